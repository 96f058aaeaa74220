"""``biritch solve``: every board of a file, double dummy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.deals.endings import SolvedEnding, is_ending, solve_endings
from biritch.cli.help import TranslatedOption
from biritch.cli.input_files import file_and_line, records
from biritch.cli.messages import refuse
from biritch.cli.options import as_json, encoding, language, notation, print_json
from biritch.cli.output_files import write_pieces
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
    from biritch.core.phrase import Phrase
    from biritch.records.format import FormatError
    from biritch.records.record import Record
    from biritch.words.translation import Language

Aim = tuple[Deal, Seat, Strain]
"""A deal, its declarer and its strain: what a lead is made against."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """The requested results beside the table of tricks, and the solver."""

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
@click.option("--write", "target", metavar="OUT", cls=TranslatedOption, help="cli-option-write")
@click.option("--keep-going", is_flag=True, cls=TranslatedOption, help="cli-option-going-solve")
@encoding
@notation
@language
@as_json
@click.pass_context
def solve(  # noqa: PLR0913 - one for each option
    ctx: click.Context,
    /,
    file: str,
    notation: Notation,
    lang: Language,
    *,
    with_par: bool,
    with_leads: bool,
    solver: str | None,
    target: str | None,
    keep_going: bool,
    encoding: str | None,
    as_json: bool,
) -> None:
    """Compute the double-dummy tricks of each seat in each strain.

    FILE is in any notation of boards; - is standard input. --par adds the par score. --leads
    adds declarer's tricks after each opening lead: against the contract played, if the file
    has one, else against every declarer in every strain. --write OUT writes a copy of the file
    with these results, and continues where it stopped.
    """
    source = _Source(file, lang, keep_going=keep_going, encoding=encoding)
    if target is not None:
        _write(source, target, solver, as_json=as_json)
        ctx.exit(1 if source.left_out else 0)
    boards = source.solvable()
    wanted = _Wanted(with_par, with_leads, solver)
    whole = [(number, record) for number, record in boards if isinstance(record.deal, Deal)]
    endings = [(number, record) for number, record in boards if is_ending(record)]
    solved = _solve_boards(whole, lang, wanted)
    told: list[SolvedBoard | SolvedEnding] = [*solved, *_endings(endings, solver)]
    told.sort(key=lambda board: board.place)
    if as_json:
        print_json([board.document() for board in told])
    elif not told:
        click.echo(tell("solver-no-board", lang))
    else:
        from biritch.cli.deals.diagrams import DiagramStyle

        look = DiagramStyle.here(lang, notation)
        for board in told:
            board.show(look)
    ctx.exit(1 if source.left_out else 0)


class _Source:
    """The boards of a file, and those skipped as unreadable or unsolvable."""

    def __init__(
        self, file: str, lang: Language, *, keep_going: bool, encoding: str | None
    ) -> None:
        self.file, self.lang, self.encoding = file, lang, encoding
        self.keep_going = keep_going
        self.left_out = 0
        self.quiet = False

    def records(self) -> Iterator[Record]:
        """Yield the readable boards."""
        errors = self._report_error if self.keep_going else None
        return records(self.file, errors, encoding=self.encoding)

    def solvable(self) -> list[tuple[int, Record]]:
        """Return the solvable boards, each with its index in the file."""
        boards = []
        for place, record in enumerate(self.records(), 1):
            if isinstance(record.deal, Deal) or is_ending(record):
                boards.append((place, record))
                continue
            title, line = record.title or str(place), str(record.lines.start)
            refusal = refuse("solver-not-whole", place=self.file, line=line, board=title)
            if not self.keep_going:
                raise refusal
            self._leave_out(refusal.phrase)
        return boards

    def _report_error(self, error: FormatError) -> None:
        self._leave_out(file_and_line(self.file, error))

    def _leave_out(self, why: Phrase) -> None:
        if self.quiet:
            return
        self.left_out += 1
        click.echo(tell("cli-says", self.lang, what=why), err=True)


def _write(source: _Source, target: str, solver: str | None, *, as_json: bool) -> None:
    """Write the file of *source* to *target* with tricks and par; print the count."""
    from biritch.cli.deals.solved_files import (
        is_solved,
        journal_of,
        solve_missing,
        with_tables,
    )
    from biritch.records.files import by_suffix, formats
    from biritch.solver.choice import choose_solver
    from biritch.solver.solver import SolverFault

    writing = by_suffix(target)
    if writing is None or writing not in (formats()["pbn"], formats()["json"]):
        raise refuse("solver-write-notation", file=target)
    again = list(source.records()) if source.file == "-" else None
    journal = journal_of(target)
    boards = already = 0
    missing: dict[Deal, None] = {}
    for record in again if again is not None else source.records():
        boards += 1
        known = is_solved(record) or record.deal in journal.tables
        already += known
        if isinstance(record.deal, Deal) and not known:
            missing[record.deal] = None
    try:
        with ProgressBar(lambda: tell("solver-solving", source.lang), len(missing)) as bar:
            solved = solve_missing(missing, journal, choose_solver(solver), bar.at)
    except SolverFault as fault:
        raise refuse("solver-fault", text=str(fault)) from None
    source.quiet = True  # what cannot be read was said the first time
    written = with_tables(iter(again) if again is not None else source.records(), journal)
    write_pieces(Path(target), (writing.encode_text(text) for text in writing.write(written)))
    journal.path.unlink(missing_ok=True)
    counts = {"boards": boards, "solved": solved, "already": already}
    if as_json:
        print_json(counts)
    else:
        click.echo(tell("solver-written", source.lang, file=target, **counts))


def _endings(endings: list[tuple[int, Record]], name: str | None) -> list[SolvedEnding]:
    if not endings:
        return []
    from biritch.solver.choice import choose_solver
    from biritch.solver.solver import SolverFault

    try:
        return list(solve_endings(endings, choose_solver(name)))
    except SolverFault as fault:
        raise refuse("solver-fault", text=str(fault)) from None


def _solve_boards(
    numbered: list[tuple[int, Record]], lang: str, wanted: _Wanted
) -> list[SolvedBoard]:
    """Solve all boards; equal ones are solved once."""
    boards = [record for _, record in numbered]
    deals = [record.deal for record in boards if isinstance(record.deal, Deal)]
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
    for at, (record, deal) in enumerate(zip(boards, deals, strict=True), 1):
        place = numbered[at - 1][0]
        number = place if record.number is None else record.number
        # Board 0 exists in files; it is vulnerable as the first.
        board = record.board or Board.from_number(max(1, number))
        reckoned = par(tables[deal], board) if wanted.par else None
        leads = tuple(_lead(aim, led[aim]) for aim in aims.get(at, ()))
        boards_solved.append(
            SolvedBoard(number, board, deal, tables[deal], reckoned, leads, place)
        )
    return boards_solved


def _aims(boards: list[Record], deals: list[Deal]) -> dict[int, list[Aim]]:
    """Return the contracts for the leads of each board, by index."""
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
    """Return *cards* with the results converted to declarer's tricks."""
    from biritch.cli.deals.solutions import OpeningLeads

    _, declarer, strain = aim
    return OpeningLeads(declarer, strain, {card: 13 - tricks for card, tricks in cards.items()})


COMMAND = solve

SENTENCES = {
    "en": """
solver-no-board = There is no board to solve.
cli-option-par = Add the par score.
cli-option-leads = Add declarer's tricks after each opening lead.
cli-option-solver = The solver: native (Biritch's own) or dds (biritch[dds]); the results are \
the same.
cli-option-write = Write a copy of FILE to OUT (.pbn or .json) with its tricks and par.
cli-option-going-solve = Skip the boards that cannot be solved, and name them.
solver-written = { $file }: { $boards } boards, { $solved } solved, { $already } known already
solver-write-notation = '{ $file }' cannot hold tricks and par (want a file .pbn or .json)
solver-ending = { $leader } leads: North-South win { $ns }, East-West { $ew }
cli-help-solve =
    Compute the double-dummy tricks of each seat in each strain.

    FILE is in any notation of boards; - is standard input. --par adds the par score. --leads
    adds declarer's tricks after each opening lead: against the contract played, if the file
    has one, else against every declarer in every strain. --write OUT writes a copy of the file
    with these results, and continues where it stopped.
""",
    "fr": """
solver-no-board = Il n'y a aucune donne à résoudre.
cli-option-par = Ajoute le par.
cli-option-leads = Ajoute les levées du déclarant après chaque entame.
cli-option-solver = Le solveur : native (celui de Biritch) ou dds (biritch[dds]) ; même \
résultat.
cli-option-write = Réécrit FILE dans OUT (.pbn ou .json) avec ses levées et sa marque au par.
cli-option-going-solve = Résout les donnes qui peuvent l'être, et dit lesquelles restent.
solver-written = { $file } : { $boards } donnes, { $solved } résolues, { $already } déjà faites
solver-write-notation = « { $file } » ne peut contenir levées et par (il faut .pbn ou .json)
solver-ending = { $leader } entame : Nord-Sud { $ns } levées, Est-Ouest { $ew }
cli-help-solve =
    Calcule les levées à cartes ouvertes de chaque joueur dans chaque couleur.

    FILE est dans une notation de donnes ; - est l'entrée standard. --par ajoute le par. \
--leads ajoute les levées du déclarant après chaque \
entame :
    contre le contrat joué si le fichier en donne un, sinon contre chaque déclarant dans \
chaque couleur.
    --write OUT réécrit le fichier avec tout cela, et reprend là où il s'était arrêté.
""",
}
