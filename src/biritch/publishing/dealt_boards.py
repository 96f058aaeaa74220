"""Sets of boards, as they are dealt, printed and verified: every card known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from biritch.cli.messages import refuse
from biritch.core.boards import Board
from biritch.core.deals import Deal

if TYPE_CHECKING:
    from biritch.records.record import Record


@dataclass(frozen=True, slots=True)
class Dealt:
    """A board with its deal; ``number`` is its own, or its place in the file."""

    number: int
    board: Board
    deal: Deal


def whole(boards: Iterable[Record], file: str) -> Iterator[Dealt]:
    """Yield the boards of *file*; one of which a card is not known is refused."""
    for place, record in enumerate(boards, 1):
        if not isinstance(record.deal, Deal):
            title, line = record.title or str(place), str(record.lines.start)
            raise refuse("solver-not-whole", place=file, line=line, board=title)
        number = place if record.number is None else record.number
        yield Dealt(number, record.board or Board.numbered(number), record.deal)


def different(boards: Iterable[Dealt]) -> list[Dealt]:
    """Return *boards*, each deal of a number once: results repeat what was dealt."""
    return list({(one.number, one.deal): one for one in boards}.values())
