"""How soon the page is usable, and how long a change of the picture takes: figures to read, not limits."""

import statistics
import sys
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

import orrery
from orrery.core import Rng
from tests.browser.conftest import NewPage
from tests.browser.player import point, until_still, wait_until_asked
from tests.browser.positions import NAMES
from tests.server.kit import BATTLESTAR, Party, bot, people

ANSWERS = 25
GAMES = [name for name in orrery.games() if not name.startswith(("hidden", "sealed"))]
LOBBY = "() => document.querySelector('.box') ? performance.now() : 0"
TABLE = (
    "() => { const [first] = performance.getEntriesByName('patched'); return first ? first.startTime + first.duration : 0; }"
)
SHOWN = 200  # changes
MOST_GAMES = 9  # a game may end before there have been enough
COUNT = "() => performance.getEntriesByName('patched').length - 1"
CHANGES = "() => performance.getEntriesByName('patched').map((each) => each.duration).slice(1)"


def soon(page: Page, address: str, usable: str) -> float:
    """Milliseconds from requesting a page until it is usable, by the page's own clock."""
    page.goto(address, wait_until="commit")
    return float(page.wait_for_function(usable).json_value())


@pytest.mark.soak
@pytest.mark.parametrize("game", [BATTLESTAR, "race-xeno-invasion"])
def test_the_page_is_quick(game: str, new_page: NewPage, client: httpx.Client, capsys: pytest.CaptureFixture[str]) -> None:
    page = new_page(reduced_motion="no-preference")
    lobby = [soon(page, "/", LOBBY) for _ in range(5)]
    party = Party(client, [*people("Ada"), *(bot("cadet") for _ in range(3))], game=game, seed=5)
    link = party.link(0)
    table = [soon(new_page(), link, TABLE) for _ in range(3)]
    page.goto(link)
    for _ in range(ANSWERS):
        if not wait_until_asked(page):
            break
        point(page)
        yes: Any = page.locator(".confirm .primary")
        if yes.count():
            yes.click()
    changes: list[float] = page.evaluate(CHANGES)
    with capsys.disabled():
        sys.stdout.write(
            f"\n{game}: lobby after {statistics.median(lobby):.0f} ms, table after {statistics.median(table):.0f} ms; "
            f"{len(changes)} changes of the picture took {statistics.median(changes):.1f} ms, nine of ten "
            f"at most {statistics.quantiles(changes, n=10)[-1]:.1f} ms\n"
        )
    assert len(changes) > ANSWERS / 2


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_changed_picture_is_patched_within_a_frame(
    game: str, new_page: NewPage, client: httpx.Client, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two hundred changes of a running table, from the message received to the last mark in place."""
    page = new_page(viewport={"width": 1440, "height": 900})
    rng, seats = Rng(7), max(orrery.game(game).seats)
    changes: list[float] = []
    for seed in range(MOST_GAMES):
        party = Party(client, people(*NAMES[:seats]), game=game, seed=seed)
        page.goto(party.link(0))
        page.wait_for_function(TABLE)
        while len(changes) + page.evaluate(COUNT) < SHOWN and party.play(rng):
            page.wait_for_timeout(50)  # for the picture to be sent
        changes += page.evaluate(CHANGES)
        if len(changes) >= SHOWN:
            break
    with capsys.disabled():
        sys.stdout.write(
            f"\n{game} for {seats}: {len(changes)} changes took {statistics.median(changes):.1f} ms, 19 of 20 "
            f"at most {statistics.quantiles(changes, n=20)[-1]:.1f} ms, all at most {max(changes):.1f} ms\n"
        )
    assert len(changes) >= SHOWN


# Counts what changes on the page: elements added or removed, and attributes changed.
WATCH = """() => {
  window.watcher?.disconnect();
  window.touched = { elements: 0, attributes: 0 };
  const count = (nodes) => [...nodes].filter((node) => node.nodeType === 1)
    .reduce((sum, one) => sum + 1 + one.querySelectorAll('*').length, 0);
  window.watcher = new MutationObserver((changes) => {
    for (const { type, addedNodes, removedNodes, target, attributeName, oldValue } of changes) {
      window.touched.elements += count(addedNodes) + count(removedNodes);
      if (type === 'attributes' && oldValue !== target.getAttribute(attributeName)) window.touched.attributes += 1;
    }
  });
  const what = { subtree: true, childList: true, attributes: true, attributeOldValue: true };
  window.watcher.observe(document.querySelector('.play'), what);
}"""
PARTS = "() => document.querySelectorAll('.play *').length"


@pytest.mark.parametrize("game", [BATTLESTAR, "race-xeno-invasion"])
def test_a_change_touches_only_what_has_changed(game: str, new_page: NewPage, client: httpx.Client) -> None:
    """A change updates part of the picture, not all of it, so it fits into one frame however large the table is."""
    page = new_page()
    party = Party(client, people("Ada", "Grace"), game=game, seed=5)
    page.goto(party.link(0))
    wait_until_asked(page)
    until_still(page)
    all_of_it = page.evaluate(PARTS)
    for _ in range(4):
        seat, state = party.asked()
        page.evaluate(WATCH)
        seen, drawn = party.state(0)["seq"], page.evaluate(COUNT)
        party.answer(seat, state["decision"]["options"][0]["action"], state["seq"])
        if party.state(0)["seq"] > seen:
            page.wait_for_function(f"() => ({COUNT})() > {drawn}")
        until_still(page)
        touched = page.evaluate("() => window.touched")
        assert touched["elements"] < all_of_it / 2, touched
        assert touched["attributes"] < all_of_it, touched
    assert all_of_it > 300
