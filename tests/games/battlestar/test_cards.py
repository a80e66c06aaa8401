"""Command cards, evasion cards and the end: sections 8 and 9 of the annotated rules, sentence by sentence. [BG-8] [BG-9]"""

import pytest

import orrery
from orrery.core import EVENT, Refusal
from tests.games.battlestar.boards import (
    active,
    asked,
    board,
    evasions,
    flights,
    places,
    raider,
    say,
    shown,
    texts,
    winner,
)

NOBODY_EVADES = dict.fromkeys(["red", "blue", "green", "yellow"], 0)


# Command cards


def test_cards_are_asked_for_after_the_whole_chain_of_the_move() -> None:  # [BG-8] [BG-R33]
    state = board("red J7", "green* J10", seats=2, spin=2)
    for line in ["P1 move J9", "* spin 6", "* spin 1", "* spin 2", "P1 move J7", "P1 banish H8"]:
        assert not asked(state).endswith(" command")
        say(state, line)
    assert asked(state) == "P1 command"


def test_no_card_is_played_before_the_first_spin_nor_out_of_turn() -> None:  # [BG-R33]
    state = board("red J7", seats=2)
    with pytest.raises(Refusal):
        say(state, "P1 play turbo")
    say(state, "* spin 1", "P1 move J6")
    with pytest.raises(Refusal):
        say(state, "P2 play turbo")


@pytest.mark.parametrize("order", [["turbo", "laser"], ["laser", "turbo"]])
def test_both_cards_are_played_in_any_order_and_each_is_settled_first(order: list[str]) -> None:  # [BG-8]
    state = board("red C10", seats=2, spin=1)
    say(state, "P1 move C9")
    settle = {"turbo": ["* spin 1", "P1 move C8"], "laser": ["* spin 1", "* aim red"]}
    for place, card in enumerate(order):
        assert asked(state) == "P1 command" and len(shown(state, 0)) == 2 - place
        say(state, f"P1 play {card}")
        assert asked(state) != "P1 command"
        say(state, *settle[card])
    assert active(state) == 1  # no card is left to ask for


def test_one_card_or_none_may_be_played() -> None:  # [BG-8]
    state = board("red C10", seats=2, spin=1)
    say(state, "P1 move C9", "P1 end")
    assert shown(state, 0) == ["turbo", "laser"] and active(state) == 1


def test_two_cards_of_a_kind_are_offered_once_and_played_twice() -> None:  # [BG-8]
    state = board("red C10", seats=2, shown={"red": ["turbo", "turbo"]}, spin=1)
    say(state, "P1 move C9")
    assert texts(state) == ["end", "play turbo"]
    say(state, "P1 play turbo", "* spin 1", "P1 move C8")
    assert texts(state) == ["end", "play turbo"]


def test_a_pilot_without_cards_is_not_asked_and_the_turn_passes() -> None:  # [BG-8]
    state = board("red C10", seats=2, shown={"red": []}, packs={"red": []}, spin=1)
    say(state, "P1 move C9")
    assert asked(state) == "* spin" and active(state) == 1


def test_a_used_card_is_no_longer_on_show() -> None:  # [BG-R40]
    state = board("red C10", seats=2, spin=1)
    say(state, "P1 move C9", "P1 play laser", "* spin 1", "* aim red")
    assert shown(state, 0) == ["turbo"] and texts(state) == ["end", "play turbo"]
    assert state.to_json()["packs"] == [[2, 3, 2], [2, 3, 2]]  # nor back in the pack


def test_cards_are_turned_up_until_two_are_on_show() -> None:  # [BG-R12]
    state = board("red C10", "green A12", seats=2, shown={"red": []}, packs={"red": ["turbo", "force", "laser"]}, spin=1)
    say(state, "P1 move C9", "* spin 1", "P2 move A13", "P2 end")
    assert asked(state) == "* turn-up" and texts(state) == ["draw turbo", "draw force", "draw laser"]
    say(state, "* draw laser")
    assert asked(state) == "* turn-up" and texts(state) == ["draw turbo", "draw force"]
    say(state, "* draw force")
    assert asked(state) == "* spin" and shown(state, 0) == ["force", "laser"]


@pytest.mark.parametrize("pack", [[], ["force"]])
def test_an_empty_pack_replaces_nothing(pack: list[str]) -> None:  # [BG-R12]
    state = board("red C10", "green A12", seats=2, shown={"red": []}, packs={"red": pack}, spin=1)
    say(state, "P1 move C9", "* spin 1", "P2 move A13", "P2 end", *(f"* draw {card}" for card in pack))
    assert asked(state) == "* spin" and active(state) == 0 and shown(state, 0) == pack


# Turbo-thrust


def test_turbo_is_a_spin_and_a_complete_new_move() -> None:  # [BG-8] [BG-R34]
    state = board("red C10", seats=2, spin=1)
    say(state, "P1 move C9", "P1 play turbo", "* spin line", "* spin 2")
    assert asked(state) == "P1 move"
    assert "C7" in flights(state)


def test_a_turbo_move_may_start_a_battle() -> None:  # [BG-8]
    state = board("red J5", "green* J10", seats=2, spin=1)
    say(state, "P1 move J6", "P1 play turbo", "* spin 5", "P1 move J9")
    assert asked(state) == "* duel"


# Force field


def test_any_opponent_may_be_named_docked_or_on_a_planet() -> None:  # [BG-8] [BG-R35]
    state = board("red C10", "green H8", seats=3, shown={"red": ["force"]}, spin=1)
    say(state, "P1 move C9")
    planets = ["L8", "L12", "H12"]  # a ship on a planet is not moved to the same one
    assert texts(state) == ["end", *(f"play force {colour} {planet}" for colour in ("blue", "green") for planet in planets)]
    say(state, "P1 play force blue L12", "P2 accept")
    assert places(state) == {"red": "C9", "blue": "L12", "green": "H8"}


def test_a_planet_with_a_ship_or_with_the_free_raider_is_occupied() -> None:  # [BG-R35]
    state = board("red H9", "green C10", seats=2, raider="L12", shown={"red": ["force"]}, spin=1)
    say(state, "P1 move H8")
    assert texts(state) == ["end", "play force green L8", "play force green H12"]


def test_a_force_field_without_a_free_planet_is_not_playable() -> None:  # [BG-8]
    state = board("red H9", "blue L8", "green L12", raider="H12", seats=3, shown={"red": ["force", "turbo"]}, spin=1)
    say(state, "P1 move H8")
    assert texts(state) == ["end", "play turbo"]


def test_a_pilot_whose_only_card_is_not_playable_is_not_asked() -> None:  # [BG-8]
    state = board("red H9", "blue L8", "green L12", "yellow H12", shown={"red": ["force"]}, spin=1)
    say(state, "P1 move H8")
    assert asked(state) == "* spin" and active(state) == 1


def test_a_force_field_may_be_accepted_by_a_pilot_who_could_evade() -> None:  # [BG-8]
    state = board("red C10", "green N12", seats=2, shown={"red": ["force"]}, spin=1)
    say(state, "P1 move D10", "P1 play force green H8")
    assert places(state)["green"] == "N12" and asked(state) == "P2 evade"
    assert state.decision(1).about == {"card": "force", "camp": "red", "pilot": "P1", "planet": "H8"}
    say(state, "P2 accept")
    assert places(state)["green"] == "H8" and evasions(state, 1) == 3


def test_a_ship_moved_onto_a_planet_captures_nothing_and_its_raider_stays() -> None:  # [BG-R26] [BG-R39]
    state = board("red C10", "green* J10", seats=2, shown={"red": ["force"]}, evasions={"green": 0}, spin=1)
    say(state, "P1 move D10", "P1 play force green L12")
    assert raider(state) == "J10" and places(state)["green"] == "L12"
    assert asked(state) == "* spin" and active(state) == 1


# Laser torpedoes


def test_the_first_spin_of_a_laser_is_the_number_of_attacks() -> None:  # [BG-8]
    state = board("red C10", seats=2, spin=1)
    say(state, "P1 move C9", "P1 play laser")
    assert asked(state) == "* arm"
    say(state, "* spin line", "* spin 6")
    for _ in range(6):
        assert asked(state) == "* aim"
        say(state, "* spin line", "* aim red")
    assert asked(state) == "P1 command"


@pytest.mark.parametrize(
    ("cell", "hit_by"),
    [
        ("E5", {"red"}),
        ("M5", {"blue"}),
        ("M15", {"green"}),
        ("E15", {"yellow"}),
        ("J5", {"red", "blue"}),
        ("M10", {"blue", "green"}),
        ("J15", {"green", "yellow"}),
        ("E10", {"yellow", "red"}),
        ("J10", {"red", "blue", "green", "yellow"}),
    ],
)
def test_a_quarter_is_hit_with_the_lines_that_border_it(cell: str, hit_by: set[str]) -> None:  # [BG-8] [BG-R2]
    found = set()
    for quarter in ("red", "blue", "green", "yellow"):
        state = board("red A8", f"green {cell}", seats=2, raider="S10", evasions=NOBODY_EVADES, spin=1)
        say(state, "P1 move A7", "P1 play laser", "* spin 1", f"* aim {quarter}")
        if "green" not in places(state):
            found.add(quarter)
    assert found == hit_by


def test_the_gunner_is_never_hit() -> None:  # [BG-8]
    state = board("red C9", "green E5", seats=2, evasions=NOBODY_EVADES, spin=1)
    say(state, "P1 move C8", "P1 play laser", "* spin 1", "* aim red")
    assert places(state) == {"red": "C8"}


def test_every_opponent_in_the_quarter_is_hit() -> None:  # [BG-8]
    state = board("red S12", "blue E5", "green E6", "yellow J1", evasions=NOBODY_EVADES, spin=1)
    say(state, "P1 move S13", "P1 play laser", "* spin 1", "* aim red")
    assert places(state) == {"red": "S13"}


def test_a_docked_ship_is_not_hit_and_not_asked() -> None:  # [BG-8] [BG-R36]
    state = board("red C9", seats=2, spin=1)
    say(state, "P1 move C8", "P1 play laser", "* spin 1", "* aim green")
    assert asked(state) == "P1 command" and evasions(state, 1) == 3


def test_all_attacks_are_spun_even_without_a_target() -> None:  # [BG-R36]
    state = board("red C9", "green E5", seats=2, evasions=NOBODY_EVADES, spin=1)
    say(state, "P1 move C8", "P1 play laser", "* spin 3", "* aim red")
    assert places(state) == {"red": "C8"} and asked(state) == "* aim"
    say(state, "* aim red", "* aim blue")
    assert asked(state) == "P1 command"


def test_a_ship_sent_home_by_one_attack_is_safe_from_the_next() -> None:  # [BG-8]
    state = board("red C9", "green E5", seats=2, spin=1)
    say(state, "P1 move C8", "P1 play laser", "* spin 2", "* aim red", "P2 accept", "* aim red")
    assert asked(state) == "P1 command" and evasions(state, 1) == 3


def test_a_carrier_sent_home_leaves_the_raider_on_its_cell() -> None:  # [BG-R39]
    state = board("red C9", "green* F6", seats=2, evasions=NOBODY_EVADES, spin=1)
    say(state, "P1 move C8", "P1 play laser", "* spin 1", "* aim red")
    assert raider(state) == "F6" and places(state) == {"red": "C8"}


# Evasion cards


def test_a_laser_is_evaded_once_the_quarter_is_known() -> None:  # [BG-8]
    state = board("red C9", "green E5", seats=2, spin=1)
    say(state, "P1 move C8", "P1 play laser", "* spin 1", "* aim red")
    assert asked(state) == "P2 evade" and state.decision(1).about == {"card": "laser", "camp": "red", "pilot": "P1"}
    say(state, "P2 evade")
    assert places(state)["green"] == "E5" and evasions(state, 1) == 2


def test_one_card_stops_one_effect() -> None:  # [BG-8]
    state = board("red C9", "green E5", seats=2, spin=1)
    say(state, "P1 move C8", "P1 play laser", "* spin 2", "* aim red", "P2 evade", "* aim red", "P2 accept")
    assert places(state) == {"red": "C8"} and evasions(state, 1) == 2


def test_after_the_last_evasion_card_nothing_protects_and_nobody_asks() -> None:  # [BG-R38]
    state = board("red C9", "green E5", seats=2, evasions={"green": 1}, spin=1)
    say(state, "P1 move C8", "P1 play laser", "* spin 2", "* aim red", "P2 evade", "* aim red")
    assert places(state) == {"red": "C8"} and asked(state) == "P1 command"


@pytest.mark.parametrize(
    ("gunner", "order"),
    [("red", ["P2", "P3", "P4"]), ("green", ["P4", "P1", "P2"]), ("yellow", ["P1", "P2", "P3"])],
)
def test_ships_hit_together_answer_clockwise_from_the_gunner(gunner: str, order: list[str]) -> None:  # [BG-R37]
    cells = {"red": "E5", "blue": "E6", "green": "E7", "yellow": "E8"}
    start = f"{gunner} {cells.pop(gunner)}"
    state = board(start, *(f"{colour} {cell}" for colour, cell in cells.items()), raider="S10", spin=1)
    seat = ["red", "blue", "green", "yellow"].index(gunner) + 1
    say(state, f"P{seat} {texts(state)[0]}", f"P{seat} play laser", "* spin 1", "* aim red")
    answered = []
    while asked(state).endswith(" evade"):
        answered.append(asked(state).split()[0])
        say(state, f"{answered[-1]} accept")
    assert answered == order and len(places(state)) == 1


def test_ships_hit_together_answer_each_for_itself() -> None:  # [BG-R37]
    state = board("red A8", "blue E5", "green E6", "yellow E7", evasions={"green": 0}, raider="S10", spin=1)
    say(state, "P1 move A7", "P1 play laser", "* spin 1", "* aim red", "P2 evade")
    assert asked(state) == "P4 evade"  # green has no card and is not asked
    say(state, "P4 accept")
    assert places(state) == {"red": "A7", "blue": "E5"}


# The end


def test_the_winner_wins_at_once_and_all_others_rank_second() -> None:  # [BG-9] [BG-R41]
    state = board("red* D2", seats=3, spin=1)
    assert state.outcome() is None
    say(state, "P1 move home")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == [1, 2, 2] and outcome.reason == "raider-home"
    assert state.waiting() == []


def test_a_pending_battle_and_cards_are_void_when_somebody_wins_out_of_turn() -> None:  # [BG-9] [BG-R41]
    state = board("red D5", "blue* P4", "green J5", seats=3, spin=1)
    say(state, "P1 move D4", "P1 end", "* spin 1", "P2 move O4", "P2 end", "* spin 4", "P3 move N5")
    say(state, "* spin 2", "* spin 6", "* spin 3")
    assert "home" in flights(state) and active(state) == 2
    say(state, "P2 move home")
    assert winner(state) == "blue" and asked(state) == "over" and shown(state, 2) == ["turbo", "laser"]


def test_nothing_ends_the_game_but_the_raider_at_home() -> None:  # [BG-R42]
    state = board("red C10", seats=2, shown={"red": [], "green": []}, packs={"red": [], "green": []}, evasions=NOBODY_EVADES)
    for _ in range(300):  # back and forth, with no card left in the game
        say(state, "* spin 1", "P1 move C9" if places(state)["red"] == "C10" else "P1 move C10", "* spin 1")
        say(state, "P2 move P17" if places(state).get("green") != "P17" else "P2 move P18")
    assert state.outcome() is None and state.to_json()["turns"] == 601


def test_a_force_field_names_the_pilot_whom_it_sends_away() -> None:  # [BG-R35]
    state = board("red C10", "green F6", seats=2, shown={"red": ["force"]}, spin=1)
    say(state, "P1 move C9")
    game = orrery.game("battlestar-galactica-1978")
    words = game.words.into("en").seating(["Ada", "Grace"])
    label = game.label(state.observe(0), "play force green L12", words)
    assert label == "Play a force field: send Grace to the purple planet L12"
    state.told = []
    say(state, "P1 play force green L12")
    line = words.line(EVENT, state.told[0].text(), ["Ada", "Grace"])
    assert line == "Ada plays a force field to send Grace to the purple planet L12"
