"""Attacks, evaluation, strategies, deck sizes and matches, scenario by scenario. [IN-10]"""

import pytest

import orrery
from orrery.core import Refusal
from orrery.testing import texts
from tests.games.invaders.positions import GAME, asked, at, calm, do, ended, pile, position, sizes


def test_kraken_and_squid_beat_the_shanty_town_by_one() -> None:  # [IN-S38]
    state = position("attack", "I08 Pi1, I07 Pi2, M14 Pm1", mankind="", awake="S_SEED")
    view = state.observe(1)
    assert view["attack"] == [5, 0, 0] and view["defence"] == [4, 5, 7]
    do(state, "P2 attack pacific_rim", "* drain M01", "P2 attack eurasia")
    calm(state)
    assert pile(state, 0) == ["M01"] and state.plot == 10


def test_submarine_and_aircraft_hold_eurasia() -> None:  # [IN-S39]
    state = position("attack", "I08 Ei1, I09 Ei2, M02 Em1, M01 Em2, M01 Em3, M01 Em4", mankind="", awake="S_SEED")
    view = state.observe(1)
    assert view["attack"] == [0, 8, 0] and view["defence"] == [3, 9, 7]
    do(state, "P2 attack eurasia", "P2 attack africa")
    calm(state)
    assert pile(state, 0) == []


def test_a_guerilla_fighter_stops_a_drain_and_the_marker_falls() -> None:  # [IN-S40]
    state = position("attack", "I08 Pi1, I07 Pi2, M14 Pm1, M04 Em1", mankind="", awake="S_SEED")
    do(state, "P2 attack pacific_rim", "P1 prevent Em1")
    assert pile(state, 0) == ["M04"]
    do(state, "P2 attack eurasia")
    assert state.plot == 9


def test_what_mankind_drains_for_costs_does_not_count() -> None:  # [IN-S41]
    state = position("man", mankind="M07")
    do(state, "P1 play M07 africa", "* drain M01")
    assert not state.drained
    do(state, "P1 end", "P2 end", "P2 attack eurasia", "P2 attack africa", "P2 attack pacific_rim")
    calm(state)
    assert state.plot == 9


def test_the_marker_at_zero_wins_for_mankind() -> None:  # [IN-S42]
    state = position("attack", plot=1, awake="S_SEED")
    do(state, "P2 attack eurasia", "P2 attack africa")
    assert ended(state) == "mankind-plot"


def test_the_invasion_action_is_taken_once() -> None:  # [IN-S43]
    state = position("inv", invaders="I07 I07")
    do(state, "P2 invade")
    calm(state)
    assert sizes(state)[1] == 3 and state.plot == 9
    assert not [text for text in texts(state, 1) if text == "invade" or "less-" in text]


def test_pods_turn_a_defender_against_its_own_side() -> None:  # [IN-S44]
    state = position("attack", "I09 Ei1, M03 Em1", mankind="", decks=(30, 30))
    do(state, "P2 activate S_SEED", "P2 target Em1", "* drain I02", "* drain I02")
    assert state.observe(1)["attack"] == [0, 9, 0] and state.observe(1)["defence"] == [3, 5, 7]
    do(state, "P2 attack eurasia", "* drain M01", "* drain M01", "* drain M01", "* drain M01", "P2 attack africa")
    calm(state)
    assert asked(state) == "P1 main" and len(pile(state, 0)) == 4
    assert state.observe(1)["defence"] == [3, 9, 7]


def test_a_shield_weakens_each_attack() -> None:  # [IN-S45]
    state = position("attack", "M26 Am1, I11 Ai1", hero="H03 Pm1", mankind="", awake="S_SEED")
    view = state.observe(1)
    assert (view["attack"], view["defence"], view["shields"]) == ([0, 0, 7], [6, 5, 3], [0, 0, 3])
    do(state, "P2 attack africa", "* drain M01", "P2 attack eurasia")
    assert len(pile(state, 0)) == 1


def test_eurasia_at_zero_is_lost_before_the_drain() -> None:  # [IN-S46]
    state = position("inv", invaders="I27 I02 I02", mankind="", damage="eurasia eurasia eurasia eurasia")
    do(state, "P2 play I27", "P2 discard I02", "P2 discard I02", "P2 zone eurasia")
    assert ended(state) == "invaders-eurasia"
    state = position("inv", "M15 Em1", invaders="I27 I02 I02", mankind="", damage="eurasia eurasia eurasia eurasia")
    do(state, "P2 play I27", "P2 discard I02", "P2 discard I02", "P2 zone eurasia", "* drain M01", "* drain M01")
    assert asked(state) == "P2 main" and state.damage[1] == 4


def test_a_zone_at_zero_takes_no_more_tokens() -> None:  # [IN-S47]
    state = position("inv", invaders="I27 I02 I02", mankind="", damage="pacific_rim pacific_rim pacific_rim")
    do(state, "P2 play I27", "P2 discard I02", "P2 discard I02", "P2 zone pacific_rim", "* drain M01", "* drain M01")
    assert asked(state) == "P2 main" and state.damage[0] == 3


def test_autopsies_take_back_as_many_as_there_are() -> None:  # [IN-S48]
    state = position("man", piles=("M01 M03 M05", ""))
    do(state, "P1 activate S_AUTOPSY")
    assert pile(state, 0) == [] and sizes(state)[2] == 33 and state.plot == 11
    state = position("man", piles=("M01 M03 M05", ""), plot=12)
    do(state, "P1 activate S_AUTOPSY")
    assert state.plot == 12


def test_heat_takes_back_the_last_five() -> None:  # [IN-S49]
    state = position("inv", piles=("", "I01 I02 I03 I04 I05 I06 I07"))
    do(state, "P2 activate S_HEAT")
    assert pile(state, 1) == ["I01", "I02"] and sizes(state)[3] == 35 and state.plot == 9


def test_a_clean_slate_draws_as_many_cards_and_cannot_run_out() -> None:  # [IN-S50]
    state = position("man", mankind="M01 M03 M05 M06", decks=(0, 30))
    do(state, "P1 activate S_CLEANSLATE")
    calm(state)
    assert asked(state) == "P1 main" and sizes(state)[0] == 4
    state = position("man", "M16 Pm1 tokens=8", mankind="M01 M03 M05 M06", decks=(0, 30))
    do(state, "P1 activate S_CLEANSLATE", "P1 prevent Pm1 3", "P1 pass")
    calm(state)
    assert sizes(state)[0] == 1 and sizes(state)[2] == 3 and state.tokens[0] == 5


def deck(side: str, size: int) -> str:
    """A legal deck file of that many cards."""
    counts = dict(zip([card.id for card in GAME.box.cards if card.row["side"] == side], [0] * 99, strict=False))
    left = size
    for card in counts:
        limit = 1 if GAME.box.cards[GAME.box.number_of[card]].victory_tokens else 4
        if not GAME.box.cards[GAME.box.number_of[card]].is_hero:
            counts[card] = min(limit, left)
            left -= counts[card]
    return "\n".join([f"side {side}", *(f"{count} {card}" for card, count in counts.items() if count)]) + "\n"


@pytest.mark.parametrize(
    ("mankind", "invaders", "options", "space"),
    [(70, 70, "", 10), (75, 70, "", 11), (85, 81, "", 12), (70, 70, "plot=9", 9)],
)
def test_the_larger_deck_sets_the_start_space(mankind: int, invaders: int, options: str, space: int) -> None:  # [IN-S51]
    game = GAME.with_data(deck("mankind", mankind) + deck("invaders", invaders))
    assert game.start(2, game.options(options)).plot == space


def test_a_handicap_is_for_decks_of_seventy() -> None:
    game = GAME.with_data(deck("mankind", 75))
    with pytest.raises(Refusal, match="a handicap is for decks of 70 cards, not of 75"):
        game.start(2, game.options("plot=9"))


def test_custom_decks_make_a_best_of_three() -> None:  # [IN-S60]
    game = GAME.with_data(deck("mankind", 70))
    assert game.options("").value("match") == "3" and GAME.options("").value("match") == "1"
    assert game.options("match=1").value("match") == "1"


def test_the_loser_of_the_second_game_chooses_how_many_are_exchanged() -> None:  # [IN-S52]
    state = position("attack", plot=1, awake="S_SEED", options="match=3")
    do(state, "P2 attack eurasia", "P2 attack africa")
    assert state.score[0] == 1 and state.waiting() == [0, 1] and state.secret()
    do(state, "P1 done", "P2 done", "* reveal")
    assert state.plot == 10 and asked(state) == "* hero"
    state.end(1, "deck")
    state.run_automatic()
    assert asked(state) == "P1 number" and {"choose 1", "choose 4", "choose 12"} <= set(texts(state, 0))
    do(state, "P1 choose 4")
    for seat, pairs in ((0, ["M01 M33", "M02 M08", "M03 M11", "M04 M09"]), (1, ["I02 I01", "I03 I05", "I07 I06", "I08 I10"])):
        assert "done" not in texts(state, seat)
        for pair in pairs:
            out, put_in = pair.split()
            do_seat(state, seat, f"out {out}")
            do_seat(state, seat, f"in {put_in}")
    do(state, "* reveal")
    view = state.observe(1)
    assert view["changed"] == [[0, 4], [0, 4]] and view["lists"][0] is None  # type: ignore[index]
    assert view["lists"][1] == [int(count) for count in state.sides[1].listing]  # type: ignore[index]


def do_seat(state: orrery.core.State, seat: int, text: str) -> None:
    orrery.core.referee.play(state, seat, GAME.table.parse(text))


def test_the_invaders_choose_the_order_of_attacks() -> None:  # [IN-S53]
    state = position("attack", awake="S_SEED")
    assert texts(state, 1) == ["attack pacific_rim", "attack eurasia", "attack africa"]
    do(state, "P2 attack africa")
    assert texts(state, 1) == ["attack pacific_rim", "attack eurasia"]
    do(state, "P2 attack eurasia")
    assert state.active == 0
    assert position("attack", awake="S_SEED", options="attack-order=board").active == 0


def test_pods_may_wait_for_the_second_attack() -> None:  # [IN-S54]
    state = position("attack", "I07 Pi1, I09 Ei1, M03 Em1", mankind="")
    do(state, "P2 attack pacific_rim", "P2 activate S_SEED", "P2 target Em1", "* drain I02", "* drain I02")
    do(state, "P2 attack eurasia", "* drain M01", "* drain M01", "* drain M01", "* drain M01")
    assert len(pile(state, 0)) == 4


def test_the_order_of_attacks_matters() -> None:  # [IN-S55]
    board = "I09 Pi1, M04 Em1, I09 Ei1, I02 Ei2"
    state = position("attack", board, mankind="", awake="S_SEED")
    do(state, "P2 attack pacific_rim", "P1 prevent Em1", "P2 attack eurasia", "* drain M01")
    assert pile(state, 0) == ["M04", "M01"]
    state = position("attack", board, mankind="", awake="S_SEED")
    do(state, "P2 attack eurasia", "P2 attack pacific_rim")
    assert asked(state) == "P1 prevent" and state.decision(0).about["count"] == 2


def test_mankind_makes_room_for_a_move_in_its_own_turn() -> None:  # [IN-S56]
    board = "M03 Em1, M05 Em2, M14 Em3, M01 Em4, M01 Pm1"
    state = position("man", board)
    do(state, "P1 ops Pm1", "P1 to eurasia")
    assert asked(state) == "P1 room"
    do(state, "P1 sacrifice Em3")
    assert pile(state, 0) == ["M14"] and at(state, "Em3") == "M01" and at(state, "Pm1") == "" and state.ops == 0
    state = position("man", board, options="room=play")
    do(state, "P1 ops Pm1")
    assert asked(state) == "P1 main" and at(state, "Am2") == "M01"


def test_a_cancel_card_may_be_played_for_less() -> None:  # [IN-S57]
    state = position("inv", invaders="I27 I31 I02 I03", mankind="M31 M14")
    do(state, "P2 play I27", "P2 discard I02", "P2 discard I03", "* drain I04", "P1 play M31", "P1 discard M14")
    assert texts(state, 1) == ["pass", "play I31 less-discard"]
    do(state, "P2 play I31 less-discard")
    assert state.plot == 9 and asked(state) == "P2 zone"
    do(state, "P2 zone africa")
    calm(state)
    assert "invade" not in texts(state, 1)


def test_the_main_phase_is_always_asked() -> None:  # [IN-S61]
    state = position("man", mankind="", ops=0, awake="S_AUTOPSY S_RETRIBUTION S_CLEANSLATE")
    assert asked(state) == "P1 main" and texts(state, 0) == ["end"]


def test_an_evacuation_may_be_vetoed() -> None:  # [IN-S62]
    state = position("inv", invaders="I29 I31 I02", mankind="M40 M14")
    do(state, "P2 play I29", "P2 discard I02", "* drain I04")
    assert asked(state) == "P1 reply"
    do(state, "P1 pass")
    assert asked(state) == "P1 prevent" and state.decision(0).about["count"] == 3
    do(state, "P1 play M40", "P1 discard M14")
    assert texts(state, 1) == ["pass", "play I31 less-discard"]
    do(state, "P2 play I31 less-discard")
    assert state.plot == 9 and asked(state) == "* drain"
    calm(state)
    assert len(pile(state, 0)) == 2 + 3 and pile(state, 0)[:2] == ["M14", "M40"]


def test_both_drain_step_by_step_mankind_first() -> None:  # [IN-S63]
    state = position("inv", invaders="I35 I02", mankind="M01 M01")
    do(state, "P2 play I35", "P2 discard I02", "P1 pass")
    assert asked(state) == "P1 prevent"
    do(state, "P1 pass")
    order = []
    while state.turn() < 0:
        order.append(state.decision(-1).about["side"])
        do(state, f"* {state.options(-1)[0].text}")
    assert order == ["mankind", "invaders"] * 3
    state = position("inv", "M16 Pm1 tokens=8", invaders="I35 I02", mankind="")
    do(state, "P2 play I35", "P2 discard I02", "P1 prevent Pm1 2", "P1 pass")
    order = []
    while state.turn() < 0:
        order.append(state.decision(-1).about["side"])
        do(state, f"* {state.options(-1)[0].text}")
    assert order == ["mankind", "invaders", "invaders", "invaders"]


def test_a_sacrificed_hero_is_replaced_before_the_card_is_revealed() -> None:  # [IN-S64]
    state = position("man", "M01 Pm1")
    do(state, "P1 activate S_RETRIBUTION", "P1 target Am1")
    assert asked(state) == "* hero"
    do(state, "* hero H05", "P1 place eurasia")
    assert state.turned and asked(state) == "* top"
