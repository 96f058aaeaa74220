"""Reading files of boards: errors in the reader's language, and progress."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from biritch.cli.messages import Refusal, blame, chosen_language, refuse
from biritch.cli.progress import ProgressBar
from biritch.core.phrase import Phrase
from biritch.words.translation import say, tell

if TYPE_CHECKING:
    from biritch.records.faults import Fault
    from biritch.records.format import Errors, Format, FormatError
    from biritch.records.record import Record

MOST_DROPPED = 1_000
"""Different things that are reported of one file."""
_LARGEST = 1_000_000
"""Bytes of a file that people write by hand; a longer one is something else."""


def format_names() -> list[str]:
    """Return the names of input formats, without importing any of ours.

    Example:
        >>> {"pbn", "lin"} <= set(format_names())
        True
    """
    from biritch import shelf
    from biritch.records import formats

    return shelf.names(formats)


def records(
    path: str,
    errors: Errors | None = None,
    notation: Format | None = None,
    first: int = 1,
    encoding: str | None = None,
) -> Iterator[Record]:
    """Yield the boards of the file at *path* (``-`` is standard input).

    The first unreadable board is refused with its line, unless *errors* is given. Content that
    no record holds is reported on standard error at the end.

    Raises:
        Refusal: A board cannot be read, and *errors* is not given.
    """
    from biritch.records.files import records_of
    from biritch.records.format import FormatError

    dropped = DroppedReport()
    try:
        for record in records_of(path, errors, notation, first, encoding):
            dropped.add(record.lines.dropped)
            yield record
    except FormatError as error:
        raise Refusal(file_and_line(path, error)) from None
    dropped.show()


class DroppedReport:
    """Counts content that records cannot hold, in order of appearance."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.counts: Counter[Fault] = Counter()

    def add(self, faults: Iterable[Fault]) -> None:
        """Add the *faults* of one board."""
        for fault in dict.fromkeys(faults):
            if fault in self.counts or len(self.counts) < MOST_DROPPED:
                self.counts[fault] += 1

    def show(self) -> None:
        """Print a line for each on standard error, in the language of the command."""
        import click

        lang = chosen_language(click.get_current_context(silent=True))
        for fault, boards in self.counts.items():
            name = "records-dropped" if boards == 1 else "records-dropped-several"
            what = say(fault.phrase, lang)
            if fault.name in ("encoding-guessed", "bad-bytes"):
                click.echo(what, err=True)
            else:
                click.echo(tell(name, lang, what=what, boards=boards), err=True)


def file_and_line(path: str, error: FormatError) -> Phrase:
    """Return the place in the file at *path* and the error."""
    return blame(
        "cli-at", place=path, what=line_and_board(error.line, error.board, error.phrase)
    )


def line_and_board(line: int, board: str, problem: Phrase) -> Phrase:
    """Return ``line 812, board 7: …``.

    Example:
        >>> from biritch.words.translation import say
        >>> say(line_and_board(812, "7", Phrase.of("cli-pass")), "en")
        'line 812, board 7: Pass'
    """
    if not board:
        return Phrase.of("records-said-at-line", line=str(line), what=problem)
    return Phrase.of("records-said-at", line=str(line), board=board, what=problem)


def with_progress(boards: Iterable[Record], bar: ProgressBar) -> Iterator[Record]:
    """Yield *boards*, showing on *bar* the line reached."""
    for board in boards:
        bar.at(board.lines.start)
        yield board


def small_file(path: str) -> str:
    """Return the text of a small file, UTF-8 or Windows-1252 (``-`` is standard input).

    Raises:
        Refusal: The file is longer than people write by hand.
        OSError: The file cannot be opened.
    """
    data = sys.stdin.buffer.read(_LARGEST + 1) if path == "-" else _read_file(path)
    if len(data) > _LARGEST:
        raise refuse("cli-file-long", file=path, most=f"{_LARGEST:_}".replace("_", " "))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        # Windows' editors and spreadsheets of clubs still write this, accents and all.
        return data.decode("cp1252", "replace")


def _read_file(path: str) -> bytes:
    with Path(path).open("rb") as file:
        return file.read(_LARGEST + 1)


def estimated_lines(path: str) -> int:
    """Return an estimate of the number of lines at *path*; ``None`` for a stream.

    Example:
        >>> estimated_lines("-")
        0
    """
    if path == "-":
        return 0
    try:
        size = Path(path).stat().st_size
        with Path(path).open("rb") as file:
            head = file.read(1 << 16)
    except OSError:
        return 0
    # Lines of the first 64 KiB, times as many such pieces: enough for a bar.
    return max(1, head.count(b"\n")) * max(1, size // max(1, len(head)))
