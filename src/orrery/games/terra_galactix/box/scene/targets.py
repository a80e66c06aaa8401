"""What can be pointed at on the map, and which marks mean each answer."""

from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import Mark, Way
from orrery.games.terra_galactix.box.board import BUNKER_AT, BUNKER_NAMES, NUMBER_OF
from orrery.games.terra_galactix.box.scene.cards import BOTH_DICE, button_id, card_id
from orrery.games.terra_galactix.box.scene.chart import EARTH_RADIUS, spot, way
from orrery.games.terra_galactix.box.scene.reach import Flights, flights
from orrery.games.terra_galactix.box.scene.view import TableView

TARGET_SIZE: Final = 34.0
NEXT_SIZE: Final = 24.0  # of a step that ends no move
AROUND: Final = 74.0  # of a ring around saucers that may be jumped, or around the mover that may come back
ASIDE: Final = (30.0, 28.0)  # of a target where the mover itself stands, which is pointed at to choose it: on that ring
SIGNS: Final = {"EART": (EARTH_RADIUS * 2.2, "harbour"), "BASE": (150.0, "harbour")}  # of places where a move ends early
PAID_WITH: Final = {  # the cards that an answer takes
    "black_hole": "trou_noir",
    "shield": "bouclier",
    "giga": "giga_bouclier",
    "escape": "trou_noir",
    "bunker_laser": "laser",
    "bunker_mega": "mega_laser",
    "laser": "laser",
    "mega": "mega_laser",
    "super_nova": "super_nova",
    "shields": "bouclier",
    "launch_cards": "soucoupe",
}
AT_A_BUNKER: Final = ("bunker_laser", "bunker_mega")


class Pointing:
    """The places that a decision leads to, the flights there, and the marks of each answer."""

    def __init__(self, view: TableView, decision: Decision | None) -> None:
        self.view: Final = view
        self.decision: Final = decision
        self.options: Final = [option.text for option in decision.options] if decision else []
        self.flights: Final[dict[str, Flights]] = {}
        for saucer in view.places:
            first = {text.split(" ")[2] for text in self.options if text.startswith(f"step {saucer} ")}
            if first:
                self.flights[saucer] = flights(view, saucer, first)
        self.next_steps: Final = self.steps()

    # Marks

    def targets(self) -> list[Mark]:
        """Every place where a move can end, each followed by the way there, shown while it is pointed at, and next steps."""
        found = []
        for place in dict.fromkeys(end for ends in self.flights.values() for end in ends):
            there = {saucer: ends[place] for saucer, ends in self.flights.items() if place in ends}
            x, y = spot(place)
            label = ". ".join(self.label(saucer, places) for saucer, places in there.items())
            size, shape = SIGNS.get(place[:4], (TARGET_SIZE, "dot"))
            if place in [self.view.places[saucer] for saucer in self.flights] and place[0] == "R":
                found.append(Mark(f"around-{place}", "halo", x, y, "around", width=AROUND))
                x, y, size = x + ASIDE[0], y + ASIDE[1], TARGET_SIZE * 0.9
            elif place in self.view.places.values() and place[0] == "R":
                size, shape = AROUND, "halo"
            style = "target home" if place[0] != "R" else "target battle" if self.view.is_lit(place) else "target plain"
            found.append(Mark(f"target-{place}", shape, x, y, style, label, width=size, glyph=" +"))
            path = "".join(way(places) for places in there.values())
            found.append(Mark(f"route-{place}", "path", 0, 0, "route", path=path))
        return found + [self.ahead(place, saucers) for place, saucers in self.next_steps.items()]

    def steps(self) -> dict[str, list[str]]:
        """The places of next steps where no move ends, and who may fly there."""
        ends = {end for flown in self.flights.values() for end in flown}
        found: dict[str, list[str]] = {}
        for text in self.options:
            verb, *rest = text.split(" ")
            if verb == "step" and rest[1] not in ends and rest[0] not in found.get(rest[1], []):
                found.setdefault(rest[1], []).append(rest[0])
        return found

    def ahead(self, place: str, saucers: list[str]) -> Mark:
        """A ring around the place of a next step."""
        label = ". ".join(self.label(saucer, [self.view.places[saucer], place]) for saucer in saucers)
        size = AROUND if place in self.view.places.values() else NEXT_SIZE
        style = "next battle" if self.view.is_lit(place) else "next"
        return Mark(f"next-{place}", "halo", *spot(place), style, label, width=size, glyph=" +")

    def label(self, saucer: str, places: list[str]) -> str:
        """Where a flight ends, in how many steps, and what is to be feared there."""
        words, end = self.view.words, places[-1]
        fields = {"saucer": words.name(saucer), "place": words.name(end), "steps": str(len(places) - 1)}
        line = self.view.line(end)
        return words.say("scene.flight", fields) + (f", {line}" if line else "")

    # Meanings

    def actions(self) -> dict[str, list[str]]:
        """For every option the marks that mean it; a button where nothing else does."""
        return {text: self.meant(text) or [button_id(text)] for text in self.options}

    def ways(self) -> list[Way]:
        """The flights of more than one step."""
        return [
            Way(self.answers(saucer, places), [f"saucer-{saucer}", f"target-{end}"], self.label(saucer, places))
            for saucer, ends in self.flights.items()
            for end, places in ends.items()
            if len(places) > 2 or ends_at_home(places)
        ]

    def answers(self, saucer: str, places: list[str]) -> list[str]:
        """Step by step, and at home an end to it."""
        steps = [f"step {saucer} {place}" for place in places[1:]]
        return [*steps, f"stop {saucer}"] if ends_at_home(places) else steps

    def meant(self, answer: str) -> list[str]:
        """The places, cards, dice and saucers that mean an answer; nothing for what needs a button."""
        verb, *rest = answer.split(" ")
        if verb == "step":
            ends = self.flights[rest[0]]
            places = ends.get(rest[1], [])
            single = len(places) == 2 and not ends_at_home(places)
            there = [f"next-{rest[1]}"] if rest[1] in self.next_steps else [f"target-{rest[1]}"] if single else []
            return [f"saucer-{rest[0]}", *there]
        if verb == "discard":
            return [*self.cards(rest[0]), "discards"]
        if verb == "give":
            return self.cards(rest[0])
        if verb == "pulsar":
            return [*self.cards("pulsar"), BOTH_DICE if len(rest) > 1 else f"die-{rest[0]}"]
        if verb == "request":
            return self.meant_by_request(rest)
        if verb in PAID_WITH:
            named = [each for each in rest if each in self.view.places] or [self.view.in_question()]
            ships = [f"saucer-{saucer}" for saucer in named if saucer]
            return [*self.cards(PAID_WITH[verb]), *ships, *(self.bunker(named[0]) if verb in AT_A_BUNKER else [])]
        return meant_by_nature(verb)

    def meant_by_request(self, rest: list[str]) -> list[str]:
        """A die or a saucer for which a card is asked of others; a request about a shot needs a button."""
        if rest[0] == "pulsar":
            return [f"die-{rest[1]}"]
        named = [each for each in rest[1:] if each in self.view.places]
        at_bunker = len(named) == 1 and rest[0] in ("laser", "mega_laser")
        return [*(f"saucer-{saucer}" for saucer in named), *(self.bunker(named[0]) if at_bunker else [])]

    def cards(self, kind: str) -> list[str]:
        """The cards of that kind in the hand of whoever is asked."""
        if self.decision is None or self.decision.camp not in self.view.camps:
            return []
        place = self.view.hand_of(self.decision.camp)
        return [card_id(self.view.camps[place], kind, copy) for copy in range(self.view.own_cards(place).count(kind))]

    def bunker(self, saucer: str) -> list[str]:
        bunker = int(BUNKER_AT[NUMBER_OF[self.view.places[saucer]] // 5])
        return [f"bunker-{BUNKER_NAMES[bunker]}"]


def ends_at_home(places: list[str]) -> bool:
    return places[-1].startswith("BASE")


def meant_by_nature(verb: str) -> list[str]:
    """Dice and piles, which luck moves."""
    return {
        "red": ["die-red"],
        "blue": ["die-blue"],
        "yellow": ["die-yellow"],
        "draw": ["pile"],
        "reveal": ["stars-pile"],
    }.get(verb, [])
