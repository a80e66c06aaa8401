"""Everything that can be answered, made once: pilots' choices, then the stops of the dial. [BG-5]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.battlestar.board import CELLS, COLOURS, HOLES, PLANETS

KINDS: Final = ["turbo", "force", "laser"]
TURBO: Final[i64] = 0
FORCE: Final[i64] = 1
LASER: Final[i64] = 2


class Move(Action):
    """Fly to a cell; the path is nobody's choice, because nothing happens on the way. [BG-6.2]"""

    def __init__(self, cell: i64) -> None:
        super().__init__(f"move {CELLS[cell]}")
        self.cell: Final = cell


class MoveHome(Action):
    """Bring the raider into one's own station. [BG-9]"""

    def __init__(self) -> None:
        super().__init__("move home")


class Jump(Action):
    """Fall through a black hole to another. [BG-7]"""

    def __init__(self, hole: i64) -> None:
        super().__init__(f"jump {CELLS[hole]}")
        self.hole: Final = hole


class Stay(Action):
    """Stay on the black hole. [BG-7]"""

    def __init__(self) -> None:
        super().__init__("stay")


class Fight(Action):
    """Challenge the carrier, where the table lets one choose. [BG-R45]"""

    def __init__(self, text: str, willing: bool) -> None:
        super().__init__(text)
        self.willing: Final = willing


class Banish(Action):
    """Send the loser of a battle to a planet. [BG-7]"""

    def __init__(self, planet: i64) -> None:
        super().__init__(f"banish {CELLS[planet]}")
        self.planet: Final = planet


class Play(Action):
    """Play a command card on show. [BG-8]"""

    def __init__(self, text: str, card: i64) -> None:
        super().__init__(f"play {text}")
        self.card: Final = card


class PlayForce(Play):
    """Play a force field: who is moved, and to which planet. [BG-8]"""

    def __init__(self, colour: i64, planet: i64) -> None:
        super().__init__(f"force {COLOURS[colour]} {CELLS[planet]}", FORCE)
        self.colour: Final = colour
        self.planet: Final = planet


class End(Action):
    """Play no more cards this turn. [BG-8]"""

    def __init__(self) -> None:
        super().__init__("end")


class Evade(Action):
    """Spend an evasion card, or take what comes. [BG-8]"""

    def __init__(self, text: str, evades: bool) -> None:
        super().__init__(text)
        self.evades: Final = evades


class Spin(Action):
    """The arrow stops on a number; a stop on a yellow line, number 0, is spun again. [BG-R8] [BG-R48]"""

    def __init__(self, number: i64) -> None:
        super().__init__(f"spin {number}" if number else "spin line")
        self.number: Final = number


class Aim(Action):
    """The arrow stops on a quarter. [BG-R8]"""

    def __init__(self, quarter: i64) -> None:
        super().__init__(f"aim {COLOURS[quarter]}")
        self.quarter: Final = quarter


class Draw(Action):
    """The top card of a pack is turned up. [BG-R12]"""

    def __init__(self, card: i64) -> None:
        super().__init__(f"draw {KINDS[card]}")
        self.card: Final = card


MOVES: Final[list[Action]] = [Move(cell) for cell in range(i64(len(CELLS)))]
MOVE_HOME: Final = MoveHome()
STAY: Final = Stay()
JUMPS: Final[list[Action]] = [Jump(hole) for hole in HOLES]
FIGHT: Final = Fight("fight", True)
DECLINE: Final = Fight("decline", False)
BANISHES: Final[list[Action]] = [Banish(planet) for planet in PLANETS]
PLAY_TURBO: Final = Play("turbo", TURBO)
PLAY_LASER: Final = Play("laser", LASER)
PLAY_FORCE: Final[list[Action]] = [PlayForce(colour, planet) for colour in range(i64(4)) for planet in PLANETS]
END: Final = End()
EVADE: Final = Evade("evade", True)
ACCEPT: Final = Evade("accept", False)
LINE: Final = Spin(0)
SPINS: Final[list[Action]] = [Spin(number) for number in range(i64(1), i64(7))]
AIMS: Final[list[Action]] = [Aim(quarter) for quarter in range(i64(4))]
DRAWS: Final[list[Action]] = [Draw(card) for card in range(i64(3))]

NUMBER_STOPS: Final[list[Action]] = [*SPINS, LINE]
QUARTER_STOPS: Final[list[Action]] = [*AIMS, LINE]
JUMP_OR_STAY: Final[list[Action]] = [STAY, *JUMPS]
EVADE_OR_ACCEPT: Final[list[Action]] = [EVADE, ACCEPT]
FIGHT_OR_DECLINE: Final[list[Action]] = [FIGHT, DECLINE]

ALL: Final[list[Action]] = [
    *MOVES,
    MOVE_HOME,
    *JUMP_OR_STAY,
    *FIGHT_OR_DECLINE,
    *BANISHES,
    PLAY_TURBO,
    *PLAY_FORCE,
    PLAY_LASER,
    END,
    *EVADE_OR_ACCEPT,
    *NUMBER_STOPS,
    *AIMS,
    *DRAWS,
]
