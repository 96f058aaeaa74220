"""Tables in PBN games: results, optimum results (PBN 2.1, chapter 5.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from biritch.records.record import Record, Tag

_CELL = re.compile(r'"((?:[^"\\]|\\.)*)"?|(\S+)')
_ESCAPED = re.compile(r'\\(["\\])')
_COLUMN = re.compile(r"[+-]?([^\\;]*)")


def columns(tag: Tag) -> tuple[str, ...]:
    r"""Return the names of the columns, without order and width.

    Example:
        >>> columns(Tag("ScoreTable", "Rank\\\\3R;+Score_NS;Contract"))
        ('Rank', 'Score_NS', 'Contract')
    """
    matches = (_COLUMN.match(name.strip()) for name in tag.value.split(";"))
    return tuple(match[1].strip() if match is not None else "" for match in matches)


def rows(tag: Tag) -> Iterator[dict[str, str]]:
    """Yield the rows of a table, with cells by column name.

    Example:
        >>> list(rows(Tag("ScoreTable", "Contract;Result", ('4S "="',))))
        [{'Contract': '4S', 'Result': '='}]
    """
    names = columns(tag)
    for row in tag.rows:
        cells = (
            _ESCAPED.sub(r"\1", match[1]) if match[2] is None else match[2]
            for match in _CELL.finditer(row)
        )
        yield dict(zip(names, cells, strict=False))


def table(record: Record, name: str) -> Tag | None:
    """Return the table *name* of a record, such as ``ScoreTable``, or ``None``."""
    return next((tag for tag in record.tags if tag.name == name and tag.rows), None)
