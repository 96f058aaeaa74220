"""The choices of a partnership: its tools, its signals, its alert regulations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from biritch.bidding.agreement.carding import Carding
from biritch.bidding.alerts.authority import Body


@dataclass(frozen=True, slots=True)
class ToolNeed:
    """A tool that an agreement requires the partnership to play, or not to play.

    Example:
        >>> str(ToolNeed("drury")), str(ToolNeed("baron", played=False))
        ('with drury', 'without baron')
    """

    tool: str
    played: bool = True

    def __str__(self) -> str:
        return f"{'with' if self.played else 'without'} {self.tool}"


@dataclass(frozen=True, slots=True)
class Partnership:
    """The choices of a partnership beyond its agreements on single calls.

    Example:
        >>> pair = Partnership(tools=frozenset({"drury"}))
        >>> drury, landy = ToolNeed("drury"), ToolNeed("landy")
        >>> pair.allow((drury,)), pair.allow((drury, landy))
        (True, False)
        >>> pair.allow((ToolNeed("landy", played=False),))
        True
    """

    tools: frozenset[str] = frozenset()
    """The conventions that are played, of those a partnership may play or not."""
    body: Body = "ffb"
    """The authority under whose regulations calls are alerted."""
    carding: Carding = field(default_factory=Carding)

    def allow(self, needs: Iterable[ToolNeed]) -> bool:
        """Return whether an agreement with those *needs* is played."""
        return all((need.tool in self.tools) == need.played for need in needs)
