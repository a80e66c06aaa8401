"""Refusals with names and numbers: what something costs and what there is to pay for it. [IN-8]"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.invaders.actions import LESS_DISCARD, LESS_DRAIN, Activate, AttackZone, Place, Play, Prevent, Use
from orrery.games.invaders.board import NO_SLOT, ZONES
from orrery.games.invaders.cards.vocabulary import DISCARD, DRAIN, NONE, OPS_TOKENS, TOKENS

if TYPE_CHECKING:
    from orrery.games.invaders.state import Invaders


def explained(state: "Invaders", key: str, seat: Seat, action: Action) -> str:
    """A refusal's key, closer and with its numbers where there are any: only such as the seat can count itself."""
    if not 0 <= seat < 2:
        return key
    if isinstance(action, Play):
        return explained_play(state, key, seat, action)
    if isinstance(action, Use):
        return explained_use(state, key, action.slot)
    if isinstance(action, Activate) and key == "cost-or-target":
        strategy = state.box.strategies[action.strategy]
        return lack(state, strategy.cost, NO_SLOT, strategy.side, strategy.id)
    if isinstance(action, Prevent):
        return explained_prevention(state, key, seat, action)
    if isinstance(action, AttackZone) and key == "attacked":
        return f"attacked.zone {ZONES[action.zone]}"
    if isinstance(action, Place) and key == "column-full":
        return f"column-full.zone {ZONES[action.zone]}"
    if key in ("hero-moved", "hero-immobile", "hero-turned"):
        return f"{key}.name {state.box.cards[state.cards[state.hero]].id}" if state.hero != NO_SLOT else key
    return key


def explained_play(state: "Invaders", key: str, seat: i64, action: Play) -> str:
    """The whole price as it is now, and what there is for it."""
    from orrery.games.invaders.rules.costs import drainable
    from orrery.games.invaders.rules.matching import discard_cost, drain_cost

    card = state.box.cards[action.card].id
    if key == "cannot-pay":
        discards = discard_cost(state, action.card) - (1 if action.less == LESS_DISCARD else 0)
        drains = drain_cost(state, action.card) - (1 if action.less == LESS_DRAIN else 0)
        return f"cannot-pay.card {card} {discards} {drains} {state.hand_size(seat) - 1} {drainable(state, seat)}"
    if key == "column-full":
        return f"column-full.zone {ZONES[action.zone]}"
    if key == "play-zone":
        return f"play-zone.card {card} {ZONES[action.zone]}"
    if key == "no-match" and state.limbo:
        return f"no-match.cards {card} {state.box.cards[state.limbo[-1]].id}"
    return key


def explained_use(state: "Invaders", key: str, slot: i64) -> str:
    """Which of its conditions fails."""
    from orrery.games.invaders.rules.matching import all_hold

    card = state.cards[slot]
    if card < 0:
        return key
    name = state.box.cards[card].id
    if key in ("used", "no-ability"):
        return f"{key}.card {name}"
    ability = state.box.cards[card].activated
    if key != "cost-or-target" or ability is None:
        return key
    source = state.box.source(card, slot)
    if not all_hold(state, ability.conditions, source):
        return f"condition {name}"
    return lack(state, ability.cost, slot, source.side, name)


def lack(state: "Invaders", program: i64, slot: i64, side: i64, name: str) -> str:
    """What of a cost cannot be paid; else it has no target, or nowhere to move."""
    for operation in state.box.programs[program] if program != NONE else []:
        if operation.kind == DISCARD and operation.n > state.hand_size(side):
            return f"lacks-hand {name} {operation.n} {state.hand_size(side)}"
        if operation.kind == DRAIN and operation.n > state.deck_size(side):
            return f"lacks-deck {name} {operation.n} {state.deck_size(side)}"
        if operation.kind == TOKENS and slot != NO_SLOT and state.tokens[slot] < max(1, -operation.n):
            return f"lacks-tokens {name} {max(1, -operation.n)} {state.tokens[slot]}"
        if operation.kind == OPS_TOKENS and state.ops + operation.n < 0:
            return "no-ops-token"
    return f"lacks-target {name}"


def explained_prevention(state: "Invaders", key: str, seat: i64, action: Prevent) -> str:
    """How much is to be prevented, and with how many tokens."""
    from orrery.games.invaders.rules.taking import Taking

    card = state.cards[action.slot]
    if key != "no-prevention":
        return key
    if card < 0:
        return "empty-slot"
    name = state.box.cards[card].id
    use = state.box.cards[card].from_play
    if use is None:
        return f"no-prevention.card {name}"
    if use.spends_tokens:
        for question in state.agenda:
            if isinstance(question, Taking) and question.left(seat):
                return f"no-prevention.tokens {name} {question.left(seat)} {state.tokens[action.slot]}"
    return key
