"""``biritch simulate``: measurements on random deals that satisfy a condition."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.cli.parameters import VULNERABILITY, WholeNumber
from biritch.cli.progress import ProgressBar
from biritch.cli.workplaces import workers_expected, workplace, workplace_options
from biritch.words.languages import decimal_mark
from biritch.words.translation import tell
from biritch.words.typography import NO_BREAK

if TYPE_CHECKING:
    from rich.table import Table

    from biritch.cli.deals.simulation import Experiment, MeasureSummary, PieceMeasured
    from biritch.core.seats import Vulnerability
    from biritch.matches.parallel.workplace import Workplace
    from biritch.words.notation import Notation

_BAR = 30
"""Columns of the longest bar."""
_FEW = 20
"""As many values are shown one by one; of more, the mean alone."""


@click.command(name="simulate")
@click.argument("measures", metavar="MEASURE...", nargs=-1, required=True)
@click.option(
    "-n",
    "--number",
    type=WholeNumber(1, 100_000_000),
    default=1_000,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-simulated",
)
@click.option("--where", metavar="EXPR", cls=TranslatedOption, help="cli-option-simulate-where")
@click.option("--seed", metavar="SEED", cls=TranslatedOption, help="cli-option-simulate-seed")
@click.option(
    "--vulnerable",
    type=VULNERABILITY,
    default="none",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-simulate-vulnerable",
)
@click.option("--no-stack", is_flag=True, cls=TranslatedOption, help="cli-option-no-stack")
@click.option(
    "--tries",
    type=WholeNumber(1),
    default=20_000,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-simulate-tries",
)
@workplace_options
@notation
@language
@as_json
def simulate(  # noqa: PLR0913, PLR0917 - one for each option
    measures: tuple[str, ...],
    number: int,
    where: str | None,
    seed: str | None,
    vulnerable: Vulnerability,
    tries: int,
    processes: int | None,
    cluster: str | None,
    notation: Notation,
    lang: str,
    *,
    no_stack: bool,
    as_json: bool,
) -> None:
    """Deal many hands that meet a condition and compute statistics on them.

    MEASURE and --where are written as in biritch deal --where, with more words: tricks(S, "H"),
    makes(S, "4H"), score(S, "4HX") and par(NS) of perfect play with all cards seen (of a side,
    its better declarer), and imps(...) of a difference in points. A number is given as its
    mean, a condition as how often it holds, each with its standard error.
    """
    from biritch.cli.deals.simulation import Experiment, summaries

    word = secrets.token_hex(8) if seed is None else seed
    experiment = Experiment(
        where, measures, word, vulnerable, notation, stack=not no_stack, tries=tries
    )
    experiment.read_conditions()  # what cannot be read is refused before anybody begins
    measured = _measure_pieces(experiment, number, workplace(processes, cluster), lang)
    kept = sum(piece.kept for piece in measured)
    looked_at = sum(piece.looked_at for piece in measured)
    if kept < number:
        raise refuse("cli-too-rare", tries=str(looked_at), found=str(kept))
    told = summaries(experiment, measured)
    stacked = experiment.stacked_seat
    if as_json:
        print_json(
            {
                "deals": kept,
                "tries": looked_at,
                "seed": word,
                "stacked": stacked
                and {"seat": stacked[0], "percent": round(100 * stacked[1], 4)},
                "measures": [summary.document() for summary in told],
            }
        )
        return
    for summary in told:
        _show(summary, lang)
    click.echo(tell("simulate-dealt", lang, deals=kept, tries=str(looked_at)))
    if stacked:
        seat = tell(f"cli-seat-{stacked[0].lower()}", lang)
        click.echo(tell("simulate-stacked", lang, seat=seat))


def _measure_pieces(
    experiment: Experiment, number: int, where: Workplace, lang: str
) -> list[PieceMeasured]:
    from biritch.cli.deals.simulation import measure_piece

    pieces = experiment.pieces(number)
    done: dict[int, PieceMeasured] = {}
    with (
        ProgressBar(lambda: tell("simulate-under-way", lang), number) as bar,
        workers_expected(),
    ):
        kept = 0
        for place, piece in where.results(measure_piece, pieces):
            done[place] = piece
            kept += piece.kept
            bar.at(kept)
            if piece.kept < pieces[place].wanted:
                break  # too rare: the others would find no more
    return list(done.values())


def _show(summary: MeasureSummary, lang: str) -> None:
    from rich.text import Text

    out, point = console(), decimal_mark(lang)
    out.print(Text(summary.text, "bold"))
    if summary.kind == "condition":
        percent, error = (f"{100 * part:.1f}" for part in (summary.mean, summary.error))
        told = tell("simulate-percent", lang, percent=percent, error=error)
        out.print(Text(told.replace(".", point)))
    else:
        figures = {"mean": f"{summary.mean:.2f}", "error": f"{summary.error:.2f}"}
        told = tell("simulate-mean", lang, **figures, deviation=f"{summary.deviation:.2f}")
        out.print(Text(told.replace(".", point)))
        if len(summary.values) <= _FEW:
            out.print(_bars(summary, point))
    out.print()


def _bars(summary: MeasureSummary, point: str) -> Table:
    from rich.table import Table
    from rich.text import Text

    most = max(times for _, times in summary.values)
    grid = Table(box=None, pad_edge=False, show_header=False)
    for justify in ("right", "right", "left"):
        grid.add_column(justify=justify)
    sign = f"{NO_BREAK}%" if point == "," else "%"
    for value, times in summary.values:
        percent = f"{100 * times / summary.deals:.1f}{sign}".replace(".", point)
        bar = "#" * max(1, round(_BAR * times / most))
        grid.add_row(Text(str(value), "bold"), percent, Text(bar, "green"))
    return grid


COMMAND = simulate

SENTENCES = {
    "en": """
cli-help-simulate =
    Deal many hands that meet a condition and compute statistics on them.

    MEASURE and --where are written as in biritch deal --where, with more words: tricks(S, "H"),
    makes(S, "4H"), score(S, "4HX") and par(NS) of perfect play with all cards seen (of a side,
    its better declarer), and imps(...) of a difference in points. The result is
    the mean of a number, or the frequency of a condition, with its standard error.
cli-option-simulated = The number of deals to measure.
cli-option-simulate-where = Keep only the deals that meet this condition: "hcp(N) >= 20".
cli-option-simulate-seed = Any text: the same text always gives the same deals.
cli-option-simulate-vulnerable = Who is vulnerable, for score and par.
cli-option-no-stack = Deal all four hands at random; without this option one hand is dealt to \
meet the condition.
cli-option-simulate-tries = Give up if fewer than one deal in this many meets the condition.
simulate-under-way = Dealing
simulate-dealt = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} of { $tries } dealt
simulate-stacked = The hand of { $seat } was dealt to meet the condition.
simulate-mean = mean { $mean } (standard error { $error }), standard deviation { $deviation }
simulate-percent = { $percent }% (standard error { $error })
cli-measure = measure, character { $place }: { $what }
cli-measure-too-long = measure: too long (at most { $most } characters)
cli-where-bad-suit = not a suit: '{ $text }' (want { $notation ->
    [fr] P, C, K or T
   *[en] S, H, D or C
})
cli-where-bad-strain = not a strain: '{ $text }' (want { $notation ->
    [fr] T, K, C, P or SA
   *[other] C, D, H, S or NT
})
cli-where-bad-contract = not a contract: '{ $text }' (want { $notation ->
    [fr] 4C or 3SAX
   *[other] 4H or 3NTX
})
""",
    "fr": """
cli-help-simulate =
    Distribue des donnes qui remplissent une condition et en tire des statistiques.

    MEASURE et --where s'écrivent comme dans biritch deal --where, avec d'autres mots :
    levees(S, "C"), reussit(S, "4C"), marque(S, "4CX") et par(NS) du jeu parfait à cartes
    ouvertes (pour un camp, son meilleur déclarant), et imp(...) d'une différence de points.
    Le résultat est la moyenne d'un nombre ou la fréquence d'une condition, avec l'erreur type.
cli-option-simulated = Le nombre de donnes à mesurer.
cli-option-simulate-where = Ne garde que les donnes qui remplissent cette condition : \
"points(N) >= 20".
cli-option-simulate-seed = Un texte quelconque : le même redonne toujours les mêmes donnes.
cli-option-simulate-vulnerable = Qui est vulnérable, pour marque et par.
cli-option-no-stack = Distribue les quatre mains au hasard ; sans cette option, l'une d'elles \
est \
composée selon la condition.
cli-option-simulate-tries = Renonce si moins d'une donne sur ce nombre remplit la condition.
simulate-under-way = Distribution
simulate-dealt = { $deals ->
    [one] { $deals } donne retenue
   *[other] { $deals } donnes retenues
} sur { $tries } distribuées
simulate-stacked = La main de { $seat } a été composée selon la condition.
simulate-mean = moyenne { $mean } (erreur type { $error }), écart type { $deviation }
simulate-percent = { $percent } % (erreur type { $error })
cli-measure = mesure, caractère { $place } : { $what }
cli-measure-too-long = mesure : trop longue (au plus { $most } caractères)
cli-where-bad-suit = « { $text } » n'est pas une couleur (il faut { $notation ->
    [fr] P, C, K ou T
   *[en] S, H, D ou C
})
cli-where-bad-strain = « { $text } » n'est pas une couleur (il faut { $notation ->
    [fr] T, K, C, P ou SA
   *[other] C, D, H, S ou NT
})
cli-where-bad-contract = « { $text } » n'est pas un contrat (il faut { $notation ->
    [fr] 4C ou 3SAX
   *[other] 4H ou 3NTX
})
""",
}
