"""The Invaders' attack phase: zone by zone in the order they choose, then the evaluation of damage. [IN-5.10]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import Activate, AttackZone
from orrery.games.invaders.board import INVADERS, MANKIND, NO_SLOT, ROOM, SIDE_SLOTS, ZONE_COUNT, ZONES, column, zone_of
from orrery.games.invaders.cards.box import ACTS_ON_WIN, HAS_REACTION
from orrery.games.invaders.cards.vocabulary import BITS, ON_DRAIN, SHIELD, ZONE_WON, Strategy
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.events import (
    ATTACKS,
    FIGHTS,
    FORCED,
    GIVEN_BACK,
    HELD,
    LIES_TURNED,
    SHIELDED,
    SKIPPED,
    WINS,
    WOKE,
    ZONE_DEFENDS,
)
from orrery.games.invaders.names import BY_ATTACK as CALLED_ATTACK
from orrery.games.invaders.names import EVALUATION, FIRST_STRATEGY
from orrery.games.invaders.rules.costs import can_pay
from orrery.games.invaders.rules.doing import start
from orrery.games.invaders.rules.forms import Asked, Step
from orrery.games.invaders.rules.matching import add_powers_up, power_of, shield, tell_powers, tell_statics
from orrery.games.invaders.rules.preventing import drain, preventing
from orrery.games.invaders.rules.replies import may_be_hidden
from orrery.games.invaders.rules.taking import BY_ATTACK
from orrery.games.invaders.rules.targeting import has_candidate
from orrery.games.invaders.state import ATTACK_PHASE, Invaders


def side_power(state: Invaders, side: i64, zone: i64) -> i64:
    """The power of a side's cards in a zone, without a turned Hero and without a borrowed card. [IN-R35]"""
    if state.stale:
        add_powers_up(state)
    total: i64 = 0
    first, power = column(side, zone), state.power  # 0 where no card stands
    for slot in range(first, first + ROOM):
        total += power[slot]
    lent = state.borrowed
    if first <= lent < first + ROOM:
        total -= power[lent]
    if state.turned and state.hero != lent and first <= state.hero < first + ROOM:
        total -= power[state.hero]
    return total


def attack_power(state: Invaders, zone: i64) -> i64:
    """What the Invaders attack a zone with; a borrowed card there helps, a turned one only by the other reading. [IN-R34]"""
    total = side_power(state, INVADERS, zone)
    slot = state.borrowed
    if slot == NO_SLOT or zone_of(slot) != zone or (state.turned and state.is_hero(slot) and not state.chosen.turned_pods):
        return total
    return total + power_of(state, slot)


def defence_power(state: Invaders, zone: i64) -> i64:
    """What Mankind defends a zone with. [IN-5.10]"""
    return state.zone_power(zone) + side_power(state, MANKIND, zone)


def tell_sums(state: Invaders, zone: i64) -> None:
    """What each card adds, card by card; a zone without attackers is told in one line. [IN-11]"""
    first = column(INVADERS, zone)
    if not any(state.cards[slot] != NO_CARD for slot in range(first, first + ROOM)):
        return
    tell_powers(state, zone)
    for side in (INVADERS, MANKIND):
        if side == MANKIND:
            state.tell(ZONE_DEFENDS, zone, state.zone_power(zone))
        for slot in range(column(side, zone), column(side, zone) + ROOM):
            if state.cards[slot] == NO_CARD:
                continue
            if state.turned and state.is_hero(slot):
                state.tell(LIES_TURNED, state.box.named[state.cards[slot]], slot)
            else:
                state.tell(FIGHTS, state.box.named[state.cards[slot]], slot, power_of(state, slot))


class Attacking(Asked):
    """Before each attack the Invaders name the zone, or wake a strategy of this phase. [IN-R30] [IN-R33]"""

    ask: ClassVar[str] = "attack"
    rule: ClassVar[str] = "IN-5.10"

    def automatic(self, state: Invaders) -> bool:
        if state.phase != ATTACK_PHASE:
            return self.begin(state)
        left = self.zones_left(state)
        if not left:
            state.drop_top()
            if state.borrowed != NO_SLOT:
                state.tell(GIVEN_BACK, state.box.named[state.cards[state.borrowed]], state.borrowed)
                state.borrowed = NO_SLOT
            return True
        if (len(left) > 1 and not state.chosen.board_order) or self.can_wake(state):
            return False
        self.attack(state, left[0])
        return True

    def begin(self, state: Invaders) -> bool:
        """The phase begins, or is skipped. [IN-R31]"""
        state.phase = ATTACK_PHASE
        state.attacked = 0
        if not state.skip:
            return True
        state.skip -= 1
        state.tell(SKIPPED, INVADERS)
        state.drop_top()
        if state.chosen.skip_whole:
            state.drop_top()  # the evaluation, too
        return True

    def zones_left(self, state: Invaders) -> list[int]:
        return LEFT[state.attacked]

    def can_wake(self, state: Invaders) -> bool:
        """Whether a strategy of this phase sleeps and has a target."""
        for strategy in state.box.in_attack:
            if not state.awake[strategy.number] and self.has_use(state, strategy):
                return True
        return False

    def add_strategies(self, state: Invaders, options: list[Action]) -> None:
        """Dormant strategies of this phase that have a target."""
        for strategy in state.box.in_attack:
            if not state.awake[strategy.number] and self.has_use(state, strategy):
                action = state.actions.activates[strategy.number]
                assert action is not None
                options.append(action)

    def has_use(self, state: Invaders, strategy: Strategy) -> bool:
        source = state.box.strategy_sources[strategy.number]
        if not can_pay(state, strategy.cost, source):
            return False
        for operation in state.box.programs[strategy.effect]:
            if operation.target is not None and not has_candidate(state, operation, source):
                return False
        return True

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return self.offer(state, state.chosen.board_order)

    def essential(self, state: Invaders, seat: Seat) -> list[Action]:
        """The order matters only if Mankind may answer, or if something happens to a winner. [IN-R30]"""
        return self.offer(state, state.chosen.board_order or not order_matters(state))

    def offer(self, state: Invaders, in_board_order: bool) -> list[Action]:
        """The zones that are left, or the first of them; and what may be woken."""
        options: list[Action] = []
        for zone in LEFT[state.attacked]:
            options.append(state.actions.attacks[zone])
            if in_board_order:
                break
        self.add_strategies(state, options)
        return options

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        if isinstance(action, AttackZone):
            self.attack(state, action.zone)
            return
        assert isinstance(action, Activate)
        state.wake(action.strategy)
        state.tell(WOKE, self.seat, FIRST_STRATEGY + action.strategy)
        strategy = state.box.strategies[action.strategy]
        source = state.box.strategy_sources[action.strategy]
        start(state, strategy.effect, source)
        start(state, strategy.cost, source, True)

    def attack(self, state: Invaders, zone: i64) -> None:
        """Both sums are compared; the difference, less the shields, is drained. [IN-5.10]"""
        state.attacked |= BITS[zone]
        state.tell(ATTACKS, self.seat, zone)
        attack, defence = attack_power(state, zone), defence_power(state, zone)
        if state.told is not None:
            tell_sums(state, zone)
        if attack <= defence:
            state.tell(HELD, zone, attack, defence)
            return
        difference = attack - defence
        state.tell(WINS, zone, attack, defence, difference)
        shielded = shield(state, zone, MANKIND)
        if shielded:
            state.tell(SHIELDED, zone, shielded)
            for slot in range(column(MANKIND, zone), column(MANKIND, zone) + ROOM):
                if state.cards[slot] != NO_CARD:
                    tell_statics(state, slot, SHIELD)
            difference -= shielded
            if difference <= 0:
                return
        state.toll = 0
        state.agenda.append(WINNING[zone])
        drain(state, difference, 0, BY_ATTACK, CALLED_ATTACK)

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"count": len(self.zones_left(state))}


def order_matters(state: Invaders) -> bool:
    """Whether Mankind may answer a drain, or a card of the Invaders waits for a zone to be won."""
    question = preventing(MANKIND, ON_DRAIN, True)
    for slot in range(SIDE_SLOTS):
        card = state.cards[slot]
        if card != NO_CARD and state.box.flags[card] & HAS_REACTION:
            use = state.box.cards[card].from_play
            if use is not None and question.answers(use):
                return True
        other = state.cards[slot + SIDE_SLOTS]
        if other != NO_CARD and state.box.flags[other] & ACTS_ON_WIN:
            return True
    for reply in state.box.replies[MANKIND]:
        use = reply.from_hand
        if use is not None and question.answers(use) and may_be_hidden(state, MANKIND, reply):
            return True
    return False


class Winning(Step):
    """At least one card was drained in this attack: what the Invaders' cards there gain from it. [IN-5.10]"""

    step: ClassVar[str] = "won"

    def __init__(self, zone: i64) -> None:
        self.zone: Final = zone

    def happen(self, state: Invaders) -> None:
        if not state.toll:
            return
        first = column(INVADERS, self.zone)
        for slot in range(first + ROOM - 1, first - 1, -1):  # the last is pushed first
            card = state.cards[slot]
            if card != NO_CARD:
                start(state, state.box.cards[card].triggers[ZONE_WON], state.box.source(card, slot))

    def to_json(self) -> list[object]:
        return [self.step, ZONES[self.zone]]


class Evaluating(Step):
    """Mankind was not made to drain this turn: the marker goes down, once. [IN-R36] [IN-R37] [IN-R38]"""

    step: ClassVar[str] = "evaluate"

    def happen(self, state: Invaders) -> None:
        if state.drained:
            state.tell(FORCED, MANKIND)
        else:
            state.lower_marker(EVALUATION)


LEFT: Final = [[zone for zone in range(int(ZONE_COUNT)) if not mask & BITS[zone]] for mask in range(8)]  # by zones attacked
WINNING: Final = [Winning(zone) for zone in range(ZONE_COUNT)]
ATTACKING: Final = Attacking(INVADERS)
EVALUATING: Final = Evaluating()
