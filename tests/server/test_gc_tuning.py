"""Frozen objects are not leaked: cycles left behind by connections are found by a full collection."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from orrery.server import gc_tuning
from tests.server.kit import BATTLESTAR, PATIENCE, Party, Server, bearer, people, sqlite


class Ring:
    """Refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def frozen() -> Iterator[None]:
    before = gc.get_threshold()
    gc_tuning.freeze_survivors()
    yield
    gc.set_threshold(*before)
    gc.callbacks.remove(gc_tuning.after_collection)
    gc.unfreeze()


def test_a_full_collection_skips_what_survived_the_one_before() -> None:
    ring = Ring()
    gc.collect()  # it survives this one
    seen = weakref.ref(ring)
    del ring
    gc.collect()
    assert seen() is not None
    gc_tuning.collect_everything()
    assert seen() is None


def test_a_collection_sees_what_was_made_since() -> None:
    ring = Ring()
    seen = weakref.ref(ring)
    del ring
    gc.collect()
    assert seen() is None


def collected(client: httpx.Client) -> float:
    """How many objects the collector of a server has freed."""
    rows = client.get("/metrics").text.splitlines()
    return sum(float(row.split()[-1]) for row in rows if row.startswith("python_gc_objects_collected_total"))


def test_answers_leave_nothing_for_the_collector(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3")) as server, server.client() as client:
        party = Party(client, people("Ada", "Grace"))
        headers = {**bearer(party.tokens[0]), "prefer": "return=minimal"}
        before = collected(client)
        for _ in range(gc_tuning.YOUNG // 10):  # a request makes more than ten objects
            body = {"seq": 0, "action": "no such answer"}
            assert client.post(f"/api/tables/{party.table}/actions", json=body, headers=headers).status_code == 422
        assert collected(client) - before < gc_tuning.YOUNG / 10


def test_connections_leave_nothing_for_the_collector(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3")) as server, server.client() as client:
        before = collected(client)
        for _ in range(gc_tuning.YOUNG // 20):  # a connection makes more than twenty objects
            missing = httpx.get(f"{server.address}/api/games/{BATTLESTAR}/rules/none", timeout=PATIENCE)
            assert missing.status_code == 404
        assert collected(client) - before < gc_tuning.YOUNG / 4  # what starting has left is found meanwhile
