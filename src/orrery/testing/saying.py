"""Playing by notation, for tests that read like a game."""

from orrery.core import ActionTable, NotationError, State, seat_named
from orrery.core.record import ANSWER
from orrery.core.referee import play
from orrery.core.values import NATURE, Seat


def say(state: State, *lines: str, table: ActionTable) -> None:
    """Play lines such as `P1 move F6` or `* spin 5` through the referee; what is not allowed is refused as for a player.

    A test file gives the table once: `say = partial(orrery.testing.say, table=game.table)`.
    """
    for line in lines:
        read = ANSWER.match(line.strip())
        if read is None:
            raise NotationError(f"{line!r} is not a line of a game; one reads 'P1 end' or '* reveal'")
        seat = seat_named(read.group(1))
        asked = state.turn() == NATURE if seat == NATURE else seat in state.waiting()
        play(state, seat, table.parse(read.group(2), state.options(seat) if asked else None))


def texts(state: State, seat: Seat) -> list[str]:
    """What a seat may answer now, in notation and in the order in which it is offered."""
    return [option.text for option in state.options(seat)]
