"""Programs that tests start: none outlives its test, however that ends."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

PATIENCE = 20
_left: list[subprocess.Popen[bytes]] = []


def mind(process: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
    """Have *process* ended after this test, if it is a test that started it.

    What a fixture starts may serve many tests, and is the fixture's to end.
    """
    if os.environ.get("PYTEST_CURRENT_TEST", "").endswith("(call)"):
        _left.append(process)
    return process


def end_what_is_left() -> None:
    """End what the test that is over started and did not end."""
    while _left:
        end(_left.pop())


def end(process: subprocess.Popen[Any]) -> None:
    """End *process*, in order if it does so soon."""
    if process.poll() is not None:
        return
    with suppress(ProcessLookupError):
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)


@contextmanager
def running(command: Sequence[str], **how: Any) -> Iterator[subprocess.Popen[Any]]:
    """Run *command* for as long as it is wanted; ``with Popen`` would wait for it for ever."""
    with subprocess.Popen(command, **how) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()
