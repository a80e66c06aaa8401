"""What operations do: costs, hands, piles, zones, the marker, a card's own attack and preventions. [IN-6.5]"""

from mypy_extensions import i64

from orrery.games.invaders.board import INVADERS, MANKIND, NO_SLOT, NO_ZONE, changed_by
from orrery.games.invaders.cards.vocabulary import (
    BOTH,
    BY_LUCK,
    DISCARD,
    DRAIN,
    FORBID,
    HERE,
    NO_DAMAGE,
    OPS_TOKENS,
    OWN,
    SEEN,
    TOKENS,
    Operation,
)
from orrery.games.invaders.events import (
    ARRAY,
    LOOKED,
    OPS,
    PREVENTED,
    RECYCLED,
    RECYCLED_ALL,
    REPAIRED,
    RETRIEVED,
    SHUFFLED_IN,
    UNDRAWN,
    ZONE_EMPTY,
    ZONE_SAFE,
)
from orrery.games.invaders.rules.attacking import side_power
from orrery.games.invaders.rules.heroes import give_up, replace_hero
from orrery.games.invaders.rules.matching import forbids, tell_statics
from orrery.games.invaders.rules.paying import Choosing, RandomDiscarding, pay
from orrery.games.invaders.rules.preventing import drain, draw
from orrery.games.invaders.rules.prevention import charge
from orrery.games.invaders.rules.taking import BY_INVADERS, BY_MANKIND, Drawing, Taking, taken_below
from orrery.games.invaders.rules.targeting import aim
from orrery.games.invaders.source import Source
from orrery.games.invaders.state import Invaders


def means(operation: Operation, source: Source, side: i64) -> bool:
    """Whether `own`, `enemy` or `both` means a side."""
    return operation.who == BOTH or (operation.who == OWN) == (source.side == side)


def pay_part(state: Invaders, operation: Operation, source: Source) -> None:
    """One operation of a cost, which was found payable before. [IN-R6]"""
    kind = operation.kind
    if kind == DISCARD:
        pay(state, source.side, operation.n)
    elif kind == DRAIN:
        charge(state, source.side, 0, operation.n)
    elif kind == TOKENS:
        state.add_tokens(source.slot, -state.spent if operation.as_spent else operation.n)
    elif kind == OPS_TOKENS:
        add_ops_tokens(state, operation.n, source)
    else:
        aim(state, operation, source)


def discard(state: Invaders, operation: Operation, source: Source, side: i64) -> None:
    """A side discards from its hand, as many as it can. [IN-R43]"""
    if operation.how == BY_LUCK:
        state.agenda.append(RandomDiscarding(side, operation.n))
    elif operation.how == SEEN:
        look_over(state, source, side)
        state.agenda.append(Choosing(source.side, side, operation.n, state.called(source)))
    else:
        pay(state, side, operation.n)


def look_over(state: Invaders, source: Source, side: i64) -> None:
    """The controller sees a whole hand. [IN-R50]"""
    state.tell(LOOKED, source.side, side, state.hand_size(side))
    state.sides[side].look_over()


def add_ops_tokens(state: Invaders, count: i64, source: Source) -> None:
    """Tokens on the Ops Centre, or off it."""
    before = state.ops
    state.ops = max(0, before + count)
    state.tell(OPS, before, state.ops, state.called(source))


def recycle(state: Invaders, operation: Operation, side: i64) -> None:
    """The last cards of a pile join the deck. [IN-R51]"""
    own = state.sides[side]
    for at in range(max(0, len(own.pile) - operation.n), len(own.pile)):
        state.tell(RECYCLED, side, state.box.named[own.pile[at]])
    moved = own.recycle(operation.n)
    if moved:
        state.note(operation.number)
    state.tell(RECYCLED_ALL, side, moved, own.deck.size)


def sacrifice(state: Invaders, picks: list[int], cause: i64) -> None:
    """Own cards leave play; a Hero is replaced before anything else goes on. [IN-5.7]"""
    lost = False
    for slot in picks:
        lost = give_up(state, slot, cause) or lost
    if lost:
        replace_hero(state)


def zone_meant(operation: Operation, source: Source) -> i64:
    return source.zone if operation.zone == HERE else source.picked


def damage(state: Invaders, operation: Operation, source: Source) -> None:
    """−1 tokens one by one, as far as they can be laid. [IN-R10]"""
    zone = zone_meant(operation, source)
    for _ in range(operation.n if zone != NO_ZONE else 0):
        if not state.zone_power(zone):
            state.tell(ZONE_EMPTY, zone)
            return
        forbidding = forbids(state, NO_DAMAGE, zone, source.side)
        if forbidding != NO_SLOT:
            tell_statics(state, forbidding, FORBID)
            state.tell(ZONE_SAFE, zone, state.box.named[state.cards[forbidding]])
            return
        state.note(operation.number)
        if not state.harm_zone(zone, state.called(source)):
            return


def repair(state: Invaders, operation: Operation, source: Source) -> None:
    """−1 tokens are taken off a zone."""
    zone = zone_meant(operation, source)
    if zone != NO_ZONE and state.damage[zone]:
        state.note(operation.number)
        before = state.zone_power(zone)
        state.damage = changed_by(state.damage, zone, -min(state.damage[zone], operation.n))
        state.tell(REPAIRED, zone, before, state.zone_power(zone))


def move_marker(state: Invaders, steps: i64, cause: i64) -> None:
    """Step by step; 0 ends the game at once, and at the top the rest of a rise is lost. [IN-R11]"""
    for _ in range(steps):
        if not state.raise_marker(cause):
            break
    for _ in range(-steps):
        if not state.lower_marker(cause):
            return


def redraw(state: Invaders, operation: Operation, source: Source) -> None:
    """The hand joins the deck, and as many cards are drawn. [IN-R65]"""
    state.note(operation.number)
    sizes = [0, 0]
    for side in range(i64(2)):
        if means(operation, source, side):
            sizes[side] = int(state.sides[side].shuffle_hand_in())
            state.tell(SHUFFLED_IN, side, sizes[side])
    draw(state, sizes[MANKIND], sizes[INVADERS], state.called(source))


def retrieve(state: Invaders, operation: Operation, source: Source) -> None:
    """The latest matching cards of the controller's pile come to the hand, face up. [IN-R51]"""
    own = state.sides[source.side]
    assert operation.filter is not None
    left = operation.n
    for at in range(i64(len(own.pile)) - 1, -1, -1):
        card = own.pile[at]
        if left and operation.filter.means(state.box.cards[card], source.side):
            own.dig_out(at)
            own.take_openly(card)
            state.tell(RETRIEVED, source.side, state.box.named[card])
            state.note(operation.number)
            left -= 1


def attack(state: Invaders, operation: Operation, source: Source) -> None:
    """A card's own attack: zone power does not count. [IN-R41]"""
    if source.zone == NO_ZONE:
        return
    enemy = 1 - source.side
    difference = side_power(state, source.side, source.zone) - side_power(state, enemy, source.zone)
    amount = min(difference, operation.n)
    state.tell(ARRAY, state.called(source), difference, max(0, amount))
    if amount > 0:
        state.note(operation.number)
        cause = BY_MANKIND if source.side == MANKIND else BY_INVADERS
        drain(state, amount if enemy == MANKIND else 0, amount if enemy == INVADERS else 0, cause, state.called(source))


def prevent(state: Invaders, operation: Operation, source: Source) -> None:
    """As much as possible of the drain or draw that is being answered. [IN-R39]"""
    at = taken_below(state)
    taking = state.agenda[at]
    assert isinstance(taking, Taking)
    amount = state.spent if operation.as_spent else operation.n
    state.note(operation.number)
    amount = min(amount, taking.left(source.side))
    state.tell(UNDRAWN if isinstance(taking, Drawing) else PREVENTED, source.side, state.called(source), amount)
    state.agenda[at] = taking.less(source.side, amount)
