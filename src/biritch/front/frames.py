"""Boards, rankings and analyses as tables: columns, pandas, Arrow."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any

from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.extras import MissingExtra
from biritch.front.rankings import Ranking
from biritch.records.record import Record

Plain = bool | int | float | str | None
"""What a column holds."""


def to_columns(rows: Ranking | Iterable[object]) -> dict[str, list[Plain]]:
    """Return *rows* as columns by name: a ranking, records, deals, trick tables, analyses.

    Hands, calls and contracts become text; a field with several values is left out. All columns
    have one element a row; unknown values are ``None``.

    Raises:
        TypeError: The rows are of no kind that has columns.

    Example:
        >>> import biritch as bw
        >>> found = to_columns(bw.rank(bw.read("samples/results.xml")))
        >>> found["rank"][:3], found["percent"][0]
        ([1, 2, 2], 59.03)
        >>> to_columns([bw.Deal.random(seed=7)])["north_hcp"]
        [11]
    """
    if isinstance(rows, Ranking):
        lines = [_place_of(rows, place) for place in range(len(rows))]
    else:
        lines = [_row(row) for row in rows]
    names = list(dict.fromkeys(name for line in lines for name in line))
    return {name: [line.get(name) for line in lines] for name in names}


def to_frame(rows: Ranking | Iterable[object]) -> Any:  # noqa: ANN401 - of a library not needed
    """Return *rows* as a :class:`pandas.DataFrame`, where pandas is installed.

    Raises:
        ImportError: pandas is not installed.
        TypeError: The rows are of no kind that has columns.

    Example:
        >>> import biritch as bw
        >>> to_frame(bw.read("samples/boards.pbn"))["contract"].value_counts().index[0]
        '3N'
    """
    try:
        import pandas as pd
    except ImportError as error:
        raise ImportError(
            "tables of pandas need pandas: pip install pandas (or use to_columns, to_arrow)"
        ) from error
    return pd.DataFrame(to_columns(rows))


def to_arrow(rows: Ranking | Iterable[object]) -> Any:  # noqa: ANN401 - of an optional library
    """Return *rows* as a table of Arrow, which pandas, polars, pyarrow and DuckDB read.

    Raises:
        MissingExtra: The extra ``data`` is not installed.
        TypeError: The rows are of no kind that has columns.

    Example:
        >>> import biritch as bw
        >>> to_arrow(bw.deals(3, seed=7)).schema.fields[0].name
        'north'
    """
    try:
        import nanoarrow as na
    except ImportError as error:
        raise MissingExtra("data") from error
    found = to_columns(rows)
    kinds = {name: _arrow_kind(column)(na) for name, column in found.items()}
    columns = [na.c_array(column, kinds[name]) for name, column in found.items()]
    size = len(next(iter(found.values()), []))
    table = na.c_array_from_buffers(
        na.struct(kinds), size, [None], null_count=0, children=columns
    )
    return na.Array(table)


def _arrow_kind(column: list[Plain]) -> Any:  # noqa: ANN401 - a type of the library
    kinds = {type(value) for value in column if value is not None}
    if kinds <= {bool} and kinds:
        return lambda na: na.bool_()
    if kinds <= {int, bool}:
        return lambda na: na.int64()
    if kinds <= {int, float, bool}:
        return lambda na: na.float64()
    return lambda na: na.string()


def _row(row: object) -> dict[str, Plain]:
    if isinstance(row, Record):
        return _record(row)
    if isinstance(row, Deal):
        return _deal(row)
    if isinstance(row, TrickTable):
        return {f"{seat}{strain}": row.of(seat, strain) for seat in Seat for strain in Strain}
    if isinstance(row, Mapping):
        return {str(name): _plain(value) for name, value in row.items()}
    if dataclasses.is_dataclass(row):
        return {
            item.name: _plain(getattr(row, item.name))
            for item in dataclasses.fields(row)
            if not isinstance(getattr(row, item.name), Mapping | tuple | list)
        }
    raise TypeError(
        f"no row of a table: {row!r} (want records, deals, trick tables or answers)"
    )


def _plain(value: object) -> Plain:
    if value is None or type(value) in (bool, int, float, str):
        return value  # type: ignore[return-value]
    return str(value)


def _deal(deal: Deal) -> dict[str, Plain]:
    line: dict[str, Plain] = {seat.name.lower(): str(deal[seat]) for seat in Seat}
    line |= {f"{seat.name.lower()}_hcp": deal[seat].hcp for seat in Seat}
    return line


def _record(record: Record) -> dict[str, Plain]:
    line: dict[str, Plain] = {
        "number": record.number,
        "dealer": _plain(record.dealer),
        "vulnerable": _plain(record.vulnerability),
        "contract": getattr(record.contract, "brief", _plain(record.contract)),
        "declarer": _plain(getattr(record.contract, "declarer", None)),
        "tricks": record.tricks,
        "score": record.score,
    }
    calls = () if record.auction is None else record.auction.calls
    line["auction"] = " ".join(map(str, calls)) or None
    line |= {f"{seat.name.lower()}_name": record.names[seat] or None for seat in Seat}
    if record.deal is not None:
        line |= {seat.name.lower(): str(record.deal[seat]) or None for seat in Seat}
    return line


def _place_of(ranking: Ranking, place: int) -> dict[str, Plain]:
    line = ranking[place]
    percent = line.total.percent
    return {
        "rank": line.rank,
        "contestant": str(line.contestant),
        "score": round(float(line.total.points), 4),
        "percent": None if percent is None else round(float(percent), 2),
        "names": ranking.names.get(line.contestant) or None,
    }
