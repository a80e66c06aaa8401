"""The colours of generated art: eight for each tone, made from its hues, and the style sheet that mixes them for each theme.

A tone has two sky colours (0, 1), the light, middle and dark of its main matter (2, 3, 4), an accent (5) and the light and
dark of a second matter, such as lands in a sea (6, 7). On paper the skies are washes of the main matter.
"""

from colorsys import hls_to_rgb
from importlib.resources import files

# main hue, its saturation, hue of the sky, of the accent and of the second matter; degrees and shares
HUES: dict[str, list[tuple[int, float, int, int, int]]] = {
    "novelty": [
        (212, 0.85, 228, 188, 150),
        (226, 0.8, 262, 196, 35),
        (198, 0.8, 214, 176, 90),
        (238, 0.7, 280, 205, 320),
        (205, 0.65, 240, 45, 20),
    ],
    "rare": [
        (26, 0.62, 18, 34, 12),
        (16, 0.58, 350, 28, 40),
        (34, 0.55, 24, 48, 22),
        (8, 0.5, 330, 20, 200),
        (30, 0.42, 250, 38, 28),
    ],
    "genes": [
        (132, 0.5, 168, 104, 84),
        (158, 0.55, 190, 128, 112),
        (104, 0.48, 150, 70, 140),
        (178, 0.55, 205, 140, 122),
        (86, 0.5, 130, 60, 46),
    ],
    "alien": [
        (46, 0.82, 36, 52, 30),
        (52, 0.75, 265, 48, 56),
        (40, 0.8, 18, 54, 46),
        (48, 0.7, 205, 58, 38),
    ],
    "grey": [
        (216, 0.16, 226, 200, 212),
        (275, 0.26, 262, 300, 30),
        (188, 0.3, 200, 170, 40),
        (338, 0.28, 288, 352, 24),
        (34, 0.26, 232, 42, 140),
    ],
    "xeno": [(292, 0.48, 306, 78, 330), (318, 0.5, 282, 96, 350), (268, 0.5, 296, 84, 110)],
    "steel": [(216, 0.22, 222, 196, 210), (206, 0.3, 230, 40, 24)],
    "crimson": [(4, 0.6, 352, 30, 16), (352, 0.55, 330, 18, 20)],
    "gold": [(42, 0.7, 26, 50, 30), (36, 0.62, 262, 46, 200)],
    "teal": [(182, 0.55, 206, 168, 150), (194, 0.6, 224, 180, 46)],
    "violet": [(262, 0.5, 252, 288, 210), (282, 0.45, 234, 312, 42)],
    "leaf": [(128, 0.45, 176, 96, 88), (150, 0.5, 200, 60, 40)],
    "earth": [(210, 0.8, 226, 200, 112)],
    "camp-red": [(4, 0.78, 340, 24, 16)],
    "camp-yellow": [(44, 0.88, 30, 52, 30)],
    "camp-green": [(142, 0.6, 168, 112, 96)],
    "camp-violet": [(264, 0.72, 250, 290, 300)],
    "camp-blue": [(214, 0.82, 228, 190, 180)],
}


def hsl(hue: float, saturation: float, lightness: float) -> str:
    """A colour as CSS writes it.

    >>> hsl(0, 1, 0.5)
    '#ff0000'
    """
    red, green, blue = hls_to_rgb(hue % 360 / 360, lightness, saturation)
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"


def colours(main: int, saturation: float, sky: int, accent: int, second: int) -> list[str]:
    """The eight colours of a tone, as they are at night."""
    return [
        hsl(sky, min(0.75, saturation + 0.1), 0.09),
        hsl(sky + 14, min(0.62, saturation), 0.23),
        hsl(main, min(1, saturation + 0.1), 0.86),
        hsl(main, saturation, 0.55),
        hsl(main - 6, saturation, 0.19),
        hsl(accent, min(1, saturation + 0.25), 0.72),
        hsl(second, saturation * 0.72, 0.47),
        hsl(second - 8, saturation * 0.7, 0.2),
    ]


def tone_of(kind: str, place: int) -> str:
    """One of the tones of a kind, whatever number is asked for."""
    return f"{kind}-{place % len(HUES[kind])}"


def tones_css() -> str:
    """One rule for each tone."""
    rules = []
    for kind, rows in HUES.items():
        for place, row in enumerate(rows):
            values = ";".join(f"--a{k}:{value}" for k, value in enumerate(colours(*row)))
            rules.append(f".orrery.tone-{kind}-{place}{{{values}}}")
    return "\n".join(rules)


def art_css() -> str:
    """The rules of all generated art; the colours are in `tones_css`."""
    return files("orrery.draw.art").joinpath("art.css").read_text("utf-8")
