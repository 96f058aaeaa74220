"""A contestant's card: every board, what it gave, and why."""

from __future__ import annotations

from collections.abc import Sequence

from biritch.competition.movement import EntrantKind
from biritch.competition.scoring import explanation
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.reason import Reason
from biritch.competition.scoring.rounding import brief, text
from biritch.competition.scoring.session import BoardAward
from biritch.competition.teams.match_explanation import explain_team
from biritch.competition.teams.team_ranking import matches
from biritch.competition.tournament.ranking import team_scoring, tournament_ranking
from biritch.competition.tournament.scorebook_log import BoardAtTable
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Side
from biritch.server.tournaments import messages, views
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.views import open_cards
from biritch.server.web.wire import Sentence
from biritch.words.score_reasons import sentence


def may_see(tournament: Tournament, role: Role | None) -> bool:
    """Whether *role* may see the cards: before the end they tell what others still play."""
    return open_cards(tournament) or (role is not None and role.director)


def card(tournament: Tournament, number: int) -> messages.ScoreCardView | None:
    """Return the card of the contestant *number*; nothing if it has no score."""
    placed = next(
        (p for p in tournament_ranking(tournament) if p.contestant.label == str(number)), None
    )
    if placed is None:
        return None
    names = tournament.names.get(number, "")
    if tournament.form is EntrantKind.TEAMS:
        how = team_scoring(tournament)
        found = matches(tournament.settled.results, how)
        return messages.ScoreCardView(number, names, [], told(explain_team(found, how, placed)))
    if not tournament.settled.scores:
        return messages.ScoreCardView(number, names, [], told(_total(tournament, placed, ())))
    scored = tournament.settled.scored()
    lines = [one for one in scored.lines if one.contestant.label == str(number)]
    lines.sort(key=lambda one: int(one.result.board))
    reasons = [explanation.explain_board(scored, one) for one in lines]
    rows = [_row(tournament, number, *both) for both in zip(lines, reasons, strict=True)]
    return messages.ScoreCardView(
        number, names, rows, told(_total(tournament, placed, reasons))
    )


def _total(tournament: Tournament, placed: RankingLine, boards: Sequence[Reason]) -> Reason:
    """Return what *placed* has in all: its boards, what was given, what was carried over."""
    carried = (
        Reason.of("adjustment", share.points, kind="carry", why="")
        for share in tournament.carried
        if str(share.entrant) == placed.contestant.label
    )
    return explanation.explain_total(placed, [*boards, *carried])


def _row(
    tournament: Tournament, number: int, line: BoardAward, reason: Reason
) -> messages.CardRowView:
    result, award = line.result, line.award
    place, board = tournament.place(BoardAtTable.of(result)), int(result.board)
    disputed = any(
        one.board == board and number in one.pairs for one in views.pending_appeals(tournament)
    )
    points = top = percent = ""
    if award is not None:
        points, top = brief(award.points), brief(award.top) if award.top else ""
        percent = text(100 * award.points / award.top) if award.top else ""
    return messages.CardRowView(
        board,
        0 if place is None else place.round,
        "ns" if line.side is Side.NS else "ew",
        " + ".join(one.label for one in result.who(line.side.other)),
        views.score_view(result),
        points,
        top,
        percent,
        disputed,
        told(reason),
    )


def told(reason: Reason) -> messages.ReasonView:
    """Return *reason* and what it follows from, in every language."""
    said = Sentence(sentence(reason, "en"), sentence(reason, "fr"))
    return messages.ReasonView(said, [told(one) for one in reason.parts])
