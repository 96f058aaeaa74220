"""A tournament made from its log, entry by entry."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from functools import reduce

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament import director_calls, seating
from biritch.competition.tournament.changes import apply_change
from biritch.competition.tournament.clock import Clock
from biritch.competition.tournament.columns import ColumnStep, with_columns
from biritch.competition.tournament.layouts import read_layouts
from biritch.competition.tournament.log import (
    Announced,
    AppealFiled,
    BoardsDealt,
    CarriedOver,
    ClockSet,
    ClubJoined,
    DirectorCalled,
    DirectorPlays,
    DirectorReplied,
    EntrantArrived,
    EntrantMissing,
    EntrantNamed,
    EntrantSignedUp,
    LineUpNamed,
    LineUpRule,
    LogEntry,
    MatchDecided,
    MovementSet,
    OverrunRule,
    PenaltyTakenBack,
    PlayedOnline,
    RankingShown,
    RoundBegan,
    RoundsFollow,
    ScoreRefused,
    SectionsRanked,
    SignUpOpened,
    SubstituteNamed,
    TournamentStep,
)
from biritch.competition.tournament.reseating import Reseating, reseat
from biritch.competition.tournament.rules import DirectorsChange, tournament_objection
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ScoreAgreed,
    ScorebookLine,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.tournament import Announcement, Tournament
from biritch.competition.tournament.versions import versions_after


def fold(entries: Iterable[LogEntry]) -> Tournament:
    """Return the tournament that a whole log tells.

    Raises:
        NotAllowed: An entry is refused where it stands; the sentence says why.

    Example:
        >>> from biritch.competition.tournament.log import MovementSet, RoundBegan
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
    refused = tournament_objection(tournament, entry)
    if refused is not None:
        raise NotAllowed(refused)
    what, number = entry.what, tournament.length + 1
    versions = versions_after(tournament.versions, what, number, tournament.online)
    first = isinstance(what, RoundBegan) and what.round == 1
    opened = entry.at if first or not tournament.opened else tournament.opened
    next_state = replace(tournament, length=number, versions=versions, opened=opened)
    if isinstance(what, DirectorCalled | DirectorReplied):
        calls = director_calls.calls_after(
            tournament.calls, what, tournament.round, entry.by, entry.at
        )
        return replace(next_state, calls=calls)
    if isinstance(what, DirectorsChange):
        return _apply_change(next_state, what)
    if isinstance(what, Announced | ClubJoined):
        return _with_notice(next_state, what, entry.at)
    if isinstance(what, TournamentStep):
        now = datetime.fromisoformat(entry.at)
        return _official(_apply_step(_with_form(next_state, entry), what, now), now)
    next_state = replace(
        next_state,
        scorebook=tournament.scorebook.after(ScorebookLine(what, entry.by, entry.at)),
    )
    if isinstance(what, ScoreEntered | ScoreAgreed | ScoreUndone):
        table = BoardAtTable.of(what.result) if isinstance(what, ScoreEntered) else what.table
        # A refusal was of the score before this line: it is settled, whatever the line says.
        return replace(next_state, refused=tournament.refused - {table})
    return next_state


def _apply_change(  # noqa: C901, PLR0911 - one for each kind
    tournament: Tournament, step: DirectorsChange
) -> Tournament:
    if isinstance(step, MatchDecided):
        two = frozenset((step.home, step.away))
        return replace(tournament, decided={**tournament.decided, two: step})
    if isinstance(step, PenaltyTakenBack):
        given, book = tournament.scorebook.adjustments, tournament.scorebook
        left = given[: step.number - 1] + given[step.number :]
        return replace(tournament, scorebook=replace(book, adjustments=left))
    if isinstance(step, SectionsRanked):
        return replace(tournament, section_ranking=step.how)
    if isinstance(step, SignUpOpened):
        return replace(tournament, signing=step.open)
    if isinstance(step, EntrantSignedUp):
        return replace(tournament, names={**tournament.names, step.pair: step.names})
    if isinstance(step, RoundsFollow):
        return replace(tournament, follows=step.when)
    if isinstance(step, DirectorPlays):
        plays = {**tournament.playing_directors, step.desk: step.pair}
        return replace(tournament, playing_directors=plays)
    if isinstance(step, SubstituteNamed):
        where = (step.pair, step.round, step.board)
        rest = {key: one for key, one in tournament.substitutes.items() if key != where}
        named = {where: step} if step.who else {}
        return replace(tournament, substitutes={**rest, **named})
    if isinstance(step, ColumnStep):
        return with_columns(tournament, step)
    if isinstance(step, Reseating):
        return reseat(tournament, step)
    return apply_change(tournament, step)


def _with_form(tournament: Tournament, entry: LogEntry) -> Tournament:
    """Return *tournament* with the form of an appeal among those of its number."""
    if not isinstance(entry.what, AppealFiled):
        return tournament
    number = entry.what.number
    forms = (*tournament.forms.get(number, ()), entry)
    return replace(tournament, forms={**tournament.forms, number: forms})


def _official(tournament: Tournament, now: datetime) -> Tournament:
    """Return *tournament* with the start of its correction period, once over and shown."""
    # Law 79C1: the period runs from when the score of the session can be inspected.
    over = tournament.round > tournament.rounds > 0
    if tournament.official is not None or not (over and tournament.shown):
        return tournament
    return replace(tournament, official=now)


def _apply_step(tournament: Tournament, step: TournamentStep, now: datetime) -> Tournament:
    assert not isinstance(
        step, DirectorCalled | DirectorReplied | DirectorsChange | Announced | ClubJoined
    )
    match step:
        case MovementSet():
            return _with_movement(tournament, step)
        case RoundBegan() | ClockSet():
            return _with_clock(tournament, step, now)
        case EntrantMissing(pair):
            return replace(tournament, missing=tournament.missing | {pair})
        case EntrantArrived(pair):
            return replace(tournament, missing=tournament.missing - {pair})
        case OverrunRule() | LineUpRule() | LineUpNamed() | BoardsDealt():
            return _with_rule(tournament, step)
        case _:
            return _describe_tournament(tournament, step)


def _with_rule(
    tournament: Tournament, step: OverrunRule | LineUpRule | LineUpNamed | BoardsDealt
) -> Tournament:
    match step:
        case BoardsDealt(boards):
            return replace(tournament, layouts={**tournament.layouts, **read_layouts(boards)})
        case OverrunRule(boards, number):
            # A rule for all rounds replaces those of single ones.
            overruns = {**tournament.overruns, number: boards} if number else {0: boards}
            return replace(tournament, overruns=overruns)  # type: ignore[arg-type]
        case LineUpRule(rule):
            return replace(tournament, lineup_rule=rule)
        case LineUpNamed(team, number):
            return replace(tournament, lineups={**tournament.lineups, (team, number): step})


def _describe_tournament(
    tournament: Tournament,
    step: EntrantNamed | RankingShown | ScoreRefused | AppealFiled | PlayedOnline | CarriedOver,
) -> Tournament:
    match step:
        case EntrantNamed():
            return _with_names(tournament, step)
        case RankingShown(shown):
            return replace(tournament, shown=shown)
        case ScoreRefused(table=table):
            return replace(tournament, refused=tournament.refused | {table})
        case AppealFiled(number):
            return replace(tournament, appeals={**tournament.appeals, number: step})
        case PlayedOnline():
            return replace(tournament, online=step)
        case CarriedOver(shares):
            return replace(tournament, carried=shares)


def _with_notice(tournament: Tournament, step: Announced | ClubJoined, at: str) -> Tournament:
    if isinstance(step, ClubJoined):
        return replace(tournament, club=step.club)
    said = Announcement(step.words, at) if step.words else None
    return replace(tournament, announcement=said)


def _with_names(tournament: Tournament, step: EntrantNamed) -> Tournament:
    """Return *tournament* with new names; numbers stay with names that are the same."""
    before, names = tournament.numbers, {**tournament.names, step.pair: step.names}
    same = not step.numbers and step.names == tournament.names.get(step.pair)
    others = {pair: text for pair, text in before.items() if same or pair != step.pair}
    numbers = {**others, step.pair: step.numbers} if step.numbers else others
    return replace(tournament, names=names, numbers=numbers)


def _with_movement(tournament: Tournament, seated: MovementSet) -> Tournament:
    who = seating.contestants(seated)
    teams = seating.entrant_kind(seated.movement) is EntrantKind.TEAMS
    # Another movement: what was drawn under the one before, and who was absent, is void.
    scorebook = replace(
        tournament.scorebook, names=dict.fromkeys(who.values(), ""), teams=teams
    )
    return replace(
        tournament,
        scorebook=scorebook,
        seated=seated,
        draws=(),
        missing=frozenset(),
        round=0,
        last_round=0,
    )


def _with_clock(
    tournament: Tournament, step: RoundBegan | ClockSet, now: datetime
) -> Tournament:
    if isinstance(step, ClockSet):
        clock = tournament.clock.set(now, running=step.running, minutes=step.minutes)
        return replace(tournament, clock=clock)
    # After the last round no clock runs.
    clock = Clock()
    if step.round <= tournament.rounds and tournament.seated is not None:
        clock = Clock(60.0 * tournament.seated.minutes, now)
    draws = (*tournament.draws, step.matches) if step.matches else tournament.draws
    begun = replace(tournament, round=step.round, clock=clock, draws=draws, began=now)
    return replace(begun, clock_before=tournament.clock)
