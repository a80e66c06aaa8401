"""What happens, as the log tells it: every event of the game with its fields. [BG-5]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Events, Field
from orrery.games.battlestar.actions import KINDS
from orrery.games.battlestar.board import CELLS, COLOURS

EVENTS: Final = Events()
PLACE: Final = Field("place", [*CELLS, *("home" for _ in COLOURS)])
CARD: Final = Field("card", KINDS)

TURNED_UP: Final = EVENTS.add("turned-up", SEAT, CARD, shows="shown packs")
SPUN: Final = EVENTS.add("spun", SEAT, NUMBER, shows="number dial")
SPUN_LINE: Final = EVENTS.add("spun-line", SEAT, shows="dial")
TIED_FOR_FIRST: Final = EVENTS.add("tied-for-first", NUMBER)
STARTED: Final = EVENTS.add("started", SEAT)
FLEW: Final = EVENTS.add("flew", SEAT, PLACE, shows="ships")  # the only move there was
HEMMED_IN: Final = EVENTS.add("hemmed-in", SEAT)
CAPTURED: Final = EVENTS.add("captured", SEAT, PLACE, shows="raider carrier")
ATTACKED: Final = EVENTS.add("attacked", SEAT, SEAT)
TIED: Final = EVENTS.add("tied", SEAT, SEAT, NUMBER)
WON: Final = EVENTS.add("won", SEAT, SEAT, NUMBER, NUMBER, shows="raider carrier")
FORCED: Final = EVENTS.add("forced", SEAT, SEAT, PLACE, shows="shown")
SENT: Final = EVENTS.add("sent", SEAT, PLACE, shows="ships")
LEFT_BEHIND: Final = EVENTS.add("left-behind", SEAT, PLACE, shows="raider carrier")
NOT_SENT: Final = EVENTS.add("not-sent", SEAT)
FIRED: Final = EVENTS.add("fired", SEAT, NUMBER, shows="dial")
HIT: Final = EVENTS.add("hit", SEAT, SEAT)
HIT_NOBODY: Final = EVENTS.add("hit-nobody", SEAT)
CAME_HOME: Final = EVENTS.add("came-home", SEAT, shows="ships winner")
