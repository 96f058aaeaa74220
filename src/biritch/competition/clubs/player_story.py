"""A player's season: percentages over time, as declarer and defender, by partner."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from biritch.competition.clubs.evening import Evening, EveningLine, Part
from biritch.competition.clubs.ladder import player_keys

PARTS: tuple[Part, ...] = ("declarer", "dummy", "defence", "passed")


@dataclass(frozen=True, slots=True)
class PlayerEvening:
    """One evening of a player."""

    evening: Evening
    line: EveningLine
    partners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AverageShare:
    """An average percentage, its subject, and the number of boards or evenings."""

    of: str
    percent: Fraction
    many: int


@dataclass(frozen=True, slots=True)
class PlayerStory:
    """All evenings of a player in order, and averages over them."""

    name: str
    numbers: str
    evenings: tuple[PlayerEvening, ...]
    parts: tuple[AverageShare, ...]
    """By what the player did on a board: declarer, dummy, defence, passed out."""
    partners: tuple[AverageShare, ...]
    """By partner, those played with most first."""


def player_story(key: str, evenings: Iterable[Evening]) -> PlayerStory | None:
    """Return the season of the player *key* (see ``player_keys``), or ``None``.

    Example:
        >>> player_story("ann", ()) is None
        True
    """
    ordered = sorted(evenings, key=lambda evening: evening.date)
    keys = player_keys(ordered)
    found: list[PlayerEvening] = []
    name = numbers = ""
    boards: dict[str, list[Fraction]] = {}
    for evening in ordered:
        for line in evening.lines:
            for player in line.players:
                if keys[player] != key:
                    continue
                name, numbers = player.name, player.numbers or numbers
                found.append(PlayerEvening(evening, line, line.partners(player.name)))
                for board in (line.played or {}).get(player.name, ()):
                    boards.setdefault(board.part, []).append(board.percent)
    if not found:
        return None
    return PlayerStory(
        name,
        numbers,
        tuple(found),
        tuple(_average(part, boards[part]) for part in PARTS if part in boards),
        _by_partner(found),
    )


def _by_partner(evenings: Iterable[PlayerEvening]) -> tuple[AverageShare, ...]:
    shares: dict[str, list[Fraction]] = {}
    for one in evenings:
        if one.line.percent is not None and len(one.partners) == 1:
            shares.setdefault(one.partners[0], []).append(one.line.percent)
    averages = [_average(partner, percents) for partner, percents in shares.items()]
    return tuple(sorted(averages, key=lambda one: (-one.many, one.of)))


def _average(of: str, percents: list[Fraction]) -> AverageShare:
    return AverageShare(of, sum(percents, Fraction(0)) / len(percents), len(percents))
