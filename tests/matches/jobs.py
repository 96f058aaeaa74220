"""Jobs for the tests of workers: functions of a module, that misbehave once."""

import os
import signal
import time
from pathlib import Path


def doubled(number: int) -> int:
    return 2 * number


def dies_once(piece: tuple[int, str]) -> int:
    """Return twice the number; the first process to be given 3 is killed at it."""
    number, flag = piece
    if number == 3:
        try:
            Path(flag).touch(exist_ok=False)
        except FileExistsError:
            return 2 * number
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def dies_always(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def fails(number: int) -> int:
    if number == 3:
        raise ValueError("three")
    time.sleep(0.01)
    return number


def cores_here(number: int) -> tuple[int, int]:
    from biritch.solver.cores import cores

    return number, cores()
