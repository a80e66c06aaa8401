"""The drawn table fits terminals of many sizes, and always shows the question with all its answers."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from orrery import catalog
from orrery.arena.series import Series
from orrery.terminal.playing import play
from orrery.terminal.replaying import Reel
from orrery.terminal.screen import ScreenFace, browse
from orrery.terminal.session import Session

GALACTICA = catalog.game("battlestar-galactica-1978")


def console(width: int, height: int) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, highlight=False, color_system=None)


def text_of(terminal: Console) -> str:
    assert isinstance(terminal.file, io.StringIO)
    return terminal.file.getvalue()


def face(width: int, height: int, seats: int = 4, lang: str = "en") -> ScreenFace:
    session = Session(GALACTICA, seats, 0, "cadet", GALACTICA.options(""), 3, lang)
    return ScreenFace(session, console(width, height))


def shown(seen: ScreenFace) -> list[str]:
    """One more screen."""
    before = len(text_of(seen.console))
    seen.session.advance()
    seen.show()
    return text_of(seen.console)[before:].splitlines()


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 50), (100, 30), (120, 30), (160, 45)])
def test_question_answers_and_board_fit_the_terminal(width: int, height: int, lang: str) -> None:
    seen = face(width, height, lang=lang)
    for _ in range(5):
        lines = shown(seen)
        decision = seen.session.decision()
        assert decision is not None
        assert len(lines) < height and max(len(line) for line in lines) <= width
        screen = "\n".join(lines)
        assert "A B C D E F G H I J K L M N O P Q R S" in lines[0]
        for number in range(1, len(decision.options) + 1):
            assert f"{number:2} " in screen
        seen.session.journal.play(0, decision.options[-1])


@pytest.mark.parametrize("name", catalog.games())
def test_every_games_questions_are_shown_with_all_their_answers(name: str) -> None:
    game = catalog.game(name)
    session = Session(game, game.seats[-1], 0, "random", game.options(""), 3, "fr")
    seen = ScreenFace(session, console(80, 24))
    for _ in range(8):
        lines = shown(seen)
        decision = session.decision()
        assert decision is not None
        assert max(len(line) for line in lines) <= 80
        for number in range(1, len(decision.options) + 1):
            assert any(f"{number:2} " in line for line in lines)
        session.journal.play(0, decision.options[0])


def test_a_wide_terminal_has_board_panels_and_words_beside_each_other() -> None:
    first, *others = shown(face(140, 40))
    assert first.index("A B C") < first.index("Space dial")
    assert sum("Fly to …" in line[80:] for line in others) == 1


def test_a_tall_terminal_has_the_words_below_the_whole_picture() -> None:
    lines = shown(face(80, 60))
    assert "Space dial" in lines[0]
    assert "Fly to …" in lines


def test_a_small_terminal_has_the_board_and_the_words_beside_it() -> None:
    lines = shown(face(80, 24))
    assert any(line[42:].strip() == "Fly to …" for line in lines)


def test_news_that_does_not_fit_is_counted() -> None:
    seen = face(80, 24)
    seen.lately = [f"The {number}th thing happens" for number in range(40)]
    lines = shown(seen)
    assert lines[0][42:].strip().startswith("… ") and lines[0].endswith(" earlier")


def test_sentences_are_not_broken_before_a_french_colon() -> None:
    for line in shown(face(80, 24, lang="fr")):
        assert not line[42:].lstrip().startswith(":")


def test_looking_shows_everybodys_cards() -> None:
    seen = face(80, 24)
    shown(seen)
    seen.look()
    assert "(P4)" in text_of(seen.console)


def test_a_remark_is_read_on_the_next_screen() -> None:
    seen = face(80, 24, seats=2)
    seen.session.remarks.append("Your latest answer is taken back.")
    assert any("Your latest answer is taken back." in line for line in shown(seen))


def test_a_conversation_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1", "u", "help", "look", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    seen = face(80, 24, seats=2)
    play(seen.session, seen)
    screen = text_of(seen.console)
    for told in ("Battlestar Galactica: you are P1,", "Play a command card", "taken back.", "stop playing", "Space dial"):
        assert told in screen
    assert next(typed, None) is None


def test_a_record_is_browsed_turn_by_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Series(GALACTICA.name, "", 1, [["random", "random"]], tmp_path).play(1)
    reel = Reel(next(tmp_path.iterdir()), "en")
    typed = iter(["", "", "q"])
    terminal = console(80, 40)
    monkeypatch.setattr(terminal, "input", lambda _: next(typed))
    browse(reel, terminal)
    screen = text_of(terminal)
    assert screen.count("Enter for the next turn, q to stop.") == 3
    assert "Battlestar Galactica: P1 random (red), P2 random (green)" in screen
    assert reel.replay.state.turn_count == 2


def test_browsing_ends_with_the_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Series(GALACTICA.name, "", 1, [["random", "random"]], tmp_path).play(1)
    reel = Reel(next(tmp_path.iterdir()), "en")
    reel.go_to(len(reel.lines) - 1)
    terminal = console(80, 40)
    monkeypatch.setattr(terminal, "input", lambda _: "")
    browse(reel, terminal)
    assert "has brought the Cylon raider home and wins the game." in text_of(terminal)
