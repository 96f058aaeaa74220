"""``biritch codes``: every scoring code there is."""

from __future__ import annotations

import click

from biritch.cli.options import as_json, console, language, print_json
from biritch.cli.scoring_codes import code_title
from biritch.scoring.codes import scoring_codes as known
from biritch.words.translation import tell


@click.command(name="codes")
@as_json
@language
def codes(lang: str, *, as_json: bool) -> None:
    """List every scoring code by name, with its title and source."""
    tariffs = known()
    if as_json:
        rows = [
            {"name": name, "title": code.title, "source": code.source}
            for name, code in tariffs.items()
        ]
        print_json(rows)
        return
    from rich.table import Table

    table = Table(tell("cli-code", lang), tell("cli-title", lang), tell("cli-source", lang))
    for name, code in tariffs.items():
        table.add_row(name, code_title(name, lang), code.source)
    console().print(table)


COMMAND = codes

SENTENCES = {
    "en": """
cli-code = Code
cli-help-codes = List every scoring code by name, with its title and source.
""",
    "fr": """
cli-code = Barème
cli-help-codes = Liste les barèmes, avec leur source.
""",
}
