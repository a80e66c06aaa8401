"""A brush: layers of SVG with a seeded generator, and ids that belong to one picture only."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import TypeVar
from zlib import crc32

from orrery.core.rng import Rng

Point = tuple[float, float]
Value = TypeVar("Value")
CROPPED = 'preserveAspectRatio="xMidYMid slice"'  # a mark of another ratio shows the middle
Stop = tuple[float, str, float]  # where it lies, the colour's letter in the tone, how much of it one sees


def tenth(value: float) -> str:
    """A number as short as a tenth of a unit allows.

    >>> tenth(2.04), tenth(-0.26), tenth(-0.01)
    ('2', '-.3', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def at(x: float, y: float) -> str:
    """A point, as short as paths allow."""
    across, down = tenth(x), tenth(y)
    return across + down if down.startswith("-") else f"{across} {down}"


def joined(points: Sequence[Point], letter: str, start: Point) -> str:
    """Points after a letter of a path, each measured from the one before; `start` is where the pen stands."""
    x, y = round(start[0], 1), round(start[1], 1)
    found = []
    for point in points:
        across, down = round(point[0], 1), round(point[1], 1)
        found.append(at(across - x, down - y))
        x, y = across, down
    return letter + "".join(text if text.startswith("-") or not place else f" {text}" for place, text in enumerate(found))


def outline(points: Sequence[Point], closed: bool = True) -> str:
    """Straight lines from point to point.

    >>> outline([(1, 1), (3, 1), (3, -2.5)])
    'M1 1l2 0 0-3.5z'
    """
    return f"M{at(*points[0])}{joined(points[1:], 'l', points[0])}" + ("z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """A soft curve that passes between the points, closed or from the first to the last.

    >>> smooth([(0, 0), (4, 0), (4, 4), (0, 4)])
    'M0 2q0-2 2-2 2 0 2 2 0 2-2 2-2 0-2-2z'
    """
    if closed:
        turns, start = list(points), middle(points[-1], points[0])
        ends = [middle(here, there) for here, there in zip(turns, [*turns[1:], turns[0]], strict=True)]
    else:
        turns, start = list(points[1:-1]), points[0]
        ends = [middle(here, there) for here, there in pairwise(turns)] + [points[-1]]
    pen, found = start, ""
    for turn, end in zip(turns, ends, strict=True):
        x, y = round(pen[0], 1), round(pen[1], 1)
        one, two = (at(round(to[0], 1) - x, round(to[1], 1) - y) for to in (turn, end))
        found += f"{'' if not found or one.startswith('-') else ' '}{one}{'' if two.startswith('-') else ' '}{two}"
        pen = end
    return f"M{at(*start)}q{found}" + ("z" if closed else "")


def middle(here: Point, there: Point) -> Point:
    return (here[0] + there[0]) / 2, (here[1] + there[1]) / 2


class Brush:
    """Collects the layers of one picture.

    A paint is the style word of a colour (`f3`, the middle of the tone), `@` and the letter of a gradient of this picture, or a
    colour that no theme changes (`#e0b090`, skin), with further style words behind it: `f3 o` is outlined.
    """

    def __init__(self, name: str, seed: str, kind: str, features: list[str], size: Point = (240, 150)) -> None:
        self.name = name
        self.kind = kind
        self.features = features
        self.own = f"a{crc32(name.encode()):x}"  # the beginning of the ids within
        self.width, self.height = size
        self.rng = Rng(crc32(seed.encode()))
        self.layers: list[str] = []
        self.stamps: set[str] = set()
        self.ground: list[Point] = []  # the skyline that things stand on

    # Luck

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.rng.unit()

    def whole(self, low: int, high: int) -> int:
        """A number of low … high."""
        return low + int(self.rng.below(high - low + 1))

    def pick(self, values: Sequence[Value]) -> Value:
        return values[int(self.rng.below(len(values)))]

    def chance(self, share: float) -> bool:
        return self.rng.unit() < share

    # Layers

    def put(self, text: str) -> None:
        self.layers.append(text)

    def paint(self, paint: str, seen: float = 1) -> str:
        """The attributes of a paint."""
        first, _, rest = paint.partition(" ")
        words = rest if first[0] in "@#" else paint
        fill = f' fill="url(#{self.own}{first[1:]})"' if first[0] == "@" else f' fill="{first}"' if first[0] == "#" else ""
        style = f' class="{words}"' if words else ""
        faint = f' opacity="{tenth(seen) if seen >= 0.1 else f"{seen:.2f}"[1:]}"' if seen < 1 else ""
        return style + fill + faint

    def circle(self, x: float, y: float, radius: float, paint: str, seen: float = 1) -> None:
        self.put(f'<circle cx="{tenth(x)}" cy="{tenth(y)}" r="{tenth(radius)}"{self.paint(paint, seen)}/>')

    def hoop(self, x: float, y: float, radius: float, paint: str, thick: float, seen: float = 1) -> None:
        """An open circle."""
        pen = f' stroke-width="{tenth(thick)}"'
        self.put(f'<circle cx="{tenth(x)}" cy="{tenth(y)}" r="{tenth(radius)}"{pen}{self.paint(paint, seen)}/>')

    def ellipse(self, x: float, y: float, across: float, down: float, paint: str, seen: float = 1, angle: float = 0) -> None:
        turn = f' transform="rotate({angle:.0f} {tenth(x)} {tenth(y)})"' if round(angle) else ""
        place = f'cx="{tenth(x)}" cy="{tenth(y)}" rx="{tenth(across)}" ry="{tenth(down)}"'
        self.put(f"<ellipse {place}{turn}{self.paint(paint, seen)}/>")

    def box(self, x: float, y: float, width: float, height: float, paint: str, seen: float = 1, corner: float = 0) -> None:
        """A rectangle by its upper left corner."""
        bent = f' rx="{tenth(corner)}"' if corner else ""
        place = f'x="{tenth(x)}" y="{tenth(y)}" width="{tenth(width)}" height="{tenth(height)}"'
        self.put(f"<rect {place}{bent}{self.paint(paint, seen)}/>")

    def path(self, line: str, paint: str, seen: float = 1, thick: float = 0) -> None:
        """A filled outline, or a line where it has a thickness."""
        pen = f' stroke-width="{tenth(thick)}"' if thick else ""
        self.put(f'<path d="{line}"{self.paint(paint, seen)}{pen}/>')

    def dots(self, points: Sequence[Point], paint: str, thick: float, seen: float = 1) -> None:
        """Many small round points as one path."""
        if points:
            self.path("".join(f"M{at(x, y)}h0" for x, y in points), f"{paint} dot", seen, thick)

    # Gradients, clips and groups

    def radial(self, letter: str, stops: Sequence[Stop], x: float = 0.5, y: float = 0.5, reach: float = 0.5) -> None:
        form = f'cx="{x:g}" cy="{y:g}" r="{reach:g}"'
        self.put(f'<radialGradient id="{self.own}{letter}" {form}>{self.stops(stops)}</radialGradient>')

    def linear(self, letter: str, stops: Sequence[Stop], x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> None:
        form = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
        self.put(f'<linearGradient id="{self.own}{letter}" {form}>{self.stops(stops)}</linearGradient>')

    def stops(self, stops: Sequence[Stop]) -> str:
        return "".join(
            f'<stop class="p{word}" offset="{place:g}"{"" if seen == 1 else f""" stop-opacity="{seen:g}" """.rstrip()}/>'
            for place, word, seen in stops
        )

    def clip(self, letter: str, shape: str) -> None:
        """Open a group that shows only what lies within a shape; `end` closes it."""
        self.put(f'<clipPath id="{self.own}{letter}">{shape}</clipPath><g clip-path="url(#{self.own}{letter})">')

    def turned(self, angle: float, x: float, y: float, scale: float = 1) -> None:
        """Open a group whose origin lies at a point, turned and scaled; `end` closes it."""
        turn = f" rotate({angle:.0f})" if round(angle) else ""
        size = f" scale({scale:.2f})" if scale != 1 else ""
        pen = ' class="fine"' if scale > 2 else ""  # so that outlines stay thin
        self.put(f'<g{pen} transform="translate({tenth(x)} {tenth(y)}){turn}{size}">')

    def end(self) -> None:
        self.put("</g>")

    def stamp(self, letter: str, draw: Callable[["Brush"], None], x: float, y: float, scale: float) -> None:
        """The same figure at several places: drawn at the first, around the origin, and used again at the others.

        A used figure sees only rules that begin within it, so it has the classes of the whole.
        """
        own, place = f"{self.own}{letter}", f'transform="translate({tenth(x)} {tenth(y)}) scale({scale:.2f})"'
        if own in self.stamps:
            self.put(f'<use href="#{own}" {place}/>')
            return
        self.stamps.add(own)
        self.put(f'<g {place}><g id="{own}" class="orrery art">')
        draw(self)
        self.put("</g></g>")

    # Forms

    def blob(self, x: float, y: float, size: float, corners: int = 9, wobble: float = 0.5, flat: float = 0.75) -> list[Point]:
        """The points of a closed uneven form."""
        found = []
        for k in range(corners):
            angle, reach = 2 * pi * k / corners, size * (1 - wobble / 2 + wobble * self.rng.unit())
            found.append((x + reach * cos(angle), y + reach * flat * sin(angle)))
        return found

    def ridge(self, base: float, rough: float, steps: int = 10) -> list[Point]:
        """The points of a skyline from edge to edge."""
        slope = self.between(-rough, rough) * 0.6
        return [
            (self.width * k / steps, base + slope * (k / steps - 0.5) + self.between(-rough, rough)) for k in range(steps + 1)
        ]

    def symbol(self, tone: str) -> str:
        """All layers as one symbol, and a pattern that fills any shape with it.

        Marks are filled by the pattern: a `<use>` would be as large as everything drawn in it, seen or not, and pages measure.
        """
        across, down = tenth(self.width), tenth(self.height)
        box = f'viewBox="0 0 {across} {down}" {CROPPED}'
        whole = f'<symbol id="{self.name}" class="orrery art tone-{tone}" {box}>{"".join(self.layers)}</symbol>'
        used = f'<use href="#{self.name}" width="{across}" height="{down}"/>'
        return f'{whole}<pattern id="{self.name}-fill" width="1" height="1" {box}>{used}</pattern>'
