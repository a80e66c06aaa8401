"""What happens in La Guerre Galactique, as the log tells it. [TG-15]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Events, Field
from orrery.games.terra_galactix.box.events import BOX_EVENTS, CARD, PLACE, SAUCER, STAR

EVENTS: Final = Events(*BOX_EVENTS.kinds)
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
CAMP_BEGAN: Final = EVENTS.add("camp-began", SEAT, PLACE, shows="doubled")
PERMITS_LAID: Final = EVENTS.add("permits-laid", SEAT, NUMBER, shows="permits")
ROLLED: Final = EVENTS.add("rolled", SEAT, NUMBER, NUMBER, shows="dice")
TURN_ENDED: Final = EVENTS.add("turn-ended", SEAT)

# Flight
BLOCKED: Final = EVENTS.add("blocked", SAUCER, PLACE, NUMBER)
CAME_HOME: Final = EVENTS.add("came-home", SAUCER, PLACE, shows="saucers")
STORED: Final = EVENTS.add("stored", SAUCER, NUMBER, PLACE, NUMBER, shows="stores cargo")
STAYED_HOME: Final = EVENTS.add("stayed-home", SAUCER, NUMBER)

# Stacks
CARRIES: Final = EVENTS.add("carries", SAUCER, NUMBER, NUMBER)
CARRIED: Final = EVENTS.add("carried", SAUCER, NUMBER, PLACE, shows="saucers")
DOCKED: Final = EVENTS.add("docked", SAUCER, SAUCER)
GAVE_UP: Final = EVENTS.add("gave-up", SAUCER, NUMBER)
UNDOCKED: Final = EVENTS.add("undocked", SAUCER, SAUCER)
STAYED_ABOARD: Final = EVENTS.add("stayed-aboard", SAUCER, SAUCER, NUMBER)
TAKEN_HOME: Final = EVENTS.add("taken-home", SAUCER, SAUCER, shows="saucers")
LEFT_OUTSIDE: Final = EVENTS.add("left-outside", SAUCER, PLACE)
WENT_BACK: Final = EVENTS.add("went-back", SAUCER, PLACE, shows="saucers")

# Galactix
COLLECTED: Final = EVENTS.add("collected", SAUCER, NUMBER, PLACE, shows="ground cargo")
LEFT_LYING: Final = EVENTS.add("left-lying", SAUCER, NUMBER, PLACE)
DISCOVERED: Final = EVENTS.add("discovered", STAR, NUMBER, PLACE, shows="ground stock stars")
DISCOVERED_ABOARD: Final = EVENTS.add("discovered-aboard", STAR, NUMBER, SAUCER, shows="stock stars cargo")
DISCOVERED_NOTHING: Final = EVENTS.add("discovered-nothing", STAR, SURPLUS, shows="stars")
SURPLUS_LEFT: Final = EVENTS.add("surplus-left", NUMBER, SURPLUS, shows="stars")
STAR_OVERFULL: Final = EVENTS.add("star-overfull", STAR, PLACE, shows="stars")

# Fights
PARRIED: Final = EVENTS.add("parried", SAUCER, NUMBER, CARD, shows="hands discards")
FLED: Final = EVENTS.add("fled", SAUCER, shows="hands discards")
DESTROYED: Final = EVENTS.add("destroyed", SAUCER, SEAT, NUMBER, shows="saucers permits discards cargo")
LAST_DESTROYED: Final = EVENTS.add("last-destroyed", SAUCER, SEAT, shows="saucers permits discards cargo")
SCATTERED: Final = EVENTS.add("scattered", PLACE, shows="ground")
STAYED: Final = EVENTS.add("stayed", PLACE, PLACE, OBSTACLE, shows="ground")
CARGO_LOST: Final = EVENTS.add("cargo-lost", NUMBER, NUMBER, shows="stock")

# The end
WON: Final = EVENTS.add("won", SEAT, NUMBER, shows="won result")
TEAM_WON: Final = EVENTS.add("team-won", SEAT, SEAT, NUMBER, NUMBER, shows="won result")
DRAWN: Final = EVENTS.add("drawn", NUMBER, shows="won result")
TIME_UP: Final = EVENTS.add("time-up", NUMBER, shows="won result")
SCORED: Final = EVENTS.add("scored", SEAT, NUMBER, NUMBER, NUMBER, shows="points")
SCORED_HOME: Final = EVENTS.add("scored-home", SEAT, NUMBER, NUMBER, shows="points")
SCORED_NOTHING: Final = EVENTS.add("scored-nothing", SEAT, shows="points")
NEXT_GAME: Final = EVENTS.add(
    "next-game", NUMBER, shows="game saucers ground cargo stock stores permits hands pile discards stars dice"
)
TOURNAMENT_WON: Final = EVENTS.add("tournament-won", SEAT, NUMBER, shows="won result")
