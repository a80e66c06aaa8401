"""Several processes search from one root: the same seed gives the same result, and no simulation is lost."""

from orrery.bots import Budget, SearchingBot
from orrery.bots.parallel import search_together
from orrery.bots.search import Search
from orrery.core import Game, Perspective, Rng, State


def at_the_first_move(game: Game) -> State:
    state, rng = game.start(2, game.printed), Rng(3)
    while state.turn() < 0:
        state.apply(state.turn(), state.chance(rng))
    return state


def test_processes_share_the_simulations_and_add_up_what_they_find(battlestar: Game) -> None:
    state = at_the_first_move(battlestar)
    perspective = Perspective(state, state.turn())
    search = Search(battlestar, perspective.seat, 2, Rng(1))
    search_together(search, perspective, 101, 0.0, 2)
    assert 50 < search.simulations <= 101  # fewer, where the search could stop early
    assert sum(visits for _, visits, _, _ in search.root_children()) == search.simulations
    assert search.tree.visits[search.tree.root] == search.simulations


def test_the_same_seed_gives_the_same_result(battlestar: Game) -> None:
    state = at_the_first_move(battlestar)
    perspective = Perspective(state, state.turn())
    found = []
    for _ in range(2):
        search = Search(battlestar, perspective.seat, 2, Rng(9))
        search_together(search, perspective, 120, 0.0, 3)
        found.append(search.root_children())
    assert found[0] == found[1]


def test_a_bot_in_two_processes_keeps_to_its_budget(battlestar: Game) -> None:
    state = at_the_first_move(battlestar)
    answers = []
    for _ in range(2):
        bot = SearchingBot(battlestar, Rng(2), Budget(60, "sims", 2))
        answers.append(bot.choose(Perspective(state, state.turn())))
        assert bot.simulations <= 60
    assert answers[0] is answers[1]
    assert answers[0] in state.options(state.turn())
