"""Effects are carried out operation by operation; what interrupts them is pushed above. [IN-6.5]"""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from orrery.games.invaders.board import NO_SLOT
from orrery.games.invaders.cards.vocabulary import NONE, TURN_START, ZONE_WON, Operation
from orrery.games.invaders.columns import Tracking
from orrery.games.invaders.events import CUT_SHORT, LASTS
from orrery.games.invaders.names import FIRST_STRATEGY
from orrery.games.invaders.rules.forms import Step
from orrery.games.invaders.source import Source
from orrery.games.invaders.state import Invaders


@mypyc_attr(allow_interpreted_subclasses=True)
class Handler:
    """What carries operations out: any rule may start an effect, and an effect may use any rule, so it is installed last."""

    def carry_out(self, state: Invaders, operation: Operation, source: Source, paying: bool) -> None:
        raise AssertionError("the rules of operations are not loaded")

    def strike(self, state: Invaders, operation: Operation, source: Source, picks: list[int]) -> None:
        raise AssertionError("the rules of operations are not loaded")


HANDLERS: Final[list[Handler]] = [Handler()]
MOST_STEPS: Final[i64] = 500  # operations and cards turned that may come of one answer [IN-R81]


def install(handler: Handler) -> None:
    HANDLERS[0] = handler


class Doing(Step, Tracking):
    """A list of operations, from one place on. [IN-6.5]"""

    step: ClassVar[str] = "do"

    def __init__(self, program: i64, at: i64, source: Source, paying: bool) -> None:
        self.program: Final = program
        self.at: Final = at
        self.source: Final = source
        self.paying: Final = paying  # these operations are a cost

    def happen(self, state: Invaders) -> None:
        operations = state.box.programs[self.program]
        source = self.source
        if source.slot == NO_SLOT and self.at == 0 and self.waited_in_vain(state):
            return
        state.steps += 1
        if state.steps > MOST_STEPS and source.card >= 0 and not self.paying:
            state.tell(CUT_SHORT, state.called(source), MOST_STEPS)
            return
        last = self.at + 1 == len(operations)
        if not last:
            state.agenda.append(Doing(self.program, self.at + 1, source, self.paying))
        HANDLERS[0].carry_out(state, operations[self.at], source, self.paying)
        if last and source.card < 0 and not self.paying:
            begin_lasting(state, -1 - source.card)

    def waited_in_vain(self, state: Invaders) -> bool:
        """Whether a card was to do this at the start of a turn, or on winning a zone, and has left play before. [IN-R77]"""
        if self.source.card < 0:
            return False
        triggers = state.box.cards[self.source.card].triggers
        return self.program == triggers[TURN_START] or self.program == triggers[ZONE_WON]

    def relocated(self, old: i64, new: i64) -> "Doing":
        if self.source.slot != old:
            return self
        return Doing(self.program, self.at, self.source.moved(new), self.paying)

    def to_json(self) -> list[object]:
        return [self.step, int(self.program), int(self.at), self.source.to_json(), self.paying]


def begin_lasting(state: Invaders, strategy: i64) -> None:
    """A strategy has done all it does at once: from now on its lasting effects count. [IN-R78]"""
    row = state.box.strategies[strategy]
    if not row.lasting:
        return
    state.charge_more(state.box.lasting_taxes[strategy], 1)
    if not state.over():
        for static in row.lasting:
            state.tell(LASTS, FIRST_STRATEGY + strategy, state.box.effect_named[static.number])


def is_settled(state: Invaders, strategy: i64) -> bool:
    """Whether nothing of what a strategy does at once is still to come."""
    for question in state.agenda:
        if isinstance(question, Doing) and question.source.card == -1 - strategy:
            return False
    return True


def start(state: Invaders, program: i64, source: Source, paying: bool = False) -> None:
    """Push an effect or a cost, if there is one."""
    if program != NONE:
        state.agenda.append(Doing(program, 0, source, paying))


def name_zone(state: Invaders, card: i64, zone: i64) -> None:
    """The zone that was named counts for all that is left of this effect."""
    for at in range(len(state.agenda) - 1, -1, -1):
        question = state.agenda[at]
        if not isinstance(question, Doing) or question.source.card != card:
            return
        state.agenda[at] = Doing(question.program, question.at, question.source.with_zone(zone), question.paying)
