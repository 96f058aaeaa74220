"""Rounds of a scorebook: match scores, the ranking, and the next draw.

Everything is a function of the scorebook. A draw is entered in the log, and stays whatever is
corrected afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeAlias

from biritch.competition.movement import Unsuitable
from biritch.competition.results.result import Contestant
from biritch.competition.scoring.adjustments import Adjustment
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.scale import scales
from biritch.competition.teams import swiss
from biritch.competition.teams.match import WORTHS, TeamMatch
from biritch.competition.teams.swiss import SwissDraw
from biritch.competition.teams.team_ranking import (
    BYE,
    USUAL_SCALE,
    TeamScoring,
    matches,
    rank_teams,
    victory_points,
)
from biritch.competition.tournament.scorebook import Scorebook
from biritch.competition.tournament.scorebook_log import RoundDrawn

Two: TypeAlias = tuple[Contestant, Contestant]
"""Who meets: home, away."""

RULES = ("closest", "descending", "danish", "first")
"""How a round may be drawn (see :mod:`biritch.competition.teams.swiss`).

``first`` is by seed: the order in which contestants entered.
"""


@dataclass(frozen=True, slots=True)
class ScorebookMatch:
    """A match of a round, its progress, and each team's points, home first."""

    round: int
    """The number of the round, from 1; 0 where no rounds are drawn."""
    home: Contestant
    away: Contestant
    match: TeamMatch | None = None
    """Its boards so far; ``None`` before the first score."""
    over: bool = False
    points: tuple[Fraction, Fraction] | None = None
    """Victory points, once it is over and where there are any."""


def scorebook_scoring(scorebook: Scorebook) -> TeamScoring:
    """Return how the teams of *scorebook* are scored.

    Example:
        >>> from biritch.competition.tournament.scorebook import Scorebook
        >>> scorebook_scoring(Scorebook(rules="wbf", count="bam")).by
        'bam'
    """
    count = scorebook.count or USUAL_SCALE
    if count in WORTHS:
        return TeamScoring(scorebook.regulation, count)
    return TeamScoring(scorebook.regulation, scale=scales()[count])


def scorebook_matches(scorebook: Scorebook) -> tuple[ScorebookMatch, ...]:
    """Return the matches by round; without drawn rounds, those with a score."""
    played = matches(scorebook.results, scorebook_scoring(scorebook))
    if not scorebook.rounds:
        return tuple(
            _progress(scorebook, 0, (match.home, match.away), match) for match in played
        )
    places = {(match.stage, frozenset((match.home, match.away))): match for match in played}
    return tuple(
        _progress(scorebook, number, two, places.get((str(number), frozenset(two))))
        for number, drew in enumerate(scorebook.rounds, 1)
        for two in drew.matches
    )


def _progress(
    scorebook: Scorebook, number: int, two: Two, match: TeamMatch | None
) -> ScorebookMatch:
    if match is None:
        return ScorebookMatch(number, *two)
    match = match if match.home == two[0] else _turn_match(match)
    over = match.boards_scheduled >= (scorebook.boards or 1) and _complete(scorebook, match)
    points = victory_points(match, scorebook_scoring(scorebook)) if over else None
    return ScorebookMatch(number, *two, match, over, points)


def _complete(scorebook: Scorebook, match: TeamMatch) -> bool:
    """Return whether every board of *match* has an entry in both rooms, even *not played*."""
    rooms = Counter(
        result.board
        for result in scorebook.results
        if result.stage == match.stage and {*result.ns, *result.ew} == {match.home, match.away}
    )
    return all(many == 2 for many in rooms.values())


def _turn_match(match: TeamMatch) -> TeamMatch:
    boards = tuple(
        replace(
            board,
            total=None if board.total is None else -board.total,
            home=board.away,
            away=board.home,
            scores=board.scores and board.scores[::-1],
        )
        for board in match.boards
    )
    return TeamMatch(match.away, match.home, boards, match.stage)


def byes(scorebook: Scorebook) -> Iterator[Adjustment]:
    """Yield the victory points of the teams that had a bye, round by round."""
    scale = scorebook_scoring(scorebook).scale
    if scale is None:
        return
    for number, drew in enumerate(scorebook.rounds, 1):
        for who in drew.byes:
            yield Adjustment(who, BYE * scale.most / 100, "bye", str(number))


def scorebook_ranking(scorebook: Scorebook) -> tuple[RankingLine, ...]:
    """Return the ranking so far; of teams, only finished matches count."""
    if not scorebook.teams:
        return scorebook.pairs_ranking() if scorebook.scores else ()
    over = [
        match.match
        for match in scorebook_matches(scorebook)
        if match.over and match.match is not None
    ]
    more = (*scorebook.adjustments, *byes(scorebook))
    return rank_teams(over, scorebook_scoring(scorebook), more) if over or more else ()


def unfinished_match(scorebook: Scorebook) -> Two | None:
    """Return an unfinished match of the last round, or ``None``."""
    if not scorebook.rounds:
        return None
    for home, away in scorebook.rounds[-1].matches:
        if scorebook.gone & {home, away}:
            continue
        if scorebook.teams:
            done = any(
                match.over and match.round == len(scorebook.rounds) and match.home == home
                for match in scorebook_matches(scorebook)
            )
        else:
            done = any({*result.ns, *result.ew} == {home, away} for result in scorebook.results)
        if not done:
            return home, away
    return None


def next_round(scorebook: Scorebook, rule: str = "") -> RoundDrawn:
    """Return the draw of the next round: the first by seed, later ones by the ranking.

    Nobody meets twice, and nobody has a second bye, unless *rule* is ``danish``.

    Raises:
        Unsuitable: Fewer than two contestants are left, or every draw has a rematch.

    Example:
        >>> from biritch.competition.results.result import Contestant
        >>> from biritch.competition.tournament.scorebook import Scorebook
        >>> names = dict.fromkeys(map(Contestant, "ABCD"), "")
        >>> drawn = next_round(Scorebook(rules="wbf", names=names, teams=True))
        >>> [(home.label, away.label) for home, away in drawn.matches]
        [('A', 'C'), ('B', 'D')]
    """
    seeds = [who for who in scorebook.names if who not in scorebook.gone]
    if len(seeds) < 2:
        raise Unsuitable("scorebook-fault-draw-few")
    number = {who: place for place, who in enumerate(seeds)}
    place = {line.contestant: at for at, line in enumerate(scorebook_ranking(scorebook))}
    order = sorted(seeds, key=lambda who: (place.get(who, len(place)), number[who]))
    draw = _draw(scorebook, [number[who] for who in order], number, rule)
    homes = Counter(
        number[home]
        for drawn_round in scorebook.rounds
        for home, _ in drawn_round.matches
        if home in number
    )
    matches = swiss.turn_draw(draw, homes).matches
    return list_round(scorebook, tuple((seeds[home], seeds[other]) for home, other in matches))


def list_round(scorebook: Scorebook, matches: tuple[Two, ...]) -> RoundDrawn:
    """Return the round of *matches*; everybody else who takes part has a bye."""
    met = {contestant for match in matches for contestant in match}
    out = (who for who in scorebook.names if who not in met and who not in scorebook.gone)
    return RoundDrawn(matches, tuple(out))


def _draw(
    scorebook: Scorebook, order: list[int], number: dict[Contestant, int], rule: str
) -> SwissDraw:
    if rule == "first" or not (rule or scorebook.rounds):
        return swiss.first_round(sorted(order))
    if rule == "danish":
        return swiss.danish(order)
    met = {
        (min(two), max(two))
        for drawn_round in scorebook.rounds
        for match in drawn_round.matches
        if len(two := [number[who] for who in match if who in number]) == 2
    }
    out = [
        number[who]
        for drawn_round in scorebook.rounds
        for who in drawn_round.byes
        if who in number
    ]
    draw = swiss.descending if rule == "descending" else swiss.closest
    return draw(order, met, out)
