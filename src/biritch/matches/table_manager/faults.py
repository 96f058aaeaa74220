"""Exceptions between a table manager and a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biritch.core.phrase import Phrase


class ProtocolFault(RuntimeError):
    """Raised if the other end is gone, too late, or violates the protocol.

    ``phrase`` says what happened, in any language.

    Example:
        >>> from biritch.core.phrase import Phrase
        >>> raise ProtocolFault(Phrase.of("table-manager-gone"))
        Traceback (most recent call last):
        biritch.matches.table_manager.faults.ProtocolFault: table-manager-gone
    """

    def __init__(self, phrase: Phrase) -> None:
        """Keep the sentence."""
        super().__init__(phrase.name)
        self.phrase = phrase
