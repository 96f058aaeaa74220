"""Rankings of pairs, players or teams, by match points or another method."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from biritch import shelf
from biritch.competition.results.entry import ResultFile, check_meetings
from biritch.competition.results.files import read_results
from biritch.competition.results.records import results_from_records
from biritch.competition.scoring import presets
from biritch.competition.scoring.adjustments import adjustments_of
from biritch.competition.scoring.explanation import explain
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.rounding import brief, text
from biritch.competition.scoring.scale import VPScale, scales
from biritch.competition.scoring.session import (
    ScoredSession,
    as_pairs,
    as_players,
    methods,
    rank_session,
    score_session,
    with_directions,
)
from biritch.competition.teams.knockout import rank_bracket
from biritch.competition.teams.match_explanation import explain_team
from biritch.competition.teams.patton import pattons
from biritch.competition.teams.team_ranking import (
    TeamScoring,
    boards_played,
    matches,
    pair_matches,
    rank_teams,
)
from biritch.core.choices import choose_word
from biritch.core.phrase import Phrase
from biritch.services import service
from biritch.words.languages import decimal_mark
from biritch.words.score_reasons import sentence
from biritch.words.translation import Language, say

if TYPE_CHECKING:
    from biritch.competition.results.result import Contestant
    from biritch.competition.scoring.ranking import RankingLine
    from biritch.competition.scoring.reason import Reason
    from biritch.competition.teams.match import TeamMatch
    from biritch.records.record import Record

Kind: TypeAlias = Literal["pairs", "individual", "teams"]
"""What is ranked."""

_SHORT = {"imp": "cross_imps", "cross-imp": "cross_imps", "total": "total_points"}
_OF_TEAMS = ("imp", "bam", "total")
_HEADS = {
    "pairs": "rank-head-pair",
    "individual": "rank-head-player",
    "teams": "rank-head-team",
}


@dataclass(frozen=True, slots=True)
class Ranking:
    """Contestants in order, best first; separately for each direction.

    It is a sequence of :class:`~biritch.competition.scoring.ranking.RankingLine`: ``rank``,
    ``contestant``, ``total.points``, ``total.percent``.

    Example:
        >>> from biritch import rank, read
        >>> best = rank(read("samples/results.xml"))[0]
        >>> best.rank, str(best.contestant)
        (1, '1')
    """

    placed: tuple[RankingLine, ...]
    names: dict[Contestant, str] = field(default_factory=dict)
    """The players of each contestant, as far as the results tell."""
    kind: Kind = "pairs"
    scored: ScoredSession | None = None
    """The session board by board, where pairs or players are ranked."""
    matches: tuple[TeamMatch, ...] = ()
    event: TeamScoring | None = None
    """The matches and how they are counted, where teams are ranked."""

    def __len__(self) -> int:
        return len(self.placed)

    def __iter__(self) -> Iterator[RankingLine]:
        return iter(self.placed)

    def __getitem__(self, place: int) -> RankingLine:
        return self.placed[place]

    def table(self, language: Language = "en") -> str:
        """Return the ranking as text, one contestant a line, in ``en`` or ``fr``."""
        point = decimal_mark(language)
        heads = ("rank-head-rank", _HEADS[self.kind], "rank-head-score", "rank-head-percent")
        rows = [[*(say(Phrase.of(head), language) for head in heads), ""]]
        for place in self.placed:
            percent = place.total.percent
            rows.append(
                [
                    f"{place.rank}{'=' if place.shared else ''}",
                    str(place.contestant),
                    brief(place.total.points, point),
                    "" if percent is None else text(percent, 2, point),
                    self.names.get(place.contestant, ""),
                ]
            )
        # IMPs and points have no percentage: the column would be empty.
        if not any(row[3] for row in rows[1:]):
            rows = [[*row[:3], row[4]] for row in rows]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = (
            "  ".join(cell.rjust(width) for cell, width in zip(row[:-1], widths, strict=False))
            + (f"  {row[-1]}" if row[-1] else "")
            for row in rows
        )
        return "\n".join(lines)

    def explain(self, who: int | str, language: Language = "en") -> str:
        """Return the explanation of a contestant's score, board by board, in ``en`` or ``fr``.

        Args:
            who: The number or the name; ``3 NS`` where two contestants have one number.
            language: The language of the sentences.

        Raises:
            ValueError: Nobody of that name is ranked.

        Example:
            >>> from biritch import rank, read
            >>> print(rank(read("samples/results.xml")).explain(3).splitlines()[0])
            3: 84 of 144 over 18 boards, 58.33%
        """
        name = " ".join(str(who).lower().split())
        for place in self.placed:
            if name in (place.contestant.label.lower(), str(place.contestant).lower()):
                lines = self._reason(place).walk()
                return "\n".join(
                    "  " * depth + sentence(reason, language) for depth, reason in lines
                )
        raise ValueError(f"nobody is called {who!r} in this ranking")

    def _reason(self, place: RankingLine) -> Reason:
        if self.scored is not None:
            return explain(self.scored, place)
        assert self.event is not None
        return explain_team(self.matches, self.event, place)

    def to_frame(self) -> Any:  # noqa: ANN401 - of a library that is not needed
        """Return the ranking as a :class:`pandas.DataFrame`, where pandas is installed.

        Raises:
            ImportError: pandas is not installed.
        """
        return service("to-frame")(self)

    def _repr_html_(self) -> str:
        from biritch.publishing.drawings.forms import html_table

        return html_table(service("to-columns")(self))

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        return f"<Ranking of {len(self.placed)} {self.kind}>"


def rank(  # noqa: PLR0913 - everything that may be chosen, each with its default
    results: Iterable[Record] | str | Path | IO[str] | IO[bytes],
    by: str | None = None,
    *,
    kind: Kind | None = None,
    winners: Literal[1, 2] | None = None,
    scale: str | None = None,
    event: str | None = None,
) -> Ranking:
    """Return the ranking of *results*.

    Args:
        results: What :func:`biritch.read` returns of a file of results, or the path of one, or
            one that is open. Regulation, scale and penalties are those the results name.
        by: ``mp`` (match points), ``imp`` (cross-IMPs), ``butler``, ``total`` … For teams
            ``imp``, ``bam`` (board-a-match) or ``total``; ``mp`` is then ``imp``. Left out,
            the results say, and are ranked by match points where they do not.
        kind: What is ranked: ``pairs``, ``individual`` (players) or ``teams``; left out, the
            results say, and pairs are where they do not.
        winners: One list, or one for each direction; left out, the results themselves say.
        scale: A scale of victory points, for teams: ``wbf-continuous``, ``wbf-discrete`` …
        event: Which event, where the file has several: its title.

    Raises:
        ValueError: There is no such method, scale or event, several events and none is
            chosen, or the results contradict themselves.

    Example:
        >>> from biritch import rank, read
        >>> ranking = rank(read("samples/results.xml"), by="mp")
        >>> for line in ranking.table().splitlines()[:4]:
        ...     print(line)
        Rank  Pair  Score      %
           1     1     85  59.03  Ada Wren - Tom Birch
          2=     3     84  58.33  Edith Hazel - Sam Rowan
          2=     5     84  58.33  Max Elder - Ida Linden
        >>> print(ranking.explain(3).splitlines()[0])
        3: 84 of 144 over 18 boards, 58.33%
    """
    if kind is not None:
        kind = choose_word(kind, get_args(Kind), "a kind of contestants")  # type: ignore[assignment]
    if winners not in (None, 1, 2):
        raise ValueError(f"not a number of winners: {winners!r} (want 1 or 2)")
    if by is not None and not isinstance(by, str):
        raise ValueError(f"not a method: {by!r} (want e.g. 'mp')")
    file = _result_file(results, event)
    kind = kind or file.kind or "pairs"  # type: ignore[assignment]
    rules = _regulation(file)
    if kind == "teams":
        scoring = _team_scoring(file, rules, by, scale)
        check_meetings(file.results)
        played = matches(file.results, scoring)
        people = {who for match in played for who in (match.home, match.away)}
        asked = by is not None or scale is not None
        bracket = () if asked else rank_bracket(file.bracket, boards_played(played))
        ranked = bracket or rank_teams(played, scoring, adjustments_of(file, people))
        return Ranking(ranked, file.names_of(people), kind, None, played, scoring)
    alone = kind == "individual"
    lines = (as_players if alone else as_pairs)(file.results)
    # Players of an individual sit in all directions, so there is one list of them.
    lines = with_directions(
        lines, winners or file.winners or (1 if alone else None), file.contestants_named
    )
    check_meetings(lines, once=True)
    method = _method(by or file.method or "mp", rules)
    scored = score_session(lines, replace(rules, method=method))
    people = {who for result in lines for who in (*result.ns, *result.ew)}
    more = adjustments_of(file, people)
    ranked = rank_session(scored, more)
    swiss = scales().get(file.count) if by is None and not alone else None
    if swiss is not None and all(result.stage for result in file.results):
        # A Swiss of pairs: the victory points of matches are what counts.
        ranked = rank_teams(pair_matches(scored.lines), TeamScoring(rules, scale=swiss), more)
    return Ranking(ranked, file.names_of(people), kind, scored)  # type: ignore[arg-type]


def _team_scoring(
    file: ResultFile, rules: Regulation, by: str | None, scale: str | None
) -> TeamScoring:
    """Return the scoring of teams: as requested, else as in the file."""
    if by is not None or scale is not None:
        return TeamScoring(rules, _team_method(by or "mp"), _scale(scale))
    if file.count.startswith("patton-"):
        return TeamScoring(rules, patton=pattons().get(file.count.removeprefix("patton-")))
    counted = file.count if file.count in _OF_TEAMS else "imp"
    return TeamScoring(rules, counted, scales().get(file.count))


def _result_file(
    results: Iterable[Record] | str | Path | IO[str] | IO[bytes], event: str | None
) -> ResultFile:
    """Return the results of one event, of a file or of records."""
    if isinstance(results, str | Path):
        events = [file for file in read_results(results) if file.results]
        titles = [file.title for file in events]
        chosen = [file for file in events if event in (None, file.title)]
        if len(chosen) != 1:
            raise ValueError(f"not an event: {event!r} (want one of {titles})")
        return chosen[0]
    records = service("read")(results) if hasattr(results, "read") else list(results)
    if event is not None:
        titles = sorted({record.event for record in records})
        records = [record for record in records if record.event == event]
        if not records:
            raise ValueError(f"not an event: {event!r} (want one of {titles})")
    return results_from_records(records)


def _laws_alone() -> Regulation:
    """Return the Laws' regulation without tie-breaks: equal scores share a rank."""
    return replace(shelf.load(presets, "PRESET", Regulation)["wbf"], ties=())


def _regulation(file: ResultFile) -> Regulation:
    """Return the regulation named in a file, or the Laws' without tie-breaks."""
    return shelf.load(presets, "PRESET", Regulation).get(file.rules) or _laws_alone()


def _method(by: str, rules: Regulation) -> str:
    by = by if by in _SHORT else by.replace("-", "_")
    words = choose_word(by, ["mp", "bam", *_SHORT, *methods()], "a method")
    return rules.method if words in ("mp", "bam") else _SHORT.get(words, words)


def _team_method(by: str) -> str:
    name = choose_word(by, [*_OF_TEAMS, "mp"], "a method for teams")
    return "imp" if name == "mp" else name


def _scale(name: str | None) -> VPScale | None:
    if name is None:
        return None
    known_scales = scales()
    return known_scales[choose_word(name, known_scales, "a scale")]
