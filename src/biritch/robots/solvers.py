"""The solver robots use, built the first time one is needed in a process."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biritch.solver.solver import Solver


@cache
def double_dummy() -> Solver:
    """Return the double dummy solver of this process."""
    from biritch.solver.dds import DDS

    return DDS()
