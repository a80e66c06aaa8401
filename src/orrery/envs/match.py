"""A game in progress inside an environment: the truth, Nature's luck, and the count of answers."""

from collections.abc import Callable
from typing import Final, SupportsIndex

from orrery import catalog
from orrery.core import NATURE, OVER, Action, Game, NotationError, Options, Perspective, Refusal, Rng, Seat, State, name
from orrery.core.referee import check

Player = Callable[[Perspective], Action]


class Setting:
    """What is played: a game of the catalog or one's own, how many sit down, under which options, and when to stop waiting."""

    def __init__(self, game: str | Game, seats: int | None, options: str, longest: int | None) -> None:
        self.game: Final = catalog.game(game) if isinstance(game, str) else game
        self.seats: Final = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        self.options: Final[Options] = self.game.options(options)
        self.longest: Final = self.game.longest if longest is None else longest

    def begin(self, rng: Rng) -> "Match":
        return Match(self, rng)


class Match:
    """One game of a setting. Nature answers by herself; whoever holds the match answers for the seats."""

    def __init__(self, setting: Setting, rng: Rng) -> None:
        self.setting: Final = setting
        self.rng: Final = rng
        self.state: Final[State] = setting.game.start(setting.seats, setting.options)
        self.answers = 0
        self.let_nature_answer()

    def let_nature_answer(self) -> None:
        while self.state.turn() == NATURE and self.answers < self.setting.longest:
            self.state.apply(NATURE, self.state.chance(self.rng))
            self.answers += 1

    def asked(self) -> Seat:
        """The seat that is to answer: of several that choose in secret, the first that still owes. OVER when nobody is."""
        return OVER if self.answers >= self.setting.longest else self.state.turn()

    def cut_off(self) -> bool:
        """Whether the game was stopped at its longest, without an outcome."""
        return self.answers >= self.setting.longest and self.state.outcome() is None

    def legal(self, seat: Seat, place: SupportsIndex | None) -> Action:
        """The action at a place of the table, or a ValueError that says why that seat cannot answer it now."""
        table = self.setting.game.table
        index = -1 if place is None else place.__index__()
        if not 0 <= index < len(table):
            raise ValueError(f"{name(seat)} cannot answer {place}; an action is a place in the table, 0 to {len(table) - 1}")
        try:
            check(self.state, seat, table[index])
        except Refusal as refusal:
            raise ValueError(str(refusal)) from None
        return table[index]

    def play(self, seat: Seat, action: Action) -> None:
        """A legal answer of a seat, and then all of Nature's that follow it."""
        self.state.apply(seat, action)
        self.answers += 1
        self.let_nature_answer()


def bot(name: str, game: Game, rng: Rng) -> Player:
    """A bot by its name or level, with luck of its own."""
    from orrery.bots import make_bot

    return make_bot(name, game, rng.fork()).choose


def one_for_each(names: str, count: int) -> list[str]:
    """Bots' names, separated by commas: one for each seat, or one for all of them.

    >>> one_for_each("random", 2), one_for_each("cadet, random", 2)
    (['random', 'random'], ['cadet', 'random'])
    """
    each = [name.strip() for name in names.split(",")]
    if len(each) not in (1, count):
        raise NotationError(f"{names!r} names {len(each)} bots where {count} play; name one for each, or one for all")
    return each * (count // len(each))
