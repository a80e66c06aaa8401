"""What can be wrong with what is offered, and with what is refused, for law 5."""

import math
from collections import Counter
from collections.abc import Iterator
from typing import Final

from orrery.core import NATURE, Action, ActionTable, Refusal, Rng, Seat, State, name
from orrery.core.referee import play
from orrery.testing.trial import askers, pick

MOST: Final = 40  # options applied, and other actions tried, by one seat at one position
DRAWS: Final = 300  # answers of Nature that are compared with her odds


def wrong_offers(state: State, seat: Seat, rng: Rng) -> Iterator[str]:
    """Everything that is wrong with a seat's options: each is offered once, can be done, and enough of them are essential."""
    options = state.options(seat)
    essential = state.essential(seat) if seat != NATURE else options
    if not essential or len(set(options)) < len(options) or not set(essential) <= set(options):
        yield f"{name(seat)} is offered nothing, or twice the same, or essentially something else"
    if seat == NATURE and not are_fair(state, options, rng):
        yield "Nature's odds are not the odds of her options"
    for option in some(options, rng):
        try:
            play(state.clone(), seat, option)
        except Exception as problem:
            yield f"{name(seat)} is offered {option.text!r}, but: {problem!r}"


def are_fair(state: State, options: list[Action], rng: Rng) -> bool:
    """Whether Nature answers each option about as often as her odds say: off by more than chance ever is, they are not."""
    odds = state.odds()
    if len(odds) != len(options) or min(odds) <= 0 or not math.isclose(sum(odds), 1):
        return False
    drawn = Counter(state.chance(rng) for _ in range(DRAWS))
    if not set(drawn) <= set(options):
        return False
    return all(
        abs(drawn[option] - DRAWS * chance) <= 6 + 6 * math.sqrt(DRAWS * chance * (1 - chance))
        for option, chance in zip(options, odds, strict=True)
    )


def refusals(state: State, seat: Seat, table: ActionTable, rng: Rng) -> Iterator[tuple[str, str]]:
    """Try what a seat is not offered: the key of each reason that it is given, or what is wrong."""
    options = state.options(seat) if seat in askers(state) else []
    for action in some(table.actions, rng):
        if action not in options:
            try:
                play(state, seat, action)
            except Refusal:
                yield f"why.{state.why(seat, action).partition(' ')[0]}", ""
            else:
                yield "", f"{name(seat)} is allowed {action.text!r}, which is not offered"


def some(actions: list[Action], rng: Rng) -> list[Action]:
    """All of a few actions, or a few of many."""
    return actions if len(actions) <= MOST else [pick(actions, rng) for _ in range(MOST)]
