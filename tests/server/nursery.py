"""A process that has loaded everything and bears servers: each starts in a tenth of a second.

A server so born is a process like any other: its port, its file, its workers, and it dies by
SIGKILL. What it does not do anew is import. So thousands of kills take minutes, not a night.
Linux alone knows how to wait for a process that is somebody else's child.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import multiprocessing
import os
import pkgutil
import select
import signal
import subprocess
import sys
import threading
from multiprocessing import forkserver
from pathlib import Path
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).resolve().parents[2]
ROBOT = "random:sif"
LOADED = "tests.server.nursery_worker"
"""What the workers of all servers have loaded: they are borne like the servers."""


LATE = ("babel.dates", "babel.numbers", "fluent.runtime", "uvicorn.lifespan.on")
"""What libraries of a server import late."""


class Forked:
    """A server that was borne, as :class:`subprocess.Popen` shows it."""

    def __init__(self, pid: int) -> None:
        """Watch the process *pid*, which runs."""
        self.pid, self._fd = pid, os.pidfd_open(pid)
        self._turn = threading.Lock()

    def send_signal(self, how: signal.Signals) -> None:
        """Send a signal, if it still runs."""
        with self._turn:
            if self._fd >= 0:
                with contextlib.suppress(ProcessLookupError):
                    signal.pidfd_send_signal(self._fd, how)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended.

        Raises:
            TimeoutError: It runs on after *timeout* seconds.
        """
        with self._turn:
            if self._fd >= 0:
                if not select.select([self._fd], [], [], timeout)[0]:
                    raise TimeoutError(self.pid)
                os.close(self._fd)
                self._fd = -1
        return 0

    def poll(self) -> int | None:
        """Return 0 once it has ended."""
        try:
            return self.wait(0)
        except TimeoutError:
            return None


class Nursery:
    """Bears servers when asked to."""

    def __init__(self) -> None:
        """Load everything, once."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._turn = threading.Lock()
        self._answer()

    def bear(self, word: str, arguments: list[str], log: Path) -> Forked:
        """Return a server whose chance *word* settles, called with *arguments*."""
        said = json.dumps([word, arguments, str(log)]).encode() + b"\n"
        assert self._process.stdin is not None
        with self._turn:
            self._process.stdin.write(said)
            self._process.stdin.flush()
            return Forked(self._answer())

    def _answer(self) -> int:
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """Bear no more; the servers live on."""
        self._process.communicate()


def main() -> None:
    """Bear a server for each line that is read, and say its number."""
    load()
    _stand_by()
    _say(0)
    born: set[int] = set()
    for line in sys.stdin:
        born = {pid for pid in born if os.waitpid(pid, os.WNOHANG) == (0, 0)}
        _stand_by()
        word, arguments, log = json.loads(line)
        if (pid := os.fork()) == 0:
            _live(word, arguments, log)
        born.add(pid)
        _say(pid)


def _say(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


def load() -> None:
    """Import what a server does, and read what it says."""
    import biritch
    from biritch.server.tables import log_setup
    from biritch.server.workers import jobs
    from biritch.words.translation import tell

    ours = (found.name for found in pkgutil.walk_packages(biritch.__path__, "biritch."))
    for name in (*LATE, *(name for name in ours if not name.endswith("__main__"))):
        importlib.import_module(name)
    log_setup.games()
    tell("server-at", "en", url="")
    jobs.prepare(ROBOT)
    gc.freeze()


def _stand_by() -> None:
    """Let a process stand by that bears workers.

    It complains, and may die of it, when a server dies while it asks for one: that is what
    servers do here.
    """
    multiprocessing.set_forkserver_preload([LOADED])
    said, silence = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 2)
    forkserver.ensure_running()
    os.dup2(said, 2)
    os.close(said)
    os.close(silence)


def _live(word: str, arguments: list[str], log: str) -> None:
    """Be a server from now on."""
    from tests import seeded

    nothing, output = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_CREAT)
    for source, to in ((nothing, 0), (output, 1), (output, 2)):
        os.dup2(source, to)
    context = multiprocessing.get_context("forkserver")
    standing: Any = forkserver._forkserver
    with (
        patch.object(multiprocessing, "get_context", lambda _=None: context),
        patch.object(standing, "ensure_running", lambda: None),
    ):
        try:
            seeded.serve(word, arguments)
        finally:
            os._exit(0)


if __name__ == "__main__":
    main()
