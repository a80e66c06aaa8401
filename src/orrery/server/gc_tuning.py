"""GC tuning: survivors are frozen, because a full collection over hundreds of tables would pause every one of them.

A full collection of 500 tables takes a third of a second. What an answer makes is freed without the collector, or stays as
part of a game; so whatever survives a collection is frozen and not looked at again. Closed connections may leave reference
cycles behind: after many of them everything is thawed and collected once.
"""

import gc
from typing import Any, Final

YOUNG: Final = 5_000  # objects made before the young ones are looked at, which takes some milliseconds
MANY: Final = 2_000  # connections that may end before everything is collected, whoever has to wait


def freeze_survivors() -> None:
    """From now on, a collection sees only what was made since the one before."""
    gc.callbacks.append(after_collection)
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    gc.collect()


def after_collection(phase: str, _: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()


def collect_everything() -> None:
    gc.unfreeze()
    gc.collect()
