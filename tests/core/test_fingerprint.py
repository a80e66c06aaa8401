"""Eight digits that identify a whole state."""

import pytest

from orrery.core import canonical, fingerprint
from tests.core.miniatures import miniature

GAME = miniature("moorings")


def test_equal_values_have_one_spelling() -> None:
    assert canonical({"b": [1, None], "a": "é"}) == canonical({"a": "é", "b": [1, None]}) == '{"a":"\\u00e9","b":[1,null]}'


def test_a_fingerprint_never_changes() -> None:
    assert fingerprint(GAME.start(2, GAME.printed)) == "586d213e"


def test_every_change_of_a_state_changes_it() -> None:
    state = GAME.start(2, GAME.printed)
    found = {fingerprint(state)}
    for _ in range(6):
        state.apply(state.turn(), state.options(state.turn())[0])
        found.add(fingerprint(state))
    assert len(found) == 7


def test_what_is_not_json_has_no_fingerprint() -> None:
    with pytest.raises(TypeError):
        canonical({"a": object()})
