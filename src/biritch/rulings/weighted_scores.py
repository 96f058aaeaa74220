"""Weighted scores (Law 12C1(c)): what probable results are worth, alone and on a traveller.

``60% 4S=, 40% 4S-1`` are two results with their weights; so are ``60 4S N =; 40 -100``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from biritch.competition.results.entry import (
    ResultError,
    TravellerLine,
    points_in,
    points_won,
    tricks_of,
)
from biritch.competition.results.result import (
    BoardResult,
    Contestant,
    ObtainedScore,
    WeightedPoints,
)
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.session import score_session
from biritch.core.calls import Contract
from biritch.core.phrase import Phrase, PhrasedError
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.scoring.form import Unit

ReadContract = Callable[[str, Seat], "Contract | None"]
"""Reads a contract as its notation writes it; a pass is none, a slip a ``ValueError``."""

METHODS = {"mp": "match_points", "imp": "cross_imps"}
"""The methods a weighted score may be computed by, as they are typed."""

_ITEM = re.compile(
    r"[\s,;/]*(?P<weight>[0-9]{1,3}(?:[.,][0-9]{1,4})?)(?:\s*%\s*|\s+)(?:(?:of|de)\s+)?"
    r"(?:(?P<points>[+-]?[0-9]{1,5})|(?P<contract>pass(?:e|ed)?"
    r"|[1-7]\s?(?:nt|sa|[a-z♣♦♥♠])\s?(?:xx|x|\*\*|\*)?)"
    r"\s*(?:(?:by|par)\s+)?(?P<declarer>[neswo](?=[\s=+-]))?\s*(?P<result>=|[+-][0-9]{1,2})?)"
    r"(?=[\s,;/]|$)",
    re.IGNORECASE,
)


class UnreadableWeights(PhrasedError):
    """Weighted results that cannot be read or do not add up; ``phrase`` says why."""

    def __init__(self, name: str, /, **blanks: str) -> None:
        """Keep the message *name*, and what fills its blanks."""
        super().__init__(f"{name} {blanks}")
        self.phrase = Phrase.of(f"ruling-weigh-{name}", **blanks)


@dataclass(frozen=True, slots=True)
class WeightedScore:
    """A weighted score computed: its parts in points to North-South, and its worth."""

    parts: tuple[WeightedPoints, WeightedPoints]
    """North-South's and East-West's, the same unless the score is split (12C1(f))."""
    unit: Unit
    awards: tuple[Fraction, Fraction] | None
    """Percent of a top, or IMPs, of each side; nothing without other scores."""

    def mean(self, side: Side = Side.NS) -> Fraction:
        """Return the mean of *side*'s parts, in points to North-South.

        Example:
            >>> parts = ((620, Fraction(1, 2)), (170, Fraction(1, 2)))
            >>> WeightedScore((parts, parts), "mp", None).mean()
            Fraction(395, 1)
        """
        parts = self.parts[0 if side is Side.NS else 1]
        return sum((points * Fraction(weight) for points, weight in parts), Fraction(0))


def read(
    text: str, contract: ReadContract, vulnerable: Vulnerability, declarer: Seat | None = None
) -> WeightedPoints:
    """Return the parts that *text* tells; *declarer* stands where none is named.

    Raises:
        UnreadableWeights: It cannot be read, or its weights do not add up to 100.

    Example:
        >>> read("60% 420, 40% -50", None, Vulnerability.NONE)
        ((420, Fraction(3, 5)), (-50, Fraction(2, 5)))
    """
    parts: list[tuple[int, Fraction]] = []
    place = 0
    cleaned = text.replace("\N{MINUS SIGN}", "-").strip().rstrip(",;/")
    while place < len(cleaned):
        item = _ITEM.match(cleaned, place)
        if item is None:
            raise UnreadableWeights("unread", text=cleaned[place : place + 40].strip(" ,;/"))
        weight = Fraction(item["weight"].replace(",", "."))
        parts.append((_points(item, contract, vulnerable, declarer), weight))
        place = item.end()
    total = sum((weight for _, weight in parts), Fraction(0))
    if total != 100 or any(weight <= 0 for _, weight in parts):
        raise UnreadableWeights("total", total=str(float(total)).removesuffix(".0"))
    return tuple((points, weight / 100) for points, weight in parts)


def _points(
    item: re.Match[str],
    contract: ReadContract,
    vulnerable: Vulnerability,
    declarer: Seat | None,
) -> int:
    """Return the points of one part, to North-South."""
    typed = item[0].strip(" ,;/")
    named = (item["declarer"] or "").upper().replace("O", "W")  # West is *ouest* in French
    seat = Seat.parse(named) if named else declarer
    try:
        if item["points"]:
            return points_in(int(item["points"]), "")
        word = re.sub(r"\s+", "", item["contract"]).replace("*", "X")
        passed = word.lower().startswith("pass")
        played = None if passed else contract(word, seat or Seat.NORTH)
        tricks = tricks_of(item["result"] or "=", played, "") if played else 0
    except ValueError:
        raise UnreadableWeights("unread", text=typed) from None
    if played is None or tricks is None:
        return 0
    if seat is None:
        raise UnreadableWeights("declarer", text=typed)
    return points_won(played, tricks, TravellerLine("", vulnerable=str(vulnerable)))


def weigh(
    parts: WeightedPoints,
    others: Iterable[int | WeightedPoints] = (),
    by: str = "mp",
    regulation: Regulation | None = None,
    ew: WeightedPoints | None = None,
) -> WeightedScore:
    """Return what *parts* are worth among the *others* on the traveller.

    *ew* is East-West's score where it differs. With one other score, ``imp`` is the score
    of a team match against the other table.

    Example:
        >>> weighted = weigh(((420, Fraction(3, 5)), (-50, Fraction(2, 5))), others=[420, -50])
        >>> float(weighted.mean()), [str(award) for award in weighted.awards]
        (232.0, ['55', '45'])
    """
    both = parts, ew or parts
    scores = tuple(others)
    rules = regulation or Regulation("", "", METHODS[by])
    # The weighted score and the others are results of one board between invented pairs.
    results = [_result(0, *both)]
    for number, other in enumerate(scores, 1):
        weighted = ((other, 1),) if isinstance(other, int) else other
        results.append(_result(number, weighted, weighted))
    scored = score_session(results, rules)
    if not scores:
        return WeightedScore(both, scored.method.unit, None)
    mine = [line.award for line in scored.lines if line.result is results[0]]
    worth = [
        100 * award.points / award.top if award.top else award.points
        for award in mine
        if award is not None
    ]
    return WeightedScore(both, scored.method.unit, (worth[0], worth[1]))


def _result(number: int, ns: WeightedPoints, ew: WeightedPoints) -> BoardResult:
    who = (Contestant(str(number), "ns"),), (Contestant(str(number), "ew"),)
    return BoardResult("1", *who, ObtainedScore(ns), ObtainedScore(ew))


def scores_in(text: str) -> Sequence[int]:
    """Return the other scores on the traveller, as typed: ``620 -100, 170``.

    Raises:
        UnreadableWeights: One is no score.

    Example:
        >>> scores_in("620 -100, 170")
        [620, -100, 170]
    """
    scores = []
    for word in re.split(r"[\s,;]+", text.replace("\N{MINUS SIGN}", "-").strip()):
        if not word:
            continue
        if not re.fullmatch(r"[+-]?[0-9]{1,5}", word, re.ASCII):
            raise UnreadableWeights("score", text=word[:40])
        try:
            scores.append(points_in(int(word), ""))
        except ResultError:
            raise UnreadableWeights("score", text=word[:40]) from None
    return scores
