"""The guide's examples are played as they stand."""

import doctest
import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parent.parent.parent / "docs" / "guide"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = [path for path in sorted(GUIDE.glob("*.md")) if ">>> " in path.read_text("utf-8")]


def test_the_pages_for_programmers_are_among_them() -> None:
    assert {"learning.md", "python.md"} <= {page.name for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_the_guide_says_what_happens(page: Path) -> None:
    text = page.read_text("utf-8")
    blocks = BLOCK.findall(text)
    assert all(block.startswith(">>> ") for block in blocks), "an example that nobody runs"
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    told: list[str] = []
    runner.run(examples, out=told.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(told)
