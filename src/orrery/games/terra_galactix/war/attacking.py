"""Lasers, Mega Lasers and Super Novas against other saucers, and the answers to them. [TG-6.5] [TG-6.6]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.packed import packed
from orrery.core.values import Json, Seat
from orrery.games.terra_galactix.box.board import (
    BASES,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    INWARD,
    NOWHERE,
    OUTWARD,
    PLACES,
    SAUCER_NAMES,
    SAUCERS,
    base_of,
    colour_of,
    linked,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, KINDS, LASER, MEGA_LASER, SAUCER, SHIELD, SUPER_NOVA
from orrery.games.terra_galactix.box.lines import direction_to, long_shot
from orrery.games.terra_galactix.box.luck import TRAVELLING, can_travel
from orrery.games.terra_galactix.war import refusals
from orrery.games.terra_galactix.war.actions import MOST_LASERS, Escape, Giga, Laser, Mega, Shields, SuperNova
from orrery.games.terra_galactix.war.events import (
    CARGO_LOST,
    DESTROYED,
    FLED,
    FULL,
    LAST_DESTROYED,
    NO_LINE,
    OCCUPIED,
    PARRIED,
    SCATTERED,
    STAYED,
)
from orrery.games.terra_galactix.war.state import HOLD, POWERS, STAR_BIT, War

WEAPONS: Final[i64] = 25  # ways of being attacked: 1 to 5 Lasers and a Mega Laser in four directions, a Super Nova
SCATTER: Final = packed(  # where a first, second and third block fly, by the direction of the shot [TG-R31]
    [
        [int(INWARD), int(CLOCKWISE), int(COUNTERCLOCKWISE)],
        [int(OUTWARD), int(COUNTERCLOCKWISE), int(CLOCKWISE)],
        [int(CLOCKWISE), int(OUTWARD), int(INWARD)],
        [int(COUNTERCLOCKWISE), int(INWARD), int(OUTWARD)],
    ],
    3,
)


# Aiming


def is_target(state: War, saucer: i64, by: i64) -> bool:
    """Whether a camp can aim at a saucer: an opponent's in space, at the bottom, nobody passing above. [TG-R57] [TG-R63]"""
    if not state.flies(saucer) or state.side[base_of(saucer)] == state.side[by] or state.under[saucer] != NOWHERE:
        return False
    mover = state.mover()
    return mover == NOWHERE or state.where[mover] != state.where[saucer]


def has_turned_on(state: War, attacker: i64, target: i64) -> bool:
    """Whether an attacker must move before it attacks this target again. [TG-R30]"""
    if state.chosen.one_attack_per_place:
        return state.fired[attacker] != 0
    return bool(state.fired[attacker] & POWERS[target])


def mega_line(state: War, start: i64, end: i64) -> i64:
    """The direction of a Mega Laser: to a neighbour, or along a radius past no saucer and no Galactix. [TG-6.5]"""
    way = direction_to(start, end)
    if way != NOWHERE or long_shot(start, end, state.taken) == NOWHERE:
        return way
    return long_shot(start, end, state.ground)


def attacks(state: War, options: list[Action]) -> None:
    """Every attack that the active camp can make with its cards. [TG-6.2]"""
    camp = state.active
    counts = state.hand(camp).counts
    lasers, megas, novas = counts[LASER], counts[MEGA_LASER], counts[SUPER_NOVA]
    if not lasers and not megas and novas < 2:
        return
    for target in range(SAUCERS):
        if not is_target(state, target, camp):
            continue
        if novas >= 2:
            options.append(state.acts.super_novas[target])
        if not lasers and not megas:
            continue
        for attacker in range(camp * 2, camp * 2 + 2):
            if not state.flies(attacker) or has_turned_on(state, attacker, target):
                continue
            start, end = state.where[attacker], state.where[target]
            if lasers and direction_to(start, end) != NOWHERE:
                first = (attacker * 8 + target) * MOST_LASERS
                options.extend(state.acts.lasers[first : first + min(lasers, MOST_LASERS)])
            if megas and mega_line(state, start, end) != NOWHERE:
                options.append(state.acts.megas[attacker * 8 + target])


def could_attack(state: War) -> bool:
    """Whether, for all that the others can see, the active camp may have an attack. [TG-9]"""
    camp = state.active
    cards = state.hand(camp).size
    if cards == 0:
        return False
    for target in range(SAUCERS):
        if not is_target(state, target, camp):
            continue
        if cards >= 2:
            return True
        for attacker in range(camp * 2, camp * 2 + 2):
            if not state.flies(attacker) or has_turned_on(state, attacker, target):
                continue
            if mega_line(state, state.where[attacker], state.where[target]) != NOWHERE:
                return True
    return False


def attack(state: War, action: Action) -> None:
    """Spend the cards, and ask the owner of the target if he holds any. [TG-6.5] [TG-R64]"""
    camp = state.active
    if isinstance(action, Laser):
        state.spend(camp, LASER, action.number)
        way = direction_to(state.where[action.saucer], state.where[action.target])
        state.fired[action.saucer] |= POWERS[action.target]
        strike(state, action.target, (action.number - 1) * 4 + way)
    elif isinstance(action, Mega):
        state.spend(camp, MEGA_LASER)
        way = mega_line(state, state.where[action.saucer], state.where[action.target])
        state.fired[action.saucer] |= POWERS[action.target]
        strike(state, action.target, MOST_LASERS * 4 + way)
    else:
        assert isinstance(action, SuperNova)
        state.spend(camp, SUPER_NOVA, 2)
        strike(state, action.target, WEAPONS - 1)


def strike(state: War, target: i64, weapon: i64) -> None:
    if state.hand(base_of(target)).size:
        state.agenda.append(DEFENDING[target * WEAPONS + weapon])
    else:
        explode(state, target, NOWHERE if weapon == WEAPONS - 1 else weapon % 4)


# Answers


class Defending(Question[War]):
    """The owner of a target: cards, or the loss of the saucer."""

    shows: ClassVar[str] = "hands discards"

    def __init__(self, target: i64, weapon: i64) -> None:
        self.target: Final = target
        self.weapon: Final = weapon  # 0 … 24
        self.lasers: Final = weapon // 4 + 1 if weapon < MOST_LASERS * 4 else 0
        self.way: Final = NOWHERE if weapon == WEAPONS - 1 else weapon % 4  # direction of the shot

    def kind(self) -> i64:
        """The card that attacks."""
        if self.weapon == WEAPONS - 1:
            return SUPER_NOVA
        return LASER if self.lasers else MEGA_LASER

    def turn(self, state: War) -> Seat:
        return state.seat_of(base_of(self.target))

    def may_escape(self, state: War) -> bool:
        """Two Black Holes, against a Super Nova, and against Lasers where the table plays so. [TG-R52]"""
        if self.way != NOWHERE and not (self.lasers and state.chosen.laser_escape):
            return False
        return state.holds(base_of(self.target), BLACK_HOLE) >= 2 and can_travel(state, self.target)

    def options(self, state: War, seat: Seat) -> list[Action]:
        camp = base_of(self.target)
        options: list[Action] = [state.acts.accept_hit]
        if self.lasers and state.holds(camp, SHIELD) >= self.lasers:
            options.append(state.acts.shields)
        if self.way != NOWHERE and state.holds(camp, GIGA_SHIELD):
            options.append(state.acts.giga)
        if self.may_escape(state):
            options.append(state.acts.escape)
        return options

    def answer(self, state: War, seat: Seat, action: Action) -> None:
        camp = base_of(self.target)
        state.drop_top()
        if isinstance(action, Shields):
            state.spend(camp, SHIELD, self.lasers)
            state.tell(PARRIED, self.target, self.lasers, SHIELD)
        elif isinstance(action, Giga):
            state.spend(camp, GIGA_SHIELD)
            state.tell(PARRIED, self.target, 1, GIGA_SHIELD)
        elif isinstance(action, Escape):
            state.spend(camp, BLACK_HOLE, 2)
            state.tell(FLED, self.target)
            begin_trip(state, self.target)
        else:
            explode(state, self.target, self.way)

    def camp(self, state: War, seat: Seat) -> str:
        return BASES[base_of(self.target)]

    def about(self, state: War, seat: Seat) -> Json:
        return {
            "weapon": KINDS[self.kind()],
            "number": int(self.lasers),
            "saucer": SAUCER_NAMES[self.target],
            "place": PLACES[state.where[self.target]],
        }

    def why(self, state: War, seat: Seat, action: Action) -> str:
        return refusals.no_defence(state, self.ask, base_of(self.target), self.kind(), self.lasers, seat, action)

    def to_json(self) -> list[object]:
        return [self.ask, int(self.target), int(self.weapon)]


class Parrying(Defending):
    """Lasers take as many Shields or a Giga Shield, a Mega Laser a Giga Shield; part of a defence is none. [TG-6.5] [TG-R29]"""

    ask: ClassVar[str] = "parry"
    rule: ClassVar[str] = "TG-6.5"


class Fleeing(Defending):
    """From a Super Nova only a black hole saves. [TG-6.6]"""

    ask: ClassVar[str] = "flee"
    rule: ClassVar[str] = "TG-6.6"


def begin_trip(state: War, saucer: i64) -> None:
    """A saucer and those above it leave through a black hole, the lowest first, each to a star of its own. [TG-8.5]"""
    state.avoided = STAR_BIT[state.where[saucer]]
    state.agenda.append(TRAVELLING[saucer])
    place = len(state.agenda) - 1
    above = state.over[saucer]
    while above != NOWHERE:
        state.agenda.insert(place, TRAVELLING[above])
        above = state.over[above]


# Losses


def explode(state: War, target: i64, way: i64) -> None:
    """The whole stack is lost; the cargo scatters along the shot, or returns to the stock. [TG-6.5] [TG-6.6] [TG-8.5]"""
    node, cargo = state.where[target], state.cargo[target]
    state.cargo[target] = 0
    saucer = target
    while saucer != NOWHERE:
        above = state.over[saucer]
        destroy(state, saucer)
        saucer = above
    if way == NOWHERE:
        if cargo:
            state.stock += cargo
            state.tell(CARGO_LOST, cargo, state.stock)
        return
    for block in range(cargo):
        scatter(state, node, linked(node, SCATTER[way * 3 + block]))


def destroy(state: War, saucer: i64) -> None:
    """Back to its base; its owner discards a permit. In his own turn it does not leave again. [TG-4.5] [TG-8.5]"""
    camp = base_of(saucer)
    state.send_home(saucer)
    state.permits[state.purse[camp]] -= 1
    state.discard(SAUCER)
    if camp == state.active:
        state.end_dice(colour_of(saucer))
    left = state.permits[state.purse[camp]]
    if left:
        state.tell(DESTROYED, saucer, state.seat_of(camp), left)
    else:
        state.tell(LAST_DESTROYED, saucer, state.seat_of(camp))


def scatter(state: War, node: i64, goal: i64) -> None:
    """A block flies to a neighbour, or stays where the saucer was if that cannot take it. [TG-R31]"""
    if goal != NOWHERE and not state.taken[goal] and i64(state.ground[goal]) < HOLD:
        state.ground[goal] += 1
        state.tell(SCATTERED, goal)
        return
    state.ground[node] += 1
    if goal == NOWHERE:
        state.tell(STAYED, node, node, NO_LINE)
    else:
        state.tell(STAYED, node, goal, OCCUPIED if state.taken[goal] else FULL)


DEFENDING: Final[list[Defending]] = [
    Fleeing(target, weapon) if weapon == WEAPONS - 1 else Parrying(target, weapon)
    for target in range(SAUCERS)
    for weapon in range(WEAPONS)
]
