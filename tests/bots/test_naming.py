"""Every name makes its bot; any other text gets a helpful message."""

import pickle
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from orrery.bots import LEVELS, Bot, GreedyBot, RandomBot, SearchingBot, make_bot, naming
from orrery.core import Action, Game, NotationError, Perspective, Rng


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


def test_every_level_answers_people_within_a_second() -> None:
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
def test_a_malformed_budget_gets_the_expected_form(battlestar: Game, name: str) -> None:
    with pytest.raises(NotationError) as refused:
        make_bot(name, battlestar, Rng(1))
    assert str(refused.value) == (
        f"no bot is called {name!r}; a searching bot is named with what it may spend on a run of questions, in whole numbers "
        "from 1: 'mcts:200ms', 'mcts:1000sims' or, in two processes, 'mcts:1000sims:2procs'"
    )


class LastBot(Bot):
    """A user's bot: it always takes the last option."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game

    def choose(self, perspective: Perspective) -> Action:
        return perspective.options()[-1]


def nobody(_game: Game, _rng: Rng) -> str:
    return "nobody"


def test_a_users_class_is_a_bot_where_names_are_trusted(battlestar: Game) -> None:
    bot = make_bot(f"{__name__}:LastBot", battlestar, Rng(1), own=True)
    assert type(bot).__name__ == "LastBot"
    with pytest.raises(NotationError, match="no bot is called"):
        make_bot(f"{__name__}:LastBot", battlestar, Rng(1))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("no_such_module:Bot", "the bot 'no_such_module:Bot' cannot be loaded: there is no module 'no_such_module'"),
        (f"{__name__}:Nobody", f"the bot '{__name__}:Nobody' cannot be loaded: the module '{__name__}' has no 'Nobody'"),
        (f"{__name__}:nobody", f"'{__name__}:nobody' makes a str, which is no orrery.bots.Bot"),
        ("HAL", "no bot is called 'HAL'; there are: cadet, pilot, captain, admiral, random, clumsy, greedy, mcts:200ms, "),
    ],
)
def test_what_is_not_a_bot_class_gets_a_message(battlestar: Game, name: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        make_bot(name, battlestar, Rng(1), own=True)
    assert str(refused.value).startswith(sentence)


def test_an_installed_package_can_name_its_bots(battlestar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints([EntryPoint("hal", f"{__name__}:LastBot", "orrery.bots")])
    monkeypatch.setattr(naming, "entry_points", lambda **wanted: points.select(**wanted))
    assert type(make_bot("hal", battlestar, Rng(1), own=True)).__name__ == "LastBot"
    with pytest.raises(NotationError, match="did you mean 'hal'"):
        make_bot("hall", battlestar, Rng(1), own=True)


@pytest.mark.parametrize("name", ["random", "cadet", "greedy", "mcts:5sims"])
def test_a_pickled_bot_plays_on_identically(battlestar: Game, name: str) -> None:
    state, rng = battlestar.start(2, battlestar.printed), Rng(1)
    while state.turn() < 0:
        state.apply(state.turn(), state.chance(rng))
    bot = make_bot(name, battlestar, Rng(2))
    again = pickle.loads(pickle.dumps(bot))
    here = Perspective(state, state.turn())
    assert type(again) is type(bot) and again.choose(here) is bot.choose(here)
