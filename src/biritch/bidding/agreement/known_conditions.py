"""All conditions of the notation, found by their words."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from types import MappingProxyType

from biritch.bidding.agreement.condition import NOT, AuctionCondition
from biritch.bidding.agreement.conditions import (
    asking,
    last_call,
    level,
    seats,
    speakers,
    strength,
    their_calls,
    vulnerability,
)

CONDITIONS: tuple[AuctionCondition, ...] = (
    *seats.CONDITIONS,
    *vulnerability.CONDITIONS,
    *speakers.CONDITIONS,
    *their_calls.CONDITIONS,
    *last_call.CONDITIONS,
    *level.CONDITIONS,
    *asking.CONDITIONS,
    *strength.CONDITIONS,
)
"""Every question, by subject; the opposite of each is its ``negation``."""
PHRASES: Mapping[str, AuctionCondition] = MappingProxyType(
    {condition.phrase: condition for condition in CONDITIONS}
)
"""Each question by its words."""
OPPOSITES: Mapping[str, AuctionCondition] = MappingProxyType(
    {condition.opposite: condition.negation for condition in CONDITIONS if condition.opposite}
)
"""The opposites that have words of their own, by these."""


def find_condition(words: str) -> AuctionCondition | None:
    """Return the condition written as *words*, or ``None``.

    Example:
        >>> find_condition("they have spoken") is find_condition("not they have only passed")
        True
        >>> find_condition("I am tired") is None
        True
    """
    if words in OPPOSITES:
        return OPPOSITES[words]
    found = PHRASES.get(words.removeprefix(NOT))
    return found.negation if found is not None and words.startswith(NOT) else found


def find_conditions(*words: str) -> tuple[AuctionCondition, ...]:
    """Return the conditions written as *words*.

    Raises:
        ValueError: One of them is no condition.

    Example:
        >>> [str(condition) for condition in find_conditions("forced", "not vulnerable")]
        ['forced', 'not vulnerable']
    """
    found = []
    for word in words:
        condition = find_condition(word)
        if condition is None:
            raise ValueError(f"not a condition: {word!r}")
        found.append(condition)
    return tuple(found)


def _find_again(
    condition: AuctionCondition,
) -> tuple[Callable[[str], AuctionCondition | None], tuple[str]]:
    """Return how to unpickle *condition*: by its words, as there is one object of each."""
    return find_condition, (str(condition),)


copyreg.pickle(AuctionCondition, _find_again)  # type: ignore[arg-type]
