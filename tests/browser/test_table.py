"""A table in a browser: friends, undo, refusals, reconnecting, passing one screen round."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from orrery.core import Rng
from tests.browser.conftest import NewPage
from tests.browser.player import expect_my_move, next_frame, picture, point, until_still, wait_until_asked
from tests.server.kit import HIDDEN, Party, Server, bot, people, sqlite


def sit(page: Page, party: Party, seat: int, address: str = "") -> None:
    page.goto(f"{address}{party.link(seat)}")
    page.wait_for_selector(".play svg .pieces")


def answer_once(party: Party, *pages: Page) -> int:
    """Whoever is asked answers by a click, and confirms if asked to; returns the seat."""
    seat, _ = party.asked()
    page = pages[seat]
    wait_until_asked(page)
    point(page)
    yes = page.locator(".confirm .primary")
    if yes.count():
        yes.click()
    next_frame(page)
    until_still(page)  # the answer has been taken
    return seat


def test_two_browsers_at_one_table(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), seed=5)
    ada, grace = new_page(), new_page(locale="fr-FR")
    sit(ada, party, 0)
    sit(grace, party, 1)
    assert "token" not in ada.url
    expect(ada.locator(".presence.here")).to_have_count(2)
    seat = answer_once(party, ada, grace)
    other = [grace, ada][seat]
    told = " va en " if other is grace else " flies to "
    expect(other.locator(".log")).to_contain_text(told)
    ada.get_by_label("Say something").fill("<b>Well flown!</b>")
    ada.get_by_label("Say something").press("Enter")
    expect(grace.locator(".chat")).to_contain_text("<b>Well flown!</b>")
    picture(grace, "two-browsers")


def test_what_cannot_be_taken_back_is_confirmed(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), seed=5)
    pages = [new_page(), new_page()]
    for seat, page in enumerate(pages):
        sit(page, party, seat)
    answer_once(party, *pages)
    seat, state = party.asked()
    final = next(option for option in state["decision"]["options"] if option.get("final"))
    page = pages[seat]
    button = page.locator(f".answer[data-action='{final['action']}']")
    button.click()
    expect(page.locator(".confirm")).to_contain_text("cannot be taken back")
    picture(page, "confirm")
    page.keyboard.press("Escape")
    expect(button).to_be_visible()
    assert party.state(seat)["seq"] == state["seq"]


def test_undo_with_the_consent_of_the_other(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), seed=5)
    pages = [new_page(), new_page()]
    for seat, page in enumerate(pages):
        sit(page, party, seat)
    first, before = party.asked()
    while party.asked()[0] == first:  # until the turn has passed
        answer_once(party, *pages)
    pages[first].get_by_role("button", name="Ask to take back").click()
    expect(pages[1 - first].locator(".request")).to_contain_text("asks to go back")
    pages[1 - first].get_by_role("button", name="Agree").click()
    expect_my_move(pages[first])
    assert party.state(first)["turns"] == before["turns"]


def test_undo_takes_the_last_step_back(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], seed=4)
    page = new_page()
    sit(page, party, 0)
    expect_my_move(page)
    prompt = page.locator(".prompt").inner_text()
    lines = page.locator(".log li li").count()
    wait_until_asked(page)
    point(page)
    expect(page.locator(".log li li")).not_to_have_count(lines)
    page.keyboard.press("u")
    expect(page.locator(".log li li")).to_have_count(lines)
    expect(page.locator(".prompt")).to_have_text(prompt)


def test_restarting_a_turn_is_for_this_turn_and_redo_gives_it_back(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], seed=4)
    rng = Rng(2)
    while party.asked()[1]["turns"] < 3 or party.asked()[1]["undo"]["turn"]:
        party.play(rng)
    page = new_page()
    sit(page, party, 0)
    expect_my_move(page)
    restart, redo = page.get_by_role("button", name="Restart my turn"), page.get_by_role("button", name="Redo")
    expect(page.get_by_role("button", name="Undo (earlier turn)")).to_be_visible()
    expect(restart).to_have_count(0)
    expect(redo).to_have_count(0)
    begun = party.state(0)
    picture(page, "a-turn-begins")
    page.keyboard.press("u")
    expect(redo).to_be_visible()
    assert party.state(0)["turns"] < begun["turns"]
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    picture(page, "taken-back")
    page.keyboard.press("y")
    redo.click()
    expect(redo).to_have_count(0)
    again = party.state(0)
    assert (again["view"], again["decision"], again["turns"]) == (begun["view"], begun["decision"], begun["turns"])
    assert [line["text"] for line in again["log"]] == [line["text"] for line in begun["log"]]


def test_on_one_screen_everything_is_taken_back_and_given_back(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), seed=4)
    rng = Rng(2)
    while party.asked()[1]["turns"] < 3 or party.asked()[1]["undo"]["turn"]:
        party.play(rng)
    seat, begun = party.asked()
    page = new_page()
    page.goto("/")
    page.evaluate(
        """([table, tokens]) => {
          localStorage.setItem('orrery.tables', JSON.stringify({[table]: {tokens, invitations: []}}));
          localStorage.setItem('orrery.settings', JSON.stringify({handover: false}));
        }""",
        [party.table, party.tokens],
    )
    page.goto(f"/table/{party.table}")
    expect_my_move(page)
    expect(page.get_by_role("button", name="Ask to take back")).to_have_count(0)
    page.get_by_role("button", name="Undo (earlier turn)").click()
    redo = page.get_by_role("button", name="Redo")
    expect(redo).to_be_visible()
    expect_my_move(page)
    assert party.asked()[0] == 1 - seat
    redo.click()
    expect(redo).to_have_count(0)
    again = party.state(seat)
    assert (again["view"], again["decision"], again["turns"]) == (begun["view"], begun["decision"], begun["turns"])


def test_pointing_at_what_is_illegal_says_why(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], seed=4)
    page = new_page()
    sit(page, party, 0)
    wait_until_asked(page)
    corner = page.locator("#station-yellow").bounding_box()
    hole = page.locator("#hole-N14").bounding_box()
    assert corner is not None
    assert hole is not None
    page.mouse.click(hole["x"] + hole["width"] / 2, hole["y"] + hole["height"] / 2)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("BG-6.1")
    picture(page, "why")
    page.mouse.click(hole["x"] + hole["width"] * 2.5, hole["y"] + hole["height"] / 2)  # an empty cell
    expect(notice).to_contain_text("BG-")
    notice.get_by_role("button", name="BG-").click()
    expect(page.locator("dialog .rule-text")).not_to_be_empty()
    expect(page.locator("dialog .source")).to_contain_text("Booklet")


def test_the_rule_for_the_question_is_one_key_away(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], seed=4)
    page = new_page(locale="fr-FR")
    sit(page, party, 0)
    expect_my_move(page)
    page.keyboard.press("r")
    expect(page.locator("dialog h2")).to_contain_text("Règle BG-6")
    expect(page.locator("dialog .source")).to_contain_text("Livret, lignes")


def test_a_card_is_shown_large(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], seed=4)
    page = new_page()
    sit(page, party, 0)
    expect_my_move(page)
    card = page.locator(".picture-panel.own .card").first
    card.hover()
    expect(page.locator(".large-card")).to_be_visible()
    expect(page.locator(".large-card p").last).not_to_be_empty()
    assert page.locator(".large-card [id]").count() == 0
    picture(page, "card")


def test_moves_of_pieces_are_animated(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], seed=4)
    page = new_page(reduced_motion="no-preference")
    sit(page, party, 0)
    wait_until_asked(page)
    page.evaluate("window.ship = document.getElementById('ship-red')")
    page.evaluate("window.moved = 0; ship.addEventListener('transitionrun', () => { window.moved += 1 })")
    until_still(page)
    point(page)
    page.wait_for_function("() => window.moved > 0")
    assert page.evaluate("document.getElementById('ship-red') === window.ship")


def test_reloading_resumes_where_the_player_was(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], seed=4)
    page = new_page()
    sit(page, party, 0)
    wait_until_asked(page)
    lines = page.locator(".log li li").count()
    point(page)
    expect(page.locator(".log li li")).not_to_have_count(lines)
    expect_my_move(page)
    log = page.locator(".log li li").all_inner_texts()
    page.reload()
    expect_my_move(page)
    expect(page.locator(".seat.mine .name")).to_contain_text("Ada")
    assert page.locator(".log li li").all_inner_texts() == log


def test_a_lost_server_is_noticed_and_found_again(new_page: NewPage, tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3")) as server, server.client() as client:
        party = Party(client, [*people("Ada"), bot()], seed=4)
        page = new_page()
        sit(page, party, 0, server.address)
        expect_my_move(page)
        server.kill()
        expect(page.locator(".banner.late")).to_be_visible()
        picture(page, "late")
        server.start()
        expect(page.locator(".banner.late")).to_have_count(0)
        wait_until_asked(page)
        lines = page.locator(".log li li").count()
        point(page)
        expect(page.locator(".log li li")).not_to_have_count(lines)


def test_one_screen_is_passed_round(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    page = new_page()
    page.goto("/")
    page.evaluate(
        "([table, tokens]) => localStorage.setItem('orrery.tables', JSON.stringify({[table]: {tokens, invitations: []}}))",
        [party.table, party.tokens],
    )
    page.goto(f"/table/{party.table}")
    expect(page.locator(".handover")).to_be_visible()
    assert page.locator(".play, .log, .bar").count() == 0
    picture(page, "hand-over")
    page.get_by_role("button", name="It is me, Ada").click()
    expect_my_move(page)
    for _ in range(4):  # bids, then "enough"
        if page.locator(".handover").count() == 0:
            page.locator(".answer:enabled").last.click()
            next_frame(page)
            page.wait_for_function("() => document.querySelector('.handover, .answer:enabled')")
    expect(page.get_by_role("heading", name="Grace is next")).to_be_visible()
    assert page.locator(".play, .log, .bar").count() == 0
    page.get_by_role("button", name="It is me, Grace").click()
    expect(page.locator(".seat.mine .name")).to_contain_text("Grace")


def test_a_visitor_without_a_link_watches(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), seed=5)
    ada, watcher = new_page(), new_page()
    sit(ada, party, 0)
    watcher.goto(f"/table/{party.table}")
    expect(watcher.locator(".prompt")).to_contain_text("you are watching")
    assert watcher.locator(".answer, .chat form, .play g[role=button]").count() == 0
    seat, state = party.asked()
    party.answer(seat, state["decision"]["options"][0]["action"], state["seq"])
    expect(watcher.locator(".log")).to_contain_text("flies to")


def test_a_player_leaves_and_comes_back(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), seed=5)
    ada, grace = new_page(), new_page()
    sit(ada, party, 0)
    sit(grace, party, 1)
    ada.get_by_role("button", name="Leave").click()
    ada.get_by_role("button", name="Leave the table").click()
    ada.wait_for_url("**/")
    expect(grace.locator(".seat:not(.mine)")).to_contain_text("left, a bot plays")
    ada.locator(".mine a").click()
    ada.get_by_role("button", name="Take my seat again").click()
    expect(grace.locator(".seat:not(.mine)")).not_to_contain_text("left")


def test_standing_and_forced_answers_are_set_and_cleared(new_page: NewPage, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), seed=5)
    pages = [new_page(), new_page()]
    for seat, page in enumerate(pages):
        sit(page, party, seat)
    seat, _ = party.asked()
    page = pages[seat]
    page.get_by_role("button", name="Standing answers").click()
    page.get_by_label("Until when?").select_option("turn")
    page.get_by_role("button", name="Answer so").click()
    expect(page.locator(".log")).to_contain_text("flies to")
    page.keyboard.press("s")
    page.get_by_label("Give my only possible answers for me").check()
    page.get_by_label("Your name at this table").fill("Lovelace")
    page.get_by_label("Your name at this table").press("Enter")
    expect(pages[1 - seat].locator(".seat:not(.mine) .name")).to_have_text("Lovelace")
    assert party.state(seat)["forced"] is True


@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
def test_the_variants_of_a_table_are_read_whole(new_page: NewPage, client: httpx.Client, size: tuple[int, int]) -> None:
    options = "free-battle loose-home cards=5-2-2"
    page = new_page(viewport={"width": size[0], "height": size[1]})
    sit(page, Party(client, people("Ada", "Halley"), options=options), 0)
    expect(page.locator(".about li")).to_have_count(4)  # three options, and that luck can be foretold
    expect(page.locator(".about li").first).to_be_hidden()
    page.locator(".about > summary").focus()
    page.keyboard.press("Enter")
    for sentence in page.locator(".about li").all():
        expect(sentence).to_be_in_viewport(ratio=1)
