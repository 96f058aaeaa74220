"""Deeds in, one entry of the log of an evening out; and whose deeds they are."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from biritch.competition.results.entry import (
    ResultError,
    TravellerLine,
    result_of,
    standings_in,
)
from biritch.competition.results.result import BoardResult
from biritch.competition.tournament import lineups
from biritch.competition.tournament.draw import next_draw
from biritch.competition.tournament.log import (
    DirectorCalled,
    EntrantArrived,
    EntrantMissing,
    EntrantNamed,
    LineUpNamed,
    RoundBegan,
    ScoreRefused,
    TournamentStep,
)
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantWithdrew,
    PenaltyGiven,
    ScoreAction,
    ScoreAgreed,
    ScorebookStep,
    ScoreEntered,
)
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.core.seats import Side
from biritch.rulings.weighted_scores import Unweighable
from biritch.server.tournaments import entries_director as evening_running
from biritch.server.tournaments import seating as evening_seats
from biritch.server.tournaments import slips
from biritch.server.tournaments.entries_director import BadTournamentRequest
from biritch.server.tournaments.keys import CAPTAIN, Role
from biritch.server.tournaments.requests import (
    AgreeScore,
    CallDirector,
    DisputeScore,
    EnterScore,
    EnterSlip,
    GivePenalty,
    MarkAttendance,
    NameLineUp,
    PlayRequest,
    RenamePair,
    StartRound,
)

Refusal = (BadTournamentRequest, NotAllowed, ResultError, slips.BadSlip, Unweighable)
"""What a deed may be refused with; each has its sentence, ``phrase``."""


def entry_of(
    evening: Tournament, role: Role, asked: PlayRequest
) -> ScorebookStep | TournamentStep:
    """Return what *role* would write by *asked*; the evening itself may object still.

    Raises:
        NotYours, NotAllowed, Misread, BadSlip: It cannot even be written down.
    """
    if isinstance(asked, CallDirector):
        return _calling(evening, role, asked)
    if isinstance(asked, NameLineUp):
        return _lining(evening, role, asked)
    if role.entrant:
        raise BadTournamentRequest("player")
    if isinstance(asked, AgreeScore):
        return ScoreAgreed(_agreeing(evening, role, asked.board, asked.pair))
    if role.table is not None:
        return _of_table(evening, role, asked)
    if isinstance(asked, EnterSlip):
        return _slip(evening, asked)
    if isinstance(asked, EnterScore | DisputeScore):
        raise BadTournamentRequest("director")
    return _of_director(evening, asked)


def _calling(evening: Tournament, role: Role, asked: CallDirector) -> DirectorCalled:
    if role.director:
        raise BadTournamentRequest("caller")
    table = role.table
    if table is None:
        place = evening_seats.place(evening, role)
        if place is None:
            raise BadTournamentRequest("seated", round=evening.round)
        table = place[0].table
    return DirectorCalled(table, asked.board, asked.why.strip())


def _lining(evening: Tournament, role: Role, asked: NameLineUp) -> LineUpNamed:
    if role.table is not None or (role.entrant and role.player != CAPTAIN):
        raise BadTournamentRequest("captain")
    team = role.entrant or asked.team
    found = lineups.half(evening, evening.round, team)
    return LineUpNamed(team, found.round if found else 0, asked.open, asked.closed)


def _of_table(
    evening: Tournament, role: Role, asked: PlayRequest
) -> ScoreEntered | ScoreRefused:
    if isinstance(asked, EnterScore):
        if role.side is not Side.NS:
            raise BadTournamentRequest("east-west")
        return _entered(evening, _here(evening, role, asked.board), asked)
    if isinstance(asked, DisputeScore):
        return ScoreRefused(_agreeing(evening, role, asked.board))
    raise BadTournamentRequest("table")


def _here(evening: Tournament, role: Role, board: int) -> RoundSitting:
    """Return the sitting of *role*'s table in this round, if *board* is played there."""
    sitting = evening.at(role.table or 0)
    if sitting is None or not evening.played(sitting):
        raise BadTournamentRequest("sitting", table=role.table or 0, round=evening.round)
    boards = evening.boards(sitting)
    if board not in boards:
        raise BadTournamentRequest(
            "board",
            board=board,
            table=sitting.table,
            round=evening.round,
            boards=", ".join(map(str, boards)),
        )
    return RoundSitting(evening.round, sitting)


def _agreeing(evening: Tournament, role: Role, board: int, pair: int = 0) -> BoardAtTable:
    if role.table is None:
        return evening.table(meeting(evening, board, pair).sitting, board)
    if role.side is not Side.EW:
        raise BadTournamentRequest("north-south")
    return evening.table(_here(evening, role, board).sitting, board)


def meeting(evening: Tournament, board: int, pair: int) -> RoundSitting:
    """Return where *pair* plays *board*, North-South if it does so twice."""
    found = evening.meetings(board, pair)
    if not found:
        raise BadTournamentRequest("meeting", board=board, pair=pair)
    return found[0]


def _entered(evening: Tournament, place: RoundSitting, asked: EnterScore) -> ScoreEntered:
    board = str(asked.board)
    table = evening.table(place.sitting, asked.board)
    row = TravellerLine(
        board,
        tuple(one.label for one in table.ns),
        tuple(one.label for one in table.ew),
        asked.contract,
        asked.declarer,
        asked.result,
        slips.lead(asked.lead),
    )
    result = replace(result_of(row), ns=table.ns, ew=table.ew)
    deed = ScoreAction.SCORE if evening.state(table) == "none" else ScoreAction.CORRECT
    return ScoreEntered(deed, result)


def _slip(evening: Tournament, asked: EnterSlip) -> ScoreEntered | ScoreAgreed:
    """Return what a slip tells: a score, an adjustment, or that it is as entered already."""
    told = slips.read(asked.text, asked.notation)
    place = meeting(evening, told.board, told.pair)
    table = evening.table(place.sitting, told.board)
    if told.given:
        return _given(evening, table, told, asked.why)
    score = EnterScore(
        asked.id, told.board, told.contract, told.declarer, told.result, told.lead
    )
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
        return ScoreAgreed(table)
    deed = ScoreAction.CORRECT if asked.correct else ScoreAction.SCORE
    return replace(noted, deed=deed, why=asked.why)


def _given(
    evening: Tournament, table: BoardAtTable, told: slips.SlipLine, why: str
) -> ScoreEntered:
    try:  # points are given with their sign: 420 alone might be a slip of the fingers
        both = None if told.given.isdigit() else standings_in(told.given, table.board)
    except ResultError:
        both = None
    if both is None:
        raise slips.BadSlip("shape", text=told.given)
    last = evening.last(table)
    result = BoardResult(table.board, table.ns, table.ew, *both)
    if last is not None:
        result = replace(result, told=last.result.told)
    return ScoreEntered(ScoreAction.ADJUST, result, why)


def _of_director(evening: Tournament, asked: PlayRequest) -> ScorebookStep | TournamentStep:
    match asked:
        case RenamePair() | MarkAttendance() | GivePenalty():
            return _of_pair(evening, asked)
        case StartRound():
            return _next(evening, asked)
        case _:
            return evening_running.step(evening, asked)


def _of_pair(
    evening: Tournament, asked: RenamePair | MarkAttendance | GivePenalty
) -> ScorebookStep | TournamentStep:
    who = evening.contestants.get(asked.pair)
    if who is None:
        most = len(evening.contestants)
        raise BadTournamentRequest("pair", pair=asked.pair, most=most)
    if isinstance(asked, RenamePair):
        return EntrantNamed(asked.pair, asked.names.strip())
    if isinstance(asked, GivePenalty):
        return PenaltyGiven(who, Fraction(asked.points.replace(",", ".")), "penalty", asked.why)
    if asked.how == "leaves":
        return ContestantWithdrew(who, asked.why)
    return EntrantMissing(asked.pair) if asked.how == "missing" else EntrantArrived(asked.pair)


def _next(evening: Tournament, asked: StartRound) -> RoundBegan:
    waiting = evening.waiting(evening.round)
    if waiting and not asked.anyway and asked.round == evening.round + 1:
        tables = ", ".join(map(str, waiting))
        raise BadTournamentRequest("ready", round=evening.round, tables=tables)
    return following(evening) if asked.round == evening.round + 1 else RoundBegan(asked.round)


def following(evening: Tournament) -> RoundBegan:
    """Return the beginning of the next round, drawn where results decide it."""
    return RoundBegan(evening.round + 1, next_draw(evening))
