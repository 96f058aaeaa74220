"""``biritch rank``: from travellers to a ranking."""

from __future__ import annotations

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.options import as_json, language, print_json
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.cli.tournaments.publications import Publications, publications
from biritch.cli.tournaments.results_files import VPScaleName


@click.command(name="rank")
@click.argument("file", metavar="FILE")
@click.option(
    "--as",
    "kind",
    type=OneOf(["pairs", "teams", "individual"]),
    default="pairs",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-rank-as",
)
@click.option(
    "--by", metavar="METHOD", default=None, cls=TranslatedOption, help="cli-option-rank-by"
)
@click.option(
    "--vp",
    "scale",
    type=VPScaleName(),
    default=None,
    cls=TranslatedOption,
    help="cli-option-vp-scale",
)
@click.option(
    "--rules", metavar="NAME", default=None, cls=TranslatedOption, help="cli-option-rank-rules"
)
@click.option(
    "--winners",
    type=WholeNumber(1, 2),
    default=None,
    cls=TranslatedOption,
    help="cli-option-winners",
)
@click.option(
    "--expected",
    type=WholeNumber(1),
    default=None,
    cls=TranslatedOption,
    help="cli-option-expected",
)
@click.option(
    "--explain",
    metavar="WHO",
    default=None,
    cls=TranslatedOption,
    help="cli-option-rank-explain",
)
@click.option(
    "--entrants",
    metavar="FILE",
    default=None,
    cls=TranslatedOption,
    help="cli-option-entrants-file",
)
@click.option(
    "--strata", metavar="LIMITS", default=None, cls=TranslatedOption, help="cli-option-strata"
)
@publications
@click.option(
    "--title", metavar="TITLE", default="", cls=TranslatedOption, help="cli-option-title"
)
@as_json
@language
def rank(  # noqa: PLR0913 - one for each option
    lang: str,
    *,
    as_json: bool,
    site: str | None,
    deals: str | None,
    pdf: str | None,
    papers: tuple[str, ...],
    csv: str | None,
    bridgewebs: str | None,
    title: str,
    **request_options: object,
) -> None:
    """Rank the pairs, teams or players whose results are in FILE.

    FILE is PBN, USEBIO XML, CSV (board,ns,ew,contract,declarer,result,lead,score) or JSON.
    Match points unless --by says otherwise; --explain 3 says why pair 3 has its score.
    """
    from biritch.cli.tournaments import ranking_output
    from biritch.cli.tournaments.rankings import RankingRequest, tournament_results

    request = RankingRequest(**request_options)  # type: ignore[arg-type]
    results = tournament_results(request)
    files = Publications(site, deals, pdf, papers, csv, bridgewebs)
    files.write(results, title, lang)
    if as_json:
        document: dict[str, object] = {
            "ranking": ranking_output.ranking_facts(results),
            "boards": ranking_output.board_facts(results),
        }
        if results.reason is not None:
            document["why"] = ranking_output.reason_facts(results.reason)
        print_json(document)
    elif not files and results.reason is not None:
        ranking_output.show_reason(results.reason, lang)
    elif not files:
        ranking_output.show_ranking(results, lang)


COMMAND = rank

SENTENCES = {
    "en": """
cli-help-rank =
    Rank the pairs, teams or players whose results are in FILE.

    FILE is PBN, USEBIO XML, CSV (board,ns,ew,contract,declarer,result,lead,score) or JSON.
    Match points unless --by says otherwise; --explain 3 says why pair 3 has its score.
cli-option-rank-as = Who is ranked.
cli-option-rank-by = mp, imp, cross-imp, butler, bam, total, ascherman...
cli-option-rank-rules = Whose regulation: wbf, ffb, ebu, acbl or pzbs (else ties share a rank).
cli-option-winners = One list, or one for each direction (else the results tell).
cli-option-expected = How many results a board should have (else the most there are).
cli-option-rank-explain = Say why this one has its score: 3, or 3 NS.
cli-option-entrants-file = A CSV of entrants: pair, direction, name, points, handicap, carry, \
penalty.
cli-option-strata = Rank by strata too: the master points below which B, C begin (300,100).
""",
    "fr": """
cli-help-rank =
    Classe les paires, les équipes ou les joueurs dont FILE contient les résultats.

    FILE : PBN, USEBIO XML, CSV (board,ns,ew,contract,declarer,result,lead,score) ou JSON.
    En points de match, sauf --by ; --explain 3 dit pourquoi la paire 3 a sa marque.
cli-option-rank-as = Qui est classé.
cli-option-rank-by = mp, imp, cross-imp, butler, bam, total, ascherman...
cli-option-rank-rules = Le règlement suivi : wbf, ffb, ebu, acbl ou pzbs (sinon, ex æquo).
cli-option-winners = Un seul classement, ou un par ligne (sinon les résultats le disent).
cli-option-expected = Le nombre de résultats attendus par étui (sinon le plus grand trouvé).
cli-option-rank-explain = Dit pourquoi celui-là a sa marque : 3, ou 3 NS.
cli-option-entrants-file = Un CSV des inscrits : paire, ligne, nom, points, handicap, report, \
pénalité.
cli-option-strata = Classer aussi par séries : les points d'expert au-dessous desquels \
commencent B, C (300,100).
""",
}
