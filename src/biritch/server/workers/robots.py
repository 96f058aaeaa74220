"""Robots' decisions, made in a worker and in time; otherwise by a simple rule."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

from biritch.core.calls import PASS
from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.robot import Decision
from biritch.server.systems.own_files import knowing
from biritch.server.workers import jobs
from biritch.server.workers.processes import Workers

if TYPE_CHECKING:
    from biritch.coach.tutor import Advice
    from biritch.robots.claiming.own_claims import OwnClaim
    from biritch.server.tables.protocol import HintGiven

_log = logging.getLogger(__name__)

BUDGET = 1.0
"""Seconds a robot is asked to take at most for one decision."""
GRACE = 4.0
"""Seconds more before it is given up."""
_HURRIED = 0.5


@dataclass(frozen=True, slots=True)
class ClaimToJudge:
    """A claim: the side, the number of tricks, the hand shown, the stated line."""

    claimant: Seat
    tricks: int
    shown: Hand
    line: str = ""


@dataclass(frozen=True, slots=True)
class ClaimAnswer:
    """A robot's answer to a claim; ``best`` is the result in tricks if it refuses.

    If tricks were conceded that cannot be lost, ``best`` is more than was claimed; it is
    ``None`` also if the robot could not say. ``beaten_by`` is the seat and card that beat the
    claim, if all hands are known; ``law`` is the Law by which a claim fails that best play
    would make.
    """

    accepts: bool
    best: int | None = None
    beaten_by: tuple[Seat, Card] | None = None
    law: str = ""


class Decider(Protocol):
    """The interface of a decider for robots. Its results are legal and in time.

    *table* identifies the client: tables take turns.
    """

    @property
    def is_hurried(self) -> bool:
        """Whether robots think less than half of their time because of the load."""

    async def decide(self, robot: str, view: View, seed: str, table: str = "") -> Decision:
        """Return the decision of *robot* in *view*."""

    async def advise(
        self, robot: str, view: View, seed: str, table: str = ""
    ) -> Advice | HintGiven:
        """Return the advice of *robot* in *view*, as the tutor explains it.

        A worker process returns the finished message (``HintGiven`` with an empty ID); this
        process returns the advice itself.
        """

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Return the answer of the seat of *view* to a claim."""

    async def claim(self, view: View, table: str = "") -> OwnClaim | None:
        """Return the claim of the robot on lead in *view*, if the outcome is certain."""


class WorkerDecider:
    """A decider that uses worker processes."""

    def __init__(self, workers: Workers, budget: float = BUDGET, grace: float = GRACE) -> None:
        """Use *workers*, for *budget* seconds and at most *grace* more."""
        self.workers, self.budget, self.grace = workers, budget, grace
        self.ruled = 0
        """Decisions made by a rule, where no robot's came."""

    @property
    def is_hurried(self) -> bool:
        """Whether robots think less than half of their time because of the load."""
        return self.workers.share < _HURRIED

    async def decide(self, robot: str, view: View, seed: str, table: str = "") -> Decision:
        """Return the decision of *robot* in *view*, or a rule's if it fails."""

        def job(seconds: float) -> Callable[[], Decision]:
            named = (robot, *(view.systems or ()))
            return knowing(named, partial(jobs.decide, robot, view, seconds, seed))

        try:
            decided = await self.workers.think(table, self.budget, self.grace, job)
        except Exception as fault:  # noqa: BLE001 - whatever a robot does, the game goes on
            _log.warning("%s failed (%r): a rule decides", robot, fault)
        else:
            if decided.action in view.legal:
                return decided
            kind = type(decided.action).__name__  # a card is in no log
            _log.error("%s wanted a %s that is not allowed: a rule decides", robot, kind)
        self.ruled += 1
        return by_rule(view)

    async def advise(self, robot: str, view: View, seed: str, table: str = "") -> Advice:
        """Return the tutor's advice in *view*; if that fails, the robot's own reason."""

        def job(seconds: float) -> Callable[[], Advice]:
            named = (robot, *(view.systems or ()))
            return knowing(named, partial(jobs.advise, robot, view, seconds, seed))

        try:
            advice = await self.workers.think(table, self.budget, self.grace, job)
        except Exception as fault:  # noqa: BLE001 - the robot's own reason is still one
            _log.warning("no advice: %r", fault)
        else:
            if advice.action in view.legal:
                return advice
            kind = type(advice.action).__name__
            _log.error("%s advised a %s that is not allowed", robot, kind)
        return await self._plainly(robot, view, seed, table)

    async def _plainly(self, robot: str, view: View, seed: str, table: str) -> Advice:
        from biritch.coach.tutor import Advice

        decided = await self.decide(robot, view, seed, table)
        return Advice(decided.action, decided.reason)

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Return the answer of the seat of *view*; on failure, play goes on."""

        def job(seconds: float) -> Callable[[], jobs.Judged]:
            claimant, tricks, shown = claim.claimant, claim.tricks, claim.shown
            job = partial(jobs.judge, view, claimant, tricks, shown, seconds, seed, claim.line)
            return knowing(view.systems or (), job)

        try:
            judged = await self.workers.think(table, self.budget, self.grace, job)
        except Exception as fault:  # noqa: BLE001 - whatever a robot does, the game goes on
            _log.warning("no answer to a claim (%r): play goes on", fault)
            return ClaimAnswer(accepts=False)
        return ClaimAnswer(*judged)

    async def claim(self, view: View, table: str = "") -> OwnClaim | None:
        """Return the claim of the robot on lead, or ``None`` on failure."""
        try:
            return await self.workers.think(
                table, self.budget, self.grace, lambda _: partial(jobs.claim, view)
            )
        except Exception as fault:  # noqa: BLE001 - whatever a robot does, the game goes on
            _log.warning("no claim (%r): play goes on", fault)
            return None


def by_rule(view: View) -> Decision:
    """Return a safe action without search: a pass, or a card by rule of thumb."""
    if PASS in view.legal:
        return Decision(PASS, Phrase.of("server-by-rule"))
    if isinstance(view.legal[0], Card):
        from biritch.robots.stage_rules import by_rule

        return by_rule(view)
    return Decision(view.legal[0], Phrase.of("server-by-rule"))
