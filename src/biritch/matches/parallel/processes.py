"""Parallel work in local processes, one core each."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from biritch.core.phrase import Phrase
from biritch.matches.parallel.faults import WorkersLost
from biritch.solver.cores import VARIABLE

Piece = TypeVar("Piece")
Result = TypeVar("Result")

_STRIKES = 3
"""How often in a row processes may die without a piece being done in between."""


def results_of_processes(
    job: Callable[[Piece], Result], pieces: Sequence[Piece], many: int
) -> Iterator[tuple[int, Result]]:
    """Yield the index and result of each piece, as *many* processes finish them.

    With one process, the work is done here. If a process dies, the pieces in progress are
    repeated in new processes.

    Raises:
        WorkersLost: Processes die again and again, and no piece is done in between.
    """
    if many <= 1:
        yield from ((place, job(piece)) for place, piece in enumerate(pieces))
        return
    waiting, strikes = dict(enumerate(pieces)), 0
    while waiting:
        before = len(waiting)
        # After a strike one works alone, from the other end: only what kills it is left over.
        with _pool(1 if strikes else min(many, before)) as pool:
            begun = {pool.submit(job, piece): place for place, piece in waiting.items()}
            for place, result in _yield_done(begun):
                del waiting[place]
                yield place, result
        strikes = strikes + 1 if len(waiting) == before else 0
        waiting = dict(reversed(waiting.items()))
        if strikes == _STRIKES:
            raise WorkersLost(Phrase.of("parallel-died", times=str(strikes)))


def _yield_done(begun: dict[Future[Result], int]) -> Iterator[tuple[int, Result]]:
    """Yield finished results until all are done or a process has died."""
    for future in as_completed(begun):
        try:
            result = future.result()
        except BrokenProcessPool:  # every piece that is not done says so: they are kept
            continue
        yield begun[future], result


@contextmanager
def _pool(many: int) -> Iterator[ProcessPoolExecutor]:
    """Provide *many* new processes, and kill them at the end."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(many, mp_context=context, initializer=_settle)
    try:
        yield pool
    finally:
        # A run stopped in the middle (Ctrl-C, a full disk) shall not wait for the others.
        for child in set(multiprocessing.active_children()) - others:
            child.kill()
        pool.shutdown(wait=True, cancel_futures=True)


def _settle() -> None:
    """Use one core, ignore Ctrl-C, and end with the parent, however that ends."""
    os.environ[VARIABLE] = "1"
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=(parent.join,), daemon=True).start()


def _follow(parent_ends: Callable[[], None]) -> None:
    parent_ends()
    os._exit(1)
