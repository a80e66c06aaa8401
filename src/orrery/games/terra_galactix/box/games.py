"""What the three games have in common as games: their picture, and questions read back from saved states."""

from typing import Any, ClassVar

from orrery.core.agenda import Question
from orrery.core.pictured import PicturedGame
from orrery.core.registry import notation
from orrery.core.values import ints
from orrery.games.terra_galactix.box.luck import Dealing, Drawing, FirstRolling


class BoxGame(PicturedGame):
    """A game on the star map."""

    pictures: ClassVar[str] = "orrery.games.terra_galactix.box.scene.table"


def read_question(row: list[Any], shared: dict[str, Question[Any]]) -> Question[Any]:
    """The inverse of a question's `to_json`: throws and draws are made anew, all others are those that exist once."""
    if row[0] == FirstRolling.ask:
        return FirstRolling(ints(row[1]), ints(row[2]), row[3])
    if row[0] == Dealing.ask:
        return Dealing(row[1], row[2], row[3])
    if row[0] == Drawing.ask:
        return Drawing(row[1], row[2], row[3])
    return shared[notation(row)]
