"""Pictures as values: what a seat sees, in named marks, without colours and without rules."""

from typing import Final

from orrery.core.lettering import breadth
from orrery.core.values import Json


class Mark:
    """One thing to see: a stable id, a shape of the drawing package, a place, a style and a label.

    `x` and `y` are the centre in the scene's units, `width` and `height` its extent, `angle` degrees clockwise. `style` holds
    words that the style sheet knows (`ship red`), `text` is drawn, `label` is said to those who cannot see it, and `glyph`
    stands for it in a terminal: one or two columns, where a space lets what lies below show through; in the ground it fills
    every square whose centre lies within the mark, a piece stands on one. Marks inside a mark (`parts`) have their places
    relative to it, and turn with it.

    `could` names the actions that pointing at the mark could ever mean, legal now or not: a page asks about them when somebody
    points at what means nothing now. A `*` in a notation is the cell under the pointer, on boards with letters and numbers at
    their edges.
    """

    def __init__(
        self,
        id: str,
        shape: str,
        x: float,
        y: float,
        style: str = "",
        label: str = "",
        *,
        width: float = 0,
        height: float = 0,
        angle: float = 0,
        text: str = "",
        glyph: str = "",
        path: str = "",
        parts: "list[Mark] | None" = None,
        could: list[str] | None = None,
    ) -> None:
        self.id: Final = id
        self.shape: Final = shape
        self.x: Final = x
        self.y: Final = y
        self.style: Final = style
        self.label: Final = label
        self.width: Final = width
        self.height: Final = height
        self.angle: Final = angle
        self.text: Final = text
        self.glyph: Final = glyph
        self.path: Final = path  # for the shape `path`: an outline in SVG's letters, relative to the mark
        self.parts: Final[list[Mark]] = parts or []
        self.could: Final[list[str]] = could or []

    def to_json(self) -> Json:
        """Its fields, without those that are empty."""
        data: Json = {"id": self.id, "shape": self.shape, "x": self.x, "y": self.y}
        for key, value in [("style", self.style), ("label", self.label), ("text", self.text), ("glyph", self.glyph)]:
            if value:
                data[key] = value
        for key, number in [("width", self.width), ("height", self.height), ("angle", self.angle)]:
            if number:
                data[key] = number
        if self.path:
            data["path"] = self.path
        if self.could:
            data["could"] = list(self.could)
        if self.parts:
            data["parts"] = [part.to_json() for part in self.parts]
        return data


PARTS: Final = ["prompt", "hand", "mine", "rival", "track", "piles", "score", "aside"]
CAMPS: Final = ["red", "blue", "green", "yellow", "violet", "orange"]  # colours of seats, in the order of the seats
BADGES: Final = {  # each colour's shape, so that nobody needs the colour
    "red": "disc",
    "blue": "square",
    "green": "hexagon",
    "yellow": "diamond",
    "violet": "pentagon",
    "orange": "triangle",
}
FLOW_GAP: Final = 10.0  # between flows, and around them
STATUS: Final = 126.0  # what a page needs at the right of a rival's head, for presence and what is awaited


def extent(mark: Mark) -> float:
    """How far a mark reaches to the right of its place."""
    if mark.shape != "text":
        return mark.width / 2
    wide = mark.width or breadth(mark.text, mark.height) * 0.92  # `breadth` is on the safe side
    words = mark.style.split(" ")
    return wide if "left" in words else 0 if "right" in words else wide / 2


class Flow:
    """Marks of one size that wrap: a hand, a tableau, a row of numbers. They stand in as many columns as fit.

    A mark's place is relative to the middle of its own cell: (0, 0), unless it is lifted or pushed aside. `least` is the
    smallest scale at which a cell can still be read: cards 150 wide with `least=0.8` are never narrower than 120 pixels.
    `columns` bounds their number, 0 does not; a single column stands in the middle.
    """

    def __init__(
        self, id: str, width: float, height: float, marks: list[Mark], *, gap: float = 8, least: float = 1, columns: int = 0
    ) -> None:
        self.id: Final = id
        self.width: Final = width
        self.height: Final = height
        self.marks: Final = marks
        self.gap: Final = gap
        self.least: Final = least
        self.columns: Final = columns

    def columns_at(self, width: float) -> int:
        """How many cells stand beside each other in a panel of that width."""
        room = int((width - 2 * FLOW_GAP + self.gap) // (self.width + self.gap))
        return max(1, min(room, self.columns) if self.columns else room)

    def height_at(self, width: float) -> float:
        """How high all rows are together in a panel of that width; nothing if there is nothing in it."""
        if not self.marks:
            return 0
        rows = -(-len(self.marks) // self.columns_at(width))
        return rows * (self.height + self.gap) - self.gap

    def row(self) -> float:
        """How wide it is with all its cells in one row, the gap before it included."""
        return FLOW_GAP + len(self.marks) * (self.width + self.gap) - self.gap

    def cell(self, place: int, width: float) -> tuple[float, float]:
        """The middle of a cell, from the upper left corner of the flow."""
        columns = self.columns_at(width)
        if self.columns == 1:  # alone in the middle
            return width / 2, self.height / 2 + (self.height + self.gap) * place
        x = FLOW_GAP + self.width / 2 + (self.width + self.gap) * (place % columns)
        return x, self.height / 2 + (self.height + self.gap) * (place // columns)


class Panel:
    """A part of the picture with its own place on a page: a hand, a seat's cards, the dial.

    `part` says what it is, one of `PARTS`: the `prompt` (what is asked; a page has its own bar for it), the own `hand`, what is
    `mine`, a `rival`'s, a `track` across the table, `piles`, the final `score`, or something `aside`. `weight` says how much it
    matters now: 0 may be folded away, 1 is as usual, 2 matters now, 3 is what everybody looks at.

    `marks` stand in a head of `width` by `height`, their places relative to the upper left corner; below it come the `flows`,
    each as wide as the panel. One unit is one pixel of a page at the usual size: words of 12 are the smallest.
    In a panel that is wide enough the first flow stands in the head from `beside` on, before what a page says of a rival.
    `side` says where a picture that stands alone puts a panel without a part: to the `left` or `right` of the board, in the
    order of the list, or else below.
    """

    def __init__(
        self,
        id: str,
        title: str,
        width: float,
        height: float,
        marks: list[Mark],
        seat: int | None = None,
        *,
        style: str = "",
        side: str = "",
        part: str = "",
        weight: int = 1,
        flows: list[Flow] | None = None,
        beside: float = 0,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.width: Final = width
        self.head: Final = height
        self.marks: Final = marks
        self.seat: Final = seat  # whose it is, if anybody's
        self.style: Final = style
        self.side: Final = side
        self.part: Final = part
        self.weight: Final = weight
        self.wraps: Final = bool(flows)  # even when they are empty: a hand without cards is as narrow as its title
        self.flows: Final[list[Flow]] = [flow for flow in flows or [] if flow.marks]
        self.beside: Final = beside
        self.height: Final = self.height_at(width)

    def height_at(self, width: float) -> float:
        """How high it is when it is so wide: the head, and every flow with a gap below it."""
        bottom = self.head
        for flow, place in zip(self.flows, self.places(width), strict=True):
            bottom = max(bottom, place[1] + flow.height_at(width - place[0]) + FLOW_GAP)
        return bottom

    def places(self, width: float) -> list[tuple[float, float]]:
        """Where each flow begins: below the one before, or beside it where both fit in one row."""
        found: list[tuple[float, float]] = []
        x, top, bottom = 0.0, self.head, self.head
        room = width - STATUS if self.part == "rival" else width
        for flow in self.flows:
            wide = flow.row()
            if self.beside and not found and self.beside + wide + FLOW_GAP <= room:
                found.append((self.beside, max(0.0, (self.head - flow.height) / 2)))
                continue
            if x and x + wide + FLOW_GAP > width:
                x, top = 0.0, bottom
            found.append((x, top))
            alone = x + wide + FLOW_GAP > width or flow.columns == 1
            bottom = max(bottom, top + flow.height_at(width - x) + FLOW_GAP)
            if alone:
                x, top = 0.0, bottom
            else:
                x += wide
        return found

    def needs(self) -> float:
        """How narrow it may be: as wide as its head, or where it wraps, as what stands in the head and the widest cell."""
        if not self.wraps:
            return self.width
        widest = max([mark.x + extent(mark) for mark in self.marks], default=0.0) + FLOW_GAP
        for flow in self.flows:
            widest = max(widest, flow.width * flow.least + 2 * FLOW_GAP)
        return min(self.width, widest)

    def contents(self) -> list[Mark]:
        """Its marks and those of its flows."""
        found = list(self.marks)
        for flow in self.flows:
            found.extend(flow.marks)
        return found


class Way:
    """Several answers in a row that are meant by pointing once: a flight to its end instead of its next step.

    The first is an option of the decision. A page gives the others as they come to be offered, passes over those that the rules
    have taken by themselves, and stops where none is offered.
    """

    def __init__(self, answers: list[str], marks: list[str], label: str) -> None:
        self.answers: Final = answers
        self.marks: Final = marks  # all that mean it, as in the scene's `actions`
        self.label: Final = label

    def to_json(self) -> Json:
        return {"answers": list(self.answers), "marks": list(self.marks), "label": self.label}


class Scene:
    """What a view looks like. The ground depends on game, options, language and side of the table only; the pieces change.

    `actions` names, for each legal action's notation, the marks that mean it: all that a page needs to let a player point. They
    are pieces or stand in panels, never in the ground; to make a place of the ground mean something, lay a piece over it.
    `ways` are several answers in a row, with the marks that mean them.
    `cell` is the size in units of one square, which a terminal draws as two columns and one row. `camps` is the colour of each
    seat, by which pages name people everywhere. A table of cards without a board has no width. `legend` says what the glyphs of
    a board in characters stand for.
    """

    def __init__(
        self,
        width: float,
        height: float,
        title: str,
        ground: list[Mark],
        pieces: list[Mark],
        *,
        panels: list[Panel] | None = None,
        actions: dict[str, list[str]] | None = None,
        ways: list[Way] | None = None,
        cell: float = 1,
        theme: str = "",
        camps: list[str] | None = None,
        legend: list[tuple[str, str]] | None = None,
    ) -> None:
        self.width: Final = width
        self.height: Final = height
        self.title: Final = title
        self.ground: Final = ground
        self.pieces: Final = pieces
        self.panels: Final[list[Panel]] = panels or []
        self.actions: Final[dict[str, list[str]]] = actions or {}
        self.ways: Final[list[Way]] = ways or []
        self.cell: Final = cell
        self.theme: Final = theme
        self.camps: Final[list[str]] = camps or CAMPS
        self.legend: Final[list[tuple[str, str]]] = legend or []

    def marks(self) -> list[Mark]:
        """Every mark in the order of drawing, panels' and parts' included."""
        found: list[Mark] = []
        left = self.ground + self.pieces
        for panel in self.panels:
            left = left + panel.contents()
        left.reverse()
        while left:
            mark = left.pop()
            found.append(mark)
            for part in reversed(mark.parts):
                left.append(part)
        return found

    def ids(self) -> set[str]:
        """Every mark's id, panels' and parts' included."""
        return {mark.id for mark in self.marks()}

    def pointers(self) -> set[str]:
        """The ids of the marks that mean some action: what may be clicked."""
        single = {meant for ids in self.actions.values() for meant in ids}
        return single.union(*(way.marks for way in self.ways))
