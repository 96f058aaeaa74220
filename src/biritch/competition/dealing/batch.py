"""Batches of random deals as arrays: the ranks held by deal, seat and suit."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat

Holdings = NDArray[np.uint16]
"""Shape (deals, 4 seats, 4 suits), seats from North, suits from clubs: bit 0 is the deuce."""
BATCH: Final = 8192
"""Deals made at once."""


@dataclass(frozen=True, slots=True)
class DealBatch:
    """Random deals."""

    holdings: Holdings

    def __len__(self) -> int:
        """Return how many deals there are."""
        return len(self.holdings)

    def subset(self, chosen: NDArray[np.intp]) -> DealBatch:
        """Return the deals at the indexes *chosen*."""
        return DealBatch(self.holdings[chosen])

    def deal(self, place: int) -> Deal:
        """Return one deal as a :class:`~biritch.core.deals.Deal`."""
        hands = []
        for seat in range(4):
            bits = 0
            for suit in range(4):
                bits |= int(self.holdings[place, seat, suit]) << (13 * suit)
            hands.append(Hand(bits))
        north, east, south, west = hands
        return Deal((north, east, south, west))


class RandomBits:
    """A stream of random 64-bit numbers, the same on every machine for a seed.

    It uses only the raw numbers of the generator PCG64, which numpy keeps stable.

    Example:
        >>> int(RandomBits("7").below(10, 1)[0]) == int(RandomBits("7").below(10, 1)[0])
        True
    """

    def __init__(self, seed: str | None = None) -> None:
        """Start with *seed*, or with the system's entropy."""
        entropy = None
        if seed is not None:
            digest = hashlib.sha256(b"biritch dealer script\0" + seed.encode()).digest()
            entropy = int.from_bytes(digest, "big")
        self._generator = np.random.PCG64(entropy)

    def below(self, end: int, count: int) -> NDArray[np.int64]:
        """Return *count* uniform numbers from 0 to *end* − 1 (with bias below 2⁻³²)."""
        raw = np.asarray(self._generator.random_raw(count), dtype=np.uint64)
        return (((raw >> np.uint64(32)) * np.uint64(end)) >> np.uint64(32)).astype(np.int64)

    def raw(self, rows: int, columns: int) -> NDArray[np.uint64]:
        """Return an array of uniform 64-bit numbers."""
        numbers = np.asarray(self._generator.random_raw(rows * columns), dtype=np.uint64)
        return numbers.reshape(rows, columns)


@cache
def _card_positions() -> NDArray[np.uint16]:
    return (np.uint16(1) << (np.arange(52, dtype=np.uint16) % np.uint16(13))).astype(np.uint16)


def dealt_batches(
    bits: RandomBits, given: Mapping[Seat, Hand], size: int = BATCH
) -> Iterator[DealBatch]:
    """Yield batches of *size* deals without end, with the *given* cards fixed.

    Raises:
        ValueError: A card is given twice, or a seat more than thirteen.

    Example:
        >>> batch = next(dealt_batches(RandomBits("7"), {}, 2))
        >>> len(batch), batch.deal(0) != batch.deal(1)
        (2, True)
    """
    taken = 0
    fixed = np.zeros((4, 4), dtype=np.uint16)
    owners: list[int] = []
    for seat in Seat:
        held = given.get(seat, Hand())
        if held.bits & taken or len(held) > 13:
            raise ValueError(f"not cards to give {seat}: {held}")
        taken |= held.bits
        for suit in range(4):
            fixed[seat, suit] = held.bits >> (13 * suit) & 0x1FFF
        owners += [int(seat)] * (13 - len(held))
    free = np.array([card for card in range(52) if not taken >> card & 1], dtype=np.int64)
    while True:
        yield DealBatch(_deal(bits, free, np.array(owners, dtype=np.int64), fixed, size))


def _deal(
    bits: RandomBits,
    free: NDArray[np.int64],
    owners: NDArray[np.int64],
    fixed: NDArray[np.uint16],
    size: int,
) -> Holdings:
    """Deal the *free* cards to their *owners*: card by card, all deals at once."""
    order = np.tile(free, (size, 1)).T.copy()  # one row a place, one column a deal
    columns = np.arange(size)
    for place in range(len(free) - 1, 0, -1):
        other = bits.below(place + 1, size)
        swapped = order[other, columns]
        order[other, columns] = order[place]
        order[place] = swapped
    holdings = np.broadcast_to(fixed, (size, 4, 4)).copy()
    flat = holdings.reshape(size, 16)
    positions = _card_positions()
    for place, owner in enumerate(owners):
        cards = order[place]
        flat[columns, owner * 4 + cards // 13] |= positions[cards]
    return holdings


def given_hands(cards: Iterable[tuple[Seat, Card]]) -> dict[Seat, Hand]:
    """Return the cards of each seat as hands.

    Example:
        >>> str(given_hands([(Seat.NORTH, Card.parse("SA"))])[Seat.NORTH])
        'A...'
    """
    held: dict[Seat, Hand] = {}
    for seat, card in cards:
        held[seat] = held.get(seat, Hand()) | Hand.of([card])
    return held
