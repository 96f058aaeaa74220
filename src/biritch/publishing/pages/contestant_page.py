"""The page of a contestant: every board, opponents, and the explanation of its score.

For a team: its matches, with both pairs' results on every board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from biritch.competition.results.result import BoardResult, Contestant
from biritch.competition.scoring.explanation import explain_board
from biritch.competition.scoring.methods.butler import datum
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.reason import Reason
from biritch.competition.scoring.session import BoardAward, ScoredSession
from biritch.competition.teams.match import BoardComparison, TeamMatch
from biritch.competition.teams.match_explanation import explain_team
from biritch.competition.teams.team_ranking import TeamScoring
from biritch.core.seats import Side
from biritch.publishing.jinja import render
from biritch.publishing.pages.site import Site


def contestant_page(site: Site, placed: RankingLine) -> str:
    """Return the page of one contestant."""
    session, event = site.results.session, site.results.team_event
    return render(
        "site/contestant.html",
        site=site,
        heading=site.name_of(placed.contestant),
        here=site.files[placed.contestant],
        placed=placed,
        summary=_summary(site, placed),
        lines=None if session is None else _lines(site, session, placed),
        matches=[] if session or event is None else _matches(site, event, placed),
        adjustments=[
            site.sentence(
                Reason.of("adjustment", adjustment.points, kind=adjustment.kind,
                          why=adjustment.why)
            )
            for adjustment in placed.total.adjustments
        ],
    )  # fmt: skip


def _summary(site: Site, placed: RankingLine) -> list[str]:
    """Return the rank, the score, and the rank in each stratum."""
    wording, total = site.wording, placed.total
    rank = f"{placed.rank}{'=' if placed.shared else ''}"
    points = wording.figure(total.points)
    summary = [wording.say("site-placed", rank=rank), wording.say("site-score", points=points)]
    if total.percent is not None:
        summary.append(wording.say("rank-percent", value=wording.percent(total.percent)))
    # Stratum A is everybody: its places are the ranking itself.
    summary += [
        wording.say("site-in-stratum", stratum=name, rank=site.place(placed.contestant, name))
        for name, places in site.results.strata.items()
        if placed.contestant in places and name != "A"
    ]
    return summary


@dataclass(frozen=True, slots=True)
class ScorecardLine:
    """A board on the scorecard of a pair or a player; figures are text."""

    result: BoardResult
    opponents: tuple[Contestant, ...]
    direction: str
    score: str
    datum: str
    points: str
    """Nothing where the board has no score yet."""
    percent: str
    reasons: tuple[Reason, ...]


def _lines(site: Site, session: ScoredSession, placed: RankingLine) -> list[ScorecardLine]:
    """Return the scorecard, in order of boards."""
    own = [line for line in session.lines if line.contestant == placed.contestant]
    own.sort(key=lambda line: site.boards.index(line.result.board))
    return [_line(site, session, line) for line in own]


def _line(site: Site, session: ScoredSession, line: BoardAward) -> ScorecardLine:
    wording, result, side, award = site.wording, line.result, line.side, line.award
    field = session.field(result, side)
    return ScorecardLine(
        result=result,
        opponents=result.who(side.other),
        direction=side.name.lower(),
        score=site.standing(result.of(side), 1 if side is Side.NS else -1),
        datum=wording.figure(datum(field, session.regulation)) if field.size else "",
        points="" if award is None else wording.figure(award.points),
        percent=wording.percent(100 * award.points / award.top) if award and award.top else "",
        reasons=() if award is None else explain_board(session, line).parts,
    )


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A board of a match from one team's view; figures are text."""

    board: str
    tables: tuple[tuple[BoardResult | None, str], ...]
    """Where its pair sat North-South, then where it sat East-West: result and own score."""
    total: str
    net: str


@dataclass(frozen=True, slots=True)
class MatchTable:
    """A match of a team: its score, and its boards."""

    sentence: str
    rows: tuple[MatchRow, ...]


def _matches(site: Site, event: TeamScoring, placed: RankingLine) -> list[MatchTable]:
    """Return the matches of a team, each with its score and a table of its boards."""
    team = placed.contestant
    own = [match for match in site.results.matches if team in (match.home, match.away)]
    reasons = explain_team(own, event, placed).parts
    return [
        MatchTable(site.sentence(reason), _rows(site, match, team))
        # After the matches there are reasons for adjustments, and for a tie broken.
        for match, reason in zip(own, reasons, strict=False)
    ]


def _rows(site: Site, match: TeamMatch, team: Contestant) -> tuple[MatchRow, ...]:
    both = {match.home, match.away}
    results = [
        result
        for result in site.results.results
        if result.stage == match.stage and {*result.ns, *result.ew} == both
    ]
    home = team == match.home
    return tuple(_row(site, board, results, team, home=home) for board in match.boards)


def _row(
    site: Site,
    board: BoardComparison,
    results: Sequence[BoardResult],
    team: Contestant,
    *,
    home: bool,
) -> MatchRow:
    figure = site.wording.figure
    on_board = [result for result in results if result.board == board.board]
    tables: list[tuple[BoardResult | None, str]] = []
    for side in Side:
        result = next((result for result in on_board if team in result.who(side)), None)
        sign = 1 if side is Side.NS else -1
        score = "" if result is None else site.standing(result.of(side), sign)
        tables.append((result, score))
    total = "" if board.total is None else figure(board.total if home else -board.total)
    net = figure(board.home if home else board.away) if board.played else None
    return MatchRow(
        board.board,
        tuple(tables),
        total,
        site.wording.say("site-missed") if net is None else net,
    )
