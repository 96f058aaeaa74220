"""Systems by name: ``sif``, with a profile ``acol:modern``, with other tools ``sef-drury``."""

from __future__ import annotations

from collections.abc import Mapping

from biritch import shelf
from biritch.bidding import conventions, systems, tools
from biritch.bidding.agreement.agreement import Package
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

    ``sef-drury+baron`` is the SEF without Drury, with Baron (:mod:`biritch.bidding.tools`).

    Raises:
        ValueError: No such system, or no such tool in it; the message names those there are.
    """
    word = name.strip().lower()
    systems = known()
    if (system := _plain(word, systems)) is not None:
        return system
    usual, told = taught(word)
    changes = tools.changes(told)
    if usual is not None and changes is not None:
        return tools.varied(usual, changes)
    raise ValueError(f"not a bidding system: {name!r} (want {', '.join(sorted(systems))})")


def taught(name: str) -> tuple[System | None, str]:
    """Return the system as taught that *name* varies, and what *name* says of its tools."""
    word = name.strip().lower()
    systems = known()
    for end in range(len(word), 0, -1):
        if (system := _plain(word[:end], systems)) is not None:
            return system, word[end:]
    return None, word


def _plain(word: str, systems: Mapping[str, System]) -> System | None:
    for one in systems.values():
        if one.usual and one.name.partition(":")[0] == word:
            return one
    return systems.get(word)
