"""Parts of sentences about promises: ranges of numbers, names of suits."""

from __future__ import annotations

from collections.abc import Iterable

from biritch.bidding.promises.hand_ranges import Span
from biritch.bidding.promises.suit_letters import AnySuit, require_suit
from biritch.core.phrase import Phrase

_SUITS = 4
"""The number of suits."""


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


def of_any_suit(sentences: Iterable[Phrase], name: str, joined: str) -> list[Phrase]:
    """Return *sentences* with those called *name* in one, *joined*, if all four suits have it.

    Example:
        >>> five = [Phrase.of("promise-length-up-to", high="5", suit=suit) for suit in "shdc"]
        >>> of_any_suit(five, "promise-length-up-to", "promise-no-suit")[0].name
        'promise-no-suit'
    """
    kept = list(sentences)
    for number in {_number(sentence) for sentence in kept if sentence.name == name}:
        alike = [each for each in kept if each.name == name and _number(each) == number]
        if len(alike) == _SUITS:
            cards = int(number) + (joined == "promise-no-suit")
            kept[kept.index(alike[0])] = Phrase.of(joined, cards=str(cards), count=cards)
            kept = [each for each in kept if each not in alike[1:]]
    return kept


def _number(sentence: Phrase) -> str:
    return str(next(value for key, value in sentence.arguments if key in ("low", "high")))
