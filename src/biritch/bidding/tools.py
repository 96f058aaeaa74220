"""The tools of a system, and systems with tools added or removed.

A tool is a convention that a partnership may play or not; agreements name those they need
(:attr:`.Agreement.needs`). ``sef-drury+exclusion`` is the SEF without Drury and with exclusion
Blackwood. Leads and signals are chosen in the same way: ``sef+discard.lavinthal``
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
    """Raised for a tool that no agreement of the system needs, or an unknown lead or signal."""

    def __init__(self, text: str, system: str, known: Iterable[str]) -> None:
        """Keep the requested tool, the system, and its tools."""
        self.text, self.system, self.known = text, system, ", ".join(known)
        super().__init__(f"not a tool of {system}: {text!r} (want {self.known or 'none'})")


@dataclass(frozen=True, slots=True)
class Tool:
    """A convention that a partnership may play or not."""

    name: str
    played: bool
    """Whether this system plays it."""
    usual: bool
    """Whether the system as taught plays it."""


def of(system: System, usual: System | None = None) -> tuple[Tool, ...]:
    """Return every tool that an agreement of *system* needs, by name.

    *usual* is the taught system of which *system* is a variation.

    Example:
        >>> from biritch.bidding import catalogue
        >>> [tool.played for tool in of(catalogue.find("sef")) if tool.name == "drury"]
        [True]
    """
    played, taught = system.partnership.tools, (usual or system).partnership.tools
    words = {
        need.tool
        for package in system.packages
        for agreement in package.agreements
        for need in agreement.needs
    }
    return tuple(Tool(word, word in played, word in taught) for word in sorted(words))


def changes(text: str) -> tuple[tuple[str, bool], ...] | None:
    """Parse ``-drury+baron`` into tools (or signals) and whether each is played.

    Example:
        >>> changes("-drury+baron")
        (('drury', False), ('baron', True))
    """
    if not _CHANGES.fullmatch(text):
        return None
    return tuple((name, sign == "+") for sign, name in _CHANGE.findall(text))


def written_customs() -> dict[str, tuple[str, str]]:
    """Return every method of every lead and signal, by the name that selects it.

    Example:
        >>> written_customs()["length.third_fifth"]
        ('length', 'third-fifth')
    """
    return {
        f"{custom}.{way.replace('-', '_')}": (custom, way)
        for custom, ways in CUSTOMS.items()
        for way in ways
    }


def with_tools(system: System, switches: Iterable[tuple[str, bool]]) -> System:
    """Return *system* with tools added or removed, and its name changed accordingly.

    A lead or signal is selected by its name and method: ``discard.lavinthal``.

    Raises:
        UnknownTool: No agreement needs a tool of that name, and no custom has it.

    Example:
        >>> from biritch.bidding import catalogue
        >>> with_tools(catalogue.find("sef"), [("drury", False)]).name
        'sef-drury'
    """
    names, ways = [tool.name for tool in of(system)], written_customs()
    switched, carding = dict(switches), system.partnership.carding
    for name, on in list(switched.items()):
        if on and name in ways:
            del switched[name]
            carding = carding.playing(*ways[name])
        elif name not in names:
            raise UnknownTool(name, system.name, [*names, *ways])
    usual = system.partnership.tools
    differing = {name: on for name, on in switched.items() if on != (name in usual)}
    customs = [
        name
        for name, (custom, way) in ways.items()
        if way == getattr(carding, custom) != getattr(system.partnership.carding, custom)
    ]
    if not differing and not customs:
        return system
    played = {name for name in usual if differing.get(name, True)}
    played |= {name for name, on in differing.items() if on}
    suffix = "".join(f"{'+' if on else '-'}{name}" for name, on in sorted(differing.items()))
    suffix += "".join(f"+{name}" for name in sorted(customs))
    partnership = replace(system.partnership, tools=frozenset(played), carding=carding)
    return replace(system, name=system.name + suffix, usual=False, partnership=partnership)
