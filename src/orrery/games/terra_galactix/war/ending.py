"""The end of a game, and what follows in a tournament. [TG-6.9] [TG-8.2]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.forms import Happening
from orrery.games.terra_galactix.war.events import (
    DRAWN,
    NEXT_GAME,
    SCORED,
    SCORED_HOME,
    SCORED_NOTHING,
    TEAM_WON,
    TIME_UP,
    TOURNAMENT_WON,
    WON,
)
from orrery.games.terra_galactix.war.state import EQUAL, FOUR, OUT_OF_TIME, POWERS, TEAM, TO_WIN, TOURNAMENT, War

ALL_BACK: Final[i64] = 6  # stored by the winner: three on top of three [TG-R46]


def is_decided(state: War, base: i64) -> bool:
    """Whether the Galactix just stored in a base end the game; then they have. [TG-6.9]"""
    seat: i64 = state.seat_of(base)
    if not state.chosen.alliance:
        total = state.galactix_of(seat)  # in a duel both bases together [TG-R43]
        if total < TO_WIN:
            return False
        state.tell(WON, seat, total)
        end_game(state, POWERS[seat], 2 if total >= ALL_BACK else 1, FOUR)
        return True
    if state.stores[base] < TO_WIN:
        return False
    own, other = state.galactix_of(seat), state.galactix_of(seat + 1)  # the team with more, whoever ended it [TG-R42]
    if own == other:
        state.tell(DRAWN, own)
        end_game(state, 0, 0, EQUAL)
        return True
    ahead = seat % 2 if own > other else 1 - seat % 2
    bonus: i64 = 2 if own > other and state.stores[base] >= ALL_BACK else 1
    state.tell(TEAM_WON, ahead, ahead + 2, max(own, other), min(own, other))
    end_game(state, POWERS[ahead] | POWERS[ahead + 2], bonus, TEAM)
    return True


def time_is_up(state: War) -> bool:
    """Whether the turn limit is reached: a draw. [TG-R25]"""
    limit = state.chosen.turn_limit
    if not limit or state.game_turns < limit:
        return False
    state.tell(TIME_UP, limit)
    end_game(state, 0, 0, OUT_OF_TIME)
    return True


def end_game(state: War, winners: i64, bonus: i64, result: str) -> None:
    """A single game is over; one of a tournament is scored, and the next begins or the highest total wins. [TG-8.2]"""
    if state.chosen.games == 1:
        state.won = winners
        state.finish(result)
        return
    for seat in range(i64(len(state.teams))):
        extra: i64 = bonus if winners & POWERS[seat] else 0
        tell_score(state, seat, state.galactix_of(seat), extra)
    if state.game < state.chosen.games:
        state.agenda = [NEXT]
        return
    most = max([state.points[seat] for seat in range(len(state.teams))])
    for seat in range(i64(len(state.teams))):
        if state.points[seat] == most:
            state.won |= POWERS[seat]
            state.tell(TOURNAMENT_WON, seat, most)
    state.finish(TOURNAMENT)


def tell_score(state: War, seat: i64, home: i64, bonus: i64) -> None:
    """Points for Galactix at home, and for the win. [TG-8.2]"""
    state.points[seat] += home + bonus
    if bonus:
        state.tell(SCORED, seat, home, bonus, state.points[seat])
    elif home:
        state.tell(SCORED_HOME, seat, home, state.points[seat])
    else:
        state.tell(SCORED_NOTHING, seat)


class NextGame(Happening[War]):
    """Everything back to its place; the next seat clockwise begins. [TG-8.2] [TG-R41]"""

    step: ClassVar[str] = "next-game"

    def happen(self, state: War) -> None:
        state.game += 1
        state.game_turns = 0
        state.set_up()
        state.tell(NEXT_GAME, state.game)
        state.begins(state.after(state.first))


NEXT: Final = NextGame()
