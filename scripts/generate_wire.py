#!/usr/bin/env python3
"""Write the messages of the socket for the page: ``web/wire.schema.json``, then its types.

``--check`` writes nothing, and fails when the schema is not that of the messages.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "web" / "wire.schema.json"
sys.path[:0] = [str(ROOT), str(ROOT / "src")]


def text() -> str:
    """Return the schema as it is written."""
    from biritch.server.protocol import schema

    return json.dumps(schema(), indent=1) + "\n"


def main(arguments: list[str]) -> int:
    """Write the schema and the types, or check the schema; return the exit status."""
    if arguments == ["--check"]:
        if SCHEMA.read_text(encoding="utf-8") == text():
            return 0
        print("web/wire.schema.json is not that of the messages: run scripts/generate_wire.py")
        return 1
    SCHEMA.write_text(text(), encoding="utf-8")
    import hatch_build

    done = subprocess.run(
        [*hatch_build.npm(), "run", "--silent", "gen"],
        cwd=ROOT / "web",
        env=hatch_build.environment(),
        check=False,
    )
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
