"""What one reader is shown of a table: only what that seat may know, in the reader's language."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET

from orrery.catalog import game as game_named
from orrery.core import GALLERY, NATURE, OVER, Action, Decision, Json, Rng, Seat, Words
from orrery.core import State as GameState
from orrery.core.words import SEAT_MARKS
from orrery.server.table_state import (
    DecisionShown,
    LineShown,
    LuckShown,
    OptionShown,
    OutcomeShown,
    RequestShown,
    SeatShown,
    StandingShown,
    Status,
    TableState,
    UndoShown,
    UndoTogether,
)
from orrery.server.tables import undo_rules
from orrery.server.tables.match import Match, Told
from orrery.server.tables.seating import Chair, people

if TYPE_CHECKING:
    from orrery.server.tables.room import Room

State = TypeVar("State", bound=TableState)
LOOKED_AHEAD = 300  # options tried for whether they can be taken back; with more, none is marked


@lru_cache(maxsize=256)
def words_of(game: str, lang: str, data: str = "") -> Words:
    """The words of a game; one that is made with data of its owner's has names of its own."""
    return game_named(game, data).words.into(lang)


class TableShown:
    """What all readers of one language are shown alike; it is found once for each change."""

    def __init__(self, room: "Room", lang: str) -> None:
        match, state = room.match, room.match.journal.state
        self.names = room.names()
        self.words = words_of(match.game.name, lang, match.game.data).seating(self.names)
        self.marks = SEAT_MARKS[: len(self.names)]  # no more than there are seats: a place on a board may be called P8
        self.marked = self.words.seating(self.marks)
        self.fields: dict[str, Any] = {
            "table": room.id,
            "game": match.game.name,
            "title": self.words.say("title"),
            "options": match.journal.options.text(),
            "variants": self.words.variants(match.journal.options),
            "seeded": match.seeded,
            "practice": match.practice,
            "luck": luck_shown(match),
            "turns": state.turn_count,
            "seats": seats_shown(match, room.chairs),
            "outcome": outcome_shown(state, self.words),
            "rematch": room.rematch,
        }
        self.said: dict[tuple[Seat, str, bool], str] = {}  # lines that several readers hear alike

    def line(self, line: Told, marked: bool) -> LineShown:
        said = self.said.get((line.seat, line.text, marked))
        if said is None or line.said:
            return self.remembered(line, marked)
        return LineShown(line.seq, line.seat, line.text, said, line.turn)

    def remembered(self, line: Told, marked: bool) -> LineShown:
        """A line under the players' names, or with marks for whoever puts these in: a name may change."""
        names, words = (self.marks, self.marked) if marked else (self.names, self.words)
        shown = line_shown(line, names, words)
        if not line.said:
            self.said[line.seat, line.text, marked] = shown.text
        return shown


def state_shown(
    kind: type[State], room: "Room", listener: Seat, lang: str, log_from: int = 0, view: bool = True, marked: bool = False
) -> State:
    """The state of a table for a seat or the gallery, its log from a line on."""
    match = room.match
    shown = match.shown[listener]
    table = room.shown_to_all.get(lang)
    if table is None:
        table = room.shown_to_all[lang] = TableShown(room, lang)
    own = room.chairs[listener] if listener >= 0 else None
    orders = own.standing if own else []
    question = match.question(listener) if own else None
    seen: Json = match.journal.state.observe(listener) if view or question else {}
    return kind(
        **table.fields,
        seat=listener,
        seq=shown.seq,
        rolled=shown.rolled,
        view=seen if view else UNSET,
        decision=decision_shown(match, question, seen, table.words) if question else None,
        undo=undo_shown(room, listener),
        standing=[StandingShown(each.action, table.words.label(each.action), each.ask, each.until) for each in orders],
        forced=own.forced if own else False,
        log_from=log_from,
        log=[table.line(line, marked) for line in shown.lines[log_from:]],
    )


def luck_shown(match: Match) -> LuckShown:
    """What the table's luck is bound by; the key itself when the game is over."""
    if not match.committed:
        return LuckShown("", "")
    return LuckShown(match.commitment, match.luck.key if match.is_over() else "")


def seats_shown(match: Match, chairs: list[Chair]) -> list[SeatShown]:
    """What everybody may know of the seats."""
    state = match.journal.state
    rest: Status = "over" if state.turn() == OVER else "sealed" if state.secret() else "idle"
    asked: Status = "choosing" if state.secret() else "asked"
    shown: list[SeatShown] = []
    for chair in chairs:
        question = match.question(chair.seat)
        shown.append(
            SeatShown(
                seat=chair.seat,
                name=chair.name,
                kind=chair.kind,
                level=chair.level,
                team=state.teams[chair.seat],
                status=asked if question else rest,
                ask=question.ask if question else "",
                present=chair.kind == "bot" or chair.pages > 0,
                left=chair.left,
                claimed=chair.claimed,
            )
        )
    return shown


def decision_shown(match: Match, decision: Decision, view: Json, words: Words) -> DecisionShown:
    final = final_actions(match.journal.state, decision)
    options = [
        OptionShown(action.text, match.game.label(view, action.text, words), True if action in final else UNSET)
        for action in decision.options
    ]
    return DecisionShown(decision.ask, decision.rule, decision.camp, words.prompt(decision.ask, decision.about), options)


def final_actions(state: GameState, decision: Decision) -> set[Action]:
    """The answers that could not be taken back, found in an imagined world: the true one might tell secrets."""
    if len(decision.options) > LOOKED_AHEAD:
        return set()
    world = state.imagine(decision.seat, Rng(0))
    final: set[Action] = set()
    for action in decision.options:
        next_world = world.clone()
        next_world.apply(decision.seat, action)
        if next_world.turn() in (NATURE, OVER) or next_world.turn_count != world.turn_count:
            final.add(action)
    return final


def line_shown(line: Told, names: list[str], words: Words) -> LineShown:
    """A line in the reader's words; what older rules told is told as it was."""
    said = line.said[words.lang] if line.said else words.line(line.seat, line.text, names)
    return LineShown(line.seq, line.seat, line.text, said, line.turn)


def outcome_shown(state: GameState, words: Words) -> OutcomeShown | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    winners = [words.person(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1]
    told = [words.score(score) for score in outcome.scores]
    return OutcomeShown(outcome.ranks, outcome.scores, outcome.reason, words.ending(outcome.reason, winners), told)


def undo_shown(room: "Room", listener: Seat) -> UndoShown:
    """What this seat may take back, and whether somebody asks for more."""
    asked: RequestShown | None = None
    request, match, chairs = room.request, room.match, room.chairs
    if request is not None:
        owing = listener in people(chairs) and listener not in request.agreed
        asked = RequestShown(request.seat, request.line, sorted(request.agreed), owing)
    if listener == GALLERY:
        return UndoShown(False, False, False, False, False, UndoTogether(False, False, False), asked)
    free = undo_rules.is_free(chairs, {listener})
    latest = undo_rules.latest_of(match, listener)
    in_turn = latest is not None and match.journal.entries[latest].turn_count == match.journal.state.turn_count
    together = UndoTogether(latest is not None, in_turn, undo_rules.offers_redo(match, listener, free=True))
    ask = latest is not None and not free and not match.is_over()
    if free:
        return UndoShown(together.step, together.turn, together.redo, ask, free, together, asked)
    own = bool(match.takeable(listener))
    return UndoShown(own, own, undo_rules.offers_redo(match, listener, free=False), ask, free, together, asked)
