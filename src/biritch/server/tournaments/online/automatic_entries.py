"""Automatic entries in the log of a tournament: averages, usual line-ups."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from biritch.competition.movement import Sitting
from biritch.competition.tournament import lineups
from biritch.competition.tournament.averages import overrun_averages
from biritch.competition.tournament.log import TournamentStep
from biritch.competition.tournament.scorebook_log import ScorebookStep
from biritch.competition.tournament.steps.teams import usual_lineup
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Side
from biritch.server.tournaments.keys import CAPTAIN, Role
from biritch.server.tournaments.lineup_views import GRACE

if TYPE_CHECKING:
    from biritch.server.tournaments.registry import TournamentRecord, Tournaments


def unconditionally(
    what: ScorebookStep | TournamentStep, now: Tournament
) -> ScorebookStep | TournamentStep:
    """Return *what*, whatever the state of the tournament."""
    del now
    return what


async def give_averages(
    tournaments: Tournaments,
    record: TournamentRecord,
    place: tuple[int, Sitting],
    begun: Collection[int],
) -> TournamentRecord:
    """Give averages for boards not *begun* in time, if the rules say so."""
    tournament, (number, sitting) = record.tournament, place
    due = number < tournament.round or tournament.late(tournaments.now)
    if tournament.overrun != "average" or not due:
        return record
    for noted in overrun_averages(tournament, sitting, begun):
        request_id = f"average/{number}-{sitting.table}-{noted.result.board}"
        record = await tournaments.note(record, partial(unconditionally, noted), request_id)
    return record


async def give_for_absence(
    tournaments: Tournaments,
    record: TournamentRecord,
    place: tuple[int, Sitting],
    begun: Collection[int],
    away: Collection[Side],
) -> TournamentRecord:
    """Give averages for boards not *begun* in a finished round if a side was *away*."""
    tournament, (number, sitting) = record.tournament, place
    online = tournament.online
    due = number < tournament.round or tournament.late(tournaments.now)
    if online is None or online.away != "average" or not due or not away:
        return record
    for noted in overrun_averages(tournament, sitting, begun, away):
        request_id = f"away/{number}-{sitting.table}-{noted.result.board}"
        record = await tournaments.note(record, partial(unconditionally, noted), request_id)
    return record


def teams_awaited(tournament: Tournament, number: int, sitting: Sitting) -> list[int]:
    """Return the teams at *sitting* whose line-up is still awaited, the away team first."""
    half = lineups.match_half(tournament, number, sitting.ns[0])
    return [] if half is None else lineups.teams_to_name(tournament, half)


async def name_usual_lineups(
    tournaments: Tournaments,
    record: TournamentRecord,
    number: int,
    sitting: Sitting,
    here: Collection[Role],
) -> TournamentRecord:
    """Enter the usual line-up for teams whose captain is absent or late."""
    began = record.tournament.began
    long = began is not None and (tournaments.now - began).total_seconds() > GRACE
    for team in teams_awaited(record.tournament, number, sitting):
        if not long and Role(entrant=team, player=CAPTAIN) in here:
            if record.tournament.lineup_rule == "away-first":
                break  # the home team names after this one
            continue
        half = lineups.match_half(record.tournament, number, team)
        assert half is not None
        usual = usual_lineup(record.tournament, half, team)
        request_id = f"line-up/{number}-{team}"
        record = await tournaments.note(record, partial(unconditionally, usual), request_id)
    return record
