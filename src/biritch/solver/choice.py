"""The choice of the double dummy solver: our own engine, or another.

The engine comes with every installation. The library DDS, which comes with ``endplay``
(``pip install "biritch[dds]"``), can take its place: ``biritch solve --solver dds``, or
``BIRITCH_SOLVER=dds`` in the environment of any command.

An installation built with ``BIRITCH_PURE=1`` has no engine, and ``biritch --version`` says so:
it uses DDS if installed, else a plain search of the last four tricks. Any other installation
without the engine is broken, and refused.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from biritch.core.deals import Deal
from biritch.core.trick_table import TrickTable
from biritch.solver.dds import DDS
from biritch.solver.native import NativeSolver
from biritch.solver.plain_search import PlainSolver
from biritch.solver.solver import BatchSolver, SolverFault

VARIABLE = "BIRITCH_SOLVER"
"""The variable of the environment that names the solver."""

SOLVERS: dict[str, tuple[str, Callable[[], BatchSolver]]] = {
    "native": ("biritch.solver._engine", NativeSolver),
    "dds": ("endplay", DDS),
    "plain": ("biritch.solver.plain_search", PlainSolver),
}
"""Each solver's name, the module it needs, and how it is made; the first is preferred."""

PURE = Path(__file__).with_name("pure.txt")
"""The mark of an installation that was built without the engine."""


def is_pure() -> bool:
    """Return whether this installation was built without the compiled engine.

    Example:
        >>> is_pure() and choose_solver() == NativeSolver()
        False
    """
    return PURE.exists()


def choose_solver(name: str | None = None) -> BatchSolver:
    """Return the solver of that *name*, of the environment, or the first installed.

    Raises:
        SolverFault: There is none of that name, or the engine is missing.

    Example:
        >>> choose_solver("native")
        NativeSolver(most=None)
    """
    name = name or os.environ.get(VARIABLE)
    if name:
        if name not in SOLVERS:
            raise SolverFault(f"no solver is called {name} (want {' or '.join(SOLVERS)})")
        return SOLVERS[name][1]()
    if not is_pure() and not find_spec(SOLVERS["native"][0]):
        raise SolverFault("the compiled engine is missing: install Biritch again")
    return next(make() for module, make in SOLVERS.values() if find_spec(module))


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
