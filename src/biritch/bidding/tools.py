"""The tools of a system, and the same system with some of them taken up or put away.

A tool is a word that rows need (:attr:`Row.needs`). ``sef-drury+baron`` is the SEF without
Drury and with Baron: a partnership's own card, as short as a name. Leads and signals are
settled there too: ``sef+discard.lavinthal``
(:data:`~biritch.bidding.agreement.carding.CUSTOMS`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from biritch.bidding.agreement.carding import CUSTOMS
from biritch.bidding.system import System

_CHANGE = re.compile(r"([+-])([a-z][a-z0-9_]*(?:\.[a-z_]+)?)")
_CHANGES = re.compile(rf"(?:{_CHANGE.pattern})+")


class UnknownTool(ValueError):
    """A tool that no row of the system needs, or a custom of play there is not."""

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
    held, taught = system.partnership.tools, (usual or system).partnership.tools
    words = {
        word.removeprefix("!")
        for package in system.packages
        for row in package.agreements
        for word in row.needs.split()
    }
    return tuple(Tool(word, word in held, word in taught) for word in sorted(words))


def changes(text: str) -> tuple[tuple[str, bool], ...] | None:
    """Read ``-drury+baron``: each tool or custom, and whether it is played; else ``None``."""
    if not _CHANGES.fullmatch(text):
        return None
    return tuple((name, sign == "+") for sign, name in _CHANGE.findall(text))


def written_customs() -> dict[str, tuple[str, str]]:
    """Return every way of every custom of play, as names have it: ``length.third_fifth``."""
    return {
        f"{custom}.{way.replace('-', '_')}": (custom, way)
        for custom, ways in CUSTOMS.items()
        for way in ways
    }


def varied(system: System, asked: Iterable[tuple[str, bool]]) -> System:
    """Return *system* with each tool *asked* for played or not; its name says so.

    A custom is asked for by its name and its way: ``discard.lavinthal``.

    Raises:
        UnknownTool: No row needs a tool of that name, and no custom has it.
    """
    known, ways = [tool.name for tool in of(system)], written_customs()
    wanted, carding = dict(asked), system.partnership.carding
    for name, on in list(wanted.items()):
        if on and name in ways:
            del wanted[name]
            carding = carding.playing(*ways[name])
        elif name not in known:
            raise UnknownTool(name, system.name, [*known, *ways])
    held = system.partnership.tools
    differing = {name: on for name, on in wanted.items() if on != (name in held)}
    customs = [
        name
        for name, (custom, way) in ways.items()
        if way == getattr(carding, custom) != getattr(system.partnership.carding, custom)
    ]
    if not differing and not customs:
        return system
    kept = {name for name in held if differing.get(name, True)}
    kept |= {name for name, on in differing.items() if on}
    written = "".join(f"{'+' if on else '-'}{name}" for name, on in sorted(differing.items()))
    written += "".join(f"+{name}" for name in sorted(customs))
    partnership = replace(system.partnership, tools=frozenset(kept), carding=carding)
    return replace(system, name=system.name + written, usual=False, partnership=partnership)
