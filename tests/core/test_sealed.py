"""Secret picks, until the reveal."""

from orrery.core import GALLERY, Action, ActionTable, Seals, load_seals

TABLE = ActionTable("Test", [Action(text) for text in ["bid 0", "bid 1", "bid 2", "pass"]])
ZERO, ONE, TWO, PASS = TABLE.actions


def choosing() -> Seals:
    seals = Seals(4)
    seals.open([0, 1, 2])
    return seals


def test_before_anything_is_asked_nobody_owes_a_pick() -> None:
    seals = Seals(3)
    assert (seals.owing(), seals.first()) == ([], -1)


def test_those_who_are_asked_owe_until_they_seal() -> None:
    seals = choosing()
    assert (seals.owing(), seals.first()) == ([0, 1, 2], 0)
    seals.pick(0, TWO)
    seals.seal(0)
    assert (seals.owing(), seals.first()) == ([1, 2], 1)


def test_opening_again_clears_the_picks() -> None:
    seals = choosing()
    seals.pick(0, TWO)
    seals.open([3])
    assert (seals.picks, seals.owing()) == ([[], [], [], []], [3])


def test_a_seat_sees_its_own_picks_and_of_others_only_whether_they_have_sealed() -> None:
    seals = choosing()
    seals.pick(0, TWO)
    seals.pick(1, ONE)
    seals.seal(1)
    assert seals.seen_by(0) == [{"picks": ["bid 2"], "done": False}, "sealed", "choosing", "sealed"]
    assert seals.seen_by(2) == ["choosing", "sealed", {"picks": [], "done": False}, "sealed"]
    assert seals.seen_by(GALLERY) == ["choosing", "sealed", "choosing", "sealed"]


def test_picking_in_a_clone_leaves_the_original() -> None:
    seals = choosing()
    copy = seals.clone()
    copy.pick(0, TWO)
    copy.seal(0)
    assert (seals.picks[0], seals.done[0], copy.picks[0]) == ([], False, [TWO])


def test_blurred_seals_keep_the_seats_own_picks_and_name_those_to_imagine() -> None:
    seals = choosing()
    for seat in (0, 1, 2):
        seals.pick(seat, ONE)
    seals.seal(1)
    assert seals.blur(0) == [1]
    assert seals.picks == [[ONE], [], [], []]
    assert seals.owing() == [0, 2]


def test_the_gallery_blurs_everybodys_seal() -> None:
    seals = choosing()
    for seat in (0, 1, 2):
        seals.pick(seat, PASS)
        seals.seal(seat)
    assert seals.blur(GALLERY) == [0, 1, 2]
    assert seals.picks == [[], [], [], []]


def test_after_the_reveal_nothing_is_secret() -> None:
    seals = choosing()
    seals.pick(0, TWO)
    seals.forget()
    assert (seals.picks[0], seals.owing(), seals.blur(1)) == ([], [], [])


def test_seals_are_loaded_from_their_json() -> None:
    seals = choosing()
    seals.pick(0, TWO)
    seals.pick(0, ZERO)
    seals.seal(0)
    loaded = load_seals(seals.to_json(), TABLE)
    assert loaded.to_json() == seals.to_json()
    assert loaded.picks[0][0] is TWO


def test_reopening_takes_back_what_the_others_have_picked() -> None:
    seals = choosing()
    for seat in (0, 1):
        seals.pick(seat, TWO)
        seals.seal(seat)
    seals.reopen(0)
    assert (seals.picks, seals.owing()) == ([[TWO], [], [], []], [1, 2])
