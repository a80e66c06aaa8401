"""A view with names instead of JSON, and what it says in words. [BG-2]"""

from typing import Any, Final, cast

from orrery.core.values import NATURE, Json, ints, name, texts
from orrery.core.words import Words
from orrery.games.battlestar.board import CELLS, COLOURS, NUMBER_OF, PLANETS, QUARTERS
from orrery.games.battlestar.flying import REASONS
from orrery.games.battlestar.turns import BY_LASER


class Position:
    """What everybody may know: all of it is public."""

    def __init__(self, view: Json, words: Words) -> None:
        self.words: Final = words
        self.camps: Final = texts(view["camps"])
        self.free_battle: Final = "free-battle" in str(view["options"]).split()
        self.turn_count: Final = cast(int, view["turns"])
        self.active: Final = cast(int, view["active"])
        self.ships: Final = texts(view["ships"])
        self.raider: Final = cast(str, view["raider"])
        self.carrier: Final = cast(int, view["carrier"])
        self.shown: Final = [texts(cards) for cards in cast(list[object], view["shown"])]
        self.packs: Final = [ints(counts) for counts in cast(list[object], view["packs"])]
        self.evasions: Final = ints(view["evasions"])
        self.number: Final = cast(int, view["number"])
        self.winner: Final = cast(int, view["winner"])
        self.dial: Final = cast(str, view["dial"])
        agenda = cast(list[list[Any]], view["agenda"])
        self.asked: Final[list[Any]] = agenda[-1] if agenda else ["over", self.winner]
        self.ask: Final[str] = self.asked[0]

    def concerned(self) -> int:
        """The seat whose ship or cards the question is about: the one who flies, spins, fires, evades or has won."""
        if self.ask == "first-spin":
            return cast(int, self.asked[1][len(self.asked[2])])
        if self.ask == "duel":
            return cast(int, self.asked[2] if self.asked[3] else self.asked[1])
        return cast(int, self.asked[1])

    def camp(self, seat: int) -> str:
        """Whoever flies a ship: by name at a table, elsewhere by the colour of the ship."""
        if seat == NATURE:
            return ""
        return self.words.person(seat) if self.words.people else self.words.name(self.camps[seat]).capitalize()

    def pilot(self, seat: int) -> str:
        return self.camp(seat) if self.words.people else f"{self.camp(seat)} ({name(seat)})"

    def holder(self) -> str:
        """Where the raider is, or who carries it."""
        if self.raider:
            return self.words.say("scene.raider", {"cell": self.raider})
        return self.words.say("scene.carries", {"camp": self.camp(self.carrier)})

    def where(self, seat: int) -> str:
        """The place of a ship with what lasers need to know of it: its quarter, or its yellow line. [BG-R2]"""
        place = self.ships[seat]
        if place == "home":
            return self.words.say("scene.docked")
        quarters = [self.words.name(COLOURS[quarter]) for quarter in QUARTERS[NUMBER_OF[place]]]
        kind = "quarter" if len(quarters) == 1 else "line" if len(quarters) == 2 else "centre"
        fields = {"cell": place, "quarter": quarters[0], "other": quarters[-1]}
        return self.words.say(f"scene.in.{kind}", fields)

    def threatened_by_laser(self) -> bool:
        return self.ask == "evade" and self.asked[2] == BY_LASER

    def now(self) -> str:
        """What is going on, in one sentence."""
        key, other, fields = f"scene.now.{self.ask}", NATURE, {"number": str(self.number)}
        if self.ask == "spin":
            key += "." + REASONS[self.asked[2]]
        elif self.ask == "challenge":
            other = self.carrier
        elif self.ask == "duel":
            other = self.asked[1] if self.asked[3] else self.asked[2]
            key += ".answer" if self.asked[3] else ""
            fields["number"] = str(self.asked[3])
        elif self.ask == "banish":
            other = self.asked[2]
        elif self.ask == "aim":
            fields["attacks"] = str(self.asked[2])
        elif self.ask == "evade":
            other = self.active
            key += ".laser" if self.threatened_by_laser() else ".force"
            fields["planet"] = "" if self.threatened_by_laser() else CELLS[PLANETS[self.asked[2]]]
        return self.words.say(key, fields | {"camp": self.camp(self.concerned()), "other": self.camp(other)})

    def stop(self) -> str:
        """Where the arrow of the dial stands, in words. [BG-R8]"""
        kind, _, result = self.dial.partition(" ")
        if result == "line":
            return self.words.say("scene.stop.line")
        return self.words.say(f"scene.stop.{kind or 'none'}", {"result": self.words.name(result)})

    def turn(self) -> str:
        """How far the game is, and whose turn it is."""
        if self.turn_count == 0:
            return self.words.say("scene.before")
        return self.words.say("scene.turn", {"turn": str(self.turn_count), "camp": self.camp(self.active)})

    def title(self) -> str:
        """The whole position as a text: who is where, who holds the raider, whose turn it is and what was spun."""
        ships = [
            self.words.say(
                "scene.ship.carrier" if seat == self.carrier else "scene.ship",
                {"pilot": self.pilot(seat), "where": self.where(seat)},
            )
            for seat in range(len(self.camps))
        ]
        free = self.words.say("scene.raider", {"cell": self.raider}) + ". " if self.raider else ""
        fields = {"title": self.words.say("title"), "turn": self.turn(), "ships": ". ".join(ships), "raider": free}
        return self.words.say("scene.title", fields | {"now": self.now(), "stop": self.stop()})


LATEST: Final[list[tuple[Json, Words, Position]]] = []  # one at most


def position_of(view: Json, words: Words) -> Position:
    """A view that is read again and again: the answers to one question are labelled one after the other."""
    if LATEST and LATEST[0][0] is view and LATEST[0][1] is words:
        return LATEST[0][2]
    LATEST[:] = [(view, words, Position(view, words))]
    return LATEST[0][2]
