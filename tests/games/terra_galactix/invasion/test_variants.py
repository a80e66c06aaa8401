"""L'Invasion: its variants, alone and together."""

from typing import cast

import pytest

from orrery.core import NATURE, Refusal, Rng, State
from orrery.games.terra_galactix.box.cards import KINDS
from tests.games.terra_galactix.invasion.boards import (
    GAME,
    Hands,
    asked,
    board,
    ends,
    hand,
    of_camp,
    rolled,
    say,
    steps,
    texts,
    told,
    where,
    why,
)


def test_saucers_may_be_jumped() -> None:  # [TG-S35] [TG-R38]
    places = ["A-red R05.3", "B-red R05.2", "C-red R05.4"]
    state = board(*places, phase="move", pips=(1, 0), options="saute-soucoupes")
    assert "R05.2" in steps(state, "A-red")
    state = board(*places, phase="move", pips=(2, 0), options="saute-soucoupes")
    assert "R05.1" in ends(state, "A-red")


def test_a_shock_wave_stacks_nothing_where_saucers_share_a_place() -> None:  # [TG-S35]
    places = ["A-red R05.3", "B-red R05.2", "C-red R05.4"]
    position = board(*places, active="D", options="saute-soucoupes").to_json()
    state = GAME.load({**position, "agenda": [*position["agenda"], ["draw", 3, 5, 0]]})  # type: ignore[misc]
    say(state, "* draw super_nova")
    assert [where(state, saucer) for saucer in ("A-red", "B-red", "C-red")] == ["R05.4"] * 3


def test_saucers_on_lower_orbits_still_obstruct_a_shot() -> None:  # [TG-S35]
    hands = {"A": {"laser": 3}}
    state = board("A-red R05.3", "B-red R05.2", hands=hands, phase="attack", options="saute-soucoupes")
    assert why(state, "P1 bunker_laser A-red") == "shot-obstructed"
    state = board("A-red R05.1", "B-red R05.1", hands=hands, phase="attack", options="saute-soucoupes")
    assert "bunker_laser A-red" in texts(state)


def test_a_giga_shield_covers_its_own_intersection() -> None:  # [TG-R38]
    places = ["B-red R02.2", "A-red R02.2"]
    state = rolled(*places, dice="3 2 1", active="B", hands={"A": {"giga_bouclier": 1}}, options="saute-soucoupes")
    assert asked(state) == "P2 dodge"  # clockwise from the active player
    say(state, "P2 accept_hit", "P1 decline", "P1 giga")
    assert where(state, "B-red") == "R02.2"


def test_super_resistance_hard() -> None:  # [TG-S36] [TG-R39]
    state = board(acted=1, options="super-resistance=hard")
    say(state, "P1 roll")
    events = told(state, "* red 1", "* blue 2", "* yellow 3", "* yellow 3")
    assert events == ["rolled-four P1 1 2 3 3", "resisted P1", "fired K05", "fired K12"]
    state = board(acted=1, options="super-resistance=hard")
    say(state, "P1 roll")
    events = told(state, "* red 1", "* blue 1", "* yellow 1", "* yellow 4")
    assert events == ["rolled-four P1 1 1 1 4", "fired K02", "fired K06", "fired K09", "fired K13"]


@pytest.mark.parametrize(
    ("landed", "dice", "wakes"),
    [([], "1 2 3 3", False), ([], "3 2 3 3", True), (["A-red EARTH"], "1 2 3 3", True), ([], "3 3 3 4", False)],
)
def test_super_resistance_softened(landed: list[str], dice: str, wakes: bool) -> None:  # [TG-S37]
    state = board(*landed, acted=1, options="super-resistance=soft")
    say(state, "P1 roll")
    faces = [f"* {die} {face}" for die, face in zip(["red", "blue", "yellow", "yellow"], dice.split(), strict=True)]
    assert ("resisted P1" in told(state, *faces)) is wakes


def test_an_unstable_universe_has_ten_super_novas() -> None:  # [TG-S38]
    state, rng = GAME.start(4, GAME.options("univers-instable=10")), Rng(1)
    while state.decision(NATURE).ask != "draw":
        state.apply(NATURE, state.chance(rng))
    pile = state.to_json()["pile"]
    assert isinstance(pile, list) and (sum(pile), pile[KINDS.index("super_nova")]) == (38, 10)


def test_with_three_lives_the_third_loss_ends_the_game() -> None:  # [TG-S39]
    assert GAME.start(4, GAME.options("vies=3")).to_json()["lives"] == [3] * 4
    state = rolled("A-red R02.3", dice="3 2 1", lives={"A": 1}, options="vies=3")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "lives"


def test_continuous_fire_judges_the_active_saucers_while_they_move() -> None:  # [TG-S40] [TG-R40]
    places, options = ["A-red R02.4", "B-red R02.5"], "tirs-continus"
    state = rolled(*places, dice="2 3 1", hands={"A": {"bouclier": 1}, "B": {"bouclier": 1}}, options=options)
    assert asked(state) == "P2 dodge"
    say(state, "P2 shield")
    free = state.clone()
    say(free, "P1 step A-red R03.4")
    assert asked(free) == "P1 move"
    assert told(state, "P1 step A-red R02.3") == ["under-fire A-red R02.3 K02"]
    assert asked(state) == "P1 dodge"
    say(state, "P1 shield", "P1 step A-red R02.2")
    assert asked(state) == "P1 move" and where(state, "A-red") == "R02.2" and hand(state, "A") == {}


def test_a_saucer_hit_under_continuous_fire_loses_its_move() -> None:  # [TG-S40]
    state = rolled("A-red R02.4", dice="2 3 1", options="tirs-continus")
    events = told(state, "P1 step A-red R02.3")
    assert events == ["under-fire A-red R02.3 K02", "move-lost A-red 1", "destroyed A-red P1 3"]
    assert where(state, "A-red") == "BASE-A" and steps(state, "A-red") == set() and steps(state, "A-blue")


def test_two_lines_of_fire_need_two_shields() -> None:  # [TG-S41]
    options, hands = "tirs-continus super-resistance=hard", {"A": {"bouclier": 1}, "B": {"bouclier": 1}}
    state = rolled("A-red R20.4", dice="3 2 6 1", hands=hands, options=options)
    say(state, "P1 step A-red R01.4", "P1 shield")
    assert told(state, "P1 step A-red R02.4")[:2] == ["cover-lost A-red", "under-fire A-red R02.4 K02"]
    lost, saved = state.clone(), state.clone()
    say(lost, "P1 accept_hit", "P2 decline")
    assert where(lost, "A-red") == "BASE-A"
    say(saved, "P1 accept_hit", "P2 give bouclier", "P1 step A-red R03.4")
    assert where(saved, "A-red") == "R03.4" and of_camp(saved, "regeneration", "B") == 1


TRIPS = {  # a black hole by own cards, by one given card, by two, in either phase: whose cards, and how they are played
    "own": ({"A": {"trou_noir": 2}}, ["P1 black_hole A-red"]),
    "one-given": ({"A": {"trou_noir": 1}, "B": {"trou_noir": 1}}, ["P1 request trou_noir A-red 1", "P2 give trou_noir"]),
    "two-given": (
        {"B": {"trou_noir": 1}, "C": {"trou_noir": 1}},
        ["P1 request trou_noir A-red 2", "P2 give trou_noir", "P3 give trou_noir"],
    ),
}


def shielded_traveller(hands: Hands, steps: list[str]) -> State:
    """A-red has parried the fire along R05 and is about to come out of a black hole; R15 is under fire, too."""
    own = {"bouclier": 1, **hands.get("A", {})}
    state = rolled("A-red R04.3", dice="1 3 2", hands={**hands, "A": own}, options="tirs-continus")
    say(state, "P1 step A-red R05.3", "P1 shield", *steps)
    return state


@pytest.mark.parametrize("phase", ["move", "attack"])
@pytest.mark.parametrize("trip", TRIPS)
def test_a_shield_does_not_travel_through_a_black_hole(trip: str, phase: str) -> None:  # [TG-R73] [TG-S85]
    hands, cards = TRIPS[trip]
    moves = [] if phase == "move" else ["P1 step A-blue R02.5", "P1 step A-blue R02.4", "P1 step A-blue R02.3"]
    state = shielded_traveller(hands, [*moves, *cards])
    assert told(state, "* reveal G17")[:3] == ["cover-lost A-red", "came-out A-red G17 R15.4", "under-fire A-red R15.4 K10"]


@pytest.mark.parametrize("trip", TRIPS)
def test_nor_does_it_on_the_line_of_fire_that_the_saucer_has_left(trip: str) -> None:  # [TG-R73]
    state = shielded_traveller(*TRIPS[trip])
    assert told(state, "* reveal G05")[:3] == ["cover-lost A-red", "came-out A-red G05 R05.4", "under-fire A-red R05.4 K03"]


def covers(state: State) -> dict[str, str]:
    """The radius of every saucer that is still covered."""
    data = state.to_json()
    rows = zip(cast(list[str], data["camps"]), cast(list[list[int]], data["cover"]), strict=True)
    names = [f"{camp}-{colour}" for camp, row in rows for colour, cover in zip(("red", "blue"), row, strict=True) if cover]
    return {saucer: where(state, saucer).partition(".")[0] for saucer in names}


def test_no_saucer_ever_takes_its_cover_onto_another_radius() -> None:  # [TG-8.1] [TG-R73]
    """All saucers are covered, all hands hold Black Holes, and everybody answers at random."""
    places = ["A-red R05.3", "A-blue R06.2", "B-red R15.2", "B-blue R05.5", "C-red R15.4", "D-red R05.1"]
    hands = {camp: {"trou_noir": 2, "bouclier": 1} for camp in "ABCD"}
    position = board(
        *places, phase="move", pips=(3, 2), hands=hands, bunkers={"K03": "gone"}, options="tirs-continus"
    ).to_json()
    position |= {"firing": 2**14 + 2**5, "cover": [[1, 2], [1, 1], [2, 0], [1, 0]]}
    left = {"move": 0, "black-hole": 0}
    for seed in range(100):
        state, rng = GAME.load(position), Rng(seed)
        before = covers(state)
        while position["turns"] == state.turn_count:
            seat = state.turn()
            asked_for, options = state.decision(seat).ask, state.options(seat)
            state.apply(seat, state.chance(rng) if seat == NATURE else options[rng.below(len(options))])
            now = covers(state)
            assert all(before.get(saucer, radius) == radius for saucer, radius in now.items()), f"seed {seed}: {before} {now}"
            if asked_for in left:
                left[asked_for] += len(now) < len(before)
            before = now
    assert min(left.values()) > 20, f"hardly anything was tried: {left}"


def test_an_escape_may_lead_into_the_fire() -> None:  # [TG-S77]
    hands, options = {"A": {"trou_noir": 2, "bouclier": 1}}, "tirs-continus"
    state = rolled("A-red R15.2", dice="3 1 2", active="B", hands=hands, options=options)
    say(state, "P1 escape")
    assert told(state, "* reveal G05")[-1] == "under-fire A-red R05.4 K03"
    say(state, "P1 shield")
    assert where(state, "A-red") == "R05.4"
    bare = rolled("A-red R15.2", dice="3 1 2", active="B", hands={"A": {"trou_noir": 2}}, options=options)
    say(bare, "P1 escape", "* reveal G05")
    assert where(bare, "A-red") == "BASE-A" and of_camp(bare, "lives", "A") == 3


def test_a_blocked_saucer_is_hit_where_it_stands_under_continuous_fire() -> None:  # [TG-8.1]
    places = ["A-red R05.1", "B-red R05.2"]
    state = rolled(*places, dice="4 3 2", options="tirs-continus", hands={"B": {"bouclier": 1}})
    say(state, "P2 shield")
    assert "under-fire A-red R05.1 K03" in told(state, "P1 stop A-red")


def test_a_giga_shield_lasts_and_covers_saucers_that_come_behind_it() -> None:  # [TG-8.1]
    hands, options = {"B": {"giga_bouclier": 1}}, "tirs-continus"
    state = rolled("A-red R01.3", "B-red R02.1", dice="1 3 1", hands=hands, options=options)
    say(state, "P2 giga")
    events = told(state, "P1 step A-red R02.3")
    assert events == ["flown P1 A-red R02.3", "still-covered A-red R02.3"] and where(state, "A-red") == "R02.3"


@pytest.mark.parametrize(("seats", "text"), [(2, "bases=ABC"), (3, "first-player=P4"), (4, "bases=AC")])
def test_bases_and_first_player_must_fit_the_number_of_players(seats: int, text: str) -> None:  # [TG-4.1]
    with pytest.raises(Refusal):
        GAME.start(seats, GAME.options(text))


def test_neighbours_may_play_against_the_earth_too() -> None:  # [TG-4.1]
    state = GAME.start(2, GAME.options("bases=DB first-player=P2"))
    assert state.to_json()["camps"] == ["D", "B"] and state.to_json()["active"] == "B"


def test_a_turn_limit_ends_the_game_in_defeat() -> None:  # [TG-R25]
    position = board("A-red R03.3", hands={"A": {"trou_noir": 2}}, phase="attack", options="turn-limit=50").to_json()
    state = GAME.load({**position, "turns": 50})
    assert told(state, "P1 end_turn") == ["time-up 50"]
    outcome = state.outcome()
    assert outcome is not None and (outcome.reason, outcome.ranks) == ("turn-limit", [2, 2, 2, 2])


def test_the_lowest_throw_begins_and_ties_throw_again() -> None:  # [TG-R8]
    state = GAME.start(2, GAME.options(""))
    events = told(state, "* red 2", "* blue 3", "* red 1", "* blue 4", "* red 5", "* blue 1", "* red 2", "* blue 1")
    assert events == [
        "first-rolled P1 2 3",
        "first-rolled P2 1 4",
        "tied-for-first 5",
        "first-rolled P1 5 1",
        "first-rolled P2 2 1",
        "started P2",
    ]
    assert asked(state) == "* deal"
