#!/usr/bin/env python3
"""The front end's checks: prettier, eslint, svelte-check, unit tests.

``npm run format`` in ``web/`` writes what prettier asks for.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402 - the same Node as the build


def main() -> int:
    """Run each check in ``web/``; return the first status that is not 0."""
    npm, env = hatch_build.npm(), hatch_build.environment()
    steps = [["run", "--silent", name] for name in ("format:check", "lint", "check", "test")]
    if not (ROOT / "web" / "node_modules").exists():
        # Scripts of packages are not run: checks need none, and they are other people's code.
        steps.insert(0, ["ci", "--no-audit", "--no-fund", "--ignore-scripts"])
    for step in steps:
        process = subprocess.run([*npm, *step], cwd=ROOT / "web", env=env, check=False)
        if process.returncode:
            return process.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
