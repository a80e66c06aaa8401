"""Every example runs, is short, and prints what it says."""

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.core import NATURE, OVER, Journal, Perspective, Rng
from orrery.envs import aec, rollouts

EXAMPLES = Path(__file__).parent.parent / "examples"


class Run:
    """Runs an example as a program, and keeps its names and what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.names: dict[str, Any] = {}

    def __call__(self, name: str, *arguments: str) -> list[str]:
        path = str(EXAMPLES / name)
        self.monkeypatch.setattr(sys, "argv", [path, *arguments])
        self.names = runpy.run_path(path, run_name="__main__")
        return self.capsys.readouterr().out.splitlines()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(capsys, monkeypatch)


def test_every_example_is_run_here_and_short() -> None:
    tests = Path(__file__).read_text("utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f'run("{path.name}"' in tests, f"{path.name} has no test"
        length = len(path.read_text("utf-8").splitlines())
        longest = {"own_game.py": 110, "measure_steps.py": 100, "train_with_ppo.py": 125}.get(path.name, 40)
        assert length <= longest, f"{path.name} has {length} lines"


def test_simulating_a_game_prints_its_beginning_and_its_end(run: Run) -> None:
    lines = run("simulate_a_game.py", "3")
    assert len(lines) == 21
    assert all(line.startswith(("* ", "P1 ", "P2 ", "P3 ")) for line in lines[:20])
    assert lines[-1].startswith("… after ") and lines[-1].endswith(" wins: raider-home")
    assert run("simulate_a_game.py", "3") == lines != run("simulate_a_game.py", "4")


def test_counting_openings_counts_every_game(run: Run) -> None:
    lines = run("count_openings.py", "20")
    assert lines[0].startswith("20 games, ")
    assert sum(run.names["played"].values()) == 20
    assert 0 < sum(run.names["won"].values()) < 20
    assert all(line.startswith("move ") for line in lines[1:])


def test_a_linear_policy_wins_most_games_against_random_play(run: Run) -> None:
    run("train_a_linear_policy.py", "16", "10")
    assert run.names["wins"] >= 8  # an untrained one wins half


def test_measuring_steps_counts_all_ways(run: Run) -> None:
    lines = run("measure_steps.py", "0.01")
    ways = [line.split(",")[0] for line in lines]
    assert ways[:3] == ["PettingZoo", "vector", "rollouts"] and len(ways) >= 3 * len(orrery.games())
    assert all(line.endswith(" decisions per CPU-second") for line in lines)


def test_a_learner_of_the_vector_environment_plays_and_learns(run: Run) -> None:
    before, after = run("train_with_ppo.py", "battlestar-galactica-1978", "4097", "4")
    assert before.startswith("before: wins ") and after.startswith("after 8,192 answers ")  # of 64 games, 64 at a time
    network = run.names["network"]
    assert network.lessons == 24 and all(bool((abs(one) < 10).all()) for one in network.weights)


def test_a_learner_stops_when_its_time_is_up(run: Run) -> None:
    _, after = run("train_with_ppo.py", "battlestar-galactica-1978", "0s", "4")
    assert after.startswith("after 0 answers in 0 s: ")
    assert run.names["network"].lessons == 0


def test_reading_a_record_prints_it_turn_by_turn(run: Run, tmp_path: Path) -> None:
    game = orrery.game("battlestar-galactica-1978")
    journal, rng = Journal(game, 2, game.options("")), Rng(6)
    while (seat := journal.state.turn()) != OVER:
        choices = journal.state.options(seat)
        journal.play(seat, journal.state.chance(rng) if seat == NATURE else choices[rng.below(len(choices))])
    path = tmp_path / "evening.orr"
    path.write_text(journal.record(["Ada", "Grace"]).write(), "utf-8")

    lines = run("read_a_record.py", str(path))
    outcome = journal.state.outcome()
    assert outcome is not None
    assert lines[0] == f"Battlestar Galactica, 2 seats: Ada, Grace; {len(journal.entries)} answers"
    assert lines[1].startswith("turn 0: draw ")
    assert lines[-2].startswith(f"turn {journal.state.turn_count}: ") and lines[-2].endswith("move home")
    assert lines[-1] == f"{['Ada', 'Grace'][outcome.ranks.index(1)]} wins: raider-home"
    assert len(lines) == 1 + (journal.state.turn_count + 1) + 1


def test_the_example_bot_wins_and_plays_any_game(run: Run) -> None:
    assert run("own_bot.py") == [f"OneStepBot won {run.names['won']} of 20 games against random"]
    assert run.names["won"] >= 15
    race = orrery.game("race-xeno-invasion")
    bots = [run.names["OneStepBot"](race, Rng(seat)) for seat in range(3)]
    assert sorted(run.names["play"](race, bots, Rng(5)))[0] == 1


def test_the_example_game_plays_to_its_end_and_in_the_environments(run: Run) -> None:
    lines = run("own_game.py")
    assert lines in (["ranks: 1 2"], ["ranks: 2 1"])
    game = run.names["game"]
    env = aec(game)
    env.reset(seed=1)
    assert env.observe("seat_0")["observation"].tolist() == [1, 1, 0, 0, 1, 0, 1, 0]
    played = rollouts(game, games=50, seed=1)
    assert set(played.outcomes[:, 0].tolist()) == {1.0, -1.0}


def test_the_example_game_keeps_the_protocol(run: Run) -> None:
    run("own_game.py")
    game = run.names["game"]
    state = game.start(2, game.options(""))
    while (seat := state.turn()) != OVER:
        assert state.waiting() == [seat]
        assert game.load(state.to_json()).to_json() == state.to_json() == state.clone().to_json()
        assert Perspective(state, seat).imagine(Rng(1)).observe(seat) == state.observe(seat)
        decision = state.decision(seat)
        scene = game.scene(state.observe(seat), decision, game.words)
        assert set(scene.actions) == {action.text for action in decision.options}
        assert {mark for marks in scene.actions.values() for mark in marks} <= scene.ids()
        winning = [action for action in decision.options if game.judge(after(state, seat, action), seat) == 1]
        assert len(winning) == (state.coins % 4 != 0)
        state.apply(seat, (winning or decision.options)[0])
    assert state.outcome().ranks == [1, 2]  # whoever begins with ten coins can win


def after(state: Any, seat: int, action: Any) -> Any:
    world = state.clone()
    world.apply(seat, action)
    return world
