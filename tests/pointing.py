"""Which answers can be given by pointing at the picture, and which are declared to need a button in the end."""

from typing import Final

from orrery.core import Scene

Meanings = dict[str, list[str]]  # by an answer, or the answers of a way: the marks that mean it

STEP: Final = "one step of several: to point at a place means the whole flight there"
SHOT: Final = "with how many cards one fires, or which"
REQUEST: Final = "an own card would do the same, or the others are asked for another number of cards"
LAUNCH: Final = "how many cards are laid, or whether one is discarded instead"
# Answers whose marks all belong to another answer too: after the last pick the bar has a button for each.
BUTTONS: Final[dict[str, dict[str, str]]] = {
    "invaders": {
        "play": "the same card in the same zone, with or without what it may cost less",
        "use": "the same card has two uses, or may be chosen for something else",
        "ops": "the same card may be used",
        "prevent": "with how many tokens",
    },
    "race-xeno-invasion": {
        "use": "a card with two powers in the same phase",
        "windfall": "the bonus of Produce would do the same",
    },
    "terra-galactix-invasion": {"step": STEP, "request": REQUEST},
    "terra-galactix-invaders-war": {"step": STEP, "laser": SHOT, "request": REQUEST, "launch_cards": LAUNCH},
    "terra-galactix-war": {"step": STEP, "laser": SHOT, "mega": SHOT, "super_nova": SHOT, "launch_cards": LAUNCH},
}


def pointed(scene: Scene) -> Meanings:
    """The marks of each answer and each way that a page draws; it has a bar of its own for what is asked."""
    asked = {mark.id for panel in scene.panels if panel.part == "prompt" for mark in panel.contents()}
    found = {answer: [mark for mark in marks if mark not in asked] for answer, marks in scene.actions.items()}
    found |= {" / ".join(way.answers): list(way.marks) for way in scene.ways}
    return {answer: marks for answer, marks in found.items() if marks}


def shadowed(meanings: Meanings) -> list[str]:
    """The answers that no pointing gives: whatever means them means another answer, too."""
    sets = {answer: frozenset(marks) for answer, marks in meanings.items()}
    return [answer for answer, marks in sets.items() if any(answer != other and marks <= more for other, more in sets.items())]


def needs_a_button(game: str, answer: str) -> bool:
    return answer.split(" ")[0] in BUTTONS.get(game, {})
