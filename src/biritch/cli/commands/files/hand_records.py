"""``biritch hand-records``: the boards of a file as a page to print."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.deals.dealt_boards import analyses, dealt_boards
from biritch.cli.help import TranslatedOption
from biritch.cli.options import language, notation
from biritch.cli.output_files import is_pdf, write_file, write_text
from biritch.words.notation import Notation
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.publishing.dealt_boards import DoubleDummyAnalysis


@click.command(name="hand-records")
@click.argument("file", metavar="FILE")
@click.argument("target", metavar="OUT.html|OUT.pdf", default="-")
@click.option("--title", metavar="TITLE", cls=TranslatedOption, help="cli-option-title")
@click.option("--plain", is_flag=True, cls=TranslatedOption, help="cli-option-plain")
@notation
@language
def hand_records(  # noqa: PLR0913 - one for each option
    file: str, target: str, title: str | None, notation: Notation, lang: str, *, plain: bool
) -> None:
    """Print the hands of FILE, eight boards an A4 page, as HTML or PDF.

    Each board has its points, the double-dummy tricks of every seat in every strain, and par;
    --plain leaves out the last two. Do not show the page before the boards are played.
    """
    from biritch.publishing.handouts.hand_records import hand_records as pages
    from biritch.publishing.wording import PrintedWording

    boards = dealt_boards(file)
    analysed: Sequence[DoubleDummyAnalysis | None]
    analysed = [None] * len(boards) if plain else analyses(boards, lang)
    name = title or tell("dealing-hand-records", lang)
    if is_pdf(target):
        from biritch.publishing.papers.deal_papers import hand_records_paper

        write_file(
            Path(target),
            hand_records_paper(boards, analysed, name, PrintedWording(lang, notation)),
        )
        click.echo(tell("dealing-printed", lang, boards=len(boards), file=target))
        return
    text = pages(boards, analysed, name, PrintedWording(lang, notation))
    if write_text(target, text):
        click.echo(tell("dealing-printed", lang, boards=len(boards), file=target))


COMMAND = hand_records

SENTENCES = {
    "en": """
cli-option-plain = Print only the hands and points, without double-dummy results.
cli-help-hand-records =
    Print the hands of FILE, eight boards an A4 page, as HTML or PDF.

    Each board has its points, the double-dummy tricks of every seat in every strain, and par;
    --plain leaves out the last two. Do not show the page before the boards are played.
""",
    "fr": """
cli-option-plain = N'imprime que les mains et les points, sans analyse à cartes ouvertes.
cli-help-hand-records =
    Imprime les mains de FILE, huit donnes par page A4, en HTML ou en PDF.

    Chaque donne a ses points, les levées de chaque place dans chaque couleur à cartes \
ouvertes, et
    le par ; --plain omet ces deux derniers. À ne pas montrer avant que les donnes soient \
jouées.
""",
}
