"""The main phase: any of these, in any order, any number of times. [IN-5.3]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.invaders.actions import FULL, LESS_DISCARD, LESS_DRAIN, Activate, MoveHero, Ops, Play, Sacrifice, Use
from orrery.games.invaders.board import INVADERS, MANKIND, ROOM, SIDE_SLOTS, ZONE_COUNT, column, side_of
from orrery.games.invaders.cards.box import CAN_BE_SENT, HAS_USE
from orrery.games.invaders.cards.vocabulary import ANYWHERE, BITS, NEXT_TO_HERE, NONE
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.events import OPS as OPS_TOKENS
from orrery.games.invaders.events import SENDS, USES, WOKE
from orrery.games.invaders.names import FIRST_STRATEGY, INVASION_ACTION, WALK
from orrery.games.invaders.names import ROOM as ROOM_MADE
from orrery.games.invaders.rules.announcing import announce
from orrery.games.invaders.rules.costs import can_pay, drainable
from orrery.games.invaders.rules.doing import start
from orrery.games.invaders.rules.entering import go_to
from orrery.games.invaders.rules.forms import Asked, Step
from orrery.games.invaders.rules.heroes import give_up, replace_hero
from orrery.games.invaders.rules.matching import all_hold
from orrery.games.invaders.rules.moving import Moving, destinations
from orrery.games.invaders.rules.preventing import draw
from orrery.games.invaders.rules.targeting import has_candidate
from orrery.games.invaders.state import Invaders

ACTED: Final[i64] = 1  # in `used`
ALL_ZONES: Final[i64] = 7
PAY_FULL: Final[i64] = BITS[FULL]
PAY_LESS_DISCARD: Final[i64] = BITS[LESS_DISCARD]
PAY_LESS_DRAIN: Final[i64] = BITS[LESS_DRAIN]


class Main(Asked):
    """Always asked, so that every turn is ended by its player. [IN-R73]"""

    ask: ClassVar[str] = "main"
    rule: ClassVar[str] = "IN-5.3"

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        options: list[Action] = [state.actions.end]
        self.add_cards(state, options)
        self.add_uses(state, options)
        self.add_strategies(state, options)
        if self.seat == INVADERS:
            if not state.invaded:
                options.append(state.actions.invade)
        else:
            self.add_moves(state, options)
            if state.chosen.room_first:
                self.add_sacrifices(state, options)
        return options

    def add_cards(self, state: Invaders, options: list[Action]) -> None:
        """Cards of the hand, each to every zone that it may enter. [IN-R52]"""
        side, in_reply, offers = self.seat, state.box.in_reply, state.actions.offers
        discards, drains = state.discards, state.drains
        hand, deck = state.sides[side].hand, drainable(state, side)
        spare = i64(len(hand)) - 1  # the card itself does not pay
        reducing = side == INVADERS and state.may_reduce()
        zones = self.open_zones(state)
        before = NO_CARD
        for card in hand:
            if card == before or in_reply[card]:
                continue
            before = card
            if reducing:
                ways = ways_to_pay(discards[card], drains[card], spare, deck)
            else:
                ways = PAY_FULL if discards[card] <= spare and drains[card] <= deck else 0
            if ways:
                options += offers[card * 64 + zones * 8 + ways]

    def open_zones(self, state: Invaders) -> i64:
        """The zones with a free slot, as bits; Mankind may make room in all. [IN-5.5]"""
        if self.seat == MANKIND and not state.chosen.room_first:
            return ALL_ZONES
        zones: i64 = 0
        for zone in range(ZONE_COUNT):
            if state.has_room(self.seat, zone):
                zones |= BITS[zone]
        return zones

    def add_uses(self, state: Invaders, options: list[Action]) -> None:
        if not state.users:
            return
        flags, cards, uses = state.box.flags, state.cards, state.actions.uses
        first = self.seat * SIDE_SLOTS
        for slot in range(first, first + SIDE_SLOTS):
            card = cards[slot]
            if card != NO_CARD and flags[card] & HAS_USE and can_use(state, slot):
                options.append(uses[slot])

    def add_strategies(self, state: Invaders, options: list[Action]) -> None:
        box, awake = state.box, state.awake
        for action in state.actions.wakes[self.seat]:
            number = action.strategy
            if awake[number]:
                continue
            cost = box.strategies[number].cost
            if cost == NONE or can_pay(state, cost, box.strategy_sources[number]):
                options.append(action)

    def add_moves(self, state: Invaders, options: list[Action]) -> None:
        """The Hero's own walk, and the Ops Centre. [IN-R13] [IN-R61]"""
        if not state.hero_moved and not state.turned:
            card = state.cards[state.hero]
            reach = state.box.reach[card]
            if reach:
                source = state.box.source(card, state.hero)
                for zone in destinations(state, state.hero, NEXT_TO_HERE if reach == 1 else ANYWHERE, source):
                    options.append(state.actions.walks[zone])  # noqa: PERF401  # compiled, a list in between costs more
        if state.ops:
            cards, sends = state.cards, state.actions.ops
            for slot in range(SIDE_SLOTS):
                if cards[slot] != NO_CARD and can_be_sent(state, slot):
                    options.append(sends[slot])  # noqa: PERF401

    def add_sacrifices(self, state: Invaders, options: list[Action]) -> None:
        """Under `room=first`: any card of a full own column. [IN-R63]"""
        for zone in range(ZONE_COUNT):
            if not state.has_room(MANKIND, zone):
                first = column(MANKIND, zone)
                options.extend([state.actions.sacrifices[slot] for slot in range(first, first + ROOM)])

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            announce(state, self.seat, action)
        elif isinstance(action, Use):
            use(state, action.slot)
        elif isinstance(action, Activate):
            wake(state, action.strategy)
        elif isinstance(action, MoveHero):
            state.hero_moved = True
            go_to(state, state.hero, action.zone, WALK)
        elif isinstance(action, Ops):
            state.ops -= 1
            state.tell(SENDS, MANKIND, state.box.named[state.cards[action.slot]], action.slot)
            state.tell(OPS_TOKENS, state.ops + 1, state.ops, FIRST_STRATEGY + state.box.centre.number)
            source = state.box.strategy_sources[state.box.centre.number]
            state.agenda.append(Moving(source, [int(action.slot)], 0, ANYWHERE))
            state.note(state.box.programs[state.box.centre.effect][0].number)
        elif isinstance(action, Sacrifice):
            if give_up(state, action.slot, ROOM_MADE):
                replace_hero(state)
        elif action is state.actions.invade:
            invade(state)
        else:
            state.drop_top()


def ways_to_pay(discards: i64, drains: i64, spare: i64, deck: i64) -> i64:
    """In full, less a discard, less a drain: which of these can be paid, as bits. [IN-5.3]"""
    if discards <= spare and drains <= deck:
        return PAY_FULL | (PAY_LESS_DISCARD if discards > 0 else 0) | (PAY_LESS_DRAIN if drains > 0 else 0)
    if discards > 0 and discards - 1 <= spare and drains <= deck:
        return PAY_LESS_DISCARD
    return PAY_LESS_DRAIN if drains > 0 and discards <= spare and drains - 1 <= deck else 0


def can_use(state: Invaders, slot: i64) -> bool:
    """Whether the ability of a card in play may be used now. [IN-R14] [IN-R25] [IN-R48]"""
    card = state.cards[slot]
    ability = state.box.cards[card].activated
    if ability is None or (ability.once and state.used[slot] & ACTED) or (state.turned and state.is_hero(slot)):
        return False
    freely = not ability.only_moves or (ability.moves_itself and moves_freely(state, slot))
    if freely and ability.cost == NONE and not ability.conditions:
        return True
    source = state.box.source(card, slot)
    if ability.conditions and not all_hold(state, ability.conditions, source):
        return False
    if ability.cost != NONE and not can_pay(state, ability.cost, source):
        return False
    if freely:
        return True
    for operation in state.box.programs[ability.effect]:
        if has_candidate(state, operation, source):
            return True
    return False


def use(state: Invaders, slot: i64) -> None:
    """Costs in printed order, then the effect. [IN-5.3]"""
    card = state.cards[slot]
    ability = state.box.cards[card].activated
    assert ability is not None
    state.mark_used(slot, ACTED)
    state.tell(USES, side_of(slot), state.box.named[card], slot)
    source = state.box.source(card, slot)
    start(state, ability.effect, source)
    start(state, ability.cost, source, True)


def wake(state: Invaders, strategy: i64) -> None:
    """The marker is turned for the rest of the game; costs, effect, and then what lasts of it. [IN-6.6] [IN-R78]"""
    row = state.box.strategies[strategy]
    state.wake(strategy)
    state.tell(WOKE, row.side, FIRST_STRATEGY + strategy)
    source = state.box.strategy_sources[strategy]
    start(state, row.effect, source)
    start(state, row.cost, source, True)


def can_be_sent(state: Invaders, slot: i64) -> bool:
    """Whether the Ops Centre may move the card in a slot: a Defender, or any card by the other reading. [IN-R61]"""
    card = state.cards[slot]
    if card == NO_CARD or not (state.chosen.ops_any or state.box.flags[card] & CAN_BE_SENT):
        return False
    if moves_freely(state, slot):
        return True
    return len(destinations(state, slot, ANYWHERE, state.box.strategy_sources[state.box.centre.number])) > 0


def moves_freely(state: Invaders, slot: i64) -> bool:
    """Whether a card of Mankind's, in its own turn, is kept from no other zone: room can be made anywhere. [IN-R17]"""
    return slot < SIDE_SLOTS and not state.bans and state.chosen.room_for_moves


def invade(state: Invaders) -> None:
    """Draw a card, then the marker goes down. [IN-R12]"""
    state.invaded = True
    state.agenda.append(LOWERING)
    draw(state, 0, 1, INVASION_ACTION)


class Lowering(Step):
    """The price of the invasion action. [IN-5.3]"""

    step: ClassVar[str] = "lower"

    def happen(self, state: Invaders) -> None:
        state.lower_marker(INVASION_ACTION)


LOWERING: Final = Lowering()
MAIN: Final = [Main(side) for side in range(i64(2))]
