"""From the log of an evening to the evening: what each entry changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from functools import reduce

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament import director_calls, seating
from biritch.competition.tournament.clock import Clock
from biritch.competition.tournament.log import (
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
    RankingShown,
    RoundBegan,
    ScoreRefused,
    TournamentStep,
)
from biritch.competition.tournament.rules import objection
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ScoreAgreed,
    ScorebookLine,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.tournament import Tournament


def fold(entries: Iterable[LogEntry]) -> Tournament:
    """Return the evening of a whole log; an entry it refuses raises ``NotAllowed``."""
    return reduce(after, entries, Tournament())


def after(evening: Tournament, entry: LogEntry) -> Tournament:
    """Return *evening* with one more entry.

    Raises:
        NotAllowed: The evening refuses it; the sentence says why.
    """
    refused = objection(evening, entry)
    if refused is not None:
        raise NotAllowed(refused)
    found, what = replace(evening, length=evening.length + 1), entry.what
    if isinstance(what, DirectorCalled | DirectorReplied):
        calls = director_calls.after(evening.calls, what, evening.round, entry.by, entry.at)
        return replace(found, calls=calls)
    if isinstance(what, TournamentStep):
        now = datetime.fromisoformat(entry.at)
        return _official(_stepped(_formed(found, entry), what, now), now)
    found = replace(found, event=evening.event.after(ScorebookLine(what, entry.by, entry.at)))
    if isinstance(what, ScoreEntered | ScoreAgreed | ScoreUndone):
        table = BoardAtTable.of(what.result) if isinstance(what, ScoreEntered) else what.table
        return replace(found, refused=evening.refused - {table})
    return found


def _formed(evening: Tournament, entry: LogEntry) -> Tournament:
    """Return *evening* with the form of an appeal among those of its number."""
    if not isinstance(entry.what, AppealFiled):
        return evening
    number = entry.what.number
    forms = (*evening.forms.get(number, ()), entry)
    return replace(evening, forms={**evening.forms, number: forms})


def _official(evening: Tournament, now: datetime) -> Tournament:
    """Return *evening*, its score official once it is over and shown."""
    over = evening.round > evening.rounds > 0
    if evening.official is not None or not (over and evening.shown):
        return evening
    return replace(evening, official=now)


def _stepped(evening: Tournament, step: TournamentStep, now: datetime) -> Tournament:
    assert not isinstance(step, DirectorCalled | DirectorReplied)
    match step:
        case MovementSet():
            return _sat(evening, step)
        case RoundBegan() | ClockSet():
            return _timed(evening, step, now)
        case EntrantMissing(pair):
            return replace(evening, missing=evening.missing | {pair})
        case EntrantArrived(pair):
            return replace(evening, missing=evening.missing - {pair})
        case OverrunRule() | LineUpRule() | LineUpNamed():
            return _ruled(evening, step)
        case _:
            return _told(evening, step)


def _ruled(evening: Tournament, step: OverrunRule | LineUpRule | LineUpNamed) -> Tournament:
    match step:
        case OverrunRule(boards, number):
            overruns = {**evening.overruns, number: boards} if number else {0: boards}
            return replace(evening, overruns=overruns)  # type: ignore[arg-type]
        case LineUpRule(rule):
            return replace(evening, lining=rule)
        case LineUpNamed(team, number):
            return replace(evening, lineups={**evening.lineups, (team, number): step})


def _told(
    evening: Tournament,
    step: EntrantNamed | RankingShown | ScoreRefused | AppealFiled | PlayedOnline | CarriedOver,
) -> Tournament:
    match step:
        case EntrantNamed(pair, names):
            return replace(evening, names={**evening.names, pair: names})
        case RankingShown(shown):
            return replace(evening, shown=shown)
        case ScoreRefused(table):
            return replace(evening, refused=evening.refused | {table})
        case AppealFiled(number):
            return replace(evening, appeals={**evening.appeals, number: step})
        case PlayedOnline():
            return replace(evening, online=step)
        case CarriedOver(shares):
            return replace(evening, carried=shares)


def _sat(evening: Tournament, seated: MovementSet) -> Tournament:
    who = seating.contestants(seated)
    teams = seating.form(seated.movement) is EntrantKind.TEAMS
    event = replace(evening.event, names=dict.fromkeys(who.values(), ""), teams=teams)
    return replace(evening, event=event, seated=seated, draws=(), missing=frozenset(), round=0)


def _timed(evening: Tournament, step: RoundBegan | ClockSet, now: datetime) -> Tournament:
    if isinstance(step, ClockSet):
        clock = evening.clock.set(now, running=step.running, minutes=step.minutes)
        return replace(evening, clock=clock)
    clock = Clock()
    if step.round <= evening.rounds and evening.seated is not None:
        clock = Clock(60.0 * evening.seated.minutes, now)
    draws = (*evening.draws, step.matches) if step.matches else evening.draws
    return replace(evening, round=step.round, clock=clock, draws=draws, began=now)
