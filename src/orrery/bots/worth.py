"""What a position is worth to a seat: the result where there is one, the game's own judgement before. Teammates share it."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.protocol import Game, Outcome, State
from orrery.core.rng import Rng
from orrery.core.values import NATURE, OVER

HEAT: Final = 0.03  # of worth that makes an option nearly three times as likely
LONGEST_TURN: Final = 80  # answers at sight before a position is judged
TIE: Final = 1e-6  # without it the first of equal options would be preferred, and some seats with it


def worth(game: Game, state: State, seat: i64) -> float:
    """Between 0 and 1: the mean judgement over the seat's team, or its share of the win."""
    if state.turn() == OVER:
        return won(state.outcome(), state.teams, seat)
    teams = state.teams
    team = teams[seat]
    total = 0.0
    members: i64 = 0
    for other in range(i64(len(teams))):
        if teams[other] == team:
            total += game.judge(state, other)
            members += 1
    return total / float(members)


def worths(game: Game, state: State, values: vec[float]) -> None:
    """The same for every seat at once, written into `values`."""
    for seat in range(i64(len(state.teams))):
        values[seat] = worth(game, state, seat)


def worth_after(game: Game, state: State, seat: i64, answer: Action, rng: Rng) -> float:
    """What the position is worth to the seat once it has given that answer; luck tells equals apart."""
    after = state.clone()
    after.apply(seat, answer)
    return worth(game, after, seat) + TIE * rng.unit()


def best_at_sight(game: Game, state: State, seat: i64, options: list[Action], rng: Rng) -> i64:
    """The place of the option after which the position is worth most to the seat at once."""
    best = -1.0
    choice: i64 = 0
    if len(options) > 1:
        for at in range(i64(len(options))):
            value = worth_after(game, state, seat, options[at], rng)
            if value > best:
                best = value
                choice = at
    return choice


def likely_at_sight(game: Game, state: State, seat: i64, options: list[Action], rng: Rng) -> i64:
    """The place of an option drawn by luck: the better it looks at once, the likelier."""
    if len(options) == 1:
        return 0
    values = vec[float]([0.0] * len(options))
    best = 0.0
    for at in range(i64(len(options))):
        values[at] = worth_after(game, state, seat, options[at], rng)
        best = max(best, values[at])
    total = 0.0
    for at in range(i64(len(options))):
        values[at] = exp((values[at] - best) / HEAT)
        total += values[at]
    mark = rng.unit() * total
    for at in range(i64(len(options))):
        mark -= values[at]
        if mark < 0.0:
            return at
    return len(options) - 1


def play_turns_out(game: Game, world: State, seat: i64, rng: Rng, turns: i64) -> None:
    """All answer at sight until this turn, or so many, are over: a judgement in the middle of one would mislead."""
    end = world.turn_count + turns
    for _ in range(LONGEST_TURN * turns):
        turn = world.turn()
        if turn == OVER or world.turn_count >= end:
            return
        if turn == NATURE:
            world.apply(turn, world.chance(rng))
            continue
        options = world.essential(turn)
        if turn != seat and world.secret():
            world.apply(turn, options[likely_at_sight(game, world, turn, options, rng)])
        else:
            world.apply(turn, options[best_at_sight(game, world, turn, options, rng)])


def won(outcome: Outcome | None, teams: list[int], seat: i64) -> float:
    """1 for the only winning team, a part of it where teams are tied, 0 for all others."""
    assert outcome is not None, "a game that is over has an outcome"
    if outcome.ranks[seat] != 1:
        return 0.0
    winners = {teams[other] for other in range(len(teams)) if outcome.ranks[other] == 1}
    return 1.0 / float(len(winners))
