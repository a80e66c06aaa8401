"""Where a saucer can end its move, and one way there: for the eye, and for pointing at the end instead of each step. [TG-4.4]

The rules alone know what is legal: every step of such a flight is still asked and checked.
"""

from typing import Final

from orrery.games.terra_galactix.box.board import BASES, BUNKER_NAMES, DATA, GATE, NUMBER_OF, PLACES, ways_from
from orrery.games.terra_galactix.box.scene.view import GONE, TableView

Flights = dict[str, list[str]]  # by the place where they end: all places on the way, the start included
Cost = tuple[int, int, int]  # lines of fire that are entered, Galactix that are left, turns back
HOLD: Final = 3  # Galactix that a saucer can carry [TG-6.7]


class Walk:
    """The best way found to a place in so many steps, with the room that is left in the hold."""

    def __init__(self, node: int, room: int, cost: Cost, before: "Walk | None", collected: frozenset[int]) -> None:
        self.node: Final = node
        self.room: Final = room
        self.cost: Final = cost
        self.before: Final = before
        self.collected: Final = collected

    def places(self) -> list[str]:
        found: list[str] = []
        walk: Walk | None = self
        while walk is not None:
            found.append(PLACES[walk.node])
            walk = walk.before
        return found[::-1]


class Sky:
    """What a saucer meets on its way."""

    def __init__(self, view: TableView, saucer: str) -> None:
        self.view: Final = view
        self.saucer: Final = saucer
        self.others: Final = {NUMBER_OF[place] for other, place in view.places.items() if other != saucer and place[0] == "R"}
        self.crossing: Final = "saute-soucoupes" in view.chosen or "chevauchee" in view.chosen
        self.stones: Final = {NUMBER_OF[place]: count for place, count in view.deposits.items()}
        self.home: Final = 100 + BASES.index(saucer[0]) if view.stores else -1
        self.doors: Final = (
            {NUMBER_OF[place] for place in DATA["bases"][BASES.index(saucer[0])]["exits"]} if view.stores else set()
        )

    def start(self) -> Walk:
        return Walk(NUMBER_OF[self.view.places[self.saucer]], HOLD - self.load(), (0, 0, 0), None, frozenset())

    def load(self) -> int:
        """What is in the hold, as far as the reader knows."""
        return self.view.cargo.get(self.saucer) or 0

    def ways(self, node: int) -> list[int]:
        return [*ways_from(node), self.home] if node in self.doors else ways_from(node)

    def step(self, walk: Walk, node: int) -> Walk | None:
        """One step further, or nothing where another saucer or too many Galactix are in the way. [TG-6.7]"""
        if node in self.others and not self.crossing:
            return None
        stones = 0 if node in walk.collected else self.stones.get(node, 0)
        if stones > walk.room:
            return None
        room, collected = walk.room, walk.collected
        if stones and node not in self.others:
            room, collected = room - stones, collected | {node}
        lit = self.view.is_lit(PLACES[node]) and PLACES[node][:3] != PLACES[walk.node][:3]
        back = walk.before is not None and walk.before.node == node
        lines, left, turns = walk.cost
        return Walk(
            node, HOLD if node == self.home else room, (lines + lit, left + room - walk.room, turns + back), walk, collected
        )

    def may_end(self, walk: Walk) -> bool:
        """A loaded saucer does not end on others. [TG-8.5]"""
        return not self.view.stores or walk.node not in self.others or (self.load() == 0 and not walk.collected)


def flights(view: TableView, saucer: str, first: set[str]) -> Flights:
    """Every place where a move that begins with one of these steps can end: with all its pips, on Earth or at home."""
    sky = Sky(view, saucer)
    layer = [sky.start()]
    best: list[Walk] = []
    early: dict[str, Walk] = {}  # Earth and home end a move at once
    for step in range(1, view.to_fly(saucer) + 1):
        onward: dict[tuple[int, int], Walk] = {}
        for walk in layer:
            if lands_from(view, saucer, walk.node) and (step > 1 or "EARTH" in first):
                early.setdefault("EARTH", Walk(NUMBER_OF["EARTH"], 0, walk.cost, walk, walk.collected))
            for node in sky.ways(walk.node):
                after = sky.step(walk, node) if step > 1 or PLACES[node] in first else None
                if after is None:
                    continue
                known = onward.get((node, after.room))
                if known is None or after.cost < known.cost:
                    onward[node, after.room] = after
        if not onward:
            break
        layer = best = list(onward.values())
        for walk in layer:
            if walk.node == sky.home:
                early.setdefault(PLACES[sky.home], walk)
    found: Flights = {}
    for walk in sorted(best, key=lambda each: each.cost):
        if walk.node != sky.home and sky.may_end(walk):
            found.setdefault(PLACES[walk.node], walk.places())
    return found | {place: walk.places() for place, walk in early.items()}


def lands_from(view: TableView, saucer: str, node: int) -> bool:
    """Whether a saucer could land from a place: through a breach, and in the order of the squadrons. [TG-5.7] [TG-R20]"""
    if not view.bunkers:
        return False
    breaches = [int(GATE[number]) for number, name in enumerate(BUNKER_NAMES) if view.bunkers[name] == GONE]
    if node not in breaches:
        return False
    other, mates = "blue" if saucer.endswith("red") else "red", view.mates(saucer[0])
    return view.landed(other, mates) in (0, len(mates))
