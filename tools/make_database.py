"""Make a small database of tables as this version of Orrery stores them, for `tests/server/databases`.

A server of its own runs on a loopback port, and people play at it over HTTP at random: one table in play of every game, and
those that are named to their end. The tokens of all seats are made known (`TOKEN`), so that tests can go on with the tables.
`--source` runs another version's sources, as a worktree has them, with the packages of this environment.

    python tools/make_database.py FILE.sql.xz [--source FOLDER] [--answers N] [--finish GAME …] [--people]
"""

import argparse
import lzma
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import zlib
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
TOKEN = "a-token-of-seat-{seat}"  # noqa: S105  # of every person's seat, once the database is made
PATIENCE = 120.0  # seconds for anything, interpreted on a busy machine
MOST = 3_000  # answers after which a game is left as it is


class Table:
    """The people of one table."""

    def __init__(self, client: httpx.Client, game: str, seats: list[dict[str, str]], rng: Random) -> None:
        made = client.post("/api/tables", json={"game": game, "seats": seats, "seed": rng.randrange(1 << 30)})
        assert made.status_code == 201, made.text
        self.client, self.rng, self.path = client, rng, f"/api/tables/{made.json()['table']}"
        self.tokens = {each["seat"]: each["token"] for each in made.json()["seats"]}

    def state(self, seat: int) -> Any:
        """What a seat is shown; tokens stood in the address before they stood in a header."""
        token = self.tokens[seat]
        answer = self.client.get(self.path, params={"lang": "en"}, headers={"authorization": f"Bearer {token}"})
        if answer.status_code == 200 and answer.json()["seat"] != seat:
            answer = self.client.get(self.path, params={"lang": "en", "token": token})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def answer(self, seat: int, body: dict[str, Any]) -> None:
        token = self.tokens[seat]
        answer = self.client.post(f"{self.path}/actions", json=body, headers={"authorization": f"Bearer {token}"})
        if answer.status_code in (400, 403):
            answer = self.client.post(f"{self.path}/actions", json={**body, "token": token})
        if answer.status_code == 429:
            time.sleep(0.5)  # too fast: the same question is met again
        assert answer.status_code in (200, 409, 429), answer.text

    def play(self, most: int) -> None:
        """Random answers of people, so many or to the end; bots answer by themselves."""
        limit = time.monotonic() + PATIENCE
        while most > 0:
            assert time.monotonic() < limit, "nobody is asked"
            for seat in self.tokens:
                state = self.state(seat)
                if state["outcome"]:
                    return
                if state["decision"]:
                    option = self.rng.choice(state["decision"]["options"])
                    self.answer(seat, {"seq": state["seq"], "action": option["action"]})
                    most -= 1
                    limit = time.monotonic() + PATIENCE
                    break
            else:
                time.sleep(0.02)


def play_at(address: str, answers: int, finish: list[str], only_people: bool) -> None:
    rng = Random(7)  # noqa: S311
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        listed = client.get("/api/games", params={"lang": "en"}).json()
        games = [each["name"] for each in (listed["games"] if isinstance(listed, dict) else listed)]
        for game in games:
            person, bot = {"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "cadet"}
            Table(client, game, [person, {"kind": "human", "name": "Grace"}], rng).play(answers)
            if game == games[0] and not only_people:
                Table(client, game, [person, bot], rng).play(answers // 2)
            if game in finish:
                Table(client, game, [person, {"kind": "human", "name": "Grace"}], rng).play(MOST)


def serving(source: Path, database: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "orrery.server", "--port", str(port), "--database", f"sqlite+aiosqlite:///{database}"]
    environment = {**os.environ, "PYTHONPATH": str(source / "src"), "ORRERY_INTERPRETED": "1"}
    process = subprocess.Popen(command, env=environment, cwd=database.parent)
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return process, f"http://127.0.0.1:{port}"
    raise SystemExit("the server did not start")


def written(database: Path) -> str:
    """The whole database as SQL: every person's token known, and snapshots as plain JSON, which is compressed better."""
    with sqlite3.connect(database) as connection:
        for seat in range(6):
            digest = sha256(TOKEN.format(seat=seat).encode()).hexdigest()
            connection.execute("UPDATE chairs SET token = ? WHERE seat = ? AND kind = 'human'", (digest, seat))
        if has_snapshots(connection):
            for row, data in connection.execute("SELECT rowid, data FROM snapshots").fetchall():
                connection.execute("UPDATE snapshots SET data = ? WHERE rowid = ?", (zlib.decompress(data).decode(), row))
        connection.commit()
        text = "\n".join(connection.iterdump())
    connection.close()
    return text + "\n"


def has_snapshots(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'snapshots'").fetchone())


def restored(file: Path, database: Path) -> None:
    """The database that such a file holds."""
    with sqlite3.connect(database) as connection:
        connection.executescript(lzma.decompress(file.read_bytes()).decode())
        if has_snapshots(connection):
            for row, data in connection.execute("SELECT rowid, data FROM snapshots").fetchall():
                connection.execute("UPDATE snapshots SET data = ? WHERE rowid = ?", (zlib.compress(data.encode(), 3), row))
        connection.commit()
    connection.close()


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a small database of tables, as test data.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--source", type=Path, default=ROOT)
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--finish", nargs="*", default=[])
    parser.add_argument(
        "--people", action="store_true", help="seat no bots, which take long to think when they are interpreted"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite3"
        process, address = serving(given.source.resolve(), database)
        try:
            play_at(address, given.answers, given.finish, given.people)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
        given.file.write_bytes(lzma.compress(written(database).encode(), preset=9))
    sys.stdout.write(f"{given.file}: {given.file.stat().st_size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
