"""What cards, questions and refusals say, in French and in English."""

import re

import pytest

from orrery.core import EVENT, LANGUAGES, Words
from orrery.games.race.cards import CARDS
from orrery.games.race.texts import card_text
from tests.games.race.positions import GAME, number

LEFT_OPEN = re.compile(r"[{}]|power\.|kind\.|per\.|price\.|  ")


def english() -> Words:
    return GAME.words.into("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_whole_text(lang: str) -> None:
    words = GAME.words.into(lang)
    for card in CARDS:
        assert words.name(card.id) != card.id
        lines = card_text(card, words)
        assert len(lines) == len(card.powers) + len(card.row["scoring"])
        for line in lines:
            assert line.endswith(".") and not LEFT_OPEN.search(line), line


def test_different_rows_read_differently() -> None:
    for lang in LANGUAGES:
        words = GAME.words.into(lang)
        rows: dict[str, str] = {}
        for card in CARDS:
            for power, line in zip(card.powers, card_text(card, words), strict=False):
                row = repr(sorted(power.row.items(), key=str))
                assert rows.setdefault(line, row) == row


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("Old Earth", ["Trade: 1 card more for any good sold.", "Consume: discard a good for 1 VP, up to 2 times."]),
        (
            "Rebel Resistance",
            [
                "Explore: draw 1 card more for each Rebel military world.",
                "Settle: +2 military against Xenos.",
                "Produce: produce a good on this world.",
            ],
        ),
        (
            "Contact Specialist",
            ["Settle: −1 military.", "Settle: pay for a military world (neither alien nor Xeno) its defence less 1."],
        ),
        (
            "Galactic Renaissance",
            [
                "Explore: draw 2 cards more.",
                "Explore: keep 1 card more.",
                "3 VP for Research Labs.",
                "3 VP for Galactic Trendsetters.",
                "3 VP for Artist Colony.",
                "1 VP for every 3 points of chips.",
            ],
        ),
    ],
)
def test_texts_follow_from_rows(card: str, lines: list[str]) -> None:
    assert card_text(CARDS[number(card)], english()) == lines


def test_a_text_in_french() -> None:
    lines = card_text(CARDS[number("Anti-Xeno Militia")], GAME.words.into("fr"))
    assert lines == [
        "Coloniser : +1 en force militaire.",
        "Coloniser : +1 en force militaire contre les Xenos.",
        "Invasion : défaussez cette carte pour +3 en défense pendant cette étape d'invasion.",
    ]


def test_labels_say_what_a_power_does() -> None:
    assert english().label("use old-earth 1") == "Old Earth: discard a good for 1 VP, up to 2 times"
    assert (
        english().label("pay-for-military contact-specialist colony-ship")
        == "Pay with Contact Specialist, discarding Colony Ship"
    )
    assert english().line(EVENT, "chose P2 explore-1-1", ["Ada", "Grace"]) == "Grace chooses Explore +1+1"
    assert english().label("bonus asteroid-belt") == "Produce bonus: on Asteroid Belt"
    assert english().label("bonus") == "Half of the Produce: Repair bonus"
