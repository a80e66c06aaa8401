"""How likely the squadrons land: how soon a whole colour can be on Earth, and what may happen before. [TG-5.5] [TG-5.7]

A breach stays open until the Resistance wakes. While a squadron is incomplete on Earth every roll of its owners may wake it,
and once the first squadron has landed every roll of anybody. So the second one gathers before a bunker, breaks it, and lands
in one round.
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.terra_galactix.box.board import BUNKERS, EARTH, NOWHERE
from orrery.games.terra_galactix.box.flight import GONE, near_a_breach
from orrery.games.terra_galactix.box.state import OVER
from orrery.games.terra_galactix.invasion.options import HARD, SOFT
from orrery.games.terra_galactix.invasion.reach import NEAREST_END, PIPS_TO_FLY
from orrery.games.terra_galactix.invasion.state import ACT, Invasion

FARTHEST: Final[i64] = 30  # pips


def turns_by_pips() -> list[float]:
    """How many moves a saucer needs, on average, to land from so many pips away: surplus pips are lost. [TG-5.7]"""
    turns = [0.0]
    for pips in range(1, int(FARTHEST) + 1):
        turns.append(1.0 + sum(turns[pips - face] for face in range(1, 7) if face < pips) / 6.0)
    return turns


TURNS: Final = vec[float](turns_by_pips())

BY_BUNKER: Final[i64] = 0  # of each saucer in the air: where its ways begin in `NEAREST_END`
SPARED: Final[i64] = 4  # pips that a Pulsar will bring
WAITS: Final[i64] = 8  # rolls before its owner moves again
PIPS: Final[i64] = 12  # to the nearest breach
NO_FLIGHTS: Final = vec[i64]([0] * 16)

PULSAR_PIPS: Final[i64] = 3  # what a doubled die brings, about
BREAKING: Final = vec[float]([1.2, 0.6, 0.0])  # rounds that a bunker at start, in retreat and gone takes
DOUBLE: Final = 5.0 / 6.0  # that two dice differ
TRIPLE: Final = 35.0 / 36.0  # that three dice are not all equal
LOG_DOUBLE: Final = log(DOUBLE)
DOUBLE_AND_THIRD: Final = 205.0 / 216.0  # softened Super résistance [TG-8.1]
WORTH: Final = vec[float]([0.0, 0.14, 0.33, 0.46, 0.56])  # of the rest of a game, by lives, once a squadron has landed

STRAGGLERS: Final[i64] = 0  # how much those count who are not the last
GATHERED: Final[i64] = 1  # what each round costs that a plan still takes
DELAY: Final[i64] = 2  # what each roll costs: a shock wave may scatter those who wait
FIRST_SQUADRON: Final[i64] = 3  # what is left of a game's worth while no squadron has landed
SCATTERED: Final[i64] = 4  # and of that while nobody is near his goal
UNDECIDED: Final[i64] = 5  # and of a chance to land that nobody has begun to take
LATE_UNDECIDED: Final[i64] = 6  # the same for the last squadron
LAST_SCATTERED: Final[i64] = 7  # the same for the last squadron
LANDED_IN_VAIN: Final[i64] = 8  # how much less ready a squadron is for those on Earth, who would begin again
WEAKEST: Final[i64] = 9  # how much the lives of the weakest player count, against those of all
WEIGHTS: Final = vec[float]([0.3, 0.33, 0.05, 0.45, 0.38, 0.8, 0.68, 0.55, 0.4, 0.1])


class Squadron:
    """Where the saucers of one colour stand: on Earth, or so many moves and rolls away from it."""

    def __init__(self, state: Invasion, colour: i64) -> None:
        self.state: Final = state
        self.colour: Final = colour
        self.landed: i64 = 0
        self.aloft: i64 = 0
        self.flights = NO_FLIGHTS[:]  # of those in the air, in the order of play
        self.found = -1.0  # its readiness, once asked for
        for camp in state.camps:
            place = state.where[camp * 2 + colour]
            if place == EARTH:
                self.landed += 1
            elif place != NOWHERE:
                self.add(camp, place)
        for bunker in range(BUNKERS):
            if state.bunkers[bunker] == GONE:
                self.open(bunker)

    def open(self, bunker: i64) -> None:
        """A breach that all in the air may land through."""
        flights = self.flights
        for at in range(self.aloft):
            pips = max(1, NEAREST_END[flights[at + BY_BUNKER] + bunker] - flights[at + SPARED])
            if pips < flights[at + PIPS]:
                flights[at + PIPS] = pips

    def add(self, camp: i64, place: i64) -> None:
        state, at = self.state, self.aloft
        self.aloft += 1
        spared: i64 = 0
        thrown: i64 = 0
        away = FARTHEST
        waits = rolls_before(state, camp)
        if camp == state.active:
            if state.phase == ACT:
                spared = PULSAR_PIPS if state.doubled & (self.colour + 1) else 0
            elif state.moved[self.colour] != OVER:
                thrown = state.pips[self.colour]
                waits = len(state.camps)
                if near_a_breach(place, thrown, state.bunkers) and state.may_land(camp * 2 + self.colour):
                    away = 0
        self.flights[at + BY_BUNKER] = (place * PIPS_TO_FLY + thrown) * BUNKERS
        self.flights[at + SPARED] = spared
        self.flights[at + WAITS] = waits
        self.flights[at + PIPS] = away

    def readiness(self) -> float:
        """How soon the squadron could land at the bunker that suits it best, 1 if at once."""
        if self.found < 0.0:
            bunkers = self.state.bunkers
            least = self.rounds(NOWHERE, 99.0) if self.can_land() else 99.0  # through the breaches
            for bunker in range(BUNKERS):
                if bunkers[bunker] != GONE:
                    breaking = BREAKING[bunkers[bunker]]
                    least = min(least, self.rounds(bunker, least - breaking) + breaking)
            self.found = exp(-WEIGHTS[GATHERED] * max(0.0, least - 1.0))
        return self.found

    def rounds(self, bunker: i64, enough: float) -> float:
        """How many rounds it takes until all are on Earth, if they may also go through this bunker; about `enough` if more."""
        flights = self.flights
        last = 0.0
        total = 0.0
        for at in range(self.aloft):
            pips = flights[at + PIPS]
            if bunker != NOWHERE:
                pips = min(pips, max(1, NEAREST_END[flights[at + BY_BUNKER] + bunker] - flights[at + SPARED]))
            turns = TURNS[pips]
            if turns > last:
                if turns >= enough:
                    return turns
                last = turns
            if turns > 1.0:
                total += turns - 1.0
        return last + WEIGHTS[STRAGGLERS] * (total - max(0.0, last - 1.0))

    def rolls(self) -> float:
        """How many rolls there will be, on average, until all have landed through breaches that are open now."""
        players = float(len(self.state.camps))
        last = 0.0
        turns_of_last = 1.0
        total = 0.0
        for at in range(self.aloft):
            turns = TURNS[self.flights[at + PIPS]]
            if turns == 0.0:  # lands now
                continue
            rolls = float(self.flights[at + WAITS]) + players * (turns - 1.0)
            total += turns - 1.0
            if rolls > last:
                last, turns_of_last = rolls, turns
        return last + WEIGHTS[STRAGGLERS] * players * (total - (turns_of_last - 1.0))

    def calm(self, rolls: float, late: bool) -> float:
        """How likely the Resistance sleeps for so many rolls. [TG-5.5]"""
        state = self.state
        aloft = calm_roll(state, late)
        if aloft == DOUBLE:
            return exp(rolls * LOG_DOUBLE)
        risky = 0.0
        for camp in state.camps:
            if state.where[camp * 2 + self.colour] == EARTH:
                risky += max(0.0, (rolls - float(rolls_before(state, camp)) + 0.5) / float(len(state.camps)))
        return exp(risky * LOG_DOUBLE + max(0.0, rolls - risky) * log(aloft))

    def can_land(self) -> bool:
        """Whether all have a breach to go to."""
        for at in range(self.aloft):
            if self.flights[at + PIPS] >= FARTHEST:
                return False
        return True

    def has_begun(self) -> bool:
        """Whether somebody is on Earth, or about to be."""
        for at in range(self.aloft):
            if self.flights[at + PIPS] == 0:
                return True
        return self.landed > 0


def calm_roll(state: Invasion, late: bool) -> float:
    """How likely the roll of a player without a saucer of an unfinished squadron on Earth does not wake the Resistance."""
    mode = state.chosen.super_resistance
    if late or mode == HARD:
        return DOUBLE
    return DOUBLE_AND_THIRD if mode == SOFT else TRIPLE


def rolls_before(state: Invasion, base: i64) -> i64:
    """How many rolls there are until a player moves again, his own included; of one who is moving, until his next turn."""
    rolls: i64 = 0
    camp = state.active
    if state.phase == ACT:
        rolls = 1
    elif camp == base:
        rolls = len(state.camps)
    while camp != base:
        rolls += 1
        camp = state.after(camp)
    return rolls


def prospects(state: Invasion) -> float:
    """The chance to win, as far as saucers, breaches and lives tell."""
    red, blue = Squadron(state, 0), Squadron(state, 1)
    if red.aloft == 0:
        return last_squadron(blue)
    if blue.aloft == 0:
        return last_squadron(red)
    if red.landed:
        return first_squadron(red, blue)
    if blue.landed:
        return first_squadron(blue, red)
    return max(first_squadron(red, blue), first_squadron(blue, red))


def last_squadron(squadron: Squadron) -> float:
    """It lands before the Resistance wakes, or tries again with the lives that are left."""
    again = rest_of_game(squadron) * gathered(squadron, LAST_SCATTERED)
    if not squadron.can_land():
        return again
    calm = squadron.calm(squadron.rolls(), True)
    if not squadron.has_begun():
        calm *= WEIGHTS[LATE_UNDECIDED]
    return calm + (1.0 - calm) * again


def first_squadron(first: Squadron, second: Squadron) -> float:
    """It lands, and then the other one has to; or it tries again, with the lives that are left if the Resistance wakes."""
    afterwards = gathered(second, LAST_SCATTERED)
    ready = WEIGHTS[FIRST_SQUADRON] * gathered(first, SCATTERED)
    again = ready * rest_of_game(first)
    if not first.can_land():
        return again * afterwards
    rolls = first.rolls()
    calm = first.calm(rolls, False)
    soon = exp(-WEIGHTS[DELAY] * rolls)
    if not first.has_begun():
        soon *= WEIGHTS[UNDECIDED]
    lives = worth_of_lives(first.state, NOWHERE)
    return (calm * lives * (soon + (1.0 - soon) * ready) + (1.0 - calm) * again) * afterwards


def gathered(squadron: Squadron, scattered: i64) -> float:
    """What is left of a game for a squadron that is not together; of one that is nowhere near, the weight `scattered`."""
    lost = WEIGHTS[LANDED_IN_VAIN] * float(squadron.landed) / float(len(squadron.state.camps))
    return WEIGHTS[scattered] + (1.0 - WEIGHTS[scattered]) * (1.0 - lost) * squadron.readiness()


def rest_of_game(squadron: Squadron) -> float:
    """What the lives are worth if those of the squadron on Earth are lost."""
    return worth_of_lives(squadron.state, squadron.colour if squadron.landed else NOWHERE)


def worth_of_lives(state: Invasion, colour: i64) -> float:
    """The weakest player decides when all have lost; a colour's saucers on Earth may cost a life each."""
    lowest: i64 = 4
    total: i64 = 0
    for camp in state.camps:
        lives = state.lives[camp]
        if colour != NOWHERE and state.where[camp * 2 + colour] == EARTH:
            lives -= 1
        lowest = min(lowest, lives)
        total += lives
    if lowest <= 0:
        return 0.0
    mean = float(total) / float(len(state.camps))
    whole = i64(mean)
    share = mean - float(whole)
    average = WORTH[whole] + share * (WORTH[min(whole + 1, 4)] - WORTH[whole])
    return WEIGHTS[WEAKEST] * WORTH[lowest] + (1.0 - WEIGHTS[WEAKEST]) * average
