"""Points for one deal, under the tariff of the year.

A tariff is a table, not a program: every number a law prints is a field here, so a
historical code is one ``replace`` of a later one, and can be read beside its source.
"""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.calls import Contract
from biritch.core.cards import Strain

Pair = tuple[int, int]
"""A value not vulnerable, and the same vulnerable."""

Row = tuple[int, ...]
"""Points for the first, second, third ... trick; a short row repeats its last step."""

Parts = dict[str, int]
"""What a score is made of, by name, in points to the side that gets them.

The names: ``contract overtricks insult partscore game slam undertricks honours``.
"""


def total(row: Row, tricks: int) -> int:
    """Return the points *row* gives for *tricks* tricks."""
    return sum(row[min(trick, len(row) - 1)] for trick in range(tricks))


@dataclass(frozen=True, slots=True)
class Tariff:
    """Every number of one scoring code, in points."""

    title: str
    source: str
    minor: Row = (20,)
    major: Row = (30,)
    notrump: Row = (40, 30)
    game: Pair = (300, 500)
    partscore: int = 50
    slams: tuple[Pair, Pair] = ((500, 750), (1000, 1500))
    insult: tuple[int, int, int] = (0, 50, 100)
    doubled_overtrick: Pair = (100, 200)
    undertricks: tuple[Row, Row] = ((50,), (100,))
    doubled_undertricks: tuple[Row, Row] = ((100, 200, 200, 300), (200, 300))

    def row(self, strain: Strain) -> Row:
        """Return the row of odd tricks in *strain*."""
        if strain is Strain.NOTRUMP:
            return self.notrump
        return self.major if strain >= Strain.HEARTS else self.minor


def parts(tariff: Tariff, contract: Contract, tricks: int, *, vulnerable: bool) -> Parts:
    """Return what winning *tricks* tricks is worth, part by part.

    ``undertricks``, when present, stands alone and goes to the defenders; all other
    parts go to declarer's side. Parts worth nothing are left out.
    """
    if not 0 <= tricks <= 13:
        raise ValueError(f"not a number of tricks: {tricks} (want 0..13)")
    level, times = contract.level, contract.multiplier
    over = tricks - 6 - level
    if over < 0:
        rows = tariff.undertricks if times == 1 else tariff.doubled_undertricks
        return {"undertricks": total(rows[vulnerable], -over) * max(1, times // 2)}
    row = tariff.row(contract.strain)
    below = total(row, level) * times
    made = below >= 100
    if times == 1:
        more = total(row, level + over) - total(row, level)
    else:
        more = over * tariff.doubled_overtrick[vulnerable] * times // 2
    found = {
        "contract": below,
        "overtricks": more,
        "insult": tariff.insult[times.bit_length() - 1],
        "partscore": 0 if made else tariff.partscore,
        "game": tariff.game[vulnerable] if made else 0,
        "slam": tariff.slams[level - 6][vulnerable] if level >= 6 else 0,
    }
    return {name: points for name, points in found.items() if points}


def score(tariff: Tariff, contract: Contract, tricks: int, *, vulnerable: bool) -> int:
    """Return declarer's points for winning *tricks* tricks, below zero when down."""
    found = parts(tariff, contract, tricks, vulnerable=vulnerable)
    return -found["undertricks"] if "undertricks" in found else sum(found.values())
