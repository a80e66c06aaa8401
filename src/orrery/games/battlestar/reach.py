"""An index of all walks of up to six steps, built once for each start; `routes.search` defines what is legal.

For every place within reach it keeps the *cuts*: the cells that all walks to it have in common. A single ship closes the way
to a place exactly if it stands on one of its cuts. So where only one ship is near, no search is needed. [BG-6.2]
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.packed import packed
from orrery.games.battlestar.actions import MOVES
from orrery.games.battlestar.board import CELL_COUNT, DOORS, NEIGHBOURS, NODE_COUNT, NOWHERE, ON_HOLE, WIDTH, distance

MOST: Final[i64] = 6  # the dial's highest number
HALF: Final[i64] = 60  # cells in one word of bits
POWERS: Final = vec[i64]([2**bit for bit in range(60)])
UNREACHED: Final[i64] = -1  # all bits: no walk yet, so everything is common to all walks
STATION_BY: Final = packed([[325 + colour for colour in range(4) if cell in DOORS[colour]] or [-1] for cell in range(325)], 1)


class Reach:
    """All walks of one to six steps from one start, which use no cell twice. [BG-6.1.3]

    `exact` has two words of cuts for each number of steps and each place nearby, over the walks of exactly that length;
    `early` over those of at most that length.
    """

    def __init__(self, start: i64) -> None:
        self.start: Final = start
        self.nearby = vec[i64]()  # the nodes within six steps; a node's place in it is its local number
        self.local = vec[i64]([-1] * 329)
        for node in range(NODE_COUNT):
            if node != start and distance(start, node) <= MOST:
                self.local[node] = len(self.nearby)
                self.nearby = append(self.nearby, node)
        assert len(self.nearby) <= 2 * HALF
        self.exact = vec[i64]([-1] * (len(self.nearby) * 14))
        self.used = vec[i64]([0] * 329)
        self.walk(start, 1, 0, 0)
        self.early = self.exact[:]
        for place in range(len(self.nearby) * 2, len(self.early)):
            self.early[place] &= self.early[place - len(self.nearby) * 2]
        self.moves: list[list[Action]] = [[]]  # by number: every legal move where no other ship is near
        self.low: list[vec[i64]] = [vec[i64]()]  # by number: the cuts of those moves
        self.high: list[vec[i64]] = [vec[i64]()]
        for number in range(i64(1), MOST + 1):
            self.gather(number)

    def at(self, number: i64, node: i64) -> i64:
        """Where the cuts of a node are kept."""
        return (number * len(self.nearby) + self.local[node]) * 2

    def walk(self, here: i64, steps: i64, low: i64, high: i64) -> None:
        """Go on from here in every direction, and note at each place reached which cells this walk has used."""
        self.used[here] = 1
        for k in range(here * WIDTH, here * WIDTH + WIDTH):
            there = NEIGHBOURS[k]
            if there == NOWHERE:
                break
            if self.used[there]:
                continue
            local = self.local[there]
            there_low = low | POWERS[local] if local < HALF else low
            there_high = high | POWERS[local - HALF] if local >= HALF else high
            self.meet(steps, there, there_low, there_high)
            if steps < MOST:
                self.walk(there, steps + 1, there_low, there_high)
        if here < CELL_COUNT and STATION_BY[here] != NOWHERE and STATION_BY[here] != self.start:
            self.meet(steps, STATION_BY[here], low, high)  # into a station: the last step of a walk [BG-R18]
        self.used[here] = 0

    def meet(self, steps: i64, node: i64, low: i64, high: i64) -> None:
        """One more walk to a node: only what it shares with the others stays a cut."""
        place = self.at(steps, node)
        self.exact[place] &= low
        self.exact[place + 1] &= high

    def gather(self, number: i64) -> None:
        """The moves for a number: its exact walks, and black holes by any shorter one. [BG-6.1.5]"""
        moves: list[Action] = []
        low = vec[i64]()
        high = vec[i64]()
        for cell in self.nearby:
            if cell < CELL_COUNT:
                cuts = self.early if ON_HOLE[cell] else self.exact
                place = self.at(number, cell)
                if cuts[place] != UNREACHED:
                    moves.append(MOVES[cell])
                    low = append(low, cuts[place])
                    high = append(high, cuts[place + 1])
        self.moves.append(moves)
        self.low.append(low)
        self.high.append(high)


known: Final[list[Reach | None]] = [None] * 329


def reach_from(start: i64) -> Reach:
    """The walks from a start, built at the first call."""
    reach = known[start]
    if reach is None:
        reach = Reach(start)
        known[start] = reach
    return reach
