"""What the player whose decisions are being taken has under way. [RG-10]"""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.hands import is_among, without_card
from orrery.games.race.powers import NONE


class Acting:
    """Powers still unused, prices still owed, and what a follow-up question is about; all of it public but the latest pick."""

    def __init__(self) -> None:
        self.ready = vec[i64]()  # powers of this phase that are still unused
        self.owed: i64 = 0  # hand cards still to pay
        self.floor: i64 = NONE  # the latest pick, so that sets are offered in ascending order only
        self.boost: i64 = 0  # temporary strength bought so far
        self.subject: i64 = NONE  # the world or power that a follow-up question is about
        self.bonus: i64 = 0  # 1 while the Produce bonus is unused
        self.halves: i64 = 0  # of the Produce: Repair bonus still unused
        self.bunker: i64 = 0  # 1 while the bunker is unused in this step

    def clone(self) -> "Acting":
        copy = Acting()
        copy.ready, copy.owed, copy.floor = self.ready[:], self.owed, self.floor
        copy.boost, copy.subject = self.boost, self.subject
        copy.bonus, copy.halves, copy.bunker = self.bonus, self.halves, self.bunker
        return copy

    def use_up(self, power: i64) -> None:
        """A power of this phase is used."""
        self.ready = without_card(self.ready, power)

    def is_ready(self, power: i64) -> bool:
        return is_among(self.ready, power)
