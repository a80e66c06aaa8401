"""Starts one server for each line of JSON settings read, forked with everything loaded; prints its process id."""

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
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # killed servers are reaped
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
