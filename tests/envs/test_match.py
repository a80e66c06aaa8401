"""A game inside an environment, and what is said when it is set up or answered wrongly."""

from typing import SupportsIndex

import numpy as np
import pytest

from orrery.core import NATURE, OVER, Game, NotationError, Perspective, Refusal, Rng, fingerprint
from orrery.envs.match import Setting, bot, one_for_each

BATTLESTAR = "battlestar-galactica-1978"


def test_nature_answers_by_herself() -> None:
    match = Setting(BATTLESTAR, 3, "", None).begin(Rng(1))
    assert match.asked() in range(3) and match.answers > 0
    for _ in range(50):
        seat = match.asked()
        match.play(seat, match.state.options(seat)[0])
        assert match.asked() != NATURE


def test_a_bot_by_name_answers_what_is_legal(coins: Game) -> None:
    match = Setting(coins, 2, "", None).begin(Rng(1))
    assert bot("cadet", coins, Rng(1))(Perspective(match.state, 0)).text in ("heads", "tails")


def test_the_same_luck_gives_the_same_game() -> None:
    first, second, other = [Setting(BATTLESTAR, 4, "", None).begin(Rng(seed)) for seed in [7, 7, 8]]
    assert fingerprint(first.state) == fingerprint(second.state) != fingerprint(other.state)


def test_the_fewest_sit_down_unless_told_otherwise(coins: Game) -> None:
    assert Setting(BATTLESTAR, None, "", None).seats == 2
    assert Setting(coins, None, "", None).longest == coins.longest


def test_options_are_read_as_typed() -> None:
    assert Setting(BATTLESTAR, 2, "free-battle  cards=5-2-2", None).options.text() == "free-battle cards=5-2-2"


def test_a_game_is_cut_off_at_its_longest() -> None:
    match = Setting(BATTLESTAR, 2, "", 25).begin(Rng(3))
    while (seat := match.asked()) != OVER:
        match.play(seat, match.state.options(seat)[0])
    assert match.answers == 25 and match.cut_off() and match.state.outcome() is None


def test_a_game_that_ends_with_its_last_answer_is_not_cut_off(coins: Game) -> None:
    match = Setting(coins, 2, "", 3).begin(Rng(3))
    for seat in (0, 1):
        match.play(seat, coins.table.parse("heads"))
    assert match.asked() == OVER and match.answers == 3 and not match.cut_off()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("battlestar-1978", 2, ""), "no game is called 'battlestar-1978'; did you mean 'battlestar-galactica-1978'?"),
        ((BATTLESTAR, 5, ""), "Battlestar Galactica is for 2 to 4 seats, not 5"),
        ((BATTLESTAR, 2, "free-batle"), "no option is called 'free-batle'; did you mean 'free-battle'?"),
    ],
)
def test_a_wrong_setting_is_refused_in_a_sentence(arguments: tuple[str, int, str], sentence: str) -> None:
    with pytest.raises((NotationError, Refusal)) as refused:
        Setting(*arguments, None)
    assert str(refused.value) == sentence


def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing(coins: Game) -> None:
    match = Setting(coins, 2, "", None).begin(Rng(1))
    before = fingerprint(match.state)
    attempts: list[tuple[SupportsIndex | None, str]] = [
        (np.int64(2), "P1 cannot answer 'reveal' to 'show' (rule CO-1); legal: heads, tails"),
        (3, "P1 cannot answer 3; an action is a place in the table, 0 to 2"),
        (-1, "P1 cannot answer -1; an action is a place in the table, 0 to 2"),
        (None, "P1 cannot answer None; an action is a place in the table, 0 to 2"),
    ]
    for place, sentence in attempts:
        with pytest.raises(ValueError) as refused:
            match.legal(0, place)
        assert str(refused.value) == sentence
    assert fingerprint(match.state) == before


def test_bots_are_named_for_each_seat_or_once_for_all() -> None:
    assert one_for_each("random", 3) == ["random"] * 3
    with pytest.raises(NotationError) as refused:
        one_for_each("random,random", 3)
    assert str(refused.value) == "'random,random' names 2 bots where 3 play; name one for each, or one for all"
