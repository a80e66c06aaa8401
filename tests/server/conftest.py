"""One server process for all tests that need no other, and the game with secrets in this process."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.kit import GAMES, HIDDEN, Server, sqlite

sys.path.insert(0, str(GAMES))
os.environ["ORRERY_GAMES"] = f"{HIDDEN}=sealed_bids"
os.environ["PYTHONPATH"] = os.pathsep.join([str(GAMES.parents[2] / "src"), str(GAMES)])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite(tmp_path_factory.mktemp("server") / "tables.sqlite3")) as started:
        yield started


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as opened:
        yield opened


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite(tmp_path / "tables.sqlite3")
