#!/usr/bin/env python3
"""Count, format by format, how the files of a folder are read.

    scripts/count_files.py FOLDER [--show N]

Each file that has the suffix of a notation is read. A file is *whole* where nothing was
dropped, *told* where something was and is named, *refused* where a board was, and *wrong* where
what was read and written again as JSON is not the same. Boards are counted, and those refused.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path

from biritch.records.files import by_suffix, formats, records_of
from biritch.records.format import FormatError
from biritch.records.record import Record

LARGEST = 20_000_000
"""Bytes of a file that is read."""
KINDS = ("whole", "told", "refused", "wrong")


def count_file(path: Path, faults: Counter[str]) -> tuple[str, int, int]:
    """Return what kind of file is at *path*, its boards read, and its boards refused."""
    errors: list[FormatError] = []
    boards = list(records_of(path, errors.append))
    dropped = [fault for board in boards for fault in board.lines.dropped]
    faults.update(f"refused: {error.fault}" for error in errors)
    faults.update(f"told: {fault.name}" for fault in dropped)
    if not comes_back(boards):
        kind = "wrong"
    elif errors:
        kind = "refused"
    else:
        kind = "told" if dropped else "whole"
    return kind, len(boards), len(errors)


def comes_back(boards: list[Record]) -> bool:
    """Return whether *boards* are the same once written and read in JSON."""
    form = formats()["json"]
    return list(form.read("".join(form.write(boards)).split("\n"))) == boards


def main() -> None:
    """Print a line for each notation, and the commonest faults."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--show", type=int, default=15)
    options = parser.parse_args()
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    faults: Counter[str] = Counter()
    for path in sorted(options.folder.rglob("*")):
        form = by_suffix(path.name) if path.is_file() else None
        if form is None or path.stat().st_size > LARGEST:
            continue
        kind, boards, refused = count_file(path, faults)
        counts = kinds[path.suffix.lower()]
        counts["files"] += 1
        counts[kind] += 1
        counts["boards"] += boards
        counts["boards refused"] += refused
        if kind in ("refused", "wrong") and options.show:
            print(f"{kind}: {path}")
    heads = ("files", *KINDS, "boards", "boards refused")
    print(f"{'':10}" + "".join(f"{head:>16}" for head in heads))
    for suffix, counts in sorted(kinds.items()):
        print(f"{suffix:10}" + "".join(f"{counts[head]:16,}" for head in heads))
    for fault, many in faults.most_common(options.show):
        print(f"{many:8,}  {fault}")


if __name__ == "__main__":
    main()
