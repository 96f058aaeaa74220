"""A live table of a tournament: no hints, robots in empty seats, onlookers behind the field.

Of a board that somebody elsewhere has still to play nobody is shown more than was seen in
playing it: neither the four hands nor what perfect play gives.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from biritch.competition.tournament.scorebook import NotAllowed
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.server.tables.company_requests import CompanyRefusal, CompanyRequest
from biritch.server.tables.company_table import CompanyTable
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.log import TableLog
from biritch.server.tables.protocol import (
    AnswerUndo,
    AskHint,
    AskMeaning,
    CallChoice,
    DealNext,
    ExplainCall,
    OwnView,
    RequestDone,
    RequestRefused,
    Speak,
    TableView,
)
from biritch.server.tables.refusals import make_refusal
from biritch.server.tables.requests import TableAction
from biritch.server.tables.services import Services
from biritch.server.tournaments.online.onlookers import (
    OnlookerRules,
    PlayedLog,
    visible_events,
)
from biritch.server.web.plain_text import plain_text
from biritch.server.web.wire import letter, sentence
from biritch.table.events import Dealt, Replaced
from biritch.table.setup import Sitter
from biritch.table.table import Table


class TournamentContext(Protocol):
    """The tournament around its tables."""

    def over(self, event: str) -> None:
        """Hear that a board is over at a table of *event*."""

    def is_finished(self, event: str, board: int) -> bool:
        """Whether *board* is played wherever it is to be played."""

    def objection(self, table: str, board: int) -> Phrase | None:
        """Return why *board* may not be begun at *table* now, or ``None`` if it may."""

    def played_elsewhere(self, table: str, board: int) -> float | None:
        """Return when *board* had been played at all tables but *table*, if it has.

        In milliseconds since 1970; 0 where no other table plays it.
        """

    def explains_calls(self, event: str) -> bool:
        """Whether players of *event* are told what a call would say before they make it."""

    def closed_room(self, table: str) -> bool:
        """Whether *table* is the closed room of a match, where nobody looks on (Law 76A)."""

    async def call_director(self, table: str, board: int, why: str, request_id: str) -> None:
        """Call the director to *table*.

        Raises:
            NotAllowed: One is called already.
            OSError: It cannot be stored.
        """


COMPANY = (Speak, AskMeaning, ExplainCall, AnswerUndo)
"""What people ask of the company at the table of a tournament: seats are the movement's."""


class TournamentTable(CompanyTable):
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
        self._refreshed = 0
        super().__init__(log, services, reload)

    @property
    def watching_refused(self) -> str:
        """The sentence that says why nobody looks on here; empty where onlookers may."""
        manners = self.log.table.setup.manners
        shut = manners is None or manners.onlookers == "none"
        return "server-no-watching" if shut or self._around.closed_room(self.log.name) else ""

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
        await self._inbox.put(self._refresh)

    async def _refresh(self) -> None:
        self._refreshed += 1
        self._show()

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

    # ---- what they ask ----

    def _may(self, number: int, request: CompanyRequest) -> None:
        super()._may(number, request)
        if not isinstance(request, COMPANY):
            raise CompanyRefusal("server-no-company")

    async def _company(self, line: Connection, number: int, request: CompanyRequest) -> None:
        if not isinstance(request, Speak) or request.audience != "director":
            await super()._company(line, number, request)
            return
        if not self.log.table.board_dealt <= request.on <= self.log.table.n:
            await self._stale(line, request)  # the board it was about is over
            return
        try:
            self._may(number, request)
            board, why = self.under_way, plain_text(request.text).strip()
            seat = self.log.table.company.guests[number].seat
            request_id = f"call/{self.log.name}/{seat}/{request.id}"
            await self._around.call_director(self.log.name, board, why, request_id)
        except (CompanyRefusal, NotAllowed) as error:
            line.send(RequestRefused(request.id, "seat", sentence(error.phrase)))
        except OSError:
            line.send(make_refusal(request.id, "busy", "server-not-stored"))
        else:
            line.send(RequestDone(request.id, self.log.table.n))

    # ---- robots ----

    def _to_think(self) -> Awaitable[None] | None:
        if self.log.table.over and not self.lines:
            return None
        return super()._to_think()

    def _hint(self, line: Connection, chair: Seat, request: AskHint) -> None:
        del chair
        line.send(make_refusal(request.id, "seat", "server-no-hints"))

    def _show(self) -> None:
        super()._show()
        if len(self._told) < len(self.log.over):
            self._told = {*self.log.over}
            self._around.over(self.log.event)

    # ---- views ----

    def _drawn_mark(self) -> object:
        return super()._drawn_mark(), self._refreshed, self.chairs_here

    def _visible(self) -> tuple[int, float | None]:
        """Return what onlookers may see: nothing of a board to be played somewhere else."""
        manners = self.log.table.company.manners
        if manners.onlookers == "none":
            return 0, None
        ended = None if self.working else max(self.log.ended.values(), default=None)
        log = PlayedLog(self.log.table.events, self.log.times, ended)
        rules = OnlookerRules(manners.behind, manners.delay)
        elsewhere = partial(self._around.played_elsewhere, self.log.name)
        return visible_events(log, rules, elsewhere, self.log.now)

    def _seen_from_outside(self, line: Connection, then: Table) -> TableView:
        view = super()._seen_from_outside(line, then)
        # All four hands are shown of no board that anybody has still to play, here either.
        if then.playing.board.number not in self.log.over:
            faced = {letter(seat) for seat in then.playing.facts.exposed} & set(view.hands)
            view.hands = {seat: view.hands[seat] for seat in faced}
        return view

    def _own(self, own: OwnView) -> OwnView:
        own.can_next = own.can_next and self.barred is None
        if not self._around.explains_calls(self.log.event):
            # Law 40C3(a): no aid to memory during the auction.
            own.choices = [CallChoice(choice.call) for choice in own.choices]
        return own

    def _public(self, view: TableView) -> TableView:
        if view.phase == "over" and not self._around.is_finished(self.log.event, view.board):
            view.deal = view.played = None
            view.times, view.refuted = [], []
            if view.result is not None:
                view.result.double_dummy = None
        return view
