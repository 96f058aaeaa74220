"""A record as one result of a tournament: pairs, lead, scores.

Data without fields is in tags with PBN's names: ``PairNS`` and ``PairEW``, ``Section``,
``Round``, ``Table``, ``ScoreMP`` and ``ScoreIMP`` (``NS 12 EW 4``). An artificial score, 60 %
to one side and 40 % to the other, is the ``Score`` ``A6040``, as in USEBIO; a missed board is
``not-played``, a late one ``late``. ``Group`` separates the forms of a fouled board.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.seats import Seat, Side
from biritch.records.faults import BadText
from biritch.records.pbn import values
from biritch.records.pbn.adjusted_scores import adjusted_word, sides_of
from biritch.records.pbn.event_tags import OF_FIRST, tags_of_event, team_names
from biritch.records.pbn.tables import rows, table
from biritch.records.record import Record, Room, Tag, WrittenPlay

PAIRS = ("PairNS", "PairEW")
"""The tags of the two pairs, North-South's first."""
PLACES = ("Section", "Round", "Table")
TEAMS = ("HomeTeam", "VisitTeam")
"""The tags of the teams of a match; the first is North-South in the open room."""
POINTS = ("ScoreMP", "ScoreIMP")
SEATED = ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))

_SHORT = re.compile(r"A(?:DJ)?([0-9]{2})([0-9]{2})", re.ASCII)
_LONG = re.compile(r"(?:A|ADJ)?([0-9]{1,3})[-/:]([0-9]{1,3})", re.ASCII)
_AVERAGE = re.compile(r"(?:(?:AVE|AVG|MOY)[A-Z.]*|A(?=[+=-]))([+=-]?)")
_UNPLAYED = {
    "not-played": (
        "NOTPLAYED",
        "NP",
        "NOPLAY",
        "NOTPLAY",
        "UNPLAYED",
        "MISSED",
        "NONJOUE",
        "NONJOUÉ",
        "NONJOUEE",
        "NONJOUÉE",
        "NJ",
    ),
    "late": ("LATE", "LATEPLAY", "LP", "TARD"),
}
_SHARES = re.compile(r"NS ([0-9]{1,3})% EW ([0-9]{1,3})%", re.ASCII)
_NUMBER = r"[+-]?[0-9]{1,6}(?:\.[0-9]{1,6})?"
_BOTH = re.compile(rf"NS ({_NUMBER}) EW ({_NUMBER})", re.ASCII)


def pair(record: Record, side: Side) -> str:
    """Return the number or name of *side*'s pair, or an empty string.

    Example:
        >>> pair(Record(tags=(Tag(PAIRS[Side.NS], "7"),)), Side.NS)
        '7'
    """
    return record.tag(PAIRS[side])


def share_numbers(met: Iterable[tuple[str, str]]) -> bool:
    """Return whether two sections share a number; *met* are sections with numbers.

    If so, the section letter precedes the number: A3 is another pair than B3.

    Example:
        >>> share_numbers([("A", "1"), ("B", "2")]), share_numbers([("A", "1"), ("B", "1")])
        (False, True)
    """
    found: dict[str, str] = {}
    return any(found.setdefault(number, section) != section for section, number in met)


def lead(record: Record) -> Card | None:
    """Return the opening lead, if known."""
    play, contract = record.play, record.contract
    if play is None or not isinstance(contract, Contract) or not play.cards:
        return None
    return play.cards[0] if play.leader == contract.leader else None


def opening_lead_only(contract: object, card: Card | None) -> WrittenPlay | None:
    """Return a play with only the opening lead.

    Example:
        >>> opening_lead_only(None, None) is None
        True
    """
    if card is None or not isinstance(contract, Contract):
        return None
    return WrittenPlay(contract.leader, (card,), ends="*")


def without_calls(record: Record) -> Record:
    """Return *record* without calls, and with only the opening lead of its play."""
    return replace(record, auction=None, play=opening_lead_only(record.contract, lead(record)))


def points(record: Record, name: str) -> tuple[str, str] | None:
    """Return both sides' points in the tag *name*, such as ``ScoreMP``.

    Example:
        >>> points(Record(tags=points_tag("ScoreMP", "12", "4")), "ScoreMP")
        ('12', '4')
    """
    match = _BOTH.fullmatch(record.tag(name))
    return (match[1], match[2]) if match else None


def points_tag(name: str, ns: str, ew: str) -> tuple[Tag, ...]:
    """Return the tag with both sides' points; empty if they cannot be parsed.

    Example:
        >>> points_tag("ScoreMP", "12", "4")[0].value
        'NS 12 EW 4'
    """
    value = f"NS {ns} EW {ew}"
    return (Tag(name, value),) if _BOTH.fullmatch(value) else ()


def artificial(text: str) -> str:
    """Return ``A6040`` for ``A6040``, ``60-40``, ``A60/40`` or ``AVE+``, or an empty string.

    A lone average plus is North-South's, and East-West get the average minus.

    Example:
        >>> artificial("60-40"), artificial("AVE-"), artificial("420")
        ('A6040', 'A4060', '')
    """
    word = "".join(text.upper().split()).replace("%", "")
    if match := _AVERAGE.fullmatch(word):
        more = {"+": 10, "-": -10}.get(match[1], 0)
        return f"A{50 + more}{50 - more}"
    # ``A6040`` before ``60-40``: four digits in a row are two shares.
    match = _SHORT.fullmatch(word) or _LONG.fullmatch(word)
    if match is None or max(int(match[1]), int(match[2])) > 100:
        return ""
    ns, ew = (f"{int(share):02}" for share in match.groups())
    # All to one side has three digits: ``A100/00``.
    return f"A{ns}{ew}" if len(ns + ew) == 4 else f"A{ns}/{ew}"


def artificial_of_both(ns: str, ew: str) -> str:
    """Return the word for a score of each side: ``AVE+`` and ``AVE+``.

    Example:
        >>> artificial_of_both("AVE+", "AVE+"), artificial_of_both("60%", "40%")
        ('A6060', 'A6040')
        >>> artificial_of_both("420", "-420")
        ''
    """
    shares = [_share(word) for word in (ns, ew)]
    return artificial(f"{shares[0]}-{shares[1]}") if all(shares) else ""


def _share(word: str) -> str:
    """Return the percentage of one side's average, or an empty string."""
    word = "".join(word.upper().split())
    if match := _AVERAGE.fullmatch(word):
        return str(50 + {"+": 10, "-": -10}.get(match[1], 0))
    match = re.fullmatch(r"([0-9]{1,3})%", word, re.ASCII)
    return match[1] if match is not None else ""


def score_word(text: str) -> str:
    """Return the word for a score: ``A6040``, ``not-played``, ``late``; else empty.

    Example:
        >>> score_word("Not played"), score_word("A60/40"), score_word("-50")
        ('not-played', 'A6040', '')
        >>> score_word("NS 420 EW 50"), score_word("NS 60% EW 40%")
        ('NS 420 EW 50', 'A6040')
    """
    word = re.sub(r"[\s_/.-]+", "", text.upper())
    unplayed = next((name for name, words in _UNPLAYED.items() if word in words), "")
    split = adjusted_word(text)
    if both := _SHARES.fullmatch(split):
        return artificial("-".join(both.groups()))
    return unplayed or artificial(text) or split


def result_tags(record: Record, names: Iterable[str]) -> tuple[Tag, ...]:
    """Return the *names* tags of *record* about its result or event.

    They keep their order; of two with one name the first counts.

    Example:
        >>> record = Record(tags=(Tag("Round", "3"), Tag("Annotator", "Ann")))
        >>> [tag.value for tag in result_tags(record, ("Round", "Table"))]
        ['3']
    """
    wanted = frozenset(names)
    tags: dict[str, Tag] = {}
    for tag in record.tags:
        if tag.name not in wanted or tag.name in tags or not (tag.value or tag.rows):
            continue
        if tag.name in POINTS and not points(record, tag.name):
            continue
        if tag.name == "Score" and (
            record.score is not None or score_word(tag.value) != tag.value
        ):
            continue
        tags[tag.name] = tag if tag.name in OF_FIRST else Tag(tag.name, tag.value)
    return tuple(tags.values())


def mean_word(word: str) -> str:
    """Return North-South's mean of a weighted or split score; other words unchanged.

    For an artificial score of one side, the other side's is the rest of 100.

    Example:
        >>> mean_word("60% 620, 40% 170"), mean_word("NS 60% EW -420"), mean_word("late")
        ('440', 'A6040', 'late')
    """
    sides = sides_of(adjusted_word(word))
    if sides is None:
        return word
    ours = sides[0]
    if isinstance(ours, Fraction):
        share = min(99, round(ours))
        return artificial(f"{share:02}-{100 - share:02}")
    mean = ours if isinstance(ours, int) else sum((p * w for p, w in ours), Fraction(0))
    return str(round(mean))


def with_rooms(records: Iterable[Record], names: dict[str, str]) -> Iterator[Record]:
    """Yield results of teams as rooms of matches; *names* are the teams' by number.

    The team North-South at the first table of a match is home, and North-South in the open
    room. The tags ``PairNS`` and ``PairEW`` keep the teams' numbers.

    Example:
        >>> tags = (Tag("PairNS", "1"), Tag("PairEW", "2"))
        >>> turned = (Tag("PairNS", "2"), Tag("PairEW", "1"))
        >>> two = [Record(number=1, tags=tags), Record(number=1, tags=turned)]
        >>> [(one.room, one.tag("HomeTeam")) for one in with_rooms(two, {"1": "Us"})]
        [('Open', 'Us'), ('Closed', 'Us')]
    """
    # Two teams of one name are told apart by their numbers.
    names = {
        team: name for team, name in names.items() if list(names.values()).count(name) == 1
    }
    home: dict[tuple[str, frozenset[str]], str] = {}
    for record in records:
        ns, ew = pair(record, Side.NS), pair(record, Side.EW)
        if record.room or not (ns and ew):
            yield record
            continue
        first = home.setdefault((record.tag("Round"), frozenset((ns, ew))), ns)
        both = (ns, ew) if ns == first else (ew, ns)
        teams = [Tag(tag, names.get(team, team)) for tag, team in zip(TEAMS, both, strict=True)]
        room: Room = "Open" if ns == first else "Closed"
        yield replace(record, room=room, tags=(*record.tags, *teams))


def result_lines(records: Iterable[Record]) -> Iterator[Record]:
    """Yield *records*; one with a table of results becomes one for each line."""
    records = list(records)
    teams = team_names(tags_of_event(records))
    for record in records:
        score_table = table(record, "ScoreTable")
        if score_table is None or record.contract is not None:
            yield record
            continue
        tags = tuple(tag for tag in record.tags if tag is not score_table)
        bare = replace(record, tags=tags, auction=None, play=None)
        for row in rows(score_table):
            yield _line(bare, {name: value.strip() for name, value in row.items()}, teams)


_ROOMS: dict[str, Room] = {"Open": "Open", "Closed": "Closed"}


def _line(record: Record, row: dict[str, str], teams: dict[str, str]) -> Record:
    """Return one row of a ``ScoreTable`` (PBN 2.1, chapter 5.9) as a record.

    *teams* are the names of teams by number, for rows with the room of a match.
    """
    cells = {name: "" if value in ("-", "?") else value for name, value in row.items()}
    tags = list(record.tags)
    tags += [
        Tag(name, value)
        for name, column in zip(PAIRS, ("PairId_NS", "PairId_EW"), strict=True)
        if (value := cells.get(column, ""))
    ]
    for name, unit in zip(POINTS, ("MP", "IMP"), strict=True):
        tags += points_tag(name, cells.get(f"{unit}_NS", ""), cells.get(f"{unit}_EW", ""))
    tags += [
        Tag(name, cells[name])
        for name in ("Score", "Section", "Round", "Group", "ScoredApart")
        if cells.get(name)
    ]
    room = _ROOMS.get(cells.get("Room", ""), "")
    if room:
        both = [cells.get(column, "") for column in ("PairId_NS", "PairId_EW")]
        both = both if room == "Open" else both[::-1]
        tags += [Tag(tag, teams.get(team, team)) for tag, team in zip(TEAMS, both, strict=True)]
    names = [""] * 4
    for seats, column in zip(SEATED, ("Names_NS", "Names_EW"), strict=True):
        two = cells.get(column, "").split(";")
        for seat, name in zip(seats, two, strict=False):
            names[seat] = name.strip()
    n, e, s, w = names
    line = replace(record, names=(n, e, s, w), room=room or record.room, tags=tuple(tags))
    return _count_tricks(line, cells)


def _count_tricks(record: Record, cells: dict[str, str]) -> Record:
    """Return *record* with contract, tricks and score from a row, or the row's words."""
    try:
        seat = cells.get("Declarer", "").upper().strip("^")
        contract = values.contract_played(
            cells.get("Contract", ""), Seat.parse(seat) if seat else None
        )
        tricks = values.tricks(cells.get("Result", ""), contract)
        score = _points(cells)
    except (BadText, ValueError):
        counted = tuple(
            Tag(name, cells[name])
            for name in ("Contract", "Declarer", "Result")
            if cells.get(name)
        )
        return replace(record, tags=(*record.tags, *counted))
    if cells.get("Score"):
        score = None
    try:
        play = opening_lead_only(contract, Card.parse(cells.get("Lead", "")))
    except ValueError:
        play = None
    return replace(record, contract=contract, tricks=tricks, score=score, play=play)


def _points(cells: dict[str, str]) -> int | None:
    for column, sign in (("Score_NS", 1), ("Score_EW", -1)):
        if re.fullmatch(r"[+-]?[0-9]{1,5}", cells.get(column, ""), re.ASCII):
            return sign * int(cells[column])
    return None


def is_in_match(record: Record) -> bool:
    """Return whether *record* is one room of a match between two named teams."""
    return bool(record.room) and all(record.tag(name) for name in TEAMS)
