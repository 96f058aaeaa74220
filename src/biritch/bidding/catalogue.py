"""Systems by name: ``sif``, or with a profile ``acol:modern``."""

from __future__ import annotations

from biritch import shelf
from biritch.bidding import conventions, systems
from biritch.bidding.row import Package
from biritch.bidding.system import System


def known() -> dict[str, System]:
    """Return every system by name; a file ``acol_modern.py`` is ``acol:modern``."""
    found = shelf.load(systems, "SYSTEM", System).values()
    return {system.name: system for system in found}


def packages() -> dict[str, Package]:
    """Return every package of rows by name."""
    found = shelf.load(conventions, "PACKAGE", Package)
    return {name.replace("_", "-"): package for name, package in found.items()}


def find(name: str) -> System:
    """Return the system *name*; a family alone (``acol``) is its usual profile.

    Raises:
        ValueError: No such system; the message names those there are.
    """
    systems = known()
    word = name.strip().lower()
    for one in systems.values():
        if one.usual and one.name.partition(":")[0] == word:
            return one
    if word not in systems:
        raise ValueError(f"not a bidding system: {name!r} (want {', '.join(sorted(systems))})")
    return systems[word]
