"""An end in order, however it is asked for: everything closed, nothing left, nothing said."""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path

import pytest

from tests.server.served import PATIENCE, Person, Served, start

SAID = re.compile(
    r"A table is ready: http://127\.0\.0\.1:\d+/\S*\n"
    r"Ctrl-C stops the server; nothing is kept\.\n"
    r"Goodbye\.\n"
)


def ended(served: Served, *codes: int) -> str:
    """Wait for the end of *served* and of every process it started; return what it said."""
    try:
        assert served.process.wait(PATIENCE) in {0, *codes}
        end = time.monotonic() + PATIENCE
        while served.others() and time.monotonic() < end:
            time.sleep(0.05)
        assert served.others() == []
    finally:
        served.process.kill()
    return served.log.read_text(encoding="utf-8")


def working(served: Served) -> None:
    """Wait until *served* has workers: it answers before they are there."""
    end = time.monotonic() + PATIENCE
    while not served.others():
        if time.monotonic() > end:
            served.kill()
            raise AssertionError("no worker was started")
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "to_all"),
    [
        (signal.SIGTERM, False),
        (signal.SIGINT, True),
        (signal.SIGHUP, True),
        pytest.param(signal.SIGTERM, True, marks=pytest.mark.prove),
        pytest.param(signal.SIGINT, False, marks=pytest.mark.prove),
        pytest.param(signal.SIGHUP, False, marks=pytest.mark.prove),
    ],
)
def test_a_server_that_is_stopped_leaves_nothing_and_says_goodbye(
    tmp_path: Path, how: signal.Signals, to_all: bool
) -> None:
    served = start(tmp_path)
    person = Person.seated(served)
    working(served)
    served.send(how, to_all=to_all)
    assert SAID.fullmatch(ended(served))
    assert person.closed()


@pytest.mark.slow
def test_impatience_does_not_leave_processes_behind(tmp_path: Path) -> None:
    """Ctrl-C again and again, at a server whose workers are not even born.

    One may still come when Python itself has all but gone; there is nothing left to end then.
    """
    served = start(tmp_path)
    end = time.monotonic() + PATIENCE
    while served.process.poll() is None and time.monotonic() < end:
        served.send(signal.SIGINT, to_all=True)
        time.sleep(0.01)
    assert SAID.fullmatch(ended(served, -signal.SIGINT))
