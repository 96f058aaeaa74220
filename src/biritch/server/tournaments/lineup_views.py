"""The line-ups of teams as a captain or the director sees them."""

from __future__ import annotations

from biritch.competition.tournament import lineups
from biritch.competition.tournament.lineups import MatchHalf
from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.teams import TOO_LATE, LineUpNamed, usual_lineup
from biritch.competition.tournament.tournament import Tournament
from biritch.server.tournaments import messages
from biritch.server.tournaments.keys import CAPTAIN, Role

GRACE = 180.0
"""Seconds of a round that tables online wait for captains who are there."""


def all_lineups(tournament: Tournament) -> list[messages.LineUpsView]:
    """Return the line-ups of every match of this round, as the director sees them."""
    if not tournament.lineup_rule:
        return []
    halves = {
        half
        for team in tournament.contestants
        if (half := lineups.match_half(tournament, tournament.round, team)) is not None
    }
    by_table = sorted(halves, key=lambda half: half.table)
    return [_lineups_view(tournament, half, None) for half in by_table]


def lineups_of_match(tournament: Tournament, role: Role) -> messages.LineUpsView | None:
    """Return the line-ups of *role*'s match, as far as that role may see them."""
    half = lineups.match_half(tournament, tournament.round, role.entrant)
    if half is None or not tournament.lineup_rule:
        return None
    return _lineups_view(tournament, half, role)


def _lineups_view(
    tournament: Tournament, half: MatchHalf, role: Role | None
) -> messages.LineUpsView:
    to_name = set(lineups.teams_to_name(tournament, half))
    naming = tournament.lineup_rule != "set"
    hidden = {
        team
        for team in (half.home, half.away)
        if naming and role is not None and team != role.entrant and to_name
        if team in to_name or tournament.lineup_rule == "blind"
    }
    teams = [
        _lineup_view(tournament, half, team, role, named=not naming or team not in to_name)
        if team not in hidden
        else _hidden_lineup(tournament, team, named=team not in to_name)
        for team in (half.home, half.away)
    ]
    return messages.LineUpsView(
        half.round, half.table, tournament.lineup_rule, teams[0], teams[1]
    )


def _hidden_lineup(tournament: Tournament, team: int, *, named: bool) -> messages.LineUpView:
    pair = messages.EntrantView(team, tournament.names.get(team, ""))
    return messages.LineUpView(pair, "", "", [], named, may=False)


def _lineup_view(
    tournament: Tournament, half: MatchHalf, team: int, role: Role | None, *, named: bool
) -> messages.LineUpView:
    usual = usual_lineup(tournament, half, team)
    roster = lineups.roster(tournament, team)
    captain = role is not None and role == Role(entrant=team, player=CAPTAIN)
    trial = LineUpNamed(team, half.round, usual.open, usual.closed)
    signed = BY_DIRECTOR if role is None else Signature("", "")
    refused = trial.objection(tournament, signed)
    may = (role is None or captain) and (refused is None or refused.name not in TOO_LATE)
    return messages.LineUpView(
        messages.EntrantView(team, tournament.names.get(team, "")),
        usual.open,
        usual.closed,
        [messages.TeammateView(letter, name) for letter, name in roster.items()],
        named,
        may=may,
    )
