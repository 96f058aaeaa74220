"""Which rows may be about an auction, found by who called when, and how high."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.agreement.pattern import AuctionPattern, BiddingSequence, CallPattern
from biritch.core.calls import Bid, Call

Turns: TypeAlias = tuple[bool | tuple[bool, int | str], ...]
"""For every call told, whether our side made it, and its level or the word said; a pattern
with a ``*`` is filed without levels."""
IndexEntry: TypeAlias = tuple[int, Agreement, AuctionPattern]
"""A row and one of its patterns, with their place in the book."""


@dataclass(frozen=True)
class Index:
    """The patterns of every row, by whose calls they are made of."""

    whole: Mapping[Turns, tuple[IndexEntry, ...]]
    """Those about a whole auction."""
    ends: Mapping[Turns, tuple[IndexEntry, ...]]
    """Those about the end of any auction."""

    @classmethod
    def of(cls, rows: tuple[Agreement, ...]) -> Index:
        """Sort *rows* in, keeping their order."""
        whole, ends = (
            defaultdict[Turns, list[IndexEntry]](list),
            defaultdict[Turns, list[IndexEntry]](list),
        )
        entries = ((row, pattern) for row in rows for pattern in row.patterns)
        for place, (row, pattern) in enumerate(entries):
            shelf = ends if pattern.begun else whole
            shelf[_filed(pattern)].append((place, row, pattern))
        return cls(
            {turns: tuple(found) for turns, found in whole.items()},
            {turns: tuple(found) for turns, found in ends.items()},
        )

    def about(self, story: BiddingSequence) -> list[IndexEntry]:
        """Return what may be about the whole of *story*."""
        return [one for turns in _turns(story) for one in self.whole.get(turns, ())]

    def ending(self, story: BiddingSequence) -> list[IndexEntry]:
        """Return what may be about the end of *story*."""
        if not story.said:
            return list(self.ends.get((), ()))
        return [
            *self.ends.get((), ()),
            *(
                one
                for turns in _turns(story)
                for turn in range(len(turns))
                for one in self.ends.get(turns[turn:], ())
            ),
        ]


def _filed(pattern: AuctionPattern) -> Turns:
    if any(_height(sign) == 0 for _, sign in pattern.signs):
        return tuple(ours for ours, _ in pattern.signs)
    return tuple((ours, _height(sign)) for ours, sign in pattern.signs)


def _height(sign: CallPattern) -> int | str:
    """Return the level of a bid, 0 where any will do, or the word."""
    return sign.level if sign.word is None else sign.word.value


def _turns(story: BiddingSequence) -> tuple[Turns, ...]:
    """Return both ways *story* may be filed; nothing said is filed once."""
    bare = tuple(mine for mine, _ in story.said)
    levels = tuple((mine, _level(call)) for mine, call in story.said)
    return (bare, levels) if bare else (bare,)


def _level(call: Call) -> int | str:
    return call.level if isinstance(call, Bid) else call.value
