"""The main phase: any of these, in any order, any number of times. [IN-5.3]"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.invaders.actions import FULL, LESS_DISCARD, LESS_DRAIN, Activate, MoveHero, Ops, Play, Sacrifice, Use
from orrery.games.invaders.board import INVADERS, MANKIND, NO_SLOT, NO_ZONE, ROOM, SIDE_SLOTS, ZONE_COUNT, column
from orrery.games.invaders.cards.vocabulary import ANYWHERE, NEXT_TO_HERE
from orrery.games.invaders.events import OPS as OPS_TOKENS
from orrery.games.invaders.events import WOKE
from orrery.games.invaders.names import FIRST_STRATEGY, INVASION_ACTION, WALK
from orrery.games.invaders.names import ROOM as ROOM_MADE
from orrery.games.invaders.rules.announcing import announce
from orrery.games.invaders.rules.costs import can_pay
from orrery.games.invaders.rules.doing import start
from orrery.games.invaders.rules.entering import go_to
from orrery.games.invaders.rules.forms import Asked, Step
from orrery.games.invaders.rules.heroes import give_up, replace_hero
from orrery.games.invaders.rules.matching import all_hold, matches
from orrery.games.invaders.rules.moving import Moving, destinations
from orrery.games.invaders.rules.preventing import draw
from orrery.games.invaders.rules.replies import affordable
from orrery.games.invaders.rules.targeting import candidates
from orrery.games.invaders.source import in_play, of_strategy
from orrery.games.invaders.state import NO_CARD, Invaders

ACTED: Final[i64] = 1  # in `used`


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
        box, side = state.box, self.seat
        before = NO_CARD
        reducing = side == INVADERS and state.may_reduce()
        has_room = vec[i64]([0, 0, 0])
        for zone in range(ZONE_COUNT):
            has_room[zone] = 1 if state.free_slot(side, zone) != NO_SLOT else 0
        open_to_mankind = side == MANKIND and not state.chosen.room_first
        for card in state.sides[side].hand:
            if card == before or box.in_reply[card]:
                continue
            before = card
            full = affordable(state, side, card, FULL)
            discard_less = reducing and affordable(state, side, card, LESS_DISCARD)
            drain_less = reducing and affordable(state, side, card, LESS_DRAIN)
            if not full and not discard_less and not drain_less:
                continue
            for place in range(ZONE_COUNT + 1):
                zone = place if place < ZONE_COUNT else NO_ZONE
                if box.one_shot[card] != (1 if zone == NO_ZONE else 0):
                    continue
                if zone != NO_ZONE and (not box.may_enter(card, zone) or not (open_to_mankind or has_room[zone])):
                    continue
                if full:
                    options.append(state.actions.play(card, zone, FULL))
                if discard_less:
                    options.append(state.actions.play(card, zone, LESS_DISCARD))
                if drain_less:
                    options.append(state.actions.play(card, zone, LESS_DRAIN))

    def add_uses(self, state: Invaders, options: list[Action]) -> None:
        uses = state.actions.uses
        for slot in range(self.seat * SIDE_SLOTS, (self.seat + 1) * SIDE_SLOTS):
            if state.cards[slot] == NO_CARD or not can_use(state, slot):
                continue
            options.append(uses[slot])

    def add_strategies(self, state: Invaders, options: list[Action]) -> None:
        for strategy in state.box.strategies:
            if strategy.side != self.seat or state.awake[strategy.number] or strategy.timing != "main":
                continue
            action = state.actions.activates[strategy.number]
            if action is not None and can_pay(state, strategy.cost, of_strategy(self.seat, strategy.number)):
                options.append(action)

    def add_moves(self, state: Invaders, options: list[Action]) -> None:
        """The Hero's own walk, and the Ops Centre. [IN-R13] [IN-R61]"""
        hero = state.hero_slot()
        if not state.hero_moved and not state.turned:
            reach = state.box.cards[state.cards[hero]].reach
            if reach:
                source = in_play(MANKIND, state.cards[hero], hero)
                zones = destinations(state, hero, NEXT_TO_HERE if reach == 1 else ANYWHERE, source)
                options.extend([state.actions.walks[zone] for zone in zones])
        if state.ops:
            options.extend([state.actions.ops[slot] for slot in range(SIDE_SLOTS) if can_be_sent(state, slot)])

    def add_sacrifices(self, state: Invaders, options: list[Action]) -> None:
        """Under `room=first`: any card of a full own column. [IN-R63]"""
        for zone in range(ZONE_COUNT):
            if state.free_slot(MANKIND, zone) == NO_SLOT:
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
            go_to(state, state.hero_slot(), action.zone, WALK)
        elif isinstance(action, Ops):
            state.ops -= 1
            state.tell(OPS_TOKENS, state.ops + 1, state.ops, FIRST_STRATEGY + state.box.centre.number)
            source = of_strategy(MANKIND, state.box.centre.number)
            state.agenda.append(Moving(source, [int(action.slot)], 0, ANYWHERE))
            state.note(state.box.programs[state.box.centre.effect][0].number)
        elif isinstance(action, Sacrifice):
            if give_up(state, action.slot, ROOM_MADE):
                replace_hero(state)
        elif action is state.actions.invade:
            invade(state)
        else:
            state.agenda.pop()


def can_use(state: Invaders, slot: i64) -> bool:
    """Whether the ability of a card in play may be used now. [IN-R14] [IN-R25] [IN-R48]"""
    card = state.cards[slot]
    ability = state.box.cards[card].activated
    if ability is None or (ability.once and state.used[slot] & ACTED) or (state.turned and state.is_hero(slot)):
        return False
    source = in_play(state.box.side[card], card, slot)
    if not all_hold(state, ability.conditions, source) or not can_pay(state, ability.cost, source):
        return False
    if not ability.only_moves:
        return True
    for operation in state.box.programs[ability.effect]:
        if len(candidates(state, operation, source)):
            return True
    return False


def use(state: Invaders, slot: i64) -> None:
    """Costs in printed order, then the effect. [IN-5.3]"""
    card = state.cards[slot]
    ability = state.box.cards[card].activated
    assert ability is not None
    state.used[slot] |= ACTED
    source = in_play(state.box.side[card], card, slot)
    start(state, ability.effect, source)
    start(state, ability.cost, source, True)


def wake(state: Invaders, strategy: i64) -> None:
    """The marker is turned for the rest of the game; costs, effect, lasting effects. [IN-6.6]"""
    row = state.box.strategies[strategy]
    state.awake[strategy] = 1
    state.tell(WOKE, row.side, FIRST_STRATEGY + strategy)
    if row.lasting:
        state.taxes += 1
        state.untaxed = True
    source = of_strategy(row.side, strategy)
    start(state, row.effect, source)
    start(state, row.cost, source, True)


def can_be_sent(state: Invaders, slot: i64) -> bool:
    """Whether the Ops Centre may move the card in a slot: a Defender, or any card by the other reading. [IN-R61]"""
    if state.cards[slot] == NO_CARD:
        return False
    centre = state.box.centre
    source = of_strategy(MANKIND, centre.number)
    target = state.box.programs[centre.effect][0].target
    assert target is not None and target.filter is not None
    if not state.chosen.ops_any and not matches(state, target.filter, slot, source):
        return False
    return len(destinations(state, slot, ANYWHERE, source)) > 0


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
