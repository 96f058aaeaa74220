"""PBN text cut into games, each into tags with what follows them (PBN 2.1, chapters 2 and 3).

A semi-empty line ends a game, unless a comment is open. Found in the wild and understood:
games without an empty line between them, and sections after an empty line too many.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice, takewhile

from biritch.records.faults import Fault
from biritch.records.format import FormatError
from biritch.records.pbn.names import BEGINNINGS, SECTIONS

MOST_LINES = 20_000
"""Lines of one game: far more than a tournament's score table."""

_QUOTED = r'"(?:[^"\\]|\\.)*(?:"|$)'
_NOISE = re.compile(_QUOTED + r"|\{[^}]*(?:\}|$)|;.*")
_NAME = re.compile(r"\s*\[\s*([A-Za-z][A-Za-z0-9_]*)")
_SIMPLE = re.compile(
    r'^(?:\[([A-Za-z][A-Za-z0-9_]*) "([^"\\\0\x1a\n]*)"\][ \t]*'
    r'|([ \t]*[^\s\[{;"%\0\x1a][^\[{;"\0\x1a\n]*))$',
    re.MULTILINE,
)


@dataclass(slots=True)
class Block:
    """The lines of one game, the first being line *start* of the file.

    ``names`` are those of the tags at the heads of its lines, in lower case. Where every
    line is simple, ``simple`` has them as a tag's name, its value, and other text.
    """

    start: int
    lines: list[str] = field(default_factory=list)
    names: dict[str, None] = field(default_factory=dict)
    simple: list[tuple[str, str, str]] | None = None
    fault: FormatError | None = None

    @property
    def first(self) -> str:
        """The name of the first tag."""
        return next(iter(self.names), "")

    @property
    def silent(self) -> bool:
        """Whether there is nothing in it but comments."""
        return not self.names and self.lines[0].lstrip()[:1] in ("{", ";", "%")

    def join(self, other: Block) -> None:
        """Put *other* after this one, as if no empty line stood between them."""
        self.fault = self.fault or other.fault
        if self.fault is not None:
            return
        gap = other.start - self.start - len(self.lines)
        if len(self.lines) + gap + len(other.lines) > MOST_LINES:
            self.fault = _too_big(self.start)
            return
        self.lines += [""] * gap + other.lines
        self.simple = None
        self.names |= other.names


def blocks(lines: Iterable[str]) -> Iterator[Block]:
    """Yield the games of *lines*, a stray section put back to the game before it."""
    held: Block | None = None
    for block in _cut(lines):
        first = block.first
        if held is None:
            held = block
        elif held.silent or (first in SECTIONS and first not in held.names):
            held.join(block)
        else:
            yield held
            held = block
    if held is not None:
        yield held


def _simple(start: int, lines: list[str]) -> Block | None:
    """Return the game that *lines* make when each is a tag or plain text, else ``None``."""
    found = _SIMPLE.findall("\n".join(lines))
    if len(found) != len(lines):
        return None
    names = [name.lower() for name, _, _ in found if name]
    if names and names[0] in BEGINNINGS and names.count(names[0]) > 1:
        return None
    return Block(start, lines, dict.fromkeys(names), found)


class _Cutter:
    """The game being collected, and the line where a comment was left open in it."""

    def __init__(self) -> None:
        self.block = Block(1)
        self.opened = 0

    def feed(self, number: int, line: str) -> Iterator[Block]:
        """Take one line; yield the game it ends, if it does."""
        if not self.opened:
            if not line or line.isspace():
                if self.block.lines:
                    yield self.close()
                return
            if "[" in line[:8] and self._begins(line):
                yield self.close(self.block.first)
        self._add(number, line)

    def _add(self, number: int, line: str) -> None:
        block = self.block
        if not block.lines:
            block.start = number
        if len(block.lines) >= MOST_LINES:
            block.fault = block.fault or _too_big(block.start)
            self.opened = 0
            return
        if "\0" in line:
            block.fault = block.fault or FormatError(number, "", Fault.of("nul"))
        block.lines.append(line)
        if self.opened:
            if "}" in line:
                self.opened = 0
                self._watch(number, line.partition("}")[2])
        elif "{" in line and line[:1] != "%":
            self._watch(number, line)

    def _watch(self, number: int, text: str) -> None:
        """Note whether *text* leaves a comment open."""
        pieces = deque(_NOISE.finditer(text), maxlen=1)
        if pieces and pieces[0][0][0] == "{" and not pieces[0][0].endswith("}"):
            self.opened = number

    def _begins(self, line: str) -> bool:
        """Note the tag that *line* opens with; say whether it begins a game of its own."""
        found = _NAME.match(line)
        if found is None:
            self.block.names.setdefault("[")
            return False
        name = found[1].lower()
        again = name in BEGINNINGS and self.block.first == name
        if not again:
            self.block.names[name] = None
        return again

    def close(self, name: str = "") -> Block:
        """Return the game collected, and begin another, with the tag *name*."""
        block, self.block = self.block, Block(0, names={name: None} if name else {})
        return block

    def end(self) -> Iterator[Block]:
        """Yield what is left when the text ends."""
        if self.opened:
            yield from _reopened(self.block, self.opened)
        elif self.block.lines:
            yield self.close()


def _cut(lines: Iterable[str]) -> Iterator[Block]:
    """Yield what stands between empty lines."""
    cutter = _Cutter()
    text = iter(lines)
    number = 0
    for head in text:
        number += 1
        group = [head, *islice(takewhile(bool, text), MOST_LINES)] if head else []
        ended = len(group) <= MOST_LINES
        if ended and group and not cutter.block.lines:
            simple = _simple(number, group)
            if simple is not None:
                number += len(group)
                yield simple
                continue
        for line in group:
            yield from cutter.feed(number, line)
            number += 1
        if ended:
            yield from cutter.feed(number, "")
    yield from cutter.end()


def _reopened(block: Block, at: int) -> Iterator[Block]:
    """Give up the game whose comment never closes; the games it swallowed are games again."""
    opened = at - block.start
    rest = block.lines[opened:]
    end = next((end for end, line in enumerate(rest) if not line.strip()), len(rest))
    fault = FormatError(at, "", Fault.of("open-comment"))
    kept = opened + end
    yield Block(block.start, block.lines[:kept], block.names, None, fault)
    after = block.start + opened + end
    found: Block | None = None
    for number, line in enumerate(rest[end:], after):
        if not line.strip():
            if found is not None:
                yield found
            found = None
            continue
        found = found or Block(number)
        found.lines.append(line)
        if name := _NAME.match(line):
            found.names[name[1].lower()] = None
        if "{" in line and found.fault is None:
            found.fault = _unclosed(number, line)
    if found is not None:
        yield found


def _unclosed(number: int, line: str) -> FormatError | None:
    cutter = _Cutter()
    list(cutter.feed(number, line))
    return FormatError(number, "", Fault.of("open-comment")) if cutter.opened else None


def _too_big(start: int) -> FormatError:
    return FormatError(start, "", Fault.of("big-board", most=MOST_LINES))
