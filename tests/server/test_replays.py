"""Replays: a game by line, as each seat saw it then, and playing on from there."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.core import Rng, read_record
from tests.server.kit import BATTLESTAR, HIDDEN, Party, bearer, bot, people

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def finished(client: httpx.Client) -> Party:
    party = Party(client, people("Ada", "Grace", "Lin"), game=HIDDEN)
    party.finish(Rng(5))
    return party


def look(party: Party, rest: str, token: str = "", **query: object) -> httpx.Response:
    params: Any = {"lang": "en", **query}
    return party.client.get(party.path(f"/replay{rest}"), params=params, headers=bearer(token) if token else {})


def test_while_a_game_runs_a_seat_steps_through_what_it_has_heard(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    rng = Rng(1)
    for _ in range(4):
        party.play(rng)
    state, token = party.state(0), party.tokens[0]
    replay = look(party, "", token=token).json()
    assert (replay["over"], replay["as"]) == (False, [0])
    assert [line["text"] for line in replay["lines"]] == [line["text"] for line in state["log"]]
    numbers = sorted({line["line"] for line in replay["lines"]})
    assert numbers == list(range(1, numbers[-1] + 1))
    last = look(party, f"/{numbers[-1]}", token=token).json()
    assert last["view"] == state["view"]
    start = look(party, "/0", token=token).json()
    assert start["scene"]["ground"].startswith("<g ")
    assert start["scene"]["pieces"].startswith("<g ")
    assert "ground" not in look(party, "/0", token=token, ground=0).json()["scene"]
    assert look(party, "/0", token=token, **{"as": "1"}).status_code == 403
    assert look(party, "/9999", token=token).status_code == 404


def test_when_it_is_over_every_view_is_open_as_it_was_then(finished: Party) -> None:
    replay = look(finished, "").json()
    assert (replay["over"], replay["as"]) == (True, [0, 1, 2, -2, "open"])
    assert "?" not in {line["action"] for line in replay["lines"]}
    after_the_deal = {view: look(finished, "/9", **{"as": view}).json()["view"]["hands"] for view in ("0", "1", "open")}
    assert [hand[0] is None for hand in after_the_deal["0"]] == [False, True, True]
    assert [hand[0] is None for hand in after_the_deal["1"]] == [True, False, True]
    assert after_the_deal["open"] == [*after_the_deal["0"][:1], after_the_deal["1"][1], after_the_deal["open"][2]]
    assert replay["turns"][0] == 0
    assert len(replay["turns"]) > 2


def test_a_finished_game_can_be_played_on_from_any_line(finished: Party) -> None:
    order = {"seats": [*people("Ada"), bot(), bot()], "from": {"table": finished.table, "line": 9}}
    made = finished.client.post("/api/tables", json=order)
    assert made.status_code == 201
    token = made.json()["seats"][0]["token"]
    state = finished.client.get(f"/api/tables/{made.json()['table']}", headers=bearer(token)).json()
    assert state["game"] == HIDDEN
    assert state["view"]["hands"][0] == look(finished, "/9", **{"as": "0"}).json()["view"]["hands"][0]


def test_a_line_of_a_finished_game_is_an_answer_of_its_record(client: httpx.Client) -> None:
    whole = (RECORDS / BATTLESTAR / "loose-home.orr").read_text("utf-8")
    source = {"record": whole, "line": len(read_record(whole).lines)}
    played = Party(client, people("Ada", "Grace"), seed=None, **{"from": source})
    replay, record = look(played, "").json(), read_record(client.get(played.path("/record")).text)
    answers = {line["line"]: line for line in reversed(replay["lines"])}  # the first sentence of each line
    assert [(line.seat, line.text) for line in record.lines] == [
        (answers[number]["seat"], answers[number]["action"]) for number in range(1, len(record.lines) + 1)
    ]
    assert len(replay["lines"]) > len(record.lines)  # a line may have several sentences
    assert look(played, f"/{len(record.lines)}").json()["outcome"]
    assert look(played, f"/{len(record.lines) + 1}").status_code == 404
    turns = [answers[number + 1]["turn"] for number in replay["turns"]]
    assert turns == sorted(set(turns))


def test_what_others_pick_in_secret_has_no_line(client: httpx.Client) -> None:
    """Otherwise the numbers would tell how many picks somebody has made."""
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    before = look(party, "", token=party.tokens[1]).json()
    state = party.state(0)
    party.answer(0, state["decision"]["options"][0]["action"], state["seq"])
    assert len(look(party, "", token=party.tokens[0]).json()["lines"]) == len(before["lines"]) + 1
    assert look(party, "", token=party.tokens[1]).json() == before
    last = before["lines"][-1]["line"]
    assert look(party, f"/{last + 1}", token=party.tokens[1]).status_code == 404


def test_a_record_can_be_played_on(finished: Party) -> None:
    record = finished.client.get(finished.path("/record")).text
    order = {"seats": people("Ada", "Grace", "Lin"), "from": {"record": record, "line": 9}}
    assert finished.client.post("/api/tables", json=order).status_code == 201
    broken = {**order, "from": {"record": record.replace("deal", "dael"), "line": 9}}
    refused = finished.client.post("/api/tables", json=broken)
    assert refused.status_code == 422
    assert "No Sealed Bids action reads" in refused.json()["reason"]


def test_a_running_game_cannot_be_played_on_from(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=BATTLESTAR)
    source = {"table": party.table, "line": 3}
    assert client.post("/api/tables", json={"seats": people("A", "B"), "from": source}).status_code == 422
    gone = {"table": "nowhere", "line": 3}
    assert client.post("/api/tables", json={"seats": people("A", "B"), "from": gone}).status_code == 404


def test_the_source_says_how_many_seats_there_are(finished: Party) -> None:
    source = {"table": finished.table, "line": 3}
    refused = finished.client.post("/api/tables", json={"seats": people("A", "B"), "from": source})
    assert refused.status_code == 422
    assert "3 seats" in refused.json()["reason"]
