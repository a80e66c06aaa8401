"""What the sources of a game say of themselves, read from their syntax trees."""

import ast
from functools import cache
from pathlib import Path


@cache
def trees(folder: Path) -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(folder.rglob("*.py"))]


def class_texts(folder: Path, field: str) -> set[str]:
    """The texts that classes give a field: `ask` and `rule` of questions."""
    return {
        node.value.value
        for _, tree in trees(folder)
        for cls in ast.walk(tree)
        if isinstance(cls, ast.ClassDef)
        for node in cls.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == field
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }


def refusals(folder: Path) -> set[str]:
    """Every key that `why` methods and the module of refusals return."""
    return {
        text.split(" ")[0]  # behind its key a reason names values
        for path, tree in trees(folder)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and (function.name == "why" or path.name == "refusals.py")
        for node in ast.walk(function)
        if isinstance(node, ast.Return)
        for text in results(node.value)
        if text
    }


def results(node: ast.expr | None) -> list[str]:
    """The texts that an expression can be, its branches included but not what they depend on."""
    if isinstance(node, ast.IfExp):
        return results(node.body) + results(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return results(node.values[0])
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
