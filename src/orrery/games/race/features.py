"""A view as numbers, for learners: always equally many, all between 0 and 1.

First the five places around the table, "me" first and then clockwise: `view["me"]` is that seat, and without it P1 comes first.
A place where nobody sits is all zeros. Then what only "me" knows: hand, dealt worlds and picks under seal. Then what is
nobody's: the piles, the invasion, what is asked and what is still unused. `feature_names` has a name for each number.
"""

from typing import Any, Final, cast

from orrery.core.values import Json
from orrery.games.race.actions import ROLES, WITH_GOODS, WORLDS
from orrery.games.race.cards import BOOSTS, CARDS, CONSUMED, DEFENCES, NUMBER_OF, PRODUCED
from orrery.games.race.game import every_question
from orrery.games.race.options import CHOICES
from orrery.games.race.powers import AGAINST, KINDS, KINDS_OR_ANY, Power
from orrery.games.race.views import power_name
from orrery.games.race.waves import INVADER_COPIES, INVADERS

PLACES: Final = ["me", "second", "third", "fourth", "fifth"]
SUMS: Final = [
    *["explore draw", "explore keep", "develop start", "develop discount", "develop after", "settle after", "defense"],
    *[f"military {sort or 'general'}" for sort in AGAINST],
    *[f"discount {kind}" for kind in KINDS_OR_ANY],
    *[f"trade {kind}" for kind in KINDS_OR_ANY],
]
IDS: Final = [card.id for card in CARDS]
WAITING: Final[list[list[Power]]] = [
    [*CONSUMED[card.number], *PRODUCED[card.number], *BOOSTS[card.number], *DEFENCES[card.number]] for card in CARDS
]  # powers that wait for a player to use them
COUNTS: Final = {"hand": 20, "due": 20, "limit": 20, "chips": 60, "war_chips": 30, "awards": 30}  # and what each is a share of
ASKS: Final = sorted({question.ask for question in every_question() if question.ask})
READY: Final = [power_name(power.number) for card in WAITING for power in card]
GLOBAL_COUNTS: Final = {
    "turns": 40,
    "vp_pool": 60,
    "deck_size": 165,
    "discard_size": 165,
    "owed": 10,
    "boost": 12,
    "bonus": 1,
    "halves": 2,
    "bunker": 1,
    "threat": 39,
    "defeats": 2,
}
VALUES: Final = [(choice.name, value) for choice in CHOICES for value in choice.values[1:]]

OF_AN_EMPIRE: Final = [
    "present",
    "first",
    "asked",
    "sealed",
    *COUNTS,
    *[f"chose {role}" for role in ROLES],
    *[f"sum {name}" for name in SUMS],
    *[f"produced {kind}" for kind in KINDS],
    "space",
    "attack",
    "attack adds",
    "rank",
    "failed",
    *[f"placing {card}" for card in IDS],
    *[f"shows {card}" for card in IDS],
    *[f"good on {IDS[world]}" for world in WITH_GOODS],
    *[f"damaged {IDS[world]}" for world in WORLDS],
]
OF_ME: Final = [
    *[f"hand {card}" for card in IDS],
    *[f"dealt {card.id}" for card in CARDS if card.colour],
    *[f"picked {card}" for card in IDS],
    *[f"picked {role}" for role in ROLES],
]
OF_NOBODY: Final = [
    *GLOBAL_COUNTS,
    *[f"unseen {invader.text}" for invader in INVADERS],
    *[f"spent {invader.text}" for invader in INVADERS],
    *[f"left {wave}" for wave in (1, 2, 3)],
    *[f"ask {ask}" for ask in ASKS],
    *[f"ready {power}" for power in READY],
    *[f"has produced {IDS[world]}" for world in WITH_GOODS],
    *[f"option {name} {value}" for name, value in VALUES],
]


def feature_names() -> list[str]:
    """What each number of `features` says.

    >>> feature_names()[:3], feature_names()[-1]
    (['me present', 'me first', 'me asked'], 'option preset-hands yes')
    """
    return [f"{place} {name}" for place in PLACES for name in OF_AN_EMPIRE] + [f"my {name}" for name in OF_ME] + OF_NOBODY


def features(view: Json) -> list[float]:
    """The numbers of `feature_names`, for a seat's view."""
    empires = cast(list[Json], view["empires"])
    me, seats = cast(int, view.get("me", 0)), len(empires)
    numbers: list[float] = []
    for place in range(len(PLACES)):
        numbers += of_an_empire(view, (me + place) % seats) if place < seats else [0.0] * len(OF_AN_EMPIRE)
    return numbers + of_me(view, me) + of_nobody(view)


def share(number: object, most: int) -> float:
    """A count as a share of its usual most, never outside 0 to 1.

    >>> share(5, 20), share(-3, 20), share(30, 20)
    (0.25, 0.0, 1.0)
    """
    return min(1.0, max(0.0, cast(int, number) / most))


def among(names: list[str], chosen: list[str]) -> list[float]:
    """For each name whether it is among the chosen."""
    found = set(chosen)
    return [float(name in found) for name in names]


def of_an_empire(view: Json, seat: int) -> list[float]:
    """One place at the table, as everybody sees it."""
    empire = cast(list[dict[str, Any]], view["empires"])[seat]
    seal = cast(list[Any], view["seals"])[seat]
    sealed = seal == "sealed" or (isinstance(seal, dict) and seal["done"])
    wave, _, strength = str(empire["attack"]).partition(" ")
    shown = empire["tableau"]
    return [
        1.0,
        float(view["first"] == seat),
        float(seat in cast(list[int], view["waiting"])),
        float(sealed),
        *[share(len(empire["hand"]) if name == "hand" else empire[name], most) for name, most in COUNTS.items()],
        *among(ROLES, empire["chosen"]),
        *[share(amount + 5, 25) for amount in empire["sums"]],
        *[share(count, 6) for count in empire["made"][: len(KINDS)]],
        share(empire["space"] + 3, 43),
        share(int(strength.removeprefix("M+")) + 1, 10) if wave else 0.0,
        float(strength.startswith("M")),
        share(empire["rank"] + 1, 5),
        float(empire["failed"]),
        *among(IDS, [empire["placing"]]),
        *among(IDS, [row["card"] for row in shown]),
        *among([IDS[world] for world in WITH_GOODS], [row["card"] for row in shown if row["good"]]),
        *among([IDS[world] for world in WORLDS], [row["card"] for row in shown if row["damaged"]]),
    ]


def of_me(view: Json, me: int) -> list[float]:
    """What only this seat knows; a spectator knows nothing of the kind."""
    empire = cast(list[dict[str, Any]], view["empires"])[me]
    seal = cast(list[Any], view["seals"])[me]
    picks = [text.split(" ") for text in seal["picks"]] if isinstance(seal, dict) else []
    hand = [card for card in empire["hand"] if card]
    return [
        *[hand.count(card) / 2 for card in IDS],
        *among([card.id for card in CARDS if card.colour], [card for card in empire["dealt"] if card]),
        *among(IDS, [pick[-1] for pick in picks if pick[-1] in NUMBER_OF]),
        *among(ROLES, [pick[0] for pick in picks if pick[0] in ROLES]),
    ]


def of_nobody(view: Json) -> list[float]:
    """Piles, invasion, what is asked and what is unused."""
    agenda, chosen = cast(list[list[Any]], view["agenda"]), cast(str, view["options"]).split()
    waves, spent, left = (cast(list[int], view[key]) for key in ("waves", "spent", "left"))
    return [
        *[share(view[name], most) for name, most in GLOBAL_COUNTS.items()],
        *[count / copies for count, copies in zip(waves, INVADER_COPIES, strict=True)],
        *[count / copies for count, copies in zip(spent, INVADER_COPIES, strict=True)],
        *[share(count, 17) for count in left or [0, 0, 0]],
        *among(ASKS, agenda[-1][:1] if agenda else []),
        *among(READY, cast(list[str], view["ready"])),
        *among([IDS[world] for world in WITH_GOODS], cast(list[str], view["produced"])),
        *[float(name in chosen or f"{name}={value}" in chosen) for name, value in VALUES],
    ]
