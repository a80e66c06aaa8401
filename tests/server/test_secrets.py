"""Nobody is ever shown what they may not know: undo, records, links, luck and lists."""

import asyncio
import json
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import websockets

from orrery.catalog import game
from orrery.cli import main
from orrery.core import OrreryError, Rng, Seat, State, read_record
from orrery.core.committed_luck import check_luck
from orrery.server import messages
from orrery.server.problems import Problem
from orrery.server.settings import Settings
from orrery.server.tables import bot_driver, commands, creation, replays
from orrery.server.tables.bot_runs import thought
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from tests.server.kit import HIDDEN, PATIENCE, Party, Server, bearer, bot, open_registry, people, settled
from tests.waiting import until_the_next_second

RACE = "race-xeno-invasion"


def test_a_game_that_has_ended_stays_ended(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    party.finish(Rng(1))
    for seat in (0, 1):
        state = party.state(seat)
        assert not any(state["undo"][what] for what in ("step", "turn", "redo", "ask", "free", "asked"))
        for what in ("step", "turn", "redo", "ask"):
            assert party.post("undo", seat, seq=state["seq"], what=what).status_code == 422
    assert client.get(party.path("/record")).text.count("\n* deal") > 5


def test_a_player_replaced_by_a_bot_still_counts_for_undo(database: str) -> None:
    with Server(database, absence=0.0) as patient, patient.client() as client:
        party = Party(client, people("Ada", "Grace"), game=HIDDEN)
        party.post("leave", 0, seat=1, level="random")
        alone = Party(client, people("Ada", "Grace"), game=HIDDEN)
        alone.tokens.pop(1)
        party.tokens.pop(1)
        party.finish(Rng(2))
        state = party.state(0)
        assert state["undo"]["free"] is False
        assert party.post("undo", 0, seq=state["seq"], what="step").status_code == 422
        assert party.post("undo", 0, seq=state["seq"], what="ask").status_code == 422


def test_alone_with_bots_all_can_be_taken_back_and_the_game_is_then_practice(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], game=HIDDEN)
    assert party.state(0)["practice"] is False
    party.finish(Rng(3))
    state = party.state(0)
    undone = party.post("undo", 0, seq=state["seq"], what="step").json()
    assert (undone["outcome"], undone["practice"]) == (None, True)
    party.finish(Rng(4))
    assert '[Practice "yes"]' in client.get(party.path("/record")).text


def peeking(party: Party) -> tuple[Seat, dict[str, object]]:
    """Play until somebody may look at the next hand, and there is one."""
    rng = Rng(9)
    for _ in range(100):
        for seat in party.tokens:
            state = party.state(seat)
            if state["decision"] and state["decision"]["ask"] == "boast" and state["view"]["hands"][(seat + 1) % 3]:
                return seat, state
        party.play(rng)
    raise AssertionError("nobody won a round alone")


def test_a_look_at_a_hand_cannot_be_taken_back(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace", "Lin"), game=HIDDEN, seed=1)
    seat, state = peeking(party)
    after = party.answer(seat, "peek", int(str(state["seq"]))).json()
    assert None not in after["view"]["hands"][(seat + 1) % 3]
    assert after["undo"]["step"] is False
    assert party.post("undo", seat, seq=after["seq"], what="step").status_code == 422
    refused = party.post("undo", seat, seq=after["seq"], what="ask")
    assert refused.json()["reason"].endswith("been shown what was hidden at that moment.")


class Law:
    """Random commands of people at one table, and everything that each of them was shown of the others' secrets."""

    def __init__(self, registry: TableRegistry, room: Room, seed: int) -> None:
        self.registry, self.room, self.rng = registry, room, Rng(seed)
        self.seen: list[tuple[Seat, list[str]]] = []  # who was shown everything about which lines

    def lines(self) -> list[str]:
        return [f"{entry.seat} {entry.action.text}" for entry in self.room.match.journal.entries]

    async def command(self) -> None:
        room, registry, seat = self.room, self.registry, self.rng.below(len(self.room.chairs))
        match = room.match
        seq = match.shown[seat].seq
        choice = self.rng.below(13)
        if choice < 6:
            question = match.question(seat)
            if question:
                action = question.options[self.rng.below(len(question.options))].text
                await commands.answer(registry, room, seat, messages.Answer(seq=seq, action=action), "en")
        elif choice < 10:
            undos = [
                messages.Undo(seq=seq, what="step"),
                messages.Undo(seq=seq, what="turn"),
                messages.Undo(seq=seq, what="ask"),
                messages.Undo(seq=seq, what="redo"),
            ]
            await commands.undo(registry, room, seat, undos[choice - 6])
        elif choice == 10 and room.request:
            await commands.consent(registry, room, seat, messages.Consent(line=room.request.line, agree=True))
        elif choice == 11:
            await commands.leave(registry, room, seat, messages.Leave(seat=self.rng.below(len(room.chairs))))
        else:
            await commands.come_back(registry, room, seat, messages.Nothing())

    def look(self) -> None:
        """Everybody reads everything they can."""
        for seat in range(len(self.room.chairs)):
            record = replays.record_of(self.room, seat)
            if "open" in replays.views_for(self.room, seat) or '[Result "*"]' not in record:
                self.seen.append((seat, self.lines()))

    def check(self) -> None:
        """What a seat was shown openly of lines that still stand must be open to it now."""
        if self.room.is_over() or self.room.match.practice:
            return
        now = self.lines()
        for seat, lines in self.seen:
            common = next((at for at, (a, b) in enumerate(zip(lines, now, strict=False)) if a != b), min(len(lines), len(now)))
            assert not hides(self.position(common), seat), f"seat {seat} has seen what line {common} hides"

    def position(self, line: int) -> State:
        journal = self.room.match.journal
        state = journal.game.start(journal.seats, journal.options)
        for entry in journal.entries[:line]:
            state.apply(entry.seat, entry.action)
        return state


def hides(state: State, seat: Seat) -> bool:
    return any(state.imagine(seat, Rng(number)).to_json() != state.to_json() for number in range(4))


@pytest.mark.parametrize(("name", "games"), [(HIDDEN, 12), (RACE, 1)])
def test_nobody_has_ever_been_shown_what_the_table_hides_now(name: str, games: int, database: str) -> None:
    async def play() -> int:
        ended = 0
        settings = Settings(database, absence=0.0, bot_pause=0.0, bots=("random",))
        async with open_registry(settings) as registry:
            for seed in range(games):
                seats = [messages.SeatPlan(kind="human", name=who) for who in ("A", "B")]
                made = await creation.make_table(registry, messages.NewTable(game=name, seats=seats))
                law = Law(registry, await registry.room(made.table), seed)
                after_end = 0
                for _ in range(1500):
                    with suppress(Problem, OrreryError):
                        await law.command()
                    law.look()
                    law.check()
                    after_end += law.room.is_over()
                    if after_end > 40:
                        break
                ended += law.room.is_over()
        return ended

    ended = asyncio.run(play())
    assert ended == games or name == RACE


def test_a_bot_is_given_an_imagined_world_and_not_the_truth(database: str) -> None:
    async def look() -> None:
        async with open_registry(Settings(database)) as registry:
            seats = [messages.SeatPlan(kind="human", name="A"), messages.SeatPlan(kind="human", name="B")]
            made = await creation.make_table(registry, messages.NewTable(game=HIDDEN, seats=seats))
            room = await registry.room(made.table)
            truth = room.match.journal.state
            worlds = [thought(room, 0)["world"] for _ in range(8)]
            assert any(world != truth.to_json() for world in worlds)
            loaded = [game(HIDDEN).load(json.loads(json.dumps(world))) for world in worlds]
            assert all(world.observe(0) == truth.observe(0) for world in loaded)

    asyncio.run(look())


def test_a_bot_answers_a_secret_question_on_a_beat_however_few_answers_it_has(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_time, beats = bot_driver.in_time, []

    async def noted(thinking: Awaitable[str], pause: float, beat: float) -> str:
        beats.append(beat)
        return await in_time(thinking, pause, beat)

    monkeypatch.setattr(bot_driver, "in_time", noted)

    async def play() -> None:
        settings = Settings(database, bot_pause=0.3, bots=("random",))
        async with open_registry(settings) as registry:
            seats = [messages.SeatPlan(kind="human", name="A"), messages.SeatPlan(kind="bot", level="random")]
            made = await creation.make_table(registry, messages.NewTable(game=HIDDEN, seats=seats, seed=3))
            room = await registry.room(made.table)
            entries, state = room.match.journal.entries, room.match.journal.state
            while 1 in state.waiting():
                count = len(entries)
                await settled(lambda count=count: len(entries) > count)  # type: ignore[misc]

    asyncio.run(play())
    assert beats and all(beat > 0.38 for beat in beats), beats


@pytest.mark.parametrize(("thinking", "answered"), [(0.0, 0.4), (0.01, 0.4), (0.39, 0.4), (0.41, 0.8), (1.1, 1.2), (1.3, 1.6)])
def test_how_long_a_bot_thought_cannot_be_read_off_its_answer(
    thinking: float, answered: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a simulated clock that only sleeping advances: answers come on beats and at no other time."""
    clock = [100.0]

    async def sleep(seconds: float) -> None:
        clock[0] += seconds

    async def think() -> str:
        await sleep(thinking)
        return "bid 3"

    monkeypatch.setattr(bot_driver, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(bot_driver, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    text = asyncio.run(bot_driver.in_time(think(), 0.3, 0.4))
    assert (text, round(clock[0] - 100.0, 6)) == ("bid 3", answered)


def test_a_list_of_tables_does_not_change_with_secret_picks(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    mine = {"tokens": [party.tokens[1]]}
    before = client.post("/api/mine", json=mine).json()
    until_the_next_second()  # times are told in seconds
    state = party.state(0)
    party.answer(0, state["decision"]["options"][0]["action"], state["seq"])
    assert client.post("/api/mine", json=mine).json() == before


def test_a_wrong_token_gets_the_same_answer_as_a_missing_table(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    answers = [client.get(path, headers=bearer("x" * 32)) for path in (party.path(), "/api/tables/nowhereatall")]
    assert answers[0].status_code == answers[1].status_code == 404
    assert answers[0].content == answers[1].content


def test_only_a_client_that_guesses_tokens_is_rate_limited(database: str) -> None:
    with Server(database, wrong_tokens_a_second=1e-6) as server, server.client() as client:
        party = Party(client, people("Ada", "Grace"))
        tried = [client.get(party.path(), headers=bearer(f"guess {number}")).status_code for number in range(40)]
        assert tried.count(404) <= 12
        assert tried[-1] == 429
        assert party.state(0)["seat"] == 0  # the server issued it, so it is known to be valid


def test_a_seat_is_claimed_by_the_first_who_uses_its_link(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    assert party.state(0)["seats"][1]["claimed"] is False
    link, own = party.tokens[1], "a" * 32
    for _ in range(2):  # sent again, it is applied once
        claimed = party.post("claim", 1, new=own)
        assert (claimed.status_code, claimed.json()["token"]) == (200, own)
    party.tokens[1] = own
    assert party.state(1)["seats"][1]["claimed"] is True
    assert client.get(party.path(), headers=bearer(link)).status_code == 404
    late = client.post(party.path("/claim"), json={"new": "b" * 32}, headers=bearer(link))
    assert late.status_code == 404
    assert party.post("claim", 1, new="short").status_code == 400


def test_the_first_seat_can_replace_an_unused_link(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace", "Lin"))
    old = party.tokens[1]
    renewed = party.post("invite", 0, seat=1).json()
    assert renewed["seat"] == 1
    assert client.get(party.path(), headers=bearer(old)).status_code == 404
    party.tokens[1] = renewed["token"]
    assert party.post("invite", 2, seat=1).status_code == 403
    party.post("claim", 1, new="c" * 32)
    assert party.post("invite", 0, seat=1).status_code == 422
    assert party.post("invite", 0, seat=9).status_code == 404


def test_a_token_opens_one_seat_of_a_table(client: httpx.Client) -> None:
    """Two seats with one token would be one seat: the other could never be opened again."""
    party = Party(client, people("Ada", "Grace"))
    assert party.post("claim", 0, new="e" * 32).status_code == 200
    refused = party.post("claim", 1, new="e" * 32)
    assert (refused.status_code, refused.json()["error"]) == (422, "illegal")
    assert party.state(1)["seat"] == 1


def test_a_claimed_seat_closes_the_pages_that_came_by_the_link(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))

    async def look() -> int | None:
        async with server.connect(party.table, party.tokens[1]) as socket:
            await socket.recv()
            await asyncio.to_thread(party.post, "claim", 1, new="d" * 32)
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            return socket.close_code

    assert asyncio.run(look()) == 4404


def test_a_table_commits_to_its_luck_and_it_can_be_checked(
    client: httpx.Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN, seed=None)
    luck = party.state(0)["luck"]
    assert len(luck["commitment"]) == 64
    assert luck["key"] == ""
    party.finish(Rng(4))
    assert party.state(1)["luck"]["commitment"] == luck["commitment"]
    record = client.get(party.path("/record")).text
    assert f'[Commitment "{luck["commitment"]}"]' in record
    path = tmp_path / "game.orr"
    path.write_text(record)
    assert main(["replay", "--check", str(path)]) == 0
    assert "luck is as committed" in capsys.readouterr().out
    key = party.state(0)["luck"]["key"]
    path.write_text(record.replace(key, "0" * 32))
    assert main(["replay", "--check", str(path)]) == 2
    assert "not the one that the table was committed to" in capsys.readouterr().err


def test_manipulated_luck_is_detected(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), seed=10)
    party.finish(Rng(11))  # a short game
    rows = client.get(party.path("/record")).text.splitlines()
    rows = [row for row in rows if not row.startswith("=")]
    first = next(at for at, row in enumerate(rows) if row.startswith("* spin"))
    rows[first] = "* spin 2" if rows[first] != "* spin 2" else "* spin 3"
    record = read_record("\n".join(rows[: first + 1]) + "\n")
    with pytest.raises(OrreryError, match="the table's luck gives"):
        check_luck(game(record.headers["Game"]), record)


def test_a_token_in_an_address_is_refused_and_opens_nothing(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    for path in (party.path(), party.path("/record"), party.path("/scene.svg"), party.path("/replay")):
        refused = client.get(path, params={"token": party.tokens[0]})
        assert (refused.status_code, refused.json()["error"]) == (400, "bad-request")
        assert "header" in refused.json()["reason"]
    body = {"seq": 0, "action": "stay"}
    assert client.post(party.path("/actions"), params={"token": party.tokens[0]}, json=body).status_code == 400

    async def look() -> int | None:
        try:
            address = f"{server.live(party.table)}?token={party.tokens[0]}"
            async with websockets.connect(address, open_timeout=PATIENCE) as socket:
                await asyncio.wait_for(socket.wait_closed(), PATIENCE)
                return socket.close_code
        except websockets.InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(look()) == 400
