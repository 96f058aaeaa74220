"""Versions: which event last changed each thing that people answer at a table.

Every step names the newest event its sender had seen. It is stale when what it answers has
changed since: a seat, a guest, a call, a wish to take back, the settled manners.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class CompanyVersions:
    """The last event that changed each seat, guest, the manners, the onlookers' invitation.

    Example:
        >>> before = CompanyFacts(("N", "E", "S", "W"))
        >>> after = CompanyFacts(("N", "E", "X", "W"))
        >>> CompanyVersions().after(7, before, after).seats
        (0, 0, 7, 0)
    """

    seats: tuple[int, ...] = (0, 0, 0, 0)
    guests: tuple[int, ...] = ()
    manners: int = 0
    onlookers: int = 0

    def after(self, n: int, before: CompanyFacts, now: CompanyFacts) -> CompanyVersions:
        """Return the versions once event *n* has made *before* into *now*."""
        if before == now:
            return self
        return CompanyVersions(
            _mark_changed(self.seats, n, before.seats, now.seats),
            _mark_changed(self.guests, n, before.guests, now.guests),
            self.manners if before.manners == now.manners else n,
            self.onlookers if before.onlookers == now.onlookers else n,
        )


@dataclass(frozen=True, slots=True)
class CompanyFacts:
    """What of a company steps answer; only compared, never read."""

    seats: tuple[object, ...] = (None,) * 4
    guests: tuple[object, ...] = ()
    manners: object = None
    onlookers: object = None


@dataclass(frozen=True, slots=True)
class Versions:
    """The versions of everything that a step at a table may answer, as numbers of events.

    ``moved`` is the last event that was more than talk, ``board`` the deal of the board,
    ``calls`` each call of its auction, ``undo`` the wish to take back that waits (``None``
    without one).
    """

    moved: int
    board: int
    calls: tuple[int, ...]
    undo: int | None
    company: CompanyVersions

    def of_call(self, index: int) -> int:
        """Return the event that made call *index*; the last one where there is no such call."""
        return self.calls[index] if 0 <= index < len(self.calls) else self.moved

    def of_guest(self, number: int) -> int:
        """Return the event that last seated, admitted or removed guest *number*."""
        guests = self.company.guests
        return guests[number] if 0 <= number < len(guests) else 0

    def of_seats(self, seats: Iterable[int]) -> int:
        """Return the last event that changed who sits, or may sit, in one of *seats*."""
        return max(self.company.seats[seat] for seat in seats)


def _mark_changed(
    versions: tuple[int, ...], n: int, before: Sequence[T], now: Sequence[T]
) -> tuple[int, ...]:
    """Return *versions* with *n* for each of *now* that is not as *before*."""
    kept = (*versions, *[0] * len(now))
    return tuple(
        kept[index] if index < len(before) and before[index] == each else n
        for index, each in enumerate(now)
    )


NO_VERSIONS = CompanyVersions()
"""Nothing has changed yet."""
