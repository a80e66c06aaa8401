"""Measurements of a screen: sizes of words and targets, overlaps, and how much of the space is used."""

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SIZES = {  # width, height, whether it is a phone; 720 × 450 is 1440 × 900 at 200 % zoom
    "1440x900": (1440, 900, False),
    "1366x768": (1366, 768, False),
    "1024x768": (1024, 768, False),
    "768x1024": (768, 1024, False),
    "360x740": (360, 740, True),
    "200%": (720, 450, False),
}
MEASURES = Path(__file__).with_suffix(".js").read_text("utf-8").partition("\n")[2].rstrip()
ROOM = 0.8  # share of the area beside the log that is used on wide screens
CONTRAST = 4.5  # contrast of words with what is behind them
WIDE = ("1440x900", "1366x768", "1024x768")


def complaints(page: Page, size: str, table: bool = True) -> list[str]:
    """Everything measured on any screen, as sentences; none if all is well."""
    phone = SIZES[size][2]
    found = [f"small words: {each}" for each in measured(page, "smallWords", 12 if phone else 11)]
    found += [f"small target: {each}" for each in measured(page, "smallTargets", 44 if phone else 24)]
    found += [f"cut words: {each}" for each in measured(page, "cutWords")]
    found += [f"scrolls sideways: {each}" for each in measured(page, "sideways")]
    if table:
        found += [f"faint words: {each}" for each in faint_words(page)]
        found += [f"covered: {each}" for each in measured(page, "overlaps")]
        found += [f"cut: {each}" for each in measured(page, "cutPanels")]
        found += [f"lost: {each}" for each in measured(page, "lostMarks")]
        found += [f"cut news: {each}" for each in measured(page, "cutNews")]
        found += [f"own panels cut: {each}" for each in measured(page, "ownCut") if size in WIDE]
        found += [f"rival cut: {each}" for each in measured(page, "rivalsCut") if size in WIDE]
        used = float(measured(page, "used"))
        if size in WIDE and used < ROOM:
            found.append(f"only {used:.0%} of the room is used")
    return found


def faint_words(page: Page) -> list[str]:
    """Words of drawings with too little contrast with what is behind them, measured in a picture of the page without words."""
    words = measured(page, "drawnWords")
    measured(page, "hideWords", 1)
    picture = base64.b64encode(page.screenshot()).decode()
    measured(page, "hideWords", 0)
    found: list[str] = page.evaluate(f"(given) => {MEASURES}.faintWords(given)", [words, picture, CONTRAST])
    return found


def measured(page: Page, what: str, least: int = 0) -> Any:
    return page.evaluate(f"{MEASURES}.{what}({least})")
