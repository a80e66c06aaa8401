"""Behind nginx, set up as the guide says: pages, answers and sockets pass through, and addresses are those of the clients."""

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.typing import Origin

from tests.server.kit import PATIENCE, Party, Server, free_port, people, sqlite
from tests.waiting import Patience

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "nginx.conf"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
NAME = "play.example"
pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed here (Debian: nginx)")


def configuration(folder: Path, port: int, upstream: int) -> str:
    """The guide's file without encryption, on the test's ports."""
    site = re.sub(r"^ +ssl_.*\n", "", GUIDE.read_text("utf-8"), flags=re.MULTILINE)
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    paths = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    own = [f"pid {folder}/pid;", f"error_log {folder}/errors;", "daemon off;", "master_process off;"]
    return "\n".join([*own, "events {}", "http {", *paths, site, "}"])


@contextmanager
def proxy(folder: Path, upstream: int) -> Iterator[str]:
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, port, upstream), "utf-8")
    with subprocess.Popen([str(NGINX), "-c", str(file), "-p", str(folder)], stderr=subprocess.PIPE) as running:
        try:
            patience = Patience("nginx has started")
            while True:
                try:
                    httpx.get(f"http://127.0.0.1:{port}/health", headers={"host": NAME}, timeout=PATIENCE)
                    break
                except httpx.HTTPError:
                    assert running.poll() is None, "nginx did not start"
                    patience.pause()
            yield f"127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait(PATIENCE)


def test_a_game_is_played_through_the_proxy_of_the_guide(tmp_path: Path) -> None:
    database = sqlite(tmp_path / "tables.sqlite3")
    with Server(database, allowed_hosts=[NAME]) as server, proxy(tmp_path, server.port) as address:
        own = {"host": NAME, "origin": f"https://{NAME}"}
        with httpx.Client(base_url=f"http://{address}", params={"lang": "en"}, headers=own, timeout=PATIENCE) as client:
            assert "<html" in client.get("/").text
            assert {client.get(path).status_code for path in ("/metrics", "/metrics/", "/%6detrics/")} == {404}
            assert client.get("/health", headers={"host": "evil.example"}).status_code == 403
            assert client.post("/api/mine", json={"tokens": []}, headers={"origin": "https://evil.example"}).status_code == 403
            party = Party(client, people("Ada", "Grace"))
            seat, state = party.asked()

            async def listen() -> list[str]:
                named, (host, port) = f"{NAME}:{address.partition(':')[2]}", address.split(":")
                live, origin = f"ws://{named}/api/tables/{party.table}/live", Origin(f"http://{named}")
                async with websockets.connect(live, host=host, port=int(port), origin=origin, open_timeout=PATIENCE) as socket:
                    await socket.send(json.dumps({"token": party.tokens[seat], "lang": "en", "picture": False}))
                    heard = [json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] for _ in range(2)]
                    action = state["decision"]["options"][0]["action"]
                    answer = await asyncio.to_thread(party.answer, seat, action, state["seq"])
                    assert answer.status_code == 200, answer.text
                    while "state" not in heard[2:]:
                        heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"])
                    return heard

            assert asyncio.run(listen())[:2] == ["ground", "state"]
        figures = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
        assert 'orrery_answers_total{by="people"} 1.0' in figures
