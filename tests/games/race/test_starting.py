"""Before the first turn. [RG-5]"""

import pytest

from orrery.core import NATURE, Refusal
from orrery.games.race.cards import CARDS
from orrery.games.race.powers import MILITARY
from orrery.games.race.rules.choosing import begin_turn
from orrery.games.race.rules.developing import DEVELOP_PHASES
from orrery.games.race.rules.scoring import score
from orrery.games.race.state import Race
from tests.games.race.positions import (
    ALL_CARDS,
    GAME,
    Sits,
    ask,
    begin,
    choose_first,
    everywhere,
    goods,
    held,
    luck,
    position,
    say,
    tableau,
    texts,
)

START = {card.start_number: card.id for card in CARDS if card.colour}


def dealt(seats: int, numbers: list[tuple[int, int]], options: str = "") -> Race:
    """A game in which these start worlds, blue and red, have been dealt, and six cards to each."""
    state = GAME.start(seats, GAME.options(options))
    assert isinstance(state, Race)
    say(state, *[f"* draw {START[blue]}" for blue, _ in numbers], *[f"* draw {START[red]}" for _, red in numbers])
    return luck(state)


def keep(state: Race, *numbers: int) -> Race:
    """Each seat keeps a start world and discards the first two cards it may; then all is revealed."""
    for seat, start in enumerate(numbers):
        say(state, f"P{seat + 1} keep-start {START[start]}")
        for _ in range(2):
            state.apply(seat, state.essential(seat)[0])
    return say(state, "* reveal")


def test_everyone_is_dealt_a_world_of_each_colour_and_six_cards() -> None:  # [RG-S1]
    state = luck(GAME.start(4, GAME.options("")))  # type: ignore[arg-type]
    for empire in state.empires:
        assert [CARDS[world].colour for world in empire.dealt] == ["blue", "red"]
        assert len(empire.hand) == 6
    assert state.deck.size == 133
    in_pile = [card.id for card in CARDS if card.colour and state.deck.counts[card.number]]
    in_hands = [name for seat in range(4) for name in held(state, seat) if name in START.values()]
    assert len(in_pile) + len(in_hands) == 2
    choose_first(state)
    assert state.discard.size == 12
    assert [len(empire.hand) for empire in state.empires] == [4, 4, 4, 4]
    assert state.vp_pool == 48
    assert everywhere(state) == ALL_CARDS


def test_windfall_start_worlds_begin_with_a_good() -> None:  # [RG-S2] [RG-R31]
    state = keep(dealt(3, [(6, 1), (2, 5), (0, 3)]), 6, 2, 3)
    before = state.deck.size
    luck(state)
    assert [goods(state, seat) for seat in range(3)] == [["starry-rift-pioneers"], ["alpha-centauri"], []]
    assert state.deck.size == before - 2
    assert ask(state) == "choose-action"


def test_the_lowest_start_world_comes_first_then_clockwise() -> None:  # [RG-S3] [RG-R28]
    state = keep(dealt(4, [(0, 7), (2, 1), (6, 9), (4, 5)]), 7, 2, 9, 4)
    assert state.in_order() == [1, 2, 3, 0]


def test_priority_stays_when_the_start_world_is_damaged() -> None:  # [RG-R28]
    state = luck(keep(dealt(2, [(0, 7), (2, 1)], "mode=invasion"), 7, 2))
    state.damaged[state.empires[1].tableau[0]] = 1
    assert state.in_order() == [1, 0]


def test_preset_hands_are_dealt_whole() -> None:  # [RG-S4]
    state = GAME.start(5, GAME.options("preset-hands"))
    assert isinstance(state, Race)
    say(state, "* deal-hand 5", "* deal-hand 3", "* deal-hand 1", "* deal-hand 2", "* deal-hand 4")
    assert tableau(state) == ["alien-first-contact-team"]
    assert held(state) == [
        "alien-weapon-cache",
        "rebel-black-market-gangs",
        "terraforming-uplift-project",
        "uplift-terraforming",
    ]
    luck(state)
    assert goods(state, 3) == ["alpha-centauri"]
    assert (state.discard.size, state.vp_pool, ask(state)) == (0, 60, "choose-action")


def test_a_preset_hand_is_dealt_once() -> None:
    state = GAME.start(2, GAME.options("preset-hands"))
    assert isinstance(state, Race)
    say(state, "* deal-hand 5")
    assert texts(state, NATURE) == ["deal-hand 1", "deal-hand 2", "deal-hand 3", "deal-hand 4"]


def test_start_worlds_left_over_are_ordinary_worlds() -> None:  # [RG-R30]
    state = GAME.start(2, GAME.options(""))
    assert isinstance(state, Race)
    say(state, "* draw old-earth", "* draw alpha-centauri", "* draw epsilon-eridani", "* draw new-sparta")
    assert "draw earths-lost-colony" in texts(state, NATURE)
    assert state.deck.size == 165 - 4


def test_the_expert_game_is_for_two() -> None:
    with pytest.raises(Refusal, match="the expert game is for 2 seats, not 3; leave out 'expert' or sit down as two"):
        GAME.start(3, GAME.options("expert"))


def test_what_was_placed_counts_when_the_next_actions_are_chosen() -> None:  # [RG-3.2]
    state = begin(position(Sits("Old Earth, New Galactic Order", hand="Drop Ships", others=4), Sits("")), DEVELOP_PHASES[0])
    say(state, "P1 place drop-ships", "* reveal")
    while ask(state) == "pay":
        say(state, f"P1 {state.options(0)[0].text}")
    begin_turn(state)
    state.run_automatic()
    view = state.observe(0)
    assert view["empires"][0]["sums"][MILITARY] == 5  # type: ignore[index]
    assert score(state, 0) == view["points"][0]["total"]  # type: ignore[index]
    assert not any(empire.stale for empire in state.empires)


def test_once_a_start_world_is_kept_the_cards_to_discard_are_asked_for() -> None:
    state = dealt(2, [(0, 7), (2, 1)])
    words = GAME.words.into("en")
    asked = state.decision(0)
    assert words.prompt(asked.ask, asked.about).startswith("Keep one start world")
    say(state, f"P1 keep-start {START[7]}")
    asked = state.decision(0)
    assert words.prompt(asked.ask, asked.about) == "Discard from your first hand: 2 to go."
