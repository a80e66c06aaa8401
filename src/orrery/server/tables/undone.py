"""What was taken back and can be given again as it was, until something new is answered."""

import msgspec

from orrery.core import Action, Seat


class Taken(msgspec.Struct, frozen=True):
    """One answer that was taken back, as it had been given."""

    seat: Seat
    action: Action
    by_hand: bool
    standing: bool
    draw: int  # the number of luck's draw, which gives the same again; -1 for all that luck did not give


class Undo(msgspec.Struct, frozen=True):
    """What one undo took back."""

    event: int  # the number of the event that says so
    seat: Seat  # who took it back
    own: bool  # only answers of that seat that it may take back by itself; otherwise everything from an answer on
    base: int  # answers that were left
    answers: list[Taken]

    def persons(self) -> set[Seat]:
        return {each.seat for each in self.answers if each.by_hand}


class Undone:
    """All undos that can still be given back, the latest last."""

    def __init__(self) -> None:
        self.undos: list[Undo] = []

    def note_undo(self, undo: Undo) -> None:
        self.undos.append(undo)

    def of_event(self, number: int) -> int:
        """Which of them an event made."""
        return next(place for place, undo in enumerate(self.undos) if undo.event == number)

    def note_answer(self, seat: Seat, by_hand: bool, secret: bool) -> None:
        """Something new was answered. What bots and luck answer while a person thinks again is not new: it gives way."""
        kept: list[Undo] = []
        broken = False  # what was taken back with everything after it fits only when later undos were given back before
        for undo in reversed(self.undos):
            if is_past(undo, seat, by_hand, secret) or (broken and not undo.own):
                broken = True
            else:
                kept.append(undo)
        self.undos = kept[::-1]

    def clear(self) -> None:
        self.undos = []

    def latest(self, seats: set[Seat], shared: bool) -> int | None:
        """Which undo these seats may give back: of their own answers; with `shared`, of others' answers too.

        Undos of other seats' own answers do not matter to them, and nobody is told of them.
        """
        for number in range(len(self.undos) - 1, -1, -1):
            undo = self.undos[number]
            if not undo.own:
                return number if shared else None
            if undo.seat in seats:
                return number
        return None


def is_past(undo: Undo, seat: Seat, by_hand: bool, secret: bool) -> bool:
    """Whether an answer ends the chance to give an undo back."""
    if undo.own:
        return seat == undo.seat or not secret
    return by_hand or seat in undo.persons()
