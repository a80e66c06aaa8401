"""La Guerre Galactique: setup, moves, discovery, collecting, permits, home, what is hidden."""

from typing import cast

import pytest

from orrery.core import GALLERY, NotationError, Refusal, Rng
from tests.games.terra_galactix.invasion.boards import asked, discarded, hand, of_camp, steps, texts, where
from tests.games.terra_galactix.war.boards import GAME, board, cargo, ground, say, seen, stock, told, why


@pytest.mark.parametrize(("seats", "options", "pile"), [(2, "", 60), (3, "", 53), (4, "", 46), (2, "duel", 56)])
def test_setup(seats: int, options: str, pile: int) -> None:  # [TG-R35]
    state = GAME.start(seats, GAME.options(f"{options} first-player=P1"))
    while asked(state) == "* deal":
        state.apply(-1, state.chance(Rng(3)))
    data = state.to_json()
    assert sum(cast(list[int], data["pile"])) == pile and stock(state) == 15
    assert sum(cast(list[int], data["permits"])) == (8 if options else 2 * seats)


def test_the_dice_are_used_up_unless_one_is_home() -> None:  # [TG-R53] [TG-R59]
    state = board("A-red R05.4", pips=(2, 3))
    assert why(state, "P1 end_turn") == "end-too-soon"
    assert why(state, "P1 stop A-red") == "stop-must-move 2"
    assert why(state, "P1 stop A-blue") == "stop-in-base"
    say(state, "P1 step A-red R05.5", "P1 step A-red R06.5")
    assert "end_turn" in texts(state) and steps(state, "A-blue") == {"R02.5", "R03.5", "R04.5"}
    say(state, "P1 step A-blue R03.5")
    assert why(state, "P1 end_turn") == "end-mid-move"


def test_a_black_hole_replaces_the_act() -> None:  # [TG-R9] [TG-R14] [TG-R15]
    state = board("A-red R01.4", hands={"A": {"trou_noir": 4, "laser": 1}}, phase="act")
    assert why(state, "P1 roll") == "roll-before-act"
    assert why(state, "P1 black_hole A-blue") == "hole-base"
    say(state, "P1 black_hole A-red", "* reveal G15")
    assert {"roll", "discard laser"} <= set(texts(state))
    say(state, "P1 roll", "* red 2", "* blue 3", "P1 step A-red R14.1")
    assert why(state, "P1 black_hole A-red") == "hole-mid-move"


def test_discovery() -> None:  # [TG-S52] [TG-R34] [TG-R7]
    state = board("A-red R05.5", pips=(1, 0))
    say(state, "P1 step A-red R05.4")
    assert asked(state) == "* discovery"
    assert "discovered G14 3 R11.3" in told(state, "* reveal G14")
    assert ground(state) == {"R11.3": 3} and stock(state) == 12 and cargo(state, "A-red") == 0
    state = board("A-red R05.5", pips=(2, 0))
    say(state, "P1 step A-red R05.4", "P1 step A-red R05.3")
    assert asked(state) != "* discovery"


def test_the_limits_of_a_discovery() -> None:  # [TG-S53] [TG-R34]
    state = board("A-red R05.5", "C-red R11.3", pips=(1, 0), cargo={"C-red": 2}, stock=15)
    say(state, "P1 step A-red R05.4")
    events = told(state, "* reveal G14")
    assert "discovered-aboard G14 1 C-red" in events and "surplus-left 2 too-many" in events
    assert cargo(state, "C-red") == 3 and stock(state) == 12
    state = board("A-red R05.5", pips=(1, 0), stock=1)
    say(state, "P1 step A-red R05.4")
    assert "surplus-left 2 stock-empty" in told(state, "* reveal G14")
    assert ground(state) == {"R11.3": 1} and stock(state) == 0
    state = board("A-red R05.5", pips=(1, 0), ground={"R11.3": 2})
    say(state, "P1 step A-red R05.4", "* reveal G14")
    assert ground(state) == {"R11.3": 3} and stock(state) == 12


@pytest.mark.parametrize(("left", "loads"), [(0, (0, 1, 2, 3)), (1, (0, 1, 2)), (2, (0, 1))])
def test_what_an_exhausted_stock_brings_tells_nothing_of_a_hold(left: int, loads: tuple[int, ...]) -> None:  # [TG-R74] [TG-S86]
    """Whatever C-red carries, as long as it has room for what is left, everybody hears the same."""
    heard = set()
    for load in loads:
        state = board("A-red R05.5", "C-red R11.3", pips=(1, 0), cargo={"C-red": load}, stock=left + load)
        say(state, "P1 step A-red R05.4")
        heard.add(" / ".join(told(state, "* reveal G14")[:2]))
    aboard = f"discovered-aboard G14 {left} C-red / surplus-left {3 - left} stock-empty"
    assert heard == {aboard if left else "discovered-nothing G14 stock-empty / turn-ended P1"}


@pytest.mark.parametrize(("load", "lying", "open_to"), [(2, 3, False), (2, 2, False), (2, 1, True), (3, 1, False)])
def test_too_many_galactix_are_an_obstacle(load: int, lying: int, open_to: bool) -> None:  # [TG-S54] [TG-R45]
    state = board("A-red R05.5", pips=(1, 0), cargo={"A-red": load}, ground={"R05.4": lying})
    assert ("R05.4" in steps(state, "A-red")) == open_to
    if not open_to:
        assert why(state, "P1 step A-red R05.4") == f"step-overfull {load} {lying}"
        return
    left = state.clone()
    say(state, "P1 step A-red R05.4")
    assert cargo(state, "A-red") == 3 and ground(state) == {}
    say(left, "P1 step A-red R05.4 collect=no")
    assert cargo(left, "A-red") == 2 and ground(left) == {"R05.4": 1}


def test_home_and_out_again() -> None:  # [TG-S55] [TG-R10]
    state = board("A-red R03.5", pips=(4, 0), cargo={"A-red": 2})
    say(state, "P1 step A-red BASE-A")
    assert of_camp(state, "stores", "A") == 2 and cargo(state, "A-red") == 0
    assert {"stop A-red", "step A-red R02.5", "step A-red R03.5", "step A-red R04.5"} == set(texts(state))
    assert cast(dict[str, int], state.to_json()["pips"])["red"] == 3
    assert "stayed-home A-red 3" in told(state, "P1 stop A-red")
    with pytest.raises(NotationError):
        GAME.table.parse("step B-red BASE-A")


def test_permits() -> None:  # [TG-S56] [TG-R27] [TG-R56]
    state = board("A-blue R05.4", permits={"A": 1}, pips=(3, 1))
    assert steps(state, "A-red") == set()
    assert why(state, "P1 step A-red R02.5") == "move-no-permit 1"
    state = board("A-blue R05.4", permits={"A": 1}, phase="act", hands={"A": {"soucoupe": 2}})
    assert why(state, "P1 launch_cards 2") == "launch-full 1 2"
    say(state, "P1 launch_cards 1")
    assert of_camp(state, "permits", "A") == 2 and hand(state, "A") == {"soucoupe": 1} and not discarded(state, "soucoupe")
    say(state, "* red 3", "* blue 1")
    assert "R02.5" in steps(state, "A-red")
    state = board(permits={"A": 0}, phase="act", hands={"A": {"soucoupe": 2, "laser": 1}})
    assert {"launch_cards 1", "launch_cards 2"} <= set(texts(state))


def test_four_at_home_win_at_once() -> None:  # [TG-S57] [TG-R72]
    state = board("A-red R03.5", "A-blue R05.4", pips=(1, 2), cargo={"A-red": 2}, stores={"A": 3})
    assert "won P1 5" in told(state, "P1 step A-red BASE-A")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == [1, 2, 2, 2] and outcome.scores[0] == 5


def test_holds_are_secret() -> None:  # [TG-R33]
    state = board("A-red R05.4", "B-red R09.1", "C-red R12.2", cargo={"A-red": 2, "B-red": 1}, ground={"R12.2": 2}, pips=(1, 0))
    assert seen(state.observe(0), "cargo", "A-red") == 2 and seen(state.observe(0), "cargo", "B-red") is None
    assert seen(state.observe(GALLERY), "cargo", "A-red") is None
    loads = set()
    for seed in range(40):
        world = state.imagine(0, Rng(seed))
        assert cargo(world, "A-red") == 2 and cargo(world, "D-red") == 0
        loads.add((cargo(world, "B-red"), cargo(world, "C-red")))
    assert loads == {(1, 0), (0, 1)}
    shown = board("B-red R09.1", cargo={"B-red": 1}, options="open-cargo", pips=(1, 0))
    assert seen(shown.observe(0), "cargo", "B-red") == 1
    allied = board("C-red R09.1", cargo={"C-red": 1}, options="alliance", pips=(1, 0))
    assert seen(allied.observe(0), "cargo", "C-red") == 1 and seen(allied.observe(1), "cargo", "C-red") is None


def test_a_blocked_saucer_stops() -> None:  # [TG-R12] [TG-R48]
    state = board("A-red R05.1", "B-red R05.2", pips=(4, 0))
    assert "stop A-red" in texts(state) and steps(state, "A-red") == set()
    assert "blocked A-red R05.1 4" in told(state, "P1 stop A-red")
    assert where(state, "A-red") == "R05.1"
    state = board("A-red R02.5", "B-red R02.4", "B-blue R03.5", pips=(3, 0))
    assert texts(state) == ["step A-red BASE-A"]


def test_only_two_play_a_duel_and_four_an_alliance() -> None:  # [TG-R43] [TG-R58]
    for seats, options in [
        (3, "duel"),
        (2, "alliance"),
        (4, "duel"),
        (4, "bases=AB"),
        (2, "duel bases=AC"),
        (2, "first-player=P3"),
    ]:
        with pytest.raises(Refusal):
            GAME.start(seats, GAME.options(options))


def test_a_discovery_without_room_is_logged_in_one_line() -> None:  # [TG-R34]
    state = board("A-red R05.5", "C-red R11.3", pips=(1, 0), cargo={"C-red": 3}, stock=15)
    say(state, "P1 step A-red R05.4")
    assert told(state, "* reveal G14")[0] == "discovered-nothing G14 too-many"
    assert cargo(state, "C-red") == 3 and stock(state) == 12


def test_a_flight_is_logged_before_its_results() -> None:  # [TG-15]
    state = board("A-red R05.5", pips=(1, 0), ground={"R05.4": 2})
    events = told(state, "P1 step A-red R05.4")
    assert events[:2] == ["flown P1 A-red R05.4", "collected A-red 2 R05.4"]
