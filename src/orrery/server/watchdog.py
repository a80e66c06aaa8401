"""What tells a hung server from a busy one: the event loop beats, and a process of its own (`watcher.py`) listens.

Compiled rules hold the interpreter while they run: no thread and no handler of a signal could notice from within that
they never end. The beat is a count in memory that both processes see, so that it costs next to nothing.
"""

import asyncio
import faulthandler
import mmap
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from orrery.server.watcher import BEATS, SIZE, TABLE

BEAT: Final = 0.5  # seconds
WATCHER: Final = Path(__file__).with_name("watcher.py")


class Watchdog:
    """The server's side: it beats, and notes which table is in hand. Until it is started, nobody listens."""

    def __init__(self) -> None:
        self.memory: bytearray | mmap.mmap = bytearray(SIZE)
        self.beats = 0
        self.signals = -1  # the pipe that passes signals on to the other process

    def start(self, patience: float) -> None:
        """Have this process watched until it ends; where the system lacks what that needs, it goes unwatched."""
        if sys.platform == "win32":
            return
        heard, self.signals = os.pipe()
        os.set_blocking(self.signals, False)
        with tempfile.TemporaryFile() as shared:
            shared.truncate(SIZE)
            self.memory = mmap.mmap(shared.fileno(), SIZE)
            numbers = [os.getpid(), shared.fileno(), heard, patience]
            subprocess.Popen(  # noqa: S603  # our own file
                [sys.executable, "-I", str(WATCHER), *map(str, numbers)],
                pass_fds=(shared.fileno(), heard),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the server
            )
        os.close(heard)
        faulthandler.register(signal.SIGUSR1, all_threads=True)  # where it hangs, told by C as well

    async def beat(self) -> None:
        """Say again and again that the event loop is alive.

        Signals are passed on by C, whatever Python is doing. The loop gives up its own pipe for them, and sees a signal a
        tenth of a second later, when the web server looks.
        """
        if self.signals >= 0:
            signal.set_wakeup_fd(self.signals, warn_on_full_buffer=False)
        while True:
            self.beats += 1
            self.memory[BEATS] = self.beats.to_bytes(8, "little")
            await asyncio.sleep(BEAT)

    def hold(self, table: str) -> None:
        """Note which table is in hand, for the log; an empty name for none."""
        self.memory[TABLE] = table.encode()[:32].ljust(32, b"\0")

    @contextmanager
    def holding(self, table: str) -> Iterator[None]:
        """The same while something happens at a table without a pause."""
        self.hold(table)
        try:
            yield
        finally:
            self.hold("")
