"""The judgement that bots use: places, standstills, and a ship that is worth boarding. [PR-9]"""

import pytest

from orrery.bots import make_bot
from orrery.core import Perspective, Rng
from tests.games.planet_raiders.boards import GAME, board, places, say

READY = "SW SE NW Y1"  # a complete crew


@pytest.mark.parametrize("bot", ["greedy", "mcts:40sims"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_boards_when_it_can(bot: str, seats: int) -> None:
    crew = READY if seats > 2 else "SW SE NW V1"
    state = board("R1 d5e5", "d5N:r e9S:b", seats=seats, crew={"red": crew}, reserve={"red": (1, 1)})
    player = make_bot(bot, GAME, Rng(1))
    assert player.choose(Perspective(state, 0)).text == "fly R1 d5N"


def test_a_player_who_has_boarded_is_worth_the_place() -> None:
    state = board("R1 d5e5", "d5N:r e9S:b", seats=4, crew={"red": READY})
    before = GAME.judge(state, 0)
    say(state, "fly R1 d5N")
    assert GAME.judge(state, 0) == 1.0 > before
    assert all(0 < GAME.judge(state, seat) < 2 / 3 for seat in (1, 2, 3))


def test_an_eliminated_player_is_worth_the_place_too() -> None:
    state = board("R1 g5h5 Y2 g4g5", "g5S:b", seats=3, off="Y1 Y3")
    say(state, "fly R1 g5S")
    assert GAME.judge(state, 1) == 0.0
    assert 0.5 < GAME.judge(state, 0) < 1.0, "at least second"


def test_a_place_that_a_standstill_gives_is_worth_less_than_a_place_won() -> None:
    state = board(ask="place", reserve={"red": (1, 0)}, crew={"red": "SW"}, quiet=39)
    say(state, "done")
    assert places(state) == {"red": 1, "violet": 2}
    assert 0.5 < GAME.judge(state, 0) < 1.0 and GAME.judge(state, 1) == 0.0


def test_a_bot_that_is_ahead_does_not_wait_for_the_standstill() -> None:
    """Rivals who only pass repeat the position; a bot with a complete crew keeps flying."""
    state = board("R1 e4e5", "", seats=3, crew={"red": READY}, reserve={"red": (0, 2)})
    state.run_automatic()
    player = make_bot("mcts:40sims", GAME, Rng(1))
    for _ in range(12):
        seat = state.turn()
        if seat != 0:
            break
        state.apply(0, player.choose(Perspective(state, 0)))
    assert state.to_json()["rockets"], "it has laid a way to the ship"
