"""Terra Galactix, La Guerre des Envahisseurs: two teams race to land their squadrons, and fire at each other."""

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
from orrery.games.terra_galactix.box.luck import TRAVELLING
from orrery.games.terra_galactix.box.words import read_box_words
from orrery.games.terra_galactix.invaders_war import judgement
from orrery.games.terra_galactix.invaders_war.actions import ACTIONS
from orrery.games.terra_galactix.invaders_war.defending import STRUCK, Defending, Rescuing
from orrery.games.terra_galactix.invaders_war.encoding import InvadersWarEncoder
from orrery.games.terra_galactix.invaders_war.events import EVENTS
from orrery.games.terra_galactix.invaders_war.options import InvadersWarOptions, camps_of, seats_of
from orrery.games.terra_galactix.invaders_war.running import RunningWar
from orrery.games.terra_galactix.invaders_war.shooting import SHOOTING
from orrery.games.terra_galactix.invaders_war.state import InvadersWar
from orrery.games.terra_galactix.invaders_war.turn import (
    DRAWING_SEATS,
    FIRST_WAR_TURN,
    OPENING_FIRE,
    WAR_ACTING,
    WAR_ATTACKING,
    WAR_MOVING,
    choose_first,
)
from orrery.games.terra_galactix.invasion.fire import DODGING, HELPING, VOLLEY
from orrery.games.terra_galactix.invasion.sharing import Giving, read_gift
from orrery.games.terra_galactix.invasion.turn import NEXT_TURN, ROLLING

SHARED: dict[str, Question[Any]] = by_notation(
    [DRAWING_SEATS, WAR_ACTING, ROLLING, SHOOTING, OPENING_FIRE, VOLLEY, WAR_MOVING, WAR_ATTACKING, NEXT_TURN, FIRST_WAR_TURN],
    TRAVELLING,
    DODGING,
    HELPING,
    STRUCK,
)


class TerraGalactixInvadersWar(BoxGame):
    """Two teams of two, or two players with two camps each. [TG-7]"""

    name: ClassVar[str] = "terra-galactix-invaders-war"
    seats: ClassVar[range] = range(2, 5, 2)
    version: ClassVar[int] = 2
    longest: ClassVar[int] = 200_000  # [TG-R25]
    events: ClassVar[list[Event]] = EVENTS.kinds
    quiet: ClassVar[list[str]] = [*QUIET, "phase", "bound", "fate", "helped", "refused", "struck", "spent"]

    def __init__(self) -> None:
        self.words: Words = read_box_words("orrery.games.terra_galactix.invasion", "orrery.games.terra_galactix.invaders_war")
        self.printed: Options = InvadersWarOptions({})
        self.table: ActionTable = ActionTable("La Guerre des Envahisseurs", ACTIONS.everything())

    def start(self, seats: int, options: Options) -> RunningWar:
        """Who sits where is drawn and who begins is thrown for, unless the table has decided. [TG-7.1] [TG-7.2]"""
        self.check_seats(seats)
        assert isinstance(options, InvadersWarOptions), "these options are of another game"
        bases = options.layout(seats)
        camps = camps_of(bases or ("ABCD" if seats == 4 else "AB"))
        state = self.new_state(options, camps, seats_of(seats))
        state.set_up()
        if bases:
            choose_first(state)
        else:
            state.agenda.append(DRAWING_SEATS)
        state.run_automatic()
        return state

    def questions(self) -> dict[str, Question[Any]]:
        return SHARED

    def new_state(self, options: Options, camps: list[int], seats: list[int]) -> RunningWar:
        assert isinstance(options, InvadersWarOptions), "these options are of another game"
        state = RunningWar(options, ACTIONS, camps, seats)
        state.lay_out()
        return state

    def read_question(self, row: list[Any]) -> Question[Any]:
        if row[0] == Giving.ask:
            return read_gift(row)
        if row[0] == Defending.ask:
            return Defending(row[1], row[2], row[3], row[4])
        if row[0] == Rescuing.ask:
            return Rescuing(row[1], row[2], row[3], row[4])
        return super().read_question(row)

    def judge(self, state: State, seat: Seat) -> float:
        assert isinstance(state, InvadersWar)
        return judgement.judge(state, seat)

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        return InvadersWarEncoder(seats, self.printed, picks)


def make() -> Game:
    """The one Guerre des Envahisseurs of this program."""
    return TerraGalactixInvadersWar()
