"""What the tests of the command line share: running it, inside and outside this process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

from click.testing import CliRunner

from biritch.cli.main import biritch

PLAIN = {"LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "100", "BIRITCH_TRACEBACK": "1"}


@dataclass(frozen=True)
class Said:
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def run(*words: str, stdin: str | bytes = "", **env: str) -> Said:
    """Run the command line in this process."""
    found = CliRunner().invoke(biritch, list(words), input=stdin, env=PLAIN | env)
    return Said(found.exit_code, found.stdout, found.stderr)


def spawn(*words: str, stdin: bytes = b"", **env: str) -> Said:
    """Run the command line as a process of its own."""
    found = subprocess.run(
        [sys.executable, "-m", "biritch.cli.main", *words],
        input=stdin,
        capture_output=True,
        check=False,
        env={**os.environ, **PLAIN, **env},
        timeout=120,
    )
    return Said(
        found.returncode,
        found.stdout.decode(errors="backslashreplace"),
        found.stderr.decode(errors="backslashreplace"),
    )


def refused(said: Said) -> str:
    """Return the one line of a refusal, having made sure it is one."""
    assert said.status == 2, said
    assert said.err.startswith("biritch: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err.removeprefix("biritch: ").strip()
