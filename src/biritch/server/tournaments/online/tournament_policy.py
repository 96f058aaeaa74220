"""How a table of a tournament is played: no hints, robots in empty seats, late onlookers.

Of a board that somebody elsewhere has still to play nobody is shown more than was seen in
playing it: neither the four hands nor what perfect play gives.
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
        """Whether players of *event* see what a call would say before they make it."""

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


def play_in(
    context: TournamentContext,
) -> Callable[[LiveTable], Sequence[TablePolicy]]:
    """Return what gives a table of a tournament its policies, with *context* around it."""

    def make_policies(live: LiveTable) -> Sequence[TablePolicy]:
        played = TournamentPolicy(live, context)
        return played, played.company

    return make_policies


class TournamentPolicy:
    """A table at work for a tournament."""

    def __init__(self, live: LiveTable, context: TournamentContext) -> None:
        """Play at *live* what *context* says."""
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
        """The boards that are over, and the one under way."""
        game = self.live.log.table.game
        return frozenset({*self.live.log.over} | ({game.board.number} if game else set()))

    def begun_boards_of(self, side: Side) -> frozenset[int]:
        """The boards that are over, and the one under way if *side* has called in it."""
        game = self.live.log.table.game
        auction = None if game is None else game.facts.auction
        if game is None or auction is None:
            return self.begun_boards
        callers = {auction.dealer.after(turn).side for turn in range(len(auction.calls))}
        return self.begun_boards if side in callers else frozenset(self.live.log.over)

    @property
    def under_way(self) -> int:
        """The number of the board that is being played; 0 where none is."""
        table = self.live.log.table
        return 0 if table.over or table.game is None else table.game.board.number

    @property
    def objection(self) -> Phrase | None:
        """Why no board may be begun now; nothing where one may, or none is left."""
        boards_left = [
            board for board, _ in self.live.log.boards if board.number not in self.begun_boards
        ]
        objections = [
            self._around.objection(self.live.log.name, board.number) for board in boards_left
        ]
        return None if None in objections else next(iter(objections), None)

    def _find_board(self) -> tuple[Board, Deal] | None:
        """Return the next board that may be begun: one that was scored already is left out."""
        for board, deal in self.live.log.boards:
            begun = board.number in self.begun_boards
            if not begun and self._around.objection(self.live.log.name, board.number) is None:
                return board, deal
        return None

    def is_working(self) -> bool:
        """Return whether there is still something to play."""
        table = self.live.log.table
        return not table.over or (table.may_deal and self.objection is None)

    def is_present(self, seat: Seat) -> bool:
        """Return whether a connection of *seat* is open, here or at another process."""
        return seat in self.live.attendance.chairs_here

    async def replace(self, seat: Seat, robot: str) -> None:
        """Let *robot* play for *seat* until its person comes back."""
        await self.live.inbox.put(lambda: self._replace(seat, robot))

    async def refresh(self) -> None:
        """Send everyone the table again: more may be known of the board."""
        await self.live.inbox.put(self._refresh)

    async def _refresh(self) -> None:
        self._refreshed += 1
        self.live.broadcast.show()

    async def _replace(self, seat: Seat, robot: str) -> None:
        if self.live.log.table.setup.sitters[seat].person and not self.is_present(seat):
            await self.live.log.append(Replaced(seat, Sitter("robot", robot)))
            self.live.broadcast.show()

    async def _receive_connection(self, connection: Connection) -> bool:
        """Give a player who comes in the seat back, and robots their pace."""
        log, robots, seat = self.live.log, self.live.robots, connection.chair
        if seat is not None and not log.table.setup.sitters[seat].person:
            await log.append(Replaced(seat, log.sitter(seat)))
        robots.pace = robots.pace or self.live.services.pace
        return True

    def _note_leaving(self, connection: Connection) -> None:
        if connection.chair is not None:
            self.last_left[connection.chair] = asyncio.get_running_loop().time()

    async def _prepare_turn(self) -> bool:
        """Deal on where there is nobody to ask for it; nobody watches: no need to dawdle."""
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
        """Pass on what is said, to the director of the tournament where it is meant for one."""
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
        """Return what onlookers may see: nothing of a board to be played somewhere else."""
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
