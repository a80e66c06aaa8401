"""Secret picks, kept apart until Nature reveals them."""

from mypy_extensions import i64

from orrery.core.actions import Action, ActionTable
from orrery.core.values import GALLERY, Seat, items, texts


class Seals:
    """Each seat's secret picks. They touch nothing else until the reveal; others see `choosing` or `sealed`, never how far."""

    def __init__(self, seats: int) -> None:
        self.picks: list[list[Action]] = [[] for _ in range(seats)]
        self.done: list[bool] = [True] * seats

    def clone(self) -> "Seals":
        copy = Seals(0)
        copy.picks = [picks[:] for picks in self.picks]
        copy.done = self.done[:]
        return copy

    def open(self, seats: list[Seat]) -> None:
        """These seats now choose in secret; all others owe nothing."""
        self.forget()
        for seat in seats:
            self.done[seat] = False

    def pick(self, seat: Seat, action: Action) -> None:
        self.picks[seat].append(action)

    def seal(self, seat: Seat) -> None:
        self.done[seat] = True

    def owing(self) -> list[Seat]:
        return [seat for seat in range(len(self.done)) if not self.done[seat]]

    def first(self) -> Seat:
        """The first seat that still owes, or −1 when all are sealed."""
        done = self.done
        for seat in range(i64(len(done))):
            if not done[seat]:
                return seat
        return -1

    def reopen(self, seat: Seat) -> None:
        """All but that seat choose anew, if they have chosen."""
        for other in range(len(self.done)):
            if other != seat and self.picks[other]:
                self.picks[other] = []
                self.done[other] = False

    def forget(self) -> None:
        """After the reveal: nothing is secret any more."""
        for seat in range(i64(len(self.done))):
            self.done[seat] = True
            if self.picks[seat]:
                self.picks[seat] = []

    def blur(self, seat: Seat) -> list[Seat]:
        """Forget what a seat cannot know, for imagined worlds: who has sealed, and must be dealt a legal set of picks anew.

        Others' unfinished picks become none. Outside a sealed question nobody has picks, so nobody is dealt any.
        """
        sealed = [other for other in range(len(self.done)) if other != seat and self.done[other] and self.picks[other]]
        for other in range(len(self.done)):
            if other != seat:
                self.picks[other] = []
        return sealed

    def to_json(self) -> list[object]:
        return [
            {"picks": [pick.text for pick in picks], "done": done} for picks, done in zip(self.picks, self.done, strict=True)
        ]

    def seen_by(self, seat: Seat) -> list[object]:
        """Own picks open; of the others only whether they have sealed."""
        shown: list[object] = []
        for other in range(len(self.done)):
            if other == seat and seat != GALLERY:
                shown.append({"picks": [pick.text for pick in self.picks[other]], "done": self.done[other]})
            else:
                shown.append("sealed" if self.done[other] else "choosing")
        return shown


def load_seals(data: object, table: ActionTable) -> Seals:
    """The inverse of `Seals.to_json`."""
    rows = items(data)
    seals = Seals(len(rows))
    for seat, row in enumerate(rows):
        seals.picks[seat] = [table.parse(text) for text in texts(row["picks"])]
        seals.done[seat] = bool(row["done"])
    return seals
