"""Pictures: every answer has a mark, every mark an id of its own, and the ground never changes."""

import pytest

from orrery.core import GALLERY, LANGUAGES, Decision, Scene
from orrery.games.race.consuming import CONSUME_PHASE
from orrery.games.race.exploring import ASK_DISCARDS_TO_TEN
from orrery.games.race.settling import SETTLE_PHASES
from orrery.games.race.state import Race
from tests.games.race.positions import GAME, Sits, begin, position
from tests.games.race.test_games import TABLES, steps


def drawn(state: Race, seat: int, lang: str = "en") -> tuple[Scene, Decision | None]:
    decision = state.decision(seat) if seat in state.waiting() else None
    return GAME.scene(state.observe(seat), decision, GAME.words.into(lang)), decision


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_view_can_be_drawn_and_every_answer_pointed_at(seats: int, options: str, lang: str) -> None:
    grounds = set()
    for place, state in enumerate(steps(seats, options, seed=61)):
        if place % (61 if state.secret() else 19):
            continue
        for seat in [*range(seats), GALLERY]:
            scene, decision = drawn(state, seat, lang)
            ids = [mark.id for mark in scene.marks()]
            assert len(ids) == len(set(ids))
            assert scene.title and "{" not in scene.title and "scene." not in scene.title
            offered = {option.text for option in decision.options} if decision else set()
            assert set(scene.actions) == offered
            assert all(marks and set(marks) <= set(ids) for marks in scene.actions.values())
            grounds.add(repr([mark.to_json() for mark in scene.ground]))
    assert len(grounds) == 1


def test_a_card_can_be_pointed_at_in_the_hand() -> None:
    state = position(Sits("Old Earth", hand="Gem World, Public Works", others=3), Sits("Spice World"))
    scene, _ = drawn(begin(state, SETTLE_PHASES[0]), 0)
    assert scene.actions["place gem-world"] == ["held-gem-world-0"]
    assert scene.actions["pass"] == ["button-pass"]


def test_two_copies_mean_the_same_card() -> None:
    state = position(Sits(hand="Public Works, Public Works", others=9), Sits())
    scene, _ = drawn(begin(state, ASK_DISCARDS_TO_TEN), 0)
    assert scene.actions["discard public-works"] == ["held-public-works-0", "held-public-works-1"]


def test_a_good_can_be_pointed_at_on_its_world() -> None:
    cards = "Old Earth, Gem World (good), Spice World (good)"
    state = begin(position(Sits(cards, chose="consume-trade"), Sits()), CONSUME_PHASE)
    scene, _ = drawn(state, 0)
    assert scene.actions["sell gem-world"] == ["good-0-gem-world", "shown-0-gem-world"]


def test_others_hands_are_not_drawn_and_their_goods_lie_face_down() -> None:
    state = position(Sits("Gem World (good)", hand="Public Works"), Sits("Spice World (good)", hand="Drop Ships"))
    begin(state, SETTLE_PHASES[0])
    scene, _ = drawn(state, 0)
    said = " ".join(mark.label + mark.text for mark in scene.marks())
    assert "Public Works" in said and "Drop Ships" not in said
    gallery, _ = drawn(state, GALLERY)
    assert all(panel.id != "hand" for panel in gallery.panels)


def test_a_damaged_world_lies_on_its_face() -> None:
    scene, _ = drawn(position(Sits("Gem World (damaged), Old Earth"), Sits(), options="mode=invasion"), 0)
    marks = {mark.id: mark for mark in scene.marks()}
    assert (marks["shown-0-gem-world"].shape, marks["shown-0-old-earth"].shape) == ("back", "card")
    assert marks["shown-0-gem-world"].label == "Gem World, damaged"


def test_the_whole_text_of_a_card_is_one_touch_away() -> None:
    scene, _ = drawn(position(Sits("Old Earth"), Sits()), 0)
    art = next(mark for mark in scene.marks() if mark.id == "shown-0-old-earth-art")
    assert art.label == (
        "Old Earth: world of cost 3, 2 VP. Trade: 1 card more for any good sold. "
        "Consume: discard a good for 1 VP, up to 2 times."
    )
