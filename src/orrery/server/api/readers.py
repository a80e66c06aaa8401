"""Who asks: the token of a request or a socket, its address, and the seat that it opens."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter

from orrery.core import GALLERY, Seat
from orrery.server import messages
from orrery.server.api.addresses import client_of
from orrery.server.api.middleware import preferred
from orrery.server.api.rate_limits import Limiter, TokenGate
from orrery.server.problems import Problem
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from orrery.server.tables.seating import digest

TableName = Annotated[str, PathParameter(max_length=32)]
LONGEST_TOKEN = 200


@dataclass
class Services:
    """What every address needs: the registry, and how often somebody may do things."""

    registry: TableRegistry
    answers: Limiter
    chats: Limiter
    tokens: TokenGate
    creations: Limiter
    sockets: Counter[str] = field(default_factory=Counter)  # by address


@dataclass
class Reader:
    """Who asks: with which token, from which address and in which language."""

    services: Services
    token: str
    address: str
    lang: messages.Lang
    terse: bool = False  # whether the state after a command need not be sent, because it comes on a socket

    async def enter(self, table: str) -> tuple[Room, Seat]:
        """A table and the reader's seat at it. Without a right, a table is as if it did not exist."""
        gate = self.services.tokens
        kept = digest(self.token) if self.token else ""
        gate.check(self.address, kept)
        try:
            room = await self.services.registry.room(table)
            seat = room.seat_of_digest(kept) if kept else GALLERY
        except Problem as problem:
            if self.token and problem.error == "not-found":
                gate.was_wrong(self.address)
            raise
        if kept:
            gate.was_right(kept)
        return room, seat

    async def sit(self, table: str) -> tuple[Room, Seat]:
        """The same for what only a seat may do."""
        room, seat = await self.enter(table)
        if seat == GALLERY:
            raise Problem("no-right", "watchers")
        return room, seat


def reader_of(request: Request[Any, Any, AppState], lang: FromQuery[messages.Lang | None] = None) -> Reader:
    services: Services = request.app.state.services
    language = lang or preferred(request.headers.get("accept-language", ""))
    terse = "return=minimal" in request.headers.get("prefer", "")
    return Reader(services, bearer(request.headers.get("authorization", "")), client_of(request.scope), language, terse)


def bearer(header: str) -> str:
    """The token of an Authorization header.

    >>> bearer("Bearer abc"), bearer("Basic abc")
    ('abc', '')
    """
    scheme, _, token = header.partition(" ")
    return token.strip()[:LONGEST_TOKEN] if scheme.lower() == "bearer" else ""


# The only dependency: several would be resolved in a group of tasks, which costs more than an answer.
Readers = NamedDependency[Reader]
