"""A progress bar on standard error, for work of more than two seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

DELAY = 2.0
"""Seconds before anything is shown."""


class ProgressBar:
    """The progress of a long command; shown on a terminal only.

    Example:
        >>> with ProgressBar(lambda: "Dealing", total=2) as bar:
        ...     bar.at(1)  # under two seconds: nothing is shown
    """

    def __init__(
        self, title: Callable[[], str], total: int, clock: Callable[[], float] = monotonic
    ) -> None:
        """Keep the title, and the total count."""
        self._title, self._total, self._clock = title, total, clock
        self._start = self._last = clock()
        self._stack = ExitStack()
        self._shown: tuple[Progress, TaskID] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.__exit__(kind, error, trace)

    def at(self, done: int) -> None:
        """Show that *done* of the total is finished, at most ten times a second."""
        now = self._clock()
        if now - self._start < DELAY or now - self._last < 0.1 or not sys.stderr.isatty():
            return
        self._last = now
        progress, task = self._shown or self._show()
        progress.update(task, completed=done)

    def _show(self) -> tuple[Progress, TaskID]:
        from rich.console import Console
        from rich.progress import Progress

        progress = self._stack.enter_context(
            Progress(console=Console(file=sys.stderr), transient=True)
        )
        self._shown = progress, progress.add_task(self._title(), total=self._total)
        return self._shown
