"""Complete boards read from a file, and their double dummy analyses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from biritch.cli.input_files import records
from biritch.cli.messages import refuse
from biritch.cli.progress import ProgressBar
from biritch.core.boards import Board
from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.publishing.dealt_boards import DealtBoard, DoubleDummyAnalysis
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.records.record import Record


def dealt_boards(path: str) -> list[DealtBoard]:
    """Return the distinct boards of the file at *path*.

    Raises:
        Refusal: The file cannot be read, or a card of a board is not known.

    Example:
        >>> [dealt.number for dealt in dealt_boards("samples/boards.pbn")][:3]
        [1, 2, 3]
    """
    boards = (_complete(path, place, record) for place, record in enumerate(records(path), 1))
    return list({(dealt.number, dealt.deal): dealt for dealt in boards}.values())


def _complete(path: str, place: int, record: Record) -> DealtBoard:
    """Return the board of *record*, at index *place* in the file."""
    if not isinstance(record.deal, Deal):
        title, line = record.title or str(place), str(record.lines.start)
        raise refuse("solver-not-whole", place=path, line=line, board=title)
    number = place if record.number is None else record.number
    return DealtBoard(number, record.board or Board.from_number(number), record.deal)


def analyses(boards: Sequence[DealtBoard], language: str) -> list[DoubleDummyAnalysis]:
    """Return the double dummy analysis of each board, with a progress bar.

    Raises:
        Refusal: The solver cannot be used here.
    """
    from biritch.solver.choice import choose_solver
    from biritch.solver.par import par
    from biritch.solver.solver import SolverFault

    deals = [dealt.deal for dealt in boards]
    try:
        with ProgressBar(
            lambda: tell("solver-solving", language), len(deals) * len(Strain)
        ) as bar:
            tables = choose_solver().tables(deals, bar.at)
    except SolverFault as fault:
        raise refuse("solver-fault", text=str(fault)) from None
    return [
        DoubleDummyAnalysis(table, par(table, dealt.board))
        for dealt, table in zip(boards, tables, strict=True)
    ]
