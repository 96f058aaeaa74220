"""Sheets to print: the director's guide, one slip for each table, one for each entrant.

Pure functions from a schedule to one HTML page; the words come from whoever asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from types import MappingProxyType
from typing import Protocol

from biritch.competition.movement import EntrantKind, Schedule, Sitting

_STYLE = """
body { font: 11pt/1.35 system-ui, sans-serif; color: #000; background: #fff; margin: 1.2em; }
h1 { font-size: 1.25em; margin: 0 0 .6em; }
table { border-collapse: collapse; }
th, td { border: 1px solid #000; padding: .2em .5em; text-align: center; }
thead th, tbody th { background: #eee; }
small { display: block; }
section { break-inside: avoid; margin: 0 0 2em; }
@media print { body { margin: 0; } thead { display: table-header-group; } }
@media print { h1 { font-size: 1.1em; margin: 0 0 .3em; } }
"""
_POINTS_TO_MM = 72 / 25.4
_LEAST, _MOST = 4.5, 13.0
"""The smallest and the largest print, in points."""


@dataclass(frozen=True, slots=True)
class _Paper:
    """A sheet, its margins and the rules it is printed by."""

    width: int
    height: int
    margin: int
    rules: str = ""

    def style(self, across: float, down: float) -> str:
        """Return the rules that fit so many letters *across* and lines *down* on one sheet."""
        wide, high = (
            (length - 2 * self.margin) * _POINTS_TO_MM for length in (self.width, self.height)
        )
        size = max(_LEAST, min(_MOST, wide / across, high / down))
        return (
            f"@page {{ size: {self.width}mm {self.height}mm; margin: {self.margin}mm; }} "
            f"@media print {{ body {{ font-size: {size:.1f}pt; }} {self.rules} }}"
        )


_A4 = _Paper(297, 210, 8)
_A6 = _Paper(
    105,
    148,
    6,
    "section { break-after: page; margin: 0; } section:last-child { break-after: auto; } "
    "th, td { padding: .1em .35em; }",
)


class Translator(Protocol):
    """Whoever says the message of that name in the reader's language."""

    def __call__(self, name: str, /, **blanks: str | int) -> str:
        """Return the words."""


def guide(schedule: Schedule, each: int, title: str, lang: str, say: Translator) -> str:
    """Return the director's sheet: a line for each round, a column for each table."""
    tables = sorted({sitting.table for sitting in schedule})
    heads = [say("movement-page-table", table=table) for table in tables]
    rows = []
    for number, sittings in enumerate(schedule.rounds, 1):
        cells = {sitting.table: sitting for sitting in sittings}
        cells_of_round = (
            _meeting(cells[table], each) if table in cells else "-" for table in tables
        )
        rows.append((str(number), *cells_of_round))
    body = _table((say("movement-page-round"), *heads), rows)
    widest = max(len(_lines_of(text)) for row in rows for text in row)
    style = _A4.style((len(tables) + 1) * (0.56 * widest + 1.2), 3.2 * len(rows) + 6)
    return _page(title, lang, style, [f"<h1>{escape(title)}</h1>{body}"])


def tables(schedule: Schedule, each: int, title: str, lang: str, say: Translator) -> str:
    """Return a slip for each table: who comes in each round, and with which boards."""
    heads = [say(f"movement-page-{name}") for name in ("round", "ns", "ew", "boards")]
    slips = []
    for table in sorted({sitting.table for sitting in schedule}):
        rows = [
            (str(number), _side(sitting.ns), _side(sitting.ew), _boards(sitting, each))
            for number, sitting in _at(schedule, table)
        ]
        head = say("movement-page-table-of", table=table)
        slips.append(_slip(title, head, _table(heads, rows)))
    return _page(title, lang, _A6.style(30, 1.75 * len(schedule.rounds) + 8), slips)


def entrants(schedule: Schedule, each: int, title: str, lang: str, say: Translator) -> str:
    """Return a slip for each pair, player or team: where to sit, against whom, on what."""
    names = ["round", "table", "way", "against", "boards"]
    if schedule.form is EntrantKind.INDIVIDUAL:
        names.insert(3, "with")
    heads = [say("movement-page-place" if name == "table" else f"movement-page-{name}")
             for name in names]  # fmt: skip
    slips = []
    for who in schedule.entrants:
        head = say(f"movement-page-{schedule.form}", number=who)
        slips.append(_slip(title, head, _table(heads, list(_way(schedule, who, each, say)))))
    return _page(title, lang, _A6.style(30, 1.75 * len(schedule.rounds) + 8), slips)


PAGES: Mapping[str, _Page]


class _Page(Protocol):
    def __call__(
        self, schedule: Schedule, each: int, title: str, lang: str, say: Translator, /
    ) -> str: ...


PAGES = MappingProxyType({"guide": guide, "tables": tables, "entrants": entrants})
"""The sheets by name."""


def _at(schedule: Schedule, table: int) -> Iterator[tuple[int, Sitting]]:
    for number, sittings in enumerate(schedule.rounds, 1):
        for sitting in sittings:
            if sitting.table == table:
                yield number, sitting


def _way(schedule: Schedule, who: int, each: int, say: Translator) -> Iterator[tuple[str, ...]]:
    """Yield where *who* sits in each round; a dash where nowhere."""
    single = schedule.form is EntrantKind.INDIVIDUAL
    for number, sittings in enumerate(schedule.rounds, 1):
        mine = [sitting for sitting in sittings if who in sitting.entrants]
        if not mine:
            yield (str(number), say("movement-page-waits"), *["-"] * (4 if single else 3))
        for sitting in mine:
            north = who in sitting.ns
            own, others = (sitting.ns, sitting.ew) if north else (sitting.ew, sitting.ns)
            way = say(f"movement-page-{_seat(own.index(who), north, single)}")
            partner = [str(own[1 - own.index(who)])] if single else []
            yield (str(number), str(sitting.table), way, *partner, _side(others),
                   _boards(sitting, each))  # fmt: skip


def _seat(place: int, north: bool, single: bool) -> str:  # noqa: FBT001 - private
    if not single:
        return "ns" if north else "ew"
    return (("north", "south") if north else ("east", "west"))[place]


def _side(side: tuple[int, ...]) -> str:
    return " + ".join(map(str, side))


def _boards(sitting: Sitting, each: int) -> str:
    first, last = (sitting.boards - 1) * each + 1, sitting.boards * each
    return str(first) if each == 1 else f"{first}-{last}"


def _meeting(sitting: Sitting, each: int) -> str:
    against = f"{_side(sitting.ns)} - {_side(sitting.ew)}"
    return f"{against}\n{_boards(sitting, each)}"


def _table(heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    lines = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{_lines(text)}</td>" for text in rest)
        + "</tr>\n"
        for first, *rest in rows
    )
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{lines}</tbody></table>"


def _lines_of(text: str) -> str:
    """Return the longest line of *text*."""
    return max(text.split("\n"), key=len)


def _lines(text: str) -> str:
    first, _, second = text.partition("\n")
    return escape(first) + (f"<small>{escape(second)}</small>" if second else "")


def _slip(title: str, head: str, body: str) -> str:
    return f"<section><h1>{escape(head)}<small>{escape(title)}</small></h1>\n{body}</section>"


def _page(title: str, lang: str, style: str, parts: Iterable[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}{style}</style></head>\n"
        f"<body>\n{body}\n</body></html>"
    )
