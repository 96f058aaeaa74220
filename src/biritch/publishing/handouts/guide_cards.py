"""Guide cards of a movement: the director's guide, one slip a table, one slip an entrant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from biritch.competition.movement import EntrantKind, Schedule, Sitting
from biritch.publishing.jinja import render
from biritch.publishing.wording import PrintedWording

_POINTS_TO_MM = 72 / 25.4
_LEAST, _MOST = 4.5, 13.0
"""The smallest and the largest print, in points."""

Row: TypeAlias = tuple[str, ...]
Slip: TypeAlias = tuple[str, list[Row]]
"""A table with its heading; the director's guide is one without a heading."""


@dataclass(frozen=True, slots=True)
class PaperSize:
    """A paper size with its margins and CSS rules; lengths are in millimetres."""

    width: int
    height: int
    margin: int
    rules: str = ""

    def style(self, across: float, down: float) -> str:
        """Return the CSS that fits *across* characters and *down* lines on one sheet."""
        wide, high = (
            (length - 2 * self.margin) * _POINTS_TO_MM for length in (self.width, self.height)
        )
        size = max(_LEAST, min(_MOST, wide / across, high / down))
        return (
            f"@page {{ size: {self.width}mm {self.height}mm; margin: {self.margin}mm; }} "
            f"@media print {{ body {{ font-size: {size:.1f}pt; }} {self.rules} }}"
        )


A4_LANDSCAPE = PaperSize(297, 210, 8)
A6 = PaperSize(
    105,
    148,
    6,
    "section { break-after: page; margin: 0; } section:last-child { break-after: auto; } "
    "th, td { padding: .1em .35em; }",
)


def guide_cards(
    kind: str, schedule: Schedule, boards_per_set: int, title: str, wording: PrintedWording
) -> str:
    """Return the page of one *kind* of guide cards: ``guide``, ``tables`` or ``entrants``.

    Raises:
        KeyError: There is no such kind.
    """
    heads, slips, style = KINDS[kind](schedule, boards_per_set, wording)
    return render(
        "handouts/guide_cards.html",
        wording=wording,
        title=title,
        heads=heads,
        slips=slips,
        paper_style=style,
    )


Page: TypeAlias = tuple[list[str], list[Slip], str]
"""Heads of columns, slips, and the rules of the paper."""


def _guide(schedule: Schedule, boards_per_round: int, wording: PrintedWording) -> Page:
    """Return the director's guide: a line for each round, a column for each table."""
    tables = sorted({sitting.table for sitting in schedule})
    heads = [wording.say("movement-page-table", table=table) for table in tables]
    rows: list[Row] = []
    for number, sittings in enumerate(schedule.rounds, 1):
        cells = {sitting.table: _meeting(sitting, boards_per_round) for sitting in sittings}
        rows.append((str(number), *(cells.get(table, "-") for table in tables)))
    widest = max(len(line) for row in rows for cell in row for line in cell.split("\n"))
    # A letter is about 0.56 of its size wide, and a cell has 1.2 beside its letters; a row, of
    # two lines, is 3.2 high.
    style = A4_LANDSCAPE.style((len(tables) + 1) * (0.56 * widest + 1.2), 3.2 * len(rows) + 6)
    return [wording.say("movement-page-round"), *heads], [("", rows)], style


def _tables(schedule: Schedule, boards_per_round: int, wording: PrintedWording) -> Page:
    """Return a slip for each table: who comes in each round, and with which boards."""
    heads = [wording.say(f"movement-page-{name}") for name in ("round", "ns", "ew", "boards")]
    slips: list[Slip] = [
        (
            wording.say("movement-page-table-of", table=table),
            [
                (
                    str(number),
                    _side(sitting.ns),
                    _side(sitting.ew),
                    _boards(sitting, boards_per_round),
                )
                for number, sittings in enumerate(schedule.rounds, 1)
                for sitting in sittings
                if sitting.table == table
            ],
        )
        for table in sorted({sitting.table for sitting in schedule})
    ]
    return heads, slips, A6.style(30, 1.75 * len(schedule.rounds) + 8)


def _entrants(schedule: Schedule, boards_per_round: int, wording: PrintedWording) -> Page:
    """Return a slip for each entrant: seats, opponents and boards."""
    columns = ["round", "place", "way", "against", "boards"]
    if schedule.form is EntrantKind.INDIVIDUAL:
        columns.insert(3, "with")
    heads = [wording.say(f"movement-page-{column}") for column in columns]
    slips: list[Slip] = [
        (
            wording.say(f"movement-page-{schedule.form}", number=entrant),
            list(_way(schedule, entrant, boards_per_round, wording)),
        )
        for entrant in schedule.entrants
    ]
    return heads, slips, A6.style(30, 1.75 * len(schedule.rounds) + 8)


KINDS: Mapping[str, Callable[[Schedule, int, PrintedWording], Page]] = MappingProxyType(
    {"guide": _guide, "tables": _tables, "entrants": _entrants}
)
"""What is printed, by name."""


def _way(
    schedule: Schedule, entrant: int, boards_per_round: int, wording: PrintedWording
) -> Iterator[Row]:
    """Yield the seat of *entrant* in each round; dashes when sitting out."""
    single = schedule.form is EntrantKind.INDIVIDUAL
    for number, sittings in enumerate(schedule.rounds, 1):
        own_sittings = [sitting for sitting in sittings if entrant in sitting.entrants]
        if not own_sittings:
            blanks = ["-"] * (4 if single else 3)
            yield (str(number), wording.say("movement-page-waits"), *blanks)
        for sitting in own_sittings:
            north = entrant in sitting.ns
            own, opponents = (sitting.ns, sitting.ew) if north else (sitting.ew, sitting.ns)
            seat = _seat(own.index(entrant), north=north, single=single)
            partner = [str(own[1 - own.index(entrant)])] if single else []
            yield (
                str(number),
                str(sitting.table),
                wording.say(f"movement-page-{seat}"),
                *partner,
                _side(opponents),
                _boards(sitting, boards_per_round),
            )


def _seat(place: int, *, north: bool, single: bool) -> str:
    if not single:
        return "ns" if north else "ew"
    return (("north", "south") if north else ("east", "west"))[place]


def _side(side: tuple[int, ...]) -> str:
    return " + ".join(map(str, side))


def _boards(sitting: Sitting, boards_per_round: int) -> str:
    first, last = (sitting.boards - 1) * boards_per_round + 1, sitting.boards * boards_per_round
    return str(first) if boards_per_round == 1 else f"{first}-{last}"


def _meeting(sitting: Sitting, boards_per_round: int) -> str:
    """Return the entrants and boards of a table, in two lines."""
    return f"{_side(sitting.ns)} - {_side(sitting.ew)}\n{_boards(sitting, boards_per_round)}"
