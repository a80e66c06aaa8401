"""Positions as learners read them: the numbers that are not zero, by name."""

from orrery.core import Game, Seat, State


def numbers(game: Game, state: State, seat: Seat) -> dict[str, float]:
    encoder = game.encoder(len(state.teams))
    return {encoder.names[place]: value for place, value in encoder.entries(state, seat)}
