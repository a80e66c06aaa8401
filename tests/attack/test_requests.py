"""Whatever is sent, the answer is a message and never an internal error."""

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.catalog import game
from orrery.core import OrreryError, read_record
from tests.attack.conftest import QUICK, Repeat
from tests.server.kit import BATTLESTAR, HIDDEN, Party, Server, bearer, people, sqlite

pytestmark = pytest.mark.attack
RECORDS = sorted((Path(__file__).parents[1] / "records").rglob("*.orr"))
COMMANDS = ["actions", "undo", "consent", "standing", "forced", "name", "leave", "return", "claim", "invite", "chat", "rematch"]
FIELDS = ["seq", "action", "what", "tokens", "line", "agree", "ask", "until", "clear"]
FIELDS += ["on", "name", "level", "seat", "new", "text", "id"]
ODD = ["", "0", "\x00", "\ud800", "../../etc/passwd", "' OR 1=1 --", "<script>", "𝕏" * 200, "bid 1", "step", "ask", "-1"]
TEXTS = st.one_of(st.text(max_size=80), st.sampled_from(ODD))
LARGE = st.sampled_from([2**53, 2**63, -(2**63), 10**400])
NUMBERS = st.one_of(st.integers(), st.integers(-3, 50), st.floats(allow_nan=True), LARGE)
PLAIN = st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS)


def grown(inside: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(inside, max_size=4) | st.dictionaries(TEXTS, inside, max_size=4)


VALUES = st.recursive(PLAIN, grown, max_leaves=12)
BODIES = st.one_of(
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5).map(json.dumps).map(str.encode),
    VALUES.map(json.dumps).map(str.encode),
    st.binary(max_size=300),
    st.integers(1, 3000).map(lambda depth: b"[" * depth + b"]" * depth),
    st.integers(1, 60_000).map(lambda length: b'{"name":"' + b"x" * length + b'"}'),
)


def is_told(answer: httpx.Response) -> bool:
    """A success, or a refusal with a code and a message; 503 only where something is busy."""
    if answer.status_code < 400:
        return True
    body = answer.json()
    return answer.status_code < 500 and bool(body["error"]) and bool(body["reason"])


def send(client: httpx.Client, path: str, body: bytes, token: str) -> httpx.Response:
    headers = {"content-type": "application/json", **(bearer(token) if token else {})}
    return client.post(path, content=body, headers=headers)


def test_commands_with_any_body(client: httpx.Client, repeat: Repeat) -> None:
    def attack() -> None:
        party = Party(client, people("Ada", "Grace"), game=HIDDEN)

        @QUICK
        @given(st.sampled_from(COMMANDS), BODIES, st.sampled_from([0, 1]))
        def fuzz(command: str, body: bytes, seat: int) -> None:
            answer = send(client, party.path(f"/{command}"), body, party.tokens[seat])
            assert is_told(answer), (command, body, answer.status_code, answer.text)

        fuzz()

    repeat(attack)


def test_tables_made_with_any_body(client: httpx.Client, repeat: Repeat) -> None:
    orders = st.fixed_dictionaries(
        {},
        optional={
            "game": st.one_of(st.sampled_from([BATTLESTAR, HIDDEN, "invaders", ""]), VALUES),
            "options": st.one_of(st.sampled_from(["", "free-battle", "free-battle=yes cards=no", "mode=invasion"]), VALUES),
            "seats": st.one_of(
                st.lists(
                    st.fixed_dictionaries(
                        {"kind": st.sampled_from(["human", "bot"])},
                        optional={"name": VALUES, "level": st.one_of(st.sampled_from(["cadet", "mcts:99999ms"]), VALUES)},
                    ),
                    max_size=5,
                ),
                VALUES,
            ),
            "seed": VALUES,
            "from": st.one_of(
                st.fixed_dictionaries({"line": NUMBERS}, optional={"table": TEXTS, "record": TEXTS}),
                VALUES,
            ),
        },
    )

    def attack() -> None:
        @QUICK
        @given(orders)
        def fuzz(order: Any) -> None:
            answer = send(client, "/api/tables", json.dumps(order).encode(), "")
            assert is_told(answer), (order, answer.status_code, answer.text)

        fuzz()

    repeat(attack)


def test_addresses_of_any_kind(client: httpx.Client, repeat: Repeat) -> None:
    known = ["api", "tables", "games", "replay", "live", "static", "..", "%2e%2e", "record", "why", "%00", "-1", "scene.svg"]
    parts = st.one_of(st.sampled_from(known), TEXTS)
    queries = st.dictionaries(st.sampled_from(["lang", "seq", "as", "of", "theme", "action", "ground", "token"]), TEXTS)

    def attack() -> None:
        party = Party(client, people("Ada", "Grace"), game=HIDDEN)

        @QUICK
        @given(st.lists(parts, max_size=6), queries)
        def fuzz(path: list[str], query: dict[str, str]) -> None:
            clean = {key: value.encode("utf-8", "replace").decode() for key, value in query.items()}
            whole = "/" + "/".join(part.encode("utf-8", "replace").decode() for part in path)
            for target in (whole, party.path(whole)):
                try:
                    answer = client.get(
                        httpx.URL(client.base_url, path=target[:500]), params=clean, headers=bearer(party.tokens[0])
                    )
                except httpx.InvalidURL:
                    continue
                assert answer.status_code < 500 or answer.json()["error"] == "no-picture", (target, clean, answer.text)

        fuzz()

    repeat(attack)


def damaged(text: str, rng: random.Random) -> str:
    """A record with a few lines lost, duplicated, swapped or garbled."""
    lines = text.split("\n")[: rng.choice([20, 60, 400])]
    for _ in range(rng.randrange(5)):
        place = rng.randrange(len(lines))
        change = rng.randrange(5)
        if change == 0:
            del lines[place]
        elif change == 1:
            lines.insert(place, lines[rng.randrange(len(lines))])
        elif change == 2:
            lines[place] = lines[place][::-1]
        elif change == 3:
            lines[place] = "".join(rng.choice('P12*= ;[]"é\x00𝕏abc') for _ in range(rng.randrange(40)))
        else:
            other = rng.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        if not lines:
            return ""
    return "\n".join(lines)


def test_records_that_were_damaged(client: httpx.Client, repeat: Repeat) -> None:
    rng = random.Random(1)

    def attack() -> None:
        text = damaged(rng.choice(RECORDS).read_text("utf-8"), rng)
        try:
            seats = len(read_record(text).names())
        except OrreryError:
            seats = 2
        order = {"seats": people(*"ABCDE"[:seats]), "from": {"record": text[:140_000], "line": rng.randrange(80)}}
        answer = send(client, "/api/tables", json.dumps(order).encode(), "")
        assert is_told(answer), (text[:400], answer.text)

    repeat(attack)


def test_deck_files_of_any_kind(repeat: Repeat) -> None:
    rows = VALUES.map(json.dumps).map(lambda row: f"card {row}")
    known = st.sampled_from(
        ["side mankind", "side invaders", "4 M01", "70 M01", "-1 I01", "x", "card {", "# a note", "side", ""]
    )
    copies = st.builds(
        lambda number, card: f"{number} {card}", st.integers(-1, 99), st.sampled_from(["M01", "I01", "I91", "?"])
    )
    files = st.one_of(st.text(max_size=400), st.lists(st.one_of(known, copies, rows), max_size=40).map("\n".join))

    def attack() -> None:
        @QUICK
        @given(files)
        def fuzz(text: str) -> None:
            with suppress(OrreryError):
                made = game("invaders").with_data(text)
                made.start(2, made.options(""))

        fuzz()

    repeat(attack)


def test_wrong_tokens_are_refused_and_rate_limited(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3"), wrong_tokens_a_second=1e-6) as server, server.client() as client:
        party = Party(client, people("Ada", "Grace"), game=HIDDEN)
        statuses = [client.get(party.path(), headers=bearer(f"wrong-{number}")).status_code for number in range(200)]
        assert set(statuses) == {404, 429}
        assert statuses.count(404) < 20
        assert client.get(party.path(), headers=bearer(party.tokens[0])).status_code == 200
