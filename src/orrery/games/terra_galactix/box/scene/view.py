"""A view with names instead of JSON. [TG-9]"""

from typing import Any, Final, cast

from orrery.core.values import Json, ints, texts
from orrery.core.words import Words
from orrery.games.terra_galactix.box.cards import KINDS


class TableView:
    """What one seat sees of the table; what a game does not have is empty."""

    def __init__(self, view: Json, words: Words) -> None:
        self.words: Final = words
        self.camps: Final = texts(view["camps"])
        self.seats: Final = ints(view["seats"])
        self.active: Final = cast(str, view["active"])
        self.places: Final = {
            f"{camp}-{colour}": place
            for camp, row in zip(self.camps, cast(list[object], view["saucers"]), strict=True)
            for colour, place in zip(("red", "blue"), texts(row), strict=True)
        }
        self.dice: Final = cast(dict[str, int], view["dice"])
        self.doubled: Final = cast(int, view["doubled"])
        self.hands: Final = [cast(list[Any], hand) for hand in cast(list[object], view["hands"])]
        self.pile: Final = view["pile"] if isinstance(view["pile"], int) else sum(ints(view["pile"]))
        self.discards: Final = ints(view["discards"])
        self.stars_left: Final = sum(ints(cast(Json, view["stars"])["pile"]))
        agenda = cast(list[list[Any]], view["agenda"])
        self.ask: Final[str] = agenda[-1][0] if agenda else "over"
        self.asked: Final[list[Any]] = agenda[-1] if agenda else ["over"]
        self.bunkers: Final = cast(dict[str, str], view.get("bunkers", {}))
        self.firing: Final = cast(int, view.get("firing", 0))
        self.lives: Final = ints(view.get("lives", []))
        self.regeneration: Final = ints(view.get("regeneration", []))
        self.pips: Final = cast(dict[str, int], view.get("pips", {}))
        self.fates: Final = dict(zip(self.places, flat(view.get("fate", [])), strict=False))

    def own_cards(self, place: int) -> list[str]:
        """The cards of a hand that is seen, one by one; nothing of one that is not."""
        hand = self.hands[place]
        if not hand or hand[0] is None or len(hand) != len(KINDS):
            return []
        return [kind for kind, count in zip(KINDS, hand, strict=True) for _ in range(count)]

    def hand_size(self, place: int) -> int:
        hand = self.hands[place]
        return len(hand) if not hand or hand[0] is None else sum(hand)

    def is_seen(self, place: int) -> bool:
        hand = self.hands[place]
        return bool(hand) and hand[0] is not None

    def person(self, camp: str) -> str:
        """Who plays a camp."""
        return self.words.person(self.seats[self.camps.index(camp)])

    def title(self) -> str:
        """The position in a sentence or two."""
        places = ", ".join(f"{self.words.name(saucer)} {self.words.name(place)}" for saucer, place in self.places.items())
        fields = {"who": self.person(self.active), "base": self.active, "places": places}
        return self.words.say("scene.title", fields)


def flat(rows: object) -> list[int]:
    return [number for row in cast(list[object], rows) for number in ints(row)]
