"""Whole games in a browser, with the mouse and with keys, in both languages."""

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import picture, play, point, press
from tests.server.kit import Party, bot, people


def test_a_whole_game_by_mouse_in_french(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], options="loose-home", seed=2)
    page = new_page(locale="fr-FR")
    page.goto(party.link(0))
    assert play(page, point) > 10
    expect(page.locator(".outcome h2")).to_have_text("Victoire !")
    expect(page.locator(".log h2")).to_have_text("Journal")
    picture(page, "won-in-french")
    page.get_by_role("button", name="Revanche").click()
    page.wait_for_url(lambda address: party.table not in address)
    expect(page.locator(".seat.mine .name")).to_contain_text("Ada")


def test_a_whole_game_by_keys_in_english(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], options="loose-home", seed=3)
    page = new_page(color_scheme="light")
    page.goto(party.link(0))
    assert play(page, press) > 10
    expect(page.locator(".outcome h2")).to_have_text("Victory!")
    picture(page, "won-in-english")


def test_digits_answer_and_escape_clears_what_was_typed(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], seed=4)
    page = new_page()
    page.goto(party.link(0))
    page.wait_for_selector(".play g[role=button]")
    count = page.locator(".answer").count()
    assert count > 9  # so that every code has two digits
    page.keyboard.press("1")
    assert 0 < page.locator(".answer.dim").count() < count
    page.keyboard.press("Escape")
    assert page.locator(".answer.dim").count() == 0
    label = page.locator(".answer").nth(1).inner_text().split(" ", 1)[-1].removeprefix("12").strip()
    page.keyboard.type("12")
    expect(page.locator(".log")).to_contain_text(label.replace("Fly to", "Ada flies to"))


def test_arrows_move_over_the_board(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], seed=4)
    page = new_page()
    page.goto(party.link(0))
    page.wait_for_selector(".play g[role=button]")
    page.keyboard.press("b")
    focused = "[document.activeElement.id, document.activeElement.getBoundingClientRect().y]"
    first, below = page.evaluate(focused)
    page.keyboard.press("ArrowUp")  # the player's station lies at the lower right
    second, above = page.evaluate(focused)
    assert first.startswith("target-")
    assert second.startswith("target-")
    assert above < below
    assert page.locator(".play g[tabindex='0']").count() == 1
