"""A view as numbers, for learners: always equally many, all between 0 and 1; `feature_names` names them in the same order.

First what both sides have, "me" first and then the rival (the gallery reads Mankind first): piles, hand, strategies. Then the
board, slot by slot with Mankind's first, the zones, the marker, the turn, what is asked, and the options.
"""

from typing import Any, Final, cast

from orrery.core.values import Json, texts
from orrery.games.invaders.board import DATA, SIDES, SLOTS, ZONES
from orrery.games.invaders.cards.vocabulary import ICONS
from orrery.games.invaders.options import READINGS

ASKS: Final = [
    "hero", "place", "draw", "drain", "prevent", "main", "pay", "random", "seen", "reply", "room", "save", "to", "target",
    "zone", "option", "may", "top", "attack", "number", "exchange",
]  # fmt: skip
ROWS: Final = {str(row["id"]): row for row in [*DATA["cards"], *DATA["heroes"]]}
OWN_CARDS: Final = [[str(row["id"]) for row in DATA["cards"] if row["side"] == side] for side in SIDES]
MOST_CARDS: Final = max(len(cards) for cards in OWN_CARDS)
STRATEGIES: Final = [str(row["id"]) for row in DATA["strategies"] if row["marker"]]
IN_SLOT: Final = ["taken", "power", "tokens", "used", *ICONS]
PHASES: Final = ["draw", "main", "attack"]


def feature_names() -> list[str]:
    """What each number is, in order."""
    names = ["me mankind", "me invaders"]
    for who in ("me", "rival"):
        names += [f"{who} hand", f"{who} deck", f"{who} pile", f"{who} won"]
        names += [f"{who} holds card {place}" for place in range(MOST_CARDS)]
        names += [f"{who} discarded card {place}" for place in range(MOST_CARDS)]
    names += [f"{slot} {what}" for slot in SLOTS for what in IN_SLOT]
    for zone in ZONES:
        names += [f"{zone} power", f"{zone} attack", f"{zone} defence", f"{zone} shield", f"{zone} attacked"]
    names += ["plot", "ops", "heroes lost", "turned", "skip", "drained", "invaded", "hero moved", "borrowed"]
    names += [f"awake {strategy}" for strategy in STRATEGIES]
    names += [*(f"phase {phase}" for phase in PHASES), *(f"active {side}" for side in SIDES)]
    names += [f"ask {ask}" for ask in ASKS]
    return names + [f"option {choice.name}={value}" for choice in READINGS for value in choice.values[1:]]


def bounded(value: float, most: float) -> float:
    return min(1.0, max(0.0, value / most))


def features(view: Json) -> list[float]:
    """The numbers of a view; cards that are not in the printed box count only by what lies on the board."""
    data: Any = view
    me = data["me"] if data["me"] >= 0 else 0
    found = [float(data["me"] == 0), float(data["me"] == 1)]
    for side in (me, 1 - me):
        found += of_side(data, side)
    for place in range(len(SLOTS)):
        found += of_slot(data, place)
    for zone, name in enumerate(ZONES):
        found += [bounded(data["zone_power"][zone], 5), bounded(data["attack"][zone], 20), bounded(data["defence"][zone], 20)]
        found += [bounded(data["shields"][zone], 6), float(name in data["attacked"])]
    found += [bounded(data["plot"], 12), bounded(data["ops"], 4), bounded(len(data["fallen"]), 11), float(data["turned"])]
    found += [bounded(data["skip"], 2), float(data["drained"]), float(data["invaded"]), float(data["hero_moved"])]
    found.append(float(bool(data["borrowed"])))
    found += [float(strategy in data["awake"]) for strategy in STRATEGIES]
    found += [float(data["phase"] == phase) for phase in PHASES] + [float(data["active"] == side) for side in range(2)]
    asked = cast(list[Any], data["agenda"])[-1][0] if data["agenda"] else ""
    found += [float(asked.split("-")[0] == ask) for ask in ASKS]
    chosen = texts(data["options"].split())
    return found + [float(f"{choice.name}={value}" in chosen) for choice in READINGS for value in choice.values[1:]]


def of_side(data: Any, side: int) -> list[float]:
    """One side: sizes, and how many of each of its cards it is known to hold and has discarded."""
    held = [name for name in data["hands"][side] if name is not None]
    found = [bounded(len(data["hands"][side]), 15), bounded(data["deck_sizes"][side], 70)]
    found += [bounded(len(data["piles"][side]), 70), bounded(data["score"][side], 2)]
    for cards in (held, data["piles"][side]):
        counts = [bounded(cards.count(name), 4) for name in OWN_CARDS[side]]
        found += counts + [0.0] * (MOST_CARDS - len(counts))
    return found


def of_slot(data: Any, place: int) -> list[float]:
    """One slot: what stands there, by its icons, and what lies on it."""
    row = data["columns"][place // 12][place % 12]
    if row is None:
        return [0.0] * len(IN_SLOT)
    icons = ROWS[row["card"]]["icons"] if row["card"] in ROWS else []
    power = bounded(data["powers"][place // 12][place % 12] + 2, 10)
    found = [1.0, power, bounded(row["tokens"], 8), bounded(data["used"][place // 12][place % 12], 3)]
    return found + [float(icon in icons) for icon in ICONS]
