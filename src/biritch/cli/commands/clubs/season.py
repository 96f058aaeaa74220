"""``biritch season``: a ladder of many evenings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, language, print_json
from biritch.cli.output_files import write_file
from biritch.cli.parameters import WholeNumber
from biritch.cli.tournaments.member_files import read_member_list
from biritch.words.languages import decimal_mark
from biritch.words.translation import Language, tell

if TYPE_CHECKING:
    from biritch.competition.clubs.evening import Evening
    from biritch.competition.clubs.ladder import LadderLine


@click.command(name="season")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option(
    "--ladder",
    metavar="NAME",
    default="best-average",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-season-ladder",
)
@click.option(
    "--count",
    type=WholeNumber(1),
    default=3,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-season-count",
)
@click.option(
    "--least",
    type=WholeNumber(1),
    default=1,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-season-least",
)
@click.option(
    "--members", metavar="LIST", default=None, cls=TranslatedOption, help="cli-option-members"
)
@click.option(
    "--player", metavar="NAME", default=None, cls=TranslatedOption, help="cli-option-player-of"
)
@click.option(
    "--csv", metavar="OUT", default=None, cls=TranslatedOption, help="cli-option-season-csv"
)
@as_json
@language
def season(  # noqa: PLR0913 - one for each option
    files: tuple[str, ...],
    ladder: str,
    count: int,
    least: int,
    lang: Language,
    *,
    members: str | None,
    player: str | None,
    csv: str | None,
    as_json: bool,
) -> None:
    """Make one ladder of the evenings in FILES, each as ``biritch rank`` reads it.

    Players are known by their names, as the files have them. ``--player`` says of one of them
    how each evening went, and the average with each partner, as declarer and in defence.
    """
    from biritch.competition.clubs.ladder import ladder_formulas, season_ladder
    from biritch.competition.clubs.season import Season

    formulas = ladder_formulas()
    if ladder not in formulas:
        raise refuse("season-no-ladder", text=ladder, words=", ".join(formulas))
    evenings = [_evening(place, file, lang) for place, file in enumerate(files, 1)]
    if player is not None:
        _show_player(player, evenings, lang, in_json=as_json)
        return
    known = () if members is None else read_member_list(members)
    terms = Season("season", "", ladder, count, least, members_only=members is not None)
    lines = season_ladder(terms, evenings, known)
    if csv is not None:
        write_file(Path(csv), _table(lines, evenings).encode("utf-8"))
    if as_json:
        print_json([_facts(line) for line in lines])
    elif csv is None:
        _show(lines, lang)


def _evening(place: int, file: str, lang: Language) -> Evening:
    from biritch.cli.tournaments.rankings import RankingRequest, event_rankings
    from biritch.competition.clubs.evening import evening_in
    from biritch.competition.movement import EntrantKind

    request = RankingRequest(file, None, None, None, None, None, None, None)
    rankings, _ = event_rankings(request, lang)
    if len(rankings) != 1:
        raise refuse("season-one-event", file=file)
    results = rankings[0].results
    kinds = {"teams": EntrantKind.TEAMS, "individual": EntrantKind.INDIVIDUAL}
    return evening_in(
        f"{place:03}",
        rankings[0].title or Path(file).stem,
        kinds.get(results.kind, EntrantKind.PAIRS),
        results.ranking,
        names=results.names,
        session=results.session,
    )


def _facts(line: LadderLine) -> dict[str, object]:
    from biritch.competition.scoring.rounding import number

    return {
        "rank": line.rank or None,
        "tied": line.shared,
        "name": line.name,
        "total": None if line.total is None else number(line.total),
        "evenings": [
            {
                "title": one.evening.title,
                "value": None if one.value is None else number(one.value),
                "counts": one.counts,
            }
            for one in line.evenings
        ],
    }


def _show(lines: tuple[LadderLine, ...], lang: Language) -> None:
    from biritch.competition.scoring.rounding import text

    point = decimal_mark(lang)
    wide = max((len(line.name) for line in lines), default=0)
    for line in lines:
        rank = f"{line.rank}{'=' if line.shared else ''}" if line.rank else "–"
        total = "" if line.total is None else text(line.total, point=point)
        click.echo(
            f"{rank:>4}  {line.name:<{wide}}  {total:>8}  "
            + tell("season-evenings", lang, many=len(line.evenings))
        )


def _table(lines: tuple[LadderLine, ...], evenings: list[Evening]) -> str:
    import csv
    import io

    from biritch.competition.scoring.rounding import text
    from biritch.records.csv.writer import safe

    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(["rank", "name", "total", *(evening.title for evening in evenings)])
    for line in lines:
        values = {one.evening.name: one.value for one in line.evenings}
        cells = [
            str(line.rank or ""),
            line.name,
            "" if line.total is None else text(line.total),
        ]
        for evening in evenings:
            value = values.get(evening.name)
            cells.append("" if value is None else text(value))
        rows.writerow(map(safe, cells))
    return written.getvalue()


def _show_player(name: str, evenings: list[Evening], lang: Language, *, in_json: bool) -> None:
    from biritch.competition.clubs.members import plain
    from biritch.competition.clubs.player_story import player_story
    from biritch.competition.scoring.rounding import number, text

    story = player_story(plain(name), evenings)
    if story is None:
        raise refuse("season-nobody", text=name)
    if in_json:
        averages = {
            kind: [
                {"of": one.of, "percent": number(one.percent), "many": one.many}
                for one in found
            ]
            for kind, found in (("parts", story.parts), ("partners", story.partners))
        }
        print_json(
            {
                "name": story.name,
                "evenings": [
                    {
                        "title": one.evening.title,
                        "partners": list(one.partners),
                        "rank": one.line.rank,
                        "field": one.line.field,
                        "percent": None
                        if one.line.percent is None
                        else number(one.line.percent),
                    }
                    for one in story.evenings
                ],
                **averages,
            }
        )
        return
    point = decimal_mark(lang)
    for one in story.evenings:
        share = "" if one.line.percent is None else text(one.line.percent, point=point)
        partners = ", ".join(one.partners)
        place = f"{one.line.rank}/{one.line.field}"
        click.echo(f"{one.evening.title}  {share:>6}  {place:>6}  {partners}")
    for part in story.parts:
        words = tell(f"season-part-{part.of}", lang, many=part.many)
        click.echo(f"{text(part.percent, point=point):>6} %  {words}")
    for partner in story.partners:
        words = tell("season-partner", lang, who=partner.of, many=partner.many)
        click.echo(f"{text(partner.percent, point=point):>6} %  {words}")


COMMAND = season

SENTENCES = {
    "en": """
cli-help-season =
    Rank the players of a season from the results of its evenings.

    FILES are results as `biritch rank` reads them. Players are matched by name. --player shows
    the evenings of one player and the average with each partner, as declarer and in defence.
cli-option-season-ladder = The formula: average, best-average, best-total, beaten, places, \
victory-points, master-points...
cli-option-season-count = The number of evenings that count, for a formula of the best evenings.
cli-option-season-least = The number of evenings needed to be ranked.
cli-option-members = The club's list of members (see `biritch club`): rank only them.
cli-option-player-of = Show the page of one player instead of the ranking.
cli-option-season-csv = Write the ranking to this file, as a CSV table.
season-no-ladder = unknown formula: '{ $text }' (want { $words })
season-one-event = '{ $file }' has several tournaments (want one per file)
season-nobody = no player named '{ $text }' in these evenings
season-evenings = { $many ->
    [one] 1 evening
   *[other] { $many } evenings
}
season-part-declarer = as declarer ({ $many } { $many ->
    [one] board
   *[other] boards
})
season-part-dummy = as dummy ({ $many } { $many ->
    [one] board
   *[other] boards
})
season-part-defence = in defence ({ $many } { $many ->
    [one] board
   *[other] boards
})
season-part-passed = passed out ({ $many } { $many ->
    [one] board
   *[other] boards
})
season-partner = with { $who } ({ $many } { $many ->
    [one] evening
   *[other] evenings
})
""",
    "fr": """
cli-help-season =
    Classe les joueurs d'une saison d'après les résultats de ses séances.

    FILES sont des résultats tels que `biritch rank` les lit. Les joueurs sont reconnus à leur
    nom. --player montre les séances d'un joueur et sa moyenne avec chaque partenaire, comme
    déclarant et en flanc.
cli-option-season-ladder = La formule : average, best-average, best-total, beaten, places, \
victory-points, master-points...
cli-option-season-count = Le nombre de séances qui comptent, si la formule garde les meilleures.
cli-option-season-least = Le nombre de séances qu'il faut pour être classé.
cli-option-members = La liste des membres du club (voir `biritch club`) : ne classe qu'eux.
cli-option-player-of = Montre la page d'un joueur au lieu du classement.
cli-option-season-csv = Écrit le classement en tableau dans ce fichier.
season-no-ladder = formule inconnue : « { $text } » (il faut { $words })
season-one-event = « { $file } » contient plusieurs tournois (il en faut un par fichier)
season-nobody = personne ne s'appelle « { $text } » dans ces séances
season-evenings = { $many ->
    [one] 1 séance
   *[other] { $many } séances
}
season-part-declarer = comme déclarant ({ $many } { $many ->
    [one] étui
   *[other] étuis
})
season-part-dummy = comme mort ({ $many } { $many ->
    [one] étui
   *[other] étuis
})
season-part-defence = en flanc ({ $many } { $many ->
    [one] étui
   *[other] étuis
})
season-part-passed = passé partout ({ $many } { $many ->
    [one] étui
   *[other] étuis
})
season-partner = avec { $who } ({ $many } { $many ->
    [one] séance
   *[other] séances
})
""",
}
