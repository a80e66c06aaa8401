"""Every screen of every game at six sizes: words that can be read, targets that can be hit, nothing covered, no room wasted."""

from functools import cache

import httpx
import pytest
from playwright.sync_api import Page

import orrery
from orrery.core import NATURE, Rng
from tests.browser.conftest import NewPage
from tests.browser.measures import SIZES, complaints
from tests.browser.player import picture, serious_findings
from tests.server.kit import Party, people

OWN = [name for name in orrery.games() if not name.startswith("hidden")]
NAMES = ["Ada", "Halley", "Leavitt", "Cassini", "Kepler"]


@cache
def says_its_parts(name: str) -> bool:
    """Whether a game's scenes name their parts; others stand as they are drawn."""
    game = orrery.game(name)
    state = game.start(min(game.seats), game.options(""))
    rng = Rng(1)
    while state.turn() == NATURE:
        state.apply(NATURE, state.chance(rng))
    return any(panel.part for panel in game.scene(state.observe(0), None, game.words).panels)


GAMES = ["battlestar-galactica-1978"]  # whose screens keep all measures; the others are still being drawn for small screens
assert all(says_its_parts(name) for name in GAMES)


def screen(new_page: NewPage, size: str, **wishes: object) -> Page:
    width, height, phone = SIZES[size]
    return new_page(viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone, **wishes)


def judged(page: Page, size: str, name: str, *, table: bool = True) -> list[str]:
    """What is wrong with a screen, which is also left as a picture to look at."""
    picture(page, f"{name}-{size.rstrip('%')}")
    return complaints(page, size, table) + serious_findings(page)


def played(client: httpx.Client, name: str, seats: int, steps: int) -> Party:
    """A table after some answers, the first seat being asked if that comes about soon."""
    party, rng = Party(client, people(*NAMES[:seats]), game=name, seed=7), Rng(7)
    for step in range(steps + 40):
        if step >= steps and party.asked() and party.asked()[0] == 0:
            break
        if not party.play(rng):
            break
    return party


def settled(page: Page) -> None:
    page.wait_for_selector(".play .picture-panel svg", state="attached")
    page.wait_for_function("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(300)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("locale", "theme"), [("en-GB", "dark"), ("fr-FR", "light")])
def test_the_lobby_and_an_open_box(new_page: NewPage, size: str, locale: str, theme: str) -> None:
    page = screen(new_page, size, locale=locale, color_scheme=theme)
    page.goto("/")
    page.wait_for_selector(".shelf-box")
    assert judged(page, size, f"lobby-{theme}", table=False) == []
    page.locator(".shelf-box button").first.click()
    page.wait_for_selector("dialog[open]")
    assert judged(page, size, f"box-{theme}", table=False) == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize(("locale", "theme"), [("en-GB", "dark"), ("fr-FR", "light")])
def test_a_table(new_page: NewPage, client: httpx.Client, name: str, seats: str, locale: str, theme: str) -> None:
    allowed = orrery.game(name).seats
    party = played(client, name, min(allowed) if seats == "fewest" else max(allowed), 24)
    found = []
    for size in SIZES:
        page = screen(new_page, size, locale=locale, color_scheme=theme)
        page.goto(party.link(0))
        settled(page)
        found += [f"{size}: {each}" for each in judged(page, size, f"{name}-{seats}-{theme}")]
        page.context.close()
    assert found == []


@pytest.mark.parametrize("name", GAMES)
def test_the_end_and_the_replay(new_page: NewPage, client: httpx.Client, name: str) -> None:
    party = played(client, name, min(orrery.game(name).seats), 0)
    party.finish(Rng(3))
    found = []
    for size in SIZES:
        page = screen(new_page, size)
        page.goto(party.link(0))
        page.wait_for_selector(".outcome")
        settled(page)
        found += [f"{size}: {each}" for each in judged(page, size, f"{name}-end")]
        page.goto(f"/replay/{party.table}#/10")
        page.wait_for_selector(".replay-bar")
        settled(page)
        found += [f"replay {size}: {each}" for each in judged(page, size, f"{name}-replay")]
        page.context.close()
    assert found == []


def test_the_rules(new_page: NewPage) -> None:
    for size in SIZES:
        page = screen(new_page, size)
        page.goto(f"/#/rules/{GAMES[0]}")
        page.wait_for_selector(".rules li")
        assert judged(page, size, "rules", table=False) == []
