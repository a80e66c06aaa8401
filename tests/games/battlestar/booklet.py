"""A second implementation of the game, as one long procedure that stops to ask, as a reader would play it. [BG-5]"""

from collections.abc import Generator, Iterable

from tests.games.battlestar.reference import HOLES, beside, destinations, walks

Asked = tuple[str, set[str]]  # a colour, or `*` for the arrow and the packs, and all that may be answered
Telling = Generator[Asked, str, str]
Course = Generator[Asked, str, None]

AROUND = ["red", "blue", "green", "yellow"]
PLANETS = ["H8", "L8", "L12", "H12"]
NUMBERS = {"spin line", *(f"spin {number}" for number in range(1, 7))}
QUARTERS = {"spin line", "aim red", "aim blue", "aim green", "aim yellow"}


class Won(Exception):
    """A player has brought the raider home: everything else is dropped. [BG-R41]"""


class Booklet:
    """Where everything is; `course` plays on from the start of a pilot's turn, or from the very beginning."""

    def __init__(self, colours: list[str], options: str = "") -> None:
        self.colours = colours
        self.loose_home, self.free_battle = "loose-home" in options, "free-battle" in options
        self.ships = dict.fromkeys(colours, "home")
        self.raider, self.carrier = "J10", ""
        self.shown: dict[str, list[str]] = {colour: [] for colour in colours}
        self.packs = {colour: ["turbo", "force", "laser"] * 3 for colour in colours}
        self.evasions = dict.fromkeys(colours, 3)

    def from_the_start(self) -> Course:
        for colour in self.colours:
            yield from self.turn_up(colour)
        spinning = self.colours
        while len(spinning) > 1:
            spun = {}
            for colour in spinning:
                spun[colour] = yield from number()
            spinning = [colour for colour in spinning if spun[colour] == max(spun.values())]
        yield from self.course(spinning[0])

    def course(self, active: str) -> Course:
        try:
            while True:
                yield from self.turn_up(active)
                yield from self.fly(active)
                yield from self.play_cards(active)
                active = self.clockwise(active)[0]
        except Won:
            return

    def turn_up(self, colour: str) -> Course:
        while len(self.shown[colour]) < 2 and self.packs[colour]:
            drawn = yield "*", {f"draw {card}" for card in self.packs[colour]}
            self.packs[colour].remove(drawn.split()[1])
            self.shown[colour].append(drawn.split()[1])

    def fly(self, colour: str) -> Course:
        steps = yield from number()
        ends = destinations(colour, self.ships, self.carrier, self.raider, int(steps), self.loose_home)
        if not ends:
            return
        move = yield from choose(colour, (f"move {end}" for end in ends))
        walls = {place for other, place in self.ships.items() if other != colour}
        exact = walks(self.ships[colour], colour, int(steps), walls, False, frozenset([self.ships[colour]]))
        self.ships[colour] = move.split()[1]
        promised = self.ships[colour] not in exact | HOLES  # stopped early: to fight, or on the raider
        if self.ships[colour] == "home":
            raise Won
        if self.ships[colour] in HOLES and self.ships[colour] != self.raider:
            free = HOLES - set(self.ships.values())
            leap = yield from choose(colour, ["stay", *(f"jump {hole}" for hole in free)])
            if leap != "stay":
                self.ships[colour] = leap.split()[1]
        if self.ships[colour] == self.raider:
            self.raider, self.carrier = "", colour
            yield from self.fly(colour)
        elif self.carrier not in ("", colour) and self.ships[colour] in beside(self.ships[self.carrier], diagonals=True):
            yield from self.battle(colour, self.carrier, promised)

    def battle(self, challenger: str, defender: str, promised: bool) -> Course:
        if self.free_battle and not promised:
            answer = yield from choose(challenger, ["fight", "decline"])
            if answer == "decline":
                return
        one = other = ""
        while one == other:
            one = yield from number()
            other = yield from number()
        winner, loser = (challenger, defender) if one > other else (defender, challenger)
        self.carrier = winner
        yield from self.fly(winner)
        free = [planet for planet in PLANETS if planet not in self.ships.values()]
        if free:
            exile = yield from choose(winner, (f"banish {planet}" for planet in free))
            self.ships[loser] = exile.split()[1]

    def play_cards(self, active: str) -> Course:
        while True:
            free = [planet for planet in PLANETS if planet not in (self.raider, *self.ships.values())]
            cards = {f"play {card}" for card in self.shown[active] if card != "force"}
            if "force" in self.shown[active]:
                cards |= {f"play force {other} {planet}" for other in self.clockwise(active) for planet in free}
            played = yield from choose(active, ["end", *cards])
            if played == "end":
                return
            card = played.split()[1]
            self.shown[active].remove(card)
            if card == "turbo":
                yield from self.fly(active)
            elif card == "force":
                yield from self.strike([played.split()[2]], played.split()[3])
            else:
                yield from self.fire(active)

    def fire(self, gunner: str) -> Course:
        attacks = yield from number()
        for _ in range(int(attacks)):
            stop = "spin line"
            while stop == "spin line":
                stop = yield "*", QUARTERS
            hit = [colour for colour in self.clockwise(gunner) if stop.split()[1] in quarters(self.ships[colour])]
            yield from self.strike(hit, "home")

    def strike(self, targets: list[str], to: str) -> Course:
        """All at once, except that those with an evasion card are asked, clockwise. [BG-R37]"""
        for colour in sorted(targets, key=lambda colour: self.evasions[colour] > 0):
            answer = "accept"
            if self.evasions[colour]:
                answer = yield colour, {"evade", "accept"}
            if answer == "evade":
                self.evasions[colour] -= 1
                continue
            if self.carrier == colour:
                self.raider, self.carrier = self.ships[colour], ""
            self.ships[colour] = to

    def clockwise(self, colour: str) -> list[str]:
        """The others, in the order in which they follow."""
        around = [each for each in AROUND if each in self.colours]
        at = around.index(colour)
        return around[at + 1 :] + around[:at]


def number() -> Telling:
    """The arrow's number; a stop on a line is spun again. [BG-R8]"""
    stop = "spin line"
    while stop == "spin line":
        stop = yield "*", NUMBERS
    return stop.split()[1]


def choose(colour: str, answers: Iterable[str]) -> Telling:
    """A pilot's choice; a single answer is no question."""
    open_to = set(answers)
    if len(open_to) == 1:
        return open_to.pop()
    answer = yield colour, open_to
    return answer


def quarters(place: str) -> set[str]:
    """The quarters in which a ship is hit: none in its station, two on a line, all in the centre. [BG-R2]"""
    if place == "home":
        return set()
    column, row = place[0], int(place[1:])
    north, south = row <= 10, row >= 10
    west, east = column <= "J", column >= "J"
    corners = {"red": north and west, "blue": north and east, "green": south and east, "yellow": south and west}
    return {quarter for quarter, inside in corners.items() if inside}
