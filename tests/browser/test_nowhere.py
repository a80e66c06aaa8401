"""Addresses that lead to nothing: a page says so, and leads back."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import picture, serious_findings
from tests.server.kit import Server

NOTHING = {"en-GB": "There is nothing at this address.", "fr-FR": "Il n'y a rien à cette adresse."}
NO_TABLE = {
    "en-GB": "There is no table at this address, or no longer.",
    "fr-FR": "Il n'y a pas (ou plus) de table à cette adresse.",
}
NO_REPLAY = {
    "en-GB": "There is no such table, or this link opens no seat of it.",
    "fr-FR": "Cette table n'existe pas, ou ce lien n'y ouvre aucune place.",
}


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("/nothing", 404, NOTHING),
        ("/table/", 404, NOTHING),
        ("/nothing/at/all", 404, NOTHING),
        ("/table/nonsense", 200, NO_TABLE),
        ("/replay/nonsense", 200, NO_REPLAY),
    ],
)
def test_a_wrong_address_shows_a_page_that_leads_back(
    browser: Browser, server: Server, locale: str, path: str, status: int, sentence: dict[str, str]
) -> None:
    with browser.new_context(base_url=server.address, locale=locale) as context:
        page = context.new_page()
        answer = page.goto(path)
        assert answer is not None and answer.status == status
        expect(page.get_by_role("alert")).to_have_text(sentence[locale])
        expect(page.get_by_text("One moment…")).to_have_count(0)
        assert serious_findings(page) == []
        picture(page, f"nowhere-{locale}{path.replace('/', '-')}")
        page.locator("main a").click()
        page.wait_for_selector(".shelf-box")
