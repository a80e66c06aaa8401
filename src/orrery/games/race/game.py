"""Race for the Galaxy with Xeno Invasion: build the best space empire, alone or against invaders."""

from typing import Any, ClassVar, Final, cast

from orrery.core.actions import ActionTable
from orrery.core.agenda import Question
from orrery.core.encoding import Encoder
from orrery.core.errors import Refusal
from orrery.core.events import Effect, Event
from orrery.core.options import Options
from orrery.core.pictured import PicturedGame
from orrery.core.protocol import Game, State
from orrery.core.registry import by_notation, notation
from orrery.core.sealed import load_seals
from orrery.core.values import Json, Seat
from orrery.core.words import Words, read_words
from orrery.games.race.actions import ALL
from orrery.games.race.encoding import RaceEncoder
from orrery.games.race.events import EVENTS, QUIET
from orrery.games.race.judgement import judge as judgement
from orrery.games.race.judgement.estimate import estimate
from orrery.games.race.options import RaceOptions
from orrery.games.race.rules.choosing import ASK_ACTIONS, CHOOSING_ACTIONS, END_OF_TURN
from orrery.games.race.rules.consuming import CONSUME_PHASE, CONSUME_TURNS, CONSUMING, TRADING
from orrery.games.race.rules.defending import DAMAGING, DEFENCE_TURNS, DEFENDING, DEFENDING_AT_WILL
from orrery.games.race.rules.developing import ASK_DEVELOPMENTS, CHOOSING_DEVELOPMENT, DEVELOP_PHASES, PLACING_DEVELOPMENT
from orrery.games.race.rules.effects import FLIPPING, NAMING, SELLING, SPENDING, TAKING_KINDS
from orrery.games.race.rules.exploring import (
    ASK_DISCARDS_TO_TEN,
    ASK_EXPLORE_DISCARDS,
    DISCARDS_TO_TEN,
    EXPLORE_DISCARDS,
    EXPLORE_PHASE,
)
from orrery.games.race.rules.goods import CHOOSING_WINDFALL
from orrery.games.race.rules.handling import DRAWING, LAYING, PAYING, TAKING
from orrery.games.race.rules.invading import AFTERMATH, INVADING, INVASION_STEP
from orrery.games.race.rules.producing import (
    END_OF_PRODUCTION,
    LAST_REPAIRS,
    MOST,
    PRODUCE_PHASE,
    PRODUCE_TURNS,
    PRODUCING,
)
from orrery.games.race.rules.repairing import ASK_WAR_EFFORT, CHOOSING_MEANS, REPAIRING, WAR_EFFORT
from orrery.games.race.rules.settling import (
    ARRIVING,
    ASK_WORLDS,
    CHOOSING_METHOD,
    CHOOSING_WORLD,
    CONQUERING,
    PUTTING_GOOD,
    SETTLE_PHASES,
)
from orrery.games.race.rules.starting import ASK_START, BEGINNING, DEALING_HAND, DEALING_START, SELECTING_START, deal
from orrery.games.race.state import Race
from orrery.games.race.texts import effects, speak
from orrery.games.race.views import read_into


class RaceForTheGalaxy(PicturedGame):
    """Two to five empires, normal and Invasion mode, and the expert game for two. [RG-4]"""

    name: ClassVar[str] = "race-xeno-invasion"
    seats: ClassVar[range] = range(2, 6)
    version: ClassVar[int] = 2
    cover: ClassVar[str] = "planet galaxy novelty lands city ring trade"
    pictures: ClassVar[str] = "orrery.games.race.scene.scene"
    longest: ClassVar[int] = 20_000  # a hundred turns of five, and more [RG-R38]
    events: ClassVar[list[Event]] = EVENTS.kinds
    quiet: ClassVar[list[str]] = QUIET

    def __init__(self) -> None:
        self.words: Words = read_words("orrery.games.race")
        speak(self.words)
        self.printed: Options = RaceOptions({})
        self.table: ActionTable = ActionTable("Race for the Galaxy", ALL)

    def start(self, seats: int, options: Options) -> Race:
        """Everything is set up, and Nature deals. [RG-5]"""
        self.check_seats(seats)
        assert isinstance(options, RaceOptions), "these options are of another game"
        if options.expert and seats != 2:
            raise Refusal(f"the expert game is for 2 seats, not {seats}; leave out 'expert' or sit down as two")
        state = Race(options, seats)
        state.set_up()
        deal(state)
        state.run_automatic()
        return state

    def effects(self) -> list[Effect]:
        return effects(self.words)

    def load(self, data: Json) -> Race:
        options = self.options(cast(str, data["options"]))
        assert isinstance(options, RaceOptions)
        state = Race(options, len(cast(list[object], data["empires"])))
        state.set_up()
        read_into(state, data)
        state.seals = load_seals(data["seals"], self.table)
        state.agenda = [QUESTIONS[notation(cast(list[object], row))] for row in cast(list[object], data["agenda"])]
        state.run_automatic()  # finds the options of the question that is being asked
        return state

    def judge(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Race)
        return judgement.judge(state, seat)

    def estimate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Race)
        return estimate(state, seat)

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        self.check_seats(seats)
        return RaceEncoder(seats, self.printed, ASKS, picks)


QUESTIONS: Final[dict[str, Question[Any]]] = {  # all questions there are: each was made once
    **by_notation(DEALING_START, DEALING_HAND, DRAWING, LAYING, PAYING, TAKING),
    **by_notation(DEVELOP_PHASES, ASK_DEVELOPMENTS, CHOOSING_DEVELOPMENT, PLACING_DEVELOPMENT),
    **by_notation(SETTLE_PHASES, ASK_WORLDS, CHOOSING_WORLD, CHOOSING_METHOD, CONQUERING, ARRIVING, PUTTING_GOOD),
    **by_notation(CONSUME_TURNS, TRADING, CONSUMING, SELLING, TAKING_KINDS, SPENDING, NAMING, FLIPPING),
    **by_notation(PRODUCE_TURNS, PRODUCING, CHOOSING_WINDFALL, CHOOSING_MEANS, REPAIRING, LAST_REPAIRS),
    **by_notation(DEFENCE_TURNS, DEFENDING, DEFENDING_AT_WILL, DAMAGING),
    **by_notation([ASK_START, SELECTING_START, BEGINNING, ASK_ACTIONS, CHOOSING_ACTIONS, END_OF_TURN]),
    **by_notation([EXPLORE_PHASE, ASK_EXPLORE_DISCARDS, EXPLORE_DISCARDS, ASK_DISCARDS_TO_TEN, DISCARDS_TO_TEN]),
    **by_notation(
        [CONSUME_PHASE, PRODUCE_PHASE, MOST, END_OF_PRODUCTION, ASK_WAR_EFFORT, WAR_EFFORT, INVASION_STEP, INVADING, AFTERMATH]
    ),
}
ASKS: Final = sorted({question.ask for question in QUESTIONS.values() if question.ask})


def make() -> Game:
    """The one Race for the Galaxy of this program."""
    return RaceForTheGalaxy()
