"""Why something cannot be done now, row by row of the table of illegal actions. [IN-8]"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat

if TYPE_CHECKING:
    from orrery.games.invaders.state import Invaders


def reason(state: "Invaders", ask: str, asked: i64, seat: Seat, action: Action) -> str:
    """The key of the sentence that tells a seat why this action is not open to it."""
    return "not-yours" if seat != asked else "not-asked"
