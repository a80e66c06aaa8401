"""Attacks on a local test server, for ORRERY_ATTACK_SECONDS: ten minutes by `make attack`."""

import os
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.server.conftest import client, game_with_secrets, server
from tests.server.kit import PATIENCE, Server

__all__ = ["client", "game_with_secrets", "server"]
WHOLE = float(os.environ.get("ORRERY_ATTACK_SECONDS", "600"))
PARTS = 10  # the time is divided among them
QUICK = settings(
    max_examples=25,
    deadline=None,
    database=None,
    phases=[Phase.generate],  # a failure is shown as it was found
    suppress_health_check=list(HealthCheck),
)
Repeat = Callable[[Callable[[], None]], int]


@pytest.fixture
def repeat() -> Repeat:
    """Repeat something for this test's share of the time; returns how often it was done."""

    def for_a_while(attack: Callable[[], None]) -> int:
        limit, count = time.monotonic() + WHOLE / PARTS, 0
        while count == 0 or time.monotonic() < limit:
            attack()
            count += 1
        return count

    return for_a_while


@pytest.fixture(autouse=True)
def still_well(server: Server) -> Iterator[None]:
    """After every attack the server answers as before."""
    yield
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as anybody:
        assert anybody.get("/health").json() == {"status": "ok"}
        assert anybody.get("/api/games").status_code == 200
