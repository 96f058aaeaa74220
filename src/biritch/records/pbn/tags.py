"""One PBN game as tags, each with what follows it (PBN 2.1, chapters 3.2 and 3.3)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from biritch.records.faults import Fault, Faulty
from biritch.records.format import FormatError
from biritch.records.pbn.games import Block
from biritch.records.pbn.names import KNOWN

MOST_TAGS = 2_000
_SPELT = frozenset(KNOWN.values())
_MARKED = re.compile(r'^%|[{\[;"]')
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_VALUE = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_LOOSE = re.compile(r'"([^\n]*?)"[ \t]*\]')
_ESCAPED = re.compile(r'\\(["\\])')
_DATA = re.compile(r'(?:"(?:[^"\\\n]|\\.)*"?|[^\[{;"\n]|\[(?!\s*(?:$|[A-Za-z]\w*\s*(?:"|$))))+')


@dataclass(slots=True)
class RawTag:
    """A tag as written, its line, and what follows until the next one.

    ``body`` holds lines of text, and comments, which begin with ``{``.
    """

    name: str
    value: str
    line: int
    body: list[tuple[int, str]] = field(default_factory=list)


def tags(block: Block) -> list[RawTag]:
    """Return the tags of *block*; what stands before any hangs on one without a name."""
    if block.fault is not None:
        raise block.fault
    found = [RawTag("", "", block.start)]
    if block.simple is not None:
        _simple(block.start, block.simple, found)
    else:
        _scan(block, found)
    if len(found) > MOST_TAGS:
        raise FormatError(block.start, "", Fault.of("big-board", most=MOST_TAGS))
    return found


def _simple(start: int, lines: list[tuple[str, str, str]], found: list[RawTag]) -> None:
    for number, (name, value, text) in enumerate(lines, start):
        if name:
            known = name if name in _SPELT else KNOWN.get(name.lower(), name)
            found.append(RawTag(known, value, number))
        else:
            found[-1].body.append((number, text))


def _scan(block: Block, found: list[RawTag]) -> None:
    lines, at = block.lines, 0
    while at < len(lines):
        line = lines[at]
        if _MARKED.search(line):
            at = _scanned(block, at, found) if line[0] != "%" else at
        elif line.strip():
            found[-1].body.append((block.start + at, line))
        at += 1


def _scanned(block: Block, at: int, found: list[RawTag]) -> int:
    """Read the line *at*, and those its last comment or tag runs on to; return the last."""
    scan = _Scan(block, at)
    try:
        while scan.more():
            scan.piece(found)
    except Faulty as faulty:
        raise FormatError(scan.number, "", faulty.fault) from None
    return scan.at


class _Scan:
    """Reading one line piece by piece, and going on to the next where a piece does."""

    def __init__(self, block: Block, at: int) -> None:
        self.block, self.at, self.pos = block, at, 0
        self.text = block.lines[at]

    @property
    def number(self) -> int:
        return self.block.start + self.at

    def more(self) -> bool:
        return self.pos < len(self.text)

    def next_line(self) -> bool:
        """Go on to the next line; there may be none."""
        if self.at + 1 >= len(self.block.lines):
            return False
        self.at += 1
        self.text, self.pos = self.block.lines[self.at], 0
        return True

    def piece(self, found: list[RawTag]) -> None:
        sign = self.text[self.pos]
        if sign == "{":
            found[-1].body.append((self.number, "{" + self._braces()))
        elif sign == ";":
            found[-1].body.append((self.number, "{" + self.text[self.pos + 1 :].strip()))
            self.pos = len(self.text)
        elif (data := _DATA.match(self.text, self.pos)) is not None:
            words = data[0].rstrip()
            if words.strip():
                found[-1].body.append((self.number, words))
            self.pos = data.end()
        else:
            found.append(self._tag())

    def _braces(self) -> str:
        """Return the words up to the closing brace, however many lines on."""
        words, start = [], self.pos + 1
        while (end := self.text.find("}", start)) < 0:
            words.append(self.text[start:])
            start = 0
            if not self.next_line():
                raise Faulty("open-comment")
        words.append(self.text[start:end])
        self.pos = end + 1
        if len(words) == 1:
            return words[0].strip()
        return "\n".join(line.rstrip() for line in words).strip("\n")

    def _tag(self) -> RawTag:
        """Read a tag; it may run over several lines, and have a quote too many."""
        number, start = self.number, self.text[self.pos :]
        self.pos += 1
        self._to_token(start)
        name = _NAME.match(self.text, self.pos)
        if name is None:
            raise Faulty("bad-tag", text=start)
        self.pos = name.end()
        self._to_token(start)
        known = KNOWN.get(name[0].lower(), name[0])
        return RawTag(known, self._value(start), number)

    def _to_token(self, start: str) -> None:
        """Go on to the next thing that is not blank, on this line or a later one."""
        while True:
            self.pos = len(self.text) - len(self.text[self.pos :].lstrip())
            if self.pos < len(self.text):
                return
            if not self.next_line():
                raise Faulty("bad-tag", text=start)

    def _value(self, start: str) -> str:
        exact = _VALUE.match(self.text, self.pos)
        if exact is not None:
            at, text, self.pos = self.at, self.text, exact.end()
            self._to_token(start)
            if self.text[self.pos] == "]":
                self.pos += 1
                return _ESCAPED.sub(r"\1", exact[1])
            self.at, self.text, self.pos = at, text, exact.start()
        loose = _LOOSE.match(self.text, self.pos)
        if loose is None:
            quoted = self.text[self.pos] == '"'
            raise Faulty("open-value" if quoted else "bad-tag", text=start)
        self.pos = loose.end()
        return loose[1]
