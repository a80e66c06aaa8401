"""The interface as described in docs/reference/http.md, against a real server."""

import json

import httpx
import pytest

from orrery.catalog import game, games
from orrery.core import Replay, Rng, read_record
from tests.server.kit import BATTLESTAR, HIDDEN, Party, bearer, bot, people


def test_the_games_are_listed_with_their_options_in_both_languages(client: httpx.Client) -> None:
    found = client.get("/api/games").json()
    offered = {each["name"]: each for each in found["games"]}
    assert set(offered) == {*games(), HIDDEN}
    assert offered[BATTLESTAR]["seats"] == [2, 3, 4]
    option = next(each for each in offered[BATTLESTAR]["options"] if each["name"] == "free-battle")
    assert (option["default"], option["values"]) == ("no", ["no", "yes"])
    assert set(option["text"]) == set(option["texts"]["yes"]) == {"fr", "en"}
    assert "cadet" in found["levels"]


def test_a_rule_is_sent_in_the_readers_language(client: httpx.Client) -> None:
    english = client.get(f"/api/games/{BATTLESTAR}/rules/BG-2").json()
    french = client.get(f"/api/games/{BATTLESTAR}/rules/BG-2", params={"lang": "fr"}).json()
    assert english["rule"] == french["rule"] == "BG-2"
    assert english["text"].startswith("Everything is public")
    assert english["text"] != french["text"]
    assert english in client.get(f"/api/games/{BATTLESTAR}/rules").json()["rules"]
    assert client.get(f"/api/games/{BATTLESTAR}/rules/BG-999").status_code == 404
    assert client.get("/api/games/chess/rules").status_code == 404


def test_only_people_get_tokens_and_links_carry_them_in_the_fragment(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot(), *people("Grace")])
    assert list(party.tokens) == [0, 2]
    assert all(len(token) >= 22 for token in party.tokens.values())
    assert party.made["seats"][0]["link"] == f"/table/{party.table}#token={party.tokens[0]}"
    assert party.made["watch"] == f"/table/{party.table}"


def test_the_state_has_the_fields_of_the_contract(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), seed=None)
    seat, state = party.asked()
    assert {"seq", "game", "seats", "view", "decision", "log", "outcome"} <= set(state)
    assert (state["game"], state["seat"], state["outcome"], state["seeded"]) == (BATTLESTAR, seat, None, False)
    assert set(state["decision"]) == {"ask", "rule", "prompt", "camp", "options"}
    assert state["decision"]["options"][0]["label"] != state["decision"]["options"][0]["action"]
    assert [each["status"] for each in state["seats"]] == ["asked" if each == seat else "idle" for each in (0, 1)]
    assert 0 < state["log"][-1]["seq"] <= state["seq"]  # one answer may have several lines, or none


@pytest.mark.parametrize(("lang", "told"), [("en", "Next to the carrier"), ("fr", "À côté du porteur")])
def test_variants_are_described_in_words(client: httpx.Client, lang: str, told: str) -> None:
    party = Party(client, people("Ada", "Grace"), options="free-battle")
    state = party.get("", 0, lang=lang).json()
    assert state["options"] == "free-battle"
    [sentence] = state["variants"]
    assert sentence.startswith(told)


def test_a_game_of_points_gives_each_score_in_words(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot("random")], game="race-xeno-invasion", seed=4)
    rng = Rng(4)
    while party.play(rng):
        pass
    outcome = party.state(0)["outcome"]
    assert outcome["told"] == [f"{score:g} VP" for score in outcome["scores"]]
    assert sorted(outcome["ranks"])[0] == 1


def test_an_answer_gives_the_new_state_and_the_lines_since(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    action = state["decision"]["options"][0]["action"]
    after = party.answer(seat, action, state["seq"]).json()
    assert after["seq"] > state["seq"]
    assert after["log_from"] == len(state["log"])
    assert after["log"][0]["action"] == action
    assert after["log"][0]["text"].startswith(["Ada", "Grace"][seat])


def test_the_same_request_sent_twice_is_applied_once(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    action = state["decision"]["options"][0]["action"]
    first = party.answer(seat, action, state["seq"])
    second = party.answer(seat, action, state["seq"])
    assert (first.status_code, second.status_code) == (200, 200)
    assert first.json() == second.json()


def test_another_answer_to_a_decision_that_is_gone_is_stale(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    first, second = (option["action"] for option in state["decision"]["options"][:2])
    assert party.answer(seat, first, state["seq"]).status_code == 200
    refused = party.answer(seat, second, state["seq"])
    assert (refused.status_code, refused.json()["error"]) == (409, "stale")
    assert refused.json()["seq"] > state["seq"]
    future = party.answer(seat, second, state["seq"] + 1000)
    assert future.status_code == 409


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_illegal_answer_gets_its_reason_and_rule_in_the_readers_language(client: httpx.Client, lang: str) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    legal = {option["action"] for option in state["decision"]["options"]}
    action = next(
        each.text for each in game(BATTLESTAR).table.actions if each.text.startswith("move ") and each.text not in legal
    )
    body, header = {"seq": state["seq"], "action": action}, bearer(party.tokens[seat])
    refused = client.post(party.path("/actions"), json=body, params={"lang": lang}, headers=header)
    assert (refused.status_code, refused.json()["error"]) == (422, "illegal")
    words = game(BATTLESTAR).words.into(lang)
    assert refused.json()["reason"] in {
        words.reason(key.removeprefix("why."))[0] for key in words.here if key.startswith("why.")
    }
    assert refused.json()["rule"].startswith("BG-")
    why = party.get("/why", seat, action=action, lang=lang).json()
    assert (why["legal"], why["reason"], why["rule"]) == (False, refused.json()["reason"], refused.json()["rule"])
    assert why["text"]
    assert party.state(seat) == state


def test_an_answer_from_a_seat_not_asked_is_refused(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    other = 1 - seat
    refused = party.answer(other, state["decision"]["options"][0]["action"], party.state(other)["seq"])
    assert refused.status_code == 422
    assert refused.json()["reason"] == game(BATTLESTAR).words.into("en").reason("not-yours")[0]


def test_a_misspelt_action_gets_a_suggestion(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    action = state["decision"]["options"][0]["action"].replace("move", "mvoe")
    refused = party.answer(seat, action, state["seq"])
    assert refused.status_code == 422
    assert "did you mean move" in refused.json()["reason"]


def test_without_a_valid_token_nobody_can_answer(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    action = state["decision"]["options"][0]["action"]
    body = {"seq": state["seq"], "action": action}
    assert client.post(party.path("/actions"), json=body, headers=bearer("wrong")).status_code == 404
    assert client.post(party.path("/actions"), json=body).status_code == 403
    assert client.get(party.path(), headers=bearer("wrong")).status_code == 404
    stranger = Party(client, people("Eve", "Mallory"))
    assert client.post(party.path("/actions"), json=body, headers=bearer(stranger.tokens[0])).status_code == 404
    assert client.get("/api/tables/nowhere").status_code == 404
    assert client.post("/api/tables/nowhere/actions", json=body, headers=bearer(party.tokens[0])).status_code == 404
    assert party.state(seat) == state


def test_a_bearer_token_works_as_well(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    header = {"authorization": f"Bearer {party.tokens[seat]}"}
    assert client.get(party.path(), headers=header).json() == state
    body = {"seq": state["seq"], "action": state["decision"]["options"][0]["action"]}
    assert client.post(party.path("/actions"), json=body, headers=header).status_code == 200


def test_the_gallery_sees_the_table_without_a_token(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    state = client.get(party.path()).json()
    assert (state["seat"], state["decision"]) == (-2, None)


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"game": "chess", "seats": people("Ada", "Bo")}, 422),
        ({"game": BATTLESTAR, "seats": people("Ada")}, 422),
        ({"game": BATTLESTAR, "options": "warp=9", "seats": people("Ada", "Bo")}, 422),
        ({"game": BATTLESTAR, "seats": [*people("Ada"), bot("grandmaster")]}, 422),
        ({"game": BATTLESTAR, "seats": people("Ada", "Bo"), "sed": 3}, 400),
        ({"game": BATTLESTAR, "seats": []}, 400),
        ({"game": BATTLESTAR}, 400),
    ],
)
def test_a_bad_request_for_a_table_gets_a_message(client: httpx.Client, order: dict[str, object], status: int) -> None:
    refused = client.post("/api/tables", json=order)
    assert refused.status_code == status
    assert len(refused.json()["reason"]) > 20


def test_a_seeded_table_says_so_and_the_same_answers_get_the_same_luck(client: httpx.Client) -> None:
    logs = []
    for _ in range(2):
        party = Party(client, people("Ada", "Grace"), seed=7)
        rng = Rng(1)
        for _ in range(12):
            party.play(rng)
        state = party.state(0)
        assert state["seeded"] is True
        logs.append([line["action"] for line in state["log"]])
    assert logs[0] == logs[1]


def test_the_record_is_what_was_heard_and_whole_when_the_game_is_over(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace", "Lin"), game=HIDDEN)
    heard = party.get("/record", 0)
    record = read_record(heard.text)
    assert record.headers["Result"] == "*"
    assert [line.text for line in record.lines][:6].count("?") == 3
    party.finish(Rng(5))
    whole = party.get("/record", 0)
    assert whole.headers["content-disposition"].endswith(f'{party.table}.orr"')
    assert "?" not in [line.text for line in read_record(whole.text).lines]
    assert Replay(game(HIDDEN), read_record(whole.text)).finish().outcome() is not None
    assert client.get(party.path("/record")).text == whole.text


def test_bots_move_by_themselves_until_a_person_is_asked(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot(), bot()], game=HIDDEN)
    party.finish(Rng(3))
    state = party.state(0)
    assert state["outcome"]["text"] == "All rounds are over."
    assert {line["seat"] for line in state["log"]} >= {-1, 0}
    assert json.dumps(state["outcome"]["ranks"])


def test_the_picture_is_drawn_from_what_the_seat_may_know(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    picture = party.get("/scene.svg", 0)
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg ")
    assert "style-src 'unsafe-inline'" in picture.headers["content-security-policy"]
    assert client.get(party.path("/scene.svg"), params={"theme": "pink"}).status_code == 400


def test_a_table_among_mine_says_whether_i_am_asked(client: httpx.Client) -> None:
    parties = [Party(client, people("Ada", "Grace")) for _ in range(2)]
    seat, _ = parties[1].asked()
    tokens = ["nothing", parties[0].tokens[0], parties[1].tokens[seat]]
    mine = client.post("/api/mine", json={"tokens": tokens}).json()["tables"]
    assert [(each["table"], each["place"]) for each in mine] == [(parties[1].table, 2), (parties[0].table, 1)]
    assert mine[0]["asked"] is True
    assert mine[0]["names"] == ["Ada", "Grace"]
    assert client.post("/api/mine", json={"tokens": []}).json() == {"tables": []}


@pytest.mark.parametrize(
    "body",
    [
        b'{"seq": 0, "action": "move Z99"}',
        b'{"seq": 9999, "action": "stay"}',
        b'{"seq": -1, "action": "stay"}',
        b'{"seq": 0, "action": "stay", "more": 1}',
        b'{"seq": 0}',
        b"[]",
        b"",
        b'{"seq": 0, "action": "\xff"}',
        b"[" * 40_000,
        b'{"seq": 0, "action": "' + b"a" * 70_000 + b'"}',
    ],
)
def test_an_answer_is_refused_in_the_same_way_with_and_without_the_shortcut(client: httpx.Client, body: bytes) -> None:
    """A page's answers bypass the framework, but their errors are reported in the same way."""
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    headers = {**bearer(party.tokens[seat]), "content-type": "application/json"}
    long, short = (
        client.post(party.path("/actions"), content=body, headers={**headers, **wanted})
        for wanted in ({}, {"prefer": "return=minimal"})
    )
    assert 400 <= long.status_code < 500
    assert (short.status_code, short.json()) == (long.status_code, long.json())
    same = {name: long.headers[name] for name in long.headers if name not in ("date", "content-length")}
    assert {name: short.headers[name] for name in same} == same
    assert party.state(seat) == state


def test_the_shortcut_keeps_every_check(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    body = {"seq": state["seq"], "action": state["decision"]["options"][0]["action"]}
    short = {"prefer": "return=minimal"}
    path = party.path("/actions")
    assert client.post(path, json=body, headers=short).status_code == 403
    assert client.post(path, json=body, headers={**short, **bearer("wrong" * 6)}).status_code == 404
    assert (
        client.post("/api/tables/nowhere/actions", json=body, headers={**short, **bearer(party.tokens[seat])}).status_code
        == 404
    )
    assert client.post(path, json=body, headers={**short, **bearer(party.tokens[1 - seat])}).status_code in (409, 422)
    foreign = {**short, **bearer(party.tokens[seat]), "origin": "http://elsewhere.example"}
    assert client.post(path, json=body, headers=foreign).status_code == 403
    assert party.state(seat) == state
    given = client.post(path, json=body, headers={**short, **bearer(party.tokens[seat])})
    assert (given.status_code, list(given.json())) == (200, ["seq"])
    assert client.post(path, json=body, headers={**short, **bearer(party.tokens[seat])}).json() == given.json()
