"""Whole games, played by choosing what looks best, so that tables can start anywhere in them."""

from functools import cache
from typing import NamedTuple

import httpx

import orrery
from orrery.core import NATURE, OVER, Action, Game, Journal, Rng, State
from tests.server.kit import Party, people

NAMES = ["Ada", "Halley", "Leavitt", "Cassini", "Kepler"]
LUCK = 0.02  # between answers that look nearly equal


class Played(NamedTuple):
    """A game's record, and for each question to the first seat its line and what was asked."""

    game: str
    seats: int
    record: str
    asked: list[tuple[int, str]]


@cache
def played(name: str, seats: int, options: str = "", seed: int = 1) -> Played:
    game, rng = orrery.game(name), Rng(seed)
    journal = Journal(game, seats, game.options(options))
    found = []
    while (seat := journal.state.turn()) != OVER:
        if 0 in journal.state.waiting():
            found.append((len(journal.entries), journal.state.decision(0).ask))
        journal.play(seat, best(game, journal.state, rng))
    return Played(name, seats, journal.record(NAMES[:seats]).write(), found)


def best(game: Game, state: State, rng: Rng) -> Action:
    """What looks best for whoever is asked."""
    seat = state.turn()
    if seat == NATURE:
        return state.chance(rng)
    found, most = state.essential(seat)[0], -1.0
    for action in state.essential(seat):
        after = state.clone()
        after.apply(seat, action)
        worth = game.judge(after, seat) + LUCK * rng.unit()
        if worth > most:
            found, most = action, worth
    return found


def table(client: httpx.Client, game: Played, line: int = -1) -> Party:
    """A table of people after that many lines, or at the end."""
    headers = [row for row in game.record.split("\n") if row.startswith("[")]
    answers = [row for row in game.record.split("\n") if row.startswith(("P", "* "))]
    if line >= 0:
        headers = ['[Result "*"]' if row.startswith("[Result") else row for row in headers]
        answers = answers[:line]
    at = {"record": "\n".join([*headers, "", *answers, ""]), "line": len(answers)}
    return Party(client, people(*NAMES[: game.seats]), game=game.game, **{"from": at})


def midway(game: Played, part: float = 0.6) -> int:
    """A line in the middle of the game at which the first seat is asked."""
    return game.asked[int(len(game.asked) * part)][0]


def asked(game: Played, ask: str) -> int:
    """The line before which the first seat is asked that for the last time, or any line where it never is."""
    lines = [line for line, what in game.asked if what == ask]
    return lines[-1] if lines else midway(game)
