"""``biritch solve``: every board of a file, double dummy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.input_files import records
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, language, notation, print_json
from biritch.cli.progress import ProgressBar
from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.rules.play import Trick
from biritch.solver.solver import Position
from biritch.words.notation import Notation
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.cli.deals.solutions import OpeningLeads, SolvedBoard
    from biritch.records.record import Record

Aim = tuple[Deal, Seat, Strain]
"""A deal, its declarer and its strain: what a lead is made against."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is wanted beside the table of tricks, and of which solver."""

    par: bool
    leads: bool
    solver: str | None


@click.command(name="solve")
@click.argument("file", metavar="FILE")
@click.option("--par", "with_par", is_flag=True, cls=TranslatedOption, help="cli-option-par")
@click.option(
    "--leads", "with_leads", is_flag=True, cls=TranslatedOption, help="cli-option-leads"
)
@click.option(
    "--solver",
    type=click.Choice(["native", "dds"]),
    cls=TranslatedOption,
    help="cli-option-solver",
)
@notation
@language
@as_json
def solve(  # noqa: PLR0913 - one for each option
    file: str,
    with_par: bool,  # noqa: FBT001 - as click has it
    with_leads: bool,  # noqa: FBT001 - as click has it
    notation: Notation,
    lang: str,
    *,
    solver: str | None,
    as_json: bool,
) -> None:
    """Say how many tricks each seat wins in each strain, all cards seen and played perfectly.

    FILE is PBN, LIN or JSON; - is standard input. --par adds what both sides score with
    perfect bidding. --leads adds declarer's tricks after each opening lead: against the
    contract played where the file tells one, else against every declarer in every strain.
    """
    boards = list(records(file))
    deals = [_whole(record, file, place) for place, record in enumerate(boards, 1)]
    solved = _solved(boards, deals, lang, _Wanted(with_par, with_leads, solver))
    if as_json:
        print_json([board.document() for board in solved])
        return
    if not solved:
        click.echo(tell("solver-no-board", lang))
        return
    from biritch.cli.deals.diagrams import DiagramStyle

    look = DiagramStyle.here(lang, notation)
    for board in solved:
        board.show(look)


def _whole(record: Record, file: str, place: int) -> Deal:
    """Return the deal of *record*, of which every card must be known."""
    if isinstance(record.deal, Deal):
        return record.deal
    title, line = record.title or str(place), str(record.lines.start)
    raise refuse("solver-not-whole", place=file, line=line, board=title)


def _solved(
    boards: list[Record], deals: list[Deal], lang: str, wanted: _Wanted
) -> list[SolvedBoard]:
    """Solve everything; what is there twice is solved once."""
    from biritch.cli.deals.solutions import SolvedBoard
    from biritch.solver.choice import choose_solver
    from biritch.solver.par import par
    from biritch.solver.solver import SolverFault

    different = list(dict.fromkeys(deals))
    aims = _aims(boards, deals) if wanted.leads else {}
    lead_aims = list(dict.fromkeys(aim for some in aims.values() for aim in some))
    strains = len(different) * len(Strain)
    try:
        solver = choose_solver(wanted.solver)
        with ProgressBar(lambda: tell("solver-solving", lang), strains + len(lead_aims)) as bar:
            solved = solver.tables(different, bar.at)
            tables = dict(zip(different, solved, strict=True))
            positions = [_position(aim) for aim in lead_aims]
            answers = solver.leads(positions, lambda done: bar.at(strains + done))
            led = dict(zip(lead_aims, answers, strict=True))
    except SolverFault as fault:
        raise refuse("solver-fault", text=str(fault)) from None
    boards_solved = []
    for place, (record, deal) in enumerate(zip(boards, deals, strict=True), 1):
        number = place if record.number is None else record.number
        # Board 0 exists in files; it is vulnerable as the first.
        board = record.board or Board.numbered(max(1, number))
        reckoned = par(tables[deal], board) if wanted.par else None
        leads = tuple(_lead(aim, led[aim]) for aim in aims.get(place, ()))
        boards_solved.append(SolvedBoard(number, board, deal, tables[deal], reckoned, leads))
    return boards_solved


def _aims(boards: list[Record], deals: list[Deal]) -> dict[int, list[Aim]]:
    """Return what the leads of each board, by its place, are against."""
    aims: dict[int, list[Aim]] = {}
    for place, (record, deal) in enumerate(zip(boards, deals, strict=True), 1):
        if isinstance(record.contract, Contract):
            aims[place] = [(deal, record.contract.declarer, record.contract.strain)]
        else:
            # No contract is told: every one of the twenty is led against.
            aims[place] = [(deal, seat, strain) for seat in Seat for strain in Strain]
    return aims


def _position(aim: Aim) -> Position:
    deal, declarer, strain = aim
    return Position(deal.hands, strain, Trick(declarer.after()))


def _lead(aim: Aim, cards: dict[Card, int]) -> OpeningLeads:
    """Return *cards*, told with the tricks of the leader's side, as declarer counts."""
    from biritch.cli.deals.solutions import OpeningLeads

    _, declarer, strain = aim
    return OpeningLeads(declarer, strain, {card: 13 - tricks for card, tricks in cards.items()})


COMMAND = solve

SENTENCES = {
    "en": """
solver-no-board = There is no board to solve.
cli-option-par = Add what both sides score with perfect bidding.
cli-option-leads = Add declarer's tricks after each opening lead.
cli-option-solver = Which solver: native, our own, or dds (biritch[dds]). Both find the same.
cli-help-solve =
    Say how many tricks each seat wins in each strain, all cards seen and played perfectly.

    FILE is PBN, LIN or JSON; - is standard input. --par adds what both sides score with
    perfect bidding. --leads adds declarer's tricks after each opening lead: against the
    contract played where the file tells one, else against every declarer in every strain.
""",
    "fr": """
solver-no-board = Il n'y a aucune donne à résoudre.
cli-option-par = Ajoute ce que marquent les deux camps avec des enchères parfaites.
cli-option-leads = Ajoute les levées du déclarant après chaque entame.
cli-option-solver = Le solveur : native, le nôtre, ou dds (biritch[dds]) ; même résultat.
cli-help-solve =
    Dit combien de levées gagne chaque joueur dans chaque couleur, à cartes ouvertes et au jeu \
parfait.

    FILE est en PBN, LIN ou JSON ; - est l'entrée standard. --par ajoute ce que marquent les \
deux
    camps avec des enchères parfaites. --leads ajoute les levées du déclarant après chaque \
entame :
    contre le contrat joué si le fichier en donne un, sinon contre chaque déclarant dans \
chaque couleur.
""",
}
