"""A position of La Guerre des Envahisseurs as numbers, for learners: what one seat knows. [TG-9]

Four camps around the table, the learner's own first, then clockwise: his team-mate's, or his own second one, is the third.
"""

from typing import Any, Final

from mypy_extensions import i64

from orrery.core.agenda import Question
from orrery.core.encoding import Encoding
from orrery.core.options import Options
from orrery.games.terra_galactix.box.board import NOWHERE
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.invaders_war.actions import FOES, MOST_LASERS, ShotRequest, foe
from orrery.games.terra_galactix.invaders_war.defending import Attacked
from orrery.games.terra_galactix.invaders_war.state import InvadersWar
from orrery.games.terra_galactix.invasion.encoding import ASKS, PLAYER, SAUCER, BunkerEncoder
from orrery.games.terra_galactix.invasion.sharing import Giving
from orrery.games.terra_galactix.invasion.state import POWERS, Invasion

WAR_PLAYER: Final = ["permits", *PLAYER[1:]]
WAR_SAUCER: Final = [*SAUCER, "fires", "has fired at a bunker", *[f"has fired at foe {number + 1}" for number in range(4)]]
WAR_ASKS: Final = ["seats", *ASKS, "shoot", "defend", "rescue"]
FIRES: Final[i64] = 9  # places among a saucer's numbers
SPENT: Final[i64] = 10
STRUCK: Final[i64] = 11


class InvadersWarEncoder(BunkerEncoder):
    """The numbers of one number of seats."""

    def __init__(self, seats: int, printed: Options, picks: bool) -> None:
        super().__init__(seats, 4, WAR_PLAYER, WAR_SAUCER, WAR_ASKS, printed, picks)

    def hand_kinds(self) -> list[int]:
        return list(range(len(KINDS)))

    def hands_seen(self) -> list[str]:
        return ["own", "second own"]

    def camp_at(self, state: Invasion, seat: i64, place: i64) -> i64:
        return (state.camps[seat * 4 // self.seats] + place) % 4

    def place_of(self, state: Invasion, seat: i64, camp: i64) -> i64:
        return (camp - state.camps[seat * 4 // self.seats]) % 4

    def write_standing(self, state: Invasion, camp: i64, row: Encoding, place: i64) -> None:
        """How many saucers a camp may have in space."""
        assert isinstance(state, InvadersWar)
        row.share(place, state.permits[camp], 2)

    def write_saucer(self, state: Invasion, saucer: i64, row: Encoding, first: i64, nodes: i64) -> None:
        """Also whom a saucer has fired at from its place. [TG-R30]"""
        assert isinstance(state, InvadersWar)
        super().write_saucer(state, saucer, row, first, nodes)
        if saucer // 2 == state.active and not state.may_fire_again(saucer):
            row.mark(first + SPENT)
        if state.struck[saucer]:
            for number in range(FOES):
                if state.struck[saucer] & POWERS[foe(saucer // 2, number)]:
                    row.mark(first + STRUCK + number)

    def write_question(self, state: Invasion, me: i64, row: Encoding) -> None:
        """Also who fires with what, and at whom."""
        super().write_question(state, me, row)
        top = state.asking()
        if isinstance(top, Attacked):
            row.mark(self.wanted + top.kind)
            row.share(self.sought, top.number, MOST_LASERS)
            self.mark_saucer(state, me, top.target, 8, row)
            if top.saucer != NOWHERE:
                self.mark_saucer(state, me, top.saucer, FIRES, row)
        elif isinstance(top, Giving):
            request = state.acts.requests[top.request]
            if isinstance(request, ShotRequest):
                self.mark_saucer(state, me, request.target, FIRES, row)

    def asked_besides(self, question: Question[Any], active: i64) -> i64:
        return question.asked() if isinstance(question, Attacked) else active
