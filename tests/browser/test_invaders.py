"""Whole games of Invaders in a browser by pointing: both sides, and a best of three with custom decks."""

import httpx
import pytest
from playwright.sync_api import Page

from orrery.core import Rng
from tests.browser.conftest import NewPage
from tests.browser.player import SHOTS, next_frame, picture, scrolls_sideways, wait_until_asked
from tests.browser.test_decks import start_with_own_decks
from tests.games.invaders.matches import assert_a_whole_match
from tests.server.kit import Party, bot, people

MOST_STEPS = 30_000  # clicks; a best of three takes some hundreds

# A player who tries everything: ends a third of the phases at once, else points at something that glows; after a
# first pick presses one of the remaining answers.
CHOOSE = """(luck) => {
  const press = (found) => { found.click(); return { pressed: found.dataset.action ?? found.textContent }; };
  const shown = (each) => each.checkVisibility() && !each.disabled;
  const usable = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const sure = usable('.confirm .primary')[0];
  if (sure) return press(sure);
  const answers = usable('.answer');
  const ending = usable('.answer[data-action="end"], .answer[data-action="done"]')[0];
  if (ending && luck % 3 === 0) return press(ending);
  if (document.querySelector('.play.narrowed') && answers.length) return press(answers[luck % answers.length]);
  const open = usable('.play g[role=button]:not([aria-pressed=true])');
  if (open.length === 0) return answers.length ? press(answers[luck % answers.length]) : null;
  const mark = open[luck % open.length];
  mark.scrollIntoView({ block: 'center' });
  const box = mark.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, mark: mark.id };
}"""


def play_to_the_end(page: Page, luck: Rng) -> int:
    """Points until the game is over; returns the number of clicks."""
    for count in range(MOST_STEPS):
        if not wait_until_asked(page):
            return count
        found = page.evaluate(CHOOSE, int(luck.below(1_000_003)))
        if found and "x" in found:
            page.mouse.click(found["x"], found["y"])
        next_frame(page)
    raise AssertionError("the game did not end")


@pytest.mark.soak
@pytest.mark.parametrize(("seat", "locale", "scheme"), [(0, "fr-FR", "dark"), (1, "en-GB", "light")])
def test_a_whole_game_from_each_side(new_page: NewPage, client: httpx.Client, seat: int, locale: str, scheme: str) -> None:
    seats = [*people("Ada"), bot()] if seat == 0 else [bot(), *people("Ada")]
    party = Party(client, seats, game="invaders", seed=12)
    page = new_page(viewport={"width": 1440, "height": 900}, locale=locale, color_scheme=scheme)
    page.goto(party.link(seat))
    assert play_to_the_end(page, Rng(12)) > 10
    assert party.state(seat)["outcome"] is not None
    assert not scrolls_sideways(page)
    picture(page, f"invaders-over-{scheme}")


@pytest.mark.soak
def test_a_best_of_three_with_custom_decks_at_the_page(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page(viewport={"width": 1440, "height": 900})
    table = start_with_own_decks(page)
    play_to_the_end(page, Rng(3))
    picture(page, "invaders-match-over")
    text = client.get(f"/api/tables/{table}/record").text
    (SHOTS / "a-match-at-the-page.orr").write_text(text, "utf-8")
    assert_a_whole_match(text)
