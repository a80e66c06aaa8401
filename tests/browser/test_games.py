"""Whole games in a browser, with the mouse and with keys, in both languages."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import picture, play_by_keys, play_by_mouse
from tests.server.kit import Party, bot, people


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_x(new_page: NewPage, client: httpx.Client, seed: int) -> None:
    party = Party(client, [*people("Ada"), bot()], options="loose-home", seed=seed)
    page = new_page(locale="fr-FR")
    page.goto(party.made["seats"][0]["link"])
    print("CLICKS", play_by_mouse(page))
    picture(page, "x")
