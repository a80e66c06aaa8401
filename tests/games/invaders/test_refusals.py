"""Refusals name the card, what it costs now and what there is to pay for it, in both languages. [IN-8]"""

import pytest

from orrery.games.invaders.state import Invaders
from tests.games.invaders.positions import GAME, do, position


def told(state: Invaders, seat: int, text: str, lang: str = "en") -> str:
    """What a seat reads when it tries something that is not offered."""
    action = GAME.table.parse(text)
    assert state.turn() != seat or action not in state.options(seat)
    return GAME.words.into(lang).reason(state.refusal(seat, action))[0]


def test_what_a_card_costs_and_what_there_is() -> None:
    state = position("man", mankind="M15, M01")
    assert told(state, 0, "play M15 eurasia").endswith(
        " costs 5 discards and 0 drains now; you have 1 other card in hand and 30 in your deck."
    )
    assert told(state, 0, "play M15 eurasia", "fr").endswith(
        " coûte à présent 5 défausses et 0 drain ; vous avez 1 autre carte en main et 30 dans votre paquet."
    )


def test_a_raised_price_is_given_as_it_is_now() -> None:
    state = position("man", mankind="M14", awake="S_OCEAN")  # Locations cost one discard more
    assert "costs 1 discard and 0 drains now; you have 0 other cards in hand" in told(state, 0, "play M14 eurasia")


def test_the_part_that_the_invasion_action_takes_off_is_not_counted() -> None:
    state = position("inv", invaders="I08", decks=(30, 1))
    assert "costs 0 discards and 2 drains now; you have 0 other cards in hand and 1 in your deck" in told(
        state, 1, "play I08 eurasia less-discard"
    )


@pytest.mark.parametrize(
    ("state", "seat", "tried", "sentence"),
    [
        (position("inv", "I02 Ei1, I02 Ei2, I02 Ei3, I02 Ei4", invaders="I02"), 1, "play I02 eurasia", "slots of that side in"),
        (position("man", mankind="M10, M01, M02"), 0, "play M10 eurasia", "is not played to Eurasia"),
        (position("man", "M24 Pm1", mankind=""), 0, "use Pm1", "asks for 1 discard; you have 0 cards in hand"),
        (position("man", "M21 Pm1"), 0, "use Pm1", "asks for 1 token; on it lie 0"),
        (position("inv", "I14 Pi1"), 1, "use Pi1", "does not hold now"),
        (position("man", "M03 Pm1"), 0, "use Pm1", "has nothing to use"),
        (position("man", "M01 Pm1, I24 Pi1"), 0, "use Pm1", "nowhere to move"),
        (position("man", hero="H03 Am1"), 0, "hero eurasia", "does not walk"),
        (position("man", hero="H05 Am1 turned"), 0, "hero eurasia", "lies turned"),
    ],
)
def test_each_reason_names_what_it_is_about(state: Invaders, seat: int, tried: str, sentence: str) -> None:
    assert sentence in told(state, seat, tried)
    assert GAME.words.into("fr").reason(state.refusal(seat, GAME.table.parse(tried)))[1].startswith("IN-")


def test_what_was_used_this_turn() -> None:
    state = position("man", "M12 Pm1", damage="pacific_rim pacific_rim", mankind="M01, M01, M01")
    do(state, "P1 use Pm1", "P1 discard M01")
    assert told(state, 0, "use Pm1").endswith("was used this turn.")


def test_tokens_and_the_drain_that_they_may_prevent() -> None:
    state = position("attack", "M16 Pm1 tokens=2, I09 Pi1", mankind="")
    do(state, "P2 attack pacific_rim")
    assert state.decision(0).ask == "prevent"
    assert "lie 2 tokens: more cannot be prevented" in told(state, 0, "prevent Pm1 3")


def test_a_zone_that_was_attacked_is_named() -> None:
    state = position("attack", "I02 Pi1")
    do(state, "P2 attack pacific_rim")
    assert told(state, 1, "attack pacific_rim").startswith("Pacific Rim was attacked")
