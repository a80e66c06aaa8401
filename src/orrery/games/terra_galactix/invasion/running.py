"""L'Invasion in motion: the state with its course, as others see and imagine it. [TG-5.2] [TG-9]"""

from typing import ClassVar

from mypy_extensions import i64

from orrery.core.hashing import agenda_hash, mixed, text_hash
from orrery.core.pool import empty_pool
from orrery.core.rng import Rng
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import BUNKERS, SAUCERS
from orrery.games.terra_galactix.box.cards import KINDS, SUPER_NOVA
from orrery.games.terra_galactix.invasion.effects import expose, is_exposed, shock_wave
from orrery.games.terra_galactix.invasion.events import SUPER_NOVA_AGAIN, SUPER_NOVA_DRAWN
from orrery.games.terra_galactix.invasion.fire import EXPOSURE
from orrery.games.terra_galactix.invasion.moving import MOVING
from orrery.games.terra_galactix.invasion.state import Invasion
from orrery.games.terra_galactix.invasion.turn import deal, dice_rolled


class RunningInvasion(Invasion):
    """An invasion that knows what follows from draws, dice and trips."""

    game_name: ClassVar[str] = "terra-galactix-invasion"

    def clone(self) -> "RunningInvasion":
        copy = RunningInvasion(self.chosen, self.acts, self.camps, self.seats)
        self.copy_invasion(copy)
        return copy

    def begins(self, camp: i64) -> None:
        deal(self, camp)

    def drew(self, camp: i64, kind: i64) -> None:
        """A Super Nova is no card for a hand: a shock wave, once in a draw phase, and another card. [TG-5.3]"""
        if kind != SUPER_NOVA:
            self.hands[camp].put(kind)
            return
        self.cards.discard(kind)
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
        unknown = empty_pool(len(KINDS))
        unknown.pour(world.cards.pile)
        novas = unknown.counts[SUPER_NOVA]
        for _ in range(novas):
            unknown.take(SUPER_NOVA)
        hidden = [camp for camp in self.camps if self.seat_of(camp) != seat]
        for camp in hidden:
            unknown.pour(world.hands[camp])
        for camp in hidden:
            world.hands[camp] = unknown.split(rng, int(world.hands[camp].size))
        for _ in range(novas):
            unknown.put(SUPER_NOVA)
        world.cards.pile = unknown
        world.found_again()
        return world

    def key(self) -> int:
        """Where everything is, who holds what, and what is asked."""
        word: i64 = self.active * 4 + self.phase
        word = mixed(word, self.acted * 4 + self.doubled)
        word = mixed(word, int(self.shaken) * 2 + int(self.bound))
        word = mixed(mixed(word, self.firing), self.helped)
        word = mixed(word, self.refused)
        for colour in range(i64(2)):
            word = mixed(word, self.pips[colour] * 4 + self.moved[colour])
        for place in range(i64(4)):
            word = mixed(word, self.dice[place] + 1)
        for saucer in range(SAUCERS):
            word = mixed(word, self.where[saucer] * 16 + self.fate[saucer] * 3 + self.cover[saucer])
        for bunker in range(BUNKERS):
            word = mixed(word, self.bunkers[bunker])
        for camp in range(i64(4)):
            word = mixed(word, self.lives[camp] * 4 + self.regeneration[camp])
            for count in self.hands[camp].counts:
                word = mixed(word, count)
        for pool in (self.cards.pile, self.cards.discards, self.stars.pile):
            for count in pool.counts:
                word = mixed(word, count)
        return int(agenda_hash(mixed(word, text_hash(self.result)), self.agenda))
