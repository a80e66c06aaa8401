"""What happens in La Guerre Galactique, as the log tells it. [TG-15]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Event, Field
from orrery.games.terra_galactix.box.events import BOX_EVENTS, CARD, PLACE, SAUCER, STAR

OBSTACLES: Final = ["no-line", "occupied", "full"]
NO_LINE: Final = 0
OCCUPIED: Final = 1
FULL: Final = 2
OBSTACLE: Final = Field("obstacle", OBSTACLES)
SURPLUSES: Final = ["too-many", "stock-empty"]
TOO_MANY: Final = 0
STOCK_EMPTY: Final = 1
SURPLUS: Final = Field("surplus", SURPLUSES)

# The turn
CAMP_BEGAN: Final = Event("camp-began", SEAT, PLACE, shows="doubled")
PERMITS_LAID: Final = Event("permits-laid", SEAT, NUMBER, shows="permits")
ROLLED: Final = Event("rolled", SEAT, NUMBER, NUMBER, shows="dice")
ROLLED_AT_ONCE: Final = Event("rolled-at-once", SEAT)
TURN_ENDED: Final = Event("turn-ended", SEAT)

# Flight
BLOCKED: Final = Event("blocked", SAUCER, PLACE, NUMBER)
CAME_HOME: Final = Event("came-home", SAUCER, PLACE, shows="saucers")
STORED: Final = Event("stored", SAUCER, NUMBER, PLACE, NUMBER, shows="stores cargo")
STAYED_HOME: Final = Event("stayed-home", SAUCER, NUMBER)

# Stacks
CARRIES: Final = Event("carries", SAUCER, NUMBER, NUMBER)
CARRIED: Final = Event("carried", SAUCER, NUMBER, PLACE, shows="saucers")
DOCKED: Final = Event("docked", SAUCER, SAUCER)
GAVE_UP: Final = Event("gave-up", SAUCER, NUMBER)
UNDOCKED: Final = Event("undocked", SAUCER, SAUCER)
STAYED_ABOARD: Final = Event("stayed-aboard", SAUCER, SAUCER, NUMBER)
TAKEN_HOME: Final = Event("taken-home", SAUCER, SAUCER, shows="saucers")
LEFT_OUTSIDE: Final = Event("left-outside", SAUCER, PLACE)
WENT_BACK: Final = Event("went-back", SAUCER, PLACE, shows="saucers")

# Galactix
COLLECTED: Final = Event("collected", SAUCER, NUMBER, PLACE, shows="ground cargo")
LEFT_LYING: Final = Event("left-lying", SAUCER, NUMBER, PLACE)
DISCOVERED: Final = Event("discovered", STAR, NUMBER, PLACE, shows="ground stock stars")
DISCOVERED_ABOARD: Final = Event("discovered-aboard", STAR, NUMBER, SAUCER, shows="stock stars cargo")
SURPLUS_LEFT: Final = Event("surplus-left", NUMBER, SURPLUS, shows="stars")
STAR_OVERFULL: Final = Event("star-overfull", STAR, PLACE, shows="stars")

# Fights
PARRIED: Final = Event("parried", SAUCER, NUMBER, CARD, shows="hands discards")
FLED: Final = Event("fled", SAUCER, shows="hands discards")
DESTROYED: Final = Event("destroyed", SAUCER, SEAT, NUMBER, shows="saucers permits discards cargo")
SCATTERED: Final = Event("scattered", PLACE, shows="ground")
STAYED: Final = Event("stayed", PLACE, PLACE, OBSTACLE, shows="ground")
CARGO_LOST: Final = Event("cargo-lost", NUMBER, NUMBER, shows="stock")

# The end
WON: Final = Event("won", SEAT, NUMBER, shows="won result")
TEAM_WON: Final = Event("team-won", SEAT, SEAT, NUMBER, NUMBER, shows="won result")
DRAWN: Final = Event("drawn", NUMBER, shows="won result")
TIME_UP: Final = Event("time-up", NUMBER, shows="won result")
SCORED: Final = Event("scored", SEAT, NUMBER, NUMBER, NUMBER, shows="points")
NEXT_GAME: Final = Event(
    "next-game", NUMBER, shows="game saucers ground cargo stock stores permits hands pile discards stars dice"
)
TOURNAMENT_WON: Final = Event("tournament-won", SEAT, NUMBER, shows="won result")

EVENTS: Final = [
    *BOX_EVENTS,
    CAMP_BEGAN,
    PERMITS_LAID,
    ROLLED,
    ROLLED_AT_ONCE,
    TURN_ENDED,
    BLOCKED,
    CAME_HOME,
    STORED,
    STAYED_HOME,
    CARRIES,
    CARRIED,
    DOCKED,
    GAVE_UP,
    UNDOCKED,
    STAYED_ABOARD,
    TAKEN_HOME,
    LEFT_OUTSIDE,
    WENT_BACK,
    COLLECTED,
    LEFT_LYING,
    DISCOVERED,
    DISCOVERED_ABOARD,
    SURPLUS_LEFT,
    STAR_OVERFULL,
    PARRIED,
    FLED,
    DESTROYED,
    SCATTERED,
    STAYED,
    CARGO_LOST,
    WON,
    TEAM_WON,
    DRAWN,
    TIME_UP,
    SCORED,
    NEXT_GAME,
    TOURNAMENT_WON,
]
