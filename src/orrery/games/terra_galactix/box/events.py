"""What happens in all three games, as the log tells it. [TG-15]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Event, Field
from orrery.games.terra_galactix.box.actions import DICE
from orrery.games.terra_galactix.box.board import BUNKER_NAMES, COLOURS, PLACES, SAUCER_NAMES, STAR_CARDS
from orrery.games.terra_galactix.box.cards import KINDS

SAUCER: Final = Field("saucer", SAUCER_NAMES)
PLACE: Final = Field("place", PLACES)
CARD: Final = Field("card", KINDS)
STAR: Final = Field("star", STAR_CARDS)
COLOUR: Final = Field("colour", COLOURS)
DIE: Final = Field("die", DICE)
BUNKER: Final = Field("bunker", BUNKER_NAMES)

FIRST_ROLLED: Final = Event("first-rolled", SEAT, NUMBER, NUMBER)
TIED_FOR_FIRST: Final = Event("tied-for-first", NUMBER)
STARTED: Final = Event("started", SEAT)
DREW: Final = Event("drew", SEAT, NUMBER, NUMBER, shows="hands pile")  # how many cards, how many are left
RESHUFFLED: Final = Event("reshuffled", NUMBER, shows="pile discards")
TURN_BEGAN: Final = Event("turn-began", SEAT, shows="doubled")
DOUBLED: Final = Event("doubled", DIE, NUMBER)
FLOWN: Final = Event("flown", SEAT, SAUCER, PLACE, shows="saucers")  # where a move has ended, step by step
STARS_RESHUFFLED: Final = Event("stars-reshuffled", shows="stars")
STAR_REFUSED: Final = Event("star-refused", STAR, PLACE, shows="stars")
CAME_OUT: Final = Event("came-out", SAUCER, STAR, PLACE, shows="saucers stars")

BOX_EVENTS: Final = [
    FIRST_ROLLED,
    TIED_FOR_FIRST,
    STARTED,
    DREW,
    RESHUFFLED,
    TURN_BEGAN,
    DOUBLED,
    FLOWN,
    STARS_RESHUFFLED,
    STAR_REFUSED,
    CAME_OUT,
]
