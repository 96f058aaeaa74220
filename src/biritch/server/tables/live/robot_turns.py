"""The robots of a live table: whose turn it is, and applying their decisions.

Robots decide in workers; their decisions enter the inbox like people's requests.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.server.tables.live.broadcast import Broadcast
from biritch.server.tables.live.table_parts import TableParts
from biritch.server.tables.live.table_policy import UNDECIDED
from biritch.server.tables.protocol import DoubleDummy
from biritch.server.workers.robots import ClaimToJudge
from biritch.table.events import Acted, Answered, Claimed, Event
from biritch.table.views import seat_view

LEASE = 6.0
"""Seconds for which one process alone thinks for the robots of a table."""
AGAIN = 1.0
"""Seconds until a lease that could not be asked for is asked for again."""


class RobotTurns:
    """Runs the robots' decisions of a table, one at a time."""

    def __init__(
        self,
        parts: TableParts,
        broadcast: Broadcast,
        mend: Callable[[Exception], Awaitable[None]],
    ) -> None:
        """Let robots act at the table of *parts*, and send the results with *broadcast*.

        *mend* is called after a failed write.
        """
        self._parts, self._broadcast, self._mend = parts, broadcast, mend
        self.pace, self.claims = parts.services.pace, parts.services.claims
        self._thought: tuple[int, asyncio.Task[None]] | None = None
        # With the line of the log it belongs to: a result that comes late is not shown.
        self._perfect: tuple[int, DoubleDummy | None] = (-1, None)
        # When a robot last acted, in seconds of the loop; the next one waits for its pace.
        self._paced = 0.0
        self._leased = 0.0
        decides = [each.decide for each in parts.hooks if each.decide is not None]
        self._decide = next(iter(decides), self.decide)

    @property
    def solution(self) -> DoubleDummy | None:
        """The double dummy solution, once the board is over and solved."""
        n, double_dummy = self._perfect
        return double_dummy if n == self._parts.log.table.moved else None

    @property
    def solved_at(self) -> int:
        """The log length for which the board was last solved; -1 if never."""
        return self._perfect[0]

    def set_thinking(self) -> None:
        """Start the decision that the table waits for, and cancel outdated ones."""
        moved = self._parts.log.table.moved
        if self._thought is not None:
            n, task = self._thought
            if n == moved:
                return
            task.cancel()
        work = self._choose_thought()
        self._thought = None if work is None else (moved, self._parts.inbox.keep(work))

    def stop(self) -> None:
        """Cancel the running decision."""
        if self._thought is not None:
            self._thought[1].cancel()
            self._thought = None

    def finish(self) -> None:
        """Note that the running decision is complete."""
        self._thought = None

    def _choose_thought(self) -> Awaitable[None] | None:
        for hooks in self._parts.hooks:
            if (chosen := hooks.choose_thought()) is not UNDECIDED:
                return chosen
        table = self._parts.log.table
        sitters = table.setup.sitters
        if table.over:
            return self._solve(table.moved)
        if table.claim is not None:
            robots = [s for s in sorted(table.claim.waiting) if not sitters[s].person]
            return self._answer(table.moved, robots[0]) if robots else None
        seat = table.turn
        return None if seat is None or sitters[seat].person else self._decide(table.moved, seat)

    # ---- thinking ----

    async def lease(self) -> None:
        """Acquire the lease to run this table's robots."""
        sharing, loop = self._parts.services.sharing, asyncio.get_running_loop()
        while sharing is not None and self._leased < loop.time():
            asked = loop.time()
            try:
                wait = await sharing.store.lease(
                    f"table/{self._parts.log.name}", sharing.process, LEASE
                )
            except OSError:
                wait = AGAIN
            if wait:
                await asyncio.sleep(wait)
            else:
                self._leased = asked + LEASE / 2

    async def end_lease(self) -> None:
        """Release the lease to run this table's robots."""
        sharing = self._parts.services.sharing
        if sharing is not None and self._leased:
            with contextlib.suppress(OSError):
                await sharing.store.lease(f"table/{self._parts.log.name}", sharing.process, 0)

    async def decide(self, n: int, seat: Seat) -> None:
        """Decide for the robot of *seat*, at log length *n*."""
        await self.lease()
        around = self._parts
        table = around.log.table
        seed = f"{around.services.seed} {around.log.name} {n}"
        robot = table.setup.sitters[seat].name
        view = seat_view(table, seat)
        event = await self._robot_claim(view, seat)
        if event is None:
            decided = await around.services.mind.decide(robot, view, seed, around.log.name)
            event = Acted(seat, decided.action)
        await self.act(n, event)

    async def act(self, n: int, event: Event) -> None:
        """Apply *event* after the robots' pause, if the log length is still *n*."""
        wait = self._paced + self.pace / 1000 - asyncio.get_running_loop().time()
        await asyncio.sleep(max(0.0, wait))
        await self.put(n, event)

    async def put(self, n: int, event: Event) -> None:
        """Apply *event* if the log length is still *n*."""
        await self._parts.inbox.put(partial(self._happen, n, event))

    async def _robot_claim(self, view: View, seat: Seat) -> Event | None:
        """Return the robot's claim for *seat*, if robots claim and the outcome is certain.

        If play went on after a claim on this board, people want to play it out.
        """
        around = self._parts
        table = around.log.table
        leads = view.stage == "play" and bool(view.tricks) and view.tricks[-1].full
        if not self.claims or not leads or table.was_claimed:
            return None
        if table.chair_of(table.seat_of(seat)) != seat:
            return None
        claim = await around.services.mind.claim(view, around.log.name)
        return None if claim is None else Claimed(seat, claim.tricks, claim.line)

    async def _answer(self, n: int, seat: Seat) -> None:
        await self.lease()
        around = self._parts
        table, claim = around.log.table, around.log.table.claim
        assert claim is not None
        seed = f"{around.services.seed} {around.log.name} {n}"
        game = table.playing
        to_judge = ClaimToJudge(
            claim.seat, claim.tricks, game.facts.hands[claim.seat], claim.line
        )
        mind = around.services.mind
        answer = await mind.judge(game.view(seat), to_judge, seed, around.log.name)
        event = Answered(
            seat, answer.accepts, answer.best, beaten_by=answer.beaten_by, law=answer.law
        )
        await self.put(n, event)

    async def _happen(self, n: int, event: Event) -> None:
        """Apply a robot's *event*, unless the table has moved on."""
        around = self._parts
        if n != around.log.table.moved:
            return
        self.finish()
        try:
            await around.log.append(event)
        except OSError as error:
            await self._mend(error)
            return
        self._paced = asyncio.get_running_loop().time()
        await self._broadcast.explain()
        self._broadcast.show()

    async def _solve(self, n: int) -> None:
        """Solve the finished board double dummy and broadcast the result."""
        double_dummy = await self._parts.services.perfect(self._parts.log.table.playing)
        await self._parts.inbox.put(partial(self._store_solution, n, double_dummy))

    async def _store_solution(self, n: int, double_dummy: DoubleDummy | None) -> None:
        self._perfect = (n, double_dummy)
        if n == self._parts.log.table.moved and double_dummy is not None:
            self._broadcast.show()
