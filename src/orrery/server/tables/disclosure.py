"""Whether somebody has been shown what an earlier position hides, by the game's own `observe` and `imagine`."""

from typing import Final

from orrery.core import NATURE, Action, Rng, Seat, State

TWINS: Final = 4  # worlds that look the same to the seat; a secret that all of them share by accident stays unnoticed
MANY_TWINS: Final = 40  # where something is really taken back: an even chance is then missed once in a million million times


def learns(seat: Seat, before: State, steps: list[tuple[Seat, Action]], after: State, twins: int = TWINS) -> bool:
    """Whether what happened has told a seat anything about the position before it.

    A twin is a world that looks to the seat as the position did. If the same steps can be taken in every twin and all of them
    look in the end as the truth does, the seat cannot tell the truth from its twins: it has learnt nothing.
    """
    seen = after.observe(seat)
    for number in range(twins):
        twin = before.imagine(seat, Rng(number, len(steps)))
        for who, action in steps:
            asked = twin.turn() == NATURE if who == NATURE else who in twin.waiting()
            if not asked or action not in twin.options(who):
                return True
            twin.apply(who, action)
        if twin.observe(seat) != seen:
            return True
    return False
