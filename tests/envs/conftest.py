"""A small game with everything that Battlestar Galactica lacks: secret answers, teams that win together, and ties."""

from typing import ClassVar, cast

import pytest

from orrery.core import (
    NATURE,
    NO,
    YES,
    Action,
    ActionTable,
    AgendaState,
    Choice,
    Decision,
    Encoder,
    Encoding,
    Game,
    Json,
    Layout,
    Options,
    Outcome,
    Question,
    Rng,
    Scene,
    Seals,
    Seat,
    State,
    Words,
    load_seals,
)

HEADS, TAILS, REVEAL = Action("heads"), Action("tails"), Action("reveal")


class Showing(Question["Coins"]):
    """Everybody chooses a side in secret."""

    ask, rule, sealed = "show", "CO-1", True

    def turn(self, state: "Coins") -> Seat:
        return state.seals.first()

    def seats(self, state: "Coins") -> list[Seat]:
        return state.seals.owing()

    def options(self, state: "Coins", seat: Seat) -> list[Action]:
        return [HEADS, TAILS]

    def answer(self, state: "Coins", seat: Seat, action: Action) -> None:
        state.seals.pick(seat, action)
        state.seals.seal(seat)
        if not state.seals.owing():
            state.agenda = [Revealing()]


class Revealing(Question["Coins"]):
    """Nature reveals all picks."""

    ask, rule = "reveal", "CO-2"

    def turn(self, state: "Coins") -> Seat:
        return NATURE

    def options(self, state: "Coins", seat: Seat) -> list[Action]:
        return [REVEAL]

    def chance(self, state: "Coins", rng: Rng) -> Action:
        return REVEAL

    def odds(self, state: "Coins") -> list[float]:
        return [1.0]

    def answer(self, state: "Coins", seat: Seat, action: Action) -> None:
        state.shown = [picks[0] is HEADS for picks in state.seals.picks]
        state.seals.forget()
        state.agenda = []


class Coins(AgendaState):
    """Heads win, tails lose; together, all win if all show the same side."""

    def __init__(self, seats: int, together: bool) -> None:
        self.teams = [0] * seats if together else list(range(seats))
        self.turn_count = 1
        self.agenda = [Showing()]
        self.seals = Seals(seats)
        self.seals.open(list(range(seats)))
        self.shown: list[bool] = []

    def clone(self) -> "Coins":
        copy = Coins(len(self.teams), self.teams[1] == 0)
        copy.agenda, copy.seals, copy.shown = self.agenda[:], self.seals.clone(), self.shown
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Coins":
        world = self.clone()
        for other in range(len(self.teams)):
            if other != seat and world.seals.picks[other]:
                world.seals.picks[other] = [[HEADS, TAILS][rng.below(2)]]
        return world

    def outcome(self) -> Outcome | None:
        if not self.shown:
            return None
        won = [len(set(self.shown)) == 1] * len(self.teams) if self.teams[1] == 0 else self.shown
        return Outcome([1 if one else 2 for one in won], [float(one) for one in won], "shown")

    def key(self) -> int:
        return len(self.shown)

    def to_json(self) -> Json:
        return {"seals": self.seals.to_json(), "shown": self.shown, "together": self.teams[1] == 0}

    def observe(self, seat: Seat) -> Json:
        return {**self.to_json(), "seals": self.seals.seen_by(seat)}


class CoinEncoder(Encoder):
    """Who has sealed, me first; and whether my own pick is heads."""

    def __init__(self, seats: int, picks: bool) -> None:
        place, layout = Layout(), Layout()
        place.block(["sealed"])
        layout.table(seats, place)
        super().__init__(seats, layout.names, ["picked heads"], picks)

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        assert isinstance(state, Coins)
        for place in range(self.seats):
            row.put(place, float(state.seals.done[(seat + place) % self.seats]))

    def sealed(self, state: State, seat: Seat, row: Encoding, start: int) -> None:
        assert isinstance(state, Coins)
        row.put(start, float(HEADS in state.seals.picks[seat]))


class CoinGame(Game):
    """Two or three seats show coins."""

    name: ClassVar[str] = "coins"
    seats: ClassVar[range] = range(2, 4)
    version: ClassVar[int] = 1
    longest: ClassVar[int] = 10

    def __init__(self) -> None:
        self.table = ActionTable("Coins", [HEADS, TAILS, REVEAL])
        self.words = Words({lang: {"title": "Coins"} for lang in ["fr", "en"]})
        self.printed = Options([Choice("together", [NO, YES])], {})

    def start(self, seats: int, options: Options) -> Coins:
        self.check_seats(seats)
        return Coins(seats, options.is_on("together"))

    def load(self, data: Json) -> Coins:
        rows = cast(list[object], data["seals"])
        state = Coins(len(rows), bool(data["together"]))
        state.seals = load_seals(rows, self.table)
        return state

    def judge(self, state: State, seat: Seat) -> float:
        return 0.5

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        return CoinEncoder(seats, picks)

    def scene(self, view: Json, decision: Decision | None, words: Words) -> Scene:
        return Scene(1, 1, "coins", [], [])


ONLY = CoinGame()


@pytest.fixture
def coins() -> Game:
    return ONLY
