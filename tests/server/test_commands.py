"""What people do at a table besides answering: undo, consent, standing answers, names, chat, leaving, a rematch."""

import asyncio
import json

import httpx

from orrery.core import Rng
from tests.server.kit import BATTLESTAR, HIDDEN, PATIENCE, Message, Party, Server, bearer, bot, people
from tests.waiting import wait_until


def move_and_command(party: Party) -> tuple[int, Message, Message]:
    """A player moves and is then asked for a command card: one answer that can be taken back."""
    for _ in range(60):
        seat, before = party.asked()
        plain = [each["action"] for each in before["decision"]["options"] if not each.get("final")]
        action = plain[0] if plain else before["decision"]["options"][0]["action"]
        after: Message = party.answer(seat, action, before["seq"]).json()
        if plain and after["decision"] and after["undo"]["step"]:
            return seat, before, after
    raise AssertionError("nothing could be taken back")


def test_a_step_is_taken_back_while_nothing_was_revealed(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, before, after = move_and_command(party)
    undone = party.post("undo", seat, seq=after["seq"], what="step").json()
    assert undone["decision"] == before["decision"]
    assert undone["view"] == before["view"]
    assert undone["seq"] > after["seq"]
    assert undone["log_from"] == len(before["log"])
    assert party.state(1 - seat)["log"] == party.state(seat)["log"] == before["log"]


def test_an_undo_sent_twice_takes_back_one_step(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, _, after = move_and_command(party)
    first, second = (party.post("undo", seat, seq=after["seq"], what="step").json() for _ in range(2))
    assert first == second


def test_undoing_a_final_answer_needs_consent(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, _, state = move_and_command(party)
    final = next(each for each in state["decision"]["options"] if each.get("final"))
    after = party.answer(seat, final["action"], state["seq"]).json()
    together = {"step": True, "turn": False, "redo": False}
    assert after["undo"] == {
        "step": False,
        "turn": False,
        "redo": False,
        "ask": True,
        "free": False,
        "together": together,
        "asked": None,
    }
    refused = party.post("undo", seat, seq=after["seq"], what="step")
    assert refused.status_code == 422
    assert "You may ask the others" in refused.json()["reason"]
    asking = party.post("undo", seat, seq=after["seq"], what="ask").json()
    assert asking["undo"]["asked"]["seat"] == seat
    other = party.state(1 - seat)
    assert other["undo"]["asked"]["you"] is True
    assert party.post("consent", 1 - seat, line=999, agree=True).status_code == 422
    agreed = party.post("consent", 1 - seat, line=other["undo"]["asked"]["line"], agree=True)
    assert agreed.status_code == 200
    back = party.state(seat)
    assert (back["decision"], back["view"]) == (state["decision"], state["view"])
    assert back["undo"]["asked"] is None


def test_a_refusal_ends_the_request(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, _, state = move_and_command(party)
    party.post("undo", seat, seq=state["seq"], what="ask")
    line = party.state(1 - seat)["undo"]["asked"]["line"]
    refused = party.post("consent", 1 - seat, line=line, agree=False).json()
    assert refused["undo"]["asked"] is None
    assert party.state(seat)["log"] == state["log"] or party.state(seat)["seq"] == state["seq"]


def test_a_request_lapses_with_the_answer_of_a_bot(client: httpx.Client) -> None:
    """Three seats: while a bot plays for the one who left, the request of another goes by with the bot's first answer."""
    party = Party(client, people("Ada", "Grace", "Alan"))
    seat, _, state = move_and_command(party)
    final = next(each for each in state["decision"]["options"] if each.get("final"))
    after = party.answer(seat, final["action"], state["seq"]).json()
    asking = party.post("undo", seat, seq=after["seq"], what="ask").json()
    assert asking["undo"]["asked"]["seat"] == seat
    asked, _ = party.asked()
    assert asked != seat
    third = 3 - seat - asked
    assert party.state(third)["undo"]["asked"]["you"] is True
    known = party.state(third)["seq"]
    party.post("leave", asked, level="random")
    wait_until(lambda: party.state(third)["seq"] > known, "the bot has answered")
    later = party.state(third)
    assert later["undo"]["asked"] is None
    assert party.post("consent", third, line=asking["undo"]["asked"]["line"], agree=True).status_code == 422


def test_alone_with_bots_anything_can_be_taken_back(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()])
    rng = Rng(2)
    _, first = party.asked()
    for _ in range(8):
        party.play(rng)
    _, state = party.asked()
    assert state["undo"]["free"] is True
    while state["log_from"] + len(state["log"]) > len(first["log"]):
        state = party.post("undo", 0, seq=state["seq"], what="step").json()
    assert state["decision"] == first["decision"]
    assert party.post("undo", 0, seq=state["seq"], what="step").status_code == 422


def test_on_one_screen_anything_can_be_taken_back_with_all_tokens(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, _, state = move_and_command(party)
    final = next(each for each in state["decision"]["options"] if each.get("final"))
    after = party.answer(seat, final["action"], state["seq"]).json()
    body = {"seq": after["seq"], "what": "step"}
    assert party.post("undo", seat, **body).status_code == 422
    undone = party.post("undo", seat, **body, tokens=list(party.tokens.values()))
    assert undone.json()["decision"] == state["decision"]


def test_a_secret_pick_is_taken_back_without_anybody_noticing(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    other, state = party.state(1), party.state(0)
    after = party.answer(0, state["decision"]["options"][0]["action"], state["seq"]).json()
    undone = party.post("undo", 0, seq=after["seq"], what="turn").json()
    assert undone["decision"] == state["decision"]
    assert party.state(1) == other


def test_a_standing_answer_is_given_until_it_ends(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    for seat in (0, 1):
        set_order = party.post("standing", seat, action="hush", ask="boast", until="game")
        assert set_order.json()["standing"] == [{"action": "hush", "label": "hush", "ask": "boast", "until": "game"}]
    assert party.state(1)["standing"] != []
    party.finish(Rng(11))
    log = party.state(0)["log"]
    assert "boast" not in {line["action"] for line in log}
    assert "hush" in {line["action"] for line in log}
    assert party.post("standing", 0, clear=True).json()["standing"] == []
    assert party.post("standing", 0, action="juggle").status_code == 422


def test_a_standing_answer_until_something_else_is_asked_is_dropped_then(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, _ = party.asked()
    kept = party.post("standing", 1 - seat, action="accept", ask="evade", until="else").json()
    assert kept["standing"] == []  # a player is asked to move, which is another question


def test_forced_answers_are_given_by_the_table(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()])
    assert party.post("forced", 0, on=True).json()["forced"] is True
    rng = Rng(6)
    for _ in range(40):
        if not party.play(rng):
            break
    assert party.state(0)["forced"] is True


def test_one_line_of_chat_is_said_once_however_often_it_is_sent_at_once(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, other = (bearer(party.tokens[each]) for each in (0, 1))
    longest = "c" * 64

    async def say() -> list[int]:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as many:
            said = [
                many.post(party.path("/chat"), json={"text": f"once {name}", "id": name}, headers=who)
                for name in ("c1", longest)
                for who in (seat, seat, seat, other)
            ]
            return [answer.status_code for answer in await asyncio.gather(*said)]

    async def heard() -> list[Message]:
        async with server.connect(party.table) as socket:
            ground: Message = json.loads(await socket.recv())
            return [line for line in ground["chat"] if line["text"].startswith("once")]

    assert asyncio.run(say()) == [200] * 8
    lines = asyncio.run(heard())
    assert sorted((line["seat"], line["text"]) for line in lines) == sorted(
        (who, f"once {name}") for who in (0, 1) for name in ("c1", longest)
    )


def test_an_id_of_chat_that_could_not_be_kept_as_it_is_is_refused(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    for name in ("c" * 65, "two words", "line\nbreak", "end\n", "é"):
        refused = party.post("chat", 0, text="hello", id=name)
        assert (refused.status_code, refused.json()["error"]) == (400, "bad-request"), name
        assert "id" in refused.json()["reason"]


def test_a_guest_takes_a_name_and_the_log_is_told_with_it(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()
    party.answer(seat, state["decision"]["options"][0]["action"], state["seq"])
    renamed = party.post("name", seat, name="  Hypatia\n<b> ").json()
    assert renamed["seats"][seat]["name"] == "Hypatia <b>"
    assert any(line["text"].startswith("Hypatia <b>") for line in renamed["log"])
    assert party.post("name", seat, name=" \x00 ").status_code == 422


def test_what_is_said_reaches_everybody_once(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))

    async def look() -> list[Message]:
        async with server.connect(party.table, party.tokens[1]) as socket:
            json.loads(await socket.recv())
            for number in ("c1", "c1", "c2"):
                said = await asyncio.to_thread(party.post, "chat", 0, text=f"hello <i>{number}", id=number)
                assert said.json() == {"said": True}
            heard: list[Message] = []
            while len(heard) < 2:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "chat":
                    heard.append(message)
            return heard

    assert [(each["name"], each["text"]) for each in asyncio.run(look())] == [("Ada", "hello <i>c1"), ("Ada", "hello <i>c2")]
    assert party.post("chat", 0, text="x" * 301).status_code == 400
    watching = client.post(party.path("/chat"), json={"text": "psst"})
    assert watching.status_code == 403


def test_a_bot_takes_over_for_a_player_who_leaves_until_they_return(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    left = party.post("leave", 1, level="random").json()
    assert (left["seats"][1]["left"], left["seats"][1]["level"]) == (True, "random")
    state = party.state(0)
    party.answer(0, state["decision"]["options"][0]["action"], state["seq"])
    wait_until(lambda: party.state(0)["seats"][1]["status"] == "sealed", "the bot has answered")
    back = party.post("return", 1).json()
    assert (back["seats"][1]["left"], back["seats"][1]["status"]) == (False, "sealed")
    assert party.post("leave", 1, level="nobody").status_code == 422


def test_an_absent_player_can_be_replaced_by_the_others(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    refused = party.post("leave", 0, seat=1)
    assert refused.status_code == 422
    assert refused.json()["reason"].startswith("Grace is still here")
    assert party.post("leave", 0, seat=9).status_code == 404


def test_an_absent_guest_is_replaced_after_the_time_that_was_set(database: str) -> None:
    with Server(database, absence=0.0) as patient, patient.client() as client:
        party = Party(client, people("Ada", "Grace"), game=HIDDEN)
        assert party.post("leave", 0, seat=1, level="random").json()["seats"][1]["left"] is True


def test_a_rematch_is_one_new_table_that_the_same_tokens_open(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    assert party.post("rematch", 0).status_code == 422
    party.finish(Rng(1))
    first, second = party.post("rematch", 0).json(), party.post("rematch", 1).json()
    assert first["table"] == second["table"] != party.table
    assert first["link"].endswith(f"#token={party.tokens[0]}")
    assert party.state(0)["rematch"] == first["table"]
    again = client.get(f"/api/tables/{first['table']}", headers=bearer(party.tokens[1])).json()
    assert (again["seat"], again["outcome"], again["game"]) == (1, None, HIDDEN)
    assert [each["name"] for each in again["seats"]] == ["Ada", "Grace"]


def test_the_whole_room_survives_a_restart(database: str) -> None:
    with Server(database) as first, first.client() as client:
        party = Party(client, people("Ada", "Grace"), game=BATTLESTAR)
        party.post("standing", 0, action="accept", ask="evade", until="game")
        party.post("name", 1, name="Lin")
        party.post("chat", 1, text="bye", id="1")
        party.post("forced", 1, on=True)
        rng = Rng(3)
        for _ in range(5):
            party.play(rng)
        states = [party.state(seat) for seat in (0, 1)]
    with Server(database) as second, second.client() as client:
        party.client = client
        assert [party.state(seat) for seat in (0, 1)] == states
        assert states[0]["standing"] and states[1]["forced"]
