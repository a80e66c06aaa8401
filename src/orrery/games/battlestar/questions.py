"""Every question there is, to read them back from saved states."""

from typing import Any, Final

from orrery.core.agenda import Question
from orrery.core.registry import by_notation, notation
from orrery.core.values import ints
from orrery.games.battlestar.flying import BANISHING, CHALLENGING, JUMPING, MOVING, SPINNING, Duelling
from orrery.games.battlestar.turns import ARMING, COMMANDING, EVADING, TURNING_UP, VOLLEYS, FirstSpinning

MADE_ONCE: Final = by_notation(
    TURNING_UP, SPINNING, MOVING, JUMPING, CHALLENGING, BANISHING, COMMANDING, ARMING, VOLLEYS, EVADING
)


def read_question(row: list[Any]) -> Question[Any]:
    """The inverse of a question's `to_json`: most were made once and are found by what they are about."""
    if row[0] == FirstSpinning.ask:
        return FirstSpinning(ints(row[1]), ints(row[2]))
    if row[0] == Duelling.ask:
        return Duelling(row[1], row[2], row[3])
    return MADE_ONCE[notation(row)]
