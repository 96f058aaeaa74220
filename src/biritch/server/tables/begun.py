"""A table that starts in the middle of a board, after given calls and cards."""

from __future__ import annotations

from collections.abc import Sequence

from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.games.phase import Action
from biritch.server.tables import log_events as event_lines
from biritch.server.tables.log import TableLog
from biritch.server.tables.log_events import LoggedEvent
from biritch.server.tables.opening import CannotOpenTable
from biritch.table.events import Acted, Dealt


def begun_lines(log: TableLog, actions: Sequence[str], at: int) -> list[bytes]:
    """Return the log lines that deal the first board of *log* and make *actions* on it.

    Raises:
        CannotOpenTable: One of them is no call and no card, or is not allowed where it comes.
    """
    dealt = Dealt(*log.next_board())
    table = log.table.after(dealt)
    lines = [event_lines.write(LoggedEvent(dealt, None, "", at))]
    for text in actions:
        seat = table.turn
        if seat is None:
            raise CannotOpenTable("begun", text=text)
        event = Acted(seat, _action(text))
        try:
            table = table.after(event)
        except ValueError:
            raise CannotOpenTable("begun", text=text) from None
        lines.append(event_lines.write(LoggedEvent(event, None, "", at)))
    return lines


def _action(text: str) -> Action:
    for read in (parse_call, Card.parse):
        try:
            return read(text)
        except ValueError:
            continue
    raise CannotOpenTable("begun", text=text)
