"""Who may import whom: read from the syntax trees, row by row of one table."""

import ast
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from orrery.catalog import FOLDERS, game

SOURCE = Path(__file__).parents[2] / "src"
PACKAGE = SOURCE / "orrery"
COMPILER = {"librt", "mypy_extensions"}

# part: the parts it may import, and the libraries; the standard library and a part's own modules are always allowed
ROWS: dict[str, tuple[set[str], set[str]]] = {
    "_loader": (set(), set()),
    "core": (set(), COMPILER),
    "games": ({"core"}, COMPILER),
    "catalog": ({"core", "games"}, set()),
    "phrasebook": ({"core", "catalog"}, set()),
    "__init__": ({"_loader", "core", "catalog"}, set()),
    "testing": ({"core"}, {"hypothesis", "pytest"}),
    "draw": ({"core"}, {"PIL", "resvg_py", "rich"}),
    "bots": ({"core"}, COMPILER),
    "arena": ({"_loader", "core", "catalog", "bots"}, {"matplotlib", "openskill", "pyspiel"}),
    "server": (
        {"__init__", "core", "catalog", "phrasebook", "draw", "bots", "arena"},
        {
            "alembic",
            "litestar",
            "msgspec",
            "platformdirs",
            "prometheus_client",
            "sqlalchemy",
            "structlog",
            "uvicorn",
            "websockets",
        },
    ),
    "envs": ({"core", "catalog", "draw", "bots"}, {"gymnasium", "numpy", "pettingzoo"}),
    "terminal": ({"core", "catalog", "draw", "bots"}, {"rich"}),
    "__main__": ({"cli"}, set()),
    "cli": (
        {"_loader", "__init__", "core", "catalog", "phrasebook", "draw", "bots", "arena", "terminal", "testing", "server"},
        {"rich", "sqlalchemy", "typer"},
    ),
}
AT_ONCE = {"cli", "core", "catalog", "__init__"}  # what the command may import before it knows the subcommand
FIRST = {"orrery.cli", "orrery.cli.arguments", "orrery.cli.commands"}  # the modules that are loaded before that

MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts): path
    for path in sorted(PACKAGE.rglob("*.py"))
    if "_compiled" not in path.parts
}


def part_of(name: str) -> str:
    """The part of Orrery that a module, or a name imported from one, belongs to; `orrery.game` is the package's own."""
    part = name.split(".")[1] if "." in name else "__init__"
    return part if part in ROWS or (PACKAGE / part).is_dir() or (PACKAGE / f"{part}.py").is_file() else "__init__"


def imported(module: str, nodes: Iterable[ast.AST]) -> list[str]:
    """Everything that these statements import, by its full name."""
    found: list[str] = []
    for node in nodes:
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*package, *([node.module] if node.module else [])])
            found += [f"{base}.{alias.name}" for alias in node.names]
    return found


def breaches(module: str, tree: ast.Module) -> list[str]:
    """What a module imports and its row does not allow, one sentence each."""
    part = module.split(".")[1]
    if part not in ROWS:
        return [f"{module}: the part {part!r} has no row in the table of imports"]
    parts, libraries = ROWS[part]
    found = []
    for name in imported(module, ast.walk(tree)):
        top = name.split(".")[0]
        if top == "orrery":
            allowed = part_of(name) in {part, *parts} and same_game(module, name)
        else:
            allowed = top in libraries or top in sys.stdlib_module_names
        if not allowed:
            found.append(f"{module} may not import {name}")
    if module in FIRST:
        found += [f"{module} imports {name} too early" for name in imported(module, tree.body) if too_early(name)]
    return found


def too_early(name: str) -> bool:
    """Whether the command should delay an import until a subcommand needs it."""
    return name.split(".")[0] == "orrery" and part_of(name) not in AT_ONCE


def same_game(module: str, name: str) -> bool:
    """A game imports its own folder and no other game's; the catalog finds them all by name."""
    if part_of(module) != "games" or part_of(name) != "games":
        return True
    return module.split(".")[2:3] == name.split(".")[2:3]


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_what_its_row_allows(module: str) -> None:
    assert breaches(module, ast.parse(MODULES[module].read_text("utf-8"))) == []


def test_only_the_catalog_the_kit_and_bots_by_name_import_modules_by_a_computed_name() -> None:
    made_up = {
        module
        for module, path in MODULES.items()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in {"import_module", "__import__"}
    }
    assert made_up == {
        "orrery.bots.naming",
        "orrery.catalog",
        "orrery.cli.new_game",
        "orrery.core.pictured",  # a game names the module of its pictures
        "orrery.testing.builds",
    }


@pytest.mark.parametrize("name", FOLDERS)
def test_a_game_is_named_in_its_folder_and_in_the_catalog_only(name: str) -> None:
    folder = FOLDERS[name]
    spellings = [f"games.{folder}", f"games/{folder}"]
    if "-" in name:  # a name that is an ordinary word may also stand for what it means
        spellings += [name, game(name).title()]
    strangers = [
        path.relative_to(SOURCE).as_posix()
        for path in sorted(PACKAGE.rglob("*"))
        if path.suffix in {".py", ".json", ".css", ".html"}
        and "_compiled" not in path.parts
        and PACKAGE / "games" / folder.split(".")[0] not in path.parents  # games of one box may name each other
        and path != PACKAGE / "catalog.py"
        and (any(text in path.read_text("utf-8") for text in spellings) or quotes(path, folder))
    ]
    assert strangers == []


def quotes(path: Path, folder: str) -> bool:
    """Whether a source has the bare name of a folder among its strings."""
    if path.suffix != ".py":
        return False
    tree = ast.parse(path.read_text("utf-8"))
    return any(isinstance(node, ast.Constant) and node.value == folder for node in ast.walk(tree))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("orrery.core.pool", "import numpy"),
        ("orrery.core.pool", "from orrery.catalog import game"),
        ("orrery.core.pool", "def late():\n    from orrery import games"),
        ("orrery.games.chess.state", "from orrery.games.draughts.board import CELLS"),
        ("orrery.games.chess.state", "from ..draughts import board"),
        ("orrery.games.chess.state", "import orrery.bots.bot"),
        ("orrery.bots.greedy", "from orrery.arena import match"),
        ("orrery.draw.svg", "import numpy"),
        ("orrery.kitchen.sink", "import json"),
        ("orrery.cli", "from orrery.arena import match"),
    ],
)
def test_the_table_catches_what_it_does_not_list(module: str, source: str) -> None:
    assert len(breaches(module, ast.parse(source))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("orrery.core.pool", "import json\nfrom librt.vecs import vec\nfrom . import rng"),
        (
            "orrery.games.chess.state",
            "from orrery.core import Rng\nfrom orrery.games.chess import board\nfrom .board import CELLS",
        ),
        ("orrery.cli", "import typer\nfrom orrery.core import Game\ndef play():\n    from orrery.arena import match"),
        ("orrery.envs.aec", "import numpy\nfrom orrery.catalog import game"),
    ],
)
def test_the_table_allows_what_it_lists(module: str, source: str) -> None:
    assert breaches(module, ast.parse(source)) == []
