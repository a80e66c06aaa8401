"""Pictures of what a seat sees, drawn in another process and kept a while: equal views have one picture."""

import asyncio
import json
from collections import OrderedDict

from orrery.core import GALLERY, Decision, Game, Journal, Json, Seat
from orrery.server.workers.pool import WorkerPool

KEPT = 400  # pictures


class Pictures:
    """Drawings by what they show; several readers of one view wait for one drawing."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.kept: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def drawn(
        self,
        what: str,
        game: Game,
        seat: Seat,
        view: Json,
        decision: Decision | None,
        lang: str,
        theme: str = "",
        people: list[str] | None = None,
    ) -> bytes:
        """A drawing, as a JSON object: `draw` what changes, `ground` what stays, `whole` as a file; people by their names."""
        text = json.dumps(view)
        task: Json = {
            "do": what,
            "game": game.name,
            "side": side_of(game, seat),
            "view": text,
            "decision": decision_data(decision),
            "lang": lang,
            "theme": theme,
            "people": list(people or []),
        }
        return await self.kept_or_new(json.dumps(task), task)

    async def ground(self, journal: Journal, seat: Seat, view: Json, lang: str) -> bytes:
        """The ground is the same for a whole game: it is kept by what it depends on."""
        game, side = journal.game, side_of(journal.game, seat)
        key = f"ground {game.name} {journal.seats} {journal.options.text()} {side} {lang}"
        task: Json = {"do": "ground", "game": game.name, "side": side, "view": json.dumps(view), "decision": None, "lang": lang}
        return await self.kept_or_new(key, task)

    async def kept_or_new(self, key: str, task: Json) -> bytes:
        drawing = self.kept.get(key)
        if drawing is None:
            drawing = asyncio.create_task(self.pool.do(task))
            drawing.add_done_callback(lambda done: self.forget_failure(key, done))
            self.kept[key] = drawing
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(key)
        return await asyncio.shield(drawing)

    def forget_failure(self, key: str, done: asyncio.Task[bytes]) -> None:
        if (done.cancelled() or done.exception() is not None) and self.kept.get(key) is done:
            del self.kept[key]


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
