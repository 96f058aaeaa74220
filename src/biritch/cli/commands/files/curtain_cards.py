"""``biritch curtain-cards``: a card for each hand, to prepare boards by hand."""

from __future__ import annotations

from pathlib import Path

import click

from biritch.cli.deals.dealt_boards import dealt_boards
from biritch.cli.help import TranslatedOption
from biritch.cli.options import language, notation
from biritch.cli.output_files import is_pdf, write_file, write_text
from biritch.words.notation import Notation
from biritch.words.translation import tell


@click.command(name="curtain-cards")
@click.argument("file", metavar="FILE")
@click.argument("target", metavar="OUT.html|OUT.pdf", default="-")
@click.option("--title", metavar="TITLE", cls=TranslatedOption, help="cli-option-title")
@notation
@language
def curtain_cards(
    file: str, target: str, title: str | None, notation: Notation, lang: str
) -> None:
    """Print a curtain card for each hand of FILE.

    Somebody who does not play makes up the boards from the cards. HTML or PDF for A4, one board
    per row, to cut along the dotted lines.
    """
    from biritch.publishing.handouts.curtain_cards import curtain_cards as pages
    from biritch.publishing.wording import PrintedWording

    boards = dealt_boards(file)
    name = title or tell("dealing-curtain-cards", lang)
    if is_pdf(target):
        from biritch.publishing.papers.deal_papers import curtain_cards_paper

        write_file(
            Path(target), curtain_cards_paper(boards, name, PrintedWording(lang, notation))
        )
        click.echo(tell("dealing-printed", lang, boards=len(boards), file=target))
        return
    text = pages(boards, name, PrintedWording(lang, notation))
    if write_text(target, text):
        click.echo(tell("dealing-printed", lang, boards=len(boards), file=target))


COMMAND = curtain_cards

SENTENCES = {
    "en": """
cli-help-curtain-cards =
    Print a curtain card for each hand of FILE.

    Somebody who does not play makes up the boards from the cards. HTML or PDF for A4, one board
    per row, to cut along the dotted lines.
""",
    "fr": """
cli-help-curtain-cards =
    Imprime une fiche à duplication pour chaque main de FILE.

    Quelqu'un qui ne joue pas compose les étuis d'après les fiches. En HTML ou en PDF pour A4,
    une donne par rangée, à découper le long des pointillés.
""",
}
