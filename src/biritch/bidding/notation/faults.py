"""Errors of a file of notes, collected during parsing, with suggestions."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from biritch.bidding.notation.places import NotesError, NotesErrors

MOST_ERRORS = 100
"""Errors that are reported one by one."""
_NEAR = 0.7
"""How much alike two words must be, from 0 to 1, for the one to be meant by the other."""
_LONGEST_WORD = 80
"""Characters beyond which nothing like a word is looked for."""


class Faults:
    """A context manager that collects errors, so that parsing can continue.

    Example:
        >>> from biritch.bidding.notation.places import Place
        >>> faults = Faults()
        >>> with faults:
        ...     raise NotesError(Place("a.notes", 2), "a tab")
        >>> [str(error) for error in faults.errors]
        ['a.notes:2:1: a tab']
    """

    def __init__(self) -> None:
        """Start without errors."""
        self._found: dict[tuple[int, int, str], NotesError] = {}
        self.unsaid = 0
        """Errors besides those kept."""

    def __bool__(self) -> bool:
        """Return whether there are errors."""
        return bool(self._found)

    @property
    def errors(self) -> tuple[NotesError, ...]:
        """The errors, by line."""
        return tuple(self._found[key] for key in sorted(self._found))

    @property
    def count(self) -> int:
        """The number of distinct errors."""
        return len(self._found) + self.unsaid

    def add(self, error: NotesError) -> None:
        """Add *error* and those it contains, each once."""
        for one in error.errors:
            key = one.place.on_line, one.place.in_column, one.what
            if key in self._found:
                continue
            if len(self._found) < MOST_ERRORS:
                self._found[key] = one
            else:
                self.unsaid += 1

    def raise_found(self) -> None:
        """Raise the collected errors, if any.

        Raises:
            NotesErrors: All of them.
        """
        if self._found:
            raise NotesErrors(self.errors)

    def __enter__(self) -> None:
        """Start to collect errors."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        """Collect a notes error; let any other propagate."""
        if not isinstance(error, NotesError):
            return False
        self.add(error)
        return True


class _Raised(Faults):
    """Collects nothing: the first error is raised."""

    def add(self, error: NotesError) -> None:
        raise error


RAISED = _Raised()
"""In the place of faults: the first error ends the reading."""


def find_meant(word: str, known: Iterable[str]) -> str:
    """Return the one of *known* that *word* is probably a misspelling of, or an empty string.

    Example:
        >>> find_meant("drurry", ["drury", "landy"]), find_meant("hello", ["drury"])
        ('drury', '')
    """
    if len(word) > _LONGEST_WORD:
        return ""
    by_small = {name.lower(): name for name in known}
    near = get_close_matches(word.lower(), by_small, 1, _NEAR)
    return by_small[near[0]] if near else ""
