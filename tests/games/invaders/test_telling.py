"""What the log and the buttons say: prices without zeros, cards by their names, options by what they do. [IN-11]"""

import pytest

from orrery.core.values import EVENT, NATURE
from orrery.games.invaders.state import Invaders
from tests.games.invaders.positions import GAME, calm, do, position


def heard(state: Invaders, *lines: str) -> list[str]:
    """The sentences of these answers, and of what follows until somebody is asked."""
    state.told = []
    do(state, *lines)
    calm(state)
    events = [event.text() for event in state.told]
    state.told = None
    words = GAME.words.into("en")
    return [line for event in events if (line := words.line(EVENT, event, ["Ada", "Grace"]))]


@pytest.mark.parametrize(
    ("play", "discards", "price"),
    [
        ("I19", [], "Spore Pod costs Grace nothing"),
        ("I03", ["I02"], "Chitin Stalkers costs Grace 1 discard"),
        ("I20", [], "Bodysnatcher Pod costs Grace 1 drain"),
        ("I08", ["I02"], "'Kraken' Warmachine costs Grace 1 discard and 2 drains"),
    ],
)
def test_a_price_is_written_without_zeros(play: str, discards: list[str], price: str) -> None:
    state = position("inv", invaders=f"{play} I02")
    assert price in heard(state, f"P2 play {play} eurasia", *(f"P2 discard {card}" for card in discards))


def test_a_card_that_targets_itself_is_described_by_what_happens_to_it() -> None:
    log = heard(position("inv", invaders="I19"), "P2 play I19 eurasia")
    assert "Grace's Spore Pod: tokens from 0 to 2" in log and not any("targets" in line for line in log)


def test_every_attack_begins_with_its_zone_even_the_last_one() -> None:
    log = heard(
        position("inv", invaders="I02", board="I02 Ei1", awake="S_SEED"), "P2 end", "P2 attack africa", "P2 attack eurasia"
    )
    assert [line for line in log if " attacks " in line] == [
        "Grace attacks Africa",
        "Grace attacks Eurasia",
        "Grace attacks Pacific Rim",
    ]


def test_a_button_names_the_card_that_stands_in_the_slot() -> None:
    state = position("inv", board="I08 Ei1")
    label = GAME.label(state.observe(1), "use Ei1", GAME.words.into("en"))
    assert label == "Use 'Kraken' Warmachine, Eurasia 1 (Invaders)"


def test_an_option_of_a_card_says_what_it_does() -> None:
    state = position("man", mankind="M32")
    do(state, "P1 play M32")
    calm(state)
    words = GAME.words.into("fr")
    assert GAME.label(state.observe(0), "option 1", words) == "Option 1 : piochez 2 cartes"
    assert "Ada chooses option 2 of Global Call to Arms" in heard(state, "P1 option 2")


def test_a_strategy_says_what_it_changes_for_the_rest_of_the_game() -> None:
    log = heard(position("inv"), "P2 activate S_OCEAN")
    assert "Drain the Indian Ocean, for the rest of the game: your opponent's Location cards cost 1 discard more" in log


def test_a_card_discarded_at_random_says_whose_it_was() -> None:
    line = GAME.words.into("fr").line(NATURE, "random M14", ["Ada", "Grace"])
    assert line == "Défaussée au hasard par les Humains : Refugees' Shanty Town"


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("moved P1 M02 africa eurasia M02", "Ada's 'Ramses'-class Submarine moves from Africa to Eurasia"),
        ("moved P1 H08 africa eurasia walk", "Ada's Mother Adaeze walks from Africa to Eurasia"),
        ("moved P1 M02 africa eurasia M33", "Ada's 'Ramses'-class Submarine moves from Africa to Eurasia (Emergency Airlift)"),
    ],
)
def test_what_moves_by_its_own_doing_is_not_told_as_the_cause_too(event: str, told: str) -> None:
    assert GAME.words.into("en").line(EVENT, event, ["Ada", "Grace"]) == told
