"""What the three games have in common on the table: saucers, hands, piles and dice. [TG-4]"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.core.actions import Action
from orrery.core.agenda import AgendaState, Question
from orrery.core.pool import Pool, empty_pool, load_pool
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat, ints, texts
from orrery.games.terra_galactix.box.actions import BOTH, BoxActions, Discard, Pulsar
from orrery.games.terra_galactix.box.board import (
    BASES,
    NODES,
    NOWHERE,
    NUMBER_OF,
    PLACES,
    SAUCERS,
    base_node,
    base_of,
    in_space,
)
from orrery.games.terra_galactix.box.cards import KINDS, PULSAR, Piles, star_piles
from orrery.games.terra_galactix.box.events import DOUBLED, DREW, STAR_REFUSED

NOBODY: Final[i64] = -1
ALL_DICE: Final = ["red", "blue", "yellow", "second-yellow"]
TO_THROW: Final[i64] = -1  # a die that is about to be thrown; 0 is one that stays out

MADE: Final[i64] = 1  # the act of the turn
TRAVELLED: Final[i64] = 2  # a trip paid with at least one own card, which will do instead [TG-R9]

WAITING: Final[i64] = 0  # a dice movement
UNDER_WAY: Final[i64] = 1
OVER: Final[i64] = 2

BLANK: Final = vec[i64]([0] * int(SAUCERS))  # in every fresh state, and never changed
NO_PLACES: Final = vec[u8]([0] * int(NODES))
NO_HANDS: Final[list[Pool]] = []
NO_PILES: Final = Piles(empty_pool(0), empty_pool(0))


class BoxState(AgendaState):
    """Saucers and hands belong to camps, named by their bases 0 … 3; seats answer for them. [TG-4.1]

    `camps` lists the bases in play in the order of the seats; a seat that flies two camps stands in `seat_at` twice.
    """

    def __init__(self, actions: BoxActions, camps: list[int], seats: list[int]) -> None:
        self.actions: Final = actions
        self.camps = camps
        self.seats = seats  # the seat of each camp in play, in the order of `camps`
        self.agenda: list[Question[Any]] = []
        self.turn_count = 0
        self.seat_at = BLANK
        self.where = BLANK  # the node of each saucer, NOWHERE if it is not in play
        self.taken = NO_PLACES  # how many saucers are on each node
        self.hands = NO_HANDS  # by base
        self.cards = NO_PILES
        self.stars = NO_PILES
        self.lent = True  # hands and piles belong to another state as well
        self.active: i64 = camps[0]  # the camp whose turn it is
        self.dice = BLANK  # red, blue, two yellow; TO_THROW, or the face
        self.doubled: i64 = 0  # dice with a Pulsar: 1 red, 2 blue
        self.acted: i64 = 0  # the act of this turn: MADE, TRAVELLED
        self.pips = BLANK  # of the active camp's red and blue saucer
        self.moved = BLANK

    def lay_out(self) -> None:
        """Arrays of its own, for a state that is no copy: a copy is given those of another one."""
        self.sit_down(self.camps, self.seats)
        self.where = vec[i64]([-1] * int(SAUCERS))
        self.taken = vec[u8]([0] * int(NODES))
        self.dice = vec[i64]([0] * 4)
        self.pips = vec[i64]([0] * 2)
        self.moved = vec[i64]([OVER] * 2)

    def set_up_box(self, pile: Pool) -> None:
        """Saucers in their bases, no cards dealt yet. [TG-5.1]"""
        self.hands = [empty_pool(len(KINDS)) for _ in BASES]
        self.cards = Piles(pile, empty_pool(len(KINDS)))
        self.stars = star_piles()
        self.lent = False
        for base in self.camps:
            for colour in range(2):
                self.put(base * 2 + colour, base_node(base))

    def copy_box(self, copy: "BoxState") -> None:
        """Give a fresh state everything that this one has in common with it."""
        copy.teams = self.teams
        copy.agenda = self.agenda[:]
        copy.top = self.top
        copy.turn_count = self.turn_count
        copy.seat_at = self.seat_at
        copy.where = self.where[:]
        copy.taken = self.taken[:]
        copy.hands = self.hands
        copy.cards = self.cards
        copy.stars = self.stars
        self.lent = True  # as in every fresh state: whoever changes a card first takes copies
        copy.active = self.active
        copy.dice = self.dice[:]
        copy.doubled = self.doubled
        copy.acted = self.acted
        copy.pips = self.pips[:]
        copy.moved = self.moved[:]

    # Seats and camps

    def sit_down(self, camps: list[int], seats: list[int]) -> None:
        """These seats answer for these camps; a game may still draw who sits where after it has begun. [TG-4.1]"""
        self.camps = camps
        self.seats = seats
        self.seat_at = vec[i64]([-1] * 4)
        for camp, seat in zip(camps, seats, strict=True):
            self.seat_at[camp] = seat

    def seat_of(self, camp: i64) -> Seat:
        """Who answers for a camp."""
        return int(self.seat_at[camp])

    def plays(self, camp: i64) -> bool:
        return self.seat_at[camp] != NOBODY

    def after(self, camp: i64) -> i64:
        """The next camp in play, clockwise. [TG-4.1]"""
        following = (camp + 1) % 4
        while self.seat_at[following] == NOBODY:
            following = (following + 1) % 4
        return following

    # Saucers

    def put(self, saucer: i64, node: i64) -> None:
        """Place a saucer, wherever it was."""
        before = self.where[saucer]
        if before != NOWHERE:
            self.taken[before] -= 1
        self.where[saucer] = node
        self.taken[node] += 1

    def emerge(self, saucer: i64, node: i64) -> None:
        """Place a saucer that comes out of hyperspace. [TG-4.6]"""
        self.put(saucer, node)

    def send_home(self, saucer: i64) -> None:
        """A destroyed saucer returns to its base at once. [TG-4.5]"""
        self.put(saucer, base_node(base_of(saucer)))

    def flies(self, saucer: i64) -> bool:
        """Whether a saucer is in space. [TG-3.3]"""
        return in_space(self.where[saucer])

    # Cards

    def own_cards(self) -> None:
        """Called before a card is moved: hands and piles that belong to another state as well are copied."""
        if self.lent:
            self.lent = False
            self.hands = [hand.clone() for hand in self.hands]
            self.cards = self.cards.clone()
            self.stars = self.stars.clone()

    def hand(self, camp: i64) -> Pool:
        """The hand that pays for a camp; in a duel two camps share one."""
        return self.hands[camp]

    def holds(self, camp: i64, kind: i64) -> i64:
        """How many cards of a kind a camp can play."""
        return self.hand(camp).counts[kind]

    def spend(self, camp: i64, kind: i64, count: i64 = 1) -> None:
        """Discard cards from a hand, face up. [TG-4.2]"""
        self.own_cards()
        hand = self.hand(camp)
        for _ in range(count):
            hand.take(kind)
            self.cards.discard(kind)

    def lay_down(self, camp: i64, kind: i64, count: i64 = 1) -> None:
        """Cards leave a hand for the table. [TG-5.6] [TG-6.3]"""
        self.own_cards()
        hand = self.hand(camp)
        for _ in range(count):
            hand.take(kind)

    def take_up(self, camp: i64, kind: i64) -> None:
        """A card joins a hand."""
        self.own_cards()
        self.hand(camp).put(kind)

    def discard(self, kind: i64) -> None:
        """A card from the table is discarded, face up."""
        self.own_cards()
        self.cards.discard(kind)

    def reshuffle(self) -> bool:
        """The discards become the pile if that has run out; whether that happened. [TG-4.2]"""
        if not self.cards.has_run_out():
            return False
        self.own_cards()
        self.cards.refill()
        return True

    def reshuffle_stars(self) -> bool:
        """The same for the Galactix cards."""
        if not self.stars.has_run_out():
            return False
        self.own_cards()
        self.stars.refill()
        return True

    def turn_up(self, card: i64) -> None:
        """A Galactix card goes from the pile to the discards."""
        self.own_cards()
        self.stars.take(card)
        self.stars.discard(card)

    def play_act(self, action: Action) -> bool:
        """Pulsars or a discard of the active camp; whether that is what was answered. [TG-4.3]"""
        if isinstance(action, Pulsar):
            self.doubled |= action.dice
            self.spend(self.active, PULSAR, 2 if action.dice == BOTH else 1)
        elif isinstance(action, Discard):
            self.spend(self.active, action.kind)
        else:
            return False
        self.acted |= MADE
        return True

    def double_pips(self, colour: i64) -> None:
        """A Pulsar doubles what a die shows. [TG-4.3]"""
        if self.doubled & (colour + 1) and self.pips[colour]:
            self.pips[colour] *= 2
            self.tell(DOUBLED, colour, self.pips[colour])

    def clockwise_from(self, first: i64) -> list[i64]:
        """All camps in play, beginning with this one."""
        order = [first]
        while self.after(order[-1]) != first:
            order.append(self.after(order[-1]))
        return order

    def deal_anew(self, seat: Seat, rng: Rng, never_held: i64) -> None:
        """In a world that a seat imagines: other hands and the pile are one pool; one kind is never in a hand. [TG-9]"""
        self.own_cards()
        unknown = empty_pool(len(KINDS))
        unknown.pour(self.cards.pile)
        kept = unknown.counts[never_held] if never_held >= 0 else i64(0)
        for _ in range(kept):
            unknown.take(never_held)
        hidden = [camp for camp in self.camps if self.seat_of(camp) != seat]
        for camp in hidden:
            unknown.pour(self.hands[camp])
        for camp in hidden:
            self.hands[camp] = unknown.split(rng, int(self.hands[camp].size))
        for _ in range(kept):
            unknown.put(never_held)
        self.cards.pile = unknown

    # What each game does in its own way

    def set_up(self) -> None:
        """Everything as it is before the first throw. [TG-5.1]"""
        raise AssertionError("every game is set up in its own way")

    def restore(self, data: Json) -> None:
        """The inverse of `to_json`, the agenda excepted."""
        raise AssertionError("every game is read back in its own way")

    def found_again(self) -> None:
        """Look again for the moves that are offered, in a state that was loaded or imagined."""
        raise AssertionError("every game offers moves of its own")

    def reason(self, ask: str, asked: i64, seat: Seat, action: Action) -> str:
        """Why an action is not open to a seat, while a camp is asked something."""
        raise AssertionError("every game explains its refusals")

    def begins(self, camp: i64) -> None:
        """The first player is known. [TG-R8]"""
        raise AssertionError("every game begins in its own way")

    def drew(self, camp: i64, kind: i64) -> None:
        """A card came off the pile for a camp."""
        self.take_up(camp, kind)

    def tell_drawn(self, camp: i64, number: i64) -> None:
        """A camp has drawn so many cards."""
        self.tell(DREW, self.seat_of(camp), number, self.cards.pile.size)

    def tells_draw(self, kind: i64) -> bool:
        """Whether everybody sees that a card of this kind is drawn."""
        return False

    def rolled(self) -> None:
        """All dice lie."""
        raise AssertionError("every game uses its dice in its own way")

    def admits(self, saucer: i64, node: i64) -> bool:
        """Whether a saucer can come out of a black hole on a star. [TG-R16]"""
        return not self.taken[node]

    def refuse_star(self, saucer: i64, card: i64, node: i64) -> None:
        """A Galactix card names a star where a saucer cannot come out. [TG-R16]"""
        self.tell(STAR_REFUSED, card, node)

    def came_out(self, saucer: i64) -> None:
        """A saucer has come out of a black hole."""
        return

    # JSON

    def box_json(self) -> Json:
        """What lies open on the table, without hands and piles."""
        return {
            "camps": [BASES[camp] for camp in self.camps],
            "seats": self.seats,
            "turns": self.turn_count,
            "active": BASES[self.active],
            "saucers": [[PLACES[self.where[camp * 2]], PLACES[self.where[camp * 2 + 1]]] for camp in self.camps],
            "dice": {die: int(self.dice[place]) for place, die in enumerate(ALL_DICE)},
            "doubled": int(self.doubled),
            "agenda": [question.to_json() for question in self.agenda],
        }

    def cards_json(self) -> Json:
        """Hands and piles as they are."""
        return {
            "hands": [self.hands[camp].to_json() for camp in self.camps],
            "pile": self.cards.pile.to_json(),
            "discards": self.cards.discards.to_json(),
            "stars": {"pile": self.stars.pile.to_json(), "discards": self.stars.discards.to_json()},
        }

    def cards_view(self, seat: Seat) -> Json:
        """Hands and piles as a seat sees them: its own cards, and how many all others are. [TG-9]"""
        hands: list[object] = []
        for camp in self.camps:
            seen = self.seat_of(camp) == seat
            hands.append(self.hands[camp].to_json() if seen else [None] * int(self.hands[camp].size))
        return {
            "hands": hands,
            "pile": int(self.cards.pile.size),
            "discards": self.cards.discards.to_json(),
            "stars": {"pile": self.stars.pile.to_json(), "discards": self.stars.discards.to_json()},
        }

    def load_box(self, data: Json) -> None:
        """The inverse of `box_json` and `cards_json`, the agenda excepted."""
        self.turn_count = cast(int, data["turns"])
        self.active = BASES.index(cast(str, data["active"]))
        for camp, places in zip(self.camps, cast(list[object], data["saucers"]), strict=True):
            for colour, place in enumerate(texts(places)):
                self.put(camp * 2 + colour, NUMBER_OF[place])
        self.dice = vec[i64]([cast(dict[str, int], data["dice"])[die] for die in ALL_DICE])
        self.doubled = cast(int, data["doubled"])
        for camp, hand in zip(self.camps, cast(list[object], data["hands"]), strict=True):
            self.hands[camp] = Pool(vec[i64](ints(hand)))
        self.cards = Piles(load_pool(data["pile"]), load_pool(data["discards"]))
        stars = cast(Json, data["stars"])
        self.stars = Piles(load_pool(stars["pile"]), load_pool(stars["discards"]))
