"""War effort and repairs, in the Produce phase of the Invasion mode. [RG-9.5] [RG-9.6]"""

from orrery.games.race.rules.producing import PRODUCE_PHASE
from orrery.games.race.rules.scoring import card_score, score
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
    texts,
)

INVASION = "mode=invasion"


def producing(tableau: str, chose: str = "", others: int = 0, options: str = INVASION) -> Race:
    state = position(Sits(tableau, others=others, chose=chose), Sits(), options=options)
    return luck(begin(state, PRODUCE_PHASE))


def test_goods_for_the_war_effort() -> None:  # [RG-S60] [RG-R7]
    state = position(
        Sits("Gem World (good), Spice World (good)", chose="consume-x2"),
        Sits(),
        Sits("Asteroid Belt (good), Comet Zone (good)"),
        Sits("Artist Colony (good), New Vinland (good), Space Port (good)"),
        options=INVASION,
    )
    begin(state, PRODUCE_PHASE)
    assert (state.threat, state.vp_pool, state.waiting()) == (33, 48, [0, 2, 3])
    say(state, "P1 donate gem-world", "P1 donate spice-world", "P3 donate asteroid-belt", "P3 done")
    say(state, "P4 donate artist-colony", "P4 donate new-vinland")
    assert state.observe(0)["seals"] == [
        {"picks": ["donate gem-world", "donate spice-world"], "done": True},
        "sealed",
        "sealed",
        "choosing",
    ]
    assert goods(state, 3) == ["artist-colony", "new-vinland", "space-port"]
    say(state, "P4 donate space-port", "* reveal")
    assert (state.threat, state.vp_pool) == (27, 42)
    assert [int(empire.war_chips) for empire in state.empires] == [2, 0, 1, 3]
    luck(state)
    assert (goods(state), goods(state, 2)) == (["gem-world", "spice-world"], ["comet-zone"])
    assert everywhere(state) == ALL_CARDS


def test_the_threat_never_falls_below_zero() -> None:  # [RG-9.5]
    state = position(Sits("Gem World (good), Spice World (good)"), Sits(), options=INVASION)
    state.threat = 1
    begin(state, PRODUCE_PHASE)
    say(state, "P1 donate gem-world", "P1 donate spice-world", "* reveal")
    assert (state.threat, state.empires[0].war_chips) == (0, 2)


def test_goods_are_given_only_at_the_start_of_the_phase() -> None:  # [RG-9.5]
    state = producing("Uplift Terraforming, Avian Uplift Race, Gem World", others=2)
    assert ask(state) == "produce"
    assert refused(state, "P1 donate gem-world") == "not-at-phase-start"


def test_repairs_and_production_in_any_order() -> None:  # [RG-S61] [RG-R10] [RG-R23]
    cards = "Rebel Underground, Diversified Economy, Spice World (damaged), Alien Robotic Factory (damaged)"
    state = producing(cards, others=1)
    assert hand(state) == 2
    say(state, "P1 repair spice-world")
    luck(state)
    assert (hand(state), goods(state)) == (0, ["spice-world"])
    say(state, "P1 repair alien-robotic-factory")
    luck(state)
    assert (hand(state), goods(state), ask(state)) == (2, ["alien-robotic-factory"], "")


def test_a_repaired_windfall_world_gets_no_good_by_itself() -> None:  # [RG-S62]
    for chose, found in [("produce", ["avian-uplift-race"]), ("", [])]:
        state = producing("Avian Uplift Race (damaged)", chose=chose, others=3)
        say(state, "P1 repair avian-uplift-race")
        for _ in range(2):
            say(state, f"P1 discard {held(state)[0]}")
        assert goods(state) == []
        assert goods(luck(state)) == found


def test_a_repaired_world_does_not_produce_twice() -> None:  # [RG-S63]
    state = producing("Genetics Lab, Galactic Engineers, Empath World, Spice World (damaged)")
    assert "windfall genetics-lab 1" in texts(state)
    luck(say(state, "P1 windfall genetics-lab 1"))
    luck(say(state, "P1 repair spice-world"))
    assert (goods(state), ask(state)) == (["spice-world"], "")


def test_both_produce_cards_bring_both_bonuses() -> None:  # [RG-S64]
    cards = "Gem World (damaged), Old Earth (damaged), Asteroid Belt"
    state = producing(cards, chose="produce produce-repair", options=INVASION + " expert")
    say(state, "P1 repair old-earth", "P1 repair gem-world")
    luck(state)
    assert goods(state) == ["gem-world", "asteroid-belt"]
    assert (state.damaged[number("Gem World")], state.damaged[number("Old Earth")]) == (0, 0)


def test_four_repairs_without_a_discard() -> None:  # [RG-R35]
    damaged = ["Gem World", "Old Earth", "Space Port", "Tourist World", "Comet Zone"]
    cards = "Construction Corps, Terraforming Defenders, " + ", ".join(f"{world} (damaged)" for world in damaged)
    state = producing(cards, chose="produce-repair")
    say(state, "P1 repair old-earth")
    assert texts(state) == ["power", "bonus"]
    say(state, "P1 power", "P1 repair tourist-world", "P1 power", "P1 repair gem-world")
    luck(state)
    say(state, "P1 repair space-port")
    assert texts(state) == ["good", "bonus"]
    luck(say(state, "P1 bonus"))
    assert sum(int(state.damaged[number(world)]) for world in damaged) == 1
    assert refused(state, "P1 repair gem-world") == "not-damaged"


def test_repairs_may_use_any_good_of_the_player() -> None:  # [RG-R35]
    state = luck(say(producing("Gem World (good), Comet Zone, Old Earth (damaged)"), "P1 done", "* reveal"))
    say(state, "P1 repair old-earth")
    assert texts(state) == ["take-good gem-world", "take-good comet-zone"]


def test_damaged_worlds_score_nothing_for_themselves_or_others() -> None:  # [RG-S68] [RG-R32]
    cards = "Uplift Bio-Engineers, Avian Uplift Race, Corrosive Uplift World (damaged)"
    state = position(Sits(cards), Sits("Old Earth"), options=INVASION)
    empire = state.empires[0]
    assert card_score(empire, state.damaged, number("Uplift Bio-Engineers")) == 4
    assert score(state, 0) == 4 + 2 + 10
    state.damaged[number("Corrosive Uplift World")] = 0
    assert card_score(empire, state.damaged, number("Corrosive Uplift World")) == 2


def test_a_damaged_world_has_no_points() -> None:  # [RG-9.3]
    for mark, points in [("", 6 + 10), (" (damaged)", 10)]:
        assert score(position(Sits(f"Rebel Base{mark}"), Sits("Old Earth"), options=INVASION), 0) == points


def test_a_damaged_world_has_neither_powers_nor_goods() -> None:  # [RG-9.3]
    state = producing("Uplift Terraforming, Avian Uplift Race, Asteroid Belt (damaged), Galactic Engineers (damaged)", others=1)
    assert texts(state) == ["produce-discard uplift-terraforming 3", "done"]
    assert refused(state, "P1 windfall galactic-engineers 1") == "world-damaged"
    assert refused(state, "P1 bonus asteroid-belt") == "world-damaged"
    assert refused(state, "P1 repair asteroid-belt") == "cannot-afford"


def test_cards_drawn_at_the_end_of_the_phase_still_pay_for_repairs() -> None:  # [RG-9.6] [RG-R24]
    state = producing("Mining Conglomerate, Mining World, Comet Zone (damaged)", others=0)
    while ask(state) == "produce" and "repair comet-zone" not in texts(state):
        say(state, "P1 done")
        luck(state)
    say(state, "P1 repair comet-zone")
    if ask(state) == "repair":
        say(state, "P1 cards")
    luck(state)
    assert not state.damaged[number("Comet Zone")]
    assert state.good_on[number("Comet Zone")] >= 0, "a world that is repaired may still produce"
