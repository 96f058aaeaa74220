"""The 200 deals whose double dummy results are known (see ``tests/vectors/README.md``)."""

from __future__ import annotations

import csv
from pathlib import Path

from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable

VECTORS = Path(__file__).parents[1] / "vectors"


def known() -> list[tuple[Deal, TrickTable]]:
    """Return each deal with its table."""
    with (VECTORS / "dd_200_tables.csv").open(encoding="utf-8") as file:
        return [(Deal.parse(row["deal"]), _table(row)) for row in csv.DictReader(file)]


def _table(row: dict[str, str]) -> TrickTable:
    names = ["C", "D", "H", "S", "NT"]
    return TrickTable(
        tuple(tuple(int(row[f"{names[strain]}_{seat}"]) for strain in Strain) for seat in Seat)
    )
