"""The page about the command: every example is run, and prints what the page says."""

import codecs
import io
import re
import shlex
from pathlib import Path

import pytest

from orrery.arena import bench
from orrery.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "guide" / "command.md"
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = ["games", "play", "simulate", "replay", "bench", "arena"]


def examples() -> list[tuple[str, str]]:
    """Every command of the page with what it prints, in order."""
    found: list[tuple[str, str]] = []
    for block in BLOCK.findall(PAGE.read_text("utf-8")):
        for part in block.split("$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def files() -> dict[str, str]:
    """Every file that the page shows: its name is in a comment on its first line."""
    found = re.findall(r"^```text\n(; (\S+)\n.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return {name: text for text, name in found}


def words(command: str) -> tuple[list[str], str]:
    """What follows `orrery`, and what is piped into it."""
    piped, _, typed = command.rpartition(" | ")
    given = codecs.decode(shlex.split(piped)[1], "unicode_escape") if piped else ""
    name, *arguments = shlex.split(typed)
    assert name == "orrery"
    return arguments, given


def alike(expected: str, printed: str) -> bool:
    """Whether this was printed, with `...` for anything: within a line, or any number of lines where it is alone."""
    lines = [
        r"(?:.*\n)*" if line == "..." else re.escape(line).replace(re.escape("..."), ".*") + r"\n"
        for line in expected.splitlines()
    ]
    return re.fullmatch("".join(lines), printed) is not None


def test_likeness() -> None:
    assert alike("a ... c\n...\nz\n", "a b c\nz\n") and alike("a\n...\nz\n", "a\nb\nc\nz\n")
    assert not alike("a ... c\n", "a b\nc\n") and not alike("a\n", "a\nb\n")


def test_every_example_prints_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SLICE", 0.01)
    for name, text in files().items():
        (tmp_path / name).write_text(text, "utf-8")
    for command, expected in examples():
        arguments, given = words(command)
        monkeypatch.setattr("sys.stdin", io.StringIO(given))
        main(arguments)
        out, err = capsys.readouterr()
        assert alike(expected, out + err), f"{command}\n{out}{err}"
    assert len(list((tmp_path / "pictures").iterdir())) > 1 and (tmp_path / "arena.svg").exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example(command: str) -> None:
    assert any(words(example)[0][0] == command for example, _ in examples())
