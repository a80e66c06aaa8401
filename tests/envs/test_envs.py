"""The package itself: what it exports, and what it says where its libraries are missing."""

import subprocess
import sys

import gymnasium
import pytest

import orrery
from orrery import envs

BLOCKED = "import sys; sys.modules.update(dict.fromkeys({libraries!r})); import orrery.envs"


def test_every_game_is_known_to_gymnasium() -> None:
    registered = {name for name in gymnasium.registry if name.startswith("orrery/")}
    assert registered == {f"orrery/{name}-v0" for name in orrery.games()}


def test_every_exported_name_exists() -> None:
    assert all(hasattr(envs, name) for name in envs.__all__)


@pytest.mark.parametrize("libraries", [["pettingzoo"], ["gymnasium", "numpy", "pettingzoo"]])
def test_without_its_libraries_it_says_what_to_install(libraries: list[str]) -> None:
    program = [sys.executable, "-c", BLOCKED.format(libraries=libraries)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    sentence = f"orrery.envs needs {' and '.join(libraries)}; install what is missing with: pip install 'orrery-games[envs]'"
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ImportError: {sentence}"
