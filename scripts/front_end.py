#!/usr/bin/env python3
"""The front end's checks: prettier, eslint, svelte-check, unit tests.

The types of the server's messages are written first (``scripts/generate_wire.py``).
``npm run format`` in ``web/`` writes what prettier asks for.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHECKS = ("format:check", "lint", "check", "test")
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402 - the same Node as the build
from scripts import generate_wire  # noqa: E402


def main() -> int:
    """Run each check in ``web/``; return the first status that is not 0."""
    checks = (partial(_npm, "run", "--silent", name) for name in CHECKS)
    steps: list[Callable[[], int]] = [generate_wire.write_types, *checks]
    if not (ROOT / "web" / "node_modules").exists():
        # Scripts of packages are not run: checks need none, and they are other people's code.
        steps.insert(0, partial(_npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"))
    return next(filter(None, (step() for step in steps)), 0)


def _npm(*words: str) -> int:
    command = [*hatch_build.npm(), *words]
    env = hatch_build.environment()
    return subprocess.run(command, cwd=ROOT / "web", env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
