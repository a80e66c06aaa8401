"""The judgement that bots use: an estimate that knows no more than the seat does."""

from itertools import pairwise

import pytest
from librt.vecs import vec

from orrery.bots import make_bot
from orrery.core import NATURE, OVER, Action, Perspective, Rng
from orrery.games.race.cards import CARDS, Card
from orrery.games.race.judgement.expectation import PRODUCERS, abilities_of, cycle_worth
from orrery.games.race.judgement.prospects import consume_gain
from orrery.games.race.powers import KINDS, Consume
from orrery.games.race.state import Race
from tests.games.race.positions import GAME, Sits, position
from tests.games.race.test_games import TABLES, steps


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_estimate_is_a_chance_and_reads_nothing_hidden(seats: int, options: str) -> None:
    for place, state in enumerate(steps(seats, options, seed=31)):
        if place % 11 == 0:
            for seat in range(seats):
                chance = GAME.judge(state, seat)
                assert 0 <= chance <= 1
                if state.turn() != OVER:
                    assert GAME.judge(state.imagine(seat, Rng(place)), seat) == pytest.approx(chance)


def test_the_end_leaves_no_doubt() -> None:
    state = position(Sits(others=2, chips=7), Sits(others=2, chips=7), Sits(others=5, chips=4))
    state.end("pool-empty")
    assert [GAME.judge(state, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_more_is_better() -> None:
    plain = position(Sits("Old Earth", others=3), Sits(others=3))
    for better in [
        Sits("Old Earth", others=3, chips=3),
        Sits("Old Earth, Spice World", others=3),
        Sits("Old Earth", others=5),
    ]:
        assert GAME.judge(position(better, Sits(others=3)), 0) > GAME.judge(plain, 0)
    assert GAME.judge(position(Sits("Gem World (good)"), Sits()), 0) > GAME.judge(position(Sits("Gem World"), Sits()), 0)


def test_more_looks_better_however_large_the_lead() -> None:
    """Otherwise a bot in the lead would answer at random, and might never end the game."""
    behind = Sits("Spice World")
    for turns in (5, 30):
        leads = [position(Sits("Old Earth", chips=chips), behind, turns=turns) for chips in (40, 42, 60, 62)]
        chances = [GAME.judge(state, 0) for state in leads]
        assert all(later - sooner > 1e-4 for sooner, later in pairwise(chances))


def test_goods_are_consumed_only_by_powers_that_need_their_kind() -> None:
    def wants(card: Card) -> list[int]:
        return [int(kind) for power in card.powers if isinstance(power, Consume) for kind in power.goods]

    rare = KINDS.index("rare")
    eater = next(card for card in CARDS if wants(card) == [rare])
    cycles = []
    for kind in (rare, KINDS.index("novelty")):
        able = abilities_of(eater)
        able[PRODUCERS + kind] += 2.0
        cycles.append(cycle_worth(vec[float](able)))
    assert cycles[0] > cycles[1]  # both can be sold once, but only the first consumed


def greedy(state: Race, seat: int, rng: Rng) -> Action:
    """The answer after which the position looks best, in one world that may be the true one."""
    world = state.imagine(seat, rng)
    best, most = None, -1.0
    for action in state.essential(seat):
        after = world.clone()
        after.apply(seat, action)
        chance = GAME.judge(after, seat)
        if chance > most:
            best, most = action, chance
    assert best is not None
    return best


def play(seed: int, greedy_seats: set[int]) -> Race:
    state = GAME.start(2, GAME.options(""))
    assert isinstance(state, Race)
    rng = Rng(seed)
    while (seat := state.turn()) != OVER:
        if seat == NATURE:
            action = state.chance(rng)
        elif seat in greedy_seats:
            action = greedy(state, seat, rng)
        else:
            options = state.essential(seat)
            action = options[rng.below(len(options))]
        state.apply(seat, action)
    return state


def test_looking_one_answer_ahead_plays_a_decent_game() -> None:
    games = [play(seed, {0, 1}) for seed in range(6)]
    scores = [score for state in games if (outcome := state.outcome()) for score in outcome.scores]
    assert sum(scores) / len(scores) >= 20
    assert 10 <= sum(state.turn_count for state in games) / len(games) <= 18


def passes(state: Race, seat: int) -> Action:
    """The answers of a passive player: explores, and passes everywhere else."""
    options = state.options(seat)
    return next((option for option in options if option.text in ("pass", "done", "stop")), options[0])


@pytest.mark.parametrize("seed", [1, 7])
def test_greedy_ends_the_game_against_a_player_who_passes(seed: int) -> None:
    """It must not sit on nine cards placed and ten in hand, and produce for ever."""
    state, rng = GAME.start(2, GAME.options("")), Rng(seed)
    assert isinstance(state, Race)
    bot = make_bot("greedy", GAME, Rng(seed + 100))
    while (seat := state.turn()) != OVER and state.turn_count < 40:
        action = state.chance(rng) if seat == NATURE else bot.choose(Perspective(state, 0)) if seat == 0 else passes(state, 1)
        state.apply(seat, action)
    assert state.turn() == OVER


def test_it_beats_answers_at_random() -> None:
    for seed in range(5):
        outcome = play(seed, {seed % 2}).outcome()
        assert outcome is not None and outcome.ranks[seed % 2] == 1


def test_powers_are_valued_only_by_what_their_goods_allow() -> None:
    """Three kinds are needed: with two the action would be chosen for ever, and nothing would happen."""
    two = position(Sits("Diversified Economy, Avian Uplift Race (good), Blaster Gem Mines (good)"), Sits())
    three = position(Sits("Diversified Economy, Avian Uplift Race (good), Blaster Gem Mines (good), Gem World (good)"), Sits())
    assert consume_gain(two, 0, 2) == 0
    assert consume_gain(three, 0, 2) == 6


def test_others_sealed_actions_are_reopened_to_be_sampled() -> None:
    state = GAME.start(2, GAME.options(""))
    rng = Rng(1)
    while state.turn_count == 0:
        seat = state.turn()
        options = state.essential(seat)
        state.apply(seat, state.chance(rng) if seat == NATURE else options[rng.below(len(options))])
    state.apply(0, state.essential(0)[0])
    world = state.imagine(1, rng)
    assert world.waiting() == [1]
    world.reopen(1)
    assert world.waiting() == [0, 1]
    world.reopen(1)
    assert state.waiting() == [1]
