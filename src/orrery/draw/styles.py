"""Every colour of every picture, in three themes, and the style sheet that uses them."""

from functools import cache
from importlib.resources import files

from orrery.core.scene import CAMPS
from orrery.draw.art.tones import art_css, tones_css

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
    "gold": ("#ffd95a", "#785600", "#ffff00"),  # figures that decide the game
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
    "beam": ("#f2f5fc", "#f2a79d", "#ffffff"),  # the core of a ray of fire
    "can": ("#7df0ff", "#00728f", "#00ffff"),
    "clash": ("#ff8a3c", "#c23a00", "#ffb000"),
    "card": ("#f4ecd8", "#fffaf0", "#000000"),
    "letter": ("#231f2e", "#231f2e", "#ffffff"),
    "night": ("#18203c", "#2b3557", "#000000"),
    "glare": ("#3a4a7a", "#4c5a8c", "#000000"),
    "thread": ("#343f60", "#48537a", "#333333"),
    "stamp": ("#0a0d18", "#06070d", "#000000"),
    "red": ("#d63333", "#cf3030", "#ff5a5a"),
    "on-red": ("#ffffff", "#ffffff", "#000000"),  # letters: red is the darkest of the camps
    "blue": ("#5c9dff", "#5c96f2", "#7ab8ff"),
    "green": ("#4dd37e", "#59c97b", "#5dff96"),
    "yellow": ("#ffd84a", "#f0c230", "#ffff4d"),
    "violet": ("#bb68f7", "#ac6cde", "#cd87ff"),
    "orange": ("#ff8d42", "#f28a43", "#ffb380"),
    "body": ("#0d1324", "#fdf8ec", "#000000"),  # of a card below its art
    "tab-1": ("#45c4d0", "#1f9fae", "#5fe8f5"),
    "tab-2": ("#a595f5", "#8a78e0", "#c4b8ff"),
    "tab-3": ("#f08a5c", "#e07440", "#ffa680"),
    "tab-4": ("#e8bf4e", "#d9a520", "#ffe07a"),
    "tab-5": ("#6fcf7c", "#4fae5c", "#8cf59a"),
    "tab-6": ("#f2706a", "#e05a54", "#ff8a84"),
    "sea": ("#0b2340", "#cfdde6", "#000000"),
    "lowland": ("#15443f", "#c3d3a8", "#1a1a1a"),
    "limb": ("#8fd0ff", "#4f7fae", "#ffffff"),
    "lane": ("#7d8dbd", "#8f8268", "#c8c8c8"),  # lines of a star map, those that are safe, and the light of its stars
    "haven": ("#63cdfa", "#1f86b8", "#66d9ff"),
    "star-name": ("#ffe9a8", "#6b4700", "#ffff8c"),
    "glint": ("#fffbe6", "#b87a00", "#ffffff"),
    "brown": ("#c9824a", "#b8713a", "#ffb37a"),
}
# What all generated art shares: on paper shadows are ink, skies are washes and solids have an outline.
ART = {
    "art-night": ("100%", "0%", "100%"),
    "art-paper": ("#fbf6e9", "#fbf6e9", "#fbf6e9"),
    "art-ink": ("#060914", "#3a3350", "#000000"),
    "art-line": ("0.9", "0.9", "1.4"),
    "art-star": ("#ffffff", "#7a6f8c", "#ffffff"),
    "art-shade": ("#02030a", "#31264f", "#000000"),
    "art-dusk": ("1", "0.5", "1"),
    "art-glow": ("1", "0.75", "1"),
    "art-lamp": ("#ffd98a", "#f0a030", "#ffe7a8"),
    "art-threat": ("#ff5a4a", "#cf3a2c", "#ff6a5a"),
    "art-metal": ("#dfe6f5", "#f4f1ea", "#ffffff"),
    "art-iron": ("#7f8aa6", "#a9a6b4", "#a0a8b8"),
    "art-coal": ("#343d57", "#6d6a80", "#3a4258"),
}
STRENGTHS = {"haze": ("1", "0.9", "0"), "shine": ("1", "1", "0")}  # how much one sees of clouds and sheens
TABS = [f"tab-{number}" for number in range(1, 7)]  # colours of phases
HUES = [*CAMPS, "brown"]  # the colours that a mark and its parts can have


def colour(name: str, theme: str = "dark") -> str:
    """One colour of a theme.

    >>> colour("yellow", "contrast")
    '#ffff4d'
    """
    return PALETTE[name][THEMES.index(theme)]


def variables(theme: str) -> str:
    """A theme as declarations of CSS."""
    rows = PALETTE | STRENGTHS | ART
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
    camps = "\n".join(f".orrery .{camp} {{ --camp: var(--{camp}); }}" for camp in [*HUES, *TABS])
    rules = files("orrery.draw").joinpath("style.css").read_text("utf-8")
    return f"{palettes()}\n{camps}\n{tones_css()}\n{rules}{art_css()}"
