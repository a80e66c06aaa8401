"""Places on a ball that is seen from outside: what lies near its rim is foreshortened, what lies behind is drawn to the rim."""

from collections.abc import Sequence
from math import asin, atan2, cos, degrees, hypot, pi, radians, sin

from orrery.draw.art.brush import Brush, Point, smooth


class Ball:
    """A ball on the picture: its centre, its radius, and how its axis leans to the side (`lean`) and to the viewer (`nod`)."""

    def __init__(self, x: float, y: float, radius: float, lean: float = 0, nod: float = 0) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.lean = radians(lean)
        self.nod = radians(nod)

    def seen(self, longitude: float, latitude: float) -> tuple[float, float, float]:
        """Where a place in degrees appears, and how far it looks at the viewer (negative behind)."""
        a, b = radians(longitude), radians(latitude)
        x, y, z = cos(b) * sin(a), sin(b), cos(b) * cos(a)
        y, z = y * cos(self.nod) - z * sin(self.nod), y * sin(self.nod) + z * cos(self.nod)
        x, y = x * cos(self.lean) + y * sin(self.lean), y * cos(self.lean) - x * sin(self.lean)
        return self.x + self.radius * x, self.y - self.radius * y, z

    def spot(self, longitude: float, latitude: float) -> Point:
        """The same, with places behind drawn out to the rim."""
        x, y, z = self.seen(longitude, latitude)
        if z >= 0:
            return x, y
        across, down = x - self.x, y - self.y
        reach = self.radius * 1.04 / max(hypot(across, down), 0.01)
        return self.x + across * reach, self.y + down * reach

    def faces(self, longitude: float, latitude: float) -> bool:
        return self.seen(longitude, latitude)[2] > 0

    def patch(self, brush: Brush, longitude: float, latitude: float, size: float, corners: int, wobble: float) -> list[Point]:
        """An uneven form around a place, sizes in degrees."""
        found = []
        for k in range(corners):
            angle, reach = 2 * pi * k / corners, size * (1 - wobble / 2 + wobble * brush.rng.unit())
            up = max(-88.0, min(88.0, latitude + reach * 0.8 * sin(angle)))
            found.append(self.spot(longitude + reach * cos(angle) / max(0.35, cos(radians(up))), up))
        return found

    def parallel(self, latitude: float, waves: Sequence[float] = ()) -> list[Point]:
        """The points of a parallel from rim to rim, moved up and down by as many degrees as `waves` says."""
        steps = len(waves) - 1 if waves else 8
        moves = waves or [0.0] * (steps + 1)
        return [self.spot(-90 + 180 * k / steps, latitude + moves[k]) for k in range(steps + 1)]

    def meridian(self, longitude: float) -> str:
        points = [self.spot(longitude, latitude) for latitude in range(-90, 91, 30) if self.faces(longitude, latitude)]
        return smooth(points, closed=False) if len(points) > 3 else ""

    def ellipse_at(self, longitude: float, latitude: float) -> tuple[float, float, float, float]:
        """Where a small circle appears, how much it is flattened, and its angle in degrees."""
        x, y, z = self.seen(longitude, latitude)
        return x, y, max(0.12, z), degrees(atan2(y - self.y, x - self.x)) + 90

    def place(self, brush: Brush, reach: float = 75) -> tuple[float, float]:
        """A place on the side that is seen and within the picture, anywhere about as likely as its area."""
        place = (0.0, 0.0)
        for _ in range(12):
            place = brush.between(-reach, reach), degrees(asin(brush.between(-0.93, 0.93)))
            x, y, _ = self.seen(*place)
            if 0 <= x <= brush.width and 0 <= y <= brush.height:
                break
        return place
