"""Every name makes its bot; every other text gets a sentence that helps."""

import pytest

from orrery.bots import LEVELS, Bot, GreedyBot, RandomBot, SearchingBot, make_bot
from orrery.core import Game, NotationError, Rng


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("random", RandomBot),
        ("clumsy", GreedyBot),
        ("greedy", GreedyBot),
        ("mcts:200ms", SearchingBot),
        ("mcts:1000sims", SearchingBot),
        ("mcts:1000sims:2procs", SearchingBot),
        ("cadet", GreedyBot),
        ("pilot", GreedyBot),
        ("captain", SearchingBot),
        ("admiral", SearchingBot),
    ],
)
def test_every_name_and_level_makes_its_bot(battlestar: Game, name: str, kind: type[Bot]) -> None:
    assert type(make_bot(name, battlestar, Rng(1))) is kind


def test_a_searching_bot_has_the_budget_of_its_name(battlestar: Game) -> None:
    bot = make_bot("mcts:1000sims:2procs", battlestar, Rng(1))
    assert isinstance(bot, SearchingBot)
    assert (bot.budget.amount, bot.budget.unit, bot.budget.processes) == (1000, "sims", 2)


def test_people_never_wait_a_second_for_a_level() -> None:
    budgets = {level: name for level, name in LEVELS.items() if name.startswith("mcts")}
    assert budgets == {"captain": "mcts:60ms", "admiral": "mcts:800ms"}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("gredy", "no bot is called 'gredy'; did you mean 'greedy'?"),
        ("Captain", "no bot is called 'Captain'; did you mean 'captain'?"),
        (
            "HAL",
            "no bot is called 'HAL'; there are: cadet, pilot, captain, admiral, "
            "random, clumsy, greedy, mcts:200ms, mcts:1000sims",
        ),
    ],
)
def test_a_misspelt_name_gets_the_nearest_or_all(battlestar: Game, name: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        make_bot(name, battlestar, Rng(1))
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    "name", ["mcts", "mcts:12", "mcts:0sims", "mcts:-5ms", "mcts:2.5ms", "mcts:9sims:0procs", "mcts:9sims:2"]
)
def test_a_budget_that_cannot_be_read_is_answered_with_the_form(battlestar: Game, name: str) -> None:
    with pytest.raises(NotationError) as refused:
        make_bot(name, battlestar, Rng(1))
    assert str(refused.value) == (
        f"no bot is called {name!r}; a searching bot is named with what it may spend on a run of questions, in whole numbers "
        "from 1: 'mcts:200ms', 'mcts:1000sims' or, in two processes, 'mcts:1000sims:2procs'"
    )
