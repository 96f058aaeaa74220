"""Evidence about hidden hands beyond visible cards: promises, and cards played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.robots.sampling.splits import Bits, Span


class HandBounds(Protocol):
    """Limits of a hand: ranges of high-card points and of the four lengths."""

    @property
    def hcp(self) -> Span:
        """Least and most high-card points."""

    @property
    def lengths(self) -> tuple[Span, ...]:
        """Least and most cards of each suit, clubs first."""


class PromiseLike(Protocol):
    """The part of a promise that dealing needs."""

    def accepts(self, hand: Hand) -> bool:
        """Return whether *hand*, as dealt, keeps the promise."""

    def project(self) -> HandBounds:
        """Return the tightest limits around every hand that keeps it."""


Promises: TypeAlias = Sequence[tuple[Seat, PromiseLike]]
"""What each seat has promised, call after call; a seat may come more than once."""

Likelihood: TypeAlias = Callable[[Bits], NDArray[np.float64]]
"""How well each of many deals, ``(4, deals)`` hands as dealt, explains the cards: 0 to 1."""

HandLikelihood: TypeAlias = Callable[[Seat, Bits], NDArray[np.float64]]
"""How well each of many hands, as dealt, explains what one seat did: 0 to 1."""


@dataclass(frozen=True, slots=True)
class HandEvidence:
    """The evidence about hidden hands: promises, and cards played.

    ``calls`` is the evidence that no other call was preferred.

    Example:
        >>> HandEvidence().promises
        ()
    """

    promises: Promises = ()
    likelihood: Likelihood | None = None
    calls: HandLikelihood | None = None
