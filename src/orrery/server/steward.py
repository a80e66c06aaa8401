"""What a table does by itself and what it lets people do: luck, standing answers, undo and consent."""

import msgspec

from orrery.core import GALLERY, NATURE, Seat
from orrery.server.match import Event, Match
from orrery.server.problems import Problem
from orrery.server.seating import Chair, Standing

AT_ONCE = 400  # automatic answers stored together at most; the rest follows


class Request(msgspec.Struct):
    """Somebody asks the others to take back more than undo allows."""

    seat: Seat
    place: int  # of the first answer to be taken back
    line: int  # the same in the gallery's log: what everybody may know of it
    agreed: list[Seat]


def settle(match: Match, chairs: list[Chair]) -> list[Event]:
    """Luck answers, and the table answers for those who left standing orders, until a decision is open."""
    events: list[Event] = []
    while len(events) < AT_ONCE:
        state = match.journal.state
        drop_ended(match, chairs)
        if state.turn() == NATURE:
            events.append(match.answer(NATURE, state.chance(match.luck())))
            continue
        ready = next(((seat, text) for seat in state.waiting() if (text := standing_answer(match, chairs[seat]))), None)
        if ready is None:
            break
        events.append(match.answer(ready[0], match.game.table.parse(ready[1])))
    return events


def unsettled(match: Match, chairs: list[Chair]) -> bool:
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


def persons(chairs: list[Chair]) -> list[Seat]:
    return [chair.seat for chair in chairs if chair.is_person()]


def may_take_back_anything(chairs: list[Chair], mine: set[Seat]) -> bool:
    """Alone at the table, or all persons on one screen: nobody else is concerned."""
    return set(persons(chairs)) <= mine


def undone(match: Match, chairs: list[Chair], seat: Seat, mine: set[Seat], what: str) -> list[int]:
    """The places that an undo takes back, or a problem that says why it cannot."""
    if may_take_back_anything(chairs, mine):
        places = freely_undone(match, mine, whole_turn=what == "turn")
    else:
        places = match.journal.takeable(seat)
        if what == "step":
            places = places[:1]
    if not places:
        raise Problem("illegal", "undo-closed")
    return places


def freely_undone(match: Match, mine: set[Seat], whole_turn: bool) -> list[int]:
    """Everything from these seats' latest answer on, or from their first answer of that turn."""
    entries = match.journal.entries
    own = [place for place, entry in enumerate(entries) if entry.seat in mine and match.by_hand[place]]
    if not own:
        return []
    first = own[-1]
    if whole_turn:
        first = next(place for place in own if entries[place].turn_count == entries[own[-1]].turn_count)
    return list(range(first, len(entries)))


def latest_of(match: Match, seat: Seat) -> int | None:
    """The place of a seat's latest answer by hand."""
    entries = match.journal.entries
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].seat == seat and match.by_hand[place]:
            return place
    return None


def asked_back(match: Match, seat: Seat) -> Request:
    """A request to go back to before a seat's latest answer."""
    place = latest_of(match, seat)
    if place is None:
        raise Problem("illegal", "undo-ask")
    return Request(seat, place, gallery_lines_before(match, place), [seat])


def gallery_lines_before(match: Match, place: int) -> int:
    return sum(1 for line in match.shown[GALLERY].lines if line.place < place)
