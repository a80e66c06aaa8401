"""The cards and their vocabulary. [RG-3]"""

from collections import Counter

import pytest

from orrery.games.race.cards import CARDS, COPIES, DATA, NUMBER_OF, POWERS, PRESET_HANDS
from orrery.games.race.powers import VOCABULARY, read_power


def test_there_are_165_cards_of_139_designs() -> None:  # [RG-2]
    assert (len(CARDS), sum(COPIES)) == (139, 165)
    assert Counter(card.row["set"] for card in CARDS for _ in range(card.copies)) == {"base": 114, "xeno": 51}


def test_costs_are_those_of_the_booklets_table() -> None:  # [RG-R1]
    rows = {"development": [0] * 10, "nonmilitary_world": [0] * 10, "military_world": [0] * 10}
    for card in CARDS:
        kind = "development" if not card.is_world else "military_world" if card.military else "nonmilitary_world"
        rows[kind][card.cost] += card.copies
    assert rows == {
        "development": [0, 16, 14, 6, 12, 4, 18, 0, 0, 0],
        "nonmilitary_world": [2, 7, 17, 13, 6, 8, 2, 0, 0, 0],
        "military_world": [0, 10, 10, 5, 4, 3, 3, 2, 2, 1],
    }


def test_start_worlds_are_blue_when_even_and_red_when_odd() -> None:  # [RG-2]
    starts = sorted((card.start_number, card.colour) for card in CARDS if card.colour)
    assert starts == [(place, "red" if place % 2 else "blue") for place in range(10)]


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:  # [RG-3.4]
    assert len(VOCABULARY) == 29
    assert {power.word for power in POWERS} == set(VOCABULARY)


def test_a_word_or_a_field_outside_the_vocabulary_is_refused() -> None:  # [RG-3.4]
    with pytest.raises(AssertionError, match="no power reads 'explore teleport'"):
        read_power(0, 0, 0, {"phase": "explore", "power": "teleport"})
    with pytest.raises(AssertionError, match="'consume gain_vp' has no 'against'"):
        read_power(0, 0, 0, {"phase": "consume", "power": "gain_vp", "amount": 1, "against": "xeno"})


def test_powers_are_numbered_through_the_whole_box() -> None:
    assert [power.number for power in POWERS] == list(range(len(POWERS)))
    assert all(CARDS[power.card].powers[power.place] is power for power in POWERS)


def test_eight_worlds_are_of_the_xenos() -> None:  # [RG-1]
    assert sum("xeno" in card.flags for card in CARDS) == 8


def test_corrections_of_widespread_lists() -> None:  # [RG-R29]
    assert "alien" in CARDS[NUMBER_OF["alien-archives"]].flags
    militia = CARDS[NUMBER_OF["anti-xeno-militia"]].powers[2]
    assert militia.row == {"phase": "invasion", "power": "temporary_defense", "amount": 3, "discard": "this_card"}


def test_preset_hands_are_a_start_world_and_four_cards() -> None:  # [RG-5]
    assert [CARDS[world].start_number for world, _ in PRESET_HANDS] == [1, 2, 3, 4, 5]
    assert all(len(cards) == 4 for _, cards in PRESET_HANDS)


def test_later_printings_are_not_used() -> None:  # [RG-R1]
    changed = {row["id"]: row for row in DATA["second_edition_overrides"]["cards"]}
    for card in CARDS:
        row = changed.get(card.row["id"], {})
        assert card.row["cost"] != row.get("cost", -1)
        assert row.get("add_power") not in card.row["powers"] or "add_power" not in row
