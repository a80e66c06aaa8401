"""The flat truth of La Guerre Galactique: holds, deposits, stores, permits, stacks, a tournament's points. [TG-6]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.core.actions import Action
from orrery.core.pool import Pool
from orrery.core.protocol import Outcome
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import (
    INTERSECTIONS,
    NODES,
    NOWHERE,
    SAUCERS,
    SPECIAL_STARS,
    base_of,
)
from orrery.games.terra_galactix.box.cards import SAUCER, full_counts
from orrery.games.terra_galactix.box.luck import Travelling
from orrery.games.terra_galactix.box.state import OVER, UNDER_WAY, BoxState
from orrery.games.terra_galactix.war.actions import WarActions
from orrery.games.terra_galactix.war.options import WarOptions

HAND_SIZE: Final[i64] = 5
STOCK: Final[i64] = 15
HOLD: Final[i64] = 3  # what a hold takes, and an intersection, the hold above it included [TG-6.7]
TO_WIN: Final[i64] = 4  # [TG-6.9]
PERMITS: Final[i64] = 2  # of each base [TG-6.3]

FOUR: Final = "four"  # reasons for the end
TEAM: Final = "team"
EQUAL: Final = "equal"
OUT_OF_TIME: Final = "turn-limit"
TOURNAMENT: Final = "tournament"

NO_MOVES: Final[list[Action]] = []
POWERS: Final = vec[i64]([2**bit for bit in range(16)])
STAR_BIT: Final = vec[i64](  # of a special star, among those that a trip cannot lead to; 0 for other places
    [
        2 ** [int(star) for star in SPECIAL_STARS].index(node) if node in [int(star) for star in SPECIAL_STARS] else 0
        for node in range(int(NODES))
    ]
)


class War(BoxState):
    """One war, or a tournament of several. Stores are by base; hands and permits by the first base of each seat.

    Saucers that share an intersection are a stack: `under` and `over` link each with the one below and above it. [TG-8.5]
    """

    def __init__(self, chosen: WarOptions, actions: WarActions, camps: list[int], seats: list[int]) -> None:
        super().__init__(actions, camps, seats)
        self.chosen: Final = chosen
        self.acts: Final = actions
        self.purse = vec[i64]([0, 1, 2, 3])  # the base whose hand and permits serve a base: in a duel two share
        self.side = vec[i64]([-1] * 4)  # who is on whose side, by base
        for camp, seat in zip(camps, seats, strict=True):
            self.purse[camp] = camps[seats.index(seat)]
            self.side[camp] = seat % 2 if chosen.alliance else seat  # allies sit opposite [TG-R58]
        self.cargo = vec[i64]([0] * int(SAUCERS))
        self.ground = vec[u8]([0] * int(NODES))
        self.stock: i64 = STOCK
        self.stores = vec[i64]([0] * 4)
        self.permits = vec[i64]([0] * 4)
        self.flying = vec[i64]([0] * 4)  # saucers in space, counted like permits
        self.under = vec[i64]([-1] * int(SAUCERS))
        self.over = vec[i64]([-1] * int(SAUCERS))
        self.fired = vec[i64]([0] * int(SAUCERS))  # whom a saucer has attacked since it last moved, as bits [TG-R30]
        self.trail = vec[i64]()  # places that the saucer under way has left, if saucers may be crossed
        self.avoided: i64 = 0  # stars where the travellers of a trip cannot come out any more, as bits [TG-8.5]
        self.game: i64 = 1
        self.game_turns: i64 = 0
        self.first: i64 = camps[0]  # the camp that began this game
        self.points = vec[i64]([0] * 4)  # by seat
        self.won: i64 = 0  # seats, as bits
        self.result = ""
        self.moves: list[Action] = NO_MOVES  # found when flight is asked, kept while the player thinks

    def set_up(self) -> None:
        """Saucers in their bases, two permits for each base, all other cards in the pile. [TG-6.1]"""
        self.teams = [0, 1, 0, 1] if self.chosen.alliance else list(range(max(self.seats) + 1))
        counts = full_counts()
        for camp in range(i64(4)):
            self.permits[camp] = 0
            self.stores[camp] = 0
        for camp in self.camps:
            self.permits[self.purse[camp]] += PERMITS
            counts[SAUCER] -= PERMITS
        self.set_up_box(Pool(counts))
        for saucer in range(SAUCERS):
            self.cargo[saucer] = 0
        for node in range(NODES):
            self.ground[node] = 0
        self.stock = STOCK

    def copy_war(self, copy: "War") -> None:
        """Give a fresh state everything that this one knows."""
        self.copy_box(copy)
        copy.cargo = self.cargo[:]
        copy.ground = self.ground[:]
        copy.stock = self.stock
        copy.stores = self.stores[:]
        copy.permits = self.permits[:]
        copy.flying = self.flying[:]
        copy.under = self.under[:]
        copy.over = self.over[:]
        copy.fired = self.fired[:]
        copy.trail = self.trail[:]
        copy.avoided = self.avoided
        copy.game = self.game
        copy.game_turns = self.game_turns
        copy.first = self.first
        copy.points = self.points[:]
        copy.won = self.won
        copy.result = self.result
        copy.moves = self.moves

    # What the rules ask of it

    def hand(self, camp: i64) -> Pool:
        return self.hands[self.purse[camp]]

    def most_permits(self) -> i64:
        """Never more than one card for each saucer. [TG-R56]"""
        return 2 * PERMITS if self.chosen.duel else PERMITS

    def has_permit(self, camp: i64) -> bool:
        """Whether one more saucer may leave: fewer in space than permits. [TG-6.3] [TG-R27]"""
        return self.flying[self.purse[camp]] < self.permits[self.purse[camp]]

    def admits(self, saucer: i64, node: i64) -> bool:
        """A free star with room for the hold; where there are stacks, an empty saucer may dock on others. [TG-R16]"""
        if self.avoided & STAR_BIT[node]:
            return False
        if self.taken[node]:
            return self.chosen.chevauchee and self.cargo[saucer] == 0 and self.where[saucer] != node
        return self.cargo[saucer] + i64(self.ground[node]) <= HOLD

    def mover(self) -> i64:
        """The saucer in the middle of its move, or NOWHERE."""
        if self.moved[0] == UNDER_WAY:
            return self.active * 2
        return self.active * 2 + 1 if self.moved[1] == UNDER_WAY else NOWHERE

    def riders(self, saucer: i64) -> i64:
        """How many saucers are above one. [TG-8.5]"""
        count: i64 = 0
        above = self.over[saucer]
        while above != NOWHERE:
            count += 1
            above = self.over[above]
        return count

    def bottom_at(self, node: i64) -> i64:
        """The lowest saucer on an intersection, or NOWHERE."""
        for saucer in range(SAUCERS):
            if self.where[saucer] == node and self.under[saucer] == NOWHERE:
                return saucer
        return NOWHERE

    def sees_hold(self, seat: Seat, saucer: i64) -> bool:
        """Holds are seen by their owner and his ally, or by all if the table agrees. [TG-9]"""
        if self.chosen.open_cargo:
            return True
        return seat >= 0 and self.side[base_of(saucer)] == (seat % 2 if self.chosen.alliance else seat)

    def may_carry(self, saucer: i64) -> bool:
        """Whether, for all to see, a saucer can have cargo: in space, and at the bottom or just passing above others. [TG-9]"""
        for question in self.agenda[:-1]:
            if isinstance(question, Travelling) and question.saucer == saucer:
                return False  # it was above another that has left through the black hole
        return self.flies(saucer) and (self.under[saucer] == NOWHERE or saucer == self.mover())

    # What the rules do to it

    def put(self, saucer: i64, node: i64) -> None:
        """Place a saucer by itself, on top of what is there; those above it stay behind."""
        before = self.where[saucer]
        camp = self.purse[base_of(saucer)]
        if before != NOWHERE:
            self.taken[before] -= 1
            if before < INTERSECTIONS:
                self.flying[camp] -= 1
        if self.chosen.chevauchee:
            below, above = self.under[saucer], self.over[saucer]
            if below != NOWHERE:
                self.over[below] = above
            if above != NOWHERE:
                self.under[above] = below
            self.over[saucer] = NOWHERE
            self.where[saucer] = NOWHERE
            self.under[saucer] = self.top_at(node) if self.taken[node] and node < INTERSECTIONS else NOWHERE
            if self.under[saucer] != NOWHERE:
                self.over[self.under[saucer]] = saucer
        self.where[saucer] = node
        self.taken[node] += 1
        if node < INTERSECTIONS:
            self.flying[camp] += 1
        self.fired[saucer] = 0

    def top_at(self, node: i64) -> i64:
        """The highest saucer on an intersection, or NOWHERE."""
        for saucer in range(SAUCERS):
            if self.where[saucer] == node and self.over[saucer] == NOWHERE:
                return saucer
        return NOWHERE

    def carry(self, saucer: i64, node: i64) -> None:
        """Move a saucer with everything above it. [TG-8.5]"""
        above = self.over[saucer]
        self.put(saucer, node)
        while above != NOWHERE:
            following = self.over[above]
            self.put(above, node)
            above = following

    def end_dice(self, colour: i64) -> None:
        """The dice movement of an active saucer is over; pips that are left are lost. [TG-4.4]"""
        self.moved[colour] = OVER
        self.pips[colour] = 0
        if len(self.trail):
            self.trail = vec[i64]()

    def finish(self, result: str) -> None:
        """Everything pending is dropped."""
        self.result = result
        self.agenda = []
        self.moves = NO_MOVES

    # What others ask of the state

    def galactix_of(self, seat: i64) -> i64:
        """What lies in the stores of a seat; allies count together. [TG-8.2]"""
        total: i64 = 0
        for camp in self.camps:
            if self.side[camp] == (seat % 2 if self.chosen.alliance else seat):
                total += self.stores[camp]
        return total

    def outcome(self) -> Outcome | None:
        """Rank 1 for the winners, or for all after a draw; a tournament is ranked by points. [TG-6.9] [TG-8.2] [TG-R72]"""
        if not self.result:
            return None
        count = len(self.teams)
        if self.chosen.games > 1:
            points = [int(self.points[seat]) for seat in range(count)]
            return Outcome([1 + better(points, own, self.teams) for own in points], [float(own) for own in points], self.result)
        ranks = [1 if not self.won or self.won & POWERS[seat] else 2 for seat in range(count)]
        return Outcome(ranks, [float(self.galactix_of(seat)) for seat in range(count)], self.result)


def better(points: list[int], own: int, teams: list[int]) -> int:
    """How many have more points; allies count once."""
    return len({team for team, other in zip(teams, points, strict=True) if other > own})


def in_the_way(state: War, saucer: i64, node: i64) -> bool:
    """Whether another saucer is on an intersection, those above this one not counted."""
    if state.where[saucer] != node:
        return state.taken[node] > 0
    return state.under[saucer] != NOWHERE
