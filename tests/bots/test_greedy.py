"""The greedy bot searches its own consecutive questions, and errs only as much as its blur says."""

from collections.abc import Callable

import pytest

from orrery.bots import GreedyBot, make_bot
from orrery.core import NATURE, OVER, Action, Game, Json, Perspective, Rng, State
from tests.bots.conftest import Bonus

Position = Callable[[Game, int, Json], State]
Wins = Callable[[Game, list[str], int], list[int]]


def answer(game: Game, state: State, name: str = "greedy", seed: int = 1) -> str:
    return make_bot(name, game, Rng(seed)).choose(Perspective(state, state.turn())).text


def test_a_run_of_questions_is_searched_to_its_end(steps: Game) -> None:
    state = steps.start(2, steps.printed)
    bot = make_bot("greedy", steps, Rng(1))
    for _ in range(4):
        state.apply(0, bot.choose(Perspective(state, 0)))
    outcome = state.outcome()
    assert outcome and outcome.ranks == [1, 2]


def test_a_hidden_card_is_weighed_by_what_it_may_be(high_card: Game) -> None:
    said = {card: dealt(high_card, card, "3" if card != "3" else "4") for card in ("1", "2", "5", "6")}
    assert {card: answer(high_card, state) for card, state in said.items()} == {
        "1": "pass",
        "2": "pass",
        "5": "dare",
        "6": "dare",
    }


def dealt(game: Game, mine: str, yours: str) -> State:
    state = game.start(2, game.printed)
    for card in (mine, yours):
        state.apply(-1, game.table.parse(card))
    return state


def test_the_rivals_hidden_card_changes_nothing(high_card: Game) -> None:
    answers = [[answer(high_card, dealt(high_card, "4", yours), seed=seed) for seed in range(20)] for yours in ("1", "6")]
    assert answers[0] == answers[1]


def test_what_is_hidden_and_worth_the_same_after_every_answer_neither_decides_nor_costs_time(bonus: Bonus) -> None:
    state = bonus.start(2, bonus.printed)
    state.apply(NATURE, bonus.table.parse("3"))
    assert {answer(bonus, state, seed=seed) for seed in range(40)} == {"end"}
    bonus.judged = 0
    answer(bonus, state)
    assert bonus.judged == 2 * 6 + 2 + 2 + 1  # the first answers in six determinizations, what follows in one


def test_a_partner_is_given_points_when_that_is_more(gifts: Game) -> None:
    assert answer(gifts, gifts.start(4, gifts.printed)) == "give"


def test_sealed_answers_are_judged_after_the_reveal(pennies: Game) -> None:
    state = pennies.start(2, pennies.printed)
    coins = [answer(pennies, state, seed=seed) for seed in range(60)]
    assert 15 < coins.count("heads") < 45


def test_a_carrier_who_can_go_home_goes_home(battlestar: Game, position: Position) -> None:
    state = carrier_at_the_door(battlestar, position)
    assert answer(battlestar, state) == "move home"
    assert all(answer(battlestar, state, "clumsy", seed) == "move home" for seed in range(20))


def carrier_at_the_door(game: Game, position: Position) -> State:
    return position(
        game,
        2,
        {
            "ships": ["F3", "N14"],
            "raider": "",
            "carrier": 0,
            "number": 4,
            "turns": 9,
            "agenda": [["command", 0, 0], ["move", 0, 0]],
        },
    )


def test_a_laser_is_fired_at_a_carrier_near_home(battlestar: Game, position: Position) -> None:
    state = position(
        battlestar,
        2,
        {
            "ships": ["N14", "P15"],
            "raider": "",
            "carrier": 1,
            "turns": 9,
            "shown": [["laser"], ["turbo"]],
            "evasions": [3, 0],
            "agenda": [["command", 0, 0]],
        },
    )
    assert answer(battlestar, state) == "play laser"


@pytest.mark.parametrize(
    "race", [{"ships": ["J14", "N14"]}, {"ships": ["F3", "N14"], "raider": "", "carrier": 0}], ids=["to-the-raider", "home"]
)
def test_a_turbo_is_played_where_a_move_brings_one_nearer(battlestar: Game, position: Position, race: Json) -> None:
    shown: Json = {"shown": [["turbo"], []], "turns": 9, "agenda": [["command", 0, 0]]}
    assert answer(battlestar, position(battlestar, 2, {**shown, **race})) == "play turbo"


def test_turbos_are_played_in_whole_games(battlestar: Game) -> None:
    chances = played = 0
    for seed in range(3):
        state, rng = battlestar.start(2, battlestar.printed), Rng(seed)
        bot = make_bot("greedy", battlestar, Rng(seed))
        while (seat := state.turn()) != OVER:
            action = state.chance(rng) if seat == NATURE else bot.choose(Perspective(state, seat))
            if seat != NATURE and "play turbo" in [option.text for option in state.options(seat)]:
                chances += 1
                played += action.text == "play turbo"
            state.apply(seat, action)
    assert played > chances / 4


def test_only_a_blurred_judgement_errs_and_ties_are_broken_at_random(battlestar: Game, position: Position) -> None:
    state = position(battlestar, 2, {"ships": ["F6", "N14"], "number": 5, "agenda": [["command", 0, 0], ["move", 0, 0]]})
    nearest = {"move G10", "move H9", "move I8", "move J7"}  # three steps from the raider, all of them
    assert {answer(battlestar, state, "greedy", seed) for seed in range(10)} <= nearest
    assert not {answer(battlestar, state, "clumsy", seed) for seed in range(10)} <= nearest


def test_a_forced_answer_is_given_without_search(high_card: Game) -> None:
    class Unjudged(type(high_card)):  # type: ignore[misc]
        def judge(self, state: State, seat: int) -> float:
            raise AssertionError("a single option is not judged")

        def answers(self, history: list[tuple[int, Action]], seat: int) -> list[Action]:
            return [self.table.parse("dare")]

    game = Unjudged()
    assert GreedyBot(game, Rng(1)).choose(Perspective(dealt(game, "1", "2"), 0)).text == "dare"


@pytest.mark.parametrize(
    ("better", "worse", "least"), [("greedy", "random", 8), ("clumsy", "random", 8), ("greedy", "clumsy", 6)]
)
def test_each_level_beats_the_one_below(battlestar: Game, count_wins: Wins, better: str, worse: str, least: int) -> None:
    assert count_wins(battlestar, [better, worse], 6)[0] + count_wins(battlestar, [worse, better], 6)[1] >= least
