"""Phase IV. [RG-7.4]"""

from orrery.games.race.rules.choosing import END_OF_TURN
from orrery.games.race.rules.consuming import CONSUME_PHASE
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
    position,
    refused,
    say,
    texts,
)

TRADE, TIMES_TWO = "consume-trade", "consume-x2"


def consuming(tableau: str, chose: str = "", others: int = 0, options: str = "") -> Race:
    """Two players; the first consumes."""
    return begin(position(Sits(tableau, others=others, chose=chose), Sits(), options=options), CONSUME_PHASE)


def chips(state: Race) -> int:
    return int(state.empires[0].chips)


def test_trade_bonuses_add_up() -> None:  # [RG-S29]
    state = luck(consuming("Terraforming Surveyors, Genetics Lab, Plague World (good)", TRADE))
    assert (hand(state), goods(state), ask(state)) == (7, [], "")


def test_a_bonus_for_the_good_of_this_very_world() -> None:  # [RG-S30]
    state = luck(consuming("Pirate World (good), Novelty Peddlers", TRADE))
    assert hand(state) == 7
    state = consuming("Pirate World (good), Novelty Peddlers (good)", TRADE)
    assert texts(state) == ["sell pirate-world", "sell novelty-peddlers"]
    assert hand(luck(say(state, "P1 sell novelty-peddlers"))) == 4


def test_selling_in_the_consume_phase_with_and_without_bonuses() -> None:  # [RG-S31]
    cards = "Trade League, Export Duties, Artist Colony (good)"
    assert hand(luck(consuming(cards))) == 4
    state = consuming(cards + ", Black Market Trading World")
    assert texts(state) == ["use trade-league 1", "use black-market-trading-world 0"]
    assert refused(state, "P1 done") == "mandatory-power-left"
    luck(say(state, "P1 use black-market-trading-world 0"))
    assert (hand(state), ask(state)) == (2, "")


def test_gaining_points_is_doubled_and_must_be_done() -> None:  # [RG-S32]
    state = consuming("Galactic Home Front", TIMES_TWO, others=2)
    assert texts(state) == ["use galactic-home-front 1", "use galactic-home-front 2"]
    assert refused(state, "P1 done") == "mandatory-power-left"
    say(state, "P1 use galactic-home-front 1")
    assert (chips(state), texts(state)) == (2, ["use galactic-home-front 2", "done"])
    assert ask(say(state.clone(), "P1 done")) == ""
    say(state, "P1 use galactic-home-front 2", f"P1 spend {held(state)[0]}")
    assert (chips(state), hand(state), ask(state)) == (3, 1, "")


def test_cards_for_points_may_be_stopped() -> None:  # [RG-7.4]
    state = consuming("Deficit Spending", others=3)
    say(state, "P1 use deficit-spending 0")
    assert texts(state) == ["stop", *[f"spend {card}" for card in dict.fromkeys(held(state))]]
    say(state, f"P1 spend {held(state)[0]}", "P1 stop")
    assert (chips(state), hand(state), ask(state)) == (1, 2, "")


def test_up_to_four_kinds_means_as_many_as_there_are() -> None:  # [RG-S33] [RG-R14]
    state = consuming(
        "Galactic Clearing House, Spice World (good), Mining World (good), Lost Species Ark World (good), "
        "Deserted Alien Outpost (good), Gem World (good)"
    )
    assert texts(state) == ["take-good spice-world", "take-good gem-world"]
    say(state, "P1 take-good gem-world")
    assert (chips(state), goods(state), ask(state)) == (4, ["spice-world"], "")


def test_the_worlds_of_the_scenario_leave_no_choice() -> None:  # [RG-S33]
    state = consuming(
        "Galactic Clearing House, Spice World (good), Mining World (good), Lost Species Ark World (good), "
        "Deserted Alien Outpost (good)"
    )
    assert (chips(state), goods(state), ask(state)) == (4, [], "")


def test_two_kinds_are_needed_together() -> None:  # [RG-S34]
    state = consuming("Uplift Descendants (good), Spice World (good)")
    assert (goods(state), ask(state)) == (["uplift-descendants", "spice-world"], "")
    state = consuming("Uplift Descendants (good), Spice World (good), Empath World (good)")
    assert texts(state) == ["take-good uplift-descendants", "take-good spice-world"]
    say(state, "P1 take-good spice-world")
    assert (chips(state), goods(state)) == (3, ["uplift-descendants"])


def test_any_good_may_be_of_the_named_kind_too() -> None:  # [RG-S35]
    state = luck(consuming("Adaptable Uplift Race (good), Empath World (good)"))
    assert (chips(state), hand(state), goods(state)) == (2, 2, [])
    state = consuming("Adaptable Uplift Race (good), Empath World, Spice World (good)")
    luck(state)
    assert (chips(state), hand(state), goods(state)) == (2, 2, [])


def test_pilgrims_take_everything() -> None:  # [RG-S36] [RG-R14]
    three = consuming("Pilgrimage World, Spice World (good), Gem World (good), Mining World (good)", TIMES_TWO)
    assert (chips(three), goods(three), ask(three)) == (4, [], "")
    one = consuming("Pilgrimage World, Spice World (good)", TIMES_TWO)
    assert (chips(one), goods(one), ask(one)) == (0, [], "")


def test_a_power_is_used_as_often_as_it_says_and_goods_allow() -> None:  # [RG-S37]
    state = consuming("Imperium Arms Factory, Mining World (good), Comet Zone (good), Rebel Miners (good)")
    assert refused(state, "P1 done") == "wrong-count"
    say(state, "P1 take-good mining-world")
    assert texts(state) == ["take-good comet-zone", "take-good rebel-miners"]
    luck(say(state, "P1 take-good rebel-miners"))
    assert (chips(state), hand(state), goods(state)) == (2, 2, ["comet-zone"])
    state = luck(consuming("Imperium Arms Factory, Mining World (good)"))
    assert (chips(state), hand(state), goods(state)) == (1, 1, [])


def test_exactly_three_kinds_of_four() -> None:  # [RG-S38]
    state = consuming(
        "Diversified Economy, Spice World (good), Mining World (good), Empath World (good), Deserted Alien Outpost (good)"
    )
    assert len(texts(state)) == 4
    say(state, "P1 take-good deserted-alien-outpost", "P1 take-good empath-world", "P1 take-good spice-world")
    assert (chips(state), goods(state), ask(state)) == (3, ["mining-world"], "")


def test_three_kinds_are_too_few_goods_of_two_kinds() -> None:
    state = consuming("Diversified Economy, Spice World (good), Gem World (good), Mining World (good)")
    assert (chips(state), len(goods(state))) == (0, 3)


def test_the_named_number_wins_the_flipped_card() -> None:  # [RG-S39] [RG-R15]
    state = consuming("Gambling World")
    assert texts(state) == [f"name {number}" for number in range(1, 10)]
    assert refused(state, "P1 name 0") == "number-out-of-range"
    assert refused(state, "P1 name 10") == "number-out-of-range"
    say(state, "P1 name 9")
    flip = state.options(-1)[0]
    assert state.heard(1, -1, flip) == flip.text
    lost = say(state.clone(), "* draw spice-world")
    assert (hand(lost), lost.discard.size) == (0, 1)
    say(state, "* draw xeno-forward-command")
    assert held(state) == ["xeno-forward-command"]


def test_selling_comes_first_and_the_rest_is_doubled() -> None:  # [RG-S40]
    state = consuming("Old Earth, Spice World (good), Mining World (good)", f"{TRADE} {TIMES_TWO}", options="expert")
    assert ask(state) == "trade"
    assert refused(state, "P1 use old-earth 1") == "must-trade"
    assert refused(state, "P1 done") == "must-trade"
    luck(say(state, "P1 sell mining-world"))
    assert (hand(state), chips(state), goods(state), ask(state)) == (4, 2, [], "")


def test_the_pool_pays_beyond_its_end() -> None:  # [RG-S41] [RG-R17]
    state = position(
        Sits("Tourist World, Galactic Trendsetters, Gem World (good), Spice World (good), Mining World (good)"),
        Sits(),
        Sits(),
    )
    state.vp_pool = 2
    state.agenda = [END_OF_TURN, CONSUME_PHASE]
    state.run_automatic()
    say(state, "P1 use galactic-trendsetters 0", "P1 take-good gem-world")
    assert (chips(state), state.vp_pool, state.reason) == (5, -3, "pool-empty")


def test_an_order_may_leave_powers_unusable() -> None:  # [RG-7.4]
    state = consuming("Tourist World, Galactic Trendsetters, Gem World (good), Spice World (good)")
    say(state, "P1 use galactic-trendsetters 0", "P1 take-good gem-world")
    assert (chips(state), goods(state), ask(state)) == (2, ["spice-world"], "")


def test_drawing_in_the_consume_phase_is_automatic() -> None:
    assert hand(luck(consuming("New Economy"))) == 1


def test_each_player_finishes_before_the_next_begins() -> None:  # [RG-10]
    state = position(
        Sits("Old Earth, Gem World (good), Spice World (good), Mining World (good)"),
        Sits("Epsilon Eridani, Comet Zone (good), New Vinland (good)"),
    )
    state.first = 1
    begin(state, CONSUME_PHASE)
    assert state.turn() == 1
    say(state, "P2 use new-vinland 0", "P2 take-good comet-zone")
    luck(state)
    assert state.turn() == 0


def test_a_damaged_world_neither_trades_nor_consumes() -> None:  # [RG-9.3]
    state = begin(
        position(
            Sits("Old Earth (damaged), Terraformed World, Gem World (good), Spice World (good)", chose=TRADE),
            Sits(),
            options="mode=invasion",
        ),
        CONSUME_PHASE,
    )
    luck(say(state, "P1 sell gem-world"))
    assert (hand(state), chips(state), goods(state)) == (4, 1, [])


def test_spent_cards_and_draws_stay_hidden_from_others() -> None:  # [RG-4]
    state = consuming("Deficit Spending, New Economy", others=2)
    say(state, "P1 use new-economy 0")
    drawn = state.options(-1)[0]
    assert [state.heard(seat, -1, drawn) for seat in (0, 1, -2)] == [drawn.text, "?", "?"]
    luck(state)
    say(state, "P1 use deficit-spending 0")
    stop, spend = state.options(0)[:2]
    assert [state.heard(seat, 0, spend) for seat in (0, 1, -2)] == [spend.text, "?", "?"]
    assert state.heard(1, 0, stop) == "stop"
    assert everywhere(state) == ALL_CARDS
