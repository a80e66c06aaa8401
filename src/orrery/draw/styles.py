"""Every colour of every picture, in three themes, and the style sheet that uses them."""

from functools import cache
from importlib.resources import files

from orrery.core.scene import CAMPS

THEMES = ["dark", "light", "contrast"]

# On the dark of space, on a paper star chart, and for eyes that need strong contrasts. The camps differ in luminance too.
PALETTE = {
    "page": ("#05070f", "#ded5c0", "#000000"),
    "panel": ("#0f1526", "#f7f1e3", "#000000"),
    "rim": ("#2b3554", "#b9ab8c", "#ffffff"),
    "ink": ("#e9edf8", "#1d2238", "#ffffff"),
    "faint": ("#9aa6c6", "#5d5a5c", "#ffffff"),
    "space": ("#0a1024", "#f3ecdb", "#000000"),
    "deep": ("#04060f", "#e6dbc2", "#000000"),
    "star": ("#dfe8ff", "#3a4268", "#9a9a9a"),
    "grid": ("#2a3763", "#b9ac90", "#5a5a5a"),
    "frontier": ("#ffd95a", "#c08a00", "#ffff00"),
    "hole": ("#000000", "#14121c", "#000000"),
    "fire": ("#ff9d3c", "#d9701a", "#ffffff"),
    "spark": ("#fff1c9", "#ffd9a0", "#ffffff"),
    "planet": ("#a45cf0", "#8a4bd0", "#d9a6ff"),
    "lilac": ("#d9b6ff", "#c9a4f2", "#f0dcff"),
    "dusk": ("#3b1668", "#4a2280", "#5a1f9a"),
    "hull": ("#f2f5fc", "#ffffff", "#ffffff"),
    "steel": ("#b9c3d6", "#aeb6c6", "#ffffff"),
    "slate": ("#39435e", "#545c74", "#000000"),
    "plating": ("#5b6682", "#7d859b", "#000000"),
    "eye": ("#ff3b30", "#e0261c", "#ff0000"),
    "can": ("#7df0ff", "#00728f", "#00ffff"),
    "clash": ("#ff8a3c", "#c23a00", "#ffb000"),
    "card": ("#f4ecd8", "#fffaf0", "#000000"),
    "letter": ("#231f2e", "#231f2e", "#ffffff"),
    "night": ("#18203c", "#2b3557", "#000000"),
    "glare": ("#3a4a7a", "#4c5a8c", "#000000"),
    "thread": ("#343f60", "#48537a", "#333333"),
    "stamp": ("#0a0d18", "#12131c", "#000000"),
    "red": ("#ea4242", "#d83a34", "#ff5a5a"),
    "blue": ("#5c9dff", "#558eea", "#7ab8ff"),
    "green": ("#4dd37e", "#55bf75", "#5dff96"),
    "yellow": ("#ffd84a", "#f0c230", "#ffff4d"),
    "violet": ("#bb68f7", "#a763d8", "#cd87ff"),
    "orange": ("#ff8d42", "#e9813b", "#ffb380"),
    "brown": ("#c9824a", "#b8713a", "#ffb37a"),
}
STRENGTHS = {"haze": ("1", "0.9", "0"), "shine": ("1", "1", "0")}  # how much one sees of clouds and sheens
HUES = [*CAMPS, "brown"]  # the colours that a mark and its parts can have


def colour(name: str, theme: str = "dark") -> str:
    """One colour of a theme.

    >>> colour("yellow", "contrast")
    '#ffff4d'
    """
    return PALETTE[name][THEMES.index(theme)]


def variables(theme: str) -> str:
    """A theme as declarations of CSS."""
    rows = PALETTE | STRENGTHS
    return " ".join(f"--{name}: {rows[name][THEMES.index(theme)]};" for name in rows)


def palettes() -> str:
    """Dark unless the reader's system asks for light or contrast; `data-theme` on a root settles it. Paper is light."""
    return "\n".join(
        [
            f":root, [data-theme=dark] {{ {variables('dark')} }}",
            f"@media (prefers-color-scheme: light) {{ :root:not([data-theme]) {{ {variables('light')} }} }}",
            f"[data-theme=light] {{ {variables('light')} }}",
            f"@media (prefers-contrast: more) {{ :root:not([data-theme]) {{ {variables('contrast')} }} }}",
            f"[data-theme=contrast] {{ {variables('contrast')} }}",
            f"@media print {{ :root:root {{ {variables('light')} }} }}",
        ]
    )


@cache
def stylesheet() -> str:
    """The whole style sheet: for a page to serve as a file, and inside every picture that stands alone."""
    camps = "\n".join(f".orrery .{camp} {{ --camp: var(--{camp}); }}" for camp in HUES)
    rules = files("orrery.draw").joinpath("style.css").read_text("utf-8")
    return f"{palettes()}\n{camps}\n{rules}"
