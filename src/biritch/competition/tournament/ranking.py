"""The ranking of a tournament: pairs and players by their boards, teams by their matches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from biritch.competition.movement import EntrantKind
from biritch.competition.scoring.adjustments import Adjustment
from biritch.competition.scoring.ranking import RankingLine, RankingOrder, Total, rank
from biritch.competition.scoring.scale import scales
from biritch.competition.scoring.session import session_evidence, session_totals
from biritch.competition.teams.match import WORTHS, TeamMatch
from biritch.competition.teams.team_ranking import (
    BYE,
    USUAL_SCALE,
    TeamScoring,
    matches,
    rank_teams,
    victory_points,
)
from biritch.competition.tournament import bracket
from biritch.competition.tournament.log import CarriedShare
from biritch.competition.tournament.tournament import RoundSitting, Tournament


def team_scoring(tournament: Tournament) -> TeamScoring:
    """Return how the teams of *tournament* are scored."""
    usual = bracket.USUAL if tournament.knock_out else USUAL_SCALE
    count = usual if tournament.seated is None else tournament.seated.count or usual
    if count in WORTHS:
        return TeamScoring(tournament.scorebook.regulation, count)
    return TeamScoring(tournament.scorebook.regulation, scale=scales()[count])


@dataclass(frozen=True, slots=True)
class TournamentMatch:
    """A match of a round, how far it is played, and what it gave each team, home first."""

    round: int
    table: int
    home: int
    away: int
    boards: int
    """How many boards it has."""
    played: int = 0
    """How many both rooms have played."""
    nets: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))
    points: tuple[Fraction, Fraction] | None = None
    """Victory points, once it is over and where there are any."""

    @property
    def over(self) -> bool:
        """Whether every board is played in both rooms."""
        return self.played == self.boards


def tournament_matches(tournament: Tournament) -> tuple[TournamentMatch, ...]:
    """Return the matches of the rounds begun, in order of round and table."""
    how = team_scoring(tournament)
    played = {
        frozenset((match.home.label, match.away.label)): match
        for match in matches(tournament.settled.results, how)
    }
    rooms: dict[frozenset[int], list[RoundSitting]] = defaultdict(list)
    for place in tournament.places():
        rooms[frozenset(place.sitting.entrants)].append(place)
    return tuple(
        _progress(tournament, same, played.get(frozenset(map(str, two))), how)
        for two, same in rooms.items()
        if same[0].round <= tournament.round
    )


def _progress(
    tournament: Tournament, rooms: list[RoundSitting], match: TeamMatch | None, how: TeamScoring
) -> TournamentMatch:
    home, away = rooms[0].sitting.entrants
    waiting: dict[int, bool] = {}
    for room in rooms:
        for board in tournament.boards(room.sitting):
            done = tournament.state(tournament.table(room.sitting, board)) == "agreed"
            waiting[board] = waiting.get(board, False) or not done
    over = sum(not unplayed for unplayed in waiting.values())
    progress = TournamentMatch(
        rooms[0].round, rooms[0].sitting.table, home, away, len(waiting), over
    )
    if match is None:
        return progress
    won = victory_points(match, how) if progress.over else None
    if match.home.label == str(home):
        return replace(progress, nets=match.nets, points=won)
    nets, points = match.nets[::-1], None if won is None else (won[1], won[0])
    return replace(progress, nets=(nets[0], nets[1]), points=points)


def byes(tournament: Tournament) -> Iterator[Adjustment]:
    """Yield the victory points of the teams that had a bye, round by round."""
    how = team_scoring(tournament)
    if not tournament.by_results or tournament.knock_out or how.scale is None:
        return
    for number in range(1, min(tournament.round, tournament.rounds) + 1):
        met = {who for sitting in tournament.sittings(number) for who in sitting.entrants}
        for who in sorted({*tournament.contestants} - met - tournament.gone):
            points = BYE * how.scale.most / 100
            yield Adjustment(tournament.contestants[who], points, "bye", f"{number}")


def tournament_ranking(tournament: Tournament) -> tuple[RankingLine, ...]:
    """Return the ranking by the scores that are agreed; it is empty before the first.

    Of teams, only finished matches count. What was carried over always counts.

    Example:
        >>> from biritch.competition.tournament.log import MovementSet
        >>> from biritch.competition.tournament.scorebook import Scorebook
        >>> monday = Tournament(Scorebook(rules="wbf"), MovementSet("howell", 8, 7, 3, 24))
        >>> tournament_ranking(monday)
        ()
    """
    settled = tournament.settled
    if tournament.knock_out:
        return bracket.bracket_ranking(tournament)
    if tournament.form is EntrantKind.TEAMS:
        return _team_ranking(tournament)
    if not settled.scores and not settled.adjustments and not tournament.carried:
        return ()
    scored = settled.scored()
    totals = {total.contestant: total for total in session_totals(scored, settled.adjustments)}
    for share in tournament.carried:
        who = tournament.contestants.get(share.entrant)
        if who is not None:
            mine = totals.get(who, Total(who, Fraction(0)))
            totals[who] = replace(
                mine,
                points=mine.points + share.points,
                top=mine.top + share.top,
                boards=mine.boards + share.boards,
            )
    rules, all_of_them = scored.regulation, tuple(totals.values())
    gather = partial(session_evidence, scored, all_of_them, {})
    return rank(all_of_them, RankingOrder(rules.places, rules.ties, gather))


def shares(tournament: Tournament) -> tuple[CarriedShare, ...]:
    """Return what everybody carries to the next session: all that was won so far."""
    return tuple(
        CarriedShare(
            int(line.contestant.label), line.total.points, line.total.top, line.total.boards
        )
        for line in tournament_ranking(tournament)
    )


def _team_ranking(tournament: Tournament) -> tuple[RankingLine, ...]:
    how, book = team_scoring(tournament), tournament.settled
    over = {
        frozenset((str(match.home), str(match.away)))
        for match in tournament_matches(tournament)
        if match.over
    }
    finished = [
        match
        for match in matches(book.results, how)
        if frozenset((match.home.label, match.away.label)) in over
    ]
    brought = (
        Adjustment(tournament.contestants[share_of.entrant], share_of.points, "carry-over")
        for share_of in tournament.carried
        if share_of.entrant in tournament.contestants
    )
    more = (*book.adjustments, *byes(tournament), *brought)
    return rank_teams(finished, how, more) if finished or more else ()
