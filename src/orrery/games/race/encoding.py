"""A position as numbers, for learners: what a seat knows, written straight from the state.

First the places around the table, the learner's own first and then clockwise. Then what only the learner knows: hand and dealt
worlds. Then what is nobody's: piles, invasion, what is asked and what is still unused. Picks under seal come last.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.encoding import Encoder, Encoding, Layout, Variants
from orrery.core.options import Options
from orrery.core.protocol import State
from orrery.core.values import Seat
from orrery.games.race.actions import BITS, ROLES, WITH_GOODS, WORLDS, CardAction, ChooseRole
from orrery.games.race.cards import BOOSTS, CARD_COUNT, CARDS, CONSUMED, DEFENCES, POWERS, PRODUCED
from orrery.games.race.powers import AGAINST, ANY, KINDS, KINDS_OR_ANY, NONE, SLOTS, Power
from orrery.games.race.rules.developing import Choosing
from orrery.games.race.rules.effects import Flipping, Selling, TakingKinds
from orrery.games.race.rules.handling import Laying, Taking
from orrery.games.race.rules.repairing import ChoosingMeans, Repairing
from orrery.games.race.rules.scoring import score
from orrery.games.race.state import NO_GOOD, Race
from orrery.games.race.views import power_name
from orrery.games.race.waves import INVADER_COPIES, INVADERS

IDS: Final = [card.id for card in CARDS]
START_IDS: Final = [card.number for card in CARDS if card.colour]
SUMS: Final = [
    *["explore draw", "explore keep", "develop start", "develop discount", "develop after", "settle after", "defense"],
    *[f"military {sort or 'general'}" for sort in AGAINST],
    *[f"discount {kind}" for kind in KINDS_OR_ANY],
    *[f"trade {kind}" for kind in KINDS_OR_ANY],
]
COUNTS: Final = [
    *["first", "asked", "sealed", "hand", "due", "limit", "chips", "war chips", "awards", "placed", "goods"],
    *["points", "points ahead", "placed ahead", "space", "attack", "attack adds", "rank", "failed"],
]
OF_NOBODY: Final = [
    *["turns", "pool", "deck", "discard", "owed", "boost", "bonus", "halves", "bunker", "threat", "defeats"],
    *["power's place", "count", "again", "with bonuses", "number"],
]


def places_of(cards: list[int]) -> vec[i64]:
    """For each design its place among some, or NONE."""
    return vec[i64]([cards.index(number) if number in cards else int(NONE) for number in range(len(CARDS))])


GOOD_PLACE: Final = places_of(WITH_GOODS)
WORLD_PLACE: Final = places_of(WORLDS)
START_PLACE: Final = places_of(START_IDS)
WAITING: Final[list[Power]] = [
    power
    for number in range(len(CARDS))
    for power in [*CONSUMED[number], *PRODUCED[number], *BOOSTS[number], *DEFENCES[number]]
]  # powers that wait for a player to use them
READY_PLACE: Final = vec[i64](
    [next((at for at, power in enumerate(WAITING) if power.number == number), -1) for number in range(len(POWERS))]
)


class RaceEncoder(Encoder):
    """The numbers of one number of seats."""

    def __init__(self, seats: int, printed: Options, asks: list[str], picks: bool) -> None:
        place = Layout()
        place.block(COUNTS)
        self.sums: Final = place.block(SUMS)
        self.chose: Final = place.block(ROLES, "chose")
        self.before: Final = place.block(ROLES, "chose before")
        self.made: Final = place.block(KINDS, "produced")
        self.goods: Final = place.block(KINDS, "has goods")
        self.placing: Final = place.block(IDS, "placing")
        self.shows: Final = place.block(IDS, "shows")
        self.good_on: Final = place.block([IDS[card] for card in WITH_GOODS], "good on")
        self.damaged: Final = place.block([IDS[card] for card in WORLDS], "damaged")
        self.stride: Final[i64] = len(place.names)
        layout = Layout()
        layout.table(seats, place)
        self.hand: Final = layout.block(IDS, "hand")
        self.dealt: Final = layout.block([IDS[card] for card in START_IDS], "dealt")
        self.nobody: Final = layout.block(OF_NOBODY)
        self.kind: Final = layout.block(KINDS_OR_ANY, "kind")
        self.taken: Final = layout.block(KINDS, "taken")
        self.about: Final = layout.block(IDS, "about")
        self.ask: Final = layout.block(asks, "ask")
        self.ready: Final = layout.block([power_name(power.number) for power in WAITING], "ready")
        self.has_made: Final = layout.block([IDS[card] for card in WITH_GOODS], "has produced")
        self.unseen: Final = layout.block([invader.text for invader in INVADERS], "unseen")
        self.spent: Final = layout.block([invader.text for invader in INVADERS], "spent")
        self.left: Final = layout.block(["1", "2", "3"], "left of wave")
        self.variants: Final = Variants(layout, printed)
        self.ask_place: Final = {ask: number for number, ask in enumerate(asks)}
        super().__init__(seats, layout.names, [*IDS_PICKED, *ROLES_PICKED, "picks", "picked nothing"], picks)

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        assert isinstance(state, Race)
        seats: i64 = self.seats
        points = vec[i64]([0] * self.seats)
        for other in range(seats):
            points[other] = score(state, other)
        for place in range(seats):
            other = seat + place if seat + place < seats else seat + place - seats
            self.empire(state, seat, other, points, row, place * self.stride)
        self.private(state, seat, row)
        self.common(state, row)
        if state.chosen.invasion:
            self.invasion(state, row)
        self.question(state, row)
        self.variants.write(state.chosen, row)

    def empire(self, state: Race, me: i64, seat: i64, points: vec[i64], row: Encoding, start: i64) -> None:
        """One place at the table, as everybody sees it."""
        empire = state.empires[seat]
        turn: i64 = state.turn()
        row.put(start, 1.0 if state.first == seat else 0.0)
        asked = seat == turn if not state.secret() else not state.seals.done[seat]
        row.put(start + 1, 1.0 if asked else 0.0)
        row.put(start + 2, 1.0 if state.secret() and state.seals.done[seat] else 0.0)
        row.share(start + 3, len(empire.hand), 12)
        row.share(start + 4, empire.due, 8)
        row.share(start + 5, empire.limit, 12)
        row.share(start + 6, empire.chips, 30)
        row.share(start + 7, empire.war_chips, 10)
        row.share(start + 8, empire.awards, 20)
        row.share(start + 9, len(empire.tableau), 12)
        row.share(start + 10, empire.goods[ANY], 6)
        row.share(start + 11, points[seat], 60)
        self.differences(state, me, seat, points, row, start)
        row.share(start + 14, empire.space, 40)
        if empire.attack != NONE:
            row.share(start + 15, INVADERS[empire.attack].number + 1, 10)
            row.put(start + 16, 1.0 if INVADERS[empire.attack].adds else 0.0)
        row.share(start + 17, empire.rank + 1, 5)
        row.put(start + 18, 1.0 if empire.failed else 0.0)
        for slot in range(SLOTS):
            row.share(start + self.sums + slot, empire.sums[slot], 10)
        for role in range(i64(len(ROLES))):
            if empire.chosen & BITS[role]:
                row.put(start + self.chose + role, 1.0)
            if empire.chosen_before & BITS[role]:
                row.put(start + self.before + role, 1.0)
        for kind in range(ANY):
            row.share(start + self.made + kind, empire.made[kind], 6)
            row.share(start + self.goods + kind, empire.goods[kind], 6)
        if empire.placing != NONE:
            row.put(start + self.placing + empire.placing, 1.0)
        for card in empire.tableau:
            row.put(start + self.shows + card, 1.0)
            if state.good_on[card] != NO_GOOD:
                row.put(start + self.good_on + GOOD_PLACE[card], 1.0)
            if state.damaged[card]:
                row.put(start + self.damaged + WORLD_PLACE[card], 1.0)

    def differences(self, state: Race, me: i64, seat: i64, points: vec[i64], row: Encoding, start: i64) -> None:
        """How far the learner is ahead of the best of the others, and each other ahead of the learner."""
        rival: i64 = NONE if seat == me else me
        longest: i64 = 0
        best: i64 = -99
        for other in range(i64(self.seats)):
            if other == rival or (rival == NONE and other != seat):
                if points[other] > best:
                    best = points[other]
                if len(state.empires[other].tableau) > longest:
                    longest = len(state.empires[other].tableau)
        row.share(start + 12, points[seat] - best, 30)
        row.share(start + 13, len(state.empires[seat].tableau) - longest, 6)

    def private(self, state: Race, seat: i64, row: Encoding) -> None:
        """The hand, which is in ascending order, and the dealt worlds."""
        empire = state.empires[seat]
        hand = empire.hand
        size: i64 = len(hand)
        at: i64 = 0
        while at < size:
            card = hand[at]
            twice = at + 1 < size and hand[at + 1] == card
            row.put(self.hand + card, 1.0 if twice else 0.5)
            at += 2 if twice else 1
        for card in empire.dealt:
            row.put(self.dealt + START_PLACE[card], 1.0)

    def common(self, state: Race, row: Encoding) -> None:
        start = self.nobody
        row.share(start, state.turn_count, 30)
        row.share(start + 1, state.vp_pool, 60)
        row.share(start + 2, state.deck.size, 165)
        row.share(start + 3, state.discard.size, 165)
        row.share(start + 4, state.acting.owed, 8)
        row.share(start + 5, state.acting.boost, 10)
        row.share(start + 6, state.acting.bonus, 1)
        row.share(start + 7, state.acting.halves, 2)
        row.share(start + 8, state.acting.bunker, 1)
        for power in state.acting.ready:
            if READY_PLACE[power] != NONE:
                row.put(self.ready + READY_PLACE[power], 1.0)
        for empire in state.empires:
            for card in empire.tableau:
                if state.has_made[card]:
                    row.put(self.has_made + GOOD_PLACE[card], 1.0)

    def invasion(self, state: Race, row: Encoding) -> None:
        row.share(self.nobody + 9, state.threat, 39)
        row.share(self.nobody + 10, state.defeats, 2)
        for sort in range(i64(len(INVADERS))):
            row.share(self.unseen + sort, state.waves.counts[sort], INVADER_COPIES[sort])
            row.share(self.spent + sort, state.spent.counts[sort], INVADER_COPIES[sort])
        for wave in range(i64(len(state.left))):
            row.share(self.left + wave, state.left[wave], 17)

    def question(self, state: Race, row: Encoding) -> None:
        """What is asked, and all that the question is about."""
        if not state.agenda:
            return
        top = state.asking()
        row.put(self.ask + self.ask_place[top.ask], 1.0)
        start = self.nobody
        if isinstance(top, Choosing):
            row.put(start + 13, float(top.second))
        elif isinstance(top, Taking):
            row.put(self.kind + top.kind, 1.0)
            row.share(start + 12, top.count, 4)
        elif isinstance(top, TakingKinds):
            row.share(start + 12, top.count, 4)
            for kind in range(ANY):
                if top.taken & BITS[kind]:
                    row.put(self.taken + kind, 1.0)
        elif isinstance(top, Selling):
            row.put(start + 14, 1.0 if top.bonuses else 0.0)
        elif isinstance(top, Flipping):
            row.share(start + 15, top.number, 10)
        if isinstance(top, Laying):
            row.put(self.about + top.world, 1.0)
        elif state.acting.subject != NONE:
            self.subject(state, row)

    def subject(self, state: Race, row: Encoding) -> None:
        """The world that is being repaired, or the power that is being used."""
        for question in state.agenda:
            if isinstance(question, (ChoosingMeans, Repairing)):
                row.put(self.about + state.acting.subject, 1.0)
                return
        power = POWERS[state.acting.subject]
        row.put(self.about + power.card, 1.0)
        row.share(self.nobody + 11, power.place, 4)

    def sealed(self, state: State, seat: Seat, row: Encoding, start: i64) -> None:
        """Cards and action cards picked so far; a design that was picked twice counts double."""
        assert isinstance(state, Race)
        picks = state.seals.picks[seat]
        roles = start + CARD_COUNT
        for at in range(len(picks)):
            pick = picks[at]
            if isinstance(pick, CardAction):
                if pick not in picks[:at]:
                    row.put(start + pick.card, 0.5 * float(picks.count(pick)))
            elif isinstance(pick, ChooseRole):
                row.put(roles + pick.role, 1.0)
            else:
                row.put(roles + len(ROLES) + 1, 1.0)  # `pass` or `done`
        row.share(roles + len(ROLES), len(picks), 10)


IDS_PICKED: Final = [f"picked {card}" for card in IDS]
ROLES_PICKED: Final = [f"picked {role}" for role in ROLES]
