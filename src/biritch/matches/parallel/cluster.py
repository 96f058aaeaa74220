"""Parallel work on a Dask cluster: a scheduler, and workers on any machines.

The scheduler notices dead workers and reassigns their pieces. Workers need the same version of
this package, and should have one thread each.
"""

from __future__ import annotations

import importlib
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Protocol, TypeVar

from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.matches.parallel.faults import WorkersLost
from biritch.solver.cores import VARIABLE

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class LentWorker(Protocol):
    """Runs a job on one piece somewhere and returns its result."""

    def __call__(self, job: Callable[[Piece], Result], piece: Piece, /) -> Result:
        """Return the result of *job* for *piece*."""


_PATIENCE = 10
"""Seconds for the scheduler to answer, and as many for a first worker to be there."""


def results_of_cluster(
    job: Callable[[Piece], Result], pieces: Sequence[Piece], address: str
) -> Iterator[tuple[int, Result]]:
    """Yield the index and result of each piece, as workers at *address* finish them.

    Raises:
        MissingExtra: The package ``distributed`` is not installed here.
        WorkersLost: The scheduler does not answer, has no worker, or its workers die again
            and again on the same piece.
    """
    distributed = _dask()
    with _connect(distributed, address) as client, _convert_worker_deaths(distributed):
        begun = {
            client.submit(_on_one_core, job, piece, pure=False): place
            for place, piece in enumerate(pieces)
        }
        for future in distributed.as_completed(list(begun), loop=client.loop):
            yield begun[future], future.result()


@contextmanager
def cluster_worker(address: str) -> Iterator[LentWorker]:
    """Provide a function that runs a job on any worker of *address*.

    Raises:
        MissingExtra: The package ``distributed`` is not installed here.
        WorkersLost: The scheduler does not answer, or has no worker.
    """
    distributed = _dask()
    with _connect(distributed, address) as client:

        def run_remotely(job: Callable[[Piece], Result], piece: Piece) -> Result:
            with _convert_worker_deaths(distributed):
                result: Result = client.submit(_on_one_core, job, piece, pure=False).result()
            return result

        yield run_remotely


@contextmanager
def _convert_worker_deaths(distributed: ModuleType) -> Iterator[None]:
    """Convert reports of dead or unknown workers to one error."""
    try:
        yield
    except distributed.KilledWorker as error:
        raise _workers_lost("parallel-killed", str(error)) from None
    except ModuleNotFoundError as error:
        raise _workers_lost("parallel-packages", str(error)) from None


def _on_one_core(job: Callable[[Piece], Result], piece: Piece) -> Result:
    os.environ.setdefault(VARIABLE, "1")
    return job(piece)


def _dask() -> ModuleType:
    """Return the package, whose functions are only partly typed."""
    try:
        return importlib.import_module("distributed")
    except ImportError:
        raise MissingExtra("cluster") from None


@contextmanager
def _connect(distributed: ModuleType, address: str) -> Iterator[Any]:
    """Provide a client of the scheduler at *address*, which has a worker."""
    with _silence_client():
        try:
            client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise _workers_lost("parallel-no-scheduler", address) from error
        try:
            _await_worker(client, address)
            yield client
        finally:
            client.close(timeout=_PATIENCE)


def _await_worker(client: Any, address: str) -> None:  # noqa: ANN401 - half typed
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError:
        raise _workers_lost("parallel-no-worker", address) from None


def _workers_lost(name: str, what: str) -> WorkersLost:
    return WorkersLost(Phrase.of(name, what=what))


@contextmanager
def _silence_client() -> Iterator[None]:
    """Silence the client's log: errors are reported in one line."""
    log = logging.getLogger("distributed")
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)
