"""What Nature answers in all three games: first-player rolls, the deal, draws, dice and black holes. [TG-10]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.forms import Luck
from orrery.core.luck import Drawn
from orrery.core.pool import Pool
from orrery.core.rng import Rng
from orrery.core.values import UNHEARD, Json, Seat
from orrery.games.terra_galactix.box.actions import DICE, YELLOW, Draw, Reveal, Throw
from orrery.games.terra_galactix.box.board import BASES, BLUE, FACES, RED, SAUCER_NAMES, SPECIAL_STARS, STAR_NODE, in_space
from orrery.games.terra_galactix.box.events import (
    CAME_OUT,
    FIRST_ROLLED,
    RESHUFFLED,
    STARS_RESHUFFLED,
    STARTED,
    TIED_FOR_FIRST,
)
from orrery.games.terra_galactix.box.state import TO_THROW, BoxState


class DieThrown(Luck[BoxState]):
    """A die is thrown: six faces, each as likely. [TG-10]"""

    def die(self, state: BoxState) -> i64:
        """Which die: red, blue or yellow."""
        raise AssertionError("every throw knows its die")

    def options(self, state: BoxState, seat: Seat) -> list[Action]:
        first = self.die(state) * FACES
        return state.actions.throws[first : first + FACES]

    def chance(self, state: BoxState, rng: Rng) -> Action:
        return state.actions.throws[self.die(state) * FACES + rng.below(FACES)]

    def odds(self, state: BoxState) -> list[float]:
        return [1 / 6] * 6

    def about(self, state: BoxState, seat: Seat) -> Json:
        return {"die": DICE[self.die(state)]}


class FirstRolling(DieThrown):
    """Each player throws red and blue; the lowest total starts, and those who tie for it throw again. [TG-R8]"""

    ask: ClassVar[str] = "first-roll"
    rule: ClassVar[str] = "TG-R8"

    def __init__(self, rollers: list[int], totals: list[int], red: i64) -> None:
        self.rollers: Final = rollers  # camps, in the order in which they throw
        self.totals: Final = totals  # of those who have thrown both dice
        self.red: Final = red  # 0 until it is thrown

    def die(self, state: BoxState) -> i64:
        return BLUE if self.red else RED

    def answer(self, state: BoxState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Throw)
        if not self.red:
            state.agenda[-1] = FirstRolling(self.rollers, self.totals, action.face)
            return
        totals = [*self.totals, int(self.red + action.face)]
        state.tell(FIRST_ROLLED, state.seat_of(self.rollers[len(self.totals)]), self.red, action.face)
        if len(totals) < len(self.rollers):
            state.agenda[-1] = FirstRolling(self.rollers, totals, 0)
            return
        tied = [camp for camp, total in zip(self.rollers, totals, strict=True) if total == min(totals)]
        if len(tied) > 1:
            state.tell(TIED_FOR_FIRST, min(totals))
            state.agenda[-1] = FirstRolling(tied, [], 0)
        else:
            state.tell(STARTED, state.seat_of(tied[0]))
            state.drop_top()
            state.begins(tied[0])

    def about(self, state: BoxState, seat: Seat) -> Json:
        return {"die": DICE[self.die(state)], "base": BASES[self.rollers[len(self.totals)]]}

    def to_json(self) -> list[object]:
        return [self.ask, self.rollers, self.totals, int(self.red)]


class Rolling(DieThrown):
    """The dice of a turn, one after the other: red, blue, yellow. [TG-10]"""

    ask: ClassVar[str] = "dice"
    rule: ClassVar[str] = "TG-10"
    shows: ClassVar[str] = "dice firing"

    def place(self, state: BoxState) -> i64:
        """The first die that has not been thrown yet."""
        place: i64 = 0
        while state.dice[place] != TO_THROW:
            place += 1
        return place

    def die(self, state: BoxState) -> i64:
        return min(self.place(state), YELLOW)

    def answer(self, state: BoxState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Throw)
        state.dice[self.place(state)] = action.face
        for face in state.dice:
            if face == TO_THROW:
                return
        state.drop_top()
        state.rolled()


class CardDrawn(Drawn[BoxState]):
    """Cards for a hand come off the pile; only their owner sees which. [TG-4.2]"""

    def __init__(self, base: i64, limit: i64, held: i64) -> None:
        self.base: Final = base
        self.limit: Final = limit  # the number of cards in the hand at which drawing ends
        self.held: Final = held  # before the first card

    def pool(self, state: BoxState) -> Pool:
        return state.cards.pile

    def draws(self, state: BoxState) -> list[Action]:
        return state.actions.draws

    def automatic(self, state: BoxState) -> bool:
        """Shuffle when the pile is empty; stop when the hand is full, or when there is nothing to draw. [TG-4.2]"""
        if state.reshuffle():
            state.tell(RESHUFFLED, state.cards.pile.size)
        size = state.hand(self.base).size
        if size < self.limit and state.cards.pile.size:
            return False
        if size > self.held:
            state.tell_drawn(self.base, size - self.held)
        state.drop_top()
        return True

    def answer(self, state: BoxState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Draw)
        state.own_cards()
        state.cards.take(action.kind)
        state.drew(self.base, action.kind)

    def heard(self, state: BoxState, listener: Seat, who: Seat, action: Action) -> str:
        """The owner learns which card it is, and everybody of a card that is shown at once. [TG-9]"""
        assert isinstance(action, Draw)
        seen = state.seat_of(self.base) == listener or state.tells_draw(action.kind)
        return action.text if seen else UNHEARD

    def about(self, state: BoxState, seat: Seat) -> Json:
        return {"base": BASES[self.base]}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.base), int(self.limit), int(self.held)]


class Dealing(CardDrawn):
    """The deal before the game, hand by hand. [TG-10]"""

    ask: ClassVar[str] = "deal"
    rule: ClassVar[str] = "TG-4.2"


class Drawing(CardDrawn):
    """Cards at the start of a turn: complete the hand, then one more. [TG-4.3]"""

    ask: ClassVar[str] = "draw"
    rule: ClassVar[str] = "TG-4.3"


class Travelling(Drawn[BoxState]):
    """A saucer in hyperspace: Galactix cards are turned up until one names a star that can be reached. [TG-4.6]"""

    ask: ClassVar[str] = "black-hole"
    rule: ClassVar[str] = "TG-4.6"

    def __init__(self, saucer: i64) -> None:
        self.saucer: Final = saucer

    def pool(self, state: BoxState) -> Pool:
        return state.stars.pile

    def draws(self, state: BoxState) -> list[Action]:
        return state.actions.reveals

    def automatic(self, state: BoxState) -> bool:
        if state.reshuffle_stars():
            state.tell(STARS_RESHUFFLED)
        return False

    def answer(self, state: BoxState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Reveal)
        state.turn_up(action.card)
        node = STAR_NODE[action.card]
        if not state.admits(self.saucer, node):
            state.refuse_star(self.saucer, action.card, node)  # another card [TG-R16]
        else:
            state.drop_top()
            state.emerge(self.saucer, node)
            state.tell(CAME_OUT, self.saucer, action.card, node)
            state.came_out(self.saucer)

    def about(self, state: BoxState, seat: Seat) -> Json:
        return {"saucer": SAUCER_NAMES[self.saucer]}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.saucer)]


def can_travel(state: BoxState, saucer: i64) -> bool:
    """Whether a saucer is in space and some special star could take it up. [TG-R14] [TG-R16]"""
    if not in_space(state.where[saucer]):
        return False
    for node in SPECIAL_STARS:
        if state.admits(saucer, node):
            return True
    return False


TRAVELLING: Final = [Travelling(saucer) for saucer in range(i64(8))]
