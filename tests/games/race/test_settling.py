"""Phase III. [RG-7.3]"""

import pytest

from orrery.games.race.powers import MILITARY
from orrery.games.race.rules.developing import DEVELOP_PHASES
from orrery.games.race.rules.settling import SETTLE_PHASES, methods
from orrery.games.race.state import Race
from tests.games.race.positions import (
    ALL_CARDS,
    Sits,
    ask,
    begin,
    everywhere,
    goods,
    hand,
    held,
    luck,
    number,
    position,
    refused,
    say,
    tableau,
    texts,
)


def settling(tableau: str, world: str, others: int = 0, chose: str = "", options: str = "") -> Race:
    """Two players; the first has a world in hand and is choosing."""
    state = position(Sits(tableau, hand=world, others=others, chose=chose), Sits(), options=options)
    return begin(state, SETTLE_PHASES[0])


def ways(tableau: str, world: str, cards: int = 20) -> list[str]:
    """Every way of placing a world with many cards to pay with."""
    state = position(Sits(tableau), Sits())
    return [action.text for action in methods(state, 0, number(world), cards)]


def strength(tableau: str, world: str) -> int:
    return int(position(Sits(tableau), Sits()).empires[0].strength_against(number(world)))


def test_discounts_lower_the_cost_of_a_world() -> None:  # [RG-S14]
    state = settling("Replicant Robots, Uplift Terraforming", "Terraformed World", others=4)
    say(state, "P1 place terraformed-world", "* reveal")
    assert state.decision(0).about == {"count": 2}


def test_special_strength_counts_only_where_it_fits() -> None:  # [RG-S15]
    cards = "Alien First Contact Team, Anti-Xeno Assault Troops"
    for world, total, legal in [
        ("Rebel Outpost", 3, False),
        ("Xeno Hostage Planet", 5, True),
        ("Lost Alien Warship", 4, False),
        ("Xeno-Infested Alien Outpost", 6, False),
    ]:
        assert strength(cards, world) == total
        assert ways(cards, world) == (["conquer"] if legal else [])


def test_one_power_that_opens_military_worlds_with_all_discounts() -> None:  # [RG-S16] [RG-R12]
    cards = "Contact Specialist, Uplift Terraforming"
    assert ways(cards, "Avian Uplift Race") == ["pay-for-military contact-specialist", "pay-for-military uplift-terraforming"]
    assert strength(cards, "Avian Uplift Race") == -1
    state = settling(cards, "Avian Uplift Race", others=2)
    say(state, "P1 place avian-uplift-race", "* reveal")
    free = state.clone()
    say(free, "P1 pay-for-military contact-specialist")
    assert (hand(free), tableau(free)[-1]) == (2, "avian-uplift-race")
    say(state, "P1 pay-for-military uplift-terraforming")
    assert (ask(state), state.decision(0).about) == ("pay", {"count": 1})
    assert refused(state, "P1 pay-for-military contact-specialist") == "pay-for-military-forbidden"


def test_xeno_worlds_cannot_be_paid_for() -> None:  # [RG-S17]
    state = settling("Contact Specialist, Uplift Terraforming", "Xeno-Infested Uplift World", others=5)
    assert refused(state, "P1 place xeno-infested-uplift-world") == "cannot-afford"
    assert refused(state, "P1 pay-for-military contact-specialist") == "pay-for-military-forbidden"
    assert refused(state, "P1 pay-for-military uplift-terraforming") == "pay-for-military-forbidden"


def test_each_such_power_has_its_own_worlds() -> None:  # [RG-S18]
    assert ways("Contact Specialist", "Alien Robot Sentry") == []
    assert ways("Anti-Xeno Embassy", "Alien Robot Sentry") == []
    assert ways("Uplift Terraforming", "Rebel Miners") == []
    state = settling("Uplift Terraforming", "Uplift Coalition", others=6)
    say(state, "P1 place uplift-coalition", "* reveal")
    assert state.decision(0).about == {"count": 3}


def test_a_colony_ship_places_a_military_world_that_is_paid_for() -> None:  # [RG-S19] [RG-R12]
    state = settling("Contact Specialist, Colony Ship", "Rebel Warrior Race")
    say(state, "P1 place rebel-warrior-race", "* reveal")
    luck(state)
    assert tableau(state) == ["contact-specialist", "rebel-warrior-race"]
    assert goods(state) == ["rebel-warrior-race"]
    assert state.empires[0].count(0, state.damaged) == 1
    assert everywhere(state) == ALL_CARDS


def test_a_colony_ship_places_no_alien_world_and_conquers_nothing() -> None:  # [RG-3.4]
    assert ways("Colony Ship", "Deserted Alien Outpost", cards=0) == []
    assert ways("Colony Ship", "Spice World", cards=0) == ["pay colony-ship"]
    state = settling("Colony Ship, New Sparta, New Military Tactics", "Star Nomad Lair")
    say(state, "P1 place star-nomad-lair", "* reveal")
    assert ask(state) == "settle-boost"
    assert refused(state, "P1 pay colony-ship") == "zero-cost-forbidden"


def test_all_fitting_special_strength_adds_up() -> None:  # [RG-S20] [RG-R13]
    cards = "Alpha Centauri, Anti-Xeno Militia"
    assert strength(cards, "Xeno-Held Imperium Mine") == 3
    state = settling(cards, "Xeno-Held Imperium Mine")
    say(state, "P1 place xeno-held-imperium-mine", "* reveal")
    assert tableau(state)[-1] == "xeno-held-imperium-mine"


def test_temporary_strength_is_paid_with_goods_and_with_the_card_itself() -> None:  # [RG-S21]
    cards = "New Sparta, Rebel Black Market Gangs (good), New Military Tactics"
    state = settling(cards, "Rebel Base")
    say(state, "P1 place rebel-base", "* reveal")
    assert texts(state) == ["boost rebel-black-market-gangs 0", "boost new-military-tactics 0"]
    say(state, "P1 boost new-military-tactics 0")
    assert (goods(state), tableau(state)) == ([], ["new-sparta", "rebel-black-market-gangs", "rebel-base"])


def test_strength_that_cannot_be_reached_refuses_the_world() -> None:  # [RG-S22]
    state = settling("New Sparta, Rebel Black Market Gangs (good), New Military Tactics", "Rebel Homeworld")
    assert refused(state, "P1 place rebel-homeworld") == "cannot-afford"


def test_temporary_strength_against_xenos_is_for_xeno_worlds_only() -> None:  # [RG-S23]
    cards = "Alien Weapon Cache (good), Epsilon Eridani"
    state = settling(cards, "Xeno Colony")
    say(state, "P1 place xeno-colony", "* reveal")
    assert (goods(state), tableau(state)[-1]) == ([], "xeno-colony")
    state = settling(cards, "Former Penal Colony")
    assert refused(state, "P1 place former-penal-colony") == "cannot-afford"


def test_a_rebel_xeno_world_is_open_to_both_kinds_of_strength() -> None:  # [RG-S24]
    cards = "Epsilon Eridani, Galactic Imperium, Rebel Resistance"
    assert strength(cards, "Xeno-Occupied Rebel World") == 7
    assert ways(cards, "Xeno-Occupied Rebel World") == []
    assert strength(cards + ", Anti-Xeno Militia", "Xeno-Occupied Rebel World") == 9
    assert ways(cards + ", Anti-Xeno Militia", "Xeno-Occupied Rebel World") == ["conquer"]


def test_strength_against_xenos_for_each_nonmilitary_world() -> None:  # [RG-S25]
    cards = "Anti-Xeno League, Earth's Lost Colony, Spice World, Gem World"
    state = position(Sits(cards), Sits())
    assert (state.empires[0].sums[MILITARY], state.empires[0].against_xenos()) == (0, 3)
    assert ways(cards, "Xeno-Infested Uplift World") == ["conquer"]
    assert ways(cards, "Outlaw World") == []


def test_the_good_on_placement_comes_before_the_cards_for_placing() -> None:  # [RG-S26] [RG-R33]
    state = settling("", "Pan-Galactic Disease Center", others=3, chose="settle")
    say(state, "P1 place pan-galactic-disease-center", "* reveal")
    assert hand(state) == 0
    luck(state)
    assert (hand(state), goods(state)) == (1, [])
    state = settling("", "Pan-Galactic Disease Center", others=4, chose="settle")
    say(state, "P1 place pan-galactic-disease-center", "* reveal")
    for _ in range(3):
        say(state, f"P1 discard {held(state)[0]}")
    last = held(state)[0]
    assert texts(state) == ["decline", f"put-good {last}"]
    declined = luck(say(state.clone(), "P1 decline"))
    assert (hand(declined), goods(declined)) == (2, [])
    luck(say(state, f"P1 put-good {last}"))
    assert (hand(state), goods(state)) == (1, ["pan-galactic-disease-center"])


def test_cards_after_placing_a_world() -> None:  # [RG-S27]
    state = settling("Terraforming Robots", "Asteroid Belt", others=2, chose="settle")
    say(state, "P1 place asteroid-belt", "* reveal")
    assert ask(state) == "lay-good"
    luck(state)
    assert (goods(state), hand(state)) == (["asteroid-belt"], 2)


def test_a_card_counts_from_the_phase_after_its_placing() -> None:  # [RG-S28]
    state = position(Sits(hand="Space Marines, Rebel Fuel Cache", others=2), Sits())
    begin(state, DEVELOP_PHASES[0])
    say(state, "P1 place space-marines", "* reveal")
    assert state.empires[0].sums[MILITARY] == 0
    for _ in range(2):
        say(state, f"P1 discard {next(card for card in held(state) if card != 'rebel-fuel-cache')}")
    begin(state, SETTLE_PHASES[0])
    assert state.empires[0].sums[MILITARY] == 2
    say(state, "P1 place rebel-fuel-cache", "* reveal")
    assert tableau(state) == ["space-marines", "rebel-fuel-cache"]


def test_a_world_of_the_first_settle_phase_is_active_in_the_second() -> None:  # [RG-S28]
    sits = Sits("New Sparta, Drop Ships", hand="Lost Alien Warship, Rebel Homeworld", chose="settle settle-2")
    state = position(sits, Sits(), options="expert")
    state.agenda = [SETTLE_PHASES[1], SETTLE_PHASES[0]]
    state.run_automatic()
    assert texts(state) == ["pass", "place lost-alien-warship"]
    luck(say(state, "P1 place lost-alien-warship", "* reveal"))
    assert "place rebel-homeworld" in texts(state)
    assert state.empires[0].sums[MILITARY] == 7


def test_temporary_strength_may_be_more_than_needed() -> None:  # [RG-R11]
    state = settling("New Sparta, New Military Tactics", "Star Nomad Lair")
    say(state, "P1 place star-nomad-lair", "* reveal")
    assert texts(state) == ["conquer", "boost new-military-tactics 0"]
    say(state, "P1 boost new-military-tactics 0")
    luck(state)
    assert tableau(state) == ["new-sparta", "star-nomad-lair"]


def test_the_world_being_placed_pays_for_nothing() -> None:  # [RG-R11]
    cards = "Rebel Cadre, New Military Tactics, Imperium Arms Factory, Mining World (good)"
    state = settling(cards, "Rebel Black Market Gangs")
    say(state, "P1 place rebel-black-market-gangs", "* reveal")
    assert refused(state, "P1 boost rebel-black-market-gangs 0") == "power-inactive"
    assert texts(state) == ["conquer", "boost new-military-tactics 0", "boost imperium-arms-factory 0"]


def test_which_good_pays_is_asked_when_several_could() -> None:  # [RG-12]
    state = settling("Imperium Arms Factory, Mining World (good), Comet Zone (good)", "New Survivalists")
    say(state, "P1 place new-survivalists", "* reveal")
    assert (ask(state), texts(state)) == ("take-goods", ["take-good mining-world", "take-good comet-zone"])
    say(state, "P1 take-good comet-zone")
    assert (goods(state), tableau(state)[-1]) == (["mining-world"], "new-survivalists")


def test_a_military_world_that_was_paid_for_stays_military() -> None:  # [RG-7.3]
    state = settling("Contact Specialist", "Outlaw World", others=0)
    say(state, "P1 place outlaw-world", "* reveal")
    assert tableau(state)[-1] == "outlaw-world"
    assert state.empires[0].count(3, state.damaged) == 0


@pytest.mark.parametrize(("seats", "asked"), [([2, 0, 1], [0, 2])])
def test_a_seat_without_hand_cards_is_not_asked(seats: list[int], asked: list[int]) -> None:  # [RG-10]
    state = position(*[Sits(others=count) for count in seats])
    begin(state, SETTLE_PHASES[0])
    assert state.waiting() == asked


def test_worlds_are_placed_in_priority_order() -> None:  # [RG-10]
    state = position(Sits(hand="Gem World", others=3), Sits(hand="Spice World", others=3))
    state.first = 1
    begin(state, SETTLE_PHASES[0])
    say(state, "P1 place gem-world", "P2 place spice-world", "* reveal")
    assert state.turn() == 1
    for _ in range(2):
        say(state, f"P2 discard {held(state, 1)[0]}")
    assert (state.turn(), tableau(state), tableau(state, 1)) == (0, [], ["spice-world"])
