"""Somebody who plays at the page: by pointing or by keys, towards a goal or not."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
STEPS = 400  # more than any game of these tests takes

# The mark that a player would click: the target next to the goal, or else a button, or else whatever glows.
CHOOSE = """() => {
  const centre = (mark) => { const box = mark.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const far = (one, other) => { const [a, b] = [centre(one), centre(other)]; return Math.hypot(a[0] - b[0], a[1] - b[1]); };
  const open = [...document.querySelectorAll('.play g[role=button]:not([aria-pressed=true])')];
  if (open.length === 0) return null;
  const [raider, ship, home] = ['raider', 'ship-red', 'station-red'].map((id) => document.getElementById(id));
  const targets = open.filter((mark) => mark.classList.contains('target'));
  const goal = raider && far(raider, ship) < 4 ? home : raider;
  const best = targets.length && goal ? targets.sort((a, b) => far(a, goal) - far(b, goal))[0] : null;
  const mark = best ?? open.find((each) => each.classList.contains('button')) ?? open[0];
  const spot = centre(mark);
  return { id: mark.id, x: spot[0], y: spot[1] };
}"""


def picture(page: Page, name: str, **how: Any) -> None:
    """A screenshot to look at; nothing is compared with it."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png", **how)


def is_over(page: Page) -> bool:
    return page.locator(".outcome").count() > 0


def wait_until_asked(page: Page) -> bool:
    """Waits for a question that the picture has caught up with; False when the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.outcome') || document.querySelector('.play g[role=button]') || document.querySelector('.confirm')"
    )
    return not is_over(page)


def settled(page: Page, change: Any) -> None:
    """Does something, and waits until the page has drawn what came of it."""
    change()
    page.wait_for_function("() => !document.querySelector('.answer:disabled')")


def play_by_mouse(page: Page) -> int:
    """Clicks marks until the game is over; the number of clicks."""
    for step in range(STEPS):
        if not wait_until_asked(page):
            return step
        spot = page.evaluate(CHOOSE)
        if spot:
            before = page.locator(".prompt").inner_text()
            page.mouse.click(spot["x"], spot["y"])
            assert before
            page.wait_for_function("() => !document.querySelector('.answer:disabled')")
    raise AssertionError("the game did not end")


def play_by_keys(page: Page) -> int:
    """Goes to the best mark by its code, or confirms; never touches the mouse."""
    for step in range(STEPS):
        if not wait_until_asked(page):
            return step
        spot = page.evaluate(CHOOSE)
        if spot is None:
            continue
        page.evaluate("id => document.getElementById(id)?.focus()", spot["id"])
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('.answer:disabled')")
    raise AssertionError("the game did not end")


def asked(page: Page) -> None:
    expect(page.locator(".yours")).to_be_visible()
