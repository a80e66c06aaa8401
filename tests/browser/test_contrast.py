"""Tables at high contrast: where the system prefers more contrast, and where it forces the colours."""

from itertools import cycle
from typing import Any

import httpx
import pytest

import orrery
from tests.browser.conftest import NewPage
from tests.browser.measures import complaints
from tests.browser.player import picture, serious_findings, until_still
from tests.browser.positions import midway, played, table

WISHES: list[dict[str, Any]] = [
    {"contrast": "more"},
    {"forced_colors": "active", "color_scheme": "dark"},
    {"forced_colors": "active", "color_scheme": "light"},
]
GAMES = [name for name in orrery.games() if not name.startswith(("hidden", "sealed"))]
# Buttons without a visible border, clickable marks without a visible outline, and a question without a frame.
UNSEEN = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const over = (...colours) => {
    for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (rgb) => rgb.map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
  const apart = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const sees = (colour) => apart(over(page, colour), over(page)) >= 3;
  const found = [];
  for (const button of document.querySelectorAll('.answer, .bar .small, .top nav > *')) {
    const style = getComputedStyle(button);
    const isBordered = parseFloat(style.borderTopWidth) >= 1 && sees(style.borderTopColor);
    const isSeen = isBordered || sees(style.backgroundColor) || !button.checkVisibility();
    if (!isSeen) found.push(`button ${button.textContent.trim()}`);
  }
  const panel = getComputedStyle(document.documentElement).getPropertyValue('--panel');
  for (const rim of document.querySelectorAll('.play .can > .edge')) {
    const { stroke } = getComputedStyle(rim);
    const isSeen = stroke === 'none' || apart(over(stroke), over(panel)) >= 3 || !rim.checkVisibility();
    if (!isSeen) found.push(`rim of ${rim.parentElement.id}`);
  }
  const bar = getComputedStyle(document.querySelector('.bar.asked'));
  if (parseFloat(bar.outlineWidth) < 1 || !sees(bar.outlineColor)) found.push('the question');
  return found;
}"""


@pytest.mark.parametrize(("name", "wish"), list(zip(GAMES * 2, cycle(WISHES), strict=False)))
def test_a_table_is_usable_at_high_contrast(new_page: NewPage, client: httpx.Client, name: str, wish: dict[str, Any]) -> None:
    game = played(name, 2, "turn-limit=50" if name.startswith("terra") else "")
    page = new_page(**wish)
    page.goto(table(client, game, midway(game)).link(0))
    page.wait_for_selector(".yours")
    page.wait_for_selector(".play g.can")
    until_still(page)
    picture(page, f"contrast-{name}-{'-'.join(wish.values())}")
    assert page.evaluate(UNSEEN) == []
    assert complaints(page, "1366x768") == []
    assert serious_findings(page) == []
