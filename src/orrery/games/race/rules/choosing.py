"""The course of a turn: choose actions in secret, play the phases, shrink hands, be invaded, look for the end. [RG-6]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.race.actions import (
    BITS,
    CHOOSE,
    DEVELOP,
    DEVELOP_2,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    PRODUCE_REPAIR,
    ROLES,
    SETTLE,
    SETTLE_2,
    TIMES_TWO,
    TRADE,
    ChooseRole,
)
from orrery.games.race.events import CHOSE, CHOSE_TWO, TURN
from orrery.games.race.options import RaceOptions
from orrery.games.race.powers import NONE
from orrery.games.race.rules.asking import Happening, Opening, Secret
from orrery.games.race.rules.consuming import CONSUME_PHASE
from orrery.games.race.rules.developing import DEVELOP_PHASES
from orrery.games.race.rules.exploring import ASK_DISCARDS_TO_TEN, EXPLORE_PHASE
from orrery.games.race.rules.invading import INVASION_STEP
from orrery.games.race.rules.producing import PRODUCE_PHASE
from orrery.games.race.rules.settling import SETTLE_PHASES
from orrery.games.race.state import EVERYBODY, Race
from orrery.games.race.waves import AUTOMATIC_SETTLE, FIRST_INVASION

EXPLORING: Final[i64] = BITS[EXPLORE_5] + BITS[EXPLORE_1_1]  # either card has the phase take place
CONSUMING: Final[i64] = BITS[TRADE] + BITS[TIMES_TWO]
PRODUCING: Final[i64] = BITS[PRODUCE] + BITS[PRODUCE_REPAIR]
TWELVE_CARDS: Final[i64] = 12
POOL_EMPTY: Final = "pool-empty"
TABLEAU_FULL: Final = "tableau-full"


def is_in_hand(role: i64, options: RaceOptions) -> bool:
    """Seconds of Develop and Settle belong to the expert game, Produce: Repair to the Invasion mode. [RG-2]"""
    if role in (DEVELOP_2, SETTLE_2):
        return options.expert
    return role != PRODUCE_REPAIR or options.invasion


def may_go_together(one: int, other: int) -> bool:
    """Two different cards; a second Develop or Settle only beside the first. [RG-6]"""
    pair = sorted([one, other])
    if one == other:
        return False
    return all(second not in pair or pair[0] == second - 1 for second in (int(DEVELOP_2), int(SETTLE_2)))


class ChoosingActions(Secret):
    """Each player picks one action card in secret, in the expert game two; all are revealed together. [RG-6]"""

    ask: ClassVar[str] = "choose-action"
    rule: ClassVar[str] = "RG-6"

    def asked(self, state: Race) -> list[Seat]:
        return EVERYBODY[state.seats]

    def offer(self, state: Race, seat: Seat) -> list[Action]:
        picks = state.seals.picks[seat]
        if picks:
            first = picks[0]
            assert isinstance(first, ChooseRole)
            return PARTNERS[menu(state.chosen)][first.role]
        return MENUS[menu(state.chosen)]

    def offer_once(self, state: Race, seat: Seat) -> list[Action]:
        if not state.chosen.expert:
            return MENUS[menu(state.chosen)]
        picks = state.seals.picks[seat]
        if picks:
            first = picks[0]
            assert isinstance(first, ChooseRole)
            later = LATER[menu(state.chosen)][first.role]
            return later or PARTNERS[menu(state.chosen)][first.role]
        return EARLIER[menu(state.chosen)]

    def complete(self, state: Race, seat: Seat) -> bool:
        return len(state.seals.picks[seat]) == (2 if state.chosen.expert else 1)

    def reveal(self, state: Race) -> None:
        for seat in range(state.seats):
            first = last = NONE
            for pick in state.seals.picks[seat]:
                assert isinstance(pick, ChooseRole)
                state.empires[seat].chosen |= BITS[pick.role]
                first = pick.role if first == NONE or pick.role < first else first
                last = pick.role if pick.role > last else last
            if first == last:
                state.tell(CHOSE, seat, first)
            else:
                state.tell(CHOSE_TWO, seat, first, last)
        play_phases(state)


def menu(options: RaceOptions) -> int:
    """Which of the four sets of action cards is played with."""
    return (2 if options.expert else 0) + (1 if options.invasion else 0)


def play_phases(state: Race) -> None:
    """What this turn consists of, in reverse, so that it happens in order. [RG-6]"""
    agenda = state.agenda
    chosen: i64 = 0
    for empire in state.empires:
        chosen |= empire.chosen
    agenda.append(END_OF_TURN)
    if state.chosen.invasion and state.turn_count >= FIRST_INVASION:
        agenda.append(INVASION_STEP)
    agenda.append(ASK_DISCARDS_TO_TEN)
    if chosen & PRODUCING:
        agenda.append(PRODUCE_PHASE)
    if chosen & CONSUMING:
        agenda.append(CONSUME_PHASE)
    if chosen & BITS[SETTLE_2]:
        agenda.append(SETTLE_PHASES[1])
    if chosen & BITS[SETTLE] or (state.chosen.invasion and state.turn_count == AUTOMATIC_SETTLE):
        agenda.append(SETTLE_PHASES[0])  # on the first turn of an invasion in any case [RG-R9]
    if chosen & BITS[DEVELOP_2]:
        agenda.append(DEVELOP_PHASES[1])
    if chosen & BITS[DEVELOP]:
        agenda.append(DEVELOP_PHASES[0])
    if chosen & EXPLORING:
        agenda.append(EXPLORE_PHASE)


class EndOfTurn(Happening):
    """The game ends with an empty pool or twelve cards in a tableau, damaged ones included; else the next turn. [RG-R18]"""

    step: ClassVar[str] = "end-of-turn"

    def happen(self, state: Race) -> None:
        if state.vp_pool <= 0:
            state.end(POOL_EMPTY)
            return
        for empire in state.empires:
            if len(empire.tableau) >= TWELVE_CARDS:
                state.end(TABLEAU_FULL)
                return
        begin_turn(state)


def begin_turn(state: Race) -> None:
    """What was placed counts from now on, the action cards go back to the hands, and all choose again. [RG-6]"""
    state.recount()
    state.turn_count += 1
    for empire in state.empires:
        empire.chosen_before = empire.chosen
        empire.chosen = 0
    state.tell(TURN, state.turn_count)
    state.agenda.append(ASK_ACTIONS)


def menus() -> list[list[Action]]:
    return [
        [CHOOSE[role] for role in range(len(ROLES)) if is_in_hand(role, options)]
        for options in [
            RaceOptions({"expert": expert, "mode": mode}) for expert in ("no", "yes") for mode in ("normal", "invasion")
        ]
    ]


def partners(roles: list[Action], ascending: bool) -> list[list[Action]]:
    """By the first card picked: every card that may be the second, all or only those behind the first."""
    return [
        [
            other
            for other in roles
            if may_go_together(role, CHOOSE.index(other)) and (not ascending or CHOOSE.index(other) > role)
        ]
        for role in range(len(ROLES))
    ]


MENUS: Final = menus()
PARTNERS: Final = [partners(roles, False) for roles in MENUS]
LATER: Final = [partners(roles, True) for roles in MENUS]
EARLIER: Final = [[first for first in roles if later[CHOOSE.index(first)]] for roles, later in zip(MENUS, LATER, strict=True)]
CHOOSING_ACTIONS: Final = ChoosingActions()
ASK_ACTIONS: Final = Opening(CHOOSING_ACTIONS)
END_OF_TURN: Final = EndOfTurn()
