"""Frozen objects are not leaked: cycles left behind by connections are found by a full collection."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from orrery.server import gc_tuning


class Ring:
    """Refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def frozen() -> Iterator[None]:
    before = gc.get_threshold()
    gc_tuning.freeze_survivors()
    yield
    gc.set_threshold(*before)
    gc.callbacks.remove(gc_tuning.after_collection)
    gc.unfreeze()


def test_a_full_collection_skips_what_survived_the_one_before() -> None:
    ring = Ring()
    gc.collect()  # it survives this one
    seen = weakref.ref(ring)
    del ring
    gc.collect()
    assert seen() is not None
    gc_tuning.collect_everything()
    assert seen() is None


def test_a_collection_sees_what_was_made_since() -> None:
    ring = Ring()
    seen = weakref.ref(ring)
    del ring
    gc.collect()
    assert seen() is None
