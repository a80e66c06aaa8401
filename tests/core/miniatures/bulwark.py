"""Bulwark: a cooperative game with dice, hidden hands, and help that must be asked for.

[BU-1] Two to four crews, two pods each, stand in six sectors. Each crew has two lives (or `lives`) and draws up to three cards.
[BU-2] A watch: draw, then a red and a yellow die name the sectors fired upon. All targets are known before the first answer.
[BU-3] A target's crew may raise a shield, spend two warps, accept, or call once for as many warps as it lacks.
[BU-4] Called partners are asked clockwise and once each. What is promised lies open; if it is too little, all is taken back.
[BU-5] For a crew that accepts, partners are asked clockwise for a shield; the first gift saves the pod.
[BU-6] A crew that has given or pledged regenerates until the end of its next watch: it may not draw, play or give a card.
[BU-7] When all targets have answered, all unprotected pods cost a life together. A crew without lives loses the game for all.
[BU-8] After two watches each (or `watches`) relief comes, and all have won. An empty stock is filled with the spent cards.
"""

from typing import Any, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import AgendaState, Question
from orrery.core.forms import Happening
from orrery.core.luck import Drawn
from orrery.core.options import Choice, Options
from orrery.core.pool import Pool, empty_pool, load_pool
from orrery.core.protocol import Game, Outcome
from orrery.core.rng import Rng
from orrery.core.values import NATURE, Json, Seat, ints
from tests.core.miniatures.common import Miniature, OneSeat, asked_again, plain_key

KINDS: Final = ["shield", "warp", "blank"]
SHIELD, WARP, BLANK = range(3)
FRESH, REGENERATING, PENDING = range(3)  # a gift in the crew's own watch counts from the next one [BU-6]
RAISE: Final = Action("shield")
ESCAPE: Final = Action("warp")
CALLS: Final = [Action("call 1"), Action("call 2")]
ACCEPT: Final = Action("accept")
PLEDGE: Final = Action("pledge")
GIVE: Final = Action("give")
DECLINE: Final = Action("decline")
DRAWS: Final = [Action(f"draw {kind}") for kind in KINDS]
DICE: Final = {colour: [Action(f"{colour} {face}") for face in range(1, 7)] for colour in ("red", "yellow")}
ALL: Final = [RAISE, ESCAPE, *CALLS, ACCEPT, PLEDGE, GIVE, DECLINE, *DRAWS, *DICE["red"], *DICE["yellow"]]
CHOICES: Final = [Choice("lives", ["2", "1", "4"]), Choice("watches", ["2", "1", "3"])]
WORDS: Final = {
    "fr": {"title": "Rempart", "why.no-card": "Il vous manque la carte, ou le droit de la jouer. [BU-6]"},
    "en": {"title": "Bulwark", "why.no-card": "You lack the card, or the right to play it. [BU-6]"},
}


class Wall(AgendaState):
    """The truth: the stock, the hands, lives, who regenerates, and which pods the volley has hit so far."""

    def __init__(self, chosen: Options, seats: int) -> None:
        self.chosen: Final = chosen
        self.seats: Final = seats
        self.teams = [0] * seats
        self.turn_count = 0  # watches begun
        self.agenda: list[Question[Any]] = []
        self.stock = Pool(vec[i64]([6, 8, 8]))
        self.spent = empty_pool(3)
        self.hands = [empty_pool(3) for _ in range(seats)]
        self.lives = [int(chosen.value("lives"))] * seats
        self.rest = [FRESH] * seats
        self.promised = [0] * seats  # warps that lie open while partners are asked, out of their owners' hands
        self.dice: list[int] = []
        self.hit: list[int] = []  # crews, once for each unprotected pod
        self.over = False

    def clone(self) -> "Wall":
        copy = Wall(self.chosen, self.seats)
        copy.turn_count, copy.agenda, copy.over = self.turn_count, self.agenda[:], self.over
        copy.stock, copy.spent = self.stock.clone(), self.spent.clone()
        copy.hands = [hand.clone() for hand in self.hands]
        copy.lives, copy.rest, copy.promised = self.lives[:], self.rest[:], self.promised[:]
        copy.dice, copy.hit = self.dice[:], self.hit[:]
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Wall":
        """Partners' hands and the stock are one unseen pool."""
        world, unseen = self.clone(), self.stock.clone()
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            unseen.pour(self.hands[other])
        for other in others:
            world.hands[other] = unseen.split(rng, self.hands[other].size)
        world.stock = unseen
        return world

    def active(self) -> Seat:
        return (self.turn_count - 1) % self.seats

    def has(self, seat: Seat, card: int, count: int = 1) -> bool:
        return self.rest[seat] == FRESH and self.hands[seat].counts[card] >= count

    def partners(self, seat: Seat) -> list[Seat]:
        """Who may be asked to help, clockwise: by public knowledge only. [BU-4] [BU-6]"""
        clockwise = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in clockwise if self.rest[other] == FRESH and self.hands[other].size]

    def targets(self) -> list[Seat]:
        """The crew of every pod fired upon, sector by sector; each has two pods, three sectors apart. [BU-1] [BU-2]"""
        fired = sorted(set(self.dice))
        return [seat for sector in fired for seat in range(self.seats) if sector % 3 == seat % 3]

    def spend(self, seat: Seat, card: int, count: int = 1) -> None:
        for _ in range(count):
            self.hands[seat].take(card)
            self.spent.put(card)

    def promise(self, seat: Seat, count: int) -> None:
        """Lay warps open, so that `imagine` cannot deal them elsewhere. [BU-4]"""
        for _ in range(count):
            self.hands[seat].take(WARP)
        self.promised[seat] += count

    def settle_promises(self, kept: bool) -> None:
        """Spend what was promised, or take it back. [BU-4]"""
        for seat, count in enumerate(self.promised):
            for _ in range(count):
                (self.spent if kept else self.hands[seat]).put(WARP)
        self.promised = [0] * self.seats

    def tire(self, seat: Seat) -> None:
        """A crew that has helped regenerates. [BU-6]"""
        self.rest[seat] = PENDING if seat == self.active() else REGENERATING

    def begin_watch(self) -> None:
        self.turn_count += 1
        self.dice, self.hit = [], []
        self.agenda = [Volley(), Rolling("yellow"), Rolling("red"), Drawing(self.active())]

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        lost = 0 in self.lives
        return Outcome([2 if lost else 1] * self.seats, [float(left) for left in self.lives], "overrun" if lost else "relieved")

    def key(self) -> int:
        return plain_key(self.to_json())

    def heard(self, seat: Seat, who: Seat, action: Action) -> str:
        question = self.agenda[-1]
        return "?" if isinstance(question, Drawing) and question.seat != seat else super().heard(seat, who, action)

    def to_json(self) -> Json:
        return {**self.public(), "stock": self.stock.to_json(), "hands": [hand.to_json() for hand in self.hands]}

    def observe(self, seat: Seat) -> Json:
        hands = [hand.to_json() if other == seat else int(hand.size) for other, hand in enumerate(self.hands)]
        return {**self.public(), "stock": int(self.stock.size), "hands": hands}

    def public(self) -> Json:
        return {
            "options": self.chosen.text(),
            "seats": self.seats,
            "turns": self.turn_count,
            "agenda": [question.to_json() for question in self.agenda],
            "spent": self.spent.to_json(),
            "lives": self.lives[:],
            "rest": self.rest[:],
            "promised": self.promised[:],
            "dice": self.dice[:],
            "hit": self.hit[:],
            "over": self.over,
        }


class Drawing(Drawn[Wall]):
    """Up to three cards, unless the crew regenerates. [BU-1]"""

    ask: ClassVar[str] = "draw"
    rule: ClassVar[str] = "BU-1"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def automatic(self, state: Wall) -> bool:
        if not state.stock.size:
            state.stock, state.spent = state.spent, empty_pool(3)  # reshuffled [BU-8]
        if state.rest[self.seat] == FRESH and state.hands[self.seat].size < 3 and state.stock.size:
            return False
        state.agenda.pop()
        return True

    def pool(self, state: Wall) -> Pool:
        return state.stock

    def draws(self, state: Wall) -> list[Action]:
        return DRAWS

    def answer(self, state: Wall, seat: Seat, action: Action) -> None:
        state.stock.take(DRAWS.index(action))
        state.hands[self.seat].put(DRAWS.index(action))

    def to_json(self) -> list[object]:
        return [self.ask, self.seat]


class Rolling(Question[Wall]):
    """One die after the other; after the second, every target is asked. [BU-2]"""

    ask: ClassVar[str] = "roll"
    rule: ClassVar[str] = "BU-2"

    def __init__(self, colour: str) -> None:
        self.colour: Final = colour

    def turn(self, state: Wall) -> Seat:
        return NATURE

    def options(self, state: Wall, seat: Seat) -> list[Action]:
        return DICE[self.colour]

    def chance(self, state: Wall, rng: Rng) -> Action:
        return DICE[self.colour][rng.below(6)]

    def odds(self, state: Wall) -> list[float]:
        return [1 / 6] * 6

    def answer(self, state: Wall, seat: Seat, action: Action) -> None:
        state.dice.append(DICE[self.colour].index(action))
        state.agenda.pop()
        if self.colour == "yellow":
            state.agenda.extend(Dodging(target, False) for target in reversed(state.targets()))

    def to_json(self) -> list[object]:
        return [self.ask, self.colour]


class Crew(OneSeat[Wall]):
    """A question put to one crew."""

    def why(self, state: Wall, seat: Seat, action: Action) -> str:
        if seat != self.turn(state):
            return "not-yours"
        return "no-card" if action in (RAISE, ESCAPE, *CALLS, PLEDGE, GIVE) else "not-asked"


class Dodging(Crew):
    """The crew of a pod under fire. [BU-3]"""

    ask: ClassVar[str] = "dodge"
    rule: ClassVar[str] = "BU-3"

    def __init__(self, seat: Seat, called: bool) -> None:
        super().__init__(seat)
        self.called: Final = called

    def automatic(self, state: Wall) -> bool:
        if (state.rest[self.seat] == FRESH and state.hands[self.seat].size) or state.partners(self.seat):
            return False
        state.agenda.pop()  # everybody can see that nothing can be done
        state.hit.append(self.seat)
        return True

    def options(self, state: Wall, seat: Seat) -> list[Action]:
        partners = 0 if self.called else len(state.partners(self.seat))
        allowed = {
            RAISE: state.has(self.seat, SHIELD),
            ESCAPE: state.has(self.seat, WARP, 2),
            CALLS[0]: partners >= 1 and state.has(self.seat, WARP),
            CALLS[1]: partners >= 2,
            ACCEPT: True,
        }
        return [action for action, legal in allowed.items() if legal]

    def answer(self, state: Wall, seat: Seat, action: Action) -> None:
        state.agenda.pop()
        partners = state.partners(self.seat)
        if action is RAISE:
            state.spend(self.seat, SHIELD)
        elif action is ESCAPE:
            state.spend(self.seat, WARP, 2)
        elif action in CALLS:
            need = CALLS.index(action) + 1
            state.promise(self.seat, 2 - need)
            state.agenda.extend([Dodging(self.seat, True), Pledging(self.seat, need, partners, [])])
        elif partners:
            state.agenda.append(Helping(self.seat, partners))
        else:
            state.hit.append(self.seat)

    def to_json(self) -> list[object]:
        return [self.ask, self.seat, self.called]


class Pledging(Crew):
    """Partners pledge a warp each, or not; it is spent only if there are enough. [BU-4]"""

    ask: ClassVar[str] = "pledge"
    rule: ClassVar[str] = "BU-4"

    def __init__(self, seat: Seat, need: int, left: list[Seat], pledged: list[Seat]) -> None:
        super().__init__(seat)
        self.need: Final = need
        self.left: Final = left  # still to be asked
        self.pledged: Final = pledged

    def turn(self, state: Wall) -> Seat:
        return self.left[0]

    def options(self, state: Wall, seat: Seat) -> list[Action]:
        return [PLEDGE, DECLINE] if state.has(self.left[0], WARP) else [DECLINE]

    def answer(self, state: Wall, seat: Seat, action: Action) -> None:
        state.agenda.pop()
        pledged, left = self.pledged, self.left[1:]
        if action is PLEDGE:
            pledged = [*pledged, seat]
            state.promise(seat, 1)
        if len(pledged) == self.need:
            state.agenda.pop()  # the pod has escaped: nothing is left to dodge
            state.settle_promises(True)
            for partner in pledged:
                state.tire(partner)
        elif len(pledged) + len(left) < self.need:
            state.settle_promises(False)
        else:
            state.agenda.append(Pledging(self.seat, self.need, left, pledged))

    def to_json(self) -> list[object]:
        return [self.ask, self.seat, self.need, self.left[:], self.pledged[:]]


class Helping(Crew):
    """Partners give a shield to a pod that would be lost, or not. [BU-5]"""

    ask: ClassVar[str] = "help"
    rule: ClassVar[str] = "BU-5"

    def __init__(self, seat: Seat, left: list[Seat]) -> None:
        super().__init__(seat)
        self.left: Final = left

    def turn(self, state: Wall) -> Seat:
        return self.left[0]

    def options(self, state: Wall, seat: Seat) -> list[Action]:
        return [GIVE, DECLINE] if state.has(self.left[0], SHIELD) else [DECLINE]

    def answer(self, state: Wall, seat: Seat, action: Action) -> None:
        state.agenda.pop()
        if action is GIVE:
            state.spend(seat, SHIELD)
            state.tire(seat)
        elif len(self.left) > 1:
            state.agenda.append(Helping(self.seat, self.left[1:]))
        else:
            state.hit.append(self.seat)

    def to_json(self) -> list[object]:
        return [self.ask, self.seat, self.left[:]]


class Volley(Happening[Wall]):
    """All losses together, then the end of the watch. [BU-7] [BU-8]"""

    step: ClassVar[str] = "volley"

    def happen(self, state: Wall) -> None:
        for crew in state.hit:
            state.lives[crew] = max(0, state.lives[crew] - 1)
        state.rest[state.active()] = REGENERATING if state.rest[state.active()] == PENDING else FRESH
        if 0 in state.lives or state.turn_count == state.seats * int(state.chosen.value("watches")):
            state.over, state.agenda = True, []
        else:
            state.begin_watch()


QUESTIONS: Final = {
    "draw": Drawing,
    "roll": Rolling,
    "dodge": Dodging,
    "pledge": Pledging,
    "help": Helping,
    "volley": Volley,
}


class Bulwark(Miniature):
    name: ClassVar[str] = "bulwark"
    seats: ClassVar[range] = range(2, 5)

    def start(self, seats: int, options: Options) -> Wall:
        self.check_seats(seats)
        state = Wall(options, seats)
        state.begin_watch()
        state.agenda.extend(Drawing(seat) for seat in range(seats - 1, -1, -1))
        state.run_automatic()
        return state

    def load(self, data: Json) -> Wall:
        state = Wall(self.options(cast(str, data["options"])), cast(int, data["seats"]))
        state.turn_count, state.over = cast(int, data["turns"]), bool(data["over"])
        state.agenda = asked_again(QUESTIONS, data["agenda"])
        state.stock, state.spent = load_pool(data["stock"]), load_pool(data["spent"])
        state.hands = [load_pool(hand) for hand in cast(list[object], data["hands"])]
        state.lives, state.rest, state.promised = (ints(data[key]) for key in ("lives", "rest", "promised"))
        state.dice, state.hit = ints(data["dice"]), ints(data["hit"])
        return state


def make() -> Game:
    return Bulwark(WORDS, Options(CHOICES, {}), ALL)
