"""``biritch`` as it is served on another day: its clock is ahead by what a file says.

For trials that need days to pass: what a server does at midnight it does when the file says a
day more. With ``by-rule`` the robots of sets decide by their rules, and so at once.
"""

from __future__ import annotations

import random
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING
from unittest.mock import patch

from biritch.cli.main import main
from biritch.server.sets import jobs
from biritch.server.tables.live.robot_turns import RobotTurns
from biritch.server.web import server
from tests.seeded import AT_ONCE

if TYPE_CHECKING:
    from biritch.games.view import View
    from biritch.robots.robot import Decision


def decide_by_rule(system: str, view: View, seed: str) -> Decision:
    """Return what the robot of *system* does in *view* by its rules alone."""
    from biritch.robots.catalogue import find

    return find(f"rule:{system}").decide(view, budget=0, rng=random.Random(seed))


def serve(ahead: Path, arguments: list[str], *, by_rule: bool) -> None:
    """Run ``biritch`` with *arguments* so many seconds later as the file *ahead* says."""

    def now() -> float:
        return time.time() + float(ahead.read_text(encoding="utf-8") or 0)

    moved = SimpleNamespace(time=now, monotonic=time.monotonic)
    with ExitStack() as patched:
        patched.enter_context(patch.object(server, "time", moved))
        patched.enter_context(patch.object(sys, "argv", ["biritch", *arguments]))
        if by_rule:
            patched.enter_context(patch.object(jobs, "decide", decide_by_rule))
            patched.enter_context(patch.object(RobotTurns, "pace", AT_ONCE, create=True))
        main()


if __name__ == "__main__":
    from tests import moved_clock  # by its name: workers look it up

    by_rule = sys.argv[2] == "by-rule"
    moved_clock.serve(Path(sys.argv[1]), sys.argv[3:], by_rule=by_rule)
