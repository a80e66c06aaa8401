"""How far a player's raiders can ride on the rockets that lie on the board, and what they could take on the way. [PR-5]"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from orrery.games.planet_raiders.board import (
    BOARDING,
    EMPTY_PADS,
    MOST_RIDES,
    NOBODY,
    NOWHERE,
    RIDES,
    TARGET,
    TEAM,
)
from orrery.games.planet_raiders.rules.flights import landing
from orrery.games.planet_raiders.state import EMPTY, Raiders


class Reach:
    """The pads that a player's raiders can ride to, beginning with those they stand on, and where they would take something.

    Each raider is looked at as if it rode alone: that two would need the same rocket does not matter here.
    """

    def __init__(self, state: Raiders, seat: i64) -> None:
        self.seen = EMPTY_PADS[:]  # 1 for a pad to stand on or to take something from
        self.pads = vec[i64](capacity=16)  # to stand on, nearest first
        self.prey = vec[i64](capacity=4)  # pads of aliens and enemies that can be taken
        self.boards = False  # whether the player's ship can be boarded
        first = i64(state.camps[seat]) * TEAM
        for raider in range(first, first + TEAM):
            pad = state.raiders[raider]
            if pad != NOWHERE:
                self.seen[pad] = u8(1)
                self.pads = append(self.pads, pad)
        at: i64 = 0
        while at < i64(len(self.pads)):
            self.ride_from(state, seat, self.pads[at])
            at += 1

    def ride_from(self, state: Raiders, seat: i64, pad: i64) -> None:
        """Add what the rockets beside a pad lead to."""
        first = pad * MOST_RIDES
        for k in range(first, first + MOST_RIDES):
            slot = RIDES[k]
            if slot == NOWHERE:
                return
            if not state.rockets[slot]:
                continue
            target = TARGET[slot]
            if self.seen[target] or landing(state, seat, target) < 0:
                continue
            self.seen[target] = u8(1)
            if i64(state.pads[target]) != EMPTY:
                self.prey = append(self.prey, target)
            elif BOARDING[target] == NOBODY or state.chosen.open_boarding:
                self.pads = append(self.pads, target)
            else:
                self.boards = True

    def rockets(self) -> i64:
        """How many rockets are ridden on all these ways together, about."""
        return i64(len(self.pads)) + i64(len(self.prey))
