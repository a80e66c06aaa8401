"""What a table does in its own time: bots think, and forced answers are given for those who asked for it."""

import asyncio
import json
import secrets
from typing import TYPE_CHECKING

import structlog

from orrery.core import Action, Json, Rng, Seat
from orrery.server import steward
from orrery.server.crew import TaskFailed
from orrery.server.match import Event
from orrery.server.problems import Problem
from orrery.server.room import Room

if TYPE_CHECKING:
    from orrery.server.hall import Hall

log = structlog.get_logger()
CHANCE = secrets.SystemRandom()
AFTER_A_FAILURE = 2.0  # seconds


async def tend(hall: "Hall", room: Room) -> None:
    """Answer for bots, and for people what is forced, until a person must decide."""
    while True:
        try:
            if not await one_answer(hall, room):
                return
        except Problem as problem:
            log.warning("a table waits for its store", table=room.id, problem=problem.error)
            await asyncio.sleep(AFTER_A_FAILURE)
        except Exception as problem:  # a fault of a game: the table stays as it is stored, and others go on
            log.error("a table cannot go on by itself", table=room.id, problem=type(problem).__name__)
            return


async def one_answer(hall: "Hall", room: Room) -> bool:
    """Give one answer; False when there is none to give."""
    async with room.lock:
        if steward.unsettled(room.match, room.chairs):
            seat = None
        else:
            seat = seat_to_answer_for(room)
            if seat is None:
                return False
            asked_at = room.match.shown[seat].asked_at
            task = thought(room, seat)
    if seat is None:
        await hall.happen(room, list)
        return True
    person = room.chairs[seat].is_person()
    if person:
        await asyncio.sleep(CHANCE.uniform(*hall.settings.forced_pause))
        text = ""
    else:
        _, text = await asyncio.gather(asyncio.sleep(hall.settings.bot_pause), chosen(hall, task))
    await hall.happen(room, lambda: answered(room, seat, asked_at, text, person))
    return True


def seat_to_answer_for(room: Room) -> Seat | None:
    """A bot that is asked, or a person whose only answer the table may give."""
    match, chairs = room.match, room.chairs
    waiting = match.journal.state.waiting()
    if steward.persons(chairs) or room.readers:  # bots among themselves play only while somebody looks on
        for seat in waiting:
            if not chairs[seat].is_person():
                return seat
    for seat in waiting:
        if chairs[seat].is_person() and chairs[seat].forced and len(match.journal.state.options(seat)) == 1:
            return seat
    return None


def thought(room: Room, seat: Seat) -> Json:
    """The task of a bot: the game as data, its seat, its name, and luck of its own."""
    match = room.match
    seed = [secrets.randbits(60), secrets.randbits(60)]
    if match.seed is not None:
        seed = [match.seed, len(match.journal.entries) + 1_000_000]
    return {
        "do": "think",
        "game": match.game.name,
        "state": json.dumps(match.journal.state.to_json()),
        "seat": seat,
        "bot": room.chairs[seat].level,
        "seed": seed,
    }


async def chosen(hall: "Hall", task: Json) -> str:
    """The bot's answer, or nothing if it failed."""
    try:
        return str(json.loads(await hall.thinkers.do(task))["action"])
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
    return [match.answer(seat, action)]
