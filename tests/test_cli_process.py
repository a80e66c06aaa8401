"""The `orrery` command as a process: streams, signals and workers."""

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE, wait_until

GALACTICA = "battlestar-galactica-1978"
ORRERY = [sys.executable, "-m", "orrery"]


def started(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen([*ORRERY, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_one_document_on_standard_output_and_nothing_else() -> None:
    ran = subprocess.run([*ORRERY, "games", "--json"], capture_output=True, text=True, check=True)
    assert GALACTICA in [game["name"] for game in json.loads(ran.stdout)["games"]]


def test_bad_input_is_one_line_on_standard_error() -> None:
    ran = subprocess.run([*ORRERY, "simulate", GALACTICA, "--games", "0"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.splitlines()[-1] == "orrery: --games takes a whole number of at least 1, not '0'"


def test_workers_give_the_same_digest() -> None:
    command = [*ORRERY, "simulate", GALACTICA, "--games", "3", "--json", "--workers"]
    digests = [
        json.loads(subprocess.run([*command, workers], capture_output=True, text=True, check=True).stdout)["digest"]
        for workers in ("1", "2")
    ]
    assert digests[0] == digests[1]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_without_a_traceback(workers: str, tmp_path: Path) -> None:
    process = started("simulate", GALACTICA, "--games", "1000000", "--workers", workers, "--records", str(tmp_path))
    wait_until(lambda: process.poll() is not None or any(tmp_path.iterdir()), "a record is written")
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert err.splitlines()[-2:] == ["", "orrery: stopped"] and "Traceback" not in err


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    subprocess.run(
        [*ORRERY, "simulate", GALACTICA, "--games", "1", "--records", str(tmp_path)], capture_output=True, check=True
    )
    process = started("replay", *[str(file) for file in tmp_path.iterdir()] * 20)
    assert process.stdout and process.stderr
    assert process.stdout.readline().startswith("Battlestar Galactica: ")
    process.stdout.close()
    assert "Traceback" not in process.stderr.read()
    assert process.wait(timeout=PATIENCE) == 1
    process.stderr.close()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_closed_streams_are_as_good_as_empty_ones(closed: str) -> None:
    command = f"{shlex.join(ORRERY)} play {GALACTICA} --plain --seed 3 {closed}"
    ran = subprocess.run(["sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
