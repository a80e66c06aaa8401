"""A scene as characters: two columns and one row for each square, in colour or in plain ASCII."""

import re
from collections import Counter
from textwrap import wrap
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from orrery.core.scene import Mark, Panel, Scene
from orrery.draw.styles import PALETTE, colour

WIDTH = 80
NARROWEST = 24  # columns in which panels can still be read beside the board
BESIDE = ["rival", "track", "piles", "aside"]  # parts whose cards are told by their first line
FOLDED = str.maketrans({"◎": "O", "●": "@", "◆": "X", "│": "|", "─": "-", "┼": "+", "·": ".", "×": "x"})
SET_APART = re.compile(" ([:;?!»])")


class Cell(NamedTuple):
    """One column of one row: a character, the style words of its mark, and whether it can be pointed at."""

    character: str = " "
    style: str = ""
    can: bool = False


def cells(scene: Scene) -> list[list[Cell]]:
    """The board as rows of characters, pieces over ground; none where no mark has a glyph. Parts do not matter."""
    if not any(mark.glyph for mark in scene.ground + scene.pieces):
        return []
    columns, rows = (int(-(-length // scene.cell)) for length in [scene.width, scene.height])
    drawn = [[Cell() for _ in range(2 * columns)] for _ in range(rows)]
    can = scene.pointers()
    for mark in scene.ground:
        for column, row in filled(mark, scene.cell):
            put(drawn[row], column, mark, False)
    for mark in scene.pieces:
        put(drawn[int(mark.y // scene.cell)], int(mark.x // scene.cell), mark, mark.id in can)
    return drawn


def put(row: list[Cell], column: int, mark: Mark, can: bool) -> None:
    """Write a mark's glyph into its square; where the glyph has a space, what lies below stays."""
    for at, character in zip([2 * column, 2 * column + 1], f"{mark.glyph:2}", strict=True):
        if character != " ":
            row[at] = Cell(character, mark.style, can)
        elif can:
            row[at] = row[at]._replace(can=True)


def filled(mark: Mark, cell: float) -> list[tuple[int, int]]:
    """The squares that a mark of the ground fills: those with their centre within it, at least the one where it stands."""
    if not mark.glyph:
        return []
    inside = [
        [at for at in range(int((middle + length) // cell) + 1) if abs((at + 0.5) * cell - middle) <= length / 2]
        or [int(middle // cell)]
        for middle, length in [(mark.x, max(mark.width, 0)), (mark.y, max(mark.height, 0))]
    ]
    return [(column, row) for column in inside[0] for row in inside[1]]


def ink(style: str) -> str:
    """The colour of a character: of the last style word that the palette knows."""
    known = [word for word in style.split() if word in PALETTE]
    return known[-1] if known else "ink"


def brush(cell: Cell) -> Style:
    """Bright for what can be pointed at, on the dark of space."""
    return Style(
        color=colour(ink(cell.style)), bgcolor=colour("rim" if cell.can else "space"), bold=cell.can or "ship" in cell.style
    )


def picture(scene: Scene) -> Text:
    """The board in colour, and beside it what its panels say, or below it where there is no room beside it."""
    board = cells(scene)
    wide = len(board[0]) if board else 0
    beside = WIDTH - wide >= NARROWEST
    room = WIDTH - wide if beside else WIDTH
    notes = told(scene, room)
    dark = [Cell()] * (wide if beside else 0)
    text = Text(no_wrap=True, end="")
    if not beside:
        for row in board:
            for cell in row:
                text.append(cell.character, brush(cell))
            text.append(" " * max(0, WIDTH - wide) + "\n")
        board = []
    for place in range(max(len(board), len(notes))):
        for cell in board[place] if place < len(board) else dark:
            text.append(cell.character, brush(cell))
        words, style = notes[place] if place < len(notes) else ("", "ink")
        text.append(
            f" {words:{room - 1}}" if notes else "", Style(color=colour(style), bgcolor=colour("panel"), bold=style != "ink")
        )
        text.append("\n")
    return text


def told(scene: Scene, room: int) -> list[tuple[str, str]]:
    """What is not drawn: the pieces of a board without glyphs, then the panels, each line with its style."""
    found: list[tuple[str, str]] = []
    if not cells(scene):
        found = [(line, "ink") for line in lines(listed([mark for mark in scene.pieces if mark.shape != "button"]), room - 2)]
    return found + [line for panel in ordered(scene.panels) for line in note(panel, room)]


def ordered(panels: list[Panel]) -> list[Panel]:
    """What is common to all first, then seat by seat."""
    return sorted(panels, key=lambda panel: -1 if panel.seat is None else panel.seat)


def note(panel: Panel, room: int) -> list[tuple[str, str]]:
    """A panel in lines: its title in the colour of its camp, then what lies on it; below the board, cards with all words."""
    cards = [] if panel.side or panel.part in BESIDE else [mark for mark in panel.contents() if "\n" in mark.label]
    found = [(line, ink(panel.style)) for line in lines(panel.title, room - 2)]
    found += [
        (f"  {line}", "ink") for line in lines(listed([mark for mark in panel.contents() if mark not in cards]), room - 4)
    ]
    for card in cards:
        first, *others = lines(card.label.replace("\n", " "), room - 6)
        found += [(f"  - {first}", "ink"), *((f"    {line}", "ink") for line in others)]
    return found


def lines(text: str, width: int) -> list[str]:
    """A text in lines; a sign that French sets apart stays with its word."""
    return wrap(SET_APART.sub("\u00a0\\1", text), width, break_on_hyphens=False)


def listed(marks: list[Mark]) -> str:
    """Marks by the first lines of their labels; what is there several times is counted, what is written is left out."""
    counts = Counter(mark.label.partition("\n")[0].rstrip(".") for mark in marks if mark.label and mark.shape != "text")
    return " · ".join(label if count == 1 else f"{label} ×{count}" for label, count in counts.items())


def plain(scene: Scene) -> str:
    """The board in ASCII and what its glyphs mean, then its panels line by line: for pipes and screen readers."""
    board = [folded("".join(cell.character for cell in row)) for row in cells(scene)]
    notes = [words for words, _ in told(scene, WIDTH)]
    return "".join(line.rstrip() + "\n" for line in [*board, *map(folded, explained(scene, WIDTH)), *notes])


def explained(scene: Scene, width: int) -> list[str]:
    """What the glyphs of a board mean."""
    return lines(" · ".join(f"{glyph} {meaning}" for glyph, meaning in scene.legend), width)


def folded(text: str) -> str:
    """A text with the signs of a drawn board by their likeness in ASCII; words stay as they are.

    >>> folded("Épave à l'abri · ◎")
    "Épave à l'abri . O"
    """
    return text.translate(FOLDED)
