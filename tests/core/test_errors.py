"""Three ways to be wrong, one way to catch them."""

from orrery.core import NotationError, OrreryError, RecordError, Refusal


def test_whatever_comes_from_outside_and_is_wrong_can_be_caught_as_one() -> None:
    assert all(issubclass(kind, OrreryError) for kind in (NotationError, Refusal, RecordError))
    assert not issubclass(OrreryError, (ValueError, AssertionError))
