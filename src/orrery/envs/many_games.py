"""Gymnasium's vector environment: many games side by side, stepped in compiled code."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from orrery.core import Batch, Game, Match, Player, Rng
from orrery.envs.encoding import Mask, Observer, Vector, array
from orrery.envs.match import Opponents, Setting
from orrery.envs.one_seat import checked_seat, others
from orrery.envs.telling import ending

Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]


class ManyGames(VectorEnv[Vector, Numbers, Any]):
    """Games with one learner each, as one environment. `info["action_mask"]` has a row for each game.

    `seat=None` gives the learner each seat in turn, game by game. A game that has ended is followed by the next one, by default
    in the same step: its last observation is then in `info["final_obs"]`, how it ended in `info["final_info"]`. Observations
    and masks are copies, unless `copy=False`: then they are overwritten by the next step.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Opponents = "random",
        options: str = "",
        longest: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        copy: bool = True,
    ) -> None:
        if autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError("games follow each other in the same or in the next step; they cannot wait for a reset")
        self.setting: Final = Setting(game, seats, options, longest)
        self.seat: Final = seat if seat is None else checked_seat(seat, self.setting.seats)
        self.opponents: Final = opponents
        self.autoreset_mode: Final = autoreset_mode
        self.copy: Final = copy
        self.metadata = {"render_modes": [], "autoreset_mode": autoreset_mode}
        self.num_envs = num_envs
        self.observer: Final = Observer(self.setting.game, self.setting.seats)
        self.single_observation_space = self.observer.vectors()
        self.single_action_space = spaces.Discrete(self.observer.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        others(opponents, self.setting, 0, Rng(0))  # a misspelt name is told at once
        self.luck = Rng(0)
        self.begun = 0  # games so far: they take turns with the seats
        self.over = np.zeros(num_envs, np.bool_)  # of those that begin anew in the next step
        self.batch = self.make_batch()
        self.vectors = np.zeros((num_envs, self.observer.size), np.float32)
        self.written = np.zeros(0, np.int64)  # places of `vectors` that are not zero

    def __getstate__(self) -> dict[str, Any]:
        batch = self.batch
        kept = {key: value for key, value in self.__dict__.items() if key != "batch"}
        return {**kept, "games": (batch.matches, [int(seat) for seat in batch.learners], batch.players)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        matches, learners, players = kept.pop("games")
        self.__dict__.update(kept)
        self.batch = self.make_batch()
        for match, learner, seated in zip(matches, learners, players, strict=False):  # none before the first reset
            self.batch.add(match, learner, seated)
        if matches:
            self.batch.encode()

    def make_batch(self) -> Batch:
        setting = self.setting
        return Batch(setting.game, setting.seats, setting.options, setting.longest, self.observer.encoder, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Begin all games anew: from a seed always the same ones."""
        super().reset(seed=seed)
        self.luck = Rng(int(self.np_random.integers(2**63)))
        self.begun = 0
        for place in range(self.num_envs):
            self.begin(place)
        self.over[:] = False
        return self.seen(), {"action_mask": self.action_masks()}

    def begin(self, place: int) -> None:
        """The next game, at a place."""
        learner = self.begun % self.setting.seats if self.seat is None else self.seat
        self.begun += 1
        rng = self.luck.fork()
        self.batch.restart(place, learner, self.players(learner, rng), rng)

    def players(self, learner: int, rng: Rng) -> list[Player | None]:
        return others(self.opponents, self.setting, learner, rng)

    def step(self, actions: Numbers) -> tuple[Vector, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """One answer in every game, and all that follows until the learner is asked again."""
        batch, infos = self.batch, dict[str, Any]()
        refused = [
            place
            for place, action in enumerate(np.asarray(actions).tolist())
            if not self.over[place] and not batch.answer(place, action)
        ]
        for place in np.flatnonzero(self.over).tolist():
            self.begin(place)
        given = np.array(array(batch.rewards, np.float64))
        ended = np.array(array(batch.terminated, np.bool_))
        cut = np.array(array(batch.truncated, np.bool_))
        done = ended | cut
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            self.over = done & ~self.over
            for place in np.flatnonzero(done).tolist():
                infos = self._add_info(infos, self.told(place, place in refused), place)
            return self.seen(), given, ended, cut, {**infos, "action_mask": self.action_masks()}
        for place in np.flatnonzero(done).tolist():
            learner, state = int(batch.learners[place]), batch.matches[place].state
            last = {"final_obs": self.observer.vector(state, learner), "final_info": self.told(place, place in refused)}
            infos = self._add_info(infos, last, place)
            self.begin(place)
        return self.seen(), given, ended, cut, {**infos, "action_mask": self.action_masks()}

    def told(self, place: int, refused: bool) -> dict[str, Any]:
        """How a game ended."""
        learner = int(self.batch.learners[place])
        outcome = None if refused else self.batch.matches[place].state.outcome()
        return {"seat": learner, "refused": refused, **ending(outcome, learner)}

    def seen(self) -> Vector:
        """What all learners read; only what is not zero, now or before, is touched."""
        self.batch.encode()
        row, flat = self.batch.row, self.vectors.reshape(-1)
        flat[self.written] = 0
        self.written = np.array(array(row.places, np.int64)[: row.count])
        flat[self.written] = array(row.values, np.float64)[: row.count]
        return self.vectors.copy() if self.copy else self.vectors

    def action_masks(self) -> Mask:
        """What the learners may answer, one row for each game, as of the latest step."""
        masks = array(self.batch.marks.bytes, np.int8).reshape(self.num_envs, self.observer.actions)
        return masks.copy() if self.copy else masks

    def states(self) -> list[Match]:
        """The games in progress, for those who want to look at them."""
        return self.batch.matches


def vector(
    game: str | Game,
    count: int,
    seats: int | None = None,
    seat: int | None = None,
    opponents: Opponents = "random",
    options: str = "",
    longest: int | None = None,
) -> ManyGames:
    """So many games of one kind side by side, as one Gymnasium vector environment."""
    return ManyGames(game, count, seats, seat, opponents, options, longest)
