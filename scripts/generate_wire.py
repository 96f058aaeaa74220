#!/usr/bin/env python3
"""Write the types of the messages for the pages: ``web/src/shared/wire/NAME.ts``.

They are made from JSON schemas of the server's messages, which are written beside them in
``build/wire/NAME.schema.json``. Neither is in git: ``scripts/front_end.py`` writes them before
its checks, and the page itself is built without them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS, TYPES = ROOT / "build" / "wire", ROOT / "web" / "src" / "shared" / "wire"
sys.path[:0] = [str(ROOT), str(ROOT / "src")]


def schema_texts() -> dict[str, str]:
    """Return the schema of each group of messages as text, by its name."""
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
    return {name: json.dumps(schema, indent=1) + "\n" for name, schema in schemas.items()}


def write_types() -> int:
    """Write the schemas and the types; return the exit status of Node."""
    import hatch_build

    SCHEMAS.mkdir(parents=True, exist_ok=True)
    TYPES.mkdir(parents=True, exist_ok=True)
    files = []
    for name, text in schema_texts().items():
        file = SCHEMAS / f"{name}.schema.json"
        file.write_text(text, encoding="utf-8")
        files.append(str(file))
    command = [*hatch_build.npm(), "run", "--silent", "types", "--", str(TYPES), *files]
    process = subprocess.run(
        command, cwd=ROOT / "web", env=hatch_build.environment(), check=False
    )
    return process.returncode


if __name__ == "__main__":
    sys.exit(write_types())
