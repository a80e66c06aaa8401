"""Pictures as values: what a seat sees, in named marks, without colours and without rules."""

from typing import Final

from orrery.core.values import Json


class Mark:
    """One thing to see: a stable id, a shape of the drawing package, a place, a style and a label.

    `x` and `y` are the centre in the scene's units, `width` and `height` its extent, `angle` degrees clockwise. `style` holds
    words that the style sheet knows (`ship red`), `text` is drawn, `label` is said to those who cannot see it, and `glyph`
    stands for it in a terminal: one or two columns, where a space lets what lies below show through; in the ground it fills
    every square whose centre lies within the mark, a piece stands on one. Marks inside a mark (`parts`) have their places
    relative to it, and turn with it.
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
        if self.parts:
            data["parts"] = [part.to_json() for part in self.parts]
        return data


class Panel:
    """A part of the picture with its own place on a page: a hand, a seat's cards, the dial.

    Its marks have their places relative to its upper left corner. `side` says where a picture that stands alone puts it: to the
    `left` or `right` of the board, in the order of the list, or else below. A page may order its panels as it likes.
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
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.marks: Final = marks
        self.seat: Final = seat  # whose it is, if anybody's
        self.style: Final = style
        self.side: Final = side


class Scene:
    """What a view looks like. The ground depends on game, options, language and side of the table only; the pieces change.

    `actions` names, for each legal action's notation, the marks that mean it: all that a page needs to let a player point. They
    are pieces or stand in panels, never in the ground; to make a place of the ground mean something, lay a piece over it.
    `cell` is the size in units of one square, which a terminal draws as two columns and one row.
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
        cell: float = 1,
        theme: str = "",
    ) -> None:
        self.width: Final = width
        self.height: Final = height
        self.title: Final = title
        self.ground: Final = ground
        self.pieces: Final = pieces
        self.panels: Final[list[Panel]] = panels or []
        self.actions: Final[dict[str, list[str]]] = actions or {}
        self.cell: Final = cell
        self.theme: Final = theme

    def marks(self) -> list[Mark]:
        """Every mark in the order of drawing, panels' and parts' included."""
        found: list[Mark] = []
        left = self.ground + self.pieces
        for panel in self.panels:
            left = left + panel.marks
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
        return {meant for ids in self.actions.values() for meant in ids}
