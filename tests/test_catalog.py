"""The games by name."""

import os
import subprocess
import sys

import pytest

import orrery
from orrery import catalog
from orrery.core import Game, NotationError


def test_every_game_is_there_under_its_name_and_made_once() -> None:
    for name in orrery.games():
        game = orrery.game(name)
        assert isinstance(game, Game) and game.name == name
        assert orrery.game(name) is game


def test_games_are_listed_before_and_after_one_is_loaded() -> None:
    program = "import orrery; one = orrery.games(); orrery.game(one[0]); assert orrery.games() == one"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    subprocess.run([sys.executable, "-c", program], env=env, check=True)


def test_a_misspelt_game_gets_the_nearest_name_or_all_of_them() -> None:
    with pytest.raises(NotationError) as near:
        orrery.game("battlestar-galactica")
    assert str(near.value) == "no game is called 'battlestar-galactica'; did you mean 'battlestar-galactica-1978'?"
    with pytest.raises(NotationError) as far:
        orrery.game("x")
    assert str(far.value) == f"no game is called 'x'; there are: {', '.join(orrery.games())}"


def test_every_game_lies_in_one_box() -> None:
    boxed = [name for games in catalog.boxes().values() for name in games]
    assert sorted(boxed) == sorted(orrery.games())


def test_a_game_without_user_data_refuses_it() -> None:
    with pytest.raises(NotationError, match="Battlestar Galactica is not made with data of its owner's"):
        orrery.game("battlestar-galactica-1978", "2 vipers")
    assert orrery.game("battlestar-galactica-1978", " \n") is orrery.game("battlestar-galactica-1978")
