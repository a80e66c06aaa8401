"""Features of Battlestar Galactica: equally many whatever is played, all in bounds, and each saying what its name says."""

import json

import pytest

import orrery
from orrery.core import NATURE, OVER, Json, Rng, State
from orrery.games.battlestar.features import ASKS, PLACES, feature_names, features

GAME = orrery.game("battlestar-galactica-1978")
NAMES = feature_names()


def positions(seats: int, options: str, seed: int, answers: int) -> list[State]:
    """Every position of a game's beginning, or of all of it, under random answers."""
    state, rng = GAME.start(seats, GAME.options(options)), Rng(seed)
    seen: list[State] = []
    while (seat := state.turn()) != OVER and len(seen) < answers:
        seen.append(state.clone())
        choices = state.options(seat)
        state.apply(seat, state.chance(rng) if seat == NATURE else choices[rng.below(len(choices))])
    return [*seen, state]


def named(view: Json) -> dict[str, float]:
    return dict(zip(NAMES, features(view), strict=True))


@pytest.mark.parametrize("options", ["", "cards=5-2-2 free-battle", "loose-home cards=2-3-4"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_always_equally_many_and_all_lie_between_0_and_1(seats: int, options: str) -> None:
    for state in positions(seats, options, seed=seats, answers=400):
        for me in range(seats):
            numbers = features({**state.observe(me), "me": me})
            assert len(numbers) == len(NAMES)
            assert all(0 <= number <= 1 for number in numbers)


def test_names_are_all_different() -> None:
    assert len(set(NAMES)) == len(NAMES)


def test_a_view_that_went_through_json_text_gives_the_same_numbers() -> None:
    for state in positions(3, "", seed=5, answers=60):
        assert features(json.loads(json.dumps(state.observe(0)))) == features(state.observe(0))


def test_every_number_changes_in_some_game_but_that_two_are_there() -> None:
    seen: dict[str, set[float]] = {name: set() for name in NAMES}
    for seed, (seats, options) in enumerate([(4, ""), (4, "free-battle"), (4, "loose-home"), (4, ""), (3, ""), (2, "")]):
        for state in positions(seats, options, seed, answers=3000):
            for name, number in named({**state.observe(0), "me": seed % 4}).items():
                seen[name].add(number)
    constant = {name for name, numbers in seen.items() if len(numbers) < 2 and not name.endswith("winner")}
    assert constant == {"me present", "second present"}


def test_me_comes_first_and_the_others_follow_clockwise() -> None:
    view = positions(4, "", seed=9, answers=300)[-1].observe(0)
    rows = [features({**view, "me": me}) for me in range(4)]
    width = NAMES.index("second present")
    for me in range(4):
        for place in range(4):
            absolute = (me + place) % 4
            assert rows[me][place * width : (place + 1) * width] == rows[0][absolute * width : (absolute + 1) * width]
        assert rows[me][4 * width :] == rows[0][4 * width :]


def test_an_empty_place_is_all_zeros() -> None:
    view = GAME.start(2, GAME.printed).observe(0)
    assert all(number == 0 for name, number in named(view).items() if name.startswith(("third", "fourth")))


def test_the_start_reads_as_the_box_is_set_up() -> None:  # [BG-S1]
    facts = named(GAME.start(4, GAME.printed).observe(0))
    assert facts["me docked"] == facts["second docked"] == facts["me red"] == facts["second blue"] == 1
    assert facts["raider free"] == 1 and facts["raider column"] == facts["raider row"] == 0.5
    assert facts["me evasions"] == 1 and facts["me pack turbo"] == facts["me pack force"] == facts["me pack laser"] == 0.6
    assert facts["ask turn-up"] == facts["me asked"] == 1
    assert facts["me to raider"] == facts["me raider to home"] == pytest.approx(14 / 30)


def test_what_is_asked_and_of_whom_follows_the_state() -> None:
    asked: set[str] = set()
    for state in positions(3, "free-battle", seed=4, answers=2500)[:-1]:
        turn = state.turn()
        decision = state.decision(turn)
        facts = named({**state.observe(0), "me": max(turn, 0)})
        assert [ask for ask in ASKS if facts[f"ask {ask}"]] == [decision.ask]
        camp = decision.about["camp"] if turn == NATURE else decision.camp  # Nature spins for somebody
        assert [place for place in PLACES if facts[f"{place} asked"]] == [place for place in PLACES if facts[f"{place} {camp}"]]
        assert facts["challenger spun"] * 6 == pytest.approx(decision.about.get("first", 0))
        if decision.ask == "aim":
            assert facts["attacks left"] * 6 == pytest.approx(decision.about["attacks"])
        if decision.ask in ("move", "spin"):
            assert facts[f"because {decision.about['reason']}"] == 1
        if decision.ask == "evade":
            assert facts["me threatened"] == facts[f"effect {decision.about.get('planet', 'laser')}"] == 1
        if decision.ask == "banish":
            assert facts["me carries"] == 1 and facts["second beaten"] + facts["third beaten"] == 1
        asked.add(decision.ask)
    assert asked == set(ASKS)


def test_the_end_names_the_winner_and_asks_nothing() -> None:
    state = positions(2, "", seed=1, answers=GAME.longest)[-1]
    outcome = state.outcome()
    assert outcome is not None
    winner = outcome.ranks.index(1)
    facts = named({**state.observe(winner), "me": winner})
    assert facts["me winner"] == facts["me docked"] == facts["me carries"] == 1 and facts["second winner"] == 0
    assert not any(facts[f"ask {ask}"] for ask in ASKS)


def test_a_ship_on_a_line_is_in_two_quarters() -> None:  # [BG-R2]
    state = GAME.start(2, GAME.printed)
    view = {**state.observe(0), "ships": ["J4", "F6"]}
    facts = named(view)
    assert [facts[f"me quarter {colour}"] for colour in ["red", "blue", "green", "yellow"]] == [1, 1, 0, 0]
    assert facts["second hole"] == 1 and facts["second to hole"] == 0 and facts["second docked"] == 0
    assert facts["me column"] == 0.5 and facts["me row"] == pytest.approx(3 / 18)


def test_a_ship_beside_the_carrier_is_marked() -> None:  # [BG-7]
    view = {**GAME.start(3, GAME.printed).observe(0), "ships": ["J4", "K5", "A10"], "raider": "", "carrier": 1}
    facts = named(view)
    assert facts["me beside carrier"] == 1 and facts["second beside carrier"] == facts["third beside carrier"] == 0
    assert facts["second carries"] == 1 and facts["raider free"] == 0
    assert facts["raider column"] == facts["second column"] and facts["raider row"] == facts["second row"]
