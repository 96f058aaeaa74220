"""Where work is done: in local processes, or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from biritch.solver.cores import cores

Piece = TypeVar("Piece")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Workplace:
    """A place for parallel work.

    ``processes`` is the number of local processes, one core each; 0 is one a core. ``cluster``
    is the address of a Dask scheduler, ``tcp://10.0.0.1:8786``, to be used instead.

    Example:
        >>> Workplace(processes=1).results(abs, [-3, 4])  # doctest: +ELLIPSIS
        <generator object ...>
        >>> sorted(Workplace(processes=1).results(abs, [-3, 4]))
        [(0, 3), (1, 4)]
    """

    processes: int = 0
    cluster: str | None = None

    def results(
        self, job: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Iterator[tuple[int, Result]]:
        """Yield the index of each of *pieces* and the result of *job* for it, as they finish.

        *job* is a module-level function with picklable arguments and results. A piece whose
        worker dies is repeated, so *job* must be deterministic.

        Raises:
            WorkersLost: Workers die again and again on one piece, or cannot be reached.
            MissingExtra: A cluster is wanted, and its package is not installed.
            Exception: Whatever *job* itself raised.
        """
        if self.cluster is not None:
            from biritch.matches.parallel.cluster import results_of_cluster

            yield from results_of_cluster(job, pieces, self.cluster)
            return
        from biritch.matches.parallel.processes import results_of_processes

        many = min(self.processes or cores(), len(pieces))
        yield from results_of_processes(job, pieces, many)
