"""A server that is killed loses nothing that it acknowledged, doubles nothing and skips nothing."""

import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest

from orrery.catalog import game
from orrery.core import Record, Replay, Rng, Seat, read_record
from tests.server.clusters import Cluster, postgres, running_cluster
from tests.server.kit import BATTLESTAR, Message, Party, Server, bearer, people, sqlite
from tests.waiting import Patience


class Player:
    """A player who plays on through every failure, and remembers what was acknowledged."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = Rng(9)
        self.acknowledged: list[tuple[Seat, str]] = []
        with server.client() as client:
            self.party = Party(client, people("Ada", "Grace"))

    def request(self, method: str, path: str, **how: object) -> Message:
        """Repeat the same request until there is an answer."""
        patience = Patience("the server has come back")
        while True:
            try:
                with self.server.client() as client:
                    answer = client.request(method, path, **how)  # type: ignore[arg-type]
            except httpx.TransportError:
                patience.pause()
                continue
            assert answer.status_code == 200, answer.text
            body: Message = answer.json()
            return body

    def answer_once(self) -> None:
        for seat, token in self.party.tokens.items():
            state = self.request("GET", self.party.path(), params={"lang": "en"}, headers=bearer(token))
            assert not state["outcome"], "the game was too short for this test"
            if state["decision"]:
                options = [option["action"] for option in state["decision"]["options"]]
                careful = [action for action in options if action != "move home"] or options  # a long game
                action = careful[self.rng.below(len(careful))]
                body = {"seq": state["seq"], "action": action}
                after = self.request("POST", self.party.path("/actions"), json=body, headers=bearer(token))
                self.acknowledged.append((seat, action))
                assert after["seq"] > state["seq"]
                return
        raise AssertionError("nobody was asked")


def play_through(server: Server, kills: int) -> None:
    """Play while the server is killed at random moments, then compare the record with what was acknowledged."""
    chance = random.Random(7)
    player = Player(server)
    done, failed = threading.Event(), threading.Event()

    def kill_often() -> None:
        for _ in range(kills):
            reached = len(player.acknowledged) + chance.randrange(1, 4)
            while len(player.acknowledged) < reached and not failed.is_set():
                time.sleep(0.005)
            time.sleep(chance.uniform(0, 0.03))
            server.kill()
            server.start()
        done.set()

    killer = threading.Thread(target=kill_often)
    killer.start()
    try:
        while not done.is_set():
            player.answer_once()
    finally:
        failed.set()
        killer.join()
    assert len(player.acknowledged) > kills
    record = record_of(server, player)
    assert answers_of(record) == player.acknowledged
    replay = Replay(game(BATTLESTAR), record)
    while replay.step():
        pass


def record_of(server: Server, player: Player) -> Record:
    with server.client() as client:
        return read_record(client.get(player.party.path("/record")).text)


def answers_of(record: Record) -> list[tuple[Seat, str]]:
    return [(line.seat, line.text) for line in record.lines if line.seat >= 0]


def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3")) as server:
        play_through(server, 20)


@pytest.mark.soak
def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3")) as server:
        play_through(server, 100)


@pytest.fixture
def cluster() -> Iterator[str]:
    with postgres() as url:
        yield url


def test_kills_lose_nothing_on_postgresql(cluster: str) -> None:
    with Server(cluster) as server:
        play_through(server, 2)


@pytest.mark.soak
def test_fifty_kills_lose_nothing_on_postgresql(cluster: str) -> None:
    with Server(cluster) as server:
        play_through(server, 50)


class Doubtful(Player):
    """A player whose database is killed: when an answer is in doubt or not stored, it is sent again."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.told: Counter[str] = Counter()

    def request(self, method: str, path: str, **how: object) -> Message:
        patience = Patience("the database has come back")
        while True:
            with self.server.client() as client:
                answer = client.request(method, path, **how)  # type: ignore[arg-type]
            body: Message = answer.json()
            if answer.status_code == 200:
                return body
            assert answer.status_code == 503, answer.text
            self.told[body["error"]] += 1
            if method == "POST" and body["error"] == "not-stored":
                self.look_for(how)
            patience.pause()

    def look_for(self, how: dict[str, object]) -> None:
        """If the server said that nothing was stored, nothing was."""
        seq = cast(Message, how["json"])["seq"]
        state = self.request("GET", self.party.path(), params={"lang": "en"}, headers=how["headers"])
        assert state["seq"] == seq, "it was said not to be stored, and it was"


def crash_often(server: Server, cluster: Cluster, kills: int) -> Counter[str]:
    """Play while PostgreSQL is killed at random moments; nothing acknowledged is lost or doubled."""
    chance, player = random.Random(5), Doubtful(server)
    done, failed = threading.Event(), threading.Event()

    def kill() -> None:
        for _ in range(kills):
            reached = len(player.acknowledged) + chance.randrange(1, 4)
            while len(player.acknowledged) < reached and not failed.is_set():
                time.sleep(0.005)
            time.sleep(chance.uniform(0, 0.02))
            cluster.kill()
            cluster.start()
        done.set()

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        while not done.is_set():
            player.answer_once()
    finally:
        failed.set()
        killer.join()
    assert answers_of(record_of(server, player)) == player.acknowledged
    return player.told


def test_kills_of_the_database_lose_and_double_nothing() -> None:
    with running_cluster() as own, Server(own.url) as server:
        assert crash_often(server, own, 3)


@pytest.mark.soak
def test_thirty_kills_of_the_database_lose_and_double_nothing() -> None:
    with running_cluster() as own, Server(own.url) as server:
        told = crash_often(server, own, 30)
        assert told["in-doubt"] + told["not-stored"] > 5, told
