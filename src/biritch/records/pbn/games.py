"""PBN text cut into games, each into tags with what follows them (PBN 2.1, chapters 2 and 3).

A semi-empty line ends a game, unless a comment is open. Found in the wild and understood:
games without an empty line between them, and sections after an empty line too many.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from biritch.records.faults import Fault
from biritch.records.format import FormatError
from biritch.records.pbn.names import BEGINNINGS, SECTIONS

MOST_LINES = 20_000
"""Lines of one game: far more than a tournament's score table."""

_QUOTED = r'"(?:[^"\\]|\\.)*(?:"|$)'
_NOISE = re.compile(_QUOTED + r"|\{[^}]*(?:\}|$)|;.*")
_NAME = re.compile(r"\s*\[\s*([A-Za-z][A-Za-z0-9_]*)")


@dataclass(slots=True)
class Block:
    """The lines of one game, the first being line *start* of the file.

    ``names`` are those of the tags at the heads of its lines, in lower case.
    """

    start: int
    lines: list[str] = field(default_factory=list)
    names: dict[str, None] = field(default_factory=dict)
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


class _Cutter:
    """The game being collected, and the line where a comment was left open in it."""

    def __init__(self) -> None:
        self.block = Block(1)
        self.opened = 0

    def add(self, number: int, line: str) -> None:
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

    def begins(self, line: str) -> bool:
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
        block, self.block = self.block, Block(0, names={name: None} if name else {})
        return block


def _cut(lines: Iterable[str]) -> Iterator[Block]:
    cutter = _Cutter()
    for number, line in _ending(lines):
        blank = not line or line.isspace()
        if blank and not cutter.opened:
            if cutter.block.lines:
                yield cutter.close()
            continue
        if "[" in line[:8] and not cutter.opened and cutter.begins(line):
            yield cutter.close(cutter.block.first)
        cutter.add(number, line)
    if cutter.opened:
        yield from _reopened(cutter)
    elif cutter.block.lines:
        yield cutter.close()


def _ending(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Number the lines; the mark of the end of a file under DOS ends it here too."""
    for number, line in enumerate(lines, 1):
        if "\x1a" in line:
            if before := line.partition("\x1a")[0]:
                yield number, before
            return
        yield number, line


def _reopened(cutter: _Cutter) -> Iterator[Block]:
    """Give up the game whose comment never closes; the games it swallowed are games again."""
    block = cutter.block
    opened = cutter.opened - block.start
    rest = block.lines[opened:]
    end = next((at for at, line in enumerate(rest) if not line.strip()), len(rest))
    fault = FormatError(cutter.opened, "", Fault.of("open-comment"))
    yield Block(block.start, block.lines[: opened + end], block.names, fault)
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
    cutter.add(number, line)
    return FormatError(number, "", Fault.of("open-comment")) if cutter.opened else None


def _too_big(start: int) -> FormatError:
    return FormatError(start, "", Fault.of("big-board", most=MOST_LINES))
