"""Whole games at random: what must hold at every step. [RG-8]"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.core import GALLERY, NATURE, OVER, Action, Refusal, Replay, Rng, read_record
from orrery.core.referee import play
from orrery.core.values import items
from orrery.games.race.cards import CARDS, NUMBER_OF
from orrery.games.race.powers import NONE
from orrery.games.race.state import Race
from tests.games.race.positions import ALL_CARDS, GAME, REASONS, Sits, ask, everywhere, held, position, tableau
from tests.games.race.reader import ranks, totals

TABLES = [
    *[(seats, mode) for seats in (2, 3, 4, 5) for mode in ("", "mode=invasion")],
    *[(2, "expert"), (2, "mode=invasion expert"), (5, "preset-hands"), (3, "mode=invasion preset-hands")],
]
RECORDS = Path(__file__).parents[2] / "records" / "race-xeno-invasion"
WHOLE = [path for path in sorted(RECORDS.glob("*.orr")) if '[Result "*"]' not in path.read_text("utf-8")]


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
def test_final_scores_agree_with_the_second_scorer(seats: int, options: str) -> None:
    for seed in range(6):
        *_, state = steps(seats, options, seed)
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.ranks) == (totals(state.to_json()), ranks(state.to_json()))


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_final_scores_of_records_agree_with_the_second_scorer(path: Path) -> None:
    state = Replay(GAME, read_record(path.read_text("utf-8"), path.name)).finish()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == (totals(state.to_json()), ranks(state.to_json()))


def drawn_empire(rng: Rng, state: Race, seat: int) -> None:
    """Some cards that nobody has yet, a third of the worlds damaged, and chips."""
    for _ in range(4 + rng.below(9)):
        card = state.deck.pick(rng)
        if not state.empires[seat].shows(card):
            state.deck.take(card)
            state.put_down(seat, card)
            state.damaged[card] = int(CARDS[card].is_world and rng.below(3) == 0)
    state.empires[seat].chips = rng.below(30)
    state.empires[seat].war_chips = rng.below(5)
    state.empires[seat].awards = rng.below(9)


def test_scores_of_any_tableaus_agree_with_the_second_scorer() -> None:
    scorers: Counter[str] = Counter()
    for number in range(600):
        state, rng = position(Sits(), Sits(), Sits(), options="mode=invasion" if number % 2 else ""), Rng(number)
        for seat in range(3):
            drawn_empire(rng, state, seat)
            scorers.update(name for name in tableau(state, seat) if CARDS[NUMBER_OF[name]].row["scoring"])
        state.end("tableau-full")
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.ranks) == (totals(state.to_json()), ranks(state.to_json()))
    assert len(scorers) == sum(bool(card.row["scoring"]) for card in CARDS)
    assert min(scorers.values()) > 30


@pytest.mark.parametrize(("seats", "options"), [(2, "expert"), (3, "mode=invasion"), (4, ""), (5, "mode=invasion")])
def test_scores_agree_with_the_second_scorer_whenever_a_phase_begins(seats: int, options: str) -> None:
    for state in steps(seats, options, seed=17):
        if state.first != NONE and ask(state) == "choose-action":
            state.recount()
            assert [row["total"] for row in items(state.observe(0)["points"])] == totals(state.to_json())


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
def test_imagined_worlds_look_the_same_and_reveal_nothing(seats: int, options: str) -> None:
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
    """From games of every kind, some positions for each question, rare ones as often as common ones."""
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
    # All but those that are rarely possible at random, and then rarely tried
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
