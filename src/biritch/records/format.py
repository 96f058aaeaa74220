"""A file format: how boards are read from it and written to it, and what it cannot carry."""

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
    """Text that cannot be read as boards: its line, its board if known, what was wrong."""

    def __init__(self, line: int, board: str, fault: Fault) -> None:
        """Keep where it was and what it was; the message says both, in English."""
        self.line, self.board, self.fault = line, board, fault
        place = f"line {line}, board {board}" if board else f"line {line}"
        super().__init__(f"{place}: {fault}")

    @property
    def phrase(self) -> Phrase:
        """What was wrong, to be said in any language, without its place.

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
    """Yield *items*; where the text cannot be read further, give *errors* the error and stop.

    Raises:
        FormatError: The text cannot be read further, and *errors* is not given.
    """
    try:
        yield from items
    except FormatError as error:
        report_error(error, errors)


class Reader(Protocol):
    """Reads lines of text, one board at a time."""

    def __call__(self, lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
        """Yield the boards; give those that cannot be read to *errors*, and go on.

        Raises:
            FormatError: A board cannot be read, and *errors* is not given.
        """


@dataclass(frozen=True, slots=True)
class Loss:
    """One thing a format cannot carry: its name, and the record without it.

    ``locales/`` says it under ``records-loses-<name>``. A *minor* one only rearranges, and
    is not worth telling.
    """

    name: str
    without: Callable[[Record], Record]
    minor: bool = False


@dataclass(frozen=True, slots=True)
class Format:
    """A way to write boards down.

    ``sign`` is a pattern that the first line with anything on it matches.
    ``read`` and ``write`` are each other's inverse up to ``loses``: what is written of a
    record reads back as :meth:`carry_record`, what is written of several as
    :meth:`keep_records`.

    Some notations are not text: each of their bytes is one character, and the reader is
    given the whole in pieces. Some have no numbers: a board's number is then its place in
    the file. Some cannot carry every board: ``write`` leaves out those that it does not
    ``carry``; one that is read only carries none. Some have an order of their own, or room
    for a board only once: ``arrange``.

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
        """Return what is left of *record* once written and read again."""
        kept = reduce(lambda kept, loss: loss.without(kept), self.loses, record)
        return replace(kept, lines=record.lines)

    def keep_records(self, records: Iterable[Record]) -> list[Record]:
        """Return what is read again once *records* are written."""
        fit = [record for record in records if self.carries(record)]
        return [self.carry_record(record) for record in self.arrange(fit)]

    def encode_text(self, text: str) -> bytes:
        """Return what ``write`` yields as it stands in a file."""
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
