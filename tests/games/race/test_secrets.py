"""Who sees what, place by place; and what `imagine` deals: exactly what a seat has not seen. [RG-4] [RG-10]"""

from collections import Counter
from typing import Any

import pytest

from orrery.core import GALLERY, NATURE, Rng
from orrery.games.race.actions import REVEAL
from orrery.games.race.cards import CARDS, KIND
from orrery.games.race.powers import NONE
from orrery.games.race.rules.choosing import ASK_ACTIONS
from orrery.games.race.rules.developing import ASK_DEVELOPMENTS
from orrery.games.race.rules.exploring import EXPLORE_PHASE
from orrery.games.race.state import Race
from tests.games.race.positions import (
    ALL_CARDS,
    GAME,
    Sits,
    ask,
    begin,
    choose_first,
    everywhere,
    held,
    luck,
    number,
    position,
    say,
    tableau,
)
from tests.games.race.test_games import TABLES, steps

SECRET = ["choose-action", "develop-choose", "discard-to-ten", "explore-discard", "settle-choose", "start-select", "war-effort"]
WORLDS = 400  # imagined in a test: enough to reach nearly every possibility


def midgame() -> Race:
    """Two empires with hands, goods and a discard; the first is asked for an action."""
    first = Sits("Old Earth, Gem World (good), Spice World", hand="Drop Ships, Public Works")
    second = Sits("New Sparta, Mining World (good), Comet Zone (good)", hand="Rebel Base, Colony Ship, Space Port")
    state = position(first, second)
    for name in ("Galactic Imperium", "Alien Archives", "Blaster Gem Mines"):
        state.deck.take(number(name))
        state.discard.put(number(name))
    return begin(state, ASK_ACTIONS)


def imagined(state: Race, seat: int) -> list[Race]:
    return [state.imagine(seat, Rng(seed)) for seed in range(WORLDS)]


def unseen_by_first(state: Race) -> Counter[str]:
    """All cards but those in the first hand and in the tableaus."""
    return ALL_CARDS - Counter([*held(state), *tableau(state), *tableau(state, 1)])


def faces(state: Race) -> list[str]:
    """The cards that lie as goods, in the order of the worlds."""
    return [CARDS[good].id for good in state.good_on if good >= 0]


def pile(counts: Any) -> Counter[str]:
    return Counter({card.id: int(counts[card.number]) for card in CARDS if counts[card.number]})


# What is dealt again


def test_what_a_seat_has_not_seen_is_dealt_over_all_hidden_places_together() -> None:
    state = midgame()
    for world in imagined(state, 0)[:50]:
        hidden = Counter([*held(world, 1), *faces(world)]) + pile(world.deck.counts) + pile(world.discard.counts)
        assert hidden == unseen_by_first(state)
        assert everywhere(world) == ALL_CARDS


def test_another_hand_is_dealt_from_all_that_is_unseen_and_keeps_its_size() -> None:
    state = midgame()
    met: Counter[str] = Counter()
    for world in imagined(state, 0):
        assert len(held(world, 1)) == 3
        met.update(held(world, 1))
    unseen = unseen_by_first(state)
    assert set(met) <= set(unseen) and len(met) > 0.95 * len(unseen)
    assert met["rebel-base"] < WORLDS / 10  # what is really there is no likelier than the rest


def test_the_seats_own_hand_and_all_public_cards_stay() -> None:
    state = midgame()
    for world in imagined(state, 0)[:50]:
        assert (held(world), tableau(world), tableau(world, 1)) == (held(state), tableau(state), tableau(state, 1))
        assert world.good_on[number("Gem World")] >= 0 and world.good_on[number("Spice World")] == NONE


def test_the_gallery_has_seen_no_hand_at_all() -> None:
    state = midgame()
    hands = {tuple(held(world, seat)) for world in imagined(state, GALLERY)[:50] for seat in range(2)}
    assert len(hands) > 90


def test_the_faces_of_goods_are_unknown_even_to_their_owner() -> None:
    state = midgame()
    own = {int(world.good_on[number("Gem World")]) for world in imagined(state, 0)}
    others = {int(world.good_on[number("Mining World")]) for world in imagined(state, 0)}
    assert len(own) > 60 and len(others) > 60
    assert {CARDS[good].id for good in own | others} <= set(unseen_by_first(state))


def test_the_discard_lies_face_down_even_for_the_player_who_discarded() -> None:
    state = luck(begin(position(Sits("Old Earth", others=2), Sits("Spice World", others=2)), EXPLORE_PHASE))
    thrown = held(state)[0]
    say(state, f"P1 discard {thrown}", f"P2 discard {held(state, 1)[0]}", "* reveal")
    assert (state.discard.size, state.discard.counts[number(thrown)]) == (2, 1)
    begin(state, ASK_ACTIONS)
    worlds = imagined(state, 0)
    assert all(world.discard.size == 2 for world in worlds)
    assert len({tuple(sorted(pile(world.discard.counts).elements())) for world in worlds}) > 300
    assert sum(bool(world.discard.counts[number(thrown)]) for world in worlds) < WORLDS / 10


def test_the_pile_has_no_order_and_its_next_card_is_any_unseen_one() -> None:
    state = begin(position(Sits("Old Earth"), Sits("Spice World")), EXPLORE_PHASE)
    rng = Rng(5)
    drawn = {world.chance(rng).text for world in imagined(state, 0)}
    assert drawn <= {option.text for option in state.options(NATURE)} and len(drawn) > 100
    assert all(world.deck.size == state.deck.size for world in imagined(state, 0)[:50])


def test_start_worlds_dealt_to_others_are_dealt_again_colour_by_colour() -> None:
    state = GAME.start(3, GAME.options(""))
    assert isinstance(state, Race)
    luck(state)
    own = [int(world) for world in state.empires[0].dealt]
    met = set()
    for world in imagined(state, 0)[:100]:
        assert [int(card) for card in world.empires[0].dealt] == own
        for other in (1, 2):
            assert [CARDS[card].colour for card in world.empires[other].dealt] == ["blue", "red"]
            met |= {int(card) for card in world.empires[other].dealt}
    assert len(met) == 8 and not met & set(own)


def test_a_sealed_choice_becomes_any_that_an_imagined_hand_allows() -> None:
    state = position(Sits("Old Earth", others=3), Sits("Spice World", hand="Public Works", others=3))
    begin(state, ASK_DEVELOPMENTS[0])
    say(state, "P2 place public-works")
    met = set()
    for world in imagined(state, 0):
        (pick,) = world.seals.picks[1]
        assert world.seals.done == [False, True]
        assert pick.text == "pass" or pick.text.removeprefix("place ") in held(world, 1)
        met.add(pick.text)
    assert len(met) > 15 and "pass" in met  # of all developments that three cards can pay for


def test_picks_that_are_not_sealed_yet_are_imagined_as_none() -> None:
    state = luck(begin(position(Sits("Old Earth"), Sits(others=3, chose="explore-5")), EXPLORE_PHASE))
    say(state, f"P2 discard {held(state, 1)[0]}")
    assert len(state.seals.picks[1]) == 1
    assert all(world.seals.picks[1] == [] and not world.seals.done[1] for world in imagined(state, 0)[:20])
    assert all(len(world.seals.picks[1]) == 1 for world in imagined(state, 1)[:20])


def test_the_kind_of_a_good_is_public_whatever_its_card() -> None:
    state = midgame()
    for world in imagined(state, 0)[:50]:
        goods = [int(count) for count in world.empires[1].goods]
        assert goods == [int(count) for count in state.empires[1].goods]
        assert KIND[number("Mining World")] == KIND[number("Comet Zone")]


# What is chosen together


def others_saw(before: Any, after: Any, seat: int) -> set[str]:
    """The parts of a view that changed, except whether a seat is still choosing."""
    changed = {key for key in before if before[key] != after[key]}
    if "seals" in changed:
        assert [row for other, row in enumerate(before["seals"]) if other != seat] == [
            row for other, row in enumerate(after["seals"]) if other != seat
        ]
        assert (before["seals"][seat], after["seals"][seat]) == ("choosing", "sealed")
    return changed - {"seals", "waiting"}


@pytest.mark.parametrize(("seats", "options"), [table for table in TABLES if table[0] < 5])
def test_of_a_secret_answer_others_learn_only_that_it_was_given(seats: int, options: str) -> None:
    for state in steps(seats, options, seed=31):
        if not state.secret() or state.turn() == NATURE:
            continue
        waiting = state.waiting()
        for seat in waiting:
            after, action = state.clone(), state.essential(seat)[-1]
            after.apply(seat, action)
            for other in [*range(seats), GALLERY]:
                if other != seat:
                    assert state.heard(other, seat, action) == "?"
                    assert others_saw(state.observe(other), after.observe(other), seat) == set()
            assert after.turn() == NATURE or set(after.waiting()) <= set(waiting)


def test_all_that_is_chosen_in_secret_is_asked_of_all_concerned_at_once() -> None:
    together: Counter[str] = Counter()
    for seats, options in TABLES:
        for state in steps(seats, options, seed=33):
            if len(state.waiting()) > 1:
                together[ask(state)] += 1
    assert sorted(together) == SECRET


TELLING = {"keep-start": "placed", "place": "revealed", "pass": "passed", "donate": "donated"}


def told_of(seat: int, pick: str) -> str:
    """The beginning of the event that announces a revealed pick; nothing for cards that go face down."""
    verb = pick.split(" ")[0]
    if verb in ("discard", "done"):
        return ""
    return f"{TELLING[verb]} P{seat + 1}" if verb in TELLING else f"chose P{seat + 1} {pick}"


def test_a_reveal_names_what_was_picked_except_cards_that_go_face_down() -> None:
    verbs: set[str] = set()
    for seats, options in TABLES:
        if "expert" in options:
            continue  # two roles are named in one event
        for state in steps(seats, options, seed=34):
            if state.turn() == NATURE and state.secret():
                after = state.clone()
                after.told = []
                after.apply(NATURE, REVEAL)
                told = [event.heard(GALLERY) for event in after.told]
                for seat in range(seats):
                    for pick in state.seals.picks[seat]:
                        assert any(event.startswith(told_of(seat, pick.text)) for event in told)
                        assert not pick.text.startswith("discard ") or not any(pick.text[8:] in event for event in told[:1])
                        verbs.add(pick.text.split(" ")[0])
    assert {"keep-start", "place", "pass", "donate", "settle", "explore-5"} <= verbs


def test_choices_are_made_in_any_order_with_the_same_result() -> None:
    ends = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        state = begin(position(*[Sits("Old Earth" if not seat else "", others=4) for seat in range(3)]), ASK_ACTIONS)
        roles = ["explore-5", "settle", "explore-1-1"]
        say(state, *[f"P{seat + 1} {roles[seat]}" for seat in order], "* reveal")
        ends.append(choose_first(luck(state)).to_json())
    assert ends[0] == ends[1] == ends[2]
