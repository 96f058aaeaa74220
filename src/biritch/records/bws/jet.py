"""Access databases of Jet 4 written: tables, with their rows, are put into an empty database.

The empty database is one that Microsoft's engine made; the ``msaccessdb`` library carries it.
Its header and the tables about tables stay as they were: to the catalogue (``MSysObjects``) and
the permissions (``MSysACEs``) rows are added, their indexes are written again, and the map of
free pages is kept. Each new table has a page that defines it, one with the maps of its pages,
and pages of rows.

Source: the layout is Microsoft's own and unpublished; it is described in ``HACKING.md`` of the
mdbtools project. ``scripts/judge_bws`` holds what is written here against other programs.
"""

from __future__ import annotations

import struct
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, time
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from biritch.extras import MissingExtra

PAGE = 4096
MOST_PAGES = 512
"""As many as one map of pages tells of: two million bytes."""
MOST_COLUMNS_BYTES = PAGE - 8
"""How long the definition of a table may be: it has one page here."""

JetValue: TypeAlias = int | str | bool | date | datetime | time | bytes | None
JetRow: TypeAlias = Mapping[str, JetValue]


class JetColumn(NamedTuple):
    """A column of a table; ``kind`` is one of :data:`KINDS`, ``size`` a text's length."""

    name: str
    kind: str
    size: int = 0


class JetKind(NamedTuple):
    """A kind of values: its number in the format, how many bytes it has, and its flags."""

    number: int
    size: int
    flags: int


FIXED, NULLABLE, COUNTED = 1, 2, 4
KINDS = {
    "yesno": JetKind(1, 1, FIXED | NULLABLE),
    "integer": JetKind(3, 2, FIXED | NULLABLE),
    "long": JetKind(4, 4, FIXED | NULLABLE),
    "counter": JetKind(4, 4, FIXED | NULLABLE | COUNTED),
    "datetime": JetKind(8, 8, FIXED | NULLABLE),
    "binary": JetKind(9, 0, NULLABLE),
    "text": JetKind(10, 0, NULLABLE),
    "ole": JetKind(11, 0, NULLABLE),
    "memo": JetKind(12, 0, NULLABLE),
}


class JetTable(NamedTuple):
    """A table: its name, its columns, and its rows, a value by the name of each column.

    A column of the kind ``counter`` counts the rows by itself.
    """

    name: str
    columns: Sequence[JetColumn]
    rows: Sequence[JetRow] = ()


class BadTable(ValueError):
    """Raised for a table that cannot be written: its name, columns or rows exceed a limit."""


# The kinds of pages, and where a page of a table's definition says what.
_DATA, _DEFINITION, _TABLE_OF_USERS = b"\1\1", b"\2\1", 0x4E
_MARK = 1625
"""Stands in every definition of Jet 4, before each column too."""
_ROWS_AT, _LAST_COUNT_AT, _OWNED_AT, _FREE_AT, _INDEXES_AT = 16, 20, 55, 59, 63
_ENGLISH = 1033
"""How texts are sorted: as the empty database does."""
_MAP_BYTES = 69
"""A map of pages in the row itself: its kind, its first page, and a bit for each of 512."""
_LEAF_AT, _MASK_AT = 480, 27
"""Where a page of an index has its entries, and the bits that say where each ends."""

_OBJECTS, _PERMISSIONS = 2, 3
"""The pages that define the tables about tables."""
_OBJECT_COLUMNS = (
    JetColumn("Id", "long"),
    JetColumn("ParentId", "long"),
    JetColumn("Name", "text"),
    JetColumn("Type", "integer"),
    JetColumn("DateCreate", "datetime"),
    JetColumn("DateUpdate", "datetime"),
    JetColumn("Owner", "binary"),
    JetColumn("Flags", "long"),
    JetColumn("Database", "memo"),
    JetColumn("Connect", "memo"),
    JetColumn("ForeignName", "text"),
    JetColumn("RmtInfoShort", "binary"),
    JetColumn("RmtInfoLong", "ole"),
    JetColumn("Lv", "ole"),
    JetColumn("LvProp", "ole"),
    JetColumn("LvModule", "ole"),
    JetColumn("LvExtra", "ole"),
)
_PERMISSION_COLUMNS = (
    JetColumn("ObjectId", "long"),
    JetColumn("SID", "binary"),
    JetColumn("ACM", "long"),
    JetColumn("FInheritable", "yesno"),
)
_TABLES = 0x0F000001
"""The object of the catalogue under which every table stands."""
_OWNER = b"C\xd3"
"""Who owns what is made without a password, by the mark of the user."""
_ALL_RIGHTS = 0xFFFFF

_SORTED = {
    letter: 0x4A + place
    for letter, place in zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (0, 2, 3, 5, 7, 9, 11, 13, 15, 17, 18, 20, 22,
         24, 26, 28, 30, 31, 33, 35, 37, 39, 41, 42, 44, 46),
        strict=True,
    )
}  # fmt: skip
"""What an index keeps in place of a letter, so that bytes sort as words do."""


def database(tables: Sequence[JetTable], at: datetime) -> bytes:
    r"""Return a database of Jet 4 with *tables*, as a file; *at* is when they are made.

    Raises:
        BadTable: A table is beyond what is written here.
        MissingExtra: The ``msaccessdb`` library is missing.

    Example:
        >>> clubs = JetTable("Clubs", [JetColumn("Name", "text", 20)], [{"Name": "Lutèce"}])
        >>> database([clubs], datetime(2026, 11, 23))[:19]
        b'\x00\x01\x00\x00Standard Jet DB'
    """
    file = _File(_empty())
    for table in tables:
        file.add(table, at)
    return b"".join(bytes(page) for page in file.pages)


@cache
def _empty() -> bytes:
    """Return the empty database."""
    try:
        import msaccessdb  # type: ignore[import-untyped]
    except ModuleNotFoundError as missing:
        raise MissingExtra("bridgemate") from missing
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.mdb"
        msaccessdb.create(str(path))
        return path.read_bytes()


class _File:
    """The pages of a database that is being written."""

    def __init__(self, empty: bytes) -> None:
        self.pages = [
            bytearray(empty[start : start + PAGE]) for start in range(0, len(empty), PAGE)
        ]

    def add(self, table: JetTable, at: datetime) -> None:
        """Write *table* and enter it in the catalogue."""
        number, maps = self._new_page(), self._new_page()
        self.pages[maps] = _data_page(0, [bytes(_MAP_BYTES), bytes(_MAP_BYTES)])
        self.pages[number] = _definition(table, maps)
        self._add_rows(number, table.columns, table.rows)
        name = self._catalogue_entry(table.name, number, at)
        permissions: list[JetRow] = [
            {"ObjectId": number, "SID": who, "ACM": _ALL_RIGHTS, "FInheritable": False}
            for who in self._list_owner_ids()
        ]
        places = self._add_rows(_OBJECTS, _OBJECT_COLUMNS, [name])
        parent = _key(_TABLES) + b"\x7f" + _sort_key(table.name)
        self._index(_OBJECTS, 0, [parent + places[0]])
        self._index(_OBJECTS, 1, [_key(number) + places[0]])
        places = self._add_rows(_PERMISSIONS, _PERMISSION_COLUMNS, permissions)
        self._index(_PERMISSIONS, 0, [_key(number) + place for place in places])

    def _list_owner_ids(self) -> list[bytes]:
        """Return the identifiers of users with access, which a new table inherits."""
        marks = dict[bytes, None]()
        for page in self.pages:
            if page[:2] == _DATA and struct.unpack_from("<I", page, 4)[0] == _PERMISSIONS:
                for number in range(struct.unpack_from("<H", page, 12)[0]):
                    start, end = _row_place(page, number)
                    if struct.unpack_from("<I", page, start + 2)[0] == _TABLES:
                        # One value of changing length: how long it is stands behind it.
                        last = struct.unpack_from("<H", page, end - 7)[0]
                        marks[bytes(page[start + 10 : start + last])] = None
        return list(marks)

    @staticmethod
    def _catalogue_entry(name: str, number: int, at: datetime) -> JetRow:
        return {
            "Id": number,
            "ParentId": _TABLES,
            "Name": name,
            "Type": 1,
            "DateCreate": at,
            "DateUpdate": at,
            "Owner": _OWNER,
            "Flags": 0,
        }

    def _new_page(self) -> int:
        """Return the number of a new page, and remove it from the map of free pages."""
        number = len(self.pages)
        if number >= MOST_PAGES:
            raise BadTable(f"more than {MOST_PAGES} pages")
        self.pages.append(bytearray(PAGE))
        start, _ = _row_place(self.pages[1], 0)
        self.pages[1][start + 5 + number // 8] &= ~(1 << number % 8) & 0xFF
        return number

    def _add_rows(
        self, number: int, columns: Sequence[JetColumn], rows: Sequence[JetRow]
    ) -> list[bytes]:
        """Append *rows* to the table defined on page *number*; return their positions."""
        definition = self.pages[number]
        (many,) = struct.unpack_from("<I", definition, _ROWS_AT)
        places = []
        for count, row in enumerate(rows, many + 1):
            record = _record(columns, row, count)
            page = self._page_for(number, len(record))
            places.append(struct.pack(">I", page << 8 | _append(self.pages[page], record)))
        struct.pack_into("<I", definition, _ROWS_AT, many + len(rows))
        if any(column.kind == "counter" for column in columns):
            struct.pack_into("<I", definition, _LAST_COUNT_AT, many + len(rows))
        return places

    def _page_for(self, number: int, size: int) -> int:
        """Return the page for a new row of *size* bytes of a table."""
        last = next(
            (
                place
                for place in reversed(range(len(self.pages)))
                if self.pages[place][:2] == _DATA
                and struct.unpack_from("<I", self.pages[place], 4)[0] == number
            ),
            0,
        )
        if last and struct.unpack_from("<H", self.pages[last], 2)[0] >= size + 2:
            return last
        page = self._new_page()
        self.pages[page] = _data_page(number, [])
        if last:
            self._mark(number, _FREE_AT, last, on=False)
        self._mark(number, _OWNED_AT, page, on=True)
        self._mark(number, _FREE_AT, page, on=True)
        return page

    def _mark(self, number: int, which: int, page: int, *, on: bool) -> None:
        """Record in a table's map whether it owns *page*, or whether the page has room."""
        (pointer,) = struct.unpack_from("<I", self.pages[number], which)
        holder = self.pages[pointer >> 8]
        start, _ = _row_place(holder, pointer & 0xFF)
        (first,) = struct.unpack_from("<I", holder, start + 1)
        at, bit = start + 5 + (page - first) // 8, 1 << (page - first) % 8
        holder[at] = holder[at] | bit if on else holder[at] & ~bit & 0xFF

    def _index(self, number: int, which: int, fresh: Sequence[bytes]) -> None:
        """Insert the entries *fresh* (key, page and row) into an index of a table."""
        definition = self.pages[number]
        page = self.pages[self._root(number, which)]
        entries = sorted([*_entries(page), *fresh])
        body = b"".join(entries)
        if _LEAF_AT + len(body) > PAGE:
            raise BadTable(f"more than {PAGE - _LEAF_AT} bytes of an index")
        mask, end = bytearray(_LEAF_AT - _MASK_AT), 0
        for entry in entries:
            end += len(entry)
            mask[end // 8] |= 1 << end % 8
        struct.pack_into("<H", page, 2, PAGE - _LEAF_AT - len(body))
        struct.pack_into("<H", page, 24, 0)
        page[_MASK_AT:_LEAF_AT] = mask
        page[_LEAF_AT:] = body.ljust(PAGE - _LEAF_AT, b"\0")
        keys = len({entry[:-4] for entry in entries})
        struct.pack_into("<I", definition, _INDEXES_AT + 12 * which + 4, keys)

    def _root(self, number: int, which: int) -> int:
        """Return the root page of an index, from the table's definition."""
        definition = self.pages[number]
        columns, indexes = struct.unpack_from("<H4xI", definition, 45)
        at = _INDEXES_AT + 12 * indexes + 25 * columns
        for _ in range(columns):
            at += 2 + struct.unpack_from("<H", definition, at)[0]
        (root,) = struct.unpack_from("<I", definition, at + 52 * which + 38)
        return int(root)


def _data_page(owner: int, rows: Sequence[bytes]) -> bytearray:
    page = bytearray(PAGE)
    page[:2] = _DATA
    struct.pack_into("<HI", page, 2, PAGE - 14, owner)
    for row in rows:
        _append(page, row)
    return page


def _append(page: bytearray, row: bytes) -> int:
    """Append *row* to *page*; return its number there."""
    free, _, _, many = struct.unpack_from("<HIIH", page, 2)
    lowest = _row_place(page, many - 1)[0] if many else PAGE
    page[lowest - len(row) : lowest] = row
    struct.pack_into("<H", page, 14 + 2 * many, lowest - len(row))
    struct.pack_into("<H", page, 2, free - len(row) - 2)
    struct.pack_into("<H", page, 12, many + 1)
    return int(many)


def _row_place(page: bytearray, number: int) -> tuple[int, int]:
    """Return where a row of *page* begins and ends."""
    starts = [PAGE, *struct.unpack_from(f"<{number + 1}H", page, 14)]
    return starts[number + 1] & 0x1FFF, starts[number] & 0x1FFF


def _definition(table: JetTable, maps: int) -> bytearray:
    """Return the definition page of *table*, whose maps are on page *maps*."""
    varying = [column for column in table.columns if not KINDS[column.kind].flags & FIXED]
    columns, names = b"", b""
    fixed = before = 0
    for number, column in enumerate(table.columns):
        kind = KINDS[column.kind]
        lasting = bool(kind.flags & FIXED)
        size = kind.size if lasting else 2 * column.size
        sort = 0 if lasting else _ENGLISH
        columns += struct.pack("<BIHHHI", kind.number, _MARK, number, before, number, sort)
        columns += struct.pack(
            "<BBIHH", kind.flags, 0, 0, fixed if lasting and kind.number != 1 else 0, size
        )
        word = column.name.encode("utf-16-le")
        names += struct.pack("<H", len(word)) + word
        before += not lasting
        fixed += size if lasting and kind.number != 1 else 0
    body = struct.pack("<IIII12x", _MARK, 0, 0, 1)
    many = len(table.columns)
    body += struct.pack("<BHHHII", _TABLE_OF_USERS, many, len(varying), many, 0, 0)
    body += struct.pack("<II", maps << 8, maps << 8 | 1)
    body += columns + names + b"\xff\xff"
    length = 12 + len(body)
    if length > MOST_COLUMNS_BYTES:
        raise BadTable(f"{table.name}: more than {MOST_COLUMNS_BYTES} bytes of columns")
    head = _DEFINITION + struct.pack("<HII", PAGE - length - 8, 0, length)
    return bytearray((head + body).ljust(PAGE, b"\0"))


def _record(columns: Sequence[JetColumn], row: JetRow, count: int) -> bytes:
    """Return one row; *count* is its number in the table."""
    fixed, varying = b"", list[bytes]()
    mask = bytearray((len(columns) + 7) // 8)
    for number, column in enumerate(columns):
        value = count if column.kind == "counter" else row.get(column.name)
        if value is not None and value is not False:
            mask[number // 8] |= 1 << number % 8
        if KINDS[column.kind].flags & FIXED:
            fixed += b"" if column.kind == "yesno" else _fixed_bytes(column, value)
        else:
            varying.append(_varying(column, value))
    start = 2 + len(fixed)
    starts = [start]
    for value in varying:
        starts.append(starts[-1] + len(value))
    tail = b""
    if varying:
        tail = b"".join(struct.pack("<H", place) for place in reversed(starts))
        tail += struct.pack("<H", len(varying))
    return struct.pack("<H", len(columns)) + fixed + b"".join(varying) + tail + bytes(mask)


def _fixed_bytes(column: JetColumn, value: JetValue) -> bytes:
    kind = KINDS[column.kind]
    if column.kind == "datetime":
        return struct.pack("<d", _days(value))
    if isinstance(value, int):
        try:
            return struct.pack("<h" if kind.size == struct.calcsize("<h") else "<i", value)
        except struct.error:
            raise BadTable(f"{column.name}: {value}") from None
    return bytes(kind.size)


def _varying(column: JetColumn, value: JetValue) -> bytes:
    if isinstance(value, bytes):
        return value
    text = "" if value is None else str(value)
    return (text[: column.size] if column.size else text).encode("utf-16-le")


def _days(value: JetValue) -> float:
    """Return a time in Access's form: days since 30 December 1899, without time zone."""
    if isinstance(value, datetime):
        since = value.replace(tzinfo=None) - datetime(1899, 12, 30)  # noqa: DTZ001 - local time
        return since.total_seconds() / 86400
    if isinstance(value, date):
        return float((value - date(1899, 12, 30)).days)
    if isinstance(value, time):
        return (value.hour * 3600 + value.minute * 60 + value.second) / 86400
    return 0.0


def _entries(page: bytearray) -> Iterator[bytes]:
    """Yield the entries of an index leaf, with their common prefix."""
    (shared,) = struct.unpack_from("<H", page, 24)
    start, common = 0, b""
    for place in range(8 * (_LEAF_AT - _MASK_AT)):
        if page[_MASK_AT + place // 8] >> place % 8 & 1:
            entry = common + bytes(page[_LEAF_AT + start : _LEAF_AT + place])
            common, start = entry[:shared], place
            yield entry


def _key(number: int) -> bytes:
    """Return a number as an index key: a flag byte, then with inverted sign."""
    return b"\x7f" + struct.pack(">I", number ^ 0x80000000)


def _sort_key(name: str) -> bytes:
    """Return a name as an index key.

    Raises:
        BadTable: It has other signs than the letters from A to Z.
    """
    try:
        return bytes(_SORTED[letter] for letter in name.upper()) + b"\1\0"
    except KeyError:
        raise BadTable(f"name of a table: {name!r}") from None
