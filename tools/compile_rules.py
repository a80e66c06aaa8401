"""Compile core, bots and each game with mypyc, one library each, into src/orrery/_compiled.

Only what has changed is compiled again. Without a C compiler nothing is written, one sentence says so, and Orrery runs from
its sources.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "orrery"
COMPILED = PACKAGE / "_compiled"
BUILD = ROOT / "build"
INTERPRETED = {"__init__.py", "scene"}  # files and folders made for people, once per position
SEARCHING = {
    "beam.py",
    "bot.py",
    "greedy.py",
    "same_luck.py",
    "search.py",
    "tree.py",
    "whole_turns.py",
    "evaluation.py",
}  # what bots ask thousands of times a second

sys.path.insert(0, str(PACKAGE))
from _loader import MANIFEST, digest, fresh_groups, library_of  # type: ignore[import-not-found]  # noqa: E402


def groups() -> dict[str, tuple[list[Path], list[str]]]:
    """Each group's files and the groups it stands on, foundations first."""
    found: dict[str, tuple[list[Path], list[str]]] = {
        "core": (sorted(path for path in (PACKAGE / "core").glob("*.py") if path.name != "__init__.py"), [])
    }
    for folder in sorted((PACKAGE / "games").iterdir()):
        files = sorted(path for path in folder.rglob("*.py") if INTERPRETED.isdisjoint(path.relative_to(folder).parts))
        if any(path.name == "game.py" for path in files):
            found[f"games.{folder.name}"] = (files, ["core"])
    bots = sorted(path for path in (PACKAGE / "bots").glob("*.py") if path.name in SEARCHING)
    if bots:
        found["bots"] = (bots, ["core"])
    return found


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def library_name(group: str) -> str:
    return "orrery_" + group.replace(".", "_")


def manifest() -> dict[str, dict[str, object]]:
    return {
        name: {
            "library": library_name(name) + "__mypyc",
            "needs": needs,
            "sources": {module_of(path): digest(path) for path in files},
        }
        for name, (files, needs) in groups().items()
    }


def up_to_date() -> bool:
    """Whether every group's library is here, for this Python, made of today's sources."""
    if not MANIFEST.exists():
        return False
    known = json.loads(MANIFEST.read_text("utf-8"))
    if known != manifest() or fresh_groups(known) != set(known):
        return False
    return all(library_of(module) for group in known.values() for module in [*group["sources"], group["library"]])


def has_compiler() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return bool(shutil.which(compiler)) and headers.exists()


def compile_all() -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    os.chdir(ROOT)  # paths are relative: libraries name no folder of this machine, and a C cache serves every checkout
    separate: list[tuple[list[str], str | None]] = [
        ([str(path.relative_to(ROOT)) for path in files], library_name(name)) for name, (files, _) in groups().items()
    ]
    paths = [path for files, _ in separate for path in files]
    extensions = mypycify(
        ["--config-file", "pyproject.toml", "--cache-dir", "build/cache", *paths],
        separate=separate,
        target_dir="build/c",
        debug_level="0",
    )
    if sys.platform != "win32":  # calls inside a library need no way around through its table of symbols
        for extension in extensions:  # they share one list of arguments
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    command = Distribution({"name": "orrery", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = str(COMPILED), "build/objects", True
    command.ensure_finalized()
    command.run()


def main() -> int:
    if up_to_date():
        return 0
    if not has_compiler():
        shutil.rmtree(COMPILED, ignore_errors=True)
        print("orrery: no C compiler (or no Python headers) here; the rules will run uncompiled", file=sys.stderr)
        return 0
    MANIFEST.unlink(missing_ok=True)
    plan = manifest()  # of the sources as they are now: one that is edited meanwhile is compiled again next time
    try:
        compile_all()
    except Exception:  # what is kept of an earlier build can mislead the compiler: once more from nothing
        shutil.rmtree(BUILD, ignore_errors=True)
        compile_all()
    MANIFEST.write_text(json.dumps(plan, indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--quietly"]:  # the compiler's own chatter only when something fails
        done = subprocess.run([sys.executable, __file__], capture_output=True, text=True, cwd=ROOT)
        sys.stderr.write(done.stderr if done.returncode == 0 else done.stdout + done.stderr)
        sys.exit(done.returncode)
    sys.exit(main())
