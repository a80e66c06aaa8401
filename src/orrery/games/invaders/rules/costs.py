"""Whether a cost can be paid in full: otherwise nothing is started. [IN-R5]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.invaders.board import NO_SLOT, SIDE_SLOTS, ZONE_COUNT
from orrery.games.invaders.cards.vocabulary import (
    DISCARD,
    DRAIN,
    NONE,
    ON_DRAIN,
    ON_DRAW,
    OPS_TOKENS,
    SACRIFICE,
    TOKENS,
    Operation,
)
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.rules.matching import matches, slot_may_be_given_up
from orrery.games.invaders.source import Source
from orrery.games.invaders.state import Invaders


def can_pay(state: Invaders, program: i64, source: Source) -> bool:
    """Whether all operations of a cost can be carried out. [IN-6.1]"""
    if program == NONE:
        return True
    discards: i64 = 0
    drains: i64 = 0
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
        elif operation.kind == SACRIFICE and not can_give_up(state, operation, source):
            return False
    return discards <= state.hand_size(source.side) and drains <= drainable(state, source.side)


def can_give_up(state: Invaders, operation: Operation, source: Source) -> bool:
    """Whether a sacrifice has anything to take."""
    target = operation.target
    assert target is not None
    if target.filter is None:
        return source.slot != NO_SLOT and slot_may_be_given_up(state, source.slot)
    first = source.side * SIDE_SLOTS
    for slot in range(first, first + SIDE_SLOTS):
        if state.cards[slot] != NO_CARD and matches(state, target.filter, slot, source) and slot_may_be_given_up(state, slot):
            return True
    return False


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


def drainable(state: Invaders, side: i64) -> i64:
    """How many cards a side can drain for a cost; under `prevent=costs` tokens count. [IN-R6]"""
    size = state.deck_size(side)
    if state.chosen.prevent_costs:
        for slot in range(side * SIDE_SLOTS, (side + 1) * SIDE_SLOTS):
            if answers_costs(state, slot):
                size += state.tokens[slot]
    return size


def answers_costs(state: Invaders, slot: i64) -> bool:
    """Whether the card in a slot may answer drains and draws alike, so that the other reading lets it help paying. [IN-R6]"""
    card = state.cards[slot]
    if card == NO_CARD:
        return False
    use = state.box.cards[card].from_play
    return use is not None and use.spends_tokens and use.windows & ON_DRAIN != 0 and use.windows & ON_DRAW != 0


def zones_with_room(state: Invaders, side: i64) -> i64:
    """How many zones have a free slot of that side."""
    found: i64 = 0
    for zone in range(ZONE_COUNT):
        if state.has_room(side, zone):
            found += 1
    return found
