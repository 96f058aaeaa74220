"""Attendance and table money of evenings, for members and visitors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from biritch.competition.clubs.evening import Evening
from biritch.competition.clubs.ladder import is_member, player_keys
from biritch.competition.clubs.members import Member, plain
from biritch.competition.clubs.season import Season, evenings_of


@dataclass(frozen=True, slots=True)
class EveningMoney:
    """The number of members and visitors of an evening, and the sum of their fees."""

    evening: Evening
    members: int
    visitors: int
    money: Fraction


@dataclass(frozen=True, slots=True)
class PlayerAttendance:
    """A player's number of evenings, with the first and the last."""

    name: str
    member: bool
    evenings: int
    first: str
    last: str
    money: Fraction


@dataclass(frozen=True, slots=True)
class Attendance:
    """The attendance of a season: evening by evening, and player by player."""

    evenings: tuple[EveningMoney, ...]
    players: tuple[PlayerAttendance, ...]

    @property
    def money(self) -> Fraction:
        """The sum of all fees."""
        return sum((evening.money for evening in self.evenings), Fraction(0))


def read_fee(text: str) -> Fraction:
    """Return the amount in *text*; empty text is 0.

    Raises:
        ValueError: It is no amount.

    Example:
        >>> read_fee("3,50"), read_fee("")
        (Fraction(7, 2), Fraction(0, 1))
    """
    return Fraction(text.strip().replace(",", ".") or 0)


def season_attendance(
    season: Season, evenings: Iterable[Evening], members: Sequence[Member] = ()
) -> Attendance:
    """Return the attendance and table money of the evenings of *season*.

    Example:
        >>> season_attendance(Season("s1", "Autumn", fee="3.50"), ()).money
        Fraction(0, 1)
    """
    counted = evenings_of(season, evenings)
    fee = read_fee(season.fee)
    visitor_fee = read_fee(season.visitor_fee) if season.visitor_fee.strip() else fee
    keys = player_keys(counted)
    by_evening = []
    days: dict[str, list[str]] = {}
    names: dict[str, str] = {}
    belongs: dict[str, bool] = {}
    for evening in counted:
        there = dict.fromkeys(keys[player] for player in evening.players)
        for player in evening.players:
            key = keys[player]
            names[key] = player.name
            belongs[key] = belongs.get(key, False) or is_member(player, members)
        for key in there:
            days.setdefault(key, []).append(evening.date)
        inside = sum(belongs[key] for key in there)
        outside = len(there) - inside
        money = inside * fee + outside * visitor_fee
        by_evening.append(EveningMoney(evening, inside, outside, money))
    players = [
        PlayerAttendance(
            names[key],
            belongs[key],
            len(dates),
            min(dates),
            max(dates),
            len(dates) * (fee if belongs[key] else visitor_fee),
        )
        for key, dates in days.items()
    ]
    players.sort(key=lambda one: (-one.evenings, plain(one.name)))
    return Attendance(tuple(by_evening), tuple(players))
