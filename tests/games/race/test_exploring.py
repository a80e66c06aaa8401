"""Phase I and hand limits. [RG-7.1]"""

from orrery.games.race.rules.exploring import ASK_DISCARDS_TO_TEN, EXPLORE_PHASE
from tests.games.race.positions import (
    ALL_CARDS,
    Sits,
    ask,
    begin,
    choose_first,
    everywhere,
    hand,
    held,
    luck,
    position,
    refused,
    say,
    texts,
)


def test_draw_powers_add_up_and_the_whole_hand_is_discarded_from() -> None:  # [RG-S5]
    state = position(Sits("Expedition Force, Uplift Terraforming", others=5), Sits(chose="explore-5"))
    luck(begin(state, EXPLORE_PHASE))
    assert hand(state) == 9
    assert state.decision(0).about == {"count": 3}
    assert set(held(state)) == {text.removeprefix("discard ") for text in texts(state)}
    choose_first(state)
    assert hand(state) == 6


def test_exploring_deep() -> None:  # [RG-S6]
    state = position(Sits("Galactic Survey: SETI", others=3, chose="explore-5"), Sits())
    luck(begin(state, EXPLORE_PHASE))
    assert (hand(state), state.decision(0).about) == (12, {"count": 8})
    choose_first(state)
    assert hand(state) == 4


def test_both_explore_cards_bring_both_bonuses() -> None:  # [RG-S7]
    state = position(Sits("Research Labs", chose="explore-5 explore-1-1"), Sits(), options="expert")
    luck(begin(state, EXPLORE_PHASE))
    assert (hand(state), state.decision(0).about) == (8, {"count": 5})
    choose_first(state)
    assert hand(state) == 3


def test_a_power_may_count_rebel_worlds() -> None:  # [RG-S8]
    state = position(Sits("Rebel Cadre, Rebel Bunker, Rebel Resistance"), Sits(chose="explore-1-1"))
    luck(begin(state, EXPLORE_PHASE))
    assert (hand(state), state.decision(0).about) == (6, {"count": 5})


def test_keeping_is_never_more_than_drawing() -> None:  # [RG-R36]
    state = position(Sits("Research Labs, Galactic Renaissance"), Sits())
    luck(begin(state, EXPLORE_PHASE))
    assert (hand(state), state.decision(0).about) == (4, {"count": 1})


def test_short_piles_leave_fewer_cards_to_discard() -> None:  # [RG-R34] [RG-R16]
    state = position(Sits(), Sits())
    for card in state.deck.kinds():
        while state.deck.size > 3 and state.deck.counts[card]:
            state.deck.take(card)
    luck(begin(state, EXPLORE_PHASE))
    assert [hand(state, seat) for seat in range(2)] == [2, 1]
    assert state.waiting() == [0]
    choose_first(state)
    assert [hand(state, seat) for seat in range(2)] == [1, 1]


def test_the_discard_becomes_the_pile_when_the_pile_is_empty() -> None:  # [RG-R16]
    state = position(Sits(), Sits())
    state.deck, state.discard = state.discard, state.deck
    luck(begin(state, EXPLORE_PHASE))
    assert (state.deck.size, state.discard.size) == (161, 0)


def test_discards_are_secret_until_the_reveal() -> None:  # [RG-10]
    state = position(Sits(others=2), Sits(others=2))
    luck(begin(state, EXPLORE_PHASE))
    assert state.waiting() == [0, 1]
    card = held(state, 1)[0]
    say(state, f"P2 discard {card}")
    assert state.observe(0)["seals"] == [{"picks": [], "done": False}, "sealed"]
    assert state.observe(1)["seals"] == ["choosing", {"picks": [f"discard {card}"], "done": True}]
    assert hand(state, 1) == 4
    say(state, f"P1 discard {held(state)[0]}", "* reveal")
    assert [hand(state, seat) for seat in range(2)] == [3, 3]
    assert everywhere(state) == ALL_CARDS


def test_two_copies_can_both_be_discarded() -> None:
    state = position(Sits(hand="Deficit Spending, Deficit Spending, Export Duties", others=9), Sits())
    begin(state, ASK_DISCARDS_TO_TEN)
    say(state, "P1 discard deficit-spending")
    assert "discard deficit-spending" in texts(state)
    say(state, "P1 discard deficit-spending", "* reveal")
    assert hand(state) == 10


def test_hands_shrink_to_ten() -> None:  # [RG-6]
    state = position(Sits(others=10), Sits(others=12), Sits(others=3))
    begin(state, ASK_DISCARDS_TO_TEN)
    assert (ask(state), state.waiting(), state.decision(1).about) == ("discard-to-ten", [1], {"count": 2})
    assert refused(state, f"P1 discard {held(state)[0]}") == "not-yours"
    choose_first(state)
    assert [hand(state, seat) for seat in range(3)] == [10, 10, 3]


def test_essential_picks_reach_each_set_once() -> None:  # [RG-12]
    state = position(Sits(others=12), Sits())
    begin(state, ASK_DISCARDS_TO_TEN)
    sets: list[tuple[str, ...]] = []
    for first in state.essential(0):
        after = state.clone()
        after.apply(0, first)
        sets += [(first.text, second.text) for second in after.essential(0)]
    different = {tuple(sorted(pair)) for pair in sets}
    assert len(sets) == len(different)
    names = held(state)
    assert different == {
        tuple(sorted((f"discard {one}", f"discard {other}"))) for place, one in enumerate(names) for other in names[place + 1 :]
    }
