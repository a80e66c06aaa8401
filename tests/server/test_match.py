"""What each seat has been shown: its seq, its lines, and since when its question is open."""

from orrery.catalog import game
from orrery.core import GALLERY, NATURE, Seat
from orrery.core.committed_luck import Luck
from orrery.server.tables.match import Event, Match
from tests.server.kit import BATTLESTAR, HIDDEN


def begun(name: str, seats: int) -> tuple[Match, list[Event]]:
    """A match in which luck has answered until somebody is asked."""
    match = Match(game(name), seats, game(name).options(""), Luck("seed 3"))
    events = []
    while match.journal.state.turn() == NATURE:
        events.append(match.answer(NATURE, match.chance()))
    return match, events


def first(match: Match, seat: Seat, seq: int | None = None) -> Event:
    return match.answer(seat, match.journal.state.options(seat)[0], seq)


def test_a_secret_pick_advances_only_its_own_seat() -> None:
    match, _ = begun(HIDDEN, 3)
    before = {seat: shown.seq for seat, shown in match.shown.items()}
    first(match, 1, before[1])
    assert {seat: shown.seq - before[seat] for seat, shown in match.shown.items()} == {0: 0, 1: 1, 2: 0, GALLERY: 0}


def test_an_open_answer_advances_everybody() -> None:
    match, _ = begun(BATTLESTAR, 2)
    before = [shown.seq for shown in match.shown.values()]
    first(match, match.journal.state.turn())
    assert [shown.seq for shown in match.shown.values()] == [seq + 1 for seq in before]


def test_others_secret_picks_do_not_make_a_decision_stale() -> None:
    match, _ = begun(HIDDEN, 2)
    asked_at = match.shown[0].asked_at
    first(match, 1)
    first(match, 1)
    assert match.shown[0].asked_at == asked_at
    first(match, 0)
    assert match.shown[0].asked_at == match.shown[0].seq > asked_at


def test_the_same_events_make_the_same_match_undo_included() -> None:
    match, events = begun(BATTLESTAR, 2)
    seat = match.journal.state.turn()
    events.append(first(match, seat, match.shown[seat].seq))
    places = match.journal.takeable(seat)
    events.append(match.take_back(seat, places, "step", match.shown[seat].seq))
    events.append(first(match, seat, match.shown[seat].seq))
    events[-1].mark = match.mark()
    again = Match(game(BATTLESTAR), 2, game(BATTLESTAR).options(""), Luck("seed 3"))
    for event in events:
        again.follow(event)
    assert again.mark() == match.mark()
    assert again.requests == match.requests
    assert {seat: (shown.seq, shown.asked_at, shown.lines) for seat, shown in again.shown.items()} == {
        seat: (shown.seq, shown.asked_at, shown.lines) for seat, shown in match.shown.items()
    }


def test_the_lines_common_with_an_earlier_log_are_counted_by_its_seq() -> None:
    match, _ = begun(BATTLESTAR, 2)
    seat = match.journal.state.turn()
    shown = match.shown[seat]
    known, lines = shown.seq, len(shown.lines)
    first(match, seat)
    assert shown.after(known) == lines < len(shown.lines)
    match.take_back(seat, match.journal.takeable(seat), "step", shown.seq)
    assert shown.after(known) == shown.after(known + 1) == len(shown.lines)
    assert (shown.after(0), shown.seq) == (0, known + 2)


def test_no_draw_is_repeated_whatever_is_taken_back() -> None:
    match, _ = begun(HIDDEN, 2)
    draws = set(match.draws)
    match.take_back(0, list(range(3, len(match.journal.entries))), "ask", 0)
    while match.journal.state.turn() == NATURE:
        match.answer(NATURE, match.chance())
    assert draws & set(match.draws[3:]) == set()


def test_a_reveal_tells_everybody_what_was_chosen() -> None:
    race = game("race-xeno-invasion")
    match = Match(race, 2, race.options("preset-hands"), Luck("seed 3"))
    while not any(entry.seat == NATURE and entry.action.text == "reveal" for entry in match.journal.entries):
        state = match.journal.state
        seat = state.turn()
        match.answer(seat, match.chance() if seat == NATURE else state.options(seat)[0])
    for listener in (0, 1, GALLERY):
        told = [line.text for line in match.shown[listener].lines if line.text.startswith("chose ")]
        assert len(told) == 2


def test_luck_is_noted_although_no_line_tells_it() -> None:
    match, _ = begun("terra-galactix-invasion", 2)
    shown, state = match.shown[0], match.journal.state
    while all(option.text != "roll" for option in state.options(state.turn())):
        match.answer(state.turn(), state.options(state.turn())[-1])
    before = shown.seq
    match.answer(state.turn(), match.game.table.parse("roll"))
    assert before >= shown.rolled
    match.answer(NATURE, match.chance())
    assert shown.rolled == shown.seq > before
    assert all(line.seat != NATURE for line in shown.lines if line.seq > before)
