"""Leads and signals, as a convention card names them.

The defaults are those taught with each system: leads of the SAYC booklet (SP-3, 2006), signals
of the EBU's standard card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.core.phrase import Phrase

Length: TypeAlias = Literal["fourth", "third-fifth", "second-fourth"]
Three: TypeAlias = Literal["top", "middle", "low"]
Attitude: TypeAlias = Literal["high", "low"]
Discard: TypeAlias = Literal["high", "lavinthal", "italian"]


@dataclass(frozen=True, slots=True)
class Carding:
    """What the cards of a side tell partner."""

    length: Length = "fourth"
    """The card led from a long suit with an honour."""
    honour: Literal["standard", "rusinow"] = "standard"
    """The card led from touching honours: the higher, or the second."""
    ace_from: Literal["ace", "king"] = "ace"
    """The card led from ace and king against a suit contract."""
    three_suit: Three = "low"
    """From three small cards against a suit contract."""
    three_notrump: Three = "top"
    """From three small cards against notrump."""
    encouraging: Attitude = "high"
    """The card that likes partner's lead."""
    even: Attitude = "high"
    """The first card from an even number."""
    discard: Discard = "high"

    def lines(self) -> tuple[tuple[Phrase, Phrase], ...]:
        """Return what is asked and what is played, for a card to print."""
        asked = (
            ("length", self.length),
            ("honour", self.honour),
            ("ace-king", self.ace_from),
            ("three-suit", self.three_suit),
            ("three-notrump", self.three_notrump),
            ("encouraging", self.encouraging),
            ("even", self.even),
            ("discard", self.discard),
        )
        return tuple(
            (Phrase.of(f"carding-{name}"), Phrase.of(f"carding-{name}-{held}"))
            for name, held in asked
        )
