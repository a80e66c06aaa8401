"""The best of three: between games each side may exchange cards in secret. [IN-7.3]"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.rng import Rng
from orrery.core.table import Action
from orrery.core.values import Json, Seat
from orrery.games.invaders import refusals
from orrery.games.invaders.actions import In, Number, Out
from orrery.games.invaders.board import SIDES
from orrery.games.invaders.rules.forms import Asked, Nature, Step
from orrery.games.invaders.rules.replies import copy_limit
from orrery.games.invaders.rules.turning import begin_game
from orrery.games.invaders.state import Invaders, InvadersQuestion


class Intermission(Step):
    """A game is won, but not the match: after the first game anybody may exchange, before the decider both must. [IN-R57]"""

    happens: ClassVar[str] = "intermission"

    def happen(self, state: Invaders) -> None:
        if state.score[0] + state.score[1] == 1:
            open_exchange(state, 0)
        else:
            state.agenda.append(ChoosingNumber(1 - state.winner))


class ChoosingNumber(Asked):
    """The loser of the second game says how many cards both exchange; 3 to 10 is advice. [IN-R67]"""

    ask: ClassVar[str] = "number"
    rule: ClassVar[str] = "IN-7.3"

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return state.actions.numbers

    def essential(self, state: Invaders, seat: Seat) -> list[Action]:
        """Enough to choose among: what the booklet advises."""
        return state.actions.numbers[2:10]

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Number)
        state.agenda.pop()
        open_exchange(state, action.number)


class Exchanging(InvadersQuestion):
    """Both sides exchange cards in secret: one out, one in, alternately. [IN-R68]"""

    ask: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "IN-7.3"
    sealed: ClassVar[bool] = True

    def turn(self, state: Invaders) -> Seat:
        return state.seals.first()

    def seats(self, state: Invaders) -> list[Seat]:
        return state.seals.owing()

    def camp(self, state: Invaders, seat: Seat) -> str:
        return SIDES[seat]

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        desk = Desk(state, seat)
        if desk.owes_card():
            return desk.ins()
        options = desk.outs()
        if not state.number or not options:  # the list allows no further pair: as much as one can [IN-R43]
            options.insert(0, state.actions.done)
        return options

    def essential(self, state: Invaders, seat: Seat) -> list[Action]:
        """Swaps in ascending order are enough; so is each kind once."""
        options = self.options(state, seat)
        latest = latest_out(state, seat)
        later = [option for option in options if not isinstance(option, Out) or option.card >= latest]
        return later or options

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        seals = state.seals
        seals.pick(seat, action)
        desk = Desk(state, seat)
        full = state.number > 0 and isinstance(action, In) and desk.swaps() == state.number
        if action is state.actions.done or full:
            seals.seal(seat)
        if seals.first() < 0:
            state.agenda[-1] = REVEALING_LISTS

    def heard(self, state: Invaders, seat: Seat, who: Seat, action: Action) -> str:
        return action.text if seat == who else "?"

    def why(self, state: Invaders, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, seat if seat in self.seats(state) else -1, seat, action)

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


class RevealingLists(Nature):
    """Both are sealed: how many cards changed is told, which ones is not. [IN-7.3]"""

    ask: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "IN-7.3"

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return [state.actions.reveal]

    def chance(self, state: Invaders, rng: Rng) -> Action:
        return state.actions.reveal

    def odds(self, state: Invaders) -> list[float]:
        return [1.0]

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        for number in range(i64(2)):
            desk, side = Desk(state, number), state.sides[number]
            side.listing = desk.counts
            side.changed = append(side.changed[:], desk.swaps())
            if desk.swaps():
                side.is_public = False
        state.seals.forget()
        begin_game(state)


def open_exchange(state: Invaders, number: i64) -> None:
    """Ask both sides; 0 stands for any number of swaps. [IN-R68]"""
    state.number = number
    state.seals.open([0, 1])
    state.agenda.append(EXCHANGING)


INTERMISSION: Final = Intermission()
EXCHANGING: Final = Exchanging()
REVEALING_LISTS: Final = RevealingLists()
