"""Where something stands in a file of notes, and the error that says so."""

from __future__ import annotations

from dataclasses import dataclass

_LONGEST = 1_200
"""Characters of an error."""


@dataclass(frozen=True, slots=True)
class Place:
    """A file, a line of it and a column, both counted from 1.

    Example:
        >>> str(Place("stayman.notes", 12, 3))
        'stayman.notes:12:3'
    """

    file: str
    line: int
    column: int = 1
    continued: tuple[tuple[int, int, int], ...] = ()
    """Columns at which the line is continued further down: by which line, and where there."""

    def __str__(self) -> str:
        return f"{self.file}:{self.on_line}:{self.in_column}"

    @property
    def on_line(self) -> int:
        """The line where it stands, that of a continuation too."""
        return self._real[0]

    @property
    def in_column(self) -> int:
        """Its column on that line."""
        return self._real[1]

    @property
    def _real(self) -> tuple[int, int]:
        line, column = self.line, self.column
        for start, further_line, further_column in self.continued:
            if self.column >= start:
                line, column = further_line, self.column - start + further_column
        return line, column

    def right(self, columns: int) -> Place:
        """Return the place so many columns to the right.

        Example:
            >>> Place("stayman.notes", 12, 3).right(4).column
            7
        """
        return Place(self.file, self.line, self.column + columns, self.continued)


class NotesError(ValueError):
    """Notes that cannot be read: where, what stands there, and what was wanted.

    Example:
        >>> str(NotesError(Place("stayman.notes", 12, 3), "not a promise: '8 points'"))
        "stayman.notes:12:3: not a promise: '8 points'"
    """

    def __init__(self, place: Place, what: str) -> None:
        """Keep the place, and what is wrong there."""
        # What was written is told as it stands, and a line may be long.
        what = what if len(what) <= _LONGEST else what[: _LONGEST - 1] + "…"
        self.place, self.what = place, what
        super().__init__(f"{place}: {what}")
