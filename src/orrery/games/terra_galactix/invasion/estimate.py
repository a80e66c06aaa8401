"""How likely the players of L'Invasion win: what a rollout ends with. [TG-5]

The judgement lands whenever somebody can. Here landing is a decision: once a saucer is on Earth, doubles may cost it, so a
squadron that waits until all are near loses less. Begun, it is worth the chance that the last one lands before the Resistance
wakes; not begun, what patient players reach.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.terra_galactix.box.board import BUNKERS, EARTH, NOWHERE, colour_of
from orrery.games.terra_galactix.box.cards import PULSAR, SUPER_NOVA
from orrery.games.terra_galactix.box.flight import GONE
from orrery.games.terra_galactix.invasion.judgement import is_to_move, worth_with
from orrery.games.terra_galactix.invasion.landing import DOUBLE, Squadron, calm_roll
from orrery.games.terra_galactix.invasion.options import HARD, SOFT
from orrery.games.terra_galactix.invasion.reach import NEAREST_END, PIPS_TO_FLY
from orrery.games.terra_galactix.invasion.state import ACT, HAND_SIZE, Invasion

MOST_PIPS: Final[i64] = 30
MOST_TURNS: Final[i64] = 6  # of each player within which a landing is foreseen
LATER_DRAWS: Final = 1.5  # cards that a player draws in a turn after the next, about
FORESEEN: Final[i64] = 3  # rounds in which a shock wave is foreseen
NEGLIGIBLE: Final = 0.005
A_MOVE: Final[i64] = 3  # pips, about
PUSHED: Final[i64] = 4  # pips that a saucer is away from Earth, at least, after a shock wave [TG-5.3]

FIRST: Final[i64] = 0  # how likely patient players land the first squadron, by lives, once it is gathered
LAST: Final[i64] = 4  # and the last one
SCATTERED: Final[i64] = 8  # the same while nobody is near: less than is true, or nobody would be in a hurry to gather
AGAIN: Final[i64] = 16  # the same for those who have to begin again
NEARNESS: Final[i64] = 24  # how much the chance to land now counts for being near, against how soon all could gather
HARDER: Final[i64] = 25  # how much harder the first squadron lands if any roll may wake the Resistance
WEAKEST: Final[i64] = 26  # how much the lives of the weakest player count, against those of all
GATHERED_WEIGHTS: Final = [0.88, 0.93, 0.95, 0.96, 0.55, 0.7, 0.8, 0.86]
SCATTERED_WEIGHTS: Final = [0.69, 0.74, 0.76, 0.78, 0.37, 0.52, 0.62, 0.7]
AGAIN_WEIGHTS: Final = [0.75, 0.88, 0.92, 0.94, 0.42, 0.64, 0.74, 0.81]
OTHER_WEIGHTS: Final = [0.7, 0.42, 0.7]
WEIGHTS: Final = vec[float](GATHERED_WEIGHTS + SCATTERED_WEIGHTS + AGAIN_WEIGHTS + OTHER_WEIGHTS)
DANGERS: Final = vec[float]([0.2, 0.15, 0.3, 0.9, 0.05, 0.35])  # as the judgement lists its fears: less, but more than is true


def landing_odds() -> list[float]:
    """How likely a saucer lands in its first … sixth turn, by pips away, first without a Pulsar and then with one."""
    odds: list[float] = []
    places, turns = range(1, int(MOST_PIPS) + 1), range(1, int(MOST_TURNS) + 1)
    plain = [[0.0] * (len(turns) + 1) for _ in range(len(places) + 1)]
    for turn in turns:
        for pips in places[:-1]:  # the farthest is where there is no breach
            plain[pips][turn] = sum(after(plain, pips - face, turn) for face in range(1, 7)) / 6
    doubled = [[0.0] * (len(turns) + 1) for _ in range(len(places) + 1)]
    for turn in turns:
        for pips in places[:-1]:
            doubled[pips][turn] = sum(after(plain, pips - 2 * face, turn) for face in range(1, 7)) / 6
    for rows in (plain, doubled):
        odds.extend(each for row in rows for each in row)
    return odds


def after(odds: list[list[float]], left: int, turn: int) -> float:
    """The same for one who has that many pips left to go, or has landed."""
    if left > 0:
        return odds[left][turn - 1]
    return 1.0 if turn == 1 else 0.0


LANDS: Final = vec[float](landing_odds())  # by Pulsar, pips and turn
OF_PIPS: Final[i64] = MOST_TURNS + 1
OF_PULSAR: Final[i64] = (MOST_PIPS + 1) * OF_PIPS


class Landing:
    """Where the saucers of one colour are, in the order in which their owners roll next."""

    def __init__(self, state: Invasion, colour: i64) -> None:
        self.state: Final = state
        self.colour: Final = colour
        self.players: Final[i64] = len(state.camps)
        self.squadron: Final = Squadron(state, colour)
        self.away = vec[i64]([0, 0, 0, 0])  # pips to Earth through the breaches of now, 0 for one who has landed
        self.pulsar = vec[i64]([0, 0, 0, 0])  # whether the player holds one
        camp = state.active if state.phase == ACT else state.after(state.active)
        for place in range(self.players):
            self.away[place] = pips_to_earth(state, camp * 2 + colour)
            self.pulsar[place] = 1 if state.usable(camp, PULSAR) else 0
            camp = state.after(camp)

    def is_complete(self) -> bool:
        return self.squadron.aloft == 0

    def has_begun(self) -> bool:
        return self.squadron.landed > 0

    def chance(self, late: bool, quiet: vec[float]) -> float:
        """How likely all are on Earth before the Resistance wakes, if they fly to the breaches of now. [TG-5.5]

        One sum over the turn in which the first shock wave comes; `quiet` has the chances that none comes, turn by turn.
        """
        aloft = calm_roll(self.state, late)
        total = 0.0
        unpushed = 1.0
        for turn in range(i64(len(quiet))):
            pushed = unpushed * (1.0 - quiet[turn])
            if pushed > NEGLIGIBLE:
                total += pushed * self.chance_with(aloft, turn)
            unpushed *= quiet[turn]
        return total + unpushed * self.chance_with(aloft, len(quiet))

    def chance_with(self, aloft: float, wave: i64) -> float:
        """The same with a shock wave before a certain roll: the last one lands in some turn, and all rolls before were calm."""
        arrived = vec[float]([0.0, 0.0, 0.0, 0.0])  # of each player: the chance to be on Earth, with calm rolls so far
        for place in range(self.players):
            if self.away[place] == 0:
                arrived[place] = 1.0
        total = 0.0
        calm = 1.0
        for turn in range(i64(1), MOST_TURNS + 1):
            calm *= aloft
            for place in range(self.players):
                now = 0.0
                if self.away[place]:
                    now = calm * self.lands(place, turn, wave)
                    last = now
                    for other in range(self.players):
                        if other != place:
                            last *= arrived[other]
                    total += last
                arrived[place] = arrived[place] * DOUBLE + now
        return total

    def lands(self, place: i64, turn: i64, wave: i64) -> float:
        """How likely a player lands in that turn of his; a shock wave pushes out whoever is near. [TG-5.3]"""
        before = (wave - place + self.players - 1) // self.players  # his turns before the wave
        away = self.away[place]
        if away == MOST_PIPS:
            return 0.0
        first = self.pulsar[place] * OF_PULSAR + away * OF_PIPS
        if turn <= before or (before <= 0 and away >= PUSHED):
            return LANDS[first + turn]
        if before <= 0:
            return LANDS[self.pulsar[place] * OF_PULSAR + PUSHED * OF_PIPS + turn]
        missed = 1.0
        for earlier in range(i64(1), before + 1):
            missed -= LANDS[first + earlier]
        return missed * LANDS[max(PUSHED, away - A_MOVE * before) * OF_PIPS + turn - before]


def quiet_turns(state: Invasion) -> vec[float]:
    """How likely no shock wave comes in each of the next turns, if none has come before. [TG-5.3]

    The cards that a player will draw are known for his next turn, and so are the Super Novas in the pile.
    """
    players: i64 = len(state.camps)
    pile, discards = state.cards.pile, state.cards.discards
    novas, size = float(pile.counts[SUPER_NOVA]), float(pile.size)
    quiet = vec[float]([1.0] * int(FORESEEN * players))
    camp = state.active if state.phase == ACT else state.after(state.active)
    for turn in range(FORESEEN * players):
        draws = LATER_DRAWS
        if turn < players:
            draws = float(HAND_SIZE + 1 - state.hands[camp].size) if state.fit(camp) else 0.0
        while draws > 0.0:
            if size < 0.5:
                novas, size = float(discards.counts[SUPER_NOVA] + pile.counts[SUPER_NOVA]), max(1.0, float(discards.size))
            share = min(1.0, draws)
            quiet[turn] *= max(0.0, 1.0 - share * novas / size)
            size = max(novas, size - share)
            draws -= 1.0
        camp = state.after(camp)
    return quiet


def pips_to_earth(state: Invasion, saucer: i64) -> i64:
    """Through the nearest breach, after a move that is still to come; 0 on Earth, MOST_PIPS without a breach."""
    place = state.where[saucer]
    if place == EARTH:
        return 0
    if place == NOWHERE:
        return MOST_PIPS
    pips: i64 = state.pips[colour_of(saucer)] if is_to_move(state, saucer) else 0
    first = (place * PIPS_TO_FLY + pips) * BUNKERS
    nearest = MOST_PIPS
    for bunker in range(BUNKERS):
        if state.bunkers[bunker] == GONE:
            nearest = min(nearest, NEAREST_END[first + bunker])
    return nearest


def estimate(state: Invasion) -> float:
    """The chance of winning, 0 to 1."""
    return worth_with(state, prospects(state), DANGERS)


def prospects(state: Invasion) -> float:
    """The chance to land both squadrons, whatever bunkers may hit before."""
    red, blue = Landing(state, 0), Landing(state, 1)
    quiet = quiet_turns(state)
    if red.is_complete():
        return last_squadron(blue, blue.chance(True, quiet))
    if blue.is_complete():
        return last_squadron(red, red.chance(True, quiet))
    if red.has_begun():
        return both(red, red.chance(False, quiet), blue)
    if blue.has_begun():
        return both(blue, blue.chance(False, quiet), red)
    return max(both(red, red.chance(False, quiet), blue), both(blue, blue.chance(False, quiet), red))


def last_squadron(last: Landing, chance: float) -> float:
    """Landed, or tried again with the lives that are left."""
    if last.has_begun():
        return chance + (1.0 - chance) * by_lives(last.state, AGAIN + LAST, last.colour)
    return patient(last.state, near(last, chance), LAST)


def both(first: Landing, chance: float, last: Landing) -> float:
    """The first squadron, then the other one, which may be gathered already."""
    state = first.state
    afterwards = patient(state, last.squadron.readiness(), LAST)
    if not first.has_begun():
        return patient(state, near(first, chance), FIRST) * eased(state) * afterwards
    again = by_lives(state, AGAIN + FIRST, first.colour) * eased(state) * by_lives(state, AGAIN + LAST, first.colour)
    return chance * afterwards + (1.0 - chance) * again


def near(squadron: Landing, chance: float) -> float:
    """How well a squadron that has not begun is gathered, 0 to 1."""
    return WEIGHTS[NEARNESS] * chance + (1.0 - WEIGHTS[NEARNESS]) * squadron.squadron.readiness()


def patient(state: Invasion, gathered: float, squadron: i64) -> float:
    """What a squadron that has not begun reaches in the end, more if it is gathered; `squadron` is FIRST or LAST."""
    scattered = by_lives(state, SCATTERED + squadron, -1)
    return scattered + (by_lives(state, squadron, -1) - scattered) * gathered


def eased(state: Invasion) -> float:
    """What is left of a chance where any roll may wake the Resistance, or more rolls than printed."""
    mode = state.chosen.super_resistance
    if mode == HARD:
        return WEIGHTS[HARDER]
    return 0.5 + 0.5 * WEIGHTS[HARDER] if mode == SOFT else 1.0


def by_lives(state: Invasion, first: i64, colour: i64) -> float:
    """A weight by lives, of the weakest player and of all; a colour's saucers on Earth may cost a life each."""
    lowest: i64 = 4
    total = 0.0
    for camp in state.camps:
        lives = state.lives[camp]
        if colour >= 0 and state.where[camp * 2 + colour] == EARTH:
            lives -= 1
        if lives <= 0:
            return 0.0
        lowest = min(lowest, lives)
        total += WEIGHTS[first + lives - 1]
    weakest = WEIGHTS[first + lowest - 1]
    return WEIGHTS[WEAKEST] * weakest + (1.0 - WEIGHTS[WEAKEST]) * total / float(len(state.camps))
