"""Pointing over golden records, without a browser: every answer has marks of its own, or is declared to need a button."""

from collections import Counter
from pathlib import Path

import pytest

from orrery.catalog import game_of
from orrery.core import Replay, Rng, read_record
from tests.pointing import BUTTONS, needs_a_button, pointed, shadowed

RECORDS = Path(__file__).parents[1] / "records"
GAMES = sorted(path.name for path in RECORDS.iterdir() if any(path.glob("*.orr")))
ONE_IN = 40  # questions that are looked at in an ordinary run


def looked_at(name: str, one_in: int) -> tuple[Counter[str], list[str]]:
    """How often each first word needed a button, and the answers that need one though nothing says so."""
    found: Counter[str] = Counter()
    faults, rng = [], Rng(1)
    for path in sorted((RECORDS / name).glob("*.orr")):
        record = read_record(path.read_text("utf-8"), path.name)
        game = game_of(record)
        words, replay, line = game.words.into("en"), Replay(game, record), 0
        while True:
            for seat in replay.state.waiting():
                if seat < 0 or rng.below(one_in):
                    continue
                scene = game.scene_from(seat, replay.state.observe(seat), replay.state.decision(seat), words)
                for answer in shadowed(pointed(scene)):
                    found[answer.split(" ")[0]] += 1
                    if not needs_a_button(name, answer):
                        faults.append(f"{path.name}, line {line}: {answer} has no mark of its own")
            if not replay.step():
                break
            line += 1
    return found, faults


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_can_be_pointed_at_or_is_declared(name: str) -> None:
    assert looked_at(name, ONE_IN)[1] == []


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_every_answer_of_every_record_can_be_pointed_at_or_is_declared(name: str) -> None:
    found, faults = looked_at(name, 1)
    assert faults == []
    assert set(found) == set(BUTTONS.get(name, {}))  # nothing is declared that can be pointed at


def test_two_pulsars_are_laid_on_both_dice_and_one_on_either() -> None:
    card = ["card-A-pulsar-0", "card-A-pulsar-1"]
    before = {"pulsar red": [*card, "die-red"], "pulsar red blue": [*card, "die-red", "die-blue"]}
    assert shadowed(before) == ["pulsar red"]
    assert shadowed({**before, "pulsar red blue": [*card, "die-both"]}) == []
