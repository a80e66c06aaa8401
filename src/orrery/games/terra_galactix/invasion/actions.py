"""Everything that can be answered in L'Invasion, made once. [TG-4.7]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.terra_galactix.box.actions import BoxActions, SaucerAction, landings
from orrery.games.terra_galactix.box.board import COLOURS, SAUCER_NAMES
from orrery.games.terra_galactix.box.cards import (
    BLACK_HOLE,
    GIGA_SHIELD,
    KINDS,
    LASER,
    MEGA_LASER,
    PULSAR,
    SHIELD,
    SUPER_NOVA,
)

HAND: Final = [int(kind) for kind in (PULSAR, BLACK_HOLE, SHIELD, GIGA_SHIELD, LASER, MEGA_LASER)]
IN_QUESTION: Final[i64] = -1  # a defence of the saucer that is asked about

# What a request is for: the number of each use, and where it starts among the requests that a phase remembers
FOR_PULSAR: Final[i64] = 0
FOR_TRIP: Final[i64] = 1
FOR_LASER: Final[i64] = 2
FOR_MEGA: Final[i64] = 3
FOR_ESCAPE: Final[i64] = 4
REFUSALS_OF: Final = [0, 2, 10, 18]
FORGOTTEN: Final[i64] = -1  # a request about one shot: the shot remembers it


class Defend(Action):
    """A card against a bunker's laser, for the saucer in question or for another own target. [TG-5.4]"""

    def __init__(self, verb: str, saucer: i64) -> None:
        super().__init__(verb if saucer == IN_QUESTION else f"{verb} {SAUCER_NAMES[saucer]}")
        self.saucer: Final = saucer


class UseShield(Defend):
    """One Shield saves one saucer. [TG-5.4]"""

    def __init__(self, saucer: i64) -> None:
        super().__init__("shield", saucer)


class UseGiga(Defend):
    """One Giga Shield saves a saucer and all those behind it. [TG-5.4]"""

    def __init__(self, saucer: i64) -> None:
        super().__init__("giga", saucer)


class Escape(Defend):
    """Two Black Holes take a saucer out of the line of fire. [TG-5.4]"""

    def __init__(self, saucer: i64) -> None:
        super().__init__("escape", saucer)


class AcceptHit(Action):
    """Spend nothing; others may still help. [TG-5.4]"""

    def __init__(self) -> None:
        super().__init__("accept_hit")


class Request(Action):
    """Ask the others for cards, to be played at once: what for, for which saucer or die, and how many. [TG-5.6] [TG-R65]"""

    def __init__(self, text: str, kind: i64, use: i64, thing: i64, number: i64, cost: i64) -> None:
        super().__init__(f"request {text}")
        self.kind: Final = kind
        self.use: Final = use
        self.thing: Final = thing  # a die, a saucer, or IN_QUESTION
        self.number: Final = number  # cards of others
        self.cost: Final = cost  # cards in all; 0: as many as the orbit asks
        self.memory: i64 = REFUSALS_OF[use] + thing if use < FOR_ESCAPE else FORGOTTEN  # among those that a phase remembers
        self.place: i64 = -1  # among the requests of the table

    def is_said(self) -> bool:
        """Whether it stands in the table; one that is said in other words does not."""
        return True

    def lies_open(self) -> bool:
        """Whether the cards stay on the table when the request is met, instead of being discarded."""
        return False

    def is_shot(self) -> bool:
        """Whether the cards are asked for against a saucer, not for one."""
        return False

    def purpose(self, saucer: i64) -> str:
        """What the cards are asked for: a saucer or a die."""
        return SAUCER_NAMES[saucer] if saucer >= 0 else COLOURS[self.thing]


class RequestShield(Action):
    """Ask for a Shield or a Giga Shield before deciding oneself. [TG-R49]"""

    def __init__(self) -> None:
        super().__init__(f"request {KINDS[SHIELD]}")


class Give(Action):
    """Play one card for another player. [TG-5.6]"""

    def __init__(self, kind: i64) -> None:
        super().__init__(f"give {KINDS[kind]}")
        self.kind: Final = kind


class Decline(Action):
    """Give nothing. [TG-5.6]"""

    def __init__(self) -> None:
        super().__init__("decline")


class BunkerLaser(SaucerAction):
    """Fire Lasers at the bunker of one's radius: as many cards as the orbit. [TG-5.8]"""

    def __init__(self, saucer: i64) -> None:
        super().__init__(f"bunker_laser {SAUCER_NAMES[saucer]}", saucer)


class BunkerMega(SaucerAction):
    """Destroy the bunker of one's radius, from any orbit. [TG-5.8]"""

    def __init__(self, saucer: i64) -> None:
        super().__init__(f"bunker_mega {SAUCER_NAMES[saucer]}", saucer)


class InvasionActions(BoxActions):
    """The actions of one game with bunkers: L'Invasion's own, or those of a game that adds to it.

    `donors` is how many others can be asked for a card each.
    """

    def __init__(self, hand: list[int], drawn: list[int], donors: int) -> None:
        super().__init__(hand, drawn, 3)
        eight = range(i64(8))
        self.trip_gifts: Final[i64] = min(2, donors)  # cards of a trip, and of a shot, that can be asked for
        self.laser_gifts: Final[i64] = min(3, donors)
        self.landings: Final[list[Action]] = landings()
        self.shield: Final[Action] = UseShield(IN_QUESTION)
        self.giga: Final[Action] = UseGiga(IN_QUESTION)
        self.escape: Final[Action] = Escape(IN_QUESTION)
        self.shields: Final[list[Action]] = [UseShield(saucer) for saucer in eight]
        self.gigas: Final[list[Action]] = [UseGiga(saucer) for saucer in eight]
        self.escapes: Final[list[Action]] = [Escape(saucer) for saucer in eight]
        self.accept_hit: Final[Action] = AcceptHit()
        self.decline: Final[Action] = Decline()
        self.gives: Final[dict[int, Action]] = {kind: Give(kind) for kind in hand}
        self.bunker_lasers: Final[list[Action]] = [BunkerLaser(saucer) for saucer in eight]
        self.bunker_megas: Final[list[Action]] = [BunkerMega(saucer) for saucer in eight]
        self.request_shield: Final[Action] = RequestShield()
        self.request_pulsars: Final[list[Request]] = [
            Request(f"{KINDS[PULSAR]} {COLOURS[die]}", PULSAR, FOR_PULSAR, die, 1, 1) for die in range(i64(2))
        ]
        self.request_trips: Final[list[Request]] = [  # by saucer, then number
            Request(f"{KINDS[BLACK_HOLE]} {SAUCER_NAMES[saucer]} {number}", BLACK_HOLE, FOR_TRIP, saucer, number, 2)
            for saucer in eight
            for number in range(i64(1), self.trip_gifts + 1)
        ]
        self.request_lasers: Final[list[Request]] = [  # by saucer, then number
            Request(f"{KINDS[LASER]} {SAUCER_NAMES[saucer]} {number}", LASER, FOR_LASER, saucer, number, 0)
            for saucer in eight
            for number in range(i64(1), self.laser_gifts + 1)
        ]
        self.request_megas: Final[list[Request]] = [
            Request(f"{KINDS[MEGA_LASER]} {SAUCER_NAMES[saucer]}", MEGA_LASER, FOR_MEGA, saucer, 1, 1) for saucer in eight
        ]
        self.request_escapes: Final[list[Request]] = [
            Request(f"{KINDS[BLACK_HOLE]} {number}", BLACK_HOLE, FOR_ESCAPE, IN_QUESTION, number, 2)
            for number in range(i64(1), self.trip_gifts + 1)
        ]
        self.requests: Final[list[Request]] = []
        self.add_requests([*self.request_pulsars, *self.request_trips, *self.request_lasers, *self.request_megas])
        self.add_requests(self.request_escapes)

    def add_requests(self, requests: list[Request]) -> None:
        """Questions name a request by its place among all."""
        for request in requests:
            request.place = len(self.requests)
            self.requests.append(request)

    def everything(self) -> list[Action]:
        """All actions, for the game's table."""
        return [
            *self.shared(),
            *self.landings,
            self.shield,
            self.giga,
            self.escape,
            *self.shields,
            *self.gigas,
            *self.escapes,
            self.accept_hit,
            self.decline,
            *self.gives.values(),
            *self.bunker_lasers,
            *self.bunker_megas,
            self.request_shield,
            *[request for request in self.requests if request.is_said()],
        ]


ACTIONS: Final = InvasionActions(HAND, [*HAND, int(SUPER_NOVA)], 3)
