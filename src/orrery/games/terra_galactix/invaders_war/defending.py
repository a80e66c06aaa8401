"""An attack by the other team: the owner of the target answers, then perhaps his team-mate; nothing else helps. [TG-7.7]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.forms import Happening
from orrery.core.values import Json, Seat, name
from orrery.games.terra_galactix.box.board import BASES, NOWHERE, PLACES, SAUCER_NAMES, base_of
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, KINDS, LASER, MEGA_LASER, SHIELD, SUPER_NOVA
from orrery.games.terra_galactix.invaders_war.actions import UseShields
from orrery.games.terra_galactix.invaders_war.events import EXPLODED, MEGA_SHOT, PARRIED, SHOT
from orrery.games.terra_galactix.invaders_war.state import InvadersWar
from orrery.games.terra_galactix.invasion.actions import Escape, Give, Request, RequestShield, UseGiga
from orrery.games.terra_galactix.invasion.effects import escape
from orrery.games.terra_galactix.invasion.sharing import begin_request
from orrery.games.terra_galactix.invasion.state import POWERS, SAFE, TARGET, UNTOUCHED


def attack(state: InvadersWar, kind: i64, number: i64, saucer: i64, target: i64) -> None:
    """The cards lie on the table: tell the shot, and ask the owner if he or his mate holds a card. [TG-R64]"""
    if kind == LASER:
        state.tell(SHOT, saucer, target, number)
    elif kind == MEGA_LASER:
        state.tell(MEGA_SHOT, saucer, target)
    else:
        state.tell(EXPLODED, state.seat_of(state.active), target)
    if saucer != NOWHERE:
        state.struck[saucer] |= POWERS[target]
    state.fate[target] = TARGET
    state.helped &= ~(POWERS[target] | POWERS[8 + target])
    state.agenda.append(STRUCK[target])
    base = base_of(target)
    if (state.fit(base) and state.hands[base].size) or state.helpers(base):
        state.agenda.append(Defending(kind, number, saucer, target))


def parried(state: InvadersWar, target: i64, number: i64, kind: i64) -> None:
    """Shields, or a Giga Shield, have stopped the shot. [TG-7.7]"""
    state.fate[target] = SAFE
    state.tell(PARRIED, target, number, kind)


class Struck(Happening[InvadersWar]):
    """A target that nothing has saved explodes. [TG-7.7]"""

    step: ClassVar[str] = "struck"

    def __init__(self, target: i64) -> None:
        self.target: Final = target

    def happen(self, state: InvadersWar) -> None:
        if state.fate[self.target] == TARGET:
            state.destroy(self.target)
        state.fate[self.target] = UNTOUCHED

    def to_json(self) -> list[object]:
        return [self.step, int(self.target)]


class Attacked(Question[InvadersWar]):
    """What both questions about an attack know of it."""

    def __init__(self, kind: i64, number: i64, saucer: i64, target: i64) -> None:
        self.kind: Final = kind  # of the attackers' cards
        self.number: Final = number
        self.saucer: Final = saucer  # that fires; NOWHERE for a Super Nova
        self.target: Final = target

    def asked(self) -> i64:
        """The camp that is asked."""
        raise AssertionError("every question knows whom it asks")

    def turn(self, state: InvadersWar) -> Seat:
        return state.seat_of(self.asked())

    def camp(self, state: InvadersWar, seat: Seat) -> str:
        return BASES[self.asked()]

    def about(self, state: InvadersWar, seat: Seat) -> Json:
        found: Json = {
            "card": KINDS[self.kind],
            "number": int(self.number),
            "target": SAUCER_NAMES[self.target],
            "place": PLACES[state.where[self.target]],
            "who": name(state.seat_of(base_of(self.target))),
            "base": BASES[base_of(self.target)],
        }
        if self.saucer != NOWHERE:
            found["saucer"] = SAUCER_NAMES[self.saucer]
        return found

    def why(self, state: InvadersWar, seat: Seat, action: Action) -> str:
        return state.reason(self.ask, self.asked(), seat, action)

    def to_json(self) -> list[object]:
        return [self.ask, int(self.kind), int(self.number), int(self.saucer), int(self.target)]


class Defending(Attacked):
    """The owner of a target: Shields, a Giga Shield, a black hole, or the hit. [TG-7.7] [TG-R29]"""

    ask: ClassVar[str] = "defend"
    rule: ClassVar[str] = "TG-7.7"
    shows: ClassVar[str] = "hands discards"

    def asked(self) -> i64:
        return base_of(self.target)

    def automatic(self, state: InvadersWar) -> bool:
        """Not asked again once the saucer is safe."""
        if state.fate[self.target] == TARGET:
            return False
        state.drop_top()
        return True

    def may_flee(self, state: InvadersWar) -> bool:
        """From a Super Nova always, from Lasers only where the table has agreed so, from a Mega Laser never. [TG-R52]"""
        return self.kind == SUPER_NOVA or (self.kind == LASER and state.terms.laser_escape)

    def options(self, state: InvadersWar, seat: Seat) -> list[Action]:
        base, arms, flee = self.asked(), state.arms, self.may_flee(state)
        shields, holes = state.usable(base, SHIELD), state.usable(base, BLACK_HOLE)
        options: list[Action] = [arms.accept_hit]
        if self.kind == LASER and shields >= self.number:
            options.append(arms.use_shields)
        if self.kind != SUPER_NOVA and state.usable(base, GIGA_SHIELD):
            options.append(arms.giga)
        if flee and holes >= 2:
            options.append(arms.escape)
        if state.helpers(base):
            lacking = shields == self.number - 1 and not state.helped & POWERS[self.target]
            if self.kind == LASER and lacking and state.may_ask_for(base, SHIELD):
                options.append(arms.request_shield)
            lacking = holes == 1 and not state.helped & POWERS[8 + self.target]
            if flee and lacking and state.may_ask_for(base, BLACK_HOLE):
                options.append(arms.request_escapes[0])
        return options

    def answer(self, state: InvadersWar, seat: Seat, action: Action) -> None:
        base = self.asked()
        if isinstance(action, RequestShield):  # the question stays, in case that nobody gives
            begin_request(state, base, state.arms.parry, self.target, self.number)
        elif isinstance(action, Request):
            begin_request(state, base, action, self.target, action.cost)
        else:
            state.drop_top()
            self.settle(state, base, action)

    def settle(self, state: InvadersWar, base: i64, action: Action) -> None:
        if isinstance(action, UseShields):
            state.spend(base, SHIELD, self.number)
            parried(state, self.target, self.number, SHIELD)
        elif isinstance(action, UseGiga):
            state.spend(base, GIGA_SHIELD)
            parried(state, self.target, 1, GIGA_SHIELD)
        elif isinstance(action, Escape):
            state.spend(base, BLACK_HOLE, 2)
            escape(state, self.target)
        elif self.kind != SUPER_NOVA and state.helpers(base):
            state.agenda.append(Rescuing(self.kind, self.number, self.saucer, self.target))


class Rescuing(Attacked):
    """After the hit is accepted, the team-mate may give a Giga Shield, or a Shield against one Laser. [TG-7.7]"""

    ask: ClassVar[str] = "rescue"
    rule: ClassVar[str] = "TG-7.7"
    shows: ClassVar[str] = "hands discards"

    def asked(self) -> i64:
        return (base_of(self.target) + 2) % 4

    def options(self, state: InvadersWar, seat: Seat) -> list[Action]:
        mate, arms = self.asked(), state.arms
        options: list[Action] = [arms.decline]
        if self.kind == LASER and self.number == 1 and state.holds(mate, SHIELD):
            options.append(arms.gives[int(SHIELD)])
        if state.holds(mate, GIGA_SHIELD):
            options.append(arms.gives[int(GIGA_SHIELD)])
        return options

    def answer(self, state: InvadersWar, seat: Seat, action: Action) -> None:
        state.drop_top()
        if isinstance(action, Give):
            state.spend(self.asked(), action.kind)
            state.gave(self.asked(), action.kind)
            state.regenerate(self.asked())
            parried(state, self.target, 1, action.kind)
        else:
            state.declined(self.asked())


STRUCK: Final = [Struck(target) for target in range(i64(8))]
