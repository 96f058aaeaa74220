"""The ranking of a tournament: pairs and players by their boards, teams by their matches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeAlias

from biritch.competition.movement import EntrantKind
from biritch.competition.results.result import Contestant
from biritch.competition.scoring.adjustments import Adjustment
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.scale import scales
from biritch.competition.scoring.session import rank_session
from biritch.competition.teams.match import WORTHS, TeamMatch
from biritch.competition.teams.patton import pattons
from biritch.competition.teams.team_ranking import (
    BYE,
    USUAL_SCALE,
    TeamScoring,
    matches,
    pair_matches,
    patton_points,
    rank_teams,
    victory_points,
)
from biritch.competition.tournament import bracket, seating
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.competition.tournament.values import CarriedShare


def team_scoring(tournament: Tournament) -> TeamScoring:
    """Return how the teams of *tournament* are scored."""
    usual = bracket.USUAL if tournament.knock_out else USUAL_SCALE
    count = usual if tournament.seated is None else tournament.seated.count or usual
    if count.startswith("patton-"):
        form = pattons()[count.removeprefix("patton-")]
        return TeamScoring(tournament.scorebook.regulation, patton=form)
    if count in WORTHS:
        return TeamScoring(tournament.scorebook.regulation, count)
    return TeamScoring(tournament.scorebook.regulation, scale=scales()[count])


@dataclass(frozen=True, slots=True)
class TournamentMatch:
    """A match of a round, its progress, and each team's points, home first."""

    round: int
    table: int
    home: int
    away: int
    boards: int
    """How many boards it has."""
    stage: str = ""
    """What tells it apart from another match of the same two."""
    played: int = 0
    """How many both rooms have played."""
    nets: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))
    points: tuple[Fraction, Fraction] | None = None
    """Victory points, once it is over and where there are any."""

    @property
    def over(self) -> bool:
        """Whether every board is played in both rooms."""
        return self.played == self.boards


def played_matches(tournament: Tournament) -> tuple[TeamMatch, ...]:
    """Return the matches of teams, or of pairs in a Swiss, from the agreed scores.

    A match of pairs is what both got on its boards, compared with the whole field.
    """
    stages = stages_of_boards(tournament)
    if tournament.form is EntrantKind.TEAMS:
        results = tournament.agreed_scorebook.results
        staged = (replace(one, stage=stages.get(one.board, one.stage)) for one in results)
        return matches(staged, team_scoring(tournament))
    return pair_matches(
        line._replace(result=replace(line.result, stage=stages.get(line.result.board, "")))
        for line in tournament.agreed_scorebook.score_session().lines
    )


def stages_of_boards(tournament: Tournament) -> dict[str, str]:
    """Return the match that each played board belongs to, in a Swiss; else empty.

    Example:
        >>> stages_of_boards(Tournament())
        {}
    """
    seated = tournament.seated
    if seated is None or not tournament.by_results or tournament.knock_out:
        return {}
    boards = {result.board for result in tournament.agreed_scorebook.results}
    return {board: str(seating.set_of(seated, int(board))) for board in boards}


def tournament_matches(tournament: Tournament) -> tuple[TournamentMatch, ...]:
    """Return the matches of the rounds begun, in order of round and table."""
    how = team_scoring(tournament)
    played = {_key_of(match): match for match in played_matches(tournament)}
    rooms: dict[MatchKey, list[RoundSitting]] = defaultdict(list)
    for place in tournament.places():
        two = frozenset(map(str, place.sitting.entrants))
        rooms[two, _stage(tournament, place.sitting.boards)].append(place)
    return tuple(
        _progress(tournament, same, played.get(key), how)
        for key, same in rooms.items()
        if same[0].round <= tournament.round
    )


MatchKey: TypeAlias = tuple[frozenset[str], str]
"""The labels of the two that play a match, and its stage."""


def _key_of(match: TeamMatch) -> MatchKey:
    return frozenset((match.home.label, match.away.label)), match.stage


def _stage(tournament: Tournament, boards: int) -> str:
    """Return the key that separates repeated matches: in a Swiss the set of boards."""
    return str(boards) if tournament.by_results and not tournament.knock_out else ""


def finished_matches(tournament: Tournament) -> tuple[TeamMatch, ...]:
    """Return the matches of which every board is played in both rooms."""
    over = {
        (frozenset((str(match.home), str(match.away))), match.stage)
        for match in tournament_matches(tournament)
        if match.over
    }
    return tuple(match for match in played_matches(tournament) if _key_of(match) in over)


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
    stage = _stage(tournament, rooms[0].sitting.boards)
    progress = TournamentMatch(
        rooms[0].round, rooms[0].sitting.table, home, away, len(waiting), stage, over
    )
    if match is None:
        return progress
    won = None
    if progress.over:
        won = (
            victory_points(match, how)
            if how.patton is None
            else patton_points(match, how.patton)
        )
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
        for who in sorted({*tournament.contestants} - met - tournament.absentees):
            points = BYE * how.scale.most / 100
            yield Adjustment(tournament.contestants[who], points, "bye", f"{number}")


def tournament_ranking(tournament: Tournament) -> tuple[RankingLine, ...]:
    """Return the ranking from the agreed scores; empty before the first.

    Of teams, only finished matches count. What was carried over always counts.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> from biritch.competition.tournament.scorebook import Scorebook
        >>> monday = Tournament(Scorebook(rules="wbf"), MovementSet("howell", 8, 7, 3, 24))
        >>> tournament_ranking(monday)
        ()
    """
    settled = tournament.agreed_scorebook
    if tournament.knock_out:
        return bracket.bracket_ranking(tournament)
    if tournament.in_matches:
        return _team_ranking(tournament)
    if not settled.scores and not settled.adjustments and not tournament.carried:
        return ()
    more = (*settled.adjustments, *carried_totals(tournament))
    return rank_session(settled.score_session(), more)


def carried_totals(tournament: Tournament) -> Iterator[Adjustment]:
    """Yield the points carried over from earlier sessions, with maxima and boards.

    Example:
        >>> list(carried_totals(Tournament()))
        []
    """
    for share in tournament.carried:
        who = tournament.contestants.get(share.entrant)
        if who is not None:
            yield Adjustment(who, share.points, "carry", "", share.top, share.boards)


def section_places(
    tournament: Tournament, ranking: Iterable[RankingLine]
) -> dict[Contestant, tuple[int, int, bool]]:
    """Return each contestant's section, rank there, and whether it is shared.

    Empty if sections are ranked together.

    Example:
        >>> section_places(Tournament(), ())
        {}
    """
    if tournament.section_ranking == "together":
        return {}
    sections = tournament.sections
    found: dict[Contestant, tuple[int, int, bool]] = {}
    inside: dict[tuple[int, str], list[RankingLine]] = defaultdict(list)
    for line in ranking:
        section = sections.get(int(line.contestant.label), 0)
        inside[section, line.contestant.direction].append(line)
    for (section, _), lines in inside.items():
        ranks = [line.rank for line in lines]
        for line in lines:
            place = 1 + ranks.index(line.rank)
            found[line.contestant] = section, place, ranks.count(line.rank) > 1
    return found


def shares(tournament: Tournament) -> tuple[CarriedShare, ...]:
    """Return the points that everybody carries to the next session."""
    return tuple(
        CarriedShare(
            int(line.contestant.label), line.total.points, line.total.top, line.total.boards
        )
        for line in tournament_ranking(tournament)
    )


def _team_ranking(tournament: Tournament) -> tuple[RankingLine, ...]:
    how, book = team_scoring(tournament), tournament.agreed_scorebook
    finished = finished_matches(tournament)
    more = (*book.adjustments, *byes(tournament), *carried_totals(tournament))
    return rank_teams(finished, how, more) if finished or more else ()
