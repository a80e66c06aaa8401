"""A real server and a real browser for the tests of the page."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.server.kit import Server, sqlite
from tests.waiting import IN_A_BROWSER

expect.set_options(timeout=IN_A_BROWSER)
ROOT = Path(__file__).parents[2]
NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def built() -> Path:
    """The page, built from the current sources."""
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "build_page.py")], capture_output=True, text=True)
    if done.returncode:
        pytest.skip(done.stderr.strip())
    return ROOT / "src" / "orrery" / "server" / "static"


@pytest.fixture(scope="module")  # an event loop runs in this thread while the browser is open
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
            opened = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"], timeout=IN_A_BROWSER)
        except Error:
            pytest.skip("There is no Chromium here, so the page is not tested in a browser.")
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (built / "index.html").is_file()
    with Server(sqlite(tmp_path_factory.mktemp("tables") / "tables.sqlite3")) as started:
        yield started


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as opened:
        yield opened


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Opens a page in its own browser context; any error in its console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(**wishes: object) -> Page:
        context = browser.new_context(
            **{
                "base_url": server.address,
                "viewport": {"width": 1366, "height": 768},
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "color_scheme": "dark",
                **wishes,
            }  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.set_default_timeout(IN_A_BROWSER)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [each for each in complaints if "WebSocket" not in each and "ERR_CONNECTION" not in each] == []
