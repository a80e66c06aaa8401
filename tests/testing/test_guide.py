"""The examples of the guide to the laws are true."""

import re
from pathlib import Path
from typing import Any

from orrery.testing import LAWS
from tests.core.miniatures import miniature

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "laws.md").read_text("utf-8")


def test_the_program_in_the_guide_checks_a_game_against_the_laws() -> None:
    names: dict[str, Any] = {}
    (program,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    exec(program.replace("combinations=30", "combinations=1"), names)
    names["check"](miniature("moorings"))


def test_the_guide_lists_every_law_in_order() -> None:
    told = re.findall(r"^(\d+)\. \*\*", GUIDE, re.MULTILINE)
    assert [int(number) for number in told] == list(range(1, len(LAWS) + 1))


def test_the_files_that_the_guide_names_are_there() -> None:
    for path in re.findall(r"`(tests/[\w/.]+)`", GUIDE):
        assert (Path(__file__).parents[2] / path).exists(), path
