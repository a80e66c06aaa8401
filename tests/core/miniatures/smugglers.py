"""Smugglers: crates laid in secret, several by each crew, and revealed together.

[SM-1] Two to five crews hold four crates each, worth 1 to 5, out of a face-down stock of ten of each.
[SM-2] In each round every crew draws one crate; the round's captain says openly whether the highest or the lowest lot wins.
[SM-3] Every crew then lays two crates in secret, one by one. With `hold` it may stop after the first.
[SM-4] All lots are revealed. With `dark` only their worth is, and the crates go face down on the heap.
[SM-5] The best lot, of equals the next after the captain's, wins a prize: a crate out of the stock at which nobody looks.
[SM-6] After three rounds (or `rounds`) the prizes are opened; the most valuable prizes win, equals share.
"""

from typing import Any, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import AgendaState, Question
from orrery.core.events import SEAT, Event, Field
from orrery.core.luck import Drawn
from orrery.core.options import NO, YES, Choice, Options
from orrery.core.pool import Pool, empty_pool, load_pool
from orrery.core.protocol import Game, Outcome
from orrery.core.rng import Rng
from orrery.core.sealed import Seals, load_seals
from orrery.core.values import Json, Seat, ints
from tests.core.miniatures.common import Miniature, Shown, asked_again, plain_key

KINDS: Final = 5  # crates are 0 … 4, worth one more
LAYS: Final = [Action(f"lay {worth}") for worth in range(1, KINDS + 1)]
ENOUGH: Final = Action("enough")
HIGH: Final = Action("toll high")
LOW: Final = Action("toll low")
DRAWS: Final = [Action(f"draw {worth}") for worth in range(1, KINDS + 1)]
REVEAL: Final = Action("reveal")
LAID: Final = Event("laid", SEAT, Field("crate", [f"crate-{worth}" for worth in range(1, KINDS + 1)]))
ALL: Final = [*LAYS, ENOUGH, HIGH, LOW, *DRAWS, REVEAL]
CHOICES: Final = [Choice("hold", [NO, YES]), Choice("dark", [NO, YES]), Choice("rounds", ["3", "1", "2"])]
WORDS: Final = {
    "fr": {
        "title": "Contrebandiers",
        "why.not-held": "Vous n'avez pas cette caisse. [SM-3]",
        "why.too-few": "Il faut encore poser une caisse. [SM-3]",
        "action.lay": "Poser une caisse de {0}",
    },
    "en": {
        "title": "Smugglers",
        "why.not-held": "You have no such crate. [SM-3]",
        "why.too-few": "One more crate must be laid. [SM-3]",
        "action.lay": "Lay a crate worth {0}",
    },
}


class Quay(AgendaState):
    """The truth: the stock, every hand, what lies sealed, and prizes that nobody has looked at."""

    def __init__(self, chosen: Options, seats: int) -> None:
        self.chosen: Final = chosen
        self.seats: Final = seats
        self.teams = list(range(seats))
        self.turn_count = 0  # rounds begun
        self.agenda: list[Question[Any]] = []
        self.stock = Pool(vec[i64]([10] * KINDS))
        self.heap = empty_pool(KINDS)  # face down
        self.spent = empty_pool(KINDS)  # face up
        self.hands = [empty_pool(KINDS) for _ in range(seats)]
        self.prizes = [empty_pool(KINDS) for _ in range(seats)]
        self.seals = Seals(seats)
        self.high = True
        self.lots: list[int] = []  # the worth of what each laid last
        self.opened = False

    def clone(self) -> "Quay":
        copy = Quay(self.chosen, self.seats)
        copy.turn_count, copy.agenda = self.turn_count, self.agenda[:]
        copy.stock, copy.heap, copy.spent = self.stock.clone(), self.heap.clone(), self.spent.clone()
        copy.hands = [hand.clone() for hand in self.hands]
        copy.prizes = [prizes.clone() for prizes in self.prizes]
        copy.seals = self.seals.clone()
        copy.high, copy.lots, copy.opened = self.high, self.lots[:], self.opened
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Quay":
        """Hands first, then prizes and heap, from all that the seat has not seen; then a legal lot for each other seal."""
        world, unseen = self.clone(), self.stock.clone()
        others = [other for other in range(self.seats) if other != seat]
        for pool in [self.heap, *(self.hands[other] for other in others), *([] if self.opened else self.prizes)]:
            unseen.pour(pool)
        for other in others:
            world.hands[other] = unseen.split(rng, self.hands[other].size)
        if not self.opened:
            world.prizes = [unseen.split(rng, prizes.size) for prizes in self.prizes]
        world.heap = unseen.split(rng, self.heap.size)
        world.stock = unseen
        for other in world.seals.blur(seat):
            number = 1 + rng.below(2) if self.chosen.is_on("hold") else 2
            lot = [LAYS[card] for card in world.hands[other].clone().deal(rng, number)]
            world.seals.picks[other] = lot if number == 2 else [*lot, ENOUGH]
        return world

    def left(self, seat: Seat) -> Pool:
        """What a crew may still lay: its hand without its sealed picks."""
        hand = self.hands[seat].clone()
        for pick in self.seals.picks[seat]:
            hand.take(LAYS.index(pick))
        return hand

    def captain(self) -> Seat:
        return (self.turn_count - 1) % self.seats

    def begin_round(self) -> None:
        """Everybody draws, then the captain speaks, then all choose. [SM-2]"""
        self.turn_count += 1
        self.agenda = [Laying(), Tolling(), *(Dealing(seat, 1) for seat in range(self.seats - 1, -1, -1))]

    def end_round(self) -> None:
        """The next round begins, or the prizes are opened. [SM-6]"""
        if self.turn_count < int(self.chosen.value("rounds")):
            self.begin_round()
        else:
            self.agenda = [Revealing()]

    def winner(self) -> Seat:
        """The best lot; of equals, the next clockwise from the captain. [SM-5]"""
        best = max(self.lots) if self.high else min(self.lots)
        clockwise = [(self.captain() + step) % self.seats for step in range(self.seats)]
        return next(seat for seat in clockwise if self.lots[seat] == best)

    def outcome(self) -> Outcome | None:
        if not self.opened:
            return None
        worth = [sum(card + 1 for card in prizes.cards()) for prizes in self.prizes]
        ranks = [1 + sum(other > own for other in worth) for own in worth]
        return Outcome(ranks, [float(own) for own in worth], "opened")

    def key(self) -> int:
        """Lots in any order are the same position."""
        lots = [
            [sorted(pick.text for pick in picks), done] for picks, done in zip(self.seals.picks, self.seals.done, strict=True)
        ]
        return plain_key({**self.to_json(), "seals": lots})

    def heard(self, seat: Seat, who: Seat, action: Action) -> str:
        """A draw is named to the drawer only, a prize to nobody. [SM-2] [SM-5]"""
        question = self.agenda[-1]
        if isinstance(question, Dealing):
            return action.text if question.seat == seat and not question.prize else "?"
        return super().heard(seat, who, action)

    def to_json(self) -> Json:
        return {
            **self.public(),
            "stock": self.stock.to_json(),
            "heap": self.heap.to_json(),
            "hands": [hand.to_json() for hand in self.hands],
            "prizes": [prizes.to_json() for prizes in self.prizes],
            "seals": self.seals.to_json(),
        }

    def observe(self, seat: Seat) -> Json:
        return {
            **self.public(),
            "stock": int(self.stock.size),
            "heap": int(self.heap.size),
            "hands": [hand.to_json() if other == seat else int(hand.size) for other, hand in enumerate(self.hands)],
            "prizes": [prizes.to_json() if self.opened else int(prizes.size) for prizes in self.prizes],
            "seals": self.seals.seen_by(seat),
        }

    def public(self) -> Json:
        return {
            "options": self.chosen.text(),
            "seats": self.seats,
            "turns": self.turn_count,
            "agenda": [question.to_json() for question in self.agenda],
            "spent": self.spent.to_json(),
            "high": self.high,
            "lots": self.lots[:],
            "opened": self.opened,
        }


class Dealing(Drawn[Quay]):
    """Nature gives a crew crates out of the stock, or a prize at which nobody looks. [SM-1] [SM-2] [SM-5]"""

    ask: ClassVar[str] = "deal"
    rule: ClassVar[str] = "SM-2"

    def __init__(self, seat: Seat, left: int, prize: bool = False) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.prize: Final = prize

    def pool(self, state: Quay) -> Pool:
        return state.stock

    def draws(self, state: Quay) -> list[Action]:
        return DRAWS

    def answer(self, state: Quay, seat: Seat, action: Action) -> None:
        card = DRAWS.index(action)
        state.stock.take(card)
        (state.prizes if self.prize else state.hands)[self.seat].put(card)
        state.agenda[-1:] = [Dealing(self.seat, self.left - 1)] if self.left > 1 else []
        if self.prize:
            state.end_round()

    def to_json(self) -> list[object]:
        return [self.ask, self.seat, self.left, self.prize]


class Tolling(Question[Quay]):
    """The captain says openly which lot wins. [SM-2]"""

    ask: ClassVar[str] = "toll"
    rule: ClassVar[str] = "SM-2"

    def turn(self, state: Quay) -> Seat:
        return state.captain()

    def options(self, state: Quay, seat: Seat) -> list[Action]:
        return [HIGH, LOW]

    def answer(self, state: Quay, seat: Seat, action: Action) -> None:
        state.high = action is HIGH
        state.agenda.pop()
        state.seals.open(list(range(state.seats)))


class Laying(Question[Quay]):
    """Every crew lays its lot in secret, crate by crate. [SM-3]"""

    ask: ClassVar[str] = "lay"
    rule: ClassVar[str] = "SM-3"
    sealed: ClassVar[bool] = True

    def turn(self, state: Quay) -> Seat:
        return state.seals.first()

    def seats(self, state: Quay) -> list[Seat]:
        return state.seals.owing()

    def options(self, state: Quay, seat: Seat) -> list[Action]:
        lays = [LAYS[card] for card in state.left(seat).kinds()]
        return [*lays, ENOUGH] if state.chosen.is_on("hold") and state.seals.picks[seat] else lays

    def essential(self, state: Quay, seat: Seat) -> list[Action]:
        """Each lot once: its crates in ascending order, where that can still be done."""
        options, picks, hand = self.options(state, seat), state.seals.picks[seat], state.left(seat)
        if picks:
            return [option for option in options if option is ENOUGH or option.index >= picks[0].index] or options
        if state.chosen.is_on("hold"):
            return options
        return [LAYS[card] for card in hand.kinds() if hand.counts[card] > 1 or card < max(hand.kinds())]

    def answer(self, state: Quay, seat: Seat, action: Action) -> None:
        state.seals.pick(seat, action)
        if len(state.seals.picks[seat]) == 2:
            state.seals.seal(seat)
        if not state.seals.owing():
            state.agenda[-1] = Revealing()

    def why(self, state: Quay, seat: Seat, action: Action) -> str:
        if seat not in self.seats(state):
            return "not-yours"
        return "too-few" if action is ENOUGH else "not-held" if action in LAYS else "not-asked"


class Revealing(Shown[Quay]):
    """All lots are revealed together, and at the end all prizes. [SM-4] [SM-6]"""

    ask: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "SM-4"

    def truth(self, state: Quay) -> Action:
        return REVEAL

    def answer(self, state: Quay, seat: Seat, action: Action) -> None:
        state.agenda.pop()
        if not state.seals.picks[0]:
            state.opened = True
            return
        lots = [[LAYS.index(pick) for pick in picks if pick is not ENOUGH] for picks in state.seals.picks]
        state.lots = [sum(crate + 1 for crate in lot) for lot in lots]
        for crew, lot in enumerate(lots):
            if not state.chosen.is_on("dark"):
                for crate in sorted(lot):
                    state.tell(LAID, crew, crate)
            for crate in lot:
                state.hands[crew].take(crate)
                (state.heap if state.chosen.is_on("dark") else state.spent).put(crate)
        state.seals.forget()
        state.agenda.append(Dealing(state.winner(), 1, True))


QUESTIONS: Final = {"deal": Dealing, "toll": Tolling, "lay": Laying, "reveal": Revealing}


class Smugglers(Miniature):
    name: ClassVar[str] = "smugglers"
    events: ClassVar[list[Event]] = [LAID]
    seats: ClassVar[range] = range(2, 6)

    def start(self, seats: int, options: Options) -> Quay:
        self.check_seats(seats)
        state = Quay(options, seats)
        state.begin_round()
        state.agenda.extend(Dealing(seat, 4) for seat in range(seats - 1, -1, -1))
        return state

    def load(self, data: Json) -> Quay:
        state = Quay(self.options(cast(str, data["options"])), cast(int, data["seats"]))
        state.turn_count = cast(int, data["turns"])
        state.agenda = asked_again(QUESTIONS, data["agenda"])
        state.stock, state.heap, state.spent = (load_pool(data[key]) for key in ("stock", "heap", "spent"))
        state.hands = [load_pool(hand) for hand in cast(list[object], data["hands"])]
        state.prizes = [load_pool(prizes) for prizes in cast(list[object], data["prizes"])]
        state.seals = load_seals(data["seals"], self.table)
        state.high, state.lots, state.opened = bool(data["high"]), ints(data["lots"]), bool(data["opened"])
        return state


def make() -> Game:
    return Smugglers(WORDS, Options(CHOICES, {}), ALL)
