"""Start a server with settings given as JSON: `python launch.py '{"database": "…", "port": 8123}'`, once a line is read."""

import json
import sys

from orrery.server.main import run
from orrery.server.settings import Settings

if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    if "forced_pause" in given:
        given["forced_pause"] = tuple(given["forced_pause"])
    sys.stdin.readline()  # everything is loaded: a server that is killed has its successor waiting here
    run(Settings(**given))
