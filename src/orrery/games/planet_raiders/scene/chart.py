"""Where everything is on the picture, and what lies under all pieces. [PR-4]"""

from typing import Final

from orrery.core.scene import Mark
from orrery.core.values import Seat
from orrery.core.words import Words
from orrery.games.planet_raiders.board import (
    ALIEN_HOME,
    BOARDING,
    COLOURS,
    DATA,
    HOME,
    IS_METEOR,
    NOSES,
    PAD_NUMBER,
    PAD_X,
    PAD_Y,
    PADS,
    PLANETS,
    ZONE_NUMBER,
    ZONES,
)

UNIT: Final = 42.0  # half a cell: pads and zones alternate
MARGIN: Final = 32.0
SIDE: Final = 18 * UNIT + 2 * MARGIN
MIDDLE: Final = SIDE / 2

Spot = tuple[float, float]


class Chart:
    """The board from one side of the table: that colour sits below."""

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def spot(self, x: float, y: float) -> Spot:
        """The place of doubled coordinates on the picture."""
        for _ in range(self.camp):
            x, y = 18 - y, x  # a quarter turn to the left
        return MARGIN + x * UNIT, MARGIN + (18 - y) * UNIT

    def pad(self, pad: str) -> Spot:
        number = PAD_NUMBER[pad]
        return self.spot(PAD_X[number], PAD_Y[number])

    def cell(self, cell: str) -> Spot:
        return self.spot(2 * "abcdefghi".index(cell[0]) + 1, 2 * int(cell[1:]) - 1)

    def heading(self, nose: str) -> float:
        """Degrees clockwise from the top."""
        return float((90 * NOSES.index(nose) - 90 * self.camp) % 360)

    def slot(self, slot: str) -> Spot:
        """A rocket lies in the half of its zone next to the pad that it points at."""
        x, y = self.cell(slot[:-1])
        right, down = {0.0: (0, -1), 90.0: (1, 0), 180.0: (0, 1), 270.0: (-1, 0)}[self.heading(slot[-1])]
        return x + right * UNIT * 0.42, y + down * UNIT * 0.42


def chart_for(seat: Seat, camps: list[str]) -> Chart:
    """The chart of a seat; the gallery looks from red's side."""
    return Chart(COLOURS.index(camps[seat]) if seat >= 0 else 0)


def ground(chart: Chart, words: Words) -> list[Mark]:
    """Space, zones, planets, ships and pads."""
    marks = [Mark("sky", "sky", MIDDLE, MIDDLE, width=SIDE, height=SIDE)]
    marks.append(Mark("stars", "starfield", MIDDLE, MIDDLE, width=SIDE - 10, height=SIDE - 10))
    marks.extend(zone(chart, name, words) for name in ZONES)
    marks.extend(planet(chart, row["id"], row["colour"], row["cell"], words) for row in DATA["planets"])
    marks.extend(ship(chart, row["colour"], row["cell"], words) for row in DATA["ships"])
    marks.extend(pad(chart, name, words) for name in PADS)
    return marks


def zone(chart: Chart, name: str, words: Words) -> Mark:
    kind = "meteor" if IS_METEOR[ZONE_NUMBER[name]] else "neutral"
    x, y = chart.cell(name)
    label = words.say(f"scene.zone.{kind}", {"zone": name})
    size = UNIT * 1.5
    shape = "hexagon" if kind == "meteor" else "square"
    glyph = " *" if kind == "meteor" else " ."
    return Mark(f"ground-{name}", shape, x, y, f"zone {kind}", label, width=size, height=size, glyph=glyph)


def planet(chart: Chart, name: str, colour: str, cell: str, words: Words) -> Mark:
    x, y = chart.cell(cell)
    label = words.say("scene.planet", {"planet": words.name(name)})
    return Mark(f"planet-{name}", "planet", x, y, f"planet {colour}", label, width=UNIT * 1.4, glyph=" @")


def ship(chart: Chart, colour: str, cell: str, words: Words) -> Mark:
    x, y = chart.cell(cell)
    label = words.say("scene.ship", {"camp": words.name(colour)})
    letter = words.say(f"scene.letter.{colour}")
    return Mark(f"ship-{colour}", "station", x, y, colour, label, width=UNIT * 1.4, glyph=f" {letter}")


def pad(chart: Chart, name: str, words: Words) -> Mark:
    """A pad in its kind: plain, of a planet, of a ship, or a start pad."""
    number = PAD_NUMBER[name]
    x, y = chart.pad(name)
    if HOME[number] >= 0:
        kind, owner = "start", COLOURS[HOME[number]]
    elif BOARDING[number] >= 0:
        kind, owner = "boarding", COLOURS[BOARDING[number]]
    elif ALIEN_HOME[number] >= 0:
        kind, owner = "alien", PLANETS[ALIEN_HOME[number]]
    else:
        kind, owner = "plain", ""
    label = words.say(f"scene.pad.{kind}", {"pad": name, "owner": words.name(owner)})
    glyph = {"start": " u", "boarding": " b", "alien": " a", "plain": " o"}[kind]
    return Mark(f"pad-{name}", "disc", x, y, f"pad {kind} {owner}".rstrip(), label, width=UNIT * 0.6, glyph=glyph)
