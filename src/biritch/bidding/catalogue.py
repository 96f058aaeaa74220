"""Bidding systems by name."""

from __future__ import annotations

from functools import cache

from biritch import shelf
from biritch.bidding import systems
from biritch.bidding.system import System


@cache
def known() -> dict[str, System]:
    """Return every system on the shelf by its name."""
    found = shelf.load(systems, "SYSTEM", System)
    return {system.name: system for system in found.values()}


def find(name: str) -> System:
    """Return the system called *name*; :exc:`ValueError` names those known."""
    try:
        return known()[name]
    except KeyError:
        names = ", ".join(sorted(known()))
        raise ValueError(f"not a bidding system: {name!r} (want {names})") from None
