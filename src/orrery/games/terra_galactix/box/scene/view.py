"""A view with names instead of JSON, and what it says in words. [TG-9]"""

from typing import Any, Final, cast

from orrery.core.values import Json, ints, texts
from orrery.core.words import Words
from orrery.games.terra_galactix.box.board import BUNKER_AT, BUNKER_FACE, NUMBER_OF, SAUCER_NAMES
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.box.scene.chart import CAMP_COLOURS

WAITING, UNDER_WAY = 0, 1  # of a saucer's move
BEFORE_THE_DICE: Final = ("act", "deal", "first-roll")  # what comes before them in a turn or a game
FLIGHTS: Final = ("move", "fly")  # questions about movement
GONE: Final = "gone"


class TableView:
    """What one seat sees of the table; what a game does not have is empty."""

    def __init__(self, view: Json, words: Words) -> None:
        self.words: Final = words
        self.camps: Final = texts(view["camps"])
        self.seats: Final = ints(view["seats"])
        self.active: Final = cast(str, view["active"])
        self.turns: Final = cast(int, view["turns"])
        self.chosen: Final = cast(str, view.get("options", "")).split()
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
        self.awaits_dice: Final = any(row[0] in BEFORE_THE_DICE for row in agenda)  # what lies is an earlier throw
        self.bunkers: Final = cast(dict[str, str], view.get("bunkers", {}))
        self.firing: Final = cast(int, view.get("firing", 0))
        self.phase: Final = cast(int, view.get("phase", 0))
        self.shaken: Final = bool(view.get("shaken", False))
        self.lives: Final = ints(view.get("lives", []))
        self.regeneration: Final = ints(view.get("regeneration", []))
        self.pips: Final = cast(dict[str, int], view.get("pips", {}))
        self.moved: Final = cast(dict[str, int], view.get("moved", {}))
        self.fates: Final = by_saucer(self.places, view.get("fate", []))
        self.covers: Final = by_saucer(self.places, view.get("cover", []))
        self.result: Final = cast(str, view.get("result", ""))
        self.permits: Final = ints(view.get("permits", []))
        self.deposits: Final = cast(dict[str, int], view.get("ground", {}))
        self.stock: Final = cast(int, view.get("stock", 0))
        self.stores: Final = ints(view.get("stores", []))  # a game for Galactix has them, one for the Earth does not
        self.points: Final = ints(view.get("points", []))
        self.game: Final = cast(int, view.get("game", 1))
        self.cargo: Final = dict(zip(self.places, flat(view.get("cargo", [])), strict=False))  # None: hidden from this reader
        self.riding: Final = dict(zip(self.places, flat(view.get("riding", [])), strict=False))  # the saucer below, if any
        self.has_teams: Final = "struck" in view or "alliance" in self.chosen

    # Cards

    def own_cards(self, place: int) -> list[str]:
        """The cards of a hand that is seen, one by one; nothing of one that is not."""
        if not self.is_seen(place):
            return []
        return [kind for kind, count in zip(KINDS, self.hands[place], strict=True) for _ in range(count)]

    def hand_of(self, camp: str) -> int:
        """The place of the hand that a camp plays from: in a duel both camps of a player have one hand. [TG-8.4]"""
        place = self.camps.index(camp)
        return self.seats.index(self.seats[place]) if "duel" in self.chosen else place

    def hand_size(self, place: int) -> int:
        return sum(self.hands[place]) if self.is_seen(place) else len(self.hands[place])

    def is_seen(self, place: int) -> bool:
        """Whether a hand is open to this reader: counts of every kind instead of blanks."""
        hand = self.hands[place]
        return bool(hand) and hand[0] is not None

    # Saucers and lines

    def landed(self, colour: str, camps: list[str]) -> int:
        """How many saucers of a colour and of these camps are on Earth."""
        return sum(self.places[f"{camp}-{colour}"] == "EARTH" for camp in camps)

    def mates(self, camp: str) -> list[str]:
        """The camps that land together: opposite ones where there are teams, else all. [TG-7.8]"""
        if not self.has_teams:
            return self.camps
        return [other for other in self.camps if (ord(other) - ord(camp)) % 2 == 0]

    def height(self, saucer: str) -> int:
        """How many saucers a saucer has below it in a stack. [TG-8.5]"""
        below = self.riding.get(saucer, "")
        return 1 + self.height(below) if below else 0

    def riders(self, saucer: str) -> int:
        """How many saucers are above one."""
        above = [other for other, below in self.riding.items() if below == saucer]
        return sum(1 + self.riders(other) for other in above)

    def to_fly(self, saucer: str) -> int:
        """The pips that a saucer has still to use in this turn, as far as the dice have told."""
        camp, _, colour = saucer.partition("-")
        if camp != self.active or self.ask not in FLIGHTS or self.moved.get(colour, 2) not in (WAITING, UNDER_WAY):
            return 0
        heavy = self.riders(saucer) if self.moved[colour] == WAITING else 0
        return max(0, self.pips.get(colour, 0) - heavy)

    def is_grounded(self, saucer: str) -> bool:
        """Whether a saucer in its base has no permit to leave it. [TG-6.3]"""
        if not self.permits or not self.places[saucer].startswith("BASE"):
            return False
        camps = [camp for camp in self.camps if "duel" in self.chosen and self.seat_of(camp) == self.seat_of(saucer[0])]
        camps = camps or [saucer[0]]
        flying = sum(place[0] == "R" for other, place in self.places.items() if other[0] in camps)
        return flying >= sum(self.permits[self.camps.index(camp)] for camp in camps)

    def in_question(self) -> str:
        """The saucer that is fired at, if one is."""
        if self.ask in ("dodge", "help", "parry", "flee"):
            return SAUCER_NAMES[int(self.asked[1])]
        return SAUCER_NAMES[int(self.asked[4])] if self.ask in ("defend", "rescue") else ""

    def is_lit(self, place: str) -> bool:
        """Whether a bunker fires along the ray of an intersection now."""
        return place[0] == "R" and bool(self.firing >> (int(place[1:3]) - 1) & 1)

    def line(self, place: str) -> str:
        """What a place has to fear: the number whose bunker fires there, or nothing."""
        if place[0] != "R":
            return ""
        bunker = int(BUNKER_AT[NUMBER_OF[place] // 5])
        if not self.bunkers:
            return ""
        if bunker < 0:
            return self.words.say("scene.line.safe")
        if list(self.bunkers.values())[bunker] == GONE:
            return self.words.say("scene.line.gone")
        return self.words.say("scene.line", {"number": str(int(BUNKER_FACE[bunker]))})

    # Words

    def colour(self, camp: str) -> str:
        return CAMP_COLOURS[camp]

    def seat_of(self, camp: str) -> int:
        return self.seats[self.camps.index(camp)]

    def person(self, camp: str) -> str:
        """Who plays a camp."""
        return self.words.person(self.seat_of(camp))

    def title(self) -> str:
        """The position in a sentence or two."""
        places = ", ".join(f"{self.words.name(saucer)} {self.words.name(place)}" for saucer, place in self.places.items())
        fields = {"who": self.person(self.active), "base": self.active, "places": places}
        return self.words.say("scene.title", fields)


def flat(rows: object) -> list[Any]:
    return [each for row in cast(list[list[Any]], rows) for each in row]


def by_saucer(places: dict[str, str], rows: object) -> dict[str, int]:
    """A number of each saucer, from rows by camp."""
    return dict(zip(places, flat(rows), strict=False))
