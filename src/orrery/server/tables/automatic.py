"""What a table answers by itself: luck, and the standing answers that people have left."""

from orrery.core import NATURE, Seat
from orrery.server.tables.match import Event, Match
from orrery.server.tables.seating import Chair, Standing

AT_ONCE = 400  # automatic answers stored together at most; the rest follows
IN_A_ROW = (
    200  # standing answers without a person or a bot in between; then they are dropped, or two of them might play for ever
)


def run_automatic(match: Match, chairs: list[Chair]) -> list[Event]:
    """Luck answers, and the table answers for those who left standing orders, until a decision is open."""
    events: list[Event] = []
    if standing_in_a_row(match) >= IN_A_ROW:
        for chair in chairs:
            chair.standing = []
    while len(events) < AT_ONCE:
        state = match.journal.state
        drop_ended(match, chairs)
        if state.turn() == NATURE:
            events.append(match.take(NATURE, match.chance()))
            continue
        ready = next(((seat, text) for seat in state.waiting() if (text := standing_answer(match, chairs[seat]))), None)
        if ready is None:
            break
        if len(events) >= IN_A_ROW:
            break  # the next run looks at the whole row
        events.append(match.answer(ready[0], match.game.table.parse(ready[1]), standing=True))
    return events


def standing_in_a_row(match: Match) -> int:
    """How many standing answers have been given since somebody decided something."""
    count = 0
    for place in range(len(match.standing) - 1, -1, -1):
        if match.standing[place]:
            count += 1
        elif match.journal.entries[place].seat != NATURE:
            break
    return count


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
