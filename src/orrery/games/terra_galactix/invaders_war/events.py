"""What happens in La Guerre des Envahisseurs, as the log tells it. [TG-15]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Events, Field
from orrery.games.terra_galactix.box.board import BASES
from orrery.games.terra_galactix.box.events import BOX_EVENTS, CARD, DREW, SAUCER, TURN_BEGAN
from orrery.games.terra_galactix.invasion import events as invasion

EVENTS: Final = Events(
    *[event for event in BOX_EVENTS.kinds if event not in (TURN_BEGAN, DREW)],
    invasion.ROLLED,
    invasion.ROLLED_FOUR,
    invasion.FIRED,
    invasion.SILENT,
    invasion.TARGETED,
    invasion.COVERED,
    invasion.SAVED,
    invasion.REQUEST_FAILED,
    invasion.SPENT_TOGETHER,
    invasion.FLEW,
    invasion.BLOCKED,
    invasion.LANDED,
    invasion.MOVE_LOST,
    invasion.SQUADRON_BEGUN,
    invasion.SQUADRON_COMPLETE,
    invasion.BUNKER_SHOT,
    invasion.BUNKER_HIT,
    invasion.BUNKER_DESTROYED,
    invasion.TURN_ENDED,
    invasion.TIME_UP,
)
TEAMS: Final = ["A+C", "B+D"]
TEAM: Final = Field("team", TEAMS)
BASE: Final = Field("base", [f"BASE-{base}" for base in BASES])

SAT_DOWN: Final = EVENTS.add("sat-down", SEAT, BASE, shows="camps saucers")

# Hands and permits are of a camp, and a player may have two: these say which [TG-R36]
CAMP_TURN: Final = EVENTS.add("camp-turn", SEAT, BASE, shows="doubled")
CAMP_DREW: Final = EVENTS.add("camp-drew", SEAT, BASE, NUMBER, NUMBER, shows="hands pile")
GAVE: Final = EVENTS.add("gave", SEAT, BASE, CARD)
DECLINED: Final = EVENTS.add("declined", SEAT, BASE)
TIRED: Final = EVENTS.add("tired", SEAT, BASE, shows="regeneration")
STILL_TIRED: Final = EVENTS.add("still-tired", SEAT, BASE, shows="regeneration")
RESTED: Final = EVENTS.add("rested", SEAT, BASE, shows="regeneration")
OF_CAMP: Final = {  # what stands for an event of L'Invasion that names only the player
    TURN_BEGAN.name: CAMP_TURN,
    invasion.EXHAUSTED.name: TIRED,
    invasion.STILL_EXHAUSTED.name: STILL_TIRED,
    invasion.RECOVERED.name: RESTED,
}
PERMITS: Final = EVENTS.add("permits", SEAT, BASE, NUMBER, shows="permits")
GROUNDED: Final = EVENTS.add("grounded", SAUCER)
SHOT: Final = EVENTS.add("shot", SAUCER, SAUCER, NUMBER)
MEGA_SHOT: Final = EVENTS.add("mega-shot", SAUCER, SAUCER)
EXPLODED: Final = EVENTS.add("exploded", SEAT, SAUCER)
PARRIED: Final = EVENTS.add("parried", SAUCER, NUMBER, CARD)
LOST: Final = EVENTS.add("lost", SAUCER, SEAT, BASE, NUMBER, shows="saucers permits discards")
LOST_LAST: Final = EVENTS.add("lost-last", SAUCER, SEAT, BASE, shows="saucers permits discards")
TEAM_WON: Final = EVENTS.add("team-won", TEAM, shows="result winner")
