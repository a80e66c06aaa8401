"""La Guerre des Envahisseurs in motion: the state with its course, as others see and imagine it. [TG-7] [TG-9]"""

from typing import ClassVar

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.hashing import agenda_hash, mixed
from orrery.core.rng import Rng
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import NOWHERE, SAUCERS
from orrery.games.terra_galactix.invaders_war import refusals
from orrery.games.terra_galactix.invaders_war.actions import FOR_PARRY, FOR_PERMIT, ShotRequest
from orrery.games.terra_galactix.invaders_war.defending import Defending, attack, parried
from orrery.games.terra_galactix.invaders_war.state import InvadersWar
from orrery.games.terra_galactix.invaders_war.turn import (
    FIRST_WAR_TURN,
    WAR_MOVING,
    WAR_PHASES,
    lay_permits,
    war_dice_rolled,
)
from orrery.games.terra_galactix.invasion.actions import Request
from orrery.games.terra_galactix.invasion.keys import position_key
from orrery.games.terra_galactix.invasion.sharing import fulfil
from orrery.games.terra_galactix.invasion.turn import begin_turn, deal


class RunningWar(InvadersWar):
    """A war that knows what follows from draws, dice, requests and trips."""

    game_name: ClassVar[str] = "terra-galactix-invaders-war"

    def clone(self) -> "RunningWar":
        copy = RunningWar(self.terms, self.arms, self.camps, self.seats)
        self.copy_war(copy)
        return copy

    def begins(self, camp: i64) -> None:
        deal(self, camp, FIRST_WAR_TURN)

    def starts_turn(self, camp: i64) -> None:
        self.spent = 0
        begin_turn(self, camp, WAR_PHASES)

    def rolled(self) -> None:
        war_dice_rolled(self)

    def fulfil(self, request: Request, saucer: i64) -> None:
        """A shot, a permit or a parry, or what L'Invasion has requests for. [TG-R62]"""
        if isinstance(request, ShotRequest):
            attack(self, request.kind, request.cost, request.thing, request.target)
        elif request.use == FOR_PERMIT:
            lay_permits(self, 1)
        elif request.use == FOR_PARRY:
            question = self.agenda[-1]
            assert isinstance(question, Defending)
            parried(self, saucer, question.number, request.kind)
        else:
            fulfil(self, request, saucer)

    def reason(self, ask: str, asked: i64, seat: Seat, action: Action) -> str:
        return refusals.war_reason(self, ask, asked, seat, action)

    def found_again(self) -> None:
        """Look again for the moves that are offered, in a state that was loaded or imagined."""
        if self.agenda and self.agenda[-1] is WAR_MOVING:
            self.moves = WAR_MOVING.find(self)

    def imagine(self, seat: Seat, rng: Rng) -> "RunningWar":
        """The hands of other seats and the pile are dealt anew. [TG-9]"""
        world = self.clone()
        world.deal_anew(seat, rng, NOWHERE)
        world.found_again()
        return world

    def key(self) -> int:
        """Where everything is, who holds what, who has fired at whom, and what is asked."""
        word = mixed(mixed(position_key(self), self.spent), self.winner + 1)
        for camp in range(i64(4)):
            word = mixed(word, self.permits[camp] * 4 + self.seat_at[camp])
        for saucer in range(SAUCERS):
            word = mixed(word, self.struck[saucer])
        return int(agenda_hash(word, self.agenda))
