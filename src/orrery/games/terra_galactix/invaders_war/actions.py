"""What can be answered in La Guerre des Envahisseurs besides the answers of L'Invasion. [TG-4.7]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.terra_galactix.box.actions import SaucerAction
from orrery.games.terra_galactix.box.board import BASES, NOWHERE, SAUCER_NAMES, base_of, colour_of
from orrery.games.terra_galactix.box.cards import KINDS, LASER, MEGA_LASER, SAUCER, SHIELD, SUPER_NOVA
from orrery.games.terra_galactix.invaders_war.options import camps_of, seats_of
from orrery.games.terra_galactix.invasion.actions import IN_QUESTION, InvasionActions, Request

MOST_LASERS: Final[i64] = 5  # in one shot [TG-R29]
FOES: Final[i64] = 4  # saucers of the other team

FOR_SHOT: Final[i64] = 5  # uses of requests, after those of L'Invasion
FOR_PERMIT: Final[i64] = 6
FOR_PARRY: Final[i64] = 7
LASER_MEMORY: Final[i64] = 26  # where their refusals begin among the bits that a phase remembers
MEGA_MEMORY: Final[i64] = 34
NOVA_MEMORY: Final[i64] = 42
PERMIT_MEMORY: Final[i64] = 46


def foe(base: i64, number: i64) -> i64:
    """One of the four saucers of the other team. [TG-7.1]

    >>> [SAUCER_NAMES[foe(0, number)] for number in range(4)]
    ['B-red', 'B-blue', 'D-red', 'D-blue']
    """
    return (1 - base % 2 + number // 2 * 2) * 2 + number % 2


def foe_number(target: i64) -> i64:
    """The inverse of `foe`, whatever the base."""
    return base_of(target) // 2 * 2 + colour_of(target)


class TakeSeats(Action):
    """Nature draws who sits where; `camps` are in the order of the seats. [TG-7.1]"""

    def __init__(self, named: str, bases: str) -> None:
        super().__init__("seats " + " ".join(named))
        self.camps: Final = camps_of(bases)
        self.seats: Final = seats_of(len(bases))


class LaunchCards(Action):
    """Lay Saucer cards in front, one for each saucer that shall fly. [TG-7.4]"""

    def __init__(self, number: i64) -> None:
        super().__init__(f"launch_cards {number}")
        self.number: Final = number


class Shot(SaucerAction):
    """An attack on an opponent's saucer; `saucer` fires, NOWHERE for a Super Nova. [TG-7.6]"""

    def __init__(self, text: str, kind: i64, saucer: i64, target: i64, number: i64) -> None:
        super().__init__(text, saucer)
        self.kind: Final = kind
        self.target: Final = target
        self.number: Final = number  # cards


class GoOn(Action):
    """Fire no more before the bunkers do. [TG-R50]"""

    def __init__(self) -> None:
        super().__init__("go_on")


class UseShields(Action):
    """As many Shields as there are Lasers. [TG-7.7]"""

    def __init__(self) -> None:
        super().__init__("shields")


class ShotRequest(Request):
    """Ask the team-mate for one card of a shot: `request` and the shot's own text. [TG-R62] [TG-R67]"""

    def __init__(self, shot: Shot, memory: i64) -> None:
        super().__init__(shot.text, shot.kind, FOR_SHOT, shot.saucer, 1, shot.number)
        self.target: Final = shot.target
        self.memory = memory

    def is_shot(self) -> bool:
        return True

    def purpose(self, saucer: i64) -> str:
        """The saucer that is aimed at."""
        return SAUCER_NAMES[self.target]


class PermitRequest(Request):
    """Ask the team-mate for a Saucer card. [TG-R62]"""

    def __init__(self) -> None:
        super().__init__(KINDS[SAUCER], SAUCER, FOR_PERMIT, NOWHERE, 1, 1)
        self.memory = PERMIT_MEMORY

    def lies_open(self) -> bool:
        """A permit stays in front of the player until he loses it. [TG-4.2]"""
        return True

    def purpose(self, saucer: i64) -> str:
        return "permit"


class ParryRequest(Request):
    """What `request bouclier` means against Lasers: one Shield beside one's own. It stands in no table. [TG-7.7]"""

    def __init__(self) -> None:
        super().__init__(KINDS[SHIELD], SHIELD, FOR_PARRY, IN_QUESTION, 1, 0)

    def is_said(self) -> bool:
        return False


def laser_shot(saucer: i64, target: i64, number: i64) -> Shot:
    return Shot(f"laser {SAUCER_NAMES[saucer]} {SAUCER_NAMES[target]} {number}", LASER, saucer, target, number)


def mega_shot(saucer: i64, target: i64) -> Shot:
    return Shot(f"mega {SAUCER_NAMES[saucer]} {SAUCER_NAMES[target]}", MEGA_LASER, saucer, target, 1)


def nova_shot(target: i64) -> Shot:
    return Shot(f"super_nova {SAUCER_NAMES[target]}", SUPER_NOVA, NOWHERE, target, 2)


class InvadersWarActions(InvasionActions):
    """The actions of La Guerre des Envahisseurs.

    Lasers stand at `(saucer * 4 + foe) * 5 + cards - 1`, Mega Lasers at `saucer * 4 + foe`, Super Novas by target.
    """

    def __init__(self) -> None:
        kinds = list(range(len(KINDS)))
        super().__init__(kinds, kinds, 1)
        pairs = [(saucer, foe(base_of(saucer), number)) for saucer in range(i64(8)) for number in range(FOES)]
        self.launches: Final[list[Action]] = [LaunchCards(number) for number in range(i64(1), i64(3))]
        self.lasers: Final = [
            laser_shot(saucer, target, number) for saucer, target in pairs for number in range(i64(1), MOST_LASERS + 1)
        ]
        self.megas: Final = [mega_shot(saucer, target) for saucer, target in pairs]
        self.novas: Final = [nova_shot(target) for target in range(i64(8))]
        self.go_on: Final[Action] = GoOn()
        self.use_shields: Final[Action] = UseShields()
        self.request_shots: Final[list[Request]] = [ShotRequest(shot, LASER_MEMORY + pair_number(shot)) for shot in self.lasers]
        self.request_mega_shots: Final[list[Request]] = [
            ShotRequest(shot, MEGA_MEMORY + pair_number(shot)) for shot in self.megas
        ]
        self.request_novas: Final[list[Request]] = [
            ShotRequest(shot, NOVA_MEMORY + foe_number(shot.target)) for shot in self.novas
        ]
        self.request_permit: Final[Request] = PermitRequest()
        self.parry: Final[Request] = ParryRequest()
        self.add_requests([*self.request_shots, *self.request_mega_shots, *self.request_novas])
        self.add_requests([self.request_permit, self.parry])
        self.seatings: Final[list[Action]] = [
            TakeSeats("ABCD", "ABCD"),
            TakeSeats("BCDA", "BCDA"),
            TakeSeats("AC", "AB"),
            TakeSeats("BD", "BA"),
        ]

    def seatings_of(self, players: int) -> list[Action]:
        """The two ways in which so many players can sit down. [TG-7.1]"""
        return self.seatings[:2] if players == len(BASES) else self.seatings[2:]

    def everything(self) -> list[Action]:
        return [
            *super().everything(),
            *self.launches,
            *self.lasers,
            *self.megas,
            *self.novas,
            self.go_on,
            self.use_shields,
            *self.seatings,
        ]


def pair_number(shot: Shot) -> i64:
    """Which saucer of the active camp fires at which foe: 0 … 7."""
    return colour_of(shot.saucer) * FOES + foe_number(shot.target)


ACTIONS: Final = InvadersWarActions()
