"""Addresses of BBO's hand viewer that hold a board hand by hand: ``n=… e=… s=… w=…``.

There is no published standard beyond the page of BBO that explains the viewer
(bridgebase.com/tools/hvdoc.html): a hand is ``sAK2h32d…c…``; ``d`` is the dealer, ``v`` the
vulnerability, ``b`` the board, ``a`` the calls with explanations in brackets, ``p`` the cards
played, ``c`` the tricks claimed, and ``nn en sn wn`` the names. Words in braces, which pages of
ACBL Live put among the cards, are a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qsl, quote, urlsplit

from biritch.core.calls import Bid, Contract
from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.records.lin.keys import CALL_WORDS
from biritch.records.play_order import in_order
from biritch.records.record import Record

PAGE = "https://www.bridgebase.com/tools/handviewer.html"
"""The page that shows a board."""

_ADDRESS = re.compile(r"\s*(?:https?://)?[^\s|?]*handviewer[^\s|?]*\?\S*", re.IGNORECASE)
_CALL = re.compile(
    rf"([1-7](?:NT?|[CDHS])|{CALL_WORDS})"
    r"(!?)(?:\(([^)]*)\))?|\{([^}]*)\}|[\s,-]+",
    re.IGNORECASE,
)
_COMMENT = re.compile(r"\{([^}]*)\}")
_MARKUP = re.compile(r"<[^<>]*>")
_CARD = re.compile(r"[CDHS](?:10|[2-9TJQKA])", re.IGNORECASE)
_SEATS = "swne"
_BARS = re.compile(r"[|\n\r]+")


def lin_of_address(line: str) -> str | None:
    """Return an address with separate hands as LIN pairs; ``None`` for other lines.

    Example:
        >>> lin_of_address("https://bbo/tools/handviewer.html?n=sAh2d3c4&d=n&v=b&a=1SPPP")
        'pn|,,,|md|3,,SAH2D3C4,|sv|b|mb|1S|mb|P|mb|P|mb|P|'
        >>> lin_of_address("pn|Anne,Bob,,|") is None
        True
    """
    if not _ADDRESS.match(line) or len(line) > 20_000:
        return None
    # An address copied out of a page's source has its ampersands spelt.
    query = urlsplit(line.split(maxsplit=1)[0].replace("&amp;", "&")).query
    told = {key.lower(): value for key, value in parse_qsl(query.replace(";", "%3B"))}
    if "lin" in told or not set(_SEATS) & set(told):
        return "linurl||" if "linurl" in told else None
    return "".join(f"{key}|{_BARS.sub(' ', value)}|" for key, value in _pairs(told))


def _pairs(told: dict[str, str]) -> Iterator[tuple[str, str]]:
    # A comma cannot stand in a name of LIN.
    names = (told.get(f"{seat}n", "").replace(",", " ") for seat in _SEATS)
    yield "pn", ",".join(names)
    hands = ",".join(told.get(seat, "").upper().replace("10", "T") for seat in _SEATS)
    dealer = told.get("d", "").lower()
    yield "md", f"{_SEATS.find(dealer[0]) + 1 if dealer else 0}{hands}"
    if told.get("b", "").isdecimal():
        yield "ah", f"Board {told['b']}"
    if told.get("v"):
        yield "sv", told["v"].lower()
    yield from _split_calls(told.get("a", ""))
    cards = told.get("p", "")
    for comment in _COMMENT.findall(cards):
        yield "nt", _plain_words(comment)
    if cards := _COMMENT.sub("", cards).strip():
        found = _CARD.findall(cards)
        whole = "".join(found) == re.sub(r"[\s,-]", "", cards)
        yield from (("pc", card) for card in (found if whole else [cards]))
    if told.get("c"):
        yield "mc", told["c"]


def _split_calls(calls: str) -> Iterator[tuple[str, str]]:
    at = 0
    while at < len(calls):
        match = _CALL.match(calls, at)
        if match is None:
            # The reader of LIN says what is wrong with it.
            yield "mb", calls[at:]
            break
        at = match.end()
        if match[1]:
            yield "mb", match[1] + match[2]
        if match[3]:
            yield "an", match[3]
        elif match[4]:
            yield "nt", _plain_words(match[4])


def _plain_words(comment: str) -> str:
    """Return a comment without HTML markup."""
    return " ".join(_MARKUP.sub(" ", comment).split())


def address_by_hands(record: Record) -> str:
    """Return the hand viewer's address for *record*, with separate hands.

    Example:
        >>> import biritch as bw
        >>> record = Record(number=1, dealer=bw.Seat.NORTH, deal=bw.Deal.from_rank(0))
        >>> address_by_hands(record).partition("?")[2]
        'n=sAKQJT98765432hdc&e=shAKQJT98765432dc&s=shdAKQJT98765432c&w=shdcAKQJT98765432&d=n&b=1'
    """
    return PAGE + "?" + "&".join(f"{key}={quote(value)}" for key, value in _query(record))


def _query(record: Record) -> Iterator[tuple[str, str]]:
    for seat in Seat:
        if record.deal is not None and record.deal[seat]:
            yield str(seat).lower(), _hand(record.deal[seat])
    for seat in Seat:
        if record.names[seat]:
            yield f"{str(seat).lower()}n", record.names[seat]
    told = {
        "d": "" if record.dealer is None else str(record.dealer).lower(),
        "v": "" if record.vulnerability is None else "-neb"[record.vulnerability.value],
        "b": "" if record.number is None else str(record.number),
        "a": "".join(_calls(record)),
        "p": "".join(map(str, cards_in_order(record))),
        "c": "" if record.tricks is None else str(record.tricks),
    }
    yield from ((key, value) for key, value in told.items() if value)


def cards_in_order(record: Record) -> tuple[Card, ...]:
    """Return the cards of *record* in the order of play, as far as it is known.

    Example:
        >>> cards_in_order(Record())
        ()
    """
    if record.play is None or not isinstance(record.contract, Contract):
        return ()
    return in_order(record.play, record.contract.strain)


def _hand(hand: Hand) -> str:
    s, h, d, c = str(hand).split(".")
    return f"s{s}h{h}d{d}c{c}"


def _calls(record: Record) -> Iterator[str]:
    if record.auction is None:
        return
    remarks = dict(record.auction.remarks)
    for place, call in enumerate(record.auction.calls):
        if call is None:
            return
        word = str(call) if isinstance(call, Bid) else {"X": "D", "XX": "R"}.get(str(call), "P")
        remark = remarks.get(place)
        note = "" if remark is None or not remark.note else f"({remark.note.replace(')', ' ')})"
        yield word + ("!" if remark is not None and remark.alert else "") + note
