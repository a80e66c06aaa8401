"""Moorings: ships laid one by one in any order, where only the complete turn counts.

[MO-1] Two or three harbours have eight ships each (or `ships`) and a ring of twelve berths between them. Everything is public.
[MO-2] A turn: lay two ships (or `lay`) on free berths, one by one, or as many as there are left.
[MO-3] Then every other ship between two of the mover's is cast off for good, all at once.
[MO-4] The game is over when the ring is full or the harbour to move has no ship left; most ships on the ring win, equals share.
"""

from typing import Any, ClassVar, Final, cast

from orrery.core.actions import Action
from orrery.core.agenda import AgendaState, Question
from orrery.core.events import NUMBER, SEAT, Event
from orrery.core.options import Choice, Options
from orrery.core.protocol import Game, Outcome
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat, ints
from tests.core.miniatures.common import Miniature, OneSeat, asked_again, plain_key

BERTHS: Final = 12
FREE: Final = -1
LAYS: Final = [Action(f"lay {berth}") for berth in range(1, BERTHS + 1)]
CAST_OFF: Final = Event("cast-off", SEAT, NUMBER, shows="berths")
CHOICES: Final = [Choice("ships", ["8", "5", "12"]), Choice("lay", ["2", "1", "3"])]
WORDS: Final = {
    "fr": {
        "title": "Mouillages",
        "why.taken": "Un navire est déjà là. [MO-2]",
        "action.lay": "Mouiller au poste {0}",
        "event.cast-off": "{0} perd le poste {1}",
    },
    "en": {
        "title": "Moorings",
        "why.taken": "A ship lies there already. [MO-2]",
        "action.lay": "Moor at berth {0}",
        "event.cast-off": "{0} loses berth {1}",
    },
}


class Ring(AgendaState):
    """The truth, which everybody sees: whose ship lies where, and what this turn has laid so far."""

    def __init__(self, chosen: Options, seats: int) -> None:
        self.chosen: Final = chosen
        self.seats: Final = seats
        self.teams = list(range(seats))
        self.turn_count = 0
        self.agenda: list[Question[Any]] = []
        self.berths = [FREE] * BERTHS
        self.stores = [int(chosen.value("ships"))] * seats
        self.laid: list[int] = []  # this turn's berths, in ascending order: any order of laying is the same position

    def clone(self) -> "Ring":
        copy = Ring(self.chosen, self.seats)
        copy.turn_count, copy.agenda = self.turn_count, self.agenda[:]
        copy.berths, copy.stores, copy.laid = self.berths[:], self.stores[:], self.laid[:]
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Ring":
        return self.clone()

    def free(self) -> list[int]:
        return [berth for berth in range(BERTHS) if self.berths[berth] == FREE]

    def to_lay(self, seat: Seat) -> int:
        """How many ships this turn still lays. [MO-2]"""
        return min(int(self.chosen.value("lay")) - len(self.laid), self.stores[seat], len(self.free()))

    def begin_turn(self, seat: Seat) -> None:
        self.turn_count += 1
        self.laid = []
        self.agenda = [Laying(seat)]

    def cast_off(self, seat: Seat) -> None:
        """All at once: what stood between two ships before any was cast off. [MO-3]"""
        between = [berth for berth in range(BERTHS) if self.berths[berth - 1] == seat == self.berths[(berth + 1) % BERTHS]]
        for berth in between:
            if self.berths[berth] not in (seat, FREE):
                self.tell(CAST_OFF, self.berths[berth], berth + 1)
                self.berths[berth] = FREE

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        moored = [self.berths.count(seat) for seat in range(self.seats)]
        return Outcome([1 + sum(other > own for other in moored) for own in moored], [float(own) for own in moored], "moored")

    def key(self) -> int:
        return plain_key(self.to_json())

    def observe(self, seat: Seat) -> Json:
        return self.to_json()

    def to_json(self) -> Json:
        return {
            "options": self.chosen.text(),
            "seats": self.seats,
            "turns": self.turn_count,
            "agenda": [question.to_json() for question in self.agenda],
            "berths": self.berths[:],
            "stores": self.stores[:],
            "laid": self.laid[:],
        }


class Laying(OneSeat[Ring]):
    """One ship at a time, on any free berth. [MO-2]"""

    ask: ClassVar[str] = "lay"
    rule: ClassVar[str] = "MO-2"
    shows: ClassVar[str] = "berths stores"

    def automatic(self, state: Ring) -> bool:
        if state.to_lay(self.seat):
            return False
        if state.laid:
            state.cast_off(self.seat)
            state.begin_turn((self.seat + 1) % state.seats)
        else:
            state.agenda = []  # the ring is full, or there is no ship to lay [MO-4]
        return True

    def options(self, state: Ring, seat: Seat) -> list[Action]:
        return [LAYS[berth] for berth in state.free()]

    def essential(self, state: Ring, seat: Seat) -> list[Action]:
        """Each set of berths once: in ascending order, and never so high that the rest cannot follow."""
        last = max(state.laid, default=-1)
        higher = [berth for berth in state.free() if berth > last]
        reach = len(higher) - state.to_lay(self.seat) + 1
        return [LAYS[berth] for berth in higher[: max(reach, 0)]] or self.options(state, seat)

    def answer(self, state: Ring, seat: Seat, action: Action) -> None:
        berth = LAYS.index(action)
        state.berths[berth] = self.seat
        state.stores[self.seat] -= 1
        state.laid = sorted([*state.laid, berth])

    def why(self, state: Ring, seat: Seat, action: Action) -> str:
        return "taken" if seat == self.seat else "not-yours"


class Moorings(Miniature):
    name: ClassVar[str] = "moorings"
    seats: ClassVar[range] = range(2, 4)
    events: ClassVar[list[Event]] = [CAST_OFF]
    quiet: ClassVar[list[str]] = ["agenda", "turns", "laid"]

    def start(self, seats: int, options: Options) -> Ring:
        self.check_seats(seats)
        state = Ring(options, seats)
        state.begin_turn(0)
        return state

    def load(self, data: Json) -> Ring:
        state = Ring(self.options(cast(str, data["options"])), cast(int, data["seats"]))
        state.turn_count = cast(int, data["turns"])
        state.agenda = asked_again({"lay": Laying}, data["agenda"])
        state.berths, state.stores, state.laid = (ints(data[key]) for key in ("berths", "stores", "laid"))
        return state


def make() -> Game:
    return Moorings(WORDS, Options(CHOICES, {}), LAYS)
