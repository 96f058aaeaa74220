"""The policy of a class's table: the teacher stops it, shows hands and seats pupils.

The teacher's settings are read from the class. The log of the table holds no pupil's name, so
that a pupil can be erased.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol, get_args

from biritch.coach.classes.classroom import Classroom, ClassSeating
from biritch.core.seats import Seat
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
from biritch.server.tables.protocol import AskHint, OwnView, TableView
from biritch.server.tables.refusals import make_refusal
from biritch.server.tables.requests import TableAction
from biritch.server.tables.view_message import hide_deal
from biritch.server.web.wire import letter
from biritch.table.events import Replaced, Undone
from biritch.table.refusals import NotNow
from biritch.table.setup import Sitter


class ClassContext(Protocol):
    """What a table asks of its class and reports to it."""

    async def find_room(self, code: str) -> Classroom | None:
        """Return the class *code*, or ``None`` if it was erased."""

    def known_room(self, code: str) -> Classroom | None:
        """Return the class *code* if it is in memory."""

    def table_moved(self, code: str) -> None:
        """Note that something happened at a table of the class."""

    def is_finished(self, code: str, opening: int) -> bool:
        """Return whether no table of the same *opening* still plays its board."""

    def board_over(self, code: str, opening: int, table: str) -> None:
        """Note that *table*, one of *opening*, has finished its board."""


def play_in_class(context: ClassContext) -> Callable[[LiveTable], Sequence[TablePolicy]]:
    """Return the policy factory for tables of a class in *context*."""
    return lambda live: (ClassPolicy(live, context),)


class ClassPolicy:
    """The policy of a table that belongs to a class."""

    def __init__(self, live: LiveTable, context: ClassContext) -> None:
        """Apply the settings of *context*'s teacher to the table *live*."""
        self.live, self._around = live, context
        self._told = False
        """Whether the others know that the board is over here."""
        self.hooks = TableHooks(
            handlers={
                **dict.fromkeys(get_args(TableAction), Handler(self._act)),
                AskHint: Handler(refuse_with("seat", "class-no-hints"), current=True),
            },
            # The teacher sees the table from the class.
            find_watching_refusal=lambda: "server-no-watching",
            prepare_turn=self._prepare_turn,
            choose_thought=self._choose_thought,
            note_show=self._note_show,
            change_public=self._change_public,
            change_own=self._change_own,
        )

    @property
    def seating(self) -> ClassSeating | None:
        """The settings of this table in the class; ``None`` if the table was erased there."""
        room = self._around.known_room(self.live.log.classroom)
        tables = () if room is None else room.tables.values()
        return next((each for each in tables if each.table == self.live.log.name), None)

    @property
    def is_stopped(self) -> bool:
        """Whether calls and plays are blocked: stopped, closed, or the auction suffices."""
        seating, game = self.seating, self.live.log.table.game
        if seating is None or seating.stopped or seating.closed:
            return True
        playing = game is not None and not game.over and game.phase.kind != "auction"
        return seating.mode == "bid" and playing

    async def refresh(self) -> None:
        """Apply the teacher's settings and send the table to everyone."""
        await self.live.inbox.put(self._refresh)

    def refresh_soon(self) -> None:
        """Send the table to everyone soon: more of the board may be visible."""
        self.live.inbox.post(self._refresh)

    async def _refresh(self) -> None:
        if self.is_stopped:
            self.live.robots.stop()
        self.live.broadcast.show()

    async def take_back(self) -> None:
        """Undo the last action of a person and all later ones.

        Raises:
            NotNow: There is none, or the board is over.
        """
        table, sitters = self.live.log.table, self.live.log.table.setup.sitters
        if table.over:
            raise NotNow("undo", "over")
        persons = [n for n, doer in enumerate(table.doers) if sitters[doer].person]
        if not persons:
            raise NotNow("undo", "nothing")
        await self.live.inbox.put(partial(self._take_back, persons[-1]))

    async def _take_back(self, kept: int) -> None:
        while (
            (doers := self.live.log.table.doers)
            and len(doers) > kept
            and not self.live.log.table.over
        ):
            await self.live.log.append(Undone(doers[-1], len(doers) - 1))
        await self._refresh()

    async def _prepare_turn(self) -> bool:
        await self._around.find_room(self.live.log.classroom)
        if self.live.log.table.game is not None:
            await self._seat_pupils()
        return True

    async def _seat_pupils(self) -> None:
        """Seat people where the class has pupils, and robots elsewhere."""
        seating = self.seating
        if seating is None or seating.closed:
            return
        changed = False
        for seat in Seat:
            sitter = self.live.log.table.setup.sitters[seat]
            wanted = letter(seat) in seating.chairs
            if wanted != sitter.person:
                other = Sitter("person") if wanted else Sitter("robot", self.robot)
                await self.live.log.append(Replaced(seat, other))
                changed = True
        if changed:
            self.live.broadcast.show()

    @property
    def robot(self) -> str:
        """The robot for the seats without pupils."""
        sitters = (*self.live.log.table.setup.sitters, *self.live.log.setup.sitters)
        return next((each.name for each in sitters if each.kind == "robot"), "robot:sef")

    async def _act(self, connection: Connection, request: TableAction) -> None:
        if self.is_stopped:
            connection.send(make_refusal(request.id, "turn", "class-table-stopped"))
            return
        await self.live.answer_by(self.live.plain_handlers[type(request)], connection, request)

    def _choose_thought(self) -> Thought:
        return None if self.is_stopped and not self.live.log.table.over else UNDECIDED

    def _note_show(self) -> None:
        log, seating = self.live.log, self.seating
        self._around.table_moved(log.classroom)
        if log.table.over and not self._told and seating is not None:
            self._told = True
            self._around.board_over(log.classroom, seating.opening, log.name)

    # ---- views ----

    def _change_public(self, view: TableView) -> TableView:
        room = self._around.known_room(self.live.log.classroom)
        seating = self.seating
        if room is None or seating is None:
            return view
        seats = dict(view.seats)
        for seat, pupil in seating.chairs.items():
            occupant = seats.get(seat)  # type: ignore[call-overload]
            known = room.pupils.get(pupil)
            if occupant is not None and occupant.kind == "person" and known is not None:
                seats[seat] = type(occupant)("person", known.name, occupant.here)  # type: ignore[index]
        view.seats = seats
        if view.phase == "over" and not self._around.is_finished(
            self.live.log.classroom, seating.opening
        ):
            # Others still play this board: nobody is told the four hands before they have.
            hide_deal(view)
        return view

    def _change_own(self, own: OwnView) -> OwnView:
        own.can_undo = False
        seating, game = self.seating, self.live.log.table.game
        if self.is_stopped:
            own.legal, own.choices, own.can_claim = [], [], False
        if seating is not None and game is not None and seating.shown:
            hands = dict(own.hands)
            for seat in Seat:
                if letter(seat) in seating.shown:
                    hands[letter(seat)] = [str(card) for card in game.facts.hands[seat]]
            own.hands = hands
        return own
