"""Scenes for tests: a tiny one with everything in it, and every saved position of every game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import orrery
from orrery.core import NATURE, OVER, Mark, Panel, Scene

POSITIONS = sorted((Path(__file__).parent.parent / "scenes").glob("*/*.json"))


def drawn(path: Path, lang: str) -> Scene:
    """The scene of a saved position, seen by the seat that is asked there, or else by the first."""
    game = orrery.game(path.parent.name)
    state = game.load(json.loads(path.read_text("utf-8"))["state"])
    turn = state.turn()
    if turn in (NATURE, OVER):
        return game.scene(state.observe(0), None, game.words.into(lang))
    return game.scene(state.observe(turn), state.decision(turn), game.words.into(lang))


@pytest.fixture
def tiny() -> Scene:
    """Three by two squares of ten units: a floor, a wall, a walker that can go to a spot, and a hand."""
    floor = Mark("floor", "rect", 15, 10, "grid", width=30, height=20, glyph=" .")
    wall = Mark("wall", "rect", 25, 10, "frontier", width=10, height=20, glyph="##")
    walker = Mark("walker", "disc", 5, 5, "ship red", "the <walker> & co", width=8, text="R", glyph=" R")
    spot = Mark("spot", "dot", 15, 15, "target plain red", "here", width=10, glyph="+")
    cards = [Mark(f"card-{k}", "card", 20 + 30 * k, 20, "red", "a card", width=20, height=30, text="Turbo") for k in range(2)]
    hand = Panel("hand", "Red’s hand", 80, 40, cards, 0, style="red", side="left")
    table = Panel("table", "The table", 80, 40, [], side="right")
    actions = {"go": ["spot"], "play": ["card-0", "card-1"]}
    return Scene(30, 20, "A tiny scene", [floor, wall], [walker, spot], panels=[hand, table], actions=actions, cell=10)


@pytest.fixture(scope="session")
def saved() -> list[Scene]:
    """Every saved position in French, then in English."""
    return [drawn(path, lang) for lang in ["fr", "en"] for path in POSITIONS]


@pytest.fixture(scope="session")
def position() -> Callable[[str, str], Scene]:
    """A saved position by its name, in a language."""
    return lambda name, lang: drawn(next(path for path in POSITIONS if path.stem == name), lang)
