"""International match points (IMPs): the scale of Law 78B."""

from __future__ import annotations

from bisect import bisect_right

THRESHOLDS = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
"""The least difference in points that is worth 1, 2, 3 ... 24 IMPs (Law 78B)."""


def imps(difference: int) -> int:
    """Return the IMPs for a *difference* in points, with its sign.

    Example:
        >>> imps(430), imps(-10), imps(-620)
        (10, 0, -12)
    """
    won = bisect_right(THRESHOLDS, abs(difference))
    return won if difference >= 0 else -won
