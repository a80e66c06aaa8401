"""What a learner reads, as arrays: what a seat knows as a vector, and its options as a mask.

The numbers are the game's own (`Game.encoder`), written straight from the state. The encoder puts the learner's seat first; the
action table stays absolute all the same (an action that names P2's pieces names them whoever plays it), so every vector also
says which seat it is.
"""

from typing import Any, Final, TypedDict, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery.core import Encoder, Game, Marks, Seat, State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
T = TypeVar("T", bound=np.generic)


def array(packed: Any, kind: type[T]) -> NDArray[T]:
    """A packed array of the rules as NumPy sees it: the same memory, not to be written to."""
    return np.frombuffer(packed, kind)


class Observation(TypedDict):
    """What PettingZoo hands to a seat: the vector, and a 1 for each action of the table that is legal for it now."""

    observation: Vector
    action_mask: Mask


class Observer:
    """Vectors and masks of one game and number of seats.

    >>> from orrery import catalog
    >>> game = catalog.game(catalog.games()[0])
    >>> observer = Observer(game, 2)
    >>> len(observer.vector(game.start(2, game.printed), 1)) == observer.size == len(observer.names)
    True
    """

    def __init__(self, game: Game, seats: int, picks: bool = True) -> None:
        self.game: Final = game
        self.encoder: Final[Encoder] = game.encoder(seats, picks)
        self.picks: Final = picks
        self.names: Final = self.encoder.names
        self.size: Final = self.encoder.size
        self.actions: Final = len(game.table)
        self.marks: Final = Marks(self.actions)
        self.marked: Final[Mask] = array(self.marks.bytes, np.int8)

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.game, self.encoder.seats, self.picks)

    def vector(self, state: State, seat: Seat) -> Vector:
        """What a seat knows, as numbers."""
        row = np.empty(self.size, np.float32)
        self.encoder.write(state, seat, row)
        return row

    def mask(self, state: State, seat: Seat) -> Mask:
        """What a seat may answer now: nothing but zeros for a seat that is not asked."""
        self.marks.clear()
        if state.turn() == seat or seat in state.waiting():
            self.marks.add(0, state.options(seat))
        return self.marked.copy()

    def observation(self, state: State, seat: Seat) -> Observation:
        return {"observation": self.vector(state, seat), "action_mask": self.mask(state, seat)}

    def vectors(self) -> spaces.Box:
        return spaces.Box(-1, 1, (self.size,), np.float32)

    def masks(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.actions,), np.int8)
