"""Cards in play that answer a drain or a draw, and how a cost is charged. [IN-5.9]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import MOST_TOKENS, Prevent
from orrery.games.invaders.board import SIDE_SLOTS
from orrery.games.invaders.cards.box import HAS_REACTION
from orrery.games.invaders.cards.vocabulary import Use
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.rules.costs import REACTED, answers_costs, can_pay, drainable, tokens_for_costs
from orrery.games.invaders.rules.doing import start
from orrery.games.invaders.rules.forms import Asked
from orrery.games.invaders.rules.paying import pay
from orrery.games.invaders.rules.taking import AS_COST, Taking, drained, taken_below
from orrery.games.invaders.state import Invaders


class Prevention(Asked):
    """A side may answer a drain or a draw with its cards in play, again and again. [IN-R39] [IN-R40]"""

    def amount(self, state: Invaders) -> i64:
        """What is still to be drained or drawn."""
        taking = state.agenda[taken_below(state)]
        assert isinstance(taking, Taking)
        return taking.left(self.seat)

    def usable(self, state: Invaders, slot: i64) -> Use | None:
        """The reaction of the card in a slot, if it may answer now."""
        card = state.cards[slot]
        if card == NO_CARD or not state.box.flags[card] & HAS_REACTION:
            return None
        use = state.box.cards[card].from_play
        if use is None or not self.fits(state, use, slot) or (use.once and state.used[slot] & REACTED):
            return None
        return use if can_pay(state, use.cost, state.box.source(card, slot)) else None

    def fits(self, state: Invaders, use: Use, slot: i64) -> bool:
        """Whether a reaction answers what is happening."""
        raise AssertionError("every prevention knows what answers it")

    def any_usable(self, state: Invaders) -> bool:
        for slot in range(self.seat * SIDE_SLOTS, (self.seat + 1) * SIDE_SLOTS):
            if self.usable(state, slot) is not None:
                return True
        return False

    def add_reactions(self, state: Invaders, options: list[Action]) -> None:
        """`prevent <slot>`, or `prevent <slot> k` with tokens."""
        amount = self.amount(state)
        for slot in range(self.seat * SIDE_SLOTS, (self.seat + 1) * SIDE_SLOTS):
            use = self.usable(state, slot)
            if use is None:
                continue
            first = slot * (MOST_TOKENS + 1)
            if use.spends_tokens:
                most = min(min(amount, state.tokens[slot]), MOST_TOKENS)
                least = max(1, self.least(state, slot, use))
                options.extend([state.actions.prevents[first + tokens] for tokens in range(least, most + 1)])
            else:
                options.append(state.actions.prevents[first])

    def least(self, state: Invaders, slot: i64, use: Use) -> i64:
        """How many tokens of a card must be spent if any are."""
        return 1

    def react(self, state: Invaders, action: Prevent) -> None:
        """Pay, then prevent the largest amount; the question is asked again afterwards."""
        slot = action.slot
        card = state.cards[slot]
        use = state.box.cards[card].from_play
        assert use is not None
        state.mark_used(slot, REACTED)
        state.spent = action.tokens
        source = state.box.source(card, slot)
        start(state, use.effect, source)
        start(state, use.cost, source, True)

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"count": int(self.amount(state))}


class PreventingCost(Prevention):
    """Under `prevent=costs`: tokens may be spent on the drain part of one's own cost. [IN-R6] [IN-R79]"""

    ask: ClassVar[str] = "prevent"
    rule: ClassVar[str] = "IN-7.4"

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"what": "cost", "count": int(self.amount(state))}

    def to_json(self) -> list[object]:
        return ["prevent-cost", int(self.seat)]

    def automatic(self, state: Invaders) -> bool:
        if self.amount(state) and self.any_usable(state):
            return False
        state.drop_top()
        return True

    def fits(self, state: Invaders, use: Use, slot: i64) -> bool:
        return answers_costs(state, slot)

    def least(self, state: Invaders, slot: i64, use: Use) -> i64:
        """A card that answers once in a turn must leave no more than the deck and the others can pay."""
        if not use.once:
            return 1
        return self.amount(state) - (drainable(state, self.seat) - tokens_for_costs(state, slot))

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        """`pass` only once the deck holds the rest."""
        options: list[Action] = []
        if self.amount(state) <= state.deck_size(self.seat):
            options.append(state.actions.passing)
        self.add_reactions(state, options)
        return options

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        if isinstance(action, Prevent):
            self.react(state, action)
        else:
            state.drop_top()


def charge(state: Invaders, side: i64, discards: i64, drains: i64) -> None:
    """Push the payment of a cost: discards first, then drains. [IN-R62]"""
    if drains:
        state.agenda.append(drained(side, drains, AS_COST))
    between = drains > 0 and state.chosen.prevent_costs
    if between and not state.chosen.free_payment:
        state.agenda.append(PREVENTING_COST[side])
    pay(state, side, discards)
    if between and state.chosen.free_payment:
        state.agenda.append(PREVENTING_COST[side])


PREVENTING_COST: Final = [PreventingCost(side) for side in range(i64(2))]
