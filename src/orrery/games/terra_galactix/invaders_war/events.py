"""What happens in La Guerre des Envahisseurs, as the log tells it. [TG-15]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Events, Field
from orrery.games.terra_galactix.box.board import BASES
from orrery.games.terra_galactix.box.events import BOX_EVENTS, CARD, SAUCER
from orrery.games.terra_galactix.invasion import events as invasion

EVENTS: Final = Events(
    *BOX_EVENTS.kinds,
    invasion.ROLLED,
    invasion.ROLLED_FOUR,
    invasion.FIRED,
    invasion.SILENT,
    invasion.TARGETED,
    invasion.COVERED,
    invasion.SAVED,
    invasion.REQUEST_FAILED,
    invasion.SPENT_TOGETHER,
    invasion.STILL_EXHAUSTED,
    invasion.RECOVERED,
    invasion.FLEW,
    invasion.BLOCKED,
    invasion.LANDED,
    invasion.MOVE_LOST,
    invasion.SQUADRON_BEGUN,
    invasion.SQUADRON_COMPLETE,
    invasion.BUNKER_HIT,
    invasion.BUNKER_DESTROYED,
    invasion.TURN_ENDED,
    invasion.TIME_UP,
)
TEAMS: Final = ["A+C", "B+D"]
TEAM: Final = Field("team", TEAMS)
BASE: Final = Field("base", [f"BASE-{base}" for base in BASES])
GIVER: Final = Field("giver", BASES)

SAT_DOWN: Final = EVENTS.add("sat-down", SEAT, BASE, shows="camps saucers")
CAMP_TURN: Final = EVENTS.add("camp-turn", SEAT, BASE)
GAVE: Final = EVENTS.add("gave", GIVER, CARD)
DECLINED: Final = EVENTS.add("declined", GIVER)
TIRED: Final = EVENTS.add("tired", GIVER, shows="regeneration")
PERMITS: Final = EVENTS.add("permits", SEAT, NUMBER, shows="permits")
GROUNDED: Final = EVENTS.add("grounded", SAUCER)
SHOT: Final = EVENTS.add("shot", SAUCER, SAUCER, NUMBER)
MEGA_SHOT: Final = EVENTS.add("mega-shot", SAUCER, SAUCER)
EXPLODED: Final = EVENTS.add("exploded", SEAT, SAUCER)
PARRIED: Final = EVENTS.add("parried", SAUCER, NUMBER, CARD)
LOST: Final = EVENTS.add("lost", SAUCER, SEAT, NUMBER, shows="saucers permits discards")
LOST_LAST: Final = EVENTS.add("lost-last", SAUCER, SEAT, shows="saucers permits discards")
TEAM_WON: Final = EVENTS.add("team-won", TEAM, shows="result winner")
