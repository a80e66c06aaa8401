"""A game being played, what each seat hears of it, and what can be taken back."""

import pytest

from orrery.core import EVENT, GALLERY, Journal, OrreryError, Refusal, fingerprint, seat_named
from tests.core.miniatures import miniature

SMUGGLERS = miniature("smugglers")
DEALS = ["* draw 1"] * 4 + ["* draw 2"] * 4 + ["* draw 3"] * 4 + ["* draw 4", "* draw 5", "* draw 5"]


def play(journal: Journal, *lines: str) -> None:
    for line in lines:
        who, _, text = line.partition(" ")
        journal.play(seat_named(who), journal.game.table.parse(text))


def dealt(*lines: str) -> Journal:
    """Three crews with their hands; the first is to name the toll."""
    journal = Journal(SMUGGLERS, 3, SMUGGLERS.printed)
    play(journal, *DEALS, *lines)
    return journal


def texts(journal: Journal) -> list[str]:
    """What was answered after the deal."""
    return [f"P{entry.seat + 1} {entry.action.text}" for entry in journal.entries[len(DEALS) :]]


def test_a_refused_answer_changes_nothing_and_leaves_no_entry() -> None:
    journal = dealt()
    before = fingerprint(journal.state)
    with pytest.raises(Refusal):
        play(journal, "P2 toll low")
    assert (fingerprint(journal.state), len(journal.entries)) == (before, len(DEALS))


def test_a_wrong_number_of_seats_starts_no_journal() -> None:
    with pytest.raises(OrreryError, match="Smugglers is for 2 to 5 seats, not 9"):
        Journal(SMUGGLERS, 9, SMUGGLERS.printed)


# What is heard


def test_a_draw_is_named_to_the_drawer_only() -> None:
    journal = dealt()
    assert [text for _, text in journal.heard_by(1)] == [*["?"] * 4, *["draw 2"] * 4, *["?"] * 4, "?", "draw 5", "?"]
    assert {text for _, text in journal.heard_by(GALLERY)} == {"?"}


def test_others_hear_nothing_of_a_secret_pick_with_more_to_come() -> None:
    journal = dealt("P1 toll low")
    heard = {seat: journal.heard_by(seat) for seat in (0, 1, GALLERY)}
    play(journal, "P1 lay 1")
    assert journal.heard_by(0) == [*heard[0], (0, "lay 1")]
    assert (journal.heard_by(1), journal.heard_by(GALLERY)) == (heard[1], heard[GALLERY])


def test_that_a_seat_has_sealed_is_heard_once_whatever_and_however_many_its_picks() -> None:
    game = miniature("smugglers")
    logs = set()
    for picks in (["P1 lay 1", "P1 lay 4"], ["P1 lay 4", "P1 enough"]):
        journal = Journal(game, 3, game.options("hold"))
        play(journal, *DEALS, "P1 toll low", *picks)
        logs.add(tuple(journal.heard_by(1)))
        assert journal.heard_by(1)[-2:] == [(0, "toll low"), (0, "?")]
    assert len(logs) == 1


SEALED = ["P1 toll low", "P1 lay 1", "P2 lay 2", "P3 lay 3", "P1 lay 1", "P2 lay 2", "P3 lay 3"]


def test_the_last_seal_is_heard_like_the_others() -> None:
    journal = dealt(*SEALED)
    assert journal.heard_by(GALLERY)[-4:] == [(0, "toll low"), (0, "?"), (1, "?"), (2, "?")]
    assert journal.heard_by(1)[-4:] == [(1, "lay 2"), (0, "?"), (1, "lay 2"), (2, "?")]


def test_a_reveal_tells_everybody_what_the_others_had_picked() -> None:
    journal = dealt(*SEALED, "* reveal")
    laid = [(EVENT, f"laid P{seat + 1} crate-{seat + 1}") for seat in (0, 0, 1, 1, 2, 2)]
    assert journal.heard_by(GALLERY)[-7:] == [(-1, "reveal"), *laid]
    assert journal.heard_by(1)[-7:] == [(-1, "reveal"), *laid]


def test_a_dark_reveal_names_nothing() -> None:
    game = miniature("smugglers")
    journal = Journal(game, 3, game.options("dark"))
    play(journal, *DEALS, *SEALED, "* reveal")
    assert {journal.heard_by(seat)[-1] for seat in (0, 1, 2, GALLERY)} == {(-1, "reveal")}


# What can be taken back


def test_the_latest_answer_is_taken_back_and_the_state_is_as_if_it_had_not_been_given() -> None:
    journal = dealt("P1 toll low", "P1 lay 1")
    before = fingerprint(journal.state)
    play(journal, "P1 lay 4")
    assert journal.take_back(0) == 1
    assert (fingerprint(journal.state), texts(journal)) == (before, ["P1 toll low", "P1 lay 1"])


def test_others_sealed_picks_in_between_do_not_matter_and_stay() -> None:
    journal = dealt("P1 toll low", "P2 lay 2", "P1 lay 1", "P3 lay 3", "P1 lay 4", "P2 lay 5")
    assert journal.take_back(0) == 1
    assert texts(journal) == ["P1 toll low", "P2 lay 2", "P1 lay 1", "P3 lay 3", "P2 lay 5"]
    assert journal.take_back(0) == 1
    assert texts(journal) == ["P1 toll low", "P2 lay 2", "P3 lay 3", "P2 lay 5"]
    play(journal, "P1 lay 4", "P1 lay 1", "P3 lay 3", "* reveal")
    assert journal.state.observe(0)["lots"] == [5, 7, 6]


def test_a_whole_turn_is_taken_back_at_once() -> None:
    journal = dealt("P1 toll low", "P2 lay 2", "P1 lay 1", "P1 lay 4")
    assert journal.take_back(0, whole_turn=True) == 2
    assert texts(journal) == ["P1 toll low", "P2 lay 2"]


def test_everybody_may_take_back_until_the_reveal_even_the_last_who_sealed() -> None:
    journal = dealt("P1 toll low", "P1 lay 1", "P1 lay 1", "P2 lay 2", "P2 lay 2", "P3 lay 3", "P3 lay 3")
    assert [len(journal.takeable(seat)) for seat in (0, 1, 2)] == [2, 2, 2]
    assert journal.take_back(1, whole_turn=True) == 2
    assert journal.state.waiting() == [1]


def test_after_the_reveal_nothing_can_be_taken_back() -> None:
    journal = dealt("P1 toll low", "P1 lay 1", "P1 lay 1", "P2 lay 2", "P2 lay 2", "P3 lay 3", "P3 lay 3", "* reveal")
    before = fingerprint(journal.state)
    assert [journal.take_back(seat, whole_turn=True) for seat in (0, 1, 2)] == [0, 0, 0]
    assert fingerprint(journal.state) == before


def test_an_open_answer_can_be_taken_back_until_somebody_has_answered_what_follows_from_it() -> None:
    journal = dealt("P1 toll low", "P1 lay 1")
    assert len(journal.takeable(0)) == 2
    play(journal, "P2 lay 2")
    assert [journal.entries[place].action.text for place in journal.takeable(0)] == ["lay 1"]
    assert journal.take_back(0, whole_turn=True) == 1
    assert texts(journal) == ["P1 toll low", "P2 lay 2"]
    assert journal.take_back(0) == 0


def test_natures_answer_prevents_undo() -> None:
    game = miniature("jamming")
    journal = Journal(game, 2, game.printed)
    play(journal, *(f"* draw {kind}" for kind in ["scan", "fuel", "fuel", "jam", "fuel", "fuel", "fuel", "jam", "fuel"]))
    assert journal.takeable(0) == [] and journal.take_back(0) == 0
    play(journal, "P1 play scan", "P1 discard fuel")
    assert len(journal.takeable(0)) == 2
    play(journal, "P2 pass", "* reveal")
    assert journal.takeable(0) == []


def test_anothers_open_answer_prevents_undo() -> None:
    game = miniature("jamming")
    journal = Journal(game, 2, game.printed)
    play(journal, *(f"* draw {kind}" for kind in ["volley", "fuel", "fuel", "jam", "fuel", "fuel", "fuel", "jam", "fuel"]))
    play(journal, "P1 play volley", "P1 discard fuel", "P2 pass")
    assert (len(journal.takeable(0)), len(journal.takeable(1))) == (0, 1)
    assert journal.take_back(1) == 1
    assert len(journal.takeable(0)) == 2


def test_the_end_of_a_turn_prevents_undo_of_all_before_it() -> None:
    game = miniature("moorings")
    journal = Journal(game, 2, game.options("lay=3"))
    play(journal, "P1 lay 1", "P1 lay 2")
    assert len(journal.takeable(0)) == 2
    play(journal, "P1 lay 3")
    assert journal.takeable(0) == []
    play(journal, "P2 lay 4")
    assert (journal.takeable(0), len(journal.takeable(1))) == ([], 1)


def test_the_record_after_undo_has_only_the_answers_that_stand() -> None:
    game = miniature("moorings")
    journal = Journal(game, 2, game.printed)
    play(journal, "P1 lay 1")
    journal.take_back(0)
    play(journal, "P1 lay 7")
    assert "lay 1" not in journal.record(["Ada", "Grace"]).write()


def test_a_journal_that_cannot_be_cut_there_stays_as_it_is() -> None:
    journal = dealt("P1 toll low", "P1 lay 1")
    before = fingerprint(journal.state)
    with pytest.raises(Refusal):
        journal.keep([*journal.entries[:-2], journal.entries[-1]])
    assert (fingerprint(journal.state), texts(journal)) == (before, ["P1 toll low", "P1 lay 1"])


def test_a_record_names_every_seat() -> None:
    with pytest.raises(AssertionError, match="a record names every seat once"):
        dealt().record(["Ada"])
