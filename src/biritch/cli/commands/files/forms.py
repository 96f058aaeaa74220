"""``biritch forms``: slips and sheets to score on."""

from __future__ import annotations

from pathlib import Path

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.options import language
from biritch.cli.output_files import is_pdf, write_file, write_text
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.words.translation import tell

KINDS = ("slips", "sheet", "rubber")


@click.command(name="forms")
@click.argument("kind", metavar="|".join(KINDS), type=OneOf(KINDS))
@click.argument("target", metavar="OUT.html|OUT.pdf", default="-")
@click.option(
    "--boards",
    "-n",
    type=WholeNumber(1, 200),
    default=24,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-how-many",
)
@click.option(
    "--first",
    type=WholeNumber(1, 1_000_000),
    default=1,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-first",
)
@click.option(
    "--tables",
    type=WholeNumber(1, 100),
    default=8,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-forms-tables",
)
@language
def forms(  # noqa: PLR0913, PLR0917 - one for each option
    kind: str, target: str, boards: int, first: int, tables: int, lang: str
) -> None:
    """Print scoring forms as HTML or PDF for A4; HTML forms can be filled in on screen.

    slips travel with the boards, one line per table; a sheet stays at a table of a team match,
    one line per board; rubber has two columns, above and below the line.
    """
    from biritch.publishing.handouts.score_forms import FormSize, score_forms
    from biritch.publishing.wording import PrintedWording

    size = FormSize(first, boards, tables)
    if is_pdf(target):
        from biritch.publishing.papers.form_papers import form_paper

        write_file(Path(target), form_paper(kind, size, PrintedWording(lang)))
        click.echo(tell("dealing-form-written", lang, file=target))
        return
    text = score_forms(kind, size, PrintedWording(lang))
    if write_text(target, text):
        click.echo(tell("dealing-form-written", lang, file=target))


COMMAND = forms

SENTENCES = {
    "en": """
cli-option-how-many = The number of boards.
cli-option-forms-tables = The number of tables that play them; for rubber, the number of sheets.
cli-help-forms =
    Print scoring forms as HTML or PDF for A4; HTML forms can be filled in on screen.

    slips travel with the boards, one line per table; a sheet stays at a table of a team match,
    one line per board; rubber has two columns, above and below the line.
""",
    "fr": """
cli-option-how-many = Le nombre de donnes.
cli-option-forms-tables = Le nombre de tables qui les jouent ; pour rubber, le nombre de \
feuilles.
cli-help-forms =
    Imprime des feuilles de marque en HTML ou en PDF (A4) ; en HTML, à remplir à l'écran.

    slips : les fiches qui suivent les étuis, une ligne par table ; sheet : la feuille d'une \
table
    d'un match par équipes, une ligne par donne ; rubber : deux colonnes, au-dessus et
    au-dessous de la ligne.
""",
}
