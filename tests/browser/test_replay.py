"""The replay in a browser."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from orrery.core import Rng, read_record
from tests.browser.conftest import NewPage
from tests.browser.player import picture, serious_findings
from tests.server.kit import BATTLESTAR, HIDDEN, Party, people

RECORDS = Path(__file__).parents[1] / "records"


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


# The pieces on the board, and where each stands on it.
PIECES = """() => {
  const board = document.querySelector('.play svg.orrery');
  const pieces = [...board.querySelectorAll('.pieces [id^=ship-], .pieces [id=raider]')];
  const whole = board.getBoundingClientRect();
  const at = ({ x, y }) => [(x - whole.x) / whole.width, (y - whole.y) / whole.height].map((part) => Math.round(part * 200));
  return Object.fromEntries(pieces.map((piece) => [piece.id, at(piece.getBoundingClientRect())]));
}"""


@pytest.mark.parametrize("line", [8, 16, 24])
def test_a_player_plays_on_from_the_board_that_is_shown(new_page: NewPage, client: httpx.Client, line: int) -> None:
    whole = (RECORDS / BATTLESTAR / "loose-home.orr").read_text("utf-8")
    lines = read_record(whole).lines
    assert lines[line].seat == 0  # who plays on is asked: neither luck nor a bot goes on at once
    played = Party(client, people("Ada", "Grace"), seed=None, **{"from": {"record": whole, "line": len(lines)}})
    page = new_page()
    page.goto(f"/replay/{played.table}#/{line}/0")
    expect(page.locator(".replay-bar .prompt")).to_contain_text(f"{line} / {len(lines)}")
    page.wait_for_selector(".play svg .pieces #raider")
    board = page.evaluate(PIECES)
    picture(page, f"replay-line-{line}")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text(f"A new table starts after line {line} of this game.")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")
    page.wait_for_selector(".play svg .pieces #raider")
    picture(page, f"played-on-from-line-{line}")
    begun = page.url.rpartition("/")[2].partition("#")[0]
    shown = client.get(played.path(f"/replay/{line}"), params={"as": "-2"}).json()["view"]
    assert client.get(f"/api/tables/{begun}").json()["view"] == shown
    assert page.evaluate(PIECES) == board
