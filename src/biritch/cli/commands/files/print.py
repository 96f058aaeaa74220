"""``biritch print``: the boards of a file with auction, play and comments, on paper."""

from __future__ import annotations

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.input_files import records
from biritch.cli.messages import refuse
from biritch.cli.options import encoding, language, notation
from biritch.cli.output_files import is_pdf, write_text
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.words.notation import Notation
from biritch.words.translation import tell


@click.command(name="print")
@click.argument("file", metavar="FILE")
@click.argument("target", metavar="OUT", default="-")
@click.option("--title", metavar="TITLE", cls=TranslatedOption, help="cli-option-title")
@click.option(
    "--paper",
    type=OneOf(["A4", "letter"]),
    default="A4",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-paper",
)
@click.option(
    "--boards",
    type=WholeNumber(1, 12),
    default=2,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-boards-page",
)
@encoding
@notation
@language
def print_boards(  # noqa: PLR0913 - one for each option
    file: str,
    target: str,
    notation: Notation,
    lang: str,
    *,
    title: str | None,
    paper: str,
    boards: int,
    encoding: str | None,
) -> None:
    """Print the boards of FILE: hands, auction, play, result, comments.

    The page is HTML that any browser prints or saves as PDF, on A4 or Letter, with that many
    boards a page. A board whose hands are not all known is left out.
    """
    from biritch.publishing.handouts.played_boards import BoardsLayout, played_boards
    from biritch.publishing.wording import PrintedWording

    if is_pdf(target):
        raise refuse("print-html-only", file=target)
    read = list(records(file, encoding=encoding))
    layout = BoardsLayout("letter" if paper == "letter" else "A4", boards)
    name = title or next((record.event for record in read if record.event), "") or file
    page = played_boards(read, name, PrintedWording(lang, notation), layout)
    if write_text(target, page):
        whole = sum(record.deal is not None for record in read)
        click.echo(tell("dealing-printed", lang, boards=whole, file=target))


COMMAND = print_boards

SENTENCES = {
    "en": """
print-auction = Auction
print-play = Play
print-html-only = '{ $file }': boards are printed as HTML (want OUT.html)
cli-option-paper = The size of the paper.
cli-option-boards-page = The number of boards per page.
cli-help-print =
    Print the boards of FILE: hands, auction, play, result, comments.

    OUT is an HTML page that any browser prints or saves as PDF, on A4 or Letter. Boards with
    unknown hands are left out.
""",
    "fr": """
print-auction = Enchères
print-play = Jeu de la carte
print-html-only = « { $file } » : les donnes s'impriment en HTML (il faut OUT.html)
cli-option-paper = Le format du papier.
cli-option-boards-page = Le nombre de donnes par page.
cli-help-print =
    Imprime les donnes de FILE : mains, enchères, jeu, résultat, commentaires.

    OUT est une page HTML que tout navigateur imprime ou enregistre en PDF, au format A4 ou
    Letter. Les donnes dont une main est inconnue sont omises.
""",
}
