"""The interface that all parts share: Game, State, Decision, Outcome."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from orrery.core.actions import Action, ActionTable
from orrery.core.copying import game_named, refusal, state_loaded
from orrery.core.encoding import Encoder
from orrery.core.errors import NotationError, Refusal
from orrery.core.events import Effect, Event, Telling, telling
from orrery.core.options import Options
from orrery.core.rng import Rng
from orrery.core.scene import Scene
from orrery.core.values import OVER, Json, Seat, name
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

    def __repr__(self) -> str:
        """
        >>> Decision(1, "blue", "evade", {}, "BG-8", [Action("evade"), Action("accept")])
        P2 evade [BG-8]: evade, accept
        """
        return f"{name(self.seat)} {self.ask} [{self.rule}]: {', '.join([option.text for option in self.options])}"


class Outcome:
    """How it ended. Rank 1 is best, teammates share theirs, a lost co-op is (2, 2, 2)."""

    def __init__(self, ranks: list[int], scores: list[float], reason: str) -> None:
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.reason: Final = reason

    def __repr__(self) -> str:
        """As the header `Result` of a record, and why.

        >>> Outcome([2, 1], [18, 25], "pool-empty")
        2 1 (pool-empty)
        """
        return f"{' '.join([str(rank) for rank in self.ranks])} ({self.reason})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The whole truth of a game in progress: mutable, flat, and without randomness of its own."""

    game_name: ClassVar[str] = ""  # under which the catalog has the game: what pickles find it by
    game_data: str = ""  # the owner's text that the game was made with, for the same purpose; a clone has it, too
    teams: list[int]  # [0, 1, 2] each alone, [0, 1, 0, 1] allied pairs, [0, 0, 0] co-op
    turn_count: int  # turns begun so far: undo stops at their borders, replays step by them
    told: list[Telling] | None = None  # the events since the last answer, while somebody listens; a clone has no listener

    @final
    def tell(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Something happens: whoever listens hears it, with the event's fields as small numbers in their order."""
        if self.told is not None:
            self.told.append(telling(event, a, b, c, d, e, f))

    def __repr__(self) -> str:
        """Which game, which turn, and who is asked what."""
        seat = self.turn()
        outcome = self.outcome()
        asks = [name(one) + " " + self.decision(one).ask for one in self.waiting() or [seat]] if seat != OVER else []
        now = repr(outcome) if outcome is not None else ", ".join(asks)
        return f"<{self.game_name or type(self).__name__}, {len(self.teams)} seats, turn {self.turn_count}: {now}>"

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        if not self.game_name:
            raise refusal(f"a state of {type(self).__name__}")
        return state_loaded, (self.game_name, self.game_data, self.to_json())

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
        """Why that action is not among the options now: a key of the words, and the values that its sentence names."""

    def refusal(self, seat: Seat, action: Action) -> str:
        """The same for a reader: perhaps a closer key, with the numbers that its sentence names (`too-dear 5 3`)."""
        return self.why(seat, action)

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
    long_turns: ClassVar[bool] = False  # whether a turn is a chain of many small questions, so that search looks at whole turns
    same_luck: ClassVar[bool] = False  # whether luck decides so much that search compares runs of answers under the same luck
    judges_teams: ClassVar[bool] = False  # whether `judge` is the same for all seats of a team: bots then ask it once
    judges_ends: ClassVar[bool] = False  # whether `judge` also says what an end is worth: where every place counts, say
    longest: ClassVar[int]  # more answers than any sensible game: law 11 and the cap of simulations
    table: ActionTable  # every action there is
    words: Words  # fr and en: names, prompts, log sentences, refusals
    cover: ClassVar[str] = ""  # what is painted on the box, as the name of a generated picture: "fleet battlestar steel war"
    data: str = ""  # the owner's text that this game was made with, such as decks; nothing for the box as printed
    printed: Options  # the game as printed: all options at their defaults
    events: ClassVar[list[Event]] = []  # every kind of event that the rules tell
    quiet: ClassVar[list[str]] = ["agenda", "turns"]  # keys of views that are no news: what is asked is shown by asking it

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if not self.table.game_name:
            raise refusal(f"the game {self.name!r}")
        return game_named, (self.table.game_name, self.data)

    def options(self, text: str) -> Options:
        """Read "saute-soucoupes vies=3"; an empty text is the game as printed."""
        return self.printed.read(text)

    def check_seats(self, seats: int) -> None:
        """Refuse, in a sentence, a number of seats that the box is not made for."""
        if seats not in self.seats:
            raise Refusal(f"{self.title()} is for {span(self.seats)} seats, not {seats}")

    def title(self) -> str:
        return self.words.into("en").say("title")

    def with_data(self, text: str) -> "Game":
        """The same game made with a text of the owner's; a NotationError says what is wrong, line by line."""
        raise NotationError(f"{self.title()} is not made with data of its owner's")

    @abstractmethod
    def start(self, seats: int, options: Options) -> State: ...

    def effects(self) -> list[Effect]:
        """All that cards can do; events name an effect by its id in a field of the kind `power`."""
        return []

    @abstractmethod
    def load(self, data: Json) -> State:
        """The inverse of `State.to_json`."""

    def upgraded(self, data: Json, version: int) -> Json:
        """A state that was saved under older rules, as these rules save it: whoever changes `version` says how here."""
        return data

    @abstractmethod
    def judge(self, state: State, seat: Seat) -> float:
        """How good this looks for a seat, 0 to 1: what `greedy` and rollouts maximise, in the middle of a turn as well."""

    def estimate(self, state: State, seat: Seat) -> float:
        """How likely the seat wins: what a rollout ends with. The judgement, unless more is known."""
        return self.judge(state, seat)

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        """What learners read: positions as numbers, for so many seats; `picks` says whether with one's own picks under seal."""
        raise Refusal(f"{self.title()} has no encoder, so learners cannot read it")

    def marks(self, event: str, view: Json) -> list[str]:
        """The ids of the marks that an event is about, for the eye: what a page lights up when it is told."""
        return []

    def label(self, view: Json, option: str, words: Words) -> str:
        """An answer as a list of answers tells it; a game may add what awaits there in this position."""
        return words.label(option)

    @abstractmethod
    def scene(self, view: Json, decision: Decision | None, words: Words) -> Scene:
        """What a view looks like, and which marks mean which action of the decision."""

    def scene_from(self, seat: Seat, view: Json, decision: Decision | None, words: Words) -> Scene:
        """The same picture from a seat's side of the table; a game whose board has sides turns it."""
        return self.scene(view, decision, words)


def span(seats: range) -> str:
    """A range of seats as people write it.

    >>> span(range(2, 5)), span(range(2, 5, 2)), span(range(2, 3))
    ('2 to 4', '2 or 4', '2')
    """
    if len(seats) < 3 or seats.step > 1:
        return " or ".join(str(number) for number in seats)
    return f"{seats[0]} to {seats[-1]}"
