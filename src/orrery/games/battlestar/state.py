"""The flat truth of a game in progress: ships, raider, cards, and what is being asked. [BG-5]"""

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import AgendaState, Question
from orrery.core.hashing import agenda_hash, mixed
from orrery.core.pool import Pool
from orrery.core.protocol import Outcome
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat
from orrery.games.battlestar.actions import KINDS
from orrery.games.battlestar.board import (
    CELL_COUNT,
    CELLS,
    CENTRE,
    COLOURS,
    NOWHERE,
    PLANETS,
    SEATING,
    distance,
    home_of,
    place_name,
)
from orrery.games.battlestar.events import CAME_HOME, LEFT_BEHIND, SENT
from orrery.games.battlestar.options import BattlestarOptions
from orrery.games.battlestar.routes import CARRIER, HOME, LOOSE_HOME, NOTHING, RAIDER, destinations

NOBODY: Final[i64] = -1
NO_MOVES: Final[list[Action]] = []
SHOWN: Final[i64] = 2  # command cards face up at the start of a turn [BG-R12]
EVASIONS: Final[i64] = 3


class Battlestar(AgendaState):
    """Who is where, who holds the raider, which cards are left; the packs have no order until a card is turned up. [BG-R10]"""

    game_name: ClassVar[str] = "battlestar-galactica-1978"

    def __init__(self, chosen: BattlestarOptions, camps: list[int]) -> None:
        self.chosen: Final = chosen
        self.camps: Final = camps  # the colour of each seat [BG-R7]
        self.clockwise = vec[i64]()  # the seats as they follow each other around the board
        self.place = vec[i64]()  # where each seat stands in that order
        self.agenda: list[Question[Any]] = []
        self.turn_count = 0
        self.ships = vec[i64](capacity=4)  # the node where each seat's ship is
        self.raider: i64 = CENTRE  # where it lies free, or NOWHERE while it is carried
        self.carrier: i64 = NOBODY
        self.shown = vec[i64](capacity=12)  # command cards face up, by seat and kind
        self.packs: list[Pool] = []
        self.evasions = vec[i64](capacity=4)
        self.active: i64 = 0  # whose turn it is
        self.number: i64 = 0  # what the latest move may or must use up
        self.moves: list[Action] = NO_MOVES  # found when the arrow stops, kept while the mover thinks
        self.dial = ""  # where the arrow last stopped, for the eye
        self.winner: i64 = NOBODY

    def set_up(self) -> None:
        """Ships docked, raider in the centre, packs shuffled, three evasion cards each. [BG-4]"""
        self.teams = list(range(len(self.camps)))
        self.clockwise = vec[i64](sorted(self.teams, key=lambda seat: self.camps[seat]))
        self.place = vec[i64]([list(self.clockwise).index(seat) for seat in self.teams])
        for colour in self.camps:
            self.ships = append(self.ships, home_of(colour))
            self.evasions = append(self.evasions, EVASIONS)
            self.packs.append(Pool(vec[i64](self.chosen.split)))
            for _ in KINDS:
                self.shown = append(self.shown, 0)

    def clone(self) -> "Battlestar":
        copy = Battlestar(self.chosen, self.camps)
        self.copy_agenda(copy)
        copy.clockwise, copy.place = self.clockwise, self.place
        copy.ships, copy.raider, copy.carrier = self.ships[:], self.raider, self.carrier
        copy.shown, copy.evasions = self.shown[:], self.evasions[:]
        copy.packs = [pack.clone() for pack in self.packs]
        copy.active, copy.number, copy.moves, copy.dial = self.active, self.number, self.moves, self.dial
        copy.winner = self.winner
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Battlestar":
        """Nothing is hidden but the order of the packs, and a pool has none. [BG-2]"""
        return self.clone()

    # What the rules ask of the board

    def after(self, seat: i64) -> i64:
        """The next seat clockwise, whoever chose which colour. [BG-R7]"""
        return self.clockwise_from(seat, 1)

    def clockwise_from(self, seat: i64, steps: i64) -> i64:
        """The seat so many places further around the board."""
        place = self.place[seat] + steps
        return self.clockwise[place if place < len(self.camps) else place - len(self.camps)]

    def steps_to(self, seat: i64, other: i64) -> i64:
        """How many places further around the board another seat is."""
        steps = self.place[other] - self.place[seat]
        return steps if steps >= 0 else steps + len(self.camps)

    def home(self, seat: i64) -> i64:
        return home_of(self.camps[seat])

    def docked(self, seat: i64) -> bool:
        return self.ships[seat] >= CELL_COUNT

    def holds_a_ship(self, cell: i64) -> bool:
        for node in self.ships:
            if node == cell:
                return True
        return False

    def open_planet(self, planet: i64) -> bool:
        """No ship on it, nor the free raider. [BG-R35]"""
        return planet != self.raider and not self.holds_a_ship(planet)

    def open_planets(self) -> list[int]:
        """The places in the table of planets where a ship can be sent."""
        return [place for place in range(4) if self.open_planet(PLANETS[place])]

    def ships_within(self, mover: i64, reach: i64) -> vec[i64]:
        """The cells of other ships within reach of a mover. [BG-R14]"""
        start = self.ships[mover]
        found = vec[i64]()
        for seat in range(len(self.ships)):
            cell = self.ships[seat]
            if cell < CELL_COUNT and distance(start, cell) <= reach and seat != mover:
                found = append(found, cell)
        return found

    def find_moves(self, mover: i64) -> None:
        """Keep every legal move of the mover for the number just spun. [BG-6.3]"""
        start, number = self.ships[mover], self.number
        want: i64 = NOTHING
        place: i64 = self.raider
        if self.carrier == mover:
            place = self.home(mover)
            if distance(start, place) <= number:
                want = LOOSE_HOME if self.chosen.loose_home else HOME
        elif self.carrier != NOBODY:
            place = self.ships[self.carrier]
            if distance(start, place) <= number + 2:
                want = CARRIER
        elif distance(start, place) <= number:
            want = RAIDER
        self.moves = destinations(start, number, self.ships_within(mover, number), want, place)

    # What the rules do to it

    def put(self, seat: i64, node: i64) -> None:
        """Place a ship that something else than its own move displaces: a carried raider stays behind. [BG-R39]"""
        if self.carrier == seat:
            self.carrier = NOBODY
            self.raider = self.ships[seat]
            self.tell(LEFT_BEHIND, seat, self.raider)
        self.ships[seat] = node
        self.tell(SENT, seat, node)

    def seize(self, seat: i64) -> None:
        """This seat's ship now holds the raider. [BG-7]"""
        self.carrier = seat
        self.raider = NOWHERE

    def card_count(self, seat: i64) -> i64:
        """How many command cards a seat has on show."""
        return self.shown[seat * 3] + self.shown[seat * 3 + 1] + self.shown[seat * 3 + 2]

    def win(self, seat: i64) -> None:
        """At once; everything pending is dropped. [BG-R41]"""
        self.winner = seat
        self.tell(CAME_HOME, seat)
        self.agenda = []
        self.moves = NO_MOVES

    # What others ask of the state

    def outcome(self) -> Outcome | None:
        if self.winner == NOBODY:
            return None
        ranks = [1 if seat == self.winner else 2 for seat in range(len(self.camps))]
        return Outcome(ranks, [float(rank == 1) for rank in ranks], "raider-home")

    def key(self) -> int:
        """Where everything is, which cards are left and what is asked; not how it came about."""
        word: i64 = self.raider * 8 + self.carrier + 1
        word = word * 8 + self.active
        for seat in range(i64(len(self.camps))):
            word = (word * 1000003 + self.ships[seat] * 4 + self.evasions[seat]) & 0xFFFFFFFFFFF
            pack = self.packs[seat].counts
            for card in range(i64(3)):
                word = (word * 31 + pack[card] * 4 + self.shown[seat * 3 + card]) & 0xFFFFFFFFFFF
        word = agenda_hash(word, self.agenda)
        moving = bool(self.agenda) and self.agenda[-1].ask == "move"  # the number of a move that is over decides nothing
        return int(mixed(word, self.number if moving else 0))

    def to_json(self) -> Json:
        data = self.public()
        data["dial"] = self.dial
        return data

    def observe(self, seat: Seat) -> Json:
        """Everything is public: the view is the state, the same for every seat. [BG-2]"""
        return self.to_json()

    def public(self) -> Json:
        seats = range(len(self.camps))
        return {
            "options": self.chosen.text(),
            "camps": [COLOURS[colour] for colour in self.camps],  # who plays them is nowhere in here [BG-R43]
            "turns": self.turn_count,
            "active": int(self.active),
            "ships": [place_name(node) for node in self.ships],
            "raider": CELLS[self.raider] if self.raider != NOWHERE else "",
            "carrier": int(self.carrier),
            "shown": [self.cards_shown(seat) for seat in seats],
            "packs": [self.packs[seat].to_json() for seat in seats],
            "evasions": [int(count) for count in self.evasions],
            "number": int(self.number),
            "agenda": [question.to_json() for question in self.agenda],
            "winner": int(self.winner),
        }

    def cards_shown(self, seat: int) -> list[str]:
        """The kinds on show before a seat, each as often as it lies there."""
        return [KINDS[card] for card in range(3) for _ in range(self.shown[seat * 3 + card])]


def camps_of(seats: int, wishes: list[int]) -> list[int]:
    """The colour of each seat: wishes first, the others clockwise from the first seat's colour. [BG-R7]

    As printed, two sit opposite each other and three side by side. Where two seats wish for one colour, the first has it.
    """
    camps = [-1] * seats
    for seat in range(seats):
        if wishes[seat] not in camps:
            camps[seat] = wishes[seat]
    for seat in range(seats):
        colour = camps[0] + COLOURS.index(SEATING[str(seats)][seat])
        while camps[seat] < 0:
            if colour % len(COLOURS) not in camps:
                camps[seat] = colour % len(COLOURS)
            colour += 1
    return camps
