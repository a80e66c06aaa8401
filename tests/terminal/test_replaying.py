"""A record replayed."""

from pathlib import Path

import pytest

from orrery import catalog
from orrery.arena.series import Series
from orrery.core import EVENT, RecordError, name
from orrery.terminal.replaying import Reel

GALACTICA = catalog.game("battlestar-galactica-1978")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    Series(GALACTICA.name, "", 1, [["random", "cadet"]], tmp_path).play(1)
    return next(tmp_path.iterdir())


def test_every_line_is_printed_with_its_number(record: Path) -> None:
    reel = Reel(record, "en")
    assert reel.heading() == "Battlestar Galactica: P1 random (red), P2 cadet (green)"
    told = []
    while sentence := reel.step():
        told.append(sentence)
    assert len(told) == len(reel.lines)
    assert [int(sentence[:5]) for sentence in told] == list(range(1, len(reel.lines) + 1))


@pytest.mark.parametrize(("lang", "points"), [("en", "VP"), ("fr", "PV")])
def test_the_end_of_a_game_of_points_has_every_score(lang: str, points: str, tmp_path: Path) -> None:
    Series("race-xeno-invasion", "", 1, [["random", "random"]], tmp_path).play(1)
    reel = Reel(next(tmp_path.iterdir()), lang)
    outcome = reel.replay.finish().outcome()
    assert outcome is not None
    last = reel.ending()[1:]
    assert [line.split(", ")[1] for line in last] == [f"{score:g} {points}" for score in sorted(outcome.scores, reverse=True)]


def test_the_end_of_a_game_that_is_only_won_has_none(record: Path) -> None:
    reel = Reel(record, "en")
    reel.replay.finish()
    assert {line.partition(". ")[2] for line in reel.ending()[1:]} == {"P1, red (random)", "P2, green (cadet)"}


def test_comments_are_printed_too(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    lines[6] += "  ; a good beginning"
    record.write_text("\n".join(lines) + "\n", "utf-8")
    assert (Reel(record, "en").step() or "").endswith("  ; a good beginning")


def test_turns_add_up_to_the_whole_game(record: Path) -> None:
    whole, by_turns = Reel(record, "fr"), Reel(record, "fr")
    told = []
    while turn := by_turns.turn():
        told += turn
    everything = []
    while sentence := whole.step():
        everything.append(sentence)
    assert told == everything
    assert by_turns.replay.finish().outcome() is not None


def test_going_to_a_line_plays_that_answer_last(record: Path) -> None:
    reel = Reel(record, "en")
    line = reel.lines[30]
    words, seats = GALACTICA.words.into("en"), [name(seat) for seat in range(3)]
    told = [words.line(line.seat, line.text, seats), *(words.line(EVENT, event, seats) for event in line.told)]
    assert "\n".join(reel.go_to(31)) == "   31  " + "\n       ".join(text for text in told if text)
    assert reel.place() == reel.replay.at == 31


def test_line_0_is_the_start(record: Path) -> None:
    reel = Reel(record, "en")
    assert (reel.go_to(0), reel.place()) == ([], 0)


def test_there_is_nothing_to_go_to_after_the_last_answer(record: Path) -> None:
    last = len(Reel(record, "en").lines)
    with pytest.raises(RecordError, match=rf": there is no line {last + 1}: this record has {last} answers$"):
        Reel(record, "en").go_to(last + 1)


def test_an_unfinished_game_says_so(record: Path) -> None:
    reel = Reel(record, "fr")
    reel.step()
    assert reel.ending() == ["La partie a été arrêtée avant sa fin."]


def test_a_picture_shows_what_the_gallery_may_see(record: Path) -> None:
    reel = Reel(record, "en")
    reel.step()
    assert reel.scene().actions == {}


def test_the_heading_names_the_seats_as_they_were_drawn(tmp_path: Path) -> None:
    series = Series("terra-galactix-invaders-war", "turn-limit=1", 1, [["random"] * 4], tmp_path)
    for number in range(1, 9):  # enough for both ways in which seats are drawn
        series.play(number)
    heads = {
        Reel(path, "en").heading().splitlines()[0].partition(": The War of the Invaders: ")[2] for path in tmp_path.iterdir()
    }
    assert heads == {
        "P1 random (A), P2 random (B), P3 random (C), P4 random (D)",
        "P1 random (B), P2 random (C), P3 random (D), P4 random (A)",
    }
