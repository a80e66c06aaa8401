"""Battlestar Galactica (1978): capture the derelict raider and bring it home first."""

from typing import Any, ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import ActionTable
from orrery.core.encoding import Encoder
from orrery.core.events import Event
from orrery.core.options import Options
from orrery.core.pictured import PicturedGame
from orrery.core.pool import Pool
from orrery.core.protocol import Game, State
from orrery.core.values import Json, Seat, ints, texts
from orrery.core.words import Words, read_words
from orrery.games.battlestar import judgement
from orrery.games.battlestar.actions import ALL, KINDS
from orrery.games.battlestar.board import COLOURS, NOWHERE, NUMBER_OF
from orrery.games.battlestar.encoding import BattlestarEncoder
from orrery.games.battlestar.events import EVENTS
from orrery.games.battlestar.options import BattlestarOptions
from orrery.games.battlestar.questions import read_question
from orrery.games.battlestar.state import Battlestar, camps_of
from orrery.games.battlestar.turns import TURNING_UP, FirstSpinning


class BattlestarGalactica(PicturedGame):
    """Two to four pilots, a dial, and one wreck. [BG-2]"""

    name: ClassVar[str] = "battlestar-galactica-1978"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 2
    cover: ClassVar[str] = "fleet battlestar crimson war"
    pictures: ClassVar[str] = "orrery.games.battlestar.scene.scene"
    longest: ClassVar[int] = 200_000  # [BG-R42]
    events: ClassVar[list[Event]] = EVENTS.kinds
    quiet: ClassVar[list[str]] = ["agenda", "turns", "active"]  # the page always shows whose turn it is

    def __init__(self) -> None:
        self.words: Words = read_words("orrery.games.battlestar")
        self.printed: Options = BattlestarOptions({})
        self.table: ActionTable = ActionTable("Battlestar Galactica", ALL)

    def start(self, seats: int, options: Options) -> Battlestar:
        """Cards are turned up before every pilot, then all spin for the first turn. [BG-4]"""
        self.check_seats(seats)
        assert isinstance(options, BattlestarOptions), "these options are of another game"
        state = Battlestar(options, camps_of(seats, options.wishes))
        state.set_up()
        state.agenda.append(FirstSpinning(list(range(seats)), []))
        for seat in range(seats - 1, -1, -1):
            state.agenda.append(TURNING_UP.of(seat))
        state.run_automatic()
        return state

    def load(self, data: Json) -> Battlestar:
        options = self.options(cast(str, data["options"]))
        assert isinstance(options, BattlestarOptions)
        state = Battlestar(options, [COLOURS.index(camp) for camp in texts(data["camps"])])
        state.set_up()
        state.turn_count = cast(int, data["turns"])
        state.active = cast(int, data["active"])
        state.number = cast(int, data["number"])
        state.winner = cast(int, data["winner"])
        state.carrier = cast(int, data["carrier"])
        state.dial = cast(str, data["dial"])
        state.raider = NUMBER_OF[cast(str, data["raider"])] if data["raider"] else NOWHERE
        for seat, place in enumerate(texts(data["ships"])):
            state.ships[seat] = state.home(seat) if place == "home" else NUMBER_OF[place]
        for seat, count in enumerate(ints(data["evasions"])):
            state.evasions[seat] = count
        for seat, shown in enumerate(cast(list[object], data["shown"])):
            for card in texts(shown):
                state.shown[seat * 3 + KINDS.index(card)] += 1
        state.packs = [Pool(vec[i64](ints(counts))) for counts in cast(list[object], data["packs"])]
        state.agenda = [read_question(cast(list[Any], row)) for row in cast(list[object], data["agenda"])]
        if state.agenda and state.agenda[-1].ask == "move":
            state.find_moves(state.agenda[-1].turn(state))
        return state

    def judge(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Battlestar)
        return judgement.judge(state, seat)

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        self.check_seats(seats)
        return BattlestarEncoder(seats, self.printed, picks)


def make() -> Game:
    """The one Battlestar Galactica of this program."""
    return BattlestarGalactica()
