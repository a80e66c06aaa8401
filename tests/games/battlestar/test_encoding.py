"""What learners read of Battlestar Galactica: each number means what its name says."""

from itertools import product

import pytest

import orrery
from orrery.core import NATURE, OVER, Rng, State
from orrery.games.battlestar.encoding import ASKS
from tests.games.battlestar.boards import board

GAME = orrery.game("battlestar-galactica-1978")
PLACES = ["me", "second", "third", "fourth"]


def positions(seats: int, options: str, seed: int, answers: int) -> list[State]:
    """Every position of a game's beginning, or of all of it, under random answers."""
    state, rng = GAME.start(seats, GAME.options(options)), Rng(seed)
    seen: list[State] = []
    while (seat := state.turn()) != OVER and len(seen) < answers:
        seen.append(state.clone())
        choices = state.options(seat)
        state.apply(seat, state.chance(rng) if seat == NATURE else choices[rng.below(len(choices))])
    return [*seen, state]


def named(state: State, me: int = 0) -> dict[str, float]:
    encoder = GAME.encoder(len(state.teams))
    facts = dict.fromkeys(encoder.names, 0.0)
    return facts | {encoder.names[place]: value for place, value in encoder.entries(state, me)}


def test_every_family_of_numbers_changes_in_some_game() -> None:
    seen: dict[str, set[float]] = {name: set() for name in GAME.encoder(4).names}
    for seed, options in enumerate(["", "free-battle", "loose-home cards=5-2-2", "colour=green colour-2=red"]):
        game = positions(4, options, seed, answers=8000)
        for state in [*game[::5], game[-1]]:
            for name, number in named(state, seed % 4).items():
                seen[name].add(number)
    families = {name: next(word for word in name.split() if word not in PLACES) for name in seen}
    assert set(families.values()) - {family for name, family in families.items() if len(seen[name]) > 1} == set()


def test_me_comes_first_and_the_others_follow_clockwise() -> None:
    state = positions(4, "", seed=9, answers=300)[-1]
    told = ["docked", "column", "row", "to home", "to raider", "evasions", "carries", "active", "asked", "red", "shown laser"]
    rows = [named(state, me) for me in range(4)]
    for me, place, fact in product(range(4), range(4), told):
        assert rows[me][f"{PLACES[place]} {fact}"] == rows[0][f"{PLACES[(me + place) % 4]} {fact}"]


def test_the_start_reads_as_the_box_is_set_up() -> None:  # [BG-S1]
    facts = named(GAME.start(4, GAME.printed))
    assert facts["me docked"] == facts["second docked"] == facts["me red"] == facts["second blue"] == 1
    assert facts["me at red station"] == facts["raider free"] == facts["raider at J10"] == 1
    assert facts["raider column"] == facts["raider row"] == 0.5
    assert facts["me evasions"] == 1 and facts["me pack turbo"] == facts["me pack force"] == facts["me pack laser"] == 0.6
    assert facts["ask turn-up"] == facts["me asked"] == 1
    assert facts["me to raider"] == facts["me raider to home"] == pytest.approx(14 / 30)


def test_what_is_asked_and_of_whom_follows_the_state() -> None:
    asked: set[str] = set()
    for state in positions(3, "free-battle", seed=4, answers=2500)[:-1]:
        turn = state.turn()
        decision = state.decision(turn)
        facts = named(state, max(turn, 0))
        assert [ask for ask in ASKS if facts[f"ask {ask}"]] == [decision.ask]
        camp = decision.about["camp"] if turn == NATURE else decision.camp  # Nature spins for somebody
        whose = [place for place in PLACES[:3] if facts[f"{place} {camp}"]]
        assert decision.ask == "first-spin" or [place for place in PLACES[:3] if facts[f"{place} asked"]] == whose
        assert facts["challenger spun"] * 6 == pytest.approx(decision.about.get("first", 0))
        if decision.ask == "aim":
            assert facts["attacks left"] * 6 == pytest.approx(decision.about["attacks"])
        if decision.ask in ("move", "spin"):
            assert facts[f"because {decision.about['reason']}"] == 1
        if decision.ask == "evade":
            assert facts["me asked"] == facts[f"effect {decision.about.get('planet', 'laser')}"] == 1
        if decision.ask == "duel":
            assert sum(facts[f"{place} challenger"] for place in PLACES[:3]) == 1
            assert sum(facts[f"{place} defender"] for place in PLACES[:3]) == 1
        if decision.ask == "banish":
            assert facts["me carries"] == 1 and facts["second beaten"] + facts["third beaten"] == 1
        asked.add(decision.ask)
    assert asked == set(ASKS)


def test_the_end_names_the_winner_and_asks_nothing() -> None:
    state = positions(2, "", seed=1, answers=GAME.longest)[-1]
    outcome = state.outcome()
    assert outcome is not None
    facts = named(state, outcome.ranks.index(1))
    assert facts["me winner"] == facts["me docked"] == facts["me carries"] == 1 and facts["second winner"] == 0
    assert not any(facts[f"ask {ask}"] for ask in ASKS)


def test_a_ship_on_a_line_is_in_two_quarters() -> None:  # [BG-R2]
    facts = named(board("red J4", "green F6", spin=1, seats=2))
    assert [facts[f"me quarter {colour}"] for colour in ["red", "blue", "green", "yellow"]] == [1, 1, 0, 0]
    assert facts["second hole"] == 1 and facts["second to hole"] == 0 and facts["second docked"] == 0
    assert facts["me column"] == 0.5 and facts["me row"] == pytest.approx(3 / 18)
    assert facts["me at J4"] == facts["second at F6"] == facts["number 1"] == 1


def test_who_is_nearer_is_encoded_as_a_difference() -> None:
    facts = named(board("red J9", "green J14", spin=1, seats=2))  # the raider lies on J10
    assert facts["second raider nearer"] == pytest.approx(3 / 30)  # three steps nearer is the learner
    assert named(board("red J9", "green J14", spin=1, seats=2), me=1)["second raider nearer"] == pytest.approx(-3 / 30)
