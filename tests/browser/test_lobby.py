"""The lobby, the settings, the rules and small screens."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from orrery.core import Rng
from tests.browser.conftest import NewPage
from tests.browser.player import expect_my_move, picture, scrolls_sideways, serious_findings
from tests.server.kit import BATTLESTAR, HIDDEN, Party, bot, people


def open_box(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Battlestar Galactica").click()
    page.wait_for_selector("dialog[open]")


def test_a_box_is_opened_and_a_table_made(new_page: NewPage) -> None:
    page = new_page()
    open_box(page)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("3", exact=True).click()
    page.get_by_label("Seat 2").select_option("link")
    page.get_by_label("Name at seat 2").fill("Grace")
    page.get_by_text("Variants").click()
    page.get_by_text("The carrier may enter its station with steps to spare.").click()
    picture(page, "open-box")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".seat .name")).to_contain_text(["Ada", "Grace", "Leavitt"])
    expect(page.locator(".top .about")).to_contain_text("The carrier may enter its station")
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_label("P2 Grace").input_value()
    friend = new_page(locale="fr-FR")
    friend.goto(link)
    expect(friend.locator(".seat.mine .name")).to_contain_text("Grace")
    page.goto("/")
    expect(page.locator(".mine li")).to_have_count(1)
    page.locator(".mine a").click()
    expect(page.locator(".seat.mine .name")).to_contain_text("Ada")


def test_language_and_colours_are_chosen_and_kept(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Français").click()
    page.get_by_text("Contraste").click()
    expect(page.locator("dialog h2")).to_have_text("Réglages")
    page.reload()
    expect(page.get_by_role("heading", name="Ouvrez une boîte")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "contrast"
    assert page.evaluate("document.documentElement.lang") == "fr"
    picture(page, "lobby-contrast")


@pytest.mark.parametrize(("locale", "title", "rule"), [("fr-FR", "La règle", "gouffre"), ("en-GB", "The rules", "black hole")])
def test_the_rules_can_be_read_and_searched(new_page: NewPage, locale: str, title: str, rule: str) -> None:
    page = new_page(locale=locale)
    page.goto(f"/#/rules/{BATTLESTAR}/BG-6.1.5")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator(".rules .wanted")).to_be_in_viewport()
    every = page.locator(".rules li").count()
    page.get_by_role("searchbox").fill(rule)
    expect(page.locator(".rules li")).not_to_have_count(every)
    expect(page.locator(".rules li").first).to_contain_text(rule)
    picture(page, f"rules-{locale}")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(new_page: NewPage, client: httpx.Client, scheme: str) -> None:
    party = Party(client, [*people("Ada"), bot("cadet")], seed=4)
    page = new_page(color_scheme=scheme)
    open_box(page)
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    assert serious_findings(page) == []
    page.goto(party.link(0))
    expect_my_move(page)
    page.wait_for_selector(".play g[role=button]")
    assert serious_findings(page) == []
    picture(page, f"table-{scheme}")
    for key in ["s", "?"]:
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert serious_findings(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.goto(f"/#/rules/{BATTLESTAR}")
    page.wait_for_selector(".rules li")
    assert serious_findings(page) == []


def test_nothing_scrolls_sideways_on_a_small_phone(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot("cadet"), bot("cadet"), bot("cadet")], seed=4, options="loose-home")
    page = new_page(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True, locale="fr-FR")
    page.goto("/")
    page.wait_for_selector(".shelf-box")
    assert not scrolls_sideways(page)
    picture(page, "phone-lobby")
    page.locator(".shelf-box").first.tap()
    page.wait_for_selector("dialog[open]")
    assert not scrolls_sideways(page)
    picture(page, "phone-open-box")
    page.goto(party.link(0))
    page.wait_for_selector(".play g[role=button]")
    assert not scrolls_sideways(page)
    lines = page.locator(".log li li").count()
    picture(page, "phone-table")
    page.locator(".play g[role=button]").first.tap()
    expect(page.locator(".confirm")).to_contain_text("c'est bien cela")  # a tap on a small cell is confirmed once
    expect(page.locator(".play .target.chosen + .route")).to_be_visible()
    page.locator(".confirm .primary").tap()
    expect(page.locator(".log li li")).not_to_have_count(lines)
    over = Party(client, people("Ada", "Grace"), game=HIDDEN)
    over.finish(Rng(1))
    page.goto(f"/replay/{over.table}")
    page.wait_for_selector(".replay-bar")
    assert not scrolls_sideways(page)
    picture(page, "phone-replay")
