"""Set-up, the end of a deck, costs, slots and cancelling, scenario by scenario. [IN-10]"""

import orrery
from orrery.testing import texts
from tests.games.invaders.positions import GAME, asked, at, calm, do, ended, hand, pile, position, sizes


def test_a_new_game_places_its_hero_then_deals_and_the_invaders_draw() -> None:  # [IN-S1]
    state = GAME.start(2, GAME.options(""))
    do(state, "* hero H05")
    assert texts(state, 0) == ["place pacific_rim", "place eurasia", "place africa"]
    do(state, "P1 place africa")
    assert at(state, "Am1") == "H05" and not state.turned
    while state.turn() == -1:
        state.apply(-1, state.chance(orrery.core.Rng(1)))
    assert sizes(state) == [5, 7, 65, 63]
    assert asked(state) == "P2 main" and state.plot == 10


def test_a_missing_card_in_the_draw_phase_loses() -> None:  # [IN-S2]
    state = position("turn-inv", decks=(30, 1))
    assert asked(state) == "* draw"
    calm(state)
    assert ended(state) == "mankind-deck" and len(state.sides[1].hand) == 3


def test_mankind_loses_without_a_card_to_draw() -> None:  # [IN-S3]
    assert ended(position("turn-man", decks=(0, 30))) == "invaders-deck"


def test_paying_with_the_last_cards_loses_nothing() -> None:  # [IN-S4]
    state = position("inv", invaders="I08 I02", decks=(30, 2))
    do(state, "P2 play I08 eurasia", "P2 discard I02")
    calm(state)
    assert at(state, "Ei1") == "I08" and state.deck_size(1) == 0 and asked(state) == "P2 main"
    state = position("inv", invaders="I08 I02", decks=(30, 1))
    assert "play I08 eurasia" not in texts(state, 1)
    do(state, "P2 play I08 eurasia less-drain")
    assert state.plot == 9


def test_both_decks_empty_in_one_step_mankind_wins() -> None:  # [IN-S5]
    state = position("inv", invaders="I35 I02", decks=(2, 2))
    do(state, "P2 play I35", "P2 discard I02")
    calm(state)
    assert ended(state) == "mankind-deck"


def test_only_one_deck_empty_that_side_loses() -> None:  # [IN-S6]
    state = position("inv", invaders="I35 I02", decks=(2, 3))
    do(state, "P2 play I35", "P2 discard I02")
    calm(state)
    assert ended(state) == "invaders-deck"


def test_new_york_may_stand_in_africa() -> None:  # [IN-S7]
    state = position("man", mankind="M17 M01")
    do(state, "P1 play M17 africa", "P1 discard M01")
    calm(state)
    assert at(state, "Am2") == "M17"


def test_the_kill_swarm_costs_nothing_and_takes_the_only_robot() -> None:  # [IN-S8]
    state = position("inv", "M03 Em1", invaders="I26", mankind="")
    do(state, "P2 play I26")
    calm(state)
    assert asked(state) == "P2 main"
    assert pile(state, 0) == ["M03"] and pile(state, 1) == ["I26"]


def test_norad_costs_five_cards() -> None:  # [IN-S9]
    state = position("man", "M01 Pm1, M01 Pm2", mankind="M15 M03 M03 M05 M06 M12 M13")
    do(state, "P1 play M15 pacific_rim")
    for _ in range(5):
        assert asked(state) == "P1 pay" and len(state.options(0)) > 1
        do(state, f"P1 {state.options(0)[0].text}")
    calm(state)
    assert at(state, "Pm3") == "M15" and len(hand(state, 0)) == 1
    state = position("man", mankind="M15 M03 M05 M06 M12")
    assert not any(text.startswith("play M15") for text in texts(state, 0))


def test_the_kraken_costs_a_discard_and_two_drains() -> None:  # [IN-S10]
    state = position("inv", invaders="I08 I02 I07")
    do(state, "P2 play I08 eurasia", "P2 discard I02", "* drain I04", "* drain I09")
    calm(state)
    assert pile(state, 1) == ["I02", "I04", "I09"] and at(state, "Ei1") == "I08" and state.plot == 10


def test_mankind_makes_room_when_the_card_enters() -> None:  # [IN-S11]
    state = position("man", "M03 Em1, M05 Em2, M14 Em3, M01 Em4", mankind="M06")
    do(state, "P1 play M06 eurasia")
    calm(state)
    assert asked(state) == "P1 room" and texts(state, 0) == [f"sacrifice Em{slot}" for slot in range(1, 5)]
    do(state, "P1 sacrifice Em3")
    assert pile(state, 0) == ["M14"] and at(state, "Em3") == "M06"
    assert state.observe(0)["powers"][0][6] == 2  # type: ignore[index]


def test_the_invaders_play_only_into_free_slots() -> None:  # [IN-S12]
    state = position("inv", "I03 Ei1, I03 Ei2, I07 Ei3, I07 Ei4", invaders="I02")
    assert "play I02 eurasia" not in texts(state, 1) and "play I02 africa" in texts(state, 1)


def test_the_hero_may_be_the_one_removed_to_make_room() -> None:  # [IN-S13]
    state = position("man", "M01 Am2, M01 Am3, M06 Am4, M05 Em1, M05 Em2", mankind="M03 M12")
    do(state, "P1 play M03 africa", "P1 discard M12", "P1 sacrifice Am1")
    assert at(state, "Am1") == "M03" and len(state.fallen) == 1
    do(state, "* hero H05")
    assert texts(state, 0) == ["place pacific_rim", "place eurasia"]
    do(state, "P1 place eurasia")
    assert at(state, "Em3") == "H05" and state.turned


def test_a_card_may_name_its_zones() -> None:  # [IN-S14]
    plays = [text for text in texts(position("man", mankind="M10 M01 M01"), 0) if text.startswith("play M10")]
    assert plays == ["play M10 pacific_rim", "play M10 africa"]


def test_draining_the_ocean_raises_the_cost_of_locations() -> None:  # [IN-S15]
    state = position("man", mankind="M14 M01", awake="S_OCEAN")
    do(state, "P1 play M14 africa")
    assert asked(state) == "P1 pay"
    assert "play M14 africa" not in texts(position("man", mankind="M14", awake="S_OCEAN"), 0)


def test_the_pyramid_of_whispers_raises_the_cost_of_support() -> None:  # [IN-S16]
    state = position("man", "I23 Ei1", mankind="M32 M01")
    do(state, "P1 play M32")
    assert state.decision(0).about == {"count": 1}
    view = state.observe(0)
    assert view["dearer"]["M40"] == [2, 0] and view["dearer"]["M31"] == [2, 0]  # type: ignore[index]


# Cancelling


def test_two_cancels_undo_each_other_and_all_is_paid() -> None:  # [IN-S17] [IN-S59]
    state = position("inv", invaders="I27 I31 I02 I02 I03 I07", mankind="M31 M14")
    do(state, "P2 play I27", "P2 discard I02", "P2 discard I02", "* drain I04", "P1 play M31", "P1 discard M14")
    do(state, "P2 play I31", "P2 discard I03")
    assert asked(state) == "P2 zone"  # Mankind's hand is empty: not asked
    do(state, "P2 zone africa", "* drain M05", "* drain M07")
    assert state.damage[2] == 1 and asked(state) == "P2 main"
    assert pile(state, 0) == ["M14", "M31", "M05", "M07"]
    assert pile(state, 1) == ["I02", "I02", "I04", "I03", "I31", "I27"]


def test_a_cancelled_card_is_discarded_and_stays_paid() -> None:  # [IN-S18]
    state = position("inv", invaders="I27 I31 I02 I02 I03 I07", mankind="M31 M14")
    do(state, "P2 play I27", "P2 discard I02", "P2 discard I02", "* drain I04", "P1 play M31", "P1 discard M14", "P2 pass")
    assert asked(state) == "P2 main" and list(state.damage) == [0, 0, 0]
    assert pile(state, 0) == ["M14", "M31"] and pile(state, 1) == ["I02", "I02", "I04", "I27"]


def test_being_asked_depends_on_public_knowledge() -> None:  # [IN-S19]
    state = position("man", mankind="M03 M01", invaders="I31 I02 I02")
    do(state, "P1 play M03 africa", "P1 discard M01")
    assert asked(state) == "P1 main"  # no Psionic Veto can match a Defender
    state = position("man", mankind="M27", invaders="I02 I02 I03")
    do(state, "P1 play M27")
    assert asked(state) == "P2 reply" and texts(state, 1) == ["pass"]


def test_a_reply_needs_cards_to_pay_with_and_a_copy_that_is_not_face_up() -> None:  # [IN-S20]
    state = position("inv", invaders="I02", mankind="M01")
    do(state, "P2 play I02 africa")
    assert asked(state) == "P2 main"
    state = position("inv", invaders="I02", mankind="M01 M01")
    do(state, "P2 play I02 africa")
    assert asked(state) == "P1 reply"
    state = position("inv", invaders="I02", mankind="M01 M01", piles=("M31 M31", ""))
    do(state, "P2 play I02 africa")
    assert asked(state) == "P2 main"
