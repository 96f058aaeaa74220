"""``biritch imps``: a difference in points as IMPs."""

from __future__ import annotations

import click

from biritch.cli.options import as_json, language, print_json
from biritch.cli.parameters import WholeNumber
from biritch.scoring.imps import imps as worth
from biritch.words.translation import tell


@click.command(name="imps", context_settings={"ignore_unknown_options": True})
@click.argument("points", metavar="POINTS", type=WholeNumber(-100_000, 100_000))
@as_json
@language
def imps(points: int, lang: str, *, as_json: bool) -> None:
    """Convert a difference of POINTS to IMPs (Law 78B)."""
    imps_won = worth(points)
    if as_json:
        print_json({"imps": imps_won})
    else:
        click.echo(tell("rank-imps", lang, points=str(points), imps=imps_won))


COMMAND = imps

SENTENCES = {
    "en": """
cli-help-imps = Convert a difference of POINTS to IMPs (Law 78B).
""",
    "fr": """
cli-help-imps = Convertit une différence de POINTS en IMP (loi 78B).
""",
}
