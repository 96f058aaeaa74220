"""Records written as PBN, in export format (PBN 2.1).

Where the standard and the words to keep disagree, the words win: a tag's value longer than
a line stays on it, and letters outside Latin-1 are written (see ``docs/formats.md``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from biritch.core.calls import PASS, Bid, Call, Contract
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal, PartialDeal
from biritch.core.seats import Seat, Vulnerability
from biritch.records.pbn.losses import arrange_record
from biritch.records.pbn.sections import strain_sign
from biritch.records.pbn.tag_names import MANDATORY
from biritch.records.play_order import places
from biritch.records.record import Comment, Record, Remark

WIDTH = 79
"""Printing characters of a line of calls or cards (chapter 2.3)."""
MOST_NOTES = 32
"""Notes of one section (chapter 3.5.4); further ones become comments."""

HEAD = "% PBN 2.1\r\n% EXPORT\r\n"
# A backslash alone says nothing: it is doubled only where it would escape what follows.
_BACKSLASH = re.compile(r'\\(?=[\\"]|$)|"')
_VULNERABLE = ("None", "NS", "EW", "All")


def write(records: Iterable[Record]) -> Iterator[str]:
    """Yield the file piece by piece, a game a piece."""
    yield HEAD
    for place, record in enumerate(records):
        yield ("\r\n" if place else "") + game(record)


def game(record: Record) -> str:
    """Return *record* as one game; every line ends in CRLF."""
    record = arrange_record(record)
    page = _Page(record.comments)
    page.comments("")
    _identification(record, page)
    if record.auction is not None:
        _auction(record, page)
    if record.play is not None:
        _play(record, page)
    for tag in sorted((tag for tag in record.tags if tag.rows), key=lambda tag: tag.name):
        page.tag(tag.name, tag.value)
        page.lines += [_clean(row) for row in tag.rows]
    return "\r\n".join([*page.lines, ""])


@dataclass(slots=True)
class _Page:
    """The lines written so far, and the pending comments."""

    pending: Sequence[Comment]
    lines: list[str] = field(default_factory=list)

    def tag(self, name: str, value: str) -> None:
        """Write a tag, and the comments after it."""
        self.lines.append(f'[{name} "{_escape_value(value)}"]')
        if self.pending:
            self.comments(name)

    def comments(self, after: str) -> None:
        """Write the comments that follow the tag *after*."""
        for comment in self.pending:
            if comment.after == after:
                self.lines += brace_comment(comment.text).split("\n")


def _identification(record: Record, page: _Page) -> None:
    mandatory = _mandatory(record)
    plain = {tag.name: tag.value for tag in record.tags if not tag.rows}
    for name in MANDATORY:
        page.tag(name, plain.pop(name, "") or mandatory[name])
    if record.room:
        plain["Room"] = record.room
    if record.score is not None:
        plain["Score"] = f"NS {record.score}"
    for name in sorted(plain):
        page.tag(name, plain[name])


def _mandatory(record: Record) -> dict[str, str]:
    """Return the fifteen mandatory tags: empty for a mere deal, else ``?`` if unknown."""
    beyond = (record.auction, record.play, record.contract, record.tricks)
    blank = "?" if any(value is not None for value in beyond) else ""
    n, e, s, w = (name or blank for name in record.names)
    contract = record.contract
    passed = contract is PASS
    untold = "" if passed else blank
    played = contract if isinstance(contract, Contract) else None
    return {
        "Event": record.event or blank,
        "Site": record.site or blank,
        "Date": record.date or blank,
        "Board": blank if record.number is None else str(record.number),
        "West": w,
        "North": n,
        "East": e,
        "South": s,
        "Dealer": blank if record.dealer is None else str(record.dealer),
        "Vulnerable": _vulnerable(record.vulnerability, blank),
        # Readers at hand take no question mark for hands.
        "Deal": _deal(record.deal, record.dealer),
        "Scoring": record.scoring or blank,
        "Declarer": str(played.declarer) if played else untold,
        "Contract": contract_sign(played) if played else ("Pass" if passed else blank),
        "Result": untold if record.tricks is None else str(record.tricks),
    }


def _vulnerable(who: Vulnerability | None, blank: str) -> str:
    return blank if who is None else _VULNERABLE[who.value]


def _deal(deal: Deal | PartialDeal | None, dealer: Seat | None) -> str:
    """Return the hands clockwise from the dealer."""
    if deal is None:
        return ""
    first = dealer if dealer is not None else Seat.NORTH
    hands = (deal[first.after(turn)] for turn in range(4))
    return f"{first}:" + " ".join(str(hand) if hand else "-" for hand in hands)


def contract_sign(contract: Contract) -> str:
    """Return *contract* as PBN writes it, without its declarer.

    Example:
        >>> contract_sign(Contract(Strain.HEARTS, Seat.SOUTH, 4, 2))
        '4HX'
    """
    doubles = "X" * (contract.multiplier.bit_length() - 1)
    return f"{contract.level}{strain_sign(contract.strain)}{doubles}"


def call_sign(call: Call | None) -> str:
    """Return ``Pass``, ``X``, ``3NT``, or ``^S`` for a player passed over.

    Example:
        >>> call_sign(PASS), call_sign(Bid(3, Strain.NOTRUMP)), call_sign(None)
        ('Pass', '3NT', '^S')
    """
    if call is None:
        return "^S"
    if isinstance(call, Bid):
        return f"{call.level}{strain_sign(call.strain)}"
    return "Pass" if call is PASS else str(call)


def _auction(record: Record, page: _Page) -> None:
    written = record.auction
    assert written is not None
    dealer = record.dealer if record.dealer is not None else Seat.NORTH
    page.tag("Auction", str(dealer))
    notes = _Notes()
    remarks = dict(written.remarks)
    signs = [
        _signs(call_sign(call), remarks.get(place), notes)
        for place, call in enumerate(written.calls)
    ]
    if written.ends == "+":
        signs.append(["+"])
    page.lines += _rows(signs)
    if written.ends == "*":
        page.lines.append("*")
    page.lines += notes.lines()


def _play(record: Record, page: _Page) -> None:
    written = record.play
    assert written is not None
    page.tag("Play", str(written.leader))
    notes = _Notes()
    remarks = dict(written.remarks)
    cards: list[Card | None] = list(written.cards)
    plus = _next_place(record) if written.ends == "+" else -1
    cards += [None] * (plus + 1 - len(cards))
    # Tricks are written whole, with hyphens for the cards that are missing.
    cards += [None] * (-len(cards) % 4)
    signs = [
        _signs("+" if place == plus else _card(card), remarks.get(place), notes)
        for place, card in enumerate(cards)
    ]
    page.lines += _rows(signs)
    if written.ends and plus < 0:
        page.lines.append(written.ends)
    page.lines += notes.lines()


def _card(card: Card | None) -> str:
    return "-" if card is None else str(card)


def _next_place(record: Record) -> int:
    """Return the position of the next card, or -1 if unknown."""
    play, strain = record.play, record.strain
    assert play is not None
    if strain is None:
        strain = Strain.NOTRUMP
    known = list(places(play, strain))
    last = known[-1] if known else 0
    filled = last < len(play.cards) and play.cards[last] is not None
    return -1 if filled else last


class _Notes:
    """The numbered notes of one section; equal texts share a number."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def sign(self, text: str) -> str | None:
        """Return the reference to a note of *text*, or ``None`` if there are too many."""
        if text not in self.numbers and len(self.numbers) == MOST_NOTES:
            return None
        return f"={self.numbers.setdefault(text, len(self.numbers) + 1)}="

    def lines(self) -> list[str]:
        """Return the tags that explain the references."""
        return [
            f'[Note "{number}:{_escape_value(text)}"]' for text, number in self.numbers.items()
        ]


def _signs(sign: str, remark: Remark | None, notes: _Notes) -> list[str]:
    """Return a call or card with all its suffixes, in the order of chapter 3.5.2."""
    if remark is None:
        return [sign]
    signs = [f"^{remark.irregular} {sign}" if remark.irregular else sign]
    comments = list(remark.comments)
    text = "" if remark.alert and remark.note is None else remark.note
    if text is not None:
        reference = notes.sign(text)
        signs += [reference] if reference else []
        # Beyond the notes a section may have, an explanation becomes a comment.
        comments = comments if reference else [text, *comments]
    signs += [f"${mark}" for mark in remark.marks]
    return signs + [brace_comment(comment) for comment in comments]


def _rows(groups: Sequence[list[str]]) -> list[str]:
    """Return four entries a line, fewer if they are long."""
    lines: list[str] = []
    for first in range(0, len(groups), 4):
        line = ""
        for sign in (sign for signs in groups[first : first + 4] for sign in signs):
            if line and len(line) + 1 + len(sign) > WIDTH:
                lines.append(line)
                line = ""
            line += f" {sign}" if line else sign
        lines += line.split("\n")
    return lines


def brace_comment(text: str) -> str:
    """Return *text* as a comment; a closing brace in it becomes a bracket.

    Example:
        >>> brace_comment("a {remark}")
        '{a {remark)}'
    """
    comment = "\n".join(_clean(line) for line in text.replace("}", ")").split("\n"))
    return f"{{\n{comment}\n}}" if "\n" in comment else f"{{{comment}}}"


def _escape_value(value: str) -> str:
    """Return *value* in quotes, escaped so that it is not inherited."""
    text = _clean(value)
    if text == "#" or text.startswith("##"):
        text = f" {text}"
    return _BACKSLASH.sub(lambda match: "\\" + match[0], text)


def _clean(text: str) -> str:
    """Return *text* as one line without control characters."""
    if text.isprintable():
        return text
    return "".join(" " if sign < " " or sign in _BREAKS else sign for sign in text)


_BREAKS = frozenset("\x7f\x85\u2028\u2029")
