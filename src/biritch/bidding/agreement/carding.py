"""Leads and signals, as a convention card names them.

The defaults are those taught with each system: leads of the *ACBL SAYC System Booklet* (SP-3,
2006), signals of the EBU's standard card.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Literal, TypeAlias, get_args, get_type_hints

from biritch.core.phrase import Phrase

Length: TypeAlias = Literal["fourth", "third-fifth", "second-fourth"]
Three: TypeAlias = Literal["top", "middle", "low"]
Attitude: TypeAlias = Literal["high", "low"]
Discard: TypeAlias = Literal["high", "lavinthal", "italian"]
Preference: TypeAlias = Literal["high", "low", "none"]


@dataclass(frozen=True, slots=True)
class Carding:
    """The leads and signals of a side.

    Example:
        >>> Carding().playing("length", "third-fifth").length
        'third-fifth'
    """

    length: Length = "fourth"
    """The card led from a long suit with an honour."""
    honour: Literal["standard", "rusinow"] = "standard"
    """The card led from touching honours: the higher, or the second."""
    ace_king: Literal["ace", "king"] = "ace"
    """The card led from ace and king against a suit contract."""
    three_suit: Three = "low"
    """The card led from three small cards against a suit contract."""
    three_notrump: Three = "top"
    """The card led from three small cards against notrump."""
    encouraging: Attitude = "high"
    """The card that likes partner's lead."""
    even: Attitude = "high"
    """The first card from an even number."""
    discard: Discard = "high"
    """How the first discard asks for a suit."""
    preference: Preference = "high"
    """The card that asks for the higher of two suits, where length and liking say nothing."""

    def lines(self) -> tuple[tuple[Phrase, Phrase], ...]:
        """Return every lead and signal with its method, as printed on a convention card."""
        return tuple(
            (title(custom), title(custom, getattr(self, custom))) for custom in CUSTOMS
        )

    def playing(self, custom: str, way: str) -> Carding:
        """Return a copy in which *custom* is played by the method *way* (see :data:`CUSTOMS`).

        Example:
            >>> from biritch.bidding.promises.shapes import length
            >>> Carding().playing("length", "third-fifth").length
            'third-fifth'
        """
        return replace(self, **{custom: way})  # type: ignore[arg-type]


CUSTOMS: dict[str, tuple[str, ...]] = {
    custom.name: get_args(get_type_hints(Carding)[custom.name]) for custom in fields(Carding)
}
"""Every custom by name, and the ways it is played."""


def title(custom: str, way: str = "") -> Phrase:
    """Return the title of *custom*, or of its method *way*."""
    name = f"carding-{custom.replace('_', '-')}"
    return Phrase.of(f"{name}-{way}" if way else name)
