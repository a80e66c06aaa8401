"""A player at the page, who points or uses keys, and the checks of what the page shows."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STEPS = 3_000  # more than any game of these tests takes, with waiting

# The mark that a player would click: the target next to the goal, else a button, else whatever glows.
CHOOSE = """() => {
  const box = (mark) => mark.getBoundingClientRect();
  const centre = (mark) => [box(mark).x + box(mark).width / 2, box(mark).y + box(mark).height / 2];
  const far = (one, other) => { const [a, b] = [centre(one), centre(other)]; return Math.hypot(a[0] - b[0], a[1] - b[1]); };
  const open = [...document.querySelectorAll('.play g[role=button]:not([aria-pressed=true])')];
  if (open.length === 0) return null;
  const [raider, ship, home] = ['raider', 'ship-red', 'station-red'].map((id) => document.getElementById(id));
  const goal = raider && far(raider, ship) < 4 ? home : raider;
  const targets = open.filter((mark) => mark.classList.contains('target'));
  const best = goal ? targets.sort((a, b) => far(a, goal) - far(b, goal))[0] : null;
  const mark = best ?? open.find((each) => each.classList.contains('button')) ?? open[0];
  const spot = centre(mark);
  return { id: mark.id, x: spot[0], y: spot[1] };
}"""
# Clickable cards whose accessible name differs from the visible one.
NAMELESS = """() => [...document.querySelectorAll('.play :is(.illustrated, .unit)[role=button]')].filter((card) => {
  const lines = [...card.querySelectorAll(':scope > .title, :scope > .plaque > .title')].map((line) => line.textContent.trim());
  const written = lines.join(' ').replace('…', '');
  return !card.getAttribute('aria-label').replace(/\\s+/g, ' ').includes(written.slice(0, 12));
}).map((card) => `not called as written: ${card.id}`)"""
READY = """() => !document.querySelector('.answer:disabled, .play[aria-busy=true]')
  && (document.querySelector('.outcome') || document.querySelector('.play g[role=button], .answer'))"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
# Whether the picture is that of the question, with its fonts, and nothing moves any more.
STILL = """() => !document.querySelector('.play[aria-busy=true]') && document.fonts.status === 'loaded'
  && document.getAnimations().every((each) =>
    each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"""


def picture(page: Page, name: str) -> None:
    """A screenshot to look at; nothing is compared with it."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def wait_until_asked(page: Page) -> bool:
    """Waits for a question and its picture, and closes a notice, which may lie over both; False when the game is over."""
    next_frame(page)
    page.wait_for_function(READY)
    page.evaluate("document.querySelector('.notice .quiet')?.click()")
    return page.locator(".outcome").count() == 0


def next_frame(page: Page) -> None:
    """Until what was clicked or tapped has been heard and drawn."""
    page.evaluate(FRAMES)


def until_still(page: Page) -> None:
    page.wait_for_function(STILL)
    next_frame(page)
    page.wait_for_function(STILL)


def point(page: Page) -> None:
    """One click on the best mark, or on a button where no mark means an answer."""
    spot = chosen(page)
    if spot:
        page.mouse.click(spot["x"], spot["y"])
    else:
        take_button(page)


def chosen(page: Page) -> Any:
    return page.evaluate(CHOOSE)


def take_button(page: Page) -> None:
    """The last answer's button, if it is there and can be pressed."""
    if page.locator(".answer:visible:enabled").count():
        page.locator(".answer:visible:enabled").last.click()


def press(page: Page) -> None:
    """The same by keys: focus the board, move to the mark, choose it."""
    spot = chosen(page)
    if spot:
        page.keyboard.press("b")
        page.evaluate("id => document.getElementById(id)?.focus()", spot["id"])
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")


def play(page: Page, step: Any) -> int:
    """Answers until the game is over; returns the number of answers."""
    for count in range(STEPS):
        if not wait_until_asked(page):
            return count
        step(page)
    raise AssertionError("the game did not end")


def expect_my_move(page: Page) -> None:
    expect(page.locator(".yours")).to_be_visible()


def serious_findings(page: Page) -> list[str]:
    """What axe finds wrong for people who cannot see, hear or point well."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
    nameless: list[str] = page.evaluate(NAMELESS)
    return nameless + [
        f"{each['id']}: {node['html'][:120]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
        if each["id"] != "label-content-name-mismatch" or not is_explained(page, node["target"][0])
    ]


def is_explained(page: Page, selector: str) -> bool:
    """Whether it is a card or a zone of war: its accessible name says what it does or adds up to, not figure by figure."""
    explained = ".illustrated, .unit, .card, .slip, .theatre"
    return bool(page.evaluate(f"(found) => document.querySelector(found)?.matches('{explained}')", selector))


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth"))
