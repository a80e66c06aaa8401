"""The course of a turn: cards are turned up, the ship flies, cards are played and evaded. [BG-5] [BG-8]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat, name
from orrery.games.battlestar.actions import (
    AIMS,
    DRAWS,
    END,
    EVADE_OR_ACCEPT,
    FORCE,
    KINDS,
    LASER,
    LINE,
    PLAY_FORCE,
    PLAY_LASER,
    PLAY_TURBO,
    QUARTER_STOPS,
    TURBO,
    Aim,
    Draw,
    Evade,
    Play,
    PlayForce,
)
from orrery.games.battlestar.asking import Dial, Luck, Pilot
from orrery.games.battlestar.board import CELL_COUNT, CELLS, COLOURS, IN_QUARTER, PLANETS
from orrery.games.battlestar.events import (
    FIRED,
    FORCED,
    HIT,
    HIT_NOBODY,
    SPUN_LINE,
    STARTED,
    TIED_FOR_FIRST,
    TURNED_UP,
)
from orrery.games.battlestar.flying import BY_TURBO, BY_TURN, SPINNING
from orrery.games.battlestar.state import SHOWN, Battlestar

BY_LASER: Final[i64] = 4  # an effect to evade is a planet, 0 … 3, or the laser


class TurningUp(Luck):
    """At the start of one's turn, cards are turned up until two are on show or the pack is empty. [BG-R12] [BG-R47]"""

    ask: ClassVar[str] = "turn-up"
    rule: ClassVar[str] = "BG-R12"

    def automatic(self, state: Battlestar) -> bool:
        if state.card_count(self.seat) < SHOWN and state.packs[self.seat].size:
            return False
        state.drop_top()
        return True

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return [DRAWS[card] for card in state.packs[self.seat].kinds()]

    def chance(self, state: Battlestar, rng: Rng) -> Action:
        return DRAWS[state.packs[self.seat].pick(rng)]

    def odds(self, state: Battlestar) -> list[float]:
        pack = state.packs[self.seat]
        return [float(pack.counts[card]) / float(pack.size) for card in pack.kinds()]

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        assert isinstance(action, Draw)
        state.packs[self.seat].take(action.card)
        state.shown[self.seat * 3 + action.card] += 1
        state.tell(TURNED_UP, self.seat, action.card)


class FirstSpinning(Dial):
    """Every pilot spins; the highest number starts, and those tied for it spin again among themselves. [BG-R11]"""

    ask: ClassVar[str] = "first-spin"
    rule: ClassVar[str] = "BG-R11"

    def __init__(self, pilots: list[int], numbers: list[int]) -> None:
        super().__init__(pilots[len(numbers)])
        self.pilots: Final = pilots
        self.numbers: Final = numbers  # spun so far, in the order of the pilots

    def stopped(self, state: Battlestar, number: i64) -> None:
        numbers = [*self.numbers, int(number)]
        if len(numbers) < len(self.pilots):
            state.agenda[-1] = FirstSpinning(self.pilots, numbers)
            return
        tied = [pilot for pilot, spun in zip(self.pilots, numbers, strict=True) if spun == max(numbers)]
        if len(tied) > 1:
            state.tell(TIED_FOR_FIRST, max(numbers))
            state.agenda[-1] = FirstSpinning(tied, [])
        else:
            state.tell(STARTED, tied[0])
            begin_turn(state, tied[0])

    def to_json(self) -> list[object]:
        return [self.ask, self.pilots, self.numbers]


def begin_turn(state: Battlestar, seat: i64) -> None:
    """Cards are turned up, the arrow is spun, the ship moves, and then cards may be played. [BG-5]"""
    state.active = seat
    state.turn_count += 1
    state.agenda[-1] = COMMANDING.of(seat)  # cards last, however the move went [BG-R32] [BG-R33]
    state.agenda.append(SPINNING.of(seat, BY_TURN))
    if state.card_count(seat) < SHOWN and state.packs[seat].size:
        state.agenda.append(TURNING_UP.of(seat))


class Commanding(Pilot):
    """After moving, play either command card on show, both, or neither. [BG-8]"""

    ask: ClassVar[str] = "command"
    rule: ClassVar[str] = "BG-8"
    shows: ClassVar[str] = "shown"

    def automatic(self, state: Battlestar) -> bool:
        if state.card_count(self.seat) and len(self.options(state, self.seat)) > 1:
            return False
        begin_turn(state, state.after(self.seat))
        return True

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        options: list[Action] = [END]
        shown = self.seat * 3
        if state.shown[shown + TURBO]:
            options.append(PLAY_TURBO)
        if state.shown[shown + FORCE]:
            options.extend(force_fields(state, self.seat))
        if state.shown[shown + LASER]:
            options.append(PLAY_LASER)
        return options

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        if not isinstance(action, Play):
            begin_turn(state, state.after(self.seat))
            return
        state.shown[self.seat * 3 + action.card] -= 1  # gone for good, evaded or not [BG-R40]
        if isinstance(action, PlayForce):
            target = state.camps.index(action.colour)
            state.tell(FORCED, self.seat, target, action.planet)
            strike(state, target, PLANET_PLACE[action.planet])
        elif action.card == TURBO:
            state.agenda.append(SPINNING.of(self.seat, BY_TURBO))  # spin and move [BG-R34]
        else:
            state.agenda.append(ARMING.of(self.seat))


class Arming(Dial):
    """Laser torpedoes: the number is how many attacks are fired. [BG-8]"""

    ask: ClassVar[str] = "arm"
    rule: ClassVar[str] = "BG-8"

    def stopped(self, state: Battlestar, number: i64) -> None:
        state.tell(FIRED, self.seat, number)
        state.agenda[-1] = VOLLEYS.of(self.seat, number)


class Volley(Luck):
    """One attack after the other: the arrow names a quarter, and every opponent's ship there is hit. [BG-8]"""

    ask: ClassVar[str] = "aim"
    rule: ClassVar[str] = "BG-8"
    shows: ClassVar[str] = "dial"

    def __init__(self, seat: i64, attacks: i64) -> None:
        super().__init__(seat, attacks)
        self.attacks: Final = attacks  # still to be spun, even without a target [BG-R36]

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return QUARTER_STOPS

    def chance(self, state: Battlestar, rng: Rng) -> Action:
        stop = rng.below(100)
        return AIMS[stop // 24] if stop < 96 else LINE

    def odds(self, state: Battlestar) -> list[float]:
        return [0.24, 0.24, 0.24, 0.24, 0.04]

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        state.dial = action.text
        if not isinstance(action, Aim):
            state.tell(SPUN_LINE, self.seat)  # spun again [BG-R48]
            return
        if self.attacks > 1:
            state.agenda[-1] = VOLLEYS.of(self.seat, self.attacks - 1)
        else:
            state.drop_top()
        hit = [ship for ship in clockwise_from(state, self.seat) if is_hit(state, ship, action.quarter)]
        for ship in hit:
            state.tell(HIT, self.seat, ship)
        if not hit:
            state.tell(HIT_NOBODY, self.seat)
        for ship in reversed(hit):  # pushed last, asked first: clockwise from the gunner [BG-R37]
            strike(state, ship, BY_LASER)

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]], "attacks": int(self.attacks)}


class Evading(Pilot):
    """The target may spend one evasion card against one effect. [BG-8]"""

    ask: ClassVar[str] = "evade"
    rule: ClassVar[str] = "BG-8"
    shows: ClassVar[str] = "evasions"

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat, effect)
        self.effect: Final = effect

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return EVADE_OR_ACCEPT

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        assert isinstance(action, Evade)
        state.drop_top()
        if action.evades:
            state.evasions[self.seat] -= 1
        else:
            displace(state, self.seat, self.effect)

    def about(self, state: Battlestar, seat: Seat) -> Json:
        attacker = COLOURS[state.camps[state.active]]
        if self.effect == BY_LASER:
            return {"card": KINDS[LASER], "camp": attacker, "pilot": name(state.active)}
        return {"card": KINDS[FORCE], "camp": attacker, "pilot": name(state.active), "planet": CELLS[PLANETS[self.effect]]}


def force_fields(state: Battlestar, seat: i64) -> list[Action]:
    """Every opponent, to every planet without a ship and without the free raider. [BG-R35]"""
    planets = state.open_planets()
    return [PLAY_FORCE[state.camps[other] * 4 + planet] for other in clockwise_from(state, seat) for planet in planets]


def clockwise_from(state: Battlestar, seat: i64) -> list[int]:
    """The opponents of a seat, clockwise."""
    return [int(state.clockwise_from(seat, steps)) for steps in range(i64(1), i64(len(state.camps)))]


def is_hit(state: Battlestar, seat: i64, quarter: i64) -> bool:
    """A ship on a line counts for both sides; a docked ship cannot be hit. [BG-R2] [BG-R36]"""
    cell = state.ships[seat]
    return cell < CELL_COUNT and IN_QUARTER[cell * 4 + quarter] == 1


def strike(state: Battlestar, seat: i64, effect: i64) -> None:
    """A target that still has an evasion card is asked; one that has none is not. [BG-R38]"""
    if state.evasions[seat]:
        state.agenda.append(EVADING.of(seat, effect))
    else:
        displace(state, seat, effect)


def displace(state: Battlestar, seat: i64, effect: i64) -> None:
    """To a planet by a force field, home by a laser; no capture, no battle. [BG-R26] [BG-R39]"""
    state.put(seat, state.home(seat) if effect == BY_LASER else PLANETS[effect])


PLANET_PLACE: Final = {int(PLANETS[place]): place for place in range(4)}

TURNING_UP: Final = Registry(TurningUp, 4)
COMMANDING: Final = Registry(Commanding, 4)
ARMING: Final = Registry(Arming, 4)
VOLLEYS: Final = Registry(Volley, 4, 7)  # by gunner and attacks left
EVADING: Final = Registry(Evading, 4, 5)  # by target and effect
