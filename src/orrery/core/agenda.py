"""The agenda: a stack of immutable questions; the top one is being asked."""

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from orrery.core.actions import Action
from orrery.core.protocol import Decision, Outcome, State
from orrery.core.rng import Rng
from orrery.core.values import NATURE, OVER, UNHEARD, Json, Seat, name

S = TypeVar("S", bound="AgendaState", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """Who is asked, what they may answer, and what the answer does. Plain data, never changed once made."""

    ask: ClassVar[str] = ""  # the key of prompts, encoders and tests
    rule: ClassVar[str] = ""  # the anchor of the rule that asks
    sealed: ClassVar[bool] = False  # answered in secret, until Nature reveals
    shows: ClassVar[str] = ""  # keys of the gallery's view that the line of the answer accounts for

    @abstractmethod
    def turn(self, state: S) -> Seat:
        """The first seat that still owes an answer, or NATURE."""

    def seats(self, state: S) -> list[Seat]:
        """Every seat that owes an answer; several when they choose in secret together."""
        return [self.turn(state)]

    @abstractmethod
    def options(self, state: S, seat: Seat) -> list[Action]:
        """Every legal answer; the list may be shared, so nobody changes it."""

    def essential(self, state: S, seat: Seat) -> list[Action]:
        """Enough of the options to reach every result once."""
        return self.options(state, seat)

    @abstractmethod
    def answer(self, state: S, seat: Seat, action: Action) -> None:
        """Do what the answer says, and leave the agenda ready for the next question."""

    def automatic(self, state: S) -> bool:
        """Called when this question comes to the top: do what needs no answer. True if the agenda has changed.

        A question whose only answer is public knowledge answers itself here, and leaves no line in the record.
        """
        return False

    def heard(self, state: S, listener: Seat, who: Seat, action: Action) -> str:
        """What a listener may read of an answer: the text, or "?". Answers under seal are heard by nobody else."""
        return UNHEARD if self.sealed and who not in (listener, NATURE) else action.text

    def why(self, state: S, seat: Seat, action: Action) -> str:
        """Why a readable action is not among the options of a seat, asked or not: a key of the words and its values."""
        return "not-asked" if seat in self.seats(state) else "not-yours"

    def refusal(self, state: S, seat: Seat, action: Action) -> str:
        """The same with a closer key and the numbers that its sentence names, where there are any."""
        return self.why(state, seat, action)

    def chance(self, state: S, rng: Rng) -> Action:
        """Nature's answer, drawn fairly."""
        raise AssertionError(f"Nature is not asked to {self.ask}")

    def odds(self, state: S) -> list[float]:
        """The weights of Nature's options, in their order."""
        raise AssertionError(f"Nature is not asked to {self.ask}")

    def camp(self, state: S, seat: Seat) -> str:
        """Whose pieces the answer moves: a seat's own name where a seat has one camp."""
        return name(seat)

    def about(self, state: S, seat: Seat) -> Json:
        """The question's fields, for prompts."""
        return {}

    def to_json(self) -> list[object]:
        """Its name and what it was made of."""
        return [self.ask]


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A state that asks what stands on top of its agenda. An empty agenda is a game that is over."""

    agenda: list[Question[Any]]
    offer: list[Action]  # the options of an open question, found when it came up
    top: Question[Any] | None = None  # of the agenda, once found: it is read many times until the next answer

    def asking(self) -> Question[Any]:
        """The question that is asked now."""
        question = self.top
        if question is None:
            question = self.agenda[-1]
            self.top = question
        return question

    def run_automatic(self) -> None:
        """Let everything happen that needs no answer, until a question is really asked."""
        asked = self.top
        if asked is not None and self.lies_on_top(asked):
            if not asked.automatic(self):
                return
            self.top = None
        while self.agenda:
            question = self.agenda[-1]
            if not question.automatic(self):
                self.top = question
                return
            self.top = None  # whatever comes up now has not been asked yet

    @final
    def copy_agenda(self, copy: "AgendaState") -> None:
        """Give a fresh clone what every game has: who plays with whom, all that is asked, and the owner's data."""
        copy.teams, copy.turn_count, copy.game_data = self.teams, self.turn_count, self.game_data
        copy.agenda, copy.top = self.agenda[:], self.top

    @final
    def lies_on_top(self, question: Question[Any]) -> bool:
        """Whether a question is on top of the agenda; compiled code does not check its class again."""
        agenda: list[Any] = self.agenda
        return bool(agenda) and agenda[-1] is question

    @final
    def drop_top(self) -> None:
        """Take the question on top off the agenda; compiled code does not check its class again."""
        agenda: list[Any] = self.agenda
        agenda.pop()

    def comes_up(self, question: Question[Any]) -> bool:
        """Whether a question has just come to the top; otherwise it stays there after an answer to it."""
        return self.top is not question

    def apply(self, seat: Seat, action: Action) -> None:
        self.asking().answer(self, seat, action)
        self.run_automatic()

    def turn(self) -> Seat:
        return self.asking().turn(self) if self.agenda else OVER

    def waiting(self) -> list[Seat]:
        if not self.agenda:
            return []
        seats = self.asking().seats(self)
        return [] if seats == [NATURE] else seats

    def secret(self) -> bool:
        return bool(self.agenda) and self.asking().sealed

    def heard(self, seat: Seat, who: Seat, action: Action) -> str:
        return self.asking().heard(self, seat, who, action)

    def shows(self) -> list[str]:
        return self.asking().shows.split()

    def options(self, seat: Seat) -> list[Action]:
        return self.asking().options(self, seat)

    def essential(self, seat: Seat) -> list[Action]:
        return self.asking().essential(self, seat)

    def chance(self, rng: Rng) -> Action:
        return self.asking().chance(self, rng)

    def odds(self) -> list[float]:
        return self.asking().odds(self)

    def why(self, seat: Seat, action: Action) -> str:
        return self.asking().why(self, seat, action) if self.agenda else "over"

    def refusal(self, seat: Seat, action: Action) -> str:
        return self.asking().refusal(self, seat, action) if self.agenda else "over"

    def decision(self, seat: Seat) -> Decision:
        question = self.asking()
        return Decision(
            seat,
            question.camp(self, seat),
            question.ask,
            question.about(self, seat),
            question.rule,
            question.options(self, seat),
        )

    @abstractmethod
    def outcome(self) -> Outcome | None: ...
