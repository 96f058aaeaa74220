"""Records written as USEBIO: a board an element, a result a line of its traveller."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from biritch.core.calls import Contract
from biritch.core.cards import Suit
from biritch.core.seats import Seat, Side
from biritch.records.record import PASSED_OUT, Record
from biritch.records.results import PAIRS, SEATED, TEAMS, lead, pair, points
from biritch.records.usebio.losses import (
    DATE,
    EVENT_TYPES,
    LOSES,
    SCORINGS,
    Section,
    arranged,
    carries,
    in_match,
    section_of,
)

SIDES = ("NS", "EW")
POINTS = {"ScoreMP": "MATCH_POINTS", "ScoreIMP": "CROSS_IMP_POINTS"}
SUITS = {suit: suit.name for suit in reversed(Suit)}


def writer(version: str) -> Callable[[Iterable[Record]], Iterator[str]]:
    """Return what writes the file of *version*: 1.2, or 1.3 with its dates."""

    def write(records: Iterable[Record]) -> Iterator[str]:
        lines = [_kept(record) for record in arranged([r for r in records if carries(r)])]
        yield f'<?xml version="1.0" encoding="UTF-8"?>\n<USEBIO Version="{version}">\n'
        sites = {line.site for line in lines}
        same = sites.pop() if len(sites) == 1 else ""
        yield _club(same)
        for _, event in groupby(lines, key=lambda line: section_of(line)[0]):
            yield from _event(list(event), version, same)
        yield "</USEBIO>\n"

    return write


def _kept(record: Record) -> Record:
    for loss in LOSES:
        record = loss.without(record)
    return record


def _element(name: str, words: object) -> str:
    # The library loads whatever opens an address: not where nothing of this is written.
    from xml.sax.saxutils import escape

    return f"<{name}>{escape(_plain(str(words)))}</{name}>"


def _plain(words: str) -> str:
    """Return *words* without the signs that XML has no room for."""
    return "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in words)


def _club(site: str) -> str:
    return f"<CLUB>{_element('CLUB_NAME', site)}</CLUB>\n" if site else ""


def _event(lines: list[Record], version: str, same: str) -> Iterator[str]:
    title, date, scoring, winners, competition, site = section_of(lines[0])[0]
    teams = {name: place for place, name in enumerate(_teams(lines), 1)}
    kind = "INDIVIDUAL" if competition else EVENT_TYPES.get(scoring, "PAIRS")
    yield f'<EVENT EVENT_TYPE="{"TEAMS" if teams else kind}">\n'
    if site != same:
        yield _club(site)
    if title:
        yield _element("EVENT_DESCRIPTION", title) + "\n"
    if match := DATE.fullmatch(date):
        year, month, day = match.groups()
        written = f"{day}/{month}/{year}" if version == "1.2" else f"{year}-{month}-{day}"
        yield _element("DATE", written) + "\n"
    if scoring:
        yield _element("BOARD_SCORING_METHOD", SCORINGS[scoring]) + "\n"
    if winners:
        yield _element("WINNER_TYPE", winners) + "\n"
    if teams:
        squads = "".join(
            f"<TEAM>{_element('TEAM_ID', place)}{_element('TEAM_NAME', name)}</TEAM>"
            for name, place in teams.items()
        )
        yield f"<PARTICIPANTS>{squads}</PARTICIPANTS>\n"
    for section, group in groupby(lines, key=section_of):
        yield from _section(section, list(group), teams)
    yield "</EVENT>\n"


def _teams(lines: list[Record]) -> dict[str, None]:
    """Return the teams of an event's matches, in the order they come."""
    return {line.tag(name): None for line in lines if in_match(line) for name in TEAMS}


def _section(section: Section, lines: list[Record], teams: dict[str, int]) -> Iterator[str]:
    from xml.sax.saxutils import quoteattr

    _, name, (stage, home, away) = section
    if name:
        yield f"<SESSION><SECTION SECTION_ID={quoteattr(_plain(name))}>\n"
    if home:
        number = _element("ROUND_NUMBER", stage) if stage else ""
        both = _element("TEAM", teams[home]) + _element("OPPOSING_TEAM", teams[away])
        yield f"<MATCH>{number}{both}\n"
    else:
        yield "<PARTICIPANTS>\n"
        yield from _pairs(lines)
        yield "</PARTICIPANTS>\n"
    for (number, _), board in groupby(lines, key=lambda line: (line.number, line.deal)):
        yield f"<BOARD>{_element('BOARD_NUMBER', number)}\n"
        tables = list(board)
        yield from _hands(tables[0])
        results = [_line(line) for line in tables]
        # A board that was only dealt has no traveller.
        if results != [""]:
            yield from (f"<TRAVELLER_LINE>{text}</TRAVELLER_LINE>\n" for text in results)
        yield "</BOARD>\n"
    if home:
        yield "</MATCH>\n"
    if name:
        yield "</SECTION></SESSION>\n"


def _pairs(lines: list[Record]) -> Iterator[str]:
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
        for side, names in list(by_side.items())[: 1 if same else 2]:
            players = "".join(
                f"<PLAYER>{_element('PLAYER_NAME', name)}</PLAYER>" for name in names
            )
            way = "" if same else f"<DIRECTION>{SIDES[side]}</DIRECTION>"
            yield f"<PAIR>{_element('PAIR_NUMBER', number)}{way}{players}</PAIR>\n"


def _hands(line: Record) -> Iterator[str]:
    for seat in Seat:
        if line.deal is None or not line.deal[seat]:
            continue
        hand = line.deal[seat]
        held = "".join(_element(SUITS[suit], hand.ranks(suit)) for suit in SUITS)
        yield f"<HAND><DIRECTION>{seat.name.title()}</DIRECTION>{held}</HAND>\n"


def _line(line: Record) -> str:
    fields: list[tuple[str, object]] = [
        (f"{side}_PAIR_NUMBER", line.tag(name)) for side, name in zip(SIDES, PAIRS, strict=True)
    ]
    if in_match(line):
        fields = [("DIRECTION", "NS" if line.room == "Open" else "EW")]
    contract = line.contract
    if isinstance(contract, Contract):
        fields += [("CONTRACT", contract_sign(contract)), ("PLAYED_BY", contract.declarer)]
    elif contract is PASSED_OUT:
        fields.append(("CONTRACT", "Passed out"))
    fields += [("LEAD", lead(line)), ("TRICKS", line.tricks)]
    fields.append(("SCORE", line.tag("Score") if line.score is None else line.score))
    for name, unit in POINTS.items():
        if both := points(line, name):
            fields += [(f"{side}_{unit}", got) for side, got in zip(SIDES, both, strict=True)]
    return "".join(_element(name, value) for name, value in fields if value not in (None, ""))


def contract_sign(contract: Contract) -> str:
    """Return ``3NT``, ``4SX`` or ``2HXX``."""
    strain = "NT" if contract.strain.suit is None else str(contract.strain)
    return f"{contract.level}{strain}" + "X" * (contract.multiplier.bit_length() - 1)
