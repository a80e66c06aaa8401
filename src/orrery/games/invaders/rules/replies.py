"""Which cards a side could play in reply, by what everybody knows, and which it really can. [IN-5.4]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.invaders.actions import FULL, LESS_DISCARD, LESS_DRAIN
from orrery.games.invaders.board import INVADERS, NO_ZONE, SIDE_SLOTS, SLOT_COUNT
from orrery.games.invaders.cards.vocabulary import Card
from orrery.games.invaders.rules.costs import drainable
from orrery.games.invaders.rules.matching import discard_cost, drain_cost
from orrery.games.invaders.state import Invaders

MOST_COPIES: Final[i64] = 4  # of one card in a deck [IN-R55]


def may_be_hidden(state: Invaders, side: i64, card: Card) -> bool:
    """Whether a copy may be in the hand: not all lie face up. The real hand is never looked at. [IN-R20]"""
    own = state.sides[side]
    local = card.number - own.first
    if own.is_public:
        return own.deck.counts[local] + own.count_in_hand(card.number) > 0
    if state.chosen.free_copies:
        return True
    return face_up(state, side, card.number) < copy_limit(card)


def copy_limit(card: Card) -> i64:
    """How many copies a deck may have. [IN-R55]"""
    return 1 if card.victory_tokens else MOST_COPIES


def face_up(state: Invaders, side: i64, card: i64) -> i64:
    """Copies that everybody can see: in play, on the pile, announced."""
    found: i64 = 0
    for slot in range(side * SIDE_SLOTS, SLOT_COUNT if side else SIDE_SLOTS):
        if state.cards[slot] == card:
            found += 1
    for buried in state.sides[side].pile:
        if buried == card:
            found += 1
    for announced in state.limbo:
        if announced == card:
            found += 1
    return found


def affordable(state: Invaders, side: i64, card: i64, less: i64) -> bool:
    """Whether a card could be paid for out of a hand of that size, itself included. [IN-5.3]"""
    discards, drains = discard_cost(state, card), drain_cost(state, card)
    if less == LESS_DISCARD:
        if not discards:
            return False
        discards -= 1
    elif less == LESS_DRAIN:
        if not drains:
            return False
        drains -= 1
    return discards <= state.hand_size(side) - 1 and drains <= drainable(state, side)


def affordable_at_all(state: Invaders, side: i64, card: i64) -> bool:
    """The same with the invasion action's help, where there is any. [IN-R26]"""
    if affordable(state, side, card, FULL):
        return True
    if side != INVADERS or not state.may_reduce():
        return False
    return affordable(state, side, card, LESS_DISCARD) or affordable(state, side, card, LESS_DRAIN)


def add_plays(state: Invaders, side: i64, card: i64, zone: i64, options: list[Action]) -> None:
    """A card of the hand to one zone or to none, in full and for less."""
    actions = state.actions
    if affordable(state, side, card, FULL):
        options.append(actions.play(card, zone, FULL))
    if side == INVADERS and state.may_reduce():
        if affordable(state, side, card, LESS_DISCARD):
            options.append(actions.play(card, zone, LESS_DISCARD))
        if affordable(state, side, card, LESS_DRAIN):
            options.append(actions.play(card, zone, LESS_DRAIN))


def add_reply(state: Invaders, side: i64, card: i64, options: list[Action]) -> None:
    add_plays(state, side, card, NO_ZONE, options)
