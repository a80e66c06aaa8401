"""A small game with hidden hands and secret bids, to test that a table shows nobody what they may not know."""

import os
from collections import deque
from itertools import repeat
from typing import Any, ClassVar, Final, cast

from orrery.core import (
    NATURE,
    Action,
    ActionTable,
    AgendaState,
    Decision,
    Game,
    Json,
    Mark,
    NotationError,
    Options,
    Outcome,
    Panel,
    Question,
    Rng,
    Scene,
    Seals,
    Seat,
    State,
    Words,
    load_seals,
    read_words,
)

VALUES: Final = range(1, 7)
COPIES: Final = 5
HAND: Final = 3
ROUNDS: Final = 3

BIDS: Final = {value: Action(f"bid {value}") for value in VALUES}
DEALS: Final = {value: Action(f"deal {value}") for value in VALUES}
VALUE_OF: Final = {action.text: value for made in (BIDS, DEALS) for value, action in made.items()}
ENOUGH: Final = Action("enough")
REVEAL: Final = Action("reveal")
BOAST: Final = Action("boast")
HUSH: Final = Action("hush")
PEEK: Final = Action("peek")
TABLE: Final = ActionTable("Sealed Bids", [*BIDS.values(), *DEALS.values(), ENOUGH, REVEAL, BOAST, HUSH, PEEK])


class Dealing(Question["Bids"]):
    """Luck deals a card, which only its owner sees."""

    ask: ClassVar[str] = "deal"
    rule: ClassVar[str] = "SB-1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def turn(self, state: "Bids") -> Seat:
        return NATURE

    def options(self, state: "Bids", seat: Seat) -> list[Action]:
        return [DEALS[value] for value in VALUES if state.deck[value - 1]]

    def chance(self, state: "Bids", rng: Rng) -> Action:
        cards = state.unseen_cards(state.deck)
        return DEALS[cards[rng.below(len(cards))]]

    def odds(self, state: "Bids") -> list[float]:
        return [float(count) for count in state.deck if count]

    def answer(self, state: "Bids", seat: Seat, action: Action) -> None:
        state.agenda.pop()
        state.deck[VALUE_OF[action.text] - 1] -= 1
        state.hands[self.seat].append(VALUE_OF[action.text])

    def to_json(self) -> list[object]:
        return [self.ask, self.seat]


class Bidding(Question["Bids"]):
    """Everybody bids up to three cards in secret."""

    ask: ClassVar[str] = "bid"
    rule: ClassVar[str] = "SB-2"
    sealed: ClassVar[bool] = True

    def turn(self, state: "Bids") -> Seat:
        return state.seals.first()

    def seats(self, state: "Bids") -> list[Seat]:
        return state.seals.owing()

    def options(self, state: "Bids", seat: Seat) -> list[Action]:
        left = state.hands[seat][:]
        for pick in state.seals.picks[seat]:
            left.remove(VALUE_OF[pick.text])
        found = [BIDS[value] for value in sorted(set(left))]
        return [*found, ENOUGH] if state.seals.picks[seat] else found

    def answer(self, state: "Bids", seat: Seat, action: Action) -> None:
        if action is not ENOUGH:
            state.seals.pick(seat, action)
        if action is ENOUGH or len(state.seals.picks[seat]) == HAND:
            state.seals.seal(seat)
        if not state.seals.owing():
            state.agenda[-1] = Revealing()


class Revealing(Question["Bids"]):
    """All bids are shown; the highest sum that nobody shares wins a point and may boast of it."""

    ask: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "SB-3"

    def turn(self, state: "Bids") -> Seat:
        return NATURE

    def options(self, state: "Bids", seat: Seat) -> list[Action]:
        return [REVEAL]

    def chance(self, state: "Bids", rng: Rng) -> Action:
        return REVEAL

    def odds(self, state: "Bids") -> list[float]:
        return [1.0]

    def answer(self, state: "Bids", seat: Seat, action: Action) -> None:
        state.agenda.pop()
        sums = [sum(VALUE_OF[pick.text] for pick in picks) for picks in state.seals.picks]
        for owner, picks in enumerate(state.seals.picks):
            for pick in picks:
                state.hands[owner].remove(VALUE_OF[pick.text])
                state.pile.append(VALUE_OF[pick.text])
        state.seals.forget()
        state.next_round()
        if sums.count(max(sums)) == 1:
            state.points[sums.index(max(sums))] += 1
            state.agenda.append(Boasting(sums.index(max(sums))))


class Boasting(Question["Bids"]):
    """The winner of a round says something, openly; or looks at the next hand first, once."""

    ask: ClassVar[str] = "boast"
    rule: ClassVar[str] = "SB-4"

    def __init__(self, seat: Seat, looking: bool = False) -> None:
        self.seat = seat
        self.looking = looking

    def turn(self, state: "Bids") -> Seat:
        return self.seat

    def options(self, state: "Bids", seat: Seat) -> list[Action]:
        return [BOAST, HUSH] if self.looking else [BOAST, HUSH, PEEK]

    def answer(self, state: "Bids", seat: Seat, action: Action) -> None:
        state.agenda.pop()
        if action is PEEK:
            state.agenda.append(Boasting(self.seat, True))

    def to_json(self) -> list[object]:
        return [self.ask, self.seat, self.looking]


class Bids(AgendaState):
    """Hands, a deck in unknown order, secret bids and points."""

    def __init__(self, seats: int) -> None:
        self.teams = list(range(seats))
        self.turn_count = 0
        self.deck = [COPIES for _ in VALUES]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.seals = Seals(seats)
        self.points = [0] * seats
        self.pile: list[int] = []
        self.agenda = []

    def next_round(self) -> None:
        """Another round, unless it was the last: hands are filled up, then all bid."""
        if self.turn_count == ROUNDS:
            return
        self.turn_count += 1
        self.agenda.append(Opening())
        for seat in range(len(self.teams) - 1, -1, -1):
            self.agenda += [Dealing(seat)] * (HAND - len(self.hands[seat]))

    def unseen_cards(self, counts: list[int]) -> list[int]:
        return [value for value, count in zip(VALUES, counts, strict=True) for _ in range(count)]

    def key(self) -> int:
        return hash(str(self.to_json()))

    def clone(self) -> "Bids":
        copy = Bids(len(self.teams))
        copy.turn_count, copy.deck, copy.points, copy.pile = self.turn_count, self.deck[:], self.points[:], self.pile[:]
        copy.hands, copy.seals, copy.agenda = [hand[:] for hand in self.hands], self.seals.clone(), self.agenda[:]
        copy.run_automatic()
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Bids":
        world = self.clone()
        others = [other for other in range(len(self.teams)) if other not in (seat, self.looked_at(seat))]
        cards = sorted(world.unseen_cards(world.deck) + [card for other in others for card in world.hands[other]])
        for other in others:
            world.hands[other] = [cards.pop(rng.below(len(cards))) for _ in world.hands[other]]
            done = world.seals.done[other]
            world.seals.picks[other] = []
            if done and self.secret():
                hand = world.hands[other][:]
                bids = [hand.pop(rng.below(len(hand))) for _ in range(1 + rng.below(HAND))]
                world.seals.picks[other] = [BIDS[value] for value in bids]
        world.deck = [cards.count(value) for value in VALUES]
        return world

    def looked_at(self, seat: Seat) -> Seat:
        """Whose hand this seat is being shown; its own if none."""
        asking = self.asking() if self.agenda else None
        return (seat + 1) % len(self.teams) if isinstance(asking, Boasting) and asking.looking and asking.seat == seat else seat

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        ranks = [1 + sum(1 for other in self.points if other > own) for own in self.points]
        return Outcome(ranks, [float(points) for points in self.points], "rounds")

    def public(self) -> Json:
        agenda: list[object] = [question.to_json() for question in self.agenda]
        return {"turns": self.turn_count, "points": self.points[:], "pile": self.pile[:], "agenda": agenda}

    def observe(self, seat: Seat) -> Json:
        known = (seat, self.looked_at(seat))
        hands: list[object] = [hand[:] if own in known else [None] * len(hand) for own, hand in enumerate(self.hands)]
        return {**self.public(), "hands": hands, "deck": sum(self.deck), "seals": self.seals.seen_by(seat)}

    def heard(self, seat: Seat, who: Seat, action: Action) -> str:
        dealing = self.asking()
        hidden = isinstance(dealing, Dealing) and dealing.seat != seat
        return "?" if hidden or (self.secret() and who != seat) else action.text

    def to_json(self) -> Json:
        return {**self.public(), "hands": [hand[:] for hand in self.hands], "deck": self.deck[:], "seals": self.seals.to_json()}


class Opening(Question[Bids]):
    """The hands are full: all begin to bid."""

    ask: ClassVar[str] = "open"

    def turn(self, state: Bids) -> Seat:
        return NATURE

    def options(self, state: Bids, seat: Seat) -> list[Action]:
        return []

    def answer(self, state: Bids, seat: Seat, action: Action) -> None:
        raise AssertionError("nobody is asked to open")

    def automatic(self, state: Bids) -> bool:
        state.seals.open(list(range(len(state.teams))))
        state.agenda[-1] = Bidding()
        return True


MADE: Final[dict[str, Any]] = {"deal": Dealing, "bid": Bidding, "reveal": Revealing, "boast": Boasting, "open": Opening}


class SealedBids(Game):
    """Two or three bidders and 30 cards."""

    name: ClassVar[str] = "sealed-bids"
    seats: ClassVar[range] = range(2, 4)
    version: ClassVar[int] = 1
    longest: ClassVar[int] = 1000

    def __init__(self) -> None:
        self.table = TABLE
        self.printed = Options([], {})
        own = {"title": "Sealed Bids", "about": "Bid.", "action.bid": "Bid {0}", "log.bid": "{who} bids {0}"}
        own |= {"rule.SB-2": "Bid up to three cards.", "ask.bid": "What do you bid?", "outcome.rounds": "All rounds are over."}
        common = read_words("orrery.core").texts
        self.words = Words({lang: {**common[lang], **own} for lang in common})

    def start(self, seats: int, options: Options) -> Bids:
        state = Bids(seats)
        state.next_round()
        state.run_automatic()
        return state

    def load(self, data: Json) -> Bids:
        hands = cast(list[list[int]], data["hands"])
        state = Bids(len(hands))
        state.turn_count, state.hands = cast(int, data["turns"]), hands
        state.deck, state.pile = cast(list[int], data["deck"]), cast(list[int], data["pile"])
        state.points = cast(list[int], data["points"])
        state.seals = load_seals(data["seals"], TABLE)
        state.agenda = [MADE[row[0]](*row[1:]) for row in cast(list[list[Any]], data["agenda"])]
        state.run_automatic()
        return state

    def judge(self, state: State, seat: Seat) -> float:
        return 0.5

    def scene(self, view: Json, decision: Decision | None, words: Words) -> Scene:
        panels = [panel(seat, hand) for seat, hand in enumerate(cast(list[list[int | None]], view["hands"]))]
        actions: dict[str, list[str]] = {}
        for action in decision.options if decision else []:
            value = VALUE_OF.get(action.text)
            hand = cast(list[list[int | None]], view["hands"])[decision.seat] if decision else []
            marks = [f"card-{decision.seat}-{place}" for place, card in enumerate(hand) if card == value] if decision else []
            actions[action.text] = marks or ["pile"]
        ground = [Mark("felt", "rect", 50, 50, "table", width=100, height=100)]
        pile = Mark("pile", "text", 50, 50, text=" ".join(map(str, cast(list[int], view["pile"]))))
        return Scene(
            100, 100, f"Sealed Bids, points {view['points']}, {view['seals']}", ground, [pile], panels=panels, actions=actions
        )


def panel(seat: Seat, hand: list[int | None]) -> Panel:
    cards = [
        Mark(f"card-{seat}-{place}", "text", 10 + 20 * place, 10, text=str(card or "?")) for place, card in enumerate(hand)
    ]
    return Panel(f"hand-{seat}", f"P{seat + 1}", 80, 20, cards, seat)


def make() -> Game:
    return SealedBids()


AT_START: Final = "for ever from the start"
AT_BID: Final = "for ever at a bid"
SWITCH: Final = "ORRERY_TEST_FOR_EVER"  # the start goes on for ever while this is set: a table can be made before


def go_on_for_ever() -> None:
    """Like compiled rules: no bytecode is run and the interpreter is held, so that no thread and no signal gets through."""
    deque(repeat(0), maxlen=0)


class EndlessBids(SealedBids):
    """Played with a file that says when its rules never come to an end, as home-made cards might make them."""

    name: ClassVar[str] = "endless-bids"

    def with_data(self, text: str) -> Game:
        if text.strip() not in (AT_START, AT_BID):
            raise NotationError(f"line 1: nothing reads {text.strip()!r}")
        made = EndlessBids()
        made.data = text
        return made

    def start(self, seats: int, options: Options) -> Bids:
        if self.data.strip() == AT_START and SWITCH in os.environ:
            go_on_for_ever()
        state = EndlessState(seats)
        state.endless = self.data.strip() == AT_BID
        state.next_round()
        state.run_automatic()
        return state


class EndlessState(Bids):
    endless = False  # a clone is an ordinary state: only what really happens goes on for ever

    def apply(self, seat: Seat, action: Action) -> None:
        if self.endless and seat >= 0:
            go_on_for_ever()
        super().apply(seat, action)


def make_endless() -> Game:
    return EndlessBids()
