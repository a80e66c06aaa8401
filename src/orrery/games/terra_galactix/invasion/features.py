"""A view of L'Invasion as numbers of 0 to 1, each with a name: what a learner reads. [TG-9]"""

from typing import Final, cast

from orrery.core.values import Json, ints, texts
from orrery.games.terra_galactix.box.board import BASES, BUNKER_NAMES, INTERSECTIONS, NUMBER_OF, PLACES
from orrery.games.terra_galactix.box.cards import COUNTS, KINDS
from orrery.games.terra_galactix.box.state import ALL_DICE

COLOURS: Final = ["red", "blue"]
SITUATIONS: Final = ["in-play", "in-base", "on-earth", "in-space", "moved", "under-fire", "covered"]
PHASES: Final = ["act", "dodge", "help", "give", "move", "attack"]
POSITIONS: Final = {"start": 1.0, "retreat": 0.5, "gone": 0.0}


def feature_names() -> list[str]:
    """What each number is, in their order; the seat that looks is `own`, the others follow clockwise."""
    found = [f"asked-{phase}" for phase in PHASES]
    found += [f"die-{die}" for die in ALL_DICE] + ["pips-red", "pips-blue"]
    found += [f"doubled-{colour}" for colour in COLOURS]
    found += [f"bunker-{bunker}" for bunker in BUNKER_NAMES] + [f"fires-{radius + 1:02}" for radius in range(20)]
    found += ["pile", *(f"discarded-{kind}" for kind in KINDS)]
    for player in ("own", "second", "third", "fourth"):
        found += [f"{player}-plays", f"{player}-active", f"{player}-lives", f"{player}-cards", f"{player}-regenerates"]
        for colour in COLOURS:
            found += [f"{player}-{colour}-{situation}" for situation in SITUATIONS]
            found += [f"{player}-{colour}-at-{place}" for place in PLACES[:INTERSECTIONS]]
    return found + [f"hand-{kind}" for kind in KINDS]


def features(view: Json) -> list[float]:
    """All numbers of a view, from the side of the seat whose hand is seen; of the gallery's view from the first seat's."""
    hands = [cast(list[object], hand) for hand in cast(list[object], view["hands"])]
    own = next((place for place, hand in enumerate(hands) if hand and hand[0] is not None), 0)
    seen = ints(hands[own]) if hands[own] and hands[own][0] is not None else [0] * len(KINDS)
    agenda = cast(list[list[object]], view["agenda"])
    ask = agenda[-1][0] if agenda else ""
    dice, pips = cast(dict[str, int], view["dice"]), cast(dict[str, int], view["pips"])
    found = [float(ask == phase) for phase in PHASES]
    found += [max(0, dice[die]) / 6 for die in ALL_DICE] + [pips[colour] / 12 for colour in COLOURS]
    found += [float(cast(int, view["doubled"]) >> die & 1) for die in range(2)]
    found += [POSITIONS[cast(dict[str, str], view["bunkers"])[bunker]] for bunker in BUNKER_NAMES]
    found += [float(cast(int, view["firing"]) >> radius & 1) for radius in range(20)]
    found += [cast(int, view["pile"]) / 51] + [n / total for n, total in zip(ints(view["discards"]), COUNTS, strict=True)]
    order = clockwise(texts(view["camps"]), own)
    for place in order:
        found += player_numbers(view, place, hands)
    found += [0.0] * ((4 - len(order)) * (5 + 2 * (len(SITUATIONS) + int(INTERSECTIONS))))
    return found + [min(1.0, count / 5) for count in seen]


def clockwise(camps: list[str], first: int) -> list[int]:
    """The players in the order of their bases, from one of them on."""
    turn = BASES.index(camps[first])
    return sorted(range(len(camps)), key=lambda place: (BASES.index(camps[place]) - turn) % 4)


def player_numbers(view: Json, place: int, hands: list[list[object]]) -> list[float]:
    """One player: what lies before him, and both saucers."""
    hand = hands[place]
    cards = len(hand) if not hand or hand[0] is None else sum(ints(hand))
    active = view["active"] == texts(view["camps"])[place]
    found = [
        1.0,
        float(active),
        ints(view["lives"])[place] / 4,
        cards / 5,
        ints(view["regeneration"])[place] / 2,
    ]
    moved = cast(dict[str, int], view["moved"])
    for colour, name in enumerate(COLOURS):
        where = cast(list[list[str]], view["saucers"])[place][colour]
        node = NUMBER_OF[where]
        fate = cast(list[list[int]], view["fate"])[place][colour]
        cover = cast(list[list[int]], view["cover"])[place][colour]
        found += [
            1.0,
            float(where.startswith("BASE")),
            float(where == "EARTH"),
            float(node < INTERSECTIONS),
            moved[name] / 2 if active else 0.0,
            float(fate in (1, 4)),
            cover / 2,
        ]
        found += [float(node == other) for other in range(int(INTERSECTIONS))]
    return found
