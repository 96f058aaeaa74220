"""``biritch movement``: who sits where, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, console, language, print_json
from biritch.cli.parameters import OneOf, ParamType, WholeNumber, refused_value
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.movement import Movement, Schedule

_SESSION = 26
"""How many boards a session aims at, where nobody says."""


class MovementName(ParamType):
    """The name of a movement."""

    name = "movement"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Return the name of a movement, or refuse it with the known ones.

        Raises:
            Refusal: There is no such movement.
        """
        from biritch.competition.catalogue import movements_by_name

        del ctx
        name = str(value).strip().lower().replace("_", "-")
        if name not in movements_by_name():
            words = ", ".join(movements_by_name())
            raise refused_value(param, "cli-bad-movement", text=str(value), words=words)
        return name


@click.command(name="movement")
@click.argument("name", type=MovementName(), metavar="NAME")
@click.option(
    "--tables", type=WholeNumber(1, 200), cls=TranslatedOption, help="cli-option-tables"
)
@click.option(
    "--pairs",
    "--players",
    "--teams",
    "entrants",
    type=WholeNumber(1, 800),
    cls=TranslatedOption,
    help="cli-option-entrants",
)
@click.option(
    "--rounds", type=WholeNumber(1, 200), cls=TranslatedOption, help="cli-option-rounds"
)
@click.option(
    "--boards-per-round",
    "each",
    type=WholeNumber(1, 64),
    cls=TranslatedOption,
    help="cli-option-boards-per-round",
)
@click.option(
    "--print", "sheet", type=OneOf(["guide", "tables", "entrants"]), cls=TranslatedOption,
    help="cli-option-print",
)  # fmt: skip
@click.option(
    "--pdf",
    default=None,
    metavar="FILE.pdf",
    cls=TranslatedOption,
    help="cli-option-movement-pdf",
)
@click.option(
    "--picture",
    default=None,
    metavar="FILE.svg",
    cls=TranslatedOption,
    help="cli-option-movement-picture",
)
@as_json
@language
def movement(  # noqa: PLR0913, PLR0917 - one for each option
    name: str,
    tables: int | None,
    entrants: int | None,
    rounds: int | None,
    each: int | None,
    sheet: str | None,
    pdf: str | None,
    picture: str | None,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Show a movement round by round: tables, opponents and boards."""
    from biritch.cli.tournaments.movements import figures_facts, schedule_facts
    from biritch.competition.catalogue import movements_by_name
    from biritch.competition.schedule_figures import schedule_figures

    chosen = movements_by_name()[name]
    schedule = _schedule(chosen, tables, entrants, rounds)
    each = each or max(1, round(_SESSION / len(schedule.rounds)))
    if picture:
        _draw(name, schedule, each, picture, lang)
    if pdf:
        _paper(name, schedule, each, sheet or "guide", pdf, lang)
    elif sheet:
        click.echo(_guide_cards(name, schedule, each, sheet, lang)[1], nl=False)
    elif as_json:
        document = {"movement": name, "source": chosen.source, "boards_per_round": each}
        print_json(
            document
            | schedule_facts(schedule, each)
            | {"merits": figures_facts(schedule_figures(schedule, each))}
        )
    elif not picture:
        _show(name, schedule, each, lang)


def _schedule(
    chosen: Movement, tables: int | None, entrants: int | None, rounds: int | None
) -> Schedule:
    from biritch.competition.catalogue import entrants_at, movements_for
    from biritch.competition.movement import Unsuitable

    if tables is not None and entrants is not None:
        raise refuse("cli-tables-or-entrants")
    if tables is not None:
        entrants = entrants_at(chosen, tables)
    if entrants is None:
        if len(chosen.sizes) > 1:
            raise refuse("cli-tables-or-entrants")
        entrants = chosen.sizes[0]
    try:
        return chosen.schedule(entrants, rounds)
    except Unsuitable as error:
        suitable = ", ".join(movements_for(chosen.form, entrants)) if rounds is None else ""
        if suitable:
            raise refuse("cli-movement-rather", what=error.phrase, names=suitable) from None
        raise Refusal(error.phrase) from None


def _guide_cards(
    name: str, schedule: Schedule, boards_per_round: int, kind: str, lang: str
) -> tuple[str, str]:
    """Return the title of a movement, and the requested page of guide cards."""
    from biritch.cli.tournaments.movements import movement_title
    from biritch.competition.catalogue import movements_by_name
    from biritch.publishing.handouts.guide_cards import guide_cards
    from biritch.publishing.wording import PrintedWording

    heading = movement_title(name, movements_by_name()[name], lang)
    return heading, guide_cards(kind, schedule, boards_per_round, heading, PrintedWording(lang))


def _paper(  # noqa: PLR0913, PLR0917 - one for each option
    name: str, schedule: Schedule, boards_per_round: int, kind: str, path: str, lang: str
) -> None:
    from pathlib import Path

    from biritch.cli.output_files import write_file
    from biritch.publishing.papers.form_papers import movement_paper
    from biritch.publishing.wording import PrintedWording

    heading, page = _guide_cards(name, schedule, boards_per_round, kind, lang)
    write_file(Path(path), movement_paper(page, kind, heading, PrintedWording(lang)))
    click.echo(tell("dealing-form-written", lang, file=path), err=True)


def _draw(name: str, schedule: Schedule, boards_per_round: int, path: str, lang: str) -> None:
    from pathlib import Path

    from biritch.cli.output_files import write_file
    from biritch.cli.tournaments.movements import movement_title
    from biritch.competition.catalogue import movements_by_name
    from biritch.publishing.handouts.movement_picture import movement_picture
    from biritch.publishing.wording import PrintedWording

    heading = movement_title(name, movements_by_name()[name], lang)
    picture = movement_picture(schedule, boards_per_round, heading, PrintedWording(lang))
    write_file(Path(path), picture.encode())
    click.echo(tell("dealing-form-written", lang, file=path), err=True)


def _show(name: str, schedule: Schedule, boards_per_round: int, lang: str) -> None:
    from rich.table import Table
    from rich.text import Text

    from biritch.cli.tournaments.movements import (
        movement_title,
        session_sentences,
        sitting_cell,
    )
    from biritch.competition.catalogue import movements_by_name
    from biritch.competition.schedule_figures import schedule_figures

    out = console()
    out.print(Text(movement_title(name, movements_by_name()[name], lang), "bold"))
    for sentence in session_sentences(
        schedule_figures(schedule, boards_per_round), schedule.form, lang
    ):
        out.print(sentence)
    width = max(
        len(line)
        for sitting_shown in schedule
        for line in sitting_cell(sitting_shown, boards_per_round).split("\n")
    )
    numbers = sorted({sitting.table for sitting in schedule})
    # A column costs three places of frame and blanks; the one of the rounds takes eight.
    fit = max(1, (out.width - 8) // (width + 3))
    for first in range(0, len(numbers), fit):
        tables_shown = numbers[first : first + fit]
        heads = [tell("movement-table-short", lang, table=number) for number in tables_shown]
        table = Table(tell("movement-round-short", lang), *heads, show_lines=True)
        for number, sittings in enumerate(schedule.rounds, 1):
            cells = {
                sitting.table: sitting_cell(sitting, boards_per_round) for sitting in sittings
            }
            table.add_row(str(number), *(cells.get(place, "-") for place in tables_shown))
        out.print(table)


COMMAND = movement

SENTENCES = {
    "en": """
cli-bad-movement = unknown movement: '{ $text }' (want { $words })
cli-tables-or-entrants = give either --tables, or one of --pairs, --players and --teams
cli-option-tables = The number of tables.
cli-option-entrants = The number of pairs, players or teams, if the tables do not determine it.
cli-option-rounds = The number of rounds (by default the movement's usual number).
cli-option-boards-per-round = The number of boards per round (by default about 26 in all).
cli-option-print = Write a page to print: a guide for the director, or slips for tables or \
entrants.
cli-help-movement =
    Show a movement round by round: tables, opponents and boards.

    NAME is one of those that biritch movements lists. Give --tables, or the number of \
entrants \
if some must sit out: --pairs 9.
cli-option-movement-picture = Write an SVG animated round by round.
cli-option-movement-pdf = Write a PDF: a guide, or with --print the cards of tables or \
entrants, four per page.
""",
    "fr": """
cli-bad-movement = mouvement inconnu : « { $text } » (il faut { $words })
cli-tables-or-entrants = donnez soit --tables, soit --pairs, --players ou --teams
cli-option-tables = Le nombre de tables.
cli-option-entrants = Le nombre de paires, de joueurs ou d'équipes, si les tables ne le fixent \
pas.
cli-option-rounds = Le nombre de tours (par défaut, la durée habituelle du mouvement).
cli-option-boards-per-round = Le nombre de donnes par tour (par défaut environ 26 en tout).
cli-option-print = Écrit une page à imprimer : guide de l'arbitre, fiches de table ou de \
participant.
cli-help-movement =
    Déroule un mouvement tour par tour : qui rencontre qui, à quelle table, avec quels étuis.

    NAME est un nom de la liste de biritch movements. Donnez --tables, ou le nombre \
d'inscrits quand il faut un relais : --pairs 9.
cli-option-movement-picture = Le dessine en SVG animé, tour après tour.
cli-option-movement-pdf = Écrit un PDF : un guide, ou avec --print les fiches de table ou de \
participant, quatre par page.
""",
}
