"""A flight: the spin, the move, and what it leads to: jumps, captures, battles. [BG-6] [BG-7]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import Json, Seat, name
from orrery.games.battlestar.actions import (
    BANISHES,
    FIGHT_OR_DECLINE,
    JUMPS,
    STAY,
    Banish,
    Fight,
    Jump,
    Move,
)
from orrery.games.battlestar.asking import Dial, Pilot
from orrery.games.battlestar.board import COLOURS, HOLES, ON_HOLE, PLANETS, touches
from orrery.games.battlestar.events import (
    ATTACKED,
    CAPTURED,
    FLEW,
    HEMMED_IN,
    NOT_SENT,
    TIED,
    WON,
)
from orrery.games.battlestar.routes import fits
from orrery.games.battlestar.state import NOBODY, Battlestar

REASONS: Final = ["turn", "turbo", "capture", "battle"]  # why a ship flies
BY_TURN: Final[i64] = 0
BY_TURBO: Final[i64] = 1
BY_CAPTURE: Final[i64] = 2
BY_BATTLE: Final[i64] = 3


class Spinning(Dial):
    """The arrow tells how far a ship flies: in its turn, by turbo, after a capture or a won battle. [BG-5]"""

    ask: ClassVar[str] = "spin"
    rule: ClassVar[str] = "BG-6.1"

    def __init__(self, seat: i64, reason: i64) -> None:
        super().__init__(seat, reason)
        self.reason: Final = reason

    def stopped(self, state: Battlestar, number: i64) -> None:
        state.number = number
        state.find_moves(self.seat)
        state.agenda[-1] = MOVING.of(self.seat, self.reason)

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]], "reason": REASONS[self.reason]}


class Moving(Pilot):
    """Choose where to fly: exactly the number, or an early stop that the rules allow. [BG-6.1]"""

    ask: ClassVar[str] = "move"
    rule: ClassVar[str] = "BG-6.1"
    shows: ClassVar[str] = "ships"

    def __init__(self, seat: i64, reason: i64) -> None:
        super().__init__(seat, reason)
        self.reason: Final = reason

    def automatic(self, state: Battlestar) -> bool:
        if not state.moves:
            state.tell(HEMMED_IN, self.seat)  # the ship stays [BG-R19]
            state.drop_top()
            return True
        if len(state.moves) == 1:  # nothing to choose [BG-R49]
            only = state.moves[0]
            state.tell(FLEW, self.seat, only.cell if isinstance(only, Move) else state.home(self.seat))
            self.answer(state, self.seat, only)
            return True
        return False

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return state.moves

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        if not isinstance(action, Move):
            state.ships[self.seat] = state.home(self.seat)
            state.win(self.seat)
            return
        cell = action.cell
        promised = state.chosen.free_battle and stops_to_fight(state, self.seat, cell)
        state.ships[self.seat] = cell
        if cell == state.raider:
            capture(state, self.seat)  # on a black hole, too, before any jump [BG-R24]
        elif ON_HOLE[cell] and jumps(state):
            state.agenda[-1] = JUMPING.of(self.seat)
        elif promised:
            attack(state, self.seat)
        else:
            arrive(state, self.seat)

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"number": int(state.number), "reason": REASONS[self.reason]}


class Jumping(Pilot):
    """On a black hole: jump to any other that holds no ship, or stay. [BG-7]"""

    ask: ClassVar[str] = "jump"
    rule: ClassVar[str] = "BG-7"
    shows: ClassVar[str] = "ships"

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return [STAY, *jumps(state)]

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        if isinstance(action, Jump):
            state.ships[self.seat] = action.hole  # a carried raider goes along [BG-R21]
        if state.ships[self.seat] == state.raider:
            capture(state, self.seat)
        else:
            arrive(state, self.seat)


class Challenging(Pilot):
    """Next to the carrier, where the table plays `free-battle`: fight, or let it be. [BG-R45]"""

    ask: ClassVar[str] = "challenge"
    rule: ClassVar[str] = "BG-R45"

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return FIGHT_OR_DECLINE

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        assert isinstance(action, Fight)
        if action.willing:
            attack(state, self.seat)
        else:
            state.drop_top()

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[state.carrier]], "pilot": name(state.carrier)}


class Duelling(Dial):
    """Interstellar battle: challenger, then defender spin; equal numbers are spun again by both. [BG-R28]"""

    ask: ClassVar[str] = "duel"
    rule: ClassVar[str] = "BG-R28"

    def __init__(self, challenger: i64, defender: i64, first: i64) -> None:
        super().__init__(defender if first else challenger)
        self.challenger: Final = challenger
        self.defender: Final = defender
        self.first: Final = first  # the challenger's number, 0 before it is spun

    def stopped(self, state: Battlestar, number: i64) -> None:
        if not self.first or self.first == number:
            again = number if not self.first else 0
            if self.first:
                state.tell(TIED, self.challenger, self.defender, number)
            state.agenda[-1] = Duelling(self.challenger, self.defender, again)
            return
        won = self.first > number
        winner = self.challenger if won else self.defender
        loser = self.defender if won else self.challenger
        state.seize(winner)
        state.tell(WON, winner, loser, self.first if won else number, number if won else self.first)
        state.agenda[-1] = BANISHING.of(winner, loser)  # after the winner has flown [BG-R29]
        state.agenda.append(SPINNING.of(winner, BY_BATTLE))

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]], "first": int(self.first)}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.challenger), int(self.defender), int(self.first)]


class Banishing(Pilot):
    """The winner of the battle sends the loser to a planet without a ship. [BG-R30]"""

    ask: ClassVar[str] = "banish"
    rule: ClassVar[str] = "BG-R30"

    def __init__(self, seat: i64, loser: i64) -> None:
        super().__init__(seat, loser)
        self.loser: Final = loser

    def automatic(self, state: Battlestar) -> bool:
        planets = state.open_planets()
        if len(planets) > 1:
            return False
        if planets:
            state.put(self.loser, PLANETS[planets[0]])
        else:
            state.tell(NOT_SENT, self.loser)
        state.drop_top()
        return True

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return [BANISHES[place] for place in state.open_planets()]

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        assert isinstance(action, Banish)
        state.put(self.loser, action.planet)
        state.drop_top()

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.loser]], "pilot": name(self.loser)}


def jumps(state: Battlestar) -> list[Action]:
    """Black holes without a ship; the one where the mover stands has one. [BG-R23]"""
    return [JUMPS[place] for place in range(4) if not state.holds_a_ship(HOLES[place])]


def capture(state: Battlestar, seat: i64) -> None:
    """At once and without a choice; the captor spins and moves again. [BG-R25]"""
    state.seize(seat)
    state.tell(CAPTURED, seat, state.ships[seat])
    state.agenda[-1] = SPINNING.of(seat, BY_CAPTURE)


def stops_to_fight(state: Battlestar, seat: i64, cell: i64) -> bool:
    """Whether only a battle allows a stop here before the number is used up: then it cannot be declined. [BG-R45]"""
    carrier = state.carrier
    if carrier == NOBODY or carrier == seat or ON_HOLE[cell] or not touches(cell, state.ships[carrier]):
        return False
    number = state.number
    return not fits(state.ships[seat], cell, number, state.ships_within(seat, number))


def arrive(state: Battlestar, seat: i64) -> None:
    """The ship rests: next to the carrier there is a battle, otherwise the move is over. [BG-R24] [BG-R26]"""
    carrier = state.carrier
    if carrier == NOBODY or carrier == seat or not touches(state.ships[seat], state.ships[carrier]):
        state.drop_top()
    elif state.chosen.free_battle:
        state.agenda[-1] = CHALLENGING.of(seat)
    else:
        attack(state, seat)  # compulsory [BG-R27]


def attack(state: Battlestar, seat: i64) -> None:
    """A battle for the raider begins. [BG-R28]"""
    state.tell(ATTACKED, seat, state.carrier)
    state.agenda[-1] = Duelling(seat, state.carrier, 0)


SPINNING: Final = Registry(Spinning, 4, len(REASONS))
MOVING: Final = Registry(Moving, 4, len(REASONS))
JUMPING: Final = Registry(Jumping, 4)
CHALLENGING: Final = Registry(Challenging, 4)
BANISHING: Final = Registry(Banishing, 4, 4)  # by winner and loser
