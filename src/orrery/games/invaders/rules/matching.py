"""Which cards a filter means, what is impervious to what, and what holds on the board. [IN-6.4]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.invaders.board import NO_SLOT, NO_ZONE, SIDE_SLOTS, SLOT_COUNT, are_adjacent, column, side_of, zone_of
from orrery.games.invaders.board import ROOM as SLOTS_OF_A_COLUMN
from orrery.games.invaders.cards.box import HAS_FORBID, HAS_IMPERVIOUS, HAS_POWER, HAS_SHIELD
from orrery.games.invaders.cards.taxes import concerns, taxed
from orrery.games.invaders.cards.vocabulary import (
    EXISTS,
    FORBID,
    HERE,
    IMPERVIOUS,
    NEXT_TO_HERE,
    NO_LIMIT,
    NONE,
    OWN,
    PLOT_MAX,
    POWER,
    SHIELD,
    Condition,
    Filter,
    Static,
)
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.events import DEARER
from orrery.games.invaders.names import FIRST_STRATEGY
from orrery.games.invaders.source import Source
from orrery.games.invaders.state import Invaders


def matches(state: Invaders, wanted: Filter, slot: i64, source: Source) -> bool:
    """Whether the card in a slot is one that the filter of a source means. [IN-6.4]"""
    if not fits_here(state, wanted, slot, source):
        return False
    return wanted.power_max == NO_LIMIT or power_of(state, slot) <= wanted.power_max


def fits_here(state: Invaders, wanted: Filter, slot: i64, source: Source) -> bool:
    """The same without the limit of power, which is itself made of filters."""
    box, card = state.box, state.cards[slot]
    icons = box.icons[card]
    if wanted.icons and not icons & wanted.icons:
        return False
    if icons & wanted.not_icons:
        return False
    if wanted.keywords and not box.words[card] & wanted.keywords:
        return False
    own = side_of(slot) == source.side
    if wanted.side != NONE and own != (wanted.side == OWN):
        return False
    zone = zone_of(slot)
    if wanted.opposing and (own or zone != source.zone):
        return False
    if wanted.zone != NONE and not in_place(wanted.zone, zone, source):
        return False
    if wanted.other and slot == source.slot:
        return False
    if wanted.itself and slot != source.slot:
        return False
    if wanted.named and int(card) not in wanted.cards:
        return False
    if not wanted.options:
        return True
    for option in wanted.options:
        if matches(state, option, slot, source):
            return True
    return False


def in_place(place: i64, zone: i64, source: Source) -> bool:
    """Whether a zone is the source's, one beside it, or the one that was named."""
    if place == HERE:
        return zone == source.zone
    if place == NEXT_TO_HERE:
        return source.zone != NO_ZONE and are_adjacent(source.zone, zone)
    return zone == source.picked


def is_impervious(state: Invaders, slot: i64, card: i64) -> bool:
    """Whether the card in a slot cannot be affected by a card; strategies are no cards, and nothing resists itself. [IN-R27]"""
    box, own = state.box, state.cards[slot]
    if card < 0 or not box.flags[own] & HAS_IMPERVIOUS:
        return False
    for static in box.cards[own].statics:
        if static.kind == IMPERVIOUS and static.filter is not None and static.filter.means(box.cards[card], side_of(slot)):
            return True
    return False


def affected(state: Invaders, wanted: Filter, slot: i64, source: Source) -> bool:
    """Whether an effect of the source reaches the card in a slot."""
    if state.cards[slot] == NO_CARD or not matches(state, wanted, slot, source):
        return False
    return slot == source.slot or not is_impervious(state, slot, source.card)


def affected_slots(state: Invaders, wanted: Filter, source: Source) -> vec[i64]:
    """All cards that an effect of the source reaches, in board order."""
    found = vec[i64](capacity=8)
    first, last = slots_meant(wanted, source)
    for slot in range(first, last):
        if affected(state, wanted, slot, source):
            found = append(found, slot)
    return found


def slots_meant(wanted: Filter, source: Source) -> tuple[i64, i64]:
    """The slots among which all cards stand that a filter can mean: a column, one side's, or all."""
    if wanted.side == NONE and not wanted.opposing:
        return 0, SLOT_COUNT
    side = 1 - source.side if wanted.opposing or wanted.side != OWN else source.side
    if not wanted.opposing and wanted.zone != HERE:
        return side * SIDE_SLOTS, (side + 1) * SIDE_SLOTS
    if source.zone == NO_ZONE:
        return 0, 0
    first = column(side, source.zone)
    return first, first + SLOTS_OF_A_COLUMN


def count(state: Invaders, wanted: Filter, source: Source) -> i64:
    """How many cards in play match; reading is not affecting. [IN-R76]"""
    found: i64 = 0
    first, last = slots_meant(wanted, source)
    for slot in range(first, last):
        if state.cards[slot] != NO_CARD and matches(state, wanted, slot, source):
            found += 1
    return found


def holds(state: Invaders, condition: Condition, source: Source) -> bool:
    """Whether a condition is true now. [IN-6.4]"""
    if condition.kind == EXISTS:
        assert condition.filter is not None
        return count(state, condition.filter, source) > 0
    if condition.kind == PLOT_MAX:
        return state.plot <= condition.n
    return state.drained


def all_hold(state: Invaders, conditions: list[Condition], source: Source) -> bool:
    for condition in conditions:
        if not holds(state, condition, source):
            return False
    return True


# Power


def power_of(state: Invaders, slot: i64) -> i64:
    """The current power of a card: printed, tokens, and what cards in play add. [IN-6.3]"""
    if state.stale:
        add_powers_up(state)
    return state.power[slot]


def add_powers_up(state: Invaders) -> None:
    """Powers are found once after each change of the board."""
    box, power, cards, tokens = state.box, state.power, state.cards, state.power_tokens
    printed, flags = box.power, box.flags
    acting = False
    for slot in range(SLOT_COUNT):
        card = cards[slot]
        if card == NO_CARD:
            power[slot] = 0
        else:
            power[slot] = printed[card] + tokens[slot]
            if flags[card] & HAS_POWER:
                acting = True
    if acting:
        for slot in range(SLOT_COUNT):
            card = cards[slot]
            if card != NO_CARD and flags[card] & HAS_POWER:
                source = box.source(card, slot)
                for static in box.cards[card].statics:
                    if static.kind == POWER and all_hold(state, static.conditions, source):
                        add_power(state, static, source)
    state.stale = False


def add_power(state: Invaders, static: Static, source: Source) -> None:
    """One lasting effect on power."""
    value = static.n if static.per is None else static.n * count(state, static.per, source)
    if static.itself:
        state.power[source.slot] += value
        return
    assert static.filter is not None
    first, last = slots_meant(static.filter, source)
    for slot in range(first, last):
        if state.cards[slot] == NO_CARD or not fits_here(state, static.filter, slot, source):
            continue
        if slot == source.slot or not is_impervious(state, slot, source.card):
            state.power[slot] += value


# What is forbidden, shielded, or made dearer


def forbids(state: Invaders, what: i64, zone: i64, side: i64) -> i64:
    """The slot of a card in a zone that forbids something to a side, or NO_SLOT: can't beats can. [IN-R42]"""
    if not state.bans:
        return NO_SLOT
    for half in range(i64(2)):
        first = column(half, zone)
        for slot in range(first, first + SLOTS_OF_A_COLUMN):
            card = state.cards[slot]
            if card == NO_CARD or not state.box.flags[card] & HAS_FORBID:
                continue
            for static in state.box.cards[card].statics:
                if static.kind == FORBID and static.what == what and concerns(static.who, side_of(slot), side):
                    return slot
    return NO_SLOT


def shield(state: Invaders, zone: i64, side: i64) -> i64:
    """By how much attacks on a zone are weakened for its defender; several add up. [IN-6.3]"""
    total: i64 = 0
    first = column(side, zone)
    for slot in range(first, first + SLOTS_OF_A_COLUMN):
        card = state.cards[slot]
        if card != NO_CARD and state.box.flags[card] & HAS_SHIELD:
            for static in state.box.cards[card].statics:
                if static.kind == SHIELD:
                    total += static.n
    return total


def discard_cost(state: Invaders, card: i64) -> i64:
    """What playing a card costs in discards now. [IN-R28]"""
    return max(0, state.discards[card])


def drain_cost(state: Invaders, card: i64) -> i64:
    """What playing a card costs in drained cards now. [IN-R28]"""
    return max(0, state.drains[card])


def taxes_act(state: Invaders, card: i64) -> None:
    """A card is paid for: what makes it dearer is told."""
    if state.told is None:
        return
    for slot in range(SLOT_COUNT):
        taxing = state.cards[slot]
        if taxing != NO_CARD:
            for static in state.box.cards[taxing].statics:
                tell_tax(state, static, side_of(slot), card, state.box.named[taxing])
    for strategy in state.box.strategies:
        if state.awake[strategy.number]:
            for static in strategy.lasting:
                tell_tax(state, static, strategy.side, card, FIRST_STRATEGY + strategy.number)


def tell_tax(state: Invaders, static: Static, owner: i64, card: i64, cause: i64) -> None:
    if taxed(static, owner, state.box.cards[card]) and (static.discard or static.drain):
        state.note(static.number)
        state.tell(DEARER, state.box.named[card], cause, static.discard, static.drain)


def hero_may_be_given_up(state: Invaders) -> bool:
    """Never in the Invaders' turn. [IN-5.7]"""
    return state.active == 0


def slot_may_be_given_up(state: Invaders, slot: i64) -> bool:
    return slot >= SIDE_SLOTS or not state.is_hero(slot) or hero_may_be_given_up(state)


def tell_statics(state: Invaders, slot: i64, kind: i64) -> None:
    """The lasting effects of that kind on the card in a slot take place."""
    if state.told is not None:
        for static in state.box.cards[state.cards[slot]].statics:
            if static.kind == kind:
                state.note(static.number)


def tell_powers(state: Invaders, zone: i64) -> None:
    """The lasting effects that change the power of a card in this zone take place."""
    for slot in range(SLOT_COUNT):
        card = state.cards[slot]
        if card == NO_CARD or not state.box.flags[card] & HAS_POWER:
            continue
        source = state.box.source(card, slot)
        for static in state.box.cards[card].statics:
            if static.kind == POWER and all_hold(state, static.conditions, source) and changes(state, static, source, zone):
                state.note(static.number)


def changes(state: Invaders, static: Static, source: Source, zone: i64) -> bool:
    """Whether a lasting effect on power changes a card in a zone."""
    if static.per is not None and not count(state, static.per, source):
        return False
    if static.itself or static.filter is None:
        return source.zone == zone
    for slot in affected_slots(state, static.filter, source):
        if zone_of(slot) == zone:
            return True
    return False
