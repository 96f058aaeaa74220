"""What may not be done at an evening, and why: one question, asked before every entry."""

from __future__ import annotations

from datetime import datetime

from biritch.competition.movement import Unsuitable
from biritch.competition.scoring.scale import NoTable, scales
from biritch.competition.teams.match import WORTHS
from biritch.competition.tournament import director_calls as calling_director
from biritch.competition.tournament import lineups as evening_lineups
from biritch.competition.tournament import seating as sitting_down
from biritch.competition.tournament.director_calls import Called, Replied
from biritch.competition.tournament.lineups import RULES, Lined, Lining
from biritch.competition.tournament.log import (
    Appealed,
    Arrived,
    Began,
    Carried,
    Entry,
    Missing,
    Named,
    Online,
    Refused,
    Seated,
    Step,
    Timed,
)
from biritch.competition.tournament.overrun import FATES, Overrun
from biritch.competition.tournament.scorebook_log import (
    Agreed,
    Deed,
    Joined,
    Line,
    Noted,
    Table,
    Undone,
)
from biritch.competition.tournament.tournament import PLAYED, Evening, trusted
from biritch.core.phrase import Phrase


def objection(evening: Evening, entry: Entry) -> Phrase | None:
    """Return why *entry* may not be added to *evening*, or ``None`` if it may."""
    what = entry.what
    if isinstance(what, Seated):
        return _sitting(evening, what)
    if isinstance(what, Step):
        return _stepping(evening, what, entry)
    if isinstance(what, Joined):
        return Phrase.of("evening-fault-joined")
    if isinstance(what, Undone):
        return _undoing(evening, what)
    if isinstance(what, Noted | Agreed):
        found = _scoring(evening, what, entry.by)
        if found is not None:
            return found
    return evening.event.objection(Line(what, entry.by, entry.at))


def _sitting(evening: Evening, seated: Seated) -> Phrase | None:
    event = evening.event
    if not event.rules:
        return Phrase.of("event-fault-not-open")
    if event.scores or event.adjustments or event.gone or evening.appeals:
        return Phrase.of("evening-fault-begun")
    if evening.online is not None and evening.round:
        return Phrase.of("evening-fault-tables")
    try:
        sitting_down.schedule(seated)
    except Unsuitable as wrong:
        return wrong.phrase
    return _counting(seated)


def _counting(seated: Seated) -> Phrase | None:
    """Return why matches cannot be counted so: a printed scale is not for every length."""
    known = scales()
    if not seated.count or seated.count in WORTHS:
        return None
    if seated.movement == sitting_down.KNOCK_OUT:
        words = ", ".join(WORTHS)
        return Phrase.of("evening-fault-count", text=seated.count, words=words)
    if seated.count not in known:
        words = ", ".join((*known, *WORTHS))
        return Phrase.of("evening-fault-count", text=seated.count, words=words)
    boards = seated.each * sitting_down.stretch(seated)
    try:
        known[seated.count].points(boards, 0)
    except NoTable as wrong:
        return Phrase.of(
            "evening-fault-scale", text=seated.count, boards=boards, known=wrong.known
        )
    return None


def _stepping(evening: Evening, step: Step, entry: Entry) -> Phrase | None:
    if evening.seated is None:
        return Phrase.of("evening-fault-unseated")
    match step:
        case Named() | Missing() | Arrived():
            return _coming(evening, step)
        case Began():
            return _beginning(evening, step)
        case Lined() | Lining() | Overrun():
            return _ruling(evening, step, entry.by)
        case Refused() | Appealed() | Called() | Replied():
            return _speaking(evening, step, entry)
        case _:
            return _late(evening, step)


def _calling(evening: Evening, step: Called | Replied) -> Phrase | None:
    there = evening.at(step.table) if isinstance(step, Called) else None
    boards = None if there is None or not evening.played(there) else evening.boards(there)
    return calling_director.objection(evening.calls, step, evening.round, boards)


def _ruling(evening: Evening, step: Lined | Lining | Overrun, by: str) -> Phrase | None:
    if isinstance(step, Lined):
        return evening_lineups.objection(evening, step, by_director=trusted(by))
    if isinstance(step, Overrun):
        words = ", ".join(FATES)
        wrong = Phrase.of("evening-fault-overrun", text=step.boards, words=words)
        return None if step.boards in FATES else wrong
    if evening.round:
        return Phrase.of("evening-fault-begun")
    words = ", ".join(RULES)
    wrong = Phrase.of("lineup-rule", text=step.rule, words=words)
    return None if step.rule in RULES else wrong


def _late(evening: Evening, step: Step) -> Phrase | None:
    """Return why *step* comes too late; whether rounds follow by themselves may change."""
    if isinstance(step, Timed) and not evening.playing:
        return Phrase.of("evening-fault-clock")
    changes = isinstance(step, Online) and evening.online is None
    if evening.round and (changes or isinstance(step, Carried)):
        return Phrase.of("evening-fault-begun")
    return None


def _beginning(evening: Evening, began: Began) -> Phrase | None:
    """Return why a round cannot begin so: it has a draw where results decide, else none."""
    if began.round != evening.round + 1 or evening.round > evening.rounds:
        return Phrase.of("evening-fault-round", round=evening.round)
    extra = evening.knock_out and bool(sitting_down.extra_in(began.matches))
    if not evening.by_results or (began.round > evening.rounds and not extra):
        return Phrase.of("evening-fault-draw", text=began.matches) if began.matches else None
    try:
        draw = began.matches.partition(" +")[0] if extra else began.matches
        sitting_down.matches_in(draw, len(evening.contestants))
    except Unsuitable as wrong:
        return wrong.phrase
    return None


def _speaking(
    evening: Evening, step: Refused | Appealed | Called | Replied, entry: Entry
) -> Phrase | None:
    if isinstance(step, Appealed):
        return _appealing(evening, step, entry.at)
    if isinstance(step, Called | Replied):
        return _calling(evening, step)
    return _refusing(evening, step.table, entry.by)


def _coming(evening: Evening, step: Named | Missing | Arrived) -> Phrase | None:
    """Return why *step* cannot be said of a pair: a pair that has played came."""
    pair, known = step.pair, evening.contestants
    if pair not in known:
        return Phrase.of("evening-fault-nobody", pair=pair, most=len(known))
    if isinstance(step, Arrived) and pair not in evening.missing:
        return Phrase.of("evening-fault-here", pair=pair)
    if isinstance(step, Missing):
        if pair in evening.gone:
            return Phrase.of("event-fault-gone", who=str(known[pair]))
        if any(known[pair] in (*one.ns, *one.ew) for one in evening.event.scores):
            return Phrase.of("evening-fault-played", pair=pair)
    return None


def _said(table: Table) -> dict[str, str]:
    return {"board": table.board, "ns": table.ns[0].label, "ew": table.ew[0].label}


def _scoring(evening: Evening, what: Noted | Agreed, by: str) -> Phrase | None:
    table = what.table if isinstance(what, Agreed) else Table.of(what.result)
    place = evening.place(table)
    if place is None:
        return Phrase.of("evening-fault-stranger", **_said(table))
    if isinstance(what, Agreed):
        return None
    away = evening.missing & {*place.sitting.entrants}
    if away:
        return Phrase.of("evening-fault-missing", pair=min(away))
    settled = evening.state(table) == "agreed" and not trusted(by)
    if settled and what.deed is not Deed.SCORE:
        return Phrase.of("evening-fault-settled", **_said(table))
    return None


def _refusing(evening: Evening, table: Table, by: str) -> Phrase | None:
    if table not in evening.event.scores:
        return Phrase.of("event-fault-nothing", **_said(table))
    if evening.state(table) == "agreed":
        return Phrase.of("evening-fault-settled", **_said(table))
    if evening.event.scores[table][-1].by == by:
        return Phrase.of("event-fault-oneself", by=by, **_said(table))
    return None


def _undoing(evening: Evening, undone: Undone) -> Phrase | None:
    """Return why a score cannot be taken back: there is none, or it was played here."""
    table = undone.table
    if table not in evening.event.scores:
        return Phrase.of("event-fault-nothing", **_said(table))
    last = [one for one in evening.event.scores[table] if isinstance(one.happening, Noted)][-1]
    return Phrase.of("evening-fault-played-here", **_said(table)) if last.by == PLAYED else None


def _appealing(evening: Evening, appeal: Appealed, at: str) -> Phrase | None:
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
