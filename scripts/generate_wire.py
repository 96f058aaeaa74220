#!/usr/bin/env python3
"""Write the messages for the pages: ``web/*.schema.json``, then their types.

``--check`` writes nothing, and fails when a schema is not that of the messages.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]


def texts() -> dict[str, str]:
    """Return the schemas as they are written, by file."""
    from biritch.server.accounts import messages as accounts
    from biritch.server.classes import messages as classes
    from biritch.server.clubs import season_messages as clubs
    from biritch.server.help import messages as handbook
    from biritch.server.laws import messages as laws
    from biritch.server.learn import messages as learn
    from biritch.server.owner import messages as owner
    from biritch.server.sets import messages as sets
    from biritch.server.systems import messages as systems
    from biritch.server.tables import protocol as tables
    from biritch.server.together import messages as together
    from biritch.server.tournaments import messages as tournaments

    schemas = {
        "tables": tables.schema(),
        "tournaments": tournaments.schema(),
        "systems": systems.schema(),
        "laws": laws.schema(),
        "learn": learn.schema(),
        "account": accounts.schema(),
        "clubs": clubs.schema(),
        "help": handbook.schema(),
        "owner": owner.schema(),
        "classes": classes.schema(),
        "sets": sets.schema(),
        "together": together.schema(),
    }
    return {
        f"web/{name}.schema.json": json.dumps(schema, indent=1) + "\n"
        for name, schema in schemas.items()
    }


def main(arguments: list[str]) -> int:
    """Write the schema and the types, or check the schemas; return the exit status."""
    if arguments == ["--check"]:
        stale = [
            file for file, text in texts().items() if (ROOT / file).read_text("utf-8") != text
        ]
        for file in stale:
            print(f"{file} is not that of the messages: run scripts/generate_wire.py")
        return int(bool(stale))
    for file, text in texts().items():
        (ROOT / file).write_text(text, encoding="utf-8")
    import hatch_build

    process = subprocess.run(
        [*hatch_build.npm(), "run", "--silent", "gen"],
        cwd=ROOT / "web",
        env=hatch_build.environment(),
        check=False,
    )
    return process.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
