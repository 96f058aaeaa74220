"""The double dummy result of a finished board: tricks, par, and the contract's tricks."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.server.tables.protocol import DoubleDummy
from biritch.server.web.wire import letter
from biritch.server.workers import jobs

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)

DEADLINE = 30.0
"""Seconds after which a board stays without its perfect play."""


class DoubleDummySolver(Protocol):
    """The interface of a solver of finished boards."""

    async def __call__(self, game: Game) -> DoubleDummy | None:
        """Return the double dummy solution of a finished *game*, or ``None`` if it has none."""


class JobRunner(Protocol):
    """The interface of a runner of jobs."""

    async def run(
        self, deadline: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run *job* within *deadline* seconds from its start; return its result."""


class WorkerSolver:
    """A solver of finished boards in worker processes."""

    def __init__(self, workers: JobRunner) -> None:
        """Solve in *workers*."""
        self._workers = workers

    async def __call__(self, game: Game) -> DoubleDummy | None:
        """Return the double dummy solution of a finished *game*, or ``None`` if it has none."""
        facts = game.facts
        contract = facts.contract
        if facts.drawn:  # two hands: what four could do tells nothing
            return None
        try:
            job, deal, board = jobs.perfect, game.deal_played, facts.board
            table, par = await self._workers.run(DEADLINE, job, deal, board)
        except Exception as fault:  # noqa: BLE001 - a result without it is still a result
            _log.warning("no perfect play: %r", fault)
            return None
        best = None if contract is None else table.of(contract.declarer, contract.strain)
        tricks = {
            letter(seat): {str(strain): table.of(seat, strain) for strain in Strain}
            for seat in Seat
        }
        if game.variant.tariff.odd:  # no contracts, no par
            return DoubleDummy(tricks, 0, [], best)  # type: ignore[arg-type]
        contracts = [str(each) for each in par.contracts]
        return DoubleDummy(tricks, par.score_ns, contracts, best)  # type: ignore[arg-type]
