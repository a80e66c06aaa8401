"""Gymnasium: one seat is the learner, bots have the others."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from orrery import catalog
from orrery.core import OVER, Game, Match, Player, Refusal, Rng, rewards
from orrery.envs.encoding import Mask, Observer, Vector
from orrery.envs.match import Opponents, Setting, player, seated
from orrery.envs.rendering import MODES, Painter
from orrery.envs.telling import ending


class OneSeat(gymnasium.Env[Vector, np.int64]):
    """A game as Gymnasium plays it: the observation is the seat's vector, `info["action_mask"]` tells what is legal.

    The action space is the whole table, of which a few places are legal at a time, and learners may sample any. An illegal one
    therefore loses: the episode ends with reward −1, and `info["refusal"]` says what was wrong.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = "random",
        options: str = "",
        longest: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting: Final = Setting(game, seats, options, longest)
        self.seat: Final = checked_seat(seat, self.setting.seats)
        self.opponents: Final = opponents
        self.observer: Final = Observer(self.setting.game, self.setting.seats)
        self.painter: Final = Painter(self.setting.game, render_mode)
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self.observer.vectors()
        self.action_space = spaces.Discrete(self.observer.actions)
        self.match: Match | None = None
        self.players = others(opponents, self.setting, self.seat, Rng(0))  # a misspelt name is told at once

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Start a game, and let the others play until the learner is asked.

        If the game is over or cut off before that, the first step only tells how it ended.
        """
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(2**63)))
        self.players = others(self.opponents, self.setting, self.seat, rng)
        self.match = self.setting.begin(rng)
        self.match.let_others_answer(self.seat, self.players)
        return self.seen(self.match), self.told(self.match)

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until the learner is asked again or the game is over."""
        match = self.begun()
        if match.asked() != OVER:
            try:
                answer = match.legal(self.seat, int(action))
            except Refusal as refusal:
                return self.seen(match), -1.0, True, False, {**self.told(match), "refusal": str(refusal)}
            match.play(self.seat, answer)
            match.let_others_answer(self.seat, self.players)
        outcome, over, cut = match.state.outcome(), match.asked() == OVER, match.cut_off()
        reward = rewards(outcome, match.state.teams)[self.seat]
        return self.seen(match), reward, over and not cut, cut, self.told(match)

    def begun(self) -> Match:
        assert self.match is not None, "no game has begun; call reset() first"
        return self.match

    def action_masks(self) -> Mask:
        """What the learner may answer: the name under which masking learners look for it."""
        return self.observer.mask(self.begun().state, self.seat)

    def seen(self, match: Match) -> Vector:
        return self.observer.vector(match.state, self.seat)

    def told(self, match: Match) -> dict[str, Any]:
        """The mask, and how the game ended once it has."""
        return {"action_mask": self.observer.mask(match.state, self.seat), **ending(match.state.outcome(), self.seat)}

    def render(self) -> Any:
        """The table as the learner sees it."""
        return self.painter.paint(self.begun().state, self.seat)


def checked_seat(seat: int, seats: int) -> int:
    if seat not in range(seats):
        raise Refusal(f"there is no seat {seat} among {seats}; seats are 0 to {seats - 1}")
    return seat


def others(opponents: Opponents, setting: Setting, learner: int, rng: Rng) -> list[Player | None]:
    """Who plays each seat, the learner's left open."""
    given = iter(seated(opponents, setting.seats - 1))
    return [None if seat == learner else player(next(given), setting.game, rng) for seat in range(setting.seats)]


def single(
    game: str | Game,
    seats: int | None = None,
    seat: int = 0,
    opponents: Opponents = "random",
    options: str = "",
    longest: int | None = None,
    render_mode: str | None = None,
) -> OneSeat:
    """A Gymnasium environment of any game: the learner sits at `seat` (0 is P1), bots or functions at the others."""
    return OneSeat(game, seats, seat, opponents, options, longest, render_mode)


def register_all() -> None:
    """Make every game of the catalog known to Gymnasium as `orrery/<game>-v0`; the arguments of `single` are its options.

    `gymnasium.make_vec` makes the native vector environment of a game.
    """
    for game in catalog.games():
        gymnasium.register(
            f"orrery/{game}-v0",
            entry_point="orrery.envs.one_seat:OneSeat",
            vector_entry_point="orrery.envs.many_games:ManyGames",
            kwargs={"game": game},
        )
