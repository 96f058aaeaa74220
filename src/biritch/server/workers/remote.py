"""Jobs for workers in other processes, over the bus, or local ones without them.

A worker confirms a job every second. If it falls silent, the job is sent once more, then run by
this server's own workers, which have a rule as the last resort.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec

from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.robot import Decision
from biritch.server.bus.bus import Bus, NoAnswer
from biritch.server.tables.protocol import HintGiven
from biritch.server.workers import job_data, jobs
from biritch.server.workers.processes import Workers
from biritch.server.workers.robots import ClaimAnswer, ClaimToJudge, WorkerDecider

if TYPE_CHECKING:
    from biritch.coach.tutor import Advice
    from biritch.robots.claiming.own_claims import OwnClaim

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)

WORK = "biritch.work"
GROUP = "workers"
SIGN = 1.0
"""Seconds between two signs of life of the worker that does a job."""
SILENCE = 3.5
"""Seconds without one after which a worker is taken to be lost."""
_ASKED = 2
_ALONE = 5.0
"""Seconds for which nobody is asked after nobody was there."""
_HURRIED = 0.5
_read_hint = msgspec.json.Decoder(HintGiven).decode


class RemoteWorkers:
    """The workers on the bus, on any machine; *here* are this server's own."""

    def __init__(self, bus: Bus, here: Workers) -> None:
        """Send jobs over *bus*; run *here* those that nobody takes."""
        self._bus, self._here = bus, here
        self.share = 1.0
        """The part of its time that a robot got, as the worker said that answered last."""
        self.done = 0
        """Jobs that others have done."""
        self._alone_until = 0.0

    async def ask(self, job: str, whose: str, *arguments: object) -> Any:  # noqa: ANN401 - what the job returns
        """Run *job* on a worker of the bus and return its result; *whose* is its queue there.

        Raises:
            NoAnswer: No worker took it, the one that did was lost, or it failed.
            NoJobData: It cannot be sent, or the answer cannot be read.
        """
        now = asyncio.get_running_loop().time
        if now() < self._alone_until:
            raise NoAnswer("nobody listened a moment ago")
        data = job_data.write_value((job, whose, *arguments))
        for left in reversed(range(_ASKED)):
            try:
                answer = job_data.read(await self._bus.ask(WORK, data, SILENCE))
            except NoAnswer:
                if not left:
                    self._alone_until = now() + _ALONE
                    raise
            else:
                break
        state, share, result = answer
        self.share = float(share)
        if state != "done":
            raise NoAnswer(str(result))
        self.done += 1
        return result

    async def run(
        self, deadline: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run *job* on a free worker, or here within *deadline* seconds; return its result.

        Raises:
            WorkerLost: It took longer, the process died, or no worker was free for a minute.
            Exception: Whatever *job* itself raised.
        """
        if job is jobs.perfect:
            with contextlib.suppress(NoAnswer, job_data.NoJobData):
                found: T = await self.ask("perfect", "", *args)
                return found
        return await self._here.run(deadline, job, *args, **kwargs)


def _seat_and_card(told: list[object]) -> tuple[Seat, Card] | None:
    """Return the seat and card that beat a claim, if *told* has them."""
    match told:
        case [(Seat() as seat, Card() as card)]:
            return seat, card
        case _:
            return None


class RemoteDecider:
    """A decider that uses the workers on the bus, and *here* without them."""

    def __init__(self, workers: RemoteWorkers, here: WorkerDecider) -> None:
        """Use *workers* first."""
        self._workers, self._here = workers, here

    @property
    def is_hurried(self) -> bool:
        """Whether robots think less than half of their time because of the load."""
        return self._workers.share < _HURRIED or self._here.is_hurried

    async def decide(self, robot: str, view: View, seed: str, table: str = "") -> Decision:
        """Return the decision of *robot* in *view*, checked to be legal."""
        try:
            decided = await self._workers.ask("decide", table, robot, view, seed)
        except (NoAnswer, job_data.NoJobData) as fault:
            _log.debug("decided here: %s", fault)
        else:
            if isinstance(decided, Decision) and decided.action in view.legal:
                return decided
            _log.error("what a worker wanted for %s is not allowed: decided here", robot)
        return await self._here.decide(robot, view, seed, table)

    async def advise(
        self, robot: str, view: View, seed: str, table: str = ""
    ) -> Advice | HintGiven:
        """Return the tutor's advice by *robot* in *view*; it is legal."""
        try:
            said = await self._workers.ask("hint", table, robot, view, seed)
            hint = _read_hint(said)
        except (NoAnswer, job_data.NoJobData, msgspec.DecodeError, TypeError) as fault:
            _log.debug("advised here: %s", fault)
        else:
            if hint.action in {str(action) for action in view.legal}:
                return hint
            _log.error("what a worker advised is not allowed: advised here")
        return await self._here.advise(robot, view, seed, table)

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Return the answer of the seat of *view* to a claim."""
        asked: list[object] = [view, claim.claimant, claim.tricks, claim.shown, seed]
        # A worker of an earlier version reads no line.
        asked += [claim.line] if claim.line else []
        try:
            # A worker of an earlier version names no card, or no Law.
            accepts, best, *more = await self._workers.ask("judge", table, *asked)
        except (NoAnswer, job_data.NoJobData, TypeError, ValueError) as fault:
            _log.debug("judged here: %s", fault)
        else:
            if isinstance(accepts, bool) and (best is None or isinstance(best, int)):
                law = next((each for each in more[1:] if isinstance(each, str)), "")
                return ClaimAnswer(accepts, best, _seat_and_card(more[:1]), law)
        return await self._here.judge(view, claim, seed, table)

    async def claim(self, view: View, table: str = "") -> OwnClaim | None:
        """Return the claim of the robot on lead; computed here, as it is little work."""
        return await self._here.claim(view, table)
