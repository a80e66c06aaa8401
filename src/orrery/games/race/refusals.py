"""Why something cannot be done now, row by row of the table of illegal actions. [RG-13]"""

from orrery.core.table import Action
from orrery.core.values import Seat
from orrery.games.race.state import Race


def reason(state: Race, ask: str, asked: Seat, seat: Seat, action: Action) -> str:
    """The key of the sentence that tells a seat why this action is not open to it. `asked` is the seat asked, if one is."""
    return "not-asked" if asked == seat else "not-yours"
