"""Writing records as USEBIO: an element for each board, a traveller line for each result.

Data without an element (penalties, regulation, weights, director) is in processing instructions
``<?pbn …?>``, which other programs skip.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from biritch.core.calls import Contract
from biritch.core.cards import Suit
from biritch.core.seats import Seat, Side
from biritch.records.pbn.adjusted_scores import adjusted_word
from biritch.records.pbn.event_tags import table_rows, tag_lines, tags_of_event, team_names
from biritch.records.record import PASSED_OUT, Record, Tag
from biritch.records.results import (
    PAIRS,
    SEATED,
    TEAMS,
    is_in_match,
    lead,
    mean_word,
    pair,
    points,
)
from biritch.records.usebio.losses import (
    DATE,
    EVENT_TYPES,
    LOSES,
    OF_LINE,
    SCORINGS,
    Section,
    arrange_records,
    carries,
    section_of,
)

SIDES = ("NS", "EW")
POINTS = {"ScoreMP": "MATCH_POINTS", "ScoreIMP": "CROSS_IMP_POINTS"}
TOTALS = ("TotalVP", "TotalMP", "TotalIMP", "TotalScore")
"""Columns of ``TotalScoreTable`` that a total may stand in."""
NAMES_BETWEEN = re.compile(r"\s+[-\N{EN DASH}]\s+|\s*[&+/;,]\s*")
"""What stands between the names of players."""
SUITS = {suit: suit.name for suit in reversed(Suit)}


def writer(version: str) -> Callable[[Iterable[Record]], Iterator[str]]:
    """Return the writer for *version*: 1.2, or 1.3 with its dates."""

    def write(records: Iterable[Record]) -> Iterator[str]:
        lines = [
            _keep_fields(record)
            for record in arrange_records([r for r in records if carries(r)])
        ]
        yield f'<?xml version="1.0" encoding="UTF-8"?>\n<USEBIO Version="{version}">\n'
        sites = {line.site for line in lines}
        same = sites.pop() if len(sites) == 1 else ""
        numbers = {tag.value for line in lines for tag in line.tags if tag.name == "ClubNumber"}
        yield _club(same, numbers.pop() if len(numbers) == 1 else "")
        for _, event in groupby(lines, key=lambda line: section_of(line)[0]):
            yield from _event(list(event), version, same)
        yield "</USEBIO>\n"

    return write


def _keep_fields(record: Record) -> Record:
    for loss in LOSES:
        record = loss.without(record)
    return record


def _element(name: str, words: object) -> str:
    # The library loads whatever opens an address: not where nothing of this is written.
    from xml.sax.saxutils import escape

    return f"<{name}>{escape(_plain(str(words)))}</{name}>"


def _plain(words: str) -> str:
    """Return *words* without characters that XML forbids."""
    return "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in words)


def _club(site: str, number: str = "") -> str:
    name = _element("CLUB_NAME", site) if site else ""
    known = _element("CLUB_ID_NUMBER", number) if number else ""
    return f"<CLUB>{name}{known}</CLUB>\n" if name or known else ""


def _instruction(lines: Iterable[str]) -> str:
    """Return lines of PBN as one instruction, with its end mark escaped by a blank."""
    text = "\n".join(lines).replace("?>", "? >")
    return f"<?pbn {_plain(text)}?>\n" if text else ""


def _event(lines: list[Record], version: str, same: str) -> Iterator[str]:
    _, _, scoring, _, competition, site = section_of(lines[0])[0]
    tags = tags_of_event(lines)
    teams = _team_ids(lines, tags)
    alone = competition == "Individuals" and all(map(_seats, lines))
    yield f'<EVENT EVENT_TYPE="{_kind(lines, scoring, competition, teams)}">\n'
    if site != same:
        yield _club(site)
    yield _instruction(tag_lines(tags))
    yield from (
        _element(name, text) + "\n" for name, text in _heading(lines[0], tags, version) if text
    )
    if teams or alone:
        yield from _participants(tags, teams, lines)
    standings = {
        (row.get("PairId", ""), row.get("Direction", "")): row
        for row in table_rows(tags, "TotalScoreTable")
    }
    scores = {_meeting_key(row): row for row in table_rows(tags, "MatchTable")}
    names = _EventNames(teams, standings, scores, alone)
    yield from _sections(lines, names)
    yield "</EVENT>\n"


def _sections(lines: list[Record], names: _EventNames) -> Iterator[str]:
    """Yield the boards by section; sections with names form one session."""
    named = all(section_of(line)[1] for line in lines)
    if named:
        yield "<SESSION>\n"
    for name, parts in groupby(lines, key=lambda line: section_of(line)[1]):
        if name:
            head = f"<SECTION SECTION_ID={_quote(name)}>\n"
            yield head if named else f"<SESSION>{head}"
        for section, group in groupby(parts, key=section_of):
            yield from _section(section, list(group), names)
        if name:
            yield "</SECTION>\n" if named else "</SECTION></SESSION>\n"
    if named:
        yield "</SESSION>\n"


def _quote(words: str) -> str:
    from xml.sax.saxutils import quoteattr

    return quoteattr(_plain(words))


def _heading(line: Record, tags: tuple[Tag, ...], version: str) -> Iterator[tuple[str, str]]:
    """Yield the elements at the head of an event, with their text."""
    title, date, scoring, winners, _, _ = section_of(line)[0]
    yield "EVENT_DESCRIPTION", title
    if match := DATE.fullmatch(date):
        year, month, day = match.groups()
        yield "DATE", f"{day}/{month}/{year}" if version == "1.2" else f"{year}-{month}-{day}"
    yield "BOARD_SCORING_METHOD", SCORINGS.get(scoring, "")
    in_points = any(row.get("HomeVP") for row in table_rows(tags, "MatchTable"))
    yield "MATCH_SCORING_METHOD", "VPS" if in_points else ""
    yield "WINNER_TYPE", winners


@dataclass(frozen=True, slots=True)
class _EventNames:
    """Data shared by the sections of an event: team IDs, standings and match scores."""

    teams: dict[str, str]
    standings: dict[tuple[str, str], dict[str, str]]
    matches: dict[tuple[str, str, str], dict[str, str]]
    alone: bool
    """Whether players enter alone, and a line tells who sat where."""


def _meeting_key(row: dict[str, str]) -> tuple[str, str, str]:
    return row.get("Round", ""), row.get("Home", ""), row.get("Visit", "")


def _kind(lines: list[Record], scoring: str, competition: str, teams: dict[str, str]) -> str:
    if teams:
        return "SWISS_TEAMS" if lines[0].tag("Movement").lower() == "swiss" else "TEAMS"
    if competition == "Individuals":
        return "INDIVIDUAL"
    return "TEAMS" if competition == "Teams" else EVENT_TYPES.get(scoring, "PAIRS")


def _participants(
    tags: tuple[Tag, ...], teams: dict[str, str], lines: list[Record]
) -> Iterator[str]:
    """Yield the teams or players of an event, with rank and players."""
    rows = {row.get("PairId", ""): row for row in table_rows(tags, "TotalScoreTable")}
    yield "<PARTICIPANTS>\n"
    if teams:
        for name, number in teams.items():
            row = rows.get(number, {})
            of_team = f"TEAM_ID={_quote(number)} TEAM_NAME={_quote(name)}"
            players = _players(row.get("Names", "").partition(":")[2], row)
            yield f"<TEAM {of_team}>{_standing(row)}{players}</TEAM>\n"
    else:
        for number, seated in _players_seated(lines).items():
            row = rows.get(number, {})
            called = seated or row.get("Names", "")
            name = _element("PLAYER_NAME", called) if called else ""
            member = bare_number(row.get("MemberIds", ""))
            known = _element("NATIONAL_ID_NUMBER", member) if member else ""
            of_player = _element("PLAYER_NUMBER", number)
            yield f"<PLAYER>{of_player}{_standing(row)}{name}{known}</PLAYER>\n"
    yield "</PARTICIPANTS>\n"


def _players_seated(lines: list[Record]) -> dict[str, str]:
    """Return the players of an individual by number, in order of appearance."""
    names: dict[str, str] = {}
    for line in lines:
        for side in Side:
            for number, seat in zip(pair(line, side).split(" + "), SEATED[side], strict=False):
                names[number] = names.get(number) or line.names[seat]
    return names


def _standing(row: dict[str, str]) -> str:
    """Return the total, percentage and rank in a row of ``TotalScoreTable``."""
    total = next((row[name] for name in TOTALS if row.get(name)), "")
    fields = (
        ("TOTAL_SCORE", total),
        ("PERCENTAGE", row.get("TotalPercentage", "")),
        ("PLACE", row.get("Rank", "")),
        ("MASTER_POINTS_AWARDED", row.get("MasterPoints", "")),
    )
    return "".join(_element(name, value) for name, value in fields if value)


def _players(names: str, row: dict[str, str]) -> str:
    """Return the players of ``Ann & Bob``, with known federation numbers."""
    known = [number.strip() for number in row.get("MemberIds", "").split("&")]
    players = [name.strip() for name in NAMES_BETWEEN.split(names) if name.strip()]
    return "".join(
        f"<PLAYER>{_element('PLAYER_NAME', name)}{_member(known, at)}</PLAYER>"
        for at, name in enumerate(players)
    )


def bare_number(numbers: str) -> str:
    """Return the first of a player's numbers without the federation's name.

    Example:
        >>> bare_number("FFB 0123, ACBL K4"), bare_number("900001")
        ('0123', '900001')
    """
    first = numbers.partition(",")[0].strip()
    return first.rpartition(" ")[2]


def _member(known: list[str], at: int) -> str:
    number = bare_number(known[at]) if at < len(known) else ""
    return _element("NATIONAL_ID_NUMBER", number) if number else ""


def _team_ids(lines: list[Record], tags: tuple[Tag, ...]) -> dict[str, str]:
    """Return each team's number by name, in order of appearance.

    The numbers are those of ``TotalScoreTable`` if all are given; else they are counted.
    """
    teams = dict.fromkeys(
        line.tag(name) for line in lines if is_in_match(line) for name in TEAMS
    )
    told = {name: number for number, name in team_names(tags).items()}
    own = {row.get("PairId", "") for row in table_rows(tags, "TotalScoreTable")}
    numbers = [told.get(name, name if name in own else "") for name in teams]
    if len({*numbers} - {""}) == len(teams) and all(number.isdigit() for number in numbers):
        return dict(zip(teams, numbers, strict=True))
    return {name: str(place) for place, name in enumerate(teams, 1)}


def _section(section: Section, lines: list[Record], names: _EventNames) -> Iterator[str]:
    _, _, (stage, home, away) = section
    if home:
        yield from _match(stage, home, away, names)
    elif not names.alone:
        yield "<PARTICIPANTS>\n"
        yield from _pairs(lines, names)
        yield "</PARTICIPANTS>\n"
    for (number, _), board in groupby(lines, key=lambda line: (line.number, line.deal)):
        yield f"<BOARD>{_element('BOARD_NUMBER', number)}\n"
        tables = list(board)
        yield from _hands(tables[0])
        results = [_line(line, alone=names.alone) for line in tables]
        # A board that was only dealt has no traveller.
        if results != [""]:
            yield from (f"<TRAVELLER_LINE>{text}</TRAVELLER_LINE>\n" for text in results)
        yield "</BOARD>\n"
    if home:
        yield "</MATCH>\n"


def _match(stage: str, home: str, away: str, names: _EventNames) -> Iterator[str]:
    number = _element("ROUND_NUMBER", stage) if stage else ""
    ids = names.teams[home], names.teams[away]
    both = _element("TEAM", ids[0]) + _element("OPPOSING_TEAM", ids[1])
    row = names.matches.get((stage, *ids)) or names.matches.get((stage, home, away), {})
    unit = "VP" if row.get("HomeVP") else "IMP"
    scores = (("TEAM_SCORE", f"Home{unit}"), ("OPPOSING_TEAM_SCORE", f"Visit{unit}"))
    told = "".join(_element(name, row[head]) for name, head in scores if row.get(head))
    yield f"<MATCH>{number}{both}{told}\n"


def _pairs(lines: list[Record], of_event: _EventNames) -> Iterator[str]:
    named: dict[str, dict[Side, tuple[str, ...]]] = {}
    for line in lines:
        for side in Side:
            if number := pair(line, side):
                names = tuple(line.names[seat] for seat in SEATED[side])
                named.setdefault(number, {}).setdefault(side, names)
    for number, by_side in named.items():
        # A pair of a Howell sits both ways; two pairs of a Mitchell may share a number.
        both = list(by_side.values())
        same = len(both) == 2 and both[0] == both[1] and any(both[0])
        same = same or (len(both) == 2 and (number, "") in of_event.standings)
        for side, names in list(by_side.items())[: 1 if same else 2]:
            row = of_event.standings.get((number, SIDES[side])) or of_event.standings.get(
                (number, ""), {}
            )
            known = [member.strip() for member in row.get("MemberIds", "").split("&")]
            players = "".join(
                f"<PLAYER>{_element('PLAYER_NAME', name)}{_member(known, at)}</PLAYER>"
                for at, name in enumerate(names)
            )
            way = "" if same else f"<DIRECTION>{SIDES[side]}</DIRECTION>"
            head = f"{_element('PAIR_NUMBER', number)}{way}{_standing(row)}"
            yield f"<PAIR>{head}{players}</PAIR>\n"


def _hands(line: Record) -> Iterator[str]:
    for seat in Seat:
        if line.deal is None or not line.deal[seat]:
            continue
        hand = line.deal[seat]
        held = "".join(_element(SUITS[suit], hand.ranks(suit)) for suit in SUITS)
        yield f"<HAND><DIRECTION>{seat.name.title()}</DIRECTION>{held}</HAND>\n"


def _line(line: Record, *, alone: bool) -> str:
    fields: list[tuple[str, object]] = [
        (f"{side}_PAIR_NUMBER", line.tag(name)) for side, name in zip(SIDES, PAIRS, strict=True)
    ]
    if is_in_match(line):
        fields.insert(0, ("DIRECTION", "NS" if line.room == "Open" else "EW"))
    elif alone:
        fields = _seats(line)
    contract = line.contract
    if isinstance(contract, Contract):
        fields += [("CONTRACT", contract_sign(contract)), ("PLAYED_BY", contract.declarer)]
    elif contract is PASSED_OUT:
        fields.append(("CONTRACT", "Passed out"))
    fields += [("LEAD", lead(line)), ("TRICKS", line.tricks)]
    word = "" if line.score is not None else line.tag("Score")
    assigned = adjusted_word(word)
    fields.append(("SCORE", mean_word(assigned) if assigned else word or line.score))
    for name, unit in POINTS.items():
        if both := points(line, name):
            fields += [(f"{side}_{unit}", got) for side, got in zip(SIDES, both, strict=True)]
    text = "".join(_element(name, value) for name, value in fields if value not in (None, ""))
    tags = [Tag("Score", assigned)] if assigned else []
    said = OF_LINE if is_in_match(line) else ("Round", *OF_LINE)
    tags += [Tag(name, value) for name in said if (value := line.tag(name))]
    return text + _instruction(tag_lines(tags)).strip()


def _seats(line: Record) -> list[tuple[str, object]]:
    """Return the players' numbers of an individual by seat; else empty."""
    players = [pair(line, side).split(" + ") for side in Side]
    if any(len(two) != 2 or not all(two) for two in players):
        return []
    (north, south), (east, west) = players
    seated = zip(("N", "E", "S", "W"), (north, east, south, west), strict=True)
    return [(f"{seat}_PLAYER_NUMBER", number) for seat, number in seated]


def contract_sign(contract: Contract) -> str:
    """Return ``3NT``, ``4SX`` or ``2HXX``."""
    strain = "NT" if contract.strain.suit is None else str(contract.strain)
    return f"{contract.level}{strain}" + "X" * (contract.multiplier.bit_length() - 1)
