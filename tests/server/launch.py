"""Starts servers with settings given as JSON: one for each line read, forked with everything loaded; says its id."""

import json
import os
import signal
import sys

from orrery.server.main import run
from orrery.server.settings import Settings


def main() -> None:
    given = json.loads(sys.argv[1])
    given["forced_pause"] = tuple(given["forced_pause"])
    given["bots"] = tuple(given["bots"])
    given["allowed_hosts"] = tuple(given.get("allowed_hosts", ()))
    settings = Settings(**given)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for a server that was killed
    for _ in iter(sys.stdin.readline, ""):
        server = os.fork()
        if server == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run(settings)
            os._exit(0)
        sys.stdout.write(f"{server}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
