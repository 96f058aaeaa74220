"""Parsing and checking of results as people write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    BracketLine,
    Contestant,
    ContractPlayed,
    Direction,
    NoScore,
    ObtainedScore,
)
from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.phrase import Phrase, PhrasedError
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.records.faults import Fault
from biritch.records.pbn.adjusted_scores import (
    SideScore,
    share_word,
    sides_of,
    split_word,
    weighted_word,
)
from biritch.records.results import artificial, score_word
from biritch.scoring.tariff import score
from biritch.scoring.tariffs import duplicate_pre1987
from biritch.scoring.tariffs.duplicate_2017 import TARIFF

PASSED = ("PASS", "PASSED", "PASSEDOUT", "PASSE", "P", "AP", "-")
MOST_SHOWN = 60
"""Characters of somebody's text repeated in a message."""
MOST_POINTS = 10_000
"""Points that no score of a board reaches; a larger figure is a slip of the pen."""


class ResultError(PhrasedError):
    """Raised for a result that cannot be parsed; ``phrase`` says why, ``where`` where."""

    def __init__(self, name: str, /, where: Phrase | None = None, **blanks: str | int) -> None:
        """Keep the error and its place."""
        super().__init__(f"{name}: {blanks}")
        clipped = {
            key: _clip_text(text) if isinstance(text, str) else text
            for key, text in blanks.items()
        }
        self.phrase, self.where = Phrase.of(f"rank-fault-{name}", **clipped), where


def _clip_text(text: str) -> str:
    """Return *text* shortened to one line of printable characters."""
    text = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )


@dataclass(frozen=True, slots=True)
class TravellerLine:
    """A line of a traveller as text, in any notation; unknown fields are empty.

    Example:
        >>> row = TravellerLine("7", ("1",), ("2",), contract="4H", declarer="N", result="+1")
        >>> result_of(row).for_ns.plain
        650
    """

    board: str
    ns: tuple[str, ...] = ()
    ew: tuple[str, ...] = ()
    contract: str = ""
    declarer: str = ""
    result: str = ""
    lead: str = ""
    for_ns: BoardScore | None = None
    for_ew: BoardScore | None = None
    vulnerable: str = ""
    group: str = ""
    room: str = ""
    stage: str = ""
    section: str = ""


class FileAdjustment(NamedTuple):
    """Points that a file awards or deducts apart from boards.

    Example:
        >>> FileAdjustment(Contestant("3"), Fraction(-2)).kind
        'penalty'
    """

    contestant: Contestant
    points: Fraction
    kind: str = "penalty"
    why: str = ""
    top: Fraction = Fraction(0)
    """The most that could be won where they were won; of a total that is carried over."""
    boards: int = 0
    """How many boards they were won on; of a total that is carried over."""


@dataclass(frozen=True, slots=True)
class ResultFile:
    """The results of an event in a file, and the file's other data."""

    results: tuple[BoardResult, ...]
    winners: int | None = None
    """One list or two, where the file says."""
    names: Mapping[Contestant, str] | None = None
    adjustments: tuple[FileAdjustment, ...] = ()
    bracket: tuple[BracketLine, ...] = ()
    """The matches of a knock-out with their winners, where the file tells them."""
    title: str = ""
    """The event, where the file has several."""
    method: str = ""
    """How it was scored, as ``--by`` names it; empty where the file does not say."""
    rules: str = ""
    """The regulation it was scored under, as ``--rules`` names it; empty where nothing says."""
    count: str = ""
    """What matches of teams were counted in: a scale of victory points, ``imp``, ``bam``,
    ``total``; empty where nothing says."""
    kind: str = ""
    """Who took part, ``individual`` or ``teams``; empty where pairs did, or nothing says."""
    about: Mapping[str, str] = field(default_factory=dict)
    """What else it says of the event: ``date``, ``club``, ``director``, ``movement``."""
    unread: tuple[Exception, ...] = ()
    """What could not be read, and is left out."""
    dropped: tuple[Fault, ...] = ()
    """What the file says and no result holds."""

    @property
    def contestants_named(self) -> tuple[Contestant, ...]:
        """The contestants named apart from the results, with their directions.

        Example:
            >>> ResultFile((), names={Contestant("3", "ns"): "Ann & Bob"}).contestants_named
            (Contestant(label='3', direction='ns'),)
        """
        return (*(self.names or ()), *(one.contestant for one in self.adjustments))

    def names_of(self, people: Iterable[Contestant]) -> dict[Contestant, str]:
        """Return the known names of *people*."""
        known_names, names = self.names or {}, {}
        for contestant in people:
            lines: tuple[Direction, ...] = (contestant.direction, "")
            if not contestant.direction:
                lines = ("", "ns", "ew")
            same = (Contestant(contestant.label, line) for line in lines)
            if name := next((known_names[who] for who in same if who in known_names), ""):
                names[contestant] = name
        return names


def result_of(row: TravellerLine) -> BoardResult:
    """Return the result described by *row*.

    Raises:
        ResultError: Something is missing or unreadable, or the score contradicts the contract.

    Example:
        >>> row = TravellerLine("1", ("3",), ("7",), contract="4H", declarer="S", result="+1")
        >>> result_of(row).for_ns
        ObtainedScore(parts=((450, 1),))
    """
    if not row.board:
        raise ResultError("no-board")
    home = ("home",) if row.room else ()
    away = ("away",) if row.room else ()
    if row.room.lower() == "closed":
        home, away = away, home
    ns, ew = row.ns or home, row.ew or away
    if not ns or not ew:
        raise ResultError("no-pair", board=row.board)
    tricks = None
    if _is_passed(row.contract) or not row.contract:
        played = None
    else:
        played = contract_of(row)
        tricks = tricks_of(row.result, played, row.board)
    written = ContractPlayed(
        played.brief if played else ("Pass" if row.contract else ""),
        str(played.declarer) if played else "",
        tricks,
        row.lead,
    )
    for_ns, for_ew = _standings(row, played, tricks)
    sides = _who(ns), _who(ew)
    return BoardResult(
        row.board, *sides, for_ns, for_ew, row.group, row.room, row.stage, written, row.section
    )


def agrees_with_contract(result: BoardResult) -> bool:
    """Return whether the scores of *result* follow from its contract and tricks.

    Example:
        >>> row = TravellerLine("1", ("1",), ("2",), contract="4H", declarer="N", result="=")
        >>> agrees_with_contract(result_of(row))
        True
    """
    written = result.written
    tricks = "" if written.tricks is None else str(written.tricks)
    who = (
        tuple(contestant.label for contestant in result.ns),
        tuple(contestant.label for contestant in result.ew),
    )
    row = TravellerLine(result.board, *who, written.contract, written.declarer, tricks)
    try:
        expected = result_of(row)
    except ResultError:
        return False
    return (expected.for_ns, expected.for_ew) == (result.for_ns, result.for_ew)


def check_meetings(results: Iterable[BoardResult], *, once: bool = False) -> None:
    """Check that nobody sits twice at a table or, with *once*, plays a board twice.

    Raises:
        ResultError: There is such a result; the board and who it is are named.

    Example:
        >>> score = ObtainedScore.of(420)
        >>> check_meetings([BoardResult("1", _who(("1",)), _who(("2",)), score, score)])
    """
    seen: set[tuple[str, Contestant]] = set()
    for result in results:
        people = (*result.ns, *result.ew)
        if len(set(people)) < len(people):
            twice = next(who for who in people if people.count(who) > 1)
            raise ResultError("itself", board=result.board, who=twice.label)
        for contestant in people if once else ():
            if (result.board, contestant) in seen:
                raise ResultError("again", board=result.board, who=str(contestant))
            seen.add((result.board, contestant))


def _who(labels: tuple[str, ...]) -> tuple[Contestant, ...]:
    return tuple(map(Contestant, labels))


def _is_passed(contract: str) -> bool:
    return re.sub(r"[\s-]+", "", contract.upper()) in PASSED or contract.strip() == "-"


def _standings(
    row: TravellerLine, played: Contract | None, tricks: int | None
) -> tuple[BoardScore, BoardScore]:
    # A score is written once for both sides, save where it is split or artificial.
    given = row.for_ns, row.for_ew or row.for_ns
    worth = None
    if played is not None and tricks is not None:
        worth = points_won(played, tricks, row)
    elif row.contract and _is_passed(row.contract):
        worth = 0
    for_ns, for_ew = given
    if for_ns is None or for_ew is None:
        if worth is None:
            raise ResultError("no-score", board=row.board)
        return ObtainedScore.of(worth), ObtainedScore.of(worth)
    if worth is not None and for_ns == for_ew and isinstance(for_ns, ObtainedScore):
        plain = for_ns.plain
        # Where tricks and score are both written, one may be a slip: nobody guesses which.
        if plain is not None and plain != worth:
            text = f"{row.contract} {row.declarer} {row.result}".strip()
            raise ResultError(
                "contradiction", board=row.board, text=text, worth=str(worth), told=str(plain)
            )
    return for_ns, for_ew


def contract_of(row: TravellerLine) -> Contract:
    """Return the contract of *row*, with any spacing: ``4HX``, ``4 H x``, ``3 NT``.

    Raises:
        ResultError: The declarer or the contract cannot be read.

    Example:
        >>> contract_of(TravellerLine("7", contract="3 NT*", declarer="W"))
        Contract.parse('3NX', Seat.WEST)
    """
    try:
        # O is ouest, West as the French write it.
        seat = Seat.parse({"O": "W"}.get(row.declarer.strip().upper(), row.declarer))
    except ValueError:
        raise ResultError("declarer", board=row.board, text=row.declarer) from None
    # Spaces go, and an asterisk is a double.
    word = re.sub(r"[\s*]+", lambda marks: "X" * marks[0].count("*"), row.contract.upper())
    word = word.replace("RDBL", "XX").replace("DBL", "X")
    try:
        contract = Contract.parse(word, seat)
    except ValueError:
        raise ResultError("contract", board=row.board, text=row.contract) from None
    # ``0H`` is a contract of bridge-whist only.
    if not contract.level:
        raise ResultError("contract", board=row.board, text=row.contract)
    return contract


def tricks_of(text: str, played: Contract, board: str) -> int | None:
    """Return the tricks won: from ``10``, or from ``+1``, ``=``, ``-2`` (relative).

    Raises:
        ResultError: It is not a number of tricks.

    Example:
        >>> from biritch.core.seats import Seat
        >>> four = Contract.parse("4H", Seat.SOUTH)
        >>> tricks_of("+1", four, "1"), tricks_of("-2", four, "1"), tricks_of("10", four, "1")
        (11, 8, 10)
    """
    word = text.strip().replace("\N{MINUS SIGN}", "-")
    if not word:
        return None
    if word in ("=", "+0", "-0"):
        return 6 + played.level
    if not re.fullmatch(r"[+-]?[0-9]{1,2}", word, re.ASCII):
        raise ResultError("result", board=board, text=text)
    tricks = 6 + played.level + int(word) if word[0] in "+-" else int(word)
    if not 0 <= tricks <= 13:
        raise ResultError("result", board=board, text=text)
    return tricks


def points_won(played: Contract, tricks: int, row: TravellerLine) -> int:
    """Return North-South's points for *tricks* tricks, with the board's vulnerability.

    Raises:
        ResultError: The vulnerability cannot be read, or the board has no number to tell it.
    """
    try:
        if row.vulnerable:
            vulnerability = Vulnerability.parse(row.vulnerable)
        else:
            vulnerability = Board.from_number(int(row.board)).vulnerability
    except ValueError:
        raise ResultError("vulnerability", board=row.board, text=row.vulnerable) from None
    side = played.declarer.side
    points = score(TARIFF, played, tricks, vulnerable=side in vulnerability)
    return points if side is Side.NS else -points


def scores_in(text: str, board: str) -> tuple[BoardScore, BoardScore] | None:
    """Return the score of each side, or ``None`` if *text* is empty.

    ``-620`` is North-South's score; ``A6040``, ``60-40``, ``AVE+`` are artificial;
    ``not-played`` and ``late`` are literal. A lone ``AVE+`` is North-South's, and East-West get
    average minus; ``AVE-`` is the reverse. ``NS 60% EW -420`` is split: each from the side's
    own view; ``60% 620, 40% 170`` is weighted.

    Raises:
        ResultError: It is not a score.

    Example:
        >>> scores_in("A6040", "1")
        (ArtificialScore(percent=Fraction(60, 1)), ArtificialScore(percent=Fraction(40, 1)))
        >>> scores_in("-620", "1")[0].plain
        -620
    """
    word = score_word(text)
    if word in ("not-played", "late"):
        return (NoScore(word),) * 2
    if (sides := sides_of(word)) is not None:
        return _side_score(sides[0], board), _side_score(sides[1], board)
    if word:
        # ``A6040`` has two digits a side; a slash stands where one side has three.
        ns, ew = word[1:].split("/") if "/" in word else (word[1:3], word[3:])
        return artificial_score(ns, board), artificial_score(ew, board)
    word = text.strip().replace("\N{MINUS SIGN}", "-")
    return _read_scores(word, text, board) if word else None


def _side_score(score: SideScore, board: str) -> BoardScore:
    """Return the score of a side; points are North-South's.

    Raises:
        ResultError: No contract is worth that many points, or the weights do not add up.
    """
    if isinstance(score, Fraction):
        return artificial_score(score, board)
    if isinstance(score, int):
        return ObtainedScore.of(points_in(score, board))
    try:
        weighted = ObtainedScore(tuple(score))
    except ValueError:
        raise ResultError("weights", board=board, text=weighted_word(score)) from None
    for points, _ in weighted.parts:
        points_in(points, board)
    return weighted


def score_words(for_ns: BoardScore, for_ew: BoardScore) -> str:
    """Return the words for an assigned score; empty for a plain one.

    The inverse of :func:`scores_in`.

    Example:
        >>> score_words(*scores_in("A6040", "1")), score_words(*scores_in("NS 420 EW 50", "1"))
        ('A6040', 'NS 420 EW 50')
        >>> score_words(*scores_in("1/3 620, 2/3 170", "1")), score_words(*scores_in("50", "1"))
        ('1/3 620, 2/3 170', '')
    """
    missing = for_ns if isinstance(for_ns, NoScore) else for_ew
    if isinstance(missing, NoScore):
        return missing.value
    if isinstance(for_ns, ObtainedScore) and for_ns == for_ew:
        return "" if for_ns.plain is not None else weighted_word(for_ns.parts)
    if isinstance(for_ns, ArtificialScore) and isinstance(for_ew, ArtificialScore):
        shares = for_ns.percent, for_ew.percent
        if all(share.denominator == 1 for share in shares):
            return artificial("-".join(f"{int(share):02}" for share in shares))
    return split_word(_side_words(for_ns, 1), _side_words(for_ew, -1))


def _side_words(score: BoardScore, sign: int) -> str:
    if isinstance(score, ArtificialScore):
        return share_word(score.percent)
    assert isinstance(score, ObtainedScore)
    plain = score.plain
    return weighted_word(score.parts, sign) if plain is None else str(sign * plain)


def _read_scores(word: str, text: str, board: str) -> tuple[ObtainedScore, ObtainedScore]:
    if re.fullmatch(r"[+-]?[0-9]{1,6}", word, re.ASCII):
        same = ObtainedScore.of(points_in(int(word), board))
        return same, same
    raise ResultError("score", board=board, text=text)


def points_in(points: int, board: str) -> int:
    """Return *points* after a check that some contract scores them.

    Raises:
        ResultError: No contract is worth that many, in any year.

    Example:
        >>> points_in(-420, "1")
        -420
    """
    if abs(points) > MOST_POINTS:
        raise ResultError("score", board=board, text=str(points))
    if abs(points) not in possible_points():
        raise ResultError("impossible", board=board, text=str(points))
    return points


@cache
def possible_points() -> frozenset[int]:
    """Return all possible scores of a board, by today's code or that before 1987.

    Example:
        >>> 420 in possible_points(), 425 in possible_points()
        (True, False)
    """
    played = (
        Contract.parse(f"{level}{strain}{doubled}", Seat.NORTH)
        for level in range(1, 8)
        for strain in "CHN"  # a minor, a major and no-trump: the others are worth the same
        for doubled in ("", "X", "XX")
    )
    return frozenset(
        abs(score(tariff, contract, tricks, vulnerable=vulnerable))
        for contract in played
        for tricks in range(14)
        for vulnerable in (False, True)
        for tariff in (TARIFF, duplicate_pre1987.TARIFF)
    ) | {0}


def artificial_score(percent: str | Fraction, board: str) -> ArtificialScore:
    """Return an artificial score of *percent*, from 0 to 100.

    Raises:
        ResultError: It is below 0 or above 100.

    Example:
        >>> artificial_score("60", "1").percent
        Fraction(60, 1)
    """
    exact = Fraction(percent)
    if not 0 <= exact <= 100:
        raise ResultError("percent", board=board, text=str(percent))
    return ArtificialScore(exact)
