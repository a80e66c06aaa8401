"""Why something cannot be done now, row by row of the table of illegal actions. [IN-8]"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.invaders.actions import (
    LESS_DISCARD,
    Activate,
    Aim,
    AttackZone,
    Discard,
    In,
    Luck,
    MoveHero,
    MoveTo,
    NameZone,
    Number,
    Ops,
    Out,
    Place,
    Play,
    Prevent,
    Sacrifice,
    Shelter,
    Take,
    Use,
)
from orrery.games.invaders.board import (
    INVADERS,
    MANKIND,
    NO_ZONE,
    ROOM,
    are_adjacent,
    column,
    side_of,
    zone_of,
)
from orrery.games.invaders.cards.vocabulary import BITS

if TYPE_CHECKING:
    from orrery.games.invaders.state import Invaders


def reason(state: "Invaders", ask: str, asked: i64, seat: Seat, action: Action) -> str:
    """The key of the sentence that tells a seat why this action is not open to it. `asked` is the side asked, if one is."""
    if not 0 <= seat < 2:
        return "not-yours"  # Nature and the gallery command nobody
    if isinstance(action, Luck) or action is state.actions.reveal:
        return "nature"
    if isinstance(action, Play):
        return no_play(state, ask, asked, seat, action)
    if isinstance(action, (Use, Ops, MoveHero, Activate)) or action is state.actions.invade:
        return no_main_action(state, ask, asked, seat, action)
    if isinstance(action, (Sacrifice, Place, MoveTo)):
        return no_room(state, ask, asked, seat, action)
    if isinstance(action, (Prevent, Shelter)) or action is state.actions.save:
        return no_reaction(state, ask, asked, seat, action)
    if seat != asked:
        return "not-yours"
    return no_answer(state, ask, action)


def no_play(state: "Invaders", ask: str, asked: i64, seat: i64, action: Play) -> str:
    """Cards are played in one's main phase or as an answer, if they can be paid and find a slot. [IN-5.3]"""
    box, card = state.box, action.card
    if box.side[card] != seat:
        return "other-side"
    if seat != asked:
        return "not-yours"
    if not state.sides[seat].has(card):
        return "not-in-hand"
    if ask not in ("main", "reply", "prevent"):
        return "not-asked"
    if ask == "main" and box.in_reply[card]:
        return "reaction-only"
    if ask != "main" and not box.in_reply[card]:
        return "no-reaction"
    if action.less and not state.may_reduce():
        return "invasion-used" if state.invaded else "less-main-only"
    if action.less and not reducible(state, card, action.less):
        return "nothing-to-reduce"
    if action.zone != NO_ZONE and not box.may_enter(card, action.zone):
        return "play-zone"
    if action.zone != NO_ZONE and not state.has_room(seat, action.zone) and (seat == INVADERS or state.chosen.room_first):
        return "column-full"
    return "cannot-pay" if not payable(state, seat, action) else "no-match"


def reducible(state: "Invaders", card: i64, less: i64) -> bool:
    from orrery.games.invaders.rules.matching import discard_cost, drain_cost

    return (discard_cost(state, card) if less == LESS_DISCARD else drain_cost(state, card)) > 0


def payable(state: "Invaders", seat: i64, action: Play) -> bool:
    from orrery.games.invaders.rules.replies import affordable

    return affordable(state, seat, action.card, action.less)


def no_main_action(state: "Invaders", ask: str, asked: i64, seat: i64, action: Action) -> str:
    """What one does in one's main phase. [IN-5.3]"""
    if isinstance(action, Use) and side_of(action.slot) != seat:
        return "other-side"
    if seat == INVADERS and isinstance(action, (Ops, MoveHero)):
        return "mankind-only"
    if seat == MANKIND and action is state.actions.invade:
        return "invaders-only"
    if isinstance(action, Activate):
        return no_strategy(state, ask, asked, seat, action)
    if seat != asked or ask != "main":
        return "own-main-phase"
    if isinstance(action, Use):
        return no_use(state, action.slot)
    if isinstance(action, Ops):
        return no_ops(state, action.slot)
    if isinstance(action, MoveHero):
        return no_walk(state, action.zone)
    return "invasion-used"


def no_strategy(state: "Invaders", ask: str, asked: i64, seat: i64, action: Activate) -> str:
    """Each strategy once a game, in its own phase. [IN-6.6]"""
    strategy = state.box.strategies[action.strategy]
    if strategy.side != seat:
        return "other-side"
    if state.awake[action.strategy]:
        return "strategy-used"
    if seat != asked or ask != ("main" if strategy.timing == "main" else "attack"):
        return "strategy-timing"
    return "cost-or-target"


def no_use(state: "Invaders", slot: i64) -> str:
    """Once a turn, if its condition holds and its cost can be paid. [IN-6.2]"""
    card = state.cards[slot]
    if card < 0:
        return "empty-slot"
    ability = state.box.cards[card].activated
    if ability is None:
        return "no-ability"
    if state.turned and state.is_hero(slot):
        return "hero-turned"
    if ability.once and state.used[slot] & 1:
        return "used"
    return "cost-or-target"


def no_ops(state: "Invaders", slot: i64) -> str:
    """A token, a Defender, and somewhere to go. [IN-R61]"""
    if not state.ops:
        return "no-ops-token"
    if state.cards[slot] < 0:
        return "empty-slot"
    if not state.chosen.ops_any and "defender" not in state.box.cards[state.cards[slot]].row["icons"]:
        return "no-defender"
    return "no-way"


def no_walk(state: "Invaders", zone: i64) -> str:
    """The Hero walks once a turn, as far as it may. [IN-R13]"""
    slot = state.hero
    if state.turned:
        return "hero-turned"
    reach = state.box.cards[state.cards[slot]].reach
    if not reach:
        return "hero-immobile"
    if state.hero_moved:
        return "hero-moved"
    if reach == 1 and not are_adjacent(zone_of(slot), zone):
        return "not-adjacent"
    return "no-way"


def no_room(state: "Invaders", ask: str, asked: i64, seat: i64, action: Action) -> str:
    """Room is made for one card, in a full column, by Mankind in its own turn. [IN-5.5]"""
    if isinstance(action, Sacrifice):
        if seat == INVADERS:
            return "mankind-only"
        if state.cards[action.slot] < 0:
            return "empty-slot"
        first = column(MANKIND, zone_of(action.slot))
        full = all(state.cards[slot] >= 0 for slot in range(first, first + ROOM))
        if not full or ask != "room" or seat != asked:
            return "no-room-needed"
        return "hero-no-slot" if state.is_hero(action.slot) else "no-room-needed"
    if seat != asked:
        return "not-yours"
    if isinstance(action, Place):
        return "column-full" if ask == "place" else "not-asked"
    return "no-way" if ask == "to" else "not-asked"


def no_reaction(state: "Invaders", ask: str, asked: i64, seat: i64, action: Action) -> str:
    """Preventing and saving are answers to what the enemy does. [IN-5.8] [IN-5.9]"""
    if isinstance(action, Prevent):
        if side_of(action.slot) != seat:
            return "other-side"
        return "no-prevention" if seat == asked and ask == "prevent" else "nothing-to-prevent"
    if seat == INVADERS:
        return "mankind-only"
    if isinstance(action, Shelter) and state.awake[action.strategy]:
        return "strategy-used"
    return "no-saver" if seat == asked and ask == "save" else "nothing-to-save"


def no_answer(state: "Invaders", ask: str, action: Action) -> str:
    """The seat is asked something else, or this is none of its choices."""
    if isinstance(action, Aim):
        if ask != "target":
            return "not-asked"
        return "empty-slot" if state.cards[action.slot] < 0 else "no-target"
    if isinstance(action, AttackZone):
        if ask != "attack":
            return "not-asked"
        return "attacked" if state.attacked & BITS[action.zone] else "board-order"
    if isinstance(action, Discard):
        return "not-in-hand" if ask == "pay" else "not-asked"
    if isinstance(action, (In, Out)):
        return "no-swap" if ask == "exchange" else "not-asked"
    if action is state.actions.done:
        return "as-many-as-possible" if ask in ("target", "exchange") else "not-asked"
    if action is state.actions.passing:
        return "must-prevent" if ask == "prevent" else "compulsory"
    if isinstance(action, (Take, NameZone, Number)):
        return "not-asked"
    return "compulsory" if action is state.actions.end else "not-asked"
