"""A position as numbers, for learners: what one side knows, written straight from the state.

The sides are not alike, so numbers belong to a side and not to a place at the table. First hands, piles and lists, card by
card; then the slots, the zones and what is nobody's; then what is asked and waits beneath it, and the options.
"""

from typing import Final

from mypy_extensions import i64

from orrery.core.agenda import Question
from orrery.core.encoding import Encoder, Encoding, Layout, Variants
from orrery.core.options import Options
from orrery.core.protocol import State
from orrery.core.values import Seat
from orrery.games.invaders.actions import In, Out
from orrery.games.invaders.board import NO_SLOT, NO_ZONE, SIDES, SLOT_COUNT, SLOTS, ZONE_COUNT, ZONES
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.vocabulary import BITS, ON_DRAW, OPS
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.rules.announcing import Announced
from orrery.games.invaders.rules.attacking import attack_power, defence_power
from orrery.games.invaders.rules.choices import EffectQuestion, Revealing
from orrery.games.invaders.rules.destroying import Destroying
from orrery.games.invaders.rules.entering import MakingRoom
from orrery.games.invaders.rules.heroes import PlacingHero
from orrery.games.invaders.rules.matching import discard_cost, drain_cost, power_of, shield
from orrery.games.invaders.rules.moving import Moving
from orrery.games.invaders.rules.paying import Choosing, Paying, RandomDiscarding
from orrery.games.invaders.rules.preventing import Preventing
from orrery.games.invaders.rules.taking import Draining, Drawing
from orrery.games.invaders.rules.targeting import Targeting
from orrery.games.invaders.source import Source
from orrery.games.invaders.state import Invaders

ASKS: Final = [
    "hero", "place", "draw", "drain", "prevent", "main", "pay", "random", "seen", "reply", "room", "save", "to",
    "target", "zone", "option", "may", "top", "attack", "number", "exchange",
]  # fmt: skip
OF_SIDE: Final = [
    "asked",
    "active",
    "hand",
    "deck",
    "pile",
    "won",
    "exchanged",
    "to draw",
    "to drain",
    "to discard",
    "secret",
]
IN_SLOT: Final = ["power", "tokens", "power tokens", "used", "reacted", "turned", "borrowed", "meant"]
IN_ZONE: Final = ["power", "attack", "defence", "margin", "shield", "attacked", "mankind full", "invaders full", "about"]
OF_NOBODY: Final = [
    "plot", "ops", "heroes lost", "skip", "drained", "invaded", "hero moved", "toll", "spent", "number", "count", "a draw",
    "turns", "over",
]  # fmt: skip
PHASES: Final = ["draw", "main", "attack"]


class InvadersEncoder(Encoder):
    """The numbers of one box: its cards have a place each."""

    def __init__(self, seats: int, printed: Options, box: Box, picks: bool) -> None:
        layout = Layout()
        ids = [card.id for card in box.cards]
        in_decks = ids[: int(box.first_hero)]
        self.side_size: Final[i64] = len(OF_SIDE)
        self.sides: Final = layout.block([f"{side} {what}" for side in SIDES for what in OF_SIDE])
        self.hand: Final = layout.block(in_decks, "hand")
        self.pile: Final = layout.block(in_decks, "pile")
        self.listed: Final = layout.block(in_decks, "list")
        self.dearer: Final = layout.block(in_decks, "dearer")
        self.announced: Final = layout.block(in_decks, "announced")
        self.fallen: Final = layout.block(ids[int(box.first_hero) :], "lost")
        self.in_slot: Final[i64] = len(IN_SLOT)
        self.slots: Final = layout.block([f"{slot} {what}" for slot in SLOTS for what in IN_SLOT])
        self.kinds: Final[i64] = len(ids)
        self.stands: Final = layout.block([f"{slot} {card}" for slot in SLOTS for card in ids])
        self.zone_size: Final[i64] = len(IN_ZONE)
        self.zones: Final = layout.block([f"{zone} {what}" for zone in ZONES for what in IN_ZONE])
        self.nobody: Final = layout.block(OF_NOBODY)
        self.awake: Final = layout.block([strategy.id for strategy in box.strategies], "awake")
        self.phase: Final = layout.block(PHASES, "phase")
        self.ask: Final = layout.block(ASKS, "ask")
        self.what: Final = layout.block(OPS, "target of")
        self.about: Final = layout.block(ids, "about")
        self.by: Final = layout.block([strategy.id for strategy in box.strategies], "about")
        self.variants: Final = Variants(layout, printed)
        self.ask_place: Final = {ask: number for number, ask in enumerate(ASKS)}
        self.deck_kinds: Final[i64] = box.first_hero
        swapped = [f"{way} {card}" for way in ("out", "in") for card in in_decks]
        super().__init__(seats, layout.names, swapped, picks)

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        assert isinstance(state, Invaders)
        for side in range(i64(2)):
            self.side(state, seat, side, row)
        for slot in range(SLOT_COUNT):
            if state.cards[slot] != NO_CARD:
                self.slot(state, slot, row)
        for zone in range(ZONE_COUNT):
            self.zone(state, zone, row)
        self.common(state, row)
        self.due(state, row)
        if state.agenda:
            self.question(state, state.asking(), row)
        self.variants.write(state.chosen, row)

    def side(self, state: Invaders, me: i64, number: i64, row: Encoding) -> None:
        """One side's cards; of the rival's hand only those that were seen."""
        side = state.sides[number]
        start = self.sides + number * self.side_size
        asked = not state.seals.done[number] if state.secret() else bool(state.agenda) and state.turn() == number
        row.put(start, 1.0 if asked else 0.0)
        row.put(start + 1, 1.0 if state.active == number else 0.0)
        row.share(start + 2, len(side.hand), 15)
        row.share(start + 3, side.deck.size, 70)
        row.share(start + 4, len(side.pile), 70)
        row.share(start + 5, state.score[number], 2)
        changed: i64 = 0
        for count in side.changed:
            changed += count
        row.share(start + 6, changed, 20)
        row.put(start + 10, 0.0 if side.is_public else 1.0)
        held = side.deck.counts[:]
        piled = side.deck.counts[:]
        for local in range(i64(len(held))):
            held[local] = 0
            piled[local] = 0
        if number == me:
            for card in side.hand:
                held[card - side.first] += 1
        else:
            held = side.seen
        for card in side.pile:
            piled[card - side.first] += 1
        told = number == me or side.is_public or not state.agenda
        for local in range(i64(len(held))):
            row.share(self.hand + side.first + local, held[local], 4)
            row.share(self.pile + side.first + local, piled[local], 4)
            if told:
                row.share(self.listed + side.first + local, side.listing[local], 4)

    def slot(self, state: Invaders, slot: i64, row: Encoding) -> None:
        """A card in play and what lies on it."""
        start = self.slots + slot * self.in_slot
        row.put(self.stands + slot * self.kinds + state.cards[slot], 1.0)
        row.share(start, power_of(state, slot), 8)
        row.share(start + 1, state.tokens[slot], 8)
        row.share(start + 2, state.power_tokens[slot], 6)
        row.put(start + 3, 1.0 if state.used[slot] & 1 else 0.0)
        row.put(start + 4, 1.0 if state.used[slot] & 2 else 0.0)
        row.put(start + 5, 1.0 if state.turned and state.is_hero(slot) else 0.0)
        row.put(start + 6, 1.0 if state.borrowed == slot else 0.0)

    def zone(self, state: Invaders, zone: i64, row: Encoding) -> None:
        """Both sums of a zone, and what the attack would drain."""
        start = self.zones + zone * self.zone_size
        attack, defence, shielded = attack_power(state, zone), defence_power(state, zone), shield(state, zone, 0)
        row.share(start, state.zone_power(zone), 5)
        row.share(start + 1, attack, 20)
        row.share(start + 2, defence, 20)
        row.share(start + 3, attack - defence - shielded, 10)
        row.share(start + 4, shielded, 6)
        row.put(start + 5, 1.0 if state.attacked & BITS[zone] else 0.0)
        row.put(start + 6, 0.0 if state.has_room(0, zone) else 1.0)
        row.put(start + 7, 0.0 if state.has_room(1, zone) else 1.0)

    def common(self, state: Invaders, row: Encoding) -> None:
        """What is nobody's: marker, Ops Centre, Heroes lost, strategies, costs, cards announced."""
        start = self.nobody
        row.share(start, state.plot, 12)
        row.share(start + 1, state.ops, 4)
        row.share(start + 2, len(state.fallen), 11)
        row.share(start + 3, state.skip, 2)
        row.put(start + 4, 1.0 if state.drained else 0.0)
        row.put(start + 5, 1.0 if state.invaded else 0.0)
        row.put(start + 6, 1.0 if state.hero_moved else 0.0)
        row.share(start + 7, state.toll, 10)
        row.share(start + 8, state.spent, 8)
        row.share(start + 9, state.number, 20)
        row.share(start + 12, state.turn_count, 60)
        row.put(start + 13, 0.0 if state.agenda else 1.0)
        row.put(self.phase + state.phase, 1.0)
        for card in state.fallen:
            row.put(self.fallen + card - self.deck_kinds, 1.0)
        for number in range(i64(len(state.awake))):
            row.put(self.awake + number, 1.0 if state.awake[number] else 0.0)
        if state.taxes:  # something makes cards cost more
            for card in range(self.deck_kinds):
                more = discard_cost(state, card) + drain_cost(state, card) - state.box.discard[card] - state.box.drain[card]
                row.share(self.dearer + card, more, 4)
        for at in range(len(state.limbo)):
            card = state.limbo[at]
            if card not in state.limbo[:at]:
                row.put(self.announced + card, 1.0 if at == 0 else 0.5)

    def due(self, state: Invaders, row: Encoding) -> None:
        """What waits on the agenda: cards to draw, to drain and to discard."""
        for side in range(i64(2)):
            draws: i64 = 0
            drains: i64 = 0
            discards: i64 = 0
            for question in state.agenda:
                if isinstance(question, Drawing):
                    draws += question.left(side)
                elif isinstance(question, Draining):
                    drains += question.left(side)
                elif isinstance(question, Paying) and question.seat == side:
                    discards += question.count
            start = self.sides + side * self.side_size
            row.share(start + 7, draws, 8)
            row.share(start + 8, drains, 10)
            row.share(start + 9, discards, 6)

    def question(self, state: Invaders, top: Question[Invaders], row: Encoding) -> None:
        """What is asked, and all that the question is about."""
        row.put(self.ask + self.ask_place[top.ask], 1.0)
        if isinstance(top, Targeting):
            self.source(top.source, row)
            row.put(self.what + state.box.operations[top.operation].kind, 1.0)
            for slot in top.picks:
                self.meant(slot, row)
        elif isinstance(top, (EffectQuestion, Revealing)):
            self.source(top.source, row)
        elif isinstance(top, (Moving, Destroying)):
            self.source(top.source, row)
            self.meant(top.picks[top.at], row)
        elif isinstance(top, MakingRoom):
            row.put(self.zones + top.zone * self.zone_size + 8, 1.0)
            self.meant(top.mover, row)
            if top.card != NO_CARD:
                row.put(self.about + top.card, 1.0)
        elif isinstance(top, PlacingHero):
            row.put(self.about + top.card, 1.0)
        elif isinstance(top, Announced):
            if top.zone != NO_ZONE:
                row.put(self.zones + top.zone * self.zone_size + 8, 1.0)
        elif isinstance(top, Preventing):
            row.share(self.nobody + 10, top.amount(state), 10)
            row.put(self.nobody + 11, 1.0 if top.kind == ON_DRAW else 0.0)
        elif isinstance(top, (Choosing, RandomDiscarding)):
            row.share(self.nobody + 10, top.count, 4)

    def source(self, source: Source, row: Encoding) -> None:
        """The card or strategy that an effect comes from, and the zone that was named for it."""
        if source.card >= 0:
            row.put(self.about + source.card, 1.0)
        else:
            row.put(self.by - 1 - source.card, 1.0)
        if source.picked != NO_ZONE:
            row.put(self.zones + source.picked * self.zone_size + 8, 1.0)

    def meant(self, slot: i64, row: Encoding) -> None:
        """Mark a slot that the question is about."""
        if slot != NO_SLOT:
            row.put(self.slots + slot * self.in_slot + 7, 1.0)

    def sealed(self, state: State, seat: Seat, row: Encoding, start: i64) -> None:
        """Cards taken out and put in so far; how many of each counts."""
        assert isinstance(state, Invaders)
        picks = state.seals.picks[seat]
        for at in range(len(picks)):
            pick = picks[at]
            if pick in picks[:at]:
                continue
            if isinstance(pick, Out):
                row.share(start + pick.card, picks.count(pick), 4)
            elif isinstance(pick, In):
                row.share(start + self.deck_kinds + pick.card, picks.count(pick), 4)
