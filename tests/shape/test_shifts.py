"""`literal << n` is compiled to a shift of 32 bits: compiled modules take powers of two from a table instead."""

import ast
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def compiled_modules() -> list[Path]:
    """The files that are compiled, as listed by the tool that compiles them."""
    before = sys.path[:]
    try:
        tool = runpy.run_path(str(ROOT / "tools" / "compile_rules.py"))
    finally:
        sys.path[:] = before
    return [path for files, _ in tool["groups"]().values() for path in files]


def is_literal(node: ast.expr, constants: set[str]) -> bool:
    """A number, a constant that holds one, or either of them as `i64(…)`."""
    if isinstance(node, ast.Call) and len(node.args) == 1:
        return is_literal(node.args[0], constants)
    if isinstance(node, ast.Name):
        return node.id in constants
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def constants_of(tree: ast.Module) -> set[str]:
    """The names that a module gives to numbers; the compiler inlines the numbers."""
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.value is not None
        and is_literal(node.value, set())
    }


def shifts(tree: ast.Module, constants: set[str]) -> list[str]:
    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_literal(node.left, constants)
    ]


def test_no_compiled_module_shifts_a_literal() -> None:
    trees = {path: ast.parse(path.read_text("utf-8")) for path in compiled_modules()}
    constants = {name for tree in trees.values() for name in constants_of(tree)}
    found = {path.name: shifts(tree, constants) for path, tree in trees.items()}
    assert len(found) > 10
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize("source", ["1 << n", "i64(1) << n", "ONE << n", "i64(ONE) << n", "word | (1 << n)"])
def test_a_shifted_literal_is_detected(source: str) -> None:
    constants = constants_of(ast.parse("ONE: Final[i64] = 1"))
    assert len(shifts(ast.parse(source), constants)) == 1


@pytest.mark.parametrize("source", ["word << n", "1 >> n", "POWERS[n]", "1 * n"])
def test_other_arithmetic_is_allowed(source: str) -> None:
    assert shifts(ast.parse(source), set()) == []
