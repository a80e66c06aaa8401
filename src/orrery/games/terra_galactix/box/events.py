"""What happens in all three games, as the log tells it. [TG-15]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Events, Field
from orrery.games.terra_galactix.box.actions import DICE
from orrery.games.terra_galactix.box.board import BUNKER_NAMES, COLOURS, PLACES, SAUCER_NAMES, STAR_CARDS
from orrery.games.terra_galactix.box.cards import KINDS

BOX_EVENTS: Final = Events()
SAUCER: Final = Field("saucer", SAUCER_NAMES)
PLACE: Final = Field("place", PLACES)
CARD: Final = Field("card", KINDS)
STAR: Final = Field("star", STAR_CARDS)
COLOUR: Final = Field("colour", COLOURS)
DIE: Final = Field("die", DICE)
BUNKER: Final = Field("bunker", BUNKER_NAMES)

FIRST_ROLLED: Final = BOX_EVENTS.add("first-rolled", SEAT, NUMBER, NUMBER)
TIED_FOR_FIRST: Final = BOX_EVENTS.add("tied-for-first", NUMBER)
STARTED: Final = BOX_EVENTS.add("started", SEAT)
DREW: Final = BOX_EVENTS.add("drew", SEAT, NUMBER, NUMBER, shows="hands pile")  # how many cards, how many are left
RESHUFFLED: Final = BOX_EVENTS.add("reshuffled", NUMBER, shows="pile discards")
TURN_BEGAN: Final = BOX_EVENTS.add("turn-began", SEAT, shows="doubled")
DOUBLED: Final = BOX_EVENTS.add("doubled", DIE, NUMBER)
FLOWN: Final = BOX_EVENTS.add("flown", SEAT, SAUCER, PLACE, shows="saucers")  # where a move has ended, step by step
STARS_RESHUFFLED: Final = BOX_EVENTS.add("stars-reshuffled", shows="stars")
STAR_REFUSED: Final = BOX_EVENTS.add("star-refused", STAR, PLACE, shows="stars")
CAME_OUT: Final = BOX_EVENTS.add("came-out", SAUCER, STAR, PLACE, shows="saucers stars")
