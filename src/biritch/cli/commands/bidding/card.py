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
    Print the convention card of SYSTEM, or of several side by side, as a page for the printer.

    The page goes to standard output, or to --output FILE.
cli-option-card-output = Write the page to this file; a name that ends with .pdf makes a PDF.
cli-card-one = a PDF is of one card: leave the others out, or write a page
cli-card-unwritten = { $text }: cannot be written: { $why }
""",
    "fr": """
cli-help-card =
    Imprime la feuille de conventions de SYSTÈME, ou de plusieurs côte à côte.

    La page va à la sortie standard, ou dans --output FICHIER.
cli-option-card-output = Écrit la page dans ce fichier ; un nom en .pdf en fait un PDF.
cli-card-one = un PDF est d'une seule feuille : retirez les autres, ou écrivez une page
cli-card-unwritten = { $text } : ne peut être écrit : { $why }
""",
}
