"""Neither a quarter turn of the board nor other seats change more than names: nothing prefers a base or a seat. [TG-3]"""

import re
from typing import cast

import pytest

from orrery.core import NATURE, OVER, Json, Rng, State
from orrery.games.terra_galactix.box.board import STAR_CARDS
from tests.games.terra_galactix.war.boards import GAME

NEXT = dict(zip("ABCD", "BCDA", strict=True))  # where a quarter turn takes a base
RADII, QUARTER = 20, 5
CARDS_TO_A_QUARTER = len(STAR_CARDS) // 4


def turned(text: str) -> str:
    """A notation after a quarter turn: `step A-red R17.4` is `step B-red R02.4`."""
    text = re.sub(r"\b([ABCD])(-red|-blue)", lambda found: NEXT[found[1]] + found[2], text)
    text = re.sub(r"\bBASE-([ABCD])", lambda found: f"BASE-{NEXT[found[1]]}", text)
    return re.sub(r"\bR(\d\d)\.", lambda found: f"R{(int(found[1]) - 1 + QUARTER) % RADII + 1:02}.", text)


def turned_state(state: State) -> State:
    """A position between throws and draws, after a quarter turn."""
    data = state.to_json()
    camps = [NEXT[camp] for camp in cast(list[str], data["camps"])]
    stars = cast(dict[str, list[int]], data["stars"])
    changed: Json = {
        "options": f"bases={''.join(camps)}",
        "camps": camps,
        "active": NEXT[cast(str, data["active"])],
        "first": NEXT[cast(str, data["first"])],
        "saucers": [[turned(place) for place in row] for row in cast(list[list[str]], data["saucers"])],
        "ground": {turned(place): amount for place, amount in cast(dict[str, int], data["ground"]).items()},
        "stars": {pile: counts[-CARDS_TO_A_QUARTER:] + counts[:-CARDS_TO_A_QUARTER] for pile, counts in stars.items()},
        "fired": [[bits << 2 & 255 | bits >> 6 for bits in row] for row in cast(list[list[int]], data["fired"])],
    }
    return GAME.load({**data, **changed})


BY_CAMP = ("camps", "saucers", "hands", "stores", "permits", "cargo", "riding", "fired", "points")


def reseated(state: State) -> State:
    """The same position with everybody one seat lower, and the first seat last."""
    data = state.to_json()
    changed: Json = {key: cast(list[object], data[key])[1:] + cast(list[object], data[key])[:1] for key in BY_CAMP}
    return GAME.load({**data, **changed, "options": f"bases={''.join(cast(list[str], changed['camps']))}"})


def is_plain(state: State) -> bool:
    """Whether nobody is attacked and nothing is drawn: all that is asked has one name on all sides of the board."""
    return all(len(row) == 1 for row in cast(list[list[object]], state.to_json()["agenda"]))


@pytest.mark.parametrize("bases", ["ABC", "ABCD", "AC"])
def test_neither_base_nor_seat_changes_answers_or_judgement(bases: str) -> None:
    seats, rng, compared = len(bases), Rng(41), 0
    state = GAME.start(seats, GAME.options(f"bases={bases}"))
    while compared < 60 and (seat := state.turn()) != OVER:
        if seat != NATURE and is_plain(state):
            other = turned_state(state)
            assert sorted(turned(option.text) for option in state.options(seat)) == sorted(
                option.text for option in other.options(seat)
            )
            moved = reseated(state)
            assert [option.text for option in moved.options(moved.turn())] == [option.text for option in state.options(seat)]
            for each in range(seats):
                value = pytest.approx(GAME.judge(state, each), abs=1e-12)
                assert GAME.judge(other, each) == value and GAME.judge(moved, (each - 1) % seats) == value
            compared += 1
        options = state.options(seat)
        state.apply(seat, state.chance(rng) if seat == NATURE else options[rng.below(len(options))])
    assert compared == 60
