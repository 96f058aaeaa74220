"""Deals with given suit lengths: their number, and random ones.

``predeal spades(north)==5`` is satisfied by filtering random deals as long as that finds
enough; rare lengths are dealt directly: the lengths of one hand after the other, in proportion
to the number of deals, then random cards of each suit.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from math import comb, factorial, prod

import numpy as np
from numpy.typing import NDArray

from biritch.competition.dealing.batch import DealBatch, RandomBits
from biritch.core.hands import Hand
from biritch.core.seats import Seat

Lengths = Mapping[tuple[int, int], int]
"""The length of a suit in a hand, by seat and suit."""
_Counts = tuple[int, int, int, int]


class DealsOfLengths:
    """All deals with the *given* cards and the *lengths*.

    Example:
        >>> DealsOfLengths({(seat, seat): 13 for seat in range(4)}, {}).number
        1
        >>> DealsOfLengths({(0, 3): 8, (1, 3): 6}, {}).number
        0
    """

    def __init__(self, lengths: Lengths, given: Mapping[Seat, Hand]) -> None:
        """Count them."""
        held = [
            [
                (given.get(seat, Hand()).bits >> 13 * suit & 0x1FFF).bit_count()
                for suit in range(4)
            ]
            for seat in Seat
        ]
        self._free = _four(13 - sum(hand[suit] for hand in held) for suit in range(4))
        self._needs = [13 - sum(hand) for hand in held]
        self._wanted = {
            (seat, suit): length - held[seat][suit] for (seat, suit), length in lengths.items()
        }
        self._bound = sorted({seat for seat, _ in self._wanted})
        self._open = [seat for seat in range(4) if seat not in self._bound]
        self._ways = cache(self._count_ways)
        self._given = given
        self.number = self._from(0, self._free)
        """How many there are."""

    @property
    def share(self) -> Fraction:
        """The fraction of deals with the same given cards that have these lengths."""
        return Fraction(self.number, _deals_among(sum(self._free), self._needs))

    def _from(self, place: int, free: _Counts) -> int:
        """Return the number of ways from the restricted hand with index *place* on."""
        if place == len(self._bound):
            return _deals_among(sum(free), [self._needs[seat] for seat in self._open])
        return sum(self._ways(place, free)[1])

    def _count_ways(self, place: int, free: _Counts) -> tuple[list[_Counts], list[int]]:
        """Return the possible lengths of the restricted hand *place*, and the ways for each."""
        seat = self._bound[place]
        found, ways = [], []
        for row in self._rows(seat, free):
            left = _four(have - take for have, take in zip(free, row, strict=True))
            many = prod(map(comb, free, row)) * self._from(place + 1, left)
            if many:
                found.append(row)
                ways.append(many)
        return found, ways

    def _rows(self, seat: int, free: _Counts) -> Iterator[_Counts]:
        """Yield the possible lengths of *seat* from the suits' *free* cards."""
        spans = []
        for suit in range(4):
            wanted = self._wanted.get((seat, suit))
            most = min(free[suit], self._needs[seat])
            if wanted is None:
                spans.append(range(most + 1))
            else:
                spans.append(range(wanted, wanted + 1) if 0 <= wanted <= most else range(0))
        for clubs in spans[0]:
            for diamonds in spans[1]:
                for hearts in spans[2]:
                    spades = self._needs[seat] - clubs - diamonds - hearts
                    if spades in spans[3]:
                        yield clubs, diamonds, hearts, spades

    def batches(self, bits: RandomBits, size: int) -> Iterator[DealBatch]:
        """Yield batches of *size* uniformly random deals."""
        while True:
            yield DealBatch(self._deal(bits, size))

    def _deal(self, bits: RandomBits, size: int) -> NDArray[np.uint16]:
        holdings = np.zeros((size, 4, 4), dtype=np.uint16)
        for giver, hand in self._given.items():
            for suit in range(4):
                holdings[:, giver, suit] = hand.bits >> 13 * suit & 0x1FFF
        taken = np.bitwise_or.reduce(holdings, axis=1)
        rows = self._choose_rows(bits, size)
        # For each suit its free cards in random order: each bound hand takes the next ones.
        left = np.zeros((size, 4, 13), dtype=bool)
        for suit in range(4):
            free = np.flatnonzero(1 - (int(taken[0, suit]) >> np.arange(13) & 1))
            order = free[np.argsort(bits.raw(size, len(free)), axis=1, kind="stable")]
            start = np.zeros(size, dtype=np.int64)
            for at, seat in enumerate(self._bound):
                end = start + rows[:, at, suit]
                for place in range(len(free)):
                    holder = (start <= place) & (place < end)
                    ranks = order[holder, place].astype(np.uint16)
                    holdings[holder, seat, suit] |= np.uint16(1) << ranks
                start = end
            for place in range(len(free)):
                over = np.flatnonzero(start <= place)
                left[over, suit, order[over, place]] = True
        self._deal_rest(bits, left.reshape(size, 52), holdings)
        return holdings

    def _choose_rows(self, bits: RandomBits, size: int) -> NDArray[np.int64]:
        """Return the lengths of the free cards of each restricted hand, by deal."""
        chosen = np.zeros((size, len(self._bound), 4), dtype=np.int64)
        numbers = bits.raw(size, max(1, len(self._bound)))
        for deal in range(size):
            free = self._free
            for place in range(len(self._bound)):
                rows, ways = self._ways(place, free)
                row = rows[bisect_right(_steps(tuple(ways)), int(numbers[deal, place]))]
                chosen[deal, place] = row
                free = _four(have - take for have, take in zip(free, row, strict=True))
        return chosen

    def _deal_rest(
        self, bits: RandomBits, left: NDArray[np.bool_], holdings: NDArray[np.uint16]
    ) -> None:
        """Deal the cards *left* to the unrestricted hands."""
        if not self._open:
            return
        keys = np.where(left, bits.raw(len(left), 52) >> np.uint64(1), np.uint64(2**64 - 1))
        order = np.argsort(keys, axis=1, kind="stable")
        owners = [seat for seat in self._open for _ in range(self._needs[seat])]
        deals = np.arange(len(left))
        for place, owner in enumerate(owners):
            cards = order[:, place]
            holdings[deals, owner, cards // 13] |= np.uint16(1) << (cards % 13).astype(
                np.uint16
            )


def _four(numbers: Iterator[int]) -> _Counts:
    clubs, diamonds, hearts, spades = numbers
    return clubs, diamonds, hearts, spades


@cache
def _steps(ways: tuple[int, ...]) -> list[int]:
    """Return the thresholds, out of 2⁶⁴ equally likely numbers, between *ways*."""
    total, reached, found = sum(ways), 0, []
    for many in ways[:-1]:
        reached += many
        found.append((reached << 64) // total)
    return found


def _deals_among(cards: int, needs: list[int]) -> int:
    """Return the number of ways to deal *cards* to hands that need that many each."""
    if cards != sum(needs):
        return 0
    return factorial(cards) // prod(map(factorial, needs))
