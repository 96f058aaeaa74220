"""Whole documents (JSON, XML), with a limit on their size."""

from __future__ import annotations

from collections.abc import Iterable

from biritch.records.faults import Fault
from biritch.records.format import FormatError

MOST_CHARACTERS = 64_000_000
"""About a hundred thousand boards with auction and play in JSON."""


def whole_text(lines: Iterable[str]) -> str:
    """Return *lines* as one text.

    Raises:
        FormatError: There are more than :data:`MOST_CHARACTERS`; the rest is not read.

    Example:
        >>> whole_text(["<a>", "</a>"]).splitlines()
        ['<a>', '</a>']
    """
    parts, size = [], 0
    for number, line in enumerate(lines, 1):
        parts.append(line)
        size += len(line) + 1
        if size > MOST_CHARACTERS:
            raise FormatError(number, "", Fault.of("too-large", most=MOST_CHARACTERS))
    return "\n".join(parts)
