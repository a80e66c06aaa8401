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
    RAIDERS,
    SLOTS,
    TARGET,
    ZONE_NUMBER,
    ZONES,
)

UNIT: Final = 48.0  # half a cell: pads and zones alternate
MARGIN: Final = 44.0
SIDE: Final = 18 * UNIT + 2 * MARGIN
MIDDLE: Final = SIDE / 2
BAY: Final = UNIT * 1.62  # a zone's plate
PAD_LONG: Final = UNIT * 0.76
PAD_SHORT: Final = UNIT * 0.26

POINTING: Final[dict[str, list[str]]] = {}  # the slots whose rockets point at a pad
for number, slot in enumerate(SLOTS):
    POINTING.setdefault(PADS[TARGET[number]], []).append(slot)

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

    def lies_flat(self, pad: str) -> bool:
        """Whether a pad lies between a cell and the one above it on the picture."""
        return (PAD_X[PAD_NUMBER[pad]] % 2 == 1) == (self.camp % 2 == 0)

    def cell(self, cell: str) -> Spot:
        return self.spot(2 * "abcdefghi".index(cell[0]) + 1, 2 * int(cell[1:]) - 1)

    def heading(self, nose: str) -> float:
        """Degrees clockwise from the top."""
        return float((90 * NOSES.index(nose) - 90 * self.camp) % 360)

    def flights_to(self, pad: str) -> list[str]:
        """Every flight of the colour below that could end on a pad, with whatever rocket: what pointing at it could mean."""
        raiders = RAIDERS[self.camp * 3 : self.camp * 3 + 3]
        return [f"fly {raider} {slot}" for slot in POINTING.get(pad, []) for raider in raiders]

    def slot(self, slot: str, reach: float) -> Spot:
        """A rocket lies in the half of its zone next to the pad that it points at."""
        x, y = self.cell(slot[:-1])
        right, down = {0.0: (0, -1), 90.0: (1, 0), 180.0: (0, 1), 270.0: (-1, 0)}[self.heading(slot[-1])]
        return x + right * UNIT * reach, y + down * UNIT * reach


def chart_for(seat: Seat, camps: list[str]) -> Chart:
    """The chart of a seat; the gallery looks from red's side."""
    return Chart(COLOURS.index(camps[seat]) if seat >= 0 else 0)


def ground(chart: Chart, words: Words) -> list[Mark]:
    """Space, zones, planets, ships and pads, and the names of columns and rows."""
    marks = [Mark("sky", "sky", MIDDLE, MIDDLE, width=SIDE, height=SIDE)]
    marks.append(Mark("stars", "starfield", MIDDLE, MIDDLE, width=SIDE - 10, height=SIDE - 10, text="lettered"))
    marks.extend(zone(chart, name, words) for name in ZONES)
    marks.extend(planet(chart, row["id"], row["colour"], row["cell"], words) for row in DATA["planets"])
    marks.extend(ship(chart, row["colour"], row["cell"], words) for row in DATA["ships"])
    marks.extend(pad(chart, name, words) for name in PADS)
    return marks + signs(chart, words) + coordinates(chart)


def signs(chart: Chart, words: Words) -> list[Mark]:
    """What a terminal writes in the middle of each cell: a cell is larger than one of its squares."""
    found = [(name, " *" if IS_METEOR[ZONE_NUMBER[name]] else " .", "") for name in ZONES]
    found += [(row["cell"], " @", row["colour"]) for row in DATA["planets"]]
    found += [(row["cell"], f" {words.say('scene.letter.' + row['colour'])}", row["colour"]) for row in DATA["ships"]]
    return [sign(chart, f"sign-{cell}", cell, glyph, colour) for cell, glyph, colour in found]


def sign(chart: Chart, own: str, cell: str, glyph: str, style: str) -> Mark:
    """Two characters in the middle of a cell, for terminals only: nothing is drawn."""
    x, y = chart.cell(cell)
    return Mark(own, "group", x, y, style, glyph=glyph)


def zone(chart: Chart, name: str, words: Words) -> Mark:
    """A plate; meteor zones are dashed and full of rocks."""
    kind = "meteor" if IS_METEOR[ZONE_NUMBER[name]] else "neutral"
    x, y = chart.cell(name)
    label = words.say(f"scene.zone.{kind}", {"zone": name})
    return Mark(f"ground-{name}", "bay", x, y, kind, label, width=BAY, height=BAY, could=[f"zone {name}"])


def planet(chart: Chart, name: str, colour: str, cell: str, words: Words) -> Mark:
    x, y = chart.cell(cell)
    label = words.say("scene.planet", {"planet": words.name(name)})
    size = UNIT * 1.7
    art = f"orb {colour} camp-{colour} bands ring"
    could = [f"zone {cell}"]
    return Mark(f"planet-{name}", "art", x, y, colour, label, width=size, height=size, text=art, could=could)


def ship(chart: Chart, colour: str, cell: str, words: Words) -> Mark:
    x, y = chart.cell(cell)
    label = words.say("scene.ship", {"camp": words.name(colour)})
    return Mark(f"ship-{colour}", "shuttle", x, y, colour, label, width=UNIT * 1.66, could=[f"zone {cell}"])


def pad(chart: Chart, name: str, words: Words) -> Mark:
    """A pad in its kind: plain, of a planet, of a ship, or a start pad."""
    number = PAD_NUMBER[name]
    x, y = chart.pad(name)
    if HOME[number] >= 0:
        kind, owner = "start", COLOURS[HOME[number]]
    elif BOARDING[number] >= 0:
        kind, owner = "boarding", COLOURS[BOARDING[number]]
    elif ALIEN_HOME[number] >= 0:
        kind, owner = "alien-pad", PLANETS[ALIEN_HOME[number]]
    else:
        kind, owner = "plain-pad", ""
    label = words.say(f"scene.pad.{kind}", {"pad": name, "owner": words.name(owner)})
    glyph = {"start": " u", "boarding": " b", "alien-pad": " o", "plain-pad": " o"}[kind]
    colour = owner if owner in COLOURS else ""
    wide, high = (PAD_LONG, PAD_SHORT) if chart.lies_flat(name) else (PAD_SHORT, PAD_LONG)
    style, could = f"{kind} {colour}".strip(), chart.flights_to(name)
    return Mark(f"pad-{name}", "berth", x, y, style, label, width=wide, height=high, glyph=glyph, could=could)


def coordinates(chart: Chart) -> list[Mark]:
    """Letters and numbers beside the board, as it is turned."""
    marks = []
    for k in range(9):
        for kind, text, cell in [("column", "abcdefghi"[k], f"{'abcdefghi'[k]}5"), ("row", str(k + 1), f"e{k + 1}")]:
            x, y = chart.cell(cell)
            across = (kind == "column") == (chart.camp % 2 == 0)
            x, y = (x, SIDE - 16) if across else (16, y)
            marks.append(Mark(f"{kind}-{text}", "text", x, y, "coordinate", text=text, height=15, glyph=f" {text}"))
    return marks


def legend(words: Words, crowded: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What the signs of a terminal mean, and the rockets of zones that hold several."""
    signs = {".": "neutral", "*": "meteor", "@": "planet", "A": "alien", "o": "pad", "b": "boarding", "u": "start"}
    found = [(sign, words.say(f"scene.legend.{thing}")) for sign, thing in signs.items()]
    return [
        *found,
        ("R1", words.say("scene.legend.raider")),
        ("R", words.say("scene.legend.ship")),
        ("^b >r", words.say("scene.legend.rocket")),
        *([("2+", words.say("scene.legend.several")), *crowded] if crowded else []),
    ]
