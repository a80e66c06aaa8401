"""What a reader needs is in sight: the question beside opened news, whole lines of the log, the board that is asked about."""

from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from orrery.core import Rng
from tests.browser.conftest import NewPage
from tests.browser.measures import SIZES
from tests.browser.player import expect_my_move, picture, point, wait_until_asked
from tests.browser.positions import midway, played, table
from tests.server.kit import BATTLESTAR, Party, Server, bot, people, sqlite

INVASION = "terra-galactix-invasion"
LOOKS = {"1440x900": ("en-GB", "dark"), "1024x768": ("fr-FR", "light"), "360x740": ("fr-FR", "light")}

# Which of these elements another one lies over, and whether it reaches out of the window.
COVERED = """([over, under]) => {
  const top = document.querySelector(over).getBoundingClientRect();
  const crosses = (box) => box.right > top.left && box.left < top.right && box.bottom > top.top + 1 && box.top < top.bottom - 1;
  const isCovered = (one) => [...document.querySelectorAll(one)].some((each) => crosses(each.getBoundingClientRect()));
  const found = under.filter(isCovered);
  return top.top < 0 || top.left < 0 || top.right > innerWidth ? [...found, 'outside'] : found;
}"""
# Lines of the log of which a part is seen at its top.
CUT = """() => {
  const top = document.getElementById('page-log').getBoundingClientRect().top + 11;
  return [...document.querySelectorAll('#page-log :is(h3, li li)')]
    .filter((line) => { const box = line.getBoundingClientRect(); return box.top < top - 1 && box.bottom > top + 1; })
    .map((line) => line.textContent.trim());
}"""
# How many places on the board can be pointed at, and how many of them are in sight.
SEEN = """() => {
  const room = document.querySelector('.scrolls').getBoundingClientRect();
  const middles = [...document.querySelectorAll('.board g[role=button]')].map((mark) => mark.getBoundingClientRect())
    .map((box) => box.y + box.height / 2);
  return [middles.filter((y) => y > room.top && y < room.bottom).length, middles.length];
}"""


def sized(new_page: NewPage, size: str, **more: Any) -> Page:
    width, height, phone = SIZES[size]
    locale, theme = LOOKS[size]
    return new_page(
        viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone, locale=locale, color_scheme=theme, **more
    )


def settled(page: Page) -> None:
    page.wait_for_selector(".yours")
    page.wait_for_selector(".play .picture-panel svg", state="attached")
    page.wait_for_function("document.fonts.ready.then(() => true)")


@pytest.mark.parametrize("size", LOOKS)
def test_opened_news_leave_the_question_and_its_answers_free(new_page: NewPage, client: httpx.Client, size: str) -> None:
    game = played(INVASION, 3, "turn-limit=50 first-player=P1")
    page = sized(new_page, size)
    page.goto(table(client, game, midway(game)).link(0))
    settled(page)
    page.locator(".recap > summary").click()
    expect(page.locator(".all-news")).to_be_visible()
    picture(page, f"news-opened-{size}")
    assert page.evaluate(COVERED, [".all-news", [".prompt", ".answers", ".recap > summary"]]) == []


@pytest.mark.parametrize("size", ["1440x900", "360x740"])
def test_the_first_line_of_the_log_is_whole(new_page: NewPage, client: httpx.Client, size: str) -> None:
    game = played(INVASION, 3, "turn-limit=50 first-player=P1")
    page = sized(new_page, size)
    for part in (0.3, 0.6, 0.9):
        page.goto(table(client, game, midway(game, part)).link(0))
        settled(page)
        page.wait_for_function("() => document.getElementById('page-log').scrollTop > 0")
        page.wait_for_function(f"() => ({CUT})().length === 0")
    picture(page, f"log-{size}")


def test_a_phone_shows_the_board_when_a_flight_is_asked_for(new_page: NewPage, client: httpx.Client) -> None:
    game = played(INVASION, 3, "turn-limit=50 first-player=P1")
    page = sized(new_page, "360x740")
    page.goto(table(client, game, midway(game)).link(0))
    settled(page)
    page.wait_for_selector(".board .target[role=button]")
    picture(page, "phone-flight")
    seen, all_of_them = page.evaluate(SEEN)
    assert seen == all_of_them > 10
    page.evaluate("document.querySelector('.scrolls').scrollTo(0, 1e6)")  # the next question finds the board out of sight
    assert page.evaluate(SEEN)[0] < all_of_them
    page.locator(".all > summary").tap()
    page.locator(".answer[data-action^=step]").first.tap()
    page.wait_for_function(f"() => (([seen, all]) => seen === all && all > 2 && all !== {all_of_them})(({SEEN})())")


def with_a_choice_of_zones(client: httpx.Client) -> tuple[Party, str]:
    """A table where a card of the hand may be played in several zones, and the card's name."""
    game = played("invaders", 2)
    for line in [line for line, ask in game.asked if ask == "main"]:
        party = table(client, game, line)
        answers = [option["action"].split(" ") for option in party.state(0)["decision"]["options"]]
        names = Counter(words[1] for words in answers if words[0] == "play" and len(words) == 3)
        if names and names.most_common(1)[0][1] > 1:
            return party, names.most_common(1)[0][0]
    raise AssertionError("no card could be played in several zones")


def test_a_phone_shows_the_hand_when_a_card_is_asked_for_and_then_the_board(new_page: NewPage, client: httpx.Client) -> None:
    party, name = with_a_choice_of_zones(client)
    page = sized(new_page, "360x740")
    page.goto(party.link(0))
    settled(page)
    card = page.locator(f"#hand-{name}-0[role=button]")
    card.scroll_into_view_if_needed()
    card.tap()
    expect(page.locator(".own [aria-pressed=true]")).to_have_count(1)
    picture(page, "phone-card-picked")
    expect(page.locator(".board g[role=button][aria-pressed=false]").first).to_be_in_viewport()


def test_the_end_of_a_replay_names_people(new_page: NewPage, client: httpx.Client) -> None:
    party = table(client, played(BATTLESTAR, 2))
    page = new_page()
    page.goto(f"/replay/{party.table}")
    outcome = page.locator(".replay-bar .prompt strong")
    expect(outcome).to_have_text(party.state(0)["outcome"]["text"])
    expect(outcome).not_to_contain_text("P1")
    expect(outcome).not_to_contain_text("P2")


def test_a_server_that_answers_again_is_not_said_to_be_silent(new_page: NewPage, tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3")) as server, server.client() as client:
        party = Party(client, [*people("Ada"), bot()], seed=4)
        page = new_page()
        page.goto(f"{server.address}{party.link(0)}")
        expect_my_move(page)
        wait_until_asked(page)
        server.kill()
        point(page)
        notice = page.locator(".notice")
        expect(notice).to_contain_text("The server does not answer")
        server.start()
        expect(page.locator(".banner.late")).to_have_count(0)
        expect(notice.locator("p")).to_have_count(0)


def test_a_replay_goes_on_when_the_server_answers_again(new_page: NewPage, tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3")) as server, server.client() as client:
        party = Party(client, people("Ada", "Grace"), seed=4)
        party.play(Rng(1))
        page = new_page()
        page.goto(f"{server.address}{party.link(0)}")
        expect_my_move(page)  # the seat is claimed, and the replay is that of the seat
        page.goto(f"{server.address}/replay/{party.table}")
        slider = page.locator(".replay-bar .prompt small")
        expect(slider).not_to_have_text("0 / 0")
        server.kill()
        page.keyboard.press("Home")
        banner = page.locator(".banner")
        expect(banner).to_contain_text("The server does not answer")
        server.start()
        expect(banner).to_have_count(0)
