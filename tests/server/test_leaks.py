"""A seat is told nothing that it may not know: two truths that look alike to it give it the same bytes."""

import asyncio
import json
from typing import Any

import pytest

from orrery.catalog import game
from orrery.core import GALLERY, NATURE, OVER, Rng, Seat
from orrery.server import doing, replays
from orrery.server.frames import state_frame
from orrery.server.hall import Hall
from orrery.server.live import Page, attend
from orrery.server.match import Match
from orrery.server.room import Room
from orrery.server.seating import Chair
from orrery.server.settings import Settings
from tests.server.kit import BATTLESTAR, HIDDEN, open_hall


class Screen:
    """A socket that remembers what was sent to it."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError("nobody says anything")


def room_after(name: str, answers: int, seed: int) -> Room:
    """A table of three after random answers, luck's included."""
    rng = Rng(seed)
    match = Match(game(name), 3, game(name).options(""))
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
    return Room("table", match, [Chair(seat, f"P{seat + 1}", "human", "") for seat in range(3)])


def twin_of(room: Room, name: str, answers: int, seed: int, seat: Seat) -> Room:
    """The same table as far as one seat can know: everything hidden from it is dealt anew."""
    twin = room_after(name, answers, seed)
    twin.match.journal.state = room.match.journal.state.imagine(seat, Rng(seed, 99))
    return twin


async def told(hall: Hall, room: Room, seat: Seat) -> str:
    """Everything that the interface tells a seat about a position."""
    state, match = room.match.journal.state, room.match
    parts: list[object] = [state_frame(room, seat, "en"), replays.record_of(room, seat)]
    parts.append([line.text for line in replays.replay_of(room, seat, "en").lines])
    question = match.question(seat) if seat >= 0 else None
    parts.append((await hall.pictures.drawn("draw", match.game, seat, state.observe(seat), question, "en")).decode())
    if seat >= 0:
        actions = match.game.table.actions[:: max(1, len(match.game.table) // 40)]
        parts.append([doing.why(match, seat, action.text, "en").reason for action in actions])
    return json.dumps(parts)


@pytest.mark.parametrize("name", [BATTLESTAR, HIDDEN])
def test_two_truths_that_look_alike_are_told_alike(name: str, database: str) -> None:
    async def compare() -> int:
        different = 0
        async with open_hall(Settings(database)) as hall:
            for seed in range(8):
                answers = 9 + 5 * seed
                room = room_after(name, answers, seed)
                for seat in (0, 1, 2, GALLERY):
                    twin = twin_of(room, name, answers, seed, seat)
                    different += twin.match.mark() != room.match.mark()
                    assert await told(hall, room, seat) == await told(hall, twin, seat)
        return different

    assert (asyncio.run(compare()) > 10) == (name == HIDDEN)  # in the open game nothing is hidden that could differ


async def quiet(pages: list[Page]) -> None:
    """Wait until every page has been sent all that it will be."""
    while any(page.news.is_set() or page.drawing or page.wanted or not page.body for page in pages):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("seat", [2, GALLERY])
def test_secret_bids_move_neither_seq_nor_frames(seat: Seat, database: str) -> None:
    async def watch() -> list[list[str]]:
        async with open_hall(Settings(database)) as hall:
            room = room_after(HIDDEN, 9, 1)
            twin = twin_of(room, HIDDEN, 9, 1, seat)
            seen: list[list[str]] = []
            bids: list[int] = []
            for each, luck in [(room, 3), (twin, 4), (twin_of(room, HIDDEN, 9, 1, seat), 5)]:
                screen: Any = Screen()
                page = Page(hall, each, screen, seat, "en", 0)
                attending = asyncio.create_task(attend(hall, each, page))
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
