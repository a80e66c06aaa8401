"""A position as numbers, for learners: what everybody sees, from one pilot's seat, written straight from the state.

First the places around the table, the learner's own first and then clockwise. Then what is nobody's: the raider, the number
spun, what is asked and why, and the options.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.encoding import Encoder, Encoding, Layout, Variants
from orrery.core.options import Options
from orrery.core.protocol import State
from orrery.core.values import Seat
from orrery.games.battlestar.actions import KINDS, SPINS
from orrery.games.battlestar.asking import Asking
from orrery.games.battlestar.board import (
    CELL_COUNT,
    CELLS,
    COLOURS,
    COLUMN,
    DISTANCE,
    DOORS,
    HOLES,
    NODE_COUNT,
    NOWHERE,
    ON_HOLE,
    ON_PLANET,
    PLANETS,
    QUARTERS,
    ROW,
    distance,
    place_name,
    touches,
)
from orrery.games.battlestar.flying import REASONS, Banishing, Duelling, Moving, Spinning
from orrery.games.battlestar.state import EVASIONS, NOBODY, SHOWN, Battlestar
from orrery.games.battlestar.turns import Evading, Volley

WHERE: Final = ["docked", "column", "row", "hole", "planet", *[f"quarter {colour}" for colour in COLOURS], "to hole"]
WIDTH: Final[i64] = len(WHERE)
NODES: Final = [*CELLS, *[f"{colour} station" for colour in COLOURS]]
DISTANCES: Final = ["to home", "to raider", "raider to home", "home nearer", "raider nearer"]
ROLES: Final = ["carries", "beside carrier", "active", "winner", "asked", "challenger", "defender", "beaten", "threatened"]
ASKS: Final = ["turn-up", "first-spin", "spin", "move", "jump", "challenge", "duel", "banish", "command", "arm", "aim", "evade"]
EFFECTS: Final = [*[place_name(planet) for planet in PLANETS], "laser"]  # in the order in which an evasion names them
FARTHEST: Final[i64] = max(int(steps) for steps in DISTANCE)
MOST_SPUN: Final[i64] = len(SPINS)
MOST_ALIKE: Final[i64] = 5  # cards of one kind in a pack, however it is split [BG-R9]


class BattlestarEncoder(Encoder):
    """The numbers of one number of seats."""

    def __init__(self, seats: int, printed: Options, picks: bool) -> None:
        pilot = Layout()
        self.colour: Final = pilot.block(COLOURS)
        self.where: Final = pilot.block(WHERE)
        self.distances: Final = pilot.block(DISTANCES)
        self.shown: Final = pilot.block(KINDS, "shown")
        self.pack: Final = pilot.block(KINDS, "pack")
        self.evasions: Final = pilot.block(["evasions"])
        self.roles: Final = pilot.block(ROLES)
        self.node: Final = pilot.block(NODES, "at")
        self.stride: Final[i64] = len(pilot.names)
        layout = Layout()
        layout.table(seats, pilot)
        self.raider: Final = layout.block(["raider free"])
        self.raider_where: Final = layout.block(WHERE, "raider")
        self.raider_node: Final = layout.block(NODES, "raider at")
        self.number: Final = layout.block([str(number) for number in range(1, len(SPINS) + 1)], "number")
        self.ask: Final = layout.block(ASKS, "ask")
        self.reason: Final = layout.block(REASONS, "because")
        self.effect: Final = layout.block(EFFECTS, "effect")
        self.counts: Final = layout.block(["attacks left", "challenger spun"])
        self.variants: Final = Variants(layout, printed)
        self.ask_place: Final = {ask: number for number, ask in enumerate(ASKS)}
        super().__init__(seats, layout.names, [], picks)

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        assert isinstance(state, Battlestar)
        seats: i64 = self.seats
        raider = state.raider if state.raider != NOWHERE else state.ships[state.carrier]
        for place in range(seats):
            self.pilot(state, seat, state.clockwise_from(seat, place), raider, row, place * self.stride)
        for question in state.agenda:
            self.waiting(state, seat, question, row)
        row.put(self.raider, 1.0 if state.carrier == NOBODY else 0.0)
        where(row, self.raider_where, self.raider_node, raider)
        if state.number > 0:
            row.put(self.number + state.number - 1, 1.0)
        if state.agenda:
            self.question(state, seat, row)
        self.variants.write(state.chosen, row)

    def pilot(self, state: Battlestar, me: i64, seat: i64, raider: i64, row: Encoding, start: i64) -> None:
        """One place at the table: the ship, its distances, its cards, and its part in the game."""
        ship = state.ships[seat]
        home = state.home(seat)
        row.put(start + self.colour + state.camps[seat], 1.0)
        where(row, start + self.where, start + self.node, ship)
        row.share(start + self.distances, distance(ship, home), FARTHEST)
        row.share(start + self.distances + 1, distance(ship, raider), FARTHEST)
        row.share(start + self.distances + 2, distance(raider, home), FARTHEST)
        if seat != me:  # how much nearer the learner is
            row.share(start + self.distances + 3, distance(raider, home) - distance(raider, state.home(me)), FARTHEST)
            row.share(start + self.distances + 4, distance(ship, raider) - distance(state.ships[me], raider), FARTHEST)
        for kind in range(i64(len(KINDS))):
            row.share(start + self.shown + kind, state.shown[seat * 3 + kind], SHOWN)
            row.share(start + self.pack + kind, state.packs[seat].counts[kind], MOST_ALIKE)
        row.share(start + self.evasions, state.evasions[seat], EVASIONS)
        carrier = state.carrier
        row.put(start + self.roles, 1.0 if seat == carrier else 0.0)
        row.put(start + self.roles + 1, 1.0 if carrier != NOBODY and carrier != seat and touches(ship, raider) else 0.0)
        row.put(start + self.roles + 2, 1.0 if seat == state.active else 0.0)
        row.put(start + self.roles + 3, 1.0 if seat == state.winner else 0.0)

    def role(self, state: Battlestar, me: i64, seat: i64, role: i64, row: Encoding) -> None:
        """Mark a seat's part in a question."""
        row.put(state.steps_to(me, seat) * self.stride + self.roles + role, 1.0)

    def waiting(self, state: Battlestar, me: i64, question: object, row: Encoding) -> None:
        """What is asked now or waits beneath it: whose battle, who will be sent away, how many attacks are left."""
        if isinstance(question, Duelling):
            self.role(state, me, question.challenger, 5, row)
            self.role(state, me, question.defender, 6, row)
            row.share(self.counts + 1, question.first, MOST_SPUN)
        elif isinstance(question, Banishing):
            self.role(state, me, question.loser, 7, row)
        elif isinstance(question, Volley):
            row.share(self.counts, question.attacks, MOST_SPUN)

    def question(self, state: Battlestar, me: i64, row: Encoding) -> None:
        """What is asked, of whom (the pilot for whom Nature spins, when she does), why the ship flies, what is to be evaded."""
        top = state.asking()
        row.put(self.ask + self.ask_place[top.ask], 1.0)
        assert isinstance(top, Asking), "every question here is about a pilot"
        self.role(state, me, top.seat, 4, row)
        if isinstance(top, (Spinning, Moving)):
            row.put(self.reason + top.reason, 1.0)
        elif isinstance(top, Evading):
            row.put(self.effect + top.effect, 1.0)
            for question in state.agenda:
                if isinstance(question, Evading) and question is not top:
                    self.role(state, me, question.seat, 8, row)


def where(row: Encoding, start: i64, node_block: i64, node: i64) -> None:
    """All that WHERE tells of a node, and which one it is."""
    row.put(node_block + node, 1.0)
    for at in range(WIDTH):
        row.put(start + at, OF_NODE[node * WIDTH + at])


def of_node(node: i64) -> list[float]:
    """What WHERE tells of a node; a station lies in the middle of its doors, and in no quarter. [BG-R36]"""
    docked = node >= CELL_COUNT
    cells = DOORS[node - CELL_COUNT] if docked else [int(node)]
    return [
        float(docked),
        sum(COLUMN[cell] - 1 for cell in cells) / len(cells) / 18,
        sum(ROW[cell] - 1 for cell in cells) / len(cells) / 18,
        float(not docked and ON_HOLE[node] == 1),
        float(not docked and ON_PLANET[node] == 1),
        *[float(not docked and quarter in QUARTERS[node]) for quarter in range(4)],
        min(int(distance(node, hole)) for hole in HOLES) / int(FARTHEST),
    ]


def of_nodes() -> vec[float]:
    """The same of every node, one after the other."""
    numbers = vec[float](capacity=NODE_COUNT * WIDTH)
    for node in range(NODE_COUNT):
        for number in of_node(node):
            numbers = append(numbers, number)
    return numbers


OF_NODE: Final = of_nodes()
