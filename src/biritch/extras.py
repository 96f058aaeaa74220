"""Optional dependencies: packages for single features, and how to install them.

``pip install biritch`` is enough to play. Rarer features are extras in ``pyproject.toml``; a
module imports such a package under ``try`` and raises :exc:`MissingExtra`, which the command
line and the server show as one line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biritch.core.phrase import Phrase

EXTRAS = {
    "bridgemate": "files and devices of Bridgemate",
    "cluster": "workers of a cluster",
    "data": "tables in the form of Arrow",
    "dds": "questions to the double dummy solver DDS",
    "learn": "environments for programs that learn",
    "pdf": "papers in PDF",
    "qr": "QR codes",
    "server": "PostgreSQL, NATS and measurements of a server",
    "telemetry": "spans and numbers for OpenTelemetry",
}
"""Each extra, and what needs it; ``locales/`` says it under ``extra-<name>``."""


class MissingExtra(ImportError):
    """Raised when a feature needs an optional dependency that is not installed.

    Args:
        extra: One of :data:`EXTRAS`.

    Example:
        >>> print(MissingExtra("pdf"))
        papers in PDF need an optional part: pip install "biritch[pdf]"
    """

    def __init__(self, extra: str) -> None:
        super().__init__(
            f'{EXTRAS[extra]} need an optional part: pip install "biritch[{extra}]"'
        )
        self.extra = extra

    @property
    def phrase(self) -> Phrase:
        """The same as a phrase, for any language."""
        from biritch.core.phrase import Phrase

        return Phrase.of(
            "extra-missing", what=Phrase.of(f"extra-{self.extra}"), name=self.extra
        )
