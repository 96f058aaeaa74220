"""An event written as a folder of pages, in French and in English."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from biritch.cli.input_files import records
from biritch.cli.messages import refuse
from biritch.cli.output_files import put
from biritch.cli.progress import Bar
from biritch.competition.results.result import Contestant
from biritch.core.cards import Strain
from biritch.publishing.dealt_boards import Dealt, different, whole
from biritch.publishing.handouts.hand_records import Reckoned
from biritch.publishing.handouts.page import Ink
from biritch.publishing.pages.board_page import board_page
from biritch.publishing.pages.entrant_page import entrant_page
from biritch.publishing.pages.ranking_page import index_page
from biritch.publishing.pages.site import Site, board_file, contestant_files
from biritch.publishing.pages.stylesheet import STYLE
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.cli.tournaments.rankings import Found
    from biritch.words.notation import Notation

LANGUAGES = ("en", "fr")


def publish(  # noqa: PLR0913, PLR0917 - what a publication is made of
    found: Found, kind: str, folder: str, deals: str | None, title: str, lang: str
) -> None:
    """Write the event into *folder*; pages there of the same names are replaced."""
    dealt = _dealt(deals, lang) if deals else {}
    pages = {
        f"{language}/{name}": page.replace("{here}", name)
        for language in LANGUAGES
        for name, page in _pages(found, kind, dealt, title, language)
    }
    pages |= {"style.css": STYLE, "index.html": _door(lang, title)}
    try:
        for language in LANGUAGES:
            Path(folder, language).mkdir(parents=True, exist_ok=True)
    except OSError:
        raise refuse("site-no-folder", folder=folder) from None
    for name, page in pages.items():
        put(Path(folder, name), page.encode())
    click.echo(tell("site-written", lang, pages=len(pages) - 2, folder=folder), err=True)


def _dealt(path: str, lang: str) -> dict[str, tuple[Dealt, Reckoned | None]]:
    """Return the boards of the file at *path*, with what they make and their par."""
    from biritch.solver.dds import DDS, SolverFault
    from biritch.solver.par import par

    boards = different(whole(records(path), path))
    try:
        with Bar(lambda: tell("solver-solving", lang), len(boards) * len(Strain)) as bar:
            tables = DDS().tables([one.deal for one in boards], bar.at)
    except SolverFault as fault:
        raise refuse("solver-fault", text=str(fault)) from None
    return {
        str(one.number): (one, Reckoned(made, par(made, one.board)))
        for one, made in zip(boards, tables, strict=True)
    }


def _pages(
    found: Found,
    kind: str,
    dealt: dict[str, tuple[Dealt, Reckoned | None]],
    title: str,
    language: str,
) -> list[tuple[str, str]]:
    """Return every page of one language, with its name."""
    site = _site(found, kind, dealt, title, language)
    ordered = site.boards
    pages = [("index.html", index_page(site))]
    pages += [(board_file(board), board_page(site, board)) for board in ordered]
    pages += [(site.files[one.contestant], entrant_page(site, one)) for one in found.placed]
    return pages


def _site(
    found: Found,
    kind: str,
    dealt: dict[str, tuple[Dealt, Reckoned | None]],
    title: str,
    language: str,
) -> Site:
    boards = {one.board for one in found.results}
    return Site(
        escape(title) or tell("site-results", language),
        kind,
        found,
        Ink(language, cast("Notation", language)),
        tuple(sorted(boards, key=lambda board: Contestant(board).order)),
        dealt,
        contestant_files(one.contestant for one in found.placed),
    )


def print_out(  # noqa: PLR0913, PLR0917 - what a publication is made of
    found: Found,
    kind: str,
    file: str,
    parts: Collection[str],
    deals: str | None,
    title: str,
    lang: str,
) -> None:
    """Write *parts* of the event as a PDF, in the language of whoever asks."""
    from biritch.publishing.papers.tournament_paper import event_paper

    dealt = _dealt(deals, lang) if deals else {}
    put(Path(file), event_paper(_site(found, kind, dealt, title, lang), parts))
    click.echo(tell("dealing-form-written", lang, file=file), err=True)


def _door(lang: str, title: str) -> str:
    """Return the page that leads to the language of whoever publishes, or the other."""
    name = escape(title) or tell("site-results", lang)
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="refresh" content="0; url={lang}/index.html">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{name}</title>\n<link rel="stylesheet" href="style.css">\n</head>\n<body>\n'
        f"<h1>{name}</h1>\n<nav>"
        '<a lang="fr" href="fr/index.html">Français</a> '
        '<a lang="en" href="en/index.html">English</a></nav>\n</body>\n</html>\n'
    )
