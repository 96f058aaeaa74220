"""What is written of Jet 4: rows as given, pages that nothing owns twice, indexes in order.

Other programs are asked too: mdbtools here where they are, Jackcess by ``scripts/judge_bws``.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
from datetime import datetime
from pathlib import Path

import pytest

from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.records.bws import jet
from biritch.records.bws.access import AccessDatabase
from biritch.records.bws.jet import PAGE, BadTable, JetColumn, JetTable, database
from biritch.records.bws.layout import LAYOUT
from biritch.records.bws.writer import (
    DeviceEvent,
    DevicePlayer,
    DeviceRound,
    DeviceSection,
    write,
)
from biritch.records.files import formats

NOW = datetime(2026, 11, 23, 20, 30)  # noqa: DTZ001 - local time, as Access keeps it


def evening(tables: int = 4, rounds: int = 3) -> DeviceEvent:
    """A Mitchell in which everybody has a name; hands of nine boards are known."""
    return DeviceEvent(
        "Lundi",
        "0123456789ABCDEF" * 2,
        (DeviceSection("A", tables, 2),),
        tuple(
            DeviceRound(1, table, turn, table, tables + 1 + (table + turn) % tables, 1, 3)
            for turn in range(1, rounds + 1)
            for table in range(1, tables + 1)
        ),
        tuple(
            DevicePlayer(1, table, seat, f"Łukasz {table}{seat}")
            for table in range(1, tables + 1)
            for seat in Seat
        ),
        {number: Deal.random(number) for number in range(1, 10)},
    )


def pages(content: bytes) -> list[bytes]:
    assert len(content) % PAGE == 0
    return [content[start : start + PAGE] for start in range(0, len(content), PAGE)]


def mapped(file: list[bytes], definition: int, at: int) -> set[int]:
    """The pages that a map of a table names."""
    (pointer,) = struct.unpack_from("<I", file[definition], at)
    holder, number = file[pointer >> 8], pointer & 0xFF
    (start,) = struct.unpack_from("<H", holder, 14 + 2 * number)
    bits = int.from_bytes(holder[start + 5 : start + 69], "little")
    return {place for place in range(512) if bits >> place & 1}


def test_rows_come_back_as_they_were_given() -> None:
    kinds = ("counter", "integer", "long", "yesno", "datetime")
    columns = [*(JetColumn(kind, kind) for kind in kinds), JetColumn("text", "text", 5)]
    given: list[jet.JetRow] = [
        {"integer": -32768, "long": 2**31 - 1, "yesno": True, "datetime": NOW, "text": "Zoë"},
        {},
        {"integer": 7, "text": "Łukasz K."},
    ]
    found = [*AccessDatabase(database([JetTable("A", columns, given)], NOW)).rows("A")]
    assert [one["counter"] for one in found] == [1, 2, 3]
    assert [one["text"] for one in found] == ["Zoë", None, "Łukas"]
    assert [one["integer"] for one in found] == [-32768, None, 7]
    assert (found[0]["long"], found[0]["yesno"], found[1]["yesno"]) == (2**31 - 1, True, False)


def test_every_page_is_owned_once_and_none_of_them_is_free() -> None:
    file = pages(write(evening(100, 13), "DESK", NOW))
    assert len(file) > 60
    owned: list[int] = []
    for number, page in enumerate(file):
        if page[:1] == b"\2" and number > 5:
            (pointer,) = struct.unpack_from("<I", page, 55)
            mine = mapped(file, number, 55)
            owned += [number, pointer >> 8, *mine]
            assert mapped(file, number, 59) <= mine
            rows = sum(struct.unpack_from("<H", file[place], 12)[0] for place in mine)
            assert struct.unpack_from("<I", page, 16)[0] == rows
            assert all(struct.unpack_from("<I", file[one], 4)[0] == number for one in mine)
    # What was there already owns the first nineteen; a page more holds permissions.
    permissions = mapped(file, 3, 55) - set(range(19))
    assert sorted([*owned, *permissions]) == list(range(19, len(file)))
    (start,) = struct.unpack_from("<H", file[1], 14)
    free = int.from_bytes(file[1][start + 5 : start + 69], "little")
    assert [place for place in range(512) if free >> place & 1] == list(range(len(file), 512))


@pytest.mark.parametrize(("number", "which", "rows"), [(2, 0, 22), (2, 1, 22), (3, 0, 79)])
def test_indexes_name_every_row_in_order(number: int, which: int, rows: int) -> None:
    file = jet._File(write(evening(), "DESK", NOW))
    entries = [*jet._entries(file.pages[file._root(number, which)])]
    assert len(entries) == rows == struct.unpack_from("<I", file.pages[number], 16)[0]
    assert entries == sorted(entries)
    for entry in entries:
        page, place = int.from_bytes(entry[-4:-1], "big"), entry[-1]
        start, end = jet._row_place(file.pages[page], place)
        assert struct.unpack_from("<I", file.pages[page], 4)[0] == number
        assert start < end
    keys = {entry[:-4] for entry in entries}
    assert struct.unpack_from("<I", file.pages[number], 63 + 12 * which + 4)[0] == len(keys)


def test_our_reader_finds_the_evening() -> None:
    base = AccessDatabase(write(evening(), "DESK", NOW))
    assert set(LAYOUT) <= set(base.tables)
    assert len([*base.rows("RoundData")]) == 12
    hands = [*base.rows("HandRecord")]
    assert [one["Board"] for one in hands] == list(range(1, 10))
    content = write(evening(), "DESK", NOW).decode("latin-1")
    assert [*formats()["bws"].read([content])] == []


@pytest.mark.parametrize(
    "table",
    [
        JetTable("Étuis", ()),
        JetTable("Wide", [JetColumn(f"{number:030}", "integer") for number in range(50)]),
        JetTable("Deep", [JetColumn("A", "text", 255)], [{"A": "x" * 255}] * 5000),
        JetTable("Great", [JetColumn("A", "integer")], [{"A": 40_000}]),
    ],
    ids=lambda table: str(table.name),
)
def test_what_is_beyond_the_format_is_refused(table: JetTable) -> None:
    with pytest.raises(BadTable):
        database([table], NOW)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("mdb-export") is None, reason="mdbtools are not installed")
def test_mdbtools_read_the_same(tmp_path: Path) -> None:
    path = tmp_path / "evening.bws"
    path.write_bytes(write(evening(), "DESK", NOW))

    def told(*command: str) -> str:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    assert told("mdb-ver", str(path)).strip() == "JET4"
    assert told("mdb-tables", "-1", str(path)).split() == list(LAYOUT)
    lines = told("mdb-export", str(path), "PlayerNumbers").splitlines()
    assert len(lines) == 17
    assert '"Łukasz 1N"' in lines[1]
    for name in LAYOUT:
        assert name in told("mdb-schema", str(path), "-T", name)
