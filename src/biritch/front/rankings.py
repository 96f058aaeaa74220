"""Rankings of results; the implementation is :mod:`biritch.publishing.rankings`."""

from __future__ import annotations

from biritch.publishing.rankings import Kind, Ranking, rank

__all__ = ["Kind", "Ranking", "rank"]
