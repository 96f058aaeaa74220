"""A live table of a class: its teacher stops it, shows hands, takes back, seats pupils.

What the teacher settled is read from the class; the log of the table holds no pupil's name,
so that a pupil can be erased.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from biritch.coach.classes.classroom import Classroom, ClassSeating
from biritch.core.seats import Seat
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live_table import LiveTable, Request
from biritch.server.tables.log import TableLog
from biritch.server.tables.protocol import AskHint, OwnView, TableView
from biritch.server.tables.refusals import make_refusal
from biritch.server.tables.requests import TableAction
from biritch.server.tables.services import Services
from biritch.server.web.wire import letter
from biritch.table.events import Replaced, Undone
from biritch.table.refusals import NotNow
from biritch.table.setup import Sitter


class ClassContext(Protocol):
    """The class around its tables."""

    async def find_room(self, code: str) -> Classroom | None:
        """Return the class *code*; none if it is erased."""

    def known_room(self, code: str) -> Classroom | None:
        """Return the class *code* if it is held."""

    def table_moved(self, code: str) -> None:
        """Hear that something happened at a table of the class."""

    def is_finished(self, code: str, opening: int) -> bool:
        """Return whether no table of the same *opening* still plays its board."""

    def board_over(self, code: str, opening: int, table: str) -> None:
        """Hear that *table*, one of *opening*, has played its board."""


class ClassTable(LiveTable):
    """A table at work for a class."""

    def __init__(
        self,
        log: TableLog,
        services: Services,
        reload: Callable[[], Awaitable[TableLog]],
        around: ClassContext,
    ) -> None:
        """Open the doors to those who have a seat."""
        self._around = around
        self._told = False
        """Whether the others were told that the board is over here."""
        super().__init__(log, services, reload)

    @property
    def seating(self) -> ClassSeating | None:
        """What the class says of this table; nothing where it is erased."""
        room = self._around.known_room(self.log.classroom)
        tables = () if room is None else room.tables.values()
        return next((each for each in tables if each.table == self.log.name), None)

    @property
    def watching_refused(self) -> str:
        """The sentence that says why nobody looks on: the teacher sees it from the class."""
        return "server-no-watching"

    @property
    def halted(self) -> bool:
        """Whether nobody may call or play now: stopped, put away, or only bid and bid out."""
        seating, game = self.seating, self.log.table.game
        if seating is None or seating.stopped or seating.closed:
            return True
        playing = game is not None and not game.over and game.phase.kind != "auction"
        return seating.mode == "bid" and playing

    async def refresh(self) -> None:
        """Follow what the teacher has settled, and send everyone the table again."""
        await self._inbox.put(self._refresh)

    def refresh_soon(self) -> None:
        """Send everyone the table again: more may be told of the board."""
        self._post(self._refresh)

    async def _refresh(self) -> None:
        if self.halted and self._thought is not None:
            self._thought[1].cancel()
            self._thought = None
        self._show()

    async def take_back(self) -> None:
        """Take back the last action of a person, and all that came after it.

        Raises:
            NotNow: There is none, or the board is over.
        """
        table, sitters = self.log.table, self.log.table.setup.sitters
        if table.over:
            raise NotNow("undo", "over")
        persons = [n for n, doer in enumerate(table.doers) if sitters[doer].person]
        if not persons:
            raise NotNow("undo", "nothing")
        await self._inbox.put(partial(self._take_back, persons[-1]))

    async def _take_back(self, kept: int) -> None:
        while (doers := self.log.table.doers) and len(doers) > kept and not self.log.table.over:
            await self.log.append(Undone(doers[-1], len(doers) - 1))
        await self._refresh()

    async def _arrange(self) -> None:
        await self._around.find_room(self.log.classroom)
        if self.log.table.game is not None:
            await self._seat_pupils()
        await super()._arrange()

    async def _seat_pupils(self) -> None:
        """Let persons sit where the class has pupils, and robots where it has none."""
        seating = self.seating
        if seating is None or seating.closed:
            return
        changed = False
        for seat in Seat:
            sitter = self.log.table.setup.sitters[seat]
            wanted = letter(seat) in seating.chairs
            if wanted != sitter.person:
                other = Sitter("person") if wanted else Sitter("robot", self.robot)
                await self.log.append(Replaced(seat, other))
                changed = True
        if changed:
            self._show()

    @property
    def robot(self) -> str:
        """The robot that sits where no pupil does."""
        sitters = (*self.log.table.setup.sitters, *self.log.begun.sitters)
        return next((each.name for each in sitters if each.kind == "robot"), "robot:sef")

    async def _ask(self, line: Connection, request: Request) -> None:
        if isinstance(request, TableAction) and self.halted:
            line.send(make_refusal(request.id, "turn", "class-table-stopped"))
            return
        await super()._ask(line, request)

    def _hint(self, line: Connection, chair: Seat, request: AskHint) -> None:
        del chair
        line.send(make_refusal(request.id, "seat", "class-no-hints"))

    def _to_think(self) -> Awaitable[None] | None:
        over = self.log.table.over
        return None if self.halted and not over else super()._to_think()

    def _show(self) -> None:
        super()._show()
        self._around.table_moved(self.log.classroom)
        seating = self.seating
        if self.log.table.over and not self._told and seating is not None:
            self._told = True
            self._around.board_over(self.log.classroom, seating.opening, self.log.name)

    # ---- views ----

    def _public(self, view: TableView) -> TableView:
        room = self._around.known_room(self.log.classroom)
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
            self.log.classroom, seating.opening
        ):
            # Others still play this board: nobody is told the four hands before they have.
            view.deal = view.played = None
            view.times, view.refuted = [], []
            if view.result is not None:
                view.result.double_dummy = None
        return view

    def _own(self, own: OwnView) -> OwnView:
        own.can_undo = False
        seating, game = self.seating, self.log.table.game
        if self.halted:
            own.legal, own.choices, own.can_claim = [], [], False
        if seating is not None and game is not None and seating.shown:
            hands = dict(own.hands)
            for seat in Seat:
                if letter(seat) in seating.shown:
                    hands[letter(seat)] = [str(card) for card in game.facts.hands[seat]]
            own.hands = hands
        return own
