"""What is built: small, without anything inline, and its own tests pass."""

import gzip
import re
import runpy
import subprocess
from pathlib import Path

import pytest

from tests.browser.player import ROOT

COMPRESSED = 120_000  # bytes of script, at most


def test_the_script_is_small(built: Path) -> None:
    scripts = list(built.rglob("*.js"))
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) < COMPRESSED


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(built: Path) -> None:
    document = (built / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", document) == []
    assert re.findall(r"(?:src|href)=\"(?!/static/|/api/)", document) == []
    styles = "".join(path.read_text("utf-8") for path in built.rglob("*.css"))
    assert re.findall(r"url\(|@import", styles) == []


@pytest.mark.usefixtures("built")
def test_a_second_build_has_nothing_to_do() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "build_page.py"))
    assert tool["says"](tool["STAMP"], tool["digest"](tool["sources"]()))


@pytest.mark.usefixtures("built")
def test_the_pages_own_tests_pass() -> None:
    npm = runpy.run_path(str(ROOT / "tools" / "build_page.py"))["npm"]()
    done = subprocess.run([npm, "test"], cwd=ROOT / "web", capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
