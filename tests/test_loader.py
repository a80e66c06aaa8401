"""Compiled rules are used where they match their source, and one line is printed where they do not."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from orrery import _loader
from orrery.testing import uncompiled

REPORT = """
import json
import orrery
from orrery._loader import is_compiled
orrery.game("battlestar-galactica-1978")
names = ["orrery.core.rng", "orrery.core.protocol", "orrery.games.battlestar.state"]
print(json.dumps([is_compiled(name) for name in names]))
"""
STALE = "orrery: compiled {} no longer match their source and are ignored; `make setup` compiles them again\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, compiled as it is here, to damage."""
    copy = tmp_path / "orrery"
    shutil.copytree(_loader.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


@pytest.fixture
def compiled(package: Path) -> Path:
    reason = uncompiled("orrery.core.protocol", "orrery.games.battlestar.game")
    if reason:
        pytest.skip(reason)
    return package


def run(package: Path, **env: str) -> tuple[list[bool], str]:
    """Which of three modules are machine code in a fresh process, and what it printed."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("ORRERY_")}
    done = subprocess.run(
        [sys.executable, "-c", REPORT],
        env={**clean, **env, "PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    answers: list[bool] = json.loads(done.stdout)
    return answers, done.stderr


def groups_made_of(package: Path) -> list[str]:
    return list(json.loads((package / "_compiled" / "manifest.json").read_text("utf-8")))


def edit(path: Path) -> None:
    path.write_text(path.read_text("utf-8") + "\n# edited\n", "utf-8")


def test_fresh_compiled_rules_are_used_silently(compiled: Path) -> None:
    assert run(compiled) == ([True, True, True], "")


def test_an_edited_game_is_run_from_source_and_that_is_printed_once(compiled: Path) -> None:
    edit(compiled / "games" / "battlestar" / "state.py")
    assert run(compiled) == ([True, True, False], STALE.format("games.battlestar"))


def test_an_edited_core_makes_everything_that_depends_on_it_stale(compiled: Path) -> None:
    edit(compiled / "core" / "actions.py")
    assert run(compiled) == ([False, False, False], STALE.format(", ".join(groups_made_of(compiled))))


def test_a_source_that_is_gone_makes_its_group_stale(compiled: Path) -> None:
    manifest = compiled / "_compiled" / "manifest.json"
    known = json.loads(manifest.read_text("utf-8"))
    known["games.battlestar"]["sources"]["orrery.games.battlestar.gone"] = "0"
    manifest.write_text(json.dumps(known), "utf-8")
    assert run(compiled) == ([True, True, False], STALE.format("games.battlestar"))


def test_without_the_library_of_the_core_the_games_run_from_source_too(compiled: Path) -> None:
    for library in (compiled / "_compiled").glob("orrery_core__mypyc*"):
        library.unlink()
    assert run(compiled) == ([False, False, False], STALE.format(", ".join(groups_made_of(compiled))))


def test_the_sources_can_be_requested_and_nothing_is_printed(package: Path) -> None:
    assert run(package, ORRERY_INTERPRETED="1") == ([False, False, False], "")


def test_zero_does_not_request_the_sources(compiled: Path) -> None:
    assert run(compiled, ORRERY_INTERPRETED="0")[0] == [True, True, True]


def test_without_a_manifest_the_rules_run_uncompiled_and_say_so(package: Path) -> None:
    shutil.rmtree(package / "_compiled", ignore_errors=True)
    said = "orrery: the rules run uncompiled, many times slower; `make setup` compiles them where there is a C compiler\n"
    assert run(package) == ([False, False, False], said)


def test_worker_processes_do_not_print_the_line_again(package: Path) -> None:
    shutil.rmtree(package / "_compiled", ignore_errors=True)
    assert run(package, ORRERY_SAID="1") == ([False, False, False], "")


def test_a_group_is_fresh_only_with_all_its_sources_and_dependencies() -> None:
    core = {"orrery.core.rng": _loader.digest(_loader.source_of("orrery.core.rng"))}
    game = {"orrery.core.pool": _loader.digest(_loader.source_of("orrery.core.pool"))}

    def fresh(core: dict[str, str], game: dict[str, str]) -> set[str]:
        manifest: dict[str, dict[str, object]] = {
            "core": {"sources": core, "needs": []},
            "games.x": {"sources": game, "needs": ["core"]},
        }
        return _loader.fresh_groups(manifest)

    assert fresh(core, game) == {"core", "games.x"}
    assert fresh(core, {"orrery.core.pool": "other"}) == {"core"}
    assert fresh({"orrery.core.rng": "other"}, game) == set()
    assert fresh({**core, "orrery.core.gone": "other"}, game) == set()
