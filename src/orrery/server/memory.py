"""The collector of cycles, kept from stopping all tables while it looks through everything that lives.

Python frees most things as soon as nobody refers to them. Rings of objects that refer to each other are found by looking
through all there is; with hundreds of tables that takes a third of a second, in which nobody is answered. So whatever has
survived one such look is set aside. Connections that have ended may be such rings: when many have, all is looked through again.
"""

import gc
from typing import Any, Final

MANY: Final = 2_000  # connections that may end before everything is looked through again, whoever is held up


def set_survivors_aside() -> None:
    """From now on, each full look sees only what came since the one before."""
    gc.callbacks.append(after)
    gc.collect()


def after(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()


def look_through_everything() -> None:
    gc.unfreeze()
    gc.collect()
