"""Double dummy tricks and par as PBN's tags (PBN 2.1, chapter 5.2, and what programs add)."""

from __future__ import annotations

import re
from dataclasses import replace

from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.records.pbn.sections import strain_sign
from biritch.records.pbn.tables import rows, table
from biritch.records.record import Record, Tag

COLUMNS = r"Declarer;Denomination\2R;Result\2R"
_NAMES = ("OptimumResultTable", "DoubleDummyTricks", "OptimumScore")
_HEX = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
"""The order of ``DoubleDummyTricks``: twenty hexadecimal digits, notrump first."""


def tricks_in_tags(record: Record) -> TrickTable | None:
    """Return the double dummy tricks in *record*'s tags, if all twenty are there.

    Example:
        >>> record = Record(tags=(Tag("DoubleDummyTricks", "75776" * 4),))
        >>> tricks_in_tags(record).of(Seat.NORTH, Strain.NOTRUMP)
        7
    """
    told: dict[tuple[Seat, Strain], int] = {}
    listed = table(record, "OptimumResultTable")
    for row in () if listed is None else rows(listed):
        try:
            place = Seat.parse(row["Declarer"]), Strain.parse(row["Denomination"])
            told[place] = int(row["Result"])
        except (KeyError, ValueError):
            return None
    digits = record.tag("DoubleDummyTricks")
    if not told and re.fullmatch("[0-9a-dA-D]{20}", digits):
        places = [(seat, strain) for seat in _HEX for strain in reversed(Strain)]
        told = {place: int(digit, 16) for place, digit in zip(places, digits, strict=True)}
    if len(told) != 20 or not all(0 <= tricks <= 13 for tricks in told.values()):
        return None
    return TrickTable(tuple(tuple(told[seat, strain] for strain in Strain) for seat in Seat))


def with_optimum(record: Record, tricks: TrickTable, score_ns: int | None) -> Record:
    """Return *record* with its double dummy tricks and its par in tags.

    Example:
        >>> tricks = TrickTable(((7,) * 5, (6,) * 5, (7,) * 5, (6,) * 5))
        >>> solved = with_optimum(Record(number=1), tricks, 110)
        >>> solved.tag("DoubleDummyTricks"), solved.tag("OptimumScore")
        ('77777777776666666666', 'NS 110')
        >>> tricks_in_tags(solved) == tricks
        True
    """
    listed = tuple(
        f"{seat} {strain_sign(strain):>2} {tricks.of(seat, strain):>2}"
        for seat in Seat
        for strain in reversed(Strain)
    )
    digits = "".join(
        f"{tricks.of(seat, strain):x}" for seat in _HEX for strain in reversed(Strain)
    )
    tags = [tag for tag in record.tags if tag.name not in _NAMES]
    tags.append(Tag("DoubleDummyTricks", digits))
    if score_ns is not None:
        tags.append(Tag("OptimumScore", f"NS {score_ns}"))
    tags.append(Tag("OptimumResultTable", COLUMNS, listed))
    return replace(record, tags=tuple(tags))
