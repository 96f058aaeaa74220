"""Calls for the director to a table, and the answers.

Law 9B1: the director must be summoned at once when attention is drawn to an irregularity. Who
called, about which board and what was answered is kept in the log of the tournament.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from biritch.competition.tournament.log import DirectorCalled, DirectorReplied
from biritch.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class DirectorReply:
    """An answer to a call, with who gave it and when."""

    words: str
    by: str
    at: str


@dataclass(frozen=True, slots=True)
class DirectorCall:
    """A call for the director, with the answers to it."""

    number: int
    """Counted from 1 through the tournament."""
    round: int
    table: int
    board: int
    why: str
    by: str
    at: str
    """When, as ISO 8601 has it."""
    replies: tuple[DirectorReply, ...] = ()
    closed: bool = False


def calls_after(
    calls: tuple[DirectorCall, ...],
    step: DirectorCalled | DirectorReplied,
    number: int,
    by: str,
    at: str,
) -> tuple[DirectorCall, ...]:
    """Return *calls* with a call of round *number* added, or with an answer to one.

    Example:
        >>> from biritch.competition.tournament.log import DirectorCalled
        >>> called = DirectorCalled(table=3, why="revoke")
        >>> calls = calls_after((), called, number=2, by="3 ns", at="2026-01-05T20:41")
        >>> calls[0].number, calls[0].round, calls[0].closed
        (1, 2, False)
    """
    if isinstance(step, DirectorCalled):
        more = DirectorCall(len(calls) + 1, number, step.table, step.board, step.why, by, at)
        return (*calls, more)
    call = calls[step.call - 1]
    replies = (*call.replies, DirectorReply(step.words, by, at)) if step.words else call.replies
    answered = replace(call, replies=replies, closed=step.closed)
    return tuple(answered if call.number == step.call else call for call in calls)


def call_objection(
    calls: tuple[DirectorCall, ...],
    step: DirectorCalled | DirectorReplied,
    number: int,
    boards: Collection[int] | None,
) -> Phrase | None:
    """Return why a call or an answer is refused in round *number*, or ``None``.

    *boards* are those at the table in this round, ``None`` where nobody sits.
    """
    if isinstance(step, DirectorReplied):
        return _replying(calls, step)
    if boards is None:
        return Phrase.of("tournament-fault-call-table", table=step.table)
    if step.board and step.board not in boards:
        numbers = ", ".join(map(str, boards))
        return Phrase.of(
            "tournament-fault-call-board", board=step.board, table=step.table, boards=numbers
        )
    for call in calls:
        if (call.round, call.table) == (number, step.table) and not call.closed:
            return Phrase.of("tournament-fault-called", table=step.table)
    return None


def _replying(calls: tuple[DirectorCall, ...], step: DirectorReplied) -> Phrase | None:
    if not 0 < step.call <= len(calls):
        return Phrase.of("tournament-fault-call-none", call=step.call)
    if calls[step.call - 1].closed:
        return Phrase.of("tournament-fault-call-closed", call=step.call)
    if not step.words.strip() and not step.closed:
        return Phrase.of("tournament-fault-call-empty")
    return None
