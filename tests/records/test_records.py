"""Golden records of all games: each replays, is rewritten byte for byte, and together they show everything that can happen."""

from pathlib import Path

import pytest

import orrery
from orrery.catalog import game_of
from orrery.core import Record, RecordError, Replay, name, read_record
from tools.make_records import remade

HERE = Path(__file__).parent
PATHS = sorted(HERE.glob("*/*.orr"))


def read(path: Path) -> Record:
    return read_record(path.read_text("utf-8"), path.relative_to(HERE).as_posix())


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_fingerprints_and_its_result(path: Path) -> None:
    record = read(path)
    assert record.headers["Game"] == path.parent.name
    Replay(game_of(record), record).finish()


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_is_rewritten_byte_for_byte(path: Path) -> None:
    assert read(path).write().encode() == path.read_bytes()


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_is_made_again_byte_for_byte(path: Path) -> None:
    record = read(path)
    fresh, problem = remade(game_of(record), record)
    assert not problem and fresh.write().encode() == path.read_bytes()


# Making records


def draft(result: str, *rows: str) -> Record:
    """A record of the first game, without fingerprints."""
    game = orrery.game(orrery.games()[0])
    seats = ", ".join(f"P{seat}" for seat in range(1, game.seats[0] + 1))
    headers = {"Game": game.name, "Rules": str(game.version), "Seats": seats, "Options": "", "Result": result}
    head = [f'[{key} "{value}"]' for key, value in headers.items()]
    return read_record("\n".join([*head, "", *rows]), "draft.orr")


def test_a_draft_of_headers_becomes_a_whole_game_reproducibly() -> None:
    game = orrery.game(orrery.games()[0])
    fresh, problem = remade(game, draft("?"))
    again, _ = remade(game, draft("?"))
    assert not problem and fresh.write() == again.write()
    assert Replay(game, fresh).finish().outcome() is not None


def test_an_answer_that_is_refused_is_named_and_ends_a_fragment() -> None:
    whole = read(next(path for path in PATHS if path.parent.name == orrery.games()[0]))
    first = whole.lines[0]
    opening = f"{name(first.seat)} {first.text}  ; kept"
    fresh, problem = remade(orrery.game(orrery.games()[0]), draft("*", opening, "* nonsense", opening))
    assert problem.startswith("draft.orr:8: no ") and "'nonsense'" in problem
    assert [(line.text, line.comment) for line in fresh.lines] == [(first.text, "kept")]


def test_a_record_with_a_wrong_fingerprint_is_caught() -> None:
    record = read(PATHS[0])
    record.lines[-1].mark = "00000000"
    with pytest.raises(RecordError, match="is not the one that was recorded"):
        Replay(game_of(record), record).finish()
