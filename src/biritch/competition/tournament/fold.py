"""From the log of an evening to the evening: what each entry changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from functools import reduce

from biritch.competition.movement import Form
from biritch.competition.tournament import director_calls as calling_director
from biritch.competition.tournament import seating as sitting_down
from biritch.competition.tournament.clock import Clock
from biritch.competition.tournament.director_calls import Called, Replied
from biritch.competition.tournament.lineups import Lined, Lining
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
    Shown,
    Step,
    Timed,
)
from biritch.competition.tournament.overrun import Overrun
from biritch.competition.tournament.rules import objection
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import Agreed, Line, Noted, Table, Undone
from biritch.competition.tournament.tournament import Evening


def fold(entries: Iterable[Entry]) -> Evening:
    """Return the evening of a whole log; an entry it refuses raises ``NotAllowed``."""
    return reduce(after, entries, Evening())


def after(evening: Evening, entry: Entry) -> Evening:
    """Return *evening* with one more entry.

    Raises:
        NotAllowed: The evening refuses it; the sentence says why.
    """
    refused = objection(evening, entry)
    if refused is not None:
        raise NotAllowed(refused)
    found, what = replace(evening, length=evening.length + 1), entry.what
    if isinstance(what, Called | Replied):
        calls = calling_director.after(evening.calls, what, evening.round, entry.by, entry.at)
        return replace(found, calls=calls)
    if isinstance(what, Step):
        now = datetime.fromisoformat(entry.at)
        return _official(_stepped(_formed(found, entry), what, now), now)
    found = replace(found, event=evening.event.after(Line(what, entry.by, entry.at)))
    if isinstance(what, Noted | Agreed | Undone):
        table = Table.of(what.result) if isinstance(what, Noted) else what.table
        return replace(found, refused=evening.refused - {table})
    return found


def _formed(evening: Evening, entry: Entry) -> Evening:
    """Return *evening* with the form of an appeal among those of its number."""
    if not isinstance(entry.what, Appealed):
        return evening
    number = entry.what.number
    forms = (*evening.forms.get(number, ()), entry)
    return replace(evening, forms={**evening.forms, number: forms})


def _official(evening: Evening, now: datetime) -> Evening:
    """Return *evening*, its score official once it is over and shown."""
    over = evening.round > evening.rounds > 0
    if evening.official is not None or not (over and evening.shown):
        return evening
    return replace(evening, official=now)


def _stepped(evening: Evening, step: Step, now: datetime) -> Evening:
    assert not isinstance(step, Called | Replied)
    match step:
        case Seated():
            return _sat(evening, step)
        case Began() | Timed():
            return _timed(evening, step, now)
        case Missing(pair):
            return replace(evening, missing=evening.missing | {pair})
        case Arrived(pair):
            return replace(evening, missing=evening.missing - {pair})
        case Overrun() | Lining() | Lined():
            return _ruled(evening, step)
        case _:
            return _told(evening, step)


def _ruled(evening: Evening, step: Overrun | Lining | Lined) -> Evening:
    match step:
        case Overrun(boards, number):
            overruns = {**evening.overruns, number: boards} if number else {0: boards}
            return replace(evening, overruns=overruns)  # type: ignore[arg-type]
        case Lining(rule):
            return replace(evening, lining=rule)
        case Lined(team, number):
            return replace(evening, lineups={**evening.lineups, (team, number): step})


def _told(
    evening: Evening, step: Named | Shown | Refused | Appealed | Online | Carried
) -> Evening:
    match step:
        case Named(pair, names):
            return replace(evening, names={**evening.names, pair: names})
        case Shown(shown):
            return replace(evening, shown=shown)
        case Refused(table):
            return replace(evening, refused=evening.refused | {table})
        case Appealed(number):
            return replace(evening, appeals={**evening.appeals, number: step})
        case Online():
            return replace(evening, online=step)
        case Carried(shares):
            return replace(evening, carried=shares)


def _sat(evening: Evening, seated: Seated) -> Evening:
    who = sitting_down.contestants(seated)
    teams = sitting_down.form(seated.movement) is Form.TEAMS
    event = replace(evening.event, names=dict.fromkeys(who.values(), ""), teams=teams)
    return replace(evening, event=event, seated=seated, draws=(), missing=frozenset(), round=0)


def _timed(evening: Evening, step: Began | Timed, now: datetime) -> Evening:
    if isinstance(step, Timed):
        clock = evening.clock.set(now, running=step.running, minutes=step.minutes)
        return replace(evening, clock=clock)
    clock = Clock()
    if step.round <= evening.rounds and evening.seated is not None:
        clock = Clock(60.0 * evening.seated.minutes, now)
    draws = (*evening.draws, step.matches) if step.matches else evening.draws
    return replace(evening, round=step.round, clock=clock, draws=draws, began=now)
