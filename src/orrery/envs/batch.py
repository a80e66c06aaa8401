"""Many games at once, as arrays: every decision's observation, mask and answer, and what came of it.

The games go on side by side, one answer in each at a time, so that a policy is called once for all of them.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.core import OVER, Game, Match, NotationError, Perspective, Player, Rng, Seat, rewards
from orrery.envs.encoding import Mask, Observer, Vector
from orrery.envs.match import Setting, checked, player

Numbers = NDArray[np.int64]
Policy = Callable[[Vector, Mask], Numbers]  # observations and masks, one row for each game that asks → places in the table


class Rollouts(NamedTuple):
    """One row for each decision, game after game, each in the order of play; `outcomes` has one row for each game."""

    observations: Vector  # what the seat that was asked knew
    masks: Mask  # what it might answer
    actions: Numbers  # what it answered: a place in the table
    games: Numbers  # in which game
    seats: Numbers  # which seat that was
    returns: Vector  # its reward at the end of that game, 0 if the game was cut off
    outcomes: Vector  # games × seats: everybody's reward


class Step(NamedTuple):
    """The same for one answer in each game that goes on."""

    observations: Vector
    masks: Mask
    actions: Numbers
    games: Numbers
    seats: Numbers


class GameBatch:
    """Games of one setting, side by side, with a player for each seat: a bot's name, or a policy that answers for all games."""

    def __init__(self, setting: Setting, games: int, players: list[str | Policy], luck: Rng) -> None:
        self.observer: Final = Observer(setting.game, setting.seats)
        self.matches: Final = [setting.begin(luck.fork()) for _ in range(games)]
        self.players: Final = players
        self.unfinished = list(range(games))
        self.policies: list[Policy] = []
        for one in players:
            if not isinstance(one, str) and one not in self.policies:
                self.policies.append(one)
        self.bots: Final[dict[tuple[int, Seat], Player | None]] = {}
        for game in range(games):
            for seat, one in enumerate(players):
                if isinstance(one, str):
                    self.bots[game, seat] = player(one, setting.game, luck)

    def step(self) -> Step:
        """One answer in every game that goes on."""
        games = self.unfinished = [game for game in self.unfinished if self.matches[game].asked() != OVER]
        seats = [self.matches[game].asked() for game in games]
        step = self.empty(len(games))
        step.games[:], step.seats[:] = games, seats
        for row, (game, seat) in enumerate(zip(games, seats, strict=True)):
            state = self.matches[game].state
            self.observer.encoder.write(state, seat, step.observations[row])
            step.masks[row] = self.observer.mask(state, seat)
            if (game, seat) in self.bots:
                step.actions[row] = self.answer(self.matches[game], seat, self.bots[game, seat])
        for policy in self.policies:
            rows = [row for row, seat in enumerate(seats) if self.players[seat] == policy]
            if rows:
                step.actions[rows] = policy(step.observations[rows], step.masks[rows])
        for game, seat, action in zip(games, seats, step.actions.tolist(), strict=True):
            self.matches[game].play(seat, checked(self.matches[game], seat, action))
        return step

    def answer(self, match: Match, seat: Seat, one: Player | None) -> int:
        """A bot's answer, as its place in the table."""
        if one is not None:
            return int(one(Perspective(match.state, seat)).index)
        options = match.state.essential(seat)
        return int(options[match.rng.below(len(options))].index)

    def empty(self, rows: int) -> Step:
        numbers = [np.zeros(rows, np.int64) for _ in range(3)]
        vectors, masks = np.zeros((rows, self.observer.size), np.float32), np.zeros((rows, self.observer.actions), np.int8)
        return Step(vectors, masks, *numbers)


def rollouts(
    game: str | Game,
    players: str | Policy | Sequence[str | Policy] = "random",
    games: int = 1,
    seats: int | None = None,
    options: str = "",
    seed: int = 0,
    longest: int | None = None,
) -> Rollouts:
    """Play games to their end, or to `longest` answers, and keep every decision.

    `players` are one for each seat or one for all: bots' names, or policies, which turn observations and masks into actions.

    >>> from orrery import catalog
    >>> played = rollouts(catalog.games()[0], games=4, seats=2, longest=50)
    >>> len(played.actions) == len(played.observations) == len(played.returns), played.outcomes.shape
    (True, (4, 2))
    """
    if games < 1:
        raise ValueError(f"rollouts need at least one game, not {games}")
    setting = Setting(game, seats, options, longest)
    batch = GameBatch(setting, games, seated(players, setting.seats), Rng(seed))
    steps = [batch.empty(0)]
    while len((step := batch.step()).actions):
        steps.append(step)
    return gathered(steps, batch.matches)


def seated(players: str | Policy | Sequence[str | Policy], seats: int) -> list[str | Policy]:
    """A player for each seat."""
    each: list[str | Policy]
    if isinstance(players, str):
        each = [name.strip() for name in players.split(",")]
    else:
        each = [players] if callable(players) else list(players)
    if len(each) not in (1, seats):
        raise NotationError(f"{len(each)} players are given for {seats} seats; give one for each, or one for all")
    return each * (seats // len(each))


def gathered(steps: list[Step], matches: list[Match]) -> Rollouts:
    """All steps together, game after game."""
    games = np.concatenate([step.games for step in steps])
    seats = np.concatenate([step.seats for step in steps])
    outcomes = np.array([rewards(match.state.outcome(), match.state.teams) for match in matches], np.float32)
    order = np.argsort(games, kind="stable")
    return Rollouts(
        observations=np.concatenate([step.observations for step in steps])[order],
        masks=np.concatenate([step.masks for step in steps])[order],
        actions=np.concatenate([step.actions for step in steps])[order],
        games=games[order],
        seats=seats[order],
        returns=outcomes[games, seats][order],
        outcomes=outcomes,
    )
