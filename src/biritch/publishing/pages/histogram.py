"""How often each score was obtained: a table of its own, drawn as bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from biritch.competition.results.result import BoardResult, ObtainedScore
from biritch.publishing.pages.site import Site

ROW, LEFT, LONGEST = 20, 62, 220
"""Height of a bar with its gap, room for the score before it, length of the longest."""


def often(results: Iterable[BoardResult]) -> list[tuple[int, int]]:
    """Return North-South's plain scores, the best first, each with its number of tables."""
    plain = (one.for_ns.plain for one in results if isinstance(one.for_ns, ObtainedScore))
    return sorted(Counter(points for points in plain if points is not None).items())[::-1]


def histogram(results: Iterable[BoardResult], site: Site) -> str:
    """Return the bars as a picture that says in words what it shows; nothing without scores."""
    found = often(results)
    if not found:
        return ""
    most = max(many for _, many in found)
    told = ", ".join(f"{points}: {many}" for points, many in found)
    bars = "".join(
        f'<text x="{LEFT - 8}" y="{ROW * place + 15}" text-anchor="end">{points}</text>'
        f'<rect x="{LEFT}" y="{ROW * place + 3}" width="{LONGEST * many / most:.1f}" '
        f'height="{ROW - 6}" rx="2"/>'
        f'<text x="{LEFT + LONGEST * many / most + 6:.1f}" y="{ROW * place + 15}">{many}</text>'
        for place, (points, many) in enumerate(found)
    )
    width, height = LEFT + LONGEST + 40, ROW * len(found)
    title = site.say("often")
    return (
        f"<figure><figcaption>{title}</figcaption>"
        f'<svg class="often" role="img" aria-label="{title} {told}" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}">{bars}</svg></figure>\n'
    )
