"""The live table of somebody who plays a set: robots alike for all, no hints, no claims."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from biritch.core.seats import Seat
from biritch.server.sets.log import SetOpened
from biritch.server.sets.playing import (
    NodeDecider,
    is_bid,
    next_given,
    next_perfect,
    node_seed,
)
from biritch.server.storage.store import LineTaken
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.protocol import AskHint, ClaimTricks, OwnView
from biritch.server.tables.refusals import make_refusal
from biritch.server.tables.requests import TableAction
from biritch.server.tables.services import Services
from biritch.table.events import Acted
from biritch.table.setup import system_of
from biritch.table.views import seat_view


class SetContext(Protocol):
    """The sets around their tables."""

    @property
    def decider(self) -> NodeDecider:
        """Who decides for the robots."""

    async def find_opening(self, name: str) -> SetOpened:
        """Return how the set *name* was opened.

        Raises:
            OSError: It cannot be read.
        """

    def over(self, log: TableLog) -> None:
        """Hear that boards are over at the table of *log*."""


class SetTable(LiveTable):
    """A table at work for one player of a set."""

    def __init__(
        self,
        log: TableLog,
        services: Services,
        reload: Callable[[], Awaitable[TableLog]],
        context: SetContext,
    ) -> None:
        """Start the table; *reload* reads its log again."""
        self._around = context
        self._set: SetOpened | None = None
        self._told = -1
        super().__init__(log, services, reload)

    @property
    def watching_refused(self) -> str:
        """The sentence that says why nobody looks on here."""
        return "server-no-watching"

    # ---- what is asked ----

    def _hint(self, line: Connection, chair: Seat, request: AskHint) -> None:
        del chair
        line.send(make_refusal(request.id, "seat", "sets-no-hints"))

    async def _do(self, line: Connection, chair: Seat, request: TableAction) -> None:
        if isinstance(request, ClaimTricks):
            # A refused claim tells how the cards lie.
            line.send(make_refusal(request.id, "turn", "sets-no-claims"))
        elif self._set is not None and is_bid(self._set, self.log.table):
            line.send(make_refusal(request.id, "turn", "sets-only-bidding"))
        else:
            await super()._do(line, chair, request)

    def _own(self, own: OwnView) -> OwnView:
        own.can_claim = False
        return own

    # ---- robots ----

    async def _arrange(self) -> None:
        """Make the calls that are given; end a board of which the auction alone is played."""
        if self._set is None:
            self._set = await self._around.find_opening(self.log.in_set)
        await self._make_given(self._set)
        await super()._arrange()
        await self._make_given(self._set)

    async def _make_given(self, opened: SetOpened) -> None:
        made = False
        while (event := next_given(opened, self.log.table)) is not None:
            await self.log.append(event)
            made = True
        if made:
            await self._explain()
            self._show()

    def _to_think(self) -> Awaitable[None] | None:
        table = self.log.table
        if self._set is not None and is_bid(self._set, table):
            return self._score_auction(table.moved)
        return super()._to_think()

    async def _score_auction(self, n: int) -> None:
        """Find what perfect play gives in the contract that was bid."""
        await self._lease()
        game = self.log.table.playing
        assert game.facts.contract is not None
        lead, tricks = await self._around.decider.best_play(game.deal, game.facts.contract)

        async def settled() -> None:
            if n != self.log.table.moved:
                return
            self._thought = None
            try:
                while (event := next_perfect(self.log.table, lead, tricks)) is not None:
                    await self.log.append(event)
            except (OSError, LineTaken) as error:
                await self._mend(error)
                return
            await self._explain()
            self._show()

        await self._inbox.put(settled)

    async def _decide(self, n: int, seat: Seat) -> None:
        """Have a robot decide as it does at every table of this set."""
        await self._lease()
        table = self.log.table
        assert self._set is not None
        decided = await self._around.decider.decide(
            system_of(table.setup.sitters, seat),
            seat_view(table, table.seat_of(seat)),
            node_seed(self._set.seed, table.playing, table.seat_of(seat)),
            self.log.name,
        )
        await self._wait_for_pace()
        await self._inbox.put(partial(self._happen, n, Acted(seat, decided)))

    def _show(self) -> None:
        super()._show()
        if self._told != len(self.log.over):
            self._told = len(self.log.over)
            self._around.over(self.log)
