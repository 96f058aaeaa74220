"""Tricks that two hands win with top cards and by establishing others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

_SUIT = (1 << 13) - 1
_ENOUGH = 1_500
"""Positions looked at: a plan that needs more is no usual claim."""

Outs: TypeAlias = tuple[int, ...]
"""Of each suit the ranks the others hold between them, a bit each."""
Lengths: TypeAlias = tuple[int, ...]
"""Of each suit how many cards one of the others may hold at most."""


class _TooMany(RuntimeError):
    """Raised when the search exceeds its limit of positions."""


@dataclass(frozen=True, slots=True)
class _Hands:
    """Two hands of one side against the others; ``first`` is on lead if ``leads``."""

    first: int
    second: int
    outs: Outs
    lengths: Lengths
    leads: bool


@dataclass
class Establishing:
    """Certain tricks: winners, and cards established by giving up others.

    The others win as cheaply as possible, lead back any suit, and keep the rest. Their
    distribution is ignored, so nothing depends on a finesse or a break. Trumps are led first
    while the others have some. That a winner may be ruffed before that is ignored too: check
    that on the deal.

    Example:
        >>> clubs, top = 0b1011 << 8, 1 << 25
        >>> plan = Establishing.against(0b01001 << 7 | 0b11 << 13, trump=-1)
        >>> [plan.wins(clubs | top, 0, tricks) for tricks in (3, 4)]
        [True, False]
    """

    trump: int
    outs: Outs
    positions: int = _ENOUGH
    _seen: dict[tuple[_Hands, int], bool] = field(default_factory=dict)

    @classmethod
    def against(cls, theirs: int, trump: int) -> Establishing:
        """Return the search against *theirs*, one bit a card; *trump* is -1 for notrump."""
        return cls(trump, tuple(theirs >> 13 * suit & _SUIT for suit in range(4)))

    def wins(self, first: int, second: int, tricks: int, *, leads: bool = True) -> bool:
        """Return whether the hands win that many *tricks*; *first* is on lead, or an opponent.

        False also if it takes too long to find out.
        """
        lengths = tuple(out.bit_count() for out in self.outs)
        try:
            return self._reaches(_Hands(first, second, self.outs, lengths, leads), tricks)
        except _TooMany:
            return False

    def _reaches(self, at: _Hands, tricks: int) -> bool:
        if tricks <= 0:
            return True
        if tricks > max(at.first.bit_count(), at.second.bit_count()):
            return False
        key = (at, tricks)
        found = self._seen.get(key)
        if found is None:
            self.positions -= 1
            if self.positions < 0:
                raise _TooMany
            found = self._lead(at, tricks) if at.leads else self._answer(at, tricks)
            self._seen[key] = found
        return found

    def _lead(self, at: _Hands, tricks: int) -> bool:
        """Return whether some lead of the first hand wins enough."""
        drawing = self.trump >= 0 and at.lengths[self.trump] > 0
        suits = [suit for suit in range(4) if _suit_of(at.first, suit)]
        if drawing and self.trump in suits:
            suits = [self.trump]
        # Winners first; then the suit of which most cards stand once it is given up.
        suits.sort(key=lambda suit: -(_suit_of(at.first | at.second, suit).bit_count()))
        spare = max(at.first.bit_count(), at.second.bit_count()) - tricks
        for giving in (False, True)[: 1 + (spare > 0)]:
            for suit in suits:
                for mine in _ends(at.first, suit):
                    for other in _answers(at.second, suit, self.trump):
                        if self._wins_after(at, suit, (mine, other), tricks, giving=giving):
                            return True
        return False

    def _wins_after(
        self, at: _Hands, suit: int, cards: tuple[int, int], tricks: int, *, giving: bool
    ) -> bool:
        """Return whether enough is won after *cards* of the two hands to a trick of *suit*."""
        mine, other = cards
        best = max(mine, other if other // 13 == suit else -1)
        trumped = other >= 0 and other // 13 == self.trump != suit
        if trumped and at.lengths[self.trump]:
            return False  # it may be ruffed higher
        out, length = at.outs[suit], at.lengths[suit]
        higher = out >> best % 13 + 1 << best % 13 + 1 if length and not trumped else 0
        if bool(higher) is not giving:
            return False
        first, second = at.first & ~_bit(mine), at.second & ~_bit(other)
        lengths = _fewer(at.lengths, suit)
        over = trumped or best == other
        hands = (second, first) if over else (first, second)
        if not self._reaches(_Hands(*hands, at.outs, lengths, leads=True), tricks - 1):
            return False
        if not higher:
            return True
        outs = _without(at.outs, suit, higher & -higher)
        return self._reaches(_Hands(first, second, outs, lengths, leads=False), tricks)

    def _answer(self, at: _Hands, tricks: int) -> bool:
        """Return whether enough is won whatever suit an opponent leads."""
        return all(
            self._wins_when_led(at, suit, tricks) for suit in range(4) if at.lengths[suit] > 0
        )

    def _wins_when_led(self, at: _Hands, suit: int, tricks: int) -> bool:
        """Return whether enough is won when an opponent leads *suit*."""
        lengths = _fewer(at.lengths, suit)
        for here, there in ((at.first, at.second), (at.second, at.first)):
            for mine, other in _pairs(here, there, suit, self.trump):
                if self._takes(at, suit, mine) and not self._beats(suit, other, mine):
                    hands = _Hands(
                        here & ~_bit(mine), there & ~_bit(other), at.outs, lengths, leads=True
                    )
                    if self._reaches(hands, tricks - 1):
                        return True
        if max(at.first.bit_count(), at.second.bit_count()) <= tricks:
            return False
        return any(
            self._reaches(self._lose_trick(at, suit, cards, lengths), tricks)
            for cards in _pairs(at.first, at.second, suit, self.trump)
            if not any(self._takes(at, suit, card) for card in cards)
        )

    def _lose_trick(
        self, at: _Hands, suit: int, cards: tuple[int, int], lengths: Lengths
    ) -> _Hands:
        """Return the hands left after an opponent won a trick of *suit* over two *cards*."""
        best = max((card % 13 for card in cards if card // 13 == suit), default=-1)
        higher = at.outs[suit] >> best + 1 << best + 1
        outs = _without(at.outs, suit, higher & -higher)
        mine, other = cards
        return _Hands(
            at.first & ~_bit(mine), at.second & ~_bit(other), outs, lengths, leads=False
        )

    def _takes(self, at: _Hands, suit: int, card: int) -> bool:
        """Return whether *card* certainly wins a trick of *suit* led by an opponent."""
        if card < 0:
            return False
        if card // 13 == suit:
            return card % 13 >= at.outs[suit].bit_length()
        return card // 13 == self.trump and at.lengths[self.trump] == 0

    def _beats(self, suit: int, card: int, top: int) -> bool:
        """Return whether *card* beats *top*, of the same side, in a trick of *suit*."""
        if card < 0:
            return False
        if card // 13 == top // 13:
            return card > top
        return card // 13 == self.trump and suit != self.trump


def _suit_of(hand: int, suit: int) -> int:
    return hand >> 13 * suit & _SUIT


def _bit(card: int) -> int:
    return 1 << card if card >= 0 else 0


def _ends(hand: int, suit: int) -> Iterator[int]:
    """Yield the highest and the lowest card of *suit* in *hand*."""
    held = _suit_of(hand, suit)
    high, low = held.bit_length() - 1, (held & -held).bit_length() - 1
    yield 13 * suit + high
    if low != high:
        yield 13 * suit + low


def _answers(hand: int, suit: int, trump: int) -> list[int]:
    """Return the cards to try from *hand* in a trick of *suit*; -1 if it is void."""
    if not hand:
        return [-1]
    if _suit_of(hand, suit):
        return list(_ends(hand, suit))[::-1]
    lows = [
        13 * other + (held & -held).bit_length() - 1
        for other in range(4)
        if (held := _suit_of(hand, other))
    ]
    # Of the longest suit first: its small cards are missed least; a trump last.
    lows.sort(key=lambda card: (card // 13 == trump, -_suit_of(hand, card // 13).bit_count()))
    return lows


def _pairs(first: int, second: int, suit: int, trump: int) -> Iterator[tuple[int, int]]:
    """Yield the cards to try from both hands in a trick of *suit*."""
    for mine in _answers(first, suit, trump):
        for other in _answers(second, suit, trump):
            yield mine, other


def _fewer(lengths: Lengths, suit: int) -> Lengths:
    return tuple(max(0, length - (each == suit)) for each, length in enumerate(lengths))


def _without(outs: Outs, suit: int, card: int) -> Outs:
    return tuple(out & ~card if each == suit else out for each, out in enumerate(outs))
