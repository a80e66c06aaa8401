"""Use compiled rules where they match their source, and say so in one line where they do not.

Compiled modules lie apart from the sources, in `_compiled`, with a manifest of the sources they were made of. A group of
modules is used only if every one of its sources, and every group it stands on, is unchanged; otherwise Python reads the
sources.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
COMPILED = PACKAGE / "_compiled"
MANIFEST = COMPILED / "manifest.json"


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def source_of(module: str) -> Path:
    return PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")


def fresh_groups(manifest: dict[str, dict[str, object]]) -> set[str]:
    """The groups whose sources, and whose foundations', are what they were when compiled."""
    fresh: set[str] = set()
    for name, group in manifest.items():  # foundations stand first
        sources, needs = group["sources"], group["needs"]
        assert isinstance(sources, dict) and isinstance(needs, list)
        same = all(source_of(module).exists() and digest(source_of(module)) == was for module, was in sources.items())
        if same and all(need in fresh for need in needs):
            fresh.add(name)
    return fresh


def library_of(module: str) -> Path | None:
    """The compiled file of a module for this Python, if there is one."""
    for suffix in EXTENSION_SUFFIXES:
        path = COMPILED.joinpath(*module.split("."))
        path = path.with_name(path.name + suffix)
        if path.exists():
            return path
    return None


class CompiledFinder(MetaPathFinder):
    """Finds the modules of fresh groups in `_compiled`; all others are left to Python."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def say(sentence: str) -> None:
    """One line, once per program: worker processes inherit that it was said."""
    if not os.environ.get("ORRERY_SAID"):
        os.environ["ORRERY_SAID"] = "1"
        sys.stderr.write(f"orrery: {sentence}\n")


def install() -> None:
    """Put the finder before Python's own, unless ORRERY_INTERPRETED asks for the sources."""
    if os.environ.get("ORRERY_INTERPRETED", "0") not in ("", "0"):
        return
    if not MANIFEST.exists():
        say("the rules run uncompiled, many times slower; `make setup` compiles them where there is a C compiler")
        return
    manifest = json.loads(MANIFEST.read_text("utf-8"))
    fresh = fresh_groups(manifest)
    files: dict[str, Path] = {}
    for name, group in manifest.items():  # a group whose foundation has no library for this Python cannot be used either
        found = {module: library_of(module) for module in [*group["sources"], group["library"]]}
        if name in fresh and all(found.values()) and fresh.issuperset(group["needs"]):
            files.update({module: file for module, file in found.items() if file})
        else:
            fresh.discard(name)
    stale = [name for name in manifest if name not in fresh]
    if stale:
        say(f"compiled {', '.join(stale)} no longer match their source and are ignored; `make setup` compiles them again")
    sys.meta_path.insert(0, CompiledFinder(files))


def is_compiled(module: str) -> bool:
    """Whether a module, once imported, is machine code."""
    file = getattr(sys.modules.get(module), "__file__", None) or ""
    return not file.endswith(".py")
