"""How good a position is for a side: what bots lean on, never what the rules read.

Everything is counted in cards of Mankind's deck. The Invaders win by emptying it, so what they will drain in the turns to come
weighs most; against it stand their own deck and the plot marker, which are their time. What is announced and not yet paid or
carried out counts as what it promises, so that one answer ahead is enough.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from orrery.games.invaders.board import (
    AFRICA,
    EURASIA,
    INVADERS,
    MANKIND,
    NO_SLOT,
    NO_ZONE,
    PACIFIC_RIM,
    SLOT_COUNT,
    ZONE_COUNT,
    side_of,
)
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.judgement.worth import WORTH, card_worth
from orrery.games.invaders.rules.announcing import Announced
from orrery.games.invaders.rules.attacking import attack_power, defence_power
from orrery.games.invaders.rules.doing import Doing
from orrery.games.invaders.rules.entering import MakingRoom
from orrery.games.invaders.rules.matching import shield
from orrery.games.invaders.rules.paying import Paying
from orrery.games.invaders.rules.taking import Draining, Drawing
from orrery.games.invaders.state import Invaders

SPREAD: Final = 14.0  # cards that make a lead a clear one
BALANCE: Final = 0.0  # what the sides are apart at the start
AHEAD: Final = 4.0  # turns of attacks that a lead in a zone is worth
SOFT: Final = 1.6  # power by which a zone is nearly won, or nearly lost
HAND: Final = 1.5  # a card in hand
INVADER_CARD: Final = 0.55  # a card of the Invaders' deck
STEP: Final = 3.2  # a step of the plot marker
SLEEPING: Final = 1.6  # a strategy that is still dormant
OPS_TOKEN: Final = 0.8
HERO: Final = 2.2  # a Hero lost, more the fewer are left
DRAIN_AT_START: Final = 0.6
TOKEN: Final = 1.3  # the square of tokens toward a victory


def judge(state: Invaders, seat: i64) -> float:
    """The chance of winning, 0 to 1."""
    if state.winner >= 0 and not state.agenda:
        return 1.0 if state.winner == seat else 0.0
    lead = lead_of_invaders(state) / SPREAD
    chance = 1.0 / (1.0 + exp(-lead))
    chance = with_match(state, chance)
    return chance if seat == INVADERS else 1.0 - chance


def with_match(state: Invaders, chance: float) -> float:
    """In a best of three the games won count, too."""
    if state.chosen.wins_needed == 1:
        return chance
    lead = float(state.score[INVADERS] - state.score[MANKIND])
    return 0.5 * chance + 0.5 * (0.5 + 0.4 * lead)


def lead_of_invaders(state: Invaders) -> float:
    """By how many cards the Invaders are ahead."""
    due = Due(state)
    deck = float(state.deck_size(MANKIND)) - due.taken[MANKIND]
    own = float(state.deck_size(INVADERS)) - due.taken[INVADERS]
    hands = [float(state.hand_size(side)) + due.drawn[side] - due.paid[side] for side in range(2)]
    lead = BALANCE - deck + INVADER_CARD * own + STEP * float(state.plot)
    lead += HAND * (hands[INVADERS] - hands[MANKIND])
    lead += AHEAD * (drain_to_come(state, due) - DRAIN_AT_START)
    lead += zones_lost(state) + boards(state) + due.promise
    lead -= idle(state)
    lead -= 14.0 / float(max(1, state.plot)) + 10.0 / max(1.0, own)
    lead += 14.0 / max(1.0, deck + 1.0)
    return lead - OPS_TOKEN * float(state.ops) + strategies(state)


def idle(state: Invaders) -> float:
    """A turn in which nothing is drained costs the Invaders a step of the marker."""
    if state.drained and state.active == INVADERS:
        return 0.0
    best: i64 = -99
    for zone in range(ZONE_COUNT):
        best = max(best, attack_power(state, zone) - defence_power(state, zone) - shield(state, zone, MANKIND))
    return 0.0 if best > 0 else 1.5 * STEP


class Due:
    """What is decided and has not happened yet: cards to take, to pay, to enter."""

    def __init__(self, state: Invaders) -> None:
        self.taken = [0.0, 0.0]
        self.drawn = [0.0, 0.0]
        self.paid = [0.0, 0.0]
        self.power = [0.0, 0.0, 0.0]  # for the Invaders, by zone
        self.promise = 0.0
        for question in state.agenda:
            if isinstance(question, Draining):
                self.taken[0] += float(question.mankind)
                self.taken[1] += float(question.invaders)
            elif isinstance(question, Drawing):
                self.taken[0] += float(question.mankind)
                self.taken[1] += float(question.invaders)
                self.drawn[0] += float(question.mankind)
                self.drawn[1] += float(question.invaders)
            elif isinstance(question, Paying):
                self.paid[question.seat] += float(question.count)
            elif isinstance(question, Announced):
                self.announced(state, state.limbo[question.base], question.zone)
            elif isinstance(question, MakingRoom) and question.card != NO_CARD:
                self.announced(state, question.card, question.zone)
            elif isinstance(question, Doing) and not question.paying and question.source.card >= 0:
                sign = 1.0 if question.source.side == INVADERS else -1.0
                self.promise += sign * 0.5

    def announced(self, state: Invaders, card: i64, zone: i64) -> None:
        """A card that is being paid for, or may still be cancelled."""
        sign = 1.0 if state.box.side[card] == INVADERS else -1.0
        if zone != NO_ZONE:
            self.power[zone] += sign * float(state.box.power[card])
        self.promise += sign * card_worth(state, card)


def drain_to_come(state: Invaders, due: Due) -> float:
    """How much the next attack phase should drain, with a soft edge: what nearly wins a zone is worth something, too."""
    total = 0.0
    for zone in range(ZONE_COUNT):
        margin = float(attack_power(state, zone) - defence_power(state, zone)) + due.power[zone]
        margin -= 0.7 * float(shield(state, zone, MANKIND))
        total += soft(margin)
    if state.skip:
        total -= 1.0
    return total


def soft(margin: float) -> float:
    """
    >>> round(soft(6.0), 2), round(soft(0.0), 2), round(soft(-6.0), 2)
    (6.04, 1.11, 0.04)
    """
    scaled = margin / SOFT
    if scaled > 30.0:
        return margin
    if scaled < -30.0:
        return 0.0
    return SOFT * log(1.0 + exp(scaled))


def zones_lost(state: Invaders) -> float:
    """The nearer a zone is to zero, the more a token on it is worth."""
    eurasia = float(5 - state.zone_power(EURASIA))
    others = float(7 - state.zone_power(PACIFIC_RIM) - state.zone_power(AFRICA))
    return 0.9 * eurasia * eurasia + 0.45 * others * others


def boards(state: Invaders) -> float:
    """What cards in play are good for beside their power, tokens toward a victory, and Heroes lost."""
    lead = 0.0
    for slot in range(SLOT_COUNT):
        card = state.cards[slot]
        if card == NO_CARD:
            continue
        sign = 1.0 if side_of(slot) == INVADERS else -1.0
        lead += sign * WORTH.of(state.box, card)
        tokens = float(state.tokens[slot])
        if state.box.cards[card].victory_tokens:
            lead += sign * TOKEN * tokens * tokens
        elif tokens:
            lead += sign * 0.8 * tokens
    fallen = float(len(state.fallen))
    lead += HERO * fallen + 0.12 * fallen * fallen
    if state.turned:
        lead += 1.0
    if state.borrowed != NO_SLOT:
        lead += 0.2
    return lead


def strategies(state: Invaders) -> float:
    """Strategies that sleep are worth something to their side; woken ones that make cards dearer help theirs."""
    lead = 0.0
    for strategy in state.box.strategies:
        if not strategy.has_marker:
            continue
        sign = 1.0 if strategy.side == INVADERS else -1.0
        if not state.awake[strategy.number]:
            lead += sign * SLEEPING
        elif strategy.lasting:
            lead += sign * 2.0
    return lead
