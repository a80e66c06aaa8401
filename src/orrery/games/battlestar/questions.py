"""The course of the game: every question it asks, in the order of the booklet. [BG-5]"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.registry import Registry, by_notation, notation
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat, ints
from orrery.games.battlestar.actions import (
    AIMS,
    BANISHES,
    DRAWS,
    END,
    EVADE_OR_ACCEPT,
    FIGHT_OR_DECLINE,
    FORCE,
    JUMPS,
    KINDS,
    LASER,
    LINE,
    PLAY_FORCE,
    PLAY_LASER,
    PLAY_TURBO,
    QUARTER_STOPS,
    STAY,
    TURBO,
    Aim,
    Banish,
    Draw,
    Evade,
    Fight,
    Jump,
    Move,
    Play,
    PlayForce,
)
from orrery.games.battlestar.asking import Dial, Luck, Pilot
from orrery.games.battlestar.board import CELL_COUNT, CELLS, COLOURS, HOLES, IN_QUARTER, ON_HOLE, PLANETS, touches
from orrery.games.battlestar.events import (
    ATTACKED,
    CAPTURED,
    FIRED,
    FLEW,
    HEMMED_IN,
    HIT,
    HIT_NOBODY,
    NOT_SENT,
    STARTED,
    TIED,
    TIED_FOR_FIRST,
    TURNED_UP,
    WON,
)
from orrery.games.battlestar.state import NOBODY, SHOWN, Battlestar

FOUR: Final = range(i64(4))
REASONS: Final = ["turn", "turbo", "capture", "battle"]  # why a ship flies
BY_TURN: Final[i64] = 0
BY_TURBO: Final[i64] = 1
BY_CAPTURE: Final[i64] = 2
BY_BATTLE: Final[i64] = 3
BY_LASER: Final[i64] = 4  # an effect to evade is a planet, 0 … 3, or the laser


# Before the game


class TurningUp(Luck):
    """At the start of one's turn, cards are turned up until two are on show or the pack is empty. [BG-R12] [BG-R47]"""

    ask: ClassVar[str] = "turn-up"
    rule: ClassVar[str] = "BG-R12"

    def automatic(self, state: Battlestar) -> bool:
        if state.card_count(self.seat) < SHOWN and state.packs[self.seat].size:
            return False
        state.agenda.pop()
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


# A turn: spin, move, and what the move leads to


class Spinning(Dial):
    """The arrow tells how far a ship flies: in its turn, by turbo, after a capture or a won battle. [BG-5]"""

    ask: ClassVar[str] = "spin"
    rule: ClassVar[str] = "BG-6.1"

    def __init__(self, seat: i64, reason: i64) -> None:
        super().__init__(seat, reason)
        self.reason: Final = reason

    def stopped(self, state: Battlestar, number: i64) -> None:
        state.number = number
        state.find_moves(self.seat)
        state.agenda[-1] = MOVING.of(self.seat, self.reason)

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]], "reason": REASONS[self.reason]}


class Moving(Pilot):
    """Choose where to fly: exactly the number, or an early stop that the rules allow. [BG-6.1]"""

    ask: ClassVar[str] = "move"
    rule: ClassVar[str] = "BG-6.1"
    shows: ClassVar[str] = "ships"

    def __init__(self, seat: i64, reason: i64) -> None:
        super().__init__(seat, reason)
        self.reason: Final = reason

    def automatic(self, state: Battlestar) -> bool:
        if not state.moves:
            state.tell(HEMMED_IN, self.seat)  # the ship stays [BG-R19]
            state.agenda.pop()
            return True
        if len(state.moves) == 1:  # nothing to choose [BG-R49]
            only = state.moves[0]
            state.tell(FLEW, self.seat, only.cell if isinstance(only, Move) else state.home(self.seat))
            self.answer(state, self.seat, only)
            return True
        return False

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return state.moves

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        if not isinstance(action, Move):
            state.ships[self.seat] = state.home(self.seat)
            state.win(self.seat)
            return
        cell = action.cell
        state.ships[self.seat] = cell
        if cell == state.raider:
            capture(state, self.seat)  # on a black hole, too, before any jump [BG-R24]
        elif ON_HOLE[cell] and jumps(state):
            state.agenda[-1] = JUMPING.of(self.seat)
        else:
            arrive(state, self.seat)

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"number": int(state.number), "reason": REASONS[self.reason]}


class Jumping(Pilot):
    """On a black hole: jump to any other that holds no ship, or stay. [BG-7]"""

    ask: ClassVar[str] = "jump"
    rule: ClassVar[str] = "BG-7"
    shows: ClassVar[str] = "ships"

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return [STAY, *jumps(state)]

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        if isinstance(action, Jump):
            state.ships[self.seat] = action.hole  # a carried raider goes along [BG-R21]
        if state.ships[self.seat] == state.raider:
            capture(state, self.seat)
        else:
            arrive(state, self.seat)


class Challenging(Pilot):
    """Next to the carrier, where the table plays `free-battle`: fight, or let it be. [BG-R45]"""

    ask: ClassVar[str] = "challenge"
    rule: ClassVar[str] = "BG-R45"

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return FIGHT_OR_DECLINE

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        assert isinstance(action, Fight)
        if action.willing:
            attack(state, self.seat)
        else:
            state.agenda.pop()

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[state.carrier]]}


class Duelling(Dial):
    """Interstellar battle: challenger, then defender spin; equal numbers are spun again by both. [BG-R28]"""

    ask: ClassVar[str] = "duel"
    rule: ClassVar[str] = "BG-R28"

    def __init__(self, challenger: i64, defender: i64, first: i64) -> None:
        super().__init__(defender if first else challenger)
        self.challenger: Final = challenger
        self.defender: Final = defender
        self.first: Final = first  # the challenger's number, 0 before it is spun

    def stopped(self, state: Battlestar, number: i64) -> None:
        if not self.first or self.first == number:
            again = number if not self.first else 0
            if self.first:
                state.tell(TIED, self.challenger, self.defender, number)
            state.agenda[-1] = Duelling(self.challenger, self.defender, again)
            return
        won = self.first > number
        winner = self.challenger if won else self.defender
        loser = self.defender if won else self.challenger
        state.seize(winner)
        state.tell(WON, winner, loser, self.first if won else number, number if won else self.first)
        state.agenda[-1] = BANISHING.of(winner, loser)  # after the winner has flown [BG-R29]
        state.agenda.append(SPINNING.of(winner, BY_BATTLE))

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]], "first": int(self.first)}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.challenger), int(self.defender), int(self.first)]


class Banishing(Pilot):
    """The winner of the battle sends the loser to a planet without a ship. [BG-R30]"""

    ask: ClassVar[str] = "banish"
    rule: ClassVar[str] = "BG-R30"

    def __init__(self, seat: i64, loser: i64) -> None:
        super().__init__(seat, loser)
        self.loser: Final = loser

    def automatic(self, state: Battlestar) -> bool:
        planets = state.open_planets()
        if len(planets) > 1:
            return False
        if planets:
            state.put(self.loser, PLANETS[planets[0]])
        else:
            state.tell(NOT_SENT, self.loser)
        state.agenda.pop()
        return True

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return [BANISHES[place] for place in state.open_planets()]

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        assert isinstance(action, Banish)
        state.put(self.loser, action.planet)
        state.agenda.pop()

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.loser]]}


# After the move: cards


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
            return  # on a line: spun again [BG-R48]
        if self.attacks > 1:
            state.agenda[-1] = VOLLEYS.of(self.seat, self.attacks - 1)
        else:
            state.agenda.pop()
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
        state.agenda.pop()
        if action.evades:
            state.evasions[self.seat] -= 1
        else:
            displace(state, self.seat, self.effect)

    def about(self, state: Battlestar, seat: Seat) -> Json:
        attacker = COLOURS[state.camps[state.active]]
        if self.effect == BY_LASER:
            return {"card": KINDS[LASER], "camp": attacker}
        return {"card": KINDS[FORCE], "camp": attacker, "planet": CELLS[PLANETS[self.effect]]}


# What happens without being asked


def begin_turn(state: Battlestar, seat: i64) -> None:
    """Cards are turned up, the arrow is spun, the ship moves, and then cards may be played. [BG-5]"""
    state.active = seat
    state.turn_count += 1
    state.agenda[-1] = COMMANDING.of(seat)  # cards last, however the move went [BG-R32] [BG-R33]
    state.agenda.append(SPINNING.of(seat, BY_TURN))
    if state.card_count(seat) < SHOWN and state.packs[seat].size:
        state.agenda.append(TURNING_UP.of(seat))


def jumps(state: Battlestar) -> list[Action]:
    """Black holes without a ship; the one where the mover stands has one. [BG-R23]"""
    return [JUMPS[place] for place in FOUR if not state.holds_a_ship(HOLES[place])]


def capture(state: Battlestar, seat: i64) -> None:
    """At once and without a choice; the captor spins and moves again. [BG-R25]"""
    state.seize(seat)
    state.tell(CAPTURED, seat, state.ships[seat])
    state.agenda[-1] = SPINNING.of(seat, BY_CAPTURE)


def arrive(state: Battlestar, seat: i64) -> None:
    """The ship rests: next to the carrier there is a battle, otherwise the move is over. [BG-R24] [BG-R26]"""
    carrier = state.carrier
    if carrier == NOBODY or carrier == seat or not touches(state.ships[seat], state.ships[carrier]):
        state.agenda.pop()
    elif state.chosen.free_battle:
        state.agenda[-1] = CHALLENGING.of(seat)
    else:
        attack(state, seat)  # compulsory [BG-R27]


def attack(state: Battlestar, seat: i64) -> None:
    """A battle for the raider begins. [BG-R28]"""
    state.tell(ATTACKED, seat, state.carrier)
    state.agenda[-1] = Duelling(seat, state.carrier, 0)


def force_fields(state: Battlestar, seat: i64) -> list[Action]:
    """Every opponent, to every planet without a ship and without the free raider. [BG-R35]"""
    planets = state.open_planets()
    return [PLAY_FORCE[state.camps[other] * 4 + planet] for other in clockwise_from(state, seat) for planet in planets]


def clockwise_from(state: Battlestar, seat: i64) -> list[int]:
    """The opponents of a seat, clockwise."""
    seats = len(state.camps)
    return [(int(seat) + step) % seats for step in range(1, seats)]


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


PLANET_PLACE: Final = {int(PLANETS[place]): place for place in FOUR}

TURNING_UP: Final = Registry(TurningUp, 4)
SPINNING: Final = Registry(Spinning, 4, len(REASONS))
MOVING: Final = Registry(Moving, 4, len(REASONS))
JUMPING: Final = Registry(Jumping, 4)
CHALLENGING: Final = Registry(Challenging, 4)
BANISHING: Final = Registry(Banishing, 4, 4)  # by winner and loser
COMMANDING: Final = Registry(Commanding, 4)
ARMING: Final = Registry(Arming, 4)
VOLLEYS: Final = Registry(Volley, 4, 7)  # by gunner and attacks left
EVADING: Final = Registry(Evading, 4, 5)  # by target and effect

MADE_ONCE: Final = by_notation(
    TURNING_UP, SPINNING, MOVING, JUMPING, CHALLENGING, BANISHING, COMMANDING, ARMING, VOLLEYS, EVADING
)


def read_question(row: list[Any]) -> Question[Any]:
    """The inverse of a question's `to_json`: most were made once and are found by what they are about."""
    if row[0] == FirstSpinning.ask:
        return FirstSpinning(ints(row[1]), ints(row[2]))
    if row[0] == Duelling.ask:
        return Duelling(row[1], row[2], row[3])
    return MADE_ONCE[notation(row)]
