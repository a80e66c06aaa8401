"""A process beside the server: it reads one JSON object a line, thinks or draws, and writes one JSON object a line."""

import asyncio
import os
import signal
import sys
import threading
import time
from functools import lru_cache
from typing import Any, Final

import msgspec

import orrery
from orrery.core import Decision, Game, Json, OrreryError, Scene, Words
from orrery.draw import defs_svg, ground_svg, panel_svg, pieces_svg, svg
from orrery.draw.art import names, symbol
from orrery.server.workers.kept_bots import KeptBots

KEPT = KeptBots()
TRIAL_MEMORY: Final = 2 << 30  # bytes of a process in which a table is tried


def think(task: Json) -> Json:
    """A bot's answer to what its seat is asked, and the processor's seconds that it took."""
    begin = time.process_time()
    reply = KEPT.answer(orrery.game(text_of(task, "game"), str(task.get("data", ""))), task)
    return {**reply, "seconds": time.process_time() - begin}


def draw(task: Json) -> Json:
    """The parts of a picture that change: pieces, panels, and which marks mean which action."""
    scene = scene_of(task)
    can = scene.pointers()
    return {
        "title": scene.title,
        "width": scene.width,
        "height": scene.height,
        "pieces": pieces_svg(scene),
        "panels": [
            {
                "id": panel.id,
                "title": panel.title,
                "seat": panel.seat,
                "side": panel.side,
                "part": panel.part,
                "weight": panel.weight,
                "head": panel.head,
                "needs": panel.needs(),
                "beside": panel.beside,
                "width": panel.width,
                "height": panel.height,
                "svg": panel_svg(panel, can),
            }
            for panel in scene.panels
        ],
        "actions": scene.actions,
        "ways": [way.to_json() for way in scene.ways],
        "camps": scene.camps,
        "art": names(scene),
    }


def ground(task: Json) -> Json:
    """The parts of a picture that stay: they depend on the game, its options and the language."""
    scene = scene_of(task)
    return {
        "width": scene.width,
        "height": scene.height,
        "theme": scene.theme,
        "defs": defs_svg(),
        "ground": ground_svg(scene),
    }


def whole(task: Json) -> Json:
    """The whole picture as one file."""
    return {"svg": svg(scene_of(task), text_of(task, "theme"))}


def art(task: Json) -> Json:
    """Generated pictures by their names, as the symbols of one document; or the name that is none."""
    wanted: Any = task["names"]
    try:
        symbols = [symbol(name) for name in wanted]
    except KeyError as problem:
        return {"unknown": str(problem.args[0])[:80]}
    return {"svg": f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{"".join(symbols)}</defs></svg>'}


def open_for_trial(task: Json) -> Json:
    """Open a stored table as the server would: how many answers it has, or what is wrong with the file of its owner's.

    The table's code is loaded for this alone: processes that draw and think need none of it.
    """
    from orrery.server.tables.reopening import Stored, tried

    limit_memory()
    try:
        return {"answers": asyncio.run(tried(msgspec.convert(task["stored"], Stored)))}
    except OrreryError as problem:
        return {"refused": str(problem)}


def limit_memory() -> None:
    """Cards that gather without end shall meet their end here, not that of the machine."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (TRIAL_MEMORY, most))


def scene_of(task: Json) -> Scene:
    game = orrery.game(text_of(task, "game"), str(task.get("data", "")))
    view: Any = task["view"]
    side: Any = task["side"]
    people: Any = task.get("people") or []
    words = words_of(game.name, text_of(task, "lang"), game.data).seating(people)
    return game.scene_from(side, view, decision_of(game, task["decision"]), words)


def decision_of(game: Game, data: Any) -> Decision | None:
    if data is None:
        return None
    options = [game.table.parse(text) for text in data["options"]]
    return Decision(data["seat"], data["camp"], data["ask"], data["about"], data["rule"], options)


@lru_cache(maxsize=64)
def words_of(game: str, lang: str, data: str) -> Words:
    return orrery.game(game, data).words.into(lang)


def text_of(task: Json, field: str) -> str:
    return str(task[field])


TASKS = {"think": think, "draw": draw, "ground": ground, "whole": whole, "art": art, "try": open_for_trial}


def outlive_nobody() -> None:
    """Die with the server, and take along whatever was forked: a server that was killed can tell nobody."""
    server = os.getppid()

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(0.5)
        os.killpg(0, signal.SIGKILL)

    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    """Work until nobody writes any more."""
    os.nice(10)  # answers come before thoughts and pictures
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop, by closing the pipe
    outlive_nobody()
    replies, sys.stdout = sys.stdout.buffer, sys.stderr  # no log line may stand among the replies
    for line in sys.stdin.buffer:
        task = msgspec.json.decode(line)
        try:
            reply = TASKS[task["do"]](task)
        except Exception as problem:  # one task that fails must not end the process
            reply = {"failed": type(problem).__name__}  # its words might tell what is hidden
        replies.write(msgspec.json.encode(reply) + b"\n")
        replies.flush()


if __name__ == "__main__":
    main()
