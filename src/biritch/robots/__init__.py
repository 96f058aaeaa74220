"""Robots: players that decide from a :class:`~biritch.games.view.View` alone."""

from typing import TYPE_CHECKING

from biritch.robots.playout import play_out

if TYPE_CHECKING:
    from biritch.robots.claims import accepts_claim as accepts_claim

__all__ = ["accepts_claim", "play_out"]


def __getattr__(name: str) -> object:
    """Import names that need numpy on first use."""
    if name == "accepts_claim":
        from biritch.robots.claims import accepts_claim

        return accepts_claim
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
