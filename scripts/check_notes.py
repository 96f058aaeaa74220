#!/usr/bin/env python3
"""Say which lines of a system's notes are never used, and the lines that shadow them.

    scripts/check_notes.py [NAME ...]

Every auction that a line names whole is looked up as players of the system would. A line that
is met there and never used is told with the line before it that takes its hands, or that makes
its call in another way. Half a minute a system; without a name, every system.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from biritch.bidding import catalogue  # noqa: E402 - found beside this file
from biritch.bidding.notation.checking import findings  # noqa: E402


def main() -> int:
    """Print what is found; return 0."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("name", nargs="*", help="a system, such as sef or acol:benji")
    for name in parser.parse_args().name or sorted(catalogue.all_systems()):
        print(f"{name}: looking", file=sys.stderr)
        found = list(findings(catalogue.find(name)))
        for finding in found:
            print(f"{name}: {finding}")
        print(f"{name}: {len(found)} lines are never used", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
