"""The invasion step. [RG-9.4]"""

import pytest

from orrery.core import NATURE
from orrery.games.race.actions import STOP
from orrery.games.race.cards import CARDS
from orrery.games.race.powers import DEFENSE, MILITARY
from orrery.games.race.rules.choosing import ASK_ACTIONS, END_OF_TURN
from orrery.games.race.rules.defending import DEFENCE_TURNS, reserve
from orrery.games.race.rules.invading import INVASION_STEP, assign, move_discs, sorts_of
from orrery.games.race.rules.scoring import card_score, score, tiles
from orrery.games.race.rules.settling import SETTLE_PHASES, settle_bonus
from orrery.games.race.rules.track import ranked
from orrery.games.race.state import Race
from orrery.games.race.waves import INVADERS
from tests.games.race.positions import (
    ALL_CARDS,
    GAME,
    Sits,
    ask,
    begin,
    choose_first,
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

INVASION = "mode=invasion"


def invaded(*sits: Sits, cards: list[str], turns: int = 9) -> Race:
    """The invasion step begins, and these cards of the last wave are turned up."""
    state = position(*sits, options=INVASION, turns=turns)
    state.left[0] = state.left[1] = 0
    begin(state, INVASION_STEP)
    return say(state, *[f"* invade 3 {card}" for card in cards])


def deck_size(state: Race) -> int:
    return sum(int(count) for count in state.left)


@pytest.mark.parametrize(
    ("seats", "options", "waves", "threat"),
    [
        (5, INVASION, [10, 10, 17], 39),
        (2, INVASION + " expert", [2, 2, 17], 22),
        (2, INVASION, [4, 4, 17], 22),
        (3, INVASION, [6, 6, 17], 28),
        (4, INVASION, [8, 8, 17], 33),
    ],
)
def test_the_deck_and_the_threat_depend_on_the_number_of_players(
    seats: int, options: str, waves: list[int], threat: int
) -> None:  # [RG-S48] [RG-R2]
    state = GAME.start(seats, GAME.options(options))
    assert isinstance(state, Race)
    assert ([int(count) for count in state.left], state.threat) == (waves, threat)  # beside the Turn-1 card on top
    unseen = [sum(int(state.waves.counts[sort]) for sort in sorts_of(wave)) for wave in range(3)]
    assert unseen == [11, 11, 17]  # those that were removed are not known either


def first_turn(roles: list[str]) -> Race:
    """Three players who have chosen their first actions."""
    state = GAME.start(len(roles), GAME.options(INVASION))
    assert isinstance(state, Race)
    luck(choose_first(luck(state)))
    say(state, *[f"P{seat + 1} {role}" for seat, role in enumerate(roles)], "* reveal")
    return luck(state)


def test_the_first_turn_has_a_settle_phase_in_any_case() -> None:  # [RG-S49] [RG-R9]
    state = first_turn(["explore-5", "explore-1-1", "explore-5"])
    assert ask(state) == "explore-discard"
    choose_first(state)
    assert ask(state) == "settle-choose"
    assert [settle_bonus(state, seat, 0) for seat in range(3)] == [0, 0, 0]
    say(state, "P1 pass", "P2 pass", "P3 pass", "* reveal")
    assert (ask(state), state.turn_count) == ("choose-action", 2)


def test_only_a_player_who_chose_settle_on_the_first_turn_draws_after_placing() -> None:  # [RG-S49] [RG-R9]
    worlds = ["spice-world", "artist-colony", "new-vinland"]
    state = position(*[Sits(hand=world, others=3) for world in worlds], options=INVASION, turns=1)
    begin(state, ASK_ACTIONS)
    say(state, "P1 develop", "P2 settle", "P3 develop", "* reveal", "P1 pass", "P2 pass", "P3 pass", "* reveal")
    say(state, *[f"P{seat + 1} place {world}" for seat, world in enumerate(worlds)], "* reveal")
    while ask(luck(state)) == "pay":
        state.apply(state.turn(), state.essential(state.turn())[0])
    drawn = [hand(state, seat) - (3 - CARDS[number(world)].cost) for seat, world in enumerate(worlds)]
    assert (drawn, ask(state), state.turn_count) == ([0, 1, 0], "choose-action", 2)


def test_choosing_settle_on_the_first_turn_gives_the_bonus_in_the_one_phase() -> None:  # [RG-S49] [RG-R9]
    state = first_turn(["settle", "explore-1-1", "settle"])
    choose_first(state)
    assert ask(state) == "settle-choose"
    assert [settle_bonus(state, seat, 0) for seat in range(3)] == [1, 0, 1]
    say(state, "P1 pass", "P2 pass", "P3 pass", "* reveal")
    assert (ask(state), state.turn_count) == ("choose-action", 2)


def test_invasions_begin_on_the_third_turn() -> None:  # [RG-S49]
    state = first_turn(["develop", "develop", "develop"])
    while state.turn_count < 4 and ask(state) != "invade":
        seat = state.turn()
        if seat == NATURE:
            state.apply(seat, state.options(seat)[0])
        elif ask(state) == "choose-action":
            say(state, f"P{seat + 1} develop")
        else:
            say(state, f"P{seat + 1} pass")
    assert (state.turn_count, ask(state)) == (3, "invade")
    assert texts(state, NATURE) == [f"invade 1 {strength}" for strength in (-1, 0, 1, 2, 3, 4)]
    left = deck_size(state)
    say(state, "* invade 1 1", "* invade 1 4", "* invade 1 2")
    assert (deck_size(state), ask(state) == "invade") == (left - 3, False)


def test_strength_together_repulses_the_xenos() -> None:  # [RG-S53] [RG-R19]
    twelve = "Drop Ships, New Galactic Order, Anti-Xeno Assault Troops, Lost Alien Warship, Imperium Munitions Inc."
    nine = "Drop Ships, Space Marines, New Sparta, Epsilon Eridani, Rebel Cadre"
    seven = "Lost Alien Battle Fleet, Alien Robot Scout Ship, Anti-Xeno Militia, Rebel Outpost"
    state = position(Sits(twelve), Sits(nine), Sits(seven), options=INVASION)
    assert [int(empire.against_xenos()) for empire in state.empires] == [12, 9, 7]
    begin(state, INVASION_STEP)
    assert (state.threat, state.reason, state.agenda, state.revealed) == (28, "xenos-repulsed", [], [])
    assert [tiles(state, seat) for seat in range(3)] == [10, 5, 5]
    state = position(Sits(twelve), Sits(nine), Sits(seven.removesuffix(", Rebel Outpost")), options=INVASION)
    assert ask(begin(state, INVASION_STEP)) == "invade"


def test_the_first_discs_are_placed_in_priority_order() -> None:  # [RG-S50]
    a, b, c = "New Sparta", "Epsilon Eridani", "Space Marines"
    d = "Empath World, Refugee World, Contact Specialist"
    state = position(Sits(c), Sits(d), Sits(a), Sits(b), options=INVASION, turns=3)
    state.first = 2  # A, B, C, D
    assert [int(empire.against_xenos()) for empire in state.empires] == [2, -3, 2, 1]
    begin(state, INVASION_STEP)
    assert [int(empire.space) for empire in state.empires] == [2, -3, 2, 1]
    assert ranked(state.track, [2, -3, 2, 1]) == [0, 2, 3, 1]  # C above A, then B, then D


def test_the_strongest_card_goes_to_the_highest_disc() -> None:  # [RG-S54] [RG-R3]
    state = position(Sits("Drop Ships"), Sits("Space Marines"), Sits("Epsilon Eridani"), options=INVASION)
    move_discs(state)
    state.revealed = [sort_of(card) for card in ("3 4", "3 M+3", "3 9")]
    assign(state)
    assert [INVADERS[empire.attack].text for empire in state.empires] == ["3 M+3", "3 9", "3 4"]
    assert [int(empire.rank) for empire in state.empires] == [0, 1, 2]


def sort_of(text: str) -> int:
    return [invader.text for invader in INVADERS].index(text)


def test_a_tie_is_won_by_the_attackers() -> None:  # [RG-S55]
    cards = "Anti-Xeno Defense Post, Drop Ships, Rebel Resistance, Starry Rift Pioneers"
    state = invaded(Sits(cards, others=2), Sits(), cards=["M+5", "3"])
    empire = state.empires[0]
    assert (empire.sums[MILITARY], empire.against_xenos(), empire.defended()) == (4, 6, 7)
    assert state.decision(0).about == {"attack": 9, "total": 7}
    say(state, f"P1 bunker {held(state)[0]}")
    assert state.decision(0).about == {"attack": 9, "total": 9}
    assert refused(state, f"P1 bunker {held(state)[0]}") == "bunker-used"
    tied = say(state.clone(), "P1 stop")
    assert (ask(tied), tied.empires[0].failed) == ("damage", True)
    say(state, "P1 defend anti-xeno-defense-post 1")
    assert (empire.awards, hand(state)) == (1, 0)
    state = invaded(Sits("Space Marines, Gem World"), Sits(), cards=["3", "3"])
    assert (state.empires[0].awards, state.damaged[number("Gem World")]) == (0, 1)
    state = invaded(Sits("Drop Ships, Gem World"), Sits(), cards=["3", "3"])  # as strong as the attack, and nothing to add
    assert (state.empires[0].awards, state.damaged[number("Gem World")]) == (0, 1)


def test_awards_go_by_rank_and_are_no_chips() -> None:  # [RG-S56] [RG-R37]
    strengths = ["Drop Ships, Lost Alien Battle Fleet", "Drop Ships, Rebel Outpost", "Space Marines", "Epsilon Eridani"]
    state = position(*[Sits(cards) for cards in strengths], Sits("Galactic Renaissance", chips=2), options=INVASION)
    state.threat = 99
    begin(state, INVASION_STEP)
    say(state, "* invade 1 -1", "* invade 1 0", "* invade 1 2", "* invade 1 4", "* invade 1 3")
    assert [int(empire.awards) for empire in state.empires] == [1, 1, 0, 2, 2]
    assert state.vp_pool == 60
    assert card_score(state.empires[4], state.damaged, number("Galactic Renaissance")) == 0
    begin(state, INVASION_STEP)
    say(state, "* invade 1 -1", "* invade 1 0", "* invade 1 1", "* invade 1 1", "* invade 1 2")
    assert state.empires[2].awards == 1


def test_a_damaged_world_loses_its_good_and_counts_for_nothing_but_size() -> None:  # [RG-S57]
    state = invaded(Sits("New Sparta, Spice World (good), Drop Ships"), Sits("Gem World"), cards=["9", "8"])
    assert texts(state) == ["damage new-sparta", "damage spice-world"]
    spice = say(state.clone(), "P1 damage spice-world")
    assert goods(spice) == []
    say(state, "P1 damage new-sparta")
    begin(state, SETTLE_PHASES[0])
    assert (state.empires[0].sums[MILITARY], len(state.empires[0].tableau)) == (3, 3)


def test_without_an_undamaged_world_nothing_happens_but_it_is_a_failure() -> None:  # [RG-S58]
    state = invaded(Sits("Gem World (damaged), Drop Ships"), Sits("Spice World"), cards=["9", "8"])
    assert (state.defeats, ask(state)) == (1, "")


def test_the_second_time_that_all_fail_ends_the_game_without_tiles() -> None:  # [RG-S59] [RG-R20]
    state = invaded(Sits("Gem World", chips=3), Sits("Spice World", chips=1), cards=["9", "8"])
    assert (state.defeats, state.reason) == (1, "")
    state.damaged[number("Gem World")] = 0
    state.empires[0].stale = True
    begin(state, INVASION_STEP)
    state.empires[0].sums[MILITARY] = 9  # a turn in which one player succeeds
    say(state, "* invade 3 3", "* invade 3 3")
    assert (state.defeats, state.empires[0].awards) == (1, 1)
    state.empires[0].stale = True
    begin(state, INVASION_STEP)
    say(state, "* invade 3 7", "* invade 3 6")
    assert (state.defeats, state.reason) == (2, "empires-defeated")
    assert [tiles(state, seat) for seat in range(2)] == [0, 0]
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == [1, 2]


def test_the_militia_gives_itself_up_and_still_counts() -> None:  # [RG-S65] [RG-R27] [RG-R29]
    state = invaded(Sits("Anti-Xeno Militia, Rebel Bunker"), Sits("Spice World"), cards=["5", "3"])
    assert state.decision(0).about == {"attack": 5, "total": 3}
    assert texts(state) == ["stop", "defend anti-xeno-militia 2"]
    say(state, "P1 defend anti-xeno-militia 2")
    assert (tableau(state), state.empires[0].awards) == (["rebel-bunker"], 1)
    begin(state, SETTLE_PHASES[0])
    assert state.empires[0].against_xenos() == 0
    assert everywhere(state) == ALL_CARDS


def test_the_militias_own_strength_raises_m_even_when_it_is_given_up() -> None:  # [RG-R27]
    state = invaded(Sits("Anti-Xeno Militia, Rebel Bunker"), Sits("Spice World"), cards=["M+3", "3"])
    assert state.decision(0).about == {"attack": 4, "total": 3}
    say(state, "P1 defend anti-xeno-militia 2")
    assert state.empires[0].awards == 1


def test_a_power_used_in_the_settle_phase_can_be_used_again() -> None:  # [RG-S66]
    cards = "Imperium Arms Factory, Rebel Bunker, Starry Rift Pioneers, Mining World (good), Comet Zone (good)"
    for second, answers in [(True, ["stop", "defend imperium-arms-factory 0"]), (False, [])]:
        state = position(Sits(cards, hand="Star Nomad Lair"), Sits("Gem World"), options=INVASION, turns=9)
        if not second:
            state.lift(0, number("Comet Zone"))
        state.left[0] = state.left[1] = 0
        state.agenda = [INVASION_STEP, SETTLE_PHASES[0]]
        state.run_automatic()
        say(
            state,
            "P1 place star-nomad-lair",
            "* reveal",
            *(["P1 take-good mining-world"] if second else []),
            "* draw colony-ship",
        )
        say(state, "* invade 3 3", "* invade 3 3")
        assert (texts(state) if ask(state) == "invasion-defend" else []) == answers


def test_bonus_tiles_go_to_everyone_tied() -> None:  # [RG-S67] [RG-R6]
    state = position(
        Sits("Drop Ships, Space Marines, New Sparta, New Galactic Order"),
        Sits("Drop Ships, Anti-Xeno Assault Troops, Imperium Munitions Inc., Rebel Cadre, Galactic Renaissance", chips=7),
        Sits("Lost Alien Battle Fleet, Epsilon Eridani"),
        options=INVASION,
    )
    assert [int(empire.against_xenos()) for empire in state.empires] == [9, 9, 4]
    for seat, chips in enumerate([2, 5, 5]):
        state.empires[seat].war_chips = chips
    assert [tiles(state, seat) for seat in range(3)] == [5, 10, 5]
    state.empires[1].war_chips = 4
    state.empires[1].awards = 6
    assert (tiles(state, 1), card_score(state.empires[1], state.damaged, number("Galactic Renaissance"))) == (5, 3)
    printed = sum(CARDS[card].vp for card in state.empires[1].tableau)
    assert score(state, 1) == 7 + 4 + 6 + 5 + 3 + printed


def test_best_admiral_may_have_no_strength_at_all() -> None:  # [RG-R5]
    state = position(Sits("Empath World"), Sits("Refugee World"), options=INVASION)
    assert [tiles(state, seat) for seat in range(2)] == [10, 10]


def test_the_last_wave_is_shuffled_again_when_the_deck_is_empty() -> None:  # [RG-S69] [RG-R16]
    state = position(*[Sits() for _ in range(5)], options=INVASION)
    state.threat = 99
    state.left[0] = state.left[1] = 0
    state.left[2] = 2
    for sort in range(len(INVADERS)):
        while INVADERS[sort].wave == 2 and state.waves.counts[sort] and state.waves.size > 24:
            state.waves.take(sort)
            state.spent.put(sort)
    assert state.spent.size == 15
    begin(state, INVASION_STEP)
    for _ in range(2):
        state.apply(NATURE, state.options(NATURE)[0])
    assert (deck_size(state), state.spent.size) == (15, 0)  # before anybody asks what may come next
    for _ in range(3):
        state.apply(NATURE, state.options(NATURE)[0])
    assert (deck_size(state), state.spent.size) == (12, 5)


def test_a_card_given_up_no_longer_counts_for_the_end() -> None:  # [RG-S70] [RG-R18]
    eleven = "Old Earth, Gem World, Spice World, Artist Colony, New Vinland, Space Port, Secluded World, Tourist World"
    cards = eleven + ", Galactic Resort, Prosperous World, Rebel Bunker, Anti-Xeno Militia"
    for answer, reason in [("defend anti-xeno-militia 2", ""), ("stop", "tableau-full")]:
        state = position(Sits(cards), Sits("Comet Zone"), options=INVASION, turns=9)
        state.left[0] = state.left[1] = 0
        state.agenda = [END_OF_TURN, INVASION_STEP]
        state.run_automatic()
        say(state, "* invade 3 5", "* invade 3 3", f"P1 {answer}")
        if answer == "stop":
            say(state, "P1 damage gem-world")
        assert state.reason == reason
        assert len(tableau(state)) == (12 if reason else 11)


def test_a_player_who_is_safe_or_lost_may_still_use_powers() -> None:  # [RG-R8]
    safe, lost = Sits("Drop Ships, Space Marines, Gem World", others=3), Sits("Spice World", others=1)
    state = invaded(safe, lost, cards=["4", "3"])
    assert (ask(state), state.turn(), state.essential(0)) == ("invasion-at-will", 0, [STOP])
    say(state, f"P1 {state.options(0)[1].text}")  # the bunker, for nothing
    assert (state.empires[0].awards, hand(state)) == (1, 2)
    assert (ask(state), state.turn()) == ("invasion-at-will", 1)
    say(state, "P2 stop")
    assert (state.damaged[number("Spice World")], len(state.empires[1].hand), ask(state)) == (1, 1, "")


def test_a_player_with_nothing_to_use_is_not_asked() -> None:  # [RG-R8]
    safe, lost = Sits("Drop Ships, Space Marines, Gem World"), Sits("Spice World")
    state = invaded(safe, lost, cards=["4", "3"])
    assert ask(state) == ""
    assert (state.empires[0].awards, state.damaged[number("Spice World")]) == (1, 1)


def test_a_damaged_world_no_longer_counts_at_once() -> None:  # [RG-9.3]
    state = invaded(Sits("Xeno-Occupied Rebel World, Gem World"), Sits("Spice World"), cards=["9", "9"])
    before = int(state.empires[0].sums[DEFENSE])
    say(state, "P1 damage xeno-occupied-rebel-world")
    assert int(state.empires[0].sums[DEFENSE]) < before and not state.empires[0].stale


def test_the_reserve_uses_each_good_once() -> None:  # [RG-12]
    cards = "Anti-Xeno Alien Bunker (good), Terraforming Defenders, Anti-Xeno Refugees, Galactic Home Front"
    for more, most in [("", 3), (", Gem World (good)", 5), (", Gem World (good), Spice World (good)", 7)]:
        state = position(Sits(cards + more), Sits(), options=INVASION)
        DEFENCE_TURNS.of(0).happen(state)
        assert reserve(state, 0) == most


def test_which_good_defends_is_asked_and_may_be_a_bad_choice() -> None:  # [RG-12]
    cards = "Anti-Xeno Alien Bunker (good), Terraforming Defenders, Gem World (good)"
    state = invaded(Sits(cards), Sits("Spice World"), cards=["4", "3"])
    say(state, "P1 defend terraforming-defenders 0")
    assert texts(state) == ["take-good anti-xeno-alien-bunker", "take-good gem-world"]
    ill = say(state.clone(), "P1 take-good anti-xeno-alien-bunker")
    assert ask(ill) == "damage"
    well = say(state, "P1 take-good gem-world", "P1 defend anti-xeno-alien-bunker 0")
    assert (well.empires[0].awards, goods(well)) == (2, [])


def test_a_card_for_the_bunker_is_hidden_from_others() -> None:  # [RG-4]
    state = invaded(Sits("Epsilon Eridani", others=1), Sits("Spice World"), cards=["3", "3"])
    assert ask(state) == "invasion-at-will"
    state = invaded(Sits("Space Marines", others=1), Sits("Spice World"), cards=["3", "3"])
    bunker = state.options(0)[1]
    assert (state.heard(0, 0, bunker), state.heard(1, 0, bunker)) == (bunker.text, "?")
    assert state.heard(1, 0, state.options(0)[0]) == "stop"
