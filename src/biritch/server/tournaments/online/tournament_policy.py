"""The policy of a tournament's table: no hints, robots in empty seats, late onlookers.

Of a board that others have yet to play, nobody is shown more than they saw in playing it:
neither the four hands nor the double dummy solution.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from biritch.competition.tournament.scorebook import NotAllowed
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.server.tables.company_requests import CompanyRefusal, CompanyRequest
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.live.table_policy import (
    UNDECIDED,
    Handler,
    TableHooks,
    TablePolicy,
    Thought,
    refuse_with,
)
from biritch.server.tables.policies.company import CompanyPolicy, CompanyRules
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
from biritch.server.tables.view_message import hide_deal
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
    """What a table asks of its tournament and reports to it."""

    def over(self, event: str) -> None:
        """Note that a board is over at a table of *event*."""

    def is_finished(self, event: str, board: int) -> bool:
        """Return whether all tables that play *board* have finished it."""

    def objection(self, table: str, board: int) -> Phrase | None:
        """Return why *board* may not be begun at *table* now, or ``None`` if it may."""

    def played_elsewhere(self, table: str, board: int) -> float | None:
        """Return when all tables but *table* had finished *board*, or ``None``.

        In milliseconds since 1970; 0 where no other table plays it.
        """

    def explains_calls(self, event: str) -> bool:
        """Return whether players of *event* see the meanings of calls before they make them."""

    def closed_room(self, table: str) -> bool:
        """Return whether *table* is the closed room of a match, without onlookers (Law 76A)."""

    async def call_director(self, table: str, board: int, why: str, request_id: str) -> None:
        """Call the director to *table*.

        Raises:
            NotAllowed: One is called already.
            OSError: It cannot be stored.
        """


COMPANY = (Speak, AskMeaning, ExplainCall, AnswerUndo)
"""What people ask of the company at the table of a tournament: seats are the movement's."""


def play_in(
    context: TournamentContext,
) -> Callable[[LiveTable], Sequence[TablePolicy]]:
    """Return the policy factory for tables of tournaments in *context*."""

    def make_policies(live: LiveTable) -> Sequence[TablePolicy]:
        played = TournamentPolicy(live, context)
        return played, played.company

    return make_policies


class TournamentPolicy:
    """The policy of a table that belongs to a tournament."""

    def __init__(self, live: LiveTable, context: TournamentContext) -> None:
        """Apply the rules of *context* to the table *live*."""
        self.live, self._around = live, context
        self._told: set[int] = set()
        self.last_left: dict[Seat, float] = {}
        """When, in seconds of the loop, a person's last connection was cut."""
        self._refreshed = 0
        self.company = CompanyPolicy(
            live,
            CompanyRules(
                find_visible=self._find_visible,
                refuse=self._refuse,
                find_mark=lambda: (self._refreshed, live.attendance.chairs_here),
                hide_from_outside=self._hide_from_outside,
            ),
        )
        self.hooks = TableHooks(
            handlers={
                Speak: Handler(self._hear_remark, "guest"),
                DealNext: Handler(self._deal_next, current=True),
                AskHint: Handler(refuse_with("seat", "server-no-hints"), current=True),
            },
            keeps_working=self.is_working,
            find_watching_refusal=self._find_watching_refusal,
            receive_connection=self._receive_connection,
            note_leaving=self._note_leaving,
            prepare_turn=self._prepare_turn,
            find_board=self._find_board,
            choose_thought=self._choose_thought,
            note_show=self._note_over,
            change_public=self._hide_open_board,
            change_own=self._change_own,
        )

    def _find_watching_refusal(self) -> str:
        manners = self.live.log.table.setup.manners
        shut = manners is None or manners.onlookers == "none"
        closed = self._around.closed_room(self.live.log.name)
        return "server-no-watching" if shut or closed else ""

    @property
    def begun_boards(self) -> frozenset[int]:
        """The finished boards and the current one."""
        game = self.live.log.table.game
        return frozenset({*self.live.log.over} | ({game.board.number} if game else set()))

    def begun_boards_of(self, side: Side) -> frozenset[int]:
        """Return the finished boards, and the current one if *side* has called on it."""
        game = self.live.log.table.game
        auction = None if game is None else game.facts.auction
        if game is None or auction is None:
            return self.begun_boards
        callers = {auction.dealer.after(turn).side for turn in range(len(auction.calls))}
        return self.begun_boards if side in callers else frozenset(self.live.log.over)

    @property
    def under_way(self) -> int:
        """The number of the current board; 0 if there is none."""
        table = self.live.log.table
        return 0 if table.over or table.game is None else table.game.board.number

    @property
    def objection(self) -> Phrase | None:
        """Why no board may be begun now; ``None`` if one may, or none is left."""
        boards_left = [
            board for board, _ in self.live.log.boards if board.number not in self.begun_boards
        ]
        objections = [
            self._around.objection(self.live.log.name, board.number) for board in boards_left
        ]
        return None if None in objections else next(iter(objections), None)

    def _find_board(self) -> tuple[Board, Deal] | None:
        """Return the next board that may be begun, without boards already scored."""
        for board, deal in self.live.log.boards:
            begun = board.number in self.begun_boards
            if not begun and self._around.objection(self.live.log.name, board.number) is None:
                return board, deal
        return None

    def is_working(self) -> bool:
        """Return whether there is still a board to play."""
        table = self.live.log.table
        return not table.over or (table.may_deal and self.objection is None)

    def is_present(self, seat: Seat) -> bool:
        """Return whether *seat* has an open connection, in this or another process."""
        return seat in self.live.attendance.chairs_here

    async def replace(self, seat: Seat, robot: str) -> None:
        """Let *robot* play for *seat* until its person comes back."""
        await self.live.inbox.put(lambda: self._replace(seat, robot))

    async def refresh(self) -> None:
        """Send the table to everyone again: more of the board may be visible."""
        await self.live.inbox.put(self._refresh)

    async def _refresh(self) -> None:
        self._refreshed += 1
        self.live.broadcast.show()

    async def _replace(self, seat: Seat, robot: str) -> None:
        if self.live.log.table.setup.sitters[seat].person and not self.is_present(seat):
            await self.live.log.append(Replaced(seat, Sitter("robot", robot)))
            self.live.broadcast.show()

    async def _receive_connection(self, connection: Connection) -> bool:
        """Return the seat to its player, and restore the robots' pace."""
        log, robots, seat = self.live.log, self.live.robots, connection.chair
        if seat is not None and not log.table.setup.sitters[seat].person:
            await log.append(Replaced(seat, log.sitter(seat)))
        robots.pace = robots.pace or self.live.services.pace
        return True

    def _note_leaving(self, connection: Connection) -> None:
        if connection.chair is not None:
            self.last_left[connection.chair] = asyncio.get_running_loop().time()

    async def _prepare_turn(self) -> bool:
        """Deal the next board if no person can, and let robots play fast if nobody watches."""
        log = self.live.log
        if not self.live.connections:
            self.live.robots.pace = 0
        table = log.table
        empty = table.may_deal and not table.setup.persons and self.objection is None
        if table.game is not None and empty:
            await log.append(Dealt(*self.live.find_board()))
            self.live.broadcast.show()
        return True

    # ---- what they ask ----

    async def _deal_next(self, connection: Connection, request: DealNext) -> None:
        barred = self.objection if self.live.log.table.may_deal else None
        if barred is None:
            await self.live.act(connection, request)
        else:
            connection.send(RequestRefused(request.id, "turn", sentence(barred)))

    def _refuse(self, number: int, request: CompanyRequest) -> None:
        del number
        if not isinstance(request, COMPANY):
            raise CompanyRefusal("server-no-company")

    async def _hear_remark(self, connection: Connection, request: Speak) -> None:
        """Pass on a remark, to the tournament's director if it is addressed to one."""
        if request.audience != "director":
            await self.company.answer(connection, request)
            return
        number = connection.guest
        assert number is not None
        if not self.live.log.table.board_dealt <= request.on <= self.live.log.table.n:
            await self.live.refuse_stale(connection, request)  # the board it was about is over
            return
        try:
            self.company.refuse(number, request)
            board, why = self.under_way, plain_text(request.text).strip()
            seat = self.live.log.table.company.guests[number].seat
            request_id = f"call/{self.live.log.name}/{seat}/{request.id}"
            await self._around.call_director(self.live.log.name, board, why, request_id)
        except (CompanyRefusal, NotAllowed) as error:
            connection.send(RequestRefused(request.id, "seat", sentence(error.phrase)))
        except OSError:
            connection.send(make_refusal(request.id, "busy", "server-not-stored"))
        else:
            connection.send(RequestDone(request.id, self.live.log.table.n))

    # ---- robots ----

    def _choose_thought(self) -> Thought:
        return None if self.live.log.table.over and not self.live.connections else UNDECIDED

    def _note_over(self) -> None:
        over = self.live.log.over
        if len(self._told) < len(over):
            self._told = {*over}
            self._around.over(self.live.log.event)

    # ---- views ----

    def _find_visible(self) -> tuple[int, float | None]:
        """Return what onlookers may see: nothing of a board that others have yet to play."""
        manners = self.live.log.table.company.manners
        if manners.onlookers == "none":
            return 0, None
        ended = None if self.is_working() else max(self.live.log.ended.values(), default=None)
        log = PlayedLog(self.live.log.table.events, self.live.log.times, ended)
        rules = OnlookerRules(manners.behind, manners.delay)
        elsewhere = partial(self._around.played_elsewhere, self.live.log.name)
        return visible_events(log, rules, elsewhere, self.live.log.now)

    def _hide_from_outside(self, view: TableView, then: Table) -> TableView:
        # All four hands are shown of no board that anybody has still to play, here either.
        if then.playing.board.number not in self.live.log.over:
            faced = {letter(seat) for seat in then.playing.facts.exposed} & set(view.hands)
            view.hands = {seat: view.hands[seat] for seat in faced}
        return view

    def _change_own(self, own: OwnView) -> OwnView:
        own.can_next = own.can_next and self.objection is None
        if not self._around.explains_calls(self.live.log.event):
            # Law 40C3(a): no aid to memory during the auction.
            own.choices = [CallChoice(choice.call) for choice in own.choices]
        return own

    def _hide_open_board(self, view: TableView) -> TableView:
        if view.phase == "over" and not self._around.is_finished(
            self.live.log.event, view.board
        ):
            hide_deal(view)
        return view
