"""The auction and the play of a PBN game (PBN 2.1, chapters 3.5 to 3.9)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Literal

from biritch.core.calls import CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call
from biritch.core.cards import DECK, Card, Strain, spell_suits
from biritch.core.seats import Seat
from biritch.records.faults import BadText, Fault
from biritch.records.format import FormatError
from biritch.records.pbn.syntax import PbnTag
from biritch.records.record import Ends, Remark, Remarks, WrittenAuction, WrittenPlay

Notes = Mapping[int, str]

MOST_CALLS = 400
"""No auction has more than 319 calls."""

_SUFFIXES = ("!", "?", "!!", "??", "!?", "?!")
_SIGN = re.compile(
    r"\^ ?[ISRLisrl]|=\s*[0-9]{1,4}(?:\s*=)?|\$[0-9]{1,4}|[!?]{1,2}|\*|\+|[A-Za-z0-9-]{1,12}|."
)
_NOTE = re.compile(r"\s*([0-9]{1,4})\s*:(.*)", re.DOTALL)
_ALL_PASSED = re.compile(
    r"\b(?:all|alle|tous)[ _-]?pass\w*(?![^\s*+{$=!?])|\ba\. ?p\.?(?!\w)", re.IGNORECASE
)
_ALL_PASS = "AP"  # noqa: S105 - a call, not a password


_ALL_CUT = re.compile(r"\b(?:all|alle|tous)\s*", re.IGNORECASE)
_PASSED_NEXT = re.compile(r"\s*pass\w*", re.IGNORECASE)


def _with_all_passes(body: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Return *body* with an ``All Pass`` split by a line end rejoined."""
    joined = body
    for at, (line, text) in enumerate(body[:-1]):
        cut = (
            text[0] != "{"
            and text.rstrip()[-1:] in "lLsSeE"
            and _ALL_CUT.split(text)[-1:] == [""]
        )
        following = body[at + 1][1]
        if cut and (passed := _PASSED_NEXT.match(following)):
            joined = list(joined)
            joined[at] = line, f"{text} Pass"
            joined[at + 1] = body[at + 1][0], following[passed.end() :] or " "
    return joined


def _calls() -> dict[str, Call | Literal["AP", "-"]]:
    words: dict[str, Call | Literal["AP", "-"]] = {str(call): call for call in CALLS}
    # 4 is notrump: NT as well as N.
    words |= {f"{bid}T": bid for bid in CALLS if isinstance(bid, Bid) and bid.strain == 4}
    words |= {"PASS": PASS, "D": DOUBLE, "DBL": DOUBLE, "DOUBLE": DOUBLE}
    words |= {"R": REDOUBLE, "RDBL": REDOUBLE, "REDOUBLE": REDOUBLE}
    words |= {"AP": "AP", "ALLPASS": "AP", "-": "-"}
    return words | {word.lower(): call for word, call in words.items()} | {
        word.capitalize(): call for word, call in words.items()
    }  # fmt: skip


_CALLS = MappingProxyType(_calls())
_CARDS: Mapping[str, Card | Literal["-"]] = MappingProxyType(
    {str(card): card for card in DECK}
    | {str(card).lower(): card for card in DECK}
    | {f"{'CDHS'[suit]}10": DECK[suit * 13 + 8] for suit in range(4)}
    | {"-": "-", "--": "-"}
)


class _Section:
    """The base of sections: entries in order, remarks, an end."""

    def __init__(self, raw: PbnTag, notes: Notes, first_mark: int) -> None:
        self.raw, self.notes, self.first_mark = raw, notes, first_mark
        self.made: list[Any] = []
        self.lines: list[int] = []
        self.remarks: dict[int, Remark] = {}
        self.before: list[str] = []
        self.pending = ""
        self.ends: Ends = ""

    def read(self, words: Mapping[str, object], take: Callable[[object, int], None]) -> None:
        """Process every word of the section."""
        wrong = "bad-call" if self.first_mark == 1 else "bad-card"
        for line, text in _with_all_passes(self.raw.body):
            if text[0] == "{":
                self.comment(text[1:])
                continue
            for word in _ALL_PASSED.sub("AP", spell_suits(text)).split():
                plain = words.get(word)  # nearly every word is a call or a card and no more
                try:
                    if plain is not None:
                        take(plain, line)
                    else:
                        self._signs(word, line, words, take, wrong)
                except BadText as faulty:
                    raise FormatError(line, "", faulty.fault) from None

    def _signs(
        self,
        word: str,
        line: int,
        words: Mapping[str, object],
        take: Callable[[object, int], None],
        wrong: str,
    ) -> None:
        for match in _SIGN.finditer(word):
            sign = match[0]
            if (plain := words.get(sign) or words.get(sign.upper())) is not None:
                take(plain, line)
            elif not self._beside(sign):
                raise BadText(wrong, text=word)

    def _beside(self, sign: str) -> bool:
        """Process a sign for the previous or next entry; return whether it was one."""
        match sign[0]:
            case "^":
                self._irregular(sign[-1].upper())
            case "=" if sign[-1] != "=" or len(sign) > 2:
                number = int(sign.strip("= "))
                self.remark(note=self.notes.get(number, ""))
            case "$" if len(sign) > 1:
                self._mark(int(sign[1:]))
            case "!" | "?":
                self._mark(self.first_mark + _SUFFIXES.index(sign))
            case "*":
                self.ends = "*"
            case "+":
                self.ends = "+"
                self.to_come()
            case _:
                return False
        return True

    def to_come(self) -> None:
        """Note a plus sign in place of the next entry."""

    def _irregular(self, sign: str) -> None:
        # ``^S``: a player was passed over, as a call out of rotation was accepted.
        if sign == "S":
            self.made.append(None)
            self.lines.append(self.raw.line)
        else:
            self.pending = sign

    def _mark(self, number: int) -> None:
        if number > 255:
            raise BadText("bad-mark", text=f"${number}")
        place = len(self.made) - 1
        marks = self.remarks.get(place, Remark()).marks
        self.remark(marks=tuple(sorted({*marks, number})))

    def comment(self, text: str) -> None:
        """Add a comment on the last entry, or on the section."""
        if not self.made:
            self.before.append(text)
            return
        before = self.remarks.get(len(self.made) - 1, Remark()).comments
        self.remark(comments=(*before, text))

    def remark(self, **fields: Any) -> None:  # noqa: ANN401 - as in replace
        """Change the remark on the last entry."""
        place = len(self.made) - 1
        if place >= 0:
            self.remarks[place] = replace(self.remarks.get(place, Remark()), **fields)

    def add(self, entry: object, line: int) -> None:
        """Add an entry, irregular if a sign before it says so."""
        self.made.append(entry)
        self.lines.append(line)
        if self.pending:
            self.remark(irregular=self.pending)
            self.pending = ""

    def keep_remarks(self, last: int) -> Remarks:
        """Return the remarks in order, for the first *last* entries."""
        return tuple(sorted((at, remark) for at, remark in self.remarks.items() if at < last))


def notes_of(raw: PbnTag, notes: dict[int, str]) -> None:
    """Parse one ``[Note "1:transfer"]`` into *notes*.

    Raises:
        FormatError: It is no note.
    """
    match = _NOTE.fullmatch(raw.value)
    if match is None:
        raise FormatError(raw.line, "", Fault.of("bad-note", text=raw.value))
    notes.setdefault(int(match[1]), match[2].strip())


class _Calls(_Section):
    """The parser's state of an auction."""

    def __init__(self, raw: PbnTag, notes: Notes) -> None:
        # $1 to $6 are about calls, as the suffixes ! and ? are.
        super().__init__(raw, notes, first_mark=1)
        self.waiting = 0

    def take(self, word: object, line: int) -> None:
        if word == "-":
            if self.made:
                raise BadText("bad-call", text="-")
            self.waiting += 1
        elif word == _ALL_PASS:
            self._all_pass(line)
        else:
            self.add(word, line)
        if len(self.made) > MOST_CALLS:
            raise BadText("many-calls", most=MOST_CALLS)

    def _all_pass(self, line: int) -> None:
        """Add the passes that end the auction."""
        trailing = 0
        while trailing < len(self.made) and self.made[-1 - trailing] is PASS:
            trailing += 1
        want = 3 if any(isinstance(call, Bid) for call in self.made) else 4
        for _ in range(want - trailing):
            self.add(PASS, line)

    def remark(self, **fields: Any) -> None:  # noqa: ANN401 - as in replace
        if fields.get("note") is not None:
            fields["alert"] = True
        super().remark(**fields)


# BridgeComposer writes AC for the call that is asked for.
_BLANK = re.compile(r"(?<!\S)(?:_{2,}|AC(?!\S))")


def until_blank(raw: PbnTag) -> PbnTag | None:
    """Return the auction up to a blank call, as in exercises; else ``None``.

    Calls after a blank depend on an unknown one. The standard's plus sign, for an auction to be
    continued, takes its place.

    Example:
        >>> raw = PbnTag("Auction", "N", 1, [(2, "1NT Pass ____ Pass"), (3, "{Your call?")])
        >>> until_blank(raw).body
        [(2, '1NT Pass +'), (3, '{Your call?')]
    """
    for at, (line, text) in enumerate(raw.body):
        blank = None if text[0] == "{" else _BLANK.search(text)
        if blank is not None:
            words = [(where, said) for where, said in raw.body[at + 1 :] if said[0] == "{"]
            cut = (line, f"{text[: blank.start()]}+")
            return replace(raw, body=[*raw.body[:at], cut, *words])
    return None


def auction(
    raw: PbnTag, notes: Notes, first: Seat | None, dealer: Seat | None
) -> tuple[WrittenAuction | None, Seat | None, tuple[int, ...], tuple[str, ...]]:
    """Return the auction, its dealer, the line of each call, and comments before any call.

    *first* is the seat of the tag; hyphens stand for those before the dealer.

    Raises:
        FormatError: It cannot be read.
    """
    section = _Calls(raw, notes)
    section.read(_CALLS, section.take)
    if not section.made and not section.ends:
        return None, dealer, (), tuple(section.before)
    caller = None if first is None else first.after(section.waiting)
    if section.made and caller is not None and dealer is not None and caller != dealer:
        fault = Fault.of("wrong-dealer", first=caller, dealer=dealer)
        raise FormatError(raw.line, "", fault)
    calls = tuple(section.made)
    done = section.keep_remarks(len(calls))
    begun = dealer if dealer is not None else caller
    written = WrittenAuction(calls, done, section.ends)
    if written.complete:
        written = replace(written, ends="")
    return written, begun, tuple(section.lines), tuple(section.before)


class _Cards(_Section):
    """The parser's state of a play."""

    def __init__(self, raw: PbnTag, notes: Notes) -> None:
        # $7 to $12 are about cards.
        super().__init__(raw, notes, first_mark=7)

    def take(self, word: object, line: int) -> None:
        self.add(None if word == "-" else word, line)
        if len(self.made) > 52:
            raise BadText("many-cards")

    def to_come(self) -> None:
        """A plus sign holds the place of a card."""
        if len(self.made) < 52:
            self.made.append(None)
            self.lines.append(self.raw.line)


def play(
    raw: PbnTag, notes: Notes, leader: Seat
) -> tuple[WrittenPlay, tuple[int, ...], tuple[str, ...]]:
    """Return the play, the line of each card, and comments before any card.

    Raises:
        FormatError: It cannot be read.
    """
    section = _Cards(raw, notes)
    section.read(_CARDS, section.take)
    cards = list(section.made)
    while cards and cards[-1] is None:
        cards.pop()
    written = WrittenPlay(leader, tuple(cards), section.keep_remarks(len(cards)), section.ends)
    if written.complete:
        written = replace(written, ends="")
    return written, tuple(section.lines[: len(cards)]), tuple(section.before)


def strain_sign(strain: Strain) -> str:
    """Return the strain as PBN writes it: ``NT`` for notrump.

    Example:
        >>> strain_sign(Strain.NOTRUMP), strain_sign(Strain.HEARTS)
        ('NT', 'H')
    """
    return "NT" if strain is Strain.NOTRUMP else str(strain)
