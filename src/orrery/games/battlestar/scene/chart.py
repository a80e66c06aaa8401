"""The board as a picture: where each cell is drawn, and the ground that never changes. [BG-3]"""

from math import atan2, degrees
from typing import Final

from orrery.core import kit
from orrery.core.scene import BADGES, Mark
from orrery.core.values import Seat
from orrery.core.words import Words
from orrery.games.battlestar.board import CELLS, COLOURS, COLUMN, HOLES, NUMBER_OF, PLANETS, ROW

CELL: Final = 40.0
MARGIN: Final = 30.0
SIDE: Final = 19 * CELL + 2 * MARGIN
MIDDLE: Final = SIDE / 2
CORNERS: Final = [(2, 2), (18, 2), (18, 18), (2, 18)]  # the middle of each colour's station, by column and row [BG-R6]
COLUMNS: Final = "ABCDEFGHIJKLMNOPQRS"

Spot = tuple[float, float]


class Chart:
    """The board seen from one side of the table: one's own station lies at the lower right. [BG-R6]"""

    def __init__(self, colour: str = "") -> None:
        self.quarters: Final = (2 - COLOURS.index(colour)) % 4 if colour else 0  # clockwise; green's side is not turned

    def spot(self, column: float, row: float) -> Spot:
        """Where the middle of a column and row is drawn."""
        across, down = (column - 10) * CELL, (row - 10) * CELL
        for _ in range(self.quarters):
            across, down = -down, across
        return MIDDLE + across, MIDDLE + down

    def cell(self, place: str) -> Spot:
        number = NUMBER_OF[place]
        return self.spot(COLUMN[number], ROW[number])

    def station(self, colour: str) -> Spot:
        return self.spot(*CORNERS[COLOURS.index(colour)])

    def place(self, place: str, colour: str) -> Spot:
        """A cell, or the station of that colour."""
        return self.station(colour) if place == "home" else self.cell(place)


def chart_for(seat: Seat, camps: list[str]) -> Chart:
    """The chart of a seat; the gallery looks from green's side."""
    return Chart(camps[seat] if seat >= 0 else "")


def heading(start: Spot, end: Spot) -> float:
    """The direction from one spot to another, in degrees clockwise from the top.

    >>> heading((0, 0), (10, 0))
    90.0
    """
    return round(degrees(atan2(end[0] - start[0], start[1] - end[1])), 1)


def ground(chart: Chart, words: Words) -> list[Mark]:
    """Deep space, the yellow lines, four of everything, and the coordinates."""
    marks = [
        Mark("sky", "sky", MIDDLE, MIDDLE, width=SIDE, height=SIDE, could=["move *"]),
        *[nebula(chart, colour) for colour in COLOURS],
        Mark("stars", "starfield", MIDDLE, MIDDLE, width=SIDE - 10, height=SIDE - 10, text="lettered"),
        Mark("grid", "path", MIDDLE, MIDDLE, "grid", path=grid()),
        Mark("cells", "group", MIDDLE, MIDDLE, "grid", width=19 * CELL, height=19 * CELL, glyph=" ·"),
        *lines(),
        *[station(chart, colour, words) for colour in COLOURS],
    ]
    for place in [CELLS[hole] for hole in HOLES]:
        label, could = words.say("scene.hole", {"cell": place}), [f"move {place}", f"jump {place}"]
        (x, y), wide = chart.cell(place), CELL * 1.08
        marks.append(Mark(f"hole-{place}", "hole", x, y, "fire", label, width=wide, glyph=" ◎", could=could))
    for place in [CELLS[planet] for planet in PLANETS]:
        label, could = words.say("scene.planet", {"cell": place}), [f"move {place}", f"banish {place}"]
        x, y = chart.cell(place)
        marks.append(Mark(f"planet-{place}", "planet", x, y, "planet", label, width=CELL, glyph=" ●", could=could))
    return marks + coordinates(chart)


def legend(camps: list[str], words: Words) -> list[tuple[str, str]]:
    """What the glyphs of the board mean: a ship's letter is its station's, too."""
    letters = {colour: words.say(f"scene.letter.{colour}") for colour in COLOURS}
    ships = [(letters[camp], words.say("scene.legend.ship", {"camp": words.name(camp)})) for camp in camps]
    stations = [
        (letters[colour].lower(), words.say("scene.legend.station", {"camp": words.name(colour)})) for colour in COLOURS
    ]
    signs = {"◆": "raider", "*": "carrier", "◎": "hole", "●": "planet", "│─": "line", "+": "target", "!": "battle"}
    return [*ships, *stations, *((sign, words.say(f"scene.legend.{thing}")) for sign, thing in signs.items())]


def corner(spot: Spot) -> tuple[int, int, int]:
    """Whether a spot is right of and below the middle (1 or -1 each), and the turn that brings the upper left there."""
    right, below = (1 if spot[0] > MIDDLE else -1), (1 if spot[1] > MIDDLE else -1)
    return right, below, {(-1, -1): 0, (1, -1): 90, (1, 1): 180, (-1, 1): 270}[right, below]


def nebula(chart: Chart, colour: str) -> Mark:
    """The tint of a quarter."""
    right, below, turn = corner(chart.station(colour))
    size = SIDE / 2
    return Mark(
        f"nebula-{colour}", "nebula", MIDDLE + right * size / 2, MIDDLE + below * size / 2, colour, width=size, angle=turn
    )


def grid() -> str:
    """Thin lines between the cells, around the middle of the board."""
    half = 19 * CELL / 2
    steps = [k * CELL - half for k in range(20)]
    return "".join(f"M{step:g} {-half:g}V{half:g}M{-half:g} {step:g}H{half:g}" for step in steps)


def lines() -> list[Mark]:
    """The two yellow lines, each over the cells that lie on it. [BG-R2]"""
    length = 19 * CELL
    cross = f"M{-length / 2:g} 0h{length:g}M0 {-length / 2:g}v{length:g}"
    return [
        Mark("line-across", "rect", MIDDLE, MIDDLE, "frontier", width=length, height=CELL, glyph="──"),
        Mark("line-down", "rect", MIDDLE, MIDDLE, "frontier", width=CELL, height=length, glyph=" │"),
        Mark("line-cross", "path", MIDDLE, MIDDLE, "frontier", path=cross),
        Mark("centre", "ring", MIDDLE, MIDDLE, "frontier", width=CELL * 0.9, glyph="─┼"),
    ]


def station(chart: Chart, colour: str, words: Words) -> Mark:
    """A launching station: its deck with six gates, its emblem in the outer corner. [BG-R3]"""
    x, y = chart.station(colour)
    right, below, turn = corner((x, y))
    letter = words.say(f"scene.letter.{colour}")
    deck = Mark(f"deck-{colour}", "station", 0, 0, angle=turn, width=3 * CELL)
    emblem = Mark(f"emblem-{colour}", BADGES[colour], right * 42, below * 42, colour, text=letter, width=26)
    label = words.say("scene.station", {"camp": words.name(colour)})
    size = 3 * CELL
    return Mark(
        f"station-{colour}",
        "group",
        x,
        y,
        colour,
        label,
        width=size,
        height=size,
        glyph=f" {letter.lower()}",
        parts=[deck, emblem],
        could=["move home"],
    )


def name_plate(chart: Chart, colour: str, name: str) -> Mark:
    """Whose station it is, beside its emblem."""
    x, y = chart.station(colour)
    right, below, _ = corner((x, y))
    return kit.line_at(f"name-{colour}", x - right * 12, y + below * 46, name, 15, 2 * CELL, "name-plate")


def coordinates(chart: Chart) -> list[Mark]:
    """Letters and numbers on all four edges; a terminal shows those above, below and on the left."""
    marks = []
    for k in range(1, 20):
        for edge, far in [("near", 0.125), ("far", 19.875)]:
            for kind, text, (x, y) in [("column", COLUMNS[k - 1], chart.spot(k, far)), ("row", str(k), chart.spot(far, k))]:
                glyph = f"{text:>2}" if x < SIDE - MARGIN else ""
                marks.append(Mark(f"{kind}-{text}-{edge}", "text", x, y, "coordinate", text=text, height=17, glyph=glyph))
    return marks
