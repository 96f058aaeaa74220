"""``biritch simultaneous``: the same deals in several clubs, one ranking."""

from __future__ import annotations

from pathlib import Path

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, language, print_json
from biritch.words.translation import Language


@click.command(name="simultaneous")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option(
    "--title", metavar="TITLE", default="", cls=TranslatedOption, help="cli-option-title"
)
@click.option(
    "--by",
    metavar="METHOD",
    default=None,
    cls=TranslatedOption,
    help="cli-option-simultaneous-by",
)
@click.option(
    "--rules",
    metavar="NAME",
    default=None,
    cls=TranslatedOption,
    help="cli-option-simultaneous-rules",
)
@as_json
@language
def simultaneous(  # noqa: PLR0913 - one for each option
    files: tuple[str, ...],
    title: str,
    by: str | None,
    rules: str | None,
    lang: Language,
    *,
    as_json: bool,
) -> None:
    """Rank the players of several clubs who played the same deals.

    Every board is compared over all clubs. Pairs are numbered by club: A3 is pair 3 of the
    first file. Files are as ``biritch rank`` reads them; the name of each is the club's.
    """
    from biritch.cli.tournaments import ranking_output
    from biritch.cli.tournaments.rankings import RankingRequest, tournament_results
    from biritch.cli.tournaments.results_files import read_results_file
    from biritch.competition.clubs.simultaneous import club_results, one_field

    clubs = []
    for file in files:
        events = read_results_file(file, None, None)
        if len(events) != 1:
            raise refuse("season-one-event", file=file)
        if events[0].kind == "teams":
            raise refuse("simultaneous-teams", file=file)
        clubs.append(club_results(events[0], Path(file).stem))
    request = RankingRequest(files[0], None, by, None, rules, 1, None, None)
    results = tournament_results(request, one_field(clubs, title))
    if as_json:
        print_json({"ranking": ranking_output.ranking_facts(results)})
    else:
        ranking_output.show_ranking(results, lang)


COMMAND = simultaneous

SENTENCES = {
    "en": """
cli-help-simultaneous =
    Rank the players of several clubs who played the same deals.

    FILES are the results of one club each, as `biritch rank` reads them; the name of a file is
    the name of the club. Every board is compared over all clubs. A3 is pair 3 of the first
    file.
cli-option-simultaneous-by =
    The scoring method: mp, imp, cross-imp, butler, bam, total, ascherman.
cli-option-simultaneous-rules =
    The regulations for ties: wbf, ffb, ebu, acbl or pzbs (else ties share a rank).
simultaneous-teams = '{ $file }' has teams: only pairs and players can be ranked over several \
clubs
""",
    "fr": """
cli-help-simultaneous =
    Classe les joueurs de plusieurs clubs qui ont joué les mêmes donnes.

    Chaque étui est comparé sur tous les clubs. Les paires portent la lettre de leur club : A3
    est la paire 3 du premier fichier. Les fichiers (FILE…) sont tels que `biritch rank` les
    lit ; le nom de chacun est celui du club.
cli-option-simultaneous-by =
    La marque : mp, imp, cross-imp, butler, bam, total, ascherman.
cli-option-simultaneous-rules =
    Le règlement : wbf, ffb, ebu, acbl ou pzbs (sinon les ex æquo partagent le rang).
simultaneous-teams = « { $file } » contient des équipes : seuls paires et joueurs se classent \
sur plusieurs clubs
""",
}
