"""Tables of a Jet 4 database (``.mdb`` of Access 2000 and later), read from its pages.

Only what a table of results needs: numbers, dates left alone, truth values and short text.
The layout is the one the mdbtools project found out and published. Nothing is followed
twice, and everything is held to the file's own length, so that a damaged file ends soon.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from biritch.records.faults import Faulty

PAGE = 4096
HEAD = b"\0\1\0\0Standard "
CATALOGUE = 2
"""The page of the table that names the others."""

_TABLE, _DATA = b"\2\1", b"\1\1"
_COLUMN = struct.Struct("<BIHHH4sHIHH")
_ROWS_AT, _DELETED, _ELSEWHERE, _START = 14, 0x8000, 0x4000, 0x1FFF
_FIXED = 1
_BOOLEAN, _TEXT = 1, 10
_NUMBERS = {2: "<B", 3: "<h", 4: "<i", 6: "<f", 7: "<d"}
_MOST_COLUMNS = 255

Value = int | float | str | bool | None
Row = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, type, number, and where a row has its value."""

    name: str
    kind: int
    number: int
    variable: int
    fixed: int | None


class Database:
    """A file of pages, and the tables in it."""

    def __init__(self, data: bytes) -> None:
        """Keep *data*; refuse what is no such database."""
        if not data.startswith(HEAD) or len(data) < 3 * PAGE:
            raise Faulty("not-access")
        if data[0x14] == 0:
            raise Faulty("old-access")
        self._data = data
        self._owned: dict[int, list[int]] = {}
        for page in range(len(data) // PAGE):
            at = page * PAGE
            if data[at : at + 2] == _DATA:
                (owner,) = struct.unpack_from("<I", data, at + 4)
                self._owned.setdefault(owner, []).append(page)
        self.tables = self._catalogue()

    def _catalogue(self) -> dict[str, int]:
        """Return the page of each table, by its name."""
        return {
            name: number & 0xFFFFFF
            for row in self._rows(CATALOGUE)
            if isinstance(name := row.get("Name"), str)
            and isinstance(number := row.get("Id"), int)
            and row.get("Type") == 1
        }

    def rows(self, table: str) -> Iterator[Row]:
        """Yield the rows of *table*; none where there is no such table."""
        page = self.tables.get(table)
        return iter(()) if page is None else self._rows(page)

    def _page(self, number: int) -> bytes:
        found = self._data[number * PAGE : number * PAGE + PAGE]
        if len(found) < PAGE:
            raise Faulty("cut-access", page=number)
        return found

    def _rows(self, table: int) -> Iterator[Row]:
        columns = self._columns(table)
        for page in self._owned.get(table, ()):
            for row in self._records(page):
                yield _row(row, columns, page)

    def _records(self, number: int) -> Iterator[bytes]:
        """Yield the rows of one page; a deleted row, or one that moved away, is passed over.

        A row that moved stands on another page of the same table, marked as such.
        """
        page = self._page(number)
        (count,) = struct.unpack_from("<H", page, 12)
        if _ROWS_AT + 2 * count > PAGE:
            raise Faulty("cut-access", page=number)
        end = PAGE
        for offset in struct.unpack_from(f"<{count}H", page, _ROWS_AT):
            start = offset & _START
            if not offset & (_DELETED | _ELSEWHERE):
                if not _ROWS_AT <= start < end <= PAGE:
                    raise Faulty("cut-access", page=number)
                yield page[start:end]
            elif offset & _ELSEWHERE and not offset & _DELETED:
                yield self._moved(page, start, number)
            end = start

    def _moved(self, page: bytes, start: int, number: int) -> bytes:
        """Return the row that a pointer of four bytes stands for."""
        if start + 4 > PAGE:
            raise Faulty("cut-access", page=number)
        (pointer,) = struct.unpack_from("<I", page, start)
        other, place = self._page(pointer >> 8), pointer & 0xFF
        (count,) = struct.unpack_from("<H", other, 12)
        if other[:2] != _DATA or place >= count or _ROWS_AT + 2 * count > PAGE:
            raise Faulty("cut-access", page=number)
        offsets = struct.unpack_from(f"<{count}H", other, _ROWS_AT)
        begin = offsets[place] & _START
        end = offsets[place - 1] & _START if place else PAGE
        if not begin < end <= PAGE:
            raise Faulty("cut-access", page=number)
        return other[begin:end]

    def _columns(self, table: int) -> list[Column]:
        text = self._definition(table)
        try:
            count, _, indexes = struct.unpack_from("<HII", text, 0x2D)
            at = 0x3F + 12 * indexes
            if count > _MOST_COLUMNS:
                raise Faulty("cut-access", page=table)
            told = [_COLUMN.unpack_from(text, at + _COLUMN.size * n) for n in range(count)]
            at += _COLUMN.size * count
            columns = []
            for kind, _, number, variable, _, _, flags, _, fixed, _ in told:
                (size,) = struct.unpack_from("<H", text, at)
                name = text[at + 2 : at + 2 + size].decode("utf-16-le", "replace")
                at += 2 + size
                place = fixed if flags & _FIXED else None
                columns.append(Column(name, kind, number, variable, place))
        except struct.error:
            raise Faulty("cut-access", page=table) from None
        return columns

    def _definition(self, table: int) -> bytes:
        """Return the definition of a table, which may run over several pages."""
        text, seen, page = b"", set[int](), table
        while page and page not in seen:
            seen.add(page)
            found = self._page(page)
            if found[:2] != _TABLE:
                raise Faulty("cut-access", page=page)
            text += found[8:] if text else found
            (page,) = struct.unpack_from("<I", found, 4)
        return text


def _row(row: bytes, columns: list[Column], page: int) -> Row:
    """Return the values of a row by the names of their columns."""
    try:
        (count,) = struct.unpack_from("<H", row)
        mask_at = len(row) - (count + 7) // 8
        mask = row[max(2, mask_at) :]
        variable = _variable(row, mask_at) if any(c.fixed is None for c in columns) else []
        return {one.name: _value(row, one, mask, variable, count) for one in columns}
    except (struct.error, IndexError):
        raise Faulty("cut-access", page=page) from None


def _variable(row: bytes, end: int) -> list[int]:
    """Return where the values of changing length begin, and the end of the last."""
    (count,) = struct.unpack_from("<H", row, end - 2)
    if count > _MOST_COLUMNS or end - 4 - 2 * count < 2:
        raise IndexError
    return [
        int(struct.unpack_from("<H", row, end - 4 - 2 * place)[0]) for place in range(count + 1)
    ]


def _value(row: bytes, column: Column, mask: bytes, variable: list[int], count: int) -> Value:
    number = column.number
    there = number < count and bool(mask[number // 8] >> number % 8 & 1)
    if column.kind == _BOOLEAN:
        return there
    if not there:
        return None
    if column.fixed is not None:
        form = _NUMBERS.get(column.kind)
        return struct.unpack_from(form, row, 2 + column.fixed)[0] if form else None
    if column.kind != _TEXT or column.variable + 1 >= len(variable):
        return None
    return text_of(row[variable[column.variable] : variable[column.variable + 1]])


def text_of(data: bytes) -> str:
    """Return a text, two bytes a letter, or one where it begins with the mark of that.

    In a shortened text a zero byte turns from one way to the other.
    """
    if data[:2] != b"\xff\xfe":
        return data.decode("utf-16-le", "replace")
    pieces = data[2:].split(b"\0")
    return "".join(
        piece.decode("utf-16-le" if place % 2 else "latin-1", "replace")
        for place, piece in enumerate(pieces)
    )
