"""Results from records of boards, in whatever notation they were read.

A record is a game at one table, or a board with its score table (PBN 2.1, section 5.9).
Contestants are identified by pair numbers if present, else by names; a match has teams or
rooms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from biritch.competition.results.entry import (
    ResultError,
    ResultFile,
    TravellerLine,
    points_in,
    result_of,
    scores_in,
)
from biritch.competition.results.event_facts import with_event_facts
from biritch.competition.results.result import (
    BoardResult,
    BoardScore,
    Contestant,
    ObtainedScore,
)
from biritch.core.calls import Contract, OtherCall
from biritch.core.phrase import Phrase
from biritch.core.seats import Side
from biritch.records.pbn.adjusted_scores import split_word
from biritch.records.pbn.event_tags import OF_ALL, TEXTS, tags_of_event, team_names
from biritch.records.pbn.tables import rows, table
from biritch.records.record import Record, Tag
from biritch.records.results import (
    SEATED,
    is_in_match,
    lead,
    pair,
    score_word,
    share_numbers,
)


def results_from_records(
    records: Iterable[Record], errors: Callable[[ResultError], None] | None = None
) -> ResultFile:
    """Return the results in *records*, including those of score tables.

    If two sections share a number, section letters precede the numbers. Boards without a result
    are skipped. With *errors*, invalid results are reported there and skipped.

    Raises:
        ResultError: A record does not say who met, or what it is worth, or contradicts
            itself, and *errors* is not given.

    Example:
        >>> from biritch import read
        >>> len(results_from_records(read("samples/results.xml")).results)
        90
    """
    records = list(records)
    lettered = share_numbers(_numbers_met(records))
    tags = tags_of_event(records)
    teams = {name: number for number, name in team_names(tags).items()}
    results: list[BoardResult] = []
    names: dict[Contestant, dict[str, None]] = {}
    for record in records:
        section = record.tag("Section") if lettered else ""
        try:
            results += _results(record, section, teams, lettered=lettered)
        except ResultError as wrong:
            if record.lines.start:
                where = Phrase.of("rank-at-line", line=str(record.lines.start))
                wrong.where = wrong.where or where
            if errors is None:
                raise
            errors(wrong)
            continue
        for who, name in _players(record, section):
            names.setdefault(who, {})[name] = None
    of_teams = bool(results) and all(map(is_in_match, records))
    file = ResultFile(
        tuple(results),
        names={who: next(iter(spellings)) for who, spellings in names.items()},
        kind="teams" if of_teams else "",
        dropped=tuple(fault for record in records for fault in record.lines.dropped),
    )
    shared = [Tag(name, _only(record.tag(name) for record in records)) for name in OF_ALL]
    shared += [
        Tag(name, _only(getattr(record, field) for record in records))
        for name, field in TEXTS.items()
    ]
    return with_event_facts(file, (*shared, *tags))


def _numbers_met(records: Iterable[Record]) -> Iterator[tuple[str, str]]:
    """Yield the numbers of pairs and players in *records*, each with its section."""
    for record in records:
        listed = table(record, "ScoreTable")
        told = [(record.tag("Section"), pair(record, side)) for side in Side]
        for row in rows(listed) if listed is not None else ():
            section = _known_text(row.get("Section")) or record.tag("Section")
            told += [(section, _known_text(row.get(f"PairId_{side.name}"))) for side in Side]
        for section, numbers in told:
            yield from ((section, number) for number in numbers.split(" + ") if number)


def _only(words: Iterable[str]) -> str:
    """Return the single distinct word of *words*, or an empty string."""
    several = set(words)
    return several.pop() if len(several) == 1 else ""


def _players(record: Record, section: str) -> Iterator[tuple[Contestant, str]]:
    """Yield the players of the two numbered pairs, with number and direction.

    In an individual, each player has a number; in a team event, players' names are not those
    ranked.
    """
    if record.room:
        return
    if record.tag("Competition") == "Individuals":
        for side in Side:
            numbers = pair(record, side).split(" + ")
            for number, seat in zip(numbers, SEATED[side], strict=False):
                if len(numbers) == len(SEATED[side]) and record.names[seat]:
                    yield Contestant(section + number), record.names[seat]
        return
    for side in Side:
        first, other = SEATED[side]
        if (number := pair(record, side)) and (
            name := _join_names(record.names[first], record.names[other])
        ):
            yield Contestant(section + number, "ns" if side is Side.NS else "ew"), name


def _results(
    record: Record, section: str, teams: Mapping[str, str], *, lettered: bool
) -> Iterator[BoardResult]:
    listed = table(record, "ScoreTable")
    if listed is not None:
        for row in rows(listed):
            inside = _known_text(row.get("Section")) if lettered else ""
            for _ in range(_many(row.get("Multiplicity", ""))):
                yield result_of(_traveller_line(record, row, inside or section))
    elif _is_result(record):
        yield result_of(_game(record, section, teams))


def _is_result(record: Record) -> bool:
    """Return whether a record is a result, rather than only a deal."""
    scored = record.contract is not None or record.score is not None
    return scored or bool(record.tag("Score") or record.tag("PairNS") or record.room)


def _many(text: str) -> int:
    # A line would be repeated as often: a long number is no honest multiplicity.
    return int(text) if text.isdecimal() and len(text) < 5 else 1


def _vulnerable(record: Record) -> str:
    return "" if record.vulnerability is None else str(record.vulnerability)


def _traveller_line(record: Record, row: dict[str, str], section: str) -> TravellerLine:
    """Return a line of a score table."""
    word = _known_text(row.get("Score"))
    told = scores_in(word, record.title) if word else None
    for_ns, for_ew = told or _both(row, record.title)
    return TravellerLine(
        board=record.title,
        ns=tuple(section + label for label in _names(row, "NS")),
        ew=tuple(section + label for label in _names(row, "EW")),
        contract=_known_text(row.get("Contract")),
        declarer=_known_text(row.get("Declarer")),
        result=_known_text(row.get("Result")),
        lead=_known_text(row.get("Lead")),
        for_ns=for_ns,
        for_ew=for_ew,
        vulnerable=_vulnerable(record),
        group=_known_text(row.get("Group")),
        room=_known_text(row.get("Room")),
        stage=_known_text(row.get("Round")),
        section=_known_text(row.get("ScoredApart")),
    )


def _both(row: dict[str, str], board: str) -> tuple[BoardScore | None, BoardScore | None]:
    """Return both sides' scores; one given for East-West is negated."""
    ns, ew = _known_text(row.get("Score_NS")), _known_text(row.get("Score_EW"))
    # Each side with its own words: 60%, or points that are not the other's turned round.
    if score_word(split_word(ns, ew)):
        return scores_in(split_word(ns, ew), board) or (None, None)
    ours = scores_in(ns, board)
    theirs = scores_in(ew, board)
    if theirs is None:
        return ours or (None, None)
    # Score_EW counts for East-West; results here count for North-South.
    turned = _turn_score(theirs[0])
    if ours is None:
        return (turned, turned) if isinstance(turned, ObtainedScore) else theirs
    return ours[0], turned if isinstance(turned, ObtainedScore) else ours[1]


def _turn_score(standing: BoardScore) -> BoardScore:
    """Return a score from the other side's view."""
    if isinstance(standing, ObtainedScore):
        return ObtainedScore(tuple((-points, weight) for points, weight in standing.parts))
    return standing


def _known_text(text: str | None) -> str:
    return "" if text is None or text in ("-", "?") else text


def _names(row: dict[str, str], side: str) -> tuple[str, ...]:
    label = _known_text(row.get(f"PairId_{side}")) or _known_text(row.get(f"Names_{side}"))
    return (label,) if label else ()


def _game(record: Record, section: str, teams: Mapping[str, str]) -> TravellerLine:
    """Return the game of one table: contract and tricks, or else its score."""
    contract, declarer, tricks = "", "", ""
    if record.contract is OtherCall.PASS:
        contract = "Pass"
    elif isinstance(record.contract, Contract):
        contract, declarer = record.contract.brief, str(record.contract.declarer)
        tricks = "" if record.tricks is None else str(record.tricks)
    both: tuple[BoardScore, BoardScore] | None
    if record.score is not None:
        both = (ObtainedScore.of(points_in(record.score, record.title)),) * 2
    else:
        both = scores_in(record.tag("Score"), record.title)
    ns, ew = _sides(record, teams)
    led = lead(record)
    return TravellerLine(
        board=record.title,
        ns=(section + ns,) if ns else (),
        ew=(section + ew,) if ew else (),
        contract=contract,
        declarer=declarer,
        result=tricks,
        lead="" if led is None else str(led),
        for_ns=both[0] if both else None,
        for_ew=both[1] if both else None,
        vulnerable=_vulnerable(record),
        group=record.tag("Group"),
        room=record.room,
        stage=record.tag("Round") or record.tag("Stage"),
        section=record.tag("ScoredApart"),
    )


def _sides(record: Record, teams: Mapping[str, str]) -> tuple[str, str]:
    """Return who sat North-South and East-West: numbers, teams or names.

    *teams* are the numbers of teams by name, if the file gives them.
    """
    home, away = record.tag("HomeTeam"), record.tag("VisitTeam")
    # In the closed room the home team sits East-West.
    if record.room == "Closed":
        home, away = away, home
    north, east, south, west = record.names
    ns, ew = record.tag("PairNS"), record.tag("PairEW")
    if record.room and home and away:
        return teams.get(home, home), teams.get(away, away)
    if record.room:
        return (ns, ew) if ns and ew else ("", "")
    return ns or home or _join_names(north, south), ew or away or _join_names(east, west)


def _join_names(first: str, other: str) -> str:
    return f"{first} - {other}" if first and other else first or other
