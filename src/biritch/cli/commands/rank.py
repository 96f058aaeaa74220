"""``biritch rank``: from travellers to a ranking."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

import click

from biritch.cli.helping import Told
from biritch.cli.options import as_json, language, print_json
from biritch.cli.reading import OneOf, Whole
from biritch.cli.speaking import refuse
from biritch.cli.travelling import ScaleName, apart, entered, no_table
from biritch.core.phrase import Phrase

if TYPE_CHECKING:
    from biritch.competition.entering import Entered
    from biritch.competition.ranking import Adjustment, Placed
    from biritch.competition.reasons import Reason
    from biritch.competition.regulation import Regulation
    from biritch.competition.results import Contestant
    from biritch.competition.scale import Scale

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
    scale: Scale | None
    rules: str | None
    winners: int | None
    expected: int | None
    explain: str | None


@dataclass(frozen=True, slots=True)
class Found:
    """The ranking, its boards as facts, and why somebody has the score asked about."""

    placed: tuple[Placed, ...]
    boards: dict[str, list[dict[str, object]]]
    names: dict[Contestant, str]
    because: Reason | None


@click.command(name="rank")
@click.argument("file", metavar="FILE")
@click.option(
    "--as",
    "kind",
    type=OneOf(["pairs", "teams", "individual"]),
    default="pairs",
    show_default=True,
    cls=Told,
    help="cli-option-rank-as",
)
@click.option("--by", metavar="METHOD", default=None, cls=Told, help="cli-option-rank-by")
@click.option(
    "--vp", "scale", type=ScaleName(), default=None, cls=Told, help="cli-option-vp-scale"
)
@click.option("--rules", metavar="NAME", default=None, cls=Told, help="cli-option-rank-rules")
@click.option("--winners", type=Whole(1, 2), default=None, cls=Told, help="cli-option-winners")
@click.option("--expected", type=Whole(1), default=None, cls=Told, help="cli-option-expected")
@click.option(
    "--explain", metavar="WHO", default=None, cls=Told, help="cli-option-rank-explain"
)
@as_json
@language
def rank(lang: str, *, as_json: bool, **asked: object) -> None:
    """Rank the pairs, teams or players whose results are in FILE.

    FILE is PBN, USEBIO XML, CSV (board,ns,ew,contract,declarer,result,lead,score) or JSON.
    Match points unless --by says otherwise; --explain 3 says why pair 3 has its score.
    """
    wanted = Asked(**asked)  # type: ignore[arg-type]
    found = _teams(wanted) if wanted.kind == "teams" else _session(wanted)
    from biritch.cli import ranked

    if as_json:
        told: dict[str, object] = {
            "ranking": ranked.places(found.placed, wanted.kind, found.names),
            "boards": found.boards,
        }
        if found.because is not None:
            told["why"] = ranked.why(found.because)
        print_json(told)
    elif found.because is not None:
        ranked.show_why(found.because, lang)
    else:
        ranked.show(found.placed, wanted.kind, found.names, lang)


def _rules(asked: Asked) -> Regulation:
    """Return the regulation asked for; without one, the Laws alone: ties share a rank."""
    from biritch import shelf
    from biritch.competition import presets
    from biritch.competition.regulation import Regulation

    known = shelf.load(presets, "PRESET", Regulation)
    if asked.rules is None:
        return replace(known["wbf"], ties=())
    if asked.rules.lower() not in known:
        what = Phrase.of("rank-bad-rules", text=asked.rules[:60], words=", ".join(known))
        raise refuse("cli-at", place="--rules", what=what)
    return known[asked.rules.lower()]


def _method(asked: Asked, rules: Regulation) -> str:
    """Return the file of the method asked for; match points are the regulation's own."""
    from biritch.competition.scoring import methods

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
    from biritch.cli import ranked
    from biritch.competition import session
    from biritch.competition.explaining import explain
    from biritch.competition.scoring import score

    if asked.scale is not None:
        raise refuse("cli-at", place="--vp", what=Phrase.of("rank-vp-teams"))
    rules = _rules(asked)
    rules = replace(rules, method=_method(asked, rules))
    told = entered(asked.file)
    winners = asked.winners or told.winners or (1 if asked.kind == "individual" else None)
    alone = asked.kind == "individual"
    results = (session.apart if alone else session.together)(told.results)
    results = session.lined(results, winners)
    apart(asked.file, results, once=True)
    try:
        scored = score(results, rules, asked.expected)
    except ValueError:
        what = Phrase.of("rank-fault-no-average")
        raise refuse("cli-at", place=asked.file, what=what) from None
    people = {one for result in results for one in (*result.ns, *result.ew)}
    placed = session.rank_session(scored, _adjustments(told, people, asked))
    one = _asked_about(asked, placed)
    because = None if one is None else explain(scored, one)
    return Found(placed, ranked.session_boards(scored), told.called(people), because)


def _teams(asked: Asked) -> Found:
    from biritch.cli import ranked
    from biritch.competition.explaining import explain_team
    from biritch.competition.scale import NoTable
    from biritch.competition.teams import TeamEvent, TwiceTheSame, matches, rank_teams

    by = (asked.by or "imp").lower()
    if by not in OF_TEAMS:
        raise _bad_method(asked, ", ".join(OF_TEAMS))
    told = entered(asked.file)
    event = TeamEvent(_rules(asked), by, asked.scale)
    apart(asked.file, told.results)
    people = {one for result in told.results for one in (*result.ns, *result.ew)}
    try:
        played = matches(told.results, event)
        if not any(match.played for match in played):
            what = Phrase.of("rank-fault-no-comparison")
            raise refuse("cli-at", place=asked.file, what=what)
        placed = rank_teams(played, event, _adjustments(told, people, asked))
    except TwiceTheSame as error:
        what = Phrase.of("rank-fault-twice", board=error.board, who=error.home.label)
        raise refuse("cli-at", place=asked.file, what=what) from None
    except NoTable as error:
        raise no_table(error) from None
    one = _asked_about(asked, placed)
    because = None if one is None else explain_team(played, event, one)
    return Found(placed, ranked.match_boards(played), {}, because)


def _adjustments(
    told: Entered, people: set[Contestant], asked: Asked
) -> tuple[Adjustment, ...]:
    """Return the adjustments of a file; refuse one for somebody who did not play."""
    from biritch.competition.ranking import Adjustment

    found = []
    for who, points, kind, why in told.adjustments:
        same = [one for one in people if one.label == who.label]
        exact = [one for one in same if who.direction in ("", one.direction)]
        if len(exact) != 1:
            what = Phrase.of("rank-fault-adjusts-nobody", who=str(who))
            raise refuse("cli-at", place=asked.file, what=what)
        found.append(Adjustment(exact[0], Fraction(points), kind, why))
    return tuple(found)


def _asked_about(asked: Asked, placed: tuple[Placed, ...]) -> Placed | None:
    """Return the contestant ``--explain`` names: ``3``, or ``3 NS`` where there are two."""
    if asked.explain is None:
        return None
    name = " ".join(asked.explain.lower().split())
    for one in placed:
        if name in (one.contestant.label.lower(), str(one.contestant).lower()):
            return one
    what = Phrase.of("rank-nobody", text=asked.explain[:60])
    raise refuse("cli-at", place="--explain", what=what)


COMMAND = rank
