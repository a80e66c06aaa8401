"""How good a position is for a side: what bots lean on, never what the rules read.

Everything is counted in cards of Mankind's deck. The Invaders win by emptying it, so what they will drain in the turns to come
weighs most; against it stand their own deck and the plot marker, which are their time. What is announced and not yet paid or
carried out counts as what it promises, so that one answer ahead is enough.
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.invaders.board import (
    AFRICA,
    EURASIA,
    INVADERS,
    MANKIND,
    NO_SLOT,
    NO_ZONE,
    PACIFIC_RIM,
    SIDE_SLOTS,
    SLOT_COUNT,
    ZONE_COUNT,
)
from orrery.games.invaders.cards.vocabulary import BITS, PLOT, Operation
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.judgement.worth import INVADER_CARD, WORTH, operation_worth
from orrery.games.invaders.rules.announcing import Announced
from orrery.games.invaders.rules.attacking import attack_power, defence_power
from orrery.games.invaders.rules.doing import Doing
from orrery.games.invaders.rules.entering import MakingRoom
from orrery.games.invaders.rules.main import Lowering
from orrery.games.invaders.rules.matching import shield
from orrery.games.invaders.rules.paying import Paying
from orrery.games.invaders.rules.taking import Drawing, Taking
from orrery.games.invaders.rules.targeting import Targeting
from orrery.games.invaders.state import ATTACK_PHASE, Invaders

SPREAD: Final = 13.5  # cards that make the odds e to one
BALANCE: Final = -46.0  # less what the other terms add up to in an even position
TOLL: Final = 1.6  # a card that the attack to come drains
SKIPPED: Final = 1.0  # and one that it does not
AHEAD: Final = 5.3  # turns of attacks that a lead in a zone is worth
SOFT: Final = 5.0  # power by which a zone is nearly won, or nearly lost
BULK: Final = 12.0  # cards in hand by which a further one is worth a third: the tenth buys nothing in this turn
HAND: Final = vec[float]([3.2, 1.0])  # the first card in hand, whatever it is, by side
UNKNOWN: Final = vec[float]([1.4, 2.6])  # what a card is worth beside that, before it is drawn
STEP: Final = 5.2  # a step of the plot marker
LAST_STEP: Final = 25.0  # what it costs that the marker stands on one; a half of it on two, and so on
LAST_CARDS: Final = 103.0  # what it is worth that Mankind's deck runs out, by the cards that are left, and four
LAST_INVADER_CARDS: Final = 32.0  # and the Invaders' deck
SLEEPING: Final = 4.5  # a strategy that is still dormant
IN_PLAY: Final = 0.7  # of what a card in play is good for beside its power
OPS_TOKEN: Final = 0.8
HERO: Final = 1.5  # a Hero lost, more the fewer are left
DRAIN_AT_START: Final = 0.6
TOKEN: Final = 1.3  # the square of tokens toward a victory
OTHER_TOKEN: Final = vec[float]([3.0, 0.4])  # a token on a card, by side
IDLE: Final = 3.0  # a turn in which nothing is drained costs a step of the marker; the soft edge counts most of it
MOST_ODDS: Final = 500.0  # beyond which a chance does not change
MOST_HELD: Final[i64] = 60  # cards in hand beyond which nothing changes
MOST: Final[i64] = 40  # a margin beyond which every further point counts in full, or not at all


def judge(state: Invaders, seat: i64) -> float:
    """The chance of winning, 0 to 1. Mankind counts the attack to come in its own turn, too: to end the turn costs nothing."""
    coming = state.active == INVADERS or seat == MANKIND
    return for_seat(state, seat, chance_by(lead_of_invaders(state, coming) / SPREAD))


def chance_by(odds: float) -> float:
    """The chance by the logarithm of its odds, which cards of one's own may make larger than `exp` bears.

    >>> chance_by(0.0), chance_by(1e9), 0.0 < chance_by(-1e9) < 1e-200
    (0.5, 1.0, True)
    """
    return 1.0 / (1.0 + exp(-max(-MOST_ODDS, min(MOST_ODDS, odds))))


def for_seat(state: Invaders, seat: i64, chance: float) -> float:
    """A side's chance of winning the game or match, from that of the Invaders to win what is being played."""
    if state.winner >= 0 and not state.agenda:
        return 1.0 if state.winner == seat else 0.0
    if state.chosen.wins_needed > 1:
        chance = with_match(state, chance)
    return chance if seat == INVADERS else 1.0 - chance


def with_match(state: Invaders, chance: float) -> float:
    """In a best of three the games won count, too."""
    lead = float(state.score[INVADERS] - state.score[MANKIND])
    return 0.5 * chance + 0.5 * (0.5 + 0.4 * lead)


def lead_of_invaders(state: Invaders, coming: bool) -> float:
    """By how many cards the Invaders are ahead, with or without an attack that is still to come in this turn."""
    WORTH.look_up(state.box)
    due = Due(state)
    deck = float(state.deck_size(MANKIND) - due.taken_mankind)
    own = float(state.deck_size(INVADERS) - due.taken_invaders)
    lead = BALANCE - deck + INVADER_CARD * own + STEP * float(due.plot)
    lead += hand_of(state, INVADERS, due.hand_invaders) - hand_of(state, MANKIND, due.hand_mankind)
    lead += attacks(state, due, coming) + zones_lost(state) + boards(state) + due.promise
    lead -= LAST_STEP / float(max(1, due.plot)) + LAST_INVADER_CARDS / (4.0 + max(0.0, own))
    lead += LAST_CARDS / (4.0 + max(0.0, deck))
    return lead - OPS_TOKEN * float(state.ops) + strategies(state)


def hand_of(state: Invaders, side: i64, due: i64) -> float:
    """What a hand is worth, with the cards that are about to be drawn or paid."""
    cards = state.sides[side].hand
    total = UNKNOWN[side] * float(due)
    for card in cards:
        total += WORTH.held[card]
    return total + HAND[side] * hand_bulk(len(cards) + due)


def hand_bulk(count: i64) -> float:
    """How much so many cards in hand are, each further one less than the one before."""
    return HELD[min(max(count, 0), MOST_HELD)]


def falling(count: float) -> float:
    """
    >>> round(falling(1.0), 2), round(falling(6.0) - falling(5.0), 2), round(falling(16.0) - falling(15.0), 2)
    (0.96, 0.63, 0.27)
    """
    return BULK * (1.0 - exp(-count / BULK))


HELD: Final = vec[float]([falling(float(count)) for count in range(int(MOST_HELD) + 1)])


class Due:
    """What is decided and has not happened yet: cards to take, to pay, to enter."""

    def __init__(self, state: Invaders) -> None:
        self.taken_mankind: i64 = 0
        self.taken_invaders: i64 = 0
        self.hand_mankind: i64 = 0  # cards to come, less those to pay
        self.hand_invaders: i64 = 0
        self.zone: i64 = NO_ZONE  # where a card is about to enter
        self.power: i64 = 0  # and what it adds for the Invaders
        self.plot: i64 = state.plot
        self.promise = 0.0
        for question in state.agenda:
            if isinstance(question, Taking):
                self.taken_mankind += question.mankind
                self.taken_invaders += question.invaders
                if isinstance(question, Drawing):
                    self.hand_mankind += question.mankind
                    self.hand_invaders += question.invaders
            elif isinstance(question, Paying):
                if question.seat == MANKIND:
                    self.hand_mankind -= question.count
                else:
                    self.hand_invaders -= question.count
            elif isinstance(question, Announced):
                self.announced(state, state.limbo[question.base], question.zone)
            elif isinstance(question, MakingRoom) and question.card != NO_CARD:
                self.announced(state, question.card, question.zone)
            elif isinstance(question, Lowering):
                self.plot -= 1
            elif isinstance(question, Doing) and not question.paying:
                operations = state.box.programs[question.program]
                for at in range(question.at, i64(len(operations))):
                    self.to_do(state, operations[at], question.source.side)
            elif isinstance(question, Targeting):
                self.to_do(state, state.box.operations[question.operation], question.source.side)

    def to_do(self, state: Invaders, operation: Operation, side: i64) -> None:
        """An operation that will be carried out."""
        if operation.kind == PLOT:
            self.plot += operation.n
            return
        worth = operation_worth(state.box, operation, side)
        self.promise += worth if side == INVADERS else -worth

    def announced(self, state: Invaders, card: i64, zone: i64) -> None:
        """A card that is being paid for, or may still be cancelled."""
        ours = state.box.side[card] == INVADERS
        if zone != NO_ZONE:
            self.zone = zone
            self.power = state.box.power[card] if ours else -state.box.power[card]
        worth = WORTH.promised[card]
        self.promise += worth if ours else -worth


def attacks(state: Invaders, due: Due, coming: bool) -> float:
    """What attacks like the next one are worth, and what it costs to drain nothing.

    The edge is soft: what nearly wins a zone is worth something, too.
    """
    total = -DRAIN_AT_START
    best: i64 = 0
    toll: i64 = 0  # of the attack to come
    done = state.attacked if state.phase == ATTACK_PHASE else 0
    for zone in range(ZONE_COUNT):
        margin = margin_in(state, zone)
        best = max(best, margin)
        if zone == due.zone:
            margin += due.power
        if margin > 0 and not done & BITS[zone]:
            toll += margin
        total += SOFTENED[min(max(margin, -MOST), MOST) + MOST]
    idle = best <= 0 and not (state.drained and state.active == INVADERS)
    lead = AHEAD * total - (IDLE if idle else 0.0)
    if state.skip:
        return lead - SKIPPED * float(toll)
    return lead + (TOLL * float(toll) if coming else 0.0)


def margin_in(state: Invaders, zone: i64) -> i64:
    """How many cards an attack on a zone would drain; how much it lacks, if less than none."""
    return attack_power(state, zone) - defence_power(state, zone) - shield(state, zone, MANKIND)


def soft(margin: float) -> float:
    """
    >>> round(soft(6.0), 2), round(soft(0.0), 2), round(soft(-6.0), 2)
    (7.32, 3.47, 1.32)
    """
    return SOFT * log(1.0 + exp(margin / SOFT))


SOFTENED: Final = vec[float]([soft(float(margin)) for margin in range(int(-MOST), int(MOST) + 1)])


def zones_lost(state: Invaders) -> float:
    """The nearer a zone is to zero, the more a token on it is worth."""
    eurasia = float(state.damage[EURASIA])
    others = float(state.damage[PACIFIC_RIM] + state.damage[AFRICA])
    return 1.5 * eurasia * eurasia + 0.4 * others * others


def boards(state: Invaders) -> float:
    """What cards in play are good for beside their power, tokens toward a victory, and Heroes lost."""
    lead = 0.0
    worths, cards = WORTH.in_play, state.cards
    for slot in range(SLOT_COUNT):
        card = cards[slot]
        if card == NO_CARD:
            continue
        worth = IN_PLAY * worths[card]
        if state.tokens[slot]:
            tokens = float(state.tokens[slot])
            worth += (
                TOKEN * tokens * tokens if state.box.cards[card].victory_tokens else OTHER_TOKEN[slot // SIDE_SLOTS] * tokens
            )
        lead += worth if slot >= SIDE_SLOTS else -worth
    fallen = float(len(state.fallen))
    lead += HERO * fallen + 0.06 * fallen * fallen
    if state.turned:
        lead += 1.0
    if state.borrowed != NO_SLOT:
        lead += 0.2
    return lead


def strategies(state: Invaders) -> float:
    """Strategies that sleep are worth something to their side."""
    lead = 0.0
    for strategy in state.box.strategies:
        if strategy.has_marker and not state.awake[strategy.number]:
            lead += SLEEPING if strategy.side == INVADERS else -SLEEPING
    return lead
