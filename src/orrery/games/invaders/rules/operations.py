"""Which rule carries out each operation of the vocabulary. [IN-6.5]"""

from mypy_extensions import i64

from orrery.games.invaders.board import INVADERS, MANKIND, changed_by, side_of
from orrery.games.invaders.cards.vocabulary import (
    ATTACK,
    BORROW_POWER,
    BOUNCE,
    CHOOSE_ONE,
    DESTROY,
    DISCARD,
    DRAIN,
    DRAW,
    IF,
    LOOK_HAND,
    MAY,
    MOVE,
    NONE,
    OPS_TOKENS,
    OWN,
    PICK_ZONE,
    PLOT,
    POWER_TOKENS,
    PREVENT,
    RECYCLE,
    REDRAW_HAND,
    RETRIEVE,
    REVEAL_TOP,
    SACRIFICE,
    SAVE,
    SKIP_ATTACK,
    TOKENS,
    ZONE_DAMAGE,
    ZONE_REPAIR,
    Operation,
)
from orrery.games.invaders.events import (
    BORROWED,
    POWER,
    RETURNED,
    WILL_SKIP,
)
from orrery.games.invaders.rules.choices import ChoosingOption, Deciding, NamingZone, Revealing
from orrery.games.invaders.rules.destroying import Destroying, spare
from orrery.games.invaders.rules.doing import Handler, install, start
from orrery.games.invaders.rules.effects import (
    add_ops_tokens,
    attack,
    damage,
    discard,
    look_over,
    means,
    move_marker,
    pay_part,
    prevent,
    recycle,
    redraw,
    repair,
    retrieve,
    sacrifice,
)
from orrery.games.invaders.rules.matching import count, holds, power_of
from orrery.games.invaders.rules.moving import Moving
from orrery.games.invaders.rules.preventing import drain, draw
from orrery.games.invaders.rules.taking import BY_INVADERS, BY_MANKIND
from orrery.games.invaders.rules.targeting import aim, candidates
from orrery.games.invaders.source import Source
from orrery.games.invaders.state import Invaders


class Operations(Handler):
    """Carries operations out, each complete before the next. [IN-6.5]"""

    def carry_out(self, state: Invaders, operation: Operation, source: Source, paying: bool) -> None:
        kind = operation.kind
        if paying:
            pay_part(state, operation, source)
        elif operation.target is not None:
            aim(state, operation, source)
        elif kind <= LOOK_HAND:
            self.handle_cards(state, operation, source)
        elif kind <= RETRIEVE:
            self.change_board(state, operation, source)
        else:
            self.go_further(state, operation, source)

    def handle_cards(self, state: Invaders, operation: Operation, source: Source) -> None:
        """Cards drained, drawn, discarded, looked at."""
        kind, n = operation.kind, operation.n
        mankind = n if means(operation, source, MANKIND) else 0
        invaders = n if means(operation, source, INVADERS) else 0
        state.note(operation.number)
        if kind == DRAIN:
            drain(state, mankind, invaders, BY_MANKIND if source.side == MANKIND else BY_INVADERS, state.called(source))
        elif kind == DRAW:
            draw(state, mankind, invaders, state.called(source))
        elif kind == DISCARD:
            if invaders:
                discard(state, operation, source, INVADERS)
            if mankind:
                discard(state, operation, source, MANKIND)  # pushed last, so first [IN-R74]
        elif kind == LOOK_HAND:
            for side in range(i64(2)):
                if means(operation, source, side):
                    look_over(state, source, side)

    def change_board(self, state: Invaders, operation: Operation, source: Source) -> None:
        """Ops Centre, zones, marker, piles and hands."""
        kind = operation.kind
        if kind == PICK_ZONE:
            state.agenda.append(NamingZone(source, operation.id))
        elif kind == OPS_TOKENS:
            state.note(operation.number)
            add_ops_tokens(state, operation.n, source)
        elif kind == ZONE_DAMAGE:
            damage(state, operation, source)
        elif kind == ZONE_REPAIR:
            repair(state, operation, source)
        elif kind == PLOT:
            state.note(operation.number)
            move_marker(state, operation.n, state.called(source))
        elif kind == RECYCLE:
            for side in range(i64(2)):
                if means(operation, source, side):
                    recycle(state, operation, side)
        elif kind == REDRAW_HAND:
            redraw(state, operation, source)
        elif kind == RETRIEVE:
            retrieve(state, operation, source)

    def go_further(self, state: Invaders, operation: Operation, source: Source) -> None:
        """What depends on luck, on conditions, or on a choice; and what answers something else."""
        kind = operation.kind
        if kind == REVEAL_TOP:
            victim = source.side if operation.who == OWN else 1 - source.side
            state.agenda.append(Revealing(source, operation.id, victim))
        elif kind == SKIP_ATTACK:
            state.note(operation.number)
            state.skip += operation.n
            state.tell(WILL_SKIP, operation.n)
        elif kind == ATTACK:
            attack(state, operation, source)
        elif kind == CHOOSE_ONE:
            state.agenda.append(ChoosingOption(source, operation.id))
        elif kind == MAY:
            if could_change(state, operation.then, source):
                state.agenda.append(Deciding(source, operation.id))
        elif kind == IF:
            assert operation.condition is not None
            state.note(operation.number)
            start(state, operation.then if holds(state, operation.condition, source) else operation.otherwise, source)
        elif kind == PREVENT:
            prevent(state, operation, source)
        elif kind == SAVE:
            state.note(operation.number)
            spare(state, source)

    def strike(self, state: Invaders, operation: Operation, source: Source, picks: list[int]) -> None:
        """The targets are known; without any, nothing happens. [IN-R43]"""
        if not picks:
            return
        kind = operation.kind
        state.note(operation.number)
        if kind == DESTROY:
            state.agenda.append(Destroying(source, picks, 0))
        elif kind == SACRIFICE:
            sacrifice(state, picks, state.called(source))
        elif kind == MOVE:
            state.agenda.append(Moving(source, picks, 0, operation.reach))
        elif kind == POWER_TOKENS:
            value = operation.n if operation.per is None else operation.n * count(state, operation.per, source)
            for slot in picks:
                before = power_of(state, slot)
                state.power_tokens = changed_by(state.power_tokens, slot, value)
                state.tell(POWER, side_of(slot), state.box.named[state.cards[slot]], before, before + value)
            state.stale = True
        elif kind == TOKENS:
            for slot in picks:
                if not state.add_tokens(slot, operation.n):
                    return
        elif kind == BOUNCE:
            for slot in picks:
                state.tell(RETURNED, side_of(slot), state.box.named[state.cards[slot]], state.called(source))
                card = state.vacate(slot)
                state.sides[state.box.side[card]].take_openly(card)
        elif kind == BORROW_POWER:
            state.borrowed = picks[0]
            state.tell(BORROWED, state.box.named[state.cards[state.borrowed]], state.borrowed)


def could_change(state: Invaders, program: i64, source: Source) -> bool:
    """Whether some operation has a target, or needs none: what could change nothing is not asked. [IN-6.5]"""
    if program == NONE:
        return False
    for operation in state.box.programs[program]:
        if operation.target is None or len(candidates(state, operation, source)):
            return True
    return False


install(Operations())
