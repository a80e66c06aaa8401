"""A position as numbers, for learners: written straight from the state, with the board turned so that the learner sits south.

First the places around the table, the learner's own first and then clockwise. Then rockets by slot, aliens by pad, what is
asked, what is counted, and the options.
"""

from typing import Final

from mypy_extensions import i64

from orrery.core.encoding import Encoder, Encoding, Layout, Variants
from orrery.core.options import Options
from orrery.core.protocol import State
from orrery.core.values import Seat
from orrery.games.planet_raiders.actions import ROCKETS
from orrery.games.planet_raiders.board import (
    NOWHERE,
    PAD_COUNT,
    PADS,
    PLANET_COUNT,
    PLANETS,
    SLOT_COUNT,
    SLOTS,
    TEAM,
    ZONES,
)
from orrery.games.planet_raiders.events import FATES
from orrery.games.planet_raiders.rules.asking import Player
from orrery.games.planet_raiders.rules.places import QUIET_ROUNDS
from orrery.games.planet_raiders.state import FIRST_ALIEN, Raiders
from orrery.games.planet_raiders.turning import pad_from, slot_from, zone_from

SIDES: Final = ["south", "west", "north", "east"]
ASKS: Final = ["first", "move", "fly", "place", "zone", "nose"]
RAIDERS: Final = ["raider 1", "raider 2", "raider 3"]
MOST_ROCKETS: Final[i64] = 10  # of one colour in a reserve
MOST_CAPTURED: Final[i64] = 9
CREW: Final[i64] = 4


class RaidersEncoder(Encoder):
    """The numbers of one number of seats."""

    def __init__(self, seats: int, printed: Options, picks: bool) -> None:
        player = Layout()
        self.side: Final = player.block(SIDES, "sits")
        self.active: Final = player.block(["active"])
        self.fate: Final = player.block(FATES)
        self.gone: Final = player.block(RAIDERS, "lost")
        self.down: Final = player.block(RAIDERS, "set down")
        self.reserve: Final = player.block(ROCKETS, "reserve")
        self.aliens: Final = player.block(PLANETS, "alien of")
        self.counts: Final = player.block(["captured", "missing", "missing less than me", "place"])
        self.standing: Final = player.block(PADS, "on")
        self.which: Final = player.block([f"{pad} {number}" for number in (1, 2, 3) for pad in PADS], "raider")
        self.stride: Final[i64] = len(player.names)
        layout = Layout()
        layout.table(seats, player)
        self.rockets: Final = layout.block([f"{colour} {slot}" for colour in ROCKETS for slot in SLOTS])
        self.alien: Final = layout.block(PADS, "alien on")
        self.ask: Final = layout.block(ASKS, "ask")
        self.flying: Final = layout.block(RAIDERS, "flying")
        self.taken: Final = layout.block(ROCKETS, "taken")
        self.zone: Final = layout.block(ZONES, "zone")
        self.turn: Final = layout.block(["ridden blue", "ridden red", "won", "idle", "quiet", "asked", "progress"])
        self.variants: Final = Variants(layout, printed)
        self.ask_place: Final = {ask: number for number, ask in enumerate(ASKS)}
        super().__init__(seats, layout.names, [], picks)

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        assert isinstance(state, Raiders)
        south = i64(state.camps[seat])
        seats: i64 = self.seats
        for place in range(seats):
            other = seat + place if seat + place < seats else seat + place - seats
            self.player(state, seat, other, south, row, place * self.stride)
        for slot in range(SLOT_COUNT):
            if state.rockets[slot]:
                row.put(self.rockets + (i64(state.rockets[slot]) - 1) * SLOT_COUNT + slot_from(south, slot), 1.0)
        for pad in range(PAD_COUNT):
            if i64(state.pads[pad]) >= FIRST_ALIEN:
                row.put(self.alien + pad_from(south, pad), 1.0)
        if state.agenda:
            self.question(state, south, row)
        self.counted(state, row)
        self.variants.write(state.chosen, row)

    def player(self, state: Raiders, me: i64, seat: i64, south: i64, row: Encoding, start: i64) -> None:
        """One place at the table: what became of the player, raiders, reserve and crew."""
        camp = i64(state.camps[seat])
        row.put(start + self.side + (camp - south + 4) % 4, 1.0)
        row.put(start + self.active, 1.0 if seat == state.active else 0.0)
        row.put(start + self.fate + state.fates[seat], 1.0)
        for number in range(TEAM):
            pad = state.raiders[camp * TEAM + number]
            if pad == NOWHERE:
                row.put(start + self.gone + number, 1.0)
            else:
                turned = pad_from(south, pad)
                row.put(start + self.standing + turned, 1.0)
                row.put(start + self.which + number * PAD_COUNT + turned, 1.0)
            if seat == state.active and not state.is_free(number):
                row.put(start + self.down + number, 1.0)
        row.share(start + self.reserve, state.reserve[seat * 2], MOST_ROCKETS)
        row.share(start + self.reserve + 1, state.reserve[seat * 2 + 1], MOST_ROCKETS)
        for place in range(PLANET_COUNT):
            if state.crew_aliens[seat * PLANET_COUNT + (place + south) % PLANET_COUNT]:
                row.put(start + self.aliens + place, 1.0)
        row.share(start + self.counts, state.raiders_taken(seat), MOST_CAPTURED)
        row.share(start + self.counts + 1, state.missing(seat), CREW)
        row.share(start + self.counts + 2, state.missing(me) - state.missing(seat), CREW)
        row.share(start + self.counts + 3, state.places[seat], 4)

    def question(self, state: Raiders, south: i64, row: Encoding) -> None:
        """What is asked, and with which raider, rocket and zone."""
        top = state.asking()
        row.put(self.ask + self.ask_place[top.ask], 1.0)
        if isinstance(top, Player):
            if top.ask == "fly":
                row.put(self.flying + top.detail, 1.0)
            elif top.ask == "zone" or top.ask == "nose":
                row.put(self.taken + top.detail, 1.0)
                if top.ask == "nose":
                    row.put(self.zone + zone_from(south, top.zone), 1.0)

    def counted(self, state: Raiders, row: Encoding) -> None:
        """What is counted in this turn and from turn to turn."""
        seats: i64 = self.seats
        row.share(self.turn, state.ridden[0], MOST_ROCKETS)
        row.share(self.turn + 1, state.ridden[1], MOST_ROCKETS)
        row.share(self.turn + 2, state.won, MOST_CAPTURED)
        row.share(self.turn + 3, state.idle, seats)
        row.share(self.turn + 4, state.quiet, QUIET_ROUNDS * seats)
        row.put(self.turn + 5, 1.0 if state.asked else 0.0)
        row.put(self.turn + 6, 1.0 if state.progress else 0.0)
