"""Regular tournaments: every Monday at eight, the first Sunday of the month, or one date.

Times are local: eight o'clock stays eight o'clock in summer time. The time zones are those of
the system (``zoneinfo``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from itertools import islice, takewhile
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo

from biritch.competition.clubs.members import MemberListError
from biritch.competition.movement import EntrantKind

Repeat: TypeAlias = Literal["once", "weekly", "monthly"]
_MONTHS = 240
"""Months looked ahead for a date."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegularTournament:
    """A tournament that opens by itself on its dates, for players who register.

    Example:
        >>> monday = RegularTournament(name="m", title="Monday", first="2026-03-23")
        >>> [day.isoformat() for day in monday.days(date(2026, 3, 24), 2)]
        ['2026-03-30', '2026-04-06']
        >>> [f"{monday.start(day):%H:%M}" for day in monday.days(date(2026, 3, 23), 2)]
        ['20:00', '20:00']
    """

    name: str
    title: str
    first: str
    """The first day (ISO 8601): it says the day of the week too."""
    at: str = "20:00"
    """The time it begins, on the wall of the club."""
    zone: str = "UTC"
    """The time zone, ``Europe/Paris``."""
    repeat: Repeat = "weekly"
    weeks: int = 1
    """Every that many weeks."""
    until: str = ""
    """The last day, if there is one."""
    opens: int = 144
    """Hours before the beginning from which players sign up."""
    places: int = 16
    form: EntrantKind = EntrantKind.PAIRS
    minutes: int = 180
    """How long it is to last."""
    each: int = 0
    """Boards a round; 0 is what suits."""
    rules: str = "wbf"
    method: str = ""
    online: bool = True
    """Whether the boards are played at this server's tables; then it begins by itself too."""
    robots: str = ""
    public: bool = True
    """Whether everybody sees the dates at the club's address."""
    skipped: tuple[str, ...] = ()
    """Days (ISO 8601) on which there is none."""
    language: str = ""
    """The language in which its titles write the day; empty writes it by ISO 8601."""

    def days(self, since: date, most: int = 1) -> list[date]:
        """Return the next *most* dates from *since* on, cancelled ones included."""
        last = date.fromisoformat(self.until) if self.until else date.max
        later = (day for day in self._all_days(since) if day >= since)
        return list(islice(takewhile(lambda day: day <= last, later), most))

    def _all_days(self, since: date) -> Iterator[date]:
        first = date.fromisoformat(self.first)
        if self.repeat == "once":
            yield first
        elif self.repeat == "weekly":
            step = timedelta(7 * self.weeks)
            # Not day by day from a first one that was years ago.
            day = first + step * max(0, (since - first) // step)
            while day.year < date.max.year:
                yield day
                day += step
        else:
            yield from _monthly(first, since)

    def start(self, day: date) -> datetime:
        """Return when it begins on *day*, in its time zone.

        A time skipped by the clocks in spring moves forward; of one that occurs twice in autumn
        the first counts.

        Raises:
            MemberListError: The zone is not known.

        Example:
            >>> night = RegularTournament(name="n", title="", first="2026-03-29", at="02:30",
            ...     zone="Europe/Paris")
            >>> f"{night.start(date(2026, 3, 29)):%H:%M %Z}"
            '03:30 CEST'
        """
        zone = zone_named(self.zone)
        wall = datetime.combine(day, time.fromisoformat(self.at), zone)
        return wall.astimezone(UTC).astimezone(zone)

    def opening(self, day: date) -> datetime:
        """Return when registration for *day* opens, in UTC."""
        return self.start(day).astimezone(UTC) - timedelta(hours=self.opens)

    def is_skipped(self, day: date) -> bool:
        """Return whether *day* is cancelled."""
        return day.isoformat() in self.skipped


def _monthly(first: date, since: date) -> Iterator[date]:
    """Yield the same day as *first* (such as the second Tuesday) of every month."""
    turn = (first.day - 1) // 7
    start = max(first, since - timedelta(31))
    for month in range(_MONTHS):
        years, number = divmod(start.month - 1 + month, 12)
        opening = date(start.year + years, number + 1, 1)
        day = opening + timedelta((first.weekday() - opening.weekday()) % 7 + 7 * turn)
        if day.month != opening.month:  # no fifth one: the last
            day -= timedelta(7)
        if day >= first:
            yield day


def zone_named(name: str) -> tzinfo:
    """Return the time zone *name*.

    Raises:
        MemberListError: There is none of that name.

    Example:
        >>> str(zone_named("Europe/Paris"))
        'Europe/Paris'
    """
    if name == "UTC":  # known where the system has no zones
        return UTC
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        raise MemberListError("no-zone", text=name[:40]) from None


def check_regular(regular: RegularTournament) -> None:
    """Refuse a regular tournament that cannot be held.

    Raises:
        MemberListError: A day or a time is none, the zone is unknown, or no day is left.

    Example:
        >>> check_regular(RegularTournament(name="m", title="Monday", first="2026-02-28"))
    """
    try:
        first = date.fromisoformat(regular.first)
        until = date.fromisoformat(regular.until) if regular.until else first
        time.fromisoformat(regular.at)
    except ValueError:
        raise MemberListError("no-day") from None
    zone_named(regular.zone)
    if until < first:
        raise MemberListError("no-day-left")
