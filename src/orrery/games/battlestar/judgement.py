"""How good a position is for a seat: what bots lean on, never what the rules read."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.battlestar.board import distance
from orrery.games.battlestar.state import NOBODY, Battlestar


def judge(state: Battlestar, seat: i64) -> float:
    """The chance of winning as the distances suggest it, 0 to 1: every seat has a claim, and shares are compared."""
    if state.winner != NOBODY:
        return 1.0 if state.winner == seat else 0.0
    total = 0.0
    own = 0.0
    for other in range(i64(len(state.camps))):
        share = claim(state, other)
        total += share
        if other == seat:
            own = share
    return own / total


def claim(state: Battlestar, seat: i64) -> float:
    """How near a seat is to bringing the raider home: fewer turns to go, a larger claim."""
    turns = turns_to_raider(state, seat) + turns_home(state, seat)
    cards = 0.02 * float(state.card_count(seat)) + 0.03 * float(state.evasions[seat])
    return (1.0 + cards) / (turns * turns)


def turns_to_raider(state: Battlestar, seat: i64) -> float:
    if state.carrier == seat:
        return 0.0
    ship = state.ships[seat]
    if state.carrier == NOBODY:
        return 0.6 + by_holes(ship, state.raider) / 3.5
    return 2.2 + by_holes(ship, state.ships[state.carrier]) / 3.5


def turns_home(state: Battlestar, seat: i64) -> float:
    if state.carrier == NOBODY:
        return 0.8 + by_holes(state.raider, state.home(seat)) / 3.5
    return 0.8 + by_holes(state.ships[state.carrier], state.home(seat)) / 3.5


def by_holes(start: i64, end: i64) -> float:
    """Steps from one node to another, through a black hole where that is nearer."""
    straight = distance(start, end)
    into = nearest_hole(start)
    out = nearest_hole(end)
    through = into + out + 2  # a hole ends the move: the steps left over are lost
    return float(straight if straight < through else through)


def nearest_hole(node: i64) -> i64:
    return HOLE_DISTANCE[node]


def hole_distances() -> vec[i64]:
    from orrery.games.battlestar.board import HOLES

    return vec[i64]([min(int(distance(node, hole)) for hole in HOLES) for node in range(329)])


HOLE_DISTANCE = hole_distances()
