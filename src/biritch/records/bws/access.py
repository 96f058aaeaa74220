"""Tables of an Access database, read with the ``access-parser`` library.

The library knows the layouts from Jet 3 (Access 97) to ACE (Access 2007 and later). A file
from strangers wants more, which is added here: rows written before a column was added are read
by the columns of their time, and pages that lead back to themselves, rows that overlap or
values that are missing end in :class:`~biritch.records.faults.BadText`, never in a traceback,
an endless loop, or a value that has moved to another row. ``docs/decisions/0032`` has the
reasons.
"""

from __future__ import annotations

import logging
import struct
from collections import defaultdict
from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any, TypeAlias

from biritch.extras import MissingExtra
from biritch.records.faults import BadText

try:
    from access_parser.access_parser import (  # type: ignore[import-untyped]
        AccessTable,
        TableObj,
    )
    from access_parser.utils import (  # type: ignore[import-untyped]
        TYPE_BINARY,
        TYPE_BOOLEAN,
        TYPE_FLOAT32,
        TYPE_FLOAT64,
        TYPE_INT8,
        TYPE_INT16,
        TYPE_INT32,
        TYPE_TEXT,
        categorize_pages,
    )
    from construct import Container  # type: ignore[import-untyped]
except ModuleNotFoundError as missing:
    raise MissingExtra("bridgemate") from missing

# The library logs whole pages where something is wrong with them; our callers get one line.
logging.getLogger("access_parser").setLevel(logging.CRITICAL + 1)

HEAD = b"\0\1\0\0Standard "
"""How every Access database begins; ``Jet DB`` or ``ACE DB`` follows."""
CATALOGUE = 2
"""The page that defines the table of all tables, ``MSysObjects``."""
MOST_VALUES = 2_000_000
"""Values read of one table; a session of bridge has some ten thousand."""
MOST_DEFINITION_PAGES = 32
"""Pages of one table's definition; 255 columns with the longest names take twenty."""

_JET_3, _JET_4 = 3, 4
_PAGE_SIZES = {_JET_3: 2048, _JET_4: 4096}
_FIRST_OFFSET = {_JET_3: 10, _JET_4: 14}
"""Where a data page says the place of its first row; how many there are stands before it."""
_START = 0x1FFF
"""The bits of a row's place; the others mark a row deleted or moved away."""
_NOT_READ = 0
"""The type of values that are left alone; the library has none of that number."""
_READ = (TYPE_BOOLEAN, TYPE_INT8, TYPE_INT16, TYPE_INT32, TYPE_FLOAT32, TYPE_FLOAT64)

Value: TypeAlias = int | float | str | bool | None
AccessRow: TypeAlias = Mapping[str, Value]
"""One row of a table, a value by the name of each column."""


class AccessDatabase:
    """The tables of one file.

    ``tables`` has the name of each table, hidden ones too, with the page of its definition.
    """

    def __init__(self, data: bytes) -> None:
        """Read the catalogue of *data*, the whole file.

        Raises:
            BadText: It is no Access database, or one that is damaged.
        """
        if not data.startswith(HEAD):
            raise BadText("not-access")
        self._version = _JET_3 if data[0x14:0x15] == b"\0" else _JET_4
        self._page_size = _PAGE_SIZES[self._version]
        if len(data) < 3 * self._page_size:
            raise BadText("not-access")
        self._definitions, self._data, _ = categorize_pages(data, self._page_size)
        self._pages_of: dict[int, list[int]] = {}
        for at, page in self._data.items():
            if len(page) == self._page_size:
                (owner,) = struct.unpack_from("<I", page, 4)
                self._pages_of.setdefault(owner, []).append(at)
        self.tables = {
            # The low three bytes are the page of the table's definition.
            name: number & 0xFFFFFF
            for row in self._rows(CATALOGUE)
            if isinstance(name := row.get("Name"), str)
            and isinstance(number := row.get("Id"), int)
            # Type 1 is a table; queries, forms and links have others.
            and row.get("Type") == 1
        }

    def rows(self, table: str) -> Iterator[AccessRow]:
        """Yield the rows of *table*; none if there is no such table.

        Numbers, truth values and texts of at most 255 letters are read; any other value, a
        date or a long text, is ``None``.

        Raises:
            BadText: The table is damaged, or has more than :data:`MOST_VALUES` values.
        """
        page = self.tables.get(table)
        return iter(()) if page is None else self._rows(page)

    def _rows(self, number: int) -> Iterator[AccessRow]:
        table = self._table(number)
        left = MOST_VALUES
        for at in self._pages_of.get(number, ()):
            self._check_rows(at)
            columns = table.page(self._data[at], at // self._page_size)
            left -= sum(map(len, columns.values()))
            if left < 0:
                raise BadText("many-results", most=MOST_VALUES // len(columns))
            for values in zip(*columns.values(), strict=True):
                yield dict(zip(columns, values, strict=True))

    def _table(self, number: int) -> _Table:
        held = TableObj(number, self._definition(number))
        try:
            return _Table(held, self._version, self._page_size, self._data, self._definitions)
        except Exception as error:  # what the library raises at a damaged page has no end
            raise BadText("cut-access", page=number) from error

    def _definition(self, number: int) -> bytes:
        """Return the first page of a table's definition after checking the following ones.

        The library would follow a cycle for ever.
        """
        chain, at = list[int](), number * self._page_size
        while at and at not in chain:
            if at not in self._definitions or len(chain) == MOST_DEFINITION_PAGES:
                raise BadText("cut-access", page=at // self._page_size)
            chain.append(at)
            (following,) = struct.unpack_from("<I", self._definitions[at], 4)
            at = following * self._page_size
        if at:
            last = self._definitions[chain[-1]]
            self._definitions[chain[-1]] = last[:4] + bytes(4) + last[8:]
        first: bytes = self._definitions[number * self._page_size]
        return first

    def _check_rows(self, at: int) -> None:
        """Refuse a page with overlapping rows, which would occupy the library for hours."""
        page, first = self._data[at], _FIRST_OFFSET[self._version]
        (count,) = struct.unpack_from("<H", page, first - 2)
        end, least = self._page_size, first + 2 * count
        if least > end:
            raise BadText("cut-access", page=at // self._page_size)
        for place in struct.unpack_from(f"<{count}H", page, first):
            start = place & _START
            if not least <= start <= end:
                raise BadText("cut-access", page=at // self._page_size)
            end = start


_GONE = Container(
    col_name_str="", column_id=0, type=_NOT_READ, column_flags=Container(fixed_length=False)
)
"""What stands among a row's values for a column that was deleted from its table."""


class _Table(AccessTable):  # type: ignore[misc]
    """A table as read by the library, with corrections."""

    def __init__(self, *arguments: Any) -> None:  # noqa: ANN401 - the library has no types
        self.columns: dict[int, Any]
        self.parsed_table: defaultdict[str, list[Any]]
        super().__init__(*arguments)
        self.every = [copy(column) for column in self.columns.values()]
        for column in self.every:
            if column.type == TYPE_TEXT:
                # Left as bytes: the library takes one byte a letter for UTF-8.
                column.type = TYPE_BINARY
            elif column.type not in _READ:
                # Long texts stand on pages of their own, which may lead in a circle.
                column.type = _NOT_READ
        self.fixed = [column for column in self.every if column.column_flags.fixed_length]
        self.slots = {
            column.variable_column_number: column
            for column in self.every
            if not column.column_flags.fixed_length
        }

    def page(self, data: bytes, number: int) -> dict[str, list[Value]]:
        """Return the values of each column in the rows of one page.

        Raises:
            BadText: The page is damaged.
        """
        self.table.linked_pages = [data]
        self.parsed_table = defaultdict(list)
        try:
            self.parse()
        except Exception as error:  # what the library raises at a damaged page has no end
            raise BadText("cut-access", page=number) from error
        read = self.parsed_table
        read.pop("", None)
        if len({len(values) for values in read.values()}) > 1:
            # The library leaves out a value it cannot read, and the next ones move up a row.
            raise BadText("cut-access", page=number)
        return {
            column.col_name_str: [self.value(column, raw) for raw in read[column.col_name_str]]
            for column in self.every
            if column.col_name_str in read
        }

    def value(self, column: Any, raw: Any) -> Value:  # noqa: ANN401
        """Return the corrected value of a *column*: decoded text, a byte from 0 to 255."""
        if raw is None or column.type == _NOT_READ:
            return None
        if column.type == TYPE_BINARY:
            data = bytes(raw or b"")
            if column.column_flags.fixed_length:
                data = data[: column.length]
            return data.decode("cp1252", "replace") if self.version == _JET_3 else text_of(data)
        value: Value = raw % 256 if column.type == TYPE_INT8 else raw
        return value

    def _parse_row(self, record: bytes) -> None:
        """Read a row by the columns its table had when the row was written.

        A column added later is not in it, for Access leaves rows as they are then. One that
        was deleted keeps its slot.
        """
        count = record[0] if self.version == _JET_3 else struct.unpack_from("<H", record)[0]
        there = [column for column in self.fixed if column.column_id < count]
        slots = {
            slot: column for slot, column in self.slots.items() if column.column_id < count
        }
        # The library takes the values of changing length in the order of these keys.
        self.columns = {-1 - place: column for place, column in enumerate(there)} | {
            slot: slots.get(slot, _GONE) for slot in range(max(slots, default=-1) + 1)
        }
        self.table_header.column_count = count
        if self.version == _JET_3:
            self.table_header.variable_columns = record[-1 - (count + 7) // 8]
        super()._parse_row(record)
        for column in self.every:
            if column.column_id >= count:
                self.parsed_table[column.col_name_str].append(None)

    def _parse_dynamic_length_records_metadata(self, *arguments: Any) -> Any:  # noqa: ANN401
        """Return where values of variable length begin, from the start of the row.

        Jet 3 has one byte for each place, and says besides where to add 256; the library adds
        as much to the end of a value as to its beginning, and so loses one that crosses.
        """
        metadata = super()._parse_dynamic_length_records_metadata(*arguments)
        if metadata and self.version == _JET_3:
            least, places = 256 * metadata.variable_length_jump_table.count(0), []
            for place in (*metadata.variable_length_field_offsets, metadata.var_len_count):
                least += (place - least) % 256
                places.append(least)
            *metadata.variable_length_field_offsets, metadata.var_len_count = places
            metadata.variable_length_jump_table = []
        return metadata


def text_of(data: bytes) -> str:
    r"""Return a text of Jet 4 and later, from its bytes.

    It has two bytes a letter, or one where it begins with the mark ``FF FE``; there, a zero
    byte turns from one way to the other and back.

    Example:
        >>> text_of("Łukasz".encode("utf-16-le"))
        'Łukasz'
        >>> text_of(b"\xff\xfeZo\xe9")
        'Zoé'
    """
    if data[:2] != b"\xff\xfe":
        return data.decode("utf-16-le", "replace")
    pieces = data[2:].split(b"\0")
    return "".join(
        piece.decode("utf-16-le" if place % 2 else "latin-1", "replace")
        for place, piece in enumerate(pieces)
    )
