"""Rules cite the book: the code cites only what stands on the pages, and all that stands there is cited."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
CITATION = re.compile(r"\[([A-Z]{2}-[\w.]+)\]")
SECTION = re.compile(r"[A-Z]{2}-\d+(\.\d+)*$")
RULING_OR_SCENARIO = re.compile(r"[A-Z]{2}-[RS]\d+$")

PAGES = sorted(path for path in RULES.glob("*.md") if not path.name.endswith(".fr.md"))


def cited(*folders: str) -> dict[str, str]:
    """Every anchor cited in these folders, and a file that cites it."""
    files = [path for folder in folders for path in sorted((ROOT / folder).rglob("*")) if path.suffix in {".py", ".json"}]
    return {anchor: path.name for path in files for anchor in CITATION.findall(path.read_text("utf-8"))}


def defined() -> list[str]:
    """The anchors of all annotated rules; on the pages square brackets stand nowhere else."""
    return [anchor for page in PAGES for anchor in CITATION.findall(page.read_text("utf-8"))]


def test_every_anchor_is_defined_once() -> None:
    anchors = defined()
    assert sorted(anchors) == sorted(set(anchors))


def test_code_and_tests_cite_only_rules_that_exist() -> None:
    known = set(defined())
    assert {anchor: file for anchor, file in cited("src/orrery/games", "tests/games").items() if anchor not in known} == {}


def test_every_ruling_and_scenario_is_cited() -> None:
    here = cited("src/orrery/games", "tests/games")
    assert [anchor for anchor in defined() if RULING_OR_SCENARIO.match(anchor) and anchor not in here] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_french_page_has_the_same_sections(page: Path) -> None:
    annotated = CITATION.findall(page.read_text("utf-8"))
    french = CITATION.findall(page.with_suffix(".fr.md").read_text("utf-8"))
    assert french == [anchor for anchor in annotated if SECTION.match(anchor)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_rulings_and_scenarios_are_numbered_in_order(page: Path) -> None:
    """Without gaps, unless a page says that it shares its numbers with the other games of its box."""
    text = page.read_text("utf-8")
    anchors = CITATION.findall(text)
    for kind in "RS":
        numbers = [int(anchor[4:]) for anchor in anchors if re.match(rf"[A-Z]{{2}}-{kind}\d+$", anchor)]
        assert numbers == (sorted(numbers) if "those of the whole box" in text else list(range(1, len(numbers) + 1)))
