"""The line-ups of teams as a captain or the director sees them."""

from __future__ import annotations

from biritch.competition.tournament import lineups
from biritch.competition.tournament.lineups import MatchHalf
from biritch.competition.tournament.log import LineUpNamed
from biritch.competition.tournament.tournament import Tournament
from biritch.server.tournaments import messages
from biritch.server.tournaments.keys import CAPTAIN, Role

GRACE = 180.0
"""Seconds of a round that tables online wait for captains who are there."""


def all_of(evening: Tournament) -> list[messages.LineUpsView]:
    """Return the line-ups of every match of this round; the director sees them all."""
    found = (lineups.match_half(evening, evening.round, one) for one in evening.contestants)
    halves = sorted({one for one in found if one is not None}, key=lambda one: one.table)
    return [_told(evening, one, None) for one in halves if evening.lining]


def of(evening: Tournament, role: Role) -> messages.LineUpsView | None:
    """Return the line-ups of the match *role* plays, as far as they may be known."""
    found = lineups.match_half(evening, evening.round, role.entrant)
    return None if found is None or not evening.lining else _told(evening, found, role)


def _told(evening: Tournament, found: MatchHalf, role: Role | None) -> messages.LineUpsView:
    wanted = set(lineups.teams_to_name(evening, found))
    naming = evening.lining != "set"
    hidden = {
        team
        for team in (found.home, found.away)
        if naming and role is not None and team != role.entrant and wanted
        if team in wanted or evening.lining == "blind"
    }
    teams = [
        _team(evening, found, team, role, named=not naming or team not in wanted)
        if team not in hidden
        else _hidden(evening, team, named=team not in wanted)
        for team in (found.home, found.away)
    ]
    return messages.LineUpsView(found.round, found.table, evening.lining, teams[0], teams[1])


def _hidden(evening: Tournament, team: int, *, named: bool) -> messages.LineUpView:
    pair = messages.EntrantView(team, evening.names.get(team, ""))
    return messages.LineUpView(pair, "", "", [], named, may=False)


def _team(
    evening: Tournament, found: MatchHalf, team: int, role: Role | None, *, named: bool
) -> messages.LineUpView:
    usual = lineups.usual_lineup(evening, found, team)
    known = lineups.roster(evening, team)
    captain = role is not None and role == Role(entrant=team, player=CAPTAIN)
    trial = LineUpNamed(team, found.round, usual.open, usual.closed)
    refused = lineups.lineup_objection(evening, trial, by_director=role is None)
    may = (role is None or captain) and (
        refused is None or refused.name not in lineups.TOO_LATE
    )
    return messages.LineUpView(
        messages.EntrantView(team, evening.names.get(team, "")),
        usual.open,
        usual.closed,
        [messages.TeammateView(letter, name) for letter, name in known.items()],
        named,
        may=may,
    )
