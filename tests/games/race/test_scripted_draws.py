"""Games logged elsewhere: the draws of a record determine the pile, card by card. [RG-R16]"""

import pytest

from orrery.core import RecordError, Replay, read_record
from orrery.games.race.state import NO_GOOD, Race
from tests.games.race.positions import ALL_CARDS, GAME, ask, everywhere, goods, held, number, tableau

HEAD = """
[Game "race-xeno-invasion"]
[Rules "2"]
[Seats "Ana, Luc"]
[Options "preset-hands"]
[Result "*"]
"""
OPENING = """
* deal-hand 4  ; Earth's Lost Colony
* deal-hand 2  ; Alpha Centauri, the lower number: Luc comes first in everything
* draw rebel-base  ; his windfall good
"""
TURN = """
P1 settle
P2 produce
* reveal
P1 place spice-world
P2 pass
* reveal
P1 discard avian-uplift-race
P1 discard contact-specialist
* draw gambling-world  ; for having settled
* draw pirate-world  ; the good of Earth's Lost Colony
* draw galactic-imperium  ; and of the Spice World
"""


def replayed(*parts: str) -> Race:
    """A manually written record without fingerprints, played to its last line."""
    replay = Replay(GAME, read_record(HEAD + "".join(parts), "by-hand.orr"))
    while replay.step():
        pass
    assert isinstance(replay.state, Race)
    return replay.state


def good(state: Race, world: str) -> int:
    return int(state.good_on[number(world)])


def test_the_draws_of_a_record_are_the_cards_of_the_pile() -> None:
    state = replayed(OPENING, TURN)
    assert (ask(state), state.turn_count) == ("choose-action", 2)
    assert held(state) == ["gambling-world", "space-marines"]
    assert tableau(state) == ["earths-lost-colony", "spice-world"]
    assert good(state, "Alpha Centauri") == number("Rebel Base")
    assert good(state, "Earth's Lost Colony") == number("Pirate World")
    assert good(state, "Spice World") == number("Galactic Imperium")
    assert everywhere(state) == ALL_CARDS


def test_the_bonus_of_produce_finds_no_empty_windfall_world() -> None:
    state = replayed(OPENING, TURN)
    assert goods(state, 1) == ["alpha-centauri"] and good(state, "Comet Zone") == NO_GOOD


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("* draw old-earth", "* is not asked anything; waiting for P1 (choose-action), P2 (choose-action)"),
        ("P1 pass", "P1 cannot answer 'pass' to 'choose-action' (rule RG-6); legal: explore-5, explore-1-1, develop, settle, "),
        ("* draw old-erth", "no Race for the Galaxy action reads 'draw old-erth'; did you mean 'draw old-earth'?"),
    ],
)
def test_an_impossible_line_is_named(line: str, problem: str) -> None:
    with pytest.raises(RecordError) as refused:
        replayed(OPENING, line)
    assert str(refused.value).startswith(f"by-hand.orr:11: {problem}")


def test_a_card_that_lies_elsewhere_cannot_be_drawn() -> None:
    with pytest.raises(RecordError, match=r"by-hand\.orr:10: \* cannot answer 'draw comet-zone' to 'lay-good'"):
        replayed(OPENING.replace("draw rebel-base", "draw comet-zone"))
