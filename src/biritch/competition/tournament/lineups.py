"""Who plays for a team in each half of a match: as named in the log, else as usual.

The away team is seated first, the home team chooses after it, and the same two pairs do not
meet in both halves (:mod:`biritch.competition.teams.lineup_rules`). A half is the rounds in
which two teams play the same boards. Players are known by letters, ``a`` is the captain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Literal, NamedTuple, TypeAlias

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.teams import lineup_rules
from biritch.competition.tournament.log import LineUpNamed
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase

Rule: TypeAlias = Literal["set", "away-first", "blind"]
"""As usual, unless the director says otherwise; the away team names first; neither sees the
other's before both have named."""
RULES: tuple[Rule, ...] = ("set", "away-first", "blind")
LETTERS = "abcdef"
TOO_LATE = ("lineup-no-match", "lineup-fixed", "lineup-director", "lineup-away-first")
"""What is refused whatever line-up is named."""


class MatchHalf(NamedTuple):
    """The half of a match: its first round, the teams, the table of the open room."""

    round: int
    home: int
    away: int
    table: int


Pairs: TypeAlias = tuple[str, str]
"""The letters of the pair in the open room, and of that in the closed one."""
USUAL: Pairs = ("ab", "cd")


def members(names: str) -> tuple[str, ...]:
    """Return the players in ``Reds: Ann & Bob & Cleo & Dan``; none where they are not told."""
    told = names.rpartition(":")[2]
    return tuple(part for one in re.split(r"[&+,;/]", told) if (part := one.strip()))


def roster(tournament: Tournament, team: int) -> dict[str, str]:
    """Return the players of *team* by letter: four, or up to six where so many are named."""
    found = members(tournament.names.get(team, ""))
    if lineup_rules.LEAST <= len(found) <= lineup_rules.MOST:
        return dict(zip(LETTERS, found, strict=False))
    return {one: f"{team}{one}" for one in LETTERS[: lineup_rules.LEAST]}


def half(tournament: Tournament, number: int, team: int) -> MatchHalf | None:
    """Return the half of the match *team* plays in round *number*, in two rooms, if any."""
    playing = any(team in one.entrants for one in tournament.sittings(number))
    if playing and tournament.extras(number):
        return half(tournament, number - 1, team)  # extra boards end the half before
    for sitting in tournament.sittings(number):
        if (
            team in sitting.entrants
            and (other := _twin(tournament, number, sitting)) is not None
        ):
            first = min(sitting, other, key=lambda one: one.table)
            home, away = first.entrants
            same = _sets(tournament, number, (home, away))
            begun = next(
                one
                for one in range(1, number + 1)
                if _sets(tournament, one, (home, away)) == same
            )
            return MatchHalf(begun, home, away, first.table)
    return None


def _twin(tournament: Tournament, number: int, sitting: Sitting) -> Sitting | None:
    if tournament.form is not EntrantKind.TEAMS:
        return None
    turned = (sitting.ew, sitting.ns)
    return next((s for s in tournament.sittings(number) if (s.ns, s.ew) == turned), None)


def _sets(tournament: Tournament, number: int, two: tuple[int, int]) -> set[int]:
    return {
        sitting.boards
        for sitting in tournament.sittings(number)
        if {*sitting.entrants} == {*two}
    }


def room(
    tournament: Tournament, number: int, sitting: Sitting
) -> Literal["", "open", "closed"]:
    """Return which room of a match *sitting* is."""
    other = _twin(tournament, number, sitting)
    if other is None:
        return ""
    return "open" if sitting.table < other.table else "closed"


def pairs(tournament: Tournament, found: MatchHalf) -> tuple[Pairs, Pairs]:
    """Return how home and away play in *found*: as named, else as usual.

    As usual is what was played in the half before, with the away pairs in the other rooms.
    """
    before = _before(tournament, found)
    named = [_named(tournament, found, team) for team in (found.home, found.away)]
    if named[0] and named[1]:
        return named[0], named[1]
    last = pairs(tournament, before[-1]) if before else None
    home, away = last or (USUAL, USUAL)
    homes = [named[0]] if named[0] else list(_choices(home))
    aways = [named[1]] if named[1] else list(_choices(away[::-1] if last else away))
    played = tuple(_lineup(tournament, one, pairs(tournament, one)) for one in before)
    for theirs, ours in product(aways, homes):
        how = _lineup(tournament, found, (ours, theirs))
        if not any(lineup_rules.objections(how, *_teams(tournament, found), played)):
            return ours, theirs
    return homes[0], aways[0]


def _before(tournament: Tournament, found: MatchHalf) -> list[MatchHalf]:
    two, halves = {found.home, found.away}, []
    for number in range(1, found.round):
        one = half(tournament, number, found.home)
        if one is not None and {one.home, one.away} == two and one not in halves:
            halves.append(one)
    return halves


def _named(tournament: Tournament, found: MatchHalf, team: int) -> Pairs | None:
    one = tournament.lineups.get((team, found.round))
    return None if one is None else (one.open, one.closed)


def _choices(base: Pairs) -> Iterator[Pairs]:
    """Yield *base*, the rooms changed over, and the same four in other pairs."""
    one, two = base
    for first, second in (
        (one, two),
        (one[0] + two[0], one[1] + two[1]),
        (one[0] + two[1], one[1] + two[0]),
    ):
        yield first, second
        yield second, first


def _lineup(
    tournament: Tournament, found: MatchHalf, how: tuple[Pairs, Pairs]
) -> lineup_rules.LineUp:
    (open_home, closed_home), (open_away, closed_away) = how

    def people(team: int, letters: str) -> frozenset[str]:
        known = roster(tournament, team)
        return frozenset(known.get(one, one) for one in letters)

    return lineup_rules.LineUp(
        people(found.home, open_home),
        people(found.away, open_away),
        people(found.home, closed_home),
        people(found.away, closed_away),
    )


def _teams(tournament: Tournament, found: MatchHalf) -> tuple[list[str], list[str]]:
    home, away = (list(roster(tournament, team).values()) for team in (found.home, found.away))
    return home, away


def objection(tournament: Tournament, step: LineUpNamed, *, by_director: bool) -> Phrase | None:
    """Return why *step* cannot be, or ``None`` if it can."""
    found = half(tournament, tournament.round, step.team)
    if not tournament.lining or found is None or found.round != step.round:
        return Phrase.of("lineup-no-match", team=step.team, round=step.round)
    other = found.away if step.team == found.home else found.home
    theirs = _named(tournament, found, other)
    if _fixed(tournament, found, by_director=by_director):
        return Phrase.of("lineup-fixed")
    if not by_director:
        if tournament.lining == "set":
            return Phrase.of("lineup-director")
        if tournament.lining == "away-first" and step.team == found.home and theirs is None:
            return Phrase.of("lineup-away-first", away=found.away)
    return _wrong(tournament, found, step, theirs)


def _fixed(tournament: Tournament, found: MatchHalf, *, by_director: bool) -> bool:
    """Whether nothing can be changed: both have named, or boards of this half are played."""
    both = all(_named(tournament, found, team) for team in (found.home, found.away))
    if tournament.online is not None:
        return both or tournament.lining == "set"
    played = any(
        tournament.state(tournament.table(sitting, board)) != "none"
        for number in range(found.round, tournament.round + 1)
        for sitting in tournament.sittings(number)
        if {*sitting.entrants} == {found.home, found.away}
        for board in tournament.boards(sitting)
    )
    return played or (both and not by_director)


def _wrong(
    tournament: Tournament, found: MatchHalf, step: LineUpNamed, theirs: Pairs | None
) -> Phrase | None:
    mine = (step.open, step.closed)
    other = theirs or pairs(tournament, found)[step.team == found.home]
    how = _lineup(
        tournament, found, (mine, other) if step.team == found.home else (other, mine)
    )
    before = tuple(
        _lineup(tournament, one, pairs(tournament, one)) for one in _before(tournament, found)
    )
    known = before if theirs is not None else ()
    return next(lineup_rules.objections(how, *_teams(tournament, found), known), None)


def unnamed(tournament: Tournament, found: MatchHalf) -> list[int]:
    """Return the teams that may still name their line-up, away first."""
    if tournament.lining not in ("away-first", "blind"):
        return []
    return [t for t in (found.away, found.home) if _named(tournament, found, t) is None]


def usual(tournament: Tournament, found: MatchHalf, team: int) -> LineUpNamed:
    """Return how *team* plays in *found* if nobody names anything."""
    first, second = pairs(tournament, found)[team == found.away]
    return LineUpNamed(team, found.round, first, second)
