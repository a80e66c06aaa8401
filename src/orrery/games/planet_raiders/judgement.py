"""How good a position is for a seat: what bots lean on, never what the rules read."""

from mypy_extensions import i64

from orrery.games.planet_raiders.state import Raiders


def judge(state: Raiders, seat: i64) -> float:
    """The chance of coming first, 0 to 1."""
    return 0.5
