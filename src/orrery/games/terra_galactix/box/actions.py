"""The verbs that the three games share, and their actions: each game makes a set of its own for its own table. [TG-4.7]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.terra_galactix.box.board import COLOURS, EARTH, INTERSECTIONS, PLACES, SAUCER_NAMES, SAUCERS, STAR_CARDS
from orrery.games.terra_galactix.box.cards import KINDS

DICE: Final = ["red", "blue", "yellow"]
YELLOW: Final[i64] = 2
BOTH: Final[i64] = 3  # a set of dice: 1 red, 2 blue


class SaucerAction(Action):
    """Something that is done by or to one saucer."""

    def __init__(self, text: str, saucer: i64) -> None:
        super().__init__(text)
        self.saucer: Final = saucer


class Step(SaucerAction):
    """Fly one link: to an intersection, onto Earth or into a mother ship. [TG-4.4]"""

    def __init__(self, saucer: i64, node: i64, suffix: str = "") -> None:
        super().__init__(f"step {SAUCER_NAMES[saucer]} {PLACES[node]}{suffix}", saucer)
        self.node: Final = node


class Stop(SaucerAction):
    """End a move that can go no further. [TG-4.4]"""

    def __init__(self, saucer: i64) -> None:
        super().__init__(f"stop {SAUCER_NAMES[saucer]}", saucer)


class BlackHole(SaucerAction):
    """Spend two Black Holes and fly through hyperspace. [TG-4.6]"""

    def __init__(self, saucer: i64) -> None:
        super().__init__(f"black_hole {SAUCER_NAMES[saucer]}", saucer)


class Pulsar(Action):
    """Double one die, or both; `dice` is a set of bits. [TG-4.3]"""

    def __init__(self, dice: i64) -> None:
        super().__init__("pulsar" + "".join(f" {COLOURS[die]}" for die in range(i64(2)) if dice == die + 1 or dice == BOTH))
        self.dice: Final = dice


class Discard(Action):
    """Lay a card on the discard pile, face up. [TG-4.3]"""

    def __init__(self, kind: i64) -> None:
        super().__init__(f"discard {KINDS[kind]}")
        self.kind: Final = kind


class Roll(Action):
    """Throw the dice. [TG-4.3]"""

    def __init__(self) -> None:
        super().__init__("roll")


class EndTurn(Action):
    """Pass the turn on."""

    def __init__(self) -> None:
        super().__init__("end_turn")


class Throw(Action):
    """A die comes to rest. [TG-10]"""

    def __init__(self, die: i64, face: i64) -> None:
        super().__init__(f"{DICE[die]} {face}")
        self.die: Final = die
        self.face: Final = face


class Draw(Action):
    """An action card comes off the pile. [TG-10]"""

    def __init__(self, kind: i64) -> None:
        super().__init__(f"draw {KINDS[kind]}")
        self.kind: Final = kind


class Reveal(Action):
    """A Galactix card is turned up. [TG-4.6]"""

    def __init__(self, card: i64) -> None:
        super().__init__(f"reveal {STAR_CARDS[card]}")
        self.card: Final = card


class BoxActions:
    """The shared verbs as the actions of one game; `hand` are the kinds that a hand can hold, `drawn` those that the pile can.

    Steps to intersections stand at `saucer * 100 + node`, throws at `die * 6 + face - 1`, all else by saucer, kind or card.
    """

    def __init__(self, hand: list[int], drawn: list[int], dice: int) -> None:
        self.steps: Final[list[Action]] = [Step(saucer, node) for saucer in range(SAUCERS) for node in range(INTERSECTIONS)]
        self.stops: Final[list[Action]] = [Stop(saucer) for saucer in range(SAUCERS)]
        self.black_holes: Final[list[Action]] = [BlackHole(saucer) for saucer in range(SAUCERS)]
        self.pulsars: Final[list[Action]] = [Pulsar(dice_doubled) for dice_doubled in range(i64(1), i64(4))]  # red, blue, both
        self.discards: Final[dict[int, Action]] = {kind: Discard(kind) for kind in hand}
        self.roll: Final[Action] = Roll()
        self.end_turn: Final[Action] = EndTurn()
        self.throws: Final[list[Action]] = [Throw(die, face) for die in range(i64(dice)) for face in range(i64(1), i64(7))]
        self.draws: Final[list[Action]] = [Draw(kind) for kind in range(i64(len(KINDS)))]
        self.hand: Final = hand
        self.drawn: Final = drawn
        self.reveals: Final[list[Action]] = [Reveal(card) for card in range(i64(len(STAR_CARDS)))]

    def shared(self) -> list[Action]:
        """All of them, for the game's table."""
        return [
            *self.steps,
            *self.stops,
            *self.black_holes,
            *self.pulsars,
            *self.discards.values(),
            self.roll,
            self.end_turn,
            *self.throws,
            *[self.draws[kind] for kind in self.drawn],
            *self.reveals,
        ]


def landings() -> list[Action]:
    """A step onto Earth for each saucer. [TG-5.7]"""
    return [Step(saucer, EARTH) for saucer in range(SAUCERS)]
