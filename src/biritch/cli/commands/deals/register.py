"""``biritch register``: a register of dealt boards, so that none is used again."""

from __future__ import annotations

from pathlib import Path

import click

from biritch.cli.deals.dealt_boards import dealt_boards
from biritch.cli.deals.register import Register
from biritch.cli.help import TranslatedOption
from biritch.cli.options import as_json, language, print_json
from biritch.words.translation import tell


@click.command(name="register")
@click.argument("file", metavar="FILE")
@click.option(
    "--book", required=True, metavar="REGISTER", cls=TranslatedOption, help="cli-option-book"
)
@click.option("--title", metavar="TITLE", cls=TranslatedOption, help="cli-option-set-title")
@language
@as_json
def register(file: str, book: str, title: str | None, lang: str, *, as_json: bool) -> None:
    """Add the boards of FILE to a register; refuse the boards it already holds.

    The register is one file. Keep it as secret as the deals until they are played.
    """
    name = title or (Path(file).name if file != "-" else "-")
    boards = dealt_boards(file)
    number = Register(Path(book)).enter(((dealt.number, dealt.deal) for dealt in boards), name)
    if as_json:
        print_json({"register": book, "title": name, "boards": number})
    else:
        click.echo(tell("dealing-registered", lang, boards=number, title=name, file=book))


COMMAND = register

SENTENCES = {
    "en": """
cli-option-set-title = The name of the set in the register.
cli-help-register =
    Add the boards of FILE to a register; refuse the boards it already holds.

    The register is one file. Keep it as secret as the deals until they are played.
""",
    "fr": """
cli-option-set-title = Le nom du jeu de donnes dans le registre.
cli-help-register =
    Inscrit les donnes de FILE dans un registre ; refuse celles qui y sont déjà.

    Le registre est un seul fichier. Gardez-le aussi secret que les donnes jusqu'à ce qu'elles
    soient jouées.
""",
}
