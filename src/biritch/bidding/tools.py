"""The tools of a system, and the same system with some of them taken up or put away.

A tool is a word that rows need (:attr:`Row.needs`). ``sef-drury+baron`` is the SEF without
Drury and with Baron: a partnership's own card, as short as a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from biritch.bidding.system import System

_CHANGE = re.compile(r"([+-])([a-z][a-z0-9_]*)")
_CHANGES = re.compile(rf"(?:{_CHANGE.pattern})+")


class UnknownTool(ValueError):
    """A tool that no row of the system needs."""

    def __init__(self, text: str, system: str, known: Iterable[str]) -> None:
        """Keep the tool asked for, the system, and the tools it has."""
        self.text, self.system, self.known = text, system, ", ".join(known)
        super().__init__(f"not a tool of {system}: {text!r} (want {self.known or 'none'})")


@dataclass(frozen=True, slots=True)
class Tool:
    """Something a partnership may play or not."""

    name: str
    played: bool
    usual: bool
    """Whether the system as taught plays it."""


def of(system: System, usual: System | None = None) -> tuple[Tool, ...]:
    """Return every tool that some row of *system* needs, by name.

    *usual* is the system as taught, where *system* is a variation of it.
    """
    held, taught = system.agreements.tools, (usual or system).agreements.tools
    words = {
        word.removeprefix("!")
        for package in system.packages
        for row in package.rows
        for word in row.needs.split()
    }
    return tuple(Tool(word, word in held, word in taught) for word in sorted(words))


def changes(text: str) -> tuple[tuple[str, bool], ...] | None:
    """Read ``-drury+baron``: each tool, and whether it is played; else return ``None``."""
    if not _CHANGES.fullmatch(text):
        return None
    return tuple((name, sign == "+") for sign, name in _CHANGE.findall(text))


def varied(system: System, asked: Iterable[tuple[str, bool]]) -> System:
    """Return *system* with each tool *asked* for played or not; its name says so.

    Raises:
        UnknownTool: No row needs a tool of that name.
    """
    known = [tool.name for tool in of(system)]
    wanted = dict(asked)
    for name in wanted:
        if name not in known:
            raise UnknownTool(name, system.name, known)
    held = system.agreements.tools
    differing = {name: on for name, on in wanted.items() if on != (name in held)}
    if not differing:
        return system
    kept = {name for name in held if differing.get(name, True)}
    kept |= {name for name, on in differing.items() if on}
    written = "".join(f"{'+' if on else '-'}{name}" for name, on in sorted(differing.items()))
    agreements = replace(system.agreements, tools=frozenset(kept))
    return replace(system, name=system.name + written, usual=False, agreements=agreements)
