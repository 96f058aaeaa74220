"""Rankings for ``biritch rank``: pairs, teams or players, and strata."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import click

from biritch.cli.messages import refuse
from biritch.cli.tournaments.results_files import (
    Unread,
    one_event,
    read_results_file,
    refuse_match_length,
    refuse_repeated,
    unread_phrase,
)
from biritch.core.phrase import Phrase
from biritch.publishing.results import EventFacts, Kind, Strata, TournamentResults
from biritch.words.translation import Language, say

if TYPE_CHECKING:
    from biritch.competition.results.entry import ResultFile
    from biritch.competition.results.result import Contestant
    from biritch.competition.scoring.adjustments import Adjustment
    from biritch.competition.scoring.entrants import Entrants
    from biritch.competition.scoring.ranking import RankingLine
    from biritch.competition.scoring.regulation import Regulation
    from biritch.competition.scoring.scale import VPScale
    from biritch.competition.scoring.session import ScoredSession

SHORT = {
    "mp": "match_points",
    "bam": "match_points",
    "imp": "cross_imps",
    "cross-imp": "cross_imps",
    "total": "total_points",
}
"""Methods by the short names people type; at two tables the first two pairs are the same."""
OF_TEAMS = ("imp", "bam", "total")


@dataclass(frozen=True, slots=True)
class RankingRequest:
    """The options of ``biritch rank``: the results and the method."""

    file: str
    kind: Kind | None
    by: str | None
    scale: VPScale | None
    rules: str | None
    winners: int | None
    expected: int | None
    explain: str | None
    entrants: str | None = None
    strata: str | None = None
    event: str | None = None
    keep_going: bool = False
    encoding: str | None = None


@dataclass(frozen=True, slots=True)
class EventRanking:
    """The ranking of an event: its title, its sources, its assumptions."""

    title: str
    results: TournamentResults
    assumed: tuple[Phrase, ...] = ()


@contextmanager
def pause_collection() -> Iterator[None]:
    """Pause garbage collection: a large event is a million live values."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def event_rankings(request: RankingRequest, lang: Language) -> tuple[list[EventRanking], int]:
    """Return the requested rankings, and the number of unreadable results.

    A file with several events has one ranking each, unless one is selected.

    Raises:
        Refusal: The file cannot be read, or what is in it cannot be ranked so.
    """
    unread = Unread(request.file, lang)
    events = read_results_file(
        request.file, unread if request.keep_going else None, request.encoding
    )
    for error in events[0].unread:  # of a file that nobody can mend by hand
        click.echo(say(unread_phrase(request.file, error), lang), err=True)
    chosen = one_event(events, request.event, request.file)
    rankings = [
        EventRanking(
            event.title, tournament_results(request, event), _assumptions(request, event)
        )
        for event in chosen
    ]
    return rankings, unread.many


def tournament_results(request: RankingRequest, file: ResultFile) -> TournamentResults:
    """Return the requested ranking of *file*, with its sources.

    Raises:
        Refusal: What is in it cannot be ranked so.
    """
    kind = request.kind or file.kind or "pairs"
    by = request.by or _method_in_file(kind, file)
    scale = request.scale or _scale_in_file(request, kind, file)
    rules = request.rules or file.rules or None
    if request.by is not None or request.scale is not None:
        file = replace(file, bracket=())  # the matches counted as asked
    request = replace(request, kind=kind, by=by, scale=scale, rules=rules)  # type: ignore[arg-type]
    results = _teams(request, file) if request.kind == "teams" else _session(request, file)
    return replace(results, about=_about(request, file))


def _about(request: RankingRequest, file: ResultFile) -> EventFacts:
    """Return the event's facts, with the regulation and method used."""
    from biritch.competition.scoring.scale import scales

    teams, told = request.kind == "teams", file.about
    named = (name for name, scale in scales().items() if scale == request.scale)
    count = file.count if request.scale is None else next(named, "")
    return EventFacts(
        date=told.get("date", "").replace("-", "."),
        club=told.get("club", ""),
        director=told.get("director", ""),
        movement=told.get("movement", ""),
        rules=request.rules or "",
        method="" if teams else (request.by or "mp"),
        count=(count or request.by or "imp") if teams else count,
    )


def _method_in_file(kind: str, file: ResultFile) -> str | None:
    """Return the scoring method named in a file, or ``None``."""
    if kind == "teams":
        return file.count if file.count in OF_TEAMS else None
    return file.method or None


def _scale_in_file(request: RankingRequest, kind: str, file: ResultFile) -> VPScale | None:
    """Return the scale of victory points in a file of teams, unless one is requested."""
    from biritch.competition.scoring.scale import scales

    told = kind != "individual" and request.by is None and not request.scale
    return scales().get(file.count) if told else None


def _assumptions(request: RankingRequest, file: ResultFile) -> tuple[Phrase, ...]:
    """Return the assumptions taken from the file instead of options."""
    assumed = []
    if request.kind is None and file.kind:
        assumed.append(Phrase.of(f"rank-assumed-{file.kind}"))
    kind = request.kind or file.kind or "pairs"
    method = "" if request.by is not None or kind == "teams" else file.method
    if method in ("butler", "cross-imp"):
        assumed.append(Phrase.of(f"rank-assumed-{method}"))
    elif method not in ("", "mp"):
        assumed.append(Phrase.of("rank-assumed-method", method=method))
    if request.rules is None and file.rules:
        assumed.append(Phrase.of("rank-assumed-rules", rules=file.rules))
    if request.winners is None and file.winners and kind == "pairs":
        assumed.append(Phrase.of(f"rank-assumed-winners-{file.winners}"))
    if kind == "teams":
        assumed += _knock_out_assumptions(request, file)
    sections = sorted({result.section for result in file.results if result.section})
    if sections:
        assumed.append(Phrase.of("rank-assumed-sections", sections=", ".join(sections)))
    return tuple(assumed)


def _knock_out_assumptions(request: RankingRequest, file: ResultFile) -> list[Phrase]:
    """Return how the teams of a knock-out are ranked, if not requested."""
    if file.bracket:
        asked = request.by is not None or request.scale is not None
        return [] if asked else [Phrase.of("rank-assumed-bracket")]
    told = file.about.get("movement") == "knock-out"
    return [Phrase.of("rank-assumed-knock-out")] if told else []


def _rules(request: RankingRequest) -> Regulation:
    """Return the requested regulation; by default the Laws' without tie-breaks."""
    from biritch import shelf
    from biritch.competition.scoring import presets
    from biritch.competition.scoring.regulation import Regulation

    regulations = shelf.load(presets, "PRESET", Regulation)
    if request.rules is None:
        return replace(regulations["wbf"], ties=())
    if request.rules.lower() not in regulations:
        fault = Phrase.of(
            "rank-bad-rules", text=request.rules[:60], words=", ".join(regulations)
        )
        raise refuse("cli-at", place="--rules", what=fault)
    return regulations[request.rules.lower()]


def _method(request: RankingRequest, rules: Regulation) -> str:
    """Return the requested method; match points are the regulation's own."""
    from biritch.competition.scoring.session import methods

    name = (request.by or "mp").lower()
    if name == "mp":
        return rules.method
    method = SHORT.get(name, name.replace("-", "_"))
    known_methods = methods()
    if method not in known_methods:
        words = ", ".join(
            [*SHORT, *(known_method.replace("_", "-") for known_method in known_methods)]
        )
        raise _bad_method(request, words)
    return method


def _bad_method(request: RankingRequest, words: str) -> Exception:
    fault = Phrase.of("rank-bad-method", text=(request.by or "")[:60], words=words)
    return refuse("cli-at", place="--by", what=fault)


def _session(request: RankingRequest, file: ResultFile) -> TournamentResults:
    from biritch.competition.scoring import session
    from biritch.competition.scoring.explanation import explain
    from biritch.competition.scoring.session import score_session

    if request.scale is not None and (request.kind != "pairs" or not _has_matches(file)):
        raise refuse("cli-at", place="--vp", what=Phrase.of("rank-vp-teams"))
    rules = _rules(request)
    rules = replace(rules, method=_method(request, rules))
    winners = request.winners or file.winners or (1 if request.kind == "individual" else None)
    alone = request.kind == "individual"
    results = (session.as_players if alone else session.as_pairs)(file.results)
    results = session.with_directions(results, winners, file.contestants_named)
    refuse_repeated(request.file, results, once=True)
    try:
        scored = score_session(results, rules, request.expected)
    except ValueError:
        fault = Phrase.of("rank-fault-no-average")
        raise refuse("cli-at", place=request.file, what=fault) from None
    people = {contestant for result in results for contestant in (*result.ns, *result.ew)}
    entrants = _entrants(request, people)
    listed = session.session_totals(scored) if request.entrants else ()
    tops = {total.contestant: total.top for total in listed}
    more = (*_adjustments(file, people, request), *entrants.adjustments(tops))
    if request.scale is None:
        ranking = session.rank_session(scored, more)
    else:
        ranking = _matches_of_pairs(request, scored, more)
    explained = _find_explained(request, ranking)
    because = None if explained is None else explain(scored, explained)
    names = {**file.names_of(people), **entrants.names}
    strata = _strata(request, entrants, ranking)
    kind: Kind = "individual" if alone else "pairs"
    return TournamentResults(
        kind, ranking, names, because, scored, results=results, strata=strata
    )


def _has_matches(file: ResultFile) -> bool:
    """Return whether every result names its round or match."""
    return all(result.stage for result in file.results)


def _matches_of_pairs(
    request: RankingRequest, scored: ScoredSession, more: tuple[Adjustment, ...]
) -> tuple[RankingLine, ...]:
    """Return the ranking of pairs by victory points of matches, as in a Swiss."""
    from biritch.competition.scoring.scale import NoScaleForLength
    from biritch.competition.teams.team_ranking import TeamScoring, pair_matches, rank_teams

    how = TeamScoring(scored.regulation, scale=request.scale)
    try:
        return rank_teams(pair_matches(scored.lines), how, more)
    except NoScaleForLength as error:
        raise refuse_match_length(error) from None


def _teams(request: RankingRequest, file: ResultFile) -> TournamentResults:
    from biritch.competition.scoring.scale import NoScaleForLength
    from biritch.competition.teams.knockout import rank_bracket
    from biritch.competition.teams.match_explanation import explain_team
    from biritch.competition.teams.patton import pattons
    from biritch.competition.teams.team_ranking import (
        BoardRepeated,
        TeamScoring,
        boards_played,
        matches,
        rank_teams,
    )

    by = (request.by or "imp").lower()
    if by not in OF_TEAMS:
        raise _bad_method(request, ", ".join(OF_TEAMS))
    patton = None
    if request.by is None and request.scale is None and file.count.startswith("patton-"):
        patton = pattons().get(file.count.removeprefix("patton-"))
    event = TeamScoring(_rules(request), by, request.scale, patton=patton)
    refuse_repeated(request.file, file.results)
    people = {contestant for result in file.results for contestant in (*result.ns, *result.ew)}
    try:
        played = matches(file.results, event)
        if not any(match.boards_played for match in played):
            fault = Phrase.of("rank-fault-no-comparison")
            raise refuse("cli-at", place=request.file, what=fault)
        entrants = _entrants(request, people)
        more = (*_adjustments(file, people, request), *entrants.adjustments({}))
        bracket = rank_bracket(file.bracket, boards_played(played))
        ranking = bracket or rank_teams(played, event, more)
    except BoardRepeated as error:
        fault = Phrase.of("rank-fault-twice", board=error.board, who=error.home.label)
        raise refuse("cli-at", place=request.file, what=fault) from None
    except NoScaleForLength as error:
        raise refuse_match_length(error) from None
    explained = _find_explained(request, ranking)
    because = None if explained is None else explain_team(played, event, explained)
    return TournamentResults(
        "teams",
        ranking,
        {**file.names_of(people), **entrants.names},
        because,
        matches=played,
        team_event=event,
        results=file.results,
        strata=_strata(request, entrants, ranking),
        uncounted=more if bracket else (),
        bracket=file.bracket,
    )


def _adjustments(
    file: ResultFile, people: set[Contestant], request: RankingRequest
) -> tuple[Adjustment, ...]:
    """Return the adjustments in a file; refuse one for somebody who did not play."""
    from biritch.competition.results.entry import ResultError
    from biritch.competition.scoring.adjustments import adjustments_of

    try:
        return adjustments_of(file, people)
    except ResultError as error:
        raise refuse("cli-at", place=request.file, what=error.phrase) from None


def _find_explained(
    request: RankingRequest, placed: tuple[RankingLine, ...]
) -> RankingLine | None:
    """Return the contestant of ``--explain``: ``3``, or ``3 NS`` with two rankings."""
    if request.explain is None:
        return None
    name = " ".join(request.explain.lower().split())
    for line in placed:
        if name in (line.contestant.label.lower(), str(line.contestant).lower()):
            return line
    fault = Phrase.of("rank-nobody", text=request.explain[:60])
    raise refuse("cli-at", place="--explain", what=fault)


def _entrants(request: RankingRequest, people: set[Contestant]) -> Entrants:
    """Return the list of entrants for *people*; empty without one."""
    from biritch.competition.scoring.entrants import Entrants, EntrantsError, read_entrants

    if request.entrants is None:
        return Entrants()
    from biritch.cli.input_files import small_file

    try:
        return read_entrants(small_file(request.entrants), people)
    except EntrantsError as error:
        place = f"{request.entrants}:{error.line}"
        raise refuse("cli-at", place=place, what=error.phrase) from None


def _strata(
    request: RankingRequest, entrants: Entrants, placed: tuple[RankingLine, ...]
) -> Strata:
    """Return the ranks in each stratum; empty if none are requested."""
    from biritch.competition.scoring import strata

    if request.strata is None:
        return {}
    try:
        limits = [int(word) for word in request.strata.split(",")]
        missing = next(
            (line for line in placed if line.contestant not in entrants.points), None
        )
        if missing is not None:
            fault = Phrase.of("rank-strata-points", who=str(missing.contestant))
            raise refuse("cli-at", place="--strata", what=fault)
        members = strata.strata(entrants.points, limits)
    except ValueError:
        fault = Phrase.of("rank-bad-strata", text=request.strata[:60])
        raise refuse("cli-at", place="--strata", what=fault) from None
    return strata.places_in_strata(placed, members)
