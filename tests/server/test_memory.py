"""What is set aside is not lost: rings that connections leave behind are found when everything is looked through."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from orrery.server import memory


class Ring:
    """Refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def set_aside() -> Iterator[None]:
    memory.set_survivors_aside()
    yield
    gc.callbacks.remove(memory.after)
    gc.unfreeze()


def test_a_full_look_does_not_see_what_survived_the_one_before() -> None:
    ring = Ring()
    gc.collect()  # it survives this one
    seen = weakref.ref(ring)
    del ring
    gc.collect()
    assert seen() is not None
    memory.look_through_everything()
    assert seen() is None


def test_what_came_since_is_still_seen() -> None:
    ring = Ring()
    seen = weakref.ref(ring)
    del ring
    gc.collect()
    assert seen() is None
