"""Conditions in the notation: ``if forced and they have only passed``.

Each is an :class:`~biritch.bidding.agreement.condition.AuctionCondition`, found by its words;
``not`` negates one, and some negations have words of their own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from biritch.bidding.agreement.condition import NOT, AuctionCondition
from biritch.bidding.agreement.known_conditions import OPPOSITES, PHRASES, find_condition
from biritch.bidding.notation.faults import RAISED, Faults, find_meant
from biritch.bidding.notation.places import NotesError, Place

_WANTED = "want e.g. forced, not vulnerable, they have spoken, the bid is ours"
_AND = re.compile(r" *;? +and +")
Situations = Mapping[str, tuple[AuctionCondition, ...]]
"""Conditions to which a file gives a name, by name."""


def read_conditions(
    text: str,
    place: Place,
    situations: Situations = MappingProxyType({}),
    faults: Faults = RAISED,
) -> tuple[AuctionCondition, ...]:
    """Return the conditions in *text*, which are joined by *and*.

    *situations* are named conditions, by name. Invalid conditions are skipped if *faults*
    collects them.

    Raises:
        NotesError: One of them is no condition, and nothing collects it.

    Example:
        >>> here = Place("example.notes", 1)
        >>> [str(asked) for asked in read_conditions("forced and not vulnerable", here)]
        ['forced', 'not vulnerable']
    """
    found: list[AuctionCondition] = []
    start = 0
    for match in (*_AND.finditer(text), None):
        end = len(text) if match is None else match.start()
        condition = text[start:end].strip()
        with faults:
            found += situations.get(condition) or (
                _read_condition(condition, place.right(start), situations),
            )
        start = end if match is None else match.end()
    return tuple(found)


def _read_condition(condition: str, place: Place, situations: Situations) -> AuctionCondition:
    found = find_condition(condition)
    if found is None:
        raise NotesError(
            place,
            f"not a condition: {condition!r} ({_WANTED})",
            lambda: _find_meant_condition(condition, situations),
        )
    return found


def _find_meant_condition(condition: str, situations: Situations) -> str:
    """Return the condition that *condition* was probably meant for, or an empty string."""
    known = (*situations, *PHRASES, *OPPOSITES)
    if meant := find_meant(condition, known):
        return meant
    plain = condition.removeprefix(NOT)
    meant = "" if plain == condition else find_meant(plain, PHRASES)
    return f"{NOT}{meant}" if meant else ""
