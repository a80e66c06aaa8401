"""Line by line: what is printed, what is echoed, and whole games in both languages."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from orrery import catalog
from orrery.core import Replay, read_record
from orrery.terminal.faces import PlainFace
from orrery.terminal.playing import play
from orrery.terminal.replies import reply
from orrery.terminal.session import Session
from tests.games.battlestar.boards import board

GALACTICA = catalog.game("battlestar-galactica-1978")
RACE = catalog.game("race-xeno-invasion")
RAIDERS = catalog.game("planet-raiders")
INVADERS_WAR = catalog.game("terra-galactix-invaders-war")


def session(lang: str = "en", seats: int = 2) -> Session:
    return Session(GALACTICA, seats, 0, "cadet", GALACTICA.options(""), 3, lang)


def said(typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str = "en") -> list[str]:
    """What is printed while these lines are piped in."""
    return dialogue(session(lang), typed, monkeypatch, capsys)


def dialogue(game: Session, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
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
    assert all(line.isascii() for line in lines[place + 1 : place + 22])
    shown = " ".join(lines[place + 22 : -1])
    assert "R astro-jet rouge . V astro-jet vert . r station de lancement, rouge" in shown and "O gouffre noir" in shown
    assert "Suraccélération" in shown  # words keep their accents


def test_places_are_listed_with_what_is_there() -> None:
    told = {
        "fr": {"move F6": "Gouffre noir F6", "move H8": "Planète pourpre H8", "move E5": "Aller en E5"},
        "en": {"move F6": "Black hole F6", "move H8": "Purple planet H8", "move E5": "Fly to E5"},
    }
    view = board("red F5", seats=2, spin=5).observe(0)
    for lang, labels in told.items():
        words = GALACTICA.words.into(lang)
        assert {text: GALACTICA.label(view, text, words) for text in labels} == labels
    words = GALACTICA.words.into("en")
    near = board("red J8", seats=2, spin=2).observe(0)
    assert GALACTICA.label(near, "move J10", words) == "Capture the Cylon raider on J10"
    for options, spin, label in [
        ("", 2, "J9: battle against Green, an even fight"),
        ("free-battle", 2, "J9: next to Green, a battle if you like"),
        ("free-battle", 5, "J9: battle against Green, an even fight"),
    ]:
        beside = board("red J7", "green* J10", seats=2, options=options, spin=spin).observe(0)
        assert GALACTICA.label(beside, "move J9", words) == label


def test_a_single_answer_is_not_a_range_of_numbers() -> None:
    race = Session(RACE, 2, 0, "random", RACE.options(""), 6, "en")
    race.advance()
    while (decision := race.decision()) and len(decision.options) > 1:
        race.journal.play(0, decision.options[0])
        race.advance()
    assert reply(race, "2").text == "The only answer is 1: 2 is none."


def test_variants_and_the_last_position_are_printed_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Session(RACE, 2, 0, "random", RACE.options("mode=invasion"), 6, "fr")
    lines = dialogue(game, "1\n" * 3000, monkeypatch, capsys)
    assert lines[1].startswith("À partir du troisième tour, les Xenos attaquent")
    assert not any("mode=" in line for line in lines)
    end = next(place for place, line in enumerate(lines) if line.startswith("La partie s'est terminée parce"))
    assert any(" = jetons " in line for line in lines[end:])  # the final sheet
    assert any(line.startswith("1. P") and line.endswith(" PV") for line in lines[end:])


def test_who_plays_which_colour_is_printed_at_the_beginning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Session(RAIDERS, 3, 1, "cadet", RAIDERS.options("weave"), 6, "en")
    lines = dialogue(game, "quit\n", monkeypatch, capsys)
    assert lines[1] == "At the table: P1 red (cadet), P2 yellow (you), P3 violet (cadet)."
    assert lines[2] == "Flights of several raiders may be mixed, until a raider takes something."


def test_the_greeting_knows_which_seats_were_drawn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = Session(INVADERS_WAR, 4, 1, "cadet", INVADERS_WAR.options(""), 3, "en")
    lines = dialogue(game, "quit\n", monkeypatch, capsys)
    assert lines[1] == "At the table: P1 B (cadet), P2 C (you), P3 D (cadet), P4 A (cadet)."
    assert lines[2:4] == ["P1 takes base B", "P2 takes base C"]


@pytest.mark.parametrize(
    ("name", "options"), [("terra-galactix-invaders-war", "bases=BA"), ("terra-galactix-war", "duel bases=BA")]
)
def test_who_plays_two_camps_is_told_both(
    name: str, options: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = catalog.game(name)
    lines = dialogue(Session(chosen, 2, 0, "cadet", chosen.options(options), 3, "en"), "quit\n", monkeypatch, capsys)
    assert lines[1] == "At the table: P1 B and D (you), P2 A and C (cadet)."


def test_nothing_is_printed_twice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said("1\nu\n1\nquit\n", monkeypatch, capsys)
    assert lines.count("P1 flies to D1") == 2  # once for each time that it was done
    assert lines.count("Your latest answer is taken back.") == 1
    turned = [line for line in lines if "turns up a command card" in line]
    assert sum(int(line.partition(" ×")[2] or 1) for line in turned) == 4


def script(game: Session, notation: bool) -> tuple[list[str], str]:
    """Answers that play a whole game, as numbers or as notation, and its record."""
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
    outcome = Replay(GALACTICA, read_record(record)).finish().outcome()
    assert outcome is not None
    winner = ["P1 (rouge)", "P2 (vert)"] if lang == "fr" else ["P1 (red)", "P2 (green)"]
    assert words.ending("raider-home", [winner[outcome.ranks.index(1)]]) in ran.stdout
    assert ran.stdout.count("\n> ") == len(typed) + 2
