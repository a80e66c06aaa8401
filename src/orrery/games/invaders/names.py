"""Whatever an event can name: cards, Heroes, strategies and causes, each with one number in every box."""

from typing import Any, Final

from mypy_extensions import i64

from orrery.games.invaders.board import DATA, SIDES

CAUSES: Final = ["draw-phase", "invasion-action", "attack", "evaluation", "cost", "walk", "room", "opening"]
DRAW_PHASE: Final[i64] = 0
INVASION_ACTION: Final[i64] = 1
BY_ATTACK: Final[i64] = 2
EVALUATION: Final[i64] = 3
COST: Final[i64] = 4
WALK: Final[i64] = 5
ROOM: Final[i64] = 6
OPENING: Final[i64] = 7

REASONS: Final = ["deck", "plot", "tokens", "eurasia", "pacific-africa", "heroes"]


def printed_ids() -> list[str]:
    """Mankind's cards, the Invaders', Heroes, as they are numbered in the printed box."""
    rows: list[dict[str, Any]] = DATA["cards"]
    ids: list[str] = [row["id"] for side in SIDES for row in rows if row["side"] == side]
    heroes: list[dict[str, Any]] = DATA["heroes"]
    return ids + [row["id"] for row in heroes]


STRATEGIES: Final[list[str]] = [row["id"] for row in DATA["strategies"]]
FIRST_STRATEGY: Final[i64] = len(CAUSES)
NAMED: Final[list[str]] = [*CAUSES, *STRATEGIES, *printed_ids()]  # cards of other boxes are added at the end
KNOWN: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMED)}


EFFECTS: Final[list[str]] = []  # what cards and strategies do, by the card's id and a number: `M02.1`
KNOWN_EFFECTS: Final[dict[str, int]] = {}


def effect_named(name: str) -> int:
    """The number of an effect in events; one that nobody has used yet gets the next."""
    if name not in KNOWN_EFFECTS:
        KNOWN_EFFECTS[name] = len(EFFECTS)
        EFFECTS.append(name)
    return KNOWN_EFFECTS[name]


def named(name: str) -> int:
    """The number of a name; one that nobody has used yet gets the next."""
    if name not in KNOWN:
        KNOWN[name] = len(NAMED)
        NAMED.append(name)
    return KNOWN[name]
