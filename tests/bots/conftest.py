"""Tiny games to test bots with: a state is the list of answers so far, and the rules interpret it."""

from collections.abc import Callable
from typing import ClassVar

import pytest

import orrery
from orrery.bots import Bot, make_bot
from orrery.core import (
    NATURE,
    OVER,
    Action,
    ActionTable,
    Decision,
    Game,
    Json,
    Options,
    Outcome,
    Perspective,
    Rng,
    Scene,
    Seat,
    State,
    Words,
    referee,
)

History = list[tuple[Seat, Action]]


class TinyGame(Game):
    """The rules of a tiny game, as functions of the list of answers."""

    name: ClassVar[str] = "tiny"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 1
    longest: ClassVar[int] = 100
    teams: ClassVar[list[int]] = [0, 1]
    texts: ClassVar[list[str]] = []

    def __init__(self) -> None:
        self.table = ActionTable("Tiny", [Action(text) for text in self.texts])
        self.printed = Options([], {})

    def start(self, seats: int, options: Options) -> "TinyState":
        return TinyState(self, [])

    def load(self, data: Json) -> "TinyState":
        raise AssertionError("tiny games are not saved")

    def judge(self, state: State, seat: Seat) -> float:
        return 0.5

    def scene(self, view: Json, decision: Decision | None, words: Words) -> Scene:
        raise AssertionError("nobody looks at tiny games")

    def actions(self, *texts: str) -> list[Action]:
        return [self.table.parse(text) for text in texts]

    def waiting(self, history: History) -> list[Seat]:
        """Who owes an answer; Nature alone, or nobody at the end."""
        raise NotImplementedError

    def answers(self, history: History, seat: Seat) -> list[Action]:
        raise NotImplementedError

    def ranks(self, history: History) -> list[int]:
        raise NotImplementedError

    def is_hidden(self, seat: Seat, who: Seat, at: int, history: History) -> bool:
        """Whether an answer at that index of the history is hidden from a seat."""
        return False

    def imagine(self, history: History, seat: Seat, rng: Rng) -> History:
        return history[:]


class TinyState(State):
    """A tiny game in progress."""

    def __init__(self, rules: TinyGame, history: History) -> None:
        self.rules = rules
        self.history = history
        self.teams = rules.teams
        self.turn_count = 1

    def turn(self) -> Seat:
        waiting = self.rules.waiting(self.history)
        return waiting[0] if waiting else OVER

    def waiting(self) -> list[Seat]:
        return [seat for seat in self.rules.waiting(self.history) if seat >= 0]

    def secret(self) -> bool:
        return len(self.waiting()) > 0 and self.rules.is_hidden(-9, self.turn(), len(self.history), self.history)

    def options(self, seat: Seat) -> list[Action]:
        return self.rules.answers(self.history, seat)

    def why(self, seat: Seat, action: Action) -> str:
        return "not-asked"

    def apply(self, seat: Seat, action: Action) -> None:
        self.history.append((seat, action))

    def chance(self, rng: Rng) -> Action:
        options = self.options(NATURE)
        return options[rng.below(len(options))]

    def odds(self) -> list[float]:
        options = self.options(NATURE)
        return [1 / len(options)] * len(options)

    def key(self) -> int:
        word = 7
        for seat, action in self.history:
            word = word * 1009 + seat * 31 + int(action.index) + 40
        return word & 0xFFFFFFFF

    def clone(self) -> "TinyState":
        return TinyState(self.rules, self.history[:])

    def imagine(self, seat: Seat, rng: Rng) -> "TinyState":
        return TinyState(self.rules, self.rules.imagine(self.history, seat, rng))

    def outcome(self) -> Outcome | None:
        if self.rules.waiting(self.history):
            return None
        ranks = self.rules.ranks(self.history)
        return Outcome(ranks, [float(rank == 1) for rank in ranks], "over")

    def decision(self, seat: Seat) -> Decision:
        return Decision(seat, "", "answer", {}, "", self.options(seat))

    def heard(self, seat: Seat, who: Seat, action: Action) -> str:
        hidden = self.rules.is_hidden(seat, who, len(self.history), self.history)
        return "?" if hidden and seat != who else action.text

    def observe(self, seat: Seat) -> Json:
        seen = []
        for at, (who, action) in enumerate(self.history):
            hidden = who != seat and self.rules.is_hidden(seat, who, at, self.history)
            seen.append([who, "?" if hidden else action.text])
        return {"history": seen}

    def to_json(self) -> Json:
        return {"history": [[seat, action.text] for seat, action in self.history]}


class Pennies(TinyGame):
    """Matching pennies: both choose in secret, the first seat wins if the two coins are alike."""

    texts: ClassVar[list[str]] = ["heads", "tails", "reveal"]

    def waiting(self, history: History) -> list[Seat]:
        done = [seat for seat, _ in history]
        return [seat for seat in (0, 1) if seat not in done] or [NATURE for _ in range(NATURE not in done)]

    def answers(self, history: History, seat: Seat) -> list[Action]:
        return self.actions("reveal") if seat == NATURE else self.actions("heads", "tails")

    def ranks(self, history: History) -> list[int]:
        coins = dict(history)
        return [1, 2] if coins[0] is coins[1] else [2, 1]

    def is_hidden(self, seat: Seat, who: Seat, at: int, history: History) -> bool:
        return who >= 0 and not (len(history) == 3 and seat != -9)

    def imagine(self, history: History, seat: Seat, rng: Rng) -> History:
        coins = self.actions("heads", "tails")
        return [(who, action if who == seat or len(history) == 3 else coins[rng.below(2)]) for who, action in history]


class HighCard(TinyGame):
    """Each seat is dealt a hidden card; the first may dare or pass, and the higher card wins what was dared."""

    texts: ClassVar[list[str]] = ["1", "2", "3", "4", "5", "6", "dare", "pass"]

    def waiting(self, history: History) -> list[Seat]:
        return [[NATURE], [NATURE], [0], []][len(history)]

    def answers(self, history: History, seat: Seat) -> list[Action]:
        if seat == NATURE:
            return [card for card in self.table.actions[:6] if (NATURE, card) not in history]
        return self.actions("dare", "pass")

    def ranks(self, history: History) -> list[int]:
        (_, mine), (_, yours), (_, said) = history
        if said.text == "pass":
            return [1, 1]  # half each
        return [1, 2] if mine.index > yours.index else [2, 1]

    def is_hidden(self, seat: Seat, who: Seat, at: int, history: History) -> bool:
        return at < 2 and seat != at

    def imagine(self, history: History, seat: Seat, rng: Rng) -> History:
        deal = history[:]
        for at in range(min(2, len(deal))):
            if at != seat:
                others = [card for card in self.table.actions[:6] if len(deal) < 2 or card is not deal[1 - at][1]]
                deal[at] = (NATURE, others[rng.below(len(others))])
        return deal


class Gifts(TinyGame):
    """Four players in two teams: each in turn takes a point or gives the partner two; the team with more points wins."""

    teams: ClassVar[list[int]] = [0, 1, 0, 1]
    texts: ClassVar[list[str]] = ["take", "give"]

    def waiting(self, history: History) -> list[Seat]:
        return [len(history)] if len(history) < 4 else []

    def answers(self, history: History, seat: Seat) -> list[Action]:
        return self.actions("take", "give")

    def points(self, history: History) -> list[int]:
        points = [0] * 4
        for seat, action in history:
            points[seat if action.text == "take" else (seat + 2) % 4] += 1 if action.text == "take" else 2
        return points

    def judge(self, state: State, seat: Seat) -> float:
        assert isinstance(state, TinyState)
        return self.points(state.history)[seat] / 8

    def ranks(self, history: History) -> list[int]:
        points = self.points(history)
        teams = [points[0] + points[2], points[1] + points[3]]
        return [1 if teams[team] == max(teams) else 2 for team in self.teams]


class Steps(TinyGame):
    """The first seat takes four steps of 1 or 2 in a row, and wins if they add up to 6."""

    texts: ClassVar[list[str]] = ["1", "2"]

    def waiting(self, history: History) -> list[Seat]:
        return [0] if len(history) < 4 else []

    def answers(self, history: History, seat: Seat) -> list[Action]:
        return self.table.actions

    def ranks(self, history: History) -> list[int]:
        return [1, 2] if sum(int(action.text) for _, action in history) == 6 else [2, 1]


class Bonus(TinyGame):
    """A hidden card is worth the same whatever the first seat answers; to end at once is worth a little more than to go on."""

    texts: ClassVar[list[str]] = ["1", "2", "3", "4", "5", "6", "end", "go on"]

    def __init__(self) -> None:
        super().__init__()
        self.judged = 0

    def waiting(self, history: History) -> list[Seat]:
        said = [action.text for _, action in history[1:]]
        return [NATURE] if not history else [0] if not said or said[-1] == "go on" else [1]

    def answers(self, history: History, seat: Seat) -> list[Action]:
        if seat == NATURE:
            return self.table.actions[:6]
        return self.actions("end", "go on") if len(history) < 4 else self.actions("end")

    def judge(self, state: State, seat: Seat) -> float:
        assert isinstance(state, TinyState)
        self.judged += 1
        return 0.5 + 0.05 * int(state.history[0][1].text) - 0.01 * len(state.history)

    def is_hidden(self, seat: Seat, who: Seat, at: int, history: History) -> bool:
        return at == 0 and seat == 0

    def imagine(self, history: History, seat: Seat, rng: Rng) -> History:
        return [(NATURE, self.table.actions[rng.below(6)]), *history[1:]]


def set_up(game: Game, seats: int, changes: Json) -> State:
    """A position of a real game: the saved start with some fields changed."""
    return game.load({**game.start(seats, game.printed).to_json(), **changes})


def finished(bots: list[Bot], state: State, rng: Rng) -> State:
    """A complete match; every answer passes the referee."""
    while (seat := state.turn()) != OVER:
        action = state.chance(rng) if seat == NATURE else bots[seat].choose(Perspective(state, seat))
        referee.play(state, seat, action)
    return state


def wins(game: Game, names: list[str], games: int) -> list[int]:
    """How often each seat is first, over several games."""
    bots = [make_bot(name, game, Rng(1, seat)) for seat, name in enumerate(names)]
    won = [0] * len(names)
    for number in range(games):
        for bot in bots:
            bot.forget()
        outcome = finished(bots, game.start(len(names), game.printed), Rng(2, number)).outcome()
        assert outcome
        for seat, rank in enumerate(outcome.ranks):
            won[seat] += rank == 1
    return won


@pytest.fixture
def battlestar() -> Game:
    return orrery.game("battlestar-galactica-1978")


@pytest.fixture
def pennies() -> TinyGame:
    return Pennies()


@pytest.fixture
def high_card() -> TinyGame:
    return HighCard()


@pytest.fixture
def gifts() -> TinyGame:
    return Gifts()


@pytest.fixture
def steps() -> TinyGame:
    return Steps()


@pytest.fixture
def bonus() -> Bonus:
    return Bonus()


@pytest.fixture
def position() -> Callable[[Game, int, Json], State]:
    return set_up


@pytest.fixture
def count_wins() -> Callable[[Game, list[str], int], list[int]]:
    return wins


@pytest.fixture
def play_out() -> Callable[[list[Bot], State, Rng], State]:
    return finished
