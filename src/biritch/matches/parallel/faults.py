"""The exception for lost workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biritch.core.phrase import Phrase


class WorkersLost(RuntimeError):
    """Raised if workers died or are unreachable; results already returned remain valid.

    ``phrase`` says what happened, in any language.

    Example:
        >>> from biritch.core.phrase import Phrase
        >>> raise WorkersLost(Phrase.of("parallel-no-worker", what="tcp://127.0.0.1:1"))
        Traceback (most recent call last):
        biritch.matches.parallel.faults.WorkersLost: parallel-no-worker
    """

    def __init__(self, phrase: Phrase) -> None:
        """Keep the sentence."""
        super().__init__(phrase.name)
        self.phrase = phrase
