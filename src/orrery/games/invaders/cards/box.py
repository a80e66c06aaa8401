"""Everything that lies in one box: cards, Heroes, strategies, and the packed tables that the rules look things up in. [IN-2]"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.invaders.board import DATA, INVADERS, MANKIND, SIDES, SLOT_COUNT, ZONE_COUNT, ZONES
from orrery.games.invaders.cards.checking import card_faults, hero_faults
from orrery.games.invaders.cards.reading import Reader
from orrery.games.invaders.cards.taxes import Tax, tax_of
from orrery.games.invaders.cards.vocabulary import (
    FORBID,
    IMPERVIOUS,
    NONE,
    POWER,
    SHIELD,
    TURN_START,
    ZONE_WON,
    Card,
    Operation,
    Static,
    Strategy,
)
from orrery.games.invaders.names import effect_named, named
from orrery.games.invaders.source import Source, in_play, of_strategy

Row = dict[str, Any]

HAS_POWER: Final[i64] = 1  # flags of cards whose lasting effects must be looked for
HAS_IMPERVIOUS: Final[i64] = 2
HAS_SHIELD: Final[i64] = 4
HAS_FORBID: Final[i64] = 8
HAS_USE: Final[i64] = 16  # used in the main phase
HAS_REACTION: Final[i64] = 32  # answers from where it stands
ACTS_AT_START: Final[i64] = 64  # of a turn
ACTS_ON_WIN: Final[i64] = 128  # of a zone
CAN_BE_SENT: Final[i64] = 256  # by the Ops Centre [IN-R61]
FLAGS: Final = {
    int(POWER): HAS_POWER,
    int(IMPERVIOUS): HAS_IMPERVIOUS,
    int(SHIELD): HAS_SHIELD,
    int(FORBID): HAS_FORBID,
}


class Box:
    """The printed cards and perhaps further rows. Cards are numbered: Mankind's, the Invaders', then the Heroes. [IN-7.1]"""

    def __init__(self, added: list[Row]) -> None:
        self.added: Final = added
        rows: list[Row] = [*DATA["cards"], *added]
        sides: list[list[Row]] = [[row for row in rows if row["side"] == side] for side in SIDES]
        heroes: list[Row] = DATA["heroes"]
        in_order = [*sides[MANKIND], *sides[INVADERS], *heroes]
        self.number_of: Final = {str(row["id"]): number for number, row in enumerate(in_order)}
        self.first: Final = vec[i64]([0, len(sides[MANKIND])])  # the number of each side's first card
        self.kinds: Final = vec[i64]([len(sides[MANKIND]), len(sides[INVADERS])])
        self.first_hero: Final = i64(len(sides[MANKIND]) + len(sides[INVADERS]))
        self.hero_count: Final = i64(len(heroes))
        reader = Reader(self.number_of)
        self.cards: Final[list[Card]] = []
        for number, row in enumerate(in_order):
            self.cards.append(reader.card(number, SIDES.index(row["side"]), row))
        self.strategies: Final[list[Strategy]] = []
        for number, row in enumerate(DATA["strategies"]):
            self.strategies.append(reader.strategy(number, SIDES.index(row["side"]), row))
        self.centre: Final[Strategy] = next(strategy for strategy in self.strategies if not strategy.has_marker)
        self.programs: Final[list[list[Operation]]] = reader.programs
        self.operations: Final[list[Operation]] = reader.operations
        self.effects: Final[list[tuple[str, str, Operation | Static]]] = reader.effects
        self.keywords: Final = list(reader.keywords)
        self.effect_ids: Final = effect_ids([owner for owner, _, _ in self.effects])
        self.effect_named: Final = vec[i64]([effect_named(name) for name in self.effect_ids])
        self.named: Final = vec[i64]([named(card.id) for card in self.cards])  # their numbers in events
        self.side: Final = vec[i64]([card.side for card in self.cards])
        self.icons: Final = vec[i64]([card.icons for card in self.cards])
        self.words: Final = vec[i64]([card.keywords for card in self.cards])
        self.power: Final = vec[i64]([card.power for card in self.cards])
        self.discard: Final = vec[i64]([card.discard for card in self.cards])
        self.drain: Final = vec[i64]([card.drain for card in self.cards])
        self.copies: Final = vec[i64]([card.copies for card in self.cards])
        self.reach: Final = vec[i64]([card.reach for card in self.cards])  # of a Hero's own walk
        self.one_shot: Final = vec[i64]([int(card.one_shot) for card in self.cards])
        self.in_reply: Final = vec[i64]([int(card.from_hand is not None) for card in self.cards])  # played in windows only
        self.flags: Final = vec[i64]([flags_of(card) | self.sent_flag(card) for card in self.cards])
        payable = self.cards[: int(self.first_hero)]
        self.taxes: Final[list[Tax | None]] = [tax_of(card.statics, card.side, payable) for card in self.cards]
        self.lasting_taxes: Final[list[Tax | None]] = [tax_of(row.lasting, row.side, payable) for row in self.strategies]
        slots = range(SLOT_COUNT)
        self.sources: Final[list[Source]] = [in_play(card.side, card.number, slot) for card in self.cards for slot in slots]
        self.strategy_sources: Final[list[Source]] = [of_strategy(row.side, row.number) for row in self.strategies]
        self.in_attack: Final[list[Strategy]] = self.markers(int(INVADERS), "attack")
        self.zones: Final = vec[i64]([int(zone in play_zones(card)) for card in self.cards for zone in ZONES])
        self.windows: Final = vec[i64]([windows_of(self.cards, side) for side in range(i64(2))])  # that some card may answer
        self.replies: Final[list[list[Card]]] = [  # each side's cards with a reaction from hand
            [card for card in self.cards if card.side == side and card.from_hand is not None] for side in range(2)
        ]

    def markers(self, side: int, timing: str) -> list[Strategy]:
        """The strategies that a side may wake at a time. [IN-6.6]"""
        return [row for row in self.strategies if row.has_marker and row.side == side and row.timing == timing]

    def sent_flag(self, card: Card) -> i64:
        """Whether the Ops Centre's printed filter means a card; where it stands does not matter to it."""
        target = self.programs[self.centre.effect][0].target
        assert target is not None and target.filter is not None
        return CAN_BE_SENT if target.filter.means(card, MANKIND) else i64(0)

    def source(self, card: i64, slot: i64) -> Source:
        """A card in play as the source of an effect; made once."""
        return self.sources[card * SLOT_COUNT + slot]

    def may_enter(self, card: i64, zone: i64) -> bool:
        """Whether a card may be played to a zone. [IN-R52]"""
        return self.zones[card * ZONE_COUNT + zone] == 1

    def printed(self, side: i64) -> list[int]:
        """The printed deck of a side: how many of each of its cards."""
        return [int(self.copies[self.first[side] + local]) for local in range(self.kinds[side])]


def effect_ids(owners: list[str]) -> list[str]:
    """Each effect by its owner and its place among the owner's.

    >>> effect_ids(["M02", "M02", "I01"])
    ['M02.1', 'M02.2', 'I01.1']
    """
    seen: dict[str, int] = {}
    found = []
    for owner in owners:
        seen[owner] = seen.get(owner, 0) + 1
        found.append(f"{owner}.{seen[owner]}")
    return found


def flags_of(card: Card) -> i64:
    """Which lasting effects a card has, in one word."""
    word: i64 = 0
    for static in card.statics:
        word |= FLAGS.get(int(static.kind), i64(0))
    if card.activated is not None:
        word |= HAS_USE
    if card.from_play is not None:
        word |= HAS_REACTION
    if card.triggers[TURN_START] != NONE:
        word |= ACTS_AT_START
    if card.triggers[ZONE_WON] != NONE:
        word |= ACTS_ON_WIN
    return word


def windows_of(cards: list[Card], side: i64) -> i64:
    """All windows in which some card of a side has a reaction, in one word."""
    word: i64 = 0
    for card in cards:
        if card.side == side:
            word |= (card.from_play.windows if card.from_play is not None else i64(0)) | (
                card.from_hand.windows if card.from_hand is not None else i64(0)
            )
    return word


def play_zones(card: Card) -> list[str]:
    zones: list[str] = card.row.get("play_zones", ZONES)
    return zones


def check_data() -> list[str]:
    """What is wrong with the printed rows themselves: nothing, or the package is broken."""
    found = [f"{row['id']}: {fault}" for row in DATA["cards"] for fault in card_faults(row)]
    return found + [f"{row['id']}: {fault}" for row in DATA["heroes"] for fault in hero_faults(row)]
