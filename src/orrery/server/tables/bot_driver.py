"""What a table does in its own time: bots think, and forced answers are given for those who asked for it."""

import asyncio
import json
import math
import secrets
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import structlog

from orrery.core import GALLERY, Action, Json, Rng, Seat
from orrery.server.problems import Problem
from orrery.server.tables import automatic
from orrery.server.tables.match import Event
from orrery.server.tables.room import Room
from orrery.server.tables.seating import persons
from orrery.server.workers.levels import thinking_time
from orrery.server.workers.pool import TaskFailed

if TYPE_CHECKING:
    from orrery.server.tables.registry import TableRegistry

log = structlog.get_logger()
CHANCE = secrets.SystemRandom()
AFTER_A_FAILURE = 2.0  # seconds
ROOM_TO_THINK = 0.1  # seconds on top of what a bot may spend


async def drive(registry: "TableRegistry", room: Room) -> None:
    """Answer for bots, and for people what is forced, until a person must decide."""
    while True:
        try:
            if not await give_one_answer(registry, room):
                return
        except Problem as problem:
            log.warning("a table waits for its store", table=room.id, problem=problem.error)
            await asyncio.sleep(AFTER_A_FAILURE)
        except Exception as problem:  # a fault of a game: the table stays as it is stored, and others go on
            log.error("a table cannot go on by itself", table=room.id, problem=type(problem).__name__)
            return


def has_work(room: Room) -> bool:
    """Whether the table has something to answer by itself; looked at again under the lock before it does."""
    return automatic.has_automatic(room.match, room.chairs) or seat_to_answer_for(room) is not None


async def give_one_answer(registry: "TableRegistry", room: Room) -> bool:
    """Give one answer; False when there is none to give."""
    async with registry.using(room):
        if automatic.has_automatic(room.match, room.chairs):
            seat = None
        else:
            seat = seat_to_answer_for(room)
            if seat is None:
                return False
            asked_at = room.match.shown[seat].asked_at
            task = thought(room, seat)
            beat = beat_of(room, seat, registry.settings.bot_pause)
    if seat is None:
        await registry.change(room, list)
        return True
    person = room.chairs[seat].is_person()
    if person:
        await asyncio.sleep(CHANCE.uniform(*registry.settings.forced_pause))
        text = ""
    else:
        pause = 0.0 if is_half_said(room, seat) else registry.settings.bot_pause
        text = await in_time(chosen(registry, room.id, task), pause, beat)
    await registry.change(room, lambda: answered(room, seat, asked_at, text, person))
    return True


def seat_to_answer_for(room: Room) -> Seat | None:
    """A bot that is asked, or a person whose only answer the table may give."""
    match, chairs = room.match, room.chairs
    waiting = match.journal.state.waiting()
    if persons(chairs) or room.readers:  # bots among themselves play only while somebody looks on
        for seat in waiting:
            if not chairs[seat].is_person():
                return seat
    for seat in waiting:
        if chairs[seat].is_person() and chairs[seat].forced and len(match.journal.state.options(seat)) == 1:
            return seat
    return None


def thought(room: Room, seat: Seat) -> Json:
    """The task of a bot: a world as the bot's seat may imagine it, its name, and luck of its own.

    What is hidden from the seat is dealt anew before it leaves this process: a bot could not read the truth if it tried.
    """
    match = room.match
    luck = Rng(secrets.randbits(64), secrets.randbits(64))
    if match.seeded:
        luck = match.luck.rng(len(match.journal.entries) + 1_000_000)
    return {
        "do": "think",
        "game": match.game.name,
        "data": match.game.data,
        "world": match.journal.state.imagine(seat, luck).to_json(),
        "seat": seat,
        "bot": room.chairs[seat].level,
        "seed": [luck.below(1 << 30), luck.below(1 << 30)],
    }


def is_half_said(room: Room, seat: Seat) -> bool:
    """Whether the bot's latest answer has no line in the log, such as a zone for a rocket: nobody needs time to follow it."""
    match = room.match
    latest = match.journal.entries[-1] if match.journal.entries else None
    if latest is None or latest.seat != seat or latest.told:
        return False
    return not match.game.words.told("", latest.action.text)


def beat_of(room: Room, seat: Seat, pause: float) -> float:
    """Where something is hidden, a bot answers on a beat that depends on its level alone: how long it thought would tell
    how many answers its hand leaves it. Where nothing is hidden, it answers as soon as it can."""
    state = room.match.journal.state
    if not state.secret() and state.imagine(GALLERY, Rng(0)).to_json() == state.to_json():
        return 0.0
    return pause + ROOM_TO_THINK + 1.25 * thinking_time(room.chairs[seat].level)


async def in_time(thinking: Awaitable[str], pause: float, beat: float) -> str:
    """A bot's answer, after a pause at the earliest; with a beat, on the first one by which it is there."""
    begin = time.monotonic()
    text = await thinking
    spent = time.monotonic() - begin
    until = beat * max(1, math.ceil(spent / beat)) if beat else pause
    await asyncio.sleep(max(0.0, until - spent))
    return text


async def chosen(registry: "TableRegistry", table: str, task: Json) -> str:
    """The bot's answer, or nothing if it failed."""
    try:
        return str(json.loads(await registry.thinkers.do(task, thinking_time(str(task["bot"])), table))["action"])
    except TaskFailed:
        log.error("a bot could not answer", bot=task["bot"], game=task["game"])
        return ""


def answered(room: Room, seat: Seat, asked_at: int, text: str, person: bool) -> list[Event]:
    """The answer, if the question still stands for the same guest; without a text the only one there is, or any."""
    match, chair = room.match, room.chairs[seat]
    decision = match.question(seat)
    if decision is None or match.shown[seat].asked_at != asked_at:
        return []
    if chair.is_person() != person or (person and not chair.forced):
        return []
    action: Action | None = next((option for option in decision.options if option.text == text), None)
    if action is None:
        options = match.journal.state.essential(seat)
        action = options[Rng(secrets.randbits(60)).below(len(options))]
    return [match.take(seat, action)]
