"""A live table of a tournament: no spectators, no hints, robots in empty seats.

Of a board that somebody elsewhere has still to play nobody is shown more than was seen in
playing it: neither the four hands nor what perfect play gives.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.server.tables.connection import Connection
from biritch.server.tables.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.protocol import AskHint, DealNext, RequestRefused, TableView
from biritch.server.tables.refusals import refused
from biritch.server.tables.requests import TableAction
from biritch.server.tables.services import Services
from biritch.server.web.wire import sentence
from biritch.table.events import Dealt, Replaced
from biritch.table.setup import Sitter


class TournamentContext(Protocol):
    """The tournament around its tables."""

    def over(self, event: str) -> None:
        """Hear that a board is over at a table of *event*."""

    def finished(self, event: str, board: int) -> bool:
        """Whether *board* is played wherever it is to be played."""

    def objection(self, table: str, board: int) -> Phrase | None:
        """Return why *board* may not be begun at *table* now, or ``None`` if it may."""


class TournamentTable(LiveTable):
    """A table at work for a tournament."""

    def __init__(
        self,
        log: TableLog,
        services: Services,
        reload: Callable[[], Awaitable[TableLog]],
        context: TournamentContext,
    ) -> None:
        """Open the doors to those who have a seat."""
        self._around = context
        self._told: set[int] = set()
        self.left: dict[Seat, float] = {}
        """When, in seconds of the loop, a person's last line was cut."""
        super().__init__(log, services, reload)

    @property
    def begun(self) -> frozenset[int]:
        """The boards that are over, and the one under way."""
        game = self.log.table.game
        return frozenset({*self.log.over} | ({game.board.number} if game else set()))

    def begun_by(self, side: Side) -> frozenset[int]:
        """The boards that are over, and the one under way if *side* has called in it."""
        game = self.log.table.game
        auction = None if game is None else game.facts.auction
        if game is None or auction is None:
            return self.begun
        callers = {auction.dealer.after(turn).side for turn in range(len(auction.calls))}
        return self.begun if side in callers else frozenset(self.log.over)

    @property
    def under_way(self) -> int:
        """The number of the board that is being played; 0 where none is."""
        table = self.log.table
        return 0 if table.over or table.game is None else table.game.board.number

    @property
    def barred(self) -> Phrase | None:
        """Why no board may be begun now; nothing where one may, or none is left."""
        boards_left = [board for board, _ in self.log.set if board.number not in self.begun]
        objections = [
            self._around.objection(self.log.name, board.number) for board in boards_left
        ]
        return None if None in objections else next(iter(objections), None)

    def _next(self, by: Seat | None = None, cut: int | None = None) -> tuple[Board, Deal]:
        """Return the next board that may be begun: one that was scored already is left out."""
        for board, deal in self.log.set:
            begun = board.number in self.begun
            if not begun and self._around.objection(self.log.name, board.number) is None:
                return board, deal
        return super()._next(by, cut)

    @property
    def working(self) -> bool:
        """Whether there is still something to play."""
        table = self.log.table
        return not table.over or (table.may_deal and self.barred is None)

    def present(self, seat: Seat) -> bool:
        """Whether a line of *seat* is open, here or at another process."""
        return seat in self.chairs_here

    async def replace(self, seat: Seat, robot: str) -> None:
        """Let *robot* play for *seat* until its person comes back."""
        await self._inbox.put(lambda: self._replace(seat, robot))

    async def refresh(self) -> None:
        """Send everyone the table again: more may be known of the board."""
        await self._inbox.put(self._shown)

    async def _replace(self, seat: Seat, robot: str) -> None:
        if self.log.table.setup.sitters[seat].person and not self.present(seat):
            await self.log.append(Replaced(seat, Sitter("robot", robot)))
            self._show()

    async def _enter(self, line: Connection) -> None:
        seat = line.chair
        if seat is not None and not self.log.table.setup.sitters[seat].person:
            await self.log.append(Replaced(seat, self.log.sitter(seat)))
        self.pace = self.pace or self._services.pace
        await super()._enter(line)

    async def _leave(self, line: Connection) -> None:
        await super()._leave(line)
        if line.chair is not None:
            self.left[line.chair] = asyncio.get_running_loop().time()

    async def _arrange(self) -> None:
        """Deal on where there is nobody to ask for it; nobody watches: no need to dawdle."""
        table = self.log.table
        if not self.lines:
            self.pace = 0
        empty = table.may_deal and not table.setup.persons and self.barred is None
        if table.game is not None and empty:
            await self.log.append(Dealt(*self._next()))
            self._show()
        await super()._arrange()

    async def _do(self, line: Connection, chair: Seat, request: TableAction) -> None:
        table = self.log.table
        barred = self.barred if isinstance(request, DealNext) and table.may_deal else None
        if barred is None:
            await super()._do(line, chair, request)
        else:
            line.send(RequestRefused(request.id, "turn", sentence(barred)))

    def _to_think(self) -> Awaitable[None] | None:
        if self.log.table.over and not self.lines:
            return None
        return super()._to_think()

    def _hint(self, line: Connection, chair: Seat, request: AskHint) -> None:
        del chair
        line.send(refused(request.id, "seat", "server-no-hints"))

    def _show(self) -> None:
        super()._show()
        if len(self._told) < len(self.log.over):
            self._told = {*self.log.over}
            self._around.over(self.log.event)

    def _drawn(self, line: Connection) -> TableView:
        view = super()._drawn(line)
        view.can_next = view.can_next and self.barred is None
        if view.phase == "over" and not self._around.finished(self.log.event, view.board):
            view.deal = view.played = None
            if view.result is not None:
                view.result.double_dummy = None
        return view
