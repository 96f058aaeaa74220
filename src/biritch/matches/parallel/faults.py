"""What goes wrong with workers, as an exception."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biritch.core.phrase import Phrase


class WorkersLost(RuntimeError):
    """The workers died, or could not be reached; what was done before stands.

    ``phrase`` says what happened, in any language.

    Example:
        >>> from biritch.core.phrase import Phrase
        >>> raise WorkersLost(Phrase.of("parallel-no-worker", what="tcp://127.0.0.1:1"))
        Traceback (most recent call last):
        biritch.matches.parallel.faults.WorkersLost: parallel-no-worker
    """

    def __init__(self, phrase: Phrase) -> None:
        """Keep what is to be said."""
        super().__init__(phrase.name)
        self.phrase = phrase
