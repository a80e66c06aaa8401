"""Whole games at random: they end, cards are conserved, and what is not offered is refused."""

import pytest

import orrery
from orrery.core import NATURE, OVER, Refusal, Rng, canonical
from orrery.core.referee import play
from orrery.games.invaders.state import Invaders
from tests.games.invaders.positions import GAME, cards_of


def one_answer(state: Invaders, rng: Rng) -> None:
    seat = state.turn()
    if seat == NATURE:
        state.apply(seat, state.chance(rng))
    else:
        options = state.essential(seat)
        state.apply(seat, options[rng.below(len(options))])


def finish(seed: int, options: str = "") -> int:
    """Play at random to the end; returns the number of answers."""
    state, rng, answers = GAME.start(2, GAME.options(options)), Rng(seed), 0
    while state.turn() != OVER:
        one_answer(state, rng)
        answers += 1
        assert answers < GAME.longest
    return answers


def test_no_card_is_lost_or_made() -> None:
    state, rng = GAME.start(2, GAME.options("")), Rng(3)
    before = [cards_of(state, side) for side in range(2)]
    while state.turn() != OVER:
        one_answer(state, rng)
        heroes = state.heroes.size + len(state.fallen) + (state.hero >= 0)
        assert heroes >= 10  # one may be in transit
        assert [cards_of(state, side) for side in range(2)] == before


def illegal(count: int) -> None:
    """Try that many actions that are not offered: all are refused, and nothing changes."""
    rng, tried = Rng(9), 0
    while tried < count:
        state = GAME.start(2, GAME.options(""))
        while state.turn() != OVER and tried < count:
            before = canonical(state.to_json())
            seat = int(rng.below(2))
            for _ in range(10):
                action = GAME.table.actions[rng.below(len(GAME.table))]
                if seat == state.turn() and action in state.options(seat):
                    continue
                with pytest.raises(Refusal):
                    play(state, seat, action)
                assert orrery.game("invaders").words.has(f"why.{state.why(seat, action)}")
                tried += 1
            assert canonical(state.to_json()) == before
            one_answer(state, rng)


def test_what_is_not_offered_is_refused() -> None:
    illegal(1_000)


def test_heroes_count_as_defenders_and_skulls() -> None:  # [IN-R15]
    heroes = [card for card in GAME.box.cards if card.is_hero]
    assert len(heroes) == 11 and all({"hero", "defender", "skull"} <= set(card.row["icons"]) for card in heroes)


@pytest.mark.soak
def test_ten_thousand_illegal_actions_are_refused() -> None:
    illegal(10_000)


@pytest.mark.soak
def test_two_thousand_random_games_end() -> None:
    assert all(finish(seed) for seed in range(2_000))
