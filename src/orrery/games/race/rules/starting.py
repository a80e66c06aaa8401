"""Before the first turn: start worlds and six cards each, one of the worlds and four of the cards kept. [RG-5]"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.rng import Rng
from orrery.core.values import NATURE, UNHEARD, Json, Seat
from orrery.games.race.actions import DEAL_HANDS, DRAWS, KEEP_STARTS, CardAction, DealHand, Discard, KeepStart
from orrery.games.race.cards import CARDS, IS_WINDFALL, PRESET_HANDS, START_WORLDS
from orrery.games.race.events import DEALT, DEALT_PRESET, DISCARDED, GOES_FIRST
from orrery.games.race.rules.asking import Happening, Luck, Opening
from orrery.games.race.rules.choosing import begin_turn
from orrery.games.race.rules.exploring import Discarding
from orrery.games.race.rules.handling import DRAWING, lay_good
from orrery.games.race.state import SEATS, Race

FIRST_CARDS: Final[i64] = 6
FIRST_HAND: Final[i64] = 4
COLOURS: Final = ["blue", "red"]


class Dealt(Luck):
    """Nature deals one of several things, each as likely."""

    def chance(self, state: Race, rng: Rng) -> Action:
        options = self.options(state, 0)
        return options[rng.below(len(options))]

    def odds(self, state: Race) -> list[float]:
        count = len(self.options(state, 0))
        return [1.0 / count] * count


class DealingStart(Dealt):
    """A start world of one colour, dealt in secret. [RG-5]"""

    ask: ClassVar[str] = "deal-start"
    rule: ClassVar[str] = "RG-5"

    def __init__(self, seat: i64, colour: i64) -> None:
        self.seat: Final = seat
        self.colour: Final = colour

    def options(self, state: Race, seat: Seat) -> list[Action]:
        return [DRAWS[card] for card in START_WORLDS[COLOURS[self.colour]] if state.deck.counts[card]]

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, CardAction)
        state.drop_top()
        state.deck.take(action.card)
        empire = state.empires[self.seat]
        empire.dealt = append(empire.dealt, action.card)
        if len(empire.dealt) == len(COLOURS):
            state.tell(DEALT, self.seat, len(COLOURS))

    def heard(self, state: Race, seat: Seat, who: Seat, action: Action) -> str:
        return action.text if seat == self.seat else UNHEARD

    def about(self, state: Race, seat: Seat) -> Json:
        return {"seat": int(self.seat), "colour": COLOURS[self.colour]}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.colour)]


class SelectingStart(Discarding):
    """Keep one start world, and discard two of the six cards. [RG-5]"""

    ask: ClassVar[str] = "start-select"
    rule: ClassVar[str] = "RG-5"

    def asked(self, state: Race) -> list[Seat]:
        for empire in state.empires:
            empire.limit = FIRST_HAND
        return list(range(state.seats))

    def picked(self, state: Race, seat: Seat) -> list[Action]:
        return state.seals.picks[seat][1:]  # the start world was picked first

    def offer(self, state: Race, seat: Seat) -> list[Action]:
        if state.seals.picks[seat]:
            return super().offer(state, seat)
        return [KEEP_STARTS[world] for world in state.empires[seat].dealt]

    def offer_once(self, state: Race, seat: Seat) -> list[Action]:
        return super().offer_once(state, seat) if state.seals.picks[seat] else self.offer(state, seat)

    def about(self, state: Race, seat: Seat) -> Json:
        about = super().about(state, seat)
        return {**about, "pick": "cards"} if seat != NATURE and state.seals.picks[seat] else about

    def complete(self, state: Race, seat: Seat) -> bool:
        return len(state.seals.picks[seat]) > 0 and super().complete(state, seat)

    def reveal(self, state: Race) -> None:
        for seat in range(state.seats):
            empire = state.empires[seat]
            picks = state.seals.picks[seat]
            for pick in picks:
                if isinstance(pick, Discard):
                    state.throw(seat, pick.card)
                elif isinstance(pick, KeepStart):
                    for world in empire.dealt:
                        if world != pick.card:
                            state.discard.put(world)
                    empire.dealt = vec[i64]()
                    state.put_down(seat, pick.card)
            state.tell(DISCARDED, seat, len(picks) - 1)
        state.agenda.append(BEGINNING)


class DealingHand(Dealt):
    """One of the preset hands: a start world and four cards. [RG-5]"""

    ask: ClassVar[str] = "deal-hand"
    rule: ClassVar[str] = "RG-5"

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def options(self, state: Race, seat: Seat) -> list[Action]:
        """The hands whose start world lies in no tableau yet."""
        return [DEAL_HANDS[number] for number, (world, _) in enumerate(PRESET_HANDS) if state.deck.counts[world]]

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, DealHand)
        state.drop_top()
        world, cards = PRESET_HANDS[action.number]
        state.deck.take(world)
        state.put_down(self.seat, world)
        for card in cards:
            state.deck.take(card)
            state.empires[self.seat].take(card)
        state.tell(DEALT_PRESET, self.seat, action.number + 1)

    def about(self, state: Race, seat: Seat) -> Json:
        return {"seat": int(self.seat)}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat)]


class Beginning(Happening):
    """The lowest start world decides who comes first; windfall start worlds get their good. [RG-R28] [RG-R31]"""

    step: ClassVar[str] = "beginning"

    def happen(self, state: Race) -> None:
        worlds = [int(empire.tableau[0]) for empire in state.empires]
        lowest = min(CARDS[world].start_number for world in worlds)
        state.first = [CARDS[world].start_number for world in worlds].index(lowest)
        state.tell(GOES_FIRST, state.first, worlds[int(state.first)])
        begin_turn(state)
        for seat in state.reversed_order():
            if IS_WINDFALL[worlds[seat]]:
                lay_good(state, seat, worlds[seat])


def deal(state: Race) -> None:
    """Preset hands, or start worlds of both colours and six cards for each. [RG-5]"""
    seats = range(state.seats - 1, -1, -1)  # pushed in reverse, so that it happens in reading order
    if state.chosen.preset_hands:
        state.agenda.append(BEGINNING)
        state.agenda.extend([DEALING_HAND.of(seat) for seat in seats])
        return
    state.agenda.append(ASK_START)
    for seat in seats:
        state.empires[seat].due = FIRST_CARDS
        state.agenda.append(DRAWING.of(seat))
    for colour in (1, 0):
        state.agenda.extend([DEALING_START.of(seat, colour) for seat in seats])


DEALING_START: Final = Registry(DealingStart, SEATS, len(COLOURS))
SELECTING_START: Final = SelectingStart()
ASK_START: Final = Opening(SELECTING_START)
DEALING_HAND: Final = Registry(DealingHand, SEATS)
BEGINNING: Final = Beginning()
