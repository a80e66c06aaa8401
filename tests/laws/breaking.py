"""A check that a miniature, broken on purpose, breaks a law."""

from collections.abc import Callable

import pytest

from orrery.testing import LAWS, LawError, Trial, trials
from tests.core.miniatures import miniature


def broken(law: Callable[[Trial], None], name: str, because: str) -> None:
    """Some trial of the miniature, as it now is, breaks the law for that reason."""
    number = LAWS.index(law) + 1
    with pytest.raises(LawError, match=f"law {number} does not hold: .*{because}"):
        for trial in trials(miniature(name), combinations=8):
            law(trial)
