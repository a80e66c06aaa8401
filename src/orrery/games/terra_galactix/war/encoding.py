"""A position of La Guerre Galactique as numbers, for learners: what one seat knows, written straight from the state. [TG-9]

First the bases around the table, the learner's own first and then clockwise by seat; in a duel each seat has two. Then what
is nobody's: deposits, dice, piles, what is asked, and the options. Last the learner's own cards.
"""

from typing import Final

from mypy_extensions import i64

from orrery.core.encoding import Encoder, Encoding, Layout, Variants
from orrery.core.options import Options
from orrery.core.protocol import State
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import (
    BASES,
    COLOURS,
    EXITS,
    INTERSECTIONS,
    NOWHERE,
    PLACES,
    SAUCERS,
    base_of,
    distance,
)
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.box.encoding import FARTHEST, TurnPlaces, write_piles
from orrery.games.terra_galactix.box.luck import CardDrawn, Travelling
from orrery.games.terra_galactix.war.attacking import Defending
from orrery.games.terra_galactix.war.galactix import Collecting, Discovering
from orrery.games.terra_galactix.war.state import HAND_SIZE, HOLD, STOCK, TO_WIN, War

SEAT: Final = ["cards", "permits", "points", "points ahead", "asked", "ally"]
CAMP: Final = ["store", "active"]
SAUCER: Final = ["in base", "in space", "to home", "cargo", "hold seen", "riders", "rides", "has fired", "in question"]
ASKS: Final = ["first-roll", "deal", "draw", "act", "dice", "fly", "parry", "flee", "collect", "discovery", "black-hole"]
PILE: Final[i64] = 70
MOST_POINTS: Final[i64] = 24


class WarEncoder(Encoder):
    """The numbers of one number of seats."""

    def __init__(self, seats: int, printed: Options, picks: bool) -> None:
        camp = Layout()
        self.base: Final = camp.block(BASES, "base")
        self.camp: Final = camp.block(CAMP)
        self.saucers: Final = [camp.block(SAUCER, colour) for colour in COLOURS]
        self.nodes: Final = [camp.block(PLACES[:INTERSECTIONS], f"{colour} at") for colour in COLOURS]
        self.camp_stride: Final[i64] = len(camp.names)
        player = Layout()
        self.player: Final = player.block(SEAT)
        self.camps: Final = player.block(camp.names, "first")
        player.block(camp.names, "other")
        self.stride: Final[i64] = len(player.names)
        layout = Layout()
        layout.table(seats, player)
        self.ground: Final = layout.block(PLACES[:INTERSECTIONS], "Galactix at")
        self.stock: Final = layout.block(["stock", "hidden in holds"])
        self.dice: Final = layout.block(COLOURS, "die")
        pips, moved, doubled = [layout.block(COLOURS, what) for what in ("pips", "moved", "doubled")]
        self.turn: Final = TurnPlaces(pips, moved, doubled, layout.block(["act made", "travelled"]))
        self.game: Final = layout.block(["game", "turns of the game"])
        self.pile: Final = layout.block(["pile"])
        self.discards: Final = layout.block(KINDS, "discarded")
        self.ask: Final = layout.block(ASKS, "ask")
        self.weapon: Final = layout.block(KINDS, "attacked by")
        self.lasers: Final = layout.block(["Lasers of the attack"])
        self.variants: Final = Variants(layout, printed)
        self.hand: Final = layout.block(KINDS, "own")
        self.ask_place: Final = {ask: number for number, ask in enumerate(ASKS)}
        super().__init__(seats, layout.names, [], picks)

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        assert isinstance(state, War)
        seats: i64 = self.seats
        for place in range(seats):
            other = seat + place if seat + place < seats else seat + place - seats
            self.write_player(state, seat, other, row, place * self.stride)
        self.write_table(state, row)
        if state.agenda:
            self.write_question(state, seat, row)
        self.variants.write(state.chosen, row)
        own = state.hand(state.camps[seat]).counts
        for kind in range(i64(len(KINDS))):
            row.share(self.hand + kind, own[kind], HAND_SIZE)

    def write_player(self, state: War, me: i64, seat: i64, row: Encoding, start: i64) -> None:
        """One place at the table: what lies before the player, and his one or two bases."""
        first = start + self.player
        purse: i64 = state.camps[seat]
        row.share(first, state.hands[purse].size, HAND_SIZE + 1)
        row.share(first + 1, state.permits[purse], state.most_permits())
        row.share(first + 2, state.points[seat], MOST_POINTS)
        row.share(first + 3, state.points[seat] - state.points[me], MOST_POINTS)
        if seat != me and state.side[purse] == state.side[state.camps[me]]:
            row.mark(first + 5)
        place: i64 = 0
        for camp in range(i64(4)):
            owner = (purse + camp) % 4  # the learner's first camp, then clockwise
            if state.seat_at[owner] == seat:
                self.write_camp(state, me, owner, row, start + self.camps + place * self.camp_stride)
                place += 1

    def write_camp(self, state: War, me: i64, camp: i64, row: Encoding, start: i64) -> None:
        row.mark(start + self.base + camp)
        row.share(start + self.camp, state.stores[camp], TO_WIN)
        if camp == state.active:
            row.mark(start + self.camp + 1)
        for colour in range(i64(2)):
            self.write_saucer(state, me, camp * 2 + colour, row, start + self.saucers[colour], start + self.nodes[colour])

    def write_saucer(self, state: War, me: i64, saucer: i64, row: Encoding, first: i64, nodes: i64) -> None:
        """Where a saucer is, how far from home, and its hold as far as this seat sees it."""
        place = state.where[saucer]
        if state.sees_hold(int(me), saucer):
            row.mark(first + 4)
            row.share(first + 3, state.cargo[saucer], HOLD)
        if place >= INTERSECTIONS:
            row.mark(first)
            return
        row.mark(first + 1)
        row.mark(nodes + place)
        row.share(first + 2, steps_home(saucer, place), FARTHEST)
        row.share(first + 5, state.riders(saucer), 4)
        if state.under[saucer] != NOWHERE:
            row.mark(first + 6)
        if state.fired[saucer]:
            row.mark(first + 7)

    def write_table(self, state: War, row: Encoding) -> None:
        """Deposits, dice and piles."""
        held: i64 = 0
        for saucer in range(SAUCERS):
            held += state.cargo[saucer]  # the total is public: all blocks that are nowhere else
        row.share(self.stock, state.stock, STOCK)
        row.share(self.stock + 1, held, STOCK)
        for node in range(INTERSECTIONS):
            if state.ground[node]:
                row.share(self.ground + node, i64(state.ground[node]), HOLD)
        for colour in range(i64(2)):
            row.share(self.dice + colour, state.dice[colour], 6)
        self.turn.write(state, row)
        row.share(self.game, state.game, state.chosen.games)
        row.share(self.game + 1, state.game_turns, 100)
        write_piles(state, row, self.pile, PILE, self.discards)

    def write_question(self, state: War, me: i64, row: Encoding) -> None:
        """What is asked, of whom, and about which saucer."""
        top = state.asking()
        row.mark(self.ask + self.ask_place[top.ask])
        asked = state.active
        saucer = state.mover() if top.ask == "fly" else NOWHERE
        if isinstance(top, Defending):
            saucer = top.target
            asked = base_of(saucer)
            row.mark(self.weapon + top.kind())
            row.share(self.lasers, top.lasers, 5)
        elif isinstance(top, Collecting):
            saucer = top.saucer
            asked = base_of(saucer)
        elif isinstance(top, (Discovering, Travelling)):
            saucer = top.saucer
        elif isinstance(top, CardDrawn):
            asked = top.base
        row.mark(self.start_of(state, me, asked) + self.player + 4)
        if saucer != NOWHERE:
            camp = base_of(saucer)
            start = self.start_of(state, me, camp) + self.camps
            if state.purse[camp] != camp:  # the other base of a duellist
                start += self.camp_stride
            row.mark(start + self.saucers[saucer % 2] + 8)

    def start_of(self, state: War, me: i64, camp: i64) -> i64:
        """Where the numbers of a camp's seat begin, as this seat sees the table."""
        place = state.seat_of(camp) - me
        return (place if place >= 0 else place + self.seats) * self.stride


def steps_home(saucer: i64, place: i64) -> i64:
    """The steps to the nearest exit of a saucer's base."""
    best = FARTHEST
    for way in range(i64(3)):
        best = min(best, distance(place, EXITS[base_of(saucer) * 3 + way]))
    return best
