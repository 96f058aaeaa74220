"""``biritch table-manager``: four programs play the boards of a file."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import as_json, console, language, notation, print_json
from biritch.cli.parameters import OneOf, WholeNumber
from biritch.core.phrase import Phrase
from biritch.core.signs import seat_sign
from biritch.words.notation import write_contract
from biritch.words.translation import say, tell

if TYPE_CHECKING:
    from biritch.core.boards import Board
    from biritch.core.deals import Deal
    from biritch.core.seats import Seat
    from biritch.matches.table_manager.manager import ManagedBoard
    from biritch.records.record import Record, Room
    from biritch.words.notation import Notation
    from biritch.words.translation import Language

_ROOMS: dict[str, Room] = {"open": "Open", "closed": "Closed"}


@click.command(name="table-manager")
@click.option(
    "--port",
    type=WholeNumber(0, 65_535),
    default=2000,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-manager-port",
)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-manager-host",
)
@click.option(
    "--file",
    "file",
    required=True,
    metavar="FILE",
    cls=TranslatedOption,
    help="cli-option-file",
)
@click.option("--pbn", metavar="OUT.pbn", cls=TranslatedOption, help="cli-option-manager-pbn")
@click.option(
    "--room", type=OneOf(list(_ROOMS)), cls=TranslatedOption, help="cli-option-manager-room"
)
@click.option(
    "--patience",
    type=WholeNumber(1, 86_400),
    default=180,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-manager-patience",
)
@click.option(
    "--wait",
    type=WholeNumber(1, 86_400),
    default=600,
    show_default=True,
    cls=TranslatedOption,
    help="cli-option-manager-wait",
)
@click.option("--lines", is_flag=True, cls=TranslatedOption, help="cli-option-lines")
@notation
@language
@as_json
def table_manager(  # noqa: PLR0913, PLR0917 - one for each option
    port: int,
    host: str,
    file: str,
    pbn: str | None,
    room: str | None,
    patience: int,
    wait: int,
    notation: Notation,
    lang: Language,
    *,
    lines: bool,
    as_json: bool,
) -> None:
    """Run a table for four programs, with the Blue Chip protocol (version 18).

    They play the boards of FILE. Programs connect to the port, give their team and seat, and
    play; biritch player is one of them. A program that leaves or is too slow loses its seat;
    when another takes it, the board starts again. With --pbn, every board is written as soon
    as it is played, and the same command continues after the last board written.
    """
    from biritch.cli.deals.dealt_boards import dealt_boards
    from biritch.matches.table_manager.faults import ProtocolFault
    from biritch.matches.table_manager.manager import ManagerSettings, TableManager

    boards = [(dealt.board, dealt.deal) for dealt in dealt_boards(file)]
    if not boards:
        raise refuse("solver-no-board")
    session = _Session(lang, pbn, _ROOMS.get(room or "", ""), lines=lines)
    session.go_on(boards)
    settings = ManagerSettings(host, port, float(patience), float(wait))
    manager = TableManager(
        boards[len(session.records) :],
        settings,
        session.write_board,
        session.print_line,
        listening=lambda at: click.echo(
            tell("manager-listens", lang, address=f"{host}:{at}"), err=True
        ),
    )
    if manager.boards:
        try:
            asyncio.run(manager.run())
        except ProtocolFault as fault:
            raise Refusal(fault.phrase) from None
    if as_json:
        print_json(session.document())
    else:
        session.show(notation)


@dataclass(slots=True)
class _Session:
    """The boards played, and the file they are written to."""

    lang: Language
    target: str | None
    room: Room
    lines: bool
    records: list[Record] = field(default_factory=list)
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def go_on(self, boards: list[tuple[Board, Deal]]) -> None:
        """Resume from the target, which has the first of *boards*."""
        if self.target is None or not Path(self.target).exists():
            return
        from biritch.cli.input_files import records

        self.records = list(records(self.target))
        for place, record in enumerate(self.records):
            board = boards[place] if place < len(boards) else None
            if board is None or record.deal != board[1] or record.score is None:
                fault = Phrase.of("manager-other-file", board=record.title)
                raise refuse("cli-at", place=self.target, what=fault)

    def print_line(self, seat: Seat | None, way: str, line: str) -> None:
        """Print a protocol line if requested; always print departures."""
        if way == "!":
            assert seat is not None
            name = seat_sign(seat)
            gone = Phrase.of("manager-left", seat=name, why=Phrase.of(line))
            click.echo(say(gone, self.lang), err=True)
        elif self.lines:
            click.echo(f"{seat or '-'} {way} {line}", err=True)

    def write_board(self, played: ManagedBoard) -> None:
        """Store a board, and write it."""
        from biritch.cli.output_files import write_file
        from biritch.records.pbn.writer import write

        self.records.append(replace(played.record(), room=self.room, scoring="IMP"))
        for side, seconds in enumerate(played.seconds):
            self.seconds[side] += seconds
        if self.target is not None:
            write_file(Path(self.target), "".join(write(self.records)).encode())
        record = self.records[-1]
        click.echo(
            tell("manager-played", self.lang, board=record.title, points=str(record.score)),
            err=True,
        )

    def document(self) -> dict[str, object]:
        """Return the data for ``--json``."""
        ns, ew = self.records[0].names[0], self.records[0].names[1]
        return {
            "boards": [_facts(record) for record in self.records],
            "teams": {"ns": ns, "ew": ew},
            "seconds": {"ns": round(self.seconds[0], 1), "ew": round(self.seconds[1], 1)},
        }

    def show(self, notation: Notation) -> None:
        """Print the boards as a table."""
        from rich.table import Table
        from rich.text import Text

        from biritch.cli.deals import diagrams as diagram
        from biritch.core.calls import Contract

        look = diagram.DiagramStyle.here(self.lang, notation)
        grid = Table(box=None, pad_edge=False, header_style="bold")
        grid.add_column(tell("rank-head-board", self.lang), justify="right")
        grid.add_column(Text(" – ".join(self.records[0].names[:2])))
        grid.add_column(tell("rank-head-total", self.lang), justify="right")
        for record in self.records:
            made = Text(tell("cli-passed-out", self.lang))
            if isinstance(record.contract, Contract):
                made = diagram.contract(record.contract, look)
                over = (record.tricks or 0) - 6 - record.contract.level
                made.append(f" {over:+d}" if over else " =")
            grid.add_row(record.title, made, str(record.score))
        console().print(grid)


def _facts(record: Record) -> dict[str, object]:
    from biritch.core.calls import Contract

    played = record.contract if isinstance(record.contract, Contract) else None
    return {
        "board": record.number,
        "contract": write_contract(played, "en") if played else "Pass",
        "declarer": str(played.declarer) if played else None,
        "tricks": record.tricks,
        "score_ns": record.score,
    }


COMMAND = table_manager

SENTENCES = {
    "en": """
cli-help-table-manager =
    Run a table for four programs, with the Blue Chip protocol (version 18).

    They play the boards of FILE. Programs connect to the port, give their team and seat, and
    play; biritch player is one of them. A program that leaves or is too slow loses its seat;
    when another takes it, the board starts again. With --pbn, every board is written as soon
    as it is played, and the same command continues after the last board written.
cli-option-manager-port = The port to listen on; 0 is any free port.
cli-option-manager-host = The address to listen on; 0.0.0.0 accepts other machines.
cli-option-manager-pbn = Write the auction and the play of each board to this file.
cli-option-manager-room = The room of a match (open or closed), for biritch match-score.
cli-option-manager-patience = The seconds a program may take for a call or a card.
cli-option-manager-wait = The seconds to wait for a program at an empty seat.
manager-listens = Listening at { $address }.
manager-played = Board { $board } is played: { $points } for North-South.
manager-left = { $seat } loses the seat: { $why }.
manager-other-file = board { $board } is not the next one of the set, played to its end
""",
    "fr": """
cli-help-table-manager =
    Tient une table pour quatre programmes, par le protocole Blue Chip (version 18).

    Les programmes se connectent au port, donnent leur équipe et leur place, et jouent ; biritch
    player en est un. Un programme qui part ou tarde trop perd sa place ; quand un autre la
    prend, la donne recommence. Avec --pbn, chaque donne est écrite aussitôt jouée, et la
    même commande reprend après la dernière écrite.
cli-option-manager-port = Le port où les programmes se connectent ; 0 en prend un libre.
cli-option-manager-host = L'adresse d'écoute : 0.0.0.0 laisse entrer d'autres machines.
cli-option-manager-pbn = Écrit les enchères et le jeu, donne par donne.
cli-option-manager-room = La salle du match (ouverte ou fermée), pour biritch match-score.
cli-option-manager-patience = Secondes laissées à un programme pour chaque déclaration ou carte.
cli-option-manager-wait = Secondes d'attente d'un programme à une place vide.
manager-listens = La table est à l'adresse { $address }.
manager-played = Donne { $board } jouée : { $points } pour Nord-Sud.
manager-left = { $seat } perd sa place : { $why }.
manager-other-file = la donne { $board } n'est pas la suivante de la série, jouée jusqu'au bout
""",
}
