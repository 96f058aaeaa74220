"""A sentence not yet in any language.

Rooms below the edges never speak: they hand out a phrase, and :mod:`biritch.words`
renders it from ``locales/<language>/*.ftl``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Argument: TypeAlias = "str | int | Phrase"


@dataclass(frozen=True, slots=True)
class Phrase:
    """The name of a message, and what fills its blanks.

    An argument that is itself a phrase is rendered first. ``joined`` phrases are put
    side by side, separated as the language does ("a, b and c").
    """

    name: str
    arguments: tuple[tuple[str, Argument], ...] = ()
    joined: tuple[Phrase, ...] = ()

    @classmethod
    def of(cls, name: str, /, **arguments: Argument) -> Phrase:
        """Return the message *name* with its blanks filled."""
        return cls(name, tuple(sorted(arguments.items())))

    @classmethod
    def several(cls, *parts: Phrase) -> Phrase:
        """Return *parts* as one list in a sentence."""
        return parts[0] if len(parts) == 1 else cls("", joined=parts)
