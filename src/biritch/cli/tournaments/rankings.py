"""Rankings as ``biritch rank`` is asked for them: pairs, teams or players, and their strata."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, TypeAlias

from biritch.cli.messages import refuse
from biritch.cli.tournaments.results_files import apart, entered, no_table
from biritch.core.phrase import Phrase

if TYPE_CHECKING:
    from biritch.competition.results.entry import ResultFile
    from biritch.competition.results.result import BoardResult, Contestant
    from biritch.competition.scoring.adjustments import Adjustment
    from biritch.competition.scoring.entrants import Entrants
    from biritch.competition.scoring.ranking import RankingLine
    from biritch.competition.scoring.reason import Reason
    from biritch.competition.scoring.regulation import Regulation
    from biritch.competition.scoring.scale import VPScale
    from biritch.competition.scoring.session import ScoredSession
    from biritch.competition.teams.match import TeamMatch
    from biritch.competition.teams.team_ranking import TeamScoring

Strata: TypeAlias = "dict[str, dict[Contestant, tuple[int, bool]]]"
"""By stratum, everybody's place in it, and whether it is shared."""
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
class Asked:
    """What the command line asked for."""

    file: str
    kind: Literal["pairs", "teams", "individual"]
    by: str | None
    scale: VPScale | None
    rules: str | None
    winners: int | None
    expected: int | None
    explain: str | None
    entrants: str | None = None
    strata: str | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """The ranking, what it was made of, and why somebody has the score asked about."""

    placed: tuple[RankingLine, ...]
    names: dict[Contestant, str]
    because: Reason | None
    scored: ScoredSession | None = None
    """The session, where pairs or players are ranked."""
    matches: tuple[TeamMatch, ...] = ()
    event: TeamScoring | None = None
    results: tuple[BoardResult, ...] = ()
    strata: Strata = field(default_factory=dict)

    @property
    def boards(self) -> dict[str, list[dict[str, object]]]:
        """Every board as ``--json`` has it."""
        from biritch.cli.tournaments import ranking_output as ranked

        if self.scored is None:
            return ranked.match_boards(self.matches)
        return ranked.session_boards(self.scored)


def found_of(asked: Asked) -> Found:
    """Return what was asked for; refuse what cannot be ranked."""
    return _teams(asked) if asked.kind == "teams" else _session(asked)


def _rules(asked: Asked) -> Regulation:
    """Return the regulation asked for; without one, the Laws alone: ties share a rank."""
    from biritch import shelf
    from biritch.competition.scoring import presets
    from biritch.competition.scoring.regulation import Regulation

    known = shelf.load(presets, "PRESET", Regulation)
    if asked.rules is None:
        return replace(known["wbf"], ties=())
    if asked.rules.lower() not in known:
        what = Phrase.of("rank-bad-rules", text=asked.rules[:60], words=", ".join(known))
        raise refuse("cli-at", place="--rules", what=what)
    return known[asked.rules.lower()]


def _method(asked: Asked, rules: Regulation) -> str:
    """Return the file of the method asked for; match points are the regulation's own."""
    from biritch.competition.scoring.session import methods

    name = (asked.by or "mp").lower()
    if name == "mp":
        return rules.method
    found = SHORT.get(name, name.replace("-", "_"))
    known = methods()
    if found not in known:
        words = ", ".join([*SHORT, *(one.replace("_", "-") for one in known)])
        raise _bad_method(asked, words)
    return found


def _bad_method(asked: Asked, words: str) -> Exception:
    what = Phrase.of("rank-bad-method", text=(asked.by or "")[:60], words=words)
    return refuse("cli-at", place="--by", what=what)


def _session(asked: Asked) -> Found:
    from biritch.competition.scoring import session
    from biritch.competition.scoring.explanation import explain
    from biritch.competition.scoring.session import score_session

    if asked.scale is not None:
        raise refuse("cli-at", place="--vp", what=Phrase.of("rank-vp-teams"))
    rules = _rules(asked)
    rules = replace(rules, method=_method(asked, rules))
    told = entered(asked.file)
    winners = asked.winners or told.winners or (1 if asked.kind == "individual" else None)
    alone = asked.kind == "individual"
    results = (session.as_players if alone else session.as_pairs)(told.results)
    results = session.with_directions(results, winners)
    apart(asked.file, results, once=True)
    try:
        scored = score_session(results, rules, asked.expected)
    except ValueError:
        what = Phrase.of("rank-fault-no-average")
        raise refuse("cli-at", place=asked.file, what=what) from None
    people = {one for result in results for one in (*result.ns, *result.ew)}
    entrants = _entrants(asked, people)
    tops = {one.contestant: one.top for one in session.session_totals(scored)}
    more = (*_adjustments(told, people, asked), *entrants.adjustments(tops))
    placed = session.rank_session(scored, more)
    one = _asked_about(asked, placed)
    because = None if one is None else explain(scored, one)
    names = {**told.called(people), **entrants.names}
    strata = _strata(asked, entrants, placed)
    return Found(placed, names, because, scored, results=results, strata=strata)


def _teams(asked: Asked) -> Found:
    from biritch.competition.scoring.scale import NoScaleForLength
    from biritch.competition.teams.match_explanation import explain_team
    from biritch.competition.teams.team_ranking import (
        BoardRepeated,
        TeamScoring,
        matches,
        rank_teams,
    )

    by = (asked.by or "imp").lower()
    if by not in OF_TEAMS:
        raise _bad_method(asked, ", ".join(OF_TEAMS))
    told = entered(asked.file)
    event = TeamScoring(_rules(asked), by, asked.scale)
    apart(asked.file, told.results)
    people = {one for result in told.results for one in (*result.ns, *result.ew)}
    try:
        played = matches(told.results, event)
        if not any(match.played for match in played):
            what = Phrase.of("rank-fault-no-comparison")
            raise refuse("cli-at", place=asked.file, what=what)
        entrants = _entrants(asked, people)
        more = (*_adjustments(told, people, asked), *entrants.adjustments({}))
        placed = rank_teams(played, event, more)
    except BoardRepeated as error:
        what = Phrase.of("rank-fault-twice", board=error.board, who=error.home.label)
        raise refuse("cli-at", place=asked.file, what=what) from None
    except NoScaleForLength as error:
        raise no_table(error) from None
    one = _asked_about(asked, placed)
    because = None if one is None else explain_team(played, event, one)
    strata, shown = _strata(asked, entrants, placed), told.results
    return Found(placed, dict(entrants.names), because, None, played, event, shown, strata)


def _adjustments(
    told: ResultFile, people: set[Contestant], asked: Asked
) -> tuple[Adjustment, ...]:
    """Return the adjustments of a file; refuse one for somebody who did not play."""
    from biritch.competition.scoring.adjustments import Adjustment

    found = []
    for who, points, kind, why in told.adjustments:
        same = [one for one in people if one.label == who.label]
        exact = [one for one in same if who.direction in ("", one.direction)]
        if len(exact) != 1:
            what = Phrase.of("rank-fault-adjusts-nobody", who=str(who))
            raise refuse("cli-at", place=asked.file, what=what)
        found.append(Adjustment(exact[0], Fraction(points), kind, why))
    return tuple(found)


def _asked_about(asked: Asked, placed: tuple[RankingLine, ...]) -> RankingLine | None:
    """Return the contestant ``--explain`` names: ``3``, or ``3 NS`` where there are two."""
    if asked.explain is None:
        return None
    name = " ".join(asked.explain.lower().split())
    for one in placed:
        if name in (one.contestant.label.lower(), str(one.contestant).lower()):
            return one
    what = Phrase.of("rank-nobody", text=asked.explain[:60])
    raise refuse("cli-at", place="--explain", what=what)


def _entrants(asked: Asked, people: set[Contestant]) -> Entrants:
    """Return what the list of entrants says of *people*; nothing without one."""
    from biritch.competition.scoring.entrants import Entrants, EntrantsError, read_entrants

    if asked.entrants is None:
        return Entrants()
    from biritch.cli.input_files import text_of

    try:
        return read_entrants(text_of(asked.entrants), people)
    except EntrantsError as error:
        place = f"{asked.entrants}:{error.line}"
        raise refuse("cli-at", place=place, what=error.phrase) from None


def _strata(asked: Asked, entrants: Entrants, placed: tuple[RankingLine, ...]) -> Strata:
    """Return the place of everybody in each stratum; none where none is asked for."""
    from biritch.competition.scoring import strata

    if asked.strata is None:
        return {}
    try:
        limits = [int(word) for word in asked.strata.split(",")]
        missing = next((one for one in placed if one.contestant not in entrants.points), None)
        if missing is not None:
            what = Phrase.of("rank-strata-points", who=str(missing.contestant))
            raise refuse("cli-at", place="--strata", what=what)
        found = strata.strata(entrants.points, limits)
    except ValueError:
        what = Phrase.of("rank-bad-strata", text=asked.strata[:60])
        raise refuse("cli-at", place="--strata", what=what) from None
    return strata.places_in_strata(placed, found)
