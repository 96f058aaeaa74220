"""Presence on polling pages: people who stopped polling are away."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

AWAY = 45.0
"""Seconds without a word after which somebody is away; a page asks every 20 at least."""
_MOST = 20_000
"""Visits remembered; the oldest are forgotten first."""


class PageVisits:
    """The time of each person's last request at each place, in this process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start empty; *clock* returns seconds.

        Example:
            >>> visits = PageVisits(lambda: 0.0)
            >>> visits.note("table", "S")
            >>> visits.is_here("table", "S"), visits.is_here("table", "N")
            (True, False)
        """
        self._clock = clock
        self._heard: OrderedDict[tuple[str, object], float] = OrderedDict()

    def note(self, place: str, who: object) -> None:
        """Record a request of *who* at *place*."""
        self._heard[place, who] = self._clock()
        self._heard.move_to_end((place, who))
        while len(self._heard) > _MOST:
            self._heard.popitem(last=False)

    def is_here(self, place: str, who: object) -> bool:
        """Return whether *who* sent a request at *place* within :data:`AWAY` seconds."""
        heard = self._heard.get((place, who))
        return heard is not None and self._clock() - heard <= AWAY
