"""Running a server: backups, one server per database, error messages, host names, health and metrics."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from orrery.cli import main
from orrery.core import Rng
from orrery.server.settings import Settings
from orrery.server.storage.backup import back_up, restore
from orrery.server.storage.database import DatabaseProblem, read_address, shown
from tests.server.clusters import postgres
from tests.server.kit import BATTLESTAR, PATIENCE, Party, Server, application, environment, free_port, people, sqlite


def serve(database: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Run `orrery serve` until it refuses to start."""
    command = [sys.executable, "-m", "orrery", "serve", "--port", str(free_port()), "--database", database, *more]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=PATIENCE)


def play_some(client: httpx.Client, answers: int = 6) -> Party:
    party, rng = Party(client, people("Ada", "Grace")), Rng(1)
    for _ in range(answers):
        party.play(rng)
    return party


def test_a_backup_is_made_while_the_server_runs_and_restored_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, file = tmp_path / "here.sqlite3", tmp_path / "there.sqlite3", tmp_path / "backup.orrery"
    with Server(sqlite(here)) as server, server.client() as client:
        party = play_some(client)
        states = [party.state(seat) for seat in (0, 1)]
        assert main(["backup", str(file), "--database", f"sqlite:///{here}"]) == 0
        assert capsys.readouterr().out == f"1 table in {file}\n"
        party.play(Rng(9))
    assert file.stat().st_mode & 0o077 == 0
    assert main(["restore", str(file), "--database", f"sqlite:///{there}"]) == 0
    with Server(sqlite(there)) as server, server.client() as client:
        party.client = client
        assert [party.state(seat) for seat in (0, 1)] == states
    assert main(["restore", str(file), "--database", f"sqlite:///{there}"]) == 2
    assert "holds 1 table already" in capsys.readouterr().err
    assert main(["backup", str(file), "--database", f"sqlite:///{there}"]) == 2
    assert "exists already" in capsys.readouterr().err


def test_a_backup_after_a_kill_includes_the_write_ahead_log(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here.sqlite3", tmp_path / "there.sqlite3", tmp_path / "backup"
    with Server(sqlite(here)) as server:
        with server.client() as client:
            party = play_some(client)
            state = party.state(0)
        server.kill()
        assert here.with_name("here.sqlite3-wal").stat().st_size > 0
        assert back_up(f"sqlite:///{here}", file) == 1
        restore(f"sqlite:///{there}", file)
        server.start()
    with Server(sqlite(there)) as server, server.client() as client:
        party.client = client
        assert party.state(0) == state


@pytest.fixture
def cluster() -> Iterator[str]:
    with postgres() as url:
        yield url


def test_a_backup_moves_between_postgresql_and_a_file(cluster: str, tmp_path: Path) -> None:
    file, there = tmp_path / "backup", tmp_path / "there.sqlite3"
    with Server(cluster) as server, server.client() as client:
        party = play_some(client)
        state = party.state(0)
        assert back_up(cluster, file) == 1
        with pytest.raises(DatabaseProblem, match="another Orrery server uses postgresql://orrery@"):
            restore(cluster, file)
    assert restore(f"sqlite:///{there}", file) == 1
    with Server(sqlite(there)) as server, server.client() as client:
        party.client = client
        assert party.state(0) == state


def test_a_second_server_on_one_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with Server(sqlite(file)):
        refused = serve(f"sqlite:///{file}")
        assert refused.returncode == 2
        assert refused.stderr == f"orrery: another Orrery server uses {file}; stop it, or name another --database\n"


def foreign(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    connection.close()


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('999')")
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda file: file.write_bytes(b"this is no database, but long enough" * 100), "file is not a database"),
        (foreign, "is not a database of Orrery: it has recipes"),
        (newer, "was written by a newer Orrery (version 999"),
        (lambda file: file.mkdir(), "Is a directory"),
    ],
)
def test_an_unusable_database_gives_one_sentence_and_status_2(tmp_path: Path, spoil: object, says: str) -> None:
    file = tmp_path / "tables.sqlite3"
    assert callable(spoil)
    spoil(file)
    refused = serve(f"sqlite:///{file}")
    assert refused.returncode == 2
    assert says in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, ...", "utf-8")
    file.chmod(0o644)
    assert serve(f"sqlite:///{file}").returncode == 2
    assert (file.read_text("utf-8"), file.stat().st_mode & 0o777) == ("Dear Ada, ...", 0o644)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("name", ["", " ", "https://games.example.org", "games.example.org:80", "games.example.org/x"])
def test_what_is_no_host_name_cannot_be_allowed(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    file = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert main(["serve", "--port", str(free_port()), "--database", file, "--allowed-host", name]) == 2
    said = f"--allowed-host takes a host name such as games.example.org, without port or path, not {name!r}"
    assert capsys.readouterr().err == f"orrery: {said}\n"
    assert list(tmp_path.iterdir()) == []


def test_an_unreachable_database_is_reported_without_its_password() -> None:
    refused = serve(f"postgresql://me:hunter2@127.0.0.1:{free_port()}/tables")
    assert refused.returncode == 2
    assert refused.stderr.startswith("orrery: postgresql://me:***@127.0.0.1:")
    assert "hunter2" not in refused.stderr
    assert refused.stderr.count("\n") == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_an_unwritable_folder_gives_one_sentence(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    refused = serve(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("given", ["sqlite:////srv/t.sqlite3", "sqlite+aiosqlite:////srv/t.sqlite3"])
def test_addresses_are_read_as_people_write_them(given: str) -> None:
    assert shown(read_address(given)) == "/srv/t.sqlite3"
    assert read_address("postgres://a@b/c").drivername == "postgresql+asyncpg"
    with pytest.raises(DatabaseProblem, match="not mysql"):
        read_address("mysql://me:secret@host/x")


@pytest.mark.parametrize("given", ["sqlite://", "sqlite://tables.sqlite3", "postgresql://me:secret@host:port/x", "tables"])
def test_an_address_without_a_database_gives_one_sentence(given: str) -> None:
    """SQLAlchemy would take the first for a database in memory, which is lost at the end."""
    with pytest.raises(DatabaseProblem, match="--database takes sqlite:///FILE") as refused:
        read_address(given)
    assert "secret" not in str(refused.value)


def test_warnings_of_libraries_go_to_the_same_log() -> None:
    """But not what uvicorn says about requests that nobody can read: whoever sends them could fill the log."""
    lines = """
import logging
from orrery.server.main import set_up_log
set_up_log()
logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
logging.getLogger("asyncio").warning("%s is slow", "a task")
"""
    done = subprocess.run(
        [sys.executable, "-c", lines], env=environment(), check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    (said,) = [json.loads(line) for line in done.stderr.splitlines()]
    assert (said["level"], said["event"]) == ("warning", "a task is slow")


def test_the_files_of_a_database_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with Server(sqlite(folder / "tables.sqlite3")) as server, server.client() as client:
        play_some(client, 1)
        assert folder.stat().st_mode & 0o077 == 0
        assert all(file.stat().st_mode & 0o077 == 0 for file in folder.iterdir())
        assert len(list(folder.iterdir())) >= 3


def test_an_allowed_host_name_is_answered_and_another_is_not(database: str) -> None:
    async def ask(host: str) -> int:
        async with application(Settings(database, allowed_hosts=("games.example",))) as (client, _):
            return (await client.get("/api/games", headers={"host": host})).status_code

    assert asyncio.run(ask("games.example")) == 200
    assert asyncio.run(ask("games.example:8443")) == 200
    assert asyncio.run(ask("localhost")) == 200
    assert asyncio.run(ask("evil.example")) == 403
    assert asyncio.run(ask("[")) == 403


def test_a_bot_that_thinks_too_long_cannot_be_allowed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    port = str(free_port())
    assert main(["serve", "--port", port, "--database", file, "--allow-bot", "mcts:60000ms"]) == 2
    assert "within 5 seconds" in capsys.readouterr().err


def test_a_bot_that_there_is_not_cannot_be_allowed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert main(["serve", "--port", str(free_port()), "--database", file, "--allow-bot", "gredy"]) == 2
    assert capsys.readouterr().err == "orrery: no bot is called 'gredy'; did you mean 'greedy'?\n"


@pytest.mark.parametrize(("text", "wrong"), [("hello", "file is not a database"), ("", "no such table: tables")])
def test_what_is_no_backup_is_refused_by_its_own_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, wrong: str
) -> None:
    (tmp_path / "file").write_text(text, "utf-8")
    database = tmp_path / "tables.sqlite3"
    assert main(["restore", str(tmp_path / "file"), "--database", f"sqlite:///{database}"]) == 2
    assert capsys.readouterr().err == f"orrery: {tmp_path / 'file'} cannot be used: {wrong}\n"
    assert not database.exists()


def test_health_and_metrics(database: str) -> None:
    async def ask(address: str) -> list[httpx.Response]:
        async with application(Settings(database), address=address) as (client, _):
            return [await client.get(path) for path in ("/health", "/metrics")]

    health, metrics = asyncio.run(ask("127.0.0.1"))
    assert (health.status_code, health.json()) == (200, {"status": "ok"})
    assert "orrery_open_tables" in metrics.text


def test_what_was_stored_is_counted_and_timed(database: str) -> None:
    async def ask() -> str:
        async with application(Settings(database)) as (client, _):
            seats = people("Ada", "Grace")
            assert (await client.post("/api/tables", json={"game": BATTLESTAR, "seats": seats})).status_code == 201
            return (await client.get("/metrics")).text

    assert "orrery_commit_seconds_count 1.0" in asyncio.run(ask())


def test_metrics_are_served_to_this_machine_only(database: str) -> None:
    async def ask(address: str) -> list[httpx.Response]:
        async with application(Settings(database), address=address) as (client, _):
            return [await client.get(path) for path in ("/health", "/metrics")]

    assert asyncio.run(ask("10.0.0.3"))[1].status_code == 404
