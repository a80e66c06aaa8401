"""What a table does in its own time: bots think, and forced answers are given for those who asked for it."""

import asyncio
import json
import math
import secrets
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import structlog

from orrery.core import Action, Json, Rng, Seat
from orrery.server.problems import Problem
from orrery.server.tables import automatic
from orrery.server.tables.bot_runs import beat_of, earlier_questions, goes_in_circles, thought
from orrery.server.tables.match import Event
from orrery.server.tables.room import Room
from orrery.server.tables.seating import persons
from orrery.server.workers.kept_bots import LOST
from orrery.server.workers.levels import thinking_time
from orrery.server.workers.pool import TaskFailed

if TYPE_CHECKING:
    from orrery.server.tables.registry import TableRegistry

log = structlog.get_logger()
CHANCE = secrets.SystemRandom()
AFTER_A_FAILURE = 2.0  # seconds


async def drive(registry: "TableRegistry", room: Room) -> None:
    """Answer for bots, and for people what is forced, until a person must decide."""
    while True:
        try:
            if not await give_one_answer(registry, room):
                return
        except Problem as problem:
            if problem.error == "other-rules":  # it was loaded again, and is set aside now
                return
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
            task = {} if goes_in_circles(room.match, seat) else thought(room, seat)
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
        text = await in_time(chosen(registry, room, seat, task), pause, beat)
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


def is_half_said(room: Room, seat: Seat) -> bool:
    """Whether the bot's latest answer has no line in the log, such as a zone for a rocket: nobody needs time to follow it."""
    match = room.match
    latest = match.journal.entries[-1] if match.journal.entries else None
    if latest is None or latest.seat != seat or latest.told:
        return False
    return not match.game.words.told("", latest.action.text)


async def in_time(thinking: Awaitable[str], pause: float, beat: float) -> str:
    """A bot's answer, after a pause at the earliest; with a beat, on the first one by which it is there."""
    begin = time.monotonic()
    text = await thinking
    spent = time.monotonic() - begin
    await asyncio.sleep(max(0.0, moment(spent, pause, beat) - spent))
    return text


def moment(spent: float, pause: float, beat: float) -> float:
    """When an answer is given that took so long, in seconds after the question."""
    return beat * max(1, math.ceil(spent / beat)) if beat else max(pause, spent)


async def chosen(registry: "TableRegistry", room: Room, seat: Seat, task: Json) -> str:
    """The bot's answer, or nothing without a task and where it failed.

    A thinker that lost a bot whose answers must not change is told its run.
    """
    if not task:
        return ""
    cost = thinking_time(str(task["bot"]))
    try:
        reply = json.loads(await registry.thinkers.do(task, cost, room.id))
        if LOST in reply:
            async with registry.using(room):
                task["earlier"] = earlier_questions(room, seat)
            reply = json.loads(await registry.thinkers.do(task, cost, room.id))
    except TaskFailed:
        log.error("a bot could not answer", bot=task["bot"], game=task["game"])
        return ""
    registry.metrics.note_thought(reply["searches"], reply["simulations"], reply["seconds"])
    return str(reply["action"])


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
