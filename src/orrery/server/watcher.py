"""The process beside the server that notices when its event loop hangs. It is run as a file, and needs nothing but Python.

A server without a beat is told in the log, with the table that it had in hand and with where it hangs. One that is told to end
and cannot is ended after a while: whatever it acknowledged is stored. A server that was stopped, or a machine that
slept, is not taken for one that hangs.
"""

import json
import mmap
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

SIZE: Final = 40  # bytes that both processes see
BEATS: Final = slice(0, 8)  # how often the loop has said that it is alive
TABLE: Final = slice(8, 40)  # the table in hand, or nothing
TICK: Final = 0.5  # seconds
GRACE: Final = 10.0  # seconds without a beat after which a server that was told to end is ended


class Watcher:
    """Counts by its own waking moments how long a server has been silent."""

    def __init__(self, server: int, memory: mmap.mmap | bytearray, signals: int, patience: float) -> None:
        self.server, self.memory, self.signals, self.patience = server, memory, signals, patience
        self.heard = b""
        self.silent = 0.0
        self.told = False
        self.ending = False  # it was told to end

    def watch(self) -> None:
        """Listen until the server has ended."""
        while self.listen() and self.look():
            pass

    def look(self) -> bool:
        """Look after a moment whether the server has beaten in it; False when there is nothing more to watch."""
        beats = bytes(self.memory[BEATS])
        if beats != self.heard or not any(beats) or is_stopped(self.server):  # before its first beat it only starts
            if self.told:
                self.say("the event loop goes on", "warning")
            self.heard, self.silent, self.told = beats, 0.0, False
            return True
        self.silent += TICK
        if self.silent >= self.patience and not self.told:
            self.told = True
            self.say("the event loop hangs", "critical")
            self.send(signal.SIGUSR1)  # it writes down where
        if self.ending and self.silent >= max(GRACE, self.patience):
            self.say("a server that hangs is ended, as it was told to end", "critical")
            self.send(signal.SIGKILL)
            return False
        return True

    def listen(self) -> bool:
        """Wait for a moment, and note the signals that the server gets meanwhile; False when it has ended."""
        until = time.monotonic() + TICK
        while (left := until - time.monotonic()) > 0:
            ready, _, _ = select.select([self.signals], [], [], left)
            if ready:
                got = os.read(self.signals, 64)
                if not got:
                    return False
                self.ending = self.ending or signal.SIGTERM in got or signal.SIGINT in got
        return True

    def send(self, what: signal.Signals) -> None:
        try:
            os.kill(self.server, what)
        except ProcessLookupError:
            return

    def say(self, event: str, level: str) -> None:
        """A line of the server's log."""
        row: dict[str, object] = {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "level": level,
            "event": event,
        }
        if table := self.memory[TABLE].rstrip(b"\0").decode():
            row["table"] = table
        row["seconds"] = self.silent
        plain = " ".join(f"{key}={value!r}" for key, value in row.items())
        os.write(2, ((plain if sys.stderr.isatty() else json.dumps(row)) + "\n").encode())


def is_stopped(process: int) -> bool:
    """Whether a process was stopped, by Ctrl-Z or a debugger say, and will go on later."""
    try:
        state = Path(f"/proc/{process}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()[0]
    except OSError:  # a system without /proc
        asking = ["ps", "-o", "state=", "-p", str(process)]
        state = subprocess.run(asking, capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603
    return state[:1] in ("T", "t")


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # it ends when the server does
    server, shared, signals = (int(text) for text in sys.argv[1:4])
    with mmap.mmap(shared, SIZE, prot=mmap.PROT_READ) as memory:
        Watcher(server, memory, signals, float(sys.argv[4])).watch()


if __name__ == "__main__":
    main()
