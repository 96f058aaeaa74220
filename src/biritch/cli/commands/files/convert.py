"""``biritch convert``: convert a file of boards to another format."""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from biritch.cli.deals.formats import format_title
from biritch.cli.help import TranslatedOption
from biritch.cli.input_files import (
    estimated_lines,
    file_and_line,
    format_names,
    records,
    with_progress,
)
from biritch.cli.messages import refuse
from biritch.cli.options import encoding, language
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.cli.progress import ProgressBar
from biritch.words.translation import say, tell

if TYPE_CHECKING:
    from biritch.records.format import Errors, Format, FormatError
    from biritch.records.record import Record
    from biritch.words.translation import Language

ENCODINGS = ("utf-8", "windows-1252", "iso-8859-1")


@click.command(name="convert")
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option(
    "--from",
    "read_as",
    type=OneOf(format_names()),
    cls=TranslatedOption,
    help="cli-option-from",
)
@click.option(
    "--to", "write_as", type=OneOf(format_names()), cls=TranslatedOption, help="cli-option-to"
)
@click.option(
    "--first",
    type=WholeNumber(1, 1_000_000),
    cls=TranslatedOption,
    help="cli-option-first-place",
)
@click.option("--keep-going", is_flag=True, cls=TranslatedOption, help="cli-option-keep-going")
@encoding
@click.option(
    "--write-encoding",
    type=OneOf(ENCODINGS),
    default="utf-8",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-write-encoding",
)
@language
@click.pass_context
def convert(  # noqa: PLR0913, PLR0917 - one for each option
    ctx: click.Context,
    source: str,
    target: str,
    read_as: str | None,
    write_as: str | None,
    first: int | None,
    encoding: str | None,
    write_encoding: str,
    lang: Language,
    *,
    keep_going: bool,
) -> None:
    """Write the boards of IN as OUT, each in the notation of its suffix.

    What OUT cannot hold is listed on standard error. Nothing is written when a board cannot
    be read, unless --keep-going. A file called - is standard input or output.
    """
    reading, writing = _notations(source, target, read_as, write_as)
    if first is not None and (reading is None or reading.numbers):
        raise refuse("records-has-numbers", file=source)
    work = _Work(source, writing, lang)
    unread: Errors | None = work.report_error if keep_going else None
    with ProgressBar(lambda: tell("records-converting", lang), estimated_lines(source)) as bar:
        boards = with_progress(records(source, unread, reading, first or 1, encoding), bar)
        with _open_target(target) as file:
            for text in writing.write(work.note_losses(boards)):
                file.write(work.encode_text(text, write_encoding))
    work.report()
    ctx.exit(1 if work.bad else 0)


def _notations(
    source: str, target: str, read_as: str | None, write_as: str | None
) -> tuple[Format | None, Format]:
    """Return the formats for reading and writing; IN may be detected by its first line."""
    from biritch.records.files import by_suffix, formats

    known_formats = formats()
    writing = known_formats[write_as] if write_as else by_suffix(target)
    if writing is None and target == "-":
        writing = known_formats["pbn"]
    if writing is None:
        known_suffixes = dict.fromkeys(
            suffix for form in known_formats.values() for suffix in form.suffixes
        )
        suffixes = ", ".join(known_suffixes)
        raise refuse("records-unknown-suffix", file=target, words=suffixes)
    if writing.read_only:
        raise refuse("records-read-only", title=format_title(writing))
    if "-" not in (source, target) and _same(source, target):
        raise refuse("records-same-file", file=target)
    return known_formats[read_as] if read_as else _only(source), writing


def _only(source: str) -> Format | None:
    """Return the format of *source* if its suffix is unambiguous (machine formats)."""
    from biritch.records.files import by_suffix

    suffixed = by_suffix(source)
    return None if suffixed is None or (suffixed.text and suffixed.numbers) else suffixed


def _same(source: str, target: str) -> bool:
    try:
        return Path(source).samefile(target)
    except OSError:
        return False


@contextmanager
def _open_target(target: str) -> Iterator[IO[bytes]]:
    """Open *target*, which changes only once all is written."""
    if target == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    folder = Path(target).absolute().parent
    if not folder.is_dir():
        raise refuse("site-no-folder", folder=str(Path(target).parent))
    handle, name = tempfile.mkstemp(dir=folder, prefix=".biritch-")
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        # The mask can only be read by setting it; mkstemp ignores it and makes the file 0600.
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class _Work:
    """The progress of a conversion: boards written, losses, errors."""

    def __init__(self, source: str, writing: Format, lang: Language) -> None:
        self.source, self.writing, self.lang = source, writing, lang
        self.boards = self.bad = self.left_out = 0
        self.lost: Counter[str] = Counter()
        self.events: set[tuple[str, str]] = set()
        self.unencodable = ""

    def report_error(self, error: FormatError) -> None:
        """Report an unreadable board, and continue."""
        self.bad += 1
        click.echo(
            tell("cli-says", self.lang, what=file_and_line(self.source, error)), err=True
        )

    def note_losses(self, boards: Iterator[Record]) -> Iterator[Record]:
        """Yield *boards*, recording the losses of each."""
        for board in boards:
            if not self.writing.carries(board):
                self.left_out += 1
                continue
            self.boards += 1
            self.events.add((board.event, board.date))
            self.lost.update(self.writing.find_losses(board))
            yield board

    def encode_text(self, text: str, encoding: str) -> bytes:
        """Return *text* encoded, with question marks for unavailable characters."""
        if not self.writing.text:
            return self.writing.encode_text(text)
        try:
            return text.encode(encoding)
        except UnicodeEncodeError:
            self.unencodable = encoding
            return text.encode(encoding, "replace")

    def report(self) -> None:
        """Report on standard error how many boards were written, and the losses."""
        title = say(format_title(self.writing), self.lang)
        self._say("records-converted", boards=self.boards, title=title)
        if self.left_out:
            self._say("records-left-out", boards=self.left_out, title=title)
        for loss in self.writing.loses:
            if number := self.lost[loss.name]:
                name = tell(f"records-loses-{loss.name}", self.lang)
                sentence = tell("records-lost-in", self.lang, what=name, boards=number)
                self._say("records-cannot-carry", title=title, what=sentence)
        if self.writing.one_event and len(self.events) > 1:
            sentence = tell("records-one-event", self.lang, events=len(self.events))
            self._say("records-cannot-carry", title=title, what=sentence)
        if self.unencodable:
            sentence = tell("records-unencodable", self.lang, encoding=self.unencodable)
            self._say("records-cannot-carry", title=title, what=sentence)
        if self.bad:
            self._say("records-kept-going", boards=self.bad)

    def _say(self, name: str, **arguments: str | int) -> None:
        click.echo(tell(name, self.lang, **arguments), err=True)


COMMAND = convert

SENTENCES = {
    "en": """
records-left-out = { $boards ->
    [one] { $boards } board left out
   *[other] { $boards } boards left out
}: { $title } cannot hold such a board
records-has-numbers = --first is only for notations without board numbers; { $file } has them
cli-option-first-place = The number of the first board, if IN has no numbers (1 by default).
records-converting = Converting
records-converted = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} written as { $title }
records-lost-in = { $what } ({ $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
})
records-cannot-carry = { $title } cannot hold: { $what }
records-one-event = titles, rules and penalties of { $events } tournaments: the boards are \
merged
records-unknown-suffix = unknown suffix of '{ $file }' (want { $words }; or give --from, --to)
records-same-file = IN and OUT are the same file: '{ $file }'
records-kept-going = { $boards ->
    [one] { $boards } board could not be read
   *[other] { $boards } boards could not be read
}
records-unencodable = letters that { $encoding } does not have
cli-option-to = The notation of OUT, if its suffix does not tell.
cli-option-keep-going = Skip the boards that cannot be read, and name them.
cli-option-write-encoding = The character encoding of OUT.
cli-help-convert =
    Convert the boards of IN to another notation (.pbn, .lin, .json…).

    The suffixes of IN and OUT give the notations. What OUT cannot hold is listed on standard
    error. If a board cannot be read, nothing is written, unless --keep-going. A file called -
    is standard input or output.
""",
    "fr": """
records-left-out = { $boards ->
    [one] { $boards } donne omise
   *[other] { $boards } donnes omises
} : { $title } ne peut pas contenir une telle donne
records-has-numbers = --first ne vaut que pour les notations sans numéros d'étuis ; { $file } \
en a
cli-option-first-place = Le numéro de la première donne, si IN n'a pas de numéros (1 par \
défaut).
records-converting = Conversion
records-converted = { $boards ->
    [one] { $boards } donne écrite
   *[other] { $boards } donnes écrites
} en { $title }
records-lost-in = { $what } ({ $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
})
records-cannot-carry = { $title } ne peut pas contenir : { $what }
records-one-event = titres, règlements et pénalités de { $events } tournois : les donnes n'en \
font qu'un
records-unknown-suffix = suffixe inconnu : « { $file } » (il faut { $words } ; ou \
donnez --from, --to)
records-same-file = IN et OUT sont le même fichier : « { $file } »
records-kept-going = { $boards ->
    [one] { $boards } donne n'a pas pu être lue
   *[other] { $boards } donnes n'ont pas pu être lues
}
records-unencodable = des lettres que { $encoding } n'a pas
cli-option-to = La notation de OUT, si son suffixe ne l'indique pas.
cli-option-keep-going = Laisse de côté les donnes illisibles, et les nomme.
cli-option-write-encoding = L'encodage des caractères de OUT.
cli-help-convert =
    Convertit les donnes de IN dans une autre notation (.pbn, .lin, .json…).

    Les suffixes de IN et OUT donnent les notations. Ce que OUT ne peut pas contenir est indiqué
    sur la sortie d'erreur. Si une donne est illisible, rien n'est écrit, sauf avec \
--keep-going. Un fichier nommé - est l'entrée ou la sortie
    standard.
""",
}
