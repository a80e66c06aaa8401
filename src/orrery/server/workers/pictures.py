"""Pictures of what a seat sees, drawn in another process and kept a while: equal views have one picture."""

import asyncio
from collections import OrderedDict
from typing import Any, Final, TypeVar

import msgspec

from orrery.core import GALLERY, Decision, Game, Journal, Json, Seat
from orrery.server.picture_messages import ArtDrawn, Ground, Picture, WholePicture
from orrery.server.workers.pool import WorkerPool

KEPT = 400  # pictures
ART_COST: Final = 0.2  # seconds: a document of art takes as long, and no picture of a table waits for one that waits
Drawn = TypeVar("Drawn", Picture, Ground, WholePicture)
# What a process is asked for, by the shape of its reply: `draw` what changes, `ground` what stays, `whole` a file.
ASKED_FOR: Final[dict[type, str]] = {Picture: "draw", Ground: "ground", WholePicture: "whole"}


class Pictures:
    """Drawings by what they show; several readers of one view wait for one drawing."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.kept: OrderedDict[bytes, asyncio.Task[Any]] = OrderedDict()

    async def drawn(self, kind: type[Drawn], task: bytes) -> Drawn:
        """A drawing, for a task as `picture_task` writes it."""
        return await self.kept_or_new(kind, task, task)

    async def ground(self, journal: Journal, seat: Seat, view: Json, lang: str) -> Ground:
        """The ground is the same for a whole game: it is kept by what it depends on."""
        game = journal.game
        key = f"{game.name} {journal.seats} {journal.options.text()} {side_of(game, seat)} {lang}".encode()
        return await self.kept_or_new(Ground, key, picture_task(Ground, game, seat, view, None, lang))

    async def art(self, names: list[str], address: str) -> ArtDrawn:
        """Generated pictures by their names. Browsers keep them for ever, so that the server need not; addresses take turns."""
        task = msgspec.json.encode({"do": "art", "names": names})
        return msgspec.json.decode(await self.pool.do_line("art", task, ART_COST, address), type=ArtDrawn)

    async def kept_or_new(self, kind: type[Drawn], key: bytes, task: bytes) -> Drawn:
        drawing: asyncio.Task[Drawn] | None = self.kept.get(key)
        if drawing is None:
            drawing = asyncio.create_task(self.draw(kind, task))
            drawing.add_done_callback(lambda done: self.forget_failure(key, done))
            self.kept[key] = drawing
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(key)
        return await asyncio.shield(drawing)

    async def draw(self, kind: type[Drawn], task: bytes) -> Drawn:
        """The reply is parsed and checked once, whoever looks at it."""
        return msgspec.json.decode(await self.pool.do_line(ASKED_FOR[kind], task), type=kind)

    def forget_failure(self, key: bytes, done: asyncio.Task[Any]) -> None:
        if (done.cancelled() or done.exception() is not None) and self.kept.get(key) is done:
            del self.kept[key]


def picture_task(
    kind: type[Drawn],
    game: Game,
    seat: Seat,
    view: Json,
    decision: Decision | None,
    lang: str,
    theme: str = "",
    people: list[str] | None = None,
) -> bytes:
    """What a process must know for a drawing, as the line it reads; people by their names."""
    return msgspec.json.encode(
        {
            "do": ASKED_FOR[kind],
            "game": game.name,
            "data": game.data,
            "side": side_of(game, seat),
            "view": view,
            "decision": decision_data(decision),
            "lang": lang,
            "theme": theme,
            "people": people or [],
        }
    )


def side_of(game: Game, seat: Seat) -> Seat:
    """From where a picture is seen: a game that turns no board has one picture for equal views."""
    return GALLERY if type(game).scene_from is Game.scene_from else seat


def decision_data(decision: Decision | None) -> Json | None:
    """A decision as the drawing process reads it."""
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "camp": decision.camp,
        "ask": decision.ask,
        "about": decision.about,
        "rule": decision.rule,
        "options": [action.text for action in decision.options],
    }
