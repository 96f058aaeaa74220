"""Results of the American league's Live for Clubs, as its pages hand them out in JSON.

There is no published standard. The names are those on which three programs that read these
documents agree: ``sessions`` have ``hand_records`` and ``sections``; a section, its
``pair_summaries`` and ``boards``; a board, its ``board_results``.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.records.documents import whole_text
from biritch.records.faults import BadText, Fault
from biritch.records.format import Errors, FormatError, report_error
from biritch.records.losses import with_board_conditions
from biritch.records.machines.cards import of_suits
from biritch.records.pbn.values import contract_played, tricks
from biritch.records.record import PASSED_OUT, Played, Record, Tag
from biritch.records.results import (
    PAIRS,
    SEATED,
    artificial_of_both,
    opening_lead_only,
    points_tag,
)

_SEATS = ("north", "east", "south", "west")
_SUITS = ("spades", "hearts", "diamonds", "clubs")
_SCORINGS = {
    "MATCHPOINTS": "MP",
    "MATCH_POINTS": "MP",
    "IMPS": "IMP",
    "CROSS_IMPS": "IMP;Cross",
}
_PASSED = ("PASS", "PASSED", "PASSEDOUT", "P", "PASSOUT")


@dataclass(frozen=True, slots=True)
class _Place:
    """The facts common to all results of a section."""

    heading: Record
    section: str = ""
    names: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    deals: dict[int, Deal] = field(default_factory=dict)


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the results; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A result cannot be read, and *errors* is not given.

    Example:
        >>> result = {"contract": "3N", "declarer": "N", "tricks_taken": 9, "ns_pair": "1"}
        >>> boards = [{"board_number": 1, "board_results": [result]}]
        >>> document = json.dumps({"sessions": [{"sections": [{"boards": boards}]}]})
        >>> [(record.number, str(record.contract)) for record in read([document])]
        [(1, '3N N')]
    """
    try:
        document = _document(lines)
    except FormatError as error:
        if errors is None:
            raise
        errors(error)
        return
    place = 0
    dropped = _find_unread_fields(document)
    for section, where in _sections(document, errors):
        for board in _list(section, "boards"):
            for result in _list(board, "board_results"):
                place += 1
                title = _text(board, "board_number")
                try:
                    record = _record(result, title, where)
                    yield replace(record, lines=record.lines.with_dropped(*dropped))
                    dropped = ()
                except BadText as faulty:
                    report_error(FormatError(place, title, faulty.fault), errors)


def _document(lines: Iterable[str]) -> dict[str, Any]:
    text = whole_text(lines)
    if not text.strip():
        return {}
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise FormatError(error.lineno, "", Fault.of("bad-json", text=error.msg)) from None
    except (ValueError, RecursionError):  # numbers of a million digits; lists in lists
        raise FormatError(1, "", Fault.of("bad-json", text="nested too deep")) from None
    if not isinstance(document, dict) or not isinstance(document.get("sessions"), list):
        raise FormatError(1, "", Fault.of("not-acbl"))
    return document


def _list(parent: object, name: str) -> list[Any]:
    items = parent.get(name) if isinstance(parent, dict) else None
    return items if isinstance(items, list) else []


def _text(parent: object, name: str) -> str:
    value = parent.get(name) if isinstance(parent, dict) else None
    # To Python, true is a number.
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return ""
    return " ".join(str(value)[:1_000].split())


def _sections(
    document: dict[str, Any], errors: Errors | None
) -> Iterator[tuple[object, _Place]]:
    method = _text(document, "board_scoring_method").upper().replace(" ", "_")
    start = _date(_text(document, "start_date"))
    heading = Record(
        event=_text(document, "name"),
        site=_text(document, "club_name"),
        date=start,
        scoring=_SCORINGS.get(method, ""),
    )
    for session in _list(document, "sessions"):
        deals = _deals(session, errors)
        sections = _list(session, "sections")
        # An event of several days has a date of its own for each session.
        played = _date(_text(session, "game_date"))
        other = (Tag("EventDate", start),) if played and start not in ("", played) else ()
        heading = replace(heading, date=played or start, tags=other)
        for section in sections:
            name = _text(section, "name") if len(sections) > 1 else ""
            yield section, _Place(heading, name, _names(section), deals)


def _date(text: str) -> str:
    """Return a date of PBN from ``2026-04-20…`` or the American ``04/20/2026``."""
    if match := re.match(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", text, re.ASCII):
        return ".".join(match.groups())
    if match := re.match(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})", text, re.ASCII):
        return f"{match[3]}.{int(match[1]):02}.{int(match[2]):02}"
    return ""


def _names(section: object) -> dict[tuple[str, str], list[str]]:
    return {
        (_text(pair, "direction").upper(), _text(pair, "pair_number")): [
            _text(player, "name") for player in _list(pair, "players")
        ]
        for pair in _list(section, "pair_summaries")
    }


def _deals(session: object, errors: Errors | None) -> dict[int, Deal]:
    deals = {}
    for place, hands in enumerate(_list(session, "hand_records"), 1):
        words = [
            _text(hands, f"{seat}_{suit}").upper().replace("-", "")
            for seat in _SEATS
            for suit in _SUITS
        ]
        title = _text(hands, "board")
        try:
            if any(words):
                deals[_number(title)] = of_suits(word.replace(" ", "") for word in words)
        except BadText as faulty:
            report_error(FormatError(place, title, faulty.fault), errors)
    return deals


_READ = frozenset(
    (
        "name", "club_name", "start_date", "game_date", "board_scoring_method", "sessions",
        "sections",
        "hand_records", "board", "pair_summaries", "direction", "pair_number", "players",
        "boards", "board_number", "board_results", "ns_pair", "ew_pair", "ns_score",
        "ew_score", "contract", "declarer", "tricks_taken", "result", "opening_lead",
        "ns_match_points", "ew_match_points", "round_number", "table_number",
        *(f"{seat}_{suit}" for seat in _SEATS for suit in _SUITS),
        # These two follow from the number of the board.
        "dealer", "vulnerability",
    )
)  # fmt: skip


def _find_unread_fields(document: dict[str, Any]) -> tuple[Fault, ...]:
    """Return the faults of fields that no record holds, with their frequency."""
    counts: Counter[str] = Counter()
    waiting: list[tuple[str, object]] = [("", document)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, list):
            waiting += ((path, item) for item in value)
        elif isinstance(value, dict):
            for key, inside in value.items():
                if key not in _READ or (key == "game_date" and not _date(str(inside))):
                    counts[f"{path}{key}"] += inside not in (None, "", [], {})
                elif isinstance(inside, dict | list):
                    waiting.append((f"{key}.", inside))
    named = sorted(name for name, many in counts.items() if many)
    return tuple(Fault.of("json-unread", text=f"{name} ({counts[name]})") for name in named)


def _number(title: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,8}", title, re.ASCII):
        raise BadText("bad-number", text=title)
    return int(title)


def _record(result: object, title: str, where: _Place) -> Record:
    number = _number(title)
    pairs = _text(result, "ns_pair"), _text(result, "ew_pair")
    contract = _contract(result)
    score, word = _score(result, contract)
    tags = [Tag(name, value) for name, value in zip(PAIRS, pairs, strict=True) if value]
    tags += [Tag("Section", where.section)] if where.section else []
    for name, column in (("Round", "round_number"), ("Table", "table_number")):
        tags += [Tag(name, value)] if (value := _text(result, column)) else []
    tags += [Tag("Score", word)] if word else []
    tags += points_tag(
        "ScoreMP", _text(result, "ns_match_points"), _text(result, "ew_match_points")
    )
    names = [""] * 4
    for side, pair, seats in zip(("NS", "EW"), pairs, SEATED, strict=True):
        # A game with one winner has pairs without a direction.
        people = where.names.get((side, pair)) or where.names.get(("", pair)) or ()
        for seat, name in zip(seats, people, strict=False):
            names[seat] = name
    n, e, s, w = names
    record = replace(
        where.heading,
        number=number,
        deal=where.deals.get(number),
        contract=contract,
        play=opening_lead_only(contract, _lead(result)),
        tricks=_tricks(result, contract),
        score=score,
        names=(n, e, s, w),
        tags=(*tags, *where.heading.tags),
    )
    return with_board_conditions(record)


def _contract(result: object) -> Played | None:
    word = _text(result, "contract").upper().replace(" ", "")
    if word in _PASSED or (not word and _text(result, "ns_score").upper() == "PASS"):
        return PASSED_OUT
    seat = _text(result, "declarer").upper()
    if not word:
        return None
    if not seat or seat[0] not in "NESW":
        raise BadText("bad-seat", name="declarer", text=seat)
    return contract_played(word, Seat("NESW".index(seat[0])))


def _score(result: object, contract: Played | None) -> tuple[int | None, str]:
    """Return North-South's points, or the word for them (``AVE+``)."""
    for name, sign in (("ns_score", 1), ("ew_score", -1)):
        word = _text(result, name).upper()
        if re.fullmatch(r"[+-]?[0-9]{1,5}", word, re.ASCII):
            return sign * int(word), ""
    word = _text(result, "ns_score").upper()
    theirs = _text(result, "ew_score").upper()
    if both := artificial_of_both(word, theirs):
        return None, both
    if word == "PASS" or (not word and contract is PASSED_OUT):
        return 0, ""
    return None, word or theirs


def _tricks(result: object, contract: Played | None) -> int | None:
    if not isinstance(contract, Contract):
        return None
    word = _text(result, "tricks_taken") or _text(result, "result")
    return tricks(word, contract) if word else None


def _lead(result: object) -> Card | None:
    word = _text(result, "opening_lead").upper().replace(" ", "")
    if not word:
        return None
    # SA, or AS as others write it.
    for order in (word, word[-1:] + word[:-1]):
        try:
            return Card.parse(order)
        except ValueError:
            continue
    raise BadText("bad-card", text=word)
