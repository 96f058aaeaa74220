"""``biritch planted``: a command that says one sentence."""

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.options import language
from biritch.words.translation import tell


@click.command(name="planted")
@click.option("--soil", is_flag=True, cls=TranslatedOption, help="cli-option-planted-soil")
@language
def planted(lang: str, *, soil: bool) -> None:
    """Say that it was planted."""
    click.echo(tell("cli-planted-says", lang, soil=str(soil)))


COMMAND = planted

SENTENCES = {
    "en": """
cli-help-planted = Say that it is a planted command.
cli-option-planted-soil = Planted in soil.
cli-planted-says = Planted here ({ $soil }).
""",
    "fr": """
cli-help-planted = Dit que c'est une commande plantée.
cli-option-planted-soil = Plantée en terre.
cli-planted-says = Plantée ici ({ $soil }).
""",
}
