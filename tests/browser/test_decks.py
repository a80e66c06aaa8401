"""Custom decks at the page: a file is chosen in the lobby, and a best of three is played with its cards."""

from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from orrery.core import Rng
from tests.browser.conftest import NewPage
from tests.browser.player import picture
from tests.server.kit import Party, people

DECKS = Path(__file__).parents[1] / "games" / "invaders" / "three-new-cards.deck"


def open_box(page: Page) -> None:
    """Opens the dialog that makes a table of Invaders."""
    page.goto("/")
    page.locator(".shelf-box", has_text="Invaders").get_by_role("button").first.click()
    page.wait_for_selector("dialog[open]")
    page.locator("dialog summary", has_text="Own decks").click()


def start_with_own_decks(page: Page) -> str:
    """Makes a table with custom decks at the page; returns its name."""
    open_box(page)
    page.locator("dialog input[type=file]").set_input_files(DECKS)
    expect(page.locator("dialog summary", has_text="three-new-cards.deck")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".play .board svg")
    return page.url.rpartition("/table/")[2].partition("#")[0]


def test_errors_in_a_deck_file_are_reported_line_by_line(client: httpx.Client) -> None:
    order = {"game": "invaders", "seats": people("Ada", "Grace"), "data": "side mankind\n4 M01\n2 X99\n1 Z98\n"}
    refused = client.post("/api/tables", json=order)
    assert refused.status_code == 422
    assert "Line 3: no card is called 'X99'" in refused.text
    assert "Line 4:" in refused.text


def test_a_file_that_is_too_long_is_not_sent(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    open_box(page)
    long = tmp_path / "long.deck"
    long.write_text("#" * 70_000, "utf-8")
    page.locator("dialog input[type=file]").set_input_files(long)
    expect(page.locator("dialog .problem")).to_contain_text("60 kB are the most")


def test_a_table_with_custom_decks_is_made_at_the_page_and_keeps_its_cards(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page()
    table = start_with_own_decks(page)
    record = client.get(f"/api/tables/{table}/record").text
    assert "drone_carrier" in record
    picture(page, "invaders-own-decks")


def test_a_best_of_three_with_custom_decks_to_its_end(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game="invaders", data=DECKS.read_text("utf-8"), seed=5)
    party.finish(Rng(5))
    state = party.state(0)
    assert sum(state["view"]["score"]) in (2, 3)
    record = party.get("/record", 0).text
    assert all(card in record for card in ("drone_carrier", "tidal_gate", "husk_titan"))
