"""A position of L'Invasion as numbers, for learners: what one seat knows, written straight from the state. [TG-9]

First the players around the table, the learner's own place first and then clockwise. Then what is nobody's: bunkers, lines of
fire, dice, piles, what is asked, and the options. Last the learner's own cards.
"""

from typing import Any, Final

from mypy_extensions import i64

from orrery.core.agenda import Question
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
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.box.encoding import FARTHEST, TurnPlaces, write_piles
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
PILE: Final[i64] = 51  # all cards that can be in it


class BunkerEncoder(Encoder):
    """What the games with bunkers have in common: so many camps around the table, each with numbers of its own."""

    def __init__(
        self, seats: int, camps: int, player: list[str], saucer: list[str], asks: list[str], printed: Options, picks: bool
    ) -> None:
        place = Layout()
        self.base: Final = place.block(BASES, "base")
        self.player: Final = place.block(player)
        self.saucers: Final = [place.block(saucer, colour) for colour in COLOURS]
        self.nodes: Final = [place.block(PLACES[:INTERSECTIONS], f"{colour} at") for colour in COLOURS]
        self.stride: Final[i64] = len(place.names)
        self.around: Final[i64] = camps
        layout = Layout()
        layout.table(camps, place)
        self.bunkers: Final = layout.block(BUNKER_NAMES, "bunker")
        self.firing: Final = layout.block([f"R{radius:02}" for radius in range(1, int(RADII) + 1)], "fire along")
        self.dice: Final = layout.block(ALL_DICE, "die")
        pips, moved, doubled = [layout.block(COLOURS, what) for what in ("pips", "moved", "doubled")]
        self.turn: Final = TurnPlaces(pips, moved, doubled, layout.block(["act made", "travelled"]))
        self.bound: Final = layout.block(["bound"])
        self.pile: Final = layout.block(["pile"])
        self.discards: Final = layout.block(KINDS, "discarded")
        self.ask: Final = layout.block(asks, "ask")
        self.wanted: Final = layout.block(KINDS, "wanted")
        self.sought: Final = layout.block(["cards sought"])
        self.variants: Final = Variants(layout, printed)
        self.kinds: Final = self.hand_kinds()
        self.hands: Final = [layout.block([KINDS[kind] for kind in self.kinds], whose) for whose in self.hands_seen()]
        self.ask_place: Final = {ask: number for number, ask in enumerate(asks)}
        super().__init__(seats, layout.names, [], picks)

    def hand_kinds(self) -> list[int]:
        """The kinds of cards that a hand can hold."""
        return HAND

    def hands_seen(self) -> list[str]:
        """The hands that a seat may see: its own, and that of a second camp."""
        return ["own"]

    def camp_at(self, state: Invasion, seat: i64, place: i64) -> i64:
        """The camp at a place of the table, the learner's first, then clockwise."""
        at = seat + place
        return state.camps[at if at < self.around else at - self.around]

    def place_of(self, state: Invasion, seat: i64, camp: i64) -> i64:
        """The inverse of `camp_at`."""
        place = state.seat_of(camp) - seat
        return place if place >= 0 else place + self.around

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        assert isinstance(state, Invasion)
        for place in range(self.around):
            self.write_player(state, self.camp_at(state, seat, place), row, place * self.stride)
        self.write_table(state, row)
        if state.agenda:
            self.write_question(state, seat, row)
        self.variants.write(state.chosen, row)
        for number in range(i64(len(self.hands))):
            camp = self.camp_at(state, seat, 2 * number)  # a second camp lies opposite
            if state.seat_of(camp) == seat:
                counts = state.hands[camp].counts
                for place in range(i64(len(self.kinds))):
                    row.share(self.hands[number] + place, counts[self.kinds[place]], HAND_SIZE)

    def write_player(self, state: Invasion, camp: i64, row: Encoding, start: i64) -> None:
        """One place at the table: what lies before the player, and both saucers."""
        row.mark(start + self.base + camp)
        first = start + self.player
        self.write_standing(state, camp, row, first)
        row.share(first + 1, state.hands[camp].size, HAND_SIZE + 1)
        row.share(first + 2, state.regeneration[camp], 2)
        if camp == state.active:
            row.mark(first + 3)
        for colour in range(i64(2)):
            self.write_saucer(state, camp * 2 + colour, row, start + self.saucers[colour], start + self.nodes[colour])

    def write_standing(self, state: Invasion, camp: i64, row: Encoding, place: i64) -> None:
        """How much a player can still lose."""
        row.share(place, state.lives[camp], 4)

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
        self.turn.write(state, row)
        if state.bound:
            row.mark(self.bound)
        write_piles(state, row, self.pile, PILE, self.discards)

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
        else:
            asked = self.asked_besides(top, asked)
        row.mark(self.start_of(state, me, asked) + self.player + 4)
        if saucer != NOWHERE:
            self.mark_saucer(state, me, saucer, 8, row)

    def asked_besides(self, question: Question[Any], active: i64) -> i64:
        """Who is asked a question that L'Invasion does not have."""
        return active

    def mark_saucer(self, state: Invasion, me: i64, saucer: i64, number: i64, row: Encoding) -> None:
        """Set one of a saucer's numbers to 1."""
        row.mark(self.start_of(state, me, base_of(saucer)) + self.saucers[saucer % 2] + number)

    def start_of(self, state: Invasion, me: i64, camp: i64) -> i64:
        """Where the numbers of a camp begin, as this seat sees the table."""
        return self.place_of(state, me, camp) * self.stride


class InvasionEncoder(BunkerEncoder):
    """L'Invasion: a camp for each seat."""

    def __init__(self, seats: int, printed: Options, picks: bool) -> None:
        super().__init__(seats, seats, PLAYER, SAUCER, ASKS, printed, picks)
