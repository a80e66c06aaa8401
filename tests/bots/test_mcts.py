"""The searching bot: its budget, its tree, and what it finds."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from orrery.bots import Bot, Budget, SearchingBot, make_bot
from orrery.core import NATURE, OVER, Action, Game, Json, Perspective, Rng, State

Position = Callable[[Game, int, Json], State]
Wins = Callable[[Game, list[str], int], list[int]]
PlayOut = Callable[[list[Bot], State, Rng], State]


def searching(game: Game, simulations: int, seed: int = 1) -> SearchingBot:
    return SearchingBot(game, Rng(seed), Budget(simulations, "sims"))


def answer(game: Game, state: State, simulations: int = 100, seed: int = 1) -> str:
    return searching(game, simulations, seed).choose(Perspective(state, state.turn())).text


# Legality and determinism


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_is_legal_and_the_game_ends(battlestar: Game, play_out: PlayOut, seats: int) -> None:
    bots: list[Bot] = [searching(battlestar, 8, seat) for seat in range(seats)]
    assert play_out(bots, battlestar.start(seats, battlestar.printed), Rng(seats)).outcome()


@pytest.mark.parametrize("tiny", ["pennies", "high_card", "gifts", "steps"])
def test_every_kind_of_question_can_be_searched(request: pytest.FixtureRequest, play_out: PlayOut, tiny: str) -> None:
    game: Game = request.getfixturevalue(tiny)
    for seed in range(5):
        bots: list[Bot] = [searching(game, 20, 10 * seed + seat) for seat in range(4)]
        assert play_out(bots, game.start(2, game.printed), Rng(seed)).outcome()


def test_the_same_luck_gives_the_same_game(battlestar: Game, play_out: PlayOut) -> None:
    ends = []
    for _ in range(2):
        bots: list[Bot] = [make_bot("mcts:12sims", battlestar, Rng(5, seat)) for seat in range(2)]
        ends.append(play_out(bots, battlestar.start(2, battlestar.printed), Rng(4)).to_json())
    assert ends[0] == ends[1]


# The budget and the tree


def test_a_run_of_questions_costs_one_budget(steps: Game) -> None:
    bot = searching(steps, 90)
    state = steps.start(2, steps.printed)
    spent = []
    while state.turn() != OVER:
        state.apply(0, bot.choose(Perspective(state, 0)))
        spent.append(bot.simulations)
    assert len(spent) == 4
    assert 30 < spent[0] <= 60
    assert spent[0] < spent[-1] <= 90
    outcome = state.outcome()
    assert outcome and outcome.ranks == [1, 2]


def test_an_answer_costs_no_more_than_its_share_of_the_budget(steps: Game) -> None:
    bot = searching(steps, 90)
    state = steps.start(2, steps.printed)
    bot.share = 1 / 3
    spent = [0]
    while state.turn() != OVER:
        state.apply(0, bot.choose(Perspective(state, 0)))
        spent.append(bot.simulations)
    assert 30 < spent[-1] <= 90 and bot.searches == 1
    assert max(later - earlier for earlier, later in pairwise(spent)) <= 30


def test_each_run_of_a_real_game_stays_within_its_budget(battlestar: Game) -> None:
    bot = searching(battlestar, 30)
    rivals = make_bot("greedy", battlestar, Rng(3))
    state, rng = battlestar.start(2, battlestar.printed), Rng(8)
    before, last = 0, NATURE
    while (seat := state.turn()) != OVER:
        if seat == 0 and last != 0:
            before = bot.simulations
        action = state.chance(rng) if seat == NATURE else (bot, rivals)[seat].choose(Perspective(state, seat))
        state.apply(seat, action)
        assert bot.simulations - before <= 30
        last = seat
    assert bot.simulations > 30


def test_search_stops_once_the_best_answer_cannot_be_overtaken(battlestar: Game, position: Position) -> None:
    home = {"ships": ["F3", "N14"], "raider": "", "carrier": 0, "number": 4, "agenda": [["command", 0, 0], ["move", 0, 0]]}
    bot = searching(battlestar, 1000)
    bot.choose(Perspective(position(battlestar, 2, dict(home)), 0))
    assert bot.simulations < 1000


def test_a_forced_answer_costs_nothing(pennies: Game) -> None:
    bot = searching(pennies, 50)
    state = pennies.start(2, pennies.printed)
    for seat in (0, 1):
        state.apply(seat, pennies.table.parse("heads"))
    assert bot.choose(Perspective(state, NATURE)).text == "reveal"
    assert bot.simulations == 0


def test_the_subtree_of_the_next_question_is_kept(steps: Game) -> None:
    bot = searching(steps, 90)
    state = steps.start(2, steps.printed)
    state.apply(0, bot.choose(Perspective(state, 0)))
    assert bot.search and bot.search.tree.visits[bot.search.tree.root] > 15
    kept = int(bot.search.tree.visits[bot.search.tree.root])
    search = bot.resumed(Perspective(state, 0))
    assert search.tree.visits[search.tree.root] == kept


def test_the_tree_is_found_again_after_others_have_answered(gifts: Game) -> None:
    bot = searching(gifts, 200)
    state = gifts.start(4, gifts.printed)
    state.apply(0, bot.choose(Perspective(state, 0)))
    before = bot.search.tree.size if bot.search else 0
    search = bot.resumed(Perspective(state, 1))
    assert search.seat == 1 and search.tree.size == 1  # another seat's question: a new tree
    assert before > 1


def test_after_a_spin_the_tree_of_that_number_is_kept(battlestar: Game, position: Position) -> None:
    state = position(battlestar, 2, {"shown": [["turbo"], []], "ships": ["J14", "N14"], "agenda": [["command", 0, 0]]})
    bot = searching(battlestar, 600, seed=2)
    choose_then(bot, state, "play turbo")
    for text in ("spin line", "spin 4"):
        state.apply(NATURE, battlestar.table.parse(text))
    search = bot.resumed(Perspective(state, 0))
    assert search.tree.visits[search.tree.root] >= 3
    assert bot.left == 600


def choose_then(bot: SearchingBot, state: State, text: str) -> None:
    """Let the bot think, then give this answer, whatever it chose."""
    perspective = Perspective(state, state.turn())
    search = bot.resumed(perspective)
    for _ in range(3000):
        search.simulate(perspective.imagine(bot.rng))
    answer = bot.game.table.parse(text)
    bot.step(search, perspective, answer)
    state.apply(perspective.seat, answer)


def test_nothing_is_kept_from_game_to_game(steps: Game) -> None:
    bot = searching(steps, 30)
    state = steps.start(2, steps.printed)
    first = bot.choose(Perspective(state, 0))
    bot.forget()
    assert bot.search is None and bot.left == 0
    assert first in state.options(0)


def test_a_time_budget_is_used_and_kept(battlestar: Game, position: Position) -> None:
    state = position(battlestar, 2, {"ships": ["F6", "N14"], "number": 5, "agenda": [["command", 0, 0], ["move", 0, 0]]})
    bot = make_bot("mcts:5ms", battlestar, Rng(1))
    assert isinstance(bot, SearchingBot)
    assert bot.choose(Perspective(state, 0)) in state.options(0)
    assert bot.simulations >= 1


# What it finds


def test_a_hidden_card_is_weighed_by_what_it_may_be(high_card: Game) -> None:
    said = {}
    for card in ("1", "2", "5", "6"):
        state = high_card.start(2, high_card.printed)
        for dealt in (card, "3"):
            state.apply(NATURE, high_card.table.parse(dealt))
        said[card] = answer(high_card, state)
    assert said == {"1": "pass", "2": "pass", "5": "dare", "6": "dare"}


def test_partners_share_what_they_win(gifts: Game) -> None:
    assert answer(gifts, gifts.start(4, gifts.printed)) == "give"


def test_search_does_not_read_a_sealed_coin(pennies: Game) -> None:
    answers = []
    for sealed in ("heads", "tails"):
        state = pennies.start(2, pennies.printed)
        state.apply(0, pennies.table.parse(sealed))
        answers.append([answer(pennies, state, 30, seed) for seed in range(30)])
    assert answers[0] == answers[1]


def test_a_rivals_sealed_answer_is_predicted_by_the_rivals_own_judgement(pennies: Game) -> None:
    class Leaning(type(pennies)):  # type: ignore[misc]
        """The second seat prefers tails, and its judgement shows that while its coin is sealed."""

        def judge(self, state: State, seat: int) -> float:
            return 0.7 if [1, "tails"] in state.observe(1)["history"] and seat == 1 else 0.5  # type: ignore[operator]

    game = Leaning()
    assert {answer(game, game.start(2, game.printed), 60, seed) for seed in range(10)} == {"tails"}


def test_secret_answers_are_randomised(pennies: Game, count_wins: Wins) -> None:
    state = pennies.start(2, pennies.printed)
    coins = [answer(pennies, state, 50, seed) for seed in range(60)]
    assert 18 <= coins.count("heads") <= 42
    assert 30 <= count_wins(pennies, ["mcts:40sims", "mcts:40sims"], 100)[0] <= 70


def test_a_win_in_one_is_found(battlestar: Game, position: Position) -> None:
    home = {"ships": ["F3", "N14"], "raider": "", "carrier": 0, "number": 4, "agenda": [["command", 0, 0], ["move", 0, 0]]}
    assert answer(battlestar, position(battlestar, 2, dict(home))) == "move home"


def test_a_carrier_about_to_win_is_fired_at(battlestar: Game, position: Position) -> None:
    threat: Json = {
        "ships": ["N14", "P15"],
        "raider": "",
        "carrier": 1,
        "shown": [["laser"], ["turbo"]],
        "evasions": [3, 0],
        "agenda": [["command", 0, 0]],
    }
    assert answer(battlestar, position(battlestar, 2, threat)) == "play laser"


def test_a_carrier_at_its_door_is_challenged(battlestar: Game, position: Position) -> None:
    threat: Json = {
        "ships": ["N12", "P15"],
        "raider": "",
        "carrier": 1,
        "number": 6,
        "shown": [[], []],
        "packs": [[0, 0, 0], [0, 0, 0]],
        "agenda": [["command", 0, 0], ["move", 0, 0]],
    }
    chosen = answer(battlestar, position(battlestar, 2, threat), 200)
    assert chosen in {f"move {cell}" for cell in ("O14", "O15", "O16", "P14", "P16", "Q14", "Q15")}


def test_search_beats_the_greedy_bot(battlestar: Game, count_wins: Wins) -> None:
    names = ["mcts:60sims", "greedy"]
    assert count_wins(battlestar, names, 10)[0] + count_wins(battlestar, names[::-1], 10)[1] >= 12


def test_an_answer_missing_from_the_tree_is_still_legal(steps: Game) -> None:
    bot = searching(steps, 1)
    state = steps.start(2, steps.printed)
    answers: list[Action] = []
    while state.turn() != OVER:
        answers.append(bot.choose(Perspective(state, 0)))
        state.apply(0, answers[-1])
    assert len(answers) == 4
