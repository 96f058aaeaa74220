"""Rulings on scores in, entries of an evening's log out: averages, weights, appeals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import TypeAlias

from biritch.competition.movement import EntrantKind
from biritch.competition.results.entry import ResultError, artificial, standings_in
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    ObtainedScore,
    WeightedPoints,
)
from biritch.competition.tournament.averages import averages
from biritch.competition.tournament.log import AppealFiled, TournamentStep
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ScoreAction,
    ScorebookStep,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.tournament import Tournament
from biritch.core.boards import Board
from biritch.core.seats import Seat
from biritch.rulings.weighted_scores import Unweighable, read
from biritch.server.tournaments.entries import entry_of, meeting
from biritch.server.tournaments.entries_director import BadTournamentRequest
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.requests import PlayRequest
from biritch.server.tournaments.requests_rulings import (
    AdjustScore,
    DecideAppeal,
    FileAppeal,
    GiveAverage,
    GiveAverages,
    RulingRequest,
    UndoScore,
)
from biritch.words.notation import read_contract

_WEIGHT = re.compile(r"[^%]*%[^%]*$")
"""One sign of percent is a weight, ``100% -50``; both sides' percentages have two or none."""
Written: TypeAlias = Sequence[ScorebookStep | TournamentStep]
"""What is written down together: all of it, or none."""


def entries_of(evening: Tournament, role: Role, asked: PlayRequest | RulingRequest) -> Written:
    """Return what *role* would write by *asked*; the evening itself may object still.

    Raises:
        NotYours, NotAllowed, Misread, BadSlip, Unweighable: It cannot even be written down.
    """
    if not isinstance(asked, RulingRequest):
        return (entry_of(evening, role, asked),)
    if not role.director:
        raise BadTournamentRequest("player" if role.entrant else "table")
    match asked:
        case GiveAverages():
            return _averages(evening, asked)
        case FileAppeal():
            return (_appealed(evening, asked),)
        case DecideAppeal():
            return _decided(evening, asked)
        case _:
            return (_of_board(evening, asked),)


def _of_board(
    evening: Tournament, asked: GiveAverage | AdjustScore | UndoScore
) -> ScorebookStep:
    table = table_where(evening, asked.board, asked.pair)
    if isinstance(asked, UndoScore):
        if table not in evening.scorebook.scores:
            raise BadTournamentRequest("undone", board=asked.board, pair=asked.pair)
        return ScoreUndone(table, asked.why.strip())
    if isinstance(asked, AdjustScore):
        return adjusted(evening, table, asked)
    own, theirs = percent(asked.own), percent(asked.theirs)
    first = any(one.label == str(asked.pair) for one in table.ns)
    return _noted(evening, table, (own, theirs) if first else (theirs, own), asked.why)


def table_where(evening: Tournament, board: int, pair: int) -> BoardAtTable:
    """Return where *pair* plays *board*."""
    return evening.table(meeting(evening, board, pair).sitting, board)


def percent(text: str) -> ArtificialScore:
    """Return the artificial score of *text*: ``60``, ``37,5``."""
    word = text.strip().rstrip("% ").replace(",", ".")
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,2})?", word, re.ASCII) or Fraction(word) > 100:
        raise BadTournamentRequest("percent", text=text)
    return artificial(word, "")


def _averages(evening: Tournament, asked: GiveAverages) -> Written:
    own, theirs = percent(asked.own).percent, percent(asked.theirs).percent
    if asked.pair not in evening.contestants:
        raise BadTournamentRequest("pair", pair=asked.pair, most=len(evening.contestants))
    found = averages(evening, asked.pair, own, theirs, asked.why.strip() or "12C2(a)")
    if not found:
        raise BadTournamentRequest("missed", pair=asked.pair)
    return found


def _noted(
    evening: Tournament, table: BoardAtTable, both: tuple[BoardScore, BoardScore], why: str
) -> ScoreEntered:
    last = evening.last(table)
    result = BoardResult(table.board, table.ns, table.ew, *both)
    if last is not None:
        result = replace(result, told=last.result.told)
    return ScoreEntered(ScoreAction.ADJUST, result, why.strip())


def adjusted(
    evening: Tournament, table: BoardAtTable, asked: AdjustScore | DecideAppeal, why: str = ""
) -> ScoreEntered:
    """Return the adjusted score that *asked* tells of *table*, with what was typed."""
    ns, ew = _standings(evening, table, asked.score, asked)
    if asked.ew.strip():
        other = _standings(evening, table, asked.ew, asked)[1]
        if not (isinstance(ns, ObtainedScore) and isinstance(other, ObtainedScore)):
            raise BadTournamentRequest("weight")
        ew = other
    typed = " / ".join(one.strip() for one in (asked.score, asked.ew) if one.strip())
    words = [asked.why.strip() if isinstance(asked, AdjustScore) else why]
    if re.search(r"[^\W\d_]", typed):  # results, not figures alone: they are worth keeping
        words.append(f"[{typed}]")
    return _noted(evening, table, (ns, ew), " ".join(filter(None, words)))


def _standings(
    evening: Tournament, table: BoardAtTable, text: str, asked: AdjustScore | DecideAppeal
) -> tuple[BoardScore, BoardScore]:
    try:
        both = None if _WEIGHT.match(text) else standings_in(text, table.board)
    except ResultError:
        both = None
    if both is not None:
        return both
    last = evening.last(table)
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
    except Unweighable as wrong:
        try:
            return reading(f"100% {text}", declarer=declarer)
        except Unweighable:
            raise wrong from None


def _appealed(evening: Tournament, asked: FileAppeal) -> AppealFiled:
    if not asked.concurring and evening.form is not EntrantKind.INDIVIDUAL:
        raise BadTournamentRequest("concurring")
    table_where(evening, asked.board, asked.pair)
    told = (asked.board, asked.pair, asked.facts.strip(), asked.ruling.strip())
    more = asked.grounds.strip(), asked.deposit.strip()
    if not asked.number:
        return AppealFiled(len(evening.appeals) + 1, *told, *more, late=asked.late)
    before = _appeal(evening, asked.number)
    form = AppealFiled(asked.number, *told, *more)
    return replace(
        form, decision=before.decision, outcome=before.outcome, late=before.late or asked.late
    )


def _appeal(evening: Tournament, number: int) -> AppealFiled:
    found = evening.appeals.get(number)
    if found is None:
        raise BadTournamentRequest("appeal", number=number)
    return found


def _decided(evening: Tournament, asked: DecideAppeal) -> Written:
    appeal = _appeal(evening, asked.number)
    said = asked.decision.strip() if asked.outcome else ""
    deposit = asked.deposit.strip() or appeal.deposit
    form = replace(appeal, decision=said, outcome=asked.outcome, deposit=deposit)
    if asked.outcome != "changed":
        return (form,)
    if not asked.score.strip():
        raise BadTournamentRequest("outcome")
    table = table_where(evening, appeal.board, appeal.pair)
    return form, adjusted(evening, table, asked, "92A")
