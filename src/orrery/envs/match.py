"""What an environment plays, and who sits in the seats that the learner does not have."""

from collections.abc import Callable, Sequence
from typing import Any, Final, SupportsIndex

import numpy as np

from orrery import catalog
from orrery.bots import Bot, RandomBot, make_bot
from orrery.core import Action, Game, Match, NotationError, Options, Perspective, Player, Refusal, Rng, Seat
from orrery.envs.encoding import Mask, Observer, Vector

Answerer = Callable[[Perspective], Action | int]  # what one may write oneself: an action, or its place in the table
Opponent = str | Bot | type[Bot] | Answerer
Opponents = Opponent | Sequence[Opponent]


class Setting:
    """What is played: a game of the catalog or one's own, how many sit down, under which options, and when to stop waiting."""

    def __init__(self, game: str | Game, seats: int | None, options: str, longest: int | None) -> None:
        self.game: Final = catalog.game(game) if isinstance(game, str) else game
        self.seats: Final = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        self.options: Final[Options] = self.game.options(options)
        self.longest: Final = self.game.longest if longest is None else longest

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game, self.seats, self.options.text(), self.longest)

    def begin(self, rng: Rng) -> Match:
        return Match(self.game, self.game.start(self.seats, self.options), rng, self.longest)


def checked(match: Match, seat: Seat, place: SupportsIndex | None) -> Action:
    """The action at a place of the table, or a ValueError that says why that seat cannot answer it now."""
    try:
        return match.legal(seat, -1 if place is None else place.__index__())
    except Refusal as refusal:
        raise ValueError(str(refusal)) from None


class Choosing:
    """A bot as a match wants it; unlike a bound method, it is copied together with its bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot

    def __call__(self, perspective: Perspective) -> Action:
        return self.bot.choose(perspective)


class Answering:
    """A bot's or a function's answers, as a match wants them: an action of the table, whatever was returned."""

    def __init__(self, game: Game, answer: Answerer) -> None:
        self.game: Final = game
        self.answer: Final = answer

    def __call__(self, perspective: Perspective) -> Action:
        answer = self.answer(perspective)
        chosen = answer if isinstance(answer, Action) else self.game.table[int(answer)]
        if chosen not in perspective.options():
            raise ValueError(f"{self.answer!r} answers {chosen.text!r} to {perspective.decision()!r}")
        return chosen


class Reading:
    """A policy of arrays as an opponent: it reads the vector and the mask of one seat at a time.

    `single(game, opponents=Reading(policy, game, seats))` lets a learner play against itself.
    """

    def __init__(self, policy: Callable[[Vector, Mask], Any], game: str | Game, seats: int, picks: bool = True) -> None:
        self.policy: Final = policy
        self.game: Final = catalog.game(game) if isinstance(game, str) else game
        self.observer: Final = Observer(self.game, seats, picks)
        self.rng: Final = Rng(0)

    def __call__(self, perspective: Perspective) -> Action:
        row, mask = np.empty((1, self.observer.size), np.float32), np.zeros((1, self.observer.actions), np.int8)
        self.observer.encoder.write(perspective.imagine(self.rng), perspective.seat, row[0])  # which reads as the truth does
        mask[0, [option.index for option in perspective.options()]] = 1
        return self.game.table[int(self.policy(row, mask)[0])]


def seated(opponents: Opponents, count: int) -> list[Opponent]:
    """An opponent for each seat: one for all of them, names between commas, or a list of any of these.

    >>> seated("random", 2), seated("cadet, random", 2)
    (['random', 'random'], ['cadet', 'random'])
    """
    if isinstance(opponents, str):
        each: list[Opponent] = [name.strip() for name in opponents.split(",")]
    else:
        each = list(opponents) if isinstance(opponents, Sequence) else [opponents]
    if len(each) not in (1, count):
        raise NotationError(f"{len(each)} opponents are given where {count} play; give one for each, or one for all")
    return each * (count // len(each))


def player(opponent: Opponent, game: Game, rng: Rng) -> Player | None:
    """What answers for an opponent; none for the bot `random`, which every match plays by itself."""
    if isinstance(opponent, str):
        made = make_bot(opponent, game, rng.fork(), own=True)
        return None if type(made) is RandomBot else Choosing(made)
    if isinstance(opponent, type):
        maker: Any = opponent
        return Answering(game, Choosing(maker(game, rng.fork())))
    return Answering(game, Choosing(opponent) if isinstance(opponent, Bot) else opponent)
