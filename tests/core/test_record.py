"""The record of a game is a text file, and every error in one has its message."""

import pytest

from orrery.core import NATURE, OVER, Journal, Line, Record, RecordError, Replay, Rng, fingerprint, read_record
from orrery.core.record import begin, clean, result_of
from tests.core.miniatures import miniature
from tests.core.miniatures.smugglers import Quay

GAME = miniature("smugglers")

TEXT = """\
[Game "smugglers"]
[Rules "1"]
[Seats "Ada, Grace"]
[Options "rounds=1"]
[Result "1 2"]

* draw 1
* draw 1
* draw 1
* draw 1
* draw 2
* draw 2
* draw 2
* draw 2
* draw 1  ; the last but one
* draw 2
P1 toll low
P2 lay 2
P1 lay 1
P1 lay 1
P2 lay 2
* reveal
* draw 5
* reveal
= aa379969
"""


def replayed(text: str) -> str:
    """What is wrong with a record's text, found by reading it and playing it again."""
    with pytest.raises(RecordError) as problem:
        Replay(GAME, read_record(text, "games/test.orr")).finish()
    return str(problem.value)


def test_a_record_is_played_again_to_its_end() -> None:
    replay = Replay(GAME, read_record(TEXT))
    steps = 0
    while replay.step():
        steps += 1
    assert (steps, replay.at, replay.state.turn(), replay.step()) == (18, 18, OVER, False)
    assert result_of(replay.finish()) == "1 2"


def test_reading_and_writing_again_gives_the_same_text() -> None:
    assert read_record(TEXT).write() == TEXT


def test_a_record_names_its_players_and_keeps_comments() -> None:
    record = read_record(TEXT)
    assert record.names() == ["Ada", "Grace"]
    assert [(line.seat, line.text, line.comment, line.number) for line in record.lines[8:11]] == [
        (NATURE, "draw 1", "the last but one", 15),
        (NATURE, "draw 2", "", 16),
        (0, "toll low", "", 17),
    ]


def test_every_fingerprint_of_a_journals_record_is_true() -> None:
    journal = Journal(GAME, 5, GAME.options("hold"))
    rng = Rng(1)
    while journal.state.turn() != OVER:
        seat = journal.state.turn()
        action = journal.state.chance(rng) if seat == NATURE else journal.state.essential(seat)[0]
        journal.play(seat, action)
    record = read_record(journal.record(["a", "b", "c", "d", "e"]).write())
    assert [place for place, line in enumerate(record.lines, start=1) if line.mark] == [20, 40, 60, len(record.lines)]
    assert fingerprint(Replay(GAME, record).finish()) == fingerprint(journal.state)


def test_a_game_that_goes_on_is_a_record_too() -> None:
    journal = Journal(GAME, 2, GAME.printed)
    journal.play(NATURE, GAME.table.parse("draw 3"))
    text = journal.record(["Ada", "Grace"]).write()
    assert '[Result "*"]' in text
    assert Replay(GAME, read_record(text)).finish().turn() == NATURE


def test_blank_lines_and_comments_between_answers_do_not_matter() -> None:
    loose = TEXT.replace("P1 toll low", "\n; the captain speaks\n  P1   toll   low  ")
    assert result_of(Replay(GAME, read_record(loose)).finish()) == "1 2"


def test_names_are_cleaned_of_what_a_header_cannot_hold() -> None:
    assert clean('Ada "the ace", [pilot]; 1\n2') == "Ada the ace pilot 1 2"
    assert clean(' ", ') == "?"
    record = Journal(GAME, 2, GAME.printed).record(['A, "B"', "]"])
    assert read_record(record.write()).names() == ["A B", "?"]


# What can be wrong


def test_a_record_that_is_cut_off() -> None:
    cut = TEXT[: TEXT.index("* reveal")]
    assert replayed(cut) == "games/test.orr: the record is cut off: it does not end with a fingerprint"


def test_a_record_cut_off_after_a_fingerprint() -> None:
    state = begin(GAME, read_record(TEXT))
    state.apply(NATURE, GAME.table.parse("draw 1"))
    cut = f"{TEXT[: TEXT.index('* draw')]}* draw 1\n= {fingerprint(state)}\n"
    assert replayed(cut) == "games/test.orr: its result is '*', but its header says '1 2'"


def test_an_edited_draw_that_leads_elsewhere() -> None:
    edited = TEXT.replace("* draw 5", "* draw 4")
    problem = replayed(edited)
    assert problem.startswith(
        "games/test.orr:24: the game that these lines play is not the one that was recorded (fingerprint "
    )
    assert problem.endswith(", not aa379969)")


def test_an_edited_draw_of_what_is_not_there() -> None:
    edited = TEXT.replace("draw 2", "draw 1").replace("lay 2", "lay 1").replace("draw 5", "draw 1")
    legal = "draw 2, draw 3, draw 4, draw 5"
    assert replayed(edited) == f"games/test.orr:23: * cannot answer 'draw 1' to 'deal' (rule SM-2); legal: {legal}"


def test_an_edited_fingerprint() -> None:
    problem = replayed(TEXT.replace("= aa379969", "= 00000000"))
    told = "games/test.orr:24: the game that these lines play is not the one that was recorded"
    assert problem == f"{told} (fingerprint aa379969, not 00000000)"


def test_an_illegal_answer() -> None:
    edited = TEXT.replace("P2 lay 2", "P2 lay 1", 1)
    assert replayed(edited) == "games/test.orr:18: P2 cannot answer 'lay 1' to 'lay' (rule SM-3); legal: lay 2"


def test_an_answer_that_cannot_be_read() -> None:
    edited = TEXT.replace("P1 toll low", "P1 tol low")
    assert replayed(edited) == "games/test.orr:17: no Smugglers action reads 'tol low'; did you mean 'toll low'?"


def test_a_record_of_another_game() -> None:
    problem = replayed(TEXT.replace("smugglers", "moorings"))
    assert problem == "games/test.orr: this is a record of 'moorings', not of 'smugglers'"


def test_a_record_of_other_rules_is_replayed_for_as_long_as_it_agrees() -> None:
    text = TEXT.replace('[Rules "1"]', '[Rules "7"]')
    Replay(GAME, read_record(text)).finish()
    told = "this was played under rules 7 of Smugglers; these are rules 1, and follow it up to here only"
    problem = replayed(text.replace("P2 lay 2", "P2 lay 1", 1))
    assert problem == f"games/test.orr:18: {told}: P2 cannot answer 'lay 1' to 'lay' (rule SM-3); legal: lay 2"
    problem = replayed(text.replace("aa379969", "00000000"))
    assert problem.startswith(f"games/test.orr:24: {told}: the game that these lines play is not the one that was recorded")


def test_a_game_that_fails_under_a_record_of_other_rules_is_told_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise IndexError("a card that is no more")

    monkeypatch.setattr(Quay, "end_round", fail)
    problem = replayed(TEXT.replace('[Rules "1"]', '[Rules "7"]'))
    assert problem.startswith("games/test.orr:23: ")
    assert problem.endswith("follow it up to here only: these rules cannot go on")


def test_too_many_seats() -> None:
    problem = replayed(TEXT.replace("Ada, Grace", "A, B, C, D, E, F"))
    assert problem == "games/test.orr: Smugglers is for 2 to 5 seats, not 6"


def test_a_seat_that_nobody_has_taken() -> None:
    assert replayed(TEXT.replace("P2 lay 2", "P3 lay 2", 1)) == "games/test.orr:18: there is no seat P3 in this game"


def test_options_that_the_game_does_not_have() -> None:
    problem = replayed(TEXT.replace("rounds=1", "round=1"))
    assert problem == "games/test.orr: no option is called 'round'; did you mean 'rounds'?"


def test_a_false_result() -> None:
    problem = replayed(TEXT.replace('[Result "1 2"]', '[Result "2 1"]'))
    assert problem == "games/test.orr: its result is '1 2', but its header says '2 1'"


def test_a_record_of_what_one_seat_has_heard() -> None:
    problem = replayed(TEXT.replace("P2 lay 2", "P2 ?", 1))
    assert problem == "games/test.orr:18: this record hides what one seat did not hear, so it cannot be replayed"


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("hello", "'hello'"),
        ("P1", "'P1'"),
        ("P0 end", "'P0 end'"),
        ("= 123", "'= 123'"),
        ('[Late "header"]', "'[Late \"header\"]'"),
        ("x" * 80, f"'{'x' * 60}'"),
    ],
)
def test_a_malformed_line(row: str, told: str) -> None:
    assert replayed(TEXT.replace("P1 toll low", row)) == f"games/test.orr:17: this is not a line of a record: {told}"


def test_a_fingerprint_that_follows_another_or_nothing() -> None:
    twice = TEXT + "= aa379969\n"
    assert replayed(twice) == "games/test.orr:26: this is not a line of a record: '= aa379969'"


def test_a_missing_header() -> None:
    problem = replayed(TEXT.replace('[Rules "1"]\n', ""))
    assert problem == "games/test.orr: this is not a record: the header 'Rules' is missing"
    assert replayed("") == "games/test.orr: this is not a record: the header 'Game' is missing"


def test_an_answer_before_any_header() -> None:
    assert replayed("P1 end\n") == "games/test.orr:1: this is not a line of a record: 'P1 end'"


def test_a_record_made_in_memory_numbers_its_answers() -> None:
    headers = {"Game": "smugglers", "Rules": "1", "Seats": "A, B", "Options": "", "Result": "*"}
    with pytest.raises(RecordError) as problem:
        Replay(GAME, Record(headers, [Line(NATURE, "draw 1"), Line(0, "lay 1")])).finish()
    assert str(problem.value) == "record:2: P1 is not asked anything; waiting for * (deal)"


def test_events_follow_their_answer_and_are_compared() -> None:
    moorings = miniature("moorings")
    journal, rng = Journal(moorings, 2, moorings.printed), Rng(3)
    while (seat := journal.state.turn()) != OVER:
        options = journal.state.options(seat)
        journal.play(seat, options[rng.below(len(options))])
    text = journal.record(["Ada", "Grace"]).write()
    told = next(row for row in text.splitlines() if row.startswith(";> cast-off P"))
    assert read_record(text).write() == text
    assert Replay(moorings, read_record(text)).finish().outcome() is not None
    forged = text.replace(told, ";> cast-off P1 99", 1)
    with pytest.raises(RecordError, match=f"what happens is .*{told[3:]}.*, but the record tells .*cast-off P1 99"):
        Replay(moorings, read_record(forged)).finish()


def test_a_header_of_several_lines_is_kept() -> None:
    text = TEXT.replace('[Result "1 2"]\n', '[Result "1 2"]\n[Data "side mankind"]\n[Data "2 tank ; twice"]\n')
    record = read_record(text)
    assert record.headers["Data"] == "side mankind\n2 tank ; twice"
    assert record.write() == text
