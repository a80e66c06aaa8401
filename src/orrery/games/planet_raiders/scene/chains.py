"""What a raider under the pointer could do: the ways of its chains, what it could take, and who could take it. [PR-5]"""

from itertools import pairwise
from typing import Final

from orrery.core.scene import Mark
from orrery.games.planet_raiders.scene.chart import UNIT, Chart, Spot
from orrery.games.planet_raiders.scene.reaching import Chances, Stop
from orrery.games.planet_raiders.scene.view import Position

BEND: Final = 0.12  # how far a way swings out between two pads, so that there and back are two lines


def chains(position: Position, chart: Chart, chances: Chances, raider: str) -> Mark:
    """Each way as one line with the number of flights at its stop; ways of those who threaten the raider are dashed."""
    pad = position.raiders[raider]
    x, y = chart.pad(pad)
    parts = []
    for threat in chances.threats(pad):
        own = f"chain-{raider}-from-{threat.raider}"
        parts.append(Mark(own, "path", 0, 0, "way danger", path=curve([chart.pad(pad) for pad in threat.way], (x, y))))
    for stop in chances.stops[raider]:
        own = f"chain-{raider}-{stop.pad}"
        parts.append(Mark(f"{own}-way", "path", 0, 0, "way", path=curve([chart.pad(pad) for pad in stop.way], (x, y))))
    for stop in chances.stops[raider]:
        parts.extend(stop_marks(position, chart, stop, (x, y)))
    return Mark(f"chains-{raider}", "group", x, y, "route", parts=parts)


def stop_marks(position: Position, chart: Chart, stop: Stop, origin: Spot) -> list[Mark]:
    """A lit pad with the number of flights in it; brackets around what would be taken, and its number at their corner."""
    at = chart.pad(stop.pad)
    x, y = at[0] - origin[0], at[1] - origin[1]
    own = f"chain-{stop.raider}-{stop.pad}"
    if not stop.takes:
        label = position.words.say("scene.stop.free", {"pad": stop.pad})
        number = Mark(f"{own}-flights", "text", x, y, "stamped", text=str(stop.flights), height=15)
        return [Mark(own, "ring", x, y, "stop", label, width=UNIT * 0.46), number]
    label = position.words.say("scene.stop.prey", {"pad": stop.pad, "prey": position.prey_on(stop.pad)})
    corner = (x + UNIT * 0.46, y - UNIT * 0.46)
    number = Mark(f"{own}-flights", "text", corner[0], corner[1], "stamped", text=str(stop.flights), height=15)
    return [
        Mark(own, "brackets", x, y, "danger", label, width=UNIT * 1.06),
        Mark(f"{own}-count", "ring", corner[0], corner[1], "stop", width=UNIT * 0.42),
        number,
    ]


def curve(spots: list[Spot], origin: Spot) -> str:
    """A soft line through spots, around another one."""
    points = [(x - origin[0], y - origin[1]) for x, y in spots]
    path = f"M{points[0][0]:g} {points[0][1]:g}"
    for (a, b), (c, d) in pairwise(points):
        path += f"Q{(a + c) / 2 + (d - b) * BEND:g} {(b + d) / 2 + (a - c) * BEND:g} {c:g} {d:g}"
    return path
