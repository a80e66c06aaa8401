"""PostgreSQL clusters for the tests: made in a temporary folder on a private port, removed afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.kit import free_port

OWNER = "postgres"  # PostgreSQL refuses to run as root


def programs() -> Path | None:
    """Where Debian installs the newest PostgreSQL, or the one on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).parent if elsewhere else None


def as_owner(command: list[str]) -> None:
    """Run a command as a user that PostgreSQL accepts."""
    user = OWNER if os.geteuid() == 0 else None
    done = subprocess.run(
        command, user=user, cwd="/", capture_output=True, text=True, env={"LC_ALL": "C", "PATH": os.environ["PATH"]}
    )
    assert done.returncode == 0, done.stderr


class Cluster:
    """A PostgreSQL that can be killed and started again."""

    def __init__(self, programs: Path, folder: str, port: int) -> None:
        self.control, self.folder, self.port = str(programs / "pg_ctl"), folder, port
        self.url = f"postgresql+asyncpg://orrery@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        settings = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        as_owner([self.control, "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", settings, "start"])

    def kill(self) -> None:
        """Like a crash: what was not committed is lost, and every connection breaks."""
        as_owner([self.control, "-D", f"{self.folder}/data", "-m", "immediate", "stop"])


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A fresh cluster; the test is skipped where PostgreSQL is not available."""
    programs_folder = programs()
    if programs_folder is None:
        pytest.skip("PostgreSQL is not installed here (Debian: postgresql)")
    if os.geteuid() == 0 and not any(each.pw_name == OWNER for each in pwd.getpwall()):
        pytest.skip(f"PostgreSQL does not run as root, and there is no user {OWNER!r} to run it")
    with tempfile.TemporaryDirectory(prefix="orrery-pg-") as made:
        if os.geteuid() == 0:
            shutil.chown(made, OWNER)
        making = [
            str(programs_folder / "initdb"),
            "-D",
            f"{made}/data",
            "-U",
            "orrery",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        as_owner(making)
        cluster = Cluster(programs_folder, made, free_port())
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.kill()


@contextmanager
def postgres() -> Iterator[str]:
    """A fresh cluster's URL."""
    with running_cluster() as cluster:
        yield cluster.url
