"""Systems by name: ``sif``, with a profile ``acol:modern``, with other tools ``sef-drury``.

Systems are on the shelf :mod:`biritch.bidding.systems`, shared conventions on
:mod:`biritch.bidding.conventions`. A user's own system is found by the name derived from its
content (:mod:`biritch.bidding.own_systems`).
"""

from __future__ import annotations

import re
from difflib import get_close_matches

from biritch import shelf
from biritch.bidding import conventions, own_systems, systems, tools
from biritch.bidding.agreement.agreement import Package
from biritch.bidding.notation import library
from biritch.bidding.system import System
from biritch.core.bad_value import BadValue


def all_systems() -> dict[str, System]:
    """Return all systems by name; a file ``acol_modern.system`` is ``acol:modern``.

    Example:
        >>> {"sef", "sayc", "acol:modern"} <= all_systems().keys()
        True
    """
    return {system.name: system for system in shelf.load(systems, "SYSTEM", System).values()}


def packages() -> dict[str, Package]:
    """Return all conventions and other packages of agreements, by name.

    Example:
        >>> packages()["drury"].convention
        True
    """
    by_file = shelf.load(conventions, "PACKAGE", Package)
    return {name.replace("_", "-"): package for name, package in by_file.items()}


def find(name: str) -> System:
    """Return the system *name*; a family alone (``acol``) means its default profile.

    ``sef-drury+exclusion`` removes Drury and adds exclusion Blackwood
    (:mod:`biritch.bidding.tools`).

    Raises:
        ValueError: No such system, or no such tool in it; the message names those there are.

    Example:
        >>> find("acol").name, find("sef-drury").name
        ('acol:modern', 'sef-drury')
    """
    word = name.strip().lower()
    if (system := _plain(word)) is not None:
        return system
    usual, rest = split_taught_name(word)
    changes = tools.changes(rest)
    if usual is not None and changes is not None:
        return tools.with_tools(usual, changes)
    words = ", ".join(sorted(all_systems()))
    near = get_close_matches(word, all_systems(), n=1)
    hint = f". Did you mean {near[0]!r}?" if near else ""
    raise BadValue(
        f"not a bidding system: {name!r}{hint} (want {words})", "system", text=name, words=words
    )


def split_taught_name(name: str) -> tuple[System | None, str]:
    """Return the taught system on which *name* is based, and the rest, about tools.

    Example:
        >>> system, rest = split_taught_name("sef-drury+exclusion")
        >>> system.name, rest
        ('sef', '-drury+exclusion')
    """
    word = name.strip().lower()
    for end in range(len(word), 0, -1):
        if (system := _plain(word[:end])) is not None:
            return system, word[end:]
    return None, word


def _plain(word: str) -> System | None:
    """Return the system *word*, or the default profile of that family; load no other."""
    if own_systems.is_name(word):
        return own_systems.find(word)
    if (system := library.usual(word)) is not None:
        return system
    system = shelf.find(systems, re.sub("[:-]", "_", word), "SYSTEM", System)
    return system if system is not None and system.name == word else None
