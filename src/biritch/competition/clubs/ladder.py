"""Ladders: the players of a season in order, by a published formula.

A formula is one file of the shelf ``ladders/``. It defines the value of an evening to a player
and how values are combined; partners make no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from biritch import shelf
from biritch.competition.clubs import ladders as shelf_of_ladders
from biritch.competition.clubs.evening import Evening, EveningLine
from biritch.competition.clubs.members import Member, numbers_of, plain, read_numbers
from biritch.competition.clubs.season import Season, evenings_of
from biritch.competition.scoring.rounding import round_half_up
from biritch.competition.tournament.people import EnteredPlayer


@dataclass(frozen=True, slots=True)
class Ladder:
    """A formula for a season, one file of the shelf ``ladders/``."""

    value: Callable[[EveningLine], Fraction | None]
    """What an evening is worth; ``None`` where it has no such figure and does not count."""
    best: bool
    """Whether the best evenings alone count, as many as the season says."""
    total: Literal["average", "sum"]
    """How the values that count are put together."""
    unit: Literal["percent", "points"]
    whole: bool = False
    """Whether somebody with fewer evenings than are to count has no place yet."""


def ladder_formulas() -> dict[str, Ladder]:
    """Return all formulas by name: ``best-average`` is the file ``best_average.py``.

    Example:
        >>> sorted(ladder_formulas())[:3]
        ['average', 'beaten', 'best-average']
    """
    entries = shelf.load(shelf_of_ladders, "LADDER", Ladder)
    return {name.replace("_", "-"): entry for name, entry in entries.items()}


@dataclass(frozen=True, slots=True)
class CountedEvening:
    """The value of an evening to a player, and whether it counts."""

    evening: Evening
    line: EveningLine
    value: Fraction | None
    counts: bool


@dataclass(frozen=True, slots=True)
class LadderLine:
    """A player's line in a ladder; rank 0 means not yet ranked."""

    key: str
    """What tells the player from all others of the season."""
    name: str
    numbers: str
    rank: int
    shared: bool
    total: Fraction | None
    evenings: tuple[CountedEvening, ...]
    member: bool


def player_keys(evenings: Iterable[Evening]) -> dict[EnteredPlayer, str]:
    """Return the key of every player in *evenings*: one key for each person.

    A player with numbers is identified by the first one; a name without a number is the player
    of that name with a number, if there is only one.

    Example:
        >>> from biritch.competition.movement import EntrantKind
        >>> ann, again = EnteredPlayer("Ann Lee", "FFB 12"), EnteredPlayer("ann lee")
        >>> lines = (EveningLine((ann, again), 1, 1),)
        >>> player_keys([Evening("a", "", "", EntrantKind.PAIRS, lines)])[again]
        'FFB 12'
    """
    players = dict.fromkeys(player for evening in evenings for player in evening.players)
    keys: dict[EnteredPlayer, str] = {}
    by_name: dict[str, set[str]] = {}
    for player in players:
        if player.numbers:
            federation, number = next(iter(read_numbers(player.numbers).items()), ("", ""))
            keys[player] = f"{federation} {number}".strip()
            by_name.setdefault(plain(player.name), set()).add(keys[player])
    for player in players:
        known = by_name.get(plain(player.name), set())
        if player not in keys:
            keys[player] = next(iter(known)) if len(known) == 1 else plain(player.name)
    return keys


def season_ladder(
    season: Season, evenings: Iterable[Evening], members: Sequence[Member] = ()
) -> tuple[LadderLine, ...]:
    """Return the ladder of *season*: the best first, unranked players last.

    Equal totals, to the second decimal, share a place. *members* say who is a visitor.

    Raises:
        KeyError: The season's formula is on no shelf.

    Example:
        >>> season_ladder(Season("s1", "Autumn"), ())
        ()
    """
    formula = ladder_formulas()[season.ladder]
    counted = evenings_of(season, evenings)
    keys = player_keys(counted)
    played: dict[str, list[tuple[EnteredPlayer, Evening, EveningLine]]] = {}
    for evening in counted:
        for line in evening.lines:
            for player in line.players:
                played.setdefault(keys[player], []).append((player, evening, line))
    lines = [_line(key, entries, formula, season, members) for key, entries in played.items()]
    if season.members_only:
        lines = [line for line in lines if line.member]
    placed = sorted(
        (line for line in lines if line.total is not None),
        key=lambda line: (-round_half_up(line.total or Fraction(0)), plain(line.name)),
    )
    ranked = [_rank_line(line, placed) for line in placed]
    waiting = sorted(
        (line for line in lines if line.total is None), key=lambda line: plain(line.name)
    )
    return (*ranked, *waiting)


def _line(
    key: str,
    entries: Sequence[tuple[EnteredPlayer, Evening, EveningLine]],
    formula: Ladder,
    season: Season,
    members: Sequence[Member],
) -> LadderLine:
    player = max((entry[0] for entry in entries), key=lambda one: bool(one.numbers))
    values = [formula.value(line) for _, _, line in entries]
    order = sorted(
        (place for place, value in enumerate(values) if value is not None),
        key=lambda place: -(values[place] or Fraction(0)),
    )
    chosen = set(order[: season.count] if formula.best and season.count else order)
    total = None
    enough = len(order) >= max(1, season.least)
    if formula.best and formula.whole:
        enough = enough and len(order) >= season.count
    if enough:
        total = sum((values[place] or Fraction(0) for place in chosen), Fraction(0))
        total = total / len(chosen) if formula.total == "average" else total
    counted = tuple(
        CountedEvening(evening, line, value, place in chosen)
        for place, ((_, evening, line), value) in enumerate(zip(entries, values, strict=True))
    )
    return LadderLine(
        key, player.name, player.numbers, 0, shared=False, total=total, evenings=counted,
        member=is_member(player, members),
    )  # fmt: skip


def _rank_line(line: LadderLine, placed: Sequence[LadderLine]) -> LadderLine:
    mine = round_half_up(line.total or Fraction(0))
    others = [round_half_up(other.total or Fraction(0)) for other in placed]
    rank, level = 1 + sum(other > mine for other in others), others.count(mine)
    return LadderLine(
        line.key, line.name, line.numbers, rank, level > 1, line.total, line.evenings,
        line.member,
    )  # fmt: skip


def is_hidden(player: EnteredPlayer, members: Iterable[Member]) -> bool:
    """Return whether *player* is a member who wishes to be anonymous.

    Example:
        >>> is_hidden(EnteredPlayer("Ann"), [Member("Ann", hidden="yes"), Member("Bob")])
        True
    """
    return is_member(player, [member for member in members if member.hidden])


def is_member(player: EnteredPlayer, members: Iterable[Member]) -> bool:
    """Return whether *player* is one of *members*, by a number or by name.

    Example:
        >>> is_member(EnteredPlayer("Ann", "FFB 12"), [Member("Anne", numbers="FFB 12")])
        True
    """
    members = tuple(members)
    own = set(read_numbers(player.numbers).values())
    if own and any(own & {*member.all_numbers} for member in members):
        return True
    same = [member for member in members if plain(member.name) == plain(player.name)]
    known = numbers_of(player.name, members)
    return bool(same) and (not own or not known)
