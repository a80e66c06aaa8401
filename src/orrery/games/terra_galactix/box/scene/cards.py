"""The elliptical cards of the box. [TG-1]"""

from typing import Final

from orrery.core import kit
from orrery.core.scene import Mark
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.box.scene.view import TableView

CARD: Final = (100.0, 128.0)
BOTH_DICE: Final = "die-both"  # where two Pulsars are laid at once: either die alone takes one
TINTS: Final = {
    "soucoupe": "neutral",
    "pulsar": "tab-4",
    "trou_noir": "violet",
    "bouclier": "tab-1",
    "giga_bouclier": "tab-5",
    "laser": "tab-3",
    "mega_laser": "tab-6",
    "super_nova": "yellow",
}
PICTURES: Final = {  # shape, its own style and its size
    "soucoupe": ("saucer", "red", 62),
    "pulsar": ("pulsar", "", 62),
    "trou_noir": ("hole", "fire", 50),
    "bouclier": ("bubble", "red", 60),
    "giga_bouclier": ("bubble", "blue giga", 62),
    "laser": ("ray", "", 58),
    "mega_laser": ("ray", "mega", 60),
    "super_nova": ("nova", "", 60),
}
USES: Final = {  # what a card could be played for, beside being discarded or given
    "pulsar": ["pulsar red", "pulsar blue", "pulsar red blue"],
    "trou_noir": ["black_hole {red}", "black_hole {blue}", "escape"],
    "bouclier": ["shield"],
    "giga_bouclier": ["giga"],
    "laser": ["bunker_laser {red}", "bunker_laser {blue}"],
    "mega_laser": ["bunker_mega {red}", "bunker_mega {blue}"],
}


def own_cards(view: TableView, place: int) -> list[Mark]:
    """The cards of an open hand, each with what could be done with it."""
    found, seen = [], dict.fromkeys(KINDS, 0)
    for kind in view.own_cards(place):
        found.append(card(view, view.camps[place], kind, seen[kind]))
        seen[kind] += 1
    return found


def card_id(camp: str, kind: str, copy: int) -> str:
    return f"card-{camp}-{kind}-{copy}"


def button_id(answer: str) -> str:
    return "button-" + answer.replace(" ", "-")


def card(view: TableView, camp: str, kind: str, copy: int) -> Mark:
    """One card: its picture and its name; what it does when it is held large."""
    own, name = card_id(camp, kind, copy), view.words.name(kind)
    wide, high = CARD
    shape, style, size = PICTURES[kind]
    lines = kit.lines_high(name, 13, wide - 18) / 13
    picture = Mark(f"{own}-picture", shape, 0, -22 if lines < 2 else -26, style, width=size)
    tag = kit.words_at(f"{own}-name", 0, 32 if lines < 2 else 34, name, 13, "strong", wide - 18)
    label = f"{name}\n{view.words.say(f'scene.card.{kind}')}"
    could = [f"discard {kind}", *(use.format(red=f"{camp}-red", blue=f"{camp}-blue") for use in USES.get(kind, []))]
    return Mark(own, "oval", 0, 0, f"slip {TINTS[kind]}", label, width=wide, height=high, parts=[picture, tag], could=could)
