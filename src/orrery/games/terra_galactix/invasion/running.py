"""L'Invasion in motion: the state with its course, as others see and imagine it. [TG-5.2] [TG-9]"""

from typing import ClassVar, cast

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.hashing import agenda_hash
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat, ints
from orrery.games.terra_galactix.box.cards import SUPER_NOVA
from orrery.games.terra_galactix.invasion import refusals
from orrery.games.terra_galactix.invasion.actions import Request
from orrery.games.terra_galactix.invasion.effects import expose, is_exposed, shock_wave
from orrery.games.terra_galactix.invasion.events import SUPER_NOVA_AGAIN, SUPER_NOVA_DRAWN
from orrery.games.terra_galactix.invasion.fire import EXPOSURE
from orrery.games.terra_galactix.invasion.keys import position_key
from orrery.games.terra_galactix.invasion.moving import MOVING
from orrery.games.terra_galactix.invasion.sharing import fulfil
from orrery.games.terra_galactix.invasion.state import Invasion
from orrery.games.terra_galactix.invasion.turn import FIRST_TURN, PHASES, begin_turn, deal, dice_rolled


class RunningInvasion(Invasion):
    """An invasion that knows what follows from draws, dice and trips."""

    game_name: ClassVar[str] = "terra-galactix-invasion"

    def clone(self) -> "RunningInvasion":
        copy = RunningInvasion(self.chosen, self.acts, self.camps, self.seats)
        self.copy_invasion(copy)
        return copy

    def begins(self, camp: i64) -> None:
        deal(self, camp, FIRST_TURN)

    def starts_turn(self, camp: i64) -> None:
        begin_turn(self, camp, PHASES)

    def fulfil(self, request: Request, saucer: i64) -> None:
        fulfil(self, request, saucer)

    def reason(self, ask: str, asked: i64, seat: Seat, action: Action) -> str:
        return refusals.reason(self, ask, asked, seat, action)

    def open_json(self) -> Json:
        """What L'Invasion has besides: lives, the shock wave of this draw phase, shields that last. [TG-5.1]"""
        lives = [int(self.lives[camp]) for camp in self.camps]
        return {**super().open_json(), "lives": lives, "shaken": self.shaken, "cover": self.by_camp(self.cover)}

    def restore(self, data: Json) -> None:
        super().restore(data)
        for place, camp in enumerate(self.camps):
            self.lives[camp] = ints(data["lives"])[place]
        self.shaken = cast(bool, data["shaken"])
        self.cover = self.by_saucer(data["cover"])

    def drew(self, camp: i64, kind: i64) -> None:
        """A Super Nova is no card for a hand: a shock wave, once in a draw phase, and another card. [TG-5.3]"""
        if kind != SUPER_NOVA:
            self.take_up(camp, kind)
            return
        self.discard(kind)
        if self.shaken:
            self.tell(SUPER_NOVA_AGAIN, self.seat_of(camp))
        else:
            self.shaken = True
            self.tell(SUPER_NOVA_DRAWN, self.seat_of(camp))
            shock_wave(self)

    def rolled(self) -> None:
        dice_rolled(self)

    def came_out(self, saucer: i64) -> None:
        """Under continuous fire a black hole may lead from one line of fire onto another. [TG-8.1]"""
        if is_exposed(self, saucer):
            expose(self, saucer)
            self.agenda.append(EXPOSURE)

    def found_again(self) -> None:
        """Look again for the moves that are offered, in a state that was loaded or imagined."""
        if self.agenda and self.agenda[-1] is MOVING:
            self.moves = MOVING.find(self)

    def imagine(self, seat: Seat, rng: Rng) -> "RunningInvasion":
        """Other hands and the pile are dealt anew; a Super Nova is never in a hand. [TG-9]"""
        world = self.clone()
        world.deal_anew(seat, rng, SUPER_NOVA)
        world.found_again()
        return world

    def key(self) -> int:
        return int(agenda_hash(position_key(self), self.agenda))
