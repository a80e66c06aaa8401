"""One seat that flies two camps, and cargo that must be looked at: the example of duels and alliances."""

from functools import partial

from orrery import testing
from orrery.core import GALLERY, NATURE, Journal, Rng
from orrery.core.values import Json
from orrery.testing import texts
from tests.core.miniatures import miniature
from tests.core.miniatures.freighters import Lanes

GAME = miniature("freighters")
say = partial(testing.say, table=GAME.table)
LOADING = ["* load gold", "* load ore", "* load sand", "* load gold"]


def loaded(seats: int, options: str = "") -> Lanes:
    state = GAME.start(seats, GAME.options(options))
    say(state, *LOADING)
    assert isinstance(state, Lanes)
    return state


def test_a_decision_names_the_camp_and_one_seat_flies_two() -> None:
    asked = []
    state = loaded(2)
    for line in ["P1 fly 1", "P2 fly 1", "P1 fly 1", "P2 fly 1"]:
        asked.append((state.turn(), state.decision(state.turn()).camp))
        say(state, line)
    assert asked == [(0, "A"), (1, "B"), (0, "C"), (1, "D")]
    assert [loaded(4).decision(0).camp, loaded(4).teams] == ["A", [0, 1, 0, 1]]


def test_a_side_sees_its_own_cargo_and_nobody_elses() -> None:
    state = loaded(2)
    cargo = {seat: state.observe(seat)["cargo"] for seat in (0, 1, GALLERY)}
    assert cargo == {0: [2, None, 0, None], 1: [None, 1, None, 2], GALLERY: [None] * 4}
    assert loaded(4).observe(2)["cargo"] == [2, None, 0, None]
    assert loaded(2, "open-cargo").observe(GALLERY)["cargo"] == [2, 1, 0, 2]


def test_a_look_is_reported_to_the_two_sides_concerned_only() -> None:
    state = loaded(2)
    say(state, "P1 fly 1", "P2 fly 1", "P1 fly 1", "P2 fly 2")
    assert "look D" in texts(state, 0) and "look C" not in texts(state, 0)
    say(state, "P1 look D")
    assert texts(state, NATURE) == ["show gold"]
    heard = [state.heard(seat, NATURE, state.options(NATURE)[0]) for seat in (0, 1, GALLERY)]
    assert heard == ["show gold", "show gold", "?"]
    say(state, "* show gold")
    assert state.observe(0)["cargo"] == [2, None, 0, 2]
    assert "look D" not in [option.text for option in state.agenda[-1].options(state, 0)]


def test_known_loads_are_imagined_as_they_are_and_the_others_are_drawn_again() -> None:
    state = loaded(2)
    say(state, "P1 fly 1", "P2 fly 1", "P1 fly 1", "P2 fly 2", "P1 look D", "* show gold")
    worlds = [state.imagine(0, Rng(seed)) for seed in range(20)]
    assert {world.cargo[3] for world in worlds} == {2}
    assert {world.cargo[1] for world in worlds} == {0, 1, 2}


def test_a_new_load_is_unknown_to_those_who_had_looked_at_the_old_one() -> None:
    state = loaded(2)
    others = ["P2 fly 1", "P1 fly 1", "P2 fly 1"]
    say(state, "P1 fly 2", *others, "P1 look B", "* show ore", *others, "P1 fly 2", *others, "P1 fly 2", *others)
    assert state.knows(0, 1)
    say(state, "P1 raid B", "* show ore")
    assert state.heard(0, NATURE, GAME.table.parse("load sand")) == "?"
    assert state.heard(1, NATURE, GAME.table.parse("load sand")) == "load sand"


def test_allies_share_their_rank() -> None:
    state = loaded(4, "goal=2")
    say(state, *[f"P{1 + turn % 4} fly 2" for turn in range(21)], "* show gold")
    outcome = state.outcome()
    assert outcome and outcome.ranks == [1, 2, 1, 2] and outcome.scores == [2.0, 0.0, 2.0, 0.0]


def test_a_look_cannot_be_taken_back() -> None:
    journal = Journal(GAME, 2, GAME.printed)
    lines = [*LOADING, "P1 fly 1", "P2 fly 1", "P1 fly 1", "P2 fly 2", "P1 look D"]
    for line in lines:
        who, _, text = line.partition(" ")
        journal.play(NATURE if who == "*" else int(who[1]) - 1, GAME.table.parse(text))
    view: Json = journal.state.observe(0)
    journal.play(NATURE, GAME.table.parse("show gold"))
    assert view["cargo"] == [2, None, 0, None]
    assert journal.takeable(0) == [] and journal.take_back(0) == 0
