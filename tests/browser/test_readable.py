"""Every screen of every game at six sizes: readable words, targets large enough, nothing covered, no space wasted."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any, NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, Page

import orrery
from orrery.core import Replay, read_record
from tests.browser.measures import SIZES, WIDE, complaints
from tests.browser.player import picture, serious_findings, until_still
from tests.browser.positions import Played, asked, midway, played, table
from tests.server.kit import Server
from tests.waiting import IN_A_BROWSER

GAMES = [name for name in orrery.games() if not name.startswith(("hidden", "sealed"))]
LOOKS = [("en-GB", "dark"), ("fr-FR", "light"), ("fr-FR", "dark"), ("en-GB", "light")]
MODES = {
    "race-xeno-invasion": ["", "mode=invasion"],
    "terra-galactix-invasion": ["turn-limit=50", "saute-soucoupes tirs-continus turn-limit=50"],
    "terra-galactix-war": ["turn-limit=50", "chevauchee turn-limit=50"],
    "terra-galactix-invaders-war": ["turn-limit=50"],
}
CROWDED: list[tuple[str, str, int, float | str]] = [  # most cards in hand and on the table, and least room for them
    ("race-xeno-invasion", "", 2, "discard-to-ten"),
    ("race-xeno-invasion", "mode=invasion", 5, "discard-to-ten"),
    ("race-xeno-invasion", "mode=invasion", 4, "invasion-defend"),
    ("race-xeno-invasion", "mode=invasion", 5, 1),
    ("invaders", "match=3", 2, 0.8),
]
TURNED = 0, 0.3, 0.6, 0.9  # how far through a game it is looked at


class Look(NamedTuple):
    """A screen to look at: which game, with which options and seats, where in it, how large, in which language and theme."""

    name: str
    options: str
    seats: int
    where: float | str  # how far through the game, or what is asked; 1 is its end, followed by its replay
    size: str
    locale: str
    theme: str

    def __str__(self) -> str:
        mode = f"-{self.options.replace('=', '-').replace(' ', '-')}" if self.options else ""
        where = "end" if self.where == 1 else self.where
        return f"{self.name}{mode}-{self.seats}-{where}-{self.size.rstrip('%')}-{self.theme}-{self.locale[:2]}"


def modes(name: str) -> list[str]:
    """The options that change what is drawn, and those that keep a game short."""
    return MODES.get(name, [""])


def places(name: str, options: str) -> list[float | str]:
    """Stages of a game, its end, and the questions whose scenes look unlike the others."""
    unlike = [where for game, chosen, _, where in CROWDED if (game, chosen) == (name, options)]
    return list(dict.fromkeys([*TURNED, 1, *unlike]))


def everything() -> Iterator[Look]:
    """All screens: every game and mode, number of seats, stage, size, language and theme."""
    for name in GAMES:
        for options in modes(name):
            for seats in orrery.game(name).seats:
                for where in places(name, options):
                    for size in SIZES:
                        for locale, theme in LOOKS:
                            yield Look(name, options, seats, where, size, locale, theme)


def covering() -> Iterator[Look]:
    """A sample: each game and mode with each number of seats, size, stage and theme, but not every combination."""
    looks = cycle(LOOKS)
    for name in GAMES:
        for options in modes(name):
            seats, parts = cycle(orrery.game(name).seats), cycle(places(name, options))
            for size in SIZES:
                yield Look(name, options, next(seats), next(parts), size, *next(looks))
    for name, options, number, where in CROWDED:
        for size in WIDE:
            yield Look(name, options, number, where, size, *next(looks))


def screen(browser: Browser, server: Server, size: str, locale: str, theme: str) -> Page:
    width, height, phone = SIZES[size]
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        is_mobile=phone,
        has_touch=phone,
        locale=locale,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
    )
    context.set_default_timeout(IN_A_BROWSER)
    return context.new_page()


def judged(page: Page, size: str, name: str, *, table: bool = True) -> list[str]:
    """What is wrong with a screen; a picture of it is kept too."""
    picture(page, name)
    return complaints(page, size, table) + serious_findings(page)


def settled(page: Page) -> None:
    page.wait_for_selector(".play .picture-panel svg", state="attached")
    until_still(page)


def addresses(client: httpx.Client, game: Played, where: float | str) -> tuple[str, str]:
    """A table's page and its replay."""
    line = asked(game, where) if isinstance(where, str) else -1 if where == 1 else midway(game, where)
    party = table(client, game, line)
    return party.link(0), f"/replay/{party.table}#/{midway(game)}"


def look_at(browser: Browser, server: Server, client: httpx.Client, look: Look) -> list[str]:
    """Everything that is wrong with a screen, and with the replay if the game is over."""
    link, replay = addresses(client, played(look.name, look.seats, look.options), look.where)
    page = screen(browser, server, look.size, look.locale, look.theme)
    page.goto(link)
    page.wait_for_selector(".outcome" if look.where == 1 else ".yours")
    settled(page)
    found = judged(page, look.size, str(look))
    if look.where == 1:
        page.goto(replay)
        page.wait_for_selector(".replay-bar")
        settled(page)
        found += [f"replay: {each}" for each in judged(page, look.size, f"{look}-replay")]
    page.context.close()
    return found


@pytest.mark.parametrize("look", list(covering()), ids=str)
def test_a_screen(browser: Browser, server: Server, client: httpx.Client, look: Look) -> None:
    assert look_at(browser, server, client, look) == []


@pytest.mark.soak
@pytest.mark.parametrize("look", list(everything()), ids=str)
def test_any_screen(browser: Browser, server: Server, client: httpx.Client, look: Look) -> None:
    assert look_at(browser, server, client, look) == []


def largest_hand(game: Played) -> tuple[int, int, int]:
    """Most cards that somebody holds in a game of Invaders when asked; the line before which it is, and whose they are."""
    replay, line, found = Replay(orrery.game(game.game), read_record(game.record)), 0, [(0, 0, 0)]
    while replay.step():
        line += 1
        seat = replay.state.turn()
        if seat >= 0:
            hands: Any = replay.state.observe(seat)["hands"]
            found.append((len(hands[seat]), line, seat))
    return max(found)


@pytest.mark.parametrize(("size", "look"), list(zip(WIDE, LOOKS, strict=False)))
def test_a_large_hand_beside_a_board(
    browser: Browser, server: Server, client: httpx.Client, size: str, look: tuple[str, str]
) -> None:
    game = played("invaders", 2)
    count, line, seat = largest_hand(game)
    assert count > 10
    page = screen(browser, server, size, *look)
    page.goto(table(client, game, line).link(seat))
    page.wait_for_selector(".yours")
    settled(page)
    assert page.locator(".in-brief > .illustrated").count() == count
    assert judged(page, size, f"invaders-large-hand-{size}") == []
    page.context.close()


@pytest.mark.parametrize(("size", "look"), list(zip(SIZES, cycle(LOOKS), strict=False)))
def test_the_lobby_an_open_box_and_the_rules(browser: Browser, server: Server, size: str, look: tuple[str, str]) -> None:
    page = screen(browser, server, size, *look)
    page.goto("/")
    page.wait_for_selector(".shelf-box")
    found = judged(page, size, f"lobby-{size.rstrip('%')}-{look[1]}", table=False)
    page.locator(".shelf-box button").first.click()
    page.wait_for_selector("dialog[open]")
    found += judged(page, size, f"box-{size.rstrip('%')}-{look[1]}", table=False)
    page.goto(f"/#/rules/{GAMES[0]}")
    page.wait_for_selector(".rules li")
    found += judged(page, size, f"rules-{size.rstrip('%')}-{look[1]}", table=False)
    page.context.close()
    assert found == []
