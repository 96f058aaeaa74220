"""Line-ups of teams for each half of a match: as named, or else the usual one.

The away team is seated first, the home team chooses after it, and the same two pairs do not
meet in both halves (:mod:`biritch.competition.teams.lineup_rules`). A half is the rounds in
which two teams play the same boards. Players have letters; ``a`` is the captain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Literal, NamedTuple, TypeAlias

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.teams import lineup_rules
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase

LETTERS = "abcdef"
"""The players of a team, in the order of its names."""


class MatchHalf(NamedTuple):
    """A half of a match: its first round, the teams, and the table of the open room."""

    round: int
    home: int
    away: int
    table: int


Pairs: TypeAlias = tuple[str, str]
"""The letters of the pair in the open room, and of that in the closed one."""
USUAL: Pairs = ("ab", "cd")
"""How a team plays until it says otherwise."""


def players_in(names: str) -> tuple[str, ...]:
    """Return the players in a team's name, separated by ``&``, ``+``, commas or slashes.

    Example:
        >>> players_in("Reds: Ann & Bob & Cleo & Dan")
        ('Ann', 'Bob', 'Cleo', 'Dan')
        >>> players_in("")
        ()
    """
    players = names.rpartition(":")[2]
    return tuple(name for part in re.split(r"[&+,;/]", players) if (name := part.strip()))


def roster(tournament: Tournament, team: int) -> dict[str, str]:
    """Return the players of *team* by letter: four, or up to six if named.

    Example:
        >>> from biritch.competition.tournament.tournament import Tournament
        >>> roster(Tournament(names={3: "Lions: Ann, Bob, Carl, Dora"}), 3)
        {'a': 'Ann', 'b': 'Bob', 'c': 'Carl', 'd': 'Dora'}
    """
    players = players_in(tournament.names.get(team, ""))
    if lineup_rules.LEAST <= len(players) <= lineup_rules.MOST:
        return dict(zip(LETTERS, players, strict=False))
    return {letter: f"{team}{letter}" for letter in LETTERS[: lineup_rules.LEAST]}


def match_half(tournament: Tournament, number: int, team: int) -> MatchHalf | None:
    """Return the half of a match of *team* in round *number*, or ``None``.

    Matches of teams have two rooms; extra boards belong to the half before them.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> from biritch.competition.tournament.tournament import Tournament
        >>> match = Tournament(seated=MovementSet("team-match", 2, 4, 6, 50))
        >>> match_half(match, 2, team=1)
        MatchHalf(round=1, home=1, away=2, table=1)
    """
    playing = any(team in sitting.entrants for sitting in tournament.sittings(number))
    if playing and tournament.extras(number):
        return match_half(tournament, number - 1, team)
    for sitting in tournament.sittings(number):
        if (
            team in sitting.entrants
            and (other := _twin(tournament, number, sitting)) is not None
        ):
            # The open room is the lower of the two tables.
            first = min(sitting, other, key=lambda sitting: sitting.table)
            home, away = first.entrants
            same = _sets(tournament, number, (home, away))
            # A half may take several rounds: it began with the first on these sets of boards.
            begun = next(
                earlier
                for earlier in range(1, number + 1)
                if _sets(tournament, earlier, (home, away)) == same
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


def room_of(
    tournament: Tournament, number: int, sitting: Sitting
) -> Literal["", "open", "closed"]:
    """Return the room of *sitting* in its match."""
    other = _twin(tournament, number, sitting)
    if other is None:
        return ""
    return "open" if sitting.table < other.table else "closed"


def pairs_playing(tournament: Tournament, half: MatchHalf) -> tuple[Pairs, Pairs]:
    """Return the pairs of home and away in *half*: as named, else the usual ones.

    The usual ones are those of the half before, with the away pairs in the other rooms.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> from biritch.competition.tournament.tournament import Tournament
        >>> match = Tournament(seated=MovementSet("team-match", 2, 4, 6, 50))
        >>> pairs_playing(match, match_half(match, 1, team=1))
        (('ab', 'cd'), ('ab', 'cd'))
        >>> pairs_playing(match, match_half(match, 3, team=1))  # the away pairs change rooms
        (('ab', 'cd'), ('cd', 'ab'))
    """
    before = _before(tournament, half)
    named = [pairs_named(tournament, half, team) for team in (half.home, half.away)]
    if named[0] and named[1]:
        return named[0], named[1]
    last = pairs_playing(tournament, before[-1]) if before else None
    home, away = last or (USUAL, USUAL)
    homes = [named[0]] if named[0] else list(_choices(home))
    aways = [named[1]] if named[1] else list(_choices(away[::-1] if last else away))
    played = tuple(
        _line_up(tournament, earlier, pairs_playing(tournament, earlier)) for earlier in before
    )
    # Two pairs that met in the first half must not meet again: the first choice that holds.
    for theirs, ours in product(aways, homes):
        how = _line_up(tournament, half, (ours, theirs))
        if not any(lineup_rules.objections(how, *_teams(tournament, half), played)):
            return ours, theirs
    return homes[0], aways[0]


def _before(tournament: Tournament, half: MatchHalf) -> list[MatchHalf]:
    two, halves = {half.home, half.away}, []
    for number in range(1, half.round):
        earlier = match_half(tournament, number, half.home)
        if (
            earlier is not None
            and {earlier.home, earlier.away} == two
            and earlier not in halves
        ):
            halves.append(earlier)
    return halves


def pairs_named(tournament: Tournament, half: MatchHalf, team: int) -> Pairs | None:
    """Return the pairs that *team* named for *half*, or ``None``."""
    named = tournament.lineups.get((team, half.round))
    return None if named is None else (named.open, named.closed)


def _choices(base: Pairs) -> Iterator[Pairs]:
    """Yield every way to form pairs from the four of *base*, starting with *base*."""
    first_pair, second_pair = base
    for first, second in (
        (first_pair, second_pair),
        (first_pair[0] + second_pair[0], first_pair[1] + second_pair[1]),
        (first_pair[0] + second_pair[1], first_pair[1] + second_pair[0]),
    ):
        yield first, second
        yield second, first


def _line_up(
    tournament: Tournament, half: MatchHalf, how: tuple[Pairs, Pairs]
) -> lineup_rules.LineUp:
    (open_home, closed_home), (open_away, closed_away) = how

    def people(team: int, letters: str) -> frozenset[str]:
        players = roster(tournament, team)
        return frozenset(players.get(letter, letter) for letter in letters)

    return lineup_rules.LineUp(
        people(half.home, open_home),
        people(half.away, open_away),
        people(half.home, closed_home),
        people(half.away, closed_away),
    )


def _teams(tournament: Tournament, half: MatchHalf) -> tuple[list[str], list[str]]:
    home, away = (list(roster(tournament, team).values()) for team in (half.home, half.away))
    return home, away


def is_fixed(tournament: Tournament, half: MatchHalf, *, by_director: bool) -> bool:
    """Return whether the line-up is final: both have named, or boards are played."""
    both = all(pairs_named(tournament, half, team) for team in (half.home, half.away))
    if tournament.online is not None:
        return both or tournament.lineup_rule == "set"
    played = any(
        tournament.state(tournament.table(sitting, board)) != "none"
        for number in range(half.round, tournament.round + 1)
        for sitting in tournament.sittings(number)
        if {*sitting.entrants} == {half.home, half.away}
        for board in tournament.boards(sitting)
    )
    return played or (both and not by_director)


def pairs_objection(
    tournament: Tournament, half: MatchHalf, team: int, mine: Pairs, theirs: Pairs | None
) -> Phrase | None:
    """Return why *team* may not play *mine* in *half*; *theirs* is the others' choice."""
    other = theirs or pairs_playing(tournament, half)[team == half.home]
    how = _line_up(tournament, half, (mine, other) if team == half.home else (other, mine))
    before = tuple(
        _line_up(tournament, earlier, pairs_playing(tournament, earlier))
        for earlier in _before(tournament, half)
    )
    # The team that names second must keep two pairs from meeting again; the first cannot know.
    earlier = before if theirs is not None else ()
    return next(lineup_rules.objections(how, *_teams(tournament, half), earlier), None)


def teams_to_name(tournament: Tournament, half: MatchHalf) -> list[int]:
    """Return the teams that may still name their line-up, away first."""
    if tournament.lineup_rule not in ("away-first", "blind"):
        return []
    return [
        team for team in (half.away, half.home) if pairs_named(tournament, half, team) is None
    ]
