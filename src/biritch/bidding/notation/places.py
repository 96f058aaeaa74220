"""Places in files of notes, and errors that name them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

_LONGEST = 1_200
"""Characters of an error."""
_LONG_WANTED = 100
"""Characters of what was expected that are left out where a guess is shown."""


@dataclass(frozen=True, slots=True)
class Place:
    """A file, line and column, counted from 1.

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
        """The line, also within a continued line."""
        return self._real[0]

    @property
    def in_column(self) -> int:
        """The column on that line."""
        return self._real[1]

    @property
    def _real(self) -> tuple[int, int]:
        line, column = self.line, self.column
        for start, further_line, further_column in self.continued:
            if self.column >= start:
                line, column = further_line, self.column - start + further_column
        return line, column

    def right(self, columns: int) -> Place:
        """Return the place *columns* to the right.

        Example:
            >>> Place("stayman.notes", 12, 3).right(4).column
            7
        """
        return Place(self.file, self.line, self.column + columns, self.continued)


class NotesError(ValueError):
    """An error in notes: the place, the text there, and what was expected.

    Example:
        >>> str(NotesError(Place("stayman.notes", 12, 3), "not a promise: '8 points'"))
        "stayman.notes:12:3: not a promise: '8 points'"
        >>> here = Place("a.system", 2, 8)
        >>> str(NotesError(here, "not a tool: 'drurry'", lambda: "drury"))
        "a.system:2:8: not a tool: 'drurry'; did you mean 'drury'?"
    """

    def __init__(self, place: Place, what: str, guess: Callable[[], str] | None = None) -> None:
        """Keep the place and the error; *guess* returns what was probably meant."""
        # What was written is told as it stands, and a line may be long.
        what = what if len(what) <= _LONGEST else what[: _LONGEST - 1] + "…"
        self.place, self._what, self._guess = place, what, guess
        super().__init__(f"{place}: {what}")

    def __str__(self) -> str:
        end = f"; did you mean '{self.suggestion}'?" if self.suggestion else ""
        return f"{self.place}: {self.what}{end}"

    @property
    def what(self) -> str:
        """The error and what was expected, unless that is long and implied by the guess."""
        main, sep, wanted = self._what.partition(" (want ")
        return main if sep and self.suggestion and len(wanted) > _LONG_WANTED else self._what

    @cached_property
    def suggestion(self) -> str:
        """What was probably meant, or an empty string; computed on first use."""
        return "" if self._guess is None else self._guess()

    @property
    def errors(self) -> tuple[NotesError, ...]:
        """All known errors of the file; here this one only."""
        return (self,)


class NotesErrors(NotesError):
    """All errors of a file of notes, in the order of lines.

    Example:
        >>> one, two = (NotesError(Place("a.notes", line), "a tab") for line in (2, 5))
        >>> print(NotesErrors((one, two)))
        a.notes:2:1: a tab
        a.notes:5:1: a tab
    """

    def __init__(self, errors: tuple[NotesError, ...]) -> None:
        """Keep *errors*, at least one; the first gives the place."""
        first = errors[0]
        super().__init__(first.place, first.what, lambda: first.suggestion)
        self._errors = errors

    def __str__(self) -> str:
        return "\n".join(map(str, self._errors))

    @property
    def errors(self) -> tuple[NotesError, ...]:
        """All errors of the file."""
        return self._errors
