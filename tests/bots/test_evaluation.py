"""What a position is worth: results first, then judgements, shared by a team."""

import pytest
from librt.vecs import vec

from orrery.bots.evaluation import rollout, sample_softmax, share_of_win, value_of, values_of
from orrery.core import OVER, Game, Outcome, Rng, State


@pytest.mark.parametrize(
    ("ranks", "teams", "shares"),
    [
        ([1, 2], [0, 1], [1.0, 0.0]),
        ([1, 1, 3], [0, 1, 2], [0.5, 0.5, 0.0]),
        ([1, 2, 1, 2], [0, 1, 0, 1], [1.0, 0.0, 1.0, 0.0]),
        ([2, 2, 2], [0, 0, 0], [0.0, 0.0, 0.0]),
    ],
)
def test_a_win_is_shared_between_tied_teams_only(ranks: list[int], teams: list[int], shares: list[float]) -> None:
    outcome = Outcome(ranks, [0.0] * len(ranks), "over")
    assert [share_of_win(outcome, teams, seat) for seat in range(len(teams))] == shares


def test_teammates_share_their_judgement(gifts: Game) -> None:
    state = gifts.start(4, gifts.printed)
    state.apply(0, gifts.table.parse("give"))
    assert [gifts.judge(state, seat) for seat in range(4)] == [0.0, 0.0, 0.25, 0.0]
    assert [value_of(gifts, state, seat) for seat in range(4)] == [0.125, 0.0, 0.125, 0.0]


def test_the_judgement_is_called_once_for_a_team(gifts: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state, asked = gifts.start(4, gifts.printed), list[int]()

    def judge(_: Game, state: State, seat: int) -> float:
        asked.append(seat)
        return float(state.teams[seat])

    monkeypatch.setattr(type(gifts), "judges_teams", True)
    monkeypatch.setattr(type(gifts), "judge", judge)
    values = vec[float]([9.0] * 4)
    values_of(gifts, state, values)
    assert list(values) == [0.0, 1.0, 0.0, 1.0] and asked == [0, 1]


def test_between_turns_the_estimate_counts_and_before_an_answer_the_judgement(
    gifts: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, values = gifts.start(4, gifts.printed), vec[float]([9.0] * 4)
    values_of(gifts, state, values)
    assert list(values) == [gifts.judge(state, seat) for seat in range(4)]  # a game need not have an estimate
    monkeypatch.setattr(type(gifts), "estimate", lambda _, __, seat: [0.25, 0.5, 0.75, 1.0][seat])
    values_of(gifts, state, values)
    assert list(values) == [0.5, 0.75, 0.5, 0.75]
    assert value_of(gifts, state, 0) == gifts.judge(state, 0)


def test_an_end_is_worth_what_the_game_says_if_it_judges_ends(gifts: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = gifts.start(4, gifts.printed)
    while (seat := state.turn()) != OVER:
        state.apply(seat, state.options(seat)[0])
    monkeypatch.setattr(type(gifts), "judge", lambda *_: 0.125)
    assert value_of(gifts, state, 0) in (0.0, 0.5, 1.0)
    monkeypatch.setattr(type(gifts), "judges_ends", True)
    assert value_of(gifts, state, 0) == 0.125


def test_better_answers_are_sampled_more_often(gifts: Game) -> None:
    state, rng = gifts.start(4, gifts.printed), Rng(1)
    options = state.essential(0)
    guesses = [options[sample_softmax(gifts, state, 0, options, rng)].text for _ in range(50)]
    assert guesses.count("give") > 40


def test_equal_answers_are_sampled_equally_often(pennies: Game) -> None:
    state, rng = pennies.start(2, pennies.printed), Rng(1)
    options = state.essential(1)
    guesses = [options[sample_softmax(pennies, state, 1, options, rng)].text for _ in range(60)]
    assert 15 < guesses.count("heads") < 45


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_turns_are_played_out_to_their_end_and_no_further(turns: int, battlestar: Game, pennies: Game) -> None:
    world = pennies.start(2, pennies.printed)
    rollout(pennies, world, 0, Rng(1), turns)
    assert world.turn() == OVER
    state = battlestar.start(2, battlestar.printed)
    before = state.turn_count
    rollout(battlestar, state, 0, Rng(1), turns)
    assert state.turn_count == before + turns
