"""``biritch formulas``: the forms of competition, and their programmes."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, print_json
from biritch.cli.parameters import WholeNumber
from biritch.cli.tournaments.pace import PACE
from biritch.words.translation import tell, tell_or
from biritch.words.typography import join_list

if TYPE_CHECKING:
    from biritch.competition.formula import Formula, ProgrammeStage
    from biritch.competition.movement import EntrantKind


@click.command(name="formulas")
@click.option(
    "--teams", type=WholeNumber(1, 800), cls=TranslatedOption, help="cli-option-formula-teams"
)
@click.option(
    "--pairs", type=WholeNumber(1, 800), cls=TranslatedOption, help="cli-option-formula-pairs"
)
@click.option(
    "--pace",
    type=PACE,
    cls=TranslatedOption,
    help="cli-option-pace",
)
@as_json
@language
def formulas(
    teams: int | None, pairs: int | None, pace: Fraction | None, lang: str, *, as_json: bool
) -> None:
    """List the forms of competition; with --teams or --pairs, the programme of each."""
    from biritch.competition.catalogue import formulas_by_name
    from biritch.competition.formula import programme
    from biritch.competition.movement import EntrantKind

    known_formulas = formulas_by_name()
    if teams is None and pairs is None:
        _list(known_formulas, lang, as_json=as_json)
        return
    if teams is not None and pairs is not None:
        raise refuse("cli-teams-or-pairs")
    form, number = (
        (EntrantKind.TEAMS, teams) if teams is not None else (EntrantKind.PAIRS, pairs or 0)
    )
    suited = {
        name: programme(formula, number, pace)
        for name, formula in known_formulas.items()
        if formula.form is form and formula.sizes[0] <= number <= formula.sizes[1]
    }
    if as_json:
        print_json({name: [_facts(leg) for leg in legs] for name, legs in suited.items()})
        return
    if not suited:
        raise refuse("cli-no-formula")
    for name, legs in suited.items():
        _show(name, known_formulas[name], legs, form, lang)


def _list(known_formulas: dict[str, Formula], lang: str, *, as_json: bool) -> None:
    if as_json:
        rows = [
            {
                "name": name,
                "title": tell_or(f"formula-{name}", lang, formula.title),
                "form": str(formula.form),
                "sizes": list(formula.sizes),
                "source": formula.source,
            }
            for name, formula in known_formulas.items()
        ]
        print_json(rows)
        return
    from rich.table import Table

    heads = ("cli-formula", "cli-title", "cli-movement-sizes", "cli-source")
    table = Table(*(tell(head, lang) for head in heads))
    for name, formula in known_formulas.items():
        sizes = "-".join(map(str, formula.sizes))
        entrants = tell(f"cli-movement-{formula.form}", lang, sizes=sizes)
        table.add_row(
            name, tell_or(f"formula-{name}", lang, formula.title), entrants, formula.source
        )
    console().print(table)


def _facts(leg: ProgrammeStage) -> dict[str, object]:
    stage = leg.stage
    return {
        "play": str(stage.play),
        "count": str(stage.count),
        "scale": stage.scale or None,
        "entrants": leg.entrants,
        "through": stage.through,
        "rounds": leg.rounds,
        "matches": leg.matches,
        "boards_per_match": stage.boards,
        "segments": stage.segments,
        "boards": leg.boards,
        "minutes": leg.minutes,
    }


def _show(
    name: str, formula: Formula, legs: tuple[ProgrammeStage, ...], form: EntrantKind, lang: str
) -> None:
    from rich.text import Text

    from biritch.cli.tournaments.movements import NOUNS, duration

    out = console()
    out.print(Text(f"{tell_or(f'formula-{name}', lang, formula.title)} ({name})", "bold"))
    for leg in legs:
        cells = [
            tell(f"formula-play-{leg.stage.play}", lang),
            tell(f"movement-says-{NOUNS[form]}", lang, number=leg.entrants),
            tell("formula-says-rounds", lang, rounds=leg.rounds, boards=leg.stage.boards),
            tell(f"formula-count-{leg.stage.count}", lang),
            duration(leg.minutes, lang),
        ]
        if leg.stage.segments > 1:
            cells.insert(3, tell("formula-says-segments", lang, segments=leg.stage.segments))
        if leg.stage.through:
            cells.append(tell("formula-says-through", lang, through=leg.stage.through))
        out.print(f"   {join_list(cells, lang)}.")


COMMAND = formulas

SENTENCES = {
    "en": """
formula-play-round-robin = round robin
formula-play-swiss = Swiss
formula-play-knock-out = knock-out
formula-count-imps = IMPs decide
formula-count-vps = victory points
formula-count-board-a-match = each board won, halved or lost
formula-count-patton = boards and points
formula-says-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $boards } boards
formula-says-segments = in { $segments } parts
formula-says-through = { $through } go on
cli-formula = Formula
cli-no-formula = no formula fits this number of entrants
cli-teams-or-pairs = give either --teams or --pairs, not both
cli-option-formula-teams = The number of teams: show the programme of each formula.
cli-option-formula-pairs = The number of pairs: show the programme of each formula.
cli-help-formulas = List the formulas of competition; with --teams or --pairs, show the \
programme of each.
""",
    "fr": """
formula-play-round-robin = poule
formula-play-swiss = appariements suisses
formula-play-knock-out = élimination directe
formula-count-imps = les IMP décident
formula-count-vps = points de victoire
formula-count-board-a-match = chaque donne gagnée, nulle ou perdue
formula-count-patton = donnes et points
formula-says-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} de { $boards } donnes
formula-says-segments = en { $segments } parties
formula-says-through = { $through } continuent
cli-formula = Formule
cli-no-formula = aucune formule ne convient à ce nombre d'inscrits
cli-teams-or-pairs = donnez soit --teams, soit --pairs
cli-option-formula-teams = Le nombre d'équipes : montre le programme de chaque formule.
cli-option-formula-pairs = Le nombre de paires : montre le programme de chaque formule.
cli-help-formulas = Donne la liste des formules de compétition ; avec --teams ou --pairs, leur \
programme.
""",
}
