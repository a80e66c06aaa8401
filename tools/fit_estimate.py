"""Fit the estimate of Race for the Galaxy to the outcomes of its own games, and write data/estimate.json.

    tools/fit_estimate.py --minutes 10 --seed 7

Two play by one-step lookahead; in each turn the secret choices of one of them are sampled, so that games differ. Every position
between two turns is a sample of a logistic regression. One game in ten is held out, and says how good the fit is.
"""

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np

import orrery
from orrery.bots.evaluation import rollout
from orrery.core import OVER, Rng
from orrery.games.race.judgement.estimate import NAMES, described
from orrery.games.race.judgement.expectation import turns_left
from orrery.games.race.state import Race

OUT = Path(__file__).resolve().parent.parent / "src/orrery/games/race/data/estimate.json"
NAME = "race-xeno-invasion"
HELD_OUT = 10  # one game in so many
SHRINKING = 1e-4  # of the weights, so that rare cards do not get wild ones
EPOCHS, BATCH, RATE, DECAY = 12, 2048, 0.01, 0.75
Samples = tuple[np.ndarray, np.ndarray, np.ndarray]  # differences of two seats, whether the first won, games


def play(seed: int, minutes: float) -> Samples:
    """Games of two until the time is over."""
    game = orrery.game(NAME)
    rows, wins, games = [], [], []
    end, number = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        number += 1
        rng = Rng(seed, number)
        state = game.start(2, game.printed)
        assert isinstance(state, Race)
        positions = []
        while state.turn() != OVER:
            rollout(game, state, rng.below(2), rng, 1)
            if state.turn() != OVER:
                turns = turns_left(state)
                mine, theirs = (np.array(list(described(state, seat, turns)), np.float32) for seat in (0, 1))
                positions.append(np.concatenate([mine - theirs, (mine - theirs) * turns / 10]))
        outcome = state.outcome()
        assert outcome is not None
        first = 1 / outcome.ranks.count(1) if outcome.ranks[0] == 1 else 0.0
        rows += positions
        wins += [first] * len(positions)
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
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    rows, wins, games = play(asked.seed, asked.minutes)
    kept = games % HELD_OUT != 0
    weights = fitted(rows[kept], wins[kept], asked.seed)
    held = loss(rows[~kept], wins[~kept], weights)
    print(f"{games[-1]} games, {len(wins)} positions; log loss {held:.3f} held out, {math.log(2):.3f} for a coin")
    ends, turns = weights[: len(NAMES)], weights[len(NAMES) :]
    table = {name: [round(float(ends[at]), 3), round(float(turns[at]), 3)] for at, name in enumerate(NAMES)}
    OUT.write_text("{\n" + ",\n".join(f" {json.dumps(name)}: {json.dumps(pair)}" for name, pair in table.items()) + "\n}\n")


if __name__ == "__main__":
    main()
