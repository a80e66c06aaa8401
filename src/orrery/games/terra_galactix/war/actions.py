"""Everything that can be answered in La Guerre Galactique, made once. [TG-4.7]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.terra_galactix.box.actions import BoxActions, SaucerAction, Step
from orrery.games.terra_galactix.box.board import INTERSECTIONS, SAUCER_NAMES, SAUCERS, base_node, base_of
from orrery.games.terra_galactix.box.cards import KINDS

HAND: Final = list(range(len(KINDS)))  # every kind of card can be in a hand
MOST_LASERS: Final[i64] = 5  # in one attack [TG-R29]


class FlyOver(Step):
    """Step onto Galactix and leave them where they lie. [TG-6.7]"""

    def __init__(self, saucer: i64, node: i64) -> None:
        super().__init__(saucer, node, " collect=no")


class LaunchCards(Action):
    """Lay one or two Saucer cards as permits. [TG-4.3]"""

    def __init__(self, number: i64) -> None:
        super().__init__(f"launch_cards {number}")
        self.number: Final = number


class Attack(SaucerAction):
    """Fire at another saucer; the saucer that fires comes first. [TG-6.5]"""

    def __init__(self, text: str, saucer: i64, target: i64) -> None:
        super().__init__(text, saucer)
        self.target: Final = target


class Laser(Attack):
    """Fire Lasers at a neighbour, several at once if one likes. [TG-6.5]"""

    def __init__(self, saucer: i64, target: i64, number: i64) -> None:
        super().__init__(f"laser {SAUCER_NAMES[saucer]} {SAUCER_NAMES[target]} {number}", saucer, target)
        self.number: Final = number


class Mega(Attack):
    """Fire a Mega Laser at a neighbour, or at any distance along a radius. [TG-6.5]"""

    def __init__(self, saucer: i64, target: i64) -> None:
        super().__init__(f"mega {SAUCER_NAMES[saucer]} {SAUCER_NAMES[target]}", saucer, target)


class SuperNova(Action):
    """Two Super Novas blow up any saucer in space. [TG-6.6]"""

    def __init__(self, target: i64) -> None:
        super().__init__(f"super_nova {SAUCER_NAMES[target]}")
        self.target: Final = target


class Shields(Action):
    """Parry with as many Shields as there are Lasers. [TG-6.5]"""

    def __init__(self) -> None:
        super().__init__("shields")


class Giga(Action):
    """Parry with a Giga Shield. [TG-6.5]"""

    def __init__(self) -> None:
        super().__init__("giga")


class Escape(Action):
    """Flee through two Black Holes. [TG-6.6]"""

    def __init__(self) -> None:
        super().__init__("escape")


class AcceptHit(Action):
    """Spend nothing and lose the saucer."""

    def __init__(self) -> None:
        super().__init__("accept_hit")


class Collect(Action):
    """After a black hole: take the Galactix on the star into the hold, all of them or none. [TG-4.6]"""

    def __init__(self, taken: bool) -> None:
        super().__init__("collect" if taken else "collect=no")
        self.taken: Final = taken


class WarActions(BoxActions):
    """The actions of the game. Steps onto Galactix stand at `saucer * 100 + node`, attacks at `attacker * 8 + target`."""

    def __init__(self) -> None:
        super().__init__(HAND, HAND, 2)
        eight = range(SAUCERS)
        self.fly_overs: Final[list[Action]] = [FlyOver(saucer, node) for saucer in eight for node in range(INTERSECTIONS)]
        self.homes: Final[list[Action]] = [Step(saucer, base_node(base_of(saucer))) for saucer in eight]
        self.launches: Final[list[Action]] = [LaunchCards(number) for number in range(i64(1), i64(3))]
        self.lasers: Final[list[Action]] = [  # by attacker, target and number; saucers of one base never meet here
            Laser(attacker, target, number)
            for attacker in eight
            for target in eight
            for number in range(i64(1), MOST_LASERS + 1)
        ]
        self.megas: Final[list[Action]] = [Mega(attacker, target) for attacker in eight for target in eight]
        self.super_novas: Final[list[Action]] = [SuperNova(target) for target in eight]
        self.shields: Final[Action] = Shields()
        self.giga: Final[Action] = Giga()
        self.escape: Final[Action] = Escape()
        self.accept_hit: Final[Action] = AcceptHit()
        self.collect: Final[Action] = Collect(True)
        self.leave: Final[Action] = Collect(False)

    def everything(self) -> list[Action]:
        """All actions, for the game's table."""
        return [
            *self.shared(),
            *self.fly_overs,
            *self.homes,
            *self.launches,
            *[attack for attack in [*self.lasers, *self.megas] if between_bases(attack)],
            *self.super_novas,
            self.shields,
            self.giga,
            self.escape,
            self.accept_hit,
            self.collect,
            self.leave,
        ]


def between_bases(action: Action) -> bool:
    """Whether an attack is on a saucer of another base: the two of one base are always on one side."""
    assert isinstance(action, Attack)
    return base_of(action.saucer) != base_of(action.target)


ACTIONS: Final = WarActions()
