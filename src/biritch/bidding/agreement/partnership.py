"""What a partnership has settled: the tools it plays, its signals, whose alert rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from biritch.bidding.agreement.carding import Carding
from biritch.bidding.alerts.authority import Body


@dataclass(frozen=True, slots=True)
class Partnership:
    """What a partnership has settled beyond its agreements about single calls.

    Example:
        >>> pair = Partnership(tools=frozenset({"drury"}))
        >>> pair.allow("drury"), pair.allow("!drury"), pair.allow("drury landy")
        (True, False, False)
    """

    tools: frozenset[str] = frozenset()
    """The conventions that are played, of those a partnership may play or not."""
    body: Body = "ffb"
    """The authority under whose regulations calls are alerted."""
    carding: Carding = field(default_factory=Carding)

    def allow(self, needs: str) -> bool:
        """Whether an agreement with those *needs* is played: each word, or not a ``!word``."""
        return all(
            (word.removeprefix("!") in self.tools) != word.startswith("!")
            for word in needs.split()
        )
