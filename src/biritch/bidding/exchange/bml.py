"""The Bridge Bidding Markup Language (BML): indented tables of calls among paragraphs.

A table begins with a call, or with the auction it continues (``1N-2C;``); an indented call
follows the less indented one above it. Opponents' calls are in brackets, and once they have
called their passes are written too. ``1HS`` is two calls, ``1m`` ``1M`` ``2X`` ``2red``
``2black`` several, ``1step`` the next one up. The definitions are Erik Sjöstrand's BML and
Gert-Jan Paulissen's BML 2.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from types import MappingProxyType

from biritch.bidding.agreement.pattern import OwnedCall
from biritch.bidding.exchange.circumstances import SEATS
from biritch.bidding.exchange.exchanged_calls import (
    MOST,
    ExchangedCall,
    ImportedNotes,
    Lost,
)
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, parse_call

_MOST_LINES = 60_000
_DEEPEST = 40
_STRAINS = "CDHSN"
_WORDS = r"Pass|PASS|Rdbl|RDBL|Dbl|DBL|P|D|R|XX|X"
_WORD = re.compile(
    r"(?P<level>[1-7])(?P<strain>NT|N|oM|om|[mMX]|red|black|steps?|[CDHS]{1,4})"
    rf"|(?P<word>{_WORDS})"
)
_TOKEN = re.compile(
    rf"\(?(?:[1-7](?:NT|N|oM|om|[mMX]|red|black|steps?|[CDHS]{{1,4}})|{_WORDS})\)?"
)
_ROW = re.compile(
    rf"(?P<indent> *)(?P<calls>{_TOKEN.pattern}(?:-+{_TOKEN.pattern})*)(?P<end>[-;]*)"
    r"(?:(?P<gap> *= *| +)(?P<says>.*))?"
)
_FOREIGN = re.compile(r" *(?:\([^()]{1,20}\)(?: |$)|[^=]{1,24} = )")
"""A row whose call is none that is known: ``(any) = …``, ``cue = …``, ``step1 = …``."""
_META = re.compile(r"#\+(\w+): *(.*)")
_VUL = re.compile(r"#VUL +([YN0])([YN0])")
_SEAT = re.compile(r"#SEAT +(\d+)")
_CUT = re.compile(r"#(CUT|COPY) +(\S+)")
_PASTE = re.compile(r"( *)#PASTE +(\S+)(.*)")
_SETS: Mapping[str, str] = MappingProxyType(
    {"m": "CD", "M": "HS", "X": "CDHS", "red": "DH", "black": "CS"}
)
_OTHER: Mapping[str, str] = MappingProxyType({"C": "D", "D": "C", "H": "S", "S": "H"})
_CALLS: Mapping[str, Call] = MappingProxyType(
    {
        "P": PASS, "PASS": PASS, "D": DOUBLE, "X": DOUBLE, "DBL": DOUBLE,
        "R": REDOUBLE, "XX": REDOUBLE, "RDBL": REDOUBLE,
    }
)  # fmt: skip
_LETTERS: Mapping[Call, str] = MappingProxyType({PASS: "P", DOUBLE: "D", REDOUBLE: "R"})


def write_bml(title: str, about: str, calls: list[ExchangedCall]) -> str:
    """Return *calls* as a BML file, a table for each auction.

    Example:
        >>> notrump = ExchangedCall((), parse_call("1N"), "15-17 HCP, balanced")
        >>> print(write_bml("Ours", "Two of us", [notrump]).splitlines()[-1])
        1N  15-17 HCP, balanced
    """
    lines = [f"#+TITLE: {_plain(title)}", f"#+DESCRIPTION: {_plain(about)}"]
    said = "0", "00"
    for (seat, vulnerable, auction), rows in groupby(
        sorted(calls, key=_place), key=lambda call: _place(call)[1:]
    ):
        lines.append("")
        if (seat, vulnerable) != said:
            lines += [f"#SEAT {seat}", f"#VUL {vulnerable}", ""]
            said = seat, vulnerable
        if auction:
            lines.append(f"{auction};")
        lines += [f"{_letters(row.call)}  {row.says}" for row in rows]
    return "\n".join(lines) + "\n"


def _place(call: ExchangedCall) -> tuple[int, str, str, str]:
    # What holds in every seat and at every vulnerability stands first.
    return len(call.auction), call.seat, call.vulnerable, _history(call)


def _history(call: ExchangedCall) -> str:
    """Return the auction at the head of a table; their passes appear once they have called."""
    contested = any(not ours for ours, _ in call.auction)
    said: list[str] = []
    before: bool | None = None
    for ours, made in call.auction:
        if contested and before is not None and before == ours:
            said.append("(P)" if ours else "P")
        said.append(_letters(made) if ours else f"({_letters(made)})")
        before = ours
    if contested and before:
        said.append("(P)")
    return "-".join(said)


def _letters(call: Call) -> str:
    return str(call) if isinstance(call, Bid) else _LETTERS[call]


def _plain(text: str) -> str:
    return " ".join(text.split())


def read_bml(text: str) -> ImportedNotes:
    r"""Parse the BML file *text* as notes.

    Example:
        >>> notes = read_bml("#+TITLE: Ours\n\n1N 15--17 bal\n  2C Stayman, 8+ hcp\n")
        >>> print(notes.notes().splitlines()[-1])
          2C = en "Stayman, 8+ hcp": 8+ HCP; artificial
    """
    notes = ImportedNotes("")
    lines = _paste_cuttings(text.lstrip("\ufeff").splitlines()[:_MOST_LINES], notes.lost)
    block: list[tuple[int, str]] = []
    state = _State(notes)
    for number, line in (*lines, (0, "")):
        if line.strip():
            block.append((number, line))
        elif block:
            state.block(block)
            block = []
    notes.title = notes.title or "BML"
    return notes


def _paste_cuttings(lines: list[str], lost: Lost) -> list[tuple[int, str]]:
    """Return the numbered lines, with ``#CUT`` and ``#COPY`` parts pasted where requested."""
    cuttings = _Cuttings(lost)
    for number, raw in enumerate(lines, 1):
        cuttings.take(number, raw.replace("\t", "    ").rstrip())
        if len(cuttings.done) > _MOST_LINES:
            lost["exchange-lines"] += 1
            break
    return cuttings.done[:_MOST_LINES]


class _Cuttings:
    """The parts cut or copied so far, and the remaining lines."""

    def __init__(self, lost: Lost) -> None:
        self.lost = lost
        self.cut: dict[str, list[str]] = {}
        self.name, self.keep = "", True
        self.done: list[tuple[int, str]] = []

    def take(self, number: int, line: str) -> None:
        bare = line.strip()
        if match := _CUT.match(bare):
            self.name, self.keep = match[2], match[1] == "COPY"
            self.cut[self.name] = []
        elif bare in ("#ENDCUT", "#ENDCOPY"):
            self.name, self.keep = "", True
        elif match := _PASTE.fullmatch(line):
            pieces = self.cut.get(match[2], ())
            self.done += [
                (number, match[1] + _replace_targets(piece, match[3])) for piece in pieces
            ]
        elif bare.upper().startswith("#INCLUDE"):
            self.lost["exchange-included"] += 1
        elif not bare.startswith("//"):
            if self.name:
                self.cut[self.name].append(line)
            if self.keep:
                self.done.append((number, line))


def _replace_targets(piece: str, targets: str) -> str:
    for target in targets.split():
        old, _, new = target.partition("=")
        piece = piece.replace(old, new)[:1_000] if old else piece
    return piece


@dataclass
class _Row:
    """A row of a table: its calls, its description, and the rows below it."""

    indent: int
    calls: tuple[str, ...]
    says: str
    column: int
    line: int
    begins: bool = False
    """Whether it is the auction that the rest of the table continues."""
    below: list[_Row] = field(default_factory=list)


@dataclass
class _Branch:
    """The position of a row: earlier calls, letters' suits, whether they have called."""

    auction: tuple[OwnedCall, ...] = ()
    letters: Mapping[str, str] = field(default_factory=dict)


class _State:
    """The state of the parser."""

    def __init__(self, notes: ImportedNotes) -> None:
        self.notes = notes
        self.seat, self.vulnerable = "0", "00"
        self.foreign: int | None = None
        """The indent of the row that was last left out, whose own rows are left out too."""
        self.seen: set[tuple[object, ...]] = set()

    def block(self, block: list[tuple[int, str]]) -> None:
        """Parse a block between blank lines."""
        rows: list[_Row] = []
        self.foreign = None
        for number, line in block:
            if not self._take_setting(line):
                self._row(rows, number, line)
        roots = _tree(rows)
        for root in roots:
            self._walk(root, _Branch())

    def _take_setting(self, line: str) -> bool:
        """Parse a setting; return whether the line is one, or not part of a table."""
        bare = line.strip()
        if match := _META.match(bare):
            if match[1].upper() == "TITLE" and not self.notes.title:
                self.notes.title = match[2]
            if match[1].upper() == "DESCRIPTION" and not self.notes.about:
                self.notes.about = match[2]
        elif match := _VUL.match(bare):
            self.vulnerable = match[1] + match[2]
        elif match := _SEAT.match(bare):
            self.seat = match[1]
        else:
            return bare.startswith("*")
        return True

    def _row(self, rows: list[_Row], number: int, line: str) -> None:
        bare = line.replace("#HIDE ", "").replace("#HIDE", "")
        match = _ROW.fullmatch(bare)
        indent = len(bare) - len(bare.lstrip())
        if self.foreign is not None and indent > self.foreign:
            self.notes.lost["exchange-lines"] += 1
            return
        self.foreign = None
        if match is None and rows and indent < rows[-1].column and _FOREIGN.match(bare):
            self.foreign = indent
            self.notes.lost["exchange-lines"] += 1
            return
        if match is None or (rows and indent >= rows[-1].column):
            if rows:
                rows[-1].says = f"{rows[-1].says} {bare.strip()}".strip()
            else:
                self.notes.lost["exchange-paragraphs"] += 1
            return
        calls = tuple(re.split("-+", match["calls"]))
        column = match.start("says") if match["says"] else len(bare) + 1
        begins = bool(match["end"]) or len(calls) > 1
        says = (match["says"] or "").strip()
        rows.append(_Row(indent, calls, says, column, number, begins))

    def _walk(self, row: _Row, at: _Branch) -> None:
        """Add the calls of *row* and of the rows below it."""
        if len(self.notes.calls) >= MOST or len(at.auction) > _DEEPEST:
            self.notes.lost["exchange-lines"] += 1
            return
        branches = [at]
        for place, word in enumerate(row.calls):
            last = place == len(row.calls) - 1
            branches = [
                grown
                for branch in branches
                for grown in _extend_branch(branch, word)
                if not (last and self._keep_call(row, grown))
            ]
        # What is called by name goes first: "2X" is what is left.
        below = sorted(row.below, key=lambda each: not _plain_row(each))
        for branch in branches:
            for child in below:
                self._walk(child, branch)

    def _keep_call(self, row: _Row, at: _Branch) -> bool:
        """Add the last call of *at*; return whether it was known before, or is illegal."""
        ours, call = at.auction[-1]
        if not ours:
            return False
        auction = tuple(
            (mine, made) for mine, made in at.auction[:-1] if mine or made is not PASS
        )
        key = auction, call, self.seat, self.vulnerable
        if key in self.seen:
            # What is defined stands; what follows it may stand in several tables.
            return not row.begins and bool(row.says)
        if not row.says and (row.below or row.begins):
            return False
        self.seen.add(key)
        if self.seat not in SEATS:
            self.notes.lost["exchange-seats"] += 1
        self.notes.calls.append(
            ExchangedCall(
                auction,
                call,
                row.says,
                seat=self.seat if self.seat in SEATS else "0",
                vulnerable=self.vulnerable,
                line=row.line,
            )
        )
        return False


def _tree(rows: list[_Row]) -> list[_Row]:
    """Return the top rows, with the others nested below theirs."""
    roots: list[_Row] = []
    above: list[_Row] = []
    if rows and len(rows) > 1 and _begins(rows[0]):
        # A table that begins with an auction continues it, whatever its indent.
        rows = [rows[0], *(replace(row, indent=row.indent + 1_000) for row in rows[1:])]
    for row in rows:
        while above and above[-1].indent >= row.indent:
            above.pop()
        (above[-1].below if above else roots).append(row)
        above.append(row)
    return roots


def _begins(row: _Row) -> bool:
    return not row.says and (row.begins or row.calls[0].startswith("("))


def _plain_row(row: _Row) -> bool:
    match = _WORD.fullmatch(row.calls[-1].strip("()"))
    return match is not None and (
        match["word"] is not None or (len(match["strain"]) == 1 and match["strain"] in _STRAINS)
    )


def _extend_branch(at: _Branch, word: str) -> Iterator[_Branch]:
    """Yield *at* extended by each call that *word* stands for."""
    ours = not word.startswith("(")
    match = _WORD.fullmatch(word.strip("()"))
    assert match is not None
    if match["word"]:
        yield replace(at, auction=(*at.auction, (ours, _CALLS[match["word"].upper()])))
        return
    level, strain = match["level"], match["strain"].removesuffix("T")
    for suit, letters in _suits(strain, int(level), at):
        text = suit if len(suit) > 1 else f"{level}{suit}"
        auction = (*at.auction, (ours, parse_call(text)))
        yield replace(at, auction=auction, letters=letters)


def _suits(strain: str, level: int, at: _Branch) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield each strain or call that a word stands for, with the suits of its letters."""
    letters = at.letters
    if strain.startswith("step"):
        last = max((call for _, call in at.auction if isinstance(call, Bid)), default=None)
        place = -1 if last is None else (last.level - 1) * 5 + _STRAINS.index(str(last)[1])
        place += level
        if place < 35:
            yield f"{place // 5 + 1}{_STRAINS[place % 5]}", letters
    elif strain in ("oM", "om"):
        if strain[1] in letters:
            yield _OTHER[letters[strain[1]]], letters
    elif strain in ("m", "M"):
        for suit in letters.get(strain, _SETS[strain]):
            yield suit, {**letters, strain: suit}
    else:
        yield from ((suit, letters) for suit in _SETS.get(strain, strain))
