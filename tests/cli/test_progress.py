"""The progress bar: after two seconds, on a terminal, and on standard error."""

import io
import sys

import pytest

from biritch.cli.progress import DELAY, ProgressBar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "seconds", "shown"),
    [
        (Terminal(), DELAY + 1, True),
        (Terminal(), DELAY - 1, False),
        (io.StringIO(), DELAY + 1, False),
    ],
)
def test_it_is_shown_to_who_waits_at_a_terminal(
    stream: io.StringIO, seconds: float, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("TERM", "xterm")
    now = [0.0]
    with ProgressBar(lambda: "Dealing", 10, lambda: now[0]) as bar:
        now[0] = seconds
        bar.at(5)
    assert ("Dealing" in stream.getvalue()) == shown
