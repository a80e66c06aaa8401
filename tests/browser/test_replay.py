"""The replay in a browser."""

import httpx
import pytest
from playwright.sync_api import expect

from orrery.core import Rng
from tests.browser.conftest import NewPage
from tests.browser.player import picture, serious_findings
from tests.server.kit import HIDDEN, Party, people


@pytest.fixture
def party(client: httpx.Client) -> Party:
    """A finished game with secrets."""
    made = Party(client, people("Ada", "Grace"), game=HIDDEN)
    made.finish(Rng(1))
    return made


def test_a_game_is_stepped_through(new_page: NewPage, party: Party) -> None:
    page = new_page()
    page.goto(f"/replay/{party.table}#/3")
    bar = page.locator(".replay-bar .prompt")
    expect(bar).to_contain_text("3 /")
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("4 /")
    assert page.url.endswith("#/4/0")
    page.keyboard.press("End")
    last = int(page.get_by_label("Line of the game").get_attribute("max") or 0)
    expect(bar).to_contain_text(f"{last} / {last}")
    page.get_by_role("button", name="Turn before").click()
    expect(bar).not_to_contain_text(f"{last} / {last}")
    page.get_by_label("Line of the game").fill("1")
    expect(bar).to_contain_text("1 /")
    expect(page.locator("[aria-current]")).to_have_count(1)
    assert serious_findings(page) == []


def test_names_in_the_line_that_is_shown_can_be_read(new_page: NewPage, client: httpx.Client) -> None:
    made = Party(client, people("Ada", "Grace"))
    rng = Rng(1)
    for _ in range(6):
        made.play(rng)
    page = new_page(color_scheme="light")
    page.goto(f"/replay/{made.table}")
    page.locator(".line-button", has=page.locator("b")).first.click()
    name = page.locator("[aria-current] b").first
    expect(name).to_be_visible()
    assert name.evaluate("name => getComputedStyle(name).color === getComputedStyle(name.closest('button')).color")


def test_every_view_is_as_it_was_then(new_page: NewPage, party: Party) -> None:
    page = new_page()
    page.goto(f"/replay/{party.table}#/2/0")
    choice = page.get_by_label("Seen by")
    expect(choice.locator("option")).to_have_text(["Ada", "Grace", "Gallery", "Everything open"])
    choice.select_option("Everything open")
    page.wait_for_function("() => location.hash === '#/2/open'")
    page.reload()
    expect(choice).to_have_value("Everything open")
    picture(page, "replay")


def test_a_player_plays_on_from_a_position(new_page: NewPage, party: Party) -> None:
    page = new_page()
    page.goto(f"/replay/{party.table}#/4")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")
    assert party.table not in page.url
    expect(page.locator(".log li li")).not_to_have_count(0)
