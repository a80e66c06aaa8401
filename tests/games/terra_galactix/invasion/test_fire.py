"""L'Invasion: drawing, shock waves, bunker fire, dodges, help and Resistance."""

import pytest

from orrery.core import OVER, Rng
from orrery.games.terra_galactix.box.cards import KINDS
from tests.games.terra_galactix.invasion.boards import (
    GAME,
    asked,
    board,
    bunker,
    drawing,
    ends,
    hand,
    of_camp,
    play_on,
    rolled,
    say,
    size,
    steps,
    texts,
    told,
    where,
    why,
)


@pytest.mark.parametrize(("seats", "pile"), [(4, 33), (3, 37), (2, 41)])
def test_setup(seats: int, pile: int) -> None:  # [TG-S14]
    state, rng = GAME.start(seats, GAME.options("")), Rng(1)
    while state.decision(-1).ask != "draw":
        state.apply(-1, state.chance(rng))
    data = state.to_json()
    counts = data["pile"]
    assert isinstance(counts, list) and sum(counts) == pile
    assert counts[KINDS.index("super_nova")] == 5 and counts[KINDS.index("soucoupe")] == 0
    hands = data["hands"]
    assert isinstance(hands, list) and all(sum(row) == 4 and row[0] == row[7] == 0 for row in hands)
    assert data["lives"] == [4] * seats
    assert set(data["bunkers"].values()) == {"start"}  # type: ignore[attr-defined]


def test_a_shock_wave_pushes_saucers_away_from_earth() -> None:  # [TG-S15]
    places = ["A-red R05.1", "B-red R05.3", "A-blue R09.2", "D-red R02.5"]
    state = drawing(board(*places, active="D"))
    told_of = told(state, "* draw super_nova")
    assert told_of[0] == "super-nova P4" and len(told_of) == 4
    found = [where(state, saucer) for saucer in ("B-red", "A-red", "A-blue", "D-red")]
    assert found == ["R05.4", "R05.3", "R09.4", "R02.5"]
    assert asked(state) == "* draw" and size(state, "D") == 0
    state = drawing(board(*places, "C-red R05.4", active="D"))
    say(state, "* draw super_nova")
    assert [where(state, saucer) for saucer in ("C-red", "B-red", "A-red")] == ["R05.4", "R05.3", "R05.2"]


def test_a_second_super_nova_does_nothing() -> None:  # [TG-S16]
    state = drawing(board("A-red R05.1", active="D"))
    say(state, "* draw super_nova")
    assert told(state, "* draw super_nova") == ["super-nova-again P4"]
    assert where(state, "A-red") == "R05.4" and asked(state) == "* draw"


def test_four_bunkers_have_a_six() -> None:  # [TG-S17]
    places = ["A-red R01.5", "B-red R06.2", "C-red R11.1", "D-red R16.4"]
    state = board(*places, bunkers={"K04": "gone"}, acted=1)
    say(state, "P1 roll", "* red 1", "* blue 2")
    events = told(state, "* yellow 6")
    assert [event for event in events if event.startswith(("fired", "silent"))] == [
        "fired K01",
        "silent K04",
        "fired K08",
        "fired K11",
    ]
    assert [of_camp(state, "lives", camp) for camp in "ABCD"] == [3, 4, 3, 3]
    assert where(state, "B-red") == "R06.2" and where(state, "C-red") == "BASE-C"


@pytest.mark.parametrize("face", range(1, 7))
def test_protected_lines_are_never_hit(face: int) -> None:  # [TG-S18]
    other = 1 if face > 1 else 2
    state = rolled("A-red R03.2", "A-blue R04.1", dice=f"{other} {face} {face}", active="B")
    assert where(state, "A-red") == "R03.2" and where(state, "A-blue") == "R04.1"


def test_a_shield_is_not_replaced_at_once() -> None:  # [TG-S19]
    state = rolled("A-red R02.3", dice="3 2 1", active="B", hands={"A": {"bouclier": 1, "laser": 3}})
    assert asked(state) == "P1 dodge" and "shield" in texts(state)
    say(state, "P1 shield")
    assert where(state, "A-red") == "R02.3" and hand(state, "A") == {"laser": 3}
    fresh = drawing(board("A-red R02.3", hands={"A": {"laser": 3}}), held=3)
    events = told(fresh, "* draw laser", "* draw pulsar")
    assert events == [f"drew P1 2 {pile_size(fresh)}"] and size(fresh, "A") == 5


def pile_size(state: object) -> int:
    return int(state.observe(0)["pile"])  # type: ignore[attr-defined]


def test_a_giga_shield_covers_those_behind() -> None:  # [TG-S20]
    places = ["B-red R02.1", "A-red R02.2", "C-red R02.4"]
    state = rolled(*places, dice="3 2 1", hands={"A": {"giga_bouclier": 1}})
    assert asked(state) == "P2 dodge"
    say(state, "P2 accept_hit", "P1 decline")
    assert asked(state) == "P1 dodge"
    events = told(state, "P1 giga")
    assert "covered C-red A-red" in events and "destroyed B-red P2 3" in events
    assert (where(state, "A-red"), where(state, "C-red"), where(state, "B-red")) == ("R02.2", "R02.4", "BASE-B")
    assert of_camp(state, "regeneration", "A") == 0


def test_a_saucer_lost_in_phase_3_leaves_again_in_phase_4() -> None:  # [TG-S21]
    state = rolled("A-red R02.3", dice="2 5 1")
    assert of_camp(state, "lives", "A") == 3 and where(state, "A-red") == "BASE-A"
    assert ends(state, "A-red") == {"R02.4", "R03.4", "R03.5", "R04.4", "R04.5", "R05.5"}


def test_simultaneous_losses_are_counted_before_the_defeat() -> None:  # [TG-S22]
    state = rolled("A-red R02.3", "C-red R12.1", dice="3 2 1", lives={"C": 1})
    assert (of_camp(state, "lives", "A"), of_camp(state, "lives", "C")) == (3, 0)
    outcome = state.outcome()
    assert outcome is not None and (outcome.ranks, outcome.reason) == ([2, 2, 2, 2], "lives")
    assert state.turn() == OVER


def test_a_gift_exhausts_the_giver() -> None:  # [TG-S23] [TG-R21] [TG-R23]
    state = rolled("A-red R02.3", dice="3 2 1", hands={"B": {"bouclier": 2, "laser": 2}})
    assert "exhausted P2" in told(state, "P1 accept_hit", "P2 give bouclier")
    assert where(state, "A-red") == "R02.3" and size(state, "B") == 3 and of_camp(state, "regeneration", "B") == 1
    play_on(state, "* dice")  # B neither draws nor acts: the dice are thrown at once
    assert state.to_json()["active"] == "B" and size(state, "B") == 3
    say(state, "* red 1", "* blue 2", "* yellow 5")
    assert why(state, "P2 discard laser") == "act-too-late" and steps(state, "B-red")
    play_on(state, "* draw")
    assert state.to_json()["active"] == "C" and of_camp(state, "regeneration", "B") == 0
    play_on(state, "P3 act")
    assert size(state, "B") == 3


def test_a_recovered_player_draws_again_in_his_own_turn() -> None:  # [TG-S23]
    state = drawing(board(active="B", hands={"B": {"bouclier": 1, "laser": 2}}), held=3)
    say(state, "* draw laser", "* draw laser")
    assert size(state, "B") == 5 and asked(state) == "P2 act"


def test_an_exhausted_player_is_helped_by_others() -> None:  # [TG-S24] [TG-R49]
    places, hands = ["A-red R02.3", "B-red R12.4"], {"B": {"bouclier": 2, "laser": 2}, "C": {"bouclier": 1}}
    state = rolled(*places, dice="3 2 1", hands=hands)
    say(state, "P1 accept_hit", "P2 give bouclier")
    assert asked(state) == "P2 dodge" and texts(state) == ["accept_hit", "request bouclier"]
    assert why(state, "P2 shield") == "regenerating"
    say(state, "P2 accept_hit", "P3 give bouclier")
    assert where(state, "B-red") == "R12.4" and of_camp(state, "regeneration", "C") == 1


def test_a_helper_may_first_save_his_own_saucer() -> None:  # [TG-S24] [TG-R49]
    places, hands = ["A-red R02.3", "B-red R12.4"], {"B": {"bouclier": 2, "laser": 2}, "C": {"bouclier": 1}}
    state = rolled(*places, dice="3 2 1", hands=hands)
    say(state, "P1 accept_hit", "P2 shield B-red")
    assert asked(state) == "P2 help"
    say(state, "P2 give bouclier")
    assert asked(state) == "P1 move"
    assert [of_camp(state, "regeneration", camp) for camp in "ABCD"] == [0, 1, 0, 0]
    assert where(state, "A-red") == "R02.3" and where(state, "B-red") == "R12.4"


def test_resistance_on_three_dice() -> None:  # [TG-S30]
    places = ["A-red EARTH", "B-red EARTH"]
    state = board(*places, active="D", bunkers={"K06": "gone", "K03": "retreat"}, acted=1)
    say(state, "P4 roll", "* red 2", "* blue 2")
    events = told(state, "* yellow 2")
    assert events[:7] == [
        "rolled P4 2 2 2",
        "resisted P4",
        "returned K03",
        "returned K06",
        "destroyed A-red P1 3",
        "destroyed B-red P2 3",
        "colour-free",
    ]
    assert "fired K03" in events and "fired K10" in events
    assert (bunker(state, "K06"), where(state, "A-red")) == ("start", "BASE-A")


def test_the_last_life_is_told_without_a_number() -> None:
    state = board("A-red EARTH", active="D", lives={"A": 1}, acted=1)
    say(state, "P4 roll", "* red 2", "* blue 2")
    assert told(state, "* yellow 2")[-2:] == ["last-destroyed A-red P1", "defeat P1"]


def test_resistance_on_two_dice_spares_a_complete_squadron() -> None:  # [TG-S31]
    reds = [f"{camp}-red EARTH" for camp in "ABCD"]
    state = board(*reds, "A-blue EARTH", active="C", acted=1)
    say(state, "P3 roll")
    assert asked(state) == "* dice" and texts(state)[0] == "blue 1"
    events = told(state, "* blue 5", "* yellow 5")
    assert events[0] == "rolled-two P3 blue 5 5" and "squadron-safe red" in events
    assert where(state, "A-blue") == "BASE-A" and of_camp(state, "lives", "A") == 3
    assert where(state, "A-red") == "EARTH" and "fired K07" in events and "fired K14" in events


def test_the_colour_is_free_again_after_a_resistance() -> None:  # [TG-S32] [TG-R20]
    state = board("A-red EARTH", "B-red EARTH", "A-blue R09.1", active="D", acted=1)
    say(state, "P4 roll", "* red 2", "* blue 2", "* yellow 2")
    again = GAME.load(
        {
            **board("A-blue R09.1", bunkers={"K06": "gone"}, phase="move", pips=(0, 2)).to_json(),
            "lives": state.to_json()["lives"],
        }
    )
    assert "EARTH" in steps(again, "A-blue")


def test_asking_before_spending() -> None:  # [TG-S72] [TG-R49]
    hands = {"A": {"bouclier": 1}, "B": {"laser": 1}, "C": {"laser": 1}, "D": {"bouclier": 1}}
    state = rolled("A-red R02.3", dice="3 2 1", hands=hands)
    say(state, "P1 request bouclier", "P2 decline", "P3 decline", "P4 decline")
    assert asked(state) == "P1 dodge" and "shield" in texts(state) and "request bouclier" not in texts(state)
    assert why(state, "P1 request bouclier") == "request-refused"
    after = state.clone()
    say(after, "P1 accept_hit")
    assert where(after, "A-red") == "BASE-A"
    state = rolled("A-red R02.3", dice="3 2 1", hands=hands)
    say(state, "P1 request bouclier", "P2 decline", "P3 decline", "P4 give bouclier")
    assert hand(state, "A") == {"bouclier": 1} and of_camp(state, "regeneration", "D") == 1
    assert where(state, "A-red") == "R02.3"


def test_both_landed_and_struck_by_resistance() -> None:  # [TG-S79] [TG-R17]
    places = [*(f"{camp}-blue EARTH" for camp in "ABCD"), "A-red EARTH", "B-red R07.3"]
    hands = {"A": {"laser": 1}}
    state = board(*places, bunkers={"K06": "gone"}, hands=hands, acted=1)
    say(state, "P1 roll")
    events = told(state, "* red 3", "* yellow 3")
    assert "resisted P1" in events and "destroyed A-red P1 3" in events
    assert "fired K05" in events and "fired K12" in events
    play_on(state, "* draw")  # no movement is asked: A-red stays in its base
    assert where(state, "A-red") == "BASE-A"
    strong = board(*places[:5], options="super-resistance=hard", acted=1)
    say(strong, "P1 roll", "* red 2", "* blue 5", "* yellow 3", "* yellow 3")
    assert asked(strong) == "P1 move" and steps(strong, "A-red") == {"R02.5", "R03.5", "R04.5"}


def test_nobody_can_act() -> None:  # [TG-S82] [TG-R64]
    state = rolled("A-red R02.3", dice="3 2 1", active="B", hands={"A": {"bouclier": 3}}, regenerating={"A": 1})
    assert where(state, "A-red") == "BASE-A" and of_camp(state, "lives", "A") == 3


def test_an_escape_is_a_black_hole_trip_out_of_turn() -> None:  # [TG-R18]
    state = rolled("A-red R02.3", dice="3 2 1", active="B", hands={"A": {"trou_noir": 2}})
    say(state, "P1 escape", "* reveal G13")
    assert where(state, "A-red") == "R11.3" and size(state, "A") == 0


def test_an_escape_onto_another_line_of_fire_is_safe() -> None:  # [TG-R18] [TG-S77]
    state = rolled("A-red R15.2", dice="3 1 2", active="B", hands={"A": {"trou_noir": 2}})
    say(state, "P1 escape", "* reveal G05")
    assert where(state, "A-red") == "R05.4" and of_camp(state, "lives", "A") == 4


def test_a_shared_escape_uses_the_donors_card() -> None:  # [TG-5.6]
    hands = {"A": {"trou_noir": 1}, "C": {"trou_noir": 1, "bouclier": 1}}
    state = rolled("A-red R02.3", "C-red R12.2", dice="3 1 1", active="B", hands=hands)
    say(state, "P1 request trou_noir 1")
    assert "shield C-red" in texts(state)
    say(state, "P3 shield C-red", "P3 give trou_noir", "* reveal G13")
    assert where(state, "A-red") == "R11.3" and of_camp(state, "regeneration", "C") == 1
    assert where(state, "C-red") == "R12.2"
