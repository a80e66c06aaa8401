"""What one reader is shown of a table: only what that seat may know, in the reader's language."""

from functools import cache
from typing import TYPE_CHECKING

from orrery.catalog import game as game_named
from orrery.core import GALLERY, NATURE, OVER, Action, Decision, Json, Options, Rng, Seat, State, Words
from orrery.server.tables import undo_rules
from orrery.server.tables.match import Match, Told
from orrery.server.tables.seating import Chair, people

if TYPE_CHECKING:
    from orrery.server.tables.room import Room

LOOKED_AHEAD = 300  # options tried for whether they can be taken back; with more, none is marked


@cache
def words_of(game: str, lang: str) -> Words:
    return game_named(game).words.into(lang)


def state_frame(room: "Room", listener: Seat, lang: str, log_from: int = 0) -> Json:
    """The state of a table for a seat or the gallery, its log from a line on."""
    match, chairs = room.match, room.chairs
    state, shown = match.journal.state, match.shown[listener]
    names = [chair.name for chair in chairs]
    words = words_of(match.game.name, lang).seating(names)
    own = chairs[listener] if listener >= 0 else None
    return {
        "table": room.id,
        "game": match.game.name,
        "title": words.say("title"),
        "options": match.journal.options.text(),
        "variants": variants_told(match.journal.options, words),
        "seeded": match.seeded,
        "practice": match.practice,
        "luck": luck_frame(match),
        "seat": listener,
        "seq": shown.seq,
        "turns": state.turn_count,
        "seats": seats_shown(match, chairs),
        "view": state.observe(listener),
        "decision": decision_frame(match, listener, words),
        "log_from": log_from,
        "log": [line_frame(line, names, words) for line in shown.lines[log_from:]],
        "outcome": outcome_frame(state, words),
        "undo": undo_frame(room, listener),
        "standing": [{"action": each.action, "ask": each.ask, "until": each.until} for each in own.standing] if own else [],
        "forced": own.forced if own else False,
        "rematch": room.rematch,
    }


def luck_frame(match: Match) -> Json:
    """What the table's luck is bound by; the key itself when the game is over."""
    if not match.committed:
        return {"commitment": "", "key": ""}
    return {"commitment": match.luck.commitment(), "key": match.luck.key if match.is_over() else ""}


def variants_told(options: Options, words: Words) -> list[str]:
    return [words.say(f"option.{each.name}.{options.value(each.name)}") for each in options.changed()]


def seats_shown(match: Match, chairs: list[Chair]) -> list[Json]:
    state = match.journal.state
    rest = "over" if state.turn() == OVER else "sealed" if state.secret() else "idle"
    asked = "choosing" if state.secret() else "asked"
    shown: list[Json] = []
    for chair in chairs:
        question = match.question(chair.seat)
        shown.append(chair.shown(state.teams[chair.seat], asked if question else rest, question.ask if question else ""))
    return shown


def decision_frame(match: Match, listener: Seat, words: Words) -> Json | None:
    decision = match.question(listener) if listener >= 0 else None
    if decision is None:
        return None
    final = final_actions(match.journal.state, decision)
    options: list[Json] = []
    for action in decision.options:
        option: Json = {"action": action.text, "label": words.label(action.text)}
        if action in final:
            option["final"] = True
        options.append(option)
    return {
        "ask": decision.ask,
        "rule": decision.rule,
        "camp": decision.camp,
        "prompt": words.prompt(decision.ask, decision.about),
        "options": options,
    }


def final_actions(state: State, decision: Decision) -> set[Action]:
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


def line_frame(line: Told, names: list[str], words: Words) -> Json:
    text = words.line(line.seat, line.text, names)
    return {"seq": line.seq, "seat": line.seat, "action": line.text, "text": text, "turn": line.turn}


def outcome_frame(state: State, words: Words) -> Json | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    return {
        "ranks": outcome.ranks,
        "scores": outcome.scores,
        "reason": outcome.reason,
        "text": words.say(f"outcome.{outcome.reason}"),
        "told": [words.score(score) for score in outcome.scores],
    }


def undo_frame(room: "Room", listener: Seat) -> Json:
    """What this seat may take back, and whether somebody asks for more."""
    asked: Json | None = None
    request, match, chairs = room.request, room.match, room.chairs
    if request is not None:
        owing = listener in people(chairs) and listener not in request.agreed
        asked = {"seat": request.seat, "line": request.line, "agreed": sorted(request.agreed), "you": owing}
    if listener == GALLERY:
        return {"step": False, "turn": False, "ask": False, "free": False, "asked": asked}
    free = undo_rules.is_free(chairs, {listener})
    latest = undo_rules.latest_of(match, listener)
    own = latest is not None if free else bool(match.takeable(listener))
    return {
        "step": own,
        "turn": own,
        "ask": latest is not None and not free and not match.is_over(),
        "free": free,
        "asked": asked,
    }
