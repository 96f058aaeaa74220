"""Decisions of robots, made in a worker and in time; otherwise by a simple rule."""

from __future__ import annotations

import logging
from typing import Protocol

from biritch.core.calls import PASS
from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.robot import Decision
from biritch.server.workers import jobs
from biritch.server.workers.processes import Workers

_log = logging.getLogger(__name__)

BUDGET = 1.0
"""Seconds a robot is asked to take at most for one decision."""
GRACE = 4.0
"""Seconds more before it is given up."""


class Decider(Protocol):
    """Decides for robots. What it returns is legal, and comes in time."""

    async def decide(self, robot: str, view: View, seed: str) -> Decision:
        """Return what *robot* does in *view*."""

    async def judge(
        self, view: View, claimant: Seat, tricks: int, shown: Hand, seed: str
    ) -> bool:
        """Return whether the seat of *view* agrees to a claim."""


class WorkerDecider:
    """Decides in worker processes."""

    def __init__(self, workers: Workers, budget: float = BUDGET, grace: float = GRACE) -> None:
        """Think in *workers*, for *budget* seconds and *grace* more at most."""
        self.workers, self.budget, self.grace = workers, budget, grace

    async def decide(self, robot: str, view: View, seed: str) -> Decision:
        """Return what *robot* does in *view*, or what a rule does if it fails."""
        try:
            decided = await self.workers.run(
                self.budget + self.grace, jobs.decide, robot, view, self.budget, seed
            )
        except Exception as fault:  # noqa: BLE001 - whatever a robot does, the game goes on
            _log.warning("%s failed (%r): a rule decides", robot, fault)
        else:
            if decided.action in view.legal:
                return decided
            _log.error("%s wanted %s, not allowed: a rule decides", robot, decided.action)
        return by_rule(view)

    async def judge(
        self, view: View, claimant: Seat, tricks: int, shown: Hand, seed: str
    ) -> bool:
        """Return whether the seat of *view* agrees; one that fails to say plays on."""
        deadline = self.budget + self.grace
        try:
            return await self.workers.run(
                deadline, jobs.judge, view, claimant, tricks, shown, self.budget, seed
            )
        except Exception as fault:  # noqa: BLE001 - whatever a robot does, the game goes on
            _log.warning("no answer to a claim (%r): play goes on", fault)
            return False


def by_rule(view: View) -> Decision:
    """Return a sound action that needs no thought: a pass, or a card by rule of thumb."""
    if PASS in view.legal:
        return Decision(PASS, Phrase.of("server-by-rule"))
    if isinstance(view.legal[0], Card):
        from biritch.robots.stage_rules import by_rule

        return by_rule(view)
    return Decision(view.legal[0], Phrase.of("server-by-rule"))
