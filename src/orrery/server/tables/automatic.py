"""What a table answers by itself: luck, and the standing answers that people have left."""

from orrery.core import NATURE, Seat
from orrery.server.tables.match import Event, Match
from orrery.server.tables.seating import Chair, Standing

AT_ONCE = 400  # automatic answers stored together at most; the rest follows


def run_automatic(match: Match, chairs: list[Chair]) -> list[Event]:
    """Luck answers, and the table answers for those who left standing orders, until a decision is open."""
    events: list[Event] = []
    while len(events) < AT_ONCE:
        state = match.journal.state
        drop_ended(match, chairs)
        if state.turn() == NATURE:
            events.append(match.answer(NATURE, match.chance()))
            continue
        ready = next(((seat, text) for seat in state.waiting() if (text := standing_answer(match, chairs[seat]))), None)
        if ready is None:
            break
        events.append(match.answer(ready[0], match.game.table.parse(ready[1])))
    return events


def has_automatic(match: Match, chairs: list[Chair]) -> bool:
    """Whether the table has more to do by itself at once."""
    state = match.journal.state
    return state.turn() == NATURE or any(standing_answer(match, chairs[seat]) for seat in state.waiting())


def standing_answer(match: Match, chair: Chair) -> str:
    """The answer that a person has left for what is asked now, or nothing."""
    decision = match.question(chair.seat) if chair.standing and chair.is_person() else None
    if decision is None:
        return ""
    legal = {action.text for action in decision.options}
    for standing in chair.standing:
        if standing.ask in ("", decision.ask) and standing.action in legal:
            return standing.action
    return ""


def drop_ended(match: Match, chairs: list[Chair]) -> None:
    """Standing answers end as they said they would."""
    for chair in chairs:
        if chair.standing:
            chair.standing = [standing for standing in chair.standing if not has_ended(match, chair.seat, standing)]


def has_ended(match: Match, seat: Seat, standing: Standing) -> bool:
    state = match.journal.state
    if standing.until == "turn":
        return state.turn_count != standing.turns
    if standing.until == "else":
        return any(state.decision(other).ask != standing.ask for other in state.waiting())
    if standing.until == "mine":
        decision = match.question(seat)
        return decision is not None and all(action.text != standing.action for action in decision.options)
    return False
