"""Subjects: the parts of a tournament that a step answers and changes."""

from __future__ import annotations

from typing import NamedTuple


class Subjects(NamedTuple):
    """The subjects of a step: those it *answers*, and those it *changes*.

    A subject is the name of something that may change: ``score/3/1-8``, ``round``, ``clock``.
    """

    answers: frozenset[str]
    changes: frozenset[str]


def same_subjects(*names: str) -> Subjects:
    """Return subjects that are both answered and changed.

    Example:
        >>> same_subjects("clock").changes
        frozenset({'clock'})
    """
    both = frozenset(names)
    return Subjects(both, both)
