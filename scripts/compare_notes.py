#!/usr/bin/env python3
"""Say whether two versions of a chapter of notes mean the same.

    scripts/compare_notes.py OLD.notes NEW.notes

They do if both have the same agreements, and if of every two that may meet at an auction the
same one comes first: so a tree may be put in another order for the reader's sake alone.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from biritch.bidding.agreement.agreement import Agreement  # noqa: E402 - found beside this file
from biritch.bidding.notation.chapter_text import read_chapter  # noqa: E402

Places: TypeAlias = "frozenset[str] | None"
"""The auctions an agreement is about; ``None`` where they are without end."""


def agreements(path: Path) -> list[Agreement]:
    """Return what the notes say, one auction each, for the usual figures."""
    package = read_chapter(path.read_text(encoding="utf-8"), path.name).package()
    return [
        replace(agreement, patterns=(pattern,), checked=False)
        for agreement in package.agreements
        for pattern in agreement.patterns
    ]


def places(agreement: Agreement) -> Places:
    """Return where an agreement may be met."""
    [pattern] = agreement.patterns
    if pattern.general or agreement.roles:
        return None
    return frozenset(str(auction) for auction, _ in agreement.instances(pattern))


def swapped(old: list[Agreement], new: list[Agreement]) -> list[tuple[str, str]]:
    """Return the agreements that may meet, and that *new* has in another order than *old*."""
    order = {repr(agreement): place for place, agreement in reversed(list(enumerate(new)))}
    met = [(repr(agreement), places(agreement)) for agreement in old]
    return [
        (one, other)
        for (one, here), (other, there) in combinations(met, 2)
        if one != other
        and (here is None or there is None or here & there)
        and order.get(one, 0) > order.get(other, 0)
    ]


def main() -> int:
    """Print what differs; return 1 where something does."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    asked = parser.parse_args()
    old, new = agreements(asked.old), agreements(asked.new)
    before, after = Counter(map(repr, old)), Counter(map(repr, new))
    differing = [f"- {text}" for text in before - after]
    differing += [f"+ {text}" for text in after - before]
    differing += [f"~ {one}\n  {other}" for one, other in swapped(old, new)]
    print(*differing, f"{len(old)} agreements, {len(differing)} differences", sep="\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
