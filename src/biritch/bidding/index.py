"""Which rows may be about an auction, found by who called when."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from biritch.bidding.pattern import Pattern, Story
from biritch.bidding.row import Row

Turns: TypeAlias = tuple[bool, ...]
"""For every call told, whether our side made it."""
Entry: TypeAlias = tuple[int, Row, Pattern]
"""A row and one of its patterns, with their place in the book."""


@dataclass(frozen=True)
class Index:
    """The patterns of every row, by whose calls they are made of."""

    whole: Mapping[Turns, tuple[Entry, ...]]
    """Those about a whole auction."""
    ends: Mapping[Turns, tuple[Entry, ...]]
    """Those about the end of any auction."""

    @classmethod
    def of(cls, rows: tuple[Row, ...]) -> Index:
        """Sort *rows* in, keeping their order."""
        whole, ends = (
            defaultdict[Turns, list[Entry]](list),
            defaultdict[Turns, list[Entry]](list),
        )
        entries = ((row, pattern) for row in rows for pattern in row.patterns)
        for place, (row, pattern) in enumerate(entries):
            shelf = ends if pattern.begun else whole
            turns = tuple(ours for ours, _ in pattern.signs)
            shelf[turns].append((place, row, pattern))
        return cls(
            {turns: tuple(found) for turns, found in whole.items()},
            {turns: tuple(found) for turns, found in ends.items()},
        )

    def about(self, story: Story) -> tuple[Entry, ...]:
        """Return what may be about the whole of *story*."""
        return self.whole.get(_turns(story), ())

    def ending(self, story: Story) -> list[Entry]:
        """Return what may be about the end of *story*."""
        turns = _turns(story)
        return [
            one for turn in range(len(turns) + 1) for one in self.ends.get(turns[turn:], ())
        ]


def _turns(story: Story) -> Turns:
    return tuple(mine for mine, _ in story.said)
