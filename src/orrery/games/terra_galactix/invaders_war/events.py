"""What happens in La Guerre des Envahisseurs, as the log tells it. [TG-15]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Event, Field
from orrery.games.terra_galactix.box.board import BASES
from orrery.games.terra_galactix.box.events import BOX_EVENTS, CARD, SAUCER
from orrery.games.terra_galactix.invasion import events as invasion

TEAMS: Final = ["A+C", "B+D"]
TEAM: Final = Field("team", TEAMS)
BASE: Final = Field("base", [f"BASE-{base}" for base in BASES])

SAT_DOWN: Final = Event("sat-down", SEAT, BASE, shows="camps saucers")
CAMP_TURN: Final = Event("camp-turn", SEAT, BASE)
GAVE: Final = Event("gave", BASE, CARD)
DECLINED: Final = Event("declined", BASE)
TIRED: Final = Event("tired", BASE, shows="regeneration")
PERMITS: Final = Event("permits", SEAT, NUMBER, shows="permits")
GROUNDED: Final = Event("grounded", SAUCER)
SHOT: Final = Event("shot", SAUCER, SAUCER, NUMBER)
MEGA_SHOT: Final = Event("mega-shot", SAUCER, SAUCER)
EXPLODED: Final = Event("exploded", SEAT, SAUCER)
PARRIED: Final = Event("parried", SAUCER, NUMBER, CARD)
LOST: Final = Event("lost", SAUCER, SEAT, NUMBER, shows="saucers permits discards")
TEAM_WON: Final = Event("team-won", TEAM, shows="result winner")

EVENTS: Final = [
    *BOX_EVENTS,
    SAT_DOWN,
    CAMP_TURN,
    GAVE,
    DECLINED,
    TIRED,
    PERMITS,
    invasion.ROLLED,
    invasion.ROLLED_FOUR,
    invasion.ROLLED_AT_ONCE,
    SHOT,
    MEGA_SHOT,
    EXPLODED,
    PARRIED,
    LOST,
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
    GROUNDED,
    invasion.LANDED,
    invasion.SQUADRON_BEGUN,
    invasion.SQUADRON_COMPLETE,
    invasion.BUNKER_HIT,
    invasion.BUNKER_DESTROYED,
    invasion.TURN_ENDED,
    TEAM_WON,
    invasion.TIME_UP,
]
