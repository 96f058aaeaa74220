"""Broadcasts to a live table: the shared part of the view once, and each person's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from biritch.core.seats import Seat
from biritch.rules.auction import Auction
from biritch.server.tables import protocol
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.table_parts import TableParts
from biritch.server.tables.protocol import DoubleDummy
from biritch.server.tables.view_message import (
    CommonParts,
    TableContext,
    common_parts,
    common_view,
    own_view,
    refuted_claims,
    timed_actions,
)
from biritch.table.setup import systems_of
from biritch.table.table import Table
from biritch.table.views import ChairView, chair_view

PATIENCE = 0.02
"""Seconds a move waits for the meanings of its calls before it is shown without; where
several auctions wait for theirs, they share them."""


@dataclass(frozen=True, slots=True)
class _Drawn:
    """The cached, encoded messages that everybody at *table* receives."""

    table: Table
    look: ChairView
    parts: CommonParts
    text: bytes


class Broadcast:
    """Sends views to the connections of a table."""

    def __init__(
        self, parts: TableParts, find_solution: Callable[[], DoubleDummy | None]
    ) -> None:
        """Broadcast the table of *parts*.

        *find_solution* returns the double dummy solution, if known.
        """
        self._parts, self._find_solution = parts, find_solution
        self.patience = PATIENCE
        self._common: _Drawn | None = None
        shows = [
            each.show_connection for each in parts.hooks if each.show_connection is not None
        ]
        self._show_connection = next(iter(shows), None)

    def show(self) -> None:
        """Send everyone the current table.

        Does nothing before the first board is dealt: the store may not have it yet.
        """
        around = self._parts
        self.forget_drawn()
        around.attendance.tell_others()
        for hooks in around.hooks:
            hooks.prepare_show()
        if self._show_connection is not None:
            for connection in [*around.connections]:
                self._show_connection(connection)
        elif around.log.table.game is not None:
            self._send_views()
        for hooks in around.hooks:
            hooks.note_show()

    def _send_views(self) -> None:
        """Send every connection its view, encoded once for those who see the same."""
        written: dict[tuple[Seat | None, int], bytes] = {}
        for connection in self._parts.connections:
            key = (connection.chair, connection.seen)
            if key not in written:
                written[key] = self._view(connection)
            connection.send_state("view", written[key])
            connection.seen = self._parts.log.table.n

    def show_again(self) -> None:
        """Send everyone the table again: more of it is visible."""
        for connection in self._parts.connections:
            connection.shown = -1
        self.show()

    def resend_state(self, connection: Connection) -> None:
        """Send *connection* the whole current state, whatever it received before."""
        self.forget_drawn()  # who is here may have changed
        connection.shown, connection.told = -1, None
        (self._show_connection or self.send_view)(connection)

    def forget_drawn(self) -> None:
        """Drop the cached messages."""
        self._common = None

    def send_view(self, connection: Connection) -> None:
        """Send *connection* its view of the table."""
        connection.send_state("view", self._view(connection))
        connection.seen = self._parts.log.table.n

    def _view(self, connection: Connection) -> bytes:
        """Return the message for *connection*: the shared encoded part, and its own."""
        around, drawn = self._parts, self._common
        table = around.log.table
        if drawn is None or drawn.table is not table:
            self._common = drawn = self._draw_table(table, around.attendance.chairs_here)
        look = chair_view(table, connection.chair, beside=drawn.look)
        seen = min(connection.seen, table.n)
        own = own_view(look, around.services.library, seen, drawn.parts)
        for hooks in around.hooks:
            own = hooks.change_own(own)
        return protocol.whole_text(drawn.text, own)

    def _draw_table(self, table: Table, here: frozenset[Seat]) -> _Drawn:
        around = self._parts
        context = TableContext(
            around.log.name,
            here,
            self._find_solution(),
            hurried=around.services.mind.is_hurried,
        )
        look, library = chair_view(table, None), around.services.library
        parts = common_parts(look, context, library)
        view = common_view(look, context, parts)
        if view.phase == "over":
            view.times = timed_actions(around.log, view.board)
            view.refuted = refuted_claims(table)
        for hooks in around.hooks:
            view = hooks.change_public(view)
        return _Drawn(table, look, parts, protocol.common_text(view))

    # ---- meanings ----

    async def explain(self) -> None:
        """Compute the meanings of calls, before the next broadcast if they are ready soon.

        Moves never wait for explanations; late ones are pushed afterwards.
        """
        around = self._parts
        table = around.log.table
        if not around.connections or table.game is None:
            return
        facts, setup = table.game.facts, table.setup
        if facts.auction is not None and len(setup.variant.players) == len(Seat):
            library = around.services.library
            asked = systems_of(setup.sitters), facts.auction, facts.board.vulnerability
            if library.knows(*asked):
                return
            looking = around.inbox.keep(library.look_up(*asked))
            patience = self.patience / (1 + library.waiting)
            done, _ = await asyncio.wait({looking}, timeout=patience)
            if not done:
                looking.add_done_callback(partial(self._show_explanations, facts.auction))

    def _show_explanations(self, auction: Auction, looking: asyncio.Task[None]) -> None:
        """Broadcast explanations that were computed too late for the move."""
        if not looking.cancelled():
            self._parts.inbox.post(partial(self._show_meanings, auction))

    async def _show_meanings(self, auction: Auction) -> None:
        game = self._parts.log.table.game
        if game is not None and game.facts.auction == auction:
            self.show_again()
