"""A position of L'Invasion as numbers, for learners: what one seat knows, written straight from the state. [TG-9]

First the players around the table, the learner's own place first and then clockwise. Then what is nobody's: bunkers, lines of
fire, dice, piles, what is asked, and the options. Last the learner's own cards.
"""

from typing import Final

from mypy_extensions import i64

from orrery.core.encoding import Encoder, Encoding, Layout, Variants
from orrery.core.options import Options
from orrery.core.protocol import State
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import (
    BASES,
    BUNKER_AT,
    BUNKER_NAMES,
    BUNKERS,
    COLOURS,
    EARTH,
    GATE,
    INTERSECTIONS,
    NOWHERE,
    PLACES,
    RADII,
    base_of,
    distance,
    radius_of,
)
from orrery.games.terra_galactix.box.cards import COUNTS, KINDS
from orrery.games.terra_galactix.box.flight import GONE
from orrery.games.terra_galactix.box.luck import CardDrawn, Travelling
from orrery.games.terra_galactix.box.state import ALL_DICE
from orrery.games.terra_galactix.invasion.actions import HAND
from orrery.games.terra_galactix.invasion.fire import Dodging, Helping
from orrery.games.terra_galactix.invasion.sharing import Giving
from orrery.games.terra_galactix.invasion.state import HAND_SIZE, POWERS, Invasion

PLAYER: Final = ["lives", "cards", "regenerates", "active", "asked"]
SAUCER: Final = [
    "in base",
    "on Earth",
    "in space",
    "to a gate",
    "to a breach",
    "before a bunker",
    "fate",
    "cover",
    "in question",
]
ASKS: Final = ["first-roll", "deal", "draw", "act", "dice", "dodge", "help", "give", "black-hole", "move", "attack"]
FARTHEST: Final[i64] = 24
MOST_PIPS: Final[i64] = 12
PILE: Final[i64] = 51  # all cards that can be in it


class InvasionEncoder(Encoder):
    """The numbers of one number of seats."""

    def __init__(self, seats: int, printed: Options, picks: bool) -> None:
        player = Layout()
        self.base: Final = player.block(BASES, "base")
        self.player: Final = player.block(PLAYER)
        self.saucers: Final = [player.block(SAUCER, colour) for colour in COLOURS]
        self.nodes: Final = [player.block(PLACES[:INTERSECTIONS], f"{colour} at") for colour in COLOURS]
        self.stride: Final[i64] = len(player.names)
        layout = Layout()
        layout.table(seats, player)
        self.bunkers: Final = layout.block(BUNKER_NAMES, "bunker")
        self.firing: Final = layout.block([f"R{radius:02}" for radius in range(1, int(RADII) + 1)], "fire along")
        self.dice: Final = layout.block(ALL_DICE, "die")
        self.pips: Final = layout.block(COLOURS, "pips")
        self.moved: Final = layout.block(COLOURS, "moved")
        self.doubled: Final = layout.block(COLOURS, "doubled")
        self.acted: Final = layout.block(["act made", "travelled", "bound"])
        self.pile: Final = layout.block(["pile"])
        self.discards: Final = layout.block(KINDS, "discarded")
        self.ask: Final = layout.block(ASKS, "ask")
        self.wanted: Final = layout.block(KINDS, "wanted")
        self.sought: Final = layout.block(["cards sought"])
        self.variants: Final = Variants(layout, printed)
        self.hand: Final = layout.block([KINDS[kind] for kind in HAND], "own")
        self.ask_place: Final = {ask: number for number, ask in enumerate(ASKS)}
        super().__init__(seats, layout.names, [], picks)

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        assert isinstance(state, Invasion)
        seats: i64 = self.seats
        for place in range(seats):
            other = seat + place if seat + place < seats else seat + place - seats
            self.write_player(state, state.camps[other], row, place * self.stride)
        self.write_table(state, row)
        if state.agenda:
            self.write_question(state, seat, row)
        self.variants.write(state.chosen, row)
        own = state.hands[state.camps[seat]].counts
        for place in range(i64(len(HAND))):
            row.share(self.hand + place, own[HAND[place]], HAND_SIZE)

    def write_player(self, state: Invasion, camp: i64, row: Encoding, start: i64) -> None:
        """One place at the table: what lies before the player, and both saucers."""
        row.mark(start + self.base + camp)
        first = start + self.player
        row.share(first, state.lives[camp], 4)
        row.share(first + 1, state.hands[camp].size, HAND_SIZE + 1)
        row.share(first + 2, state.regeneration[camp], 2)
        if camp == state.active:
            row.mark(first + 3)
        for colour in range(i64(2)):
            self.write_saucer(state, camp * 2 + colour, row, start + self.saucers[colour], start + self.nodes[colour])

    def write_saucer(self, state: Invasion, saucer: i64, row: Encoding, first: i64, nodes: i64) -> None:
        """Where a saucer is, how far from Earth, and in which danger."""
        place = state.where[saucer]
        row.share(first + 6, state.fate[saucer], 4)
        row.share(first + 7, state.cover[saucer], 2)
        if place == EARTH:
            row.mark(first + 1)
            return
        gate, breach = FARTHEST, FARTHEST
        for bunker in range(BUNKERS):
            steps = distance(place, GATE[bunker])
            gate = min(gate, steps)
            if state.bunkers[bunker] == GONE:
                breach = min(breach, steps)
        row.share(first + 3, gate, FARTHEST)
        row.share(first + 4, breach, FARTHEST)
        if place >= INTERSECTIONS:
            row.mark(first)
            return
        row.mark(first + 2)
        row.mark(nodes + place)
        facing = BUNKER_AT[radius_of(place)]
        if facing != NOWHERE and state.bunkers[facing] != GONE:
            row.mark(first + 5)

    def write_table(self, state: Invasion, row: Encoding) -> None:
        """Bunkers, fire, dice and piles."""
        for bunker in range(BUNKERS):
            row.share(self.bunkers + bunker, state.bunkers[bunker], 2)
        for radius in range(RADII):
            if state.firing & POWERS[radius]:
                row.mark(self.firing + radius)
        for die in range(i64(4)):
            row.share(self.dice + die, state.dice[die], 6)
        for colour in range(i64(2)):
            row.share(self.pips + colour, state.pips[colour], MOST_PIPS)
            row.share(self.moved + colour, state.moved[colour], 2)
            if state.doubled & (colour + 1):
                row.mark(self.doubled + colour)
            if state.acted & (colour + 1):
                row.mark(self.acted + colour)
        if state.bound:
            row.mark(self.acted + 2)
        row.share(self.pile, state.cards.pile.size, PILE)
        for kind in range(i64(len(KINDS))):
            row.share(self.discards + kind, state.cards.discards.counts[kind], COUNTS[kind])

    def write_question(self, state: Invasion, me: i64, row: Encoding) -> None:
        """What is asked, of which camp, and about which saucer."""
        top = state.asking()
        row.mark(self.ask + self.ask_place[top.ask])
        asked = state.active
        saucer: i64 = NOWHERE
        if isinstance(top, Dodging):
            saucer = top.saucer
            asked = base_of(saucer)
        elif isinstance(top, Helping):
            saucer = top.saucer
            asked = top.helper
        elif isinstance(top, Giving):
            saucer = top.saucer
            asked = top.helper
            row.mark(self.wanted + state.acts.requests[top.request].kind)
            row.share(self.sought, top.sought, 3)
        elif isinstance(top, Travelling):
            saucer = top.saucer
        elif isinstance(top, CardDrawn):
            asked = top.base
        row.mark(self.start_of(state, me, asked) + self.player + 4)
        if saucer != NOWHERE:
            row.mark(self.start_of(state, me, base_of(saucer)) + self.saucers[saucer % 2] + 8)

    def start_of(self, state: Invasion, me: i64, camp: i64) -> i64:
        """Where the numbers of a camp begin, as this seat sees the table."""
        place = state.seat_of(camp) - me
        return (place if place >= 0 else place + self.seats) * self.stride
