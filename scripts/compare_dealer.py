#!/usr/bin/env python3
"""Run a folder of dealer scripts here and with the program ``dealer``, and compare.

For each script: whether each reads it, and whether the shares of deals kept agree within four
standard errors. ``scripts/compare_dealer.py FOLDER [PROGRAM]``; the program is Debian's package
``dealer`` (``/usr/games/dealer``). Scripts are read from wherever they are; none is ours.
"""

from __future__ import annotations

import re
import subprocess
import sys
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory

from biritch.competition.dealing.script_run import ScriptRun
from biritch.competition.dealing.script_text import read_script
from biritch.competition.dealing.syntax import DealerScript
from biritch.core.bad_value import BadValue

KEPT, TRIED, SECONDS = 400, 200_000, 30


def read_reference(program: str, path: Path) -> tuple[int, int] | str:
    """Return how many deals the reference program tried and kept, or its first error."""
    command = [program, "-s", "1", "-p", str(KEPT), "-g", str(TRIED), str(path.resolve())]
    # For `tricks` the program leaves files of the name of a stray pointer where it runs.
    with TemporaryDirectory() as folder:
        try:
            done = subprocess.run(
                command, capture_output=True, timeout=SECONDS, check=False, cwd=folder
            )
        except subprocess.TimeoutExpired:
            return "timeout"
    out = done.stdout.decode("latin-1")
    errors = done.stderr.decode("latin-1").strip().splitlines()
    tried, kept = (
        re.search(r"Generated (\d+) hands", out),
        re.search(r"Produced (\d+) hands", out),
    )
    if tried is None or kept is None or done.returncode:
        return errors[0] if errors else "no figures"
    return int(tried[1]), int(kept[1])


def read_ours(path: Path) -> DealerScript | str:
    """Return the script of *path*, or why it cannot be read."""
    try:
        return read_script(path.read_bytes().decode("utf-8", "replace"))
    except BadValue as error:
        return str(error)


def main(folder: str, program: str = "/usr/games/dealer") -> int:
    """Compare every script of *folder*; return how many differ."""
    counts = {"same": 0, "both refuse": 0, "only ours": 0, "only theirs": 0, "shares differ": 0}
    for path in sorted(Path(folder).rglob("*")):
        if not path.is_file():
            continue
        ours, theirs = read_ours(path), read_reference(program, path)
        if isinstance(ours, str) or isinstance(theirs, str):
            kind = (
                "both refuse" if isinstance(ours, str) and isinstance(theirs, str)
                else "only theirs" if isinstance(ours, str) else "only ours"
            )  # fmt: skip
            why = ours if isinstance(ours, str) else theirs
            print(f"{kind:14} {path.name}: {why}")
        else:
            run = ScriptRun(ours, seed="compare")
            for _ in run.deals(KEPT, TRIED):
                pass
            share, other = run.kept / run.tried, theirs[1] / theirs[0]
            error = sqrt(max(share, other, 1 / TRIED) * (1 / run.tried + 1 / theirs[0]))
            kind = "same" if abs(share - other) <= 4 * error else "shares differ"
            print(f"{kind:14} {path.name}: {share:.5f} {other:.5f}")
        counts[kind] += 1
    print(counts)
    return counts["shares differ"] + counts["only theirs"]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
