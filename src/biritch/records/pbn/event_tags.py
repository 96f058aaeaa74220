"""Data of a whole event in a file: entrants, totals, penalties, matches, rules.

It is in tags of the event's first board, with PBN's names where they exist
(``TotalScoreTable``, chapter 5.10). Formats without tags write them where other programs skip
them; see :func:`tag_lines`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from biritch.records.pbn.syntax import is_row
from biritch.records.pbn.tables import columns, rows
from biritch.records.record import Record, Tag

OF_FIRST = (
    "Regulation", "RankingMethod", "TeamScoring", "Director", "Movement", "ClubNumber",
    "AdjustmentTable", "MatchTable", "BracketTable", "TotalScoreTable",
)  # fmt: skip
"""The tags that stand with an event's first board: the regulation and the method by the names
``biritch rank`` takes, what teams count, who directed, the movement, the club's number."""
OF_ALL = ("Competition", "Winners")
"""The tags that stand with every board of an event."""
TABLES = ("AdjustmentTable", "MatchTable", "BracketTable", "TotalScoreTable")
TEXTS = {"Event": "event", "Site": "site", "Date": "date", "Scoring": "scoring"}
"""The fields of a record that are the same for a whole event, by their tags."""
COMPETITIONS = {"pairs": "Pairs", "teams": "Teams", "individual": "Individuals"}
"""Who takes part, by the names of ``--as``, as PBN says it in ``Competition``."""

ENTRANTS = (
    "Rank", "PairId", "Direction", "Names", "MemberIds", "TotalScore", "TotalMP", "TotalIMP",
    "TotalVP", "TotalPercentage", "NrBoards", "MasterPoints", "Section", "SectionRank",
)  # fmt: skip
"""Columns of ``TotalScoreTable``; ``Direction``, ``MemberIds``, ``TotalVP``, ``MasterPoints``,
``Section`` and ``SectionRank`` (``2=`` is shared) are ours."""
ADJUSTMENTS = ("PairId", "Direction", "Points", "Kind", "Reason", "Top", "Boards")
"""Columns of ``AdjustmentTable``; ``Top`` and ``Boards`` are of a total carried over."""
BRACKET = ("Stage", "Home", "Visit", "Winner", "DecidedBy")
"""Columns of ``BracketTable``, a knock-out's matches; who rests has no opponent."""
MATCHES = ("Round", "Home", "Visit", "HomeIMP", "VisitIMP", "HomeVP", "VisitVP")

_PLAIN = re.compile(r"[A-Za-z0-9.+][A-Za-z0-9.+:/-]*|-[0-9][0-9.]*", re.ASCII)
_LINE = re.compile(r'\[([A-Za-z][A-Za-z0-9_]{0,60}) "((?:[^"\\]|\\.)*)"\]\s*')
_ESCAPED = re.compile(r'\\(["\\])')


def table_tag(name: str, heads: Sequence[str], lines: Iterable[Sequence[str]]) -> Tag:
    """Return the table *name* with its *lines*, without empty columns.

    Example:
        >>> table_tag("MatchTable", ("Round", "Home", "HomeVP"), [("1", "Les Bleus", "")]).rows
        ('1 "Les Bleus"',)
    """
    lines = [tuple(line) for line in lines]
    used = [at for at in range(len(heads)) if any(line[at] for line in lines)]
    written = tuple(" ".join(_cell(line[at]) for at in used) for line in lines)
    return Tag(name, ";".join(heads[at] for at in used), written)


def _cell(text: str) -> str:
    word = " ".join("".join(s if s.isprintable() else " " for s in text).split())
    if _PLAIN.fullmatch(word):
        return word
    return '"' + re.sub(r'(["\\])', r"\\\1", word) + '"' if word else "-"


def table_rows(tags: Iterable[Tag], name: str) -> Iterator[dict[str, str]]:
    """Yield the rows of the table *name* among *tags*; missing cells are empty.

    Example:
        >>> tag = table_tag("MatchTable", ("Round", "Home"), [("1", ""), ("", "Us")])
        >>> list(table_rows([tag], "MatchTable"))
        [{'Round': '1', 'Home': ''}, {'Round': '', 'Home': 'Us'}]
    """
    found = next((tag for tag in tags if tag.name == name and tag.rows), None)
    for row in rows(found) if found is not None else ():
        yield {
            head: "" if (cell := row.get(head, "")) in ("-", "?") else cell
            for head in columns(found)  # type: ignore[arg-type]
        }


def team_names(tags: Iterable[Tag]) -> dict[str, str]:
    """Return the names of teams by number, as far as *tags* have them.

    Example:
        >>> rows = [("1", "Us: Ann & Al")]
        >>> team_names([table_tag("TotalScoreTable", ("PairId", "Names"), rows)])
        {'1': 'Us'}
    """
    return {
        row["PairId"]: name
        for row in table_rows(tags, "TotalScoreTable")
        if row.get("PairId") and (name := row.get("Names", "").partition(":")[0].strip())
    }


def tags_of_event(records: Iterable[Record]) -> tuple[Tag, ...]:
    """Return the tags of an event: the first of each name, in order.

    Example:
        >>> first = Record(number=1, tags=(Tag("PairNS", "3"), Tag("Regulation", "acbl")))
        >>> tags_of_event([first, Record(number=2)])
        (Tag(name='Regulation', value='acbl', rows=()),)
    """
    found: dict[str, Tag] = {}
    for record in records:
        for tag in record.tags:
            if tag.name in OF_FIRST:
                found.setdefault(tag.name, tag)
    return tuple(found[name] for name in OF_FIRST if name in found)


def without_event_tags(record: Record) -> Record:
    """Return *record* without its event's data.

    Example:
        >>> without_event_tags(Record(tags=(Tag("Regulation", "acbl"),))).tags
        ()
    """
    if not any(tag.name in OF_FIRST for tag in record.tags):
        return record
    return replace(record, tags=tuple(tag for tag in record.tags if tag.name not in OF_FIRST))


def with_tags_first(records: Iterable[Record]) -> list[Record]:
    """Return *records* with the event's data in the first board only.

    Example:
        >>> one, two = Record(number=1), Record(number=2, tags=(Tag("Regulation", "acbl"),))
        >>> [record.tag("Regulation") for record in with_tags_first([one, two])]
        ['acbl', '']
    """
    records = list(records)
    by_event: dict[tuple[str, str], list[int]] = {}
    for at, record in enumerate(records):
        by_event.setdefault((record.event, record.date), []).append(at)
    for places in by_event.values():
        tags = tags_of_event(records[at] for at in places)
        if tags:
            for at in places:
                records[at] = without_event_tags(records[at])
            first = records[places[0]]
            records[places[0]] = replace(first, tags=(*first.tags, *tags))
    return records


def tag_lines(tags: Iterable[Tag]) -> Iterator[str]:
    r"""Yield *tags* as lines of PBN, for remarks in another format.

    Example:
        >>> list(tag_lines([Tag("MatchTable", "Round", ("1",))]))
        ['[MatchTable "Round"]', '1']
    """
    for tag in tags:
        value = "".join(sign if sign.isprintable() else " " for sign in tag.value)
        value = re.sub(r'(["\\])', r"\\\1", value)
        yield f'[{tag.name} "{value}"]'
        yield from tag.rows


def tags_in(lines: Iterable[str], names: Sequence[str] = ()) -> tuple[Tag, ...]:
    """Return the tags in *lines* as written by :func:`tag_lines`; ignore other lines.

    The tags are those of an event, or else those of *names*.

    Example:
        >>> tags_in(["a remark", '[MatchTable "Round"]', "1", '[Color "red"]'])
        (Tag(name='MatchTable', value='Round', rows=('1',)),)
    """
    found: dict[str, tuple[str, list[str]]] = {}
    known = {*names} if names else {*OF_FIRST, *OF_ALL, *TEXTS}
    name = ""
    for line in lines:
        match = _LINE.fullmatch(line)
        if match is not None:
            name = match[1] if match[1] in known and match[1] not in found else ""
            if name:
                found[name] = (_ESCAPED.sub(r"\1", match[2]), [])
        elif name in TABLES and is_row(line):
            found[name][1].append(line)
        else:
            name = ""
    return tuple(Tag(name, value, tuple(body)) for name, (value, body) in found.items())


def heading_tags(record: Record) -> tuple[Tag, ...]:
    """Return the event's data of *record* in fields and in tags common to all boards.

    Example:
        >>> [tag.value for tag in heading_tags(Record(event="Monday", date="2026.01.05"))]
        ['Monday', '2026.01.05']
    """
    texts = [Tag(name, getattr(record, field)) for name, field in TEXTS.items()]
    shared = [Tag(name, record.tag(name)) for name in OF_ALL]
    return tuple(tag for tag in (*texts, *shared) if tag.value)


def with_heading(record: Record, tags: Iterable[Tag], *, first: bool) -> Record:
    """Return *record* with the event's data from *tags*; all of it for the *first*.

    Example:
        >>> tags = (Tag("Event", "Monday"), Tag("Winners", "2"), Tag("Regulation", "acbl"))
        >>> record = with_heading(Record(number=1), tags, first=False)
        >>> record.event, [tag.name for tag in record.tags]
        ('Monday', ['Winners'])
    """
    fields = {TEXTS[tag.name]: tag.value for tag in tags if tag.name in TEXTS}
    wanted = (*OF_ALL, *OF_FIRST) if first else OF_ALL
    own = {tag.name for tag in record.tags}
    more = tuple(tag for tag in tags if tag.name in wanted and tag.name not in own)
    return replace(record, tags=(*record.tags, *more), **fields)  # type: ignore[arg-type]


def arranged_event(records: Iterable[Record]) -> list[Record]:
    """Return *records* for a format with one event: one heading, if all agree.

    Of several events there is no regulation, nor a penalty, that is of all.

    Example:
        >>> one, two = Record(number=1, event="Monday"), Record(number=2, event="Tuesday")
        >>> [record.event for record in arranged_event([one, two])]
        ['', '']
    """
    records = list(records)
    if many_events(records):
        records = [without_event_tags(record) for record in records]
    records = with_tags_first(records)
    heads = [{tag.name: tag.value for tag in heading_tags(record)} for record in records]
    names = [name for name in (*TEXTS, *OF_ALL) if len({head.get(name) for head in heads}) > 1]
    if not names:
        return records
    blank = {TEXTS[name]: "" for name in names if name in TEXTS}
    return [
        replace(
            record,
            tags=tuple(tag for tag in record.tags if tag.name not in names),
            **blank,  # type: ignore[arg-type]
        )
        for record in records
    ]


def many_events(records: Iterable[Record]) -> bool:
    """Return whether *records* are of several events.

    Example:
        >>> many_events([Record(event="Monday"), Record(event="Tuesday")])
        True
    """
    return len({(record.event, record.date) for record in records}) > 1
