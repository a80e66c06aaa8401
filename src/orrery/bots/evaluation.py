"""The value of a state for a seat: the result once the game is over, else what the game itself says. Teammates share it."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.protocol import Game, Outcome, State
from orrery.core.rng import Rng
from orrery.core.values import NATURE, OVER

TEMPERATURE: Final = 0.03  # of the softmax over options: this much more value makes one e times as likely
MAX_TURN: Final = 200  # answers of a rollout, per turn, before the state is judged anyway
TIE_BREAK: Final = 1e-6  # at most this is added at random: the first of equal options must not be preferred


def value_of(game: Game, state: State, seat: i64, estimated: bool = False) -> float:
    """Between 0 and 1, by the game's judgement or estimate; at the end the team's share of the win, or what the game says."""
    if state.turn() == OVER and not game.judges_ends:
        return share_of_win(state.outcome(), state.teams, seat)
    return for_team(game, state, seat, estimated)


def values_of(game: Game, state: State, values: vec[float]) -> None:
    """The value between two turns for every seat, by the game's estimate, written into `values`."""
    teams = state.teams
    over = state.turn() == OVER and not game.judges_ends
    for seat in range(i64(len(teams))):
        first: i64 = teams.index(teams[seat])
        if first != seat:
            values[seat] = values[first]
        elif over:
            values[seat] = share_of_win(state.outcome(), teams, seat)
        else:
            values[seat] = for_team(game, state, seat, True)


def for_team(game: Game, state: State, seat: i64, estimated: bool) -> float:
    """The mean judgement, or estimate, over the seat's team."""
    if game.judges_teams:
        return game.estimate(state, seat) if estimated else game.judge(state, seat)
    teams = state.teams
    team = teams[seat]
    total = 0.0
    members: i64 = 0
    for other in range(i64(len(teams))):
        if teams[other] == team:
            total += game.estimate(state, other) if estimated else game.judge(state, other)
            members += 1
    return total / float(members)


def value_after(game: Game, state: State, seat: i64, answer: Action, rng: Rng) -> float:
    """The value after the seat's answer, with a random tie-break."""
    after = state.clone()
    after.apply(seat, answer)
    return value_of(game, after, seat) + TIE_BREAK * rng.unit()


def best_option(game: Game, state: State, seat: i64, options: list[Action], rng: Rng) -> i64:
    """The index of the option with the highest value at once."""
    best = -1.0
    choice: i64 = 0
    if len(options) > 1:
        for at in range(i64(len(options))):
            value = value_after(game, state, seat, options[at], rng)
            if value > best:
                best = value
                choice = at
    return choice


def sample_softmax(game: Game, state: State, seat: i64, options: list[Action], rng: Rng) -> i64:
    """The index of an option, sampled with odds that grow with its value."""
    if len(options) == 1:
        return 0
    values = vec[float]([0.0] * len(options))
    best = 0.0
    for at in range(i64(len(options))):
        values[at] = value_after(game, state, seat, options[at], rng)
        best = max(best, values[at])
    total = 0.0
    for at in range(i64(len(options))):
        values[at] = exp((values[at] - best) / TEMPERATURE)
        total += values[at]
    mark = rng.unit() * total
    for at in range(i64(len(options))):
        mark -= values[at]
        if mark < 0.0:
            return at
    return len(options) - 1


def rollout(game: Game, world: State, seat: i64, rng: Rng, turns: i64, dice: Rng | None = None) -> None:
    """Play until so many turns are over, everybody by one-step lookahead: a judgement in the middle of a turn would mislead.

    With dice of their own, ties may be broken differently and the luck be the same.
    """
    luck = rng if dice is None else dice
    end = world.turn_count + turns
    for _ in range(MAX_TURN * turns):
        turn = world.turn()
        if turn == OVER or world.turn_count >= end:
            return
        if turn == NATURE:
            world.apply(turn, world.chance(luck))
            continue
        options = world.essential(turn)
        if turn != seat and world.secret():
            world.apply(turn, options[sample_softmax(game, world, turn, options, rng)])
        else:
            world.apply(turn, options[best_option(game, world, turn, options, rng)])


def share_of_win(outcome: Outcome | None, teams: list[int], seat: i64) -> float:
    """1 for the only winning team, a share where teams are tied, 0 for all others."""
    assert outcome is not None, "a game that is over has an outcome"
    if outcome.ranks[seat] != 1:
        return 0.0
    winners = {teams[other] for other in range(len(teams)) if outcome.ranks[other] == 1}
    return 1.0 / float(len(winners))
