"""LIN text as pairs of a key and a value, and the pairs of one board together.

There is no standard; this is what BBO writes. Line ends mean nothing, except inside words.
A vugraph file opens with what concerns all its boards (``vg``, ``rs``, ``pn``), and each
board with ``qx``; elsewhere a board begins at ``md``, or at the ``pn`` before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from urllib.parse import unquote_plus

from biritch.records.faults import Fault
from biritch.records.format import FormatError
from biritch.records.lin.handviewer import lin_of_address

MOST_CHARACTERS = 1_000_000
"""Characters of one value."""
MOST_PAIRS = 20_000
"""Pairs of one board."""

DROPPED = "%"
"""The key of a line that is not LIN, and is passed over."""
HEADER = frozenset(("vg", "rs", "mp", "pw", "bn", "bt", "pf"))
"""Keys about a whole session."""
_ADDRESS = re.compile(r"\s*(?:https?://[^\s?]*\?(?:[^\s=&]*=[^\s&]*&)*)?lin=(.*)", re.DOTALL)
_FRESH = re.compile(r"\s*(?:qx|pn|md|vg)\|", re.IGNORECASE)
_SIGNS = frozenset(("qx", "pn", "md"))
"""Keys that may begin a board."""


@dataclass(frozen=True, slots=True)
class LinPair:
    """A key, in lower case, its value, and the line it stands on."""

    key: str
    value: str
    line: int


@dataclass(slots=True)
class LinBoard:
    """The pairs of one board, or of a session's head."""

    pairs: list[LinPair] = field(default_factory=list)
    dealt: bool = False
    fault: FormatError | None = None

    def add(self, pair: LinPair) -> None:
        """Add a pair, within a limit."""
        if len(self.pairs) < MOST_PAIRS:
            self.pairs.append(pair)
        elif self.fault is None:
            self.fault = FormatError(pair.line, "", Fault.of("big-board", most=MOST_PAIRS))
        self.dealt = self.dealt or pair.key in ("md", "\0")


def pairs(lines: Iterable[str]) -> Iterator[LinPair]:
    """Yield the pairs of *lines*; an address with ``?lin=`` in it is a line too.

    A line that begins a board begins it even where a value before was left open.

    Raises:
        FormatError: A value is longer than :data:`MOST_CHARACTERS`.

    Example:
        >>> [(pair.key, pair.value) for pair in pairs(["pn|Anne,Bob,,|st||md|3|"])]
        [('pn', 'Anne,Bob,,'), ('st', ''), ('md', '3')]
    """
    pieces = _Pieces()
    for number, raw in enumerate(lines, 1):
        line = plain(raw)
        # It spoils its own board only, as a pair that is refused when the board is read.
        if "\0" in line:
            yield from pieces.close(number)
            if _FRESH.match(line):
                yield LinPair("pn", "", number)
            yield LinPair("\0", "", number)
            continue
        if _FRESH.match(line):
            yield from pieces.close(number)
        elif pieces.idle and line[:1] == "%":
            yield LinPair(DROPPED, line.strip(), number)
            continue
        yield from pieces.add(number, line)
    yield from pieces.close(number=pieces.line)


class _Pieces:
    """The key already read, and the parts of its value."""

    def __init__(self) -> None:
        self.key: str | None = None
        self.parts: list[str] = []
        self.blank = True
        """Whether the parts are blanks alone; looked at for every line, so never joined."""
        self.size = 0
        self.line = 1

    @property
    def idle(self) -> bool:
        """Whether neither a key nor a value is incomplete."""
        return self.key is None and self.blank

    def add(self, number: int, line: str) -> Iterator[LinPair]:
        head, *rest = line.split("|")
        self.parts.append(head)
        self.blank = self.blank and not head.strip()
        self.size += len(head) + 1
        self.line = number
        for piece in rest:
            yield from self._end_piece()
            self.parts, self.size = [piece], len(piece)
            self.blank = not piece.strip()
        if self.size > MOST_CHARACTERS:
            raise FormatError(number, "", Fault.of("too-large", most=MOST_CHARACTERS))

    def _end_piece(self) -> Iterator[LinPair]:
        """Finish a key or a value here."""
        word = "\n".join(self.parts).strip()
        if self.key is None:
            self.key = word.lower()
            return
        yield LinPair(self.key, word, self.line)
        self.key = None

    def close(self, number: int) -> Iterator[LinPair]:
        """Finish whatever is open: a truncated value, or words without a key."""
        word = "\n".join(self.parts).strip()
        if self.key is not None:
            yield LinPair(self.key, word, number)
        elif word:
            yield LinPair(word.lower(), "", number)
        self.key, self.parts, self.blank, self.size = None, [], True, 0


def plain(line: str) -> str:
    """Return the LIN inside an address, or *line* as it is.

    Example:
        >>> plain("https://www.bridgebase.com/tools/handviewer.html?lin=pn%7CAnne%7C")
        'pn|Anne|'
    """
    if (by_hands := lin_of_address(line)) is not None:
        return by_hands
    if match := _ADDRESS.match(line):
        line = match[1]
        # Where bars are escaped an ampersand ends the value; else it may stand in a name.
        line = line.partition("&")[0] if "%7c" in line.lower() else line
    if "|" not in line and "%7c" in line.lower():
        line = unquote_plus(line)
    return line


def boards(pairs_read: Iterable[LinPair]) -> Iterator[LinBoard]:
    """Yield the pairs board by board, and a session's head by itself."""
    board = LinBoard()
    for pair in pairs_read:
        if _begins(pair.key, board):
            yield board
            board = LinBoard()
        board.add(pair)
    if board.pairs:
        yield board


def _begins(key: str, board: LinBoard) -> bool:
    """Return whether *key* begins another board than *board*."""
    if key == "qx":
        return bool(board.pairs)
    # Names come before the cards or after them: either begins a board once it is dealt.
    if key in HEADER or key in _SIGNS:
        return board.dealt
    return False
