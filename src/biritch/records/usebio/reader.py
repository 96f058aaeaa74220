"""A USEBIO document read into records: one for each line of each traveller.

Pairs, individuals and matches of teams are read. From version 1.1 on, a ``MATCH`` of teams
has its ``ROUND_NUMBER``, its ``TEAM`` and its ``OPPOSING_TEAM``, and boards whose lines may
tell the first team's ``DIRECTION``; teams are ``PARTICIPANTS`` with a ``TEAM_ID``, a
``TEAM_NAME`` and their pairs. Totals, places and numbers of players become the table
``TotalScoreTable`` of the event's first record, scores of matches the table ``MatchTable``;
what ``<?pbn …?>`` says, as our own writer has it, stands before either.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.deals import Deal, PartialDeal
from biritch.core.seats import Seat
from biritch.records.faults import BadText, Fault
from biritch.records.format import Errors, FormatError, report_error
from biritch.records.losses import with_board_conditions
from biritch.records.markup import XmlElement, document
from biritch.records.pbn.adjusted_scores import adjusted_word
from biritch.records.pbn.event_tags import tags_in
from biritch.records.pbn.values import contract_played, deal_of_bits, holding, tricks
from biritch.records.record import PASSED_OUT, Lines, Played, Record, Tag
from biritch.records.results import (
    PAIRS,
    SEATED,
    TEAMS,
    opening_lead_only,
    points_tag,
    score_word,
)
from biritch.records.usebio.losses import OF_LINE, SCORINGS
from biritch.records.usebio.standings import read_pbn_instructions, standings_of
from biritch.records.usebio.writer import POINTS, SIDES, SUITS

Names = dict[tuple[str, str], tuple[str, ...]]
"""Players by the direction of their pair (or none) and its number."""

_DATES = (
    re.compile(r"(?P<d>[0-9]{2})/(?P<m>[0-9]{2})/(?P<y>[0-9]{4})", re.ASCII),
    re.compile(r"(?P<y>[0-9]{4})-(?P<m>[0-9]{2})-(?P<d>[0-9]{2})(?:T.*)?", re.ASCII),
)
_PASSED = ("PASSEDOUT", "PASSED", "PASSOUT", "PASS", "AP", "P", "PO")
_KINDS = {"BUTLER": "IMP;Butler", "CROSS": "IMP;Cross", "MP_PAIRS": "MP"}
"""Words of an ``EVENT_TYPE`` that say how the event was scored, and PBN's for it."""
_SEATS = ("NORTH", "EAST", "SOUTH", "WEST")


Squads = dict[str, tuple[str, frozenset[str]]]
"""The name and the pairs of each team, by its number."""


def squads(element: XmlElement) -> Squads:
    """Return the teams in *element*."""
    return {
        number: (
            team.text("TEAM_NAME") or number,
            frozenset(pair.text("PAIR_NUMBER") for pair in team.each("PAIR")),
        )
        for inside in element.each("PARTICIPANTS")
        for team in inside.each("TEAM")
        if (number := team.text("TEAM_ID", "TEAM_NUMBER"))
    }


@dataclass(frozen=True, slots=True)
class UsebioMatch:
    """The match being read, if any, and the teams of its event."""

    teams: tuple[str, str] = ("", "")
    squads: Squads = field(default_factory=dict)
    stage: str = ""

    def begin_match(self, element: XmlElement) -> UsebioMatch:
        """Return the match of *element*."""
        both = element.text("TEAM"), element.text("OPPOSING_TEAM")
        return replace(self, teams=both, stage=element.text("ROUND_NUMBER"))

    def room(self, record: Record, line: XmlElement, turn: int) -> Record:
        """Return *record* as one room of the match instead of a result of pairs.

        The first team sits North-South in the open room. Its direction is given, or follows
        from its pairs, or else the line with *turn* 0 is the open room's.
        """
        if not all(self.teams):
            return record
        mine = self.squads.get(self.teams[0], ("", frozenset()))[1]
        direction = line.text("DIRECTION").upper()
        if direction in ("NS", "EW"):
            opened = direction == "NS"
        elif numbers := {record.tag(name) for name in PAIRS} & mine:
            opened = record.tag(PAIRS[0]) in numbers
        else:
            opened = turn == 0
        names = (self.squads[team][0] if team in self.squads else team for team in self.teams)
        tags = [Tag(name, team) for name, team in zip(TEAMS, names, strict=True)]
        tags += [Tag("Round", self.stage)] if self.stage else []
        kept = [tag for tag in record.tags if tag.name != "Winners"]
        return replace(record, room="Open" if opened else "Closed", tags=(*tags, *kept))


@dataclass(frozen=True, slots=True)
class _Place:
    """The context of a board: event, section, pairs, players, hands."""

    heading: Record = field(default_factory=Record)
    section: str = ""
    names: Names = field(default_factory=dict)
    club: str = ""
    number: str = ""
    """The club's number."""
    pairs: tuple[str, str] = ("", "")
    match: UsebioMatch = field(default_factory=UsebioMatch)
    hands: dict[str, XmlElement] = field(default_factory=dict)


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the results; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A result cannot be read, and *errors* is not given.
    """
    try:
        root = _root(lines)
    except FormatError as error:
        if errors is None:
            raise
        errors(error)
        return
    dropped = _find_unread_elements(root)
    for record in _records(root, errors):
        yield replace(record, lines=record.lines.with_dropped(*dropped))
        dropped = ()


def _records(root: XmlElement, errors: Errors | None) -> Iterator[Record]:
    hands = {board.text("BOARD_NUMBER"): board for board in _boards(root, "HANDSET")}
    place = _Place(
        names=_players(root), hands=hands, club=_club(root), number=_club_number(root)
    )
    # Hands alone, without results: then the boards of the hand set are the records.
    if not any(_boards(root, "")):
        for board in hands.values():
            yield from _board(board, place, errors)
    yield from _inside(root, place, errors)


def _club_number(element: XmlElement) -> str:
    return next((inside.text("CLUB_ID_NUMBER") for inside in element.each("CLUB")), "")


def _club(element: XmlElement) -> str:
    return next((inside.text("CLUB_NAME") for inside in element.each("CLUB")), "")


_READ = frozenset(
    (
        "USEBIO", "CLUB", "CLUB_NAME", "EVENT", "SESSION", "SECTION", "MATCH", "HANDSET",
        "BOARD", "BOARD_NUMBER", "HAND", "PARTICIPANTS", "PAIR", "TEAM", "PLAYER",
        "TRAVELLER_LINE", "PAIR_NUMBER", "NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "TEAM_ID",
        "TEAM_NUMBER", "TEAM_NAME", "OPPOSING_TEAM", "DIRECTION", "SECTION_NAME",
        "SECTION_ID", "BOARD_SCORING_METHOD", "EVENT_TYPE", "WINNER_TYPE", "DATE",
        "EVENT_DESCRIPTION", "PLAYER_NAME", "PLAYER_NUMBER", "CONTRACT", "PLAYED_BY",
        "DECLARER", "TRICKS", "RESULT_FIELD", "LEAD", "SCORE", *SUITS.values(),
        *(f"{side}_{unit}" for side in SIDES for unit in POINTS.values()),
        *(f"{seat}_PLAYER_NUMBER" for word in _SEATS for seat in (word, word[0])),
    )
)  # fmt: skip
"""Elements that are read wherever they stand."""
_STANDING = ("TOTAL_SCORE", "PERCENTAGE", "PLACE", "MASTER_POINTS_AWARDED")
_READ_IN = frozenset(
    (
        ("MATCH", "ROUND_NUMBER"), ("MATCH", "TEAM_SCORE"), ("MATCH", "OPPOSING_TEAM_SCORE"),
        ("EVENT", "MATCH_SCORING_METHOD"), ("CLUB", "CLUB_ID_NUMBER"),
        ("PLAYER", "NATIONAL_ID_NUMBER"),
        *((who, name) for who in ("PAIR", "TEAM", "PLAYER") for name in _STANDING),
    )
)  # fmt: skip
_READ_ATTRIBUTES = frozenset(("VERSION", "EVENT_TYPE", "SECTION_ID", "TEAM_ID", "TEAM_NAME"))


def _find_unread_elements(root: XmlElement) -> tuple[Fault, ...]:
    """Return the faults of elements and attributes without a field, with counts."""
    counts: Counter[str] = Counter()
    waiting = [("", root)]
    while waiting:
        parent, element = waiting.pop()
        name = element.name
        if name not in _READ and (parent, name) not in _READ_IN:
            # What holds others is named by what it holds.
            counts[name] += bool(element.content) or not element.inside
        unread = (word for word in element.attributes if word not in _READ_ATTRIBUTES)
        counts.update(f"{name}@{word}" for word in unread)
        waiting += [(name, child) for child in element.inside]
    return tuple(
        Fault.of("xml-unread", text=f"{name} ({many})")
        for name, many in sorted(counts.items())
        if many
    )


def _root(lines: Iterable[str]) -> XmlElement:
    root = document(lines)
    if root.name != "USEBIO":
        raise FormatError(root.line, "", Fault.of("not-usebio", text=root.name))
    return root


def _boards(element: XmlElement, inside: str) -> Iterator[XmlElement]:
    """Yield the boards of *element*: in its hand sets, or in its results."""
    for child in element.inside:
        if child.name == "BOARD" and (element.name == "HANDSET") == (inside == "HANDSET"):
            yield child
        elif child.name != "BOARD":
            yield from _boards(child, inside)


def _inside(element: XmlElement, place: _Place, errors: Errors | None) -> Iterator[Record]:
    """Yield the results in *element*, with the context of each of its parts."""
    place = _enter_element(element, place)
    if element.name == "EVENT":
        yield from _with_event_tags(element, _parts(element, place, errors), place.number)
    else:
        yield from _parts(element, place, errors)


def _with_event_tags(
    event: XmlElement, records: Iterator[Record], number: str
) -> Iterator[Record]:
    """Yield the records of *event*, the first with the event's data."""
    tags = tags_in(read_pbn_instructions(event)) or standings_of(event, number)
    for record in records:
        yield replace(record, tags=(*record.tags, *tags)) if tags else record
        tags = ()


def _parts(element: XmlElement, place: _Place, errors: Errors | None) -> Iterator[Record]:
    for child in element.inside:
        if child.name == "BOARD":
            yield from _board(child, place, errors)
        elif child.name != "HANDSET":
            yield from _inside(child, place, errors)


def _enter_element(element: XmlElement, place: _Place) -> _Place:
    match element.name:
        case "EVENT":
            heading = replace(_heading(element), site=_club(element) or place.club)
            number = _club_number(element) or place.number
            entered = replace(place, heading=heading, names=_players(element), number=number)
            return replace(entered, match=replace(entered.match, squads=squads(element)))
        case "SECTION":
            section = element.text("SECTION_ID", "SECTION_NAME")
            return replace(place, section=section, names=place.names | _players(element))
        case "MATCH":
            pairs = tuple(element.text(f"{side}_PAIR_NUMBER") for side in SIDES)
            return replace(
                place, pairs=(pairs[0], pairs[1]), match=place.match.begin_match(element)
            )
        case _:
            return place


def _heading(event: XmlElement) -> Record:
    method = event.text("BOARD_SCORING_METHOD")
    scoring = next(
        (name for name, method_name in SCORINGS.items() if method_name == method), ""
    )
    kind = event.text("EVENT_TYPE").upper()
    scoring = next((name for word, name in _KINDS.items() if word in kind), scoring)
    tags = [Tag("Winners", word) for word in [event.text("WINNER_TYPE")] if word in ("1", "2")]
    tags += [Tag("Competition", "Individuals")] if "INDIVIDUAL" in kind else []
    tags += [Tag("Competition", "Teams")] if "TEAM" in kind else []
    date = event.text("DATE")
    match = next(filter(None, (form.fullmatch(date) for form in _DATES)), None)
    written = f"{match['y']}.{match['m']}.{match['d']}" if match else ""
    title = event.text("EVENT_DESCRIPTION")
    return Record(event=title, date=written, scoring=scoring, tags=tuple(tags))


def _players(element: XmlElement) -> Names:
    """Return the players of the pairs in *element*, and single ones by number."""
    names: Names = {}
    for inside in element.each("PARTICIPANTS"):
        squads = (pair for team in inside.each("TEAM") for pair in team.each("PAIR"))
        for member in (*inside.each("PAIR"), *squads):
            direction = member.text("DIRECTION").upper()
            players = tuple(player.text("PLAYER_NAME") for player in member.each("PLAYER"))
            names[direction if direction in SIDES else "", member.text("PAIR_NUMBER")] = players
        for member in inside.each("PLAYER"):
            number = member.text("PLAYER_NUMBER")
            names["PLAYER", number] = (member.text("PLAYER_NAME"),)
    return names


def _board(board: XmlElement, place: _Place, errors: Errors | None) -> Iterator[Record]:
    number = board.text("BOARD_NUMBER")
    try:
        bare = _bare(board, number, place)
    except BadText as faulty:
        report_error(FormatError(board.line, number, faulty.fault), errors)
        return
    lines = list(board.each("TRAVELLER_LINE"))
    if not lines:
        yield bare
    for turn, line in enumerate(lines):
        try:
            record = _result(line, bare, place)
            yield place.match.room(record, line, turn)
        except BadText as faulty:
            report_error(FormatError(line.line, number, faulty.fault), errors)


def _bare(board: XmlElement, number: str, place: _Place) -> Record:
    """Return the record common to all results of *board*."""
    named = re.fullmatch("0{1,6}|[1-9][0-9]{0,5}[A-Z]|[A-Z][A-Z0-9]{0,7}", number, re.ASCII)
    if named is None and not re.fullmatch("0{0,6}[1-9][0-9]{0,8}", number, re.ASCII):
        raise BadText("bad-number", text=number)
    hands = place.hands.get(number)
    deal = _deal(board) or (None if hands is None else _deal(hands))
    section = (Tag("Section", place.section),) if place.section else ()
    # A board without a number, 0 or 12A, has its name in a tag.
    name = (Tag("Board", number),) if named else ()
    tags = (*section, *name, *place.heading.tags)
    record = replace(place.heading, number=None if named else int(number), deal=deal, tags=tags)
    return replace(with_board_conditions(record), lines=Lines(board.line))


def _deal(board: XmlElement) -> Deal | PartialDeal | None:
    bits = [0] * 4
    for hand in board.each("HAND"):
        word = hand.text("DIRECTION").upper()
        if word[:1] not in "NESW" or not word:
            raise BadText("bad-seat", name="DIRECTION", text=word)
        held = 0
        for suit, name in SUITS.items():
            ranks_held = (
                holding(ranks) if len(ranks := hand.text(name).replace(" ", "")) < 30 else -1
            )
            if ranks_held < 0:
                raise BadText("bad-hand", text=ranks)
            held |= ranks_held << 13 * suit
        bits["NESW".index(word[0])] = held
    return deal_of_bits(bits)


def _result(line: XmlElement, bare: Record, place: _Place) -> Record:
    contract = _contract(line)
    pairs = [
        line.text(f"{side}_PAIR_NUMBER") or inherited or _players_of(line, side)
        for side, inherited in zip(SIDES, place.pairs, strict=True)
    ]
    tags = [Tag(name, number) for name, number in zip(PAIRS, pairs, strict=True) if number]
    tags += bare.tags
    said = {
        tag.name: tag.value
        for tag in tags_in(read_pbn_instructions(line), ("Score", "Round", *OF_LINE))
    }
    score = adjusted_word(said.pop("Score", "")) or line.text("SCORE")
    if adjusted := score_word(score) or score_word(line.text("CONTRACT")):
        tags.append(Tag("Score", adjusted))
    for name, unit in POINTS.items():
        both = [line.text(f"{side}_{unit}") for side in SIDES]
        tags += points_tag(name, both[0], both[1])
    tags += [Tag(name, said[name]) for name in ("Round", *OF_LINE) if said.get(name)]
    return replace(
        bare,
        contract=contract,
        play=opening_lead_only(contract, _lead(line.text("LEAD"))),
        tricks=_tricks(line, contract),
        score=None if adjusted else _score(score),
        names=_names(line, pairs, place.names),
        tags=tuple(tags),
        lines=Lines(line.line),
    )


def _contract(line: XmlElement) -> Played | None:
    word = "".join(line.text("CONTRACT").upper().split())
    if word in _PASSED:
        return PASSED_OUT
    if score_word(word):
        return None  # ``N/P``, ``AVE+``: it stands for the score
    seat = line.text("PLAYED_BY", "DECLARER").upper()
    if word and seat[:1] not in "NESW":
        raise BadText("bad-seat", name="PLAYED_BY", text=seat)
    return contract_played(word, Seat("NESW".index(seat[0])) if seat else None)


def _tricks(line: XmlElement, contract: Played | None) -> int | None:
    word = line.text("TRICKS", "RESULT_FIELD")
    if not word or (contract is PASSED_OUT and not re.fullmatch("[0-9]+", word, re.ASCII)):
        return None
    if not isinstance(contract, Contract) and not re.fullmatch("[0-9]+", word, re.ASCII):
        return None
    return tricks(word, contract)


def _lead(text: str) -> Card | None:
    word = text.upper().replace(" ", "")
    for sign, letter in zip("♠♥♦♣", "SHDC", strict=True):
        word = word.replace(sign, letter)
    if not word or word in ("-", "?"):
        return None
    # SA, or AS as others write it.
    for order in (word, word[-1:] + word[:-1]):
        try:
            return Card.parse(order)
        except ValueError:
            continue
    raise BadText("bad-card", text=text)


def _score(text: str) -> int | None:
    if not text:
        return None
    if not re.fullmatch(r"[+-]?[0-9]{1,5}", text, re.ASCII):
        raise BadText("bad-score", text=text)
    return int(text)


def _players_of(line: XmlElement, side: str) -> str:
    """Return the two players of an individual on *side*, by number: ``5 + 8``."""
    seats = [_SEATS[seat] for seat in SEATED[SIDES.index(side)]]
    numbers = [line.text(f"{seat[0]}_PLAYER_NUMBER", f"{seat}_PLAYER_NUMBER") for seat in seats]
    return " + ".join(filter(None, numbers))


def _names(line: XmlElement, pairs: list[str], names: Names) -> tuple[str, str, str, str]:
    seated = [""] * 4
    for side, number, seats in zip(SIDES, pairs, SEATED, strict=True):
        players = names.get((side, number)) or names.get(("", number)) or ()
        for seat, name in zip(seats, players, strict=False):
            seated[seat] = name
    for place, word in enumerate(_SEATS):
        number = line.text(f"{word[0]}_PLAYER_NUMBER", f"{word}_PLAYER_NUMBER")
        seated[place] = seated[place] or next(iter(names.get(("PLAYER", number), ())), "")
    n, e, s, w = seated
    return n, e, s, w
