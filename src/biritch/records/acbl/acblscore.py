"""Game files of ACBLscore, the American league's scorer: the boards of pairs, read.

The league publishes no description. The layout is the one Matthew Kidd found out and
published (*ACBLscore Game Files Decoded*, lajollabridge.com, revised 2014): numbers with the
low byte first, texts with their length before them, and pointers counted from the file's
beginning. Scores stand in tens of points, each side's from its own view; contracts are not in
the file. What that description leaves open (dates, rounds and tables) is left alone.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from biritch.records.faults import BadText
from biritch.records.format import Errors, FormatError, report_error
from biritch.records.losses import with_board_conditions
from biritch.records.record import Lines, Record, Tag
from biritch.records.results import PAIRS, SEATED, points_tag

MOST_BYTES = 64_000_000
MAGIC = b"\x12\x0a\x03AC3"

EVENTS, SECTIONS = 50, 100
MOST_BOARDS = 255
"""A board's number is one byte."""
MOST_ROWS = 1_000
"""Places for results of one board in one section; nobody has that many tables and rounds."""
MOST_RESULTS = 50_000
"""Results of one file: pointers may lead many times to the same ones."""
PAIRS_EVENT = 0
"""The type of an event of pairs; others are of players, of teams, or board-a-match."""
SCORINGS = {0: "MP", 1: "IMP;Butler", 2: "IMP;Cross", 3: "IMP;Cross"}
"""Match points, IMPs against a datum, cross-IMPs averaged and added up."""

_POINTERS, _TYPES, _SCORINGS, _SECTIONS, _SECTION = 0x12, 0xDA, 0x10C, 0x13E, 22
# Two bytes left alone, then the number, score and hundredths of a match point of each side.
_RESULT = struct.Struct("<BBHhiHhi")
_OUT, _LATE, _MISSED = 999, 900, 950
"""A board that is not in play in this round, one to be played late, one never played."""
_FOULED = 2000
"""What is added to the scores of each further form of a fouled board."""
# Percentages of an artificial score, written where a score would be.
_SHARES = {2040: 40, 2050: 50, 2060: 60}


@dataclass(frozen=True, slots=True)
class _Game:
    """The bytes of a game file, with bounds checks."""

    data: bytes

    def number(self, at: int, form: str) -> int:
        """Return the number at a position, in the ``struct`` format *form*."""
        try:
            return int(struct.unpack_from("<" + form, self.data, at)[0])
        except struct.error:
            raise BadText("cut-acblscore", at=at) from None

    def text(self, at: int, most: int) -> str:
        """Return the length-prefixed text at a position."""
        size = min(self.number(at, "B"), most)
        # The program comes from DOS: its texts are in code page 437.
        text = self.data[at + 1 : at + 1 + size].decode("cp437", "replace")
        return " ".join(text.split())


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the results; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A result cannot be read, and *errors* is not given.
    """
    place = 0
    try:
        game = _game(lines)
    except BadText as faulty:
        _report_error(1, "", faulty, errors)
        return
    for section, heading, letter in _sections_played(game, errors):
        for record in _boards(section, heading, letter, place, errors):
            place = record.lines.start
            if place > MOST_RESULTS:
                _report_error(place, "", BadText("many-results", most=MOST_RESULTS), errors)
                return
            yield record


def _game(pieces: Iterable[str]) -> _Game:
    parts, size = [], 0
    for piece in pieces:
        parts.append(piece)
        size += len(piece)
        if size > MOST_BYTES:
            raise BadText("too-large", most=MOST_BYTES)
    data = "".join(parts).encode("latin-1", "replace")
    if data and not data.startswith(MAGIC):
        raise BadText("not-acblscore")
    return _Game(data)


def _sections_played(
    game: _Game, errors: Errors | None
) -> Iterator[tuple[_Section, Record, str]]:
    """Yield the sections of pairs events, with the facts common to their results."""
    titles: Counter[str] = Counter()
    for event in range(EVENTS if game.data else 0):
        try:
            at = game.number(_POINTERS + 4 * event, "I")
            if not at:
                continue
            heading = _heading(game, event, at)
            titles[heading.event] += 1
            if (many := titles[heading.event]) > 1:  # events of one name stay apart
                heading = replace(heading, event=f"{heading.event} ({many})")
            sections = list(_sections(game, event + 1))
        except BadText as faulty:
            _report_error(1, "", faulty, errors)
            continue
        for section in sections:
            yield section, heading, section.letter if len(sections) > 1 else ""


def _report_error(line: int, board: str, faulty: BadText, errors: Errors | None) -> None:
    error = FormatError(line, board, faulty.fault)
    report_error(error, errors)


def _heading(game: _Game, event: int, at: int) -> Record:
    names = (game.text(at + 0x4, 25), game.text(at + 0x1E, 13))
    if game.number(_TYPES + event, "B") != PAIRS_EVENT:
        raise BadText("acblscore-event", name=names[0])
    return Record(
        event=", ".join(filter(None, names)),
        site=game.text(at + 0x5C, 25),
        scoring=SCORINGS.get(game.number(_SCORINGS + event, "B"), ""),
    )


@dataclass(frozen=True, slots=True)
class _Section:
    """A section: its letter, its structure, and the list of its boards."""

    game: _Game
    letter: str
    at: int
    boards: int

    @property
    def howell(self) -> bool:
        """Whether pairs have one number each, and not one for each direction."""
        return self.game.number(self.at + 0x18, "B") == 1

    def renumber_pair(self, number: int, direction: int) -> int:
        """Return a pair's number, which the director may have changed."""
        if self.howell:
            # 80 numbers of a byte each in a Howell; else 40 in each of four directions.
            place = number - 1 if number <= 80 else -1
        else:
            place = 4 * (number - 1) + direction if number <= 40 else -1
        return (self.game.number(self.at + 0xDD + place, "B") if place >= 0 else 0) or number

    def players(self, number: int, direction: int) -> list[str]:
        """Return the names of a pair, by its original number."""
        game, highest = self.game, self.game.number(self.at + 0x1B, "H")
        if not 0 < number <= min(highest, 80 if self.howell else 40):
            return []
        if self.howell:
            seat = self.at + 0xDD + 0x50 + 2 * (number - 1)
            table, direction = game.number(seat, "B"), game.number(seat + 1, "B") - 1
        else:
            table = game.number(self.at + 0xDD + 0xA0 + 4 * (number - 1) + direction, "B")
        if not (table and 0 <= direction < 4):
            return []
        index = game.number(self.at + 4 + 4 * direction, "I")
        entry = game.number(index + 0x10 + 8 * table, "I") if index else 0
        return (
            [_name(game, entry + 0xA4 + 120 * player) for player in range(2)] if entry else []
        )


def _name(game: _Game, at: int) -> str:
    last, first = game.text(at, 16), game.text(at + 0x11, 16)
    return f"{first} {last}".strip()


def _sections(game: _Game, event: int) -> Iterator[_Section]:
    """Yield the sections of an event that have boards; one scored by hand has none."""
    for place in range(SECTIONS):
        at = _SECTIONS + _SECTION * place
        if at + _SECTION > len(game.data) or game.number(at, "B") != event:
            continue
        details, boards = game.number(at + 4, "I"), game.number(at + 8, "I")
        if details and boards:
            yield _Section(game, game.text(at + 1, 2), details, boards)


def _boards(
    section: _Section, heading: Record, letter: str, place: int, errors: Errors | None
) -> Iterator[Record]:
    board = 0
    # ACBLscore compares the boards of a section within the section.
    tags = (Tag("Section", letter), Tag("ScoredApart", letter)) if letter else ()
    try:
        for board, row in _rows(section):
            place += 1
            try:
                record = _record(section, heading, board, row)
            except BadText as faulty:
                _report_error(place, str(board), faulty, errors)
                continue
            placed = replace(record, tags=(*record.tags, *tags), lines=Lines(place))
            yield with_board_conditions(placed)
    except BadText as faulty:
        _report_error(place + 1, str(board or ""), faulty, errors)


def _rows(section: _Section) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the results of a section by board, without boards not in play.

    How many a board has counts neither those nor the boards missed or to be played late.
    """
    game = section.game
    for index in range(min(game.number(section.boards + 4, "H"), MOST_BOARDS)):
        at = section.boards + 0x26 + 8 * index
        board, left = game.number(at, "B"), game.number(at + 2, "H")
        # Six bytes stand before the first result of a board.
        row = game.number(at + 4, "I") + 6
        for _ in range(MOST_ROWS):
            if not left:
                break
            try:
                fields = _RESULT.unpack_from(game.data, row)
            except struct.error:
                raise BadText("cut-acblscore", at=row) from None
            row += _RESULT.size
            if fields[3] != _OUT:
                left -= fields[3] not in (_LATE, _MISSED)
                yield board, fields


def _record(section: _Section, heading: Record, board: int, row: Sequence[int]) -> Record:
    if board < 1:
        raise BadText("bad-number", text=board)
    ns, ours, ns_points, ew, theirs, ew_points = row[2:]
    names = [""] * 4
    for direction, number in enumerate((ns, ew)):
        for seat, name in zip(
            SEATED[direction], section.players(number, direction), strict=False
        ):
            names[seat] = name
    group, score, word = _score(ours, theirs)
    pairs = (section.renumber_pair(ns, 0), section.renumber_pair(ew, 1))
    tags = [Tag(name, str(number)) for name, number in zip(PAIRS, pairs, strict=True)]
    tags += [Tag("Score", word)] if word else []
    tags += [Tag("Group", f"F{group}")] if group else []
    if not word and heading.scoring:
        unit = "ScoreMP" if heading.scoring == "MP" else "ScoreIMP"
        tags += points_tag(unit, f"{ns_points / 100:.2f}", f"{ew_points / 100:.2f}")
    north, east, south, west = names
    players = (north, east, south, west)
    return replace(heading, number=board, score=score, names=players, tags=tuple(tags))


def _score(ours: int, theirs: int) -> tuple[int, int | None, str]:
    """Return the form of a fouled board, and North-South's points or the word for them."""
    if ours in (_LATE, _MISSED):
        return 0, None, "late" if ours == _LATE else "not-played"
    if ours in _SHARES and theirs in _SHARES:
        return 0, None, f"A{_SHARES[ours]}{_SHARES[theirs]}"
    (group, north), (other, east) = _side(ours), _side(theirs)
    groups = {form for form in (group, other) if form is not None}
    if len(groups) > 1:
        raise BadText("split-score", ns=ours, ew=theirs)
    form = groups.pop() if groups else 0
    if isinstance(north, int) and isinstance(east, int) and north == -east:
        return form, north, ""
    return form, None, f"NS {north} EW {east}"


def _side(score: int) -> tuple[int | None, int | str]:
    """Return the board's form of a side's score, and its points or percentage."""
    if score in _SHARES:
        return None, f"{_SHARES[score]}%"
    group, tens = _form(score)
    return group, 10 * tens


def _form(score: int) -> tuple[int, int]:
    """Return the board's form of a score, and the score in tens of points."""
    if -_LATE < score < _LATE:
        return 0, score
    # The first further form lies about 4000, and each next one 2000 higher.
    group = (score - 1000) // _FOULED
    if score < 3 * _FOULED // 2 or not 1 <= group <= 7:
        raise BadText("bad-score", text=score)
    return group, score - _FOULED * (group + 1)
