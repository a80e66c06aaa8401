"""Points and the end of the game. [RG-8]"""

from typing import Any

import pytest

from orrery.games.race.cards import VP
from orrery.games.race.powers import MILITARY
from orrery.games.race.rules.choosing import END_OF_TURN
from orrery.games.race.rules.developing import DEVELOP_PHASES
from orrery.games.race.rules.scoring import card_score, outcome, score
from tests.games.race.positions import Sits, ask, begin, luck, number, position, say, texts


@pytest.mark.parametrize(
    ("tableau", "points"),
    [
        pytest.param(
            "Alien Historians, Alien Archives, Xeno-Infested Alien Outpost, Xeno Colony, Alien Weapon Plans, "
            "Alien Rosetta Stone World",
            10,
            id="RG-S71",
        ),
        pytest.param(
            "Anti-Xeno League, Anti-Xeno Embassy, Spice World, Xeno Colony, Anti-Xeno Militia, Drop Ships", 6, id="RG-S72"
        ),
        pytest.param(
            "Imperium War Profiteers, Blaster Gem Mines, Imperium Armaments World, Xeno-Held Imperium Mine, "
            "Imperium Arms Factory, Mining World",
            13,
            id="RG-S73",
        ),
        pytest.param(
            "Terraforming Defenders, Terraformed World, Terraforming Robots, Terraforming Uplift Project, Spice World, "
            "Mining World, Asteroid Belt",
            11,
            id="RG-S74",
        ),
        pytest.param(
            "Anti-Xeno Rebel Force, Rebel Cadre, Xeno-Occupied Rebel World, Xeno Colony, Anti-Xeno Militia, Rebel Fuel Cache",
            9,
            id="RG-S75",
        ),
        pytest.param("New Galactic Order, Anti-Xeno Assault Troops, Alien Weapon Plans, Contact Specialist", 3, id="RG-S76"),
    ],
)
def test_a_card_scores_in_one_category_only(tableau: str, points: int) -> None:  # [RG-S71] [RG-S72] [RG-S73] [RG-S74] [RG-S76]
    state = position(Sits(tableau), Sits())
    assert card_score(state.empires[0], state.damaged, state.empires[0].tableau[0]) == points


def test_the_rebel_force_gets_strength_from_rebel_worlds() -> None:  # [RG-S75]
    worlds = "Rebel Cadre, Xeno-Occupied Rebel World, Rebel Fuel Cache"
    for cards, military in [(worlds, 1), ("Anti-Xeno Rebel Force, " + worlds, 1 + 3)]:
        assert position(Sits(cards), Sits()).empires[0].sums[MILITARY] == military


def test_negative_military_counts_in_the_new_order() -> None:  # [RG-R25]
    state = position(Sits("New Galactic Order, Empath World, Refugee World, Contact Specialist, Pan-Galactic League"), Sits())
    assert card_score(state.empires[0], state.damaged, number("New Galactic Order")) == -2


def test_ties_go_to_more_hand_cards_and_goods() -> None:  # [RG-S77] [RG-R21]
    a = Sits("Rebel Outpost, Gem World (good)", others=3, chips=35)
    b = Sits("Rebel Base, Spice World (good), New Earth (good), Avian Uplift Race (good)", others=2, chips=29)
    state = position(a, b)
    assert (score(state, 0), score(state, 1)) == (41, 41)
    assert outcome(state).ranks == [2, 1]


def test_what_is_still_tied_is_shared() -> None:  # [RG-R21]
    state = position(Sits(others=2, chips=7), Sits(others=2, chips=7), Sits(others=5, chips=4))
    assert outcome(state).ranks == [1, 1, 3]


def test_chips_are_public() -> None:  # [RG-R26]
    state = position(Sits(chips=5), Sits(chips=3))
    assert [empire["chips"] for empire in state.observe(0)["empires"]] == [5, 3]  # type: ignore[attr-defined]


def test_twelve_cards_end_the_game_damaged_ones_included() -> None:  # [RG-R18] [RG-8]
    worlds = ["Old Earth", "Gem World", "Spice World", "Artist Colony", "New Vinland", "Space Port"]
    more = ["Tourist World", "Galactic Resort", "Drop Ships", "Space Marines", "Public Works", "Comet Zone (damaged)"]
    for count, reason in [(5, ""), (6, "tableau-full")]:
        state = position(Sits(", ".join(worlds + more[6 - count :])), Sits("Mining World"), options="mode=invasion")
        begin(state, END_OF_TURN)
        assert state.reason == reason


def test_an_empty_pool_ends_the_game() -> None:  # [RG-8]
    for pool, reason in [(1, ""), (0, "pool-empty")]:
        state = position(Sits("Old Earth"), Sits("Spice World"))
        state.vp_pool = pool
        begin(state, END_OF_TURN)
        assert state.reason == reason


def test_everybody_sees_everybodys_points_by_category() -> None:  # [RG-R26]
    state = position(Sits("Galactic Imperium, Rebel Base, Spice World", chips=4), Sits("Old Earth"), options="mode=invasion")
    state.empires[0].awards = 3
    assert state.observe(1)["points"] == [
        {"chips": 4, "printed": 7, "conditional": 2, "awards": 3, "tiles": 10, "total": 26},
        {"chips": 0, "printed": 2, "conditional": 0, "awards": 0, "tiles": 10, "total": 12},
    ]


def test_what_was_placed_counts_when_actions_are_chosen_again() -> None:  # [RG-3.2]
    state = position(Sits("New Sparta, New Galactic Order", hand="Drop Ships", others=4, chose="develop"), Sits("Gem World"))
    before = (int(state.empires[0].sums[MILITARY]), score(state, 0))
    begin(state, DEVELOP_PHASES[0])
    say(state, "P1 place drop-ships", "* reveal")
    state.agenda.insert(0, END_OF_TURN)
    while ask(state) == "pay":
        say(state, f"P1 {texts(state)[0]}")
    luck(state)
    assert ask(state) == "choose-action"
    military, points = int(state.empires[0].sums[MILITARY]), score(state, 0)
    assert (military, points) == (before[0] + 3, before[1] + VP[number("Drop Ships")] + 3)  # 1 VP for each strength
    view: Any = state.observe(1)["empires"]  # everybody sees it
    assert view[0]["sums"][int(MILITARY)] == military
