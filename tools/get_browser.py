"""Find a Chromium for the tests of the page, or fetch one; if neither can be done, say so in one sentence."""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import Error, sync_playwright

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def installed() -> str | None:
    """A browser of the machine; `ORRERY_CHROMIUM` names another."""
    return os.environ.get("ORRERY_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def opens() -> bool:
    """Whether the browser that Playwright brought along starts."""
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(args=["--no-sandbox"]).close()
    except Error:
        return False
    return True


def attempts() -> list[list[str]]:
    """Ways to get one: Playwright's own, and for root the machine's package."""
    fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        return [[*fetch, "--with-deps"], ["apt-get", "install", "--yes", "--quiet", "chromium"]]
    return [fetch]


def main() -> int:
    if installed() or opens():
        return 0
    for command in attempts():
        if subprocess.run(command, capture_output=True).returncode == 0 and (installed() or opens()):
            return 0
    print(
        "orrery: no Chromium could be installed here, so the page is not tested in a browser; install Chromium as root, or set"
        " ORRERY_CHROMIUM.",
        file=sys.stderr,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
