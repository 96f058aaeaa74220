"""Folding a tournament from its log, entry by entry."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from biritch.competition.tournament.log import LogEntry
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantEntered,
    ScoreAction,
    ScoreAgreed,
    ScorebookLine,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.signatures import PLAYED, is_trusted
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.step import LoggedStep
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.versions import versions_after
from biritch.core.phrase import Phrase


def fold(entries: Iterable[LogEntry]) -> Tournament:
    """Return the tournament of a whole log.

    Raises:
        NotAllowed: An entry is refused where it stands; the sentence says why.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> from biritch.competition.tournament.steps.rounds import RoundBegan
        >>> from biritch.competition.tournament.scorebook_log import ScorebookOpened
        >>> opened, movement = ScorebookOpened("Monday"), MovementSet("howell", 8, 7, 3, 24)
        >>> steps = [opened, movement, RoundBegan(1)]
        >>> at = "2026-01-05T20:00:00+00:00"
        >>> monday = fold(LogEntry(step, "director", at) for step in steps)
        >>> monday.round, monday.rounds, len(monday.sittings(1))
        (1, 7, 4)
        >>> monday.boards(monday.sittings(1)[0])
        range(1, 4)
    """
    return reduce(after, entries, Tournament())


def after(tournament: Tournament, entry: LogEntry) -> Tournament:
    """Return *tournament* with one more entry.

    Raises:
        NotAllowed: It is refused; the sentence says why.

    Example:
        >>> from biritch.competition.tournament.scorebook_log import ScorebookOpened
        >>> entry = LogEntry(ScorebookOpened("Monday"), "director", "2026-01-05T20:00:00+00:00")
        >>> after(Tournament(), entry).scorebook.title
        'Monday'
    """
    refused = objection(tournament, entry)
    if refused is not None:
        raise NotAllowed(refused)
    what, number = entry.what, tournament.length + 1
    versions = versions_after(tournament.versions, what, number, tournament.online)
    opened = tournament.opened or entry.at
    next_state = replace(tournament, length=number, versions=versions, opened=opened)
    if isinstance(what, LoggedStep):
        return what.after(next_state, entry.signature)
    next_state = replace(
        next_state,
        scorebook=tournament.scorebook.after(ScorebookLine(what, entry.by, entry.at)),
    )
    if isinstance(what, ScoreEntered | ScoreAgreed | ScoreUndone):
        table = BoardAtTable.of(what.result) if isinstance(what, ScoreEntered) else what.table
        # A refusal was of the score before this line: it is settled, whatever the line says.
        return replace(next_state, refused=tournament.refused - {table})
    return next_state


def objection(tournament: Tournament, entry: LogEntry) -> Phrase | None:
    """Return why *entry* may not be added to *tournament*, or ``None`` if it may.

    Example:
        >>> from biritch.competition.tournament.steps.presentation import RankingShown
        >>> entry = LogEntry(RankingShown(shown=True), "director", "2026-01-05T20:00:00+00:00")
        >>> objection(Tournament(), entry).name
        'tournament-fault-unseated'
    """
    what = entry.what
    if isinstance(what, LoggedStep):
        if tournament.seated is None and not isinstance(what, MovementSet):
            return Phrase.of("tournament-fault-unseated")
        return what.objection(tournament, entry.signature)
    if isinstance(what, ContestantEntered):
        return Phrase.of("tournament-fault-joined")
    if isinstance(what, ScoreUndone):
        return _undoing(tournament, what)
    if isinstance(what, ScoreEntered | ScoreAgreed):
        refusal = _scoring(tournament, what, entry.by)
        if refusal is not None:
            return refusal
    return tournament.scorebook.objection(ScorebookLine(what, entry.by, entry.at))


def _scoring(
    tournament: Tournament, what: ScoreEntered | ScoreAgreed, by: str
) -> Phrase | None:
    table = what.table if isinstance(what, ScoreAgreed) else BoardAtTable.of(what.result)
    place = tournament.place(table)
    if place is None:
        return Phrase.of("tournament-fault-stranger", **table.labels)
    if isinstance(what, ScoreAgreed):
        return None
    away = tournament.missing & {*place.sitting.entrants}
    if away:
        return Phrase.of("tournament-fault-missing", pair=min(away))
    settled = tournament.state(table) == "agreed" and not is_trusted(by)
    # That a first score is there already the scorebook says itself, and says better.
    if settled and what.action is not ScoreAction.SCORE:
        return Phrase.of("tournament-fault-settled", **table.labels)
    return None


def _undoing(tournament: Tournament, undone: ScoreUndone) -> Phrase | None:
    """Return why a score cannot be undone: there is none, or it was played online."""
    table = undone.table
    if table not in tournament.scorebook.scores:
        return Phrase.of("scorebook-fault-nothing", **table.labels)
    last = [
        line
        for line in tournament.scorebook.scores[table]
        if isinstance(line.step, ScoreEntered)
    ][-1]
    return (
        Phrase.of("tournament-fault-played-here", **table.labels) if last.by == PLAYED else None
    )
