"""A game with other rules when it runs from source, which law 13 must detect."""

import os

from orrery.core import Game, Options
from tests.core.miniatures import moorings


class TwoFaced(moorings.Moorings):
    """Moorings with one ship fewer in one build."""

    def start(self, seats: int, options: Options) -> moorings.Ring:
        state = super().start(seats, options)
        if os.environ.get("ORRERY_INTERPRETED"):
            state.stores = [stores - 1 for stores in state.stores]
        return state


def make(_name: str) -> Game:
    return TwoFaced(moorings.WORDS, Options(moorings.CHOICES, {}), moorings.LAYS)
