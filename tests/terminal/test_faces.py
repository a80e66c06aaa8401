"""Line by line: what is said, what is echoed, and whole games in both languages."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from orrery import catalog
from orrery.core import Replay, read_record
from orrery.terminal.faces import PlainFace
from orrery.terminal.playing import play
from orrery.terminal.session import Session

GALACTICA = catalog.game("battlestar-galactica-1978")


def session(lang: str = "en", seats: int = 2) -> Session:
    return Session(GALACTICA, seats, 0, "cadet", GALACTICA.options(""), 3, lang)


def said(typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str = "en") -> list[str]:
    """What is said while these lines are piped in."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    game = session(lang)
    play(game, PlainFace(game))
    return capsys.readouterr().out.splitlines()


def test_the_end_of_the_input_ends_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said("", monkeypatch, capsys)
    assert lines[0] == "Battlestar Galactica: you are P1, against cadet. Type help for what you can type, quit to stop."
    assert "P1 (red): The arrow shows 3: where does your ship fly?" in lines
    assert lines[-1] == "19. Fly to C6 (move C6)"


def test_what_is_piped_in_is_echoed_and_the_board_is_shown_when_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = said("voir\nquitter\n", monkeypatch, capsys, "fr")
    place = lines.index("> voir")
    assert lines[place + 1] == "   A B C D E F G H I J K L M N O P Q R S"
    assert lines[-1] == "> quitter"
    assert all(line.isascii() for line in lines[place + 1 : -1])


def test_nothing_is_told_twice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said("1\nu\n1\nquit\n", monkeypatch, capsys)
    assert lines.count("P1 flies to D1") == 2  # once for each time that it was done
    assert lines.count("Your latest answer is taken back.") == 1
    turned = [line for line in lines if "turns up a command card" in line]
    assert sum(int(line.partition(" ×")[2] or 1) for line in turned) == 4


def script(game: Session, notation: bool) -> tuple[list[str], str]:
    """Answers that win or lose a whole game, as numbers or as notation, and the record of it."""
    typed = []
    game.advance()
    while decision := game.decision():
        worth = []
        for option in decision.options:
            world = game.journal.state.clone()
            world.apply(game.you, option)
            worth.append(GALACTICA.judge(world, game.you))
        best = worth.index(max(worth))
        typed.append(decision.options[best].text if notation else str(best + 1))
        game.journal.play(game.you, decision.options[best])
        game.advance()
    return typed, game.journal.record(game.names).write()


@pytest.mark.parametrize(("lang", "notation"), [("fr", True), ("en", False)])
def test_a_whole_game_from_a_script(lang: str, notation: bool, tmp_path: Path) -> None:
    typed, record = script(session(lang), notation)
    file = tmp_path / "whole.orr"
    keep, leave = ("sauver", "quitter") if lang == "fr" else ("save", "quit")
    command = [sys.executable, "-m", "orrery", "play", GALACTICA.name, "--plain", "--bots", "cadet"]
    command += ["--seed", "3", "--lang", lang]
    lines = "\n".join([*typed, f"{keep} {file}", leave]) + "\n"
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, encoding="utf-8", check=True)
    assert file.read_text("utf-8") == record
    words = GALACTICA.words.into(lang)
    assert words.say("outcome.raider-home") in ran.stdout
    assert ran.stdout.count("\n> ") == len(typed) + 2
    assert Replay(GALACTICA, read_record(record)).finish().outcome() is not None
