"""Keys, copies, and what programs look at first. [PR-7]"""

from tests.games.planet_raiders.boards import GAME, board, in_hand, say, texts


def test_rockets_laid_in_another_order_give_the_same_key() -> None:  # [PR-10]
    one = board(ask="place", reserve={"red": (3, 1)})
    other = one.clone()
    say(one, "place blue e3 N", "place blue d2 E", "place red e4 N")
    say(other, "place red e4 N", "place blue d2 E", "place blue e3 N")
    assert one.key() == other.key()
    assert one.position() == other.position()


def test_the_key_distinguishes_positions_and_questions() -> None:
    start = board(ask="place", reserve={"red": (3, 1)})
    keys = {start.key()}
    for way in (["take blue"], ["take red"], ["take blue", "zone e3"], ["take blue", "zone e2"], ["exchange"]):
        state = start.clone()
        say(state, *way)
        keys.add(state.key())
    for placement in ("place blue e3 N", "place red e3 N", "place blue e3 E"):
        state = start.clone()
        say(state, placement)
        keys.add(state.key())
    assert len(keys) == 9


def test_raiders_set_down_and_rockets_ridden_count_in_the_key() -> None:
    state = board("R1 e1e2 R2 f1f2", "e2N:b f2N:b")
    before = state.key()
    say(state, "fly R1 e2N")
    back = board("R1 e2e3 R2 f1f2", "f2N:b")
    assert state.key() != before and state.key() != back.key()


def test_programs_lay_rockets_beside_what_raiders_can_reach() -> None:  # [PR-14]
    state = board("R1 e2e3 R2 a1a2 R3 i1i2", "e3N:b", ask="place", reserve={"red": (2, 1)})
    say(state, "take red")
    near = [action.text for action in state.essential(0)]
    assert set(near) == {"zone e2", "zone e3", "zone a1", "zone a2", "zone i1", "zone i2", "zone e4"}
    assert len(texts(state)) == 73
    say(state, "zone e4")
    assert [action.text for action in state.essential(0)] == ["nose N", "nose E", "nose W"]


def test_programs_without_a_zone_nearby_look_everywhere() -> None:
    state = board("R1 d5e5", ask="place", off="R2 R3", reserve={"red": (1, 0)})
    say(state, "take blue")
    assert len(state.essential(0)) == 52


def test_gifts_are_legal_but_not_essential() -> None:  # [PR-10]
    state = board(seats=3, ask="place", reserve={"red": (1, 1)})
    assert "give red violet" in texts(state)
    assert [action.text for action in state.essential(0)] == ["done", "take blue", "take red"]


def test_judging_leaves_the_state_alone() -> None:
    state = board("R1 e2e3", ask="place", reserve={"red": (1, 1)})
    say(state, "take blue", "zone e3")
    before, key = state.to_json(), state.key()
    assert 0 < GAME.judge(state, 0) < 1
    assert state.to_json() == before and state.key() == key and in_hand(state, "red") == (1, 1)
