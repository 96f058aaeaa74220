"""Notations of one board a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from biritch.records.faults import Faulty
from biritch.records.format import Errors, FormatError
from biritch.records.record import Record


def each_line(
    lines: Iterable[str],
    read: Callable[[str, int], Record | None],
    errors: Errors | None,
) -> Iterator[Record]:
    """Yield what *read* makes of each line with words on it, and of its place among them."""
    place = 0
    for number, line in enumerate(lines, 1):
        words = line.strip(" \t\r\0")
        if not words:
            continue
        place += 1
        try:
            found = read(words, place)
        except Faulty as faulty:
            wrong = FormatError(number, "", faulty.fault)
            if errors is None:
                raise wrong from None
            errors(wrong)
            continue
        if found is not None:
            yield found
