"""People and others as busts in profile, built from few shapes: a head, hair or a helmet, shoulders, a light behind them."""

from orrery.draw.art.brush import Brush
from orrery.draw.art.sky import starry

SKINS = [("#f1cfae", "#c99873"), ("#dcae86", "#a97a55"), ("#b98058", "#84543a"), ("#8a5a3c", "#5a3826"), ("#633e2a", "#3e2618")]
HAIRS = [
    ("#2a2230", "#15111c"),
    ("#5a3a22", "#38220f"),
    ("#c9a15a", "#8f6a30"),
    ("#9a9aa6", "#6a6a78"),
    ("#a0442a", "#6a2614"),
    ("#e8e4e0", "#b0aab0"),
]
FACE = (
    "M44 26Q62 16 74 30Q78 36 77 41L85 53Q85 56 79 57L80 61L78 63L79 67"
    "Q79 75 71 75L63 74L62 92L38 94Q41 78 37 70Q28 60 31 44Q34 30 44 26Z"
)
JAW = "M79 67Q79 75 71 75L63 74L62 92L38 94Q40 86 40 80Q54 82 62 70Q70 70 79 67Z"
STYLES = {  # hair and what covers it: the whole, and what lies in shade
    "short": (
        "M77 33Q72 13 50 15Q27 18 28 46Q29 58 36 66Q41 60 42 50L48 50Q50 40 57 37Q70 38 77 33Z",
        "M28 46Q29 58 36 66Q41 60 42 50L48 50Q49 44 52 41Q36 44 28 46Z",
    ),
    "long": (
        "M77 34Q72 12 50 14Q24 17 25 48Q24 80 14 94Q34 98 44 86Q40 66 43 50L49 50Q50 40 58 37Q70 38 77 34Z",
        "M25 48Q24 80 14 94Q34 98 44 86Q40 66 43 50Q34 52 25 48Z",
    ),
    "bun": (
        "M77 33Q72 13 52 15Q40 16 34 24Q22 16 16 26Q14 38 28 42Q29 56 37 64Q42 58 43 50L49 50Q50 40 57 37Q70 38 77 33Z",
        "M16 26Q14 38 28 42Q29 56 37 64Q42 58 43 50Q30 44 16 26Z",
    ),
    "crop": (
        "M76 30Q68 16 50 18Q32 21 30 44L37 50L43 46Q46 36 56 33Q68 34 76 30Z",
        "M30 44L37 50L43 46Q45 39 50 36Q36 38 30 44Z",
    ),
    "bald": ("", ""),
}
COVERS = {
    "cap": (
        "M26 40Q26 18 50 15Q72 14 80 30L98 36Q97 40 84 39Q60 34 42 42Q32 44 26 40Z",
        "M42 42Q60 34 84 39Q97 40 98 36L80 32Q54 28 26 38Q30 44 42 42Z",
    ),
    "helmet": (
        "M24 56Q20 16 54 12Q84 12 86 40L80 43Q70 36 56 40L52 62L40 72Q26 70 24 56Z",
        "M24 56Q23 46 26 38Q40 52 52 62L40 72Q26 70 24 56Z",
    ),
    "hood": (
        "M20 96Q12 60 24 34Q38 8 62 12Q84 18 84 40Q70 26 56 34Q44 44 46 66Q40 84 44 96Z",
        "M20 96Q14 70 20 46Q32 60 46 66Q40 84 44 96Z",
    ),
    "visor": ("M27 44Q28 16 54 14Q76 14 80 32L82 48L60 50L56 62L38 68Q28 60 27 44Z", "M27 44Q40 54 56 62L38 68Q28 60 27 44Z"),
}
SHOULDERS = "M4 122Q6 98 36 88Q50 100 64 86Q104 92 116 122Z"


def bust(brush: Brush) -> None:
    """Somebody in profile. Features: a style of hair or a cover, `beard`, `glasses`, `scar`, `robot`; else the seed decides.

    `invader` draws one of the others: a tall skull, great eyes, feelers.
    """
    brush.linear("s", [(0, "0", 1), (1, "1", 1)])
    brush.radial("l", [(0, "5", 0.8), (0.6, "5", 0.25), (1, "5", 0)])
    brush.box(0, 0, brush.width, brush.height, "@s")
    starry(brush, 14)
    brush.circle(brush.width * 0.56, brush.height * 0.42, brush.width * 0.52, "@l glow")
    mirror = brush.chance(0.5)
    size = brush.width / 120
    brush.put(f'<g transform="translate({brush.width if mirror else 0:g} 0) scale({-size if mirror else size:g} {size:g})">')
    if "invader" in brush.features:
        stranger(brush)
    else:
        human(brush)
    brush.end()


def portrait(brush: Brush) -> None:
    """The same in a wide picture."""
    brush.linear("s", [(0, "0", 1), (1, "1", 1)])
    brush.radial("l", [(0, "5", 0.8), (0.6, "5", 0.25), (1, "5", 0)])
    brush.box(0, 0, brush.width, brush.height, "@s")
    starry(brush, 30)
    brush.circle(brush.width * 0.5, brush.height * 0.45, brush.height * 0.6, "@l glow")
    brush.turned(0, brush.width * 0.5 - 72, brush.height - 144, 1.2)
    if "invader" in brush.features:
        stranger(brush)
    else:
        human(brush)
    brush.end()


def human(brush: Brush) -> None:
    (skin, shade), (hair, dark) = brush.pick(SKINS), brush.pick(HAIRS)
    if "robot" in brush.features:
        skin, shade = "#cfd6e4", "#7f8aa6"
    brush.path(SHOULDERS, "f3 o")
    brush.path("M64 86Q104 92 116 122H70Q76 104 64 86Z", "f4")
    brush.path("M36 88Q50 100 64 86L60 110L50 100L40 110Z", "f2 o")
    brush.path("M14 104l14-6v8l-14 6z", "f5 o")
    covers = [word for word in brush.features if word in COVERS]
    styles = [word for word in brush.features if word in STYLES] or [brush.pick(list(STYLES))]
    style = "crop" if covers and styles[0] in ("bun", "short") else styles[0]
    if style == "long":
        brush.path(STYLES[style][1], f"{dark}")
    brush.path(FACE, f"{skin} o")
    brush.path(JAW, f"{shade}", 0.75)
    brush.path("M77 41L85 53Q85 56 79 57Q76 50 77 41Z", f"{shade}", 0.4)
    if STYLES[style][0]:
        brush.path(STYLES[style][0], f"{hair} o")
        brush.path(STYLES[style][1], f"{dark}")
    brush.path("M47 50Q53 47 53 54Q53 61 48 61Q44 56 47 50Z", f"{skin} o")
    brush.path("M68 45q3.5-3 7-1.5M66 39.5q5-3 10-.5", "sk", 1, 1.7)
    brush.dots([(72, 45.5)], "sk", 2.4)
    brush.path("M74 63q3-.8 5-.6", "sk", 0.8, 1.3)
    if "beard" in brush.features or (not brush.features and brush.chance(0.25)):
        brush.path("M48 62Q54 66 62 65Q70 60 79 58L80 66Q82 82 68 82Q52 80 48 62Z", f"{hair} o")
    if "glasses" in brush.features:
        brush.path("M66 43h11q1 8-5 8t-6-8zM66 45L48 49", "sk", 1, 1.8)
    if "scar" in brush.features:
        brush.path("M62 44l7 16M61 50l6-2M63 56l6-2", "sr", 0.8, 1.3)
    if "robot" in brush.features:
        brush.path("M40 30V66M56 22V40M60 66L78 68", "sh", 0.9, 1.2)
        brush.circle(72, 45, 3.4, "fr")
    for word in covers:
        brush.path(COVERS[word][0], "f3 o")
        brush.path(COVERS[word][1], "f4")
        if word == "visor":
            brush.path("M58 38H82V50H60Z", "f5 o")
        if word in ("cap", "helmet"):
            brush.circle(60, 27, 4, "fl")


def stranger(brush: Brush) -> None:
    """Not of this Earth."""
    tall = brush.whole(0, 10)
    brush.path("M10 122Q12 102 40 92L66 90Q102 96 110 122Z", "f4 o")
    brush.path("M14 120Q24 104 40 96M106 120Q96 106 76 98", "s5", 0.7, 2)
    skull = (
        f"M52 {14 - tall * 0.6:.0f}Q86 {8 - tall * 0.5:.0f} 86 44Q86 60 78 68Q74 82 64 84"
        f"L62 94L44 96Q46 84 40 76Q22 62 24 {40 - tall:.0f}Q28 18 52 {14 - tall * 0.6:.0f}Z"
    )
    brush.path(skull, "f3 o")
    brush.path("M78 68Q74 82 64 84L62 94L44 96Q46 84 40 76Q60 80 78 68Z", "f4")
    brush.path("M34 26Q44 18 58 20M30 36Q34 30 40 28", "s2", 0.8, 2.2)
    brush.path("M56 44Q70 34 82 42Q80 58 66 58Q56 54 56 44Z", "fk")
    brush.path("M60 45Q70 39 79 44Q77 54 67 54Q60 51 60 45Z", "f5")
    brush.dots([(66, 46)], "sw", 3.2)
    brush.path("M69 72q5-1 8-3", "sk", 0.9, 1.6)
    for k in range(brush.whole(2, 4)):
        x = 34 + 9 * k
        brush.path(
            (
                f"M{x} {20 - tall * 0.5:.0f}"
                f"q-{brush.whole(2, 12)}-{brush.whole(10, 20)} {brush.whole(-14, 10)}-{brush.whole(16, 24)}"
            ),
            "s3",
            1,
            2.6,
        )
    brush.dots([(30, 56), (35, 64), (42, 70), (28, 47)], "s5", 3)
