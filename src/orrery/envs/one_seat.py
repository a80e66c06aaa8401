"""Gymnasium: one seat is the learner, bots have the others."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from orrery import catalog
from orrery.core import OVER, Game, Perspective, Refusal, Rng
from orrery.envs.encoding import Encoder, Vector, rewards
from orrery.envs.match import Match, Player, Setting, bot, one_for_each


class OneSeat(gymnasium.Env[Vector, np.int64]):
    """A game as Gymnasium plays it: the observation is the seat's vector, `info["action_mask"]` tells what is legal.

    The action space is the whole table, of which a few places are legal at a time, and learners may sample any. An illegal one
    therefore loses: the episode ends with reward −1, and `info["refusal"]` says what was wrong.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "random",
        options: str = "",
        longest: int | None = None,
    ) -> None:
        self.setting: Final = Setting(game, seats, options, longest)
        if seat not in range(self.setting.seats):
            raise Refusal(f"there is no seat {seat} among {self.setting.seats}; seats are 0 to {self.setting.seats - 1}")
        self.seat: Final = seat
        self.opponents: Final = opponents
        self.encoder: Final = Encoder(self.setting.game)
        self.observation_space = spaces.Box(0, 1, (self.encoder.length,), np.float32)
        self.action_space = spaces.Discrete(self.encoder.actions)
        self.match: Match | None = None
        self.bots = self.sit_down(Rng(0))  # a misspelt name is told at once

    def sit_down(self, rng: Rng) -> dict[int, Player]:
        """A bot for each seat but the learner's."""
        others = [seat for seat in range(self.setting.seats) if seat != self.seat]
        names = one_for_each(self.opponents, len(others))
        return {seat: bot(name, self.setting.game, rng) for seat, name in zip(others, names, strict=True)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Start a game, and let the others play until the learner is asked.

        If the game is over or cut off before that, the first step only tells how it ended.
        """
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(2**63)))
        self.bots = self.sit_down(rng)
        self.match = self.setting.begin(rng)
        self.let_others_answer(self.match)
        return self.seen(self.match), self.told(self.match)

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until the learner is asked again or the game is over."""
        match = self.match
        assert match is not None, "no game has begun; call reset() first"
        if match.asked() != OVER:
            try:
                answer = match.legal(self.seat, action)
            except ValueError as refusal:
                return self.seen(match), -1.0, True, False, {**self.told(match), "refusal": str(refusal)}
            match.play(self.seat, answer)
            self.let_others_answer(match)
        outcome, over, cut = match.state.outcome(), match.asked() == OVER, match.cut_off()
        reward = rewards(outcome, match.state.teams)[self.seat]
        return self.seen(match), reward, over and not cut, cut, self.told(match)

    def let_others_answer(self, match: Match) -> None:
        while (seat := match.asked()) not in (self.seat, OVER):
            match.play(seat, self.bots[seat](Perspective(match.state, seat)))

    def seen(self, match: Match) -> Vector:
        return self.encoder.vector(match.state, self.seat)

    def told(self, match: Match) -> dict[str, Any]:
        """The mask, and how the game ended once it has."""
        told: dict[str, Any] = {"action_mask": self.encoder.mask(match.state, self.seat)}
        outcome = match.state.outcome()
        if outcome is not None:
            told.update(rank=outcome.ranks[self.seat], reason=outcome.reason)
        return told


def single(
    game: str | Game,
    seats: int | None = None,
    seat: int = 0,
    opponents: str = "random",
    options: str = "",
    longest: int | None = None,
) -> OneSeat:
    """A Gymnasium environment of any game: the learner sits at `seat` (0 is P1), bots by name at the others."""
    return OneSeat(game, seats, seat, opponents, options, longest)


def register_all() -> None:
    """Make every game of the catalog known to Gymnasium as `orrery/<game>-v0`; the arguments of `single` are its options."""
    for game in catalog.games():
        gymnasium.register(f"orrery/{game}-v0", entry_point="orrery.envs.one_seat:OneSeat", kwargs={"game": game})
