"""The package is called `orrery-games`; the module and the command are `orrery`."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BARE = re.compile(r"pip install[^\n`]*['\" ]orrery(\[|['\" ]|$)")


def test_the_distribution_has_its_own_name_and_the_command_keeps_its() -> None:
    assert PROJECT["name"] == "orrery-games"
    assert PROJECT["scripts"] == {"orrery": "orrery.cli:main"}


def test_no_text_tells_anybody_to_install_the_other_orrery() -> None:
    pages = [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "examples").glob("*.py"),
    ]
    told = [page.name for page in pages if BARE.search(page.read_text("utf-8"))]
    assert len(pages) > 100 and told == []
    assert BARE.search("pip install 'orrery[envs]'") and not BARE.search("pip install 'orrery-games[envs]'")


def test_every_extra_that_is_named_exists() -> None:
    named = {
        extra
        for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]
        for extra in re.findall(r"orrery-games\[(\w+)\]", page.read_text("utf-8"))
    }
    assert named and named <= set(PROJECT["optional-dependencies"])
