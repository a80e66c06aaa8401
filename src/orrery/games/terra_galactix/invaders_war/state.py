"""The flat truth of La Guerre des Envahisseurs: permits instead of lives, two teams, and who has fired at whom. [TG-7]"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.agenda import Question
from orrery.core.events import Event
from orrery.core.pool import Pool
from orrery.core.protocol import Outcome
from orrery.core.values import Json, ints
from orrery.games.terra_galactix.box.board import EARTH, INTERSECTIONS, NOWHERE, SAUCERS, base_of, colour_of
from orrery.games.terra_galactix.box.cards import SAUCER, full_counts
from orrery.games.terra_galactix.invaders_war.actions import InvadersWarActions
from orrery.games.terra_galactix.invaders_war.events import (
    CAMP_DREW,
    DECLINED,
    GAVE,
    GROUNDED,
    LOST,
    LOST_LAST,
    OF_CAMP,
    TEAM_WON,
)
from orrery.games.terra_galactix.invaders_war.options import InvadersWarOptions
from orrery.games.terra_galactix.invasion.state import POWERS, UNTOUCHED, WON, Invasion

FULL_PERMITS: Final[i64] = 2  # one for each saucer [TG-R56]


class InvadersWar(Invasion):
    """One war of the invaders. Permits are by base; `struck` has a bit for each saucer that one has fired at from its place."""

    def __init__(self, chosen: InvadersWarOptions, actions: InvadersWarActions, camps: list[int], seats: list[int]) -> None:
        super().__init__(chosen, actions, camps, seats)
        self.terms: Final = chosen
        self.arms: Final = actions
        self.permits = vec[i64]([2] * 4)
        self.struck = vec[i64]([0] * int(SAUCERS))  # [TG-R30]
        self.spent: i64 = 0  # saucers of the active camp that have fired at a bunker this turn, as bits by colour
        self.blind = False  # while it is asked what the other team can see
        self.winner: i64 = NOWHERE  # a team: 0 for A and C, 1 for B and D

    def set_up(self) -> None:
        """All bunkers, two permits for each camp, and all other cards in the pile. [TG-7.2]"""
        players = max(self.seats) + 1
        self.teams = [0, 1, 0, 1][:players]
        counts = full_counts()
        counts[SAUCER] -= FULL_PERMITS * 4
        self.set_up_box(Pool(counts))

    def copy_war(self, copy: "InvadersWar") -> None:
        """Give a fresh state everything that this one knows."""
        self.copy_invasion(copy)
        copy.permits = self.permits[:]
        copy.struck = self.struck[:]
        copy.spent = self.spent
        copy.winner = self.winner

    # Teams

    def helps(self, helper: i64, base: i64) -> bool:
        """Only the team-mate helps, also when one player holds both seats. [TG-7.5]"""
        return (helper - base) % 4 == 2 and self.fit(helper) and self.hands[helper].size > 0

    def helpers(self, base: i64) -> i64:
        return 1 if self.helps((base + 2) % 4, base) else 0

    def may_ask_for(self, base: i64, kind: i64) -> bool:
        """A player with both hands of a team asks for a card only if the other hand holds it. [TG-R62]"""
        mate = (base + 2) % 4
        return self.blind or self.seat_at[base] != self.seat_at[mate] or self.hands[mate].counts[kind] > 0

    def public_choices(self, question: Question[Any]) -> int:
        """The other team does not see what the other hand holds. [TG-9]"""
        self.blind = True
        count = super().public_choices(question)
        self.blind = False
        return count

    def missing(self, saucer: i64, colour: i64) -> i64:
        """Squadrons are per team: two saucers of one colour. [TG-7.8]"""
        first = base_of(saucer) % 2
        missing: i64 = 0
        for base in range(first, i64(4), i64(2)):
            if self.where[base * 2 + colour] != EARTH:
                missing += 1
        return missing

    def squadron_size(self, saucer: i64) -> i64:
        return 2

    # Permits and shots

    def flying(self, base: i64) -> i64:
        """How many saucers of a camp are in space; those on Earth need no permit. [TG-R37]"""
        return i64(self.where[base * 2] < INTERSECTIONS) + i64(self.where[base * 2 + 1] < INTERSECTIONS)

    def may_fly(self, saucer: i64) -> bool:
        """A saucer leaves its base only with a free permit. [TG-7.4]"""
        return self.flies(saucer) or self.flying(base_of(saucer)) < self.permits[base_of(saucer)]

    def stays(self, saucer: i64) -> None:
        self.tell(GROUNDED, saucer)

    def may_fire_again(self, saucer: i64) -> bool:
        """Bunkers are attacked once by each saucer in a turn. [TG-7.3]"""
        return not self.spent & POWERS[colour_of(saucer)]

    def fired(self, saucer: i64) -> None:
        self.spent |= POWERS[colour_of(saucer)]

    def may_strike(self, saucer: i64, target: i64) -> bool:
        """The same target again only after a step; read more strictly, any target. [TG-R30]"""
        if self.terms.once_from_a_place:
            return self.struck[saucer] == 0
        return not self.struck[saucer] & POWERS[target]

    def foes_in_space(self, base: i64) -> i64:
        """How many saucers of the other team can be fired at. [TG-R32]"""
        other = 1 - base % 2
        return self.flying(other) + self.flying(other + 2)

    # What the rules do to it

    def put(self, saucer: i64, node: i64) -> None:
        """A saucer that has moved may fire at everybody again. [TG-R30]"""
        self.struck[saucer] = 0
        Invasion.put(self, saucer, node)

    def gave(self, giver: i64, kind: i64) -> None:
        self.tell(GAVE, self.seat_of(giver), giver, kind)

    def declined(self, helper: i64) -> None:
        self.tell(DECLINED, self.seat_of(helper), helper)

    def tell_of(self, event: Event, camp: i64) -> None:
        if self.told is not None:
            self.tell(OF_CAMP[event.name], self.seat_of(camp), camp)

    def tell_drawn(self, camp: i64, number: i64) -> None:
        self.tell(CAMP_DREW, self.seat_of(camp), camp, number, self.cards.pile.size)

    def destroy(self, saucer: i64) -> None:
        """Back to its base; its owner discards a permit. [TG-4.5]"""
        base = base_of(saucer)
        self.send_home(saucer)
        self.fate[saucer] = UNTOUCHED
        self.permits[base] -= 1
        self.discard(SAUCER)
        if self.permits[base]:
            self.tell(LOST, saucer, self.seat_of(base), base, self.permits[base])
        else:
            self.tell(LOST_LAST, saucer, self.seat_of(base), base)

    def defeated(self) -> bool:
        """Nobody is out of the game for a loss. [TG-7.3]"""
        return False

    def completes(self, saucer: i64) -> None:
        """The first team with its squadrons on Earth wins, at once. [TG-7.9]"""
        if self.terms.squadrons == 1 or self.missing(saucer, 1 - colour_of(saucer)) == 0:
            self.winner = base_of(saucer) % 2
            self.tell(TEAM_WON, self.winner)
            self.finish(WON)

    # What others ask of the state

    def outcome(self) -> Outcome | None:
        """The team's rank for each of its seats; the turn limit is a draw. [TG-R25]"""
        if not self.result:
            return None
        players = len(self.teams)
        if self.winner == NOWHERE:
            return Outcome([1] * players, [0.5] * players, self.result)
        ranks = [2] * players
        for camp in range(self.winner, i64(4), i64(2)):
            ranks[self.seat_of(camp)] = 1
        return Outcome(ranks, [float(rank == 1) for rank in ranks], self.result)

    def tells_draw(self, kind: i64) -> bool:
        """A Super Nova goes into the hand like any card. [TG-R26]"""
        return False

    def open_json(self) -> Json:
        return {
            **super().open_json(),
            "permits": [int(self.permits[camp]) for camp in self.camps],
            "struck": self.by_camp(self.struck),
            "spent": int(self.spent),
            "winner": int(self.winner),
        }

    def restore(self, data: Json) -> None:
        super().restore(data)
        for place, camp in enumerate(self.camps):
            self.permits[camp] = ints(data["permits"])[place]
        self.struck = self.by_saucer(data["struck"])
        self.spent = cast(int, data["spent"])
        self.winner = cast(int, data["winner"])
