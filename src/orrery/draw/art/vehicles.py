"""Machines of war and peace in side view, before a horizon; and those of the others."""

from orrery.draw.art.brush import Brush
from orrery.draw.art.places import day_sky
from orrery.draw.art.sky import backdrop
from orrery.draw.art.solids import hills

# The whole outline, what lies in shade, details as lines, lights as dots; in a box of about 80 by 50 units
MACHINES: dict[str, tuple[str, str, str, str]] = {
    "tank": (
        "M-38 4L-32-5H-16L-12-15H10L15-9H44V-5H16L17-4H32L38 4L33 16H-33Z",
        "M-38 4H38L33 16H-33ZM-14-8H16L17-4H-16Z",
        "M-29 10h0M-18 10h0M-6 10h0M6 10h0M18 10h0M29 10h0",
        "M-26-1h0M24-1h0",
    ),
    "jet": (
        "M44 0Q34-6 18-6L-6-7L-20-24H-28L-23-7L-36-8L-42-18H-46L-43-2L-45 4H-22L-34 14H-22L4 5L28 4Q40 3 44 0Z",
        "M44 0H-43L-45 4H-22L-34 14H-22L4 5L28 4Q40 3 44 0Z",
        "M-10 0H20M-38-2h10",
        "M-45 1h-6",
    ),
    "helicopter": (
        "M34-2Q32-14 16-14H2Q-8-14-12-8L-42-9L-46-18L-49-17L-47-4L-14 2Q-8 10 4 10H24Q33 8 34-2Z",
        "M34-2H-47L-14 2Q-8 10 4 10H24Q33 8 34-2Z",
        "M6-14V-20M-34-20H46M0 10V16M20 10V16M-8 16H28M-50-22L-44-8",
        "M-40-7h0",
    ),
    "warship": (
        "M-46 4L-40 4V-6H-28V-14H-14V-22H-4V-16H6V-8H16L18-4L34-8L35-6L22 0V4H48L38 16H-38Z",
        "M-46 4H48L38 16H-38ZM-14-14H-4V-8H-28V-14Z",
        "M-9-22V-34M-14-30H-4M-24-14V-22",
        "M-36-1h0M-22-9h0M-9-18h0M0-12h0",
    ),
    "submarine": (
        "M46 2Q40-7 20-8H4L2-18H-10L-13-8H-30Q-42-6-46-12L-48-12V14L-46 14Q-42 10-30 12H20Q40 11 46 2Z",
        "M46 2H-48V14L-46 14Q-42 10-30 12H20Q40 11 46 2Z",
        "M-4-18V-26M-8-24H0",
        "M30-2h0M22-2h0M14-2h0",
    ),
    "missile": (
        "M-40 16L-36 8H36L40 16ZM-30 8L-28 2H4L30-26L42-36L34-22L12 2V8Z",
        "M-40 16L-37 11H37L40 16ZM4 2L34-22L12 2V8Z",
        "M-28 16h0M-14 16h0M0 16h0M14 16h0M28 16h0",
        "M-26 5h0M38-32h0",
    ),
    "satellite": (
        "M-10-10H10V10H-10ZM-44-8H-14V8H-44ZM14-8H44V8H14Z",
        "M0-10H10V10H0ZM-44 0H-14V8H-44ZM14 0H44V8H14Z",
        "M-34-8V8M-24-8V8M24-8V8M34-8V8M0-10V-22M-8-24Q0-16 8-24",
        "M-4 0h0M5 4h0",
    ),
    "mech": (
        "M-12-34H10L16-24L14-12H30L44-14V-8L28-4L12-2L16 6L26 8L20 26H4L10 12L2 4L-8 6L-4 14L-12 28H-28L-18 12L-16 2L-22-8Z",
        "M0-12L14-12H30L44-14V-8L28-4L12-2L16 6L26 8L20 26H4L10 12L2 4Z",
        "M-6-28H8M-18-4L-30 2",
        "M6-24h0M0-24h0",
    ),
    "truck": (
        "M-40 10V-18H8V-10H22L32 0H38V10Z",
        "M-40 10V0H38V10ZM8-10H22L28-4H8Z",
        "M-28 12h0M-16 12h0M26 12h0",
        "M36 4h0",
    ),
    "drone": (
        "M-10-4H10L14 4L8 10H-8L-14 4ZM-40-8H-18V-4H-40ZM18-8H40V-4H18Z",
        "M0 4H14L8 10H0ZM18-6H40V-4H18Z",
        "M-10 0L-29-5M10 0L29-5M-44-10H-14M14-10H44",
        "M-3 4h0M5 4h0",
    ),
    "pod": (
        "M0-34Q26-22 24 4Q20 20 8 22L22 30L6 27L0 22L-6 27L-22 30L-8 22Q-20 20-24 4Q-26-22 0-34Z",
        "M0-34Q26-22 24 4Q20 20 8 22L22 30L6 27L0 22Z",
        "M-14-14Q0-22 14-14M-20 4Q0 14 20 4M0-34V-14",
        "M0-4h0",
    ),
    "strider": (
        "M-26-22Q-22-36 0-36Q22-36 26-22Q20-14 0-14Q-20-14-26-22Z",
        "M26-22Q20-14 0-14Q-20-14-26-22Z",
        "M-18-16Q-30 0-38 30M-6-14Q-8 6-12 30M6-14Q10 6 14 30M18-16Q32 0 40 30",
        "M-10-24h0M0-24h0M10-24h0",
    ),
    "saucer": (
        "M-44 0Q-22-12-15-12Q-10-24 0-24Q10-24 15-12Q22-12 44 0Q20 13 0 13Q-20 13-44 0Z",
        "M-44 0H44Q20 13 0 13Q-20 13-44 0Z",
        "M-15-12Q0-6 15-12",
        "M-28 1h0M-14 4h0M0 5h0M14 4h0M28 1h0",
    ),
    "swarm": (
        (
            "M-8-6Q0-14 8-6L16-12L12 2Q0 10-12 2L-16-12ZM-38 8Q-32 2-26 8L-20 4L-24 14"
            "Q-32 18-40 14L-44 4ZM26 16Q32 10 38 16L44 12L40 22Q32 26 24 22L20 12Z"
        ),
        "M-12-2H12L12 2Q0 10-12 2ZM-42 10H-22L-24 14Q-32 18-40 14ZM22 18H42L40 22Q32 26 24 22Z",
        "M-6-8L-12-20M6-8L12-20",
        "M-4-2h0M4-2h0M-35 10h0M-29 10h0M29 18h0M35 18h0",
    ),
    "leviathan": (
        (
            "M46-8Q24-30-8-26Q-36-22-46 2Q-36-4-30 0Q-38 12-34 24Q-26 12-18 8"
            "Q-16 22-6 30Q-4 16 4 8Q10 20 22 24Q18 10 24 2Q36 2 46-8Z"
        ),
        "M46-8Q20-4-30 0Q-38 12-34 24Q-26 12-18 8Q-16 22-6 30Q-4 16 4 8Q10 20 22 24Q18 10 24 2Q36 2 46-8Z",
        "M-20-18Q0-24 22-16M-26-10Q0-14 28-9",
        "M30-11h0M36-10h0",
    ),
}
FLYING = {"jet", "helicopter", "satellite", "drone", "saucer", "swarm", "leviathan"}
STRANGE = {"pod", "strider", "saucer", "swarm", "leviathan"}


def vehicle(brush: Brush) -> None:
    """A machine: a feature names it (`tank`, `jet`, `warship`… or `strider`, `pod`…), and `space` puts it there."""
    found = [word for word in brush.features if word in MACHINES] or ["tank"]
    make = found[0]
    if make == "satellite" or "space" in brush.features:
        backdrop(brush)
    else:
        day_sky(brush)
        hills(brush, brush.height * 0.68, 8, "f4", 0.7, soft=False)
        brush.linear("e", [(0, "6", 1), (1, "7", 1)])
        water = make in ("warship", "submarine")
        hills(brush, brush.height * 0.8, 1 if water else 3, "f3" if water else "@e")
    x, y = brush.width * brush.between(0.47, 0.53), brush.height * (0.45 if make in FLYING else 0.64)
    if make not in FLYING:
        brush.ellipse(x, y + 34, 74, 6, "fn", 0.45)
    whole, shade, lines, lights = MACHINES[make]
    lit, dark = ("f3", "f4") if make in STRANGE | {"tank", "truck", "mech", "missile", "helicopter"} else ("fm", "fh")
    brush.put(f'<g class="fine" transform="translate({x:.0f} {y:.0f}) scale({-1.9 if brush.chance(0.4) else 1.9} 1.9)">')
    if make == "strider":
        brush.path(lines, "sk dot", 1, 4)
        brush.path(lines, "s3 dot", 1, 2.4)
    brush.path(whole, f"{lit} o")
    brush.path(shade, dark)
    if make != "strider":
        brush.path(lines, "sd dot", 1, 7 if make in ("tank", "truck", "missile") and "h0" in lines else 1.3)
    brush.path(lights, f"{'s5' if make in STRANGE else 'sl'} dot", 1, 8 if make == "pod" else 2.6)
    if make == "pod":
        brush.path("M-3-5h0", "sk dot", 1, 3.4)
    if make not in STRANGE:
        brush.path("M-12-1l5-2l5 2l-5 2z", "f5")
    brush.end()
