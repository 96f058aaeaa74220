"""What may be written of a ranking besides what is shown: pages, papers, tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from biritch.cli.help import Told
from biritch.cli.messages import refuse
from biritch.cli.parameters import ParamType
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.cli.tournaments.rankings import Found

Command = TypeVar("Command", bound=Callable[..., Any])

PARTS = ("ranking", "travellers", "scorecards")
"""What an event on paper is made of."""


class Parts(ParamType):
    """Parts of an event on paper, with commas between."""

    name = "parts"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """Return the parts; refuse one that there is not."""
        del param, ctx
        if isinstance(value, tuple):
            return value
        found = tuple(word.strip().lower() for word in str(value).split(","))
        for word in found:
            if word not in PARTS:
                raise refuse("papers-no-part", text=word, words=", ".join(PARTS))
        return found


@dataclass(frozen=True, slots=True)
class Wanted:
    """The files that were asked for."""

    site: str | None = None
    deals: str | None = None
    pdf: str | None = None
    papers: tuple[str, ...] = PARTS
    csv: str | None = None
    bridgewebs: str | None = None

    def __bool__(self) -> bool:
        """Whether anything is to be written."""
        return any((self.site, self.pdf, self.csv, self.bridgewebs))

    def write(self, found: Found, kind: str, title: str, lang: str) -> None:
        """Write what was asked for of the ranking *found*."""
        from biritch.publishing.pages.website import print_out, publish

        if self.site:
            publish(found, kind, self.site, self.deals, title, lang)
        if self.pdf:
            print_out(found, kind, self.pdf, self.papers, self.deals, title, lang)
        if self.csv or self.bridgewebs:
            self._tables(found, kind, title, lang)

    def _tables(self, found: Found, kind: str, title: str, lang: str) -> None:
        from biritch.publishing.spreadsheets import bridgewebs, ranking_table, unlike

        if self.csv:
            _put(self.csv, "\ufeff" + ranking_table(found, kind, lang), lang)
        if self.bridgewebs:
            _put(self.bridgewebs, bridgewebs(found, kind, title), lang)
            if boards := ", ".join(unlike(found)):
                click.echo(tell("table-mean", lang, boards=boards), err=True)


def _put(path: str, told: str, lang: str) -> None:
    from biritch.cli.output_files import put

    put(Path(path), told.encode())
    click.echo(tell("dealing-form-written", lang, file=path), err=True)


def publications(command: Command) -> Command:
    """Give *command* the options for the files it can write of a ranking."""
    for option in (
        click.option("--bridgewebs", metavar="FILE.csv", default=None, cls=Told,
                     help="cli-option-bridgewebs"),
        click.option("--csv", metavar="FILE.csv", default=None, cls=Told,
                     help="cli-option-csv"),
        click.option("--papers", type=Parts(), default=PARTS, metavar="PART,PART", cls=Told,
                     help="cli-option-papers"),
        click.option("--pdf", metavar="FILE.pdf", default=None, cls=Told,
                     help="cli-option-pdf"),
        click.option("--deals", metavar="FILE", default=None, cls=Told,
                     help="cli-option-site-deals"),
        click.option("--site", metavar="DIR", default=None, cls=Told, help="cli-option-site"),
    ):  # fmt: skip
        command = option(command)
    return command
