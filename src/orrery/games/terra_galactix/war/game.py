"""Terra Galactix, La Guerre Galactique: fetch Galactix from the stars, and shoot those who do."""

from typing import Any, ClassVar

from orrery.core.actions import ActionTable
from orrery.core.agenda import Question
from orrery.core.encoding import Encoder
from orrery.core.events import Event
from orrery.core.options import Options
from orrery.core.protocol import Game, State
from orrery.core.registry import by_notation
from orrery.core.values import Seat
from orrery.core.words import Words
from orrery.games.terra_galactix.box.games import QUIET, BoxGame
from orrery.games.terra_galactix.box.luck import TRAVELLING, FirstRolling
from orrery.games.terra_galactix.box.words import read_box_words
from orrery.games.terra_galactix.war import judgement
from orrery.games.terra_galactix.war.actions import ACTIONS
from orrery.games.terra_galactix.war.attacking import DEFENDING
from orrery.games.terra_galactix.war.encoding import WarEncoder
from orrery.games.terra_galactix.war.ending import NEXT
from orrery.games.terra_galactix.war.events import EVENTS
from orrery.games.terra_galactix.war.flying import FLYING
from orrery.games.terra_galactix.war.galactix import COLLECTING, DISCOVERING
from orrery.games.terra_galactix.war.options import WarOptions
from orrery.games.terra_galactix.war.running import RunningWar
from orrery.games.terra_galactix.war.state import War
from orrery.games.terra_galactix.war.turn import ACTING, FIRST_TURN, NEXT_TURN, ROLLING

SHARED: dict[str, Question[Any]] = by_notation(
    [ACTING, ROLLING, FLYING, NEXT_TURN, FIRST_TURN, NEXT], TRAVELLING, DISCOVERING, COLLECTING, DEFENDING
)


class TerraGalactixWar(BoxGame):
    """Two to four players, each for himself or two against two. [TG-6]"""

    name: ClassVar[str] = "terra-galactix-war"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 2  # since 2 what an exhausted stock brings says nothing of a hold [TG-R74]
    longest: ClassVar[int] = 500_000  # of a whole tournament of players who do not look where they fly
    events: ClassVar[list[Event]] = EVENTS.kinds
    quiet: ClassVar[list[str]] = [*QUIET, "riding", "fired", "trail", "avoided", "game-turns", "first"]

    def __init__(self) -> None:
        self.words: Words = read_box_words("orrery.games.terra_galactix.war")
        self.printed: Options = WarOptions({})
        self.table: ActionTable = ActionTable("La Guerre Galactique", ACTIONS.everything())

    def start(self, seats: int, options: Options) -> RunningWar:
        """Who begins is thrown for, unless the table has decided; then the cards are dealt. [TG-4.1] [TG-6.1]"""
        self.check_seats(seats)
        assert isinstance(options, WarOptions), "these options are of another game"
        camps = options.camps(seats)
        state = self.new_state(options, camps, [place % seats for place in range(len(camps))])
        state.set_up()
        if options.first >= 0:
            state.begins(camps[options.first])
        else:
            state.agenda.append(FirstRolling(camps[:seats], [], 0))
        state.run_automatic()
        return state

    def questions(self) -> dict[str, Question[Any]]:
        return SHARED

    def new_state(self, options: Options, camps: list[int], seats: list[int]) -> RunningWar:
        assert isinstance(options, WarOptions), "these options are of another game"
        state = RunningWar(options, ACTIONS, camps, seats)
        state.lay_out()
        return state

    def judge(self, state: State, seat: Seat) -> float:
        assert isinstance(state, War)
        return judgement.judge(state, seat)

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        return WarEncoder(seats, self.printed, picks)


def make() -> Game:
    """The one La Guerre Galactique of this program."""
    return TerraGalactixWar()
