"""What bots see in a position: things announced count before they happen, and unknown cards count as others of their side."""

import json

import pytest

from orrery.games.invaders.board import INVADERS, MANKIND
from orrery.games.invaders.judgement.estimate import HELD, PLACED, WEIGHTS, of_cards
from orrery.games.invaders.judgement.judging import Due
from tests.games.invaders.positions import GAME, do, position
from tests.games.invaders.test_attacks_and_matches import deck
from tests.games.invaders.test_decks import ROW


@pytest.mark.parametrize(("answer", "steps"), [("P2 invade", 1), ("P2 activate S_OCEAN", 2), ("P2 activate S_MOON", 2)])
def test_steps_of_the_marker_count_before_they_are_taken(answer: str, steps: int) -> None:
    state = position("inv")
    before = state.plot
    do(state, answer)
    assert state.plot == before, "cards are drawn first"
    assert Due(state).plot == before - steps


def test_the_attack_to_come_counts_for_both_sides_in_the_turn_of_the_invaders() -> None:
    state = position("inv", "I11 Ei1")
    calm = position("inv", "I11 Ei1")
    calm.skip = 1
    assert GAME.judge(state, INVADERS) > GAME.judge(calm, INVADERS)
    assert GAME.judge(state, MANKIND) < GAME.judge(calm, MANKIND)


def test_numbers_that_only_cards_of_ones_own_reach_can_be_judged() -> None:
    state = position("inv", "I11 Ei1")
    state.ops = 10**6
    for judge in (GAME.judge, GAME.estimate):
        assert 0.0 <= judge(state, MANKIND) <= 1.0
        assert judge(state, INVADERS) == pytest.approx(1.0 - judge(state, MANKIND))


@pytest.mark.parametrize("group", [PLACED, HELD])
def test_a_card_that_was_never_seen_counts_as_the_average_of_its_side(group: str) -> None:
    game = GAME.with_data(f"{deck('invaders', 70)}card {json.dumps(ROW)}\n")
    box, number = game.box, game.box.number_of[str(ROW["id"])]
    found = of_cards(group, box)
    side = box.side[number]
    known = [found[card.number] for card in box.cards if card.side == side and f"{group} {card.id}" in WEIGHTS]
    assert f"{group} {ROW['id']}" not in WEIGHTS
    assert found[number] == pytest.approx(sum(known) / len(known))
