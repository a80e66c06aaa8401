"""The addresses of the interface: each finds its table and its reader, and leaves the rest to others."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, Router, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from orrery.core import Seat
from orrery.draw import THEMES, stylesheet
from orrery.server import messages
from orrery.server.api import catalogue
from orrery.server.api.live import Page, attend
from orrery.server.api.middleware import preferred
from orrery.server.api.rate_limits import Limiter
from orrery.server.problems import STATUS, Problem
from orrery.server.tables import commands, creation, replays
from orrery.server.tables.frames import state_frame
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from orrery.server.workers.pool import TaskFailed

Lang = messages.Lang
TableName = Annotated[str, PathParameter(max_length=32)]
QueryToken = Annotated[str, QueryParameter(name="token", max_length=200)]
REFUSALS = {status: ResponseSpec(messages.Refused, generate_examples=False) for status in sorted(set(STATUS.values()))}
Asker = Request[Any, Any, AppState]
Wanted = TypeVar("Wanted", bound=messages.Seated)


@dataclass
class Services:
    """What every address needs: the registry, and how often a seat may do things."""

    registry: TableRegistry
    answers: Limiter
    chats: Limiter


@dataclass
class Reader:
    """Who asks: at which services, with which token in the header if there is one, and in which language."""

    services: Services
    bearer: str
    lang: str


def reader_of(request: Asker, lang: FromQuery[Lang | None] = None) -> Reader:
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else ""
    return Reader(request.app.state.services, token, lang or preferred(request.headers.get("accept-language", "")))


# The only dependency: several would be resolved in a group of tasks, which costs more than an answer.
Readers = NamedDependency[Reader]


async def shown(room: Room, seat: Seat, lang: str, seq: int | None = None) -> messages.TableState:
    """The state for a reader, with the lines that came after a seq."""
    async with room.lock:
        if room.closed:
            raise Problem("not-stored")
        log_from = 0 if seq is None else room.match.shown[seat].after(seq)
        return state_frame(room, seat, lang, log_from)  # type: ignore[return-value]  # the same fields as plain JSON: nothing is built twice


async def acted(
    table: str,
    data: Wanted,
    reader: Reader,
    act: Callable[[TableRegistry, Room, Seat, Wanted], Awaitable[None]],
    seq: int | None = None,
) -> messages.TableState:
    """Something that a seat does, and the state after it."""
    room = await reader.services.registry.room(table)
    seat = room.player(data.token or reader.bearer)
    reader.services.answers.take(f"{table} {seat}")
    await act(reader.services.registry, room, seat, data)
    return await shown(room, seat, reader.lang, seq)


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
async def style() -> Response[str]:
    return Response(stylesheet(), media_type="text/css", headers={"cache-control": "no-cache"})


@post("/tables", responses=REFUSALS, request_max_body_size=400_000)
async def make_table(data: JSONBody[messages.NewTable], reader: Readers) -> messages.TableMade:
    return await creation.make_table(reader.services.registry, data)


@get("/tables/{table:str}", responses=REFUSALS)
async def show_table(
    table: TableName,
    reader: Readers,
    token: QueryToken = "",
    seq: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> messages.TableState:
    room = await reader.services.registry.room(table)
    return await shown(room, room.seat_of(token or reader.bearer), reader.lang, seq)


@post("/tables/{table:str}/actions", responses=REFUSALS, status_code=HTTP_200_OK)
async def answer(table: TableName, data: JSONBody[messages.Answer], reader: Readers) -> messages.TableState:
    return await acted(table, data, reader, partial(commands.answer, lang=reader.lang), data.seq)


@post("/tables/{table:str}/undo", responses=REFUSALS, status_code=HTTP_200_OK)
async def undo(table: TableName, data: JSONBody[messages.Undo], reader: Readers) -> messages.TableState:
    return await acted(table, data, reader, commands.undo, data.seq)


@post("/tables/{table:str}/consent", responses=REFUSALS, status_code=HTTP_200_OK)
async def consent(table: TableName, data: JSONBody[messages.Consent], reader: Readers) -> messages.TableState:
    return await acted(table, data, reader, commands.consent)


@post("/tables/{table:str}/standing", responses=REFUSALS, status_code=HTTP_200_OK)
async def stand(table: TableName, data: JSONBody[messages.StandingOrder], reader: Readers) -> messages.TableState:
    return await acted(table, data, reader, commands.stand)


@post("/tables/{table:str}/forced", responses=REFUSALS, status_code=HTTP_200_OK)
async def force(table: TableName, data: JSONBody[messages.Forced], reader: Readers) -> messages.TableState:
    return await acted(table, data, reader, commands.force)


@post("/tables/{table:str}/name", responses=REFUSALS, status_code=HTTP_200_OK)
async def rename(table: TableName, data: JSONBody[messages.Name], reader: Readers) -> messages.TableState:
    return await acted(table, data, reader, commands.rename)


@post("/tables/{table:str}/leave", responses=REFUSALS, status_code=HTTP_200_OK)
async def leave(table: TableName, data: JSONBody[messages.Leave], reader: Readers) -> messages.TableState:
    return await acted(table, data, reader, commands.leave)


@post("/tables/{table:str}/return", responses=REFUSALS, status_code=HTTP_200_OK)
async def come_back(table: TableName, data: JSONBody[messages.Seated], reader: Readers) -> messages.TableState:
    return await acted(table, data, reader, commands.come_back)


@post("/tables/{table:str}/chat", responses=REFUSALS, status_code=HTTP_200_OK)
async def chat(table: TableName, data: JSONBody[messages.Say], reader: Readers) -> messages.Said:
    room = await reader.services.registry.room(table)
    seat = room.player(data.token or reader.bearer)
    reader.services.chats.take(f"{table} {seat}")
    await commands.say(reader.services.registry, room, seat, data)
    return messages.Said(True)


@post("/tables/{table:str}/rematch", responses=REFUSALS, status_code=HTTP_200_OK)
async def rematch(table: TableName, data: JSONBody[messages.Seated], reader: Readers) -> messages.NextTable:
    room = await reader.services.registry.room(table)
    token = data.token or reader.bearer
    room.player(token)
    following = await creation.rematch(reader.services.registry, room)
    return messages.NextTable(following.table, creation.link_to(following.table, token))


@post("/mine", responses=REFUSALS, status_code=HTTP_200_OK)
async def mine(data: JSONBody[messages.Mine], reader: Readers) -> messages.MyTables:
    return await catalogue.tables_of(reader.services.registry.store, data.tokens, reader.lang)


@get("/tables/{table:str}/why", responses=REFUSALS)
async def why(
    table: TableName,
    reader: Readers,
    action: Annotated[str, QueryParameter(min_length=1, max_length=200)],
    token: QueryToken = "",
) -> messages.Why:
    room = await reader.services.registry.room(table)
    seat = room.player(token or reader.bearer)
    async with room.lock:
        return commands.why(room.match, seat, " ".join(action.split()), reader.lang)


@get("/tables/{table:str}/scene.svg", responses=REFUSALS, media_type="image/svg+xml")
async def scene(
    table: TableName,
    reader: Readers,
    token: QueryToken = "",
    theme: Annotated[str, QueryParameter(max_length=20)] = "",
) -> Response[str]:
    room = await reader.services.registry.room(table)
    seat = room.seat_of(token or reader.bearer)
    if theme and theme not in THEMES:
        raise Problem("bad-request", fields={"detail": f"theme: {', '.join(THEMES)}"})
    async with room.lock:
        match = room.match
        view, decision = match.journal.state.observe(seat), match.question(seat) if seat >= 0 else None
    people = room.names()
    drawn = await reader.services.registry.pictures.drawn("whole", match.game, seat, view, decision, reader.lang, theme, people)
    return Response(msgspec.json.decode(drawn)["svg"], media_type="image/svg+xml")


@get("/tables/{table:str}/record", responses=REFUSALS, media_type="text/plain")
async def record(table: TableName, reader: Readers, token: QueryToken = "") -> Response[str]:
    room = await reader.services.registry.room(table)
    seat = room.seat_of(token or reader.bearer)
    async with room.lock:
        text = replays.record_of(room, seat)
    disposition = f'attachment; filename="{room.match.game.name}-{room.id}.orr"'
    return Response(text, media_type="text/plain", headers={"content-disposition": disposition})


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def replay(table: TableName, reader: Readers, token: QueryToken = "") -> messages.Replay:
    room = await reader.services.registry.room(table)
    seat = room.seat_of(token or reader.bearer)
    async with room.lock:
        return replays.replay_of(room, seat, reader.lang)


@get("/tables/{table:str}/replay/{line:int}", responses=REFUSALS)
async def replay_position(
    table: TableName,
    line: FromPath[int],
    reader: Readers,
    token: QueryToken = "",
    seen_as: Annotated[str, QueryParameter(name="as", max_length=8)] = "",
    ground: FromQuery[bool] = True,
) -> messages.Position:
    room = await reader.services.registry.room(table)
    seat = room.seat_of(token or reader.bearer)
    try:
        return await replays.position(reader.services.registry, room, seat, line, seen_as, reader.lang, ground)
    except TaskFailed:
        raise Problem("failed", "no-picture") from None


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, AppState], table: TableName) -> None:
    """The token may stand in the address because addresses are not logged."""
    services: Services = socket.app.state.services
    query = socket.query_params
    await socket.accept()
    try:
        room = await services.registry.room(table)
        seat = room.seat_of(query.get("token", ""))
        refuse_crowds(services, room, seat)
    except Problem as problem:
        await socket.close(code=4000 + problem.status)
        return
    lang = query.get("lang") if query.get("lang") in ("fr", "en") else preferred(socket.headers.get("accept-language", ""))
    seq = query.get("seq", "")
    known = int(seq) if seq.isascii() and seq.isdigit() and len(seq) < 17 else 0
    page = Page(services.registry, room, socket, seat, lang or "fr", known)
    page.pictures = query.get("picture") != "0"
    await attend(services.registry, room, page)
    if room.closed:
        await socket.close(code=4503)


def refuse_crowds(services: Services, room: Room, seat: Seat) -> None:
    settings = services.registry.settings
    limit = settings.sockets_of_a_seat if seat >= 0 else settings.sockets_of_the_gallery
    if sum(1 for reader in room.readers if reader.seat == seat) >= limit:
        raise Problem("too-fast")


def api() -> Router:
    return Router(
        "/api",
        route_handlers=[
            list_games,
            list_rules,
            tell_rule,
            style,
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
