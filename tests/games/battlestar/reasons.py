"""Asking why something is refused, and reading the answer in both languages. [BG-11]"""

import pytest

from orrery.core import LANGUAGES, Refusal, State, seat_named
from tests.games.battlestar.boards import GAME, say


def why(state: State, attempt: str) -> str:
    """The key of the reason why an attempt (`P2 move J5`) is refused; the state must be as before."""
    who, _, text = attempt.partition(" ")
    before = state.to_json()
    with pytest.raises(Refusal):
        say(state, attempt)
    key = state.why(seat_named(who), GAME.table.parse(text))
    assert state.to_json() == before
    return key


def sentences(state: State, attempt: str) -> list[str]:
    """The reason in French and in English, with the anchor that both end with."""
    key = why(state, attempt)
    said = [GAME.words.into(lang).reason(key) for lang in LANGUAGES]
    assert said[0][1] == said[1][1]
    return [said[0][0], said[1][0], said[0][1]]
