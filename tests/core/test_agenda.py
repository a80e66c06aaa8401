"""The agenda: who is asked, what happens automatically, and what a state says when it is empty."""

from typing import ClassVar

import pytest

from orrery.core import GALLERY, NATURE, OVER, Action, Happening, Question, Rng, Seat
from orrery.core.agenda import AgendaState
from orrery.core.protocol import Outcome
from orrery.core.values import Json

YES = Action("yes")
NO = Action("no")


class Book(AgendaState):
    """A state that only notes what happens."""

    def __init__(self) -> None:
        self.teams = [0, 1, 2]
        self.turn_count = 0
        self.agenda = []
        self.notes: list[str] = []

    def clone(self) -> "Book":
        copy = Book()
        copy.agenda, copy.notes = self.agenda[:], self.notes[:]
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Book":
        return self.clone()

    def outcome(self) -> Outcome | None:
        return None if self.agenda else Outcome([1, 1, 1], [0, 0, 0], "done")

    def key(self) -> int:
        return len(self.agenda)

    def observe(self, seat: Seat) -> Json:
        return self.to_json()

    def to_json(self) -> Json:
        return {"notes": self.notes[:], "agenda": [question.to_json() for question in self.agenda]}


class Asking(Question[Book]):
    """Asks one seat, and lets the next thing happen."""

    ask: ClassVar[str] = "ask"
    rule: ClassVar[str] = "TE-1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def turn(self, state: Book) -> Seat:
        return self.seat

    def options(self, state: Book, seat: Seat) -> list[Action]:
        return [YES, NO]

    def answer(self, state: Book, seat: Seat, action: Action) -> None:
        state.agenda.pop()
        state.notes.append(f"{seat} {action.text}")


class Whispering(Asking):
    """Asks everybody in secret."""

    sealed: ClassVar[bool] = True

    def seats(self, state: Book) -> list[Seat]:
        return [0, 1, 2]


class Noting(Happening[Book]):
    """Notes something, and may push something else that happens."""

    step: ClassVar[str] = "note"

    def __init__(self, text: str, then: "Question[Book] | None" = None) -> None:
        self.text = text
        self.then = then

    def happen(self, state: Book) -> None:
        state.notes.append(self.text)
        if self.then:
            state.agenda.append(self.then)


def book(*questions: Question[Book]) -> Book:
    """A state that asks these, the first one first."""
    state = Book()
    state.agenda = list(reversed(questions))
    state.run_automatic()
    return state


def test_the_top_of_the_agenda_is_asked() -> None:
    state = book(Asking(1), Asking(0))
    assert (state.turn(), state.waiting(), state.options(1)) == (1, [1], [YES, NO])
    state.apply(1, NO)
    assert (state.turn(), state.notes) == (0, ["1 no"])


def test_an_empty_agenda_is_a_game_that_is_over() -> None:
    state = book()
    assert (state.turn(), state.waiting(), state.secret(), state.why(0, YES)) == (OVER, [], False, "over")


def test_nature_is_not_among_those_who_are_waited_for() -> None:
    assert book(Asking(NATURE)).waiting() == []


def test_steps_without_an_answer_run_in_their_order() -> None:
    state = book(Noting("first", Noting("within the first")), Noting("second"), Asking(0), Noting("third"))
    assert (state.notes, state.turn()) == (["first", "within the first", "second"], 0)
    state.apply(0, YES)
    assert (state.notes[3:], state.turn()) == (["0 yes", "third"], OVER)


def test_nobody_can_be_asked_about_an_automatic_step() -> None:
    noting = Noting("alone")
    for ask in (lambda: noting.turn(book()), lambda: noting.options(book(), 0), lambda: noting.answer(book(), 0, YES)):
        with pytest.raises(AssertionError, match="nobody is asked anything in note"):
            ask()


def test_a_decision_says_who_what_and_under_which_rule() -> None:
    decision = book(Asking(1)).decision(1)
    assert (decision.seat, decision.camp, decision.ask, decision.about, decision.rule) == (1, "P2", "ask", {}, "TE-1")
    assert decision.options == [YES, NO]


def test_by_default_a_reason_names_whose_decision_it_is() -> None:
    state = book(Asking(1))
    assert (state.why(1, YES), state.why(0, YES)) == ("not-asked", "not-yours")


def test_all_options_are_essential_unless_a_question_says_otherwise() -> None:
    assert book(Asking(1)).essential(1) == [YES, NO]


def test_answers_under_seal_are_heard_by_nobody_else() -> None:
    state = book(Whispering(0))
    assert [state.heard(seat, 1, YES) for seat in (0, 1, 2, GALLERY)] == ["?", "yes", "?", "?"]
    assert book(Asking(1)).heard(GALLERY, 1, YES) == "yes"


def test_only_nature_answers_by_chance() -> None:
    state = book(Asking(1))
    with pytest.raises(AssertionError, match="Nature is not asked to ask"):
        state.chance(Rng(1))
    with pytest.raises(AssertionError, match="Nature is not asked to ask"):
        state.odds()


def test_a_question_without_fields_is_saved_as_its_name() -> None:
    assert Asking(1).to_json() == ["ask"]
