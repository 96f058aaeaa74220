"""A test that fails leaves no server behind."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress

from tests.started import end_what_is_left, mind, running

SLEEP = [sys.executable, "-c", "input()"]


def test_what_a_test_started_is_ended_with_it() -> None:
    left = mind(subprocess.Popen(SLEEP, stdin=subprocess.PIPE))
    assert left.poll() is None
    end_what_is_left()
    assert left.poll() is not None
    assert left.stdin is not None
    left.stdin.close()


def test_what_a_test_runs_is_ended_where_it_fails() -> None:
    with suppress(AssertionError), running(SLEEP, stdin=subprocess.PIPE) as process:
        raise AssertionError
    assert process.returncode
