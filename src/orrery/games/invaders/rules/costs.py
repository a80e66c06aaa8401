"""Whether a cost can be paid in full: otherwise nothing is started. [IN-R5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.invaders.actions import MOST_TOKENS
from orrery.games.invaders.board import NO_SLOT, SIDE_SLOTS, ZONE_COUNT
from orrery.games.invaders.cards.vocabulary import (
    DISCARD,
    DRAIN,
    NONE,
    OPS_TOKENS,
    SACRIFICE,
    TOKENS,
    Operation,
)
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.rules.matching import matches, slot_may_be_given_up
from orrery.games.invaders.source import Source
from orrery.games.invaders.state import Invaders

REACTED: Final[i64] = 2  # in `used`


def can_pay(state: Invaders, program: i64, source: Source) -> bool:
    """Whether all operations of a cost can be carried out; of each kind there is one. [IN-6.1] [IN-R80]"""
    if program == NONE:
        return True
    discards: i64 = 0
    drains: i64 = 0
    spent: i64 = 0  # tokens of the source
    for operation in state.box.programs[program]:
        if operation.kind == DISCARD:
            discards += operation.n
        elif operation.kind == DRAIN:
            drains += operation.n
        elif operation.kind == OPS_TOKENS:
            if state.ops + operation.n < 0:
                return False
        elif operation.kind == TOKENS:
            needed = i64(1) if operation.as_spent else -operation.n
            if source.slot == NO_SLOT or state.tokens[source.slot] < needed:
                return False
            spent = needed
        elif operation.kind == SACRIFICE and not can_give_up(state, operation, source):
            return False
    if discards > state.hand_size(source.side):
        return False
    return not drains or drains <= drainable(state, source.side, source.slot, spent)


def can_give_up(state: Invaders, operation: Operation, source: Source) -> bool:
    """Whether a sacrifice has as many cards to take as it asks for. [IN-R80]"""
    target = operation.target
    assert target is not None
    return i64(len(given_up(state, operation, source))) >= max(1, target.picks)


def given_up(state: Invaders, operation: Operation, source: Source) -> vec[i64]:
    """The own cards that a sacrifice may take; imperviousness does not matter. [IN-R27]"""
    found = vec[i64](capacity=8)
    target = operation.target
    assert target is not None
    if target.itself:
        if source.slot != NO_SLOT and slot_may_be_given_up(state, source.slot):
            found = append(found, source.slot)
        return found
    assert target.filter is not None
    first = source.side * SIDE_SLOTS
    for slot in range(first, first + SIDE_SLOTS):
        if state.cards[slot] != NO_CARD and matches(state, target.filter, slot, source) and slot_may_be_given_up(state, slot):
            found = append(found, slot)
    return found


def drainable(state: Invaders, side: i64, paying: i64 = NO_SLOT, spent: i64 = 0) -> i64:
    """How many cards a side can drain for a cost; under `prevent=costs` tokens count, but for those spent on it. [IN-R79]"""
    size = state.deck_size(side)
    if state.chosen.prevent_costs:
        for slot in range(side * SIDE_SLOTS, (side + 1) * SIDE_SLOTS):
            size += tokens_for_costs(state, slot, spent if slot == paying else 0)
    return size


def answers_costs(state: Invaders, slot: i64) -> bool:
    """Whether the card in a slot trades tokens for cards, so that the other reading lets it help paying. [IN-R79]"""
    card = state.cards[slot]
    if card == NO_CARD:
        return False
    use = state.box.cards[card].from_play
    return use is not None and use.trades_tokens and not (use.once and state.used[slot] & REACTED)


def tokens_for_costs(state: Invaders, slot: i64, spent: i64 = 0) -> i64:
    """How many tokens of a card can still answer the drain of a cost, when so many are spent otherwise. [IN-R79]"""
    if not answers_costs(state, slot):
        return 0
    use = state.box.cards[state.cards[slot]].from_play
    left = max(0, state.tokens[slot] - spent)
    return min(left, MOST_TOKENS) if use is not None and use.once else left


def zones_with_room(state: Invaders, side: i64) -> i64:
    """How many zones have a free slot of that side."""
    found: i64 = 0
    for zone in range(ZONE_COUNT):
        if state.has_room(side, zone):
            found += 1
    return found
