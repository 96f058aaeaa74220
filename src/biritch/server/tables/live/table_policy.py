"""The interface of table policies: friends, tournaments, classes and sets.

All live tables have an inbox, a log, people who receive views, and robots in empty seats.
Policies add the differences through hooks; an omitted hook changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal, Protocol, TypeAlias

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.protocol import OwnView, TableView
from biritch.server.tables.refusals import make_refusal

Answer: TypeAlias = Callable[[Connection, Any], Awaitable[None]]
"""Does what a connection asks, and tells it what became of it."""


@dataclass(frozen=True, slots=True)
class Handler:
    """A handler of one kind of request, called with the identified sender.

    A repeated request is acknowledged as done, whatever has happened since.
    """

    answer: Answer
    asker: Literal["seat", "guest"] = "seat"
    """Whether it is somebody in a seat who asks, or a guest, seated or not."""
    current: bool = False
    """Whether it is refused unless it answers the table as it stands."""


class Undecided(Enum):
    """The result of a hook that does not decide what robots do."""

    UNDECIDED = "undecided"


UNDECIDED = Undecided.UNDECIDED
Thought: TypeAlias = Awaitable[None] | Undecided | None
"""What is to be thought about now: something, nothing, or whatever others say."""


def _do_nothing() -> None:
    pass


async def _go_on() -> bool:
    return True


async def _finish_nothing() -> None:
    pass


async def _admit_connection(connection: Connection) -> bool:
    del connection
    return True


def _know_asker(connection: Connection) -> bool:
    del connection
    return True


def _ignore_connection(connection: Connection) -> None:
    del connection


def _keep_public(view: TableView) -> TableView:
    return view


def _keep_own(own: OwnView) -> OwnView:
    return own


@dataclass(frozen=True, slots=True)
class TableHooks:
    """The hooks of a policy; omitted ones have the default behaviour."""

    handlers: Mapping[type, Handler] = field(default_factory=dict)
    """What answers requests here otherwise than elsewhere, by their type."""
    keeps_working: Callable[[], bool] = lambda: False
    """Whether the table goes on although nobody is there."""
    find_watching_refusal: Callable[[], str] = lambda: ""
    """The sentence that says why nobody looks on without a key; empty if one may."""

    receive_connection: Callable[[Connection], Awaitable[bool]] = _admit_connection
    """Before a connection comes in; false sends it away with its reason."""
    note_leaving: Callable[[Connection], None] = _ignore_connection
    identify_asker: Callable[[Connection], bool] = _know_asker
    """Before a connection's request is answered; false where its key opens nothing any more."""

    prepare_turn: Callable[[], Awaitable[bool]] = _go_on
    """Before anybody is set thinking; false where nothing is to be done now."""
    finish_turn: Callable[[], Awaitable[None]] = _finish_nothing
    find_board: Callable[[], tuple[Board, Deal] | None] = _do_nothing
    """The board to be dealt next, where it is not simply the next one."""
    choose_thought: Callable[[], Thought] = lambda: UNDECIDED
    decide: Callable[[int, Seat], Awaitable[None]] | None = None
    """Decides for the robot of a seat, when the table has moved so far."""

    prepare_show: Callable[[], None] = _do_nothing
    """Before everybody is sent the table."""
    show_connection: Callable[[Connection], None] | None = None
    """Sends one connection what is new to it; elsewhere each is sent its view."""
    note_show: Callable[[], None] = _do_nothing
    """After everybody was sent the table."""
    change_public: Callable[[TableView], TableView] = _keep_public
    """What everybody is sent."""
    change_own: Callable[[OwnView], OwnView] = _keep_own
    """What one person is sent."""

    follow_log: Callable[[], Awaitable[None]] = _finish_nothing
    """After something was written: does what follows of it."""
    seat_people: Callable[[], None] = _do_nothing
    """Moves everybody to the seat that the log, read again, gives them."""


class TablePolicy(Protocol):
    """A policy of a live table."""

    @property
    def hooks(self) -> TableHooks:
        """The hooks of this policy."""


def refuse_with(code: Literal["seat", "turn"], name: str) -> Answer:
    """Return a handler that refuses requests with the message *name*."""

    async def refuse(connection: Connection, request: Any) -> None:  # noqa: ANN401 - any request
        connection.send(make_refusal(request.id, code, name))

    return refuse
