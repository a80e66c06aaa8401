"""Tracked files are about the project only: no path of a developer's machine, no host of a package registry."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OUTSIDE = re.compile(
    r"(?<![\w.])/(?:work|root|tmp|home|Users)/\w"  # a developer's machine
    r"|\b(?:pypi|pythonhosted|npmjs|crates)\.(?:org|com|io)\b"  # package registries
)


def tracked() -> list[Path]:
    """Every tracked file, as git lists them."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def outside(text: str) -> list[str]:
    return [found.group() for found in OUTSIDE.finditer(text)]


def test_no_tracked_file_names_a_machine_or_a_registry() -> None:
    found = {}
    for path in tracked():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:  # a picture
            continue
        if outside(text):
            found[path.relative_to(ROOT).as_posix()] = outside(text)
    assert found == {}


@pytest.mark.parametrize("parts", [("see /ro", "ot/notes"), ("from py", "pi.org"), ("(/ho", "me/ada/orrery)")])
def test_such_names_are_detected(parts: tuple[str, str]) -> None:
    assert len(outside("".join(parts))) == 1


@pytest.mark.parametrize("text", ["src/orrery/work/x", "tests/games/home.py", "move home/stay", "http://localhost:8000"])
def test_other_texts_are_allowed(text: str) -> None:
    assert outside(text) == []
