"""Names in the log: a socket sends marks for seats, and the page's sentences are those that the server tells with names."""

import asyncio
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.catalog import game_of
from orrery.core import LANGUAGES, Journal, Words, read_record
from orrery.core.values import EVENT
from orrery.core.words import ELISION, SEAT_MARKS
from orrery.server.tables.match import heard_of
from tests.server.kit import PATIENCE, ROOT, Message, Party, Server, people
from tests.server.test_live import answer_somehow, receive

RECORDS = ROOT / "tests" / "records"
# Vowels and none, what looks like a field or a pattern, like a seat, like Nature, and like a number.
AWKWARD = [
    ["Ada", "Éric", "Grace", "œil", "Hélène"],
    ["e8", "1", "{0}", "$&", "P1"],
    ["de", "Le hasard", "Luck", "É", "!Bob"],
    ["Ύπατία", "e\u0301ric", "ı", "İda", "o²"],
]
PAGE = """
import { readFileSync } from "node:fs";
import { named } from "%s/words/names.ts";
import { bound } from "%s/words/typeset.ts";
const rows = JSON.parse(readFileSync(0, "utf-8"));
const put = ([marked, names]) => named(bound(marked), names);
const told = ([marked, names, told]) => bound(told);
console.log(JSON.stringify(rows.map((row) => [put(row), told(row)]).filter(([page, server]) => page !== server)));
"""


def sentences(game: str) -> list[tuple[str, list[str], str]]:
    """Every sentence of a game's golden records: with marks, the names, and as it is told with these names."""
    found: dict[tuple[str, int], tuple[str, list[str], str]] = {}
    for path in sorted((RECORDS / game).glob("*.orr")):
        record = read_record(path.read_text("utf-8"))
        made = game_of(record)
        seats = len(record.names())
        journal = Journal(made, seats, made.options(record.headers["Options"]))
        lines: list[tuple[int, str]] = []
        for each in record.lines:
            entry = journal.play(each.seat, made.table.parse(each.text))
            for listener in (*range(seats), -2):
                lines += heard_of(entry, listener, [None] * len(entry.told))
        for lang in LANGUAGES:
            words = made.words.into(lang)
            for who, text in dict.fromkeys(lines):
                marked = words.seating(SEAT_MARKS[:seats]).line(who, text, SEAT_MARKS[:seats])
                for place, group in enumerate(AWKWARD):
                    names = group[:seats]
                    found.setdefault((marked, place), (marked, names, words.seating(names).line(who, text, names)))
    return list(found.values())


@pytest.mark.parametrize("game", sorted(path.name for path in RECORDS.iterdir() if path.is_dir() and list(path.glob("*.orr"))))
def test_the_page_puts_names_in_as_the_server_does(game: str, tmp_path: Path) -> None:
    rows = sentences(game)
    assert any(SEAT_MARKS[0] in marked for marked, _, _ in rows)
    script = tmp_path / "names.mjs"
    script.write_text(PAGE.replace("%s", (ROOT / "web" / "src").as_posix()))
    node = [str(ROOT / ".venv" / "bin" / "node"), "--disable-warning=ExperimentalWarning", str(script)]
    run = subprocess.run(node, input=json.dumps(rows), capture_output=True, text=True, env=dict(os.environ), check=True)
    assert json.loads(run.stdout) == []


def test_some_game_elides_before_a_name() -> None:
    """Otherwise the comparison above would show nothing about it."""
    assert any(ELISION in marked for marked, _, _ in sentences("terra-galactix-invasion"))


def test_nature_is_known_by_its_seat_and_not_by_a_name() -> None:
    texts = {"name.*": "Luck", "log.unseen": "A card is drawn face down", "log.hidden": "{who} chooses in secret"}
    words = Words({"en": texts}, "en")
    assert words.line(0, "?", ["Luck"]) == "Luck chooses in secret"
    assert words.line(-1, "?", ["Ada"]) == "A card is drawn face down"


def test_a_name_that_looks_like_a_field_stays_as_it_is() -> None:
    words = Words({"en": {"event.sent": "{0} flies to {1}"}}, "en")
    assert words.line(EVENT, "sent P1 F6", ["{1}"]) == "{1} flies to F6"


def test_a_rename_sends_names_and_no_log(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    for _ in range(12):
        answer_somehow(party)

    async def look(**hello: Any) -> tuple[Message, Message, Message]:
        async with server.connect(party.table, party.tokens[1], picture=False, view=False, **hello) as socket:
            first = await receive(socket, "state")
            await asyncio.to_thread(party.post, "name", 0, name="Hypatia")
            second = await receive(socket, "state")
            while second["seats"][0]["name"] != "Hypatia":
                second = await receive(socket, "state")
            await asyncio.to_thread(party.post, "name", 0, name="Ada")
            while second["seats"][0]["name"] != "Ada":
                second, renamed = await receive(socket, "state"), second
            return first, renamed, second

    for hello in ({"seats": True}, {}):
        first, renamed, again = asyncio.run(asyncio.wait_for(look(**hello), PATIENCE))
        assert len(first["log"]) >= 12
        assert renamed["log"] == again["log"] == []
        assert renamed["log_from"] == len(first["log"])
        marked = [line["text"] for line in first["log"] if SEAT_MARKS[0] in line["text"]]
        assert bool(marked) == bool(hello)
        assert any("Ada" in line["text"] for line in first["log"]) == (not hello)
    whole = [line["text"] for line in party.state(0)["log"]]
    assert any("Ada" in text for text in whole)
    assert not any(mark in text for text in whole for mark in SEAT_MARKS)
