"""Secret picks, several by each seat: the example of a game in which everybody chooses at once."""

from functools import partial
from itertools import permutations

import pytest

from orrery import testing
from orrery.core import GALLERY, NATURE, Refusal, Rng
from orrery.testing import texts
from tests.core.miniatures import miniature
from tests.core.miniatures.smugglers import ENOUGH, LAYS, Quay

GAME = miniature("smugglers")
say = partial(testing.say, table=GAME.table)


def choosing(options: str = "", hands: tuple[str, ...] = ("1234", "5555")) -> Quay:
    """Everybody holds these crates and one more worth 5; the toll is high; all choose."""
    state = GAME.start(len(hands), GAME.options(options))
    for hand in hands:
        say(state, *(f"* draw {worth}" for worth in hand))
    say(state, *["* draw 5"] * len(hands), "P1 toll high")
    assert isinstance(state, Quay)
    return state


def test_everybody_is_asked_at_once_and_answers_in_any_order() -> None:
    state = choosing()
    assert state.waiting() == [0, 1]
    say(state, "P2 lay 5", "P1 lay 4", "P2 lay 5")
    assert state.waiting() == [0]
    say(state, "P1 lay 3")
    assert state.waiting() == [] and state.turn() == NATURE
    say(state, "* reveal")
    assert state.lots == [7, 10]


def test_a_pick_changes_nothing_that_others_see_until_the_seal_is_closed() -> None:
    state = choosing()
    before = [state.observe(seat) for seat in (1, GALLERY)]
    say(state, "P1 lay 4")
    assert [state.observe(seat) for seat in (1, GALLERY)] == before
    say(state, "P1 lay 1")
    assert state.observe(1)["seals"] == ["sealed", {"picks": [], "done": False}]
    assert state.observe(GALLERY)["seals"] == ["sealed", "choosing"]


def test_a_crate_under_the_seal_cannot_be_laid_again() -> None:
    state = choosing()
    say(state, "P1 lay 4")
    assert texts(state, 0) == ["lay 1", "lay 2", "lay 3", "lay 5"]
    with pytest.raises(Refusal, match=r"P1 cannot answer 'lay 4' to 'lay' \(rule SM-3\); legal: lay 1, lay 2, lay 3, lay 5"):
        say(state, "P1 lay 4")
    assert state.why(0, LAYS[3]) == "not-held"


def test_lots_laid_in_any_order_are_one_position() -> None:
    keys = set()
    for order in permutations(["P1 lay 2", "P1 lay 4"]):
        state = choosing()
        say(state, *order)
        keys.add(state.key())
    assert len(keys) == 1


@pytest.mark.parametrize("options", ["", "hold"])
def test_the_essential_picks_reach_every_lot_once(options: str) -> None:
    def lots(state: Quay, essential: bool) -> list[tuple[str, ...]]:
        if 0 not in state.waiting():
            return [tuple(sorted(pick.text for pick in state.seals.picks[0]))]
        found = []
        for option in state.essential(0) if essential else state.options(0):
            after = state.clone()
            after.apply(0, option)
            found.extend(lots(after, essential))
        return found

    state = choosing(options)
    few, all_of_them = lots(state, True), lots(state, False)
    assert set(few) == set(all_of_them)
    assert len(few) == len(set(few)) < len(all_of_them)


def test_an_imagined_world_has_a_legal_lot_where_a_seat_has_sealed_and_none_elsewhere() -> None:
    state = choosing("hold", ("1234", "1111", "2222"))
    say(state, "P2 lay 5", "P2 enough", "P3 lay 2")
    numbers = set()
    for seed in range(30):
        world = state.imagine(0, Rng(seed))
        hand = world.hands[1].clone()
        for pick in world.seals.picks[1]:
            if pick is not ENOUGH:
                hand.take(LAYS.index(pick))
        numbers.add(world.seals.picks[1][-1] is ENOUGH)
        assert world.seals.picks[2] == [] and world.waiting() == state.waiting()
    assert numbers == {True, False}


def test_in_the_dark_only_the_worth_of_a_lot_is_revealed() -> None:
    for options, spent in [("", [1, 0, 0, 0, 3]), ("dark", [0, 0, 0, 0, 0])]:
        state = choosing(options)
        say(state, "P1 lay 1", "P1 lay 5", "P2 lay 5", "P2 lay 5", "* reveal")
        assert state.observe(0)["lots"] == [6, 10]
        assert state.observe(0)["spent"] == spent
        assert state.observe(0)["heap"] == 4 - sum(spent)


def test_nobody_hears_which_prize_is_stowed_until_all_are_opened() -> None:
    state = choosing("rounds=1")
    say(state, "P1 lay 1", "P1 lay 5", "P2 lay 5", "P2 lay 5", "* reveal")
    assert [state.heard(seat, NATURE, GAME.table.parse("draw 2")) for seat in (0, 1, GALLERY)] == ["?", "?", "?"]
    say(state, "* draw 2")
    assert state.observe(1)["prizes"] == [0, 1]
    say(state, "* reveal")
    assert state.observe(0)["prizes"] == [[0, 0, 0, 0, 0], [0, 1, 0, 0, 0]]
    outcome = state.outcome()
    assert outcome and outcome.ranks == [2, 1] and outcome.scores == [0.0, 2.0]
