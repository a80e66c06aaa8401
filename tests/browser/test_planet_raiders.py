"""Whole games of Planet Raiders against a captain by pointing: with the mouse on a wide screen, with a finger on a phone."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.measures import SIZES
from tests.browser.player import next_frame, picture, scrolls_sideways, wait_until_asked
from tests.server.kit import Party, bot, people

MOST_STEPS = 6_000  # clicks; a game takes some hundreds

# What a raider would do next: take what can be taken, else move to the target nearest to the ship; lay a few rockets beside
# the raiders with the nose towards the ship, and keep the rest. Buttons are pressed only for what no mark means.
CHOOSE = """(placed) => {
  const usable = (selector) =>
    [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && !each.disabled);
  const press = (found) => {
    found.scrollIntoView({ block: 'nearest' });
    return { spot: centre(found), pressed: found.dataset.action ?? '' };
  };
  const box = (mark) => mark.getBoundingClientRect();
  const centre = (mark) => [box(mark).x + box(mark).width / 2, box(mark).y + box(mark).height / 2];
  const far = (one, other) => { const [a, b] = [centre(one), centre(other)]; return Math.hypot(a[0] - b[0], a[1] - b[1]); };
  const nearest = (marks, goals) =>
    marks.map((mark) => [Math.min(...goals.map((goal) => far(mark, goal))), mark]).sort((a, b) => a[0] - b[0])[0]?.[1];
  const sure = usable('.confirm .primary');
  if (sure) return press(sure);
  const open = [...document.querySelectorAll('.play g[role=button]:not([aria-pressed=true])')];
  const ship = document.getElementById('ship-red');
  const mine = [1, 2, 3].map((number) => document.getElementById(`raider-R${number}`)).filter(Boolean);
  const targets = open.filter((mark) => mark.classList.contains('target'));
  const hand = open.filter((mark) => mark.id.startsWith('hand-'));
  const stop = usable('.answer[data-action="halt"]') ?? usable('.answer[data-action="done"]');
  let mark = targets.find((each) => each.classList.contains('battle'));
  if (!mark && usable('.answer[data-action="halt"]')) return press(stop);
  if (!mark && targets.some((each) => each.classList.contains('dot') && each.id.length === 9)) mark = nearest(targets, mine);
  mark ??= nearest(targets, [ship]);
  if (!mark && placed < 2) mark = hand[0];
  if (!mark) return stop ? press(stop) : open[0] ? { mark: open[0].id } : usable('.answer') ? press(usable('.answer')) : null;
  return { mark: mark.id };
}"""
SPOT = """(id) => {
  const mark = document.getElementById(id);
  mark.scrollIntoView({ block: 'center' });
  const box = mark.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def step(page: Page, placed: int, tap: Any) -> int:
    """One answer, or one pick towards it; returns how many rockets were taken in this turn."""
    found = page.evaluate(CHOOSE, placed) or {}
    if "mark" in found:
        tap(*page.evaluate(SPOT, found["mark"]))
    elif found:
        tap(*found["spot"])
    next_frame(page)
    if found.get("pressed") == "done":
        return 0
    return placed + 1 if found.get("mark", "").startswith("hand-") else placed


@pytest.mark.parametrize("size", ["1440x900", pytest.param("360x740", marks=pytest.mark.soak)])
def test_a_whole_game_against_a_captain_by_pointing(new_page: NewPage, client: httpx.Client, size: str) -> None:
    width, height, phone = SIZES[size]
    party = Party(client, [*people("Ada"), bot("captain")], game="planet-raiders", seed=5)
    look = {"locale": "fr-FR", "color_scheme": "light"} if phone else {}
    page = new_page(viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone, **look)
    page.goto(party.link(0))
    placed = 0
    for count in range(MOST_STEPS):
        if not wait_until_asked(page):
            break
        placed = step(page, placed, page.touchscreen.tap if phone else page.mouse.click)
        if count % 20 == 0:
            picture(page, f"raiders-{size}-{count:03}")
            assert not scrolls_sideways(page)
    expect(page.locator(".outcome h2")).to_be_visible()
    picture(page, f"raiders-{size}-over")
