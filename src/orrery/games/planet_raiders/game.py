"""Planet Raiders: ride rockets, take a crew of aliens and enemies, and reach your ship first."""

from typing import Any, ClassVar, cast

from librt.vecs import append
from mypy_extensions import i64

from orrery.core.actions import ActionTable
from orrery.core.encoding import Encoder
from orrery.core.events import Event
from orrery.core.options import Options
from orrery.core.pictured import PicturedGame
from orrery.core.protocol import Game, State
from orrery.core.values import Json, Seat, ints, texts
from orrery.core.words import Words, read_words
from orrery.games.planet_raiders.actions import ALL, ROCKETS
from orrery.games.planet_raiders.board import (
    BITS,
    COLOURS,
    PAD_NUMBER,
    PLANETS,
    RAIDERS,
    SLOT_NUMBER,
    TEAM,
    camps_of,
)
from orrery.games.planet_raiders.encoding import RaidersEncoder
from orrery.games.planet_raiders.events import EVENTS, FATES
from orrery.games.planet_raiders.judgement.judging import judge
from orrery.games.planet_raiders.options import RaidersOptions
from orrery.games.planet_raiders.rules.flights import find_flights, find_moves
from orrery.games.planet_raiders.rules.moving import Flying, Moving
from orrery.games.planet_raiders.rules.turns import DRAWING, begin_turn, question
from orrery.games.planet_raiders.state import Raiders


class PlanetRaiders(PicturedGame):
    """Two to four players or teams, four planets, and a ship for each colour. [PR-2]"""

    name: ClassVar[str] = "planet-raiders"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 2
    longest: ClassVar[int] = 100_000
    long_turns: ClassVar[bool] = True
    judges_ends: ClassVar[bool] = True
    cover: ClassVar[str] = "planet raiders alien bands ring moon near rebel"
    pictures: ClassVar[str] = "orrery.games.planet_raiders.scene.scene"
    events: ClassVar[list[Event]] = EVENTS.kinds
    quiet: ClassVar[list[str]] = ["agenda", "turns", "active", "asked", "progress", "idle", "quiet", "history"]

    def __init__(self) -> None:
        self.words: Words = read_words("orrery.games.planet_raiders")
        self.printed: Options = RaidersOptions({})
        self.table: ActionTable = ActionTable("Planet Raiders", ALL)

    def start(self, seats: int, options: Options) -> Raiders:
        """Red begins, or whom Nature draws. [PR-6]"""
        self.check_seats(seats)
        assert isinstance(options, RaidersOptions), "these options are of another game"
        state = Raiders(options, camps_of(seats))
        state.set_up()
        if options.first_drawn:
            state.agenda.append(DRAWING)
        else:
            begin_turn(state, 0)
        state.run_automatic()
        return state

    def load(self, data: Json) -> Raiders:
        options = self.options(cast(str, data["options"]))
        assert isinstance(options, RaidersOptions)
        state = Raiders(options, [COLOURS.index(camp) for camp in texts(data["camps"])])
        state.empty()
        state.turn_count = cast(int, data["turns"])
        state.active = cast(int, data["active"])
        load_pieces(state, data)
        load_players(state, data)
        load_turn(state, data)
        for row in cast(list[list[Any]], data["agenda"]):
            state.agenda.append(question(row))
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, Moving):
            find_moves(state, top.seat)
        elif isinstance(top, Flying):
            find_flights(state, top.seat, top.detail)
        return state

    def judge(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Raiders)
        return judge(state, seat)

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        self.check_seats(seats)
        return RaidersEncoder(seats, self.printed, picks)


def load_pieces(state: Raiders, data: Json) -> None:
    """What stands and lies on the board."""
    for seat, pads in enumerate(cast(list[list[str]], data["raiders"])):
        for number, pad in enumerate(pads):
            if pad:
                state.put_raider(i64(state.camps[seat]) * TEAM + number, PAD_NUMBER[pad])
    for pad in texts(data["aliens"]):
        state.put_alien(PAD_NUMBER[pad])
    for slot, colour in cast(dict[str, str], data["rockets"]).items():
        state.lay(SLOT_NUMBER[slot], ROCKETS.index(colour))


def load_players(state: Raiders, data: Json) -> None:
    """What each player holds, and what has become of whom."""
    for seat, reserve in enumerate(cast(list[list[int]], data["reserves"])):
        state.reserve[seat * 2] = reserve[0]
        state.reserve[seat * 2 + 1] = reserve[1]
    for seat, planets in enumerate(cast(list[list[str]], data["crew_aliens"])):
        for planet in planets:
            state.recruit_alien(seat, PLANETS.index(planet))
    for seat, raiders in enumerate(cast(list[list[str]], data["crew_raiders"])):
        for raider in raiders:
            state.recruit_raider(seat, RAIDERS.index(raider))
    for seat, fate in enumerate(texts(data["fates"])):
        state.fates[seat] = FATES.index(fate)
    for seat, place in enumerate(ints(data["places"])):
        state.places[seat] = place
    state.ended = cast(str, data["ended"])


def load_turn(state: Raiders, data: Json) -> None:
    """How far the turn has come, and what is counted from turn to turn."""
    for raider in cast(str, data["locked"]).split():
        state.locked |= BITS[RAIDERS.index(raider) % 3]
    for colour, count in cast(dict[str, int], data["ridden"]).items():
        state.ridden[ROCKETS.index(colour)] = count
    state.won = cast(int, data["won"])
    state.asked = cast(bool, data["asked"])
    state.progress = cast(bool, data["progress"])
    state.idle = cast(int, data["idle"])
    state.quiet = cast(int, data["quiet"])
    for word in texts(data["history"]):
        state.history = append(state.history, int(word, 16))


def make() -> Game:
    """The one Planet Raiders of this program."""
    return PlanetRaiders()
