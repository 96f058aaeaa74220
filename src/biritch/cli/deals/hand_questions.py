"""Functions of a hand in ``--where``: points, lengths, shapes, cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from types import MappingProxyType
from typing import Literal, TypeAlias

from biritch.core.cards import Suit
from biritch.core.evaluator import Evaluator, evaluators
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.words.notation import Notation, read_card

HandFunction: TypeAlias = Callable[[Hand], float]
"""A question to one hand; a condition answers 0 or 1."""

SEATS_BY_NAME: Mapping[str, tuple[Seat, ...]] = MappingProxyType(
    {
        "N": (Seat.NORTH,),
        "E": (Seat.EAST,),
        "S": (Seat.SOUTH,),
        "W": (Seat.WEST,),
        "O": (Seat.WEST,),
        "NS": (Seat.NORTH, Seat.SOUTH),
        "EW": (Seat.EAST, Seat.WEST),
        "EO": (Seat.EAST, Seat.WEST),
    }
)
"""Seats and sides by the names they may be given."""


@dataclass(frozen=True, slots=True)
class HandQuestion:
    """A function of the language on a hand: its result and its syntax.

    ``sums`` is whether it may be applied to a side, as the sum of its hands. If patterns or
    cards follow the seat, ``wrong`` is the message for those that ``build`` refuses with
    :exc:`ValueError`.
    """

    kind: Literal["number", "condition"]
    usage: str
    build: Callable[[Sequence[str], Notation], HandFunction]
    sums: bool = False
    wrong: str | None = None
    spellings: tuple[str, ...] = ()
    """Other names it may be given, besides those of ``locales/LANGUAGE/where.words``."""


def _count(usage: str, ask: HandFunction, *spellings: str) -> HandQuestion:
    return HandQuestion(
        "number", usage, lambda _words, _notation: ask, sums=True, spellings=spellings
    )


def _length(suit: Suit) -> HandFunction:
    return lambda hand: hand.length(suit)


def _honours(*worth: int) -> HandFunction:
    """Return a function for the sum of the *worth* of each ace, king, queen, jack."""
    value = dict(zip((14, 13, 12, 11), worth, strict=False))
    return lambda hand: sum(value.get(card.rank, 0) for card in hand)


def _is_balanced(hand: Hand) -> bool:
    # A shape is sorted: the five may be a major as well.
    return hand.shape in ((4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2))


def _shape(words: Sequence[str], notation: Notation) -> HandFunction:
    """Return a test for shapes: ``4432`` in any order, ``5=4=2=2`` spades first."""
    del notation
    shapes: set[tuple[int, ...]] = set()
    for word in words:
        shapes |= _lengths(word)
    return lambda hand: hand.lengths in shapes


def _lengths(word: str) -> set[tuple[int, ...]]:
    """Return the lengths, clubs first, that the pattern *word* matches."""
    text = word.strip().lower()
    exact = "=" in text
    signs = text.split("=") if exact else list(text)
    if len(signs) != 4 or not all(re.fullmatch("x|[0-9]|1[0-3]", sign) for sign in signs):
        raise ValueError(word)
    every = [
        (c, d, h, s)
        for c in range(14)
        for d in range(14 - c)
        for h in range(14 - c - d)
        if (s := 13 - c - d - h) >= 0
    ]
    orders = [tuple(reversed(signs))] if exact else set(permutations(signs))
    allowed: set[tuple[int, ...]] = {
        lengths
        for lengths in every
        for order in orders
        if all(sign in ("x", str(length)) for sign, length in zip(order, lengths, strict=True))
    }
    if not allowed:
        raise ValueError(word)
    return allowed


def _has(words: Sequence[str], notation: Notation) -> HandFunction:
    """Return a test for whether all the cards are held."""
    cards = Hand()
    for word in " ".join(words).split():
        try:
            cards |= Hand.of([read_card(word, notation)])
        except ValueError:
            raise ValueError(word) from None
    if not cards:
        raise ValueError("")
    return lambda hand: cards & hand == cards


HAND_QUESTIONS: Mapping[str, HandQuestion] = MappingProxyType(
    {
        "hcp": _count("hcp(N), hcp(NS)", lambda hand: hand.hcp),
        "spades": _count("spades(N)", _length(Suit.SPADES)),
        "hearts": _count("hearts(N)", _length(Suit.HEARTS)),
        "diamonds": _count("diamonds(N)", _length(Suit.DIAMONDS)),
        "clubs": _count("clubs(N)", _length(Suit.CLUBS)),
        "aces": _count("aces(N)", _honours(1)),
        "kings": _count("kings(N)", _honours(0, 1)),
        "queens": _count("queens(N)", _honours(0, 0, 1)),
        "balanced": HandQuestion("condition", "balanced(N)", lambda _w, _n: _is_balanced),
        "shape": HandQuestion(
            "condition",
            'shape(N, "4432", "5=3=3=2", "6xxx")',
            _shape,
            wrong="cli-where-bad-shape",
        ),
        "has": HandQuestion(
            "condition", 'has(N, "SA", "HK")', _has, wrong="cli-where-bad-card"
        ),
    }
)
"""Every word of the language but the evaluators, by its English name."""


@cache
def hand_questions() -> Mapping[str, HandQuestion]:
    """Return all functions of one hand: the shelf's evaluators, and the others.

    Example:
        >>> sorted(hand_questions())[:4]
        ['aces', 'balanced', 'banzai', 'bergen']
    """
    found = dict(HAND_QUESTIONS)
    for key, evaluator in evaluators().items():
        name = key.replace("-", "_")
        if name not in found and evaluator.kind != "side":
            found[name] = _evaluator_question(name, evaluator)
    return MappingProxyType(found)


def _evaluator_question(name: str, evaluator: Evaluator) -> HandQuestion:
    """Return *evaluator* as a function of the language."""
    if evaluator.kind == "hand":
        return _count(f"{name}(N), {name}(NS)", evaluator.value, evaluator.french)

    def of_one_suit(words: Sequence[str], notation: Notation) -> HandFunction:
        try:
            suit = read_card(f"{words[0].strip()}2", notation).suit
        except (ValueError, IndexError):
            raise ValueError(" ".join(words)) from None
        return lambda hand: evaluator.suit_value(hand, suit)

    usage = f'{name}(N, "S")'
    return HandQuestion(
        "number",
        usage,
        of_one_suit,
        wrong="cli-where-bad-suit",
        spellings=(evaluator.french,),
    )
