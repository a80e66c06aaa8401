"""Random actions in random positions: what is not among the options is refused, explained, and changes nothing."""

import pytest

from orrery.core import LANGUAGES, NATURE, OVER, Game, OrreryError, Refusal, Rng, State
from orrery.core.referee import play


def random_start(game: Game, seats: int, rng: Rng) -> State:
    """A game with random options, except those that do not fit this number of seats."""
    words = []
    for choice in game.printed.choices:
        value = choice.values[rng.below(len(choice.values))]
        if choice.name not in ("bases", "first-player", "turn-limit"):
            words.append(f"{choice.name}={value}")
    return game.start(seats, game.options(" ".join(words)))


def refused(game: Game, games: int, tries: int, seed: int) -> dict[str, int]:
    """How many illegal actions were refused, by the reason that is given."""
    rng, reasons = Rng(seed), dict[str, int]()
    table, seats = game.table, list(game.seats)
    for number in range(games):
        state = random_start(game, seats[number % len(seats)], rng)
        for _ in range(tries):
            if state.turn() == OVER:
                break
            seat, action = int(rng.below(len(state.teams))), table[rng.below(len(table))]
            if state.turn() >= 0 and rng.below(2):
                seat = state.turn()
            if seat != state.turn() or action not in state.options(seat):
                key = state.why(seat, action).split(" ")[0]
                reasons[key] = reasons.get(key, 0) + 1
                check_refusal(game, state, seat, key, action.text)
            turn = state.turn()
            answers = state.essential(turn) if turn != NATURE else [state.chance(rng)]
            state.apply(turn, answers[rng.below(len(answers))])
    return reasons


def check_refusal(game: Game, state: State, seat: int, key: str, text: str) -> None:
    before = state.to_json()
    with pytest.raises((Refusal, OrreryError)):
        play(state, seat, game.table.parse(text))
    assert state.to_json() == before
    for lang in LANGUAGES:
        assert game.words.into(lang).has("why." + key), key
