"""The closed vocabulary of effects: filters, targets, operations, abilities; everything a card can say. [IN-6]"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**place for place in range(62)])
NONE: Final[i64] = -1

TYPES: Final = [
    "hero", "defender", "location", "tech", "support",
    "invader", "desolator", "tentacle", "pod", "pyramid", "scourge", "alien_tech",
]  # fmt: skip
ICONS: Final = [*TYPES, "skull"]

OWN: Final[i64] = 0
ENEMY: Final[i64] = 1  # the only opponent: what cards call a target player [IN-R59]
BOTH: Final[i64] = 2
WHO: Final = ["own", "enemy", "both"]

HERE: Final[i64] = 0
NEXT_TO_HERE: Final[i64] = 1
PICKED: Final[i64] = 2
PLACES: Final = ["here", "adjacent", "picked"]

ANYWHERE: Final[i64] = 2  # where a move may lead, beside HERE and NEXT_TO_HERE
REACHES: Final = ["here", "adjacent", "any"]
MOBILE: Final = ["none", "adjacent", "any"]

# Operations, in the order of the page
OPS: Final = [
    "drain", "draw", "discard", "look_hand", "destroy", "sacrifice", "move", "power_tokens", "tokens", "ops_tokens",
    "pick_zone", "zone_damage", "zone_repair", "plot", "recycle", "redraw_hand", "retrieve", "bounce", "reveal_top",
    "skip_attack", "attack", "borrow_power", "choose_one", "may", "if", "cancel", "prevent", "save",
]  # fmt: skip
DRAIN: Final[i64] = 0
DRAW: Final[i64] = 1
DISCARD: Final[i64] = 2
LOOK_HAND: Final[i64] = 3
DESTROY: Final[i64] = 4
SACRIFICE: Final[i64] = 5
MOVE: Final[i64] = 6
POWER_TOKENS: Final[i64] = 7
TOKENS: Final[i64] = 8
OPS_TOKENS: Final[i64] = 9
PICK_ZONE: Final[i64] = 10
ZONE_DAMAGE: Final[i64] = 11
ZONE_REPAIR: Final[i64] = 12
PLOT: Final[i64] = 13
RECYCLE: Final[i64] = 14
REDRAW_HAND: Final[i64] = 15
RETRIEVE: Final[i64] = 16
BOUNCE: Final[i64] = 17
REVEAL_TOP: Final[i64] = 18
SKIP_ATTACK: Final[i64] = 19
ATTACK: Final[i64] = 20
BORROW_POWER: Final[i64] = 21
CHOOSE_ONE: Final[i64] = 22
MAY: Final[i64] = 23
IF: Final[i64] = 24
CANCEL: Final[i64] = 25
PREVENT: Final[i64] = 26
SAVE: Final[i64] = 27

OWNER_PICKS: Final[i64] = 0
BY_LUCK: Final[i64] = 1
SEEN: Final[i64] = 2
HOW: Final = ["", "random", "seen"]

EXISTS: Final[i64] = 0
PLOT_MAX: Final[i64] = 1
DRAINED: Final[i64] = 2
CONDITIONS: Final = ["exists", "plot_max", "drained_this_turn"]

# Static effects
POWER: Final[i64] = 0
IMPERVIOUS: Final[i64] = 1
SHIELD: Final[i64] = 2
FORBID: Final[i64] = 3
VICTORY_TOKENS: Final[i64] = 4
COST: Final[i64] = 5
STATICS: Final = ["power", "impervious", "shield", "forbid", "victory_tokens", "cost"]

NO_DAMAGE: Final[i64] = 0
NO_MOVE: Final[i64] = 1
FORBIDDEN: Final = ["zone_damage", "move"]

# Windows in which a reaction may be given
WINDOWS: Final = ["card_played", "destroy", "drain", "draw"]
ON_PLAY: Final[i64] = 1
ON_DESTROY: Final[i64] = 2
ON_DRAIN: Final[i64] = 4
ON_DRAW: Final[i64] = 8

TRIGGERS: Final = ["turn_start", "destroyed", "zone_won"]
TURN_START: Final[i64] = 0
DESTROYED: Final[i64] = 1
ZONE_WON: Final[i64] = 2

NO_LIMIT: Final[i64] = 9_999


class Filter:
    """Which cards are meant; every key that is there must hold. [IN-6.4]"""

    def __init__(self, row: dict[str, Any]) -> None:
        self.row: Final = row
        self.side: i64 = NONE
        self.icons: i64 = 0
        self.not_icons: i64 = 0
        self.keywords: i64 = 0
        self.cards: list[int] = []
        self.named = False  # whether it names cards
        self.opposing = False
        self.zone: i64 = NONE
        self.other = False
        self.itself = False
        self.power_max: i64 = NO_LIMIT
        self.options: list[Filter] = []

    def means(self, card: "Card", side: i64) -> bool:
        """Whether a card, in play or not, is one that a filter of that side means by what is printed on it."""
        if self.side != NONE and (card.side == side) != (self.side == OWN):
            return False
        icons = card.icons
        if (self.icons and not icons & self.icons) or icons & self.not_icons:
            return False
        if self.keywords and not card.keywords & self.keywords:
            return False
        if self.named and int(card.number) not in self.cards:
            return False
        if not self.options:
            return True
        for option in self.options:
            if option.means(card, side):
                return True
        return False


class Target:
    """What an operation strikes: the source, all that match, or some that the controller picks. [IN-6.4]"""

    def __init__(self, itself: bool, filter: Filter | None, picks: i64, up_to: bool) -> None:
        self.itself: Final = itself
        self.filter: Final = filter
        self.picks: Final = picks  # 0: all that match
        self.up_to: Final = up_to


class Condition:
    """Something that must be true. [IN-6.4]"""

    def __init__(self, kind: i64, n: i64, filter: Filter | None) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.filter: Final = filter


class Operation:
    """One thing that an effect does; lists inside it are programs, known by their numbers. [IN-6.5]"""

    def __init__(self, kind: i64, row: dict[str, Any]) -> None:
        self.kind: Final = kind
        self.row: Final = row
        self.id: i64 = NONE  # its place among all operations of the box
        self.number: i64 = NONE  # of the effect that it is, for whoever looks on; costs have none
        self.who: i64 = OWN
        self.n: i64 = 0
        self.as_spent = False  # n is what the cost has spent
        self.per: Filter | None = None  # n for each card that matches
        self.how: i64 = OWNER_PICKS
        self.target: Target | None = None
        self.reach: i64 = ANYWHERE
        self.zone: i64 = HERE
        self.filter: Filter | None = None
        self.condition: Condition | None = None
        self.then: i64 = NONE
        self.otherwise: i64 = NONE
        self.options: list[int] = []


class Static:
    """Something that is true while its card is in play, or for the rest of the game after a strategy. [IN-6.3]"""

    def __init__(self, kind: i64, row: dict[str, Any]) -> None:
        self.kind: Final = kind
        self.row: Final = row
        self.number: i64 = NONE
        self.n: i64 = 0
        self.per: Filter | None = None
        self.itself = False
        self.filter: Filter | None = None
        self.conditions: list[Condition] = []
        self.what: i64 = NO_DAMAGE
        self.who: i64 = BOTH
        self.discard: i64 = 0
        self.drain: i64 = 0


class Use:
    """An ability that is used in the main phase, or a reaction: its cost, its effect, and how often. [IN-6.2]"""

    def __init__(self, row: dict[str, Any], cost: i64, effect: i64) -> None:
        self.row: Final = row
        self.cost: Final = cost  # programs
        self.effect: Final = effect
        self.once: Final[bool] = row["limit"] == "turn"
        self.conditions: list[Condition] = []
        self.only_moves = False  # then it needs a possible move [IN-R25]
        self.moves_itself = False  # its own card, to another zone, and nothing else
        self.windows: i64 = 0  # of a reaction
        self.match: Filter | None = None
        self.prevents: i64 = 0  # how much at most
        self.spends_tokens = False  # as many as its owner likes: the amount is part of the answer
        self.trades_tokens = False  # each of them for a card drained or drawn, and nothing else [IN-R79]


class Card:
    """One row: a card, or a Hero. [IN-6.1]"""

    def __init__(self, number: i64, side: i64, row: dict[str, Any]) -> None:
        self.number: Final = number
        self.side: Final = side
        self.row: Final = row
        self.id: Final[str] = row["id"]
        self.is_hero: Final[bool] = row["type"] == "hero"
        self.icons: i64 = 0
        self.keywords: i64 = 0
        cost = row.get("cost") or {"discard": 0, "drain": 0}
        self.discard: Final[i64] = cost["discard"]
        self.drain: Final[i64] = cost["drain"]
        power = row["power"]
        self.one_shot: Final[bool] = power is None
        self.power: Final[i64] = 0 if power is None else power
        self.copies: Final[i64] = row.get("copies", 0)
        self.reach: Final[i64] = MOBILE.index(row.get("mobile", "none"))  # 0 none, 1 adjacent, 2 any
        self.immediate: i64 = NONE  # programs
        self.triggers = vec[i64]([NONE, NONE, NONE])
        self.activated: Use | None = None
        self.from_play: Use | None = None
        self.from_hand: Use | None = None
        self.statics: list[Static] = []
        self.victory_tokens: i64 = 0


class Strategy:
    """One of the nine strategies, or the Ops Centre. [IN-6.6]"""

    def __init__(self, number: i64, side: i64, row: dict[str, Any], cost: i64, effect: i64) -> None:
        self.number: Final = number
        self.side: Final = side
        self.row: Final = row
        self.id: Final[str] = row["id"]
        self.verb: Final[str] = row["id"].removeprefix("S_").lower()
        self.has_marker: Final[bool] = row["marker"]
        self.once: Final[bool] = row["once_per_game"]
        self.timing: Final[str] = row["timing"]
        self.start_tokens: Final[i64] = row.get("start_tokens", 0)
        self.cost: Final = cost
        self.effect: Final = effect
        self.windows: i64 = 0
        self.match: Filter | None = None
        self.lasting: list[Static] = []
