"""Whether somebody has been shown what an earlier position hides, by the game's own `observe` and `imagine`."""

from typing import Final

from orrery.core import NATURE, Action, Rng, Seat, State

TWINS: Final = 4  # worlds that look the same to the seat; a secret that all of them share by accident would stay unnoticed


def learns(seat: Seat, before: State, steps: list[tuple[Seat, Action]], after: State) -> bool:
    """Whether what happened has told a seat anything about the position before it.

    A twin is a world that looks to the seat as the position did. If the same steps can be taken in every twin and all of them
    look in the end as the truth does, the seat cannot tell the truth from its twins: it has learnt nothing.
    """
    seen = after.observe(seat)
    for number in range(TWINS):
        twin = before.imagine(seat, Rng(number, len(steps)))
        for who, action in steps:
            asked = twin.turn() == NATURE if who == NATURE else who in twin.waiting()
            if not asked or action not in twin.options(who):
                return True
            twin.apply(who, action)
        if twin.observe(seat) != seen:
            return True
    return False
