"""Whole games on a phone, by touch alone."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import chosen, next_frame, picture, scrolls_sideways, wait_until_asked
from tests.server.kit import BATTLESTAR, Party, bot, people

TAPS = 7_000  # more than any game of these tests takes
RACE = "race-xeno-invasion"
# What a player would tap: a mark that means something and is on the screen, a button of the bar where there is no such mark.
CHOOSE = """(turn) => {
  const marks = [...document.querySelectorAll('.play g[role=button]:not([aria-pressed=true])')];
  const mark = marks[turn % Math.max(marks.length, 1)];
  mark?.scrollIntoView({ block: 'center' });
  const buttons = [...document.querySelectorAll('.answers > .answer')].filter((one) => one.checkVisibility());
  const found = mark && (buttons.length === 0 || turn % 3 > 0) ? mark : buttons[turn % Math.max(buttons.length, 1)];
  const box = found?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)] : null;
}"""


def tap(page: Page, turn: int) -> None:
    """One answer by touch, with the confirmation that a small mark or a last step needs."""
    yes = page.locator(".confirm .primary")
    if yes.count():
        yes.tap()
        return
    if page.locator("#raider").count() and (goal := chosen(page)):
        page.locator(f"[id='{goal['id']}']").tap(force=True)
        return
    spot = page.evaluate(CHOOSE, turn)
    if spot is None:
        next_frame(page)
        return
    page.touchscreen.tap(*spot)


@pytest.mark.parametrize(
    ("game", "options", "theme"),
    [
        (BATTLESTAR, "loose-home", "dark"),
        pytest.param(RACE, "preset-hands", "light", marks=pytest.mark.soak),
        pytest.param(RACE, "mode=invasion preset-hands", "dark", marks=pytest.mark.soak),
        pytest.param("invaders", "", "light", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_by_touch(new_page: NewPage, client: httpx.Client, game: str, options: str, theme: str) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True, color_scheme=theme, locale="fr-FR")
    page.goto(Party(client, [*people("Ada"), bot()], game=game, options=options, seed=3).link(0))
    name = f"touch-{game[:4]}-{theme}"
    for turn in range(TAPS):
        if not wait_until_asked(page):
            break
        if turn % 12 == 0:
            picture(page, f"{name}-{turn:03}")
            assert not scrolls_sideways(page)
        tap(page, turn)
    expect(page.locator(".outcome h2")).to_be_visible()
    picture(page, f"{name}-over")
    page.locator(".outcome a, .outcome button").filter(has_text="Revoir").tap()
    page.wait_for_selector(".replay-bar")
    page.get_by_role("button", name="Tour précédent").tap()
    picture(page, f"{name}-replay")
    assert not scrolls_sideways(page)
