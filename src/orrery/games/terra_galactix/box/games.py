"""What the three games have in common as games: their picture, and states read back from what was saved."""

from typing import Any, ClassVar, cast

from orrery.core.agenda import Question
from orrery.core.options import Options
from orrery.core.pictured import PicturedGame
from orrery.core.registry import notation
from orrery.core.values import Json, ints, texts
from orrery.games.terra_galactix.box.board import BASES
from orrery.games.terra_galactix.box.luck import Dealing, Drawing, FirstRolling
from orrery.games.terra_galactix.box.state import BoxState

QUIET = ["agenda", "turns", "active", "acted", "pips", "moved"]  # whose turn it is is always shown; pips follow from the dice


class BoxGame(PicturedGame):
    """A game on the star map."""

    pictures: ClassVar[str] = "orrery.games.terra_galactix.box.scene.table"
    judges_teams: ClassVar[bool] = True
    cover: ClassVar[str] = "planet terra-galactix earth continents city near alien war"

    def questions(self) -> dict[str, Question[Any]]:
        """The questions that exist once, by their notation."""
        raise AssertionError("every game has questions of its own")

    def new_state(self, options: Options, camps: list[int], seats: list[int]) -> BoxState:
        """A state in which nothing has been set up yet."""
        raise AssertionError("every game has a state of its own")

    def read_question(self, row: list[Any]) -> Question[Any]:
        """The inverse of a question's `to_json`: throws and draws are made anew, all others are those that exist once."""
        if row[0] == FirstRolling.ask:
            return FirstRolling(ints(row[1]), ints(row[2]), row[3])
        if row[0] == Dealing.ask:
            return Dealing(row[1], row[2], row[3])
        if row[0] == Drawing.ask:
            return Drawing(row[1], row[2], row[3])
        return self.questions()[notation(row)]

    def load(self, data: Json) -> BoxState:
        camps = [BASES.index(camp) for camp in texts(data["camps"])]
        state = self.new_state(self.options(cast(str, data["options"])), camps, ints(data["seats"]))
        state.set_up()
        state.restore(data)
        state.agenda = [self.read_question(cast(list[Any], row)) for row in cast(list[object], data["agenda"])]
        state.found_again()
        return state
