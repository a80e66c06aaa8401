"""Features: equally many whatever is played, all in bounds, and each saying what its name says."""

import json

import pytest

from orrery.core import Json, Rng
from orrery.games.race.features import PLACES, feature_names, features
from orrery.games.race.rules.developing import DEVELOP_PHASES
from tests.games.race.positions import Sits, begin, position, say
from tests.games.race.test_games import TABLES, steps

NAMES = feature_names()


def named(view: Json) -> dict[str, float]:
    return dict(zip(NAMES, features(view), strict=True))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_there_are_always_equally_many_and_all_lie_between_0_and_1(seats: int, options: str) -> None:
    for place, state in enumerate(steps(seats, options, seed=41)):
        if place % 13 == 0:
            for me in range(seats):
                numbers = features(json.loads(json.dumps({**state.observe(me), "me": me})))
                assert len(numbers) == len(NAMES)
                assert all(0 <= number <= 1 for number in numbers)


def test_names_are_all_different() -> None:
    assert len(set(NAMES)) == len(NAMES)


def test_me_comes_first_and_the_others_follow_clockwise() -> None:
    *_, state = steps(4, "mode=invasion", seed=2)
    width = NAMES.index("second present")
    rows = [features({**state.observe(0), "me": me}) for me in range(4)]
    for me in range(4):
        for place in range(4):
            absolute = (me + place) % 4
            assert rows[me][place * width : (place + 1) * width] == rows[0][absolute * width : (absolute + 1) * width]


def test_a_position_reads_as_it_lies_there() -> None:
    first = Sits("Spice World (good), Gem World (damaged)", hand="Public Works, Export Duties, Export Duties", chose="develop")
    state = position(first, Sits("Old Earth", others=4, chips=6), options="mode=invasion")
    begin(state, DEVELOP_PHASES[0])
    say(state, "P1 place public-works")
    facts = named({**state.observe(0), "me": 0})
    assert facts["me shows spice-world"] == facts["me good on spice-world"] == facts["me damaged gem-world"] == 1
    assert facts["me good on gem-world"] == facts["second shows spice-world"] == facts["third present"] == 0
    assert (facts["my hand export-duties"], facts["my hand public-works"], facts["my hand old-earth"]) == (1, 0.5, 0)
    assert facts["me chose develop"] == facts["my picked public-works"] == facts["me sealed"] == facts["second asked"] == 1
    assert facts["ask develop-choose"] == facts["option mode invasion"] == facts["me first"] == 1
    assert (facts["second chips"], facts["second hand"], facts["me asked"]) == (0.1, 0.2, 0)


def test_what_is_hidden_is_in_no_number() -> None:
    for place, state in enumerate(steps(3, "", seed=6)):
        if place % 25 == 0:
            view = state.imagine(1, Rng(place)).observe(1)
            assert features({**view, "me": 1}) == features({**state.observe(1), "me": 1})


def test_every_family_of_numbers_changes_in_some_game() -> None:
    seen: dict[str, set[float]] = {name: set() for name in NAMES}
    for seats, options in TABLES:
        for place, state in enumerate(steps(seats, options, seed=1)):
            if place % 5 == 0 or state.halves or state.boost:
                for name, number in named({**state.observe(0), "me": 0}).items():
                    seen[name].add(number)
    assert {family(name) for name in NAMES} - {family(name) for name in NAMES if len(seen[name]) > 1} == set()


def family(name: str) -> str:
    """The word that a name begins with, whoever and whatever it is about."""
    return next(word for word in name.split(" ") if word not in (*PLACES, "my"))
