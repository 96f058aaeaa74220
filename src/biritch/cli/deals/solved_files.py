"""Adding double dummy tricks and par to large files.

Tables are stored in a file beside the target as they are computed, so that a long run can be
resumed; the target is written at the end.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TextIO

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.trick_table import TrickTable
from biritch.records.pbn.optimum import tricks_in_tags, with_optimum
from biritch.records.record import Record
from biritch.solver.par import par
from biritch.solver.solver import BatchSolver

TOGETHER = 200
"""Deals that are solved before they are noted."""


@dataclass(slots=True)
class SolvingJournal:
    """The tables computed so far, by deal, and their file."""

    path: Path
    tables: dict[Deal, TrickTable] = field(default_factory=dict)

    def load(self) -> None:
        """Load an earlier run's tables; ignore an incomplete line."""
        if not self.path.exists():
            return
        for line in self.path.read_text(encoding="ascii", errors="replace").splitlines():
            number, _, digits = line.partition(" ")
            try:
                rows = [[int(sign, 16) for sign in word] for word in digits.split(".")]
                table = TrickTable(tuple(map(tuple, rows)))
                self.tables[Deal.from_rank(int(number, 16))] = table
            except ValueError:
                continue

    def note(self, file: TextIO, deal: Deal, table: TrickTable) -> None:
        """Store the table of *deal*."""
        self.tables[deal] = table
        rows = ".".join("".join(f"{tricks:x}" for tricks in row) for row in table.tricks)
        file.write(f"{deal.rank:x} {rows}\n")


def journal_of(target: str) -> SolvingJournal:
    """Return the journal of the file at *target*, with its content.

    Example:
        >>> journal_of("/nowhere/out.pbn").path.name
        'out.pbn.solved'
    """
    journal = SolvingJournal(Path(target + ".solved"))
    journal.load()
    return journal


def solve_missing(
    deals: dict[Deal, None],
    journal: SolvingJournal,
    solver: BatchSolver,
    progress: Callable[[int], object],
) -> int:
    """Solve the *deals* missing in *journal*, and store them; return their number."""
    missing = iter([deal for deal in deals if deal not in journal.tables])
    done = 0
    with journal.path.open("a", encoding="ascii") as file:
        while batch := list(islice(missing, TOGETHER)):
            for deal, table in zip(batch, solver.tables(batch), strict=True):
                journal.note(file, deal, table)
            file.flush()
            os.fsync(file.fileno())
            done += len(batch)
            progress(done)
    return done


def with_tables(records: Iterator[Record], journal: SolvingJournal) -> Iterator[Record]:
    """Yield *records*, with tricks and par for each complete deal.

    Example:
        >>> import biritch as bw
        >>> deal = bw.Deal.random(seed=7)
        >>> journal = SolvingJournal(Path("x"), {deal: deal.solve()})
        >>> (solved,) = with_tables(iter([Record(number=1, deal=deal)]), journal)
        >>> solved.tag("OptimumScore")
        'NS 430'
    """
    for place, record in enumerate(records, 1):
        if not isinstance(record.deal, Deal):
            yield record
            continue
        tricks = tricks_in_tags(record) or journal.tables[record.deal]
        board = record.board or Board.from_number(place)
        yield with_optimum(record, tricks, par(tricks, board).score_ns)


def is_solved(record: Record) -> bool:
    """Return whether *record* already has its double dummy tricks and par.

    Example:
        >>> is_solved(Record(number=1))
        False
    """
    return bool(tricks_in_tags(record) and record.tag("OptimumScore"))
