"""A match stored in a file during play, one line a table, so that it can be resumed.

The first line identifies the match. Every line is on the disk before the next is written; an
incomplete last line is dropped on resumption.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from biritch.core.phrase import Phrase
from biritch.matches.played_table import PlayedTable
from biritch.matches.robot_match import MatchPlan

_FIRST = b'{"match'


class NotThisMatch(ValueError):
    """Raised if the file holds another match, or none; :attr:`phrase` says which."""

    def __init__(self, phrase: Phrase) -> None:
        """Keep the sentence."""
        super().__init__(phrase.name)
        self.phrase = phrase


@dataclass(frozen=True, slots=True)
class MatchLog:
    """The file at *path* for the match of *plan*.

    Example:
        >>> from tempfile import TemporaryDirectory
        >>> import biritch as bw
        >>> board = bw.Board.from_number(1), bw.Deal.random(seed=7)
        >>> plan = MatchPlan("rule:sef", "rule:sayc", "7", None, (board,))
        >>> table = PlayedTable(0, "open", ("P",) * 4, (), 0, 0.5, 0.25)
        >>> with TemporaryDirectory() as folder:
        ...     log = MatchLog(Path(folder) / "match.jsonl", plan)
        ...     log.begin()
        ...     log.add(table)
        ...     log.begin() == [table]
        []
        True
    """

    path: Path
    plan: MatchPlan

    def begin(self) -> list[PlayedTable]:
        """Return the tables already played; write the first line of a new file.

        Raises:
            NotThisMatch: The file keeps another match, or a line of it cannot be read.
            OSError: The file cannot be read or written.
        """
        if self.path.exists():
            self._mend()
        if not self.path.exists() or not self.path.stat().st_size:
            self._write({"match": self.plan.document()})
            return []
        lines = self._lines()
        self._check(next(lines, (1, {}))[1])
        return [self._table(number, document) for number, document in lines]

    def add(self, table: PlayedTable) -> None:
        """Write *table*; it is on the disk when this returns."""
        self._write(table.document())

    def _write(self, document: object) -> None:
        with self.path.open("ab") as file:
            file.write(json.dumps(document).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def _mend(self) -> None:
        """Truncate an incomplete last line."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        # A file without any line is only ours to mend if it begins as ours do.
        if whole < len(data) and (whole or data.startswith(_FIRST)):
            os.truncate(self.path, whole)

    def _lines(self) -> Iterator[tuple[int, object]]:
        with self.path.open(encoding="utf-8", errors="replace") as file:
            for number, line in enumerate(file, 1):
                try:
                    yield number, json.loads(line)
                except ValueError:
                    raise self._line_error(number) from None

    def _line_error(self, line: int) -> NotThisMatch:
        return NotThisMatch(Phrase.of("match-log-line", file=str(self.path), line=str(line)))

    def _check(self, first: object) -> None:
        kept = first.get("match") if isinstance(first, dict) else None
        if not isinstance(kept, dict):
            raise self._line_error(1)
        wanted = self.plan.document()
        different = [name for name in wanted if kept.get(name) != wanted[name]]
        if different:
            name = different[0]
            raise NotThisMatch(
                Phrase.of(
                    "match-log-other",
                    file=str(self.path),
                    what=Phrase.of(f"match-log-{name}"),
                    kept=_brief(kept.get(name)),
                    wanted=_brief(wanted[name]),
                )
            )

    def _table(self, line: int, document: object) -> PlayedTable:
        try:
            if not isinstance(document, dict):
                raise self._line_error(line)
            table = PlayedTable.parse(document)
            board, deal = self.plan.boards[table.place]
            if table.game(deal, board).score != table.score:
                raise self._line_error(line)
        except (ValueError, IndexError, TypeError):
            raise self._line_error(line) from None
        return table


def _brief(value: object) -> str:
    text = "-" if value is None else str(value)
    return text if len(text) <= 24 else text[:8] + "…"
