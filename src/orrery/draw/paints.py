"""Shared paints: the few gradients and patterns that shapes are filled with, defined once for a page or picture."""

from functools import cache

from orrery.core.scene import CAMPS

# A stop is where it lies, the style word that gives its colour, and how much of it one sees.
Stop = tuple[float, str, float]

RADIAL: dict[str, tuple[str, list[Stop]]] = {
    "sky": ('cx="0.5" cy="0.5" r="0.72"', [(0, "space", 1), (0.55, "space", 1), (1, "deep", 1)]),
    "globe": ('cx="0.34" cy="0.3" r="0.8"', [(0, "lilac", 1), (0.35, "planet", 1), (1, "dusk", 1)]),
    "dusk": ('cx="0.32" cy="0.28" r="0.85"', [(0.55, "dusk", 0), (1, "dusk", 0.85)]),
    "corona": ('cx="0.5" cy="0.5" r="0.5"', [(0.3, "fire", 0.75), (0.62, "fire", 0.22), (1, "fire", 0)]),
    "glow": ('cx="0.5" cy="0.5" r="0.5"', [(0, "spark", 0.95), (0.22, "spark", 0.5), (0.55, "spark", 0.12), (1, "spark", 0)]),
    "face": ('cx="0.5" cy="0.5" r="0.5"', [(0, "space", 1), (1, "deep", 1)]),
    "ball": (
        'cx="0.34" cy="0.3" r="0.78"',
        [(0, "light", 0.62), (0.22, "light", 0.2), (0.5, "shade", 0.04), (0.8, "shade", 0.5), (1, "shade", 0.78)],
    ),
    "window": ('cx="0.5" cy="0.42" r="0.75"', [(0, "glare", 1), (1, "night", 1)]),
}
CLOUD: list[Stop] = [(0, "cloud", 0.42), (0.4, "cloud", 0.16), (1, "cloud", 0.03)]
HAZE: list[Stop] = [(0, "cloud", 0.5), (0.35, "cloud", 0.24), (0.7, "cloud", 0.06), (1, "cloud", 0)]
FADE: list[Stop] = [(0, "body", 0), (0.74, "body", 0), (0.93, "body", 0.75), (1, "body", 1)]  # art into the card below it
LINEAR: dict[str, list[Stop]] = {
    "sheen": [(0, "light", 0.42), (0.32, "light", 0), (0.8, "shade", 0), (1, "shade", 0.36)],
    "deck": [(0, "plating", 1), (1, "slate", 1)],
    "steel": [(0, "hull", 1), (0.5, "steel", 1), (1, "steel", 1)],
}


def stops(rows: list[Stop]) -> str:
    return "".join(f'<stop class="{word}" offset="{place:g}" stop-opacity="{seen:g}"/>' for place, word, seen in rows)


@cache
def defs_svg() -> str:
    """All shared paints as one `<defs>` element; a page needs it once, in an SVG that is not `display: none`."""
    radial = [
        f'<radialGradient id="paint-{name}" {form}>{stops(rows)}</radialGradient>' for name, (form, rows) in RADIAL.items()
    ]
    linear = [
        f'<linearGradient id="paint-{name}" x1="0" y1="0" x2="0.35" y2="1">{stops(rows)}</linearGradient>'
        for name, rows in LINEAR.items()
    ]
    clouds = [
        f'<radialGradient id="paint-{camp}" class="{camp}" cx="0.5" cy="0.5" r="0.55">{stops(CLOUD)}</radialGradient>'
        for camp in CAMPS
    ]
    clouds += [f'<radialGradient id="paint-haze-{camp}" class="{camp}">{stops(HAZE)}</radialGradient>' for camp in CAMPS]
    fade = f'<linearGradient id="paint-fade" x1="0" y1="0" x2="0" y2="1">{stops(FADE)}</linearGradient>'
    weave = (
        '<pattern id="paint-weave" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect class="weft" width="8" height="8"/><rect class="warp" width="4" height="4"/>'
        '<rect class="warp" x="4" y="4" width="4" height="4"/></pattern>'
    )
    return f'<defs class="orrery">{"".join([*radial, *linear, *clouds, fade, weave])}</defs>'
