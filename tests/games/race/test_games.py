"""Whole games at random: what must hold at every step. [RG-8]"""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.core import GALLERY, NATURE, OVER, Action, Refusal, Rng
from orrery.core.referee import play
from orrery.games.race.cards import DATA
from orrery.games.race.state import Race
from tests.games.race.positions import ALL_CARDS, GAME, REASONS, ask, everywhere, held, tableau

TABLES = [
    *[(seats, mode) for seats in (2, 3, 4, 5) for mode in ("", "mode=invasion")],
    *[(2, "expert"), (2, "mode=invasion expert"), (5, "preset-hands"), (3, "mode=invasion preset-hands")],
]
CARD = {card["id"]: card for card in DATA["cards"]}


def steps(seats: int, options: str, seed: int) -> Iterator[Race]:
    """Every position of a random game, the last one included."""
    state = GAME.start(seats, GAME.options(options))
    assert isinstance(state, Race)
    rng = Rng(seed)
    count = 0
    while state.turn() != OVER:
        yield state
        seat = state.turn()
        if seat == NATURE:
            state.apply(seat, state.chance(rng))
        else:
            waiting = state.waiting()
            seat = waiting[rng.below(len(waiting))]
            answers = state.essential(seat) if rng.below(2) else state.options(seat)
            state.apply(seat, answers[rng.below(len(answers))])
        count += 1
        assert count < GAME.longest
    yield state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_cards_are_conserved_and_the_game_ends(seats: int, options: str) -> None:
    last = None
    for state in steps(seats, options, seed=3):
        assert everywhere(state) == ALL_CARDS
        last = state
    assert last is not None and last.outcome() is not None


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_final_scores_agree_with_another_reader_of_the_tableaus(seats: int, options: str) -> None:
    for seed in range(6):
        *_, state = steps(seats, options, seed)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == totals(state.to_json(), "invasion" in options and outcome.reason != "empires-defeated")


def totals(data: dict[str, Any], with_tiles: bool) -> list[float]:
    """The final scores, read from the saved state and the cards' rows alone."""
    empires = data["empires"]
    scores = [float(points_of(empire)) for empire in empires]
    if with_tiles:
        strengths = [military(empire, ("", "xeno")) for empire in empires]
        givers = [empire["war_chips"] for empire in empires]
        scores = [
            score + 5 * (strength == max(strengths)) + 5 * (given == max(givers))
            for score, strength, given in zip(scores, strengths, givers, strict=True)
        ]
    return scores


def upright(empire: dict[str, Any]) -> list[dict[str, Any]]:
    return [CARD[row["card"].replace("-", "_")] for row in empire["tableau"] if not row["damaged"]]


def military(empire: dict[str, Any], sorts: tuple[str, ...]) -> int:
    cards, total = upright(empire), 0
    worlds = [card for card in cards if card["type"] == "world"]
    counts = {
        None: 1,
        "chromosome_world": sum("chromosome" in card["flags"] for card in worlds),
        "imperium_card": sum("imperium" in card["flags"] for card in cards),
        "nonmilitary_world": sum("military" not in card["flags"] for card in worlds),
        "rebel_military_world": sum({"rebel", "military"} <= set(card["flags"]) for card in worlds),
    }
    for card in cards:
        for power in card["powers"]:
            if power["power"] == "military" and power.get("against", "") in sorts:
                total += power["amount"] * counts[power.get("per")]
    return total


def points_of(empire: dict[str, Any]) -> int:
    cards = upright(empire)
    chips = empire["chips"] + empire["war_chips"]
    points: int = chips + empire["awards"] + sum(card["vp"] or 0 for card in cards)
    for scorer in cards:
        for rule in scorer["scoring"]:
            if "per_vp_chips" in rule:
                points += rule["vp"] * (chips // rule["per_vp_chips"])
            elif rule.get("per") == "general_military":
                points += rule["vp"] * military(empire, ("",))
        rules = [rule for rule in scorer["scoring"] if "match" in rule]
        points += sum(max((rule["vp"] for rule in rules if holds(rule["match"], card)), default=0) for card in cards)
    return points


def holds(match: dict[str, Any], card: dict[str, Any]) -> bool:
    facts = {
        "type": card["type"],
        "good": card["good"],
        "production": card["production"],
        "cost": card["cost"],
        "card": card["id"],
    }
    if not set(match.get("flags", [])) <= set(card["flags"]):
        return False
    if "power_phase" in match and match["power_phase"] not in {power["phase"] for power in card["powers"]}:
        return False
    return all(facts[key] == value for key, value in match.items() if key in facts)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_saved_states_and_copies_are_the_same_state(seats: int, options: str) -> None:
    for place, state in enumerate(steps(seats, options, seed=5)):
        if place % 7 == 0:
            data = state.to_json()
            again = GAME.load(json.loads(json.dumps(data)))
            copy = state.clone()
            assert again.to_json() == data == copy.to_json()
            assert again.key() == state.key() == copy.key()
            for seat in state.waiting():
                assert again.options(seat) == state.options(seat) == copy.options(seat)
                assert again.essential(seat) == state.essential(seat)
                copy.apply(seat, copy.essential(seat)[0])
            assert state.to_json() == data


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_imagined_worlds_look_the_same_and_give_nothing_away(seats: int, options: str) -> None:
    for place, state in enumerate(steps(seats, options, seed=8)):
        if place % 9:
            continue
        for seat in [*range(seats), GALLERY]:
            world = state.imagine(seat, Rng(place, seat + 3))
            view = state.observe(seat)
            assert json.loads(json.dumps(view)) == view
            assert world.observe(seat) == view
            assert everywhere(world) == ALL_CARDS
            assert (world.waiting(), world.turn()) == (state.waiting(), state.turn())
            assert world.agenda == state.agenda
            if seat in state.waiting():
                assert world.options(seat) == state.options(seat)
            assert world.imagine(seat, Rng(4)).to_json() == state.imagine(seat, Rng(4)).to_json()


@pytest.mark.parametrize(("seats", "options"), [(2, "mode=invasion expert"), (3, ""), (4, "mode=invasion")])
def test_imagined_worlds_can_be_played_to_the_end(seats: int, options: str) -> None:
    for place, state in enumerate(steps(seats, options, seed=11)):
        if place % 40:
            continue
        world, rng = state.imagine(place % seats, Rng(place)), Rng(1)
        while (seat := world.turn()) != OVER:
            answers = world.essential(seat) if seat != NATURE else [world.chance(rng)]
            world.apply(seat, answers[rng.below(len(answers))])
        assert everywhere(world) == ALL_CARDS


def near(state: Race, seat: int) -> list[Action]:
    """Actions that a player might try by mistake: those that name a card of its own, or none at all."""
    own = {*held(state, seat), *tableau(state, seat)}
    return [action for action in GAME.table.actions if own.issuperset(action.text.split()[1:2])]


def tempting_positions() -> Iterator[Race]:
    """Of games of every sort some positions for each question, the rare ones as often as the common."""
    seen: Counter[tuple[str, str]] = Counter()
    for game in range(5 * len(TABLES)):
        seats, options = TABLES[game % len(TABLES)]
        for state in steps(seats, options, seed=game + 50):
            seen[options, ask(state)] += 1
            if seen[options, ask(state)] in SOME:
                yield state


SOME = {1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144}  # of the positions with one question: close together first, then far apart


def test_ten_thousand_illegal_actions_are_refused_with_a_reason() -> None:  # [RG-13]
    rng, reasons = Rng(2), Counter[str]()
    for state in tempting_positions():
        before = state.to_json()
        for seat in range(state.seats):
            close = near(state, seat)
            for number in range(40 if seat in state.waiting() else 4):
                from_these = GAME.table.actions if number % 4 == 0 else close
                action = from_these[rng.below(len(from_these))]
                if seat in state.waiting() and action in state.options(seat):
                    continue
                with pytest.raises(Refusal):
                    play(state, seat, action)
                reasons[state.why(seat, action)] += 1
        assert state.to_json() == before
    assert reasons.total() > 10_000
    # All but what is seldom possible at random, and then seldom tried
    assert set(REASONS) - set(reasons) <= {"bunker-used", "duplicate-development", "number-out-of-range", "zero-cost-forbidden"}
    assert set(reasons) <= {*REASONS, "over"}


def test_nature_is_fair() -> None:
    for state in steps(3, "mode=invasion", seed=13):
        if state.turn() == NATURE:
            odds = state.odds()
            assert len(odds) == len(state.options(NATURE))
            assert sum(odds) == pytest.approx(1) and min(odds) > 0
            assert state.chance(Rng(1)) in state.options(NATURE)


def test_essential_answers_are_legal() -> None:
    for seats, options in TABLES:
        for state in steps(seats, options, seed=21):
            for seat in state.waiting():
                essential, legal = state.essential(seat), state.options(seat)
                assert essential and set(essential) <= set(legal)
                assert len(set(legal)) == len(legal)
