"""What may be taken back: by oneself, freely where nobody else is concerned, or with the consent of all."""

import msgspec

from orrery.core import GALLERY, Seat
from orrery.server.problems import Problem
from orrery.server.tables.match import Match
from orrery.server.tables.seating import Chair, people


class Request(msgspec.Struct):
    """Somebody asks the others to take back more than undo allows."""

    seat: Seat
    place: int  # of the first answer to be taken back
    line: int  # the same in the gallery's log: what everybody may know of it
    agreed: list[Seat]


def is_free(chairs: list[Chair], mine: set[Seat]) -> bool:
    """Alone with bots, or all seats of people on one screen. Whoever has left may come back, and is still concerned."""
    return set(people(chairs)) <= mine


def places_to_take_back(match: Match, chairs: list[Chair], seat: Seat, mine: set[Seat], what: str) -> list[int]:
    """The places that an undo takes back, or a problem that says why it cannot."""
    if is_free(chairs, mine):
        places = freely_undone(match, mine, whole_turn=what == "turn")
    else:
        places = match.surely_takeable(seat)
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


def request_for(match: Match, chairs: list[Chair], seat: Seat) -> Request:
    """A request to go back to before a seat's latest answer, unless somebody has since been shown what was hidden then."""
    place = latest_of(match, seat)
    if place is None:
        raise Problem("illegal", "undo-ask")
    if match.discloses(place, people(chairs)):
        raise Problem("illegal", "undo-shown")
    return Request(seat, place, gallery_lines_before(match, place), [seat])


def gallery_lines_before(match: Match, place: int) -> int:
    return sum(1 for line in match.shown[GALLERY].lines if line.place < place)
