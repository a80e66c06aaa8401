"""Fit a game's estimate to the outcomes of its own games, and write its data/estimate.json.

    tools/fit_estimate.py race-xeno-invasion --minutes 10 --seed 7
    tools/fit_estimate.py invaders --minutes 10 --seed 7

Two play by one-step lookahead; now and then an answer is sampled instead, so that games differ. Every position between two
turns is a sample of a logistic regression. One game in ten is held out, and says how good the fit is.
"""

import argparse
import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

import orrery
from orrery.bots.evaluation import rollout, sample_softmax
from orrery.core import NATURE, OVER, Rng, State
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.judgement import estimate as of_invaders
from orrery.games.invaders.state import Invaders
from orrery.games.race.judgement import estimate as of_race
from orrery.games.race.judgement.expectation import turns_left
from orrery.games.race.state import Race

GAMES = Path(__file__).resolve().parent.parent / "src/orrery/games"
HELD_OUT = 10  # one game in so many
SAMPLED = 3  # a turn in so many begins with a sampled answer
SHRINKING = 1e-4  # of the weights, so that rare cards do not get wild ones
EPOCHS, BATCH, RATE, DECAY = 12, 2048, 0.01, 0.75
Samples = tuple[np.ndarray, np.ndarray, np.ndarray]  # positions, whether the one who is described won, games


class Described(NamedTuple):
    """How the positions of a game become rows of numbers: some columns for each name."""

    folder: str
    names: list[str]
    row: Callable[[State], np.ndarray]
    seat: int  # whose chance it is


def race_row(state: State) -> np.ndarray:
    """The first empire less the second, at the end and for ten turns before it."""
    assert isinstance(state, Race)
    turns = turns_left(state)
    mine, theirs = (np.array(list(of_race.described(state, seat, turns)), np.float32) for seat in (0, 1))
    return np.concatenate([mine - theirs, (mine - theirs) * turns / of_race.TEN])


def invaders_row(state: State) -> np.ndarray:
    """The numbers, then every card in play and in hand."""
    assert isinstance(state, Invaders)
    kinds, numbers = len(state.box.cards), list(of_invaders.numbers(state))
    row = np.zeros(len(numbers) + 2 * kinds, np.float32)
    row[: len(numbers)] = numbers
    for card in state.cards:
        if card != NO_CARD:
            row[len(numbers) + card] += 1
    for side in state.sides:
        for card in side.hand:
            row[len(numbers) + kinds + card] += 1
    return row


def invaders_names() -> list[str]:
    state = orrery.game("invaders").start(2, orrery.game("invaders").printed)
    assert isinstance(state, Invaders)
    groups = (of_invaders.PLACED, of_invaders.HELD)
    return [*of_invaders.NUMBERS, *(f"{group} {card.id}" for group in groups for card in state.box.cards)]


DESCRIBED = {
    "race-xeno-invasion": lambda: Described("race", of_race.NAMES, race_row, 0),
    "invaders": lambda: Described("invaders", invaders_names(), invaders_row, 1),
}


def play(name: str, described: Described, seed: int, minutes: float) -> Samples:
    """Games of two until the time is over."""
    game = orrery.game(name)
    rows, wins, games = [], [], []
    end, number = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        number += 1
        rng = Rng(seed, number)
        state = game.start(2, game.printed)
        positions = []
        while (turn := state.turn()) != OVER:
            if turn != NATURE and rng.below(SAMPLED) == 0:
                options = state.essential(turn)
                state.apply(turn, options[sample_softmax(game, state, turn, options, rng)])
            rollout(game, state, rng.below(2), rng, 1)  # of secret choices one seat's are the best, the other's are sampled
            if state.turn() != OVER:
                positions.append(described.row(state))
        outcome = state.outcome()
        assert outcome is not None
        won = 1 / outcome.ranks.count(1) if outcome.ranks[described.seat] == 1 else 0.0
        rows += positions
        wins += [won] * len(positions)
        games += [number] * len(positions)
    return np.stack(rows), np.array(wins, np.float32), np.array(games)


def chances(rows: np.ndarray, weights: np.ndarray) -> np.ndarray:
    found: np.ndarray = 1 / (1 + np.exp(-rows @ weights))
    return found


def loss(rows: np.ndarray, wins: np.ndarray, weights: np.ndarray) -> float:
    found = np.clip(chances(rows, weights), 1e-4, 1 - 1e-4)
    return float(-(wins * np.log(found) + (1 - wins) * np.log(1 - found)).mean())


def fitted(rows: np.ndarray, wins: np.ndarray, seed: int) -> np.ndarray:
    """Logistic regression by Adam."""
    weights = np.zeros(rows.shape[1], np.float32)
    mean, square, steps = np.zeros_like(weights), np.zeros_like(weights), 0
    order, luck = np.arange(len(wins)), np.random.default_rng(seed)
    for epoch in range(EPOCHS):
        luck.shuffle(order)
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            slope = rows[batch].T @ (chances(rows[batch], weights) - wins[batch]) / len(batch) + SHRINKING * weights
            steps += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            step = (mean / (1 - 0.9**steps)) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
            weights -= RATE * DECAY**epoch * step
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=list(DESCRIBED))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    described = DESCRIBED[asked.game]()
    rows, wins, games = play(asked.game, described, asked.seed, asked.minutes)
    kept = games % HELD_OUT != 0
    weights = fitted(rows[kept], wins[kept], asked.seed)
    held = loss(rows[~kept], wins[~kept], weights)
    print(f"{games[-1]} games, {len(wins)} positions; log loss {held:.3f} held out, {math.log(2):.3f} for a coin")
    columns = weights.reshape(-1, len(described.names)).T
    table = {name: [round(float(each), 3) for each in columns[at]] for at, name in enumerate(described.names)}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in table.items())
    (GAMES / described.folder / "data/estimate.json").write_text("{\n" + lines + "\n}\n")


if __name__ == "__main__":
    main()
