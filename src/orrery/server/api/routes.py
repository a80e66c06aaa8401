"""The addresses of the interface: each finds its table and its reader, and leaves the rest to others."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated, TypeVar

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from orrery.core import Seat
from orrery.draw import THEMES, stylesheet
from orrery.server import messages
from orrery.server.api import catalogue
from orrery.server.api.addresses import LOCAL_ADDRESSES
from orrery.server.api.compression import compressed
from orrery.server.api.live import live
from orrery.server.api.pages import FOR_EVER
from orrery.server.api.readers import Reader, Readers, TableName, reader_of
from orrery.server.picture_messages import WholePicture
from orrery.server.problems import STATUS, Problem
from orrery.server.table_state import TableState
from orrery.server.tables import commands, creation, replays
from orrery.server.tables.frames import state_shown
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from orrery.server.tables.seating import digest
from orrery.server.workers.pictures import picture_task
from orrery.server.workers.pool import TaskFailed

REFUSALS = {status: ResponseSpec(messages.Refused, generate_examples=False) for status in sorted(set(STATUS.values()))}
Wanted = TypeVar("Wanted", bound=messages.Body)
ART_AT_ONCE = 40  # generated pictures in one document; as many as a page asks for
Acted = TableState | messages.Done


async def shown(registry: TableRegistry, room: Room, seat: Seat, lang: str, seq: int | None = None) -> TableState:
    """The state for a reader, with the lines that came after a seq."""
    async with registry.using(room) as match:
        log_from = 0 if seq is None else match.shown[seat].after(seq)
        return state_shown(TableState, room, seat, lang, log_from)


async def acted(
    table: str,
    data: Wanted,
    reader: Reader,
    act: Callable[[TableRegistry, Room, Seat, Wanted], Awaitable[None]],
    seq: int | None = None,
) -> Acted:
    """A command of a seat and the state after it; under `Prefer: return=minimal` only that it is done."""
    room, seat = await reader.sit(table)
    reader.services.answers.take(f"{table} {seat}")
    await act(reader.services.registry, room, seat, data)
    if reader.terse:
        return messages.Done(room.match.shown[seat].seq)
    return await shown(reader.services.registry, room, seat, reader.lang, seq)


@get("/games", responses=REFUSALS)
async def list_games(reader: Readers) -> messages.Games:
    reader.services.registry.warm_up()
    return catalogue.offered()


@get("/games/{game:str}/rules", responses=REFUSALS)
async def list_rules(game: FromPath[str], reader: Readers) -> messages.Rules:
    return messages.Rules(catalogue.rules_of(game, reader.lang))


@get("/games/{game:str}/rules/{rule:str}", responses=REFUSALS)
async def tell_rule(game: FromPath[str], rule: FromPath[str], reader: Readers) -> messages.Rule:
    return catalogue.rule_of(game, rule, reader.lang)


@get("/style.css", responses=REFUSALS, media_type="text/css")
async def style(request: Request[object, object, AppState]) -> Response[bytes]:
    return compressed(request, stylesheet().encode(), "text/css", {"cache-control": "no-cache"})


@get("/art", responses=REFUSALS, media_type="image/svg+xml")
async def art(
    of: Annotated[str, QueryParameter(max_length=4000)], request: Request[object, object, AppState], reader: Readers
) -> Response[bytes]:
    """Generated pictures by their names, as the symbols of one document: the same name is the same picture for ever."""
    names = list(dict.fromkeys(of.split(",")))
    if len(names) > ART_AT_ONCE:
        raise Problem("bad-request", fields={"detail": f"of: {ART_AT_ONCE}"})
    drawn = await reader.services.registry.pictures.art(names, reader.address)
    if drawn.unknown is not None:
        raise Problem("not-found", "no-art", {"name": drawn.unknown})
    return await asyncio.to_thread(compressed, request, drawn.svg.encode(), "image/svg+xml", {"cache-control": FOR_EVER})


@post("/tables", responses=REFUSALS, request_max_body_size=200_000)
async def make_table(data: JSONBody[messages.NewTable], reader: Readers) -> messages.TableMade:
    if reader.address not in LOCAL_ADDRESSES:
        reader.services.creations.take(reader.address, "tables-many")
    made = await creation.make_table(reader.services.registry, data)
    for each in made.seats:
        reader.services.tokens.was_right(digest(each.token))  # others' wrong guesses must not lock out the new seat
    return made


@get("/tables/{table:str}", responses=REFUSALS)
async def show_table(
    table: TableName,
    reader: Readers,
    seq: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> TableState:
    room, seat = await reader.enter(table)
    return await shown(reader.services.registry, room, seat, reader.lang, seq)


@post("/tables/{table:str}/actions", responses=REFUSALS, status_code=HTTP_200_OK)
async def answer(table: TableName, data: JSONBody[messages.Answer], reader: Readers) -> Acted:
    return await acted(table, data, reader, partial(commands.answer, lang=reader.lang), data.seq)


@post("/tables/{table:str}/undo", responses=REFUSALS, status_code=HTTP_200_OK)
async def undo(table: TableName, data: JSONBody[messages.Undo], reader: Readers) -> Acted:
    reader.services.tokens.check_list(reader.address, [digest(token) for token in data.tokens])

    async def act(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Undo) -> None:
        with counted(reader):
            await commands.undo(registry, room, seat, wanted)

    return await acted(table, data, reader, act, data.seq)


@post("/tables/{table:str}/consent", responses=REFUSALS, status_code=HTTP_200_OK)
async def consent(table: TableName, data: JSONBody[messages.Consent], reader: Readers) -> Acted:
    return await acted(table, data, reader, commands.consent)


@post("/tables/{table:str}/standing", responses=REFUSALS, status_code=HTTP_200_OK)
async def stand(table: TableName, data: JSONBody[messages.StandingOrder], reader: Readers) -> Acted:
    return await acted(table, data, reader, commands.stand)


@post("/tables/{table:str}/forced", responses=REFUSALS, status_code=HTTP_200_OK)
async def force(table: TableName, data: JSONBody[messages.Forced], reader: Readers) -> Acted:
    return await acted(table, data, reader, commands.force)


@post("/tables/{table:str}/name", responses=REFUSALS, status_code=HTTP_200_OK)
async def rename(table: TableName, data: JSONBody[messages.Name], reader: Readers) -> Acted:
    return await acted(table, data, reader, commands.rename)


@post("/tables/{table:str}/leave", responses=REFUSALS, status_code=HTTP_200_OK)
async def leave(table: TableName, data: JSONBody[messages.Leave], reader: Readers) -> Acted:
    return await acted(table, data, reader, commands.leave)


@post("/tables/{table:str}/return", responses=REFUSALS, status_code=HTTP_200_OK)
async def come_back(table: TableName, data: JSONBody[messages.Nothing], reader: Readers) -> Acted:
    return await acted(table, data, reader, commands.come_back)


@post("/tables/{table:str}/claim", responses=REFUSALS, status_code=HTTP_200_OK)
async def claim(table: TableName, data: JSONBody[messages.Claim], reader: Readers) -> messages.SeatOpened:
    """Sent again after it succeeded, it is authorised by the new token instead of the old one."""
    services, own = reader.services, digest(data.new)
    try:
        room, seat = await reader.sit(table)
    except Problem as problem:  # a guess, which has been counted, or the same request again
        if problem.error != "not-found":
            raise
        room = await services.registry.room(table)
        seat = room.seat_of_digest(own)
    else:
        with counted(reader):
            await commands.claim(services.registry, room, seat, data)
    services.tokens.was_right(own)
    return messages.SeatOpened(seat, data.new, creation.link_to(table, data.new))


@contextmanager
def counted(reader: Reader) -> Iterator[None]:
    """A refusal that tells something about a token of the body counts as a guess of it."""
    try:
        yield
    except Problem as problem:
        if problem.say in ("token-of-another-seat", "no-table"):
            reader.services.tokens.was_wrong(reader.address)
        raise


@post("/tables/{table:str}/invite", responses=REFUSALS, status_code=HTTP_200_OK)
async def invite(table: TableName, data: JSONBody[messages.Invite], reader: Readers) -> messages.SeatOpened:
    room, seat = await reader.sit(table)
    token = await commands.invite(reader.services.registry, room, seat, data)
    reader.services.tokens.was_right(digest(token))
    return messages.SeatOpened(data.seat, token, creation.link_to(table, token))


@post("/tables/{table:str}/chat", responses=REFUSALS, status_code=HTTP_200_OK)
async def chat(table: TableName, data: JSONBody[messages.Say], reader: Readers) -> messages.Said:
    room, seat = await reader.sit(table)
    reader.services.chats.take(f"{table} {seat}")
    await commands.say(reader.services.registry, room, seat, data)
    return messages.Said(True)


@post("/tables/{table:str}/rematch", responses=REFUSALS, status_code=HTTP_200_OK)
async def rematch(table: TableName, data: JSONBody[messages.Nothing], reader: Readers) -> messages.NextTable:  # noqa: ARG001
    room, _ = await reader.sit(table)
    following = await creation.rematch(reader.services.registry, room)
    return messages.NextTable(following.table, creation.link_to(following.table, reader.token))


@post("/mine", responses=REFUSALS, status_code=HTTP_200_OK)
async def mine(data: JSONBody[messages.Mine], reader: Readers) -> messages.MyTables:
    gate, kept = reader.services.tokens, {digest(token) for token in data.tokens}
    gate.check_list(reader.address, kept)
    found = await catalogue.tables_of(reader.services.registry.store, data.tokens, reader.lang)
    right = {digest(data.tokens[each.place]) for each in found.tables}
    for each in right:
        gate.was_right(each)
    gate.were_useless(reader.address, kept - right)
    return found


@get("/tables/{table:str}/why", responses=REFUSALS)
async def why(
    table: TableName,
    reader: Readers,
    action: Annotated[str, QueryParameter(min_length=1, max_length=200)],
) -> messages.Why:
    room, seat = await reader.sit(table)
    async with reader.services.registry.using(room):
        return commands.why(room.match, seat, " ".join(action.split()), reader.lang)


@get("/tables/{table:str}/scene.svg", responses=REFUSALS, media_type="image/svg+xml")
async def scene(
    table: TableName,
    reader: Readers,
    theme: Annotated[str, QueryParameter(max_length=20)] = "",
) -> Response[str]:
    room, seat = await reader.enter(table)
    if theme and theme not in THEMES:
        raise Problem("bad-request", fields={"detail": f"theme: {', '.join(THEMES)}"})
    async with reader.services.registry.using(room):
        match = room.match
        view, decision = match.journal.state.observe(seat), match.question(seat) if seat >= 0 else None
    people = room.names()
    task = picture_task(WholePicture, match.game, seat, view, decision, reader.lang, theme, people)
    drawn = await reader.services.registry.pictures.drawn(WholePicture, task)
    return Response(drawn.svg, media_type="image/svg+xml")


@get("/tables/{table:str}/record", responses=REFUSALS, media_type="text/plain")
async def record(table: TableName, reader: Readers) -> Response[str]:
    room, seat = await reader.enter(table)
    async with reader.services.registry.using(room):
        text = replays.record_of(room, seat)
    disposition = f'attachment; filename="{room.match.game.name}-{room.id}.orr"'
    return Response(text, media_type="text/plain", headers={"content-disposition": disposition})


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def replay(table: TableName, reader: Readers) -> messages.Replay:
    room, seat = await reader.enter(table)
    async with reader.services.registry.using(room):
        return replays.replay_of(room, seat, reader.lang)


@get("/tables/{table:str}/replay/{line:int}", responses=REFUSALS)
async def replay_position(
    table: TableName,
    line: FromPath[int],
    reader: Readers,
    seen_as: Annotated[str, QueryParameter(name="as", max_length=8)] = "",
    ground: FromQuery[bool] = True,
) -> messages.Position:
    room, seat = await reader.enter(table)
    try:
        return await replays.position(reader.services.registry, room, seat, line, seen_as, reader.lang, ground)
    except TaskFailed:
        raise Problem("no-picture") from None


def api() -> Router:
    return Router(
        "/api",
        route_handlers=[
            list_games,
            list_rules,
            tell_rule,
            style,
            art,
            make_table,
            show_table,
            answer,
            undo,
            consent,
            stand,
            force,
            rename,
            leave,
            come_back,
            claim,
            invite,
            chat,
            rematch,
            mine,
            why,
            scene,
            record,
            replay,
            replay_position,
            live,
        ],
        dependencies={"reader": Provide(reader_of, sync_to_thread=False)},
    )
