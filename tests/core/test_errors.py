"""Three kinds of wrong input, one base class to catch them."""

from orrery.core import NotationError, OrreryError, RecordError, Refusal


def test_every_error_of_input_has_one_base_class() -> None:
    assert all(issubclass(kind, OrreryError) for kind in (NotationError, Refusal, RecordError))
    assert not issubclass(OrreryError, (ValueError, AssertionError))
