"""Line-ups of a team match: which pairs play in which room, and what is allowed in each half.

The away team is seated first, East-West in the open room and North-South in the closed one; the
home team then takes the other places as it likes. In the second half the away pairs change
rooms. Teams have four to six players and may make new pairs, but the same two pairs may not
play both halves against each other; with one player changed a pair is another pair.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from biritch.core.phrase import Phrase

Pair: TypeAlias = frozenset[str]
LEAST, MOST = 4, 6
"""Players of a team."""


@dataclass(frozen=True, slots=True)
class LineUp:
    """The four pairs of one half: home North-South in the open room, away in the closed.

    Example:
        >>> pairs = [frozenset(names) for names in ("ab", "wx", "cd", "yz")]
        >>> half = LineUp(*pairs)
        >>> sorted(half.second_half.open_away)
        ['y', 'z']
    """

    open_home: Pair
    open_away: Pair
    closed_home: Pair
    closed_away: Pair

    @property
    def home(self) -> tuple[Pair, Pair]:
        """The home pairs, open room first."""
        return self.open_home, self.closed_home

    @property
    def away(self) -> tuple[Pair, Pair]:
        """The away pairs, open room first."""
        return self.open_away, self.closed_away

    @property
    def tables(self) -> frozenset[tuple[Pair, Pair]]:
        """Which home pair meets which away pair."""
        return frozenset(
            {(self.open_home, self.open_away), (self.closed_home, self.closed_away)}
        )

    @property
    def second_half(self) -> LineUp:
        """The same pairs in the other half: the away pairs have changed rooms."""
        return LineUp(self.open_home, self.closed_away, self.closed_home, self.open_away)


def objections(
    half: LineUp, home: Collection[str], away: Collection[str], before: tuple[LineUp, ...] = ()
) -> Iterator[Phrase]:
    """Yield the reasons why *half* may not be played by *home* and *away*.

    *before* are the halves already played.

    Example:
        >>> pair = frozenset
        >>> half = LineUp(pair("ab"), pair("wx"), pair("cd"), pair("yz"))
        >>> [phrase.name for phrase in objections(half, "abcd", "wxyz")]
        []
        >>> [phrase.name for phrase in objections(half, "abcd", "wxyz", (half,))]
        ['lineup-again', 'lineup-again']
    """
    for pairs, team in ((half.home, home), (half.away, away)):
        for pair in pairs:
            if len(pair) != 2:
                yield Phrase.of("lineup-not-two", names=_pair_name(pair))
            for name in sorted(pair - set(team)):
                yield Phrase.of("lineup-stranger", name=name)
        for name in sorted(pairs[0] & pairs[1]):
            yield Phrase.of("lineup-both-rooms", name=name)
    played = frozenset().union(*(earlier.tables for earlier in before))
    for ours, theirs in sorted(half.tables & played, key=lambda two: _pair_name(two[0])):
        yield Phrase.of("lineup-again", one=_pair_name(ours), other=_pair_name(theirs))


def _pair_name(pair: Pair) -> str:
    return " + ".join(sorted(pair))
