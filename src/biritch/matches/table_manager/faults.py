"""What goes wrong between a table manager and a player, as exceptions that say it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biritch.core.phrase import Phrase


class ProtocolFault(RuntimeError):
    """The other end is gone, is too late, or said what the protocol does not have there.

    ``phrase`` says what happened, in any language.

    Example:
        >>> from biritch.core.phrase import Phrase
        >>> raise ProtocolFault(Phrase.of("table-manager-gone"))
        Traceback (most recent call last):
        biritch.matches.table_manager.faults.ProtocolFault: table-manager-gone
    """

    def __init__(self, phrase: Phrase) -> None:
        """Keep what is to be said."""
        super().__init__(phrase.name)
        self.phrase = phrase
