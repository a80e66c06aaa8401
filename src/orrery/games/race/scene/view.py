"""A view, read once for drawing: who has what, what is going on, and how to say it."""

from typing import Any, Final, cast

from orrery.core.scene import CAMPS
from orrery.core.values import Json
from orrery.core.words import Words
from orrery.games.race.cards import CARDS, NUMBER_OF, Card
from orrery.games.race.powers import AGAINST_XENO, DEFENSE, MILITARY

PHASES: Final = ["explore", "develop", "settle", "consume", "produce"]
PHASE_OF_ROLE: Final = {
    "explore-5": 0,
    "explore-1-1": 0,
    "develop": 1,
    "develop-2": 1,
    "settle": 2,
    "settle-2": 2,
    "consume-trade": 3,
    "consume-x2": 3,
    "produce": 4,
    "produce-repair": 4,
}
PHASE_OF_QUESTION: Final = {  # by the first word of what is asked or waits
    "explore": 0,
    "develop": 1,
    "settle": 2,
    "place": 2,
    "trade": 3,
    "consume": 3,
    "sell": 3,
    "spend": 3,
    "lucky": 3,
    "flip": 3,
    "war": 4,
    "produce": 4,
    "windfall": 4,
    "repair": 4,
    "repaired": 4,
}
SECRETS: Final = ["choose-action", "explore-discard", "develop-choose", "settle-choose", "discard-to-ten", "start-select"]


class Position:
    """What one seat sees, with its words."""

    def __init__(self, view: Json, words: Words) -> None:
        self.view: Final = view
        self.words: Final = words
        self.empires: Final = cast(list[dict[str, Any]], view["empires"])
        self.seats: Final = len(self.empires)
        self.agenda: Final = cast(list[list[Any]], view["agenda"])
        self.ask: Final[str] = self.agenda[-1][0] if self.agenda else ""
        self.invasion: Final = "mode=invasion" in cast(str, view["options"]).split()
        self.expert: Final = "expert" in cast(str, view["options"]).split()

    def number(self, key: str) -> int:
        return cast(int, self.view[key])

    def pool(self) -> int:
        """The points left in the pool; those beyond it are taken from the box."""
        return max(0, self.number("vp_pool"))

    def say(self, key: str, **fields: object) -> str:
        """A sentence of the scene; numbers have the sign that people write."""
        named = {
            field: self.words.name(str(value)) if isinstance(value, int) else str(value) for field, value in fields.items()
        }
        return self.words.say(f"scene.{key}", named)

    def me(self) -> int:
        """The seat whose cards are open in this view, or −1 for a spectator or one without cards."""
        for seat, empire in enumerate(self.empires):
            if any([*empire["hand"], *empire["dealt"]]) or self.picks(seat):
                return seat
        return -1

    def is_open(self, seat: int) -> bool:
        """Whether the cards of a seat, if it has any, can be seen here."""
        return seat >= 0 and None not in [*self.empires[seat]["hand"], *self.empires[seat]["dealt"]]

    def picks(self, seat: int) -> list[str]:
        """What a seat has picked in secret so far, as far as this view tells."""
        seals = cast(list[Any], self.view["seals"])
        seal = seals[seat] if seat < len(seals) else ""
        return cast(list[str], seal["picks"]) if isinstance(seal, dict) else []

    def has_sealed(self, seat: int) -> bool:
        """Whether a seat has made its secret choice while others still choose."""
        return self.ask in SECRETS and bool(self.asked()) and seat not in self.asked()

    def camp(self, seat: int) -> str:
        """The colour of a seat."""
        return CAMPS[seat]

    def all_chose(self) -> bool:
        """Whether the actions of this turn are open."""
        return any(empire["chosen"] for empire in self.empires)

    def start_number(self, seat: int) -> int:
        """The number of a seat's start world, or −1 while it has none; damaged or not, it keeps its place. [RG-5]"""
        numbers = [self.card(row["card"]).start_number for row in self.empires[seat]["tableau"]]
        return max(numbers, default=-1)

    def priority(self, seat: int) -> int:
        """Its place in the order, from 1: clockwise from the lowest start world. [RG-10]"""
        return (seat - self.number("first")) % self.seats + 1

    def card_name(self, card: str) -> str:
        return self.words.name(card)

    def card(self, name_of_card: str) -> Card:
        return CARDS[NUMBER_OF[name_of_card]]

    def active(self, seat: int) -> list[Card]:
        """The undamaged cards of a tableau."""
        return [self.card(row["card"]) for row in self.empires[seat]["tableau"] if not row["damaged"]]

    def asked(self) -> list[int]:
        """Who owes an answer."""
        return cast(list[int], self.view["waiting"])

    def phase(self) -> int:
        """The phase that is going on, or −1 outside the phases."""
        for question in reversed(self.agenda):
            parts = question[1:] if question[0] == "begin" else question
            found = PHASE_OF_QUESTION.get(str(parts[0]).split("-")[0], -1)
            if found >= 0:
                return found
        return -1

    def is_played(self, role: str) -> bool:
        """Whether an action card belongs to the game as its options have it. [RG-6]"""
        if role in ("develop-2", "settle-2"):
            return self.expert
        return self.invasion or role != "produce-repair"

    def chosen(self, phase: int) -> list[int]:
        """The seats that chose an action of a phase this turn."""
        return [
            seat for seat, empire in enumerate(self.empires) if any(PHASE_OF_ROLE[role] == phase for role in empire["chosen"])
        ]

    def military(self, seat: int) -> int:
        return int(self.empires[seat]["sums"][MILITARY])

    def against_xenos(self, seat: int) -> int:
        return self.military(seat) + int(self.empires[seat]["sums"][AGAINST_XENO])

    def defense(self, seat: int) -> int:
        return int(self.empires[seat]["sums"][DEFENSE])

    def now(self) -> str:
        """What is going on, in a sentence."""
        if self.view["reason"]:
            return self.words.say(f"outcome.{self.view['reason']}")
        seats = ", ".join(self.words.person(seat) for seat in self.asked())
        if not seats:
            return self.say("turn", number=self.number("turns"))
        return self.say("waiting", number=self.number("turns"), seats=seats)

    def points(self) -> list[dict[str, int]]:
        """Every seat's points, by category and in all."""
        return cast(list[dict[str, int]], self.view["points"])

    def left_over(self, seat: int) -> int:
        """The hand cards and goods that break a tie."""
        empire = self.empires[seat]
        return len(empire["hand"]) + sum(1 for card in empire["tableau"] if card["good"])

    def sheet(self, seat: int) -> str:
        """A seat's points in a line."""
        return self.say("sheet", seat=self.words.person(seat), **self.points()[seat])

    def summary(self, seat: int) -> str:
        """A seat in a sentence: its points, and the sizes of its tableau and hand."""
        empire, points = self.empires[seat], self.points()[seat]["total"]
        return self.say(
            "summary", seat=self.words.person(seat), points=points, cards=len(empire["tableau"]), hand=len(empire["hand"])
        )

    def title(self) -> str:
        """The whole position in words."""
        seats = " ".join(self.summary(seat) for seat in range(self.seats))
        return f"{self.words.say('title')}. {self.now()} {self.say('pool', count=self.pool())} {seats}"
