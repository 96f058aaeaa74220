"""An index of agreements by the sequence of callers and levels of their auctions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.agreement.pattern import AuctionPattern, BiddingSequence, CallPattern
from biritch.core.calls import Bid, Call

Turns: TypeAlias = tuple[bool | tuple[bool, int | str], ...]
"""For every call, whether our side made it, and its level or the word called; a pattern with a
``*`` is filed without levels."""
IndexEntry: TypeAlias = tuple[int, Agreement, AuctionPattern]
"""An agreement and one of its patterns, with their place in the system."""


@dataclass(frozen=True)
class Index:
    """The patterns of all agreements, indexed by the callers and levels of their calls.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.seats import Seat
        >>> from biritch.rules.auction import Auction
        >>> index = Index.of(catalogue.find("sayc").agreements)
        >>> openings = index.about(BiddingSequence.of(Auction(Seat.NORTH)))
        >>> {"1S", "1N"} <= {agreement.call for _, agreement, _ in openings}
        True
    """

    whole: Mapping[Turns, tuple[IndexEntry, ...]]
    """Those about a whole auction."""
    ends: Mapping[Turns, tuple[IndexEntry, ...]]
    """Those about the end of any auction."""

    @classmethod
    def of(cls, agreements: tuple[Agreement, ...]) -> Index:
        """Return the index of *agreements*, which keeps their order."""
        whole, ends = (
            defaultdict[Turns, list[IndexEntry]](list),
            defaultdict[Turns, list[IndexEntry]](list),
        )
        entries = (
            (agreement, pattern) for agreement in agreements for pattern in agreement.patterns
        )
        for place, (agreement, pattern) in enumerate(entries):
            section = ends if pattern.begun else whole
            section[_index_turns(pattern)].append((place, agreement, pattern))
        return cls(
            {turns: tuple(filed) for turns, filed in whole.items()},
            {turns: tuple(filed) for turns, filed in ends.items()},
        )

    def about(self, sequence: BiddingSequence) -> list[IndexEntry]:
        """Return the entries that may match the whole of *sequence*."""
        return [entry for turns in _turns(sequence) for entry in self.whole.get(turns, ())]

    def ending(self, sequence: BiddingSequence) -> list[IndexEntry]:
        """Return the entries that may match the end of *sequence*."""
        if not sequence.calls:
            return list(self.ends.get((), ()))
        return [
            *self.ends.get((), ()),
            *(
                entry
                for turns in _turns(sequence)
                for turn in range(len(turns))
                for entry in self.ends.get(turns[turn:], ())
            ),
        ]


def _index_turns(pattern: AuctionPattern) -> Turns:
    if any(_height(sign) == 0 for _, sign in pattern.signs):
        return tuple(ours for ours, _ in pattern.signs)
    return tuple((ours, _height(sign)) for ours, sign in pattern.signs)


def _height(sign: CallPattern) -> int | str:
    """Return the level of a bid, 0 if any level matches, or the word of another call."""
    return sign.level if sign.word is None else sign.word.value


def _turns(sequence: BiddingSequence) -> tuple[Turns, ...]:
    """Return the two index keys of *sequence*; only one if it is empty."""
    bare = tuple(ours for ours, _ in sequence.calls)
    levels = tuple((ours, _level(call)) for ours, call in sequence.calls)
    return (bare, levels) if bare else (bare,)


def _level(call: Call) -> int | str:
    return call.level if isinstance(call, Bid) else call.value
