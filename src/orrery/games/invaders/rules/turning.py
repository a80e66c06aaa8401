"""The course of the game: set-up, then turn after turn. [IN-3]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.games.invaders.board import INVADERS, MANKIND, SIDE_SLOTS, START
from orrery.games.invaders.cards.box import ACTS_AT_START
from orrery.games.invaders.cards.vocabulary import TURN_START
from orrery.games.invaders.columns import NO_CARD, ZEROS
from orrery.games.invaders.events import BEGAN, DEALT, TURN, UPRIGHT
from orrery.games.invaders.names import DRAW_PHASE as BY_PHASE
from orrery.games.invaders.rules.attacking import ATTACKING, EVALUATING
from orrery.games.invaders.rules.doing import start
from orrery.games.invaders.rules.forms import Step
from orrery.games.invaders.rules.heroes import DrawingHero
from orrery.games.invaders.rules.main import MAIN
from orrery.games.invaders.rules.preventing import draw
from orrery.games.invaders.rules.taking import drawn
from orrery.games.invaders.state import DRAW_PHASE, HAND, MAIN_PHASE, Invaders

DRAWS: Final[i64] = 2  # cards drawn in each turn, the first included [IN-R2]
PRINTED_SIZE: Final[i64] = 70
LARGE: Final[i64] = 80


class Turns(Step):
    """Lies at the bottom of the agenda: when nothing is left to do, the other side's turn begins. [IN-5.2]"""

    step: ClassVar[str] = "turns"

    def happen(self, state: Invaders) -> None:
        state.agenda.append(self)
        begin_turn(state, 1 - state.active)


class StartingMain(Step):
    """The Hero is set upright, then cards that wait for the start of a turn act in board order. [IN-R9] [IN-R47]"""

    step: ClassVar[str] = "start"

    def happen(self, state: Invaders) -> None:
        state.phase = MAIN_PHASE
        if state.active == MANKIND and state.turned:
            state.turned = False
            state.tell(UPRIGHT, state.box.named[state.cards[state.hero]])
        first = state.active * SIDE_SLOTS
        for slot in range(first + SIDE_SLOTS - 1, first - 1, -1):  # the last is pushed first
            card = state.cards[slot]
            if card != NO_CARD and state.box.flags[card] & ACTS_AT_START:
                start(state, state.box.cards[card].triggers[TURN_START], state.box.source(card, slot))


class Dealing(Step):
    """The opening hands are dealt. [IN-R1]"""

    step: ClassVar[str] = "dealt"

    def happen(self, state: Invaders) -> None:
        state.tell(DEALT, MANKIND, HAND)
        state.tell(DEALT, INVADERS, HAND)


def begin_turn(state: Invaders, side: i64) -> None:
    """Everything of a turn is laid on the agenda: draw two, main phase, and for the Invaders attack and evaluation. [IN-5.2]"""
    state.active = side
    state.phase = DRAW_PHASE
    state.turn_count += 1
    state.invaded = False
    state.hero_moved = False
    state.drained = False
    state.stale = True
    state.used = ZEROS
    if side == INVADERS:
        state.agenda.append(EVALUATING)
        state.agenda.append(ATTACKING)
    state.agenda.append(MAIN[side])
    state.agenda.append(STARTING_MAIN)
    state.tell(TURN, side, state.turn_count)
    draw(state, DRAWS if side == MANKIND else 0, DRAWS if side == INVADERS else 0, BY_PHASE)


def start_space(state: Invaders) -> i64:
    """Where the marker begins: by the larger deck, or by handicap. [IN-7.2] [IN-R56]"""
    if state.chosen.handicap:
        return state.chosen.handicap
    size = max(state.deck_size(MANKIND), state.deck_size(INVADERS))
    if size <= PRINTED_SIZE:
        return START
    return START + 1 if size <= LARGE else START + 2


def begin_game(state: Invaders) -> None:
    """The first Hero is drawn and placed before the hands are dealt; then the Invaders begin. [IN-R1]"""
    state.set_up()
    state.plot = start_space(state)
    state.tell(BEGAN, state.score[MANKIND] + state.score[INVADERS] + 1, state.plot)
    state.agenda = [TURNS, DEALING, drawn(INVADERS, HAND), drawn(MANKIND, HAND), DrawingHero(False)]


TURNS: Final = Turns()
DEALING: Final = Dealing()
STARTING_MAIN: Final = StartingMain()
