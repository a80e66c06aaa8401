"""A turn from the cards to the dice: draw, one act, roll; and the turns and deals between. [TG-6.2]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.forms import Happening
from orrery.core.values import Json, Seat
from orrery.games.terra_galactix.box.actions import BlackHole
from orrery.games.terra_galactix.box.asking import OfActive
from orrery.games.terra_galactix.box.board import BASES, BLUE, RED, base_node
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, PULSAR, SAUCER
from orrery.games.terra_galactix.box.events import TURN_BEGAN
from orrery.games.terra_galactix.box.luck import Dealing, Drawing, Rolling
from orrery.games.terra_galactix.box.state import MADE, OVER, TO_THROW, TRAVELLED, WAITING
from orrery.games.terra_galactix.war.actions import HAND, LaunchCards
from orrery.games.terra_galactix.war.attacking import begin_trip
from orrery.games.terra_galactix.war.ending import time_is_up
from orrery.games.terra_galactix.war.events import CAMP_BEGAN, PERMITS_LAID, ROLLED
from orrery.games.terra_galactix.war.flying import FLYING, trips
from orrery.games.terra_galactix.war.state import HAND_SIZE, War


def deal(state: War, first: i64) -> None:
    """Five cards each, hand by hand clockwise from the first player. [TG-10]"""
    state.first = first
    state.active = first
    state.agenda.append(FIRST_TURN)
    for camp in reversed(state.clockwise_from(first)):
        if state.purse[camp] == camp:  # one hand for both camps of a player [TG-8.4]
            state.agenda.append(Dealing(camp, HAND_SIZE, 0))


def begin_turn(state: War, camp: i64) -> None:
    """Cards, act, dice, flight: all phases are put on the agenda at once. [TG-6.2]"""
    state.active = camp
    state.turn_count += 1
    state.game_turns += 1
    state.acted = 0
    state.doubled = 0
    for colour in range(i64(2)):
        state.moved[colour] = OVER
        state.pips[colour] = 0
    state.agenda = [NEXT_TURN, FLYING, ACTING, Drawing(camp, HAND_SIZE + 1, state.hand(camp).size)]
    if state.chosen.duel:
        state.tell(CAMP_BEGAN, state.seat_of(camp), base_node(camp))
    else:
        state.tell(TURN_BEGAN, state.seat_of(camp))


class FirstTurn(Happening[War]):
    """After the deal the first player begins. [TG-6.1]"""

    step: ClassVar[str] = "first-turn"

    def happen(self, state: War) -> None:
        begin_turn(state, state.active)


class NextTurn(Happening[War]):
    """The left neighbour becomes active. [TG-6.2]"""

    step: ClassVar[str] = "next-turn"

    def happen(self, state: War) -> None:
        if not time_is_up(state):
            begin_turn(state, state.after(state.active))


class Acting(OfActive[War]):
    """Exactly one act before the dice: Pulsars, permits or a discard; black holes besides, or instead. [TG-4.3]"""

    ask: ClassVar[str] = "act"
    rule: ClassVar[str] = "TG-4.3"
    shows: ClassVar[str] = "hands discards doubled dice permits"

    def automatic(self, state: War) -> bool:
        """Where everybody can see that only the dice are left, they are thrown. [TG-4.3]"""
        cards = state.hand(state.active).size
        travels = cards >= 2 and (state.flies(state.active * 2) or state.flies(state.active * 2 + 1))
        if cards and (travels or not state.acted & MADE):
            return False
        roll(state)
        return True

    def options(self, state: War, seat: Seat) -> list[Action]:
        options: list[Action] = []
        if state.acted:
            options.append(state.acts.roll)
        if not state.acted & MADE:
            self.add_acts(state, options)
        trips(state, options)
        return options

    def add_acts(self, state: War, options: list[Action]) -> None:
        acts, counts = state.acts, state.hand(state.active).counts
        if counts[PULSAR]:
            options.extend(acts.pulsars[: 3 if counts[PULSAR] >= 2 else 2])
        room = state.most_permits() - state.permits[state.purse[state.active]]
        options.extend(acts.launches[: min(room, counts[SAUCER], i64(2))])
        options.extend(acts.discards[kind] for kind in HAND if counts[kind])

    def answer(self, state: War, seat: Seat, action: Action) -> None:
        camp = state.active
        if state.play_act(action):
            return
        if isinstance(action, LaunchCards):
            state.acted |= MADE
            lay_permits(state, camp, action.number)
        elif isinstance(action, BlackHole):
            state.acted |= TRAVELLED
            state.spend(camp, BLACK_HOLE, 2)
            begin_trip(state, action.saucer)
        else:
            roll(state)

    def about(self, state: War, seat: Seat) -> Json:
        about: Json = {"base": BASES[state.active], "cards": int(state.hand(state.active).size)}
        return {**about, "under": "acted"} if state.acted else about


def lay_permits(state: War, camp: i64, number: i64) -> None:
    """Saucer cards from the hand, face up before the player. [TG-6.3]"""
    state.lay_down(camp, SAUCER, number)
    state.permits[state.purse[camp]] += number
    state.tell(PERMITS_LAID, state.seat_of(camp), state.permits[state.purse[camp]])


def roll(state: War) -> None:
    """Always red and blue. [TG-R26]"""
    state.dice[RED] = TO_THROW
    state.dice[BLUE] = TO_THROW
    state.agenda[-1] = ROLLING


def dice_rolled(state: War) -> None:
    """Pips are what the dice show, doubled by Pulsars. [TG-4.3]"""
    state.tell(ROLLED, state.seat_of(state.active), state.dice[RED], state.dice[BLUE])
    for colour in range(i64(2)):
        state.pips[colour] = state.dice[colour]
        state.moved[colour] = WAITING
        state.double_pips(colour)


ACTING: Final = Acting()
ROLLING: Final = Rolling()
NEXT_TURN: Final = NextTurn()
FIRST_TURN: Final = FirstTurn()
