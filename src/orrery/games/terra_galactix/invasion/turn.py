"""A turn from the cards to the dice: draw, one act, roll, and what the dice bring about. [TG-5.2]"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.forms import Happening
from orrery.core.values import Json, Seat
from orrery.games.terra_galactix.box.actions import BlackHole
from orrery.games.terra_galactix.box.asking import OfActive
from orrery.games.terra_galactix.box.board import BASES, BLUE, RED, SAUCERS
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, PULSAR, SUPER_NOVA
from orrery.games.terra_galactix.box.events import TURN_BEGAN
from orrery.games.terra_galactix.box.luck import TRAVELLING, Dealing, Drawing, Rolling
from orrery.games.terra_galactix.box.state import MADE, OVER, TO_THROW, TRAVELLED, WAITING
from orrery.games.terra_galactix.invasion.actions import Request
from orrery.games.terra_galactix.invasion.attacking import ATTACKING
from orrery.games.terra_galactix.invasion.effects import resistance
from orrery.games.terra_galactix.invasion.events import (
    CEASED,
    RECOVERED,
    ROLLED,
    ROLLED_FOR_DOUBLE,
    ROLLED_FOUR,
    ROLLED_TWO,
    STILL_EXHAUSTED,
    SUPER_NOVAS_ADDED,
    TIME_UP,
)
from orrery.games.terra_galactix.invasion.fire import VOLLEY, open_fire
from orrery.games.terra_galactix.invasion.moving import MOVING
from orrery.games.terra_galactix.invasion.options import HARD, OFF
from orrery.games.terra_galactix.invasion.sharing import begin_request, cost_of, may_request, trip_requests
from orrery.games.terra_galactix.invasion.state import (
    ACT,
    BARE,
    FIRE,
    FIT,
    HAND_SIZE,
    OUT_OF_TIME,
    REGENERATING,
    TO_REGENERATE,
    Invasion,
)

YELLOW: Final[i64] = 2
SECOND_YELLOW: Final[i64] = 3


def begin_turn(state: Invasion, base: i64, phases: list[Question[Any]]) -> None:
    """Cards, act, dice, fire, movement, attacks: all phases are put on the agenda at once, the last one first. [TG-5.2]"""
    state.active = base
    state.turn_count += 1
    state.phase = ACT
    state.acted = 0
    state.shaken = False
    state.doubled = 0
    state.refused = 0
    state.agenda = phases[:]
    state.tell_of(TURN_BEGAN, base)
    if state.fit(base):
        state.agenda.append(Drawing(base, HAND_SIZE + 1, state.hands[base].size))
    else:
        state.tell_of(STILL_EXHAUSTED, base)  # no card is drawn, none is played [TG-5.6]


class FirstTurn(Happening[Invasion]):
    """After the deal the Super Novas are shuffled into the pile, and the first player begins. [TG-5.1]"""

    step: ClassVar[str] = "first-turn"

    def happen(self, state: Invasion) -> None:
        super_novas = state.chosen.super_novas
        state.own_cards()
        for _ in range(super_novas):
            state.cards.pile.put(SUPER_NOVA)
        if super_novas:
            state.tell(SUPER_NOVAS_ADDED, super_novas, state.cards.pile.size)
        state.starts_turn(state.active)


class NextTurn(Happening[Invasion]):
    """Regeneration takes its course, and the left neighbour becomes active. [TG-5.2] [TG-5.6]"""

    step: ClassVar[str] = "next-turn"

    def happen(self, state: Invasion) -> None:
        base = state.active
        if state.regeneration[base] == TO_REGENERATE:
            state.regeneration[base] = REGENERATING
            state.tell_of(STILL_EXHAUSTED, base)
        elif state.regeneration[base] == REGENERATING:
            state.regeneration[base] = FIT
            state.tell_of(RECOVERED, base)
        if state.chosen.continuous_fire and state.firing:
            state.firing = 0
            for saucer in range(SAUCERS):
                state.cover[saucer] = BARE
            state.tell(CEASED)
        limit = state.chosen.turn_limit
        if limit and state.turn_count >= limit:
            state.tell(TIME_UP, limit)
            state.finish(OUT_OF_TIME)  # [TG-R25]
        else:
            state.starts_turn(state.after(base))


class Acting(OfActive[Invasion]):
    """Exactly one act before the dice: a Pulsar or two, or a discard; black holes and requests besides. [TG-4.3]"""

    ask: ClassVar[str] = "act"
    rule: ClassVar[str] = "TG-4.3"
    shows: ClassVar[str] = "hands discards doubled dice"

    def automatic(self, state: Invasion) -> bool:
        """A player without a card to use and without anybody to ask throws the dice; everybody can see that. [TG-5.2]"""
        base = state.active
        if state.fit(base) and state.hands[base].size:
            return False
        if state.public_choices(self) > 1:
            return False
        roll(state)
        return True

    def options(self, state: Invasion, seat: Seat) -> list[Action]:
        base, acts = state.active, state.acts
        options: list[Action] = []
        if may_roll(state):
            options.append(acts.roll)
        if state.fit(base):
            if not state.acted & MADE:
                self.add_acts(state, options)
            if state.holds(base, BLACK_HOLE) >= 2:
                options.extend(acts.black_holes[saucer] for saucer in range(base * 2, base * 2 + 2) if state.flies(saucer))
        for die in range(i64(2)):
            request = acts.request_pulsars[die]
            if may_double(state, die) and may_request(state, base, request, 1):
                options.append(request)
        trip_requests(state, base, options)
        return options

    def add_acts(self, state: Invasion, options: list[Action]) -> None:
        acts, counts = state.acts, state.hands[state.active].counts
        red, blue = may_double(state, RED), may_double(state, BLUE)
        if counts[PULSAR]:
            if red:
                options.append(acts.pulsars[0])
            if blue:
                options.append(acts.pulsars[1])
            if red and blue and counts[PULSAR] >= 2:
                options.append(acts.pulsars[2])
        options.extend(acts.discards[kind] for kind in acts.hand if counts[kind])

    def answer(self, state: Invasion, seat: Seat, action: Action) -> None:
        base = state.active
        if state.play_act(action):
            return
        if isinstance(action, BlackHole):
            state.acted |= TRAVELLED
            state.spend(base, BLACK_HOLE, 2)
            state.agenda.append(TRAVELLING[action.saucer])
        elif isinstance(action, Request):
            saucer = action.thing if action.kind == BLACK_HOLE else -1
            begin_request(state, base, action, saucer, cost_of(state, action))
        else:
            roll(state)

    def about(self, state: Invasion, seat: Seat) -> Json:
        about: Json = {"base": BASES[state.active], "cards": int(state.hands[state.active].size)}
        return {**about, "under": "acted"} if may_roll(state) else about


def may_roll(state: Invasion) -> bool:
    """Once the act is made, or without cards to make it with. [TG-4.3]"""
    base = state.active
    return state.acted != 0 or not state.fit(base) or state.hands[base].size == 0


def may_double(state: Invasion, die: i64) -> bool:
    """One Pulsar per colour and turn, and none for a saucer that has landed. [TG-4.3]"""
    return not state.doubled & (die + 1) and not state.landed(state.active * 2 + die)


def roll(state: Invasion) -> None:
    """Red, blue and yellow; of a player with saucers on Earth two dice only, under Super résistance always four. [TG-R17]"""
    every = state.chosen.throws_all_dice()
    red, blue = state.landed(state.active * 2), state.landed(state.active * 2 + 1)
    state.dice[RED] = TO_THROW if every or not red or blue else 0
    state.dice[BLUE] = TO_THROW if every or not blue else 0
    state.dice[YELLOW] = TO_THROW
    state.dice[SECOND_YELLOW] = TO_THROW if state.chosen.yellow_dice() == 2 else 0
    state.agenda[-1] = ROLLING


def dice_rolled(state: Invasion) -> None:
    """Resistance first, then the bunkers; pips are what the dice show, doubled by Pulsars. [TG-5.5]"""
    state.phase = FIRE
    tell_roll(state)
    woken = wakes_the_earth(state)
    count_pips(state)
    if woken and resistance(state):
        return
    prepare_moves(state)
    open_fire(state)


def count_pips(state: Invasion) -> None:
    """The faces of red and blue, doubled by Pulsars. [TG-4.4]"""
    for colour in range(i64(2)):
        frozen = state.landed(state.active * 2 + colour) and not state.chosen.throws_all_dice()  # no die was thrown [TG-R17]
        state.pips[colour] = 0 if frozen else state.dice[colour]
        state.double_pips(colour)


def prepare_moves(state: Invasion) -> None:
    """Every saucer with pips that is not on Earth has a move to make. [TG-4.4]"""
    for colour in range(i64(2)):
        still = state.pips[colour] == 0 or state.landed(state.active * 2 + colour)
        state.moved[colour] = OVER if still else WAITING


def tell_roll(state: Invasion) -> None:
    dice, seat = state.dice, state.seat_of(state.active)
    red, blue = state.landed(state.active * 2), state.landed(state.active * 2 + 1)
    if dice[SECOND_YELLOW]:
        state.tell(ROLLED_FOUR, seat, dice[RED], dice[BLUE], dice[YELLOW], dice[SECOND_YELLOW])
    elif state.chosen.throws_all_dice():
        state.tell(ROLLED, seat, dice[RED], dice[BLUE], dice[YELLOW])
    elif red and blue:
        state.tell(ROLLED_FOR_DOUBLE, seat, dice[RED], dice[YELLOW])
    elif red or blue:
        state.tell(ROLLED_TWO, seat, BLUE if red else RED, dice[BLUE if red else RED], dice[YELLOW])
    else:
        state.tell(ROLLED, seat, dice[RED], dice[BLUE], dice[YELLOW])


def wakes_the_earth(state: Invasion) -> bool:
    """All dice equal, two or three; under Super résistance the yellow ones, softened with a third. [TG-5.5] [TG-R39]"""
    dice, mode = state.dice, state.chosen.super_resistance
    on_earth = state.landed(state.active * 2) or state.landed(state.active * 2 + 1)
    if mode != OFF:
        double = dice[YELLOW] == dice[SECOND_YELLOW]
        return double and (mode == HARD or on_earth or dice[RED] == dice[YELLOW] or dice[BLUE] == dice[YELLOW])
    red_fits = dice[RED] == 0 or dice[RED] == dice[YELLOW]
    return red_fits and (dice[BLUE] == 0 or dice[BLUE] == dice[YELLOW])


def deal(state: Invasion, first: i64, afterwards: Question[Any]) -> None:
    """Four cards each, hand by hand clockwise from the first player. [TG-10]"""
    state.active = first
    state.agenda.append(afterwards)
    for base in reversed(state.clockwise_from(first)):
        state.agenda.append(Dealing(base, HAND_SIZE, 0))


ACTING: Final = Acting()
ROLLING: Final = Rolling()
NEXT_TURN: Final = NextTurn()
FIRST_TURN: Final = FirstTurn()
PHASES: Final[list[Question[Any]]] = [NEXT_TURN, ATTACKING, MOVING, VOLLEY, ACTING]
