"""Parts of sentences about promises: ranges of numbers, names of suits."""

from __future__ import annotations

from biritch.bidding.promises.hand_ranges import Span
from biritch.bidding.promises.suit_letters import AnySuit, require_suit
from biritch.core.phrase import Phrase


def span_phrase(name: str, span: Span, most: int, **values: str | int | Phrase) -> Phrase:
    """Return the message *name* with the suffix for a range: 5+, at most 3, 4, 4-5.

    A range up to *most* is worded without an upper end.

    Example:
        >>> span_phrase("promise-hcp", (12, 14), 30).name
        'promise-hcp-between'
    """
    low, high = span
    if low == high:
        return Phrase.of(f"{name}-exactly", low=str(low), count=low, **values)
    if high >= most:
        return Phrase.of(f"{name}-from", low=str(low), **values)
    if low <= 0:
        return Phrase.of(f"{name}-up-to", high=str(high), count=high, **values)
    return Phrase.of(f"{name}-between", low=str(low), high=str(high), **values)


def suit_name(suit: AnySuit) -> Phrase:
    """Return the name of a suit, as in *5+ spades*.

    Raises:
        AssertionError: *suit* is a letter that no auction has settled.
    """
    return Phrase.of(f"promise-suit-{str(require_suit(suit)).lower()}")


def one_of(suit: AnySuit) -> Phrase:
    """Return the name of a suit for a single card: *1 spade*, in French *as de pique*.

    Raises:
        AssertionError: *suit* is a letter that no auction has settled.
    """
    return Phrase.of(f"promise-suit-one-{str(require_suit(suit)).lower()}")
