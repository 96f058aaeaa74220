"""The ingredients of a system: the chapters it plays, and the figures of its card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from biritch.bidding.notation.places import Place


@dataclass(frozen=True)
class Recipe:
    """The lines ``plays`` and ``figure`` of a system, so that it can be rebuilt with others.

    Example:
        >>> Recipe().plays
        ()
    """

    plays: tuple[tuple[str, str, Place], ...] = ()
    """What is played, the clauses that restrict it, and where that is written."""
    figures: Mapping[str, object] = field(default_factory=dict)
    """The figures of the card that differ from the usual ones."""
