"""A learner that knows no rule: masked PPO in NumPy, through the vector environment, until it beats random play.

python examples/train_with_ppo.py [GAME] [BUDGET]: it prints what it wins against `random` before and after. The budget is a
time (`300s`) or a count of answers (`100000`): a time gives a faster machine more lessons, a count gives all machines the same.
"""

import sys
import time
from math import inf
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orrery import envs
from orrery.envs import ManyGames

Array = NDArray[np.float32]
GAMES, STEPS, EPOCHS, PART = 64, 64, 3, 1024  # side by side, answers between two lessons, and how often each is looked at
GAMMA, LAMBDA, CLIP, CURIOSITY, RATE, HIDDEN = 0.997, 0.95, 0.2, 0.01, 1e-3, 64


class Network:
    """Two layers with one head for answers and one for what the position is worth, and Adam to change them."""

    def __init__(self, size: int, actions: int) -> None:
        draw = np.random.default_rng(0)
        shapes = [(size, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        scales = [0.1, 1 / HIDDEN**0.5, 0.01, 0.1]
        self.weights = [draw.normal(0, scale, shape).astype(np.float32) for scale, shape in zip(scales, shapes, strict=True)]
        self.biases = [np.zeros(shape[1], np.float32) for shape in shapes]
        self.moments = [[np.zeros_like(one), np.zeros_like(one)] for one in self.weights + self.biases]
        self.lessons = 0

    def forward(self, rows: Array, masks: NDArray[np.int8]) -> tuple[Array, Array, list[Array]]:
        """The chance of each legal answer, what each position is worth, and what `backward` needs."""
        first = np.tanh(rows @ self.weights[0] + self.biases[0])
        second = np.tanh(first @ self.weights[1] + self.biases[1])
        logits = np.where(masks, second @ self.weights[2] + self.biases[2], np.float32(-1e9))
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, (second @ self.weights[3] + self.biases[3])[:, 0], [rows, first, second]

    def backward(self, kept: list[Array], of_logits: Array, of_values: Array) -> None:
        rows, first, second = kept
        into_second = (of_logits @ self.weights[2].T + of_values[:, None] @ self.weights[3].T) * (1 - second**2)
        into_first = into_second @ self.weights[1].T * (1 - first**2)
        slopes = [rows.T @ into_first, first.T @ into_second, second.T @ of_logits, second.T @ of_values[:, None]]
        slopes += [one.sum(axis=0) for one in (into_first, into_second, of_logits, of_values[:, None])]
        self.lessons += 1
        size = min(1.0, 5.0 / float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes))))
        for place, (one, (mean, square)) in enumerate(zip(self.weights + self.biases, self.moments, strict=True)):
            slope = slopes[place] * size
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            one -= RATE * (mean / (1 - 0.9**self.lessons)) / (np.sqrt(square / (1 - 0.999**self.lessons)) + 1e-8)

    def policy(self, rows: Array, masks: NDArray[np.int8]) -> Any:
        """The likeliest answer of each row: what it plays when it is tested."""
        return self.forward(rows, masks)[0].argmax(axis=1)


def learn(network: Network, env: ManyGames, most: float, seconds: float, draw: np.random.Generator) -> int:
    """Play and learn in turns until there were enough answers or the time is up; how many answers that were."""
    rows, info = env.reset(seed=1)
    masks, until, answers = info["action_mask"], time.perf_counter() + seconds, 0
    while answers < most and time.perf_counter() < until:
        steps = []
        for _ in range(STEPS):
            chances, values, _ = network.forward(rows, masks)
            actions = (chances.cumsum(axis=1) > draw.random((GAMES, 1))).argmax(axis=1)
            after, rewards, ended, cut, info = env.step(actions)
            steps.append((rows, masks, actions, chances[np.arange(GAMES), actions], values, rewards, ended | cut))
            rows, masks = after, info["action_mask"]
        later, gain, gains = network.forward(rows, masks)[1], np.zeros(GAMES), []
        for *_, values, rewards, done in reversed(steps):
            surprise = rewards + GAMMA * later * ~done - values
            gain = surprise + GAMMA * LAMBDA * gain * ~done
            gains.append(gain)
            later = values
        seen, allowed, chosen, before, values = (np.concatenate([step[at] for step in steps]) for at in range(5))
        teach(network, seen, allowed, chosen, before, np.concatenate(gains[::-1]), values, draw)
        answers += len(seen)
    return answers


def teach(network: Network, seen: Any, allowed: Any, chosen: Any, before: Any, gains: Any, values: Any, draw: Any) -> None:
    """PPO: make answers that turned out better than expected likelier, but never much at once."""
    returns, count = gains + values, len(seen)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(draw.permutation(count), count // PART):
            chances, worth, kept = network.forward(seen[part], allowed[part])
            at = np.arange(len(part))
            ratio = chances[at, chosen[part]] / before[part]
            gain = gains[part]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            logs = np.log(chances + 1e-12)
            of_logits = chances * (ratio * gain * free)[:, None]  # the slope of minus ratio times gain
            of_logits[at, chosen[part]] -= ratio * gain * free
            of_logits += CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))  # and of minus entropy
            network.backward(
                kept, (of_logits / len(part)).astype(np.float32), ((worth - returns[part]) / len(part)).astype(np.float32)
            )


def share(game: str, network: Network, rival: str, games: int) -> float:
    """Which part of its games it wins, in both seats alike."""
    half = games // 2
    first = envs.rollouts(game, [network.policy, rival], half, seats=2, seed=5).outcomes[:, 0]
    second = envs.rollouts(game, [rival, network.policy], half, seats=2, seed=6).outcomes[:, 1]
    return float((1 + np.concatenate([first, second]).mean()) / 2)


game = sys.argv[1] if len(sys.argv) > 1 else "race-xeno-invasion"
budget = sys.argv[2] if len(sys.argv) > 2 else "300s"
most, seconds = (inf, float(budget[:-1])) if budget.endswith("s") else (int(budget), inf)
tested = int(sys.argv[3]) if len(sys.argv) > 3 else 200
env = envs.vector(game, GAMES, seats=2)
network = Network(env.observer.size, env.observer.actions)
print(f"before: wins {share(game, network, 'random', tested):.0%} of {tested} games against random")
begin = time.perf_counter()
answers = learn(network, env, most, seconds, np.random.default_rng(2))
taken = time.perf_counter() - begin
print(f"after {answers:,} answers in {taken:.0f} s: wins {share(game, network, 'random', tested):.0%} against random")
