"""PettingZoo: every seat is a learner, and they are asked one after the other."""

from secrets import randbits
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from orrery.core import OVER, Game, Rng
from orrery.envs.encoding import Encoder, Observation, rewards
from orrery.envs.match import Match, Setting


class EverySeat(AECEnv[str, Observation, Any]):
    """A game as PettingZoo plays it: the seats are `seat_0`, `seat_1`, …, an action is a place in the game's table.

    Nature answers by herself, from the seed. Seats that choose in secret together are selected one by one, and none sees what
    another has sealed. An illegal action is refused with a ValueError and changes nothing.
    """

    metadata: dict[str, Any] = {"name": "orrery_v0", "render_modes": [], "is_parallelizable": False}
    render_mode: str | None = None

    def __init__(self, game: str | Game, seats: int | None = None, options: str = "", longest: int | None = None) -> None:
        self.setting: Final = Setting(game, seats, options, longest)
        self.encoder: Final = Encoder(self.setting.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents = []
        self.observation_spaces = {agent: observation_space(self.encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}
        self.luck = Rng(randbits(63))
        self.match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: from a seed always the same ones, without a seed the next."""
        if seed is not None:
            self.luck = Rng(seed)
        self.match = self.setting.begin(self.luck.fork())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.select(self.match)

    def observe(self, agent: str) -> Observation:
        return self.encoder.observation(self.begun().state, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Give the selected seat's answer; when the game is over, each seat takes its leave with None."""
        match, agent = self.begun(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        answer = match.legal(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        match.play(seat, answer)
        self.select(match)

    def begun(self) -> Match:
        assert self.match is not None, "no game has begun; call reset() first"
        return self.match

    def select(self, match: Match) -> None:
        """Turn to the seat that is asked now, or end the game for all seats."""
        seat = match.asked()
        if seat != OVER:
            self.agent_selection = self.possible_agents[seat]
            return
        outcome, cut = match.state.outcome(), match.cut_off()
        self.rewards = dict(zip(self.agents, rewards(outcome, match.state.teams), strict=True))
        for place, agent in enumerate(self.agents):
            self.terminations[agent], self.truncations[agent] = not cut, cut
            if outcome is not None:
                self.infos[agent] = {"rank": outcome.ranks[place], "reason": outcome.reason}
        self._accumulate_rewards()
        self._deads_step_first()


def observation_space(encoder: Encoder) -> spaces.Space[Any]:
    """The vector, all its numbers between 0 and 1, and the mask over the table."""
    vector = spaces.Box(0, 1, (encoder.length,), np.float32)
    return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8)})


def aec(game: str | Game, seats: int | None = None, options: str = "", longest: int | None = None) -> EverySeat:
    """A PettingZoo environment of any game: `seats` is the fewest by default, `longest` the game's own limit of answers."""
    return EverySeat(game, seats, options, longest)
