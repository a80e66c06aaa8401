"""One server process shared by all tests that need no other, and the game with secrets in this process."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from tests.server.kit import GAMES, Server, environment, sqlite


@pytest.fixture(scope="module", autouse=True)
def game_with_secrets() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(GAMES))
        for name, value in environment().items():
            patch.setenv(name, value)
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite(tmp_path_factory.mktemp("server") / "tables.sqlite3")) as started:
        yield started


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bucket fills again, however long a test takes."""
    monkeypatch.setattr("orrery.server.api.rate_limits.time", SimpleNamespace(monotonic=lambda: 100.0))


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as opened:
        yield opened


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite(tmp_path / "tables.sqlite3")
