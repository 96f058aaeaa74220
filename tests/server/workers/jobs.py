"""What worker processes are asked to do in the tests."""

from __future__ import annotations

import os
import signal
import time


def hang() -> None:
    time.sleep(600)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise ZeroDivisionError


def add(one: int, two: int) -> int:
    return one + two


def busy() -> float:
    """Use a tenth of a second of a processor and more; system clocks are coarse."""
    begun = time.process_time()
    while time.process_time() - begun < 0.15:
        sum(range(1_000))
    return begun
