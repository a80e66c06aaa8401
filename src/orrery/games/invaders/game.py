"""Invaders: Mankind holds out against the invasion plan, or the Invaders drain the last of it."""

from typing import Any, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import ActionTable
from orrery.core.encoding import Encoder
from orrery.core.errors import Refusal
from orrery.core.events import Effect, Event
from orrery.core.options import Options
from orrery.core.protocol import Decision, Game, State
from orrery.core.scene import Scene
from orrery.core.sealed import Seals, load_seals
from orrery.core.values import Json, Seat
from orrery.core.words import Words, read_words
from orrery.games.invaders.actions import Actions
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.decks import list_faults, read_decks
from orrery.games.invaders.cards.texts import effects, speak
from orrery.games.invaders.events import EVENTS
from orrery.games.invaders.judgement import judging
from orrery.games.invaders.judgement.estimate import estimate
from orrery.games.invaders.options import InvadersOptions
from orrery.games.invaders.rules import operations  # noqa: F401  # installs what carries effects out
from orrery.games.invaders.rules.doing import is_settled
from orrery.games.invaders.rules.match import INTERMISSION
from orrery.games.invaders.rules.reading import question
from orrery.games.invaders.rules.turning import PRINTED_SIZE, begin_game
from orrery.games.invaders.side import Side
from orrery.games.invaders.state import Invaders
from orrery.games.invaders.views import read_into

QUIET: Final = [  # what is asked, and what follows from the rest: sums, costs, what was used
    "agenda", "turns", "waiting", "seals", "phase", "used", "invaded", "hero_moved", "attacked", "toll", "spent",
    "powers", "zone_power", "attack", "defence", "shields", "dearer",
]  # fmt: skip


class InvadersGame(Game):
    """Mankind against the Invaders, alone or as a best of three. [IN-1]"""

    name: ClassVar[str] = "invaders"
    seats: ClassVar[range] = range(2, 3)
    version: ClassVar[int] = 2
    cover: ClassVar[str] = "vehicle invaders-box xeno saucer"
    longest: ClassVar[int] = 60_000  # the rules know no limit [IN-R54]
    events: ClassVar[list[Event]] = EVENTS.kinds
    quiet: ClassVar[list[str]] = QUIET

    def __init__(self, data: str) -> None:
        decks = read_decks(data) if data else None
        self.data: str = data
        self.box: Final[Box] = decks.box if decks else Box([])
        self.lists: Final = [decks.counts(side) if decks else self.box.printed(side) for side in range(2)]
        self.words: Words = read_words("orrery.games.invaders")
        self.printed: Options = InvadersOptions({}, bool(data))
        self.actions: Final = Actions(self.box)
        speak(self.words, self.box, self.actions)
        self.table: ActionTable = ActionTable("Invaders", self.actions.every())

    def fresh(self, options: InvadersOptions) -> Invaders:
        """A table with both decks on it, before the first Hero."""
        state = self.bare(options)
        state.set_up()
        return state

    def bare(self, options: InvadersOptions) -> Invaders:
        """A table on which nothing lies yet."""
        state = Invaders(self.box, self.actions, options)
        state.seals = Seals(2)
        state.score = vec[i64]([0, 0])
        state.finale = [INTERMISSION]
        for number, counts in enumerate(self.lists):
            state.sides.append(Side(self.box.first[number], vec[i64](counts)))
        return state

    def start(self, seats: int, options: Options) -> Invaders:
        """The first Hero is drawn and placed, then the hands are dealt. [IN-3]"""
        self.check_seats(seats)
        assert isinstance(options, InvadersOptions), "these options are of another game"
        for side, counts in enumerate(self.lists if self.data else []):
            for fault in list_faults(self.box, side, counts, options.free_copies):
                raise Refusal(fault)
        if options.handicap and (size := max(sum(counts) for counts in self.lists)) > PRINTED_SIZE:
            raise Refusal(f"a handicap is for decks of {PRINTED_SIZE} cards, not of {size}; leave out 'plot'")
        state = self.bare(options)
        state.game_data = self.data
        begin_game(state)
        state.run_automatic()
        return state

    def with_data(self, text: str) -> "InvadersGame":
        """The same game with the players' own decks, and perhaps with further cards. [IN-7.1]"""
        return InvadersGame(text.strip())

    def effects(self) -> list[Effect]:
        return effects(self.box, self.words)

    def load(self, data: Json) -> Invaders:
        options = self.options(cast(str, data["options"]))
        assert isinstance(options, InvadersOptions)
        state = self.fresh(options)
        read_into(state, data)
        state.seals = load_seals(data["seals"], self.table)
        state.game_data = self.data
        state.agenda = [question(cast(list[Any], row)) for row in cast(list[object], data["agenda"])]
        for strategy in self.box.strategies:
            if state.awake[strategy.number] and is_settled(state, strategy.number):
                state.charge_more(self.box.lasting_taxes[strategy.number], 1)
        return state

    def judge(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Invaders)
        return judging.judge(state, seat)

    def estimate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Invaders)
        return estimate(state, seat)

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        from orrery.games.invaders.encoding import InvadersEncoder

        return InvadersEncoder(seats, self.printed, self.box, picks)

    def scene(self, view: Json, decision: Decision | None, words: Words) -> Scene:
        from orrery.games.invaders.scene.scene import scene

        return scene(view, decision, words, self.box)

    def label(self, view: Json, option: str, words: Words) -> str:
        from orrery.games.invaders.scene.scene import label

        return label(view, option, words, self.box)

    def scene_from(self, seat: Seat, view: Json, decision: Decision | None, words: Words) -> Scene:
        from orrery.games.invaders.scene.scene import scene

        return scene(view, decision, words, self.box, seat)


def make() -> Game:
    """The Invaders of the printed box."""
    return InvadersGame("")
