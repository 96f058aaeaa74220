"""``biritch card``: printable convention cards, one or several side by side."""

from __future__ import annotations

from pathlib import Path

import click

from biritch import shelf
from biritch.bidding.cards import layouts
from biritch.cli.deals.auctions import read_system
from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import language
from biritch.cli.parameters import OneOf


@click.command(name="card")
@click.argument("systems", nargs=-1, required=True, metavar="SYSTEM...")
@click.option(
    "--layout",
    type=OneOf(shelf.names(layouts)),
    default=None,
    cls=TranslatedOption,
    help="cli-option-layout",
)
@click.option(
    "--output",
    metavar="FILE",
    default=None,
    cls=TranslatedOption,
    help="cli-option-card-output",
)
@language
def card(systems: tuple[str, ...], layout: str | None, output: str | None, lang: str) -> None:
    """Print the convention card of SYSTEM, or of several side by side, as a page.

    The lay-out is that of the federation the first system is played under, unless said.
    """
    from biritch.bidding.cards import convention_card
    from biritch.cli.output_files import is_pdf, write_file
    from biritch.cli.systems.other_programs import card_of
    from biritch.publishing.handouts.convention_cards import convention_cards

    played = [read_system(name) for name in systems]
    chosen = convention_card.all_layouts()[layout or played[0].partnership.body]
    cards = [convention_card.fill_card(system, chosen) for system in played]
    if output is not None and is_pdf(output):
        if len(cards) > 1:
            raise refuse("cli-card-one")
        write_file(Path(output), card_of(played[0], layout, lang))
        return
    text = convention_cards(cards, lang)
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        Path(output).write_text(text, encoding="utf-8")
    except OSError as fault:
        raise refuse("cli-card-unwritten", text=output, why=fault.strerror or "") from None


COMMAND = card

SENTENCES = {
    "en": """
cli-help-card =
    Print the convention card of SYSTEM, or of several systems side by side.

    The page is HTML. It goes to standard output, or to the file of --output.
cli-option-card-output = Write the page to this file; a name that ends in .pdf makes a PDF.
cli-card-one = a PDF holds one convention card: name one system, or choose an HTML file
cli-card-unwritten = cannot write { $text }: { $why }
""",
    "fr": """
cli-help-card =
    Imprime la feuille de conventions de SYSTEM, ou de plusieurs systèmes côte à côte.

    La page est en HTML. Elle va sur la sortie standard, ou dans le fichier de --output.
cli-option-card-output = Écrit la page dans ce fichier ; un nom en .pdf en fait un PDF.
cli-card-one = un PDF contient une seule feuille : nommez un seul système, ou un fichier HTML
cli-card-unwritten = impossible d'écrire { $text } : { $why }
""",
}
