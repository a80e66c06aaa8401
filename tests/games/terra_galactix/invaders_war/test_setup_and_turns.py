"""La Guerre des Envahisseurs: seats, setup, permits, dice, bunkers, landing and the end."""

from collections import Counter

import pytest

from orrery.core import OVER, Refusal, Rng
from orrery.games.terra_galactix.box.cards import KINDS
from tests.games.terra_galactix.invaders_war.boards import GAME, board, rolled
from tests.games.terra_galactix.invasion.boards import (
    asked,
    bunker,
    discarded,
    hand,
    of_camp,
    play_on,
    say,
    size,
    steps,
    texts,
    told,
    where,
    why,
)


@pytest.mark.parametrize("seats", [4, 2])
def test_setup(seats: int) -> None:  # [TG-S65] [TG-R35]
    state, rng = GAME.start(seats, GAME.options("")), Rng(1)
    while state.decision(-1).ask != "draw":
        state.apply(-1, state.chance(rng))
    data = state.to_json()
    counts, hands = data["pile"], data["hands"]
    assert isinstance(counts, list) and sum(counts) == 50
    assert isinstance(hands, list) and [sum(row) for row in hands] == [4, 4, 4, 4]
    assert data["permits"] == [2, 2, 2, 2] and "lives" not in data
    assert set(data["bunkers"].values()) == {"start"}  # type: ignore[attr-defined]
    novas = KINDS.index("super_nova")
    assert counts[novas] + sum(row[novas] for row in hands) == 10
    assert state.teams == ([0, 1, 0, 1] if seats == 4 else [0, 1])


def test_seats_are_drawn() -> None:  # [TG-R36] [TG-R58]
    four = GAME.start(4, GAME.options(""))
    assert asked(four) == "* seats" and texts(four) == ["seats A B C D", "seats B C D A"]
    assert told(four, "* seats B C D A") == [
        "sat-down P1 BASE-B",
        "sat-down P2 BASE-C",
        "sat-down P3 BASE-D",
        "sat-down P4 BASE-A",
    ]
    two = GAME.start(2, GAME.options(""))
    assert texts(two) == ["seats A C", "seats B D"]
    say(two, "* seats B D")
    assert two.to_json()["camps"] == ["B", "D", "A", "C"] and two.to_json()["seats"] == [0, 0, 1, 1]


def test_a_player_with_two_camps_throws_once_for_the_first_turn() -> None:  # [TG-R8] [TG-R36]
    state = GAME.start(2, GAME.options("bases=BA"))
    say(state, "* red 6", "* blue 6", "* red 1")
    assert "started P2" in told(state, "* blue 1")
    assert state.to_json()["active"] == "A"


def test_a_player_with_two_camps_sees_both_hands() -> None:  # [TG-R36]
    state = board(seats=2, hands={"A": {"laser": 1}, "C": {"pulsar": 2}, "B": {"bouclier": 1}})
    seen = state.observe(0)["hands"]
    assert isinstance(seen, list) and [sum(row) if row and row[0] is not None else None for row in seen] == [1, 2, None, None]


def test_bases_are_for_their_number_of_players() -> None:  # [TG-4.1]
    with pytest.raises(Refusal, match="bases=AB is for 2 players, not 4"):
        GAME.start(4, GAME.options("bases=AB"))
    with pytest.raises(Refusal, match="first-player=P3 needs 3 players"):
        GAME.start(2, GAME.options("first-player=P3"))
    with pytest.raises(Refusal, match="2 or 4 seats, not 3"):
        GAME.start(3, GAME.options(""))


def test_turns_alternate_between_the_teams() -> None:  # [TG-R36]
    state = board(seats=2, acted=1)
    order = []
    for _ in range(4):
        order.append((state.to_json()["active"], state.turn()))
        play_on(state, "* dice")
        play_on(state, "* draw")
        while asked(state) == "* draw":
            state.apply(-1, state.options(-1)[0])
    assert order == [("A", 0), ("B", 1), ("C", 0), ("D", 1)]


# Permits


def test_permits_let_saucers_fly() -> None:  # [TG-R27] [TG-R56] [TG-7.4]
    hands = {"A": {"soucoupe": 2, "pulsar": 1}}
    state = board("A-blue R05.3", permits={"A": 1}, hands=hands)
    assert "launch_cards 1" in texts(state) and why(state, "P1 launch_cards 2") == "launch-most 1"
    grounded = state.clone()
    say(grounded, "P1 discard pulsar", "P1 roll", "* red 3", "* blue 1", "* yellow 4")
    assert steps(grounded, "A-red") == set() and why(grounded, "P1 step A-red R03.5") == "no-permit 1"
    assert told(state, "P1 launch_cards 1") == ["permits P1 BASE-A 2"]
    assert hand(state, "A") == {"soucoupe": 1, "pulsar": 1} and discarded(state, "soucoupe") == 0
    assert why(state, "P1 discard pulsar") == "act-made"
    say(state, "P1 roll", "* red 3", "* blue 1", "* yellow 4")
    assert steps(state, "A-red") == {"R02.5", "R03.5", "R04.5"}


def test_two_permits_at_once() -> None:  # [TG-R9]
    state = board(permits={"A": 0}, hands={"A": {"soucoupe": 2}})
    assert {"launch_cards 1", "launch_cards 2"} <= set(texts(state))
    say(state, "P1 launch_cards 2")
    assert of_camp(state, "permits", "A") == 2 and size(state, "A") == 0


def test_a_mate_gives_a_saucer_card() -> None:  # [TG-R62]
    state = board(permits={"A": 1}, hands={"A": {"pulsar": 1}, "C": {"soucoupe": 2}})
    events = told(state, "P1 request soucoupe", "P3 give soucoupe")
    assert "permits P1 BASE-A 2" in events and "tired P3 BASE-C" in events
    assert of_camp(state, "permits", "A") == 2 and discarded(state, "soucoupe") == 0
    assert why(state, "P1 roll") == "roll-before-act"  # a gift is not the act
    assert why(state, "P1 request soucoupe") == "launch-most 2"


def test_with_one_permit_only_one_of_two_saucers_leaves() -> None:  # [TG-R59]
    state = board(phase="move", pips=(2, 1), permits={"A": 1})
    assert steps(state, "A-red") and steps(state, "A-blue")
    events = told(state, "P1 step A-blue R03.5")
    assert "grounded A-red" in events and where(state, "A-red") == "BASE-A"


def test_waiting_for_a_permit() -> None:  # [TG-S80] [TG-R37] [TG-R59]
    state = board("A-red R09.1", bunkers={"K06": "gone"}, permits={"A": 1}, phase="move", pips=(3, 2))
    assert steps(state, "A-blue") == set()
    landed = state.clone()
    say(landed, "P1 step A-red EARTH")
    assert asked(landed) == "P1 move" and steps(landed, "A-blue") == {"R02.5", "R03.5", "R04.5"}
    say(state, "P1 step A-red R10.1", "P1 step A-red R10.3")
    assert where(state, "A-blue") == "BASE-A" and state.to_json()["active"] == "B"  # nothing to attack with: the turn ends


# Dice and bunkers


def test_no_resistance() -> None:  # [TG-S67]
    places = ["A-red EARTH", "B-red R07.4"]
    state = board(*places, acted=1, bunkers={"K03": "gone"})
    say(state, "P1 roll", "* red 3", "* blue 3")
    events = told(state, "* yellow 3")
    assert [event for event in events if event.startswith("fired")] == ["fired K05", "fired K12"]
    assert where(state, "A-red") == "EARTH" and bunker(state, "K03") == "gone"
    assert where(state, "B-red") == "BASE-B" and of_camp(state, "permits", "B") == 1


def test_two_yellow_dice() -> None:  # [TG-S67]
    twice = board("B-red R07.4", acted=1, options="yellow-dice=2")
    say(twice, "P1 roll", "* red 1", "* blue 2", "* yellow 3")
    events = told(twice, "* yellow 3")
    assert "rolled-four P1 1 2 3 3" in events and events.count("fired K05") == 1
    both = board("B-red R07.4", "D-red R09.2", acted=1, options="yellow-dice=2")
    say(both, "P1 roll", "* red 1", "* blue 2", "* yellow 3", "* yellow 4")
    assert where(both, "B-red") == "BASE-B" and where(both, "D-red") == "BASE-D"


def test_all_dice_are_thrown_whoever_has_landed() -> None:  # [TG-7.3]
    state = rolled("A-red EARTH", "C-red R05.1", dice="2 2 2", bunkers={"K03": "gone"})
    assert asked(state) == "P1 move" and steps(state, "A-red") == set() and steps(state, "A-blue")


def test_a_giga_shield_also_protects_opponents() -> None:  # [TG-7.3]
    state = rolled("A-red R02.2", "B-red R02.4", dice="3 2 1", hands={"A": {"giga_bouclier": 1}})
    say(state, "P1 go_on")
    assert "covered B-red A-red" in told(state, "P1 giga")
    assert where(state, "B-red") == "R02.4"


def test_who_is_asked() -> None:  # [TG-S78] [TG-R64]
    others = {"B": {"bouclier": 1}, "D": {"bouclier": 1}}
    state = rolled("A-red R02.3", dice="3 2 1", active="B", hands=others)
    say(state, "P2 go_on")
    assert where(state, "A-red") == "BASE-A"
    state = rolled("A-red R02.3", dice="3 2 1", active="B", hands={**others, "A": {"pulsar": 1}})
    say(state, "P2 go_on")
    assert asked(state) == "P1 dodge"
    state = rolled("A-red R02.3", dice="3 2 1", active="B", hands={**others, "C": {"pulsar": 1}})
    say(state, "P2 go_on")
    assert asked(state) == "P1 dodge"
    say(state, "P1 accept_hit")
    assert asked(state) == "P3 help"
    say(state, "P3 decline")
    assert where(state, "A-red") == "BASE-A" and asked(state) == "P2 move"


def test_a_player_with_two_camps_helps_with_the_other_hand() -> None:  # [TG-R36]
    state = rolled("A-red R02.3", dice="3 2 1", seats=2, active="B", hands={"C": {"bouclier": 1}})
    say(state, "P1 accept_hit")
    assert asked(state) == "P1 help" and state.decision(0).camp == "C"
    say(state, "P1 give bouclier")
    assert where(state, "A-red") == "R02.3" and of_camp(state, "regeneration", "C") == 1


def test_a_helper_may_first_save_his_own_saucer() -> None:  # [TG-R49]
    hands = {"C": {"bouclier": 2, "pulsar": 1}}
    state = rolled("A-red R02.3", "C-red R12.3", dice="3 2 1", active="B", hands=hands)
    say(state, "P1 accept_hit", "P3 shield C-red", "P3 give bouclier")
    assert where(state, "A-red") == "R02.3" and where(state, "C-red") == "R12.3"


def test_a_player_with_two_camps_is_asked_only_for_cards_in_hand() -> None:  # [TG-R62]
    hands = {"A": {"pulsar": 1}, "C": {"laser": 1}}
    alone = board("A-red R09.1", seats=2, hands=hands, phase="attack")
    assert "request laser A-red 1" in texts(alone) and "request mega_laser A-red" not in texts(alone)
    assert why(alone, "P1 request mega_laser A-red") == "request-hopeless"
    with_a_mate = board("A-red R09.1", hands=hands, phase="attack")
    assert {"request laser A-red 1", "request mega_laser A-red"} <= set(texts(with_a_mate))


def test_bunkers_are_attacked_once_by_each_saucer() -> None:  # [TG-S66]
    state = board("A-red R09.1", "A-blue R10.1", hands={"A": {"laser": 3}}, phase="attack")
    say(state, "P1 bunker_laser A-red")
    assert bunker(state, "K06") == "retreat" and why(state, "P1 bunker_laser A-red") == "shot-once"
    say(state, "P1 bunker_laser A-blue")
    assert bunker(state, "K07") == "retreat"


def test_a_shared_shot_at_a_bunker() -> None:  # [TG-7.5]
    state = board("A-red R09.2", hands={"A": {"laser": 1}, "C": {"laser": 1}}, phase="attack")
    say(state, "P1 request laser A-red 1", "P3 give laser")
    assert bunker(state, "K06") == "retreat" and of_camp(state, "regeneration", "C") == 1


@pytest.mark.parametrize("shots", ["after-all", "after-each"])
def test_when_bunkers_are_attacked(shots: str) -> None:  # [TG-S74] [TG-R51]
    hands = {"A": {"laser": 2}}
    places, gone = ["A-red R05.2", "A-blue R04.1"], {"K03": "retreat"}
    state = board(*places, hands=hands, bunkers=gone, phase="move", pips=(0, 2), options=f"bunker-shots={shots}")
    if shots == "after-all":
        assert why(state, "P1 bunker_laser A-red") == "shot-too-soon"
        return
    say(state, "P1 bunker_laser A-red")
    assert bunker(state, "K03") == "gone" and why(state, "P1 bunker_laser A-red") == "shot-once"
    say(state, "P1 step A-blue R05.1")  # from there only Earth is left
    assert where(state, "A-blue") == "EARTH"


# Landing and the end


def test_squadrons_are_per_team() -> None:  # [TG-S68]
    gone = {"K06": "gone"}
    mate = board("A-red EARTH", "C-blue R09.1", active="C", bunkers=gone, phase="move", pips=(0, 2))
    assert why(mate, "P3 step C-blue EARTH") == "earth-colour 1"
    other = board("A-red EARTH", "B-blue R09.1", active="B", bunkers=gone, phase="move", pips=(0, 2))
    assert "EARTH" in steps(other, "B-blue")
    state = board("A-red EARTH", "C-red R09.1", active="C", bunkers=gone, phase="move", pips=(1, 0))
    assert "squadron-complete red" in told(state, "P3 step C-red EARTH") and state.turn() != OVER
    blues = board("A-red EARTH", "C-red EARTH", "C-blue R09.1", active="C", bunkers=gone, phase="move", pips=(0, 2))
    assert "squadron-begun blue 1" in told(blues, "P3 step C-blue EARTH")
    last = ["A-red EARTH", "C-red EARTH", "A-blue EARTH", "C-blue R09.1"]
    state = board(*last, active="C", bunkers=gone, phase="move", pips=(0, 2))
    assert "team-won A+C" in told(state, "P3 step C-blue EARTH")
    outcome = state.outcome()
    assert outcome is not None and (outcome.ranks, outcome.reason) == ([1, 2, 1, 2], "landed")


def test_one_squadron_may_be_enough() -> None:  # [TG-S68]
    places, gone = ["B-red EARTH", "D-red R09.1"], {"K06": "gone"}
    state = board(*places, active="D", bunkers=gone, phase="move", pips=(1, 0), options="squadrons-to-win=1", seats=2)
    say(state, "P2 step D-red EARTH")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == [2, 1] and state.turn() == OVER


def test_the_turn_limit_is_a_draw() -> None:  # [TG-R25]
    state, rng = GAME.start(4, GAME.options("turn-limit=7")), Rng(5)
    while (seat := state.turn()) != OVER:
        choices = state.options(seat)
        state.apply(seat, state.chance(rng) if seat == -1 else choices[rng.below(len(choices))])
    outcome = state.outcome()
    assert outcome is not None and (outcome.ranks, outcome.reason) == ([1, 1, 1, 1], "turn-limit")
    assert outcome.scores == [0.5] * 4


def test_all_cards_of_the_box_are_always_somewhere() -> None:  # [TG-7.2]
    state, rng = GAME.start(2, GAME.options("")), Rng(3)
    for _ in range(1500):
        if state.turn() == OVER:
            break
        seat = state.turn()
        choices = state.options(seat)
        state.apply(seat, state.chance(rng) if seat == -1 else choices[rng.below(len(choices))])
        if asked(state).split()[1] != "give":  # cards that are being asked for lie on the table
            assert sum(cards(state).values()) == 74


def cards(state: object) -> Counter[str]:
    data = state.to_json()  # type: ignore[attr-defined]
    found: Counter[str] = Counter({"permits": sum(data["permits"])})
    for row in [*data["hands"], data["pile"], data["discards"]]:
        found.update(dict(zip(KINDS, row, strict=True)))
    return found
