"""Search under the same luck: complete runs are proposed, compared in the same samples, and halved until one is left."""

from time import perf_counter

import pytest

import orrery
from orrery.bots.evaluation import rollout
from orrery.bots.mcts import SIMULATIONS, Budget, SearchingBot
from orrery.bots.same_luck import ASKING, MOST_SAMPLES, Run, SameLuckSearch, halvings
from orrery.core import NATURE, OVER, Perspective, Rng, State

GAME = orrery.game("terra-galactix-invasion")


def position(turns: int = 9) -> State:
    """Somebody's move, some turns after the start."""
    state, rng = GAME.start(4, GAME.options("")), Rng(4)
    while state.turn_count < turns or state.turn() < 0 or state.decision(state.turn()).ask != "move":
        turn = state.turn()
        options = [] if turn == NATURE else state.essential(turn)
        state.apply(turn, state.chance(rng) if turn == NATURE else options[rng.below(len(options))])
    return state


def search(state: State, seed: int = 1) -> SameLuckSearch:
    return SameLuckSearch(GAME, Perspective(state, state.turn()), Rng(seed))


def test_runs_are_legal_and_lead_to_somebody_else() -> None:
    state = position()
    seat = state.turn()
    runs = search(state).runs
    assert len(runs) > 1
    for run in runs:
        world = state.clone()
        for answer in run.answers:
            assert answer in world.options(seat)
            world.apply(seat, answer)
        assert world.turn() != seat


def test_a_sample_is_the_same_for_all_runs() -> None:
    state = position()
    found = search(state)
    copies = [Run(found.runs[0].answers), Run(found.runs[0].answers)]
    found.runs = copies
    for _ in range(20):
        found.sample()
    assert abs(copies[0].total - copies[1].total) < 0.01  # but for ties that are broken at random


def test_simulations_are_counted_and_one_run_is_left() -> None:
    found = search(position())
    runs = len(found.runs)
    found.run(300, 0.0)
    assert len(found.runs) == 1
    assert 300 <= found.simulations < 300 + halvings(runs) * runs


def test_more_simulations_than_can_tell_anything_are_not_made() -> None:
    found = search(position())
    runs = len(found.runs)
    found.run(10_000_000, 0.0)
    assert found.simulations <= 2 * runs * MOST_SAMPLES + halvings(runs) * MOST_SAMPLES


def test_a_time_that_is_up_leaves_one_sample_to_each_halving() -> None:
    found = search(position())
    runs, samples = len(found.runs), 0
    while runs > 1:
        samples += runs
        runs = (runs + 1) // 2
    found.run(1_000_000_000, perf_counter())
    assert len(found.runs) == 1 and found.simulations == samples


def test_a_time_that_is_not_up_changes_nothing() -> None:
    timed, free = search(position()), search(position())
    timed.run(10_000_000, perf_counter() + 1_000_000)
    free.run(10_000_000, 0.0)
    assert timed.simulations == free.simulations > 1000 and timed.best() == free.best()


def test_to_ask_somebody_has_to_bring_something() -> None:
    state = position()
    seat = state.turn()
    asking = [option for option in state.options(seat) if option.text.startswith("request")]
    assert asking, "nobody can be asked here"
    world = state.clone()
    world.apply(seat, asking[0])
    rollout(GAME, world, seat, search(state).rng, 1, Rng(7))
    asked = search(state).played_out(state.clone(), [asking[0]], 7)
    assert asked == pytest.approx(GAME.estimate(world, seat) - ASKING)


def test_a_run_is_answered_step_by_step_and_the_same_seed_gives_the_same_answers() -> None:
    answers = []
    for _ in range(2):
        state, texts = position(), []
        seat = state.turn()
        bot = SearchingBot(GAME, Rng(8), Budget(60, SIMULATIONS))
        while state.turn() == seat:
            answer = bot.choose(Perspective(state, seat))
            assert answer in state.options(seat)
            texts.append(answer.text)
            state.apply(seat, answer)
        answers.append(texts)
    assert answers[0] == answers[1] and len(answers[0]) > 1


def test_a_searching_team_plays_to_the_end() -> None:
    state, rng = GAME.start(2, GAME.options("vies=1")), Rng(2)
    bots = [SearchingBot(GAME, rng.fork(), Budget(20, SIMULATIONS)) for _ in range(2)]
    while (seat := state.turn()) != OVER:
        state.apply(seat, state.chance(rng) if seat == NATURE else bots[seat].choose(Perspective(state, seat)))
    assert state.outcome() is not None
