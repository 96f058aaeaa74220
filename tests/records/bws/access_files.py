"""A small Jet 4 database written for the tests: tables of numbers, truth values and text."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence

PAGE = 4096
KINDS = {"bool": 1, "byte": 2, "int": 3, "long": 4, "text": 10}
SIZES = {"byte": "<B", "int": "<h", "long": "<i"}

Columns = Mapping[str, str]
Rows = Sequence[Mapping[str, object]]


def database(tables: Mapping[str, tuple[Columns, Rows]], *, version: int = 1) -> bytes:
    """Return a file with *tables*, each its columns by kind and its rows."""
    head = bytearray(PAGE)
    head[:19] = b"\0\1\0\0Standard Jet DB"
    head[0x14] = version
    pages = [bytes(head), bytes(PAGE), b""]
    listed = []
    for name, (columns, rows) in tables.items():
        place = len(pages)
        listed.append({"Id": place, "Name": name, "Type": 1, "Flags": 0})
        pages.append(definition(columns, len(rows)))
        pages += data(columns, rows, place)
    catalogue = {"Id": "long", "Name": "text", "Type": "int", "Flags": "long"}
    listed.insert(0, {"Id": 2, "Name": "MSysObjects", "Type": 1, "Flags": -0x80000000})
    pages[2] = definition(catalogue, len(listed))
    pages += data(catalogue, listed, 2)
    return b"".join(pages)


def definition(columns: Columns, rows: int) -> bytes:
    fixed, variable, entries, names = 0, 0, b"", b""
    for number, (name, kind) in enumerate(columns.items()):
        lasting = kind != "text"
        size = struct.calcsize(SIZES[kind]) if kind in SIZES else 0
        entries += struct.pack(
            "<BIHHH4sHIHH", KINDS[kind], 0, number, variable, number, b"\0" * 4,
            1 if lasting else 2, 0, fixed if lasting else 0, size,
        )  # fmt: skip
        names += struct.pack("<H", 2 * len(name)) + name.encode("utf-16-le")
        fixed, variable = fixed + size, variable + (not lasting)
    body = b"\2\1" + struct.pack("<HI", 0, 0) + struct.pack("<8I", 0, 0, rows, 0, 0, 0, 0, 0)
    body += struct.pack("<BHHHIIII", 0x4E, len(columns), variable, len(columns), 0, 0, 0, 0)
    return (body + entries + names).ljust(PAGE, b"\0")


def data(columns: Columns, rows: Rows, owner: int) -> list[bytes]:
    pages: list[bytes] = []
    waiting: list[bytes] = []
    for row in [*(record(columns, one) for one in rows), None]:
        used = sum(map(len, waiting)) + 14 + 2 * len(waiting)
        if waiting and (row is None or used + len(row) + 2 > PAGE):
            pages.append(page(waiting, owner))
            waiting = []
        if row is not None:
            waiting.append(row)
    return pages


def page(rows: list[bytes], owner: int, marks: Mapping[int, int] | None = None) -> bytes:
    found, end, offsets = bytearray(PAGE), PAGE, []
    for place, row in enumerate(rows):
        end -= len(row)
        found[end : end + len(row)] = row
        offsets.append(end | (marks or {}).get(place, 0))
    found[:2] = b"\1\1"
    struct.pack_into("<HIIH", found, 2, 0, owner, 0, len(rows))
    struct.pack_into(f"<{len(rows)}H", found, 14, *offsets)
    return bytes(found)


def record(columns: Columns, row: Mapping[str, object]) -> bytes:
    fixed, words, mask = b"", list[bytes](), bytearray((len(columns) + 7) // 8)
    for number, (name, kind) in enumerate(columns.items()):
        value = row.get(name)
        if value is not None and value is not False:
            mask[number // 8] |= 1 << number % 8
        if kind in SIZES:
            fixed += struct.pack(SIZES[kind], value if isinstance(value, int) else 0)
        elif kind == "text":
            words.append(letters(str(value)) if value is not None else b"")
    body = struct.pack("<H", len(columns)) + fixed
    starts = [len(body)]
    for word in words:
        body += word
        starts.append(len(body))
    tail = b"".join(struct.pack("<H", start) for start in reversed(starts))
    return body + tail + struct.pack("<H", len(words)) + bytes(mask)


def letters(text: str) -> bytes:
    """Return *text* as Access shortens it: a byte a letter where that will do."""
    if text and all(0 < ord(sign) < 256 for sign in text):
        return b"\xff\xfe" + text.encode("latin-1")
    return text.encode("utf-16-le")
