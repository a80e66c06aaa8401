"""What learners read of Race for the Galaxy: each number means what its name says."""

from itertools import product

from orrery.core import State
from orrery.games.race.game import QUESTIONS
from orrery.games.race.rules.choosing import begin_turn
from orrery.games.race.rules.developing import DEVELOP_PHASES
from orrery.games.race.state import Race
from tests.games.race.positions import GAME, Sits, begin, position, say
from tests.games.race.test_games import TABLES, steps

PLACES = ["me", "second", "third", "fourth", "fifth"]


def named(state: State, me: int = 0, picks: bool = True) -> dict[str, float]:
    encoder = GAME.encoder(len(state.teams), picks)
    facts = dict.fromkeys(encoder.names, 0.0)
    return facts | {encoder.names[place]: value for place, value in encoder.entries(state, me)}


def test_me_comes_first_and_the_others_follow_clockwise() -> None:
    *_, state = steps(4, "mode=invasion", seed=2)
    told = ["hand", "chips", "placed", "points", "space", "military general", "goods", "first", "shows old-earth"]
    rows = [named(state, me) for me in range(4)]
    for me, place, fact in product(range(4), range(4), told):
        assert rows[me][f"{PLACES[place]} {fact}"] == rows[0][f"{PLACES[(me + place) % 4]} {fact}"]


def test_a_position_is_encoded_as_it_is() -> None:
    first = Sits("Spice World (good), Gem World (damaged)", hand="Public Works, Export Duties, Export Duties", chose="develop")
    state = position(first, Sits("Old Earth", others=4, chips=6), options="mode=invasion")
    begin(state, DEVELOP_PHASES[0])
    say(state, "P1 place public-works")
    facts = named(state)
    assert facts["me shows spice-world"] == facts["me good on spice-world"] == facts["me damaged gem-world"] == 1
    assert facts["me good on gem-world"] == facts["second shows spice-world"] == 0
    assert (facts["hand export-duties"], facts["hand public-works"], facts["hand old-earth"]) == (1, 0.5, 0)
    assert facts["me chose develop"] == facts["me sealed"] == facts["second asked"] == 1
    assert facts["picked public-works"] == 0.5 and facts["picks"] == 0.1
    assert facts["ask develop-choose"] == facts["option mode invasion"] == facts["me first"] == 1
    assert (facts["second chips"], facts["second hand"], facts["me asked"]) == (6 / 30, 4 / 12, 0)


def test_points_and_differences_are_encoded() -> None:
    state = position(Sits("Spice World", chips=9), Sits("Old Earth", chips=2), Sits("Earth's Lost Colony", chips=4))
    points = [sheet["total"] for sheet in state.observe(0)["points"]]  # type: ignore[attr-defined]
    facts = named(state)
    assert [round(facts[f"{place} points"] * 60) for place in PLACES[:3]] == points
    assert round(facts["me points ahead"] * 30) == points[0] - max(points[1:])
    assert round(facts["third points ahead"] * 30) == points[2] - points[0]


def test_the_action_cards_of_the_turn_before_are_remembered() -> None:
    state = position(Sits("Spice World", chose="produce"), Sits("Old Earth", chose="consume-x2"))
    begin_turn(state)
    state.run_automatic()
    facts = named(state, me=1)
    assert facts["me chose before consume-x2"] == facts["second chose before produce"] == 1
    assert facts["me chose consume-x2"] == facts["second chose produce"] == 0
    again = GAME.load(state.to_json())
    assert named(again, me=1) == facts


def test_a_design_picked_twice_is_encoded_differently_from_once() -> None:
    state = position(Sits("Old Earth", hand="Public Works, Public Works, Export Duties"), Sits("Spice World"))
    discard = GAME.table.parse("discard public-works")
    read = []
    for count in range(3):
        state.seals.picks[0] = [discard] * count
        read.append((named(state)["picked public-works"], named(state)["picks"]))
    assert read == [(0, 0), (0.5, 0.1), (1, 0.2)]
    assert "picked public-works" not in named(state, picks=False)


def test_different_questions_to_players_are_encoded_differently() -> None:
    """All that a question is about is in the numbers: no two of them, of one state, encode alike."""
    state = position(Sits("Old Earth", hand="Public Works"), Sits("Spice World (good)"))
    seen: dict[tuple[tuple[int, float], ...], object] = {}
    encoder = GAME.encoder(2)
    for question in QUESTIONS.values():
        row = question.to_json()
        if not question.ask or any(part in (2, 3, 4) for part in row[1:2]):
            continue  # a step, or an unused seat
        state.agenda, state.top = [question], None
        read = tuple(sorted(encoder.entries(state, 0)))
        if question.turn(state) >= 0:
            assert seen.setdefault(read, row) == row
    assert len(seen) > 40


def test_every_family_of_numbers_changes_in_some_game() -> None:
    seen: dict[str, set[float]] = {}
    for seats, options in TABLES:
        for place, state in enumerate(steps(seats, options, seed=1)):
            assert isinstance(state, Race)
            if place % 5 == 0 or state.acting.halves or state.acting.boost:
                for name, number in named(state, place % seats).items():
                    seen.setdefault(name, set()).add(number)
    rare = {"taken", "with"}  # of questions, which the test above covers
    assert {family(name) for name in seen} - {family(name) for name in seen if len(seen[name]) > 1} <= rare


def family(name: str) -> str:
    """The word that a name begins with, whoever and whatever it is about."""
    return next(word for word in name.split(" ") if word not in PLACES)
