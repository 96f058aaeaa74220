"""Options for the output files of a ranking."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, blame, refuse
from biritch.cli.output_files import write_file
from biritch.cli.parameters import ParamType
from biritch.publishing.results import PAPER_PARTS, TournamentResults
from biritch.words.translation import LANGUAGES, tell

if TYPE_CHECKING:
    from biritch.publishing.pages.site import DealtBoards

Command = TypeVar("Command", bound=Callable[..., Any])


class PaperParts(ParamType):
    """Parts of printed results, separated by commas.

    Example:
        >>> PaperParts().convert("ranking,scorecards", None, None)
        ('ranking', 'scorecards')
    """

    name = "parts"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """Return the parts; refuse an unknown one.

        Raises:
            Refusal: There is no such part.
        """
        del param, ctx
        if isinstance(value, tuple):
            return value
        parts = tuple(word.strip().lower() for word in str(value).split(","))
        for part in parts:
            if part not in PAPER_PARTS:
                raise refuse("papers-no-part", text=part, words=", ".join(PAPER_PARTS))
        return parts


@dataclass(frozen=True, slots=True)
class Publications:
    """The requested output files, by path."""

    site: str | None = None
    deals: str | None = None
    pdf: str | None = None
    papers: tuple[str, ...] = PAPER_PARTS
    csv: str | None = None
    bridgewebs: str | None = None

    def __bool__(self) -> bool:
        """Return whether any file is requested."""
        return any((self.site, self.pdf, self.csv, self.bridgewebs))

    def write(self, results: TournamentResults, title: str, lang: str) -> None:
        """Write the requested files of *results*, and report them on standard error.

        Raises:
            Refusal: A file cannot be written, or cannot hold these results.
        """
        dealt = self._load_deals(lang) if self.deals and (self.site or self.pdf) else {}
        if self.site:
            _write_website(self.site, results, title, dealt, lang)
        if self.pdf:
            _write_paper(self.pdf, results, title, dealt, self.papers, lang)
        if self.csv:
            from biritch.publishing.spreadsheets import ranking_table

            # A byte order mark: without it, spreadsheets take UTF-8 for something else.
            _write(self.csv, "\ufeff" + ranking_table(results, lang), lang)
        if self.bridgewebs:
            _write_bridgewebs(self.bridgewebs, results, title, lang)

    def _load_deals(self, lang: str) -> DealtBoards:
        """Return the boards of the file of deals, with analyses and par."""
        from biritch.cli.deals.dealt_boards import analyses, dealt_boards

        boards = dealt_boards(str(self.deals))
        return {
            str(dealt.number): (dealt, analysis)
            for dealt, analysis in zip(boards, analyses(boards, lang), strict=True)
        }


def _write_website(
    folder: str, results: TournamentResults, title: str, dealt: DealtBoards, lang: str
) -> None:
    """Write the pages into *folder*, replacing pages of the same name."""
    from biritch.publishing.pages.website import website

    files = website(results, title, dealt, lang)
    try:
        for language in LANGUAGES:
            Path(folder, language).mkdir(parents=True, exist_ok=True)
    # A file may be in the way of a folder, too.
    except OSError:
        raise refuse("site-no-folder", folder=folder) from None
    for name, page in files.items():
        write_file(Path(folder, name), page.encode())
    # The style sheet and the page that leads to the languages do not count.
    click.echo(tell("site-written", lang, pages=len(files) - 2, folder=folder), err=True)


def _write_paper(  # noqa: PLR0913, PLR0917 - what a paper is made of
    path: str,
    results: TournamentResults,
    title: str,
    dealt: DealtBoards,
    parts: tuple[str, ...],
    lang: str,
) -> None:
    """Write *parts* of the results as a PDF, in the language of the reader."""
    from biritch.publishing.pages.site import Site
    from biritch.publishing.papers.tournament_paper import tournament_paper

    write_file(Path(path), tournament_paper(Site.of(results, title, lang, dealt), parts))
    click.echo(tell("dealing-form-written", lang, file=path), err=True)


def _write_bridgewebs(path: str, results: TournamentResults, title: str, lang: str) -> None:
    from biritch.publishing.bridgewebs import NotForBridgeWebs, bridgewebs
    from biritch.publishing.result_records import boards_as_mean

    try:
        text = bridgewebs(results, title)
    except NotForBridgeWebs as error:
        arguments = dict(error.phrase.arguments)
        raise Refusal(blame(error.phrase.name, **arguments)) from None
    _write(path, text, lang)
    if boards := ", ".join(boards_as_mean(results)):
        click.echo(tell("table-mean", lang, boards=boards), err=True)


def _write(path: str, text: str, lang: str) -> None:
    write_file(Path(path), text.encode())
    click.echo(tell("dealing-form-written", lang, file=path), err=True)


def publications(command: Command) -> Command:
    """Add the options for output files of a ranking to *command*."""
    # The last applied comes first in the help.
    for option in (
        click.option("--bridgewebs", metavar="FILE.csv", default=None, cls=TranslatedOption,
                     help="cli-option-bridgewebs"),
        click.option("--csv", metavar="FILE.csv", default=None, cls=TranslatedOption,
                     help="cli-option-csv"),
        click.option("--papers", type=PaperParts(), default=PAPER_PARTS, metavar="PART,PART",
                     cls=TranslatedOption, help="cli-option-papers"),
        click.option("--pdf", metavar="FILE.pdf", default=None, cls=TranslatedOption,
                     help="cli-option-pdf"),
        click.option("--deals", metavar="FILE", default=None, cls=TranslatedOption,
                     help="cli-option-site-deals"),
        click.option("--site", metavar="DIR", default=None, cls=TranslatedOption,
                     help="cli-option-site"),
    ):  # fmt: skip
        command = option(command)
    return command
