"""The built page is small and has nothing inline, and its own tests pass."""

import gzip
import re
import runpy
from pathlib import Path

import pytest

from tests.browser.player import ROOT

COMPRESSED = 200_000  # bytes of script and fonts, at most


def test_script_and_fonts_are_small(built: Path) -> None:
    scripts, fonts = list(built.rglob("*.js")), list(built.rglob("*.woff2"))
    assert scripts
    assert len(fonts) == 3
    assert sum(len(gzip.compress(file.read_bytes())) for file in [*scripts, *fonts]) < COMPRESSED


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(built: Path) -> None:
    document = (built / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", document) == []
    assert re.findall(r"(?:src|href)=\"(?!/static/|/api/)", document) == []
    styles = "".join(path.read_text("utf-8") for path in built.rglob("*.css"))
    assert re.findall(r"url\((?!\"?/static/assets/[\w-]+\.woff2)|@import", styles) == []


def test_no_style_asks_what_is_in_the_whole_page(built: Path) -> None:
    """A browser would look through all of it after every change: a fifth of the time that a table has for one."""
    styles = "".join(path.read_text("utf-8") for path in built.rglob("*.css"))
    assert re.findall(r"(?:html|body|:root|#app)[^{},]*:has\(", styles) == []


@pytest.mark.usefixtures("built")
def test_a_second_build_has_nothing_to_do() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "build_page.py"))
    assert tool["says"](tool["STAMP"], tool["digest"](tool["sources"]()))


@pytest.mark.usefixtures("built")
def test_the_pages_own_tests_pass() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "build_page.py"))
    done = tool["run"](tool["npm"](), "test")
    assert done.returncode == 0, done.stdout + done.stderr
