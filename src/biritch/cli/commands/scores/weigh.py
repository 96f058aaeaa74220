"""``biritch weigh``: a weighted score, alone and on a traveller (Law 12C1(c))."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, language, notation, print_json
from biritch.cli.parameters import SEAT, VULNERABILITY, OneOf
from biritch.core.boards import Board
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.words.languages import decimal_mark
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.results.result import WeightedPoints
    from biritch.rulings.weighted_scores import WeightedScore
    from biritch.words.notation import Notation


@click.command(name="weigh")
@click.argument("score", metavar="SCORE")
@click.option("--ew", metavar="SCORE", cls=TranslatedOption, help="cli-option-weigh-ew")
@click.option("--declarer", type=SEAT, cls=TranslatedOption, help="cli-option-weigh-declarer")
@click.option(
    "--vulnerable", type=VULNERABILITY, cls=TranslatedOption, help="cli-option-vulnerable"
)
@click.option("--board", metavar="N", cls=TranslatedOption, help="cli-option-weigh-board")
@click.option(
    "--others", metavar="620,-100,…", cls=TranslatedOption, help="cli-option-weigh-others"
)
@click.option("--file", metavar="FILE", cls=TranslatedOption, help="cli-option-weigh-file")
@click.option(
    "--except", "but", metavar="NS", cls=TranslatedOption, help="cli-option-weigh-except"
)
@click.option(
    "--by",
    type=OneOf(("mp", "imp")),
    default="mp",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-weigh-by",
)
@notation
@language
@as_json
def weigh(  # noqa: PLR0913, PLR0917 - one for each option
    score: str,
    ew: str | None,
    declarer: Seat | None,
    vulnerable: Vulnerability | None,
    board: str | None,
    others: str | None,
    file: str | None,
    but: str | None,
    by: str,
    notation: Notation,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Work out a weighted SCORE: "60% 4S=, 40% 4S-1" or "60% 620, 40% -100".

    Its place among the other scores of the board is shown with --others, or with --file
    and --board, --except the pair whose score it replaces.
    """
    from biritch.rulings.weighted_scores import UnreadableWeights, read, scores_in
    from biritch.rulings.weighted_scores import weigh as weighed
    from biritch.words.notation import read_contract

    where = vulnerable if vulnerable is not None else _of_board(board)
    reading = partial(read_contract, notation=notation)
    try:
        parts = read(score, reading, where, declarer)
        theirs = read(ew, reading, where, declarer) if ew else None
        field: Sequence[int | WeightedPoints] = scores_in(others or "")
        if file:
            field = [*field, *_traveller(file, board, but)]
        weighted = weighed(parts, field, by, ew=theirs)
    except UnreadableWeights as error:
        raise Refusal(error.phrase) from None
    if as_json:
        print_json(_facts(weighted))
    else:
        _show(weighted, lang)


def _of_board(board: str | None) -> Vulnerability:
    """Return the vulnerability of the board; none without a board."""
    if board is None or not board.isdecimal() or not int(board):
        return Vulnerability.parse("none")
    return Board.from_number(int(board)).vulnerability


def _traveller(path: str, board: str | None, but: str | None) -> list[WeightedPoints]:
    """Return the scores of *board* in a results file, without one North-South pair."""
    from biritch.cli.tournaments.results_files import read_results_file
    from biritch.competition.results.result import ObtainedScore

    if board is None:
        raise refuse("cli-weigh-which-board")
    event = read_results_file(path)[0]
    results = [result for result in event.results if result.board == board]
    if not results:
        raise refuse("cli-weigh-no-board", text=board)
    kept = [
        result
        for result in results
        if but is None or all(contestant.label != but for contestant in result.ns)
    ]
    if but is not None and len(kept) == len(results):
        raise refuse("cli-weigh-no-pair", text=but)
    return [result.for_ns.parts for result in kept if isinstance(result.for_ns, ObtainedScore)]


def _facts(weighted: WeightedScore) -> dict[str, object]:
    from biritch.competition.scoring.rounding import number

    sides = {"ns": Side.NS, "ew": Side.EW}
    return {
        "parts": {
            name: [
                {"score_ns": points, "weight": number(weight * 100, 4)}  # type: ignore[arg-type]
                for points, weight in parts
            ]
            for name, parts in zip(sides, weighted.parts, strict=True)
        },
        "mean_ns": {name: number(weighted.mean(side)) for name, side in sides.items()},
        "unit": weighted.unit,
        "award": None
        if weighted.awards is None
        else {name: number(award) for name, award in zip(sides, weighted.awards, strict=True)},
    }


def _show(weighted: WeightedScore, lang: str) -> None:
    from biritch.competition.scoring.rounding import brief, text

    point = decimal_mark(lang)
    if weighted.parts[0] == weighted.parts[1]:
        click.echo(tell("cli-weigh-mean", lang, points=brief(weighted.mean(), point)))
    else:
        both = {side.name.lower(): brief(weighted.mean(side), point) for side in Side}
        click.echo(tell("cli-weigh-means", lang, **both))
    if weighted.awards is not None:
        ns, ew = (text(award, 2, point) for award in weighted.awards)
        name = "cli-weigh-share" if weighted.unit == "matchpoints" else "cli-weigh-imps"
        click.echo(tell(name, lang, ns=ns, ew=ew))


COMMAND = weigh

SENTENCES = {
    "en": """
cli-help-weigh = Compute a weighted SCORE: "60% 4S=, 40% 4S-1" or "60% 620, 40% -100". To \
rank it among the other scores of the board, give --others, or --file and --board, with \
--except for the pair whose score it replaces.
cli-option-weigh-ew = The score of East-West, where it differs (split score).
cli-option-weigh-declarer = The declarer of contracts that name none.
cli-option-weigh-board = The board: its vulnerability, and its results in --file.
cli-option-weigh-others = The other scores on the traveller, from North-South's side.
cli-option-weigh-file = A file of results that holds the traveller.
cli-option-weigh-except = The North-South pair whose score is replaced.
cli-option-weigh-by = Match points or IMPs.
cli-weigh-which-board = --file needs --board: the number of the board
cli-weigh-no-board = the file has no board { $text }
cli-weigh-no-pair = no North-South pair { $text } on that board
cli-weigh-mean = Mean { $points } for North-South
cli-weigh-means = Mean, as North-South count: North-South's { $ns }, East-West's { $ew }
cli-weigh-share = North-South { $ns }%, East-West { $ew }%
cli-weigh-imps = North-South { $ns } IMPs, East-West { $ew } IMPs
""",
    "fr": """
cli-help-weigh = Calcule une marque pondérée : « 60% 4S=, 40% 4S-1 » ou « 60% 620, 40% \
-100 ». Pour la classer parmi les autres marques de la donne, donnez --others, ou --file et \
--board, avec --except pour la paire dont elle remplace la marque.
cli-option-weigh-ew = La marque d'Est-Ouest, si elle diffère (marque partagée).
cli-option-weigh-declarer = Le déclarant, quand un contrat n'en nomme pas.
cli-option-weigh-board = La donne : sa vulnérabilité, et ses résultats dans --file.
cli-option-weigh-others = Les autres marques de la fiche, pour Nord-Sud.
cli-option-weigh-file = Un fichier de résultats où est la fiche.
cli-option-weigh-except = La paire Nord-Sud dont la marque est remplacée.
cli-option-weigh-by = Points de match ou IMP.
cli-weigh-which-board = --file demande --board : le numéro de la donne : le numéro de la donne
cli-weigh-no-board = le fichier n'a pas de donne { $text }
cli-weigh-no-pair = pas de paire Nord-Sud { $text } à cette donne
cli-weigh-mean = Moyenne { $points } pour Nord-Sud
cli-weigh-means = Moyenne, comptée pour Nord-Sud : à Nord-Sud { $ns }, à Est-Ouest { $ew }
cli-weigh-share = Nord-Sud { $ns } %, Est-Ouest { $ew } %
cli-weigh-imps = Nord-Sud { $ns } IMP, Est-Ouest { $ew } IMP
""",
}
