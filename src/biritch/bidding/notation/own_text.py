"""A user's own system, parsed from an untrusted file.

The notation is that of the shipped systems. Bytes, lines, brackets and cases are limited, and
invisible characters refused; all errors are reported together, each with its place.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from biritch.bidding import tools
from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.notation import library
from biritch.bidding.notation.chapter_text import (
    CardReader,
    Row,
    check_legal,
    logical_lines,
)
from biritch.bidding.notation.faults import Faults, find_meant
from biritch.bidding.notation.places import NotesError, NotesErrors, Place
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
MOST_WORDS = 120
"""Characters of the words a line says."""


@dataclass(frozen=True)
class OwnFile:
    """A parsed file: its notes, or its errors."""

    file: str
    text: str
    errors: tuple[NotesError, ...] = ()
    unsaid: int = 0
    """Errors besides those, that are not reported one by one."""
    notes: SystemNotes | None = None
    reader: SystemReader | None = field(default=None, compare=False)

    @property
    def complaint(self) -> str:
        """The first error in one line, and the number of others; empty without errors."""
        if not self.errors:
            return ""
        more = len(self.errors) - 1 + self.unsaid
        return f"{self.errors[0]}" + (f" (and {more} more)" if more else "")


def decode_text(data: bytes, file: str) -> str:
    r"""Return a file's bytes as text with plain line ends, from which its name is computed.

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
    faults = Faults()
    for number, line in enumerate(lines[: MOST_LINES + 1], 1):
        with faults:
            _check_line(line, Place(file, number))
    whole = "\n".join(lines).rstrip("\n") + "\n"
    if faults:
        raise UnseenErrors(faults.errors, whole)
    return whole


class UnseenErrors(NotesErrors):
    """Raised for invisible characters or overlong lines; parsing continues."""

    def __init__(self, errors: tuple[NotesError, ...], text: str) -> None:
        """Keep *errors*, and the *text* they are in."""
        super().__init__(errors)
        self.text = text


def read_bytes(data: bytes, file: str) -> OwnFile:
    r"""Parse the bytes of *file* as a system; return it or all its errors.

    Example:
        >>> read = read_bytes(b"system a\nfrom: sef\n\t1N = 15 pints\n", "a")
        >>> for error in read.errors:
        ...     print(str(error)[:30])
        a:3:1: a tab: indent with blan
        a:3:7: not a promise: '15 pint
    """
    try:
        return read_own(decode_text(data, file), file)
    except UnseenErrors as unseen:
        faults = Faults()
        faults.add(unseen)
        if len(unseen.text.split("\n")) <= MOST_LINES:
            plain = "".join(_plain(letter) for letter in unseen.text)
            faults.add(
                NotesErrors(found) if (found := read_own(plain, file).errors) else unseen
            )
        return OwnFile(file, unseen.text, faults.errors, faults.unsaid)
    except NotesError as error:
        return OwnFile(file, "", error.errors)


def _plain(letter: str) -> str:
    """Return *letter*, or a blank for an invisible one."""
    return letter if letter.isprintable() or letter == "\n" else " "


def _check_line(line: str, place: Place) -> None:
    """Refuse a line that is too long or has invisible characters."""
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
            raise NotesError(replace(place, column=column), "a tab: indent with blanks")
        if not letter.isprintable() and letter != "\N{NO-BREAK SPACE}":
            name = unicodedata.name(letter, f"U+{ord(letter):04X}")
            raise NotesError(
                replace(place, column=column), f"a character that is not seen: {name}"
            )


def read_own(text: str, file: str) -> OwnFile:
    r"""Parse *text* of *file* as a system; return it or all its errors.

    Example:
        >>> read_own("system mine\nfrom: sayc\n1N = 12-14 HCP, balanced\n", "mine").errors
        ()
        >>> print(read_own("system mine\nfrom: sayc\ntools: drurry", "mine").complaint[:33])
        mine:3:8: not a tool: 'drurry' (w
    """
    text = text.replace("\N{NO-BREAK SPACE}", " ")
    reader = SystemReader(Place(file, 1))
    faults = reader.faults
    for line, place in logical_lines(text, file):
        with faults:
            if len(line) > MOST_CONTINUED:
                raise NotesError(place, f"too long (want {MOST_CONTINUED} at most)")
            reader.line(line, place)
    own = []
    for row, agreement in _rows(reader, faults):
        own.append(agreement)
        with faults:
            _said_briefly(row, reader)
    notes = None
    if not faults:
        with faults:
            notes = _whole(reader)
    else:
        with faults:
            _few_played(reader)
            before = faults.count
            packages = reader.packages()
            base = reader.draft.base.packages if reader.draft.base is not None else ()
            # A chapter misspelt may be the one that knows the tool.
            known = (*packages, *base) if faults.count == before else library.packages()
            _check_tools(reader, _needed_tools(known, own))
    return OwnFile(file, text, faults.errors, faults.unsaid, notes, reader)


def _rows(reader: SystemReader, faults: Faults) -> Iterator[tuple[Row, Agreement]]:
    """Yield the lines about calls that can be parsed, with their agreements."""
    chapter = reader.lines.chapter()
    cards = CardReader(chapter, draft_card(reader.draft.figures), _few_parts, faults)
    for name in chapter.definitions:
        with faults:
            cards.find_definition(name)
    asked: Counter[tuple[object, ...]] = Counter()
    for row in chapter.rows:
        with faults:
            agreement = cards.agreement(row)
            if agreement is not None:
                _few_at_once(agreement, row.place, asked)
                check_legal(agreement, row)
                _check_words(agreement.title, chapter.words, row.place)
                yield row, agreement


def _needed_tools(packages: Iterable[Package], own: Iterable[Agreement]) -> list[str]:
    """Return the names of the tools that agreements require."""
    rows = (*(row for package in packages for row in package.agreements), *own)
    return sorted({need.tool for row in rows for need in row.needs})


def _check_tools(reader: SystemReader, known: list[str]) -> None:
    """Report the tools that nothing in the file knows."""
    if reader.draft.baseless:
        return
    for name, place in reader.draft.tools:
        if name not in known:
            reader.faults.add(_not_a_tool(name, known, place))


def _not_a_tool(name: str, known: list[str], place: Place) -> NotesError:
    return NotesError(
        place,
        f"not a tool: {name!r} (want {', '.join(known)})",
        lambda: find_meant(name.replace("-", "_"), known),
    )


def _few_parts(promise: Promise, place: Place) -> None:
    """Refuse a promise that would take too long to evaluate."""
    if _parts(promise) > MOST_PARTS:
        raise NotesError(place, f"a promise of more than {MOST_PARTS} conditions")


def _parts(promise: Promise) -> int:
    """Return the number of conditions in *promise*, at most one more than the limit."""
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
    """Refuse lines that give one auction too many candidates."""
    for shape in _shapes(agreement):
        asked[shape] += _parts(agreement.promise)
        if asked[shape] > MOST_AT_ONCE:
            count = asked[shape]
            raise NotesError(
                place, f"{count} conditions after such auctions (want {MOST_AT_ONCE} at most)"
            )


def _shapes(agreement: Agreement) -> Iterator[tuple[object, ...]]:
    """Yield keys of its auctions: exact ones, others by callers and levels."""
    for pattern in agreement.patterns:
        if pattern.general:
            yield ("...",)
        else:
            whole = not any(sign.open for _, sign in pattern.signs)
            yield tuple(
                (ours, sign.level, sign.word, sign.strain if whole else "")
                for ours, sign in pattern.signs
            )


def _check_words(title: str, words: Mapping[str, object], place: Place) -> None:
    """Refuse a term without a wording."""
    term = title.removeprefix("call-")
    if term and title not in words and term not in library.terms():
        known = {*library.terms(), *(name.removeprefix("call-") for name in words)} - {""}
        raise NotesError(
            place,
            f'no words for {term!r} (want term {term} en "…" fr "…")',
            lambda: find_meant(term, known),
        )


def _said_briefly(row: Row, reader: SystemReader) -> None:
    if len(row.what) > MOST_CONTINUED:
        raise NotesError(row.place, "too long")
    for words in reader.lines.words.values():
        for said in words.values():
            if len(said) > MOST_WORDS:
                raise NotesError(
                    row.place, f"words of {len(said)} characters (want {MOST_WORDS} at most)"
                )


def _few_played(reader: SystemReader) -> None:
    for name, _, place in reader.draft.plays[MOST_PLAYED:]:
        raise NotesError(place, f"plays more than {MOST_PLAYED} chapters: {name!r}")


def _whole(reader: SystemReader) -> SystemNotes:
    """Return the notes, unless they exceed the limits."""
    _few_played(reader)
    notes = reader.whole()
    count = sum(len(package.agreements) for package in notes.system.packages)
    if count > MOST_AGREEMENTS:
        raise NotesError(
            Place(reader.draft.place.file, 1),
            f"{count} agreements (want {MOST_AGREEMENTS} at most)",
        )
    _check_tools(reader, sorted(tool.name for tool in tools.of(notes.system)))
    reader.faults.raise_found()
    if not notes.system.packages:
        raise NotesError(
            Place(reader.draft.place.file, 1),
            "nothing is played (want e.g. from: sef, plays stayman, 1N = 15-17 HCP)",
        )
    return notes
