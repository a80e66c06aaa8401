"""Pointing at what is no answer: the page says what is asked instead."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from orrery.core import Rng
from tests.browser.conftest import NewPage
from tests.browser.player import picture, wait_until_asked
from tests.server.kit import Party, people

# The middle of a mark.
SPOT = """(id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""


def until(party: Party, ask: str) -> int:
    """Play at random until somebody is asked that; who it is."""
    rng = Rng(3)
    seat, state = party.asked()
    while state["decision"]["ask"] != ask:
        assert party.play(rng)
        seat, state = party.asked()
    return seat


def click(page: Page, mark: str) -> None:
    spot = page.evaluate(SPOT, mark)
    page.mouse.click(spot["x"], spot["y"])


@pytest.mark.parametrize(
    ("game", "ask", "mark", "name"),
    [
        ("race-xeno-invasion", "choose-action", "phase-explore-name", "“Explore” is no answer now."),
        ("race-xeno-invasion", "start-select", "role-develop", "“Develop – −1 cost” is no answer now."),
        ("terra-galactix-war", "act", "base-B", "“base B” is no answer now."),
        ("invaders", "main", "plot-3", "“Space 3 of the plot track” is no answer now."),
    ],
)
def test_what_is_no_answer_is_named_and_the_question_told(
    new_page: NewPage, client: httpx.Client, game: str, ask: str, mark: str, name: str
) -> None:
    party = Party(client, people("Ada", "Grace"), game=game)
    seat = until(party, ask)
    page = new_page(viewport={"width": 1440, "height": 900})
    page.goto(party.link(seat))
    wait_until_asked(page)
    page.wait_for_selector(f"[id='{mark}']")
    click(page, mark)
    notice = page.locator(".notice p")
    expect(notice).to_contain_text(name)
    prompt = party.state(seat)["decision"]["prompt"]
    expect(notice).to_contain_text(f"You are asked: “{prompt}” What glows can be chosen.")
    picture(page, f"why-{game}-{ask}")
