"""The Earth: its continents and largest islands, simplified, in degrees east and north."""

from orrery.draw.art.brush import Brush, smooth
from orrery.draw.art.planets import globe
from orrery.draw.art.sphere import Ball
from orrery.draw.art.surfaces import SURFACES, cap


def read(text: str) -> list[tuple[int, int]]:
    """Places from a text: longitude and latitude of each."""
    return [(int(x), int(y)) for x, y in (place.split() for place in text.split(", "))]


SHORES = [
    read(
        "-168 66, -156 71, -128 70, -110 68, -95 69, -82 67, -80 63, -94 59, -92 57, -82 54, -79 52, -77 58, -70 60, "
        "-64 58, -56 52, -65 47, -70 43, -75 38, -81 31, -80 25, -84 30, -90 29, -97 27, -97 21, -94 18, -88 21, "
        "-88 16, -83 10, -78 8, -82 8, -92 14, -100 17, -106 22, -112 30, -118 34, -124 40, -124 48, -132 55, -142 60, "
        "-152 59, -162 56, -165 61"
    ),
    read("-55 82, -30 83, -20 75, -25 69, -43 60, -52 65, -56 73, -68 78"),
    read(
        "-78 8, -71 12, -62 10, -52 5, -50 0, -42 -3, -35 -7, -39 -15, -42 -22, -48 -26, -53 -33, -58 -36, -62 -40, "
        "-66 -46, -69 -52, -74 -52, -73 -42, -71 -30, -70 -18, -77 -12, -81 -5, -79 1"
    ),
    read(
        "-6 35, 10 37, 20 32, 32 31, 36 24, 43 12, 51 11, 47 4, 40 -4, 40 -15, 35 -20, 33 -27, 27 -34, 19 -34, 15 -27, "
        "12 -17, 13 -8, 9 0, 9 4, -4 5, -9 5, -16 12, -17 20, -10 29"
    ),
    read(
        "-9 38, -9 43, -1 44, -4 48, 2 51, 8 54, 11 57, 5 60, 6 63, 15 69, 26 71, 41 67, 60 69, 80 73, 100 77, 130 71, "
        "150 71, 170 69, 179 66, 177 62, 163 60, 157 52, 155 59, 142 59, 137 54, 141 48, 131 43, 126 35, 118 38, "
        "122 31, 117 24, 108 21, 109 12, 105 9, 100 13, 103 2, 98 9, 97 16, 90 22, 80 15, 77 8, 73 17, 67 25, 57 26, "
        "50 30, 56 24, 59 22, 52 16, 43 13, 39 21, 34 28, 36 36, 27 37, 26 40, 41 41, 33 46, 28 44, 22 37, 19 42, "
        "13 45, 18 40, 8 44, 3 42, -2 37"
    ),
    read("114 -22, 122 -18, 130 -12, 136 -12, 141 -11, 146 -19, 153 -26, 150 -37, 143 -39, 136 -34, 129 -32, 115 -34"),
    read("-5 50, 1 51, -2 56, -5 58, -6 55"),
    read("131 32, 140 36, 142 43, 140 42, 136 36"),
    read("44 -16, 50 -15, 47 -25, 44 -23"),
    read("109 1, 117 7, 118 1, 115 -4"),
    read("132 -2, 141 -3, 150 -10, 142 -9, 138 -7"),
    read("173 -35, 178 -38, 170 -46, 167 -45"),
]
DESERTS = [
    read("-14 26, 8 32, 30 29, 34 20, 18 15, -12 17"),
    read("38 30, 48 28, 54 20, 46 15"),
    read("60 42, 80 45, 105 44, 92 38, 66 36"),
    read("120 -21, 138 -20, 140 -29, 122 -30"),
]


def continents(brush: Brush, ball: Ball, turn: float | None = None) -> None:
    """The lands of the Earth, seen from above the longitude `turn`, deserts and ice included."""
    middle = brush.pick([-95, -60, 15, 30, 90]) if turn is None else turn
    for shores, paint in ((SHORES, "f6"), (DESERTS, "f2")):
        for shore in shores:
            places = [((longitude - middle + 180) % 360 - 180, latitude) for longitude, latitude in shore]
            if any(ball.faces(*place) for place in places):
                points = [ball.spot(*place) for place in places]
                if paint == "f6":
                    brush.path(smooth([(x + 0.9, y + 1.1) for x, y in points]), "f7", 0.6)
                brush.path(smooth(points), paint, 1 if paint == "f6" else 0.4)
    cap(brush, ball, 1)
    cap(brush, ball, -1)


SURFACES["continents"] = continents


def earth(brush: Brush) -> None:
    """The Earth alone in its square; `from-30` or `from--95` says above which longitude, `day` leaves the cities dark."""
    turns = [float(word.removeprefix("from-")) for word in brush.features if word.startswith("from-")]
    ball = Ball(brush.width / 2, brush.height / 2, brush.width * 0.42, 12, 14)
    globe(brush, ball, [], False, "day" not in brush.features, lambda: continents(brush, ball, turns[0] if turns else 15))
