"""For whoever looks after a server: whether it is well, and its figures."""

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState
from prometheus_client import CONTENT_TYPE_LATEST

from orrery.server.api.addresses import LOCAL_ADDRESSES, client_of
from orrery.server.api.readers import Services
from orrery.server.problems import Problem

PATIENCE = 2.0  # seconds for the database


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, AppState]) -> Response[bytes]:
    """200 while the database answers, 503 otherwise."""
    services: Services = request.app.state.services
    try:
        async with asyncio.timeout(PATIENCE):
            await services.registry.store.ping()
    except Exception:
        return Response(msgspec.json.encode({"status": "database"}), status_code=503, media_type=MediaType.JSON)
    return Response(msgspec.json.encode({"status": "ok"}), media_type=MediaType.JSON)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, AppState]) -> Response[bytes]:
    """Only for this machine: what comes through a proxy has the address of whoever asked."""
    if client_of(request.scope) not in LOCAL_ADDRESSES:
        raise Problem("not-found")
    services: Services = request.app.state.services
    registry = services.registry
    registry.metrics.tables.set(len(registry.rooms))
    registry.metrics.table_bytes.set(registry.memory.held())
    registry.metrics.pages.set(sum(len(room.readers) for room in registry.rooms.values()))
    registry.metrics.waiting.labels("think").set(len(registry.thinkers.waiting))
    registry.metrics.waiting.labels("draw").set(len(registry.drawers.waiting))
    return Response(registry.metrics.text(), media_type=CONTENT_TYPE_LATEST)
