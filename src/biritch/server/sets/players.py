"""Players of sets: known by their browser's key; stored only with their consent."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

import msgspec
from msgspec import Struct

from biritch.competition.sets.rated_day import rate_day
from biritch.competition.sets.rating import Rating
from biritch.competition.sets.titles import PlayerFacts, titles_earned
from biritch.server.storage.records import RecordChanged, Records
from biritch.server.tokens import digest

UNDER, HISTORY = "player", "player-days"
"""Below which names of the store the records of players are, and their days.

Names and ratings are wanted of everybody at once; the days, which grow, of one player alone.
"""
_FRESH = 30.0
"""Seconds for which the names read are believed, where other processes may write."""
_ALONE = 600.0
"""The same where none do but the commands of the owner."""
_TRIES = 5
MOST_FRIENDS = 200


class PlayedDay(Struct, frozen=True):
    """A finished daily set: the day, the result, the rank and the number of players."""

    day: str
    result: float
    place: int
    of: int


class PlayerRecord(Struct, frozen=True, omit_defaults=True):
    """The stored profile of a player who consented; an empty ``name`` means anonymous."""

    id: str
    at: float
    name: str = ""
    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    days: tuple[PlayedDay, ...] = ()
    ratings: tuple[tuple[str, float, float], ...] = ()
    """The day, the rating and its deviation after each daily set."""
    friends: tuple[str, ...] = ()
    elsewhere: bool = False
    """Whether the name may be shown on servers with which this one exchanges results."""

    @property
    def strength(self) -> Rating:
        """The rating as a value."""
        return Rating(self.rating, self.deviation, self.volatility)

    def after(self, played: PlayedDay, rating: Rating) -> PlayerRecord:
        """Return the record after a daily set; unchanged if that day is already counted."""
        if any(each.day == played.day for each in self.days):
            return self
        return msgspec.structs.replace(
            self,
            rating=round(rating.value, 3),
            deviation=round(rating.deviation, 3),
            volatility=round(rating.volatility, 6),
            days=(*self.days, played),
            ratings=(
                *self.ratings,
                (played.day, round(rating.value, 1), round(rating.deviation, 1)),
            ),
        )


class PlayerHistory(Struct, frozen=True):
    """The days of a player and the ratings after them, as stored."""

    days: tuple[PlayedDay, ...] = ()
    ratings: tuple[tuple[str, float, float], ...] = ()


def record_names(player: str) -> tuple[str, str]:
    """Return the names of the two records of *player*.

    Example:
        >>> record_names("k3x")
        ('player/k3x', 'player-days/k3x')
    """
    return f"{UNDER}/{player}", f"{HISTORY}/{player}"


def player_id(key: str) -> str:
    """Return the public ID of the player with *key*; the key cannot be derived from it.

    Example:
        >>> len(player_id("k3x7qa"))
        24
    """
    return digest(key, "player ")[:24]


def seat_token(key: str, name: str) -> str:
    """Return the seat key of the player with *key* in the set *name*.

    Example:
        >>> seat_token("a", "x") == seat_token("a", "x") != seat_token("a", "y")
        True
    """
    return digest(f"{name} {key}", "seat ")[:40]


def longest_streak(days: tuple[PlayedDay, ...]) -> int:
    """Return the length of the longest run of consecutive days."""
    longest = length = 0
    before: date | None = None
    for day in sorted(date.fromisoformat(each.day) for each in days):
        length = length + 1 if before == day - timedelta(1) else 1
        longest, before = max(longest, length), day
    return longest


def titles_of(record: PlayerRecord) -> list[str]:
    """Return the titles that the player has earned.

    Example:
        >>> day = PlayedDay("2026-11-28", 61.0, 1, 12)
        >>> titles_of(PlayerRecord("k3x", 0.0, days=(day,)))
        ['starter', 'sixty', 'winner']
    """
    return titles_earned(
        PlayerFacts(
            sets=len(record.days),
            best=max((day.result for day in record.days), default=0.0),
            wins=sum(day.place == 1 and day.of >= 10 for day in record.days),
            streak=longest_streak(record.days),
            rating=record.strength.bounds[0] if record.days else 0.0,
        )
    )


class Players:
    """The records of players, by ID."""

    def __init__(self, records: Records, *, shared: bool) -> None:
        """Store players in *records*; *shared* if other processes write them too."""
        self._records, self._shared = records, shared
        self._known: dict[str, PlayerRecord] = {}
        self._read_at = -_FRESH - 1

    async def all_records(self, now: float) -> Mapping[str, PlayerRecord]:
        """Return all records, without the days; *now* (s) limits the age of the cache."""
        if self._read_at < 0 or now - self._read_at > (_FRESH if self._shared else _ALONE):
            there = await self._records.records(UNDER)
            found = (msgspec.json.decode(body, type=PlayerRecord) for body in there.values())
            self._known = {each.id: each for each in found}
            self._read_at = now
        return self._known

    def forget_read(self) -> None:
        """Clear the cache: a record may have been deleted."""
        self._read_at = -1.0

    async def find(self, player: str) -> PlayerRecord | None:
        """Return the record of *player* with all days, or ``None``."""
        return (await self._read_record(player))[0]

    async def _read_record(
        self, player: str
    ) -> tuple[PlayerRecord | None, dict[str, bytes | None]]:
        """Return the record of *player*, and its stored form."""
        stored: dict[str, bytes | None] = {}
        for name in record_names(player):
            stored[name] = (await self._records.records(name)).get(name)
        light, days = stored.values()
        if light is None:
            return None, stored
        record = msgspec.json.decode(light, type=PlayerRecord)
        history = msgspec.json.decode(days or b"{}", type=PlayerHistory)
        full = msgspec.structs.replace(record, days=history.days, ratings=history.ratings)
        return full, stored

    async def change(self, player: str, at: float, **changes: object) -> PlayerRecord:
        """Create the record of *player*, or change it.

        Raises:
            OSError: It cannot be stored.
        """
        for _ in range(_TRIES):
            before, stored = await self._read_record(player)
            after = msgspec.structs.replace(before or PlayerRecord(player, at), **changes)
            if await self._write(stored, after):
                return after
        raise OSError("somebody else writes this player")

    async def forget(self, player: str) -> None:
        """Delete all data of *player*.

        Raises:
            OSError: It cannot be stored.
        """
        await self._records.write(dict.fromkeys(record_names(player)))
        self._known.pop(player, None)

    async def _write(self, stored: Mapping[str, bytes | None], after: PlayerRecord) -> bool:
        """Replace *stored* by *after*; return false if another process was faster."""
        light = msgspec.structs.replace(after, days=(), ratings=())
        history = PlayerHistory(after.days, after.ratings)
        bodies = map(msgspec.json.encode, (light, history))
        changes = dict(zip(record_names(after.id), bodies, strict=True))
        try:
            await self._records.write(changes, stored)
        except RecordChanged:
            return False
        self._known[after.id] = light
        return True

    async def close_day(
        self,
        day: str,
        results: Mapping[str, float],
        places: Mapping[str, int],
        boards: int,
        now: float,
    ) -> None:
        """Update the ratings of all stored players for the daily set of *day*, once.

        Raises:
            OSError: It cannot be stored.
        """
        known = await self.all_records(now)
        before = {player: known[player].strength for player in results if player in known}
        after = rate_day(day, results, before, boards)
        for player in before:
            played = PlayedDay(day, results[player], places[player], len(results))
            for _ in range(_TRIES):
                record, stored = await self._read_record(player)
                if record is None:  # forgotten meanwhile
                    break
                if await self._write(stored, record.after(played, after[player])):
                    break
