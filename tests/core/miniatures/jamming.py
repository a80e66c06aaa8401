"""Jamming: a shot is announced, paid for, jammed and jammed again, aimed at several ships, and only then strikes.

[JM-1] Two captains have four ships each (or `fleet`) and a deck of public contents: volleys, scans, jams and fuel.
[JM-2] Each begins with four cards and draws one at the start of a turn; a captain who must draw from an empty deck loses.
[JM-3] A turn: any number of volleys and scans; a card is paid for by discarding others (`cost`) one by one, face up.
[JM-4] Once a card is paid, the rival may play a jam, for one discard; against a jam, a jam. Two jams undo each other.
[JM-5] The rival is asked if the face-up cards leave a jam possible in his hand, whether or not he has one.
[JM-6] A volley takes up to two ships (or `targets`): all are chosen before any is struck. A captain without ships has lost.
[JM-7] A scan shows the rival's hand: what was seen stays known until it leaves, and leaves before its like.
"""

from typing import Any, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import AgendaState, Question
from orrery.core.luck import Drawn
from orrery.core.options import Choice, Options
from orrery.core.pool import Pool, empty_pool, load_pool
from orrery.core.protocol import Game, Outcome
from orrery.core.rng import Rng
from orrery.core.values import GALLERY, Json, Seat, ints
from tests.core.miniatures.common import Miniature, OneSeat, Shown, asked_again, plain_key

KINDS: Final = ["volley", "scan", "jam", "fuel"]
LIST: Final = [5, 2, 4, 7]  # of each kind in a deck [JM-1]
VOLLEY, SCAN, JAM, FUEL = range(4)
PLAYS: Final = [Action(f"play {kind}") for kind in KINDS[:FUEL]]
DISCARDS: Final = [Action(f"discard {kind}") for kind in KINDS]
TARGETS: Final = [Action(f"target {ship}") for ship in range(1, 7)]
DRAWS: Final = [Action(f"draw {kind}") for kind in KINDS]
DONE: Final = Action("done")
PASS: Final = Action("pass")
END: Final = Action("end")
REVEAL: Final = Action("reveal")
ALL: Final = [*PLAYS, *DISCARDS, *TARGETS, *DRAWS, DONE, PASS, END, REVEAL]
CHOICES: Final = [Choice("fleet", ["4", "2", "6"]), Choice("cost", ["1", "0", "2"]), Choice("targets", ["2", "1", "3"])]
WORDS: Final = {
    "fr": {"title": "Brouillage", "why.not-payable": "Vous ne pouvez pas payer cette carte. [JM-3]"},
    "en": {"title": "Jamming", "why.not-payable": "You cannot pay for that card. [JM-3]"},
}


class Duel(AgendaState):
    """The truth: decks and hands as counts, what each has seen of the other's hand, and the ships that are left."""

    def __init__(self, chosen: Options) -> None:
        self.chosen: Final = chosen
        self.teams = [0, 1]
        self.turn_count = 0
        self.agenda: list[Question[Any]] = []
        self.decks = [Pool(vec[i64](LIST)) for _ in self.teams]
        self.hands = [empty_pool(4) for _ in self.teams]
        self.seen = [empty_pool(4) for _ in self.teams]  # what the rival knows of the hand
        self.scanned = [False, False]  # whether he has ever looked, which is all that the gallery knows
        self.spent = [empty_pool(4) for _ in self.teams]  # face up
        self.ships = [list(range(int(chosen.value("fleet")))) for _ in self.teams]
        self.winner = -1

    def clone(self) -> "Duel":
        copy = Duel(self.chosen)
        copy.turn_count, copy.agenda, copy.winner = self.turn_count, self.agenda[:], self.winner
        copy.decks = [deck.clone() for deck in self.decks]
        copy.hands = [hand.clone() for hand in self.hands]
        copy.seen, copy.scanned = [seen.clone() for seen in self.seen], self.scanned[:]
        copy.spent = [spent.clone() for spent in self.spent]
        copy.ships = [ships[:] for ships in self.ships]
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Duel":
        """What a rival holds unseen and his deck are one pool; his hand is dealt from it again. [JM-7]"""
        world = self.clone()
        for other in (0, 1):
            if other != seat:
                known = self.seen[other].clone() if seat != GALLERY else empty_pool(4)
                unseen = self.decks[other].clone()
                unseen.pour(self.hands[other])
                for card in known.cards():
                    unseen.take(card)
                hand = unseen.split(rng, self.hands[other].size - known.size)
                hand.pour(known)
                world.hands[other], world.decks[other] = hand, unseen
                if seat == GALLERY:  # it knows neither what was seen nor, once cards have left, how many of those are left
                    world.seen[other] = hand.clone().split(rng, rng.below(hand.size + 1) if self.scanned[other] else 0)
        return world

    def spend(self, seat: Seat, card: int) -> None:
        """A card leaves a hand, a known copy first. [JM-7]"""
        self.hands[seat].take(card)
        if self.seen[seat].counts[card]:
            self.seen[seat].take(card)

    def cost(self, card: int) -> int:
        return 1 if card == JAM else int(self.chosen.value("cost"))

    def payable(self, seat: Seat, card: int) -> bool:
        return self.hands[seat].counts[card] > 0 and self.hands[seat].size > self.cost(card)

    def may_jam(self, seat: Seat) -> bool:
        """By public knowledge only: a jam is not face up, and there are cards to pay for it. [JM-5]"""
        return self.spent[seat].counts[JAM] < LIST[JAM] and self.hands[seat].size > self.cost(JAM)

    def begin_turn(self, seat: Seat) -> None:
        self.turn_count += 1
        self.agenda = [Commanding(seat), Drawing(seat, 1)]

    def win(self, seat: Seat) -> None:
        self.winner, self.agenda = seat, []

    def resolve(self, seat: Seat, card: int) -> None:
        self.spent[seat].put(card)
        if card == VOLLEY:
            self.agenda.append(Targeting(seat, int(self.chosen.value("targets")), []))
        else:
            self.agenda.append(Scanning(seat))

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        ranks = [1 if seat == self.winner else 2 for seat in self.teams]
        return Outcome(ranks, [float(len(ships)) for ships in self.ships], "deck" if self.ships[1 - self.winner] else "ships")

    def key(self) -> int:
        return plain_key(self.to_json())

    def heard(self, seat: Seat, who: Seat, action: Action) -> str:
        """A draw is named to the drawer only. [JM-2]"""
        question = self.agenda[-1]
        return "?" if isinstance(question, Drawing) and question.seat != seat else super().heard(seat, who, action)

    def to_json(self) -> Json:
        return {
            **self.public(),
            "hands": [hand.to_json() for hand in self.hands],
            "seen": [seen.to_json() for seen in self.seen],
            "decks": [deck.to_json() for deck in self.decks],
        }

    def observe(self, seat: Seat) -> Json:
        """One's own hand and what is known of it; of the rival's, what was seen and how many more there are."""
        hands: list[object] = []
        for other in (0, 1):
            hand, seen = self.hands[other], self.seen[other]
            known = hand if other == seat else empty_pool(4) if seat == GALLERY else seen
            hands.append([*known.cards(), *[None] * (hand.size - known.size)])
        seen_now = [None if seat == GALLERY else seen.to_json() for seen in self.seen]
        return {**self.public(), "hands": hands, "seen": seen_now, "decks": [int(deck.size) for deck in self.decks]}

    def public(self) -> Json:
        return {
            "options": self.chosen.text(),
            "turns": self.turn_count,
            "agenda": [question.to_json() for question in self.agenda],
            "spent": [spent.to_json() for spent in self.spent],
            "ships": [ships[:] for ships in self.ships],
            "scanned": self.scanned[:],
            "winner": self.winner,
        }


class Drawing(Drawn[Duel]):
    """Nature gives cards from the deck; an empty deck loses. [JM-2]"""

    ask: ClassVar[str] = "draw"
    rule: ClassVar[str] = "JM-2"

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def automatic(self, state: Duel) -> bool:
        if not state.decks[self.seat].size:
            state.win(1 - self.seat)
            return True
        return False

    def pool(self, state: Duel) -> Pool:
        return state.decks[self.seat]

    def draws(self, state: Duel) -> list[Action]:
        return DRAWS

    def answer(self, state: Duel, seat: Seat, action: Action) -> None:
        state.decks[self.seat].take(DRAWS.index(action))
        state.hands[self.seat].put(DRAWS.index(action))
        state.agenda[-1:] = [Drawing(self.seat, self.left - 1)] if self.left > 1 else []

    def to_json(self) -> list[object]:
        return [self.ask, self.seat, self.left]


class Captain(OneSeat[Duel]):
    """A question put to one captain."""

    def why(self, state: Duel, seat: Seat, action: Action) -> str:
        return "not-yours" if seat != self.seat else "not-payable" if action in PLAYS else "not-asked"


class Commanding(Captain):
    """Play cards, or end the turn. [JM-3]"""

    ask: ClassVar[str] = "command"
    rule: ClassVar[str] = "JM-3"

    def options(self, state: Duel, seat: Seat) -> list[Action]:
        return [END, *(PLAYS[card] for card in (VOLLEY, SCAN) if state.payable(self.seat, card))]

    def answer(self, state: Duel, seat: Seat, action: Action) -> None:
        if action is END:
            state.begin_turn(1 - self.seat)
        else:
            announce(state, self.seat, PLAYS.index(action), Announced(1 - self.seat, PLAYS.index(action), 0))


class Paying(Captain):
    """Any card of the hand, face up, once for each card of the cost. [JM-3]"""

    ask: ClassVar[str] = "pay"
    rule: ClassVar[str] = "JM-3"

    def options(self, state: Duel, seat: Seat) -> list[Action]:
        return [DISCARDS[card] for card in state.hands[self.seat].kinds()]

    def answer(self, state: Duel, seat: Seat, action: Action) -> None:
        state.spend(self.seat, DISCARDS.index(action))
        state.spent[self.seat].put(DISCARDS.index(action))
        state.agenda.pop()


class Announced(Captain):
    """A paid card waits here while the other side may jam it, and jams of jams. [JM-4]"""

    ask: ClassVar[str] = "jam"
    rule: ClassVar[str] = "JM-4"

    def __init__(self, seat: Seat, card: int, jams: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.jams: Final = jams

    def automatic(self, state: Duel) -> bool:
        if state.may_jam(self.seat):
            return False
        self.answer(state, self.seat, PASS)
        return True

    def options(self, state: Duel, seat: Seat) -> list[Action]:
        return [PASS, PLAYS[JAM]] if state.payable(self.seat, JAM) else [PASS]

    def answer(self, state: Duel, seat: Seat, action: Action) -> None:
        state.agenda.pop()
        owner = self.seat if self.jams % 2 else 1 - self.seat
        if action is not PASS:
            state.spent[self.seat].put(JAM)
            announce(state, self.seat, JAM, Announced(1 - self.seat, self.card, self.jams + 1))
        elif self.jams % 2:
            state.spent[owner].put(self.card)
        else:
            state.resolve(owner, self.card)

    def to_json(self) -> list[object]:
        return [self.ask, self.seat, self.card, self.jams]


class Targeting(Captain):
    """Choose ships one by one; none is struck before the last is chosen. [JM-6]"""

    ask: ClassVar[str] = "target"
    rule: ClassVar[str] = "JM-6"

    def __init__(self, seat: Seat, left: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.chosen: Final = chosen  # in ascending order: any order of choosing is the same

    def options(self, state: Duel, seat: Seat) -> list[Action]:
        open_to = [TARGETS[ship] for ship in state.ships[1 - self.seat] if ship not in self.chosen]
        return [*open_to, DONE] if self.chosen else open_to

    def essential(self, state: Duel, seat: Seat) -> list[Action]:
        last = max(self.chosen, default=-1)
        return [option for option in self.options(state, seat) if option is DONE or TARGETS.index(option) > last]

    def answer(self, state: Duel, seat: Seat, action: Action) -> None:
        chosen = self.chosen if action is DONE else sorted([*self.chosen, TARGETS.index(action)])
        rest = len(state.ships[1 - self.seat]) - len(chosen)
        if action is not DONE and self.left > 1 and rest:
            state.agenda[-1] = Targeting(self.seat, self.left - 1, chosen)
            return
        state.agenda.pop()
        state.ships[1 - self.seat] = [ship for ship in state.ships[1 - self.seat] if ship not in chosen]
        if not rest:
            state.win(self.seat)

    def to_json(self) -> list[object]:
        return [self.ask, self.seat, self.left, self.chosen[:]]


class Scanning(Shown[Duel]):
    """Nature shows the rival's hand to the scanner. [JM-7]"""

    ask: ClassVar[str] = "scan"
    rule: ClassVar[str] = "JM-7"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def truth(self, state: Duel) -> Action:
        return REVEAL

    def answer(self, state: Duel, seat: Seat, action: Action) -> None:
        state.agenda.pop()
        state.seen[1 - self.seat] = state.hands[1 - self.seat].clone()
        state.scanned[1 - self.seat] = True

    def to_json(self) -> list[object]:
        return [self.ask, self.seat]


def announce(state: Duel, seat: Seat, card: int, window: Announced) -> None:
    """Set a card aside; it is paid for, and then the rival may react. [JM-4]"""
    state.spend(seat, card)
    state.agenda.append(window)
    state.agenda.extend([Paying(seat)] * state.cost(card))


QUESTIONS: Final = {
    "draw": Drawing,
    "command": Commanding,
    "pay": Paying,
    "jam": Announced,
    "target": Targeting,
    "scan": Scanning,
}


class Jamming(Miniature):
    name: ClassVar[str] = "jamming"
    seats: ClassVar[range] = range(2, 3)

    def start(self, seats: int, options: Options) -> Duel:
        self.check_seats(seats)
        state = Duel(options)
        state.begin_turn(0)
        state.agenda.extend([Drawing(1, 4), Drawing(0, 4)])
        return state

    def load(self, data: Json) -> Duel:
        state = Duel(self.options(cast(str, data["options"])))
        state.turn_count, state.winner = cast(int, data["turns"]), cast(int, data["winner"])
        state.agenda = asked_again(QUESTIONS, data["agenda"])
        state.decks, state.hands, state.seen, state.spent = (
            [load_pool(counts) for counts in cast(list[object], data[key])] for key in ("decks", "hands", "seen", "spent")
        )
        state.ships = [ints(ships) for ships in cast(list[object], data["ships"])]
        state.scanned = [bool(looked) for looked in cast(list[object], data["scanned"])]
        return state


def make() -> Game:
    return Jamming(WORDS, Options(CHOICES, {}), ALL)
