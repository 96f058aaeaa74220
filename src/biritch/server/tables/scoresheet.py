"""The score sheet in the view of a table, for games that keep one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from msgspec import Struct

from biritch.core.seats import Side
from biritch.scoring.sheet import ScoreEntry, Sheet

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


class SheetEntryView(Struct, rename="camel"):
    """A number on the sheet; ``game`` is the game it counts towards, if below the line."""

    side: Camp
    points: int
    name: PartName
    deal: int
    game: int | None = None


class ScoreSheetView(Struct, rename="camel"):
    """The score sheet; totals and games are North-South's, then East-West's.

    ``stopped`` is what would be scored if the rubber were broken off now.
    """

    entries: list[SheetEntryView]
    stopped: list[SheetEntryView]
    deals: int
    games: list[int]
    totals: list[int]
    vulnerable: Literal["none", "ns", "ew", "both"]
    over: bool
    winner: Camp | None


def score_sheet(sheet: Sheet | None) -> ScoreSheetView | None:
    """Return *sheet* as a message; ``None`` in games without one."""
    if sheet is None:
        return None
    # What breaking the rubber off now would add stands after the entries there are.
    ended, so_far = sheet.break_off().entries, len(sheet.entries)
    vulnerable = cast('Literal["none", "ns", "ew", "both"]', str(sheet.vulnerability).lower())
    return ScoreSheetView(
        entries=_entries(sheet, sheet.entries),
        stopped=_entries(sheet, ended[so_far:]),
        deals=len(sheet.deals),
        games=list(sheet.games),
        totals=[sheet.total(side) for side in Side],
        vulnerable=vulnerable,
        over=sheet.over,
        winner=None if sheet.winner is None else _camp(sheet.winner),
    )


def _entries(sheet: Sheet, entries: Iterable[ScoreEntry]) -> list[SheetEntryView]:
    return [
        SheetEntryView(
            _camp(entry.side), entry.points, _name(sheet, entry), entry.deal, entry.game
        )
        for entry in entries
    ]


def _name(sheet: Sheet, entry: ScoreEntry) -> PartName:
    """Return what *entry* is for; without contracts, tricks are odd tricks."""
    odd = sheet.code.odd and entry.name in ("contract", "undertricks")
    return "odd" if odd else cast("PartName", entry.name)


def _camp(side: Side) -> Camp:
    return "NS" if side is Side.NS else "EW"
