"""The number of processor cores for a process."""

from __future__ import annotations

import os

VARIABLE = "BIRITCH_CORES"
"""The variable of the environment that limits them; so do processes that share a machine."""


def cores() -> int:
    """Return how many cores this process may use.

    Example:
        >>> cores() >= 1
        True
    """
    limit = os.environ.get(VARIABLE, "")
    if limit.isdecimal() and int(limit) > 0:
        return min(int(limit), available_cores())
    return available_cores()


def available_cores() -> int:
    """Return how many cores the system lets this process use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
