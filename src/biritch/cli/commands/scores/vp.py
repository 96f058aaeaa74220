"""``biritch vp``: the victory points of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.options import as_json, language, print_json
from biritch.cli.parameters import WholeNumber
from biritch.cli.tournaments.results_files import VPScaleName, refuse_match_length
from biritch.words.languages import decimal_mark
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.scoring.scale import VPScale


@click.command(name="vp")
@click.argument("margin", metavar="IMPS", type=WholeNumber(0, 100_000))
@click.option(
    "--scale",
    type=VPScaleName(),
    default="wbf-continuous",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-vp-scale",
)
@click.option(
    "--boards",
    type=WholeNumber(1, 1000),
    required=True,
    cls=TranslatedOption,
    help="cli-option-match-boards",
)
@as_json
@language
def vp(margin: int, scale: VPScale, boards: int, lang: str, *, as_json: bool) -> None:
    """Convert the result of a match, in IMPS, to the victory points of both teams."""
    from biritch.competition.scoring.rounding import number, text
    from biritch.competition.scoring.scale import NoScaleForLength

    try:
        winner, loser = scale.points(boards, margin)
    except NoScaleForLength as error:
        raise refuse_match_length(error) from None
    if as_json:
        print_json({"winner": number(winner), "loser": number(loser)})
        return
    point = decimal_mark(lang)
    # Both sides of a match are shown alike: 12.00 to 8.00, never 12 to 8.00.
    places = 0 if winner.denominator == loser.denominator == 1 else 2
    arguments = {"winner": text(winner, places, point), "loser": text(loser, places, point)}
    click.echo(tell("rank-vp", lang, **arguments))


COMMAND = vp

SENTENCES = {
    "en": """
cli-help-vp = Convert the result of a match, in IMPS, to the victory points of both teams.
cli-option-match-boards = The number of boards of the match.
""",
    "fr": """
cli-help-vp = Convertit le résultat d'un match, en IMPS, en points de victoire des deux équipes.
cli-option-match-boards = Le nombre d'étuis du match.
""",
}
