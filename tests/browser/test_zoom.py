"""Zooming the board with two fingers, the wheel, keys and buttons, and panning it once zoomed."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import expect_my_move
from tests.server.kit import Party, bot, people

BOARD = ".board > svg"
SEEN = "() => document.querySelector('.board > svg').getAttribute('viewBox').split(' ').map(Number)"


def at_the_table(page: Page, client: httpx.Client) -> None:
    page.goto(Party(client, [*people("Ada"), bot()], seed=4).link(0))
    expect_my_move(page)
    page.wait_for_selector(".play g[role=button]")


def seen(page: Page) -> tuple[float, float, float, float]:
    """The visible part of the board: its upper left corner, width and height in units of the board."""
    x, y, width, height = page.evaluate(SEEN)
    return x, y, width, height


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(BOARD).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(device: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Touch points, each with its own number."""
    fingers: list[dict[str, Any]] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_the_wheel_zooms_where_it_points(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page()
    at_the_table(page, client)
    x, y, whole, _ = seen(page)
    assert (x, y) == (0, 0)
    page.mouse.move(*middle(page))
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => ({SEEN})()[2] < {whole * 0.8}")
    x, _, width, _ = seen(page)
    assert x == pytest.approx((whole - width) / 2, abs=2)  # the middle stays where it was
    page.mouse.wheel(0, 4000)
    page.wait_for_function(f"() => ({SEEN})()[2] === {whole}")
    page.mouse.wheel(0, 400)  # it never zooms out beyond the whole board
    assert seen(page)[2] == whole


def test_keys_and_buttons_zoom_and_move(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page()
    at_the_table(page, client)
    _, _, whole, _ = seen(page)
    expect(page.get_by_role("button", name="Smaller")).to_have_count(0)
    page.keyboard.press("+")
    width = seen(page)[2]
    assert width == pytest.approx(whole / 1.4, abs=1)
    page.get_by_role("button", name="Larger").click()
    assert seen(page)[2] == pytest.approx(whole / 1.96, abs=1)
    before = seen(page)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    after = seen(page)
    assert after[0] > before[0] and after[1] > before[1]
    page.keyboard.press("-")
    assert seen(page)[2] == pytest.approx(width, abs=1)
    page.get_by_role("button", name="Whole board").click()
    assert seen(page) == (0, 0, whole, whole)


def test_a_mark_that_gets_the_focus_is_seen(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page()
    at_the_table(page, client)
    for _ in range(4):
        page.keyboard.press("+")
    for _ in range(9):  # away from the player's station at the lower right
        page.keyboard.press("Shift+ArrowLeft")
        page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("b")
    expect(page.locator(".play g[role=button]:focus")).to_be_in_viewport()
    mark = page.locator(".play g[role=button]:focus").bounding_box()
    board = page.locator(BOARD).bounding_box()
    assert mark is not None and board is not None
    assert board["x"] <= mark["x"] + mark["width"] / 2 <= board["x"] + board["width"]
    assert board["y"] <= mark["y"] + mark["height"] / 2 <= board["y"] + board["height"]


def test_the_mouse_moves_a_large_board_and_answers_nothing(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page()
    at_the_table(page, client)
    page.keyboard.press("+")
    page.keyboard.press("+")
    before, prompt = seen(page), page.locator(".prompt").inner_text()
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 80, y + 60, steps=6)
    page.mouse.up()
    after = seen(page)
    assert after[0] < before[0] and after[1] < before[1]
    assert page.locator(".prompt").inner_text() == prompt
    assert page.locator(".notice p").count() == 0


def test_two_fingers_zoom_and_one_moves(new_page: NewPage, client: httpx.Client) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    at_the_table(page, client)
    _, _, whole, _ = seen(page)
    page.locator(BOARD).scroll_into_view_if_needed()
    device = page.context.new_cdp_session(page)
    x, y = middle(page)
    touch(device, "touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 45, 60):
        touch(device, "touchMove", (x - apart, y), (x + apart, y))
    touch(device, "touchEnd")
    page.wait_for_function(f"() => ({SEEN})()[2] < {whole * 0.5}")
    assert page.evaluate("visualViewport.scale") == 1  # the board, not the page
    before = seen(page)
    touch(device, "touchStart", (x, y))
    for step in range(1, 6):
        touch(device, "touchMove", (x + 8 * step, y + 8 * step))
    touch(device, "touchEnd")
    page.wait_for_function(f"() => ({SEEN})()[0] < {before[0]}")
    assert seen(page)[1] < before[1]
    assert page.locator(".confirm").count() == 0
