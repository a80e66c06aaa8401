"""The flat truth of a game in progress: the empires, the piles, and what is being asked. [RG-4]"""

from typing import Any, ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.pool import Pool
from orrery.core.protocol import Outcome
from orrery.core.rng import Rng
from orrery.core.sealed import Seals
from orrery.core.secret import SealingState
from orrery.core.values import Json, Seat
from orrery.games.race import imagining, views
from orrery.games.race.acting import Acting
from orrery.games.race.actions import BITS
from orrery.games.race.cards import COPIES, IS_WORLD, KIND
from orrery.games.race.empire import Empire
from orrery.games.race.events import ENDED, GAVE_UP, PLACED, REASONS, RESHUFFLED, USED
from orrery.games.race.options import RaceOptions
from orrery.games.race.powers import ANY, NONE
from orrery.games.race.rules import scoring
from orrery.games.race.waves import INVADER_COPIES, INVADERS, THREAT, cards_of_waves

NO_GOOD: Final[i64] = -1
TOKEN: Final[i64] = -2  # a good without a card, laid when both piles were empty [RG-R16]
VP_PER_PLAYER: Final = 12
NO_OFFER: Final[list[Action]] = []
NOWHERE: Final = vec[i64]([0] * len(COPIES))  # no card of any design
NO_GOODS: Final = vec[i64]([NO_GOOD] * len(COPIES))
NO_INVADERS: Final = vec[i64]([0] * len(INVADERS))


class Race(SealingState):
    """Who has what, what lies on which world, and how far the turn has come. Worlds exist once, so a good has one place."""

    game_name: ClassVar[str] = "race-xeno-invasion"

    def __init__(self, chosen: RaceOptions, seats: int) -> None:
        self.chosen: Final = chosen
        self.seats: Final = seats
        self.agenda: list[Question[Any]] = []
        self.turn_count = 0
        self.empires: list[Empire] = []
        self.first: i64 = NONE  # the seat with the lowest start world: first in everything [RG-R28]
        self.vp_pool: i64 = 0
        self.seals: Seals
        self.deck: Pool
        self.discard: Pool
        self.good_on: vec[i64]  # by world: the card that lies on it, TOKEN or NO_GOOD
        self.damaged: vec[i64]  # by world: 1 when it lies face down
        self.has_made: vec[i64]  # by world: 1 when it has produced in this phase
        self.acting: Acting  # the player whose decisions are being taken, one after the other
        self.offer: list[Action] = NO_OFFER  # found when a public question came up, kept while it is thought about
        # Invasion mode
        self.threat: i64 = 0
        self.defeats: i64 = 0
        self.track: list[int] = []  # the discs' seats, in each stack from bottom to top
        self.waves: Pool  # invasion cards that nobody has seen, removed ones included
        self.left = vec[i64]()  # cards of each wave in the deck
        self.spent: Pool  # the discard of the last wave
        self.revealed: list[int] = []  # turned up in this step
        self.reason = ""  # why the game has ended

    def set_up(self) -> None:
        """Chips, piles and, in the Invasion mode, waves and threat. [RG-5]"""
        self.teams = list(range(self.seats))
        self.acting = Acting()
        self.seals = Seals(self.seats)
        self.empires = [Empire() for _ in range(self.seats)]
        self.vp_pool = VP_PER_PLAYER * self.seats
        self.deck = Pool(COPIES[:])
        self.discard = Pool(NOWHERE[:])
        self.good_on = NO_GOODS[:]
        self.damaged = NOWHERE[:]
        self.has_made = NOWHERE[:]
        self.waves = Pool(INVADER_COPIES[:] if self.chosen.invasion else NO_INVADERS[:])
        self.spent = Pool(NO_INVADERS[:])
        if self.chosen.invasion:
            self.threat = THREAT[self.seats]
            self.left = cards_of_waves(self.seats, self.chosen.expert)

    def clone(self) -> "Race":
        copy = Race(self.chosen, self.seats)
        self.copy_agenda(copy)
        copy.offer = self.offer
        copy.acting, copy.seals = self.acting.clone(), self.seals.clone()
        copy.empires = [empire.clone() for empire in self.empires]
        copy.first, copy.vp_pool, copy.reason = self.first, self.vp_pool, self.reason
        copy.deck, copy.discard = self.deck.clone(), self.discard.clone()
        copy.good_on, copy.damaged, copy.has_made = self.good_on[:], self.damaged[:], self.has_made[:]
        copy.threat, copy.defeats, copy.track = self.threat, self.defeats, self.track
        copy.waves, copy.left, copy.spent, copy.revealed = self.waves.clone(), self.left[:], self.spent.clone(), self.revealed
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Race":
        return imagining.imagine(self, seat, rng)

    # What the rules ask

    def at(self, place: i64) -> i64:
        """The seat at a place of the priority order, which never changes. [RG-R28]"""
        seat = self.first + place
        return seat if seat < self.seats else seat - self.seats

    def in_order(self) -> list[int]:
        """All seats in priority order. [RG-10]"""
        return [int(self.at(place)) for place in range(i64(self.seats))]

    def reversed_order(self) -> list[int]:
        """All seats from last to first: pushed so, they are asked in priority order."""
        return [int(self.at(self.seats - 1 - place)) for place in range(i64(self.seats))]

    def chose(self, seat: i64, role: i64) -> bool:
        return self.empires[seat].chosen & BITS[role] != 0

    def worlds_with(self, seat: i64, kind: i64) -> list[int]:
        """The worlds of a seat with a good of a kind, or of any, in the order of the tableau."""
        return [
            int(card)
            for card in self.empires[seat].tableau
            if self.good_on[card] != NO_GOOD and (kind == ANY or KIND[card] == kind)
        ]

    def undamaged_worlds(self, seat: i64) -> list[int]:
        return [int(card) for card in self.empires[seat].tableau if IS_WORLD[card] and not self.damaged[card]]

    def cards_left(self) -> i64:
        """Cards that can still be drawn: the discard is shuffled when the pile is empty. [RG-R16]"""
        return self.deck.size + self.discard.size

    # What the rules do

    def recount(self) -> None:
        """A phase or the invasion step begins: what was placed, lost or repaired counts from now on. [RG-3.2]"""
        for empire in self.empires:
            if empire.stale:
                empire.recount(self.damaged)

    def refill(self) -> bool:
        """When the pile is empty the discard becomes the pile; False when there is no card at all. [RG-R16]"""
        if self.deck.size == 0:
            self.deck, self.discard = self.discard, self.deck
            if self.deck.size:
                self.tell(RESHUFFLED, self.deck.size)
        return self.deck.size > 0

    def throw(self, seat: i64, card: i64) -> None:
        """A hand card goes to the discard, face down."""
        self.empires[seat].drop(card)
        self.discard.put(card)

    def throw_all(self, seat: i64) -> None:
        """The whole hand goes to the discard."""
        empire = self.empires[seat]
        for card in empire.hand:
            self.discard.put(card)
        empire.hand = vec[i64](capacity=16)

    def put_down(self, seat: i64, card: i64) -> None:
        """A card enters the tableau; it is active from the next phase on."""
        empire = self.empires[seat]
        empire.tableau = append(empire.tableau, card)
        empire.stale = True
        self.tell(PLACED, seat, card)

    def give_up(self, seat: i64, card: i64) -> None:
        """A development leaves the tableau, seen by all."""
        empire = self.empires[seat]
        at: i64 = 0
        while empire.tableau[at] != card:
            at += 1
        empire.tableau, _ = pop(empire.tableau, at)
        empire.stale = True
        self.discard.put(card)
        self.tell(GAVE_UP, seat, card)

    def lay(self, seat: i64, world: i64, card: i64) -> None:
        """A good is put on a world: a card face down, or a TOKEN."""
        self.good_on[world] = card
        goods = self.empires[seat].goods
        goods[KIND[world]] += 1
        goods[ANY] += 1

    def lift(self, seat: i64, world: i64) -> None:
        """The good on a world is discarded."""
        card = self.good_on[world]
        if card != TOKEN:
            self.discard.put(card)
        self.good_on[world] = NO_GOOD
        goods = self.empires[seat].goods
        goods[KIND[world]] -= 1
        goods[ANY] -= 1

    def gain(self, seat: i64, points: i64) -> None:
        """Chips are paid in full even when the pool is empty. [RG-R17]"""
        self.empires[seat].chips += points
        self.vp_pool -= points

    def use_up(self, seat: i64, power: i64) -> None:
        """A power of this phase is used."""
        self.tell(USED, seat, power)
        self.acting.use_up(power)

    def end(self, reason: str) -> None:
        """The game is over; the last sums are those of the final tableaus. [RG-R5]"""
        self.recount()
        self.reason = reason
        self.agenda = []
        self.tell(ENDED, REASONS.index(reason))
        scoring.tell_totals(self)

    # What others ask of the state

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.reason else None

    def key(self) -> int:
        return views.key(self)

    def to_json(self) -> Json:
        return views.truth(self)

    def observe(self, seat: Seat) -> Json:
        return views.view(self, seat)
