"""PettingZoo: every seat is a learner, and they are asked one after the other."""

from secrets import randbits
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from orrery.core import OVER, Game, Match, Rng, rewards
from orrery.envs.encoding import Mask, Observation, Observer
from orrery.envs.match import Setting, checked
from orrery.envs.rendering import MODES, Painter
from orrery.envs.telling import ending


class EverySeat(AECEnv[str, Observation, Any]):
    """A game as PettingZoo plays it: the seats are `seat_0`, `seat_1`, …, an action is a place in the game's table.

    Nature answers by herself, from the seed. Seats that choose in secret together are selected one by one, and none sees what
    another has sealed. An illegal action is refused with a ValueError and changes nothing.
    """

    metadata: dict[str, Any] = {"name": "orrery_v0", "render_modes": MODES, "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: str = "",
        longest: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting: Final = Setting(game, seats, options, longest)
        self.observer: Final = Observer(self.setting.game, self.setting.seats)
        self.painter: Final = Painter(self.setting.game, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        space: Any = spaces.Dict({"observation": self.observer.vectors(), "action_mask": self.observer.masks()})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents}
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
        return self.observer.observation(self.begun().state, self.seat_of[agent])

    def action_masks(self) -> Mask:
        """What the selected seat may answer: the name under which masking learners look for it."""
        return self.observer.mask(self.begun().state, self.seat_of[self.agent_selection])

    def step(self, action: int | None) -> None:
        """Give the selected seat's answer; when the game is over, each seat is stepped once more with None."""
        match, agent = self.begun(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        answer = checked(match, seat, action)
        self._cumulative_rewards[agent] = 0.0  # no reward is given before the end, so there is none to clear
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
            self.infos[agent] = ending(outcome, place)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as a spectator sees it, with what the selected seat is asked."""
        return self.painter.paint(self.begun().state)

    def close(self) -> None:
        """Nothing is open: pictures are made when they are asked for."""


def aec(
    game: str | Game,
    seats: int | None = None,
    options: str = "",
    longest: int | None = None,
    render_mode: str | None = None,
) -> EverySeat:
    """A PettingZoo environment of any game: one of the catalog by its name, or a `Game` of one's own."""
    return EverySeat(game, seats, options, longest, render_mode)
