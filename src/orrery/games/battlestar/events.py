"""What happens, as the log tells it: every event of the game with its fields. [BG-5]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Event, Field
from orrery.games.battlestar.actions import KINDS
from orrery.games.battlestar.board import CELLS, COLOURS

PLACE: Final = Field("place", [*CELLS, *("home" for _ in COLOURS)])
CARD: Final = Field("card", KINDS)

TURNED_UP: Final = Event("turned-up", SEAT, CARD, shows="shown packs")
SPUN: Final = Event("spun", SEAT, NUMBER, shows="number dial")
SPUN_LINE: Final = Event("spun-line", SEAT, shows="dial")
TIED_FOR_FIRST: Final = Event("tied-for-first", NUMBER)
STARTED: Final = Event("started", SEAT)
FLEW: Final = Event("flew", SEAT, PLACE, shows="ships")  # the only move there was
HEMMED_IN: Final = Event("hemmed-in", SEAT)
CAPTURED: Final = Event("captured", SEAT, PLACE, shows="raider carrier")
ATTACKED: Final = Event("attacked", SEAT, SEAT)
TIED: Final = Event("tied", SEAT, SEAT, NUMBER)
WON: Final = Event("won", SEAT, SEAT, NUMBER, NUMBER, shows="raider carrier")
SENT: Final = Event("sent", SEAT, PLACE, shows="ships")
LEFT_BEHIND: Final = Event("left-behind", SEAT, PLACE, shows="raider carrier")
NOT_SENT: Final = Event("not-sent", SEAT)
FIRED: Final = Event("fired", SEAT, NUMBER, shows="dial")
HIT: Final = Event("hit", SEAT, SEAT)
HIT_NOBODY: Final = Event("hit-nobody", SEAT)
CAME_HOME: Final = Event("came-home", SEAT, shows="ships winner")

EVENTS: Final = [
    TURNED_UP,
    SPUN,
    SPUN_LINE,
    TIED_FOR_FIRST,
    STARTED,
    FLEW,
    HEMMED_IN,
    CAPTURED,
    ATTACKED,
    TIED,
    WON,
    SENT,
    LEFT_BEHIND,
    NOT_SENT,
    FIRED,
    HIT,
    HIT_NOBODY,
    CAME_HOME,
]
