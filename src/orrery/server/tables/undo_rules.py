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
        if not places:
            raise Problem("illegal", "undo-turn" if what == "turn" else "undo-nothing")
        return places
    places = match.surely_takeable(seat)
    if not places:
        raise Problem("illegal", "undo-closed")
    return places[:1] if what == "step" else places


def freely_undone(match: Match, mine: set[Seat], whole_turn: bool) -> list[int]:
    """Everything from these seats' latest answer on, or from their first answer in the turn that is being played."""
    entries = match.journal.entries
    own = [place for place, entry in enumerate(entries) if entry.seat in mine and match.by_hand[place]]
    if not own:
        return []
    first = own[-1]
    if whole_turn:
        this_turn = match.journal.state.turn_count
        first = next((place for place in own if entries[place].turn_count == this_turn), len(entries))
    return list(range(first, len(entries)))


def undo_to_give_back(match: Match, chairs: list[Chair], mine: set[Seat]) -> tuple[int, list[int]]:
    """Which undo a redo gives back, and the places of what gives way to it; or a problem that says why there is none."""
    free = is_free(chairs, mine)
    number = match.undone.latest(mine, shared=free)
    places = gives_way(match, number) if number is not None and free else []
    if number is None or not match.can_give_back(number, places):
        raise Problem("illegal", "redo-none")
    return number, places


def gives_way(match: Match, number: int) -> list[int]:
    """What bots and luck have answered since an undo; nothing if a person was among them."""
    places = list(range(match.undone.undos[number].base, len(match.journal.entries)))
    return [] if any(match.by_hand[place] for place in places) else places


def offers_redo(match: Match, seat: Seat, free: bool) -> bool:
    """Whether a seat can give something back: of its own, or where nobody else is concerned, whatever was taken back."""
    number = match.undone.latest({seat}, shared=free)
    return number is not None and match.can_give_back(number, gives_way(match, number) if free else [])


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
