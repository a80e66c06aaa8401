"""Terra Galactix, L'Invasion: all players land their saucers together, or all are lost."""

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
from orrery.games.terra_galactix.box.luck import TRAVELLING, FirstRolling, Travelling
from orrery.games.terra_galactix.box.seating import camps_named
from orrery.games.terra_galactix.box.words import read_box_words
from orrery.games.terra_galactix.invasion import judgement
from orrery.games.terra_galactix.invasion.actions import ACTIONS
from orrery.games.terra_galactix.invasion.attacking import ATTACKING
from orrery.games.terra_galactix.invasion.encoding import InvasionEncoder
from orrery.games.terra_galactix.invasion.estimate import estimate
from orrery.games.terra_galactix.invasion.events import EVENTS
from orrery.games.terra_galactix.invasion.fire import DODGING, EXPOSURE, HELPING, VOLLEY
from orrery.games.terra_galactix.invasion.moving import MOVING
from orrery.games.terra_galactix.invasion.options import InvasionOptions
from orrery.games.terra_galactix.invasion.running import RunningInvasion
from orrery.games.terra_galactix.invasion.sharing import Giving, read_gift
from orrery.games.terra_galactix.invasion.state import Invasion
from orrery.games.terra_galactix.invasion.turn import ACTING, FIRST_TURN, NEXT_TURN, ROLLING

SHARED: dict[str, Question[Any]] = by_notation(
    [ACTING, ROLLING, VOLLEY, EXPOSURE, MOVING, ATTACKING, NEXT_TURN, FIRST_TURN], TRAVELLING, DODGING, HELPING
)


class TerraGalactixInvasion(BoxGame):
    """Two to four players against the Earth. [TG-5]"""

    name: ClassVar[str] = "terra-galactix-invasion"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 2  # since 2 no shield is taken through a black hole, whoever gave the cards [TG-R73]
    same_luck: ClassVar[bool] = True
    longest: ClassVar[int] = 200_000  # [TG-R25]
    events: ClassVar[list[Event]] = EVENTS.kinds
    quiet: ClassVar[list[str]] = [*QUIET, "phase", "shaken", "bound", "fate", "helped", "refused"]

    def __init__(self) -> None:
        self.words: Words = read_box_words("orrery.games.terra_galactix.invasion")
        self.printed: Options = InvasionOptions({})
        self.table: ActionTable = ActionTable("L'Invasion", ACTIONS.everything())

    def start(self, seats: int, options: Options) -> RunningInvasion:
        """Who begins is thrown for, unless the table has decided; then the cards are dealt. [TG-4.1] [TG-5.1]"""
        self.check_seats(seats)
        assert isinstance(options, InvasionOptions), "these options are of another game"
        camps = camps_named(options.layout(seats))
        state = self.new_state(options, camps, list(range(seats)))
        state.set_up()
        if options.first >= 0:
            state.begins(camps[options.first])
        else:
            state.agenda.append(FirstRolling(camps, [], 0))
        state.run_automatic()
        return state

    def questions(self) -> dict[str, Question[Any]]:
        return SHARED

    def new_state(self, options: Options, camps: list[int], seats: list[int]) -> RunningInvasion:
        assert isinstance(options, InvasionOptions), "these options are of another game"
        state = RunningInvasion(options, ACTIONS, camps, seats)
        state.lay_out()
        return state

    def read_question(self, row: list[Any]) -> Question[Any]:
        return read_gift(row) if row[0] == Giving.ask else super().read_question(row)

    def judge(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Invasion)
        return judgement.judge(state, seat)

    def estimate(self, state: State, seat: Seat) -> float:
        """Landing is weighed against waiting; what somebody is asked for, or where a trip may lead, only the judgement sees."""
        assert isinstance(state, Invasion)
        return judgement.judge(state, seat) if isinstance(state.asking(), Giving | Travelling) else estimate(state)

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        return InvasionEncoder(seats, self.printed, picks)


def make() -> Game:
    """The one L'Invasion of this program."""
    return TerraGalactixInvasion()
