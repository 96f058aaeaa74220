"""Which double dummy solver answers: this project's own engine, or another that was chosen.

The engine comes with every installation. The library DDS, which comes with ``endplay``
(``pip install "biritch[dds]"``), can take its place: ``biritch solve --solver dds``, or
``BIRITCH_SOLVER=dds`` in the environment of any command. It does so by itself where
the engine is not installed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec

from biritch.core.deals import Deal
from biritch.core.trick_table import TrickTable
from biritch.solver.dds import DDS
from biritch.solver.native import NativeSolver
from biritch.solver.solver import BatchSolver, SolverFault

VARIABLE = "BIRITCH_SOLVER"
"""The variable of the environment that names the solver."""

SOLVERS: dict[str, tuple[str, Callable[[], BatchSolver]]] = {
    "native": ("biritch_dd", NativeSolver),
    "dds": ("endplay", DDS),
}
"""Each solver's name, the package it comes with, and how it is made; the first is preferred."""


def choose_solver(name: str | None = None) -> BatchSolver:
    """Return the solver of that *name*, of the environment, or the best one installed.

    Raises:
        SolverFault: There is none of that name, or none is installed.

    Example:
        >>> choose_solver("native")
        NativeSolver(most=None)
    """
    name = name or os.environ.get(VARIABLE)
    if name:
        if name not in SOLVERS:
            raise SolverFault(f"no solver is called {name} (want {' or '.join(SOLVERS)})")
        return SOLVERS[name][1]()
    for package, make in SOLVERS.values():
        if find_spec(package):
            return make()
    raise SolverFault('none is installed: pip install biritch-dd, or "biritch[dds]"')


def trick_table(deal: Deal) -> TrickTable:
    """Return the tricks of every declarer in every strain of one *deal*.

    Raises:
        SolverFault: No solver is installed, or the one chosen does not work.

    Example:
        >>> from biritch.core.cards import Strain
        >>> from biritch.core.seats import Seat
        >>> trick_table(Deal.random(seed=7)).of(Seat.NORTH, Strain.NOTRUMP)
        10
    """
    return choose_solver().tables([deal])[0]
