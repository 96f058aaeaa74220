"""The score card of a contestant: every board, what it scored, and why."""

from __future__ import annotations

from biritch.competition.movement import EntrantKind
from biritch.competition.scoring import explanation
from biritch.competition.scoring.reason import Reason
from biritch.competition.scoring.rounding import brief, text
from biritch.competition.scoring.session import BoardAward
from biritch.competition.teams.match_explanation import explain_match, explain_team
from biritch.competition.tournament.ranking import (
    played_matches,
    team_scoring,
    tournament_ranking,
)
from biritch.competition.tournament.scorebook_log import BoardAtTable
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Side
from biritch.server.tournaments import messages, views
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.views import hidden_boards, open_cards
from biritch.server.web.wire import sentence_in_each
from biritch.words.score_reasons import sentence


def may_see_cards(tournament: Tournament, role: Role | None) -> bool:
    """Return whether *role* may see score cards: before the end they reveal other results."""
    if open_cards(tournament):
        return True
    # A director who plays would see boards still to come.
    return role is not None and role.director and not hidden_boards(tournament, role.desk)


def score_card(tournament: Tournament, number: int) -> messages.ScoreCardView | None:
    """Return the card of the contestant *number*, or ``None`` without a score."""
    place = next(
        (
            place
            for place in tournament_ranking(tournament)
            if place.contestant.label == str(number)
        ),
        None,
    )
    if place is None:
        return None
    names = tournament.names.get(number, "")
    if tournament.form is EntrantKind.TEAMS:
        scoring = team_scoring(tournament)
        team_matches = played_matches(tournament)
        return messages.ScoreCardView(
            number, names, [], reason_view(explain_team(team_matches, scoring, place))
        )
    if not tournament.agreed_scorebook.scores:
        return messages.ScoreCardView(
            number, names, [], reason_view(explanation.explain_total(place, ()))
        )
    session = tournament.agreed_scorebook.score_session()
    awards = [award for award in session.lines if award.contestant.label == str(number)]
    awards.sort(key=lambda award: int(award.result.board))
    reasons = [explanation.explain_board(session, award) for award in awards]
    rows = [_card_row(tournament, number, *both) for both in zip(awards, reasons, strict=True)]
    if tournament.in_matches:
        scoring = team_scoring(tournament)
        reasons = [
            explain_match(match, scoring, place.contestant)
            for match in played_matches(tournament)
            if place.contestant in (match.home, match.away)
        ]
    return messages.ScoreCardView(
        number, names, rows, reason_view(explanation.explain_total(place, reasons))
    )


def _card_row(
    tournament: Tournament, number: int, line: BoardAward, reason: Reason
) -> messages.CardRowView:
    result, award = line.result, line.award
    place, board = tournament.place(BoardAtTable.of(result)), int(result.board)
    disputed = any(
        appeal.board == board and number in appeal.pairs
        for appeal in views.pending_appeals(tournament)
    )
    points = top = percent = ""
    if award is not None:
        points, top = brief(award.points), brief(award.top) if award.top else ""
        percent = text(100 * award.points / award.top) if award.top else ""
    return messages.CardRowView(
        board,
        0 if place is None else place.round,
        "ns" if line.side is Side.NS else "ew",
        " + ".join(contestant.label for contestant in result.who(line.side.other)),
        views.score_view(result),
        points,
        top,
        percent,
        disputed,
        reason_view(reason),
    )


def reason_view(reason: Reason) -> messages.ReasonView:
    """Return *reason* and its basis, in every language."""
    explained = sentence_in_each(lambda language: sentence(reason, language))
    return messages.ReasonView(explained, [reason_view(part) for part in reason.parts])
