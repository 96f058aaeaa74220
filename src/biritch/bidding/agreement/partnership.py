"""What a partnership has settled, in one frozen value that is passed and never global."""

from __future__ import annotations

from dataclasses import dataclass, field

from biritch.bidding.agreement.carding import Carding
from biritch.bidding.alerts.authority import Body


@dataclass(frozen=True, slots=True)
class Partnership:
    """Which tools are played. A row that ``needs`` one is there only where it is."""

    tools: frozenset[str] = frozenset()
    body: Body = "ffb"
    carding: Carding = field(default_factory=Carding)

    def allow(self, needs: str) -> bool:
        """Whether a row that needs *needs* is played: all words, ``!word`` for without it."""
        return all(
            (word.removeprefix("!") in self.tools) != word.startswith("!")
            for word in needs.split()
        )
