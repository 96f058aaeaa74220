"""Small Access databases written for the tests: tables of numbers, truth values and text.

Two layouts are written: Jet 4's, of Access 2000, and Jet 3's, of Access 97, in which pages are
half as long and places within a row have one byte.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

PAGE = 4096
KINDS = {"bool": 1, "byte": 2, "int": 3, "long": 4, "text": 10, "memo": 12}
SIZES = {"byte": "<B", "int": "<h", "long": "<i"}
CHANGING = ("text", "memo")
"""Kinds whose values have no one length."""

Columns = Mapping[str, str]
Rows = Sequence[Mapping[str, object]]


@dataclass(frozen=True)
class Jet:
    """What differs between the two layouts."""

    version: int
    page: int
    first: int
    """Where a data page says the place of its first row."""
    count: str
    """How numbers are written that count a row's columns and its places."""
    spare: int
    """Bytes that nobody reads, in many places."""


JET_4 = Jet(1, PAGE, 14, "<H", 4)
JET_3 = Jet(0, PAGE // 2, 10, "<B", 0)


def database(tables: Mapping[str, tuple[Columns, Rows]], jet: Jet = JET_4) -> bytes:
    """Return a file with *tables*, each its columns by kind and its rows."""
    head = bytearray(jet.page)
    head[:19] = b"\0\1\0\0Standard Jet DB"
    head[0x14] = jet.version
    pages = [bytes(head), bytes(jet.page), b""]
    listed = []
    for name, (columns, rows) in tables.items():
        place = len(pages)
        listed.append({"Id": place, "Name": name, "Type": 1, "Flags": 0})
        pages.append(definition(columns, len(rows), jet))
        pages += data(columns, rows, place, jet)
    catalogue = {"Id": "long", "Name": "text", "Type": "int", "Flags": "long"}
    listed.insert(0, {"Id": 2, "Name": "MSysObjects", "Type": 1, "Flags": -0x80000000})
    pages[2] = definition(catalogue, len(listed), jet)
    pages += data(catalogue, listed, 2, jet)
    return b"".join(pages)


def definition(columns: Columns, rows: int, jet: Jet = JET_4) -> bytes:
    """Return the page that says which columns a table has; a name in ``~`` was deleted."""
    fixed, variable, entries, names = 0, 0, b"", b""
    held = 0
    spare = bytes(jet.spare)
    for number, (name, kind) in enumerate(columns.items()):
        lasting = kind not in CHANGING
        size = struct.calcsize(SIZES[kind]) if kind in SIZES else 0
        if not name.startswith("~"):
            held += 1
            entries += struct.pack("<B", KINDS[kind]) + spare
            entries += struct.pack("<HHH", number, variable, number)
            entries += bytes(4 if jet.spare else 6)
            entries += struct.pack("<H" if jet.spare else "<B", 1 if lasting else 2) + spare
            entries += struct.pack("<HH", fixed if lasting else 0, size)
            word = name.encode("utf-16-le" if jet.spare else "cp1252")
            names += struct.pack(jet.count, len(word)) + word
        fixed, variable = fixed + size, variable + (not lasting)
    body = b"\2\1" + struct.pack("<HII", 0, 0, 0) + spare + struct.pack("<II", rows, 0)
    body += 4 * spare
    body += struct.pack("<BHHHIIII", 0x4E, len(columns), variable, held, 0, 0, 0, 0)
    return (body + entries + names).ljust(jet.page, b"\0")


def data(columns: Columns, rows: Rows, owner: int, jet: Jet = JET_4) -> list[bytes]:
    """Return the pages that hold *rows*."""
    pages: list[bytes] = []
    waiting: list[bytes] = []
    for row in [*(record(columns, one, jet) for one in rows), None]:
        used = sum(map(len, waiting)) + jet.first + 2 * len(waiting)
        if waiting and (row is None or used + len(row) + 2 > jet.page):
            pages.append(page(waiting, owner, jet=jet))
            waiting = []
        if row is not None:
            waiting.append(row)
    return pages


def page(
    rows: list[bytes], owner: int, marks: Mapping[int, int] | None = None, jet: Jet = JET_4
) -> bytes:
    """Return a page of *rows*, from its end upwards; *marks* are put to their places."""
    found, end, offsets = bytearray(jet.page), jet.page, []
    for place, row in enumerate(rows):
        end -= len(row)
        found[end : end + len(row)] = row
        offsets.append(end | (marks or {}).get(place, 0))
    found[:2] = b"\1\1"
    struct.pack_into("<HI", found, 2, 0, owner)
    struct.pack_into("<H", found, jet.first - 2, len(rows))
    struct.pack_into(f"<{len(rows)}H", found, jet.first, *offsets)
    return bytes(found)


def record(columns: Columns, row: Mapping[str, object], jet: Jet = JET_4) -> bytes:
    """Return one row; a memo is given as its bytes."""
    fixed, words, mask = b"", list[bytes](), bytearray((len(columns) + 7) // 8)
    for number, (name, kind) in enumerate(columns.items()):
        value = row.get(name)
        if value is not None and value is not False:
            mask[number // 8] |= 1 << number % 8
        if kind in SIZES:
            fixed += struct.pack(SIZES[kind], value if isinstance(value, int) else 0)
        elif isinstance(value, bytes):
            words.append(value)
        elif kind in CHANGING:
            words.append(letters(str(value), jet) if value is not None else b"")
    body = struct.pack(jet.count, len(columns)) + fixed
    starts = [len(body)]
    for word in words:
        body += word
        starts.append(len(body))
    tail = b"".join(struct.pack(jet.count, start % 256 if jet is JET_3 else start)
                    for start in reversed(starts))  # fmt: skip
    beyond = _jumps(starts, len(body) + len(tail) + 1 + len(mask)) if jet is JET_3 else b""
    return body + tail + beyond + struct.pack(jet.count, len(words)) + bytes(mask)


def _jumps(starts: list[int], size: int) -> bytes:
    """Return, last first, which of *starts* is the first beyond each 256 bytes of a row.

    The row has *size* bytes without this; 255 stands for none of them.
    """
    count = (size - 1) // 256
    count = (size + count - 1) // 256  # these bytes count too
    firsts = (
        next((at for at, start in enumerate(starts) if start >= 256 * turn), 255)
        for turn in range(1, count + 1)
    )
    return bytes(reversed(list(firsts)))


def letters(text: str, jet: Jet = JET_4) -> bytes:
    """Return *text* as Access shortens it: a byte a letter where that will do."""
    if jet is JET_3:
        return text.encode("cp1252", "replace")
    if text and all(0 < ord(sign) < 256 for sign in text):
        return b"\xff\xfe" + text.encode("latin-1")
    return text.encode("utf-16-le")
