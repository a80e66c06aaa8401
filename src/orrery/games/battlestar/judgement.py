"""How good a position is for a seat: what bots lean on, never what the rules read.

Every seat has a standing, the logarithm of its claim to the win; the chance of winning is its share of all claims. The weights
were fitted to who won 6400 games of searching bots against themselves, with two, three and four seats. A card on show counts
for less than such games suggest, so that it is played where it helps.
"""

from collections.abc import Callable
from math import exp, fsum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.battlestar.actions import FORCE, LASER, TURBO
from orrery.games.battlestar.board import CELL_COUNT, COLUMN, HOLES, ROW, distance
from orrery.games.battlestar.flying import Duelling, Moving, Spinning
from orrery.games.battlestar.state import NOBODY, Battlestar
from orrery.games.battlestar.turns import Arming, Evading, Volley

CARRIES: Final = 0.9  # holding the raider
CARRIER_MOVE: Final = -0.33  # each move that the carrier needs
CARRIER_NEAR: Final = 1.35  # home within one spin, by its chance
CARRIER_CHASED: Final = -0.14  # each opponent who can offer battle before the carrier's next move, by its chance
CHASER_MOVE: Final = -0.18  # each move to a battle: a won battle is still far from home
CHASER_HOME: Final = -0.24  # each move from there
RACER_MOVE: Final = -0.28  # each move to the free raider
RACER_HOME: Final = -0.3  # each move from there
RACER_NEAR: Final = 0.58  # the free raider lies within one spin of home, by its chance
TURBO_SHOWN: Final = 0.15  # a move more, but less than the move itself: a card that is kept too long is never played
FORCE_SHOWN: Final = 0.1  # helps against a carrier only, and can be evaded
LASER_SHOWN: Final = 0.2
CARD_UNSEEN: Final = 0.26  # still in the pack: as good as the mean of the three, later
EVASION: Final = 0.26
OFF_A_HOLE: Final[i64] = 8  # steps to the next hole for a ship that stands on one: it cannot jump before moving [BG-R22]


def judge(state: Battlestar, seat: i64) -> float:
    """The chance of winning, 0 to 1; over all seats it adds up to 1."""
    if state.winner != NOBODY:
        return 1.0 if state.winner == seat else 0.0
    top = state.agenda[-1]
    if isinstance(top, Duelling):
        odds = 0.5 if not top.first else (float(top.first) - 0.5) / 6.0  # fewer numbers lose to it, and a tie is even
        return mixed(
            odds,
            share(state, seat, top.challenger, top.challenger, 0.0),
            share(state, seat, top.defender, top.defender, 0.0),
        )
    carrier = state.carrier
    if isinstance(top, (Spinning, Moving)):
        return share(state, seat, carrier, top.seat if top.reason else NOBODY, 0.0)
    if carrier == NOBODY or carrier == state.active:
        return share(state, seat, carrier, NOBODY, 0.0)
    if isinstance(top, Evading) and top.seat == carrier:
        return share(state, seat, carrier, NOBODY, 1.0)
    if isinstance(top, (Arming, Volley)):
        cards = state.evasions[carrier]
        row = cards * 7 + (top.attacks if isinstance(top, Volley) else 0)
        lost = share(state, seat, NOBODY, NOBODY, float(cards))
        return mixed(HIT[row], lost, share(state, seat, carrier, NOBODY, SPENT[row]))
    return share(state, seat, carrier, NOBODY, 0.0)


def mixed(odds: float, value: float, otherwise: float) -> float:
    return odds * value + (1.0 - odds) * otherwise


def share(state: Battlestar, seat: i64, carrier: i64, mover: i64, evaded: float) -> float:
    """The seat's part of all claims, given who will carry the raider, who moves once more, and what the carrier has evaded."""
    following = next_in_turn(state)
    total = 0.0
    own = 0.0
    for other in range(i64(len(state.camps))):
        claim = exp(standing(state, other, carrier, mover, following) - (EVASION * evaded if other == state.carrier else 0.0))
        total += claim
        if other == seat:
            own = claim
    return own / total


def standing(state: Battlestar, seat: i64, carrier: i64, mover: i64, following: i64) -> float:
    """The logarithm of a seat's claim: where it is in the race, and what cards it has for it."""
    cards = seat * 3
    sum_of_cards = (
        TURBO_SHOWN * float(state.shown[cards + TURBO])
        + FORCE_SHOWN * float(state.shown[cards + FORCE])
        + LASER_SHOWN * float(state.shown[cards + LASER])
        + CARD_UNSEEN * float(state.packs[seat].size)
        + EVASION * float(state.evasions[seat])
    )
    delay = float(turns_until(state, seat, following)) / float(len(state.camps))  # in rounds
    if mover == seat:
        delay -= 1.0  # a move in hand
    if carrier == seat:
        return sum_of_cards + carrying(state, seat, delay, following)
    if carrier == NOBODY:
        return sum_of_cards + racing(state, seat, delay)
    return sum_of_cards + chasing(state, seat, carrier, delay)


def carrying(state: Battlestar, seat: i64, delay: float, following: i64) -> float:
    """Home is near if one spin suffices: the exact count hardly ever keeps a carrier out. [BG-R18]"""
    ship, home = state.ships[seat], state.home(seat)
    wait = turns_until(state, seat, following)
    chased = 0.0
    for other in range(i64(len(state.camps))):
        if turns_until(state, other, following) < wait:
            chased += REACH[steps_beside(state.ships[other], ship)]
    moves = delay + flight(ship, home)
    return CARRIES + CARRIER_MOVE * moves + CARRIER_NEAR * REACH[distance(ship, home)] + CARRIER_CHASED * chased


def chasing(state: Battlestar, seat: i64, carrier: i64, delay: float) -> float:
    """A battle is even, so what counts is when it can be, and how far home is from there."""
    ship, target = state.ships[seat], state.ships[carrier]
    straight = ARRIVAL[steps_beside(ship, target)]
    through = ARRIVAL[STEPS_INTO_HOLE[ship]] + ARRIVAL[STEPS_BESIDE_HOLE[target]]
    moves = straight if straight < through else through
    return CHASER_MOVE * (delay + moves) + CHASER_HOME * flight(target, state.home(seat))


def racing(state: Battlestar, seat: i64, delay: float) -> float:
    """The raider is free, or will be: then its carrier has been sent home by a laser."""
    ship, home, raider = state.ships[seat], state.home(seat), state.raider
    if state.carrier != NOBODY:
        raider = state.ships[state.carrier]
        if state.carrier == seat:
            ship = home
    moves = delay + flight(ship, raider)
    return RACER_MOVE * moves + RACER_HOME * flight(raider, home) + RACER_NEAR * REACH[distance(raider, home)]


def next_in_turn(state: Battlestar) -> i64:
    """The seat that makes the next ordinary move of a turn."""
    if len(state.agenda) > 1:
        second = state.agenda[1]
        if isinstance(second, (Spinning, Moving)) and not second.reason:
            return state.active
    return state.after(state.active)


def turns_until(state: Battlestar, seat: i64, following: i64) -> i64:
    """How many others move before that seat."""
    return state.steps_to(following, seat)


def flight(start: i64, end: i64) -> float:
    """The mean number of moves from one node to another, through black holes where that is nearer."""
    straight = ARRIVAL[distance(start, end)]
    through = ARRIVAL[STEPS_INTO_HOLE[start]] + ARRIVAL[STEPS_FROM_HOLE[end]]
    return straight if straight < through else through


def steps_beside(start: i64, target: i64) -> i64:
    """The steps from a place to the nearest cell next to another, at least one."""
    if start >= CELL_COUNT:
        return distance(start, target) - 2
    steps = steps_from_jump(start, target)
    return steps if steps > 0 else 1


def steps_from_jump(cell: i64, target: i64) -> i64:
    """The same for a ship that has just jumped: it may stay where it is."""
    return beside(COLUMNS[cell] - COLUMNS[target]) + beside(ROWS[cell] - ROWS[target])


def beside(difference: i64) -> i64:
    """Columns or rows to cross until no more than one is left."""
    if difference < 0:
        difference = -difference
    return difference - 1 if difference > 1 else 0


def arrivals() -> vec[float]:
    """The mean number of moves to a place where one may stop, by steps: each spin of 1 to 6 is as likely as another."""
    moves = [0.0]
    for steps in range(1, 64):
        moves.append(1.0 + sum(moves[steps - number] for number in range(1, 7) if number < steps) / 6.0)
    return vec[float](moves)


def odds_of_hits(attacks: int) -> list[float]:
    """The chance of no hit, one, two … on a ship in one quarter."""
    odds = [1.0]
    for _ in range(attacks):
        odds = [0.75 * missed + 0.25 * hit for missed, hit in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    return odds


def too_many_hits(cards: int, attacks: int) -> float:
    """The chance that a ship is hit more often than it can evade."""
    return fsum(odds_of_hits(attacks)[cards + 1 :])


def cards_spent(cards: int, attacks: int) -> float:
    """The mean number of evasion cards that it costs to stay."""
    odds = odds_of_hits(attacks)[: cards + 1]
    return fsum([float(hits) * odds[hits] for hits in range(len(odds))]) / fsum(odds)


def by_cards_and_attacks(measure: Callable[[int, int], float]) -> vec[float]:
    """A table of either; where the attacks are not spun yet, the mean over one to six."""
    table: list[float] = []
    for cards in range(4):
        row = [measure(cards, attacks) for attacks in range(1, 7)]
        table.extend([fsum(row) / 6.0, *row])
    return vec[float](table)


ARRIVAL: Final = arrivals()
REACH: Final = vec[float]([min(1.0, max(0.0, (7.0 - steps) / 6.0)) for steps in range(64)])  # by steps, with one spin
HIT: Final = by_cards_and_attacks(too_many_hits)
SPENT: Final = by_cards_and_attacks(cards_spent)
COLUMNS: Final = vec[i64](COLUMN)
ROWS: Final = vec[i64](ROW)
STEPS_FROM_HOLE: Final = vec[i64]([min(int(distance(hole, node)) for hole in HOLES) for node in range(329)])
STEPS_INTO_HOLE: Final = vec[i64]([int(steps or OFF_A_HOLE) for steps in STEPS_FROM_HOLE])
STEPS_BESIDE_HOLE: Final = vec[i64]([min(int(steps_from_jump(hole, cell)) for hole in HOLES) for cell in range(325)])
