"""A module fits in a few screens, and a function in one."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULE_LINES = 500
FUNCTION_LINES = 60

MODULES = [
    path for folder in ["src", "tools"] for path in sorted((ROOT / folder).rglob("*.py")) if "_compiled" not in path.parts
]


def long_functions(source: str) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno + 1 > FUNCTION_LINES
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_and_its_functions_are_short(path: Path) -> None:
    source = path.read_text("utf-8")
    assert len(source.splitlines()) <= MODULE_LINES
    assert long_functions(source) == []


def test_a_long_function_is_detected() -> None:
    assert long_functions("def long():\n" + "    pass\n" * FUNCTION_LINES) == ["long"]
    assert long_functions("def short():\n" + "    pass\n" * (FUNCTION_LINES - 1)) == []
