"""Phase V, in both modes. [RG-7.5]"""

from orrery.games.race.rules.producing import PRODUCE_PHASE
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


def producing(
    tableau: str, chose: str = "", others: int = 0, rival: str = "", options: str = "", rivals_cards: int = 0
) -> Race:
    """Two players; Nature has answered until a player is asked, or nobody."""
    state = position(Sits(tableau, others=others, chose=chose), Sits(rival, others=rivals_cards), options=options)
    return luck(begin(state, PRODUCE_PHASE))


def test_a_card_for_every_two_goods_produced() -> None:  # [RG-S42]
    state = producing("Galactic Home Front, Spice World, Artist Colony, New Vinland, Prosperous World, Space Port")
    assert (len(goods(state)), hand(state), ask(state)) == (5, 2, "")


def test_powers_do_not_interrupt_each_other() -> None:  # [RG-S43]
    state = producing("Diversified Economy, Spice World, Mining World, Alien Archives")
    assert (hand(state), goods(state)) == (1, ["spice-world", "mining-world"])
    assert texts(state) == ["draw-now diversified-economy 1", "produce-discard alien-archives 1", "done"]
    early = luck(say(state.clone(), "P1 draw-now diversified-economy 1"))
    assert hand(early) == 3
    luck(say(early, "P1 produce-discard alien-archives 1", f"P1 discard {held(early)[0]}"))
    assert (hand(early), len(goods(early)), ask(early)) == (2, 3, "")
    late = luck(say(state, "P1 produce-discard alien-archives 1"))
    assert (hand(late), len(goods(late)), ask(late)) == (3, 3, "")


def test_a_card_drawn_by_a_counting_power_may_pay_for_a_production() -> None:  # [RG-7.5]
    state = producing("Diversified Economy, Spice World, Alien Archives")
    assert (hand(state), texts(state)) == (0, ["draw-now diversified-economy 1", "done"])
    ended = luck(say(state.clone(), "P1 done"))
    assert (hand(ended), goods(ended), ask(ended)) == (1, ["spice-world"], "")
    luck(say(state, "P1 draw-now diversified-economy 1"))
    luck(say(state, "P1 produce-discard alien-archives 1"))
    assert (hand(state), goods(state), ask(state)) == (0, ["spice-world", "alien-archives"], "")


def test_cards_drawn_by_a_counting_power_may_pay_for_a_repair() -> None:  # [RG-9.6]
    four = "New Sparta, Rebel Base, Outlaw World, Rebel Homeworld"
    state = producing(f"Anti-Xeno League, {four}, Old Earth (damaged)", options="mode=invasion")
    assert (hand(state), texts(state)) == (0, ["draw-now anti-xeno-league 1", "done"])
    luck(say(state, "P1 draw-now anti-xeno-league 1"))
    assert (hand(state), texts(state)) == (2, ["repair old-earth", "done"])
    say(state, "P1 repair old-earth")
    assert (hand(state), state.damaged[number("Old Earth")], ask(state)) == (0, 0, "")


def test_most_means_more_than_everybody_else() -> None:  # [RG-S44] [RG-R24]
    mine = "Mining Conglomerate, Comet Zone, Bio-Hazard Mining World"
    assert hand(producing(mine, rival="Rebel Miners, New Earth")) == 1  # the Comet Zone's own card
    assert hand(producing(mine, rival="Rebel Miners")) == 3
    assert hand(producing("Mining Conglomerate")) == 0
    state = producing(mine, rival="Uplift Terraforming, Avian Uplift Race, Rebel Miners", rivals_cards=1)
    assert (state.turn(), hand(state)) == (1, 1)  # not before the others have produced too
    luck(say(state, "P2 done"))
    assert hand(state) == 3


def test_most_counts_production_not_what_lies_there() -> None:  # [RG-R24]
    state = producing("Mining Conglomerate, Bio-Hazard Mining World", rival="Rebel Miners (good), New Earth (good)")
    assert hand(state) == 2


def test_a_windfall_world_may_be_produced_on_for_a_card() -> None:  # [RG-S45]
    cards = "Uplift Terraforming, Avian Uplift Race"
    state = producing(cards, others=1)
    assert texts(state) == ["produce-discard uplift-terraforming 3", "done"]
    luck(say(state, "P1 produce-discard uplift-terraforming 3"))
    assert (hand(state), goods(state), ask(state)) == (0, ["avian-uplift-race"], "")
    state = producing(cards, chose="produce", others=1)
    assert refused(state, "P1 done") == "mandatory-power-left"
    luck(say(state, "P1 bonus avian-uplift-race"))
    assert (hand(state), goods(state), ask(state)) == (1, ["avian-uplift-race"], "")


def test_draws_for_military_and_for_xeno_worlds() -> None:  # [RG-S46]
    five = "Anti-Xeno League, New Sparta, Rebel Base, Outlaw World, Rebel Homeworld, Rebel Outpost"
    assert hand(producing(five)) == 2
    assert hand(producing("Alien Historians, Xeno Colony (good), Xeno Warrior Colony")) == 2


def test_powers_of_the_invasion_mode_do_nothing_in_the_normal_mode() -> None:  # [RG-S47]
    state = producing("Construction Corps, Starry Rift Pioneers")
    assert (goods(state), ask(state)) == (["starry-rift-pioneers"], "")
    state = producing("Construction Corps, Starry Rift Pioneers, Asteroid Belt")
    assert texts(state) == ["produce-on starry-rift-pioneers", "produce-on asteroid-belt"]
    assert refused(state, "P1 repair asteroid-belt") == "power-inactive"
    assert refused(state, "P1 bunker public-works") == "power-inactive"


def test_free_windfall_powers_must_be_used_while_a_world_is_empty() -> None:  # [RG-R22]
    state = producing("Genetics Lab, Galactic Engineers, Empath World, Pre-Sentient Race, Asteroid Belt")
    assert texts(state) == ["windfall genetics-lab 1", "windfall galactic-engineers 1"]
    assert refused(state, "P1 done") == "mandatory-power-left"
    luck(say(state, "P1 windfall galactic-engineers 1", "P1 produce-on asteroid-belt"))
    luck(say(state, "P1 produce-on empath-world"))
    assert (goods(state), ask(state)) == (["empath-world", "asteroid-belt"], "")


def test_a_world_produces_once_in_a_phase() -> None:  # [RG-7.5]
    state = producing("Genetics Lab, Galactic Engineers, Empath World, Pre-Sentient Race", chose="produce")
    luck(say(state, "P1 bonus empath-world"))
    assert refused(state, "P1 produce-on empath-world") == "already-produced"
    assert refused(state, "P1 bonus pre-sentient-race") == "power-used"


def test_worlds_with_a_good_produce_nothing() -> None:
    state = producing("Mining World (good)")
    assert (hand(state), goods(state)) == (0, ["mining-world"])


def test_a_good_produced_by_any_power_brings_the_card_of_its_world() -> None:
    state = producing("Mining Robots, Runaway Robots")
    assert (hand(state), goods(state)) == (1, ["runaway-robots"])


def test_counting_draws_by_kind_of_good_and_of_world() -> None:  # [RG-3.3]
    assert hand(producing("Consumer Markets, Spice World, Artist Colony, Mining World")) == 3  # and the Mining World's card
    assert hand(producing("Research Labs, Alien Robotic Factory, Lost Alien Battle Fleet")) == 2
    assert hand(producing("Pan-Galactic League, Empath World (good), Plague World (good), Spice World (good)")) == 2
    assert hand(producing("Imperium War Profiteers, Mining World (good), Rebel Fuel Cache (good)")) == 2


def test_flat_draws_are_automatic() -> None:  # [RG-R22]
    assert hand(producing("Merchant Guild, Rebel Underground, Galactic Clearing House (good)")) == 4


def test_without_a_card_in_both_piles_a_good_is_a_token() -> None:  # [RG-R16]
    state = position(Sits("Spice World"), Sits())
    state.deck.counts = state.discard.counts[:]
    state.deck.size = 0
    luck(begin(state, PRODUCE_PHASE))
    assert (goods(state), state.cards_left()) == (["spice-world"], 0)
    state.lift(0, state.empires[0].tableau[0])
    assert (goods(state), state.cards_left()) == ([], 0)


def test_goods_are_seen_by_nobody() -> None:  # [RG-4]
    state = begin(position(Sits("Spice World"), Sits()), PRODUCE_PHASE)
    laid = state.options(-1)[0]
    assert ask(state) == "lay-good"
    assert [state.heard(seat, -1, laid) for seat in (0, 1, -2)] == ["?", "?", "?"]
    luck(state)
    assert state.observe(0)["empires"][0]["tableau"][0]["good"] == "?"  # type: ignore[index]
    assert everywhere(state) == ALL_CARDS


def test_bots_need_one_order_of_windfall_powers_to_reach_every_set_of_goods() -> None:  # [RG-12]
    cards = "Genetics Lab, Galactic Engineers, Mining Robots, Empath World, Pre-Sentient Race, Asteroid Belt, Radioactive World"
    start = producing(cards, chose="produce")

    def reached(state: Race, all_orders: bool) -> set[tuple[str, ...]]:
        luck(state)
        if not ask(state):
            return {tuple(goods(state))}
        found: set[tuple[str, ...]] = set()
        for action in state.options(0) if all_orders else state.essential(0):
            after = state.clone()
            after.apply(0, action)
            found |= reached(after, all_orders)
        return found

    assert reached(start.clone(), False) == reached(start.clone(), True)
    assert len(start.essential(0)) < len(start.options(0))
