"""The score sheet on the wire: a part of the view, in games that keep one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from msgspec import Struct

from biritch.core.seats import Side
from biritch.scoring import sheet

Camp = Literal["NS", "EW"]
PartName = Literal[
    "contract",
    "overtricks",
    "insult",
    "partscore",
    "game",
    "slam",
    "undertricks",
    "honours",
    "odd",
    "rubber",
    "unfinished-game",
    "unfinished-part",
]
"""What the score of a deal is made of."""


class SheetEntry(Struct, rename="camel"):
    """A number on the sheet; ``game`` is the one it counts towards, none above the line."""

    side: Camp
    points: int
    name: PartName
    deal: int
    game: int | None = None


class ScoreSheet(Struct, rename="camel"):
    """Two columns and a line across; totals and games are North-South's, then East-West's.

    ``stopped`` is what would be written if the rubber were broken off now.
    """

    entries: list[SheetEntry]
    stopped: list[SheetEntry]
    deals: int
    games: list[int]
    totals: list[int]
    vulnerable: Literal["none", "ns", "ew", "both"]
    over: bool
    winner: Camp | None


def written(found: sheet.Sheet | None) -> ScoreSheet | None:
    """Return *found* as the page is sent it."""
    if found is None:
        return None
    ended, so_far = found.broken_off().entries, len(found.entries)
    vulnerable = cast('Literal["none", "ns", "ew", "both"]', str(found.vulnerability).lower())
    return ScoreSheet(
        entries=_entries(found, found.entries),
        stopped=_entries(found, ended[so_far:]),
        deals=len(found.deals),
        games=list(found.games),
        totals=[found.total(side) for side in Side],
        vulnerable=vulnerable,
        over=found.over,
        winner=None if found.winner is None else _camp(found.winner),
    )


def _entries(found: sheet.Sheet, entries: Iterable[sheet.ScoreEntry]) -> list[SheetEntry]:
    return [
        SheetEntry(_camp(one.side), one.points, _name(found, one), one.deal, one.game)
        for one in entries
    ]


def _name(found: sheet.Sheet, one: sheet.ScoreEntry) -> PartName:
    """Return what *one* is for; where there are no contracts, tricks are odd tricks."""
    odd = found.code.odd and one.name in ("contract", "undertricks")
    return "odd" if odd else cast("PartName", one.name)


def _camp(side: Side) -> Camp:
    return "NS" if side is Side.NS else "EW"
