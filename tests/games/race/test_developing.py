"""Phase II. [RG-7.2]"""

from orrery.games.race.rules.developing import DEVELOP_PHASES
from orrery.games.race.rules.invading import INVASION_STEP
from tests.games.race.positions import (
    ALL_CARDS,
    Sits,
    ask,
    begin,
    everywhere,
    hand,
    held,
    luck,
    number,
    position,
    refused,
    say,
    tableau,
    texts,
)


def test_discounts_add_up_and_the_chooser_pays_one_less() -> None:  # [RG-S9]
    for chose, cost in [("develop", 2), ("", 3)]:
        sits = Sits("Investment Credits, Construction Corps", hand="Alien Historians", others=5, chose=chose)
        state = position(sits, Sits())
        begin(state, DEVELOP_PHASES[0])
        say(state, "P1 place alien-historians", "* reveal")
        assert (ask(state), state.decision(0).about) == ("pay", {"count": cost})
        for _ in range(cost):
            say(state, f"P1 discard {held(state)[0]}")
        assert hand(state) == 5 - cost
        assert tableau(state)[-1] == "alien-historians"
        assert everywhere(state) == ALL_CARDS


def test_the_bank_draws_before_the_choice() -> None:  # [RG-S10]
    state = position(Sits("Interstellar Bank, Investment Credits", chose="develop"), Sits())
    begin(state, DEVELOP_PHASES[0])
    say(state, "* draw public-works")
    assert texts(state) == ["pass", "place public-works"]
    say(state, "P1 place public-works", "* reveal")
    assert tableau(state)[-1] == "public-works"


def test_a_second_copy_is_refused_while_the_first_lies_there() -> None:  # [RG-S11]
    state = position(Sits("Anti-Xeno Militia", hand="Anti-Xeno Militia", others=3), Sits(), options="mode=invasion")
    begin(state, DEVELOP_PHASES[0])
    assert refused(state, "P1 place anti-xeno-militia") == "duplicate-development"
    state = position(
        Sits("Anti-Xeno Militia, Rebel Bunker", hand="Anti-Xeno Militia", others=3), Sits(), options="mode=invasion"
    )
    state.left[0] = state.left[1] = 0
    begin(state, INVASION_STEP)
    say(state, "* invade 3 5", "* invade 3 3", "P1 defend anti-xeno-militia 2")
    begin(state, DEVELOP_PHASES[0])
    assert "place anti-xeno-militia" in texts(state)


def test_drawing_after_placing_is_for_the_cards_that_were_there_before() -> None:  # [RG-S12]
    state = position(Sits("Public Works", hand="Drop Ships", others=4), Sits(hand="Public Works", others=1))
    begin(state, DEVELOP_PHASES[0])
    say(state, "P1 place drop-ships", "P2 place public-works", "* reveal")
    assert hand(state) == 0
    luck(state)
    assert [hand(state, seat) for seat in range(2)] == [1, 0]
    assert tableau(state, 1) == ["public-works"]


def test_a_development_must_be_payable_from_the_rest_of_the_hand() -> None:  # [RG-S13]
    state = position(Sits(hand="Mining Conglomerate", others=2), Sits())
    begin(state, DEVELOP_PHASES[0])
    assert refused(state, "P1 place mining-conglomerate") == "cannot-afford"
    state = position(Sits(hand="Mining Conglomerate", others=2, chose="develop"), Sits())
    begin(state, DEVELOP_PHASES[0])
    say(state, "P1 place mining-conglomerate", "* reveal")
    assert (hand(state), tableau(state)) == (0, ["mining-conglomerate"])


def test_worlds_and_cards_of_others_cannot_be_developed() -> None:
    state = position(Sits(hand="Spice World", others=4), Sits(hand="Drop Ships", others=4))
    begin(state, DEVELOP_PHASES[0])
    assert refused(state, "P1 place spice-world") == "not-a-development"
    assert refused(state, "P1 place drop-ships") == "not-in-hand"


def test_a_player_who_cannot_pay_for_the_cheapest_development_is_not_asked() -> None:  # [RG-10]
    state = position(Sits(others=1), Sits(others=2), Sits(others=1, chose="develop"), Sits())
    begin(state, DEVELOP_PHASES[0])
    assert state.waiting() == [1, 2]


def test_a_player_without_a_playable_card_is_still_asked() -> None:  # [RG-10]
    state = position(Sits(hand="Spice World, Gem World"), Sits())
    begin(state, DEVELOP_PHASES[0])
    assert texts(state) == ["pass"]


def test_choices_are_revealed_together_and_paid_in_priority_order() -> None:  # [RG-10]
    state = position(*[Sits(hand=card, others=3) for card in ("Public Works", "Export Duties")])
    state.first = 1
    begin(state, DEVELOP_PHASES[0])
    say(state, "P2 place export-duties")
    assert tableau(state, 1) == [] and state.observe(0)["empires"][1]["placing"] == ""  # type: ignore[index]
    say(state, "P1 place public-works", "* reveal")
    assert (state.turn(), state.empires[0].placing) == (1, number("Public Works"))
    say(state, f"P2 discard {held(state, 1)[0]}")
    assert state.turn() == 0


def test_the_second_develop_phase_has_its_bonus_for_a_player_who_chose_both() -> None:  # [RG-6]
    both = Sits(hand="Public Works, Export Duties", others=4, chose="develop develop-2")
    one = Sits(hand="Investment Credits", others=4, chose="develop")
    state = position(both, one, options="expert")
    begin(state, DEVELOP_PHASES[1])
    say(state, "P1 place export-duties", "P2 place investment-credits", "* reveal")
    assert (hand(state), state.turn(), state.decision(1).about) == (5, 1, {"count": 1})
