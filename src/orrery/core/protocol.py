"""The words every part of Orrery speaks: Game, State, Decision, Outcome."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from orrery.core.actions import Action, ActionTable
from orrery.core.errors import Refusal
from orrery.core.events import Event, Telling, telling
from orrery.core.options import Options
from orrery.core.rng import Rng
from orrery.core.scene import Scene
from orrery.core.values import Json, Seat
from orrery.core.witness import Effect, Witness
from orrery.core.words import Words


class Decision:
    """A question put to one seat: what is asked, under which rule, and every legal answer."""

    def __init__(self, seat: Seat, camp: str, ask: str, about: Json, rule: str, options: list[Action]) -> None:
        self.seat: Final = seat
        self.camp: Final = camp  # "red": whose pieces; one seat may fly two camps
        self.ask: Final = ask  # "evade": the key of prompts, encoders and tests
        self.about: Final = about  # the question's fields, for prompts: {"card": "laser", "from": "red"}
        self.rule: Final = rule  # "BG-8": an anchor of the annotated rules
        self.options: Final = options


class Outcome:
    """How it ended. Rank 1 is best, teammates share theirs, a lost co-op is (2, 2, 2)."""

    def __init__(self, ranks: list[int], scores: list[float], reason: str) -> None:
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.reason: Final = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The whole truth of a game in progress: mutable, flat, and without randomness of its own."""

    teams: list[int]  # [0, 1, 2] each alone, [0, 1, 0, 1] allied pairs, [0, 0, 0] co-op
    turn_count: int  # turns begun so far: undo stops at their borders, replays step by them
    told: list[Telling] | None = None  # the events since the last answer, while somebody listens; a clone has no listener
    witness: Witness | None = None  # told which effects of cards take place, if somebody looks on; a clone has none

    @final
    def tell(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Something happens: whoever listens hears it, with the event's fields as small numbers in their order."""
        if self.told is not None:
            self.told.append(telling(event, a, b, c, d, e, f))

    @abstractmethod
    def turn(self) -> Seat:
        """Who is asked: a seat (of several asked together, the first that still owes), NATURE or OVER."""

    @abstractmethod
    def waiting(self) -> list[Seat]:
        """Every seat that owes an answer now; more than one when they choose in secret together."""

    @abstractmethod
    def secret(self) -> bool:
        """Whether what is asked now is answered under seal, until Nature reveals all answers."""

    @abstractmethod
    def options(self, seat: Seat) -> list[Action]:
        """Every legal answer of that seat: the only place that knows what is legal."""

    def essential(self, seat: Seat) -> list[Action]:
        """A subset that still reaches every result once: for bots and random play."""
        return self.options(seat)

    @abstractmethod
    def why(self, seat: Seat, action: Action) -> str:
        """Why that action is not among the options now: a key of the words."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action) -> None:
        """Answer the seat's question, in place and unchecked; `referee.play` is the checked twin."""

    @abstractmethod
    def chance(self, rng: Rng) -> Action:
        """Nature's answer, drawn fairly; called only while Nature is asked."""

    @abstractmethod
    def odds(self) -> list[float]:
        """The weights of Nature's options, in their order."""

    @abstractmethod
    def key(self) -> int:
        """A hash of the position: the same position by any order of picks has the same key."""

    @abstractmethod
    def clone(self) -> "State": ...

    @abstractmethod
    def imagine(self, seat: Seat, rng: Rng) -> "State":
        """A clone in which all that the seat cannot know is dealt anew."""

    def reopen(self, seat: Seat) -> None:
        """In a world that this seat imagines, the others' finished seals are open again, for a bot to guess them."""
        return

    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @abstractmethod
    def decision(self, seat: Seat) -> Decision:
        """The seat's question; Nature has one too while she is asked."""

    @abstractmethod
    def observe(self, seat: Seat) -> Json:
        """All that one seat may know, and nothing else. Equal JSON is equal knowledge."""

    def heard(self, seat: Seat, who: Seat, action: Action) -> str:
        """What that seat may read of an answer about to be applied: the text, or "?"."""
        return action.text

    def unsealed(self) -> list[tuple[Seat, Action]]:
        """The picks that everybody learns of when Nature reveals now, in the order in which they are told."""
        return []

    def shows(self) -> list[str]:
        """The keys of the gallery's view that the answer to what is asked now accounts for."""
        return []

    @abstractmethod
    def to_json(self) -> Json: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of one box: it starts games, reads them back, and draws what a seat sees."""

    name: ClassVar[str]  # as people type it: small letters and hyphens
    seats: ClassVar[range]  # how many may sit down
    version: ClassVar[int]  # of the rules, written into records and saved states
    longest: ClassVar[int]  # more answers than any sensible game: law 11 and the cap of simulations
    table: ActionTable  # every action there is
    words: Words  # fr and en: names, prompts, log sentences, refusals
    printed: Options  # the game as printed: all options at their defaults
    events: ClassVar[list[Event]] = []  # every kind of event that the rules tell
    quiet: ClassVar[list[str]] = ["agenda", "turns"]  # keys of views that are no news: what is asked is shown by asking it

    def options(self, text: str) -> Options:
        """Read "saute-soucoupes vies=3"; an empty text is the game as printed."""
        return self.printed.read(text)

    def check_seats(self, seats: int) -> None:
        """Refuse, in a sentence, a number of seats that the box is not made for."""
        if seats not in self.seats:
            raise Refusal(f"{self.title()} is for {span(self.seats)} seats, not {seats}")

    def title(self) -> str:
        return self.words.into("en").say("title")

    @abstractmethod
    def start(self, seats: int, options: Options) -> State: ...

    def effects(self) -> list[Effect]:
        """All that cards can do, by the numbers that a witness notes."""
        return []

    @abstractmethod
    def load(self, data: Json) -> State:
        """The inverse of `State.to_json`."""

    @abstractmethod
    def judge(self, state: State, seat: Seat) -> float:
        """How good this looks for a seat, 0 to 1: what greedy maximises and search may lean on."""

    @abstractmethod
    def features(self, view: Json) -> list[float]:
        """A view as numbers, always equally many: what a learner reads."""

    def marks(self, event: str, view: Json) -> list[str]:
        """The ids of the marks that an event is about, for the eye: what a page lights up when it is told."""
        return []

    @abstractmethod
    def scene(self, view: Json, decision: Decision | None, words: Words) -> Scene:
        """What a view looks like, and which marks mean which action of the decision."""

    def scene_from(self, seat: Seat, view: Json, decision: Decision | None, words: Words) -> Scene:
        """The same picture from a seat's side of the table; a game whose board has sides turns it."""
        return self.scene(view, decision, words)


def span(seats: range) -> str:
    """Numbers of seats as people say them.

    >>> span(range(2, 5)), span(range(2, 5, 2)), span(range(2, 3))
    ('2 to 4', '2 or 4', '2')
    """
    if len(seats) < 3 or seats.step > 1:
        return " or ".join(str(number) for number in seats)
    return f"{seats[0]} to {seats[-1]}"
