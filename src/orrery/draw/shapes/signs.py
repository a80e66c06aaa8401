"""Signs: what can be pointed at, and small pictures for cards."""

from math import cos, pi, sin

from orrery.core.scene import Mark
from orrery.draw.lettering import numbers, scaled
from orrery.draw.shapes.plain import box, circle, polygon, stroke


def tile(mark: Mark) -> str:
    """The square under a sign: it answers the pointer over its whole extent."""
    return box(mark.width * 0.94, mark.width * 0.94, "tint", mark.width * 0.18)


def dot(mark: Mark) -> str:
    """Here one may go."""
    rim = box(mark.width * 0.86, mark.width * 0.86, "edge", mark.width * 0.18)
    return tile(mark) + rim + circle(mark.width * 0.15, "core")


def whirl(mark: Mark) -> str:
    """Here one may fall through: three arms that wind around it."""
    arms = ""
    for k in range(3):
        points = []
        for angle, reach in [(0, 0.38), (50, 0.66), (100, 0.48)]:
            at = (angle + 120 * k) * pi / 180
            points.append(numbers(mark.width * reach * sin(at), -mark.width * reach * cos(at)))
        arms += f"M{points[0]}Q{points[1]} {points[2]}"
    return tile(mark) + stroke(arms, "edge")


def halo(mark: Mark) -> str:
    """Here one may remain: a ring around what is there."""
    return circle(mark.width * 0.48, "tint") + circle(mark.width * 0.48, "edge")


BRACKETS = "M-46 -28V-46H-28M46 -28V-46H28M46 28V46H28M-46 28V46H-28"


def brackets(mark: Mark) -> str:
    """This is the thing: four corners around it."""
    return tile(mark) + stroke(scaled(BRACKETS, mark.width / 100), "edge")


def clash(mark: Mark) -> str:
    """Here one fights: a burst with crossed beams."""
    radius = mark.width * 0.36
    points = []
    for k in range(16):
        reach = radius if k % 2 == 0 else radius * 0.62
        points.append((reach * sin(k * pi / 8), -reach * cos(k * pi / 8)))
    arm = radius * 0.42
    blades = f"M{numbers(-arm, -arm)}L{numbers(arm, arm)}M{numbers(arm, -arm)}L{numbers(-arm, arm)}"
    return tile(mark) + polygon(points, "burst") + stroke(blades, "blades")


def warning(mark: Mark) -> str:
    """Something is in danger: a triangle with an exclamation mark."""
    half = mark.width / 2
    sign = polygon([(0, -half), (half, half * 0.8), (-half, half * 0.8)], "burst")
    return sign + stroke(scaled("M0 -20V10", mark.width / 100), "blades") + circle(half * 0.13, "pip", 0, half * 0.54)


HARBOUR = "M-7 -40L0 -33L7 -40M40 -7L33 0L40 7M7 40L0 33L-7 40M-40 7L-33 0L-40 -7"


def harbour(mark: Mark) -> str:
    """Here one comes home: a wide ring with arrows pointing in."""
    ring = [circle(mark.width * 0.46, style) for style in ["tint", "edge"]]
    return "".join(ring) + stroke(scaled(HARBOUR, mark.width / 100), "edge")


def volley(mark: Mark) -> str:
    """A square under fire: slanting beams across it."""
    half = mark.width / 2
    slants = "".join(f"M{numbers(k * half / 3 - half, -half)}L{numbers(-half, k * half / 3 - half)}" for k in range(1, 7))
    slants += "".join(f"M{numbers(half, k * half / 3 - half)}L{numbers(k * half / 3 - half, half)}" for k in range(1, 6))
    return box(mark.width, mark.width, "tint", 8) + stroke(slants, "rays") + box(mark.width - 4, mark.width - 4, "edge", 8)


THRUST = "M-30 -11L0 -39L30 -11M-30 14L0 -14L30 14M-30 39L0 11L30 39"
FIELD = "".join(
    f"M-{reach} 15C-{reach} -{bulge} {reach} -{bulge} {reach} 15" for reach, bulge in [(25, 18), (37, 34), (50, 51)]
)
RAYS = "M0 37L-40 -18M0 37V-45M0 37L40 -18"
SWERVE = "M-5 48C-5 15 38 18 31 -15C28 -30 8 -28 0 -42M-15 -25L-3 -46L18 -40"


def thrust(mark: Mark) -> str:
    """Speed: three chevrons."""
    return stroke(scaled(THRUST, mark.width / 100), "art")


def field(mark: Mark) -> str:
    """A force that pushes: a globe under three arcs."""
    return circle(mark.width * 0.13, "core", 0, mark.width * 0.15) + stroke(scaled(FIELD, mark.width / 100), "art")


def beams(mark: Mark) -> str:
    """Fire: beams from one muzzle to three sides."""
    scale = mark.width / 100
    ends = [(-40, -18, 7), (0, -45, 7), (40, -18, 7), (0, 37, 10)]
    return stroke(scaled(RAYS, scale), "art") + "".join(circle(r * scale, "core", x * scale, y * scale) for x, y, r in ends)


def swerve(mark: Mark) -> str:
    """Away: an arrow that winds past a dot."""
    dot = circle(mark.width * 0.11, "core", mark.width * -0.125, mark.width * 0.025)
    return stroke(scaled(SWERVE, mark.width / 100), "art") + dot
