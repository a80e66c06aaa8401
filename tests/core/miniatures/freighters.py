"""Freighters: one seat may fly two camps, and nobody knows what the others carry without looking.

[FR-1] Four camps, A to D, start on a ring of twelve places, three apart, and take turns in that order. Two seats fly A and C,
       B and D; four seats fly one each, A and C allied against B and D.
[FR-2] Every freighter is loaded out of a bag: gold, ore and sand. Its own side sees the load; with `open-cargo` everybody does.
[FR-3] A turn: fly one or two places clockwise, or look at an enemy freighter at most two places away whose load is unknown,
       or raid one at most one place away.
[FR-4] What a look shows, only the looking side learns.
[FR-5] A raid unloads the other openly: gold is a point for the raider, ore half of one. The other starts again from home.
[FR-6] A freighter that comes home is unloaded openly and counts double; then it is loaded again.
[FR-7] Six halves of a point (or `goal`) win; when the bag is empty, the side with more wins, equals share.
"""

from typing import Any, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import AgendaState, Question
from orrery.core.luck import Drawn
from orrery.core.options import NO, YES, Choice, Options
from orrery.core.pool import Pool, empty_pool, load_pool
from orrery.core.protocol import Game, Outcome
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat, ints
from tests.core.miniatures.common import Miniature, OneSeat, Shown, asked_again, plain_key

CAMPS: Final = "ABCD"
KINDS: Final = ["sand", "ore", "gold"]  # worth nothing, half a point, a point
PLACES: Final = 12
EMPTY: Final = -1
FLIGHTS: Final = [Action("fly 1"), Action("fly 2")]
LOOKS: Final = [Action(f"look {camp}") for camp in CAMPS]
RAIDS: Final = [Action(f"raid {camp}") for camp in CAMPS]
LOADS: Final = [Action(f"load {kind}") for kind in KINDS]
SHOWS: Final = [Action(f"show {kind}") for kind in KINDS]
ALL: Final = [*FLIGHTS, *LOOKS, *RAIDS, *LOADS, *SHOWS]
CHOICES: Final = [Choice("open-cargo", [NO, YES]), Choice("goal", ["6", "2", "12"])]
WORDS: Final = {
    "fr": {"title": "Cargos", "why.own": "C'est un des vôtres. [FR-3]", "why.far": "C'est trop loin, ou déjà connu. [FR-3]"},
    "en": {
        "title": "Freighters",
        "why.own": "It is one of yours. [FR-3]",
        "why.far": "It is too far, or known already. [FR-3]",
    },
}


class Lanes(AgendaState):
    """The truth: where each camp's freighter is, what it carries, and which side knows."""

    def __init__(self, chosen: Options, seats: int) -> None:
        self.chosen: Final = chosen
        self.seats: Final = seats
        self.teams = [0, 1] if seats == 2 else [0, 1, 0, 1]
        self.turn_count = 0
        self.agenda: list[Question[Any]] = []
        self.flown = [0] * 4  # places since home, of twelve
        self.cargo = [EMPTY] * 4
        self.known = [[camp % 2 == side for side in (0, 1)] for camp in range(4)]  # by side
        self.bag = Pool(vec[i64]([6, 6, 6]))
        self.spent = empty_pool(3)  # unloaded, for all to see
        self.halves = [0, 0]  # of points, by side
        self.over = False

    def clone(self) -> "Lanes":
        copy = Lanes(self.chosen, self.seats)
        copy.turn_count, copy.agenda, copy.over = self.turn_count, self.agenda[:], self.over
        copy.flown, copy.cargo, copy.halves = self.flown[:], self.cargo[:], self.halves[:]
        copy.known = [sides[:] for sides in self.known]
        copy.bag, copy.spent = self.bag.clone(), self.spent.clone()
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Lanes":
        """Loads that the seat does not know go back into the bag and are drawn again."""
        world = self.clone()
        hidden = [camp for camp in range(4) if self.cargo[camp] != EMPTY and not self.knows(seat, camp)]
        for camp in hidden:
            world.bag.put(self.cargo[camp])
        for camp, load in zip(hidden, world.bag.deal(rng, len(hidden)), strict=True):
            world.cargo[camp] = load
        return world

    def knows(self, seat: Seat, camp: int) -> bool:
        """Whether a seat, or the gallery, knows a freighter's load. [FR-2] [FR-4]"""
        return self.chosen.is_on("open-cargo") or (seat >= 0 and self.known[camp][self.teams[seat]])

    def pilot(self, camp: int) -> Seat:
        return camp % self.seats

    def place(self, camp: int) -> int:
        return (3 * camp + self.flown[camp]) % PLACES

    def reach(self, camp: int, other: int, places: int) -> bool:
        """Whether an enemy freighter is loaded and near enough. [FR-3]"""
        apart = (self.place(camp) - self.place(other)) % PLACES
        return camp % 2 != other % 2 and self.cargo[other] != EMPTY and min(apart, PLACES - apart) <= places

    def begin_turn(self, camp: int) -> None:
        self.turn_count += 1
        self.agenda = [Flying(camp)]

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        ranks = [1 if self.halves[side] >= self.halves[1 - side] else 2 for side in self.teams]
        return Outcome(ranks, [self.halves[side] / 2 for side in self.teams], "goal" if self.bag.size else "bag")

    def key(self) -> int:
        return plain_key(self.to_json())

    def heard(self, seat: Seat, who: Seat, action: Action) -> str:
        """Loads are named to those who know them; looks to the side that looks and the side that is looked at. [FR-4]"""
        question = self.agenda[-1]
        if isinstance(question, Loading):
            return action.text if self.knows(seat, question.freighter) else "?"
        if isinstance(question, Looking):
            return action.text if self.knows(seat, question.other) or self.on_side(seat, question.looker) else "?"
        return super().heard(seat, who, action)

    def on_side(self, seat: Seat, camp: int) -> bool:
        return seat >= 0 and self.teams[seat] == camp % 2

    def to_json(self) -> Json:
        return {**self.public(), "cargo": self.cargo[:], "bag": self.bag.to_json()}

    def observe(self, seat: Seat) -> Json:
        cargo = [load if load == EMPTY or self.knows(seat, camp) else None for camp, load in enumerate(self.cargo)]
        return {**self.public(), "cargo": cargo, "bag": int(self.bag.size)}

    def public(self) -> Json:
        return {
            "options": self.chosen.text(),
            "seats": self.seats,
            "turns": self.turn_count,
            "agenda": [question.to_json() for question in self.agenda],
            "flown": self.flown[:],
            "known": [sides[:] for sides in self.known],
            "spent": self.spent.to_json(),
            "halves": self.halves[:],
            "over": self.over,
        }


class Loading(Drawn[Lanes]):
    """A freighter at home is loaded out of the bag; an empty bag ends the game. [FR-2] [FR-7]"""

    ask: ClassVar[str] = "load"
    rule: ClassVar[str] = "FR-2"

    def __init__(self, freighter: int) -> None:
        self.freighter: Final = freighter

    def automatic(self, state: Lanes) -> bool:
        if state.bag.size and max(state.halves) < int(state.chosen.value("goal")):
            return False
        state.over, state.agenda = True, []
        return True

    def pool(self, state: Lanes) -> Pool:
        return state.bag

    def draws(self, state: Lanes) -> list[Action]:
        return LOADS

    def answer(self, state: Lanes, seat: Seat, action: Action) -> None:
        state.agenda.pop()
        state.bag.take(LOADS.index(action))
        state.cargo[self.freighter] = LOADS.index(action)
        state.flown[self.freighter] = 0

    def about(self, state: Lanes, seat: Seat) -> Json:
        return {"camp": CAMPS[self.freighter]}

    def to_json(self) -> list[object]:
        return [self.ask, self.freighter]


class Flying(OneSeat[Lanes]):
    """A camp's turn, answered by the seat that flies it. [FR-1] [FR-3]"""

    ask: ClassVar[str] = "fly"
    rule: ClassVar[str] = "FR-3"

    def turn(self, state: Lanes) -> Seat:
        return state.pilot(self.seat)

    def camp(self, state: Lanes, seat: Seat) -> str:
        return CAMPS[self.seat]

    def options(self, state: Lanes, seat: Seat) -> list[Action]:
        side, camps = self.seat % 2, range(4)
        open_cargo = state.chosen.is_on("open-cargo")
        looks = [] if open_cargo else [at for at in camps if state.reach(self.seat, at, 2) and not state.known[at][side]]
        raids = [at for at in camps if state.reach(self.seat, at, 1)]
        return [*FLIGHTS, *(LOOKS[at] for at in looks), *(RAIDS[at] for at in raids)]

    def answer(self, state: Lanes, seat: Seat, action: Action) -> None:
        camp = self.seat
        state.begin_turn((camp + 1) % 4)
        if action in LOOKS:
            state.agenda.append(Looking(camp, LOOKS.index(action)))
        elif action in RAIDS:
            state.agenda.append(Unloading(RAIDS.index(action), camp))
        else:
            state.flown[camp] += FLIGHTS.index(action) + 1
            if state.flown[camp] >= PLACES:
                state.agenda.append(Unloading(camp, camp))

    def why(self, state: Lanes, seat: Seat, action: Action) -> str:
        if seat != self.turn(state):
            return "not-yours"
        if action in LOOKS or action in RAIDS:
            return "own" if action.text[-1] in (CAMPS[self.seat], CAMPS[(self.seat + 2) % 4]) else "far"
        return "not-asked"


class Looking(Shown[Lanes]):
    """Nature reveals to the looking side what a freighter carries. [FR-4]"""

    ask: ClassVar[str] = "look"
    rule: ClassVar[str] = "FR-4"

    def __init__(self, looker: int, other: int) -> None:
        self.looker: Final = looker
        self.other: Final = other

    def truth(self, state: Lanes) -> Action:
        return SHOWS[state.cargo[self.other]]

    def answer(self, state: Lanes, seat: Seat, action: Action) -> None:
        state.agenda.pop()
        state.known[self.other][self.looker % 2] = True

    def to_json(self) -> list[object]:
        return [self.ask, self.looker, self.other]


class Unloading(Shown[Lanes]):
    """Nature reveals to everybody what a freighter carried, and it is loaded again. [FR-5] [FR-6]"""

    ask: ClassVar[str] = "unload"
    rule: ClassVar[str] = "FR-5"

    def __init__(self, other: int, winner: int) -> None:
        self.other: Final = other
        self.winner: Final = winner  # the same camp, if it has come home

    def truth(self, state: Lanes) -> Action:
        return SHOWS[state.cargo[self.other]]

    def answer(self, state: Lanes, seat: Seat, action: Action) -> None:
        load = state.cargo[self.other]
        state.spent.put(load)
        state.cargo[self.other] = EMPTY
        state.known[self.other] = [self.other % 2 == side for side in (0, 1)]  # of the next load only its own side knows
        state.halves[self.winner % 2] += load * (2 if self.other == self.winner else 1)
        state.agenda[-1] = Loading(self.other)

    def to_json(self) -> list[object]:
        return [self.ask, self.other, self.winner]


QUESTIONS: Final = {"load": Loading, "fly": Flying, "look": Looking, "unload": Unloading}


class Freighters(Miniature):
    name: ClassVar[str] = "freighters"
    seats: ClassVar[range] = range(2, 5, 2)

    def start(self, seats: int, options: Options) -> Lanes:
        self.check_seats(seats)
        state = Lanes(options, seats)
        state.begin_turn(0)
        state.agenda.extend(Loading(camp) for camp in (3, 2, 1, 0))
        return state

    def load(self, data: Json) -> Lanes:
        state = Lanes(self.options(cast(str, data["options"])), cast(int, data["seats"]))
        state.turn_count, state.over = cast(int, data["turns"]), bool(data["over"])
        state.agenda = asked_again(QUESTIONS, data["agenda"])
        state.flown, state.cargo, state.halves = (ints(data[key]) for key in ("flown", "cargo", "halves"))
        state.known = [[bool(side) for side in sides] for sides in cast(list[list[object]], data["known"])]
        state.bag, state.spent = load_pool(data["bag"]), load_pool(data["spent"])
        return state


def make() -> Game:
    return Freighters(WORDS, Options(CHOICES, {}), ALL)
