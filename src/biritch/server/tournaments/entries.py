"""Deeds in, one entry of the log of a tournament out; and whose deeds they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import TypeAlias

from biritch.competition.movement import EntrantKind
from biritch.competition.results.entry import (
    ResultError,
    TravellerLine,
    artificial_score,
    result_of,
    scores_in,
)
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    ObtainedScore,
    WeightedPoints,
)
from biritch.competition.tournament import lineups
from biritch.competition.tournament.averages import late_averages
from biritch.competition.tournament.draw import next_draw
from biritch.competition.tournament.log import (
    AppealFiled,
    ClockSet,
    DirectorCalled,
    DirectorReplied,
    EntrantArrived,
    EntrantMissing,
    EntrantNamed,
    LineUpNamed,
    MovementSet,
    PlayedOnline,
    RankingShown,
    RoundBegan,
    ScoreRefused,
    TournamentStep,
)
from biritch.competition.tournament.log import OverrunRule as Overran
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantWithdrew,
    PenaltyGiven,
    ScoreAction,
    ScoreAgreed,
    ScorebookStep,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.core.boards import Board
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.rulings.weighted_scores import UnreadableWeights, read
from biritch.server.tournaments import seating, slips
from biritch.server.tournaments.keys import CAPTAIN, Role
from biritch.server.tournaments.requests import (
    AdjustScore,
    AgreeScore,
    CallDirector,
    ChangeMovement,
    DecideAppeal,
    DisputeScore,
    EnterScore,
    EnterSlip,
    FileAppeal,
    GiveAverage,
    GiveAverages,
    GivePenalty,
    MarkAttendance,
    NameLineUp,
    PlayRequest,
    RenamePair,
    ReplyToCall,
    RulingRequest,
    SetClock,
    SetFlow,
    SetOverrun,
    ShowRanking,
    StartRound,
    UndoScore,
)
from biritch.words.notation import read_contract


class BadTournamentRequest(ValueError):
    """A deed for another side to do."""

    def __init__(self, name: str, /, **said: str | int) -> None:
        """Keep the sentence ``tournament-not-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"tournament-not-{name}", **said)


def step(tournament: Tournament, asked: PlayRequest) -> TournamentStep:
    """Return what the director would write by *asked*.

    Raises:
        NotYours: It cannot be written down.
    """
    match asked:
        case SetClock():
            return ClockSet(asked.running, asked.minutes)
        case ShowRanking():
            return RankingShown(asked.shown)
        case ReplyToCall():
            return DirectorReplied(asked.call, asked.words.strip(), asked.closed)
        case SetOverrun():
            return Overran(asked.boards, tournament.round if asked.now else 0)
        case _:
            return _arranged(tournament, asked)


def _arranged(tournament: Tournament, asked: PlayRequest) -> TournamentStep:
    if isinstance(asked, SetFlow):
        if tournament.online is None:
            raise BadTournamentRequest("online")
        return PlayedOnline(tournament.online.robots, asked.flowing)
    assert isinstance(asked, ChangeMovement), asked
    return MovementSet(
        asked.movement,
        asked.pairs,
        asked.rounds,
        asked.each,
        asked.minutes,
        asked.sections,
        asked.count,
    )


Refusal = (BadTournamentRequest, NotAllowed, ResultError, slips.BadSlip, UnreadableWeights)
"""What a deed may be refused with; each has its sentence, ``phrase``."""


def entry_of(
    tournament: Tournament, role: Role, asked: PlayRequest
) -> ScorebookStep | TournamentStep:
    """Return what *role* would write by *asked*; the tournament itself may object still.

    Raises:
        NotYours, NotAllowed, Misread, BadSlip: It cannot even be written down.
    """
    if isinstance(asked, CallDirector):
        return _calling(tournament, role, asked)
    if isinstance(asked, NameLineUp):
        return _lining(tournament, role, asked)
    if role.entrant:
        raise BadTournamentRequest("player")
    if isinstance(asked, AgreeScore):
        return ScoreAgreed(_agreeing(tournament, role, asked.board, asked.pair))
    if role.table is not None:
        return _of_table(tournament, role, asked)
    if isinstance(asked, EnterSlip):
        return _slip(tournament, asked)
    if isinstance(asked, EnterScore | DisputeScore):
        raise BadTournamentRequest("director")
    return _of_director(tournament, asked)


def _calling(tournament: Tournament, role: Role, asked: CallDirector) -> DirectorCalled:
    if role.director:
        raise BadTournamentRequest("caller")
    table = role.table
    if table is None:
        place = seating.place(tournament, role)
        if place is None:
            raise BadTournamentRequest("seated", round=tournament.round)
        table = place[0].table
    return DirectorCalled(table, asked.board, asked.why.strip())


def _lining(tournament: Tournament, role: Role, asked: NameLineUp) -> LineUpNamed:
    if role.table is not None or (role.entrant and role.player != CAPTAIN):
        raise BadTournamentRequest("captain")
    team = role.entrant or asked.team
    found = lineups.match_half(tournament, tournament.round, team)
    return LineUpNamed(team, found.round if found else 0, asked.open, asked.closed)


def _of_table(
    tournament: Tournament, role: Role, asked: PlayRequest
) -> ScoreEntered | ScoreRefused:
    if isinstance(asked, EnterScore):
        if role.side is not Side.NS:
            raise BadTournamentRequest("east-west")
        return _entered(tournament, _here(tournament, role, asked.board), asked)
    if isinstance(asked, DisputeScore):
        return ScoreRefused(_agreeing(tournament, role, asked.board))
    raise BadTournamentRequest("table")


def _here(tournament: Tournament, role: Role, board: int) -> RoundSitting:
    """Return the sitting of *role*'s table in this round, if *board* is played there."""
    sitting = tournament.at(role.table or 0)
    if sitting is None or not tournament.played(sitting):
        raise BadTournamentRequest("sitting", table=role.table or 0, round=tournament.round)
    boards = tournament.boards(sitting)
    if board not in boards:
        raise BadTournamentRequest(
            "board",
            board=board,
            table=sitting.table,
            round=tournament.round,
            boards=", ".join(map(str, boards)),
        )
    return RoundSitting(tournament.round, sitting)


def _agreeing(tournament: Tournament, role: Role, board: int, pair: int = 0) -> BoardAtTable:
    if role.table is None:
        return tournament.table(meeting(tournament, board, pair).sitting, board)
    if role.side is not Side.EW:
        raise BadTournamentRequest("north-south")
    return tournament.table(_here(tournament, role, board).sitting, board)


def meeting(tournament: Tournament, board: int, pair: int) -> RoundSitting:
    """Return where *pair* plays *board*, North-South if it does so twice."""
    found = tournament.meetings(board, pair)
    if not found:
        raise BadTournamentRequest("meeting", board=board, pair=pair)
    return found[0]


def _entered(tournament: Tournament, place: RoundSitting, asked: EnterScore) -> ScoreEntered:
    board = str(asked.board)
    table = tournament.table(place.sitting, asked.board)
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
    deed = ScoreAction.SCORE if tournament.state(table) == "none" else ScoreAction.CORRECT
    return ScoreEntered(deed, result)


def _slip(tournament: Tournament, asked: EnterSlip) -> ScoreEntered | ScoreAgreed:
    """Return what a slip tells: a score, an adjustment, or that it is as entered already."""
    told = slips.read(asked.text, asked.notation)
    place = meeting(tournament, told.board, told.pair)
    table = tournament.table(place.sitting, told.board)
    if told.given:
        return _given(tournament, table, told, asked.why)
    score = EnterScore(
        asked.id, told.board, told.contract, told.declarer, told.result, told.lead
    )
    noted = _entered(tournament, place, score)
    last = tournament.last(table)
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
    tournament: Tournament, table: BoardAtTable, told: slips.SlipLine, why: str
) -> ScoreEntered:
    try:  # points are given with their sign: 420 alone might be a slip of the fingers
        both = None if told.given.isdigit() else scores_in(told.given, table.board)
    except ResultError:
        both = None
    if both is None:
        raise slips.BadSlip("shape", text=told.given)
    last = tournament.last(table)
    result = BoardResult(table.board, table.ns, table.ew, *both)
    if last is not None:
        result = replace(result, told=last.result.told)
    return ScoreEntered(ScoreAction.ADJUST, result, why)


def _of_director(tournament: Tournament, asked: PlayRequest) -> ScorebookStep | TournamentStep:
    match asked:
        case RenamePair() | MarkAttendance() | GivePenalty():
            return _of_pair(tournament, asked)
        case StartRound():
            return _next(tournament, asked)
        case _:
            return step(tournament, asked)


def _of_pair(
    tournament: Tournament, asked: RenamePair | MarkAttendance | GivePenalty
) -> ScorebookStep | TournamentStep:
    who = tournament.contestants.get(asked.pair)
    if who is None:
        most = len(tournament.contestants)
        raise BadTournamentRequest("pair", pair=asked.pair, most=most)
    if isinstance(asked, RenamePair):
        return EntrantNamed(asked.pair, asked.names.strip())
    if isinstance(asked, GivePenalty):
        return PenaltyGiven(who, Fraction(asked.points.replace(",", ".")), "penalty", asked.why)
    if asked.how == "leaves":
        return ContestantWithdrew(who, asked.why)
    return EntrantMissing(asked.pair) if asked.how == "missing" else EntrantArrived(asked.pair)


def _next(tournament: Tournament, asked: StartRound) -> RoundBegan:
    waiting = tournament.waiting(tournament.round)
    if waiting and not asked.anyway and asked.round == tournament.round + 1:
        tables = ", ".join(map(str, waiting))
        raise BadTournamentRequest("ready", round=tournament.round, tables=tables)
    return (
        following(tournament)
        if asked.round == tournament.round + 1
        else RoundBegan(asked.round)
    )


def following(tournament: Tournament) -> RoundBegan:
    """Return the beginning of the next round, drawn where results decide it."""
    return RoundBegan(tournament.round + 1, next_draw(tournament))


_WEIGHT = re.compile(r"[^%]*%[^%]*$")
"""One sign of percent is a weight, ``100% -50``; both sides' percentages have two or none."""
Written: TypeAlias = Sequence[ScorebookStep | TournamentStep]
"""What is written down together: all of it, or none."""


def entries_of(
    tournament: Tournament, role: Role, asked: PlayRequest | RulingRequest
) -> Written:
    """Return what *role* would write by *asked*; the tournament itself may object still.

    Raises:
        NotYours, NotAllowed, Misread, BadSlip, UnreadableWeights: It cannot even be written
            down.
    """
    if not isinstance(asked, RulingRequest):
        return (entry_of(tournament, role, asked),)
    if not role.director:
        raise BadTournamentRequest("player" if role.entrant else "table")
    match asked:
        case GiveAverages():
            return _averages(tournament, asked)
        case FileAppeal():
            return (_appealed(tournament, asked),)
        case DecideAppeal():
            return _decided(tournament, asked)
        case _:
            return (_of_board(tournament, asked),)


def _of_board(
    tournament: Tournament, asked: GiveAverage | AdjustScore | UndoScore
) -> ScorebookStep:
    table = table_where(tournament, asked.board, asked.pair)
    if isinstance(asked, UndoScore):
        if table not in tournament.scorebook.scores:
            raise BadTournamentRequest("undone", board=asked.board, pair=asked.pair)
        return ScoreUndone(table, asked.why.strip())
    if isinstance(asked, AdjustScore):
        return adjusted(tournament, table, asked)
    own, theirs = percent(asked.own), percent(asked.theirs)
    first = any(one.label == str(asked.pair) for one in table.ns)
    return _noted(tournament, table, (own, theirs) if first else (theirs, own), asked.why)


def table_where(tournament: Tournament, board: int, pair: int) -> BoardAtTable:
    """Return where *pair* plays *board*."""
    return tournament.table(meeting(tournament, board, pair).sitting, board)


def percent(text: str) -> ArtificialScore:
    """Return the artificial score of *text*: ``60``, ``37,5``."""
    word = text.strip().rstrip("% ").replace(",", ".")
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,2})?", word, re.ASCII) or Fraction(word) > 100:
        raise BadTournamentRequest("percent", text=text)
    return artificial_score(word, "")


def _averages(tournament: Tournament, asked: GiveAverages) -> Written:
    own, theirs = percent(asked.own).percent, percent(asked.theirs).percent
    if asked.pair not in tournament.contestants:
        raise BadTournamentRequest("pair", pair=asked.pair, most=len(tournament.contestants))
    found = late_averages(tournament, asked.pair, own, theirs, asked.why.strip() or "12C2(a)")
    if not found:
        raise BadTournamentRequest("missed", pair=asked.pair)
    return found


def _noted(
    tournament: Tournament, table: BoardAtTable, both: tuple[BoardScore, BoardScore], why: str
) -> ScoreEntered:
    last = tournament.last(table)
    result = BoardResult(table.board, table.ns, table.ew, *both)
    if last is not None:
        result = replace(result, told=last.result.told)
    return ScoreEntered(ScoreAction.ADJUST, result, why.strip())


def adjusted(
    tournament: Tournament,
    table: BoardAtTable,
    asked: AdjustScore | DecideAppeal,
    why: str = "",
) -> ScoreEntered:
    """Return the adjusted score that *asked* tells of *table*, with what was typed."""
    ns, ew = _standings(tournament, table, asked.score, asked)
    if asked.ew.strip():
        other = _standings(tournament, table, asked.ew, asked)[1]
        if not (isinstance(ns, ObtainedScore) and isinstance(other, ObtainedScore)):
            raise BadTournamentRequest("weight")
        ew = other
    typed = " / ".join(one.strip() for one in (asked.score, asked.ew) if one.strip())
    words = [asked.why.strip() if isinstance(asked, AdjustScore) else why]
    if re.search(r"[^\W\d_]", typed):  # results, not figures alone: they are worth keeping
        words.append(f"[{typed}]")
    return _noted(tournament, table, (ns, ew), " ".join(filter(None, words)))


def _standings(
    tournament: Tournament, table: BoardAtTable, text: str, asked: AdjustScore | DecideAppeal
) -> tuple[BoardScore, BoardScore]:
    try:
        both = None if _WEIGHT.match(text) else scores_in(text, table.board)
    except ResultError:
        both = None
    if both is not None:
        return both
    last = tournament.last(table)
    declarer = last.result.told.declarer if last is not None else ""
    where = Board.numbered(int(table.board)).vulnerability
    reading = partial(read_contract, notation=asked.notation)
    seat = Seat.parse(declarer) if declarer else None
    found = ObtainedScore(_parts(text, partial(read, contract=reading, vulnerable=where), seat))
    return found, found


def _parts(
    text: str, reading: partial[WeightedPoints], declarer: Seat | None
) -> WeightedPoints:
    """Return the parts of *text*; a result without a weight is the whole of it."""
    try:
        return reading(text, declarer=declarer)
    except UnreadableWeights as wrong:
        try:
            return reading(f"100% {text}", declarer=declarer)
        except UnreadableWeights:
            raise wrong from None


def _appealed(tournament: Tournament, asked: FileAppeal) -> AppealFiled:
    if not asked.concurring and tournament.form is not EntrantKind.INDIVIDUAL:
        raise BadTournamentRequest("concurring")
    table_where(tournament, asked.board, asked.pair)
    told = (asked.board, asked.pair, asked.facts.strip(), asked.ruling.strip())
    more = asked.grounds.strip(), asked.deposit.strip()
    if not asked.number:
        return AppealFiled(len(tournament.appeals) + 1, *told, *more, late=asked.late)
    before = _appeal(tournament, asked.number)
    form = AppealFiled(asked.number, *told, *more)
    return replace(
        form, decision=before.decision, outcome=before.outcome, late=before.late or asked.late
    )


def _appeal(tournament: Tournament, number: int) -> AppealFiled:
    found = tournament.appeals.get(number)
    if found is None:
        raise BadTournamentRequest("appeal", number=number)
    return found


def _decided(tournament: Tournament, asked: DecideAppeal) -> Written:
    appeal = _appeal(tournament, asked.number)
    said = asked.decision.strip() if asked.outcome else ""
    deposit = asked.deposit.strip() or appeal.deposit
    form = replace(appeal, decision=said, outcome=asked.outcome, deposit=deposit)
    if asked.outcome != "changed":
        return (form,)
    if not asked.score.strip():
        raise BadTournamentRequest("outcome")
    table = table_where(tournament, appeal.board, appeal.pair)
    return form, adjusted(tournament, table, asked, "92A")
