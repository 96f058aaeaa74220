"""Writing records as LIN, a board a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from urllib.parse import quote

from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Contract
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.records.lin import keys
from biritch.records.lin.losses import carry_record
from biritch.records.play_order import in_order, places
from biritch.records.record import Record, Remark

VIEWER = "https://www.bridgebase.com/tools/handviewer.html?lin="
"""The page that shows a board written after it."""

_ROOMS = {"Open": "o", "Closed": "c"}
_TEAMS = ("HomeTeam", "VisitTeam")


_NO_TITLE = "," * 8


def write(records: Iterable[Record]) -> Iterator[str]:
    """Yield the file piece by piece; a session's title comes where it changes."""
    title = _NO_TITLE
    for record in records:
        writable = carry_record(record)
        now = _title(writable)
        if now != title:
            yield f"vg|{now}|\n"
            title = now
        yield _board(writable) + "\n"


def address(record: Record) -> str:
    """Return the address of a page that shows *record*.

    Example:
        >>> address(Record(number=1)).startswith(VIEWER + "pn%7C")
        True
    """
    return VIEWER + quote(_board(carry_record(record)), safe="")


def _title(record: Record) -> str:
    scoring = {name: sign for sign, name in keys.SCORINGS.items()}.get(record.scoring, "")
    rest = (record.tag("LinVg") or ",,,").split(",")
    home, visit = (record.tag(name) for name in _TEAMS)
    return ",".join(
        (
            *(record.event, record.tag("Round"), scoring, rest[0], rest[1]),
            *(home, rest[2], visit, rest[3]),
        )
    )


def _board(record: Record) -> str:
    pairs = [*_head(record), *_calls(record), ("pg", ""), *_cards(record)]
    if record.tricks is not None:
        pairs.append(("mc", str(record.tricks)))
    return "".join(f"{key}|{value}|" for key, value in pairs)


def _head(record: Record) -> Iterator[tuple[str, str]]:
    if record.room:
        yield "qx", f"{_ROOMS[record.room]}{record.number}"
    own = record.tag("LinPn")
    yield "pn", own or ",".join(record.names[seat] for seat in keys.SEATS)
    yield "st", ""
    for tag in record.tags:
        if (key := keys.key_of(tag.name)) is not None and key not in ("ah", "pn"):
            yield from ((key, text) for text in tag.value.split(keys.BETWEEN))
    yield "md", _dealer(record.dealer) + _hands(record)
    yield "rh", ""
    title = record.tag("LinAh")
    if title or record.number is not None:
        yield "ah", title or f"Board {record.number}"
    if record.vulnerability is not None:
        yield "sv", keys.SIGNS[record.vulnerability.value]
    for comment in record.comments:
        yield "nt", comment.text


def _dealer(dealer: Seat | None) -> str:
    return "0" if dealer is None else str(keys.SEATS.index(dealer) + 1)


def _hands(record: Record) -> str:
    deal = record.deal
    if deal is None:
        return ",,,"
    return ",".join(_hand(deal[seat]) for seat in keys.SEATS)


def _hand(hand: Hand) -> str:
    if not hand:
        return ""
    return "".join(f"{suit}{hand.ranks(suit)}" for suit in reversed(Suit))


def call_sign(call: Call) -> str:
    """Return ``p``, ``d``, ``r`` or ``3N``.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> [call_sign(parse_call(word)) for word in ("P", "X", "3N")]
        ['p', 'd', '3N']
    """
    if isinstance(call, Bid):
        return str(call)
    return {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}[call]


def _calls(record: Record) -> Iterator[tuple[str, str]]:
    if record.auction is None:
        return
    remarks = dict(record.auction.remarks)
    for place, call in enumerate(record.auction.calls):
        assert call is not None
        remark = remarks.get(place, Remark())
        yield "mb", call_sign(call) + "!" * remark.alert
        if remark.note:
            yield "an", remark.note
        for text in remark.comments:
            yield "nt", text


def _strain(record: Record) -> Strain:
    contract = record.contract
    return contract.strain if isinstance(contract, Contract) else Strain.NOTRUMP


def _cards(record: Record) -> Iterator[tuple[str, str]]:
    if record.play is None:
        return
    remarks = dict(record.play.remarks)
    strain = _strain(record)
    order = places(record.play, strain)
    for card, place in zip(in_order(record.play, strain), order, strict=False):
        yield "pc", str(card)
        for text in remarks.get(place, Remark()).comments:
            yield "nt", text
