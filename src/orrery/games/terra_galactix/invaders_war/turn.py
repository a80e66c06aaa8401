"""A turn of La Guerre des Envahisseurs: what is added to L'Invasion's questions, and what is left out of them. [TG-7.3]"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.forms import Happening, Luck
from orrery.core.rng import Rng
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import NOWHERE
from orrery.games.terra_galactix.box.cards import SAUCER
from orrery.games.terra_galactix.box.luck import FirstRolling
from orrery.games.terra_galactix.box.state import MADE, OVER, UNDER_WAY
from orrery.games.terra_galactix.invaders_war.actions import LaunchCards, PermitRequest, TakeSeats
from orrery.games.terra_galactix.invaders_war.events import PERMITS, SAT_DOWN
from orrery.games.terra_galactix.invaders_war.shooting import SHOOTING, could_shoot, shoot, shots
from orrery.games.terra_galactix.invaders_war.state import FULL_PERMITS, InvadersWar
from orrery.games.terra_galactix.invasion.actions import BunkerLaser, BunkerMega
from orrery.games.terra_galactix.invasion.attacking import Attacking, bunker_shots, fire_at_bunker
from orrery.games.terra_galactix.invasion.effects import may_fire
from orrery.games.terra_galactix.invasion.fire import VOLLEY, open_fire
from orrery.games.terra_galactix.invasion.moving import Moving, may_travel
from orrery.games.terra_galactix.invasion.sharing import begin_request, may_request
from orrery.games.terra_galactix.invasion.state import FIRE, Invasion
from orrery.games.terra_galactix.invasion.turn import NEXT_TURN, Acting, count_pips, prepare_moves, tell_roll


def choose_first(state: InvadersWar) -> None:
    """Each player throws once, whether he flies one camp or two, unless the table has decided. [TG-4.1]"""
    firsts = [state.camps[state.seats.index(seat)] for seat in range(len(state.teams))]
    if state.terms.first >= 0:
        state.begins(firsts[state.terms.first])
    else:
        state.agenda.append(FirstRolling(firsts, [], 0))


class DrawingSeats(Luck[InvadersWar]):
    """Which team takes A and C is drawn, unless the table has decided. [TG-7.1]"""

    ask: ClassVar[str] = "seats"
    rule: ClassVar[str] = "TG-7.1"
    shows: ClassVar[str] = "camps saucers"

    def options(self, state: InvadersWar, seat: Seat) -> list[Action]:
        return state.arms.seatings_of(len(state.teams))

    def chance(self, state: InvadersWar, rng: Rng) -> Action:
        return self.options(state, -1)[rng.below(2)]

    def odds(self, state: InvadersWar) -> list[float]:
        return [0.5, 0.5]

    def answer(self, state: InvadersWar, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakeSeats)
        state.drop_top()
        state.sit_down(action.camps, action.seats)
        for camp in action.camps:
            state.tell(SAT_DOWN, state.seat_of(camp), camp)
        choose_first(state)


class FirstWarTurn(Happening[InvadersWar]):
    """After the deal the first player begins. [TG-7.2]"""

    step: ClassVar[str] = "first-turn"

    def happen(self, state: InvadersWar) -> None:
        state.starts_turn(state.active)


class WarActing(Acting):
    """One act before the dice, Saucer cards among them; shots at opponents come besides. [TG-7.3] [TG-R50]"""

    shows: ClassVar[str] = "hands discards doubled dice permits"

    def options(self, state: Invasion, seat: Seat) -> list[Action]:
        assert isinstance(state, InvadersWar)
        options = super().options(state, seat)
        base, arms = state.active, state.arms
        free = FULL_PERMITS - state.permits[base]
        if free > 0:
            if not state.acted & MADE:
                for number in range(min(free, state.usable(base, SAUCER))):
                    options.append(arms.launches[number])
            if may_request(state, base, arms.request_permit, 1):
                options.append(arms.request_permit)
        shots(state, options)
        return options

    def answer(self, state: Invasion, seat: Seat, action: Action) -> None:
        assert isinstance(state, InvadersWar)
        if isinstance(action, LaunchCards):
            state.acted |= MADE
            state.lay_down(state.active, SAUCER, action.number)  # they stay in front of the player [TG-4.2]
            lay_permits(state, action.number)
        elif isinstance(action, PermitRequest):
            begin_request(state, state.active, action, NOWHERE, 1)
        elif not shoot(state, action):
            super().answer(state, seat, action)


def lay_permits(state: InvadersWar, number: i64) -> None:
    """Saucer cards in front of the active camp, one for each saucer at most. [TG-7.4] [TG-R56]"""
    state.permits[state.active] += number
    state.tell(PERMITS, state.seat_of(state.active), state.active, state.permits[state.active])


def war_dice_rolled(state: InvadersWar) -> None:
    """No Resistance; shots at opponents come before the bunkers' fire. [TG-7.3]"""
    state.phase = FIRE
    state.refused = 0
    state.firing = 0
    tell_roll(state)
    count_pips(state)
    prepare_moves(state)


class OpeningFire(Happening[InvadersWar]):
    """The bunkers fire at what is there after the shots. [TG-R50]"""

    step: ClassVar[str] = "open-fire"

    def happen(self, state: InvadersWar) -> None:
        open_fire(state)


class WarMoving(Moving):
    """As in L'Invasion; shots at opponents at any moment, and at bunkers where the table has agreed so. [TG-7.3] [TG-R51]"""

    def could_do_more(self, state: Invasion) -> bool:
        assert isinstance(state, InvadersWar)
        return may_travel(state) or could_shoot(state) or has_early_shot(state)

    def find(self, state: Invasion) -> list[Action]:
        assert isinstance(state, InvadersWar)
        options = super().find(state)
        if state.terms.after_each and state.moved[0] != UNDER_WAY and state.moved[1] != UNDER_WAY:
            for colour in range(i64(2)):
                if state.moved[colour] == OVER:
                    bunker_shots(state, state.active * 2 + colour, options)
        shots(state, options)
        return options

    def essential(self, state: Invasion, seat: Seat) -> list[Action]:
        """The order of the two moves makes no difference only where nothing can be shot and both may fly."""
        assert isinstance(state, InvadersWar)
        alike = not state.foes_in_space(state.active) and state.permits[state.active] == FULL_PERMITS
        return super().essential(state, seat) if alike else state.moves

    def answer(self, state: Invasion, seat: Seat, action: Action) -> None:
        assert isinstance(state, InvadersWar)
        if isinstance(action, (BunkerLaser, BunkerMega)):
            fire_at_bunker(state, action)
        elif not shoot(state, action):
            super().answer(state, seat, action)


def has_early_shot(state: InvadersWar) -> bool:
    """Whether a saucer whose move is over has a bunker before it that it may fire at already. [TG-R51]"""
    if not state.terms.after_each or state.moved[0] == UNDER_WAY or state.moved[1] == UNDER_WAY:
        return False
    base = state.active
    if not (state.helpers(base) or (state.fit(base) and state.hands[base].size)):
        return False
    for colour in range(i64(2)):
        if state.moved[colour] == OVER and may_fire(state, base * 2 + colour) != NOWHERE:
            return True
    return False


class WarAttacking(Attacking):
    """Each saucer fires once at its bunker; shots at opponents go on. [TG-7.3]"""

    def could_act(self, state: Invasion) -> bool:
        assert isinstance(state, InvadersWar)
        return super().could_act(state) or could_shoot(state)

    def options(self, state: Invasion, seat: Seat) -> list[Action]:
        assert isinstance(state, InvadersWar)
        options = super().options(state, seat)
        shots(state, options)
        return options

    def answer(self, state: Invasion, seat: Seat, action: Action) -> None:
        assert isinstance(state, InvadersWar)
        if not shoot(state, action):
            super().answer(state, seat, action)


DRAWING_SEATS: Final = DrawingSeats()
FIRST_WAR_TURN: Final = FirstWarTurn()
WAR_ACTING: Final = WarActing()
OPENING_FIRE: Final = OpeningFire()
WAR_MOVING: Final = WarMoving()
WAR_ATTACKING: Final = WarAttacking()
WAR_PHASES: Final[list[Question[Any]]] = [
    NEXT_TURN,
    WAR_ATTACKING,
    WAR_MOVING,
    VOLLEY,
    OPENING_FIRE,
    SHOOTING,
    WAR_ACTING,
]
