"""The results in a Bridgemate database: the last one of each table, round and board.

``ReceivedData`` has a row a result; a correction is a new row, and the old one is marked as
erased. ``BiddingData`` and ``PlayData`` have a row for each call and each card, where the
device asked for them. ``Section`` names the sections, ``RoundData`` says which pairs began at
which table, and ``PlayerNumbers`` who sat there: members who did not play are left alone.
Of an individual a result has the players' own numbers, North's and East's where pairs stand and
the others in ``South`` and ``West``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from biritch.core.calls import Call, Contract, parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.records.faults import BadText, Fault
from biritch.records.format import Errors, FormatError, report_error
from biritch.records.losses import with_board_conditions
from biritch.records.machines.cards import of_suits
from biritch.records.pbn.event_tags import COMPETITIONS
from biritch.records.pbn.losses import with_contract
from biritch.records.pbn.values import contract_played, tricks
from biritch.records.play_order import in_columns
from biritch.records.record import (
    PASSED_OUT,
    Ends,
    Lines,
    Played,
    Record,
    Tag,
    WrittenAuction,
    WrittenPlay,
)
from biritch.records.results import SEATED, artificial, opening_lead_only, score_word

if TYPE_CHECKING:
    from biritch.records.bws.access import AccessDatabase, AccessRow

T = TypeVar("T")

MOST_BYTES = 64_000_000
RESULTS = "ReceivedData"

_SHARE = re.compile(r"([0-9]{2}) ?%? ?[-/] ?([0-9]{2}) ?%?", re.ASCII)
_SIDES = ("North", "East", "South", "West")
_SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")

Names = dict[tuple[int, str], str]
"""Players by their section, and their pair with the letter of their seat, or their number."""


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the results; report unreadable ones to *errors* and continue.

    *lines* are the bytes of the file, a character each.

    Raises:
        FormatError: A result cannot be read, and *errors* is not given.
    """
    from biritch.records.bws.access import AccessDatabase  # a tenth of a second to import

    try:
        data = _bytes(lines)
        if data:
            yield from _results(AccessDatabase(data), errors)
    except BadText as faulty:
        report_error(FormatError(1, "", faulty.fault), errors)


def _bytes(pieces: Iterable[str]) -> bytes:
    parts, size = [], 0
    for piece in pieces:
        parts.append(piece)
        size += len(piece)
        if size > MOST_BYTES:
            raise BadText("too-large", most=MOST_BYTES)
    return "".join(parts).encode("latin-1", "replace")


def _results(base: AccessDatabase, errors: Errors | None) -> Iterator[Record]:
    if RESULTS not in base.tables:
        raise BadText("no-received")
    letters = {whole_number(row, "ID"): text_in(row, "Letter") for row in base.rows("Section")}
    names, deals = _names(base), _deals(base)
    bidding, cards = _actions(base, "BiddingData", "Bid"), _actions(base, "PlayData", "Card")
    dropped = _find_unread_columns(base)
    last: dict[tuple[int, ...], AccessRow] = {}
    # Rows lie in any order: their numbers tell which was entered later.
    for row in sorted(base.rows(RESULTS), key=lambda row: whole_number(row, "ID")):
        if row.get("Erased"):
            continue
        last[
            tuple(whole_number(row, name) for name in ("Section", "Table", "Round", "Board"))
        ] = row
    for place, (key, row) in enumerate(sorted(last.items(), key=_by_board), 1):
        section = letters.get(key[0], "") if len(letters) > 1 else ""
        try:
            record = record_of(row, names)
        except BadText as faulty:
            report_error(FormatError(place, str(key[3]), faulty.fault), errors)
            continue
        tags = (Tag("Section", section),) if section else ()
        deal = deals.get((key[0], key[3]))
        lines = Lines(place, dropped=dropped)
        record = replace(record, tags=(*record.tags, *tags), deal=deal, lines=lines)
        yield _with_actions(record, bidding.get(key, ()), cards.get(key, ()))
        dropped = ()


Actions = dict[tuple[int, ...], list[tuple[str, str]]]
"""Calls or cards in their order, each with its seat, by section, table, round and board."""
_READ_TABLES = frozenset(
    (
        RESULTS, "Section", "RoundData", "PlayerNumbers", "HandRecord", "BiddingData",
        "PlayData",
    )
)  # fmt: skip


_READ_COLUMNS = frozenset(
    (
        "ID", "Letter", "Section", "Table", "Round", "Board", "PairNS", "PairEW", "South",
        "West", "NSPair", "EWPair", "Direction", "Name", "NS/EW", "Contract", "Result",
        "LeadCard", "Remarks", "Erased", "Counter", "Bid", "Card",
        # The number of declarer's pair follows from the seat.
        "Declarer",
        *(side + suit for side in _SIDES for suit in _SUITS),
    )
)  # fmt: skip


def _find_unread_columns(base: AccessDatabase) -> tuple[Fault, ...]:
    """Return the faults of non-empty tables and columns that are not read."""
    faults = []
    for table in sorted(base.tables):
        if table.startswith(("MSys", "~")):
            continue
        rows = list(base.rows(table))
        if table not in _READ_TABLES:
            faults += [Fault.of("tables-unread", text=f"{table} ({len(rows)})")] if rows else []
            continue
        said = Counter(name for row in rows for name, value in row.items() if value)
        faults += [
            Fault.of("columns-unread", text=f"{table}.{name} ({said[name]})")
            for name in sorted(said.keys() - _READ_COLUMNS)
        ]
    return tuple(faults)


def _actions(base: AccessDatabase, table: str, column: str) -> Actions:
    actions: Actions = {}
    for row in sorted(base.rows(table), key=lambda row: whole_number(row, "Counter")):
        if row.get("Erased"):
            continue
        names = ("Section", "Table", "Round", "Board")
        key = tuple(whole_number(row, name) for name in names)
        said = text_in(row, "Direction").upper()[:1], text_in(row, column)
        actions.setdefault(key, []).append(said)
    return actions


def _with_actions(
    record: Record,
    bidding: Sequence[tuple[str, str]],
    cards: Sequence[tuple[str, str]],
) -> Record:
    """Return *record* with its calls and cards; unreadable ones become faults."""
    faults: list[Fault] = []
    calls: list[Call] = _until_unread(bidding, _call, "BiddingData", faults)
    if calls and not faults:
        first = bidding[0][0]
        dealer = Seat.parse(first) if first in ("N", "E", "S", "W") else record.dealer
        written = WrittenAuction(tuple(calls))
        record = with_contract(replace(record, dealer=dealer, auction=written))
    played = _until_unread(cards, _card, "PlayData", faults)
    contract = record.contract
    if played and isinstance(contract, Contract):
        ends: Ends = "" if len(played) == 52 else "*"
        columns = in_columns(played, contract.strain)
        record = replace(record, play=WrittenPlay(contract.leader, columns, ends=ends))
    elif played:
        faults.append(Fault.of("tables-unread", text=f"PlayData ({len(played)})"))
    return replace(record, lines=record.lines.with_dropped(*faults))


def _until_unread(
    actions: Iterable[tuple[str, str]],
    reader: Callable[[str], T | None],
    table: str,
    faults: list[Fault],
) -> list[T]:
    """Return the *actions* before the first unreadable one, which is added to *faults*."""
    made: list[T] = []
    for _, word in actions:
        action = reader(word)
        if action is None:
            faults.append(Fault.of("cell-unread", name=table, text=word))
            break
        made.append(action)
    return made


def _call(word: str) -> Call | None:
    try:
        return parse_call(word.upper().replace("NT", "N").replace("PASS", "P"))
    except ValueError:
        return None


def _card(word: str) -> Card | None:
    text = word.upper().replace(" ", "").replace("10", "T")
    for order in (text, text[-1:] + text[:-1]):
        try:
            return Card.parse(order)
        except ValueError:
            continue
    return None


def _by_board(item: tuple[tuple[int, ...], AccessRow]) -> tuple[int, ...]:
    section, table, turn, board = item[0]
    return section, board, turn, table


def whole_number(row: AccessRow, name: str) -> int:
    """Return the number in a column, or 0."""
    value = row.get(name)
    return value if isinstance(value, int) else 0


def text_in(row: AccessRow, name: str) -> str:
    """Return the text in a column with single spaces, or an empty string."""
    value = row.get(name)
    return " ".join(str(value).split()) if isinstance(value, str) else ""


def record_of(row: AccessRow, names: Names) -> Record:
    """Return a row of ``ReceivedData`` as a record, with the players' *names*.

    Raises:
        BadText: It says what no result can be.
    """
    number = whole_number(row, "Board")
    if number < 1:
        raise BadText("bad-number", text=number)
    players = _players(row)
    pairs = [str(whole_number(row, name)) for name in ("PairNS", "PairEW")]
    if players:
        pairs = [" + ".join(players[seat] for seat in seats) for seats in SEATED]
    section = whole_number(row, "Section")
    remark = text_in(row, "Remarks")
    contract = _contract(row)
    tags = [Tag("PairNS", pairs[0]), Tag("PairEW", pairs[1])]
    tags += [Tag("Competition", COMPETITIONS["individual"])] * bool(players)
    tags += [
        Tag(name, str(place))
        for name in ("Round", "Table")
        if (place := whole_number(row, name))
    ]
    share = _SHARE.fullmatch(remark)
    adjusted = artificial(f"A{share[1]}{share[2]}") if share else score_word(remark)
    if adjusted:
        tags.append(Tag("Score", adjusted))
    elif remark:
        tags.append(Tag("Remarks", remark))
    seated = [""] * 4
    for number_of_pair, seats in zip(pairs, SEATED, strict=True):
        for seat in seats:
            who = players[seat] if players else number_of_pair + str(seat)
            seated[seat] = names.get((section, who), "")
    n, e, s, w = seated
    record = Record(
        number=number,
        contract=contract,
        play=opening_lead_only(contract, _lead(row))
        if isinstance(contract, Contract)
        else None,
        tricks=_tricks(row, contract),
        names=(n, e, s, w),
        tags=tuple(tags),
    )
    return with_board_conditions(record)


def _players(
    row: AccessRow, columns: tuple[str, ...] = ("PairNS", "PairEW", "South", "West")
) -> dict[Seat, str]:
    """Return the players' numbers by seat, if *row* is of an individual."""
    numbers = [whole_number(row, name) for name in columns]
    return (
        dict(zip(Seat, map(str, numbers), strict=True)) if all(n > 0 for n in numbers) else {}
    )


def _contract(row: AccessRow) -> Played | None:
    word = text_in(row, "Contract").upper()
    if word in ("", "-"):
        return None
    if word in ("PASS", "P"):
        return PASSED_OUT
    seat = text_in(row, "NS/EW").upper()
    if not seat or seat[0] not in "NESW":
        raise BadText("bad-seat", name="NS/EW", text=seat)
    return contract_played(word.replace(" ", ""), Seat("NESW".index(seat[0])))


def _tricks(row: AccessRow, contract: Played | None) -> int | None:
    word = text_in(row, "Result")
    if not isinstance(contract, Contract) or not word:
        return None
    won = tricks(word, contract)
    if won is None:
        raise BadText("bad-result", text=word)
    return won


def _lead(row: AccessRow) -> Card | None:
    word = text_in(row, "LeadCard")
    if not word:
        return None
    card = _card(word)
    if card is None:
        raise BadText("bad-card", text=word)
    return card


_SEATED = {
    RESULTS: ("PairNS", "PairEW", "South", "West"),
    "RoundData": ("NSPair", "EWPair", "South", "West"),
}
"""The tables that tell who sat where, and their columns for the seats in their order."""


def _names(base: AccessDatabase) -> Names:
    """Return the players of each pair: those who sat at its first table."""
    began = {
        tuple(whole_number(row, name) for name in ("Section", "Table", "Round")): [
            str(whole_number(row, name)) for name in ("NSPair", "EWPair")
        ]
        for row in base.rows("RoundData")
    }
    # Players of an individual change seats: they are known by their number alone.
    alone = {
        (*(whole_number(row, name) for name in ("Section", "Table", "Round")), str(seat)): who
        for table, columns in _SEATED.items()
        for row in base.rows(table)
        for seat, who in _players(row, columns).items()
    }
    names: Names = {}
    for row in base.rows("PlayerNumbers"):
        section, seat = whole_number(row, "Section"), text_in(row, "Direction").upper()[:1]
        # Round 0 is said where players were named once, for the whole session.
        first = whole_number(row, "Round") or 1
        pairs = began.get((section, whole_number(row, "Table"), first))
        name = text_in(row, "Name")
        player = alone.get((section, whole_number(row, "Table"), first, seat))
        if player and name:
            names.setdefault((section, player), name)
        elif pairs and seat in ("N", "E", "S", "W") and name:
            names.setdefault((section, pairs[seat in ("E", "W")] + seat), name)
    return names


def _deals(base: AccessDatabase) -> dict[tuple[int, int], Deal]:
    """Return the hands stored in the database, by section and board."""
    deals: dict[tuple[int, int], Deal] = {}
    for row in base.rows("HandRecord"):
        words = [
            text_in(row, side + suit).upper().replace("10", "T")
            for side in _SIDES
            for suit in _SUITS
        ]
        if any(words):
            deals[whole_number(row, "Section"), whole_number(row, "Board")] = of_suits(words)
    return deals
