"""What may not be done at an evening, and why: one question, asked before every entry."""

from __future__ import annotations

from datetime import datetime

from biritch.competition.movement import Unsuitable
from biritch.competition.scoring.scale import NoScaleForLength, scales
from biritch.competition.teams.match import WORTHS
from biritch.competition.tournament import director_calls, lineups, seating
from biritch.competition.tournament.lineups import RULES
from biritch.competition.tournament.log import (
    OVERRUN_CHOICES,
    AppealFiled,
    CarriedOver,
    ClockSet,
    DirectorCalled,
    DirectorReplied,
    EntrantArrived,
    EntrantMissing,
    EntrantNamed,
    LineUpNamed,
    LineUpRule,
    LogEntry,
    MovementSet,
    OverrunRule,
    PlayedOnline,
    RoundBegan,
    ScoreRefused,
    TournamentStep,
)
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantEntered,
    ScoreAction,
    ScoreAgreed,
    ScorebookLine,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.tournament import PLAYED, Tournament, trusted
from biritch.core.phrase import Phrase


def objection(evening: Tournament, entry: LogEntry) -> Phrase | None:
    """Return why *entry* may not be added to *evening*, or ``None`` if it may."""
    what = entry.what
    if isinstance(what, MovementSet):
        return _sitting(evening, what)
    if isinstance(what, TournamentStep):
        return _stepping(evening, what, entry)
    if isinstance(what, ContestantEntered):
        return Phrase.of("evening-fault-joined")
    if isinstance(what, ScoreUndone):
        return _undoing(evening, what)
    if isinstance(what, ScoreEntered | ScoreAgreed):
        found = _scoring(evening, what, entry.by)
        if found is not None:
            return found
    return evening.event.objection(ScorebookLine(what, entry.by, entry.at))


def _sitting(evening: Tournament, seated: MovementSet) -> Phrase | None:
    event = evening.event
    if not event.rules:
        return Phrase.of("event-fault-not-open")
    if event.scores or event.adjustments or event.gone or evening.appeals:
        return Phrase.of("evening-fault-begun")
    if evening.online is not None and evening.round:
        return Phrase.of("evening-fault-tables")
    try:
        seating.schedule(seated)
    except Unsuitable as wrong:
        return wrong.phrase
    return _counting(seated)


def _counting(seated: MovementSet) -> Phrase | None:
    """Return why matches cannot be counted so: a printed scale is not for every length."""
    known = scales()
    if not seated.count or seated.count in WORTHS:
        return None
    if seated.movement == seating.KNOCK_OUT:
        words = ", ".join(WORTHS)
        return Phrase.of("evening-fault-count", text=seated.count, words=words)
    if seated.count not in known:
        words = ", ".join((*known, *WORTHS))
        return Phrase.of("evening-fault-count", text=seated.count, words=words)
    boards = seated.each * seating.stretch(seated)
    try:
        known[seated.count].points(boards, 0)
    except NoScaleForLength as wrong:
        return Phrase.of(
            "evening-fault-scale", text=seated.count, boards=boards, known=wrong.known
        )
    return None


def _stepping(evening: Tournament, step: TournamentStep, entry: LogEntry) -> Phrase | None:
    if evening.seated is None:
        return Phrase.of("evening-fault-unseated")
    match step:
        case EntrantNamed() | EntrantMissing() | EntrantArrived():
            return _coming(evening, step)
        case RoundBegan():
            return _beginning(evening, step)
        case LineUpNamed() | LineUpRule() | OverrunRule():
            return _ruling(evening, step, entry.by)
        case ScoreRefused() | AppealFiled() | DirectorCalled() | DirectorReplied():
            return _speaking(evening, step, entry)
        case _:
            return _late(evening, step)


def _calling(evening: Tournament, step: DirectorCalled | DirectorReplied) -> Phrase | None:
    there = evening.at(step.table) if isinstance(step, DirectorCalled) else None
    boards = None if there is None or not evening.played(there) else evening.boards(there)
    return director_calls.objection(evening.calls, step, evening.round, boards)


def _ruling(
    evening: Tournament, step: LineUpNamed | LineUpRule | OverrunRule, by: str
) -> Phrase | None:
    if isinstance(step, LineUpNamed):
        return lineups.objection(evening, step, by_director=trusted(by))
    if isinstance(step, OverrunRule):
        words = ", ".join(OVERRUN_CHOICES)
        wrong = Phrase.of("evening-fault-overrun", text=step.boards, words=words)
        return None if step.boards in OVERRUN_CHOICES else wrong
    if evening.round:
        return Phrase.of("evening-fault-begun")
    words = ", ".join(RULES)
    wrong = Phrase.of("lineup-rule", text=step.rule, words=words)
    return None if step.rule in RULES else wrong


def _late(evening: Tournament, step: TournamentStep) -> Phrase | None:
    """Return why *step* comes too late; whether rounds follow by themselves may change."""
    if isinstance(step, ClockSet) and not evening.playing:
        return Phrase.of("evening-fault-clock")
    changes = isinstance(step, PlayedOnline) and evening.online is None
    if evening.round and (changes or isinstance(step, CarriedOver)):
        return Phrase.of("evening-fault-begun")
    return None


def _beginning(evening: Tournament, began: RoundBegan) -> Phrase | None:
    """Return why a round cannot begin so: it has a draw where results decide, else none."""
    if began.round != evening.round + 1 or evening.round > evening.rounds:
        return Phrase.of("evening-fault-round", round=evening.round)
    extra = evening.knock_out and bool(seating.extra_in(began.matches))
    if not evening.by_results or (began.round > evening.rounds and not extra):
        return Phrase.of("evening-fault-draw", text=began.matches) if began.matches else None
    try:
        draw = began.matches.partition(" +")[0] if extra else began.matches
        seating.matches_in(draw, len(evening.contestants))
    except Unsuitable as wrong:
        return wrong.phrase
    return None


def _speaking(
    evening: Tournament,
    step: ScoreRefused | AppealFiled | DirectorCalled | DirectorReplied,
    entry: LogEntry,
) -> Phrase | None:
    if isinstance(step, AppealFiled):
        return _appealing(evening, step, entry.at)
    if isinstance(step, DirectorCalled | DirectorReplied):
        return _calling(evening, step)
    return _refusing(evening, step.table, entry.by)


def _coming(
    evening: Tournament, step: EntrantNamed | EntrantMissing | EntrantArrived
) -> Phrase | None:
    """Return why *step* cannot be said of a pair: a pair that has played came."""
    pair, known = step.pair, evening.contestants
    if pair not in known:
        return Phrase.of("evening-fault-nobody", pair=pair, most=len(known))
    if isinstance(step, EntrantArrived) and pair not in evening.missing:
        return Phrase.of("evening-fault-here", pair=pair)
    if isinstance(step, EntrantMissing):
        if pair in evening.gone:
            return Phrase.of("event-fault-gone", who=str(known[pair]))
        if any(known[pair] in (*one.ns, *one.ew) for one in evening.event.scores):
            return Phrase.of("evening-fault-played", pair=pair)
    return None


def _said(table: BoardAtTable) -> dict[str, str]:
    return {"board": table.board, "ns": table.ns[0].label, "ew": table.ew[0].label}


def _scoring(evening: Tournament, what: ScoreEntered | ScoreAgreed, by: str) -> Phrase | None:
    table = what.table if isinstance(what, ScoreAgreed) else BoardAtTable.of(what.result)
    place = evening.place(table)
    if place is None:
        return Phrase.of("evening-fault-stranger", **_said(table))
    if isinstance(what, ScoreAgreed):
        return None
    away = evening.missing & {*place.sitting.entrants}
    if away:
        return Phrase.of("evening-fault-missing", pair=min(away))
    settled = evening.state(table) == "agreed" and not trusted(by)
    if settled and what.deed is not ScoreAction.SCORE:
        return Phrase.of("evening-fault-settled", **_said(table))
    return None


def _refusing(evening: Tournament, table: BoardAtTable, by: str) -> Phrase | None:
    if table not in evening.event.scores:
        return Phrase.of("event-fault-nothing", **_said(table))
    if evening.state(table) == "agreed":
        return Phrase.of("evening-fault-settled", **_said(table))
    if evening.event.scores[table][-1].by == by:
        return Phrase.of("event-fault-oneself", by=by, **_said(table))
    return None


def _undoing(evening: Tournament, undone: ScoreUndone) -> Phrase | None:
    """Return why a score cannot be taken back: there is none, or it was played here."""
    table = undone.table
    if table not in evening.event.scores:
        return Phrase.of("event-fault-nothing", **_said(table))
    last = [
        one for one in evening.event.scores[table] if isinstance(one.happening, ScoreEntered)
    ][-1]
    return Phrase.of("evening-fault-played-here", **_said(table)) if last.by == PLAYED else None


def _appealing(evening: Tournament, appeal: AppealFiled, at: str) -> Phrase | None:
    """Return why an appeal cannot be kept: number, pair, board, facts, or it is too late."""
    before = evening.appeals.get(appeal.number)
    last = evening.correctable
    if before is None and last is not None and not appeal.late:
        minutes = int((datetime.fromisoformat(at) - last).total_seconds() // 60)
        if minutes >= 0:
            return Phrase.of("evening-fault-appeal-late", minutes=minutes)
    if before is None and appeal.number != len(evening.appeals) + 1:
        return Phrase.of("evening-fault-appeal-number", next=len(evening.appeals) + 1)
    if appeal.pair not in evening.contestants:
        most = len(evening.contestants)
        return Phrase.of("evening-fault-nobody", pair=appeal.pair, most=most)
    if not evening.meetings(appeal.board, appeal.pair):
        said = {"pair": str(appeal.pair), "board": str(appeal.board)}
        return Phrase.of("evening-fault-appeal-board", **said)
    if not (appeal.facts.strip() and appeal.ruling.strip()):
        return Phrase.of("evening-fault-appeal-empty")
    return None
