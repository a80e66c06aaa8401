"""A game inside an environment, and the errors for wrong settings and answers."""

from typing import Any

import numpy as np
import pytest

from orrery.bots import Bot, GreedyBot
from orrery.core import NATURE, OVER, Action, Game, NotationError, Perspective, Refusal, Rng, fingerprint
from orrery.envs.encoding import Mask, Vector
from orrery.envs.match import Choosing, Opponent, Reading, Setting, player, seated

BATTLESTAR = "battlestar-galactica-1978"


def test_nature_answers_automatically() -> None:
    match = Setting(BATTLESTAR, 3, "", None).begin(Rng(1))
    assert match.asked() in range(3) and match.answers > 0
    for _ in range(50):
        seat = match.asked()
        match.play(seat, match.state.options(seat)[0])
        assert match.asked() != NATURE


def test_a_bot_by_name_answers_what_is_legal(coins: Game) -> None:
    match = Setting(coins, 2, "", None).begin(Rng(1))
    cadet = player("cadet", coins, Rng(1))
    assert cadet is not None and cadet(Perspective(match.state, 0)).text in ("heads", "tails")


def test_the_same_luck_gives_the_same_game() -> None:
    first, second, other = [Setting(BATTLESTAR, 4, "", None).begin(Rng(seed)) for seed in [7, 7, 8]]
    assert fingerprint(first.state) == fingerprint(second.state) != fingerprint(other.state)


def test_the_fewest_seats_are_taken_by_default(coins: Game) -> None:
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
def test_a_wrong_setting_is_refused_with_a_message(arguments: tuple[str, int, str], sentence: str) -> None:
    with pytest.raises((NotationError, Refusal)) as refused:
        Setting(*arguments, None)
    assert str(refused.value) == sentence


def test_an_illegal_action_is_refused_with_a_message_and_changes_nothing(coins: Game) -> None:
    match = Setting(coins, 2, "", None).begin(Rng(1))
    before = fingerprint(match.state)
    attempts: list[tuple[int, str]] = [
        (2, "P1 cannot answer 'reveal' to 'show' (rule CO-1); legal: heads, tails"),
        (3, "P1 cannot answer 3; an action is a place in the table, 0 to 2"),
        (-1, "P1 cannot answer -1; an action is a place in the table, 0 to 2"),
    ]
    for place, sentence in attempts:
        with pytest.raises(Refusal) as refused:
            match.legal(0, place)
        assert str(refused.value) == sentence
    assert fingerprint(match.state) == before


def test_opponents_are_given_for_each_seat_or_once_for_all() -> None:
    assert seated("random", 3) == ["random"] * 3
    assert seated(["random", len], 2) == ["random", len]  # type: ignore[list-item]
    with pytest.raises(NotationError) as refused:
        seated("random,random", 3)
    assert str(refused.value) == "2 opponents are given where 3 play; give one for each, or one for all"


class HeadsBot(Bot):
    """Always heads."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.heads = game.table.parse("heads")

    def choose(self, perspective: Perspective) -> Action:
        return self.heads


def tails(perspective: Perspective) -> int:
    """A function, which answers with an index into the table."""
    return int(perspective.options()[1].index)


def first_of(_observations: Vector, masks: Mask) -> Any:
    return np.argmax(masks, axis=1)


def test_bots_classes_functions_and_policies_can_be_opponents(coins: Game) -> None:
    own: list[tuple[Opponent, str]] = [
        (HeadsBot, "heads"),
        (HeadsBot(coins, Rng(1)), "heads"),
        (tails, "tails"),
        (Reading(first_of, coins, 2), "heads"),
    ]
    for opponent, side in own:
        answers = player(opponent, coins, Rng(1))
        assert answers is not None
        assert answers(Perspective(coins.start(2, coins.printed), 1)).text == side


def test_what_a_policy_reads_as_an_opponent_is_what_it_reads_as_a_learner(coins: Game) -> None:
    seen: list[list[float]] = []

    def looking(observations: Vector, masks: Mask) -> Any:
        seen.extend([*observations[0].tolist(), *masks[0].tolist()] for _ in range(1))
        return [0]

    state = coins.start(2, coins.printed)
    state.apply(0, coins.table.parse("heads"))
    Reading(looking, coins, 2)(Perspective(state, 1))
    assert seen == [[0, 1, 0, 1, 0, 1, 1, 0]]


def test_an_illegal_answer_of_an_opponent_is_reported_with_the_question(coins: Game) -> None:
    reveal = player(lambda _: 2, coins, Rng(1))
    assert reveal is not None
    with pytest.raises(ValueError, match=r"answers 'reveal' to P2 show \[CO-1\]: heads, tails"):
        reveal(Perspective(coins.start(2, coins.printed), 1))


def test_random_is_played_by_the_match_itself(coins: Game) -> None:
    assert player("random", coins, Rng(1)) is None
    named = player("pilot", coins, Rng(1))
    assert isinstance(named, Choosing) and isinstance(named.bot, GreedyBot)
