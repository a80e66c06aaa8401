"""The requirements of every game besides the laws: each one that is not met gives a message."""

from collections.abc import Callable
from pathlib import Path

import pytest

from orrery.catalog import FOLDERS, game
from orrery.core import Game
from orrery.testing.demands import DEMANDS, Files

ROOT = Path(__file__).parents[2]


def files_of(name: str) -> Files:
    folder = FOLDERS[name]
    return Files(
        sources=ROOT / "src" / "orrery" / "games" / folder.replace(".", "/"),
        records=ROOT / "tests" / "records" / name,
        counts=ROOT / "tests" / "perft" / name,
        rules=ROOT / "docs" / "rules" / f"{name}.md",
        tests=ROOT / "tests" / "games" / folder.replace(".", "/"),
        shared=shared_rooms(folder),
    )


def shared_rooms(folder: str) -> tuple[Path, ...]:
    """The folder `box` beside the folders of several games: its sources and its tests."""
    if "." not in folder:
        return ()
    box = f"{folder.split('.')[0]}/box"
    return (ROOT / "src" / "orrery" / "games" / box, ROOT / "tests" / "games" / box)


@pytest.mark.parametrize("demand", DEMANDS, ids=lambda demand: demand.__name__)
@pytest.mark.parametrize("name", FOLDERS)
def test_a_game_meets_every_requirement(name: str, demand: Callable[[Game, Files], list[str]]) -> None:
    missing = demand(game(name), files_of(name))
    assert not missing, "\n".join(missing)
