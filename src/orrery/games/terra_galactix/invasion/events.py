"""What happens in L'Invasion, as the log tells it. [TG-15]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Event
from orrery.games.terra_galactix.box.events import BOX_EVENTS, BUNKER, CARD, COLOUR, DIE, PLACE, SAUCER

# Drawing
SUPER_NOVA_DRAWN: Final = Event("super-nova", SEAT, shows="pile discards")
SUPER_NOVA_AGAIN: Final = Event("super-nova-again", SEAT, shows="pile discards")
PUSHED: Final = Event("pushed", SAUCER, PLACE, PLACE, shows="saucers")
PUSHED_NOBODY: Final = Event("pushed-nobody")

# Dice and Resistance
ROLLED: Final = Event("rolled", SEAT, NUMBER, NUMBER, NUMBER, shows="dice")
ROLLED_TWO: Final = Event("rolled-two", SEAT, DIE, NUMBER, NUMBER, shows="dice")
ROLLED_FOR_DOUBLE: Final = Event("rolled-for-double", SEAT, NUMBER, NUMBER, shows="dice")
ROLLED_FOUR: Final = Event("rolled-four", SEAT, NUMBER, NUMBER, NUMBER, NUMBER, shows="dice")
RESISTED: Final = Event("resisted", SEAT)
RETURNED: Final = Event("returned", BUNKER, shows="bunkers")
SQUADRON_SAFE: Final = Event("squadron-safe", COLOUR)
COLOUR_FREE: Final = Event("colour-free")

# Fire
FIRED: Final = Event("fired", BUNKER, shows="firing")
SILENT: Final = Event("silent", BUNKER)
CEASED: Final = Event("ceased", shows="firing cover")
TARGETED: Final = Event("targeted", SAUCER, PLACE, BUNKER)
UNDER_FIRE: Final = Event("under-fire", SAUCER, PLACE, BUNKER)
STILL_COVERED: Final = Event("still-covered", SAUCER, PLACE)
COVERED: Final = Event("covered", SAUCER, SAUCER)
COVER_LOST: Final = Event("cover-lost", SAUCER, shows="cover")
SAVED: Final = Event("saved", SAUCER, CARD, shows="cover")
DESTROYED: Final = Event("destroyed", SAUCER, SEAT, NUMBER, shows="saucers lives cover")

# Help
REQUEST_FAILED: Final = Event("request-failed", SEAT, CARD, shows="hands")
REQUEST_NEEDLESS: Final = Event("request-needless", SEAT, SAUCER, shows="hands")
TAKEN_BACK: Final = Event("taken-back", SEAT, CARD, shows="hands")
SPENT_TOGETHER: Final = Event("spent-together", NUMBER, CARD, shows="discards doubled")
EXHAUSTED: Final = Event("exhausted", SEAT, shows="regeneration")
STILL_EXHAUSTED: Final = Event("still-exhausted", SEAT, shows="regeneration")
RECOVERED: Final = Event("recovered", SEAT, shows="regeneration")

# Movement
FLEW: Final = Event("flew", SAUCER, PLACE, shows="saucers")  # the only way there was
BLOCKED: Final = Event("blocked", SAUCER, PLACE, NUMBER)
LANDED: Final = Event("landed", SAUCER, PLACE, NUMBER, shows="saucers")
SQUADRON_BEGUN: Final = Event("squadron-begun", COLOUR, NUMBER)
SQUADRON_GROWN: Final = Event("squadron-grown", COLOUR, NUMBER)
SQUADRON_COMPLETE: Final = Event("squadron-complete", COLOUR)
MOVE_LOST: Final = Event("move-lost", SAUCER, NUMBER)
ROLLED_AT_ONCE: Final = Event("rolled-at-once", SEAT)
TURN_ENDED: Final = Event("turn-ended", SEAT)

# Attacks
BUNKER_HIT: Final = Event("bunker-hit", SAUCER, BUNKER, shows="bunkers")
BUNKER_DESTROYED: Final = Event("bunker-destroyed", SAUCER, BUNKER, PLACE, shows="bunkers")

# The end
VICTORY: Final = Event("victory", shows="result")
DEFEAT: Final = Event("defeat", SEAT, shows="result")
TIME_UP: Final = Event("time-up", NUMBER, shows="result")

EVENTS: Final = [
    *BOX_EVENTS,
    SUPER_NOVA_DRAWN,
    SUPER_NOVA_AGAIN,
    PUSHED,
    PUSHED_NOBODY,
    ROLLED,
    ROLLED_TWO,
    ROLLED_FOR_DOUBLE,
    ROLLED_FOUR,
    RESISTED,
    RETURNED,
    SQUADRON_SAFE,
    COLOUR_FREE,
    FIRED,
    SILENT,
    CEASED,
    TARGETED,
    UNDER_FIRE,
    STILL_COVERED,
    COVERED,
    COVER_LOST,
    SAVED,
    DESTROYED,
    REQUEST_FAILED,
    REQUEST_NEEDLESS,
    TAKEN_BACK,
    SPENT_TOGETHER,
    EXHAUSTED,
    STILL_EXHAUSTED,
    RECOVERED,
    FLEW,
    BLOCKED,
    LANDED,
    SQUADRON_BEGUN,
    SQUADRON_GROWN,
    SQUADRON_COMPLETE,
    MOVE_LOST,
    ROLLED_AT_ONCE,
    TURN_ENDED,
    BUNKER_HIT,
    BUNKER_DESTROYED,
    VICTORY,
    DEFEAT,
    TIME_UP,
]
