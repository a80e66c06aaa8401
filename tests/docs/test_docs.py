"""The pages are true: their examples run, and their links and pictures exist."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ["docs", "examples", "src", "tests", "tools"]
PAGES = [*sorted(ROOT.glob("*.md")), *(page for folder in FOLDERS for page in sorted((ROOT / folder).rglob("*.md")))]
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)\s]+)\)")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def examples(page: Path) -> str:
    """The examples of a page that show what they print, one after the other."""
    return "\n".join(block for block in EXAMPLE.findall(page.read_text("utf-8")) if ">>>" in block)


def absent(page: Path, pictures: bool) -> list[str]:
    """Links and pictures of a page that do not exist in the project."""
    return [
        target
        for picture, target in LINK.findall(page.read_text("utf-8"))
        if bool(picture) == pictures
        and not re.match(r"[a-z]+:|#", target)
        and not (page.parent / target.partition("#")[0]).exists()
    ]


@every_page
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    assert absent(page, pictures=False) == []


@every_page
def test_the_pictures_of_a_page_exist(page: Path) -> None:
    assert absent(page, pictures=True) == []


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page_run_as_shown(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(examples(page), {}, page.name, str(page), 0)
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert result.failed == 0, "".join(report)


def test_the_first_page_has_examples() -> None:
    assert examples(ROOT / "README.md").count(">>>") > 10


def test_the_index_lists_every_page() -> None:
    docs = ROOT / "docs"
    listed = {(docs / target).resolve() for _, target in LINK.findall((docs / "README.md").read_text("utf-8"))}
    pages = {page.resolve() for page in docs.rglob("*.md")} - {(docs / "README.md").resolve()}
    assert sorted(page.name for page in pages - listed) == []


def test_decisions_are_listed_under_their_own_titles() -> None:
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    for page in sorted((ROOT / "docs" / "decisions").glob("*.md")):
        number, title = page.read_text("utf-8").splitlines()[0].removeprefix("# ").split(". ", 1)
        assert f"{number}. [{title}](decisions/{page.name})" in index
