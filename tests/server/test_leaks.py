"""A seat is sent nothing that it may not know: two states that look alike to it give the same bytes."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from orrery.catalog import FOLDERS, game
from orrery.core import GALLERY, NATURE, OVER, Rng, Seat
from orrery.core.committed_luck import Luck
from orrery.server.api import page as page_module
from orrery.server.api.live import attend
from orrery.server.api.page import Page
from orrery.server.live_messages import Hello
from orrery.server.picture_messages import Picture
from orrery.server.settings import Settings
from orrery.server.table_state import TableState
from orrery.server.tables import commands, replays
from orrery.server.tables.frames import state_shown
from orrery.server.tables.match import Match
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from orrery.server.tables.seating import Chair
from orrery.server.workers.pictures import picture_task
from tests.server.kit import BATTLESTAR, HIDDEN, PATIENCE, open_registry
from tests.waiting import settled


class Screen:
    """A socket that remembers what was sent to it."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def is_ready(self) -> bool:
        return True

    def post(self, text: bytes) -> None:
        self.sent.append(text.decode())

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError("nobody says anything")


def room_after(name: str, answers: int, seed: int) -> Room:
    """A table of three after random answers, including those of luck."""
    rng = Rng(seed)
    seats = 3 if 3 in game(name).seats else game(name).seats[0]
    match = Match(game(name), seats, game(name).options(""), Luck("a test"))
    for _ in range(answers):
        state = match.journal.state
        waiting = state.waiting()
        if state.turn() == OVER:
            break
        seat = NATURE if not waiting else waiting[rng.below(len(waiting))]
        options = state.options(seat)
        match.answer(seat, state.chance(rng) if seat == NATURE else options[rng.below(len(options))])
    while match.journal.state.turn() == NATURE:
        match.answer(NATURE, match.journal.state.chance(rng))
    room = Room("table")
    room.loaded, room.chairs = match, [Chair(seat, f"P{seat + 1}", "human", "") for seat in range(seats)]
    return room


def twin_of(room: Room, name: str, answers: int, seed: int, seat: Seat) -> Room:
    """The same table as far as one seat can know: everything hidden from it is dealt again."""
    twin = room_after(name, answers, seed)
    twin.match.journal.state = room.match.journal.state.imagine(seat, Rng(seed, 99))
    return twin


async def told(registry: TableRegistry, room: Room, seat: Seat) -> str:
    """Everything that the interface sends a seat about a position."""
    state, match = room.match.journal.state, room.match
    parts: list[object] = [state_shown(TableState, room, seat, "en"), replays.record_of(room, seat)]
    parts.append([line.text for line in replays.replay_of(room, seat, "en").lines])
    question = match.question(seat) if seat >= 0 else None
    task = picture_task(Picture, match.game, seat, state.observe(seat), question, "en")
    parts.append(await registry.pictures.drawn(Picture, task))
    if seat >= 0:
        actions = match.game.table.actions[:: max(1, len(match.game.table) // 40)]
        parts.append([commands.why(match, seat, action.text, "en").reason for action in actions])
    return msgspec.json.encode(parts).decode()


async def differing(name: str, games: int, database: str) -> int:
    """In how many positions the true state differed from a state that looks the same to every seat and to the gallery."""
    different = 0
    async with open_registry(Settings(database)) as registry:
        for seed in range(games):
            answers = 9 + 5 * (seed % 40)
            room = room_after(name, answers, seed)
            for seat in [*range(len(room.chairs)), GALLERY]:
                twin = twin_of(room, name, answers, seed, seat)
                different += twin.match.mark() != room.match.mark()
                assert await told(registry, room, seat) == await told(registry, twin, seat)
    return different


OPEN = (BATTLESTAR, "planet-raiders")  # these hide nothing that could differ


@pytest.mark.parametrize(("name", "games"), [*((name, 8) for name in FOLDERS), (HIDDEN, 250)])
def test_two_states_that_look_alike_are_sent_alike(name: str, games: int, database: str) -> None:
    different = asyncio.run(differing(name, games, database))
    assert (different > games) == (name not in OPEN)


@pytest.mark.soak
@pytest.mark.parametrize("name", FOLDERS)
def test_a_thousand_states_are_sent_like_those_that_look_like_them(name: str, database: str) -> None:
    different = asyncio.run(differing(name, 250, database))
    assert (different > 400) == (name not in OPEN)


async def quiet(pages: list[Page]) -> None:
    """Wait until every page has been sent everything."""
    await settled(lambda: not any(page.news.is_set() or page.drawing or page.wanted or not page.body for page in pages))


@pytest.mark.parametrize("seat", [2, GALLERY])
def test_secret_bids_move_neither_seq_nor_frames(seat: Seat, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "GROUND_PATIENCE", PATIENCE)  # the order of what is sent must not depend on the machine

    async def watch() -> list[list[str]]:
        async with open_registry(Settings(database)) as registry:
            room = room_after(HIDDEN, 9, 1)
            twin = twin_of(room, HIDDEN, 9, 1, seat)
            seen: list[list[str]] = []
            bids: list[int] = []
            for each, luck in [(room, 3), (twin, 4), (twin_of(room, HIDDEN, 9, 1, seat), 5)]:
                screen: Any = Screen()
                page = Page(registry, each, screen, seat, "en", Hello())
                attending = asyncio.create_task(attend(registry, each, page))
                await quiet([page])
                before = each.match.shown[seat].seq
                rng, match = Rng(luck), each.match
                while 0 in match.journal.state.waiting():
                    options = match.journal.state.options(0)
                    match.answer(0, options[rng.below(len(options))])
                    each.wake()
                    await quiet([page])
                assert each.match.shown[seat].seq == before
                bids.append(len(match.journal.entries))
                attending.cancel()
                await asyncio.gather(attending, return_exceptions=True)
                seen.append(screen.sent)
            assert len(set(bids)) > 1, "the bids should differ in number"
            return seen

    first, second, third = asyncio.run(watch())
    assert [json.loads(text)["type"] for text in first] == ["ground", "state", "scene", "state", "scene"]
    assert first == second == third
