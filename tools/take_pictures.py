"""Take the pictures of the README again: the shelf, and a table of each game in the course of play, as the page shows them.

    python tools/take_pictures.py [NAME …]      all by default; see PICTURES

It needs Chromium and the extra `dev`.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.browser.positions import asked, midway, played, table  # noqa: E402
from tests.server.kit import Server, sqlite  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"


class Shot(NamedTuple):
    """A table to look at: the game, its options and seats, where in the game, the theme, and the luck of the game."""

    game: str
    options: str
    seats: int
    where: float | str
    theme: str
    seed: int = 1


PICTURES: dict[str, Shot | None] = {
    "shelf": None,
    "battlestar-galactica-1978": Shot("battlestar-galactica-1978", "", 4, 0.5, "dark"),
    "race-xeno-invasion": Shot("race-xeno-invasion", "mode=invasion", 4, 0.6, "dark"),
    "planet-raiders": Shot("planet-raiders", "", 3, 0.5, "dark"),
    "terra-galactix": Shot("terra-galactix-invasion", "", 3, 0.4, "dark"),
    "invaders": Shot("invaders", "", 2, 0.709, "dark", seed=52),  # nineteen cards in play, and a hand to choose from
}


def opened(browser: Browser, address: str, theme: str, height: int = 900) -> Page:
    return browser.new_context(
        base_url=address,
        viewport={"width": 1440, "height": height},
        locale="en-GB",
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
    ).new_page()


def take(name: str, browser: Browser, server: Server) -> None:
    """One picture, written into its file."""
    shot = PICTURES[name]
    page = opened(browser, server.address, shot.theme if shot else "dark")
    if shot is None:
        page.goto("/")
        page.wait_for_selector(".shelf-box")
    else:
        game = played(shot.game, shot.seats, shot.options, shot.seed)
        line = asked(game, shot.where) if isinstance(shot.where, str) else midway(game, shot.where)
        with server.client() as client:
            page.goto(table(client, game, line).link(0))
        page.wait_for_selector(".yours")
    page.wait_for_function("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(1500)  # generated art is fetched by name
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file)
    page.context.close()
    sys.stdout.write(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB\n")


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite(Path(folder) / "tables.sqlite3")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name in names or PICTURES:
            take(name, browser, server)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
