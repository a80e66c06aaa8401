"""The best of three: between games each side may exchange cards in secret. [IN-7.3]"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.rng import Rng
from orrery.core.secret import Opening, Secret
from orrery.core.values import NATURE, Json, Seat, name
from orrery.games.invaders import refusals
from orrery.games.invaders.actions import In, Number, Out
from orrery.games.invaders.board import NOBODY, SIDES
from orrery.games.invaders.events import CHANGED
from orrery.games.invaders.rules.forms import Asked, Step
from orrery.games.invaders.rules.replies import copy_limit
from orrery.games.invaders.rules.turning import begin_game
from orrery.games.invaders.state import Invaders


class Intermission(Step):
    """A game is won, but not the match: after the first game anybody may exchange, before the decider both must. [IN-R57]"""

    step: ClassVar[str] = "intermission"

    def happen(self, state: Invaders) -> None:
        if state.score[0] + state.score[1] == 1:
            open_exchange(state, 0)
        else:
            state.agenda.append(ChoosingNumber(1 - state.winner))


class ChoosingNumber(Asked):
    """The loser of the second game says how many cards both exchange; 3 to 10 is advice. [IN-R67]"""

    ask: ClassVar[str] = "number"
    rule: ClassVar[str] = "IN-7.3"
    shows: ClassVar[str] = "number"

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return state.actions.numbers

    def essential(self, state: Invaders, seat: Seat) -> list[Action]:
        """Enough to choose among: what the booklet advises."""
        return state.actions.numbers[2:10]

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Number)
        state.drop_top()
        open_exchange(state, action.number)


class Exchanging(Secret[Invaders]):
    """Both sides exchange cards in secret: one out, one in, alternately; which ones stays secret. [IN-R68]"""

    ask: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "IN-7.3"

    def asked(self, state: Invaders) -> list[Seat]:
        return [0, 1]

    def camp(self, state: Invaders, seat: Seat) -> str:
        return SIDES[seat] if seat >= 0 else name(seat)

    def revealing(self) -> list[Action]:
        raise AssertionError("actions belong to a box, and so to a state")

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return [state.actions.reveal] if seat == NATURE else self.offer(state, seat)

    def essential(self, state: Invaders, seat: Seat) -> list[Action]:
        return [state.actions.reveal] if seat == NATURE else self.offer_once(state, seat)

    def chance(self, state: Invaders, rng: Rng) -> Action:
        return state.actions.reveal

    def offer(self, state: Invaders, seat: Seat) -> list[Action]:
        desk = Desk(state, seat)
        if desk.owes_card():
            return desk.ins()
        options = desk.outs()
        if not state.number or not options:  # the list allows no further pair: as much as one can [IN-R43]
            options.insert(0, state.actions.done)
        return options

    def offer_once(self, state: Invaders, seat: Seat) -> list[Action]:
        """Swaps in ascending order are enough."""
        options = self.offer(state, seat)
        latest = latest_out(state, seat)
        later = [option for option in options if not isinstance(option, Out) or option.card >= latest]
        return later or options

    def complete(self, state: Invaders, seat: Seat) -> bool:
        """After `done`, or once the number is reached."""
        latest = state.seals.picks[seat][-1]
        if latest is state.actions.done:
            return True
        return state.number > 0 and isinstance(latest, In) and Desk(state, seat).swaps() == state.number

    def reveal(self, state: Invaders) -> None:
        """How many cards changed is told, which ones is not; the next game is set up. [IN-7.3]"""
        for number in range(i64(2)):
            desk, side = Desk(state, number), state.sides[number]
            side.listing = desk.counts
            side.changed = append(side.changed[:], desk.swaps())
            if desk.swaps():
                side.is_public = False
            state.tell(CHANGED, number, desk.swaps())
        begin_game(state)

    def why(self, state: Invaders, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, seat if seat in self.seats(state) else NOBODY, seat, action)

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"count": int(state.number)}


class Desk:
    """One side's list with the swaps picked so far. [IN-7.1]"""

    def __init__(self, state: Invaders, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final = seat
        side = state.sides[seat]
        self.first: Final = side.first
        self.counts = side.listing[:]
        self.taken = vec[i64]([0] * len(self.counts))  # 1 taken out, 2 put in: neither may be undone
        self.outs_made: i64 = 0
        self.ins_made: i64 = 0
        for pick in state.seals.picks[seat]:
            if isinstance(pick, Out):
                self.counts[pick.card - self.first] -= 1
                self.taken[pick.card - self.first] = 1
                self.outs_made += 1
            elif isinstance(pick, In):
                self.counts[pick.card - self.first] += 1
                self.taken[pick.card - self.first] = 2
                self.ins_made += 1

    def owes_card(self) -> bool:
        """Whether a card was taken out and none put in yet."""
        return self.outs_made > self.ins_made

    def swaps(self) -> i64:
        return self.ins_made

    def fits_in(self, local: i64) -> bool:
        """Whether another copy may be put in. [IN-R55]"""
        if self.taken[local] == 1:
            return False
        limit = copy_limit(self.state.box.cards[self.first + local])
        return self.state.chosen.free_copies or self.counts[local] < limit

    def ins(self) -> list[Action]:
        return [self.state.actions.ins[self.first + local] for local in range(i64(len(self.counts))) if self.fits_in(local)]

    def outs(self) -> list[Action]:
        """What may be taken out, where something else can be put in for it."""
        open_kinds = [local for local in range(len(self.counts)) if self.fits_in(local)]
        found: list[Action] = []
        for local in range(len(self.counts)):
            replaceable = len(open_kinds) > 1 or (len(open_kinds) == 1 and open_kinds[0] != local)
            if self.counts[local] and self.taken[local] != 2 and replaceable:
                found.append(self.state.actions.outs[self.first + local])
        return found


def latest_out(state: Invaders, seat: Seat) -> i64:
    latest: i64 = -1
    for pick in state.seals.picks[seat]:
        if isinstance(pick, Out):
            latest = pick.card
    return latest


def open_exchange(state: Invaders, number: i64) -> None:
    """Ask both sides; 0 stands for any number of swaps. [IN-R68]"""
    state.number = number
    state.agenda.append(OPENING)


INTERMISSION: Final = Intermission()
EXCHANGING: Final = Exchanging()
OPENING: Final = Opening(EXCHANGING)
