"""Phase I, Explore; and the secret discards that it shares with the end of the turn. [RG-7.1]"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.events import Event
from orrery.core.values import NATURE, Json, Seat
from orrery.games.race.actions import DISCARDS, EXPLORE_1_1, EXPLORE_5, Discard
from orrery.games.race.empire import Empire, picks_of
from orrery.games.race.events import DISCARDED, DISCARDED_TO_TEN, EXPLORE_BEGINS, PHASE_BEGINS
from orrery.games.race.powers import EXPLORE_DRAW, EXPLORE_KEEP, NONE
from orrery.games.race.rules.asking import Happening, Opening, Secret
from orrery.games.race.rules.counting import summed
from orrery.games.race.rules.handling import draw
from orrery.games.race.state import Race

EXPLORE_CARDS: Final[i64] = 2
EXPLORE_KEPT: Final[i64] = 1
HAND_LIMIT: Final[i64] = 10


class ExplorePhase(Happening):
    """Everyone draws into the hand, then discards from all of it, so that the hand grows by what may be kept. [RG-7.1]"""

    step: ClassVar[str] = "explore"

    def happen(self, state: Race) -> None:
        state.recount()
        state.tell(PHASE_BEGINS, EXPLORE_BEGINS)
        state.agenda.append(ASK_EXPLORE_DISCARDS)
        for seat in state.reversed_order():
            empire = state.empires[seat]
            five: i64 = 5 if state.chose(seat, EXPLORE_5) else 0
            one: i64 = 1 if state.chose(seat, EXPLORE_1_1) else 0
            drawn = EXPLORE_CARDS + five + one + summed(state, seat, EXPLORE_DRAW)
            kept = EXPLORE_KEPT + one + summed(state, seat, EXPLORE_KEEP)
            empire.limit = len(empire.hand) + kept  # never more than drawn [RG-R36]
            draw(state, seat, drawn)


class Discarding(Secret):
    """Hand cards are discarded in secret until the hand has shrunk to its limit; with short piles fewer or none. [RG-R34]"""

    ask: ClassVar[str] = "explore-discard"
    rule: ClassVar[str] = "RG-7.1"
    discarded: ClassVar[Event] = DISCARDED

    def asked(self, state: Race) -> list[Seat]:
        return [seat for seat in range(state.seats) if len(state.empires[seat].hand) > state.empires[seat].limit]

    def still_to_pick(self, state: Race, seat: Seat) -> i64:
        empire = state.empires[seat]
        return len(empire.hand) - empire.limit - len(self.picked(state, seat))

    def picked(self, state: Race, seat: Seat) -> list[Action]:
        """The hand cards that a seat has picked in secret so far."""
        return state.seals.picks[seat]

    def offer(self, state: Race, seat: Seat) -> list[Action]:
        return unpicked(state.empires[seat], self.picked(state, seat))

    def offer_once(self, state: Race, seat: Seat) -> list[Action]:
        hand = state.empires[seat].hand
        start = place_after(hand, self.picked(state, seat))
        return picks_of(hand, start, self.still_to_pick(state, seat), DISCARDS) or self.offer(state, seat)

    def complete(self, state: Race, seat: Seat) -> bool:
        return self.still_to_pick(state, seat) == 0

    def reveal(self, state: Race) -> None:
        for seat in range(state.seats):
            picks = state.seals.picks[seat]
            for pick in picks:
                assert isinstance(pick, Discard)
                state.throw(seat, pick.card)
            if picks:
                state.tell(self.discarded, seat, len(picks))

    def about(self, state: Race, seat: Seat) -> Json:
        return {"count": int(self.still_to_pick(state, seat)) if seat != NATURE else 0}


class DiscardingToTen(Discarding):
    """At the end of a turn no hand has more than ten cards. [RG-6]"""

    ask: ClassVar[str] = "discard-to-ten"
    rule: ClassVar[str] = "RG-6"
    discarded: ClassVar[Event] = DISCARDED_TO_TEN

    def asked(self, state: Race) -> list[Seat]:
        state.recount()
        for empire in state.empires:
            empire.limit = HAND_LIMIT
        return super().asked(state)


def unpicked(empire: Empire, picks: list[Action]) -> list[Action]:
    """A discard for each different card of the hand that has a copy left."""
    options: list[Action] = []
    for option in picks_of(empire.hand, 0, 1, DISCARDS):
        assert isinstance(option, Discard)
        if picks.count(option) < empire.holds(option.card):
            options.append(option)
    return options


def place_after(hand: vec[i64], picks: list[Action]) -> i64:
    """The place in the sorted hand behind the latest pick and its copies, or the end if the picks went back and forth."""
    last = NONE
    at: i64 = 0
    for pick in picks:
        assert isinstance(pick, Discard)
        if pick.card < last:
            return len(hand)
        while hand[at] < pick.card:
            at += 1
        at += 1  # the picked copy itself
        last = pick.card
    return at


EXPLORE_DISCARDS: Final = Discarding()
ASK_EXPLORE_DISCARDS: Final = Opening(EXPLORE_DISCARDS)
DISCARDS_TO_TEN: Final = DiscardingToTen()
ASK_DISCARDS_TO_TEN: Final = Opening(DISCARDS_TO_TEN)
EXPLORE_PHASE: Final = ExplorePhase()
