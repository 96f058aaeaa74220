#!/usr/bin/env python3
"""Find a PostgreSQL and a NATS for the tests, or install Debian's; say which cannot be had.

Packages are installed as root, where apt-get is. Tests of what is missing are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests import engines


def packages() -> list[tuple[str, object]]:
    """Return Debian's packages, each with where its program is."""
    return [("postgresql", engines.postgresql()), ("nats-server", engines.nats())]


def quietly(*command: str) -> None:
    """Run *command* without a word."""
    subprocess.run(
        command,
        check=False,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
    )


def main() -> int:
    """Print the engines that the tests will use."""
    missing = [name for name, there in packages() if not there]
    if missing and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print(f"· installing Debian's {' and '.join(missing)}", flush=True)
        quietly("apt-get", "update")
        for name in missing:
            quietly("apt-get", "install", "-y", "--no-install-recommends", name)
    for name, there in packages():
        print(f"· {name}: {there or 'cannot be had here, so its tests are left out'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
