"""The middleware: foreign origins, foreign host names, floods, and the headers of every answer."""

import asyncio
import re
import socket
from contextlib import suppress

import httpx
import pytest
import websockets

from orrery.server.api.safe_headers import PAGE_POLICY
from orrery.server.settings import Settings
from tests.server.kit import BATTLESTAR, PATIENCE, QUICK, Party, Server, application, bearer, people


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/games", "/api/tables/nowhere", "/nothing", "/schema/openapi.json"])
def test_every_answer_has_strict_headers(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"] == PAGE_POLICY
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    assert "set-cookie" not in headers


@pytest.mark.parametrize("path", ["/nothing", "/table/", "/table", "/static/nothing.js"])
def test_a_wrong_address_is_a_page_for_browsers_and_json_for_programs(client: httpx.Client, path: str) -> None:
    shown = client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (shown.status_code, shown.headers["content-security-policy"]) == (404, PAGE_POLICY)
    assert shown.headers["content-type"] == client.get("/").headers["content-type"]
    assert shown.content == client.get("/").content
    told = client.get(path)
    assert (told.status_code, told.json()["error"]) == (404, "not-found")


def test_the_interface_answers_in_json_even_to_browsers(client: httpx.Client) -> None:
    for path in ("/api/nothing", "/api/tables/nothing", "/api/games/chess/rules"):
        told = client.get(path, headers={"accept": "text/html"})
        assert (told.status_code, told.json()["error"]) == (404, "not-found")


ORDER = {"game": BATTLESTAR, "seats": people("Ada", "Grace")}


@pytest.mark.parametrize(
    ("header", "value"), [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
)
def test_a_foreign_page_cannot_do_anything(client: httpx.Client, header: str, value: str) -> None:
    refused = client.post("/api/tables", json=ORDER, headers={header: value})
    assert (refused.status_code, refused.json()["error"]) == (403, "no-right")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[x]/", "http://\xff"])
def test_an_origin_that_cannot_be_read_is_a_foreign_one(client: httpx.Client, origin: str) -> None:
    refused = client.post("/api/tables", json=ORDER, headers={b"origin": origin.encode("latin-1")})
    assert (refused.status_code, refused.json()["error"]) == (403, "no-right")
    assert refused.headers["content-security-policy"] == PAGE_POLICY


def test_what_is_refused_for_another_reason_counts_as_a_request_too(database: str, stopped_clock: None) -> None:
    """Otherwise whoever sends nonsense may send as much as they like."""

    async def flood(path: str, **headers: str) -> list[int]:
        settings = Settings(database, host="0.0.0.0", allowed_hosts=("localhost",), requests_a_second=1.0)
        async with application(settings, address="192.0.2.7") as (client, _):
            return [(await client.post(path, json={}, headers=headers)).status_code for _ in range(6)]

    for path, headers, status in [
        ("/api/mine", {"origin": "http://["}, 403),
        ("/api/mine", {"host": "rebound.example"}, 403),
        ("/api/mine", {"content-type": "text/plain"}, 415),
        ("/api/mine?token=abc", {}, 400),
    ]:
        assert asyncio.run(flood(path, **headers)) == [status] * 4 + [429] * 2


def test_a_fault_of_the_outermost_layer_has_the_headers_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*_: object) -> None:
        raise ValueError("a secret inside")

    monkeypatch.setattr("orrery.server.api.middleware.SecurityMiddleware.check", fault)

    async def ask() -> httpx.Response:
        async with application(Settings(database)) as (client, _):
            return await client.get("/api/games")

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["error"]) == (500, "failed")
    assert answer.headers["content-security-policy"] == PAGE_POLICY
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    "path",
    ["/", "/health", "/metrics", "/api/games", "/api/style.css", "/schema/openapi.json", "/api/tables/nowhere", "/nothing"],
)
def test_head_answers_as_get_does_without_the_body(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.address, headers={"accept-encoding": "identity"}, timeout=PATIENCE) as anybody:
        whole, head = anybody.get(path), anybody.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    changing = {"date"} if path != "/metrics" else {"date", "content-length"}
    assert [row for row in head.headers.items() if row[0] not in changing] == [
        row for row in whole.headers.items() if row[0] not in changing
    ]


def test_head_shows_a_table_to_whoever_may_see_it(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    assert client.head(party.path(), headers=bearer(party.tokens[0])).status_code == 200
    assert client.head(party.path(), headers=bearer("nonsense")).status_code == 404
    assert client.head(party.path("/actions")).status_code == client.get(party.path("/actions")).status_code == 405


@pytest.mark.parametrize("path", ["/", "/api/style.css"])
@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_what_changes_only_with_the_program_is_not_sent_twice(server: Server, path: str, encoding: str) -> None:
    with httpx.Client(base_url=server.address, headers={"accept-encoding": encoding}, timeout=PATIENCE) as anybody:
        first = anybody.get(path)
        tag = first.headers["etag"]
        for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
            again = anybody.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert again.headers["vary"] == "Accept-Encoding"
            assert again.headers["content-security-policy"] == PAGE_POLICY
        assert anybody.get(path, headers={"if-none-match": 'W/"older"'}).content == first.content


SAFE = {"content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy", "cache-control"}
UPGRADE = "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ("GET / HTTP/1.1\r\n\x00: x\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nhost: localhost\r\nx: " + "y" * 70_000, 431),
        (f"GET /api/tables/x/live HTTP/1.1\r\nhost: localhost\r\n{UPGRADE}sec-websocket-version: 12\r\n\r\n", 400),
        (
            f"GET /api/tables/x/live HTTP/1.1\r\nhost: localhost\r\n{UPGRADE}sec-websocket-version: 13\r\n"
            "origin: http://[\r\n\r\n",
            403,
        ),
        (f"GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n{UPGRADE}sec-websocket-version: 13\r\n\r\n", 404),
    ],
)
def test_refusals_beside_the_application_have_the_headers_too(server: Server, sent: str, status: int) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(sent.encode("latin-1"))
        received = b""
        with suppress(ConnectionError):
            while more := line.recv(65536):
                received += more
    head = received.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n")
    assert head[0].startswith(f"HTTP/1.1 {status}")
    assert {row.partition(":")[0].lower() for row in head[1:]} >= SAFE


def test_its_own_page_can(server: Server, client: httpx.Client) -> None:
    assert client.post("/api/tables", json=ORDER, headers={"origin": server.address}).status_code == 201


def test_a_foreign_page_gets_no_socket(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))

    async def look() -> None:
        evil = websockets.Origin("http://evil.example")
        async with websockets.connect(server.live(party.table), origin=evil, open_timeout=PATIENCE):
            raise AssertionError("it was let in")

    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(look())


def test_a_local_server_answers_to_its_own_names_only(client: httpx.Client) -> None:
    assert client.get("/api/games", headers={"host": "rebound.example:8000"}).status_code == 403


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b'{"game": "x"', "application/json", 400),
        (b"[]", "application/json", 400),
        (b"game=x", "application/x-www-form-urlencoded", 415),
        (b"{}", "text/plain", 415),
        (b'{"game": "' + b"x" * 450_000 + b'"}', "application/json", 413),
    ],
)
def test_bodies_that_are_not_commands_are_refused(client: httpx.Client, content: bytes, kind: str, status: int) -> None:
    refused = client.post("/api/tables", content=content, headers={"content-type": kind})
    assert refused.status_code == status
    assert refused.json()["reason"]


def test_a_body_over_the_limit_is_refused_where_no_record_is_expected(client: httpx.Client) -> None:
    refused = client.post("/api/mine", json={"tokens": ["x" * 190] * 50 + ["y" * 70_000]})
    assert refused.status_code == 413


def test_a_flood_from_another_machine_is_rate_limited(database: str, stopped_clock: None) -> None:
    async def flood() -> list[httpx.Response]:
        settings = Settings(database, host="0.0.0.0", requests_a_second=2.0)
        async with application(settings, address="192.0.2.7") as (client, _):
            return [await client.get("/api/games") for _ in range(12)]

    answers = asyncio.run(flood())
    assert [answer.status_code for answer in answers] == [200] * 8 + [429] * 4
    assert answers[-1].headers["retry-after"] == "2"


def test_too_many_chat_messages_are_rate_limited(database: str, stopped_clock: None) -> None:
    async def talk() -> list[int]:
        async with application(Settings(database)) as (client, _):
            made = (await client.post("/api/tables", json=ORDER)).json()
            body, header = {"text": "hello"}, bearer(made["seats"][0]["token"])
            chat = f"/api/tables/{made['table']}/chat"
            return [(await client.post(chat, json=body, headers=header)).status_code for _ in range(8)]

    assert asyncio.run(talk()) == [200] * 6 + [429] * 2


def test_nothing_secret_is_logged_or_stored_in_the_clear(
    tmp_path_factory: pytest.TempPathFactory, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path_factory.mktemp("secrets")

    async def play() -> list[str]:
        settings = Settings(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}", bot_pause=QUICK["bot_pause"])
        async with application(settings) as (client, _):
            made = (await client.post("/api/tables", json=ORDER)).json()
            tokens = [each["token"] for each in made["seats"]]
            for token in [*tokens, "wrong"]:
                await client.get(f"/api/tables/{made['table']}", headers=bearer(token))
            await client.post(f"/api/tables/{made['table']}/actions", json={"seq": 0, "action": 5}, headers=bearer(tokens[0]))
            return tokens

    tokens = asyncio.run(play())
    written = "".join(capfd.readouterr()) + "".join(path.read_bytes().decode("latin-1") for path in folder.iterdir())
    assert "tables" in written
    assert [token for token in tokens if token in written] == []


def test_an_internal_error_reveals_nothing_about_the_program(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*_: object) -> None:
        raise ValueError("a secret inside")

    async def ask() -> httpx.Response:
        async with application(Settings(database)) as (client, _):
            monkeypatch.setattr("orrery.server.api.catalogue.rules_of", fault)
            return await client.get(f"/api/games/{BATTLESTAR}/rules")

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["error"]) == (500, "failed")
    assert not re.search("secret|Traceback|ValueError", answer.text)


def test_a_page_that_is_not_built_is_replaced_by_a_message(client: httpx.Client) -> None:
    page = client.get("/", headers={"accept-language": "en"})
    assert page.status_code == 200
    if page.headers["content-type"].startswith("text/plain"):
        assert page.text.startswith("The page has not been built")
    assert client.get("/static/missing.js").status_code == 404
    assert client.get("/static/..%2f..%2fmain.py").status_code in (400, 404)


@pytest.mark.parametrize("name", ["assets", "x" * 300, "assets/" + "x" * 3000])
def test_a_folder_and_a_name_too_long_for_a_file_are_not_found(client: httpx.Client, name: str) -> None:
    assert client.get(f"/static/{name}").status_code == 404


def test_scripts_styles_and_pictures_are_sent_compressed(server: Server) -> None:
    document = httpx.get(f"{server.address}/", timeout=PATIENCE).text
    script = document.partition('src="')[2].partition('"')[0]
    for path in ("/", script, "/api/style.css", "/api/art?of=planet_battlestar-galactica-1978_steel_bands_ring"):
        plain = httpx.get(f"{server.address}{path}", headers={"accept-encoding": "identity"}, timeout=PATIENCE)
        packed = httpx.get(f"{server.address}{path}", headers={"accept-encoding": "gzip"}, timeout=PATIENCE)
        assert (plain.status_code, packed.status_code) == (200, 200), path
        assert packed.content == plain.content
        assert packed.headers["vary"] == "Accept-Encoding"
        if len(plain.content) > 1000:
            assert int(packed.headers["content-length"]) * 2 < len(plain.content), path
