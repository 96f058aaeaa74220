"""File formats: reading and writing boards, and what each cannot hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Protocol, TypeAlias, TypeVar

from biritch.core.phrase import Phrase
from biritch.records.faults import Fault
from biritch.records.record import Record

T = TypeVar("T")


class FormatError(ValueError):
    """Raised for text that cannot be read as boards; has line, board and fault."""

    def __init__(self, line: int, board: str, fault: Fault) -> None:
        """Keep place and fault; the English message has both."""
        self.line, self.board, self.fault = line, board, fault
        place = f"line {line}, board {board}" if board else f"line {line}"
        super().__init__(f"{place}: {fault}")

    @property
    def phrase(self) -> Phrase:
        """The fault as a phrase, without its place.

        Example:
            >>> FormatError(3, "7", Fault.of("no-board")).phrase.name
            'records-fault-no-board'
        """
        return self.fault.phrase


def _any(record: Record) -> bool:
    del record
    return True


def _as_they_are(records: Sequence[Record]) -> Sequence[Record]:
    return records


Errors: TypeAlias = Callable[[FormatError], None]
"""Called with each board that cannot be read, when the others are wanted all the same."""


def report_error(error: FormatError, errors: Errors | None) -> None:
    """Give *error* to *errors*.

    Raises:
        FormatError: *errors* is not given.
    """
    if errors is None:
        raise error from None
    errors(error)


def until_error(items: Iterator[T], errors: Errors | None) -> Iterator[T]:
    """Yield *items*; on an error report it to *errors* and stop.

    Raises:
        FormatError: The text cannot be read further, and *errors* is not given.
    """
    try:
        yield from items
    except FormatError as error:
        report_error(error, errors)


class Reader(Protocol):
    """The interface of readers: lines in, records out, one at a time."""

    def __call__(self, lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
        """Yield the boards; report unreadable ones to *errors* and continue.

        Raises:
            FormatError: A board cannot be read, and *errors* is not given.
        """


@dataclass(frozen=True, slots=True)
class Loss:
    """Something a format cannot hold: its name, and a function that removes it.

    ``locales/`` describes it as ``records-loses-<name>``. A *minor* one only rearranges, and is
    not reported.
    """

    name: str
    without: Callable[[Record], Record]
    minor: bool = False


@dataclass(frozen=True, slots=True)
class Format:
    """A file format for boards.

    ``sign`` is a pattern for the first non-empty line. ``read`` and ``write`` are inverse up to
    ``loses``: a written record reads back as :meth:`carry_record`, several as
    :meth:`keep_records`.

    Some formats are not text: each byte is then one character, and the reader gets the whole in
    pieces. Some have no numbers: a board's number is then its position in the file. Some cannot
    hold every board: ``write`` omits those that ``carry`` rejects; a read-only format holds
    none. Some have an order of their own, or hold a board only once: ``arrange``.

    Example:
        >>> from biritch.records.files import formats
        >>> lin = formats()["lin"]
        >>> lin.suffixes, lin.read_only
        (('.lin',), False)
    """

    title: str
    suffixes: tuple[str, ...]
    sign: str
    read: Reader
    write: Callable[[Iterable[Record]], Iterator[str]]
    loses: tuple[Loss, ...]
    source: str
    text: bool = True
    numbers: bool = True
    read_only: bool = False
    one_event: bool = False
    """Whether a file is of one event: of several, titles, penalties and rules are left out."""
    carries: Callable[[Record], bool] = _any
    arrange: Callable[[Sequence[Record]], Sequence[Record]] = _as_they_are

    def carry_record(self, record: Record) -> Record:
        """Return what remains of *record* after writing and reading."""
        kept = reduce(lambda kept, loss: loss.without(kept), self.loses, record)
        return replace(kept, lines=record.lines)

    def keep_records(self, records: Iterable[Record]) -> list[Record]:
        """Return what remains of *records* after writing and reading."""
        fit = [record for record in records if self.carries(record)]
        return [self.carry_record(record) for record in self.arrange(fit)]

    def encode_text(self, text: str) -> bytes:
        """Return the output of ``write`` encoded as in a file."""
        return text.encode("utf-8" if self.text else "latin-1")

    def find_losses(self, record: Record) -> frozenset[str]:
        """Return the names of what *record* would lose.

        Example:
            >>> from biritch.records.files import formats
            >>> from biritch.records.record import Record
            >>> sorted(formats()["lin"].find_losses(Record(number=1, score=420)))
            ['score']
        """
        return frozenset(
            loss.name
            for loss in self.loses
            if not loss.minor and loss.without(record) != record
        )
