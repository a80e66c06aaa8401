"""La Guerre Galactique: Tournoi, Alliance, Duel, Chevauchée galactique, and the turn limit."""

from typing import cast

from orrery.core import State
from tests.games.terra_galactix.invasion.boards import asked, of_camp, steps, texts, where
from tests.games.terra_galactix.war.boards import GAME, attack_options, board, cargo, ground, of_saucer, rolled, say, told, why

RIDE = "chevauchee"


def points(state: State) -> list[int]:
    return cast(list[int], state.to_json()["points"])


def test_points_of_a_tournament() -> None:  # [TG-S58] [TG-R46]
    options = "tournoi=2 first-player=P1"
    state = board("A-red R03.5", pips=(1, 0), cargo={"A-red": 2}, stores={"A": 3, "B": 3, "D": 2}, options=options)
    events = told(state, "P1 step A-red BASE-A")
    assert points(state) == [6, 3, 0, 2] and "scored P1 5 1 6" in events
    assert "scored-home P2 3 3" in events and "scored-nothing P3" in events
    assert "next-game 2" in events and asked(state) == "* deal" and state.to_json()["first"] == "B"
    state = board("A-red R03.5", pips=(1, 0), cargo={"A-red": 3}, stores={"A": 3}, options=options)
    say(state, "P1 step A-red BASE-A")
    assert points(state)[0] == 8


def test_the_highest_total_wins_a_tournament() -> None:  # [TG-R41]
    state = board("A-red R03.5", pips=(1, 0), cargo={"A-red": 1}, stores={"A": 3, "B": 3}, options="tournoi=2")
    data = {**state.to_json(), "game": 2, "points": [1, 4, 0, 0]}
    state = GAME.load(data)
    events = told(state, "P1 step A-red BASE-A")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == [2, 1, 3, 3] and outcome.scores == [6, 7, 0, 0]
    assert "tournament-won P2 7" in events


def test_an_alliance_counts_both_bases() -> None:  # [TG-S59] [TG-R42]
    def ended(**stores: int) -> list[int]:
        state = board("A-red R03.5", pips=(1, 0), cargo={"A-red": 1}, stores={"A": 3, **stores}, options="alliance", stock=15)
        say(state, "P1 step A-red BASE-A")
        outcome = state.outcome()
        assert outcome is not None
        return outcome.ranks

    assert ended(B=3, D=2) == [2, 1, 2, 1]
    assert ended(B=2, D=2) == [1, 1, 1, 1]
    assert ended(B=2, C=1, D=2) == [1, 2, 1, 2]
    assert ended(B=1, D=2) == [1, 2, 1, 2]
    state = board("A-red R05.4", "C-red R05.3", hands={"A": {"laser": 1}}, options="alliance", pips=(1, 0))
    assert why(state, "P1 laser A-red C-red 1") == "shot-friend"


def following(camp: str) -> str:
    """Whose turn it is in a duel after that of a camp, and with which base."""
    state = board(seats=2, active=camp, options="duel", pips=(1, 1))
    began = [event for event in told(state, f"P{1 + 'ABCD'.index(camp) % 2} end_turn") if event.startswith("camp-began")]
    return began[0].removeprefix("camp-began ")


def test_a_duel_is_flown_camp_by_camp() -> None:  # [TG-S60] [TG-R43]
    state = board("A-red R01.4", "C-red R05.4", "B-red R05.3", seats=2, options="duel", pips=(1, 0), hands={"A": {"laser": 1}})
    assert why(state, "P1 step C-red R05.5") == "camp-not-active"
    assert why(state, "P1 laser C-red B-red 1") == "camp-not-active"
    order = [following(camp) for camp in "ABCD"]
    assert order == ["P2 BASE-B", "P1 BASE-C", "P2 BASE-D", "P1 BASE-A"]
    state = board(
        "B-red R05.4",
        "C-red R05.3",
        seats=2,
        active="B",
        options="duel",
        hands={"A": {"bouclier": 1}, "B": {"laser": 1}},
    )
    say(state, "P2 laser B-red C-red 1")
    assert asked(state) == "P1 parry" and texts(state) == ["accept_hit", "shields"]
    state = board("A-red R03.5", seats=2, options="duel", pips=(1, 0), cargo={"A-red": 1}, stores={"A": 2, "C": 1})
    say(state, "P1 step A-red BASE-A")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == [1, 2]


def test_carrying_costs_a_pip_for_each_saucer() -> None:  # [TG-S61]
    riding = {"B-red": "A-red", "C-red": "B-red"}
    saucers = ["A-red R05.3", "B-red R05.3", "C-red R05.3"]
    state = board(*saucers, riding=riding, options=RIDE, pips=(3, 0))
    assert "carries A-red 2 1" in told(state, "P1 step A-red R05.4")
    assert {where(state, saucer) for saucer in ("A-red", "B-red", "C-red")} == {"R05.4"}
    assert state.to_json()["moved"] == {"red": 2, "blue": 2}
    state = board(*saucers, riding=riding, options=RIDE, pips=(2, 3))
    assert steps(state, "A-red") == set() and "stop A-red" not in texts(state) and "end_turn" in texts(state)
    assert why(state, "P1 step A-red R05.4") == "move-weighed-down 2 2"
    state = board(*saucers, riding=riding, options=RIDE, phase="act", hands={"A": {"pulsar": 1, "laser": 2}})
    say(state, "P1 pulsar red")
    rolled(state, 3, 1)
    assert "carries A-red 2 4" in told(state, "P1 step A-red R05.4")


def test_a_stack_explodes_together() -> None:  # [TG-S62]
    state = board(
        "A-red R05.4",
        "B-red R05.3",
        "A-blue R05.3",
        "C-red R05.3",
        riding={"A-blue": "B-red", "C-red": "A-blue"},
        cargo={"B-red": 2},
        options=RIDE,
        hands={"A": {"laser": 1}, "B": {"laser": 1}, "C": {"bouclier": 1}},
        pips=(1, 3),
    )
    assert why(state, "P1 laser A-red C-red 1") == "shot-parasite"
    say(state, "P1 laser A-red B-red 1")
    assert asked(state) == "P2 parry" and texts(state) == ["accept_hit"]
    say(state, "P2 accept_hit")
    assert [where(state, saucer) for saucer in ("B-red", "A-blue", "C-red")] == ["BASE-B", "BASE-A", "BASE-C"]
    assert [of_camp(state, "permits", camp) for camp in "ABC"] == [1, 1, 1]
    assert ground(state) == {"R05.2": 1, "R06.3": 1}
    assert steps(state, "A-blue") == set()  # not before the next turn


def test_docking() -> None:  # [TG-S63] [TG-R44]
    state = board("A-red R05.5", "B-red R05.3", options=RIDE, pips=(4, 0))
    say(state, "P1 step A-red R05.4")
    assert "stop A-red" not in texts(state)
    say(state, "P1 step A-red R05.3")
    assert {"docked A-red B-red", "gave-up A-red 2"} <= set(told(state, "P1 stop A-red"))
    assert of_saucer(state, "riding", "A-red") == "B-red"
    state = board("A-red R05.5", "B-red R05.3", options=RIDE, pips=(3, 0), cargo={"A-red": 1})
    say(state, "P1 step A-red R05.4", "P1 step A-red R05.3")
    assert why(state, "P1 stop A-red") == "stop-loaded"
    state = board("A-red R05.5", "B-red R05.3", options=RIDE, pips=(2, 0), cargo={"A-red": 1})
    say(state, "P1 step A-red R05.4")
    assert "R05.3" not in steps(state, "A-red")
    state = board("A-red R05.3", "B-red R05.3", riding={"A-red": "B-red"}, options=RIDE, pips=(2, 0))
    assert "stayed-aboard A-red B-red 2" in told(state, "P1 stop A-red")
    state = board("A-red R05.3", "B-red R05.3", riding={"A-red": "B-red"}, options=RIDE, pips=(2, 0))
    assert "undocked A-red B-red" in told(state, "P1 step A-red R05.4")


def test_a_stack_in_a_black_hole() -> None:  # [TG-S64]
    state = board(
        "B-red R04.1",
        "A-red R04.1",
        "D-red R09.2",
        riding={"A-red": "B-red"},
        active="B",
        options=RIDE,
        hands={"B": {"trou_noir": 2}},
        pips=(3, 0),
    )
    say(state, "P2 black_hole B-red", "* reveal G05")
    assert where(state, "B-red") == "R05.4"
    assert "star-refused G06 R05.4" in told(state, "* reveal G06")
    assert "docked A-red D-red" in told(state, "* reveal G09")
    assert where(state, "A-red") == "R09.2" and of_saucer(state, "riding", "A-red") == "D-red"
    assert steps(state, "B-red")


def test_a_saucer_passing_above_hides_a_stack() -> None:  # [TG-S83] [TG-R63] [TG-R57]
    state = board(
        "A-red R05.4",
        "B-red R05.3",
        "A-blue R05.2",
        cargo={"A-red": 1},
        options=RIDE,
        hands={"A": {"laser": 1, "super_nova": 2}},
        pips=(2, 0),
    )
    say(state, "P1 step A-red R05.3")
    assert attack_options(state) == []
    assert why(state, "P1 laser A-blue B-red 1") == "shot-passing"
    assert why(state, "P1 super_nova B-red") == "shot-passing"
    say(state, "P1 step A-red R06.3")
    say(state, "* reveal G20")
    assert {"laser A-blue B-red 1", "super_nova B-red"} <= set(attack_options(state))


def test_riders_of_the_same_base_come_home() -> None:  # [TG-8.5]
    state = board(
        "A-red R03.5",
        "B-red R03.5",
        "A-blue R03.5",
        "C-red R03.5",
        riding={"B-red": "A-red", "A-blue": "B-red", "C-red": "A-blue"},
        options=RIDE,
        pips=(6, 2),
    )
    events = told(state, "P1 step A-red BASE-A")
    assert "taken-home A-blue A-red" in events and "left-outside B-red R03.5" in events
    assert of_saucer(state, "riding", "C-red") == "B-red" and where(state, "C-red") == "R03.5"
    assert of_saucer(state, "riding", "B-red") == ""


def test_a_loaded_saucer_left_above_another_goes_back() -> None:  # [TG-R71]
    state = board(
        "A-red R04.1",
        "A-blue R05.4",
        "B-red R05.1",
        "B-blue R05.3",
        cargo={"A-red": 3, "B-blue": 1},
        options=RIDE,
        hands={"A": {"laser": 1}},
        pips=(2, 0),
    )
    say(state, "P1 step A-red R05.1", "P1 laser A-blue B-blue 1")
    assert ground(state) == {"R05.2": 1} and texts(state) == ["stop A-red"]
    assert "went-back A-red R04.1" in told(state, "P1 stop A-red")
    assert where(state, "A-red") == "R04.1" and cargo(state, "A-red") == 3


def test_a_loaded_saucer_without_any_way_back_returns_to_its_base() -> None:  # [TG-R71]
    ring = {"R05.5": 1, "R06.4": 1}
    state = board("A-red R05.3", "B-red R05.4", cargo={"A-red": 3}, options=RIDE, pips=(2, 0), ground=ring)
    say(state, "P1 step A-red R05.4")  # there and back
    state = GAME.load({**state.to_json(), "ground": {**ring, "R05.3": 1}, "stock": 9})
    assert texts(state) == ["stop A-red"]
    assert "went-back A-red BASE-A" in told(state, "P1 stop A-red")
    assert of_camp(state, "stores", "A") == 3 and cargo(state, "A-red") == 0


def test_a_loaded_saucer_with_all_ways_blocked_stays() -> None:  # [TG-R12]
    state = board("A-red R04.1", "B-red R05.1", cargo={"A-red": 3}, ground={"R05.2": 1, "R04.2": 1}, options=RIDE, pips=(1, 0))
    assert "blocked A-red R04.1 1" in told(state, "P1 stop A-red")


def test_a_turn_limit_is_a_draw() -> None:  # [TG-R25]
    state = board(options="turn-limit=7")
    state = GAME.load(
        {
            **state.to_json(),
            "game-turns": 7,
            "agenda": [["next-turn"], ["fly"]],
            "moved": {"red": 0, "blue": 0},
            "pips": {"red": 1, "blue": 1},
        }
    )
    assert "time-up 7" in told(state, "P1 end_turn")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == [1, 1, 1, 1] and outcome.reason == "turn-limit"
