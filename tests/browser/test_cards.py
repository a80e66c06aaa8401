"""A table of cards in the browser: clicked, shown large, read on a phone."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from orrery.core import Rng
from tests.browser.conftest import NewPage
from tests.browser.player import expect_my_move, next_frame, picture, play, scrolls_sideways, serious_findings, take_button
from tests.browser.positions import asked, midway, played, table
from tests.server.kit import Party, bot, people

RACE = "race-xeno-invasion"
POINTABLE = ".play g[role=button]:not([aria-pressed=true])"


def opened(page: Page, client: httpx.Client, options: str, bots: int = 3) -> None:
    seats = [*people("Ada"), *({**bot(), "level": "random"} for _ in range(bots))]
    page.goto(Party(client, seats, game=RACE, options=options, seed=3).link(0))
    expect_my_move(page)


def test_a_card_in_play_is_shown_large(new_page: NewPage, client: httpx.Client) -> None:
    game = played("invaders", 2)
    page = new_page()
    page.goto(table(client, game, midway(game)).link(0))
    expect_my_move(page)
    page.locator(".board .unit").first.hover()
    large = page.locator(".large-card")
    expect(large).to_be_visible()
    name = (page.locator(".board .unit .plaque").first.text_content() or "").strip()
    expect(large.locator("p").first).to_contain_text(name)
    assert large.locator("p").count() > 1


def test_a_card_without_sentences_has_them_when_it_is_large(new_page: NewPage, client: httpx.Client) -> None:
    game = played(RACE, 2)
    page = new_page()
    page.goto(table(client, game, asked(game, "discard-to-ten")).link(0))
    expect_my_move(page)
    card = page.locator(".in-brief > .illustrated").first
    expect(card.locator(":scope > .row").first).to_be_hidden()
    expect(card.locator(".brief_face > .title").first).to_be_visible()
    card.hover()
    large = page.locator(".large-card .illustrated")
    expect(large.locator(":scope > .row").first).to_be_visible()
    expect(large.locator(".brief_face")).to_be_hidden()
    wide, high = (page.locator(".large-card svg").get_attribute("viewBox") or "").split(" ")[2:]
    assert float(high) > 1.2 * float(wide)  # the whole card, not the frame of its brief face
    picture(page, "card-in-brief")


def point(page: Page) -> None:
    """A click on the last mark that means something, or a button where pointing cannot tell the answers apart."""
    marks, answers = page.locator(POINTABLE), page.locator(".answer")
    if marks.count():
        marks.last.click(position={"x": 4, "y": 14})
    elif answers.count():
        next_frame(page)
        if not marks.count():
            take_button(page)


def test_a_card_is_shown_large_with_all_its_words(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page()
    opened(page, client, "preset-hands")
    rival = page.locator("#panel-empire-2")
    page.locator(".picture-panel:has(#panel-empire-2) .more").click()  # a rival's cards are collapsed where they would not fit
    rival.locator(".illustrated").first.hover()
    large = page.locator(".large-card")
    expect(large).to_be_visible()
    expect(large.locator("p").first).to_contain_text("VP.")
    assert large.locator("p").count() > 1
    picture(page, "card-held-large")


def test_an_action_is_chosen_by_pointing_at_its_phase(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page()
    opened(page, client, "preset-hands")
    page.locator("#role-explore-5").click()
    expect(page.locator(".log")).to_contain_text("Ada chooses Explore +5")


def test_the_whole_table_can_be_read_without_scrolling_sideways(new_page: NewPage, client: httpx.Client) -> None:
    for width, height in [(1366, 768), (360, 740)]:
        page = new_page(viewport={"width": width, "height": height}, locale="fr-FR", color_scheme="light")
        opened(page, client, "mode=invasion preset-hands")
        assert not scrolls_sideways(page)
        assert serious_findings(page) == []
        picture(page, f"cards-{width}")


def test_a_whole_invasion_by_pointing_at_cards(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page()
    opened(page, client, "mode=invasion preset-hands", bots=1)
    assert play(page, point) > 10
    expect(page.locator("#panel-sheet")).to_be_visible()
    expect(page.locator(".outcome")).to_contain_text("The game ended because")


@pytest.mark.parametrize("width", [1366, 900])
def test_the_end_of_a_game_of_five_has_every_score_and_fits(width: int, new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), *(bot("random") for _ in range(4))], game=RACE, seed=4)
    rng = Rng(4)
    while party.play(rng):
        pass
    page = new_page(viewport={"width": width, "height": 768})
    page.goto(party.link(0))
    expect(page.locator(".outcome .score")).to_have_text(
        [f"{score:g} VP" for score in sorted(party.state(0)["outcome"]["scores"], reverse=True)]
    )
    bar = page.locator(".outcome").bounding_box()
    buttons = page.locator(".outcome .buttons").bounding_box()
    assert bar is not None and buttons is not None
    assert buttons["y"] + buttons["height"] <= bar["y"] + bar["height"] <= 768
    picture(page, f"race-over-{width}")
