"""``biritch movements``: all movements, or those suitable for the entrants."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, console, language, print_json
from biritch.cli.parameters import WholeNumber
from biritch.cli.tournaments.pace import PACE
from biritch.words.translation import tell
from biritch.words.typography import join_list

if TYPE_CHECKING:
    from biritch.competition.proposals import Proposal, SessionNeeds


@click.command(name="movements")
@click.option(
    "--pairs", type=WholeNumber(1, 800), cls=TranslatedOption, help="cli-option-pairs"
)
@click.option(
    "--players", type=WholeNumber(1, 800), cls=TranslatedOption, help="cli-option-players"
)
@click.option(
    "--teams", type=WholeNumber(1, 800), cls=TranslatedOption, help="cli-option-teams"
)
@click.option(
    "--tables", type=WholeNumber(1, 200), cls=TranslatedOption, help="cli-option-tables-most"
)
@click.option(
    "--boards-per-round",
    "each",
    type=WholeNumber(1, 64),
    cls=TranslatedOption,
    help="cli-option-boards-settled",
)
@click.option(
    "--minutes",
    type=WholeNumber(10, 1440),
    default="240",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-minutes",
)
@click.option(
    "--pace",
    type=PACE,
    cls=TranslatedOption,
    help="cli-option-pace",
)
@as_json
@language
def movements(  # noqa: PLR0913, PLR0917 - one for each option
    pairs: int | None,
    players: int | None,
    teams: int | None,
    tables: int | None,
    each: int | None,
    minutes: int,
    pace: Fraction | None,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """List all movements, or rank those that suit a number of entrants.

    --pairs 14 --minutes 210 finds movements for seven tables and three and a half hours.
    """
    from biritch.competition.movement import EntrantKind
    from biritch.competition.proposals import SessionNeeds

    come = {EntrantKind.PAIRS: pairs, EntrantKind.INDIVIDUAL: players, EntrantKind.TEAMS: teams}
    counts = [(form, number) for form, number in come.items() if number is not None]
    if not counts:
        _list(lang, as_json=as_json)
        return
    if len(counts) > 1:
        raise refuse("cli-one-form")
    form, number = counts[0]
    _propose(SessionNeeds(form, number, minutes, pace, tables, each), lang, as_json=as_json)


def _list(lang: str, *, as_json: bool) -> None:
    from biritch.cli.tournaments.movements import movement_title
    from biritch.competition.catalogue import movements_by_name
    from biritch.competition.movement import number_ranges

    known_movements = movements_by_name()
    if as_json:
        rows = [
            {
                "name": name,
                "title": movement_title(name, movement, lang),
                "form": str(movement.form),
                "sizes": list(movement.sizes),
                "source": movement.source,
            }
            for name, movement in known_movements.items()
        ]
        print_json(rows)
        return
    from rich.table import Table

    heads = ("cli-movement", "cli-title", "cli-movement-sizes", "cli-source")
    table = Table(*(tell(head, lang) for head in heads))
    for name, movement in known_movements.items():
        sizes = tell(f"cli-movement-{movement.form}", lang, sizes=number_ranges(movement.sizes))
        table.add_row(name, movement_title(name, movement, lang), sizes, movement.source)
    console().print(table)


def _propose(wish: SessionNeeds, lang: str, *, as_json: bool) -> None:
    from biritch.competition.catalogue import movements_by_name
    from biritch.competition.proposals import proposals

    proposed = proposals(wish, movements_by_name())
    if as_json:
        print_json([_facts(proposal, lang) for proposal in proposed])
        return
    if not proposed:
        raise refuse("cli-no-movement")
    from rich.text import Text

    from biritch.cli.tournaments.movements import movement_title, session_sentences

    out = console()
    known_movements = movements_by_name()
    for place, proposal in enumerate(proposed, 1):
        heading = (
            f"{place}. {movement_title(proposal.name, known_movements[proposal.name], lang)}"
        )
        out.print(Text(f"{heading} ({proposal.name})", "bold"))
        # The first says how many came, which the reader has just typed.
        _, *sentences = session_sentences(proposal.figures, wish.form, lang)
        boards = tell("movement-says-each", lang, boards=proposal.each)
        out.print(f"   {join_list([sentences[0], boards, *sentences[1:]], lang)}.")


def _facts(proposal: Proposal, lang: str) -> dict[str, object]:
    from biritch.cli.tournaments.movements import figures_facts, movement_title
    from biritch.competition.catalogue import movements_by_name

    return {
        "name": proposal.name,
        "title": movement_title(proposal.name, movements_by_name()[proposal.name], lang),
        "rounds": proposal.rounds,
        "boards_per_round": proposal.each,
        "merits": figures_facts(proposal.figures),
        "burden": round(float(proposal.burden), 2),
        "burdens": {name: round(float(burden), 2) for name, burden in proposal.burdens.items()},
    }


COMMAND = movements

SENTENCES = {
    "en": """
cli-movement = Movement
cli-one-form = give only one of --pairs, --players and --teams
cli-no-movement = no movement seats this number of entrants in that time
cli-option-pairs = The number of pairs: rank the suitable movements.
cli-option-players = The number of players, each playing individually.
cli-option-teams = The number of teams.
cli-option-tables-most = The largest number of tables available.
cli-option-boards-settled = The number of boards per round, if it is fixed.
cli-option-minutes = The time available for play, in minutes.
cli-help-movements =
    List all movements, or rank those that suit a number of entrants.

    --pairs 14 --minutes 210 finds movements for seven tables and three and a half hours.
""",
    "fr": """
cli-movement = Mouvement
cli-one-form = donnez une seule des options --pairs, --players et --teams
cli-no-movement = aucun mouvement n'assoit autant de monde dans ce temps
cli-option-pairs = Le nombre de paires : classe les mouvements qui conviennent.
cli-option-players = Le nombre de joueurs, chacun jouant pour soi.
cli-option-teams = Le nombre d'équipes.
cli-option-tables-most = Le nombre de tables disponibles au plus.
cli-option-boards-settled = Le nombre de donnes par tour, s'il est fixé.
cli-option-minutes = Le temps de jeu disponible, en minutes.
cli-help-movements =
    Liste les mouvements, ou classe ceux qui conviennent à un nombre d'inscrits.

    --pairs 14 --minutes 210 cherche des mouvements pour sept tables et trois heures et demie.
""",
}
