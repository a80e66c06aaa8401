"""Whole games on the star map in a browser by pointing: with the mouse on a wide screen, with a finger on a phone."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.measures import SIZES
from tests.browser.player import expect_my_move, next_frame, picture, play, scrolls_sideways, until_still
from tests.browser.positions import played, table
from tests.server.kit import Party, bot, people

INVASION = "terra-galactix-invasion"
WHOLE = [  # game, options, and how it may end for a quick player
    (INVASION, "vies=1 first-player=P1", "la Terre gagne"),
    ("terra-galactix-war", "turn-limit=12 first-player=P1", ""),
    ("terra-galactix-invaders-war", "squadrons-to-win=1 turn-limit=12 first-player=P1", ""),
]

# What a pilot would do next: press a button that no mark stands for, or point at its base, else at the place
# nearest to Earth, or at a card; after a first pick, the first remaining answer.
CHOOSE = """(buttons) => {
  const at = (found, block) => {
    found.scrollIntoView({ block });
    const box = found.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const press = (found) => at(found, 'nearest');
  const usable = (selector) =>
    [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && !each.disabled);
  const sure = usable('.confirm .primary');
  if (sure) return press(sure);
  const open = [...document.querySelectorAll('.play g[role=button]:not([aria-pressed=true])')];
  const far = (mark) => {
    const [a, b] = [mark, document.getElementById('earth')].map((each) => each.getBoundingClientRect());
    return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
  };
  const home = (mark) => (mark.classList.contains('home') ? 0 : 1000);
  const targets = open
    .filter((mark) => mark.classList.contains('target'))
    .sort((a, b) => home(a) + far(a) - home(b) - far(b));
  const button = buttons.map((action) => usable(`.answer[data-action="${action}"]`)).find(Boolean);
  if (targets.length === 0 && button) return press(button);
  const narrowed = document.querySelector('.play.narrowed') && usable('.answer');
  if (narrowed) return press(narrowed);
  const mark = targets[0] ?? open.find((each) => each.classList.contains('oval'));
  if (!mark) return usable('.answer') ? press(usable('.answer')) : null;
  return at(mark, 'center');
}"""
BUTTONS = ["shield", "shields", "roll", "collect", "accept_hit", "decline", "go_on", "end_turn"]  # best first


def step(page: Page, tap: Any) -> None:
    """One answer, or one pick towards it."""
    found = page.evaluate(CHOOSE, BUTTONS)
    if found:
        tap(found["x"], found["y"])
    next_frame(page)


@pytest.mark.parametrize("size", ["1440x900", "360x740"])
@pytest.mark.parametrize(("name", "options", "ending"), WHOLE, ids=[name for name, _, _ in WHOLE])
def test_a_whole_game_by_pointing(
    new_page: NewPage, client: httpx.Client, name: str, options: str, ending: str, size: str
) -> None:
    width, height, phone = SIZES[size]
    party = Party(client, [*people("Ada"), bot()], game=name, options=options, seed=11)
    page = new_page(viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone, locale="fr-FR")
    page.goto(party.link(0))
    tap = page.touchscreen.tap if phone else page.mouse.click
    assert play(page, lambda at: step(at, tap)) > 4
    expect(page.locator(".outcome")).to_contain_text(ending)
    assert party.state(0)["outcome"] is not None
    assert not scrolls_sideways(page)
    picture(page, f"{name}-over-{size}")


def test_one_click_flies_to_the_end_of_a_move(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Halley"), game=INVASION, options="first-player=P1", seed=3)
    _, state = party.asked()
    discard = next(each["action"] for each in state["decision"]["options"] if each["action"].startswith("discard"))
    assert party.answer(0, discard, state["seq"]).status_code == 200
    assert party.answer(0, "roll", party.state(0)["seq"]).status_code == 200
    page = new_page()
    page.goto(party.link(0))
    page.wait_for_selector(".play g.target[role=button]")
    pips = int(page.locator("#pips-A-red").text_content() or "0")
    assert pips > 1
    before = party.state(0)["seq"]
    target = page.locator(".play g.target[role=button]").first
    target.hover()
    expect(
        page.locator(f"#{(target.get_attribute('id') or '').replace('target', 'route').replace('.', chr(92) + '.')}")
    ).to_be_visible()
    picture(page, "flight-previewed")
    page.locator("#saucer-A-red").click()
    page.locator(".play g.target[role=button]").first.click()
    expect(page.locator("#pips-A-red")).to_have_count(0)
    assert party.state(0)["seq"] == before + pips


def test_a_refusal_can_become_a_standing_answer(new_page: NewPage, client: httpx.Client) -> None:
    game = played(INVASION, 3, "turn-limit=50 first-player=P1")
    rows = [row for row in game.record.split("\n") if row.startswith(("P", "* "))]
    line = next(line for line, ask in game.asked if ask == "give" and (line + 3, "give") in game.asked)
    assert rows[line] == "P1 decline"
    party = table(client, game, line)
    page = new_page()
    page.goto(party.link(0))
    refuse = page.locator(".answer[data-action='decline']")
    refuse.click()
    for row in rows[line + 1 : line + 3]:
        seat, action = int(row[1]) - 1, row.partition(" ")[2]
        assert party.answer(seat, action, party.state(seat)["seq"]).status_code == 200
    page.locator(".always").click()
    expect(refuse).to_have_count(0)
    standing = party.state(0)["standing"]
    assert [(each["ask"], each["action"], each["until"]) for each in standing] == [("give", "decline", "turn")]


# Notes the dice that begin to turn.
TURNED = """
window.turned = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.matches('.die')) window.turned.push(this.id);
  return animate.apply(this, how);
};
"""


def test_dice_turn_when_they_are_rolled_and_at_no_other_time(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=INVASION, options="first-player=P1")
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(TURNED)
    page.goto(party.link(0))
    expect_my_move(page)
    while "roll" not in (found := offered(party)):  # a card is discarded first
        give(party, next(action for action in found if action.startswith("discard")))
    roll = page.locator('.answer[data-action="roll"]')
    expect(roll).to_be_visible()
    until_still(page)
    assert page.evaluate("window.turned") == []
    roll.click()
    page.locator(".confirm .primary").click()
    page.wait_for_function("() => window.turned.length > 0")
    assert set(page.evaluate("window.turned")) <= {"die-red", "die-blue", "die-yellow"}
    until_still(page)
    page.evaluate("window.turned = []")
    before = party.state(0)
    give(party, before["decision"]["options"][0]["action"])
    after = party.state(0)
    assert after["seq"] > before["seq"] >= after["rolled"]  # nothing was rolled
    page.wait_for_function("(lines) => document.querySelectorAll('.log li li').length >= lines", arg=len(after["log"]))
    until_still(page)
    assert page.evaluate("window.turned") == []


def offered(party: Party) -> list[str]:
    return [option["action"] for option in party.state(0)["decision"]["options"]]


def give(party: Party, action: str) -> None:
    assert party.answer(0, action, party.state(0)["seq"]).status_code == 200
