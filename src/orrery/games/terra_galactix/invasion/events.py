"""What happens in L'Invasion, as the log tells it. [TG-15]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Events
from orrery.games.terra_galactix.box.events import BOX_EVENTS, BUNKER, CARD, COLOUR, DIE, PLACE, SAUCER

# Drawing
EVENTS: Final = Events(*BOX_EVENTS.kinds)
SUPER_NOVAS_ADDED: Final = EVENTS.add("super-novas-added", NUMBER, NUMBER, shows="pile")  # how many, and the pile then
SUPER_NOVA_DRAWN: Final = EVENTS.add("super-nova", SEAT, shows="pile discards")
SUPER_NOVA_AGAIN: Final = EVENTS.add("super-nova-again", SEAT, shows="pile discards")
PUSHED: Final = EVENTS.add("pushed", SAUCER, PLACE, PLACE, shows="saucers")
PUSHED_NOBODY: Final = EVENTS.add("pushed-nobody")

# Dice and Resistance
ROLLED: Final = EVENTS.add("rolled", SEAT, NUMBER, NUMBER, NUMBER, shows="dice")
ROLLED_TWO: Final = EVENTS.add("rolled-two", SEAT, DIE, NUMBER, NUMBER, shows="dice")
ROLLED_FOR_DOUBLE: Final = EVENTS.add("rolled-for-double", SEAT, NUMBER, NUMBER, shows="dice")
ROLLED_FOUR: Final = EVENTS.add("rolled-four", SEAT, NUMBER, NUMBER, NUMBER, NUMBER, shows="dice")
RESISTED: Final = EVENTS.add("resisted", SEAT)
RETURNED: Final = EVENTS.add("returned", BUNKER, shows="bunkers")
SQUADRON_SAFE: Final = EVENTS.add("squadron-safe", COLOUR)
COLOUR_FREE: Final = EVENTS.add("colour-free")

# Fire
FIRED: Final = EVENTS.add("fired", BUNKER, shows="firing")
SILENT: Final = EVENTS.add("silent", BUNKER)
CEASED: Final = EVENTS.add("ceased", shows="firing cover")
TARGETED: Final = EVENTS.add("targeted", SAUCER, PLACE, BUNKER)
UNDER_FIRE: Final = EVENTS.add("under-fire", SAUCER, PLACE, BUNKER)
STILL_COVERED: Final = EVENTS.add("still-covered", SAUCER, PLACE)
COVERED: Final = EVENTS.add("covered", SAUCER, SAUCER)
COVER_LOST: Final = EVENTS.add("cover-lost", SAUCER, shows="cover")
SAVED: Final = EVENTS.add("saved", SAUCER, CARD, shows="cover")
DESTROYED: Final = EVENTS.add("destroyed", SAUCER, SEAT, NUMBER, shows="saucers lives")
LAST_DESTROYED: Final = EVENTS.add("last-destroyed", SAUCER, SEAT, shows="saucers lives")

# Help
REQUEST_FAILED: Final = EVENTS.add("request-failed", SEAT, CARD, shows="hands")
REQUEST_NEEDLESS: Final = EVENTS.add("request-needless", SEAT, SAUCER, shows="hands")
TAKEN_BACK: Final = EVENTS.add("taken-back", SEAT, CARD, shows="hands")
SPENT_TOGETHER: Final = EVENTS.add("spent-together", NUMBER, CARD, shows="discards doubled")
EXHAUSTED: Final = EVENTS.add("exhausted", SEAT, shows="regeneration")
STILL_EXHAUSTED: Final = EVENTS.add("still-exhausted", SEAT, shows="regeneration")
RECOVERED: Final = EVENTS.add("recovered", SEAT, shows="regeneration")

# Movement
FLEW: Final = EVENTS.add("flew", SAUCER, PLACE, shows="saucers")  # the only way there was
BLOCKED: Final = EVENTS.add("blocked", SAUCER, PLACE, NUMBER)
LANDED: Final = EVENTS.add("landed", SAUCER, PLACE, shows="saucers")
SQUADRON_BEGUN: Final = EVENTS.add("squadron-begun", COLOUR, NUMBER)
SQUADRON_GROWN: Final = EVENTS.add("squadron-grown", COLOUR, NUMBER)
SQUADRON_COMPLETE: Final = EVENTS.add("squadron-complete", COLOUR)
MOVE_LOST: Final = EVENTS.add("move-lost", SAUCER, NUMBER)
TURN_ENDED: Final = EVENTS.add("turn-ended", SEAT)

# Attacks
BUNKER_SHOT: Final = EVENTS.add("bunker-shot", SEAT, NUMBER, SAUCER, BUNKER)  # with Lasers
BUNKER_HIT: Final = EVENTS.add("bunker-hit", SAUCER, BUNKER, shows="bunkers")
BUNKER_DESTROYED: Final = EVENTS.add("bunker-destroyed", SAUCER, BUNKER, PLACE, shows="bunkers")

# The end
VICTORY: Final = EVENTS.add("victory", shows="result")
DEFEAT: Final = EVENTS.add("defeat", SEAT, shows="result")
TIME_UP: Final = EVENTS.add("time-up", NUMBER, shows="result")
