"""Install what the tests use besides Python: a browser, nginx and PostgreSQL, from Debian's packages, where that is possible.

Where it is not, one sentence says what is missing; the tests that need it say so, too, and all others run.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])  # where Debian keeps programs of servers
WANTED = {"chromium": ["chromium"], "nginx-light": ["nginx"], "postgresql": ["initdb"]}


def is_here(programs: list[str]) -> bool:
    """Whether one of these programs is installed; Debian keeps PostgreSQL's off the path."""
    return any(
        shutil.which(program, path=PLACES) or any(Path("/usr/lib/postgresql").glob(f"*/bin/{program}")) for program in programs
    )


def install(packages: list[str]) -> bool:
    """Ask Debian's package manager, without questions; True if it did as asked."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(["apt-get", "-qq", *words], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if done.returncode:
            return False
    return True


def main() -> None:
    missing = [package for package, programs in WANTED.items() if not is_here(programs)]
    if not missing:
        return
    allowed = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None
    if not (allowed and install(missing)):
        names = " and ".join(missing)
        print(f"orrery: {names} could not be installed here; the tests that need them will say so", file=sys.stderr)


if __name__ == "__main__":
    main()
