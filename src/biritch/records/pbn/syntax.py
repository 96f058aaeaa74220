"""PBN syntax: splitting text into games, and games into tags (PBN 2.1, chapters 2, 3).

A semi-empty line ends a game, unless a comment is open. Also accepted: games without an empty
line between them, and sections after a stray empty line.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice, takewhile

from biritch.records.faults import BadText, Fault
from biritch.records.format import FormatError
from biritch.records.pbn.tag_names import BEGINNINGS, KNOWN, SECTIONS

MOST_LINES = 20_000
"""Lines of one game: far more than a tournament's score table."""

_QUOTED = r'"(?:[^"\\]|\\.)*(?:"|$)'
_NOISE = re.compile(_QUOTED + r"|\{[^}]*(?:\}|$)|;.*")
_TAG_OPENING = re.compile(r"\s*\[\s*([A-Za-z][A-Za-z0-9_]*)")
_OF_BOARD = frozenset(
    ("board", "deal", "dealer", "contract", "declarer", "result", "score", *SECTIONS)
)
"""Tags of which a board has one at least."""
_SIMPLE_LINE = re.compile(
    r'^(?:\[([A-Za-z][A-Za-z0-9_]*) "([^"\\\0\x1a\n]*)"\][ \t]*'
    r'|([ \t]*[^\s\[{;"%\0\x1a][^\[{;"\0\x1a\n]*))$',
    re.MULTILINE,
)


@dataclass(slots=True)
class PbnGame:
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
        """Whether it has only comments."""
        return not self.names and self.lines[0].lstrip()[:1] in ("{", ";", "%")

    def join(self, other: PbnGame) -> None:
        """Append *other*, as if there were no empty line between."""
        self.fault = self.fault or other.fault
        if self.fault is not None:
            return
        gap = other.start - self.start - len(self.lines)
        if len(self.lines) + gap + len(other.lines) > MOST_LINES:
            self.fault = _too_big(self.start)
            return
        # The empty lines stay, so that later faults name the right line of the file.
        self.lines += [""] * gap + other.lines
        self.simple = None
        self.names |= other.names


def games(lines: Iterable[str]) -> Iterator[PbnGame]:
    """Yield the games of *lines*, with stray sections joined to the game before."""
    held: PbnGame | None = None
    for block in _split_games(lines):
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


def _simple_game(start: int, lines: list[str]) -> PbnGame | None:
    """Return the game of *lines* if each is a tag or plain text, else ``None``."""
    parts = _SIMPLE_LINE.findall("\n".join(lines))
    if len(parts) != len(lines):
        return None
    names = [name.lower() for name, _, _ in parts if name]
    if names and names[0] in BEGINNINGS and names.count(names[0]) > 1:
        return None
    if names.count("board") > 1:
        return None
    return PbnGame(start, lines, dict.fromkeys(names), parts)


class _Cutter:
    """The game being collected, and the line of an open comment in it."""

    def __init__(self) -> None:
        self.block = PbnGame(1)
        self.opened = 0
        self.swallowed = 0
        """The line inside an open comment that begins a game, if there is one."""
        self.board = ""
        """The value of the block's first ``Board``."""

    def feed(self, number: int, line: str) -> Iterator[PbnGame]:
        """Process one line; yield the game it ends, if any."""
        if not self.opened:
            if not line or line.isspace():
                if self.block.lines:
                    yield self.close()
                return
            # Tags stand at the head of lines; elsewhere a bracket is not looked for.
            if "[" in line[:8] and self._begins(line):
                yield self.close(_name_of(line))
                self.board = _board_in(line)
        elif "{" in line.partition("}")[0] and self.swallowed:
            # A comment never closed, in which another game begins and has its own comment.
            yield from self._give_up()
            yield from self.feed(number, line)
            return
        self._add(number, line)

    def _give_up(self) -> Iterator[PbnGame]:
        """Yield the game with an unclosed comment, and re-read what followed."""
        block, opened, cut = self.block, self.opened, self.swallowed - self.block.start
        kept, rest = block.lines[:cut], block.lines[cut:]
        fault = FormatError(opened, "", Fault.of("open-comment"))
        first = self.swallowed
        yield PbnGame(block.start, kept, block.names, None, fault)
        self.block, self.opened, self.swallowed, self.board = PbnGame(0), 0, 0, ""
        for number, line in enumerate(rest, first):
            yield from self.feed(number, line)

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
                self.opened = self.swallowed = 0
                self._watch(number, line.partition("}")[2])
            elif not self.swallowed and _name_of(line) in BEGINNINGS:
                self.swallowed = number
        # A line that begins with % is escaped: a brace in it opens no comment.
        elif "{" in line and line[:1] != "%":
            self._watch(number, line)

    def _watch(self, number: int, text: str) -> None:
        """Record whether *text* leaves a comment open."""
        # Only the last piece can be open: any before it has ended.
        pieces = deque(_NOISE.finditer(text), maxlen=1)
        if pieces and pieces[0][0][0] == "{" and not pieces[0][0].endswith("}"):
            self.opened = number

    def _begins(self, line: str) -> bool:
        """Record the tag that *line* opens with; return whether it begins a game."""
        match = _TAG_OPENING.match(line)
        if match is None:
            self.block.names.setdefault("[")
            return False
        name = match[1].lower()
        again = name in BEGINNINGS and self.block.first == name
        # Two events and no board between them: the second tag is ignored (PBN 3.4).
        again = again and (name == "board" or bool(_OF_BOARD & self.block.names.keys()))
        if name == "board" and not again:
            value = _board_in(line)
            again = "deal" in self.block.names and self.board not in ("", value)
            self.board = self.board or value
        if not again:
            self.block.names[name] = None
        return again

    def close(self, name: str = "") -> PbnGame:
        """Return the game collected, and start another, with the tag *name*."""
        block, self.block = self.block, PbnGame(0, names={name: None} if name else {})
        self.board = ""
        return block

    def end(self) -> Iterator[PbnGame]:
        """Yield the rest at the end of the text."""
        if self.opened:
            yield from _reopen_block(self.block, self.opened)
        elif self.block.lines:
            yield self.close()


def _name_of(line: str) -> str:
    match = _TAG_OPENING.match(line)
    return "" if match is None else match[1].lower()


def _board_in(line: str) -> str:
    return line.partition('"')[2].partition('"')[0] if _name_of(line) == "board" else ""


def _split_games(lines: Iterable[str]) -> Iterator[PbnGame]:
    """Yield the blocks between empty lines."""
    cutter = _Cutter()
    text = iter(lines)
    number = 0
    for head in text:
        number += 1
        group = [head, *islice(takewhile(bool, text), MOST_LINES)] if head else []
        ended = len(group) <= MOST_LINES
        if ended and group and not cutter.block.lines:
            # Nearly every game: one regular expression reads it whole.
            simple = _simple_game(number, group)
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


def _reopen_block(block: PbnGame, at: int) -> Iterator[PbnGame]:
    """Give up the game whose comment never closes, and split what follows again."""
    opened = at - block.start
    rest = block.lines[opened:]
    end = next((end for end, line in enumerate(rest) if not line.strip()), len(rest))
    fault = FormatError(at, "", Fault.of("open-comment"))
    kept = opened + end
    yield PbnGame(block.start, block.lines[:kept], block.names, None, fault)
    after = block.start + opened + end
    game: PbnGame | None = None
    for number, line in enumerate(rest[end:], after):
        if not line.strip():
            if game is not None:
                yield game
            game = None
            continue
        game = game or PbnGame(number)
        game.lines.append(line)
        if name := _TAG_OPENING.match(line):
            game.names[name[1].lower()] = None
        if "{" in line and game.fault is None:
            game.fault = _check_comment(number, line)
    if game is not None:
        yield game


def _check_comment(number: int, line: str) -> FormatError | None:
    cutter = _Cutter()
    list(cutter.feed(number, line))
    return FormatError(number, "", Fault.of("open-comment")) if cutter.opened else None


def _too_big(start: int) -> FormatError:
    return FormatError(start, "", Fault.of("big-board", most=MOST_LINES))


MOST_TAGS = 2_000
_SPELT = frozenset(KNOWN.values())
_MARKED = re.compile(r'^%|[{\[;"]')
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_VALUE = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_LOOSE = re.compile(r'"([^\n]*?)"[ \t]*\]')
_ESCAPED = re.compile(r'\\(["\\])')
_DATA = re.compile(r'(?:"(?:[^"\\\n]|\\.)*"?|[^\[{;"\n]|\[(?!\s*(?:$|[A-Za-z]\w*\s*(?:"|$))))+')


@dataclass(slots=True)
class PbnTag:
    """A tag as written, its line, and what follows until the next one.

    ``body`` has lines of text, and comments, which begin with ``{``.
    """

    name: str
    value: str
    line: int
    body: list[tuple[int, str]] = field(default_factory=list)


def tags(block: PbnGame) -> list[PbnTag]:
    """Return the tags of *block*; text before the first is in one without a name.

    Raises:
        FormatError: The game cannot be cut into tags.

    Example:
        >>> (game,) = games(['[Board "7"]', '[Auction "N"]', "1H Pass"])
        >>> [(tag.name, tag.value, tag.body) for tag in tags(game) if tag.name]
        [('Board', '7', []), ('Auction', 'N', [(3, '1H Pass')])]
    """
    if block.fault is not None:
        raise block.fault
    raw = [PbnTag("", "", block.start)]
    if block.simple is not None:
        _simple_tags(block.start, block.simple, raw)
    else:
        _scan(block, raw)
    if len(raw) > MOST_TAGS:
        raise FormatError(block.start, "", Fault.of("big-board", most=MOST_TAGS))
    return raw


def _simple_tags(start: int, lines: list[tuple[str, str, str]], raw: list[PbnTag]) -> None:
    for number, (name, value, text) in enumerate(lines, start):
        if name:
            known = name if name in _SPELT else KNOWN.get(name.lower(), name)
            raw.append(PbnTag(known, value, number))
        else:
            raw[-1].body.append((number, text))


def is_row(text: str) -> bool:
    """Return whether *text* may be a row of a section: it opens no tag and no comment.

    Example:
        >>> is_row('1 "Adams ;Brown" 420'), is_row('[Board "7"]'), is_row("{words}")
        (True, False, False)
    """
    return bool(text.strip()) and text[:1] != "%" and _DATA.fullmatch(text) is not None


def _scan(block: PbnGame, raw: list[PbnTag]) -> None:
    lines, at = block.lines, 0
    while at < len(lines):
        line = lines[at]
        if _MARKED.search(line):
            at = _scan_line(block, at, raw) if line[0] != "%" else at
        elif line.strip():
            raw[-1].body.append((block.start + at, line))
        at += 1


def _scan_line(block: PbnGame, at: int, raw: list[PbnTag]) -> int:
    """Parse the line *at* and its continuations; return the last line's index."""
    scan = _Scan(block, at)
    try:
        while scan.more():
            scan.piece(raw)
    except BadText as faulty:
        raise FormatError(scan.number, "", faulty.fault) from None
    return scan.at


class _Scan:
    """Parses one line piece by piece, continuing on the next if a piece does."""

    def __init__(self, block: PbnGame, at: int) -> None:
        self.block, self.at, self.pos = block, at, 0
        self.text = block.lines[at]

    @property
    def number(self) -> int:
        return self.block.start + self.at

    def more(self) -> bool:
        return self.pos < len(self.text)

    def next_line(self) -> bool:
        """Move to the next line; return false at the end."""
        if self.at + 1 >= len(self.block.lines):
            return False
        self.at += 1
        self.text, self.pos = self.block.lines[self.at], 0
        return True

    def piece(self, raw: list[PbnTag]) -> None:
        sign = self.text[self.pos]
        if sign == "{":
            raw[-1].body.append((self.number, "{" + self._braces()))
        elif sign == ";":
            raw[-1].body.append((self.number, "{" + self.text[self.pos + 1 :].strip()))
            self.pos = len(self.text)
        elif (data := _DATA.match(self.text, self.pos)) is not None:
            words = data[0].rstrip()
            if words.strip():
                raw[-1].body.append((self.number, words))
            self.pos = data.end()
        else:
            raw.append(self._tag())

    def _braces(self) -> str:
        """Return the text up to the closing brace, across lines."""
        words, start = [], self.pos + 1
        while (end := self.text.find("}", start)) < 0:
            words.append(self.text[start:])
            start = 0
            if not self.next_line():
                raise BadText("open-comment")
        words.append(self.text[start:end])
        self.pos = end + 1
        if len(words) == 1:
            return words[0].strip()
        return "\n".join(line.rstrip() for line in words).strip("\n")

    def _tag(self) -> PbnTag:
        """Parse a tag, which may span lines and have a stray quote."""
        number, start = self.number, self.text[self.pos :]
        self.pos += 1
        self._to_token(start)
        name = _NAME.match(self.text, self.pos)
        if name is None:
            raise BadText("bad-tag", text=start)
        self.pos = name.end()
        self._to_token(start)
        known = KNOWN.get(name[0].lower(), name[0])
        return PbnTag(known, self._value(start), number)

    def _to_token(self, start: str) -> None:
        """Move to the next non-blank character, across lines."""
        while True:
            self.pos = len(self.text) - len(self.text[self.pos :].lstrip())
            if self.pos < len(self.text):
                return
            if not self.next_line():
                raise BadText("bad-tag", text=start)

    def _value(self, start: str) -> str:
        exact = _VALUE.match(self.text, self.pos)
        if exact is not None:
            at, text, self.pos = self.at, self.text, exact.end()
            self._to_token(start)
            if self.text[self.pos] == "]":
                self.pos += 1
                return _ESCAPED.sub(r"\1", exact[1])
            self.at, self.text, self.pos = at, text, exact.start()
        # Quotes within the value, ``[Event "The "Blue" cup"]``: up to the last before ``]``.
        loose = _LOOSE.match(self.text, self.pos)
        if loose is None:
            quoted = self.text[self.pos] == '"'
            raise BadText("open-value" if quoted else "bad-tag", text=start)
        self.pos = loose.end()
        return loose[1]
