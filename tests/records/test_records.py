"""Golden records of all games: each replays, is rewritten byte for byte, and together they show everything that can happen."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import orrery
from orrery.catalog import FOLDERS
from orrery.core import Question, Record, RecordError, Replay, name, read_record
from tools.make_records import remade

HERE = Path(__file__).parent
PATHS = sorted(HERE.glob("*/*.orr"))


def read(path: Path) -> Record:
    return read_record(path.read_text("utf-8"), path.relative_to(HERE).as_posix())


@cache
def happened(game: str) -> tuple[set[str], set[str]]:
    """Every question that some record of a game answers, and every verb that it answers with."""
    asks: set[str] = set()
    verbs: set[str] = set()
    for path in HERE.glob(f"{game}/*.orr"):
        record = read(path)
        replay = Replay(orrery.game(game), record)
        for line in record.lines:
            asks.add(replay.state.decision(line.seat).ask)
            verbs.add(line.text.split()[0])
            replay.step()
    return asks, verbs


def questions(game: str) -> set[str]:
    """Every question of a game's rules, by the name under which it is asked."""
    package = import_module(f"orrery.games.{FOLDERS[game]}")
    modules = [import_module(module.name) for module in walk_packages(package.__path__, f"{package.__name__}.")]
    kinds = [thing for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    return {kind.ask for kind in kinds if issubclass(kind, Question) and kind.ask}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_fingerprints_and_its_result(path: Path) -> None:
    record = read(path)
    assert record.headers["Game"] == path.parent.name
    Replay(orrery.game(record.headers["Game"]), record).finish()


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_is_rewritten_byte_for_byte(path: Path) -> None:
    assert read(path).write().encode() == path.read_bytes()


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_is_made_again_byte_for_byte(path: Path) -> None:
    record = read(path)
    fresh, problem = remade(orrery.game(record.headers["Game"]), record)
    assert not problem and fresh.write().encode() == path.read_bytes()


@pytest.mark.parametrize("game", orrery.games())
def test_every_number_of_seats_has_a_whole_game(game: str) -> None:
    whole = {len(record.names()) for record in map(read, HERE.glob(f"{game}/*.orr")) if record.headers["Result"] != "*"}
    assert whole == set(orrery.game(game).seats)


@pytest.mark.parametrize("game", orrery.games())
def test_every_value_of_every_option_has_a_record(game: str) -> None:
    chosen = [orrery.game(game).options(read(path).headers["Options"]) for path in HERE.glob(f"{game}/*.orr")]
    for choice in orrery.game(game).printed.choices:
        assert {options.value(choice.name) for options in chosen} == set(choice.values), choice.name


@pytest.mark.parametrize("game", orrery.games())
def test_every_question_is_asked_in_some_record(game: str) -> None:
    assert happened(game)[0] == questions(game)


@pytest.mark.parametrize("game", orrery.games())
def test_every_verb_is_said_in_some_record(game: str) -> None:
    assert happened(game)[1] == {action.text.split()[0] for action in orrery.game(game).table.actions}


# Making records


def draft(result: str, *rows: str) -> Record:
    """A record of the first game, without fingerprints."""
    game = orrery.game(orrery.games()[0])
    seats = ", ".join(f"P{seat}" for seat in range(1, game.seats[0] + 1))
    headers = {"Game": game.name, "Rules": str(game.version), "Seats": seats, "Options": "", "Result": result}
    head = [f'[{key} "{value}"]' for key, value in headers.items()]
    return read_record("\n".join([*head, "", *rows]), "draft.orr")


def test_a_draft_of_headers_becomes_a_whole_game_always_the_same() -> None:
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
        Replay(orrery.game(record.headers["Game"]), record).finish()
