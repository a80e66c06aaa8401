"""`orrery new-game` writes a game that passes every check, and refuses what it cannot write."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.cli.new_game import run_new_game
from orrery.core import NotationError

SOURCE = Path(__file__).parents[1] / "src"


def run(folder: Path, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(SOURCE), str(folder)]),
        "ORRERY_GAMES": "comet-dash=comet_dash.game",
    }
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, env=env, input=answers, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("games")
    run_new_game("comet-dash", made)
    return made


def test_the_new_game_passes_its_tests_the_laws_and_all_requirements(folder: Path) -> None:
    ran = run(folder, "pytest", "-q", "-p", "no:cacheprovider", "comet_dash")
    assert ran.returncode == 0, ran.stdout
    assert "25 passed" in ran.stdout


def test_the_new_game_is_simulated_and_played(folder: Path) -> None:
    ran = run(folder, "orrery", "simulate", "comet-dash", "--games", "20", "--seats", "3", "--bots", "greedy")
    assert ran.returncode == 0 and "20 of 20 games finished" in ran.stdout
    played = run(folder, "orrery", "play", "comet-dash", "--plain", "--lang", "en", "--seed", "1", answers="1\nquit\n")
    assert "P1 rolls" in played.stdout and "which probe flies?" in played.stdout


def test_the_new_game_is_short(folder: Path) -> None:
    sources = [folder / "comet_dash" / name for name in ("game.py", "scene.py")]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in sources) < 320


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Comet Dash", "a game's name has small letters, digits and single hyphens, not 'Comet Dash'"),
        ("json", "a game cannot be called 'json': 'json' means something else in Python"),
        ("class", "a game cannot be called 'class': 'class' means something else in Python"),
        ("race-xeno-invasion", "there is a game called 'race-xeno-invasion' already"),
    ],
)
def test_a_bad_name_is_refused(name: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(NotationError, match=sentence):
        run_new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_not_empty_is_left_alone(folder: Path) -> None:
    with pytest.raises(NotationError, match="is not empty"):
        run_new_game("other-dash", folder)


@pytest.mark.parametrize("name", ["state", "none"])
def test_a_game_may_be_called_like_what_its_rules_use(name: str, tmp_path: Path) -> None:
    run_new_game(name, tmp_path)
    assert list((tmp_path / name / "tests" / "records").iterdir())
