"""Deeds in, one entry of the log of an evening out; and whose deeds they are."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from biritch.competition.results.entry import Misread, Row, result_of, standings_in
from biritch.competition.results.result import Result
from biritch.competition.tournament import lineups as evening_lineups
from biritch.competition.tournament.director_calls import Called
from biritch.competition.tournament.draw import drawn
from biritch.competition.tournament.lineups import Lined
from biritch.competition.tournament.log import Arrived, Began, Missing, Named, Refused, Step
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    Agreed,
    Deed,
    Happening,
    Noted,
    Penalised,
    Table,
    Withdrew,
)
from biritch.competition.tournament.tournament import Evening, Place
from biritch.core.seats import Side
from biritch.rulings.weighted_scores import Unweighable
from biritch.server.tournaments import entries_director as evening_running
from biritch.server.tournaments import seating as evening_seats
from biritch.server.tournaments import slips
from biritch.server.tournaments.entries_director import NotYours
from biritch.server.tournaments.keys import CAPTAIN, Role
from biritch.server.tournaments.requests import (
    Agree,
    Asked,
    Call,
    Come,
    LineUp,
    Name,
    Next,
    Penalty,
    Refuse,
    Score,
    Slip,
)

Refusal = (NotYours, NotAllowed, Misread, slips.BadSlip, Unweighable)
"""What a deed may be refused with; each has its sentence, ``phrase``."""


def entry_of(evening: Evening, role: Role, asked: Asked) -> Happening | Step:
    """Return what *role* would write by *asked*; the evening itself may object still.

    Raises:
        NotYours, NotAllowed, Misread, BadSlip: It cannot even be written down.
    """
    if isinstance(asked, Call):
        return _calling(evening, role, asked)
    if isinstance(asked, LineUp):
        return _lining(evening, role, asked)
    if role.entrant:
        raise NotYours("player")
    if isinstance(asked, Agree):
        return Agreed(_agreeing(evening, role, asked.board, asked.pair))
    if role.table is not None:
        return _of_table(evening, role, asked)
    if isinstance(asked, Slip):
        return _slip(evening, asked)
    if isinstance(asked, Score | Refuse):
        raise NotYours("director")
    return _of_director(evening, asked)


def _calling(evening: Evening, role: Role, asked: Call) -> Called:
    if role.director:
        raise NotYours("caller")
    table = role.table
    if table is None:
        place = evening_seats.place(evening, role)
        if place is None:
            raise NotYours("seated", round=evening.round)
        table = place[0].table
    return Called(table, asked.board, asked.why.strip())


def _lining(evening: Evening, role: Role, asked: LineUp) -> Lined:
    if role.table is not None or (role.entrant and role.player != CAPTAIN):
        raise NotYours("captain")
    team = role.entrant or asked.team
    found = evening_lineups.half(evening, evening.round, team)
    return Lined(team, found.round if found else 0, asked.open, asked.closed)


def _of_table(evening: Evening, role: Role, asked: Asked) -> Noted | Refused:
    if isinstance(asked, Score):
        if role.side is not Side.NS:
            raise NotYours("east-west")
        return _entered(evening, _here(evening, role, asked.board), asked)
    if isinstance(asked, Refuse):
        return Refused(_agreeing(evening, role, asked.board))
    raise NotYours("table")


def _here(evening: Evening, role: Role, board: int) -> Place:
    """Return the sitting of *role*'s table in this round, if *board* is played there."""
    sitting = evening.at(role.table or 0)
    if sitting is None or not evening.played(sitting):
        raise NotYours("sitting", table=role.table or 0, round=evening.round)
    boards = evening.boards(sitting)
    if board not in boards:
        raise NotYours(
            "board",
            board=board,
            table=sitting.table,
            round=evening.round,
            boards=", ".join(map(str, boards)),
        )
    return Place(evening.round, sitting)


def _agreeing(evening: Evening, role: Role, board: int, pair: int = 0) -> Table:
    if role.table is None:
        return evening.table(meeting(evening, board, pair).sitting, board)
    if role.side is not Side.EW:
        raise NotYours("north-south")
    return evening.table(_here(evening, role, board).sitting, board)


def meeting(evening: Evening, board: int, pair: int) -> Place:
    """Return where *pair* plays *board*, North-South if it does so twice."""
    found = evening.meetings(board, pair)
    if not found:
        raise NotYours("meeting", board=board, pair=pair)
    return found[0]


def _entered(evening: Evening, place: Place, asked: Score) -> Noted:
    board = str(asked.board)
    table = evening.table(place.sitting, asked.board)
    row = Row(
        board,
        tuple(one.label for one in table.ns),
        tuple(one.label for one in table.ew),
        asked.contract,
        asked.declarer,
        asked.result,
        slips.lead(asked.lead),
    )
    result = replace(result_of(row), ns=table.ns, ew=table.ew)
    deed = Deed.SCORE if evening.state(table) == "none" else Deed.CORRECT
    return Noted(deed, result)


def _slip(evening: Evening, asked: Slip) -> Noted | Agreed:
    """Return what a slip tells: a score, an adjustment, or that it is as entered already."""
    told = slips.read(asked.text, asked.notation)
    place = meeting(evening, told.board, told.pair)
    table = evening.table(place.sitting, told.board)
    if told.given:
        return _given(evening, table, told, asked.why)
    score = Score(asked.id, told.board, told.contract, told.declarer, told.result, told.lead)
    noted = _entered(evening, place, score)
    last = evening.last(table)
    if last is None:
        return replace(noted, why=asked.why)
    same = last.result.told
    if not asked.correct and (same.contract, same.declarer, same.tricks) == (
        noted.result.told.contract,
        noted.result.told.declarer,
        noted.result.told.tricks,
    ):
        return Agreed(table)
    deed = Deed.CORRECT if asked.correct else Deed.SCORE
    return replace(noted, deed=deed, why=asked.why)


def _given(evening: Evening, table: Table, told: slips.Slip, why: str) -> Noted:
    try:  # points are given with their sign: 420 alone might be a slip of the fingers
        both = None if told.given.isdigit() else standings_in(told.given, table.board)
    except Misread:
        both = None
    if both is None:
        raise slips.BadSlip("shape", text=told.given)
    last = evening.last(table)
    result = Result(table.board, table.ns, table.ew, *both)
    if last is not None:
        result = replace(result, told=last.result.told)
    return Noted(Deed.ADJUST, result, why)


def _of_director(evening: Evening, asked: Asked) -> Happening | Step:
    match asked:
        case Name() | Come() | Penalty():
            return _of_pair(evening, asked)
        case Next():
            return _next(evening, asked)
        case _:
            return evening_running.step(evening, asked)


def _of_pair(evening: Evening, asked: Name | Come | Penalty) -> Happening | Step:
    who = evening.contestants.get(asked.pair)
    if who is None:
        most = len(evening.contestants)
        raise NotYours("pair", pair=asked.pair, most=most)
    if isinstance(asked, Name):
        return Named(asked.pair, asked.names.strip())
    if isinstance(asked, Penalty):
        return Penalised(who, Fraction(asked.points.replace(",", ".")), "penalty", asked.why)
    if asked.how == "leaves":
        return Withdrew(who, asked.why)
    return Missing(asked.pair) if asked.how == "missing" else Arrived(asked.pair)


def _next(evening: Evening, asked: Next) -> Began:
    waiting = evening.waiting(evening.round)
    if waiting and not asked.anyway and asked.round == evening.round + 1:
        tables = ", ".join(map(str, waiting))
        raise NotYours("ready", round=evening.round, tables=tables)
    return following(evening) if asked.round == evening.round + 1 else Began(asked.round)


def following(evening: Evening) -> Began:
    """Return the beginning of the next round, drawn where results decide it."""
    return Began(evening.round + 1, drawn(evening))
