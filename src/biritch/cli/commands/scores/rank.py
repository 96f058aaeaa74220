"""``biritch rank``: from travellers to a ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, encoding, language, print_json
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.cli.tournaments.publications import Publications, publications
from biritch.cli.tournaments.results_files import VPScaleName
from biritch.core.phrase import Phrase
from biritch.words.translation import Language, say

if TYPE_CHECKING:
    from biritch.cli.tournaments.rankings import EventRanking
    from biritch.publishing.results import TournamentResults


@click.command(name="rank")
@click.argument("file", metavar="FILE")
@click.option(
    "--as",
    "kind",
    type=OneOf(["pairs", "teams", "individual"]),
    default=None,
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
@click.option(
    "--event", metavar="EVENT", default=None, cls=TranslatedOption, help="cli-option-event-of"
)
@click.option(
    "--keep-going", is_flag=True, cls=TranslatedOption, help="cli-option-keep-going-results"
)
@encoding
@publications
@click.option(
    "--title", metavar="TITLE", default="", cls=TranslatedOption, help="cli-option-title"
)
@as_json
@language
@click.pass_context
def rank(  # noqa: PLR0913 - one for each option
    ctx: click.Context,
    /,
    lang: Language,
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
    Scored by match points, or as --by says; --explain 3 explains the score of pair 3.
    """
    from biritch.cli.tournaments.rankings import (
        RankingRequest,
        event_rankings,
        pause_collection,
    )

    request = RankingRequest(**request_options)  # type: ignore[arg-type]
    with pause_collection():
        rankings, unread = event_rankings(request, lang)
    files = Publications(site, deals, pdf, papers, csv, bridgewebs)
    # A site or a paper tells one event: several would overwrite one another.
    if files and len(rankings) > 1:
        words = ", ".join(f"{place}: {event.title}" for place, event in enumerate(rankings, 1))
        fault = Phrase.of("rank-which-event", words=words[:400])
        raise refuse("cli-at", place=request.file, what=fault)
    for event in rankings:
        for phrase in event.assumed:
            click.echo(say(phrase, lang), err=True)
        files.write(event.results, title or event.title, lang)
    if as_json:
        facts = [_facts(event.results) for event in rankings]
        titled = [
            {"event": event.title, **fact} for event, fact in zip(rankings, facts, strict=True)
        ]
        print_json(facts[0] if len(facts) == 1 else {"events": titled})
    elif not files:
        _show(rankings, lang)
    ctx.exit(1 if unread else 0)


def _facts(results: TournamentResults) -> dict[str, object]:
    from biritch.cli.tournaments import ranking_output

    facts: dict[str, object] = {
        "ranking": ranking_output.ranking_facts(results),
        "boards": ranking_output.board_facts(results),
    }
    if results.reason is not None:
        facts["why"] = ranking_output.reason_facts(results.reason)
    return facts


def _show(rankings: list[EventRanking], lang: Language) -> None:
    """Print the rankings, with titles if there are several."""
    from biritch.cli.tournaments import ranking_output

    for place, event in enumerate(rankings):
        if len(rankings) > 1:
            click.echo(("\n" if place else "") + event.title)
        if event.results.reason is not None:
            ranking_output.show_reason(event.results.reason, lang)
        else:
            ranking_output.show_ranking(event.results, lang)


COMMAND = rank

SENTENCES = {
    "en": """
cli-help-rank =
    Rank the pairs, teams or players whose results are in FILE.

    FILE is PBN, USEBIO XML, CSV (board,ns,ew,contract,declarer,result,lead,score) or JSON.
    Scored by match points, or as --by says; --explain 3 explains the score of pair 3.
cli-option-rank-as = What to rank (by default what the file says, else pairs).
cli-option-event-of = The tournament to rank, if the file has several: its number or name.
rank-which-event = the file has several tournaments: choose one with --event ({ $words })
rank-assumed-butler = ranked by Butler IMPs, as the file says (--by says otherwise)
rank-assumed-cross-imp = ranked by cross-IMPs, as the file says (--by says otherwise)
rank-assumed-method = ranked by { $method }, as the file says (--by says otherwise)
rank-assumed-knock-out = the event was a knock-out: teams are ranked here by what their \
matches gave, not by the round they reached
rank-assumed-bracket = a knock-out: teams by the round they reached, with the matches they won \
(--by imp adds up what the matches gave)
rank-assumed-individual = players ranked one by one, as the file says (--as says otherwise)
rank-assumed-teams = teams ranked, as the file says (--as says otherwise)
rank-assumed-winners-1 = one ranking, as the file says (--winners says otherwise)
rank-assumed-winners-2 = a ranking a direction, as the file says (--winners says otherwise)
rank-assumed-sections = each section compared within itself: { $sections }
cli-option-rank-by = mp, imp, cross-imp, butler, bam, total, ascherman...
cli-option-rank-rules = The regulations for ties: wbf, ffb, ebu, acbl or pzbs (else ties \
share a rank).
cli-option-winners = One ranking, or one for each direction (by default as the results require).
cli-option-expected = The number of results expected per board (by default the most found).
cli-option-rank-explain = Explain the score of one entrant: 3, or 3 NS.
cli-option-entrants-file = A CSV of entrants: pair, direction, name, points, handicap, carry, \
penalty.
cli-option-strata = Also rank by strata: the master points below which B, C begin (300,100).
""",
    "fr": """
cli-help-rank =
    Classe les paires, les équipes ou les joueurs dont FILE contient les résultats.

    FILE : PBN, USEBIO XML, CSV (board,ns,ew,contract,declarer,result,lead,score) ou JSON.
    En points de match, ou selon --by ; --explain 3 explique la marque de la paire 3.
cli-option-rank-as = Qui classer (par défaut selon le fichier, sinon les paires).
cli-option-event-of = Le tournoi à classer, si le fichier en a plusieurs : son numéro ou son \
nom.
rank-which-event = le fichier contient plusieurs tournois : choisissez-en un avec --event ({ \
$words })
rank-assumed-butler = classé en IMP Butler, comme le dit le fichier (sinon --by)
rank-assumed-cross-imp = classé en IMP croisés, comme le dit le fichier (sinon --by)
rank-assumed-method = classé par { $method }, comme le dit le fichier (sinon --by)
rank-assumed-knock-out = le tournoi était par élimination : les équipes sont classées ici \
d'après leurs matchs, non d'après le tour atteint
rank-assumed-bracket = élimination directe : les équipes d'après le tour atteint, avec leurs \
matchs gagnés (--by imp additionne ce que les matchs ont donné)
rank-assumed-individual = joueurs classés un par un, comme le dit le fichier (sinon --as)
rank-assumed-teams = équipes classées, comme le dit le fichier (sinon --as)
rank-assumed-winners-1 = un seul classement, comme le dit le fichier (sinon --winners)
rank-assumed-winners-2 = un classement par ligne, comme le dit le fichier (sinon --winners)
rank-assumed-sections = chaque section comparée à elle-même : { $sections }
cli-option-rank-by = mp, imp, cross-imp, butler, bam, total, ascherman...
cli-option-rank-rules = Le règlement suivi : wbf, ffb, ebu, acbl ou pzbs (sinon, ex æquo).
cli-option-winners = Un seul classement, ou un par ligne (sinon les résultats le disent).
cli-option-expected = Le nombre de résultats attendus par étui (sinon le plus grand trouvé).
cli-option-rank-explain = Explique la marque d'un inscrit : 3, ou 3 NS.
cli-option-entrants-file = Un CSV des inscrits : paire, ligne, nom, points, handicap, report, \
pénalité.
cli-option-strata = Classe aussi par séries : les points d'expert au-dessous desquels \
commencent B, C (300,100).
""",
}
