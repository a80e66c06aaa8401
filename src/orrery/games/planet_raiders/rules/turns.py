"""From turn to turn: who begins, who follows, and when a game stands still. [PR-9]"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.forms import Happening, Luck
from orrery.core.registry import by_notation, notation
from orrery.core.rng import Rng
from orrery.core.values import Seat
from orrery.games.planet_raiders.actions import FIRSTS, First
from orrery.games.planet_raiders.events import QUIET_SOON, REPEATED, TURN
from orrery.games.planet_raiders.rules import refusals
from orrery.games.planet_raiders.rules.laying import NOSING, PLACING, ZONING
from orrery.games.planet_raiders.rules.moving import FLYING, MOVING
from orrery.games.planet_raiders.rules.places import QUIET_ROUNDS, stand_still, standstill, turns_of_a_round
from orrery.games.planet_raiders.state import OUT, Raiders

WARNING: Final[i64] = 5  # rounds before the quiet limit in which players are warned


class Drawing(Luck[Raiders]):
    """With `first=drawn` Nature says who begins, each player alike. [PR-R26]"""

    ask: ClassVar[str] = "first"
    rule: ClassVar[str] = "PR-R26"

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        return [FIRSTS[camp] for camp in state.camps]

    def chance(self, state: Raiders, rng: Rng) -> Action:
        return FIRSTS[state.camps[rng.below(len(state.camps))]]

    def odds(self, state: Raiders) -> list[float]:
        return [1.0 / float(len(state.camps))] * len(state.camps)

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        assert isinstance(action, First)
        state.drop_top()
        begin_turn(state, state.seat_of(action.camp))

    def why(self, state: Raiders, seat: Seat, action: Action) -> str:
        return refusals.before_the_game(seat, len(state.camps))


class EndingTurn(Happening[Raiders]):
    """The turn is over: the next player, unless the game stands still. [PR-9]"""

    step: ClassVar[str] = "end-turn"

    def happen(self, state: Raiders) -> None:
        state.idle = 0 if state.asked else state.idle + 1
        state.quiet = 0 if state.progress else state.quiet + 1
        if state.progress:
            state.history = state.history[:0]  # what was taken never comes back [PR-R35]
        still = standstill(state)
        if still:
            stand_still(state, still)
            return
        warn_of_quiet(state)
        begin_turn(state, following(state, state.active))


def warn_of_quiet(state: Raiders) -> None:
    """Tell once that few quiet rounds are left; a round may have become shorter by the last rocket of a player who is out."""
    turns = turns_of_a_round(state)
    before = turns if state.takes_turns(state.active) else turns + 1
    soon = (QUIET_ROUNDS - WARNING) * turns
    if soon <= state.quiet <= (QUIET_ROUNDS - WARNING) * before:
        left = QUIET_ROUNDS * turns - state.quiet
        state.tell(QUIET_SOON, (left + turns - 1) // turns)


def begin_turn(state: Raiders, seat: i64) -> None:
    """Stage 1 and stage 3; stage 3 alone for a player who is out but keeps the reserve. [PR-R20]"""
    state.turn_count += 1
    state.active = seat
    state.locked = 0
    state.asked = False
    state.progress = False
    if state.turn_count > 1:  # the first is told with its first answer
        state.tell(TURN, seat, state.turn_count)
    occurrences = state.remember()
    if occurrences == 3:  # [PR-R28]
        stand_still(state, "repetition")
        return
    if occurrences == 2:
        state.tell(REPEATED)
    state.agenda.append(ENDING_TURN)
    state.agenda.append(PLACING.of(seat))
    if state.fates[seat] != OUT:
        state.agenda.append(MOVING.of(seat))


def following(state: Raiders, seat: i64) -> i64:
    """The next seat clockwise that has a turn."""
    for _ in range(i64(4)):
        seat = seat + 1 if seat + 1 < len(state.camps) else 0
        if state.takes_turns(seat):
            return seat
    raise AssertionError("somebody is still playing")


DRAWING: Final = Drawing()
ENDING_TURN: Final = EndingTurn()
MADE_ONCE: Final = by_notation(MOVING, FLYING, PLACING, ZONING, NOSING, [DRAWING, ENDING_TURN])


def question(row: list[Any]) -> Question[Any]:
    """The inverse of a question's `to_json`."""
    return MADE_ONCE[notation(row)]
