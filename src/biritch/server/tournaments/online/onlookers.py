"""What onlookers of a tournament may see: no board still to be played at another table.

A board is shown once every other table has played it, plus the number of boards that the
organiser set, and then at the pace of the play: each call and card as long after the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from biritch.table.events import Dealt, Event

BoardClock: TypeAlias = Callable[[int], float | None]
"""Tells when a board had been played at all other tables, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class OnlookerRules:
    """The onlookers' delay: a number of *boards*, plus a number of *seconds*."""

    boards: int
    seconds: int


@dataclass(frozen=True, slots=True)
class PlayedLog:
    """The entries of a table with their times in milliseconds, and whether more may come."""

    events: Sequence[Event]
    times: Sequence[int]
    ended: int | None
    """When its last board was over; ``None`` while there is one to play."""


def visible_events(
    log: PlayedLog, rules: OnlookerRules, elsewhere: BoardClock, now: float
) -> tuple[int, float | None]:
    """Return how many entries of *log* may be seen *now*, and the seconds until the next.

    The seconds are ``None`` if time does not decide: another entry of an unfinished board, here
    or elsewhere, wakes the onlookers.

    Example:
        >>> import biritch as bw
        >>> boards = [Dealt(bw.Board.from_number(n), bw.Deal.random(seed=n)) for n in (1, 2)]
        >>> log = PlayedLog(boards, [1000, 61_000], ended=None)
        >>> visible_events(log, OnlookerRules(1, 0), lambda board: 0.0, now=61_000)
        (1, None)
        >>> visible_events(log, OnlookerRules(0, 30), lambda board: 0.0, now=61_000)
        (1, 30.0)
    """
    dealt = [n for n, event in enumerate(log.events) if isinstance(event, Dealt)]
    if not dealt:
        return 0, None
    for turn, first in enumerate(dealt):
        begins = _first_shown_at(log, dealt, turn, rules, elsewhere)
        if begins is None:
            return first, None
        last = dealt[turn + 1] if turn + 1 < len(dealt) else len(log.events)
        for n in range(first, last):
            due = begins + log.times[n] - log.times[first]
            if due > now:
                return n, (due - now) / 1000
    return len(log.events), None


def _first_shown_at(
    log: PlayedLog,
    dealt: Sequence[int],
    turn: int,
    rules: OnlookerRules,
    elsewhere: BoardClock,
) -> float | None:
    """Return when the board dealt as number *turn* becomes visible, if known."""
    event = log.events[dealt[turn]]
    assert isinstance(event, Dealt)
    played = elsewhere(event.board.number)
    later = turn + rules.boards
    here = log.times[dealt[later]] if later < len(dealt) else log.ended
    if played is None or here is None:
        return None
    return max(played, here, log.times[dealt[turn]]) + 1000 * rules.seconds
