"""A system of one's own, read from a file that anybody may have written.

The notation is that of the systems we ship. What strangers send is read within limits: of
bytes, lines, brackets and cases, and without characters that are not seen; all that is wrong
is told at once, each with its place.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from biritch.bidding import tools
from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.notation import library
from biritch.bidding.notation.chapter_text import CardReader, Row, logical_lines
from biritch.bidding.notation.places import NotesError, Place
from biritch.bidding.notation.system_text import SystemNotes, SystemReader, draft_card
from biritch.bidding.promises.promise import And, Detail, Not, Or, Promise

MOST_BYTES = 1024 * 1024
"""Bytes of a file."""
MOST_LINES = 20_000
MOST_COLUMNS = 1_000
"""Characters of a line."""
MOST_CONTINUED = 4_000
"""Characters of a line with those that continue it."""
MOST_PLAYED = 200
"""Chapters and systems that one file plays."""
MOST_PARTS = 60
"""Conditions that one promise may ask, those it takes from names included; ours ask 28."""
MOST_AT_ONCE = 1_500
"""Conditions that all lines after one auction may ask; after none ours ask 277."""
MOST_AGREEMENTS = 30_000
"""Agreements of a system, what it plays included."""
MOST_ERRORS = 100
"""Errors that are told."""
MOST_WORDS = 120
"""Characters of the words a line says."""


@dataclass(frozen=True)
class OwnFile:
    """What was read of a file: its notes, or what is wrong with it."""

    file: str
    text: str
    errors: tuple[NotesError, ...] = ()
    unsaid: int = 0
    """Errors besides those, that are not told one by one."""
    notes: SystemNotes | None = None
    reader: SystemReader | None = field(default=None, compare=False)

    @property
    def complaint(self) -> str:
        """The first error in one line, and how many more there are; nothing without one."""
        if not self.errors:
            return ""
        more = len(self.errors) - 1 + self.unsaid
        return f"{self.errors[0]}" + (f" (and {more} more)" if more else "")


def decode_text(data: bytes, file: str) -> str:
    r"""Return the text of a file's bytes, its line ends plain: what the file is known by.

    Raises:
        NotesError: It is too large, no text, or has characters that are not seen.

    Example:
        >>> decode_text(b"\xef\xbb\xbfsystem mine\r\n", "mine.system")
        'system mine\n'
    """
    if len(data) > MOST_BYTES:
        raise NotesError(
            Place(file, 1), f"{len(data)} bytes are too many (want {MOST_BYTES} at most)"
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        number = data[: error.start].count(b"\n") + 1
        raise NotesError(Place(file, number), "not a text in UTF-8") from None
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))
    lines = [line.rstrip(" ") for line in text.split("\n")]
    for number, line in enumerate(lines, 1):
        _check_line(line, Place(file, number))
    return "\n".join(lines).rstrip("\n") + "\n"


def _check_line(line: str, place: Place) -> None:
    """Refuse a line that is too long, or says other than it shows."""
    if place.line > MOST_LINES:
        raise NotesError(place, f"too many lines (want {MOST_LINES} at most)")
    if len(line) > MOST_COLUMNS:
        raise NotesError(
            place, f"a line of {len(line)} characters (want {MOST_COLUMNS} at most)"
        )
    if line.isascii() and line.isprintable():
        return
    for column, letter in enumerate(line, 1):
        if letter == "\t":
            raise NotesError(replace(place, column=column), "a tab (want blanks)")
        if not letter.isprintable() and letter != "\N{NO-BREAK SPACE}":
            name = unicodedata.name(letter, f"U+{ord(letter):04X}")
            raise NotesError(
                replace(place, column=column), f"a character that is not seen: {name}"
            )


def read_own(text: str, file: str) -> OwnFile:
    r"""Return the system that *text*, of *file*, writes, or everything that is wrong with it.

    Example:
        >>> read_own("system mine\nfrom: sayc\n1N = 12-14 HCP, balanced\n", "mine").errors
        ()
        >>> print(read_own("system mine\nfrom: sayc\ntools: drurry", "mine").complaint[:33])
        mine:3:8: not a tool: 'drurry' (w
    """
    text = text.replace("\N{NO-BREAK SPACE}", " ")
    reader = SystemReader(Place(file, 1))
    faults = _Faults()
    for line, place in logical_lines(text, file):
        with faults:
            if len(line) > MOST_CONTINUED:
                raise NotesError(place, f"too long (want {MOST_CONTINUED} at most)")
            reader.line(line, place)
    notes = None
    if not faults.found or reader.draft.name:
        for row in _rows(reader, faults):
            with faults:
                _said_briefly(row, reader)
        if not faults.found:
            with faults:
                notes = _whole(reader)
    return OwnFile(file, text, tuple(faults.found), faults.unsaid, notes, reader)


class _Faults:
    """Keeps the errors of what is done within it, and lets the rest go on."""

    def __init__(self) -> None:
        self.found: list[NotesError] = []
        self.unsaid = 0

    def __enter__(self) -> None:
        """Let whatever is wrong with a line be kept."""

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> bool:
        if not isinstance(fault, NotesError):
            return False
        if len(self.found) < MOST_ERRORS:
            self.found.append(fault)
        else:
            self.unsaid += 1
        return True


def _rows(reader: SystemReader, faults: _Faults) -> Iterator[Row]:
    """Yield the lines about calls that can be read, of those that were taken."""
    chapter = reader.lines.chapter()
    cards = CardReader(chapter, draft_card(reader.draft.figures), _few_parts)
    for name in chapter.definitions:
        with faults:
            cards.find_definition(name)
    asked: Counter[tuple[object, ...]] = Counter()
    for row in chapter.rows:
        with faults:
            agreement = cards.agreement(row)
            if agreement is not None:
                _few_at_once(agreement, row.place, asked)
                _playable(agreement, row.place)
                _check_words(agreement.title, chapter.words, row.place)
            yield row


def _few_parts(promise: Promise, place: Place) -> None:
    """Refuse a promise that takes longer to reckon with than anybody's would."""
    if _parts(promise) > MOST_PARTS:
        raise NotesError(place, f"a promise of more than {MOST_PARTS} conditions")


def _parts(promise: Promise) -> int:
    """Return how many conditions *promise* asks, one more than the most if they are more."""
    waiting, counted = [promise], 0
    while waiting and counted <= MOST_PARTS:
        part = waiting.pop()
        counted += 1
        if isinstance(part, (And, Or)):
            waiting += part.parts
        elif isinstance(part, (Not, Detail)):
            waiting.append(part.part)
    return counted


def _few_at_once(
    agreement: Agreement, place: Place, asked: Counter[tuple[object, ...]]
) -> None:
    """Refuse lines that make one page of the book longer than anybody's."""
    for shape in _shapes(agreement):
        asked[shape] += _parts(agreement.promise)
        if asked[shape] > MOST_AT_ONCE:
            count = asked[shape]
            raise NotesError(
                place, f"{count} conditions after such auctions (want {MOST_AT_ONCE} at most)"
            )


def _shapes(agreement: Agreement) -> Iterator[tuple[object, ...]]:
    """Yield its auctions: each that is named whole, others by who calls and how high."""
    for pattern in agreement.patterns:
        if pattern.general:
            yield ("...",)
        else:
            whole = not any(sign.open for _, sign in pattern.signs)
            yield tuple(
                (ours, sign.level, sign.word, sign.strain if whole else "")
                for ours, sign in pattern.signs
            )


def _playable(agreement: Agreement, place: Place) -> None:
    try:
        wrong = agreement.objection()
    except ValueError as error:
        wrong = str(error)
    if wrong is not None:
        raise NotesError(place, wrong)


def _check_words(title: str, words: Mapping[str, object], place: Place) -> None:
    """Refuse a term that nobody has given words."""
    term = title.removeprefix("call-")
    if term and title not in words and term not in library.terms():
        raise NotesError(place, f'no words for {term!r} (want term {term} en "…" fr "…")')


def _said_briefly(row: Row, reader: SystemReader) -> None:
    if len(row.what) > MOST_CONTINUED:
        raise NotesError(row.place, "too long")
    for words in reader.lines.words.values():
        for said in words.values():
            if len(said) > MOST_WORDS:
                raise NotesError(
                    row.place, f"words of {len(said)} characters (want {MOST_WORDS} at most)"
                )


def _whole(reader: SystemReader) -> SystemNotes:
    """Return the notes, unless they are more than any pair plays."""
    for name, _, place in reader.draft.plays[MOST_PLAYED:]:
        raise NotesError(place, f"plays more than {MOST_PLAYED} chapters: {name!r}")
    notes = reader.whole()
    count = sum(len(package.agreements) for package in notes.system.packages)
    if count > MOST_AGREEMENTS:
        raise NotesError(
            Place(reader.draft.place.file, 1),
            f"{count} agreements (want {MOST_AGREEMENTS} at most)",
        )
    known = sorted(tool.name for tool in tools.of(notes.system))
    for name, place in reader.draft.tools:
        if name not in known:
            raise NotesError(place, f"not a tool: {name!r} (want {', '.join(known)})")
    if not notes.system.packages:
        raise NotesError(
            Place(reader.draft.place.file, 1),
            "nothing is played (want 'from: SYSTEM', 'plays CHAPTER', or lines of your own)",
        )
    return notes
