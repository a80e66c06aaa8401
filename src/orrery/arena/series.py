"""Games 1, 2, 3… of one seed, played by bots: the same games whoever plays them, when, and in which process."""

from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path

from orrery import catalog
from orrery.bots import Bot, RandomBot, make_bot
from orrery.core import (
    NATURE,
    OVER,
    Action,
    Game,
    Journal,
    Options,
    Perspective,
    Refusal,
    Rng,
    Seat,
    State,
    Trace,
    fingerprint,
    random_playout,
)

WHOLE_WIN = 60  # a win is counted in sixtieths, so that two to six tied teams share it exactly


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game; `ranks` is empty if it was stopped at the game's `longest`."""

    decisions: int
    ranks: list[int]
    teams: list[int]
    reason: str
    digest: str

    def wins(self) -> list[int]:
        """Each seat's part of the win, in sixtieths: whole for the only winning team, shared between tied ones.

        >>> Played(9, [1, 2, 1, 2], [0, 1, 0, 1], "", "").wins(), Played(9, [1, 1, 2], [0, 1, 2], "", "").wins()
        ([60, 0, 60, 0], [30, 30, 0])
        """
        winners = {team for team, rank in zip(self.teams, self.ranks, strict=False) if rank == 1}
        return [WHOLE_WIN // len(winners) if team in winners else 0 for team in self.teams]


@dataclass(frozen=True)
class Series:
    """What the games have in common: plain data, so that any process can be told it."""

    name: str
    options_text: str
    seed: int
    lineups: list[list[str]]  # who sits where: one line-up after the other, and round again
    records: Path | None = field(default=None)  # where each game is kept, if anywhere
    data: str = ""  # the owner's text that the game is made with
    digits: int = 1  # of the highest game's number, for the names of files

    def __getstate__(self) -> dict[str, object]:
        """Only what it was made of: what was found once is found again in another process."""
        return {part.name: getattr(self, part.name) for part in fields(self)}

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    @cached_property
    def game(self) -> Game:
        return catalog.game(self.name, self.data)

    @cached_property
    def options(self) -> Options:
        return self.game.options(self.options_text)

    @cached_property
    def by_luck_alone(self) -> list[bool]:
        """For each line-up, whether all its bots answer at random."""
        names = {name for lineup in self.lineups for name in lineup}
        lucky = {name for name in names if type(make_bot(name, self.game, Rng(0), own=True)) is RandomBot}
        return [lucky.issuperset(lineup) for lineup in self.lineups]

    def load(self) -> None:
        """Play a game that does not count, so that what is built once is there when the clock starts."""
        random_playout(self.game.start(self.seats, self.options), Rng(self.seed), self.game.longest, Trace())

    def play(self, number: int) -> Played:
        """Play one game of the series."""
        place = (number - 1) % len(self.lineups)
        state, rng, trace = self.game.start(self.seats, self.options), Rng(self.seed, number), Trace()
        if self.by_luck_alone[place] and not self.records:
            random_playout(state, rng, self.game.longest, trace)
        else:
            answers = play_match(state, self.bots(place, rng), rng, self.game.longest, trace)
            if self.records:
                self.write(number, self.lineups[place], answers)
        outcome = state.outcome()
        ranks, reason = (outcome.ranks, outcome.reason) if outcome else ([], "")
        return Played(int(trace.decisions), ranks, state.teams, reason, f"{trace.digest()}{fingerprint(state)}")

    def bots(self, place: int, rng: Rng) -> list[Bot]:
        """The bots of a line-up, each with its own generator; random bots share Nature's, as `random_playout` does."""
        shared = self.by_luck_alone[place]
        return [make_bot(name, self.game, rng if shared else rng.fork(), own=True) for name in self.lineups[place]]

    def write(self, number: int, names: list[str], answers: list[tuple[Seat, Action]]) -> None:
        """Keep a game as a record; every answer passes the referee on its way."""
        assert self.records is not None, "this series keeps no records"
        journal = Journal(self.game, self.seats, self.options)
        for seat, action in answers:
            journal.play(seat, action)
        self.records.joinpath(self.file_name(number)).write_text(journal.record(names).write(), "utf-8")

    def file_name(self, number: int) -> str:
        return f"{self.name}-seed-{self.seed}-game-{number:0{self.digits}}.orr"


def play_match(state: State, bots: list[Bot], rng: Rng, longest: int, trace: Trace) -> list[tuple[Seat, Action]]:
    """The loop that is the whole of a match; every answer in its order."""
    perspectives = [Perspective(state, seat) for seat in range(len(bots))]
    answers: list[tuple[Seat, Action]] = []
    while trace.answers < longest and (seat := state.turn()) != OVER:
        action = state.chance(rng) if seat == NATURE else bots[seat].choose(perspectives[seat])
        state.apply(seat, action)
        trace.note(seat, action.index)
        answers.append((seat, action))
    return answers


def lineup_of(game: Game, bots: str, seats: int | None) -> list[str]:
    """A bot's name for every seat, from names between commas: one name serves all. The fewest seats are taken if none is said.

    >>> lineup_of(catalog.game(catalog.games()[0]), "random", 3)
    ['random', 'random', 'random']
    """
    names = named(game, bots)
    seats = game.seats[0] if seats is None else seats
    game.check_seats(seats)
    if len(names) not in (1, seats):
        raise Refusal(f"{len(names)} bots are named for {seats} seats; name one for all seats, or one for each")
    return names * seats if len(names) == 1 else names


def named(game: Game, bots: str) -> list[str]:
    """Bots' names between commas, each of which there is."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name, game, Rng(0), own=True)
    return names
