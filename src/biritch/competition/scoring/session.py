"""A session of pairs or players: awards for every board, totals, ranking."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache, partial
from operator import is_
from typing import NamedTuple, TypeAlias, TypeVar

from biritch import shelf
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    Contestant,
    Direction,
    NoScore,
    ObtainedScore,
    WeightedPoints,
)
from biritch.competition.scoring import methods as shelf_of_methods
from biritch.competition.scoring.adjustments import Adjustment
from biritch.competition.scoring.field import Field
from biritch.competition.scoring.method import Award, Method
from biritch.competition.scoring.ranking import RankingLine, RankingOrder, Total, rank
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.rounding import exact_sum
from biritch.competition.scoring.tie import TieEvidence
from biritch.core.seats import Side


def methods() -> dict[str, Method]:
    """Return all methods of scoring boards, by name.

    Example:
        >>> sorted(methods())[:3]
        ['ascherman', 'butler', 'cross_imps']
    """
    return shelf.load(shelf_of_methods, "METHOD", Method)


class BoardAward(NamedTuple):
    """A contestant's award for one result; ``None`` if the board was not played."""

    result: BoardResult
    side: Side
    contestant: Contestant
    award: Award | None


Evidence = TypeVar("Evidence")
Known: TypeAlias = dict[WeightedPoints, Award]
Place: TypeAlias = tuple[str, str, str, Side]
"""What a field of scores belongs to: section, board, its form if it was fouled, side.

The section is empty where all sections are compared with one another.
"""


@dataclass(frozen=True, slots=True)
class ScoredSession:
    """Every line of a session with its award, and the fields compared."""

    regulation: Regulation
    method: Method
    expected: int
    """How many results a board has when every table has one; the most of all sections."""
    lines: tuple[BoardAward, ...]
    fields: Mapping[Place, Field]
    expected_in: Mapping[str, int] = field(default_factory=dict)
    """The same by section, where sections are scored each for itself."""
    boards: Mapping[tuple[str, str, str], tuple[BoardResult, ...]] = field(default_factory=dict)
    """The results that are compared with one another, by section, board and form."""
    by_result: Mapping[int, Sequence[BoardAward]] = field(default_factory=dict)
    """The lines of each result by its identity, artificial scores without their award."""
    totals: dict[Contestant, tuple[list[Award], Total]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """Sums worked out before, with the awards they are of; handed on from state to state."""

    def field(self, result: BoardResult, side: Side) -> Field:
        """Return the field with which *side*'s score of *result* was compared."""
        return self.fields[result.section, result.board, result.group, side]

    def expected_results(self, result: BoardResult) -> int:
        """Return the expected number of results of a board in the section of *result*."""
        return self.expected_in.get(result.section, self.expected)


def score_session(
    results: Iterable[BoardResult],
    regulation: Regulation,
    expected: int | None = None,
    before: ScoredSession | None = None,
) -> ScoredSession:
    """Return *results* scored under *regulation*.

    Without *expected*, the board with the most results sets the expected number: a late play
    counts, a board missed by the movement does not.

    *before* is the same session as it was scored when it had fewer results: of boards whose
    results are still the same values, what was worked out then is taken over.

    Example:
        >>> from biritch.competition.scoring.presets.wbf import PRESET
        >>> def table(number: str, points: int) -> BoardResult:
        ...     ns, ew = Contestant(number), Contestant("9" + number)
        ...     score = ObtainedScore.of(points)
        ...     return BoardResult("1", (ns,), (ew,), score, score)
        >>> scored = score_session([table("1", 420), table("2", 450), table("3", -50)], PRESET)
        >>> [str(line.award.points) for line in scored.lines if line.side is Side.NS]
        ['2', '4', '0']
    """
    results = tuple(results)
    method = methods()[regulation.method]
    many = {"": expected} if expected else most_results(results)
    groups = by_board(results)
    forms = Counter((section, board) for section, board, _ in groups)
    known = _find_known(before, groups, forms, regulation, many)
    fields = {
        (*place, side): known.fields[*place, side]
        if place in known.same
        else Field.of(_scores_obtained(same, side), 1 if side is Side.NS else -1)
        for place, same in groups.items()
        for side in Side
    }
    work = _Work(regulation, method, many, fields, forms, known)
    by_result = work.lines(groups)
    lines = [line for result in results for line in by_result[id(result)]]
    # Artificial scores come last: average plus may be raised to one's own percentage on the
    # boards scored by then (Law 12C2(c)).
    if any(
        isinstance(result.for_ns, ArtificialScore) or isinstance(result.for_ew, ArtificialScore)
        for result in results
    ):
        shares = own_percentages(lines, regulation) if method.unit == "matchpoints" else {}
        lines = [
            line._replace(award=work.average(line, shares)) if _artificial(line) else line
            for line in lines
        ]
    most = max(many.values())
    boards = {place: tuple(same) for place, same in groups.items()}
    return ScoredSession(
        regulation, method, most, tuple(lines), fields, many, boards, by_result, known.totals
    )


def _scores_obtained(results: Iterable[BoardResult], side: Side) -> list[WeightedPoints]:
    """Return the scores in points of *side* in *results*."""
    standings = (
        [result.for_ns for result in results]
        if side is Side.NS
        else [result.for_ew for result in results]
    )
    return [standing.parts for standing in standings if isinstance(standing, ObtainedScore)]


class _Known(NamedTuple):
    """Results of an earlier computation: boards that are unchanged, and their lines."""

    same: frozenset[tuple[str, str, str]]
    fields: Mapping[Place, Field]
    lines: Mapping[int, Sequence[BoardAward]]
    totals: dict[Contestant, tuple[list[Award], Total]]


def _find_known(
    before: ScoredSession | None,
    groups: Mapping[tuple[str, str, str], Sequence[BoardResult]],
    forms: Mapping[tuple[str, str], int],
    regulation: Regulation,
    expected: Mapping[str, int],
) -> _Known:
    # Awards depend on how many results a board should have: then all are worked out again.
    if before is None or before.regulation != regulation or before.expected_in != expected:
        return _Known(frozenset(), {}, {}, {})
    then = Counter((section, board) for section, board, _ in before.boards)
    same = frozenset(
        place
        for place, results in groups.items()
        if len(results) == len(before.boards.get(place, ()))
        and then[place[:2]] == forms[place[:2]]
        # Equal values would do, but to compare them costs more than to score them.
        and all(map(is_, results, before.boards[place]))
    )
    return _Known(same, before.fields, before.by_result, before.totals)


def by_board(
    results: Iterable[BoardResult],
) -> dict[tuple[str, str, str], list[BoardResult]]:
    """Return the results that are compared with each other, by section, board and form.

    Example:
        >>> score = ObtainedScore.of(420)
        >>> result = BoardResult("1", (Contestant("3"),), (Contestant("8"),), score, score)
        >>> list(by_board([result]))
        [('', '1', '')]
    """
    boards: dict[tuple[str, str, str], list[BoardResult]] = defaultdict(list)
    for result in results:
        boards[result.section, result.board, result.group].append(result)
    return dict(boards)


def most_results(results: Iterable[BoardResult]) -> dict[str, int]:
    """Return by section the largest number of results of a board, late plays included.

    Example:
        >>> most_results([])
        {'': 1}
    """
    boards: Counter[tuple[str, str]] = Counter()
    missed = NoScore.MISSED
    for result in results:
        # As :attr:`BoardResult.counted`, which is asked of every result each time.
        counted = result.for_ns is not missed and result.for_ew is not missed
        boards[result.section, result.board] += counted
    most: dict[str, int] = {}
    for (section, _), many in boards.items():
        most[section] = max(1, many, most.get(section, 1))
    return most or {"": 1}


def own_percentages(
    lines: Iterable[BoardAward], regulation: Regulation
) -> dict[Contestant, Fraction]:
    """Return each contestant's percentage on the boards without artificial scores.

    They are left out so that several artificial scores do not depend on each other.
    """
    if not regulation.own_session:
        return {}
    percentages: dict[Contestant, list[Fraction]] = {}
    for line in lines:
        if line.award is not None and not _artificial(line):
            sums = percentages.setdefault(line.contestant, [Fraction(0), Fraction(0)])
            sums[0] += line.award.points
            sums[1] += line.award.top
    return {who: 100 * points / top for who, (points, top) in percentages.items() if top}


def artificial_percent(standing: ArtificialScore, own: Fraction | None) -> Fraction:
    """Return the percentage of an artificial score for a contestant with *own* % elsewhere.

    Average plus is at least 60 %, average minus at most 40 % (Law 12C2); any other figure is
    the director's.

    Example:
        >>> artificial_percent(ArtificialScore(Fraction(60)), own=Fraction(64))
        Fraction(64, 1)
    """
    if own is not None and standing.percent == 60:
        return max(standing.percent, own)
    if own is not None and standing.percent == 40:
        return min(standing.percent, own)
    return standing.percent


def _artificial(line: BoardAward) -> bool:
    return isinstance(line.result.of(line.side), ArtificialScore)


@dataclass(frozen=True, slots=True)
class _Work:
    """The data needed to score a line."""

    regulation: Regulation
    method: Method
    expected: Mapping[str, int]
    fields: Mapping[Place, Field]
    forms: Mapping[tuple[str, str], int]
    """How many forms each board has, by section and board."""
    known: _Known

    def lines(
        self, groups: Mapping[tuple[str, str, str], Sequence[BoardResult]]
    ) -> dict[int, Sequence[BoardAward]]:
        """Return the lines of each result in *groups* by its identity, North-South's first.

        Artificial scores come later. Every distinct score of a field is computed once.
        """
        lines: dict[int, Sequence[BoardAward]] = {}
        for place, results in groups.items():
            if place in self.known.same:
                lines |= {id(result): self.known.lines[id(result)] for result in results}
                continue
            norths: Known = {}
            easts: Known = {}
            for result in results:
                ns = self._known_award(result, Side.NS, result.for_ns, norths)
                ew = self._known_award(result, Side.EW, result.for_ew, easts)
                lines[id(result)] = [
                    *[BoardAward(result, Side.NS, who, ns) for who in result.ns],
                    *[BoardAward(result, Side.EW, who, ew) for who in result.ew],
                ]
        return lines

    def _known_award(
        self, result: BoardResult, side: Side, standing: BoardScore, known: Known
    ) -> Award | None:
        """Return the award of a score in points, from *known* if it is there."""
        if not isinstance(standing, ObtainedScore):
            return None
        award = known.get(standing.parts)
        if award is None:
            award = known[standing.parts] = self._award(result, side, standing.parts)
        return award

    def average(self, line: BoardAward, shares: Mapping[Contestant, Fraction]) -> Award:
        """Return the award of an artificial score."""
        standing = line.result.of(line.side)
        assert isinstance(standing, ArtificialScore)
        percent = artificial_percent(standing, shares.get(line.contestant))
        return self.method.average(
            percent, self._expected_comparisons(line.result), self.regulation
        )

    def _expected_comparisons(self, result: BoardResult) -> int:
        return self.expected.get(result.section) or self.expected[""]

    def _award(self, result: BoardResult, side: Side, parts: WeightedPoints) -> Award:
        field = self.fields[result.section, result.board, result.group, side]
        small = self._small(result, field)
        if small:
            percent = _small_share(field, parts, small)
            return self.method.average(
                percent, self._expected_comparisons(result), self.regulation
            )
        expected = max(self._expected_comparisons(result), field.size)
        return self.method.award(field, parts, expected, self.regulation)

    def _small(self, result: BoardResult, field: Field) -> tuple[Fraction, ...]:
        """Return the percentages for a rarely played form of a fouled board, if it is one."""
        table = self.regulation.small_groups
        forms = self.forms[result.section, result.board]
        # Rarely is by less than a third of the tables; a board of one form is never rare.
        rare = 3 * field.size < self._expected_comparisons(result)
        if forms == 1 or field.size > len(table) or not rare:
            return ()
        return table[field.size - 1]


def _small_share(
    field: Field, parts: WeightedPoints, percents: tuple[Fraction, ...]
) -> Fraction:
    """Return the mean percentage of the ranks that a score shares, best first."""
    mine = sum(field.sign * score * weight for score, weight in parts)
    above = sum(many for other, many in field.scores if other > mine)
    level = sum(many for other, many in field.scores if other == mine)
    # A weighted score may equal no score of the field: it gets the share of the last rank.
    ranks = percents[int(above) : int(above + level)] or percents[-1:]
    return sum(ranks, Fraction(0)) / len(ranks)


def as_pairs(results: Iterable[BoardResult]) -> tuple[BoardResult, ...]:
    """Return *results* with the two named players of a side joined as one pair.

    Example:
        >>> score = ObtainedScore.of(420)
        >>> one, two, pair = map(Contestant, ("1", "2", "3-4"))
        >>> as_pairs([BoardResult("1", (one, two), (pair,), score, score)])[0].ns
        (Contestant(label='1 + 2', direction=''),)
    """
    return tuple(
        replace(result, ns=_join_contestants(result.ns), ew=_join_contestants(result.ew))
        if len(result.ns) > 1 or len(result.ew) > 1
        else result
        for result in results
    )


def as_players(results: Iterable[BoardResult]) -> tuple[BoardResult, ...]:
    """Return *results* with every player separate, where a file writes a side ``1-3``.

    Example:
        >>> score = ObtainedScore.of(420)
        >>> result = BoardResult("1", (Contestant("1-2"),), (Contestant("3-4"),), score, score)
        >>> [player.label for player in next(iter(as_players([result]))).ns]
        ['1', '2']
    """
    return tuple(
        replace(result, ns=_part_contestants(result.ns), ew=_part_contestants(result.ew))
        for result in results
    )


def _join_contestants(who: tuple[Contestant, ...]) -> tuple[Contestant, ...]:
    return (Contestant(" + ".join(player.label for player in who)),)


def _part_contestants(who: tuple[Contestant, ...]) -> tuple[Contestant, ...]:
    if len(who) > 1:
        return who
    label = who[0].label
    # A hyphen parts numbers alone, since names have hyphens of their own.
    dashed = re.fullmatch(r"([0-9]+)\s*[- ]\s*([0-9]+)", label)
    labels = list(dashed.groups()) if dashed else re.split(r"\s*[+&/]\s*", label)
    return tuple(map(Contestant, labels))


def with_directions(
    results: Iterable[BoardResult],
    winners: int | None = None,
    listed: Iterable[Contestant] = (),
) -> tuple[BoardResult, ...]:
    """Return *results* with each pair's direction, if there are two rankings.

    There are two winners if no pair changes direction (a Mitchell without arrow switch), or if
    a number appears both ways on one board: then North-South 3 and East-West 3 are different
    pairs. *winners* overrides this.

    If two rankings are requested, a pair that sat the other way at a table or two stays in its
    own ranking: that of *listed*, or else that of two thirds of its boards.

    Example:
        >>> score = ObtainedScore.of(420)
        >>> result = BoardResult("1", (Contestant("3"),), (Contestant("8"),), score, score)
        >>> str(with_directions([result])[0].ew[0])
        '8 EW'
    """
    results = tuple(results)
    if (winners or _winners(results)) == 1:
        return results
    own = _own_directions(results, listed)
    return tuple(_with_sides(result, own) for result in results)


def _own_directions(
    results: Iterable[BoardResult], listed: Iterable[Contestant]
) -> dict[str, Direction]:
    """Return the ranking of numbers that sat both ways or are *listed*."""
    told: dict[str, set[Direction]] = defaultdict(set)
    for who in listed:
        if who.direction:
            told[who.label].add(who.direction)
    own: dict[str, Direction] = {}
    for label, counts in _boards_by_direction(results).items():
        (most, many), *others = counts.most_common()
        if len(told[label]) == 1:
            own[label] = min(told[label])
        elif others and 3 * many >= 2 * counts.total():
            own[label] = most
    return own


def _boards_by_direction(results: Iterable[BoardResult]) -> dict[str, Counter[Direction]]:
    """Return each number's boards by direction; empty if the directions share numbers.

    They do if a number appears both ways on one board.
    """
    seats: dict[str, Counter[Direction]] = defaultdict(Counter)
    seen: dict[tuple[str, str], Direction] = {}
    for result in results:
        sides: dict[Direction, tuple[Contestant, ...]] = {"ns": result.ns, "ew": result.ew}
        for direction, who in ((way, who) for way, side in sides.items() for who in side):
            seats[who.label][direction] += 1
            if seen.setdefault((who.label, result.board), direction) != direction:
                return {}
    return seats


def _with_sides(result: BoardResult, own: Mapping[str, Direction]) -> BoardResult:
    # ``replace`` would be three times as slow, and is called once for every result.
    ns, ew = _line(result.ns, "ns"), _line(result.ew, "ew")
    if own:
        ns, ew = (
            tuple(who._replace(direction=own.get(who.label, who.direction)) for who in side)
            for side in (ns, ew)
        )
    return BoardResult(
        result.board,
        ns,
        ew,
        result.for_ns,
        result.for_ew,
        result.group,
        result.room,
        result.stage,
        result.written,
        result.section,
    )


@lru_cache(maxsize=20_000)
def _line(who: tuple[Contestant, ...], direction: Direction) -> tuple[Contestant, ...]:
    return tuple(Contestant(contestant.label, direction) for contestant in who)


def _winners(results: tuple[BoardResult, ...]) -> int:
    norths = {contestant for result in results for contestant in result.ns}
    easts = {contestant for result in results for contestant in result.ew}
    # Nobody changes direction: the two lines never meet the same opponents.
    if not norths & easts:
        return 2
    meeting_itself = [result for result in results if {*result.ns} & {*result.ew}]
    if meeting_itself and _slips_of_the_pen(
        results, meeting_itself, same_numbers=norths == easts
    ):
        return 1
    seen: dict[str, tuple[set[Contestant], set[Contestant]]] = defaultdict(
        lambda: (set(), set())
    )
    for result in results:
        ns, ew = seen[result.board]
        ns.update(result.ns)
        ew.update(result.ew)
    return 2 if any(ns & ew for ns, ew in seen.values()) else 1


def _slips_of_the_pen(
    results: Sequence[BoardResult], meeting_itself: Sequence[BoardResult], *, same_numbers: bool
) -> bool:
    """Return whether a number that meets itself is a mistake, not two pairs of a Mitchell.

    In a Mitchell whose directions share numbers, other numbers appear both ways on one board
    too; with two tables none does, but then every second line is 1 against 1 or 2 against 2.
    """
    if same_numbers and 3 * len(meeting_itself) >= len(results):
        return False
    others = tuple(result for result in results if not {*result.ns} & {*result.ew})
    apart = {who for result in others for who in result.ns}.isdisjoint(
        who for result in others for who in result.ew
    )
    return apart or _winners(others) == 1


def session_totals(
    scored: ScoredSession, adjustments: Iterable[Adjustment] = ()
) -> tuple[Total, ...]:
    """Return each contestant's total, without missed boards."""
    awards: defaultdict[Contestant, list[Award]] = defaultdict(list)
    for _, _, contestant, award in scored.lines:
        mine = awards[contestant]
        if award is not None:
            mine.append(award)
    extra: dict[Contestant, list[Adjustment]] = defaultdict(list)
    for adjustment in adjustments:
        extra[adjustment.contestant].append(adjustment)
        awards.setdefault(adjustment.contestant, [])
    return tuple(_total(scored, who, mine, extra.get(who, [])) for who, mine in awards.items())


def _total(
    scored: ScoredSession, who: Contestant, mine: list[Award], extra: list[Adjustment]
) -> Total:
    before, total = scored.totals.get(who, ([], None))
    if total is None or len(before) != len(mine) or not all(map(is_, before, mine)):
        points = exact_sum(award.points for award in mine)
        total = Total(who, points, exact_sum(award.top for award in mine), len(mine))
        scored.totals[who] = mine, total
    if not extra:
        return total
    return replace(
        total,
        points=exact_sum([total.points, *(adjustment.points for adjustment in extra)]),
        top=exact_sum([total.top, *(adjustment.top for adjustment in extra)]),
        boards=total.boards + sum(adjustment.boards for adjustment in extra),
        adjustments=tuple(extra),
    )


def rank_session(
    scored: ScoredSession,
    adjustments: Iterable[Adjustment] = (),
    lots: Mapping[Contestant, Fraction] | None = None,
) -> tuple[RankingLine, ...]:
    """Return the ranking, with ties broken by the regulation.

    Example:
        >>> from biritch.competition.scoring.presets.wbf import PRESET
        >>> def table(number: str, points: int) -> BoardResult:
        ...    ns, ew = Contestant(number), Contestant("9" + number)
        ...    score = ObtainedScore.of(points)
        ...    return BoardResult("1", (ns,), (ew,), score, score)
        >>> scored = score_session([table("1", 420), table("2", 450), table("3", -50)], PRESET)
        >>> [(line.rank, line.contestant.label) for line in rank_session(scored)][:3]
        [(1, '2'), (1, '93'), (3, '1')]
    """
    totals = session_totals(scored, adjustments)
    rules = scored.regulation
    gather = partial(session_evidence, scored, totals, lots or {})
    return rank(totals, RankingOrder(rules.places, rules.ties, gather))


def session_evidence(
    scored: ScoredSession, totals: Iterable[Total], lots: Mapping[Contestant, Fraction]
) -> TieEvidence:
    """Return the data for tie-breaks, for pairs or players."""
    lines: dict[Contestant, list[BoardAward]] = defaultdict(list)
    for line in scored.lines:
        if line.award is not None:
            lines[line.contestant].append(line)
    return TieEvidence(
        scores={total.contestant: total.measure for total in totals},
        meetings=_OnceAsked(lines, _sum_by_opponent),
        boards=_OnceAsked(lines, _awards),
        lots=lots,
    )


def _sum_by_opponent(lines: Sequence[BoardAward]) -> dict[Contestant, Fraction]:
    """Return a contestant's total against each opponent."""
    met: dict[Contestant, Fraction] = {}
    for line in lines:
        assert line.award is not None
        for other in line.result.who(line.side.other):
            met[other] = met.get(other, Fraction(0)) + line.award.points
    return met


def _awards(lines: Sequence[BoardAward]) -> tuple[Award, ...]:
    return tuple(line.award for line in lines if line.award is not None)


class _OnceAsked(Mapping[Contestant, Evidence]):
    """A mapping computed on demand: of hundreds of contestants only a few are tied."""

    def __init__(
        self,
        lines: Mapping[Contestant, Sequence[BoardAward]],
        of: Callable[[Sequence[BoardAward]], Evidence],
    ) -> None:
        self._lines, self._of = lines, of
        self._known: dict[Contestant, Evidence] = {}

    def __getitem__(self, who: Contestant) -> Evidence:
        if who not in self._known:
            self._known[who] = self._of(self._lines[who])
        return self._known[who]

    def __iter__(self) -> Iterator[Contestant]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)
