"""Boards with double dummy solutions, as JSON and as drawings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from biritch.cli.options import console
from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side
from biritch.core.trick_table import TrickTable
from biritch.solver.par import Par
from biritch.words.translation import seat_name, tell

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from biritch.cli.deals.diagrams import DiagramStyle


@dataclass(frozen=True, slots=True)
class OpeningLeads:
    """A contract's strain and declarer, and declarer's tricks after each opening lead."""

    declarer: Seat
    strain: Strain
    tricks: Mapping[Card, int]

    @property
    def leader(self) -> Seat:
        """The seat on lead (Law 41A).

        Example:
            >>> OpeningLeads(Seat.SOUTH, Strain.HEARTS, {}).leader
            <Seat.WEST: 3>
        """
        return self.declarer.after()


@dataclass(frozen=True, slots=True)
class SolvedBoard:
    """A board and its requested solutions."""

    number: int
    board: Board
    deal: Deal
    table: TrickTable
    par: Par | None = None
    leads: tuple[OpeningLeads, ...] = field(default=())
    place: int = 0
    """Its place in the file, from 1."""

    def document(self) -> dict[str, object]:
        """Return the board as ``--json`` prints it."""
        rows = {
            str(seat): {str(strain): self.table.of(seat, strain) for strain in Strain}
            for seat in Seat
        }
        board: dict[str, object] = {"board": self.number, "table": rows}
        if self.par is not None:
            contracts = list(self.par.contracts)
            board["par"] = {"score_ns": self.par.score_ns, "contracts": contracts}
        if self.leads:
            board["leads"] = [
                {
                    "declarer": str(lead.declarer),
                    "strain": str(lead.strain),
                    "leader": str(lead.leader),
                    "tricks": {str(card): tricks for card, tricks in lead.tricks.items()},
                }
                for lead in self.leads
            ]
        return board

    def show(self, look: DiagramStyle) -> None:
        """Print the hands, the tricks, and par and leads if requested."""
        from biritch.cli.deals import diagrams as diagram

        out = console()
        out.print(diagram.deal(self.deal, self.board, look))
        out.print()
        out.print(_tricks(self.table, look))
        if self.par is not None:
            out.print()
            out.print(_par(self.par, look))
        if self.leads:
            out.print()
            for line in _lead_lines(self.leads, look):
                out.print(line)
        out.print()


def _tricks(table: TrickTable, look: DiagramStyle) -> Table:
    from rich.table import Table
    from rich.text import Text

    from biritch.cli.deals import diagrams as diagram

    grid = Table(box=None, pad_edge=False, header_style="bold")
    grid.add_column(tell("solver-tricks", look.language))
    for strain in reversed(Strain):
        head = diagram.strain(strain, look)
        grid.add_column(head, justify="right", min_width=2, no_wrap=True)
    for seat in Seat:
        cells = [
            Text(str(tricks), "bold" if tricks > 6 else "dim")
            for strain in reversed(Strain)
            for tricks in [table.of(seat, strain)]
        ]
        grid.add_row(seat_name(seat, look.language), *cells)
    return grid


def _par(par: Par, look: DiagramStyle) -> Text:
    from rich.text import Text

    from biritch.cli.deals import diagrams as diagram

    if par.contracts == ("Pass",):
        return Text(tell("solver-par-pass", look.language), "bold")
    winners = "ns" if par.score_ns > 0 else "ew"
    points = tell(
        "solver-par",
        look.language,
        side=tell(f"cli-side-{winners}", look.language),
        points=str(abs(par.score_ns)),
    )
    text = Text(points, "bold")
    for place, contract_text in enumerate(par.contracts):
        brief, _, seats = contract_text.partition(" by ")
        played = Contract.parse(brief, Seat.parse(seats[0]))
        text.append(", " if place else " ", "default")
        text.append_text(diagram.contract(played, look) if len(seats) == 1 else Text())
        if len(seats) == 2:
            text.append_text(_by_side(played, look))
    return text


def _by_side(played: Contract, look: DiagramStyle) -> Text:
    """Return ``4♥X by North-South``, if either can be declarer."""
    from rich.text import Text

    from biritch.cli.deals import diagrams as diagram

    text = Text(str(played.level)).append_text(diagram.strain(played.strain, look))
    text.append("X" * (played.multiplier.bit_length() - 1))
    name = "cli-side-ns" if played.declarer.side is Side.NS else "cli-side-ew"
    side = tell(name, look.language)
    return text.append(" " + tell("cli-by", look.language, seat=side))


def _lead_lines(leads: Iterable[OpeningLeads], look: DiagramStyle) -> Iterator[Text]:
    """Yield declarer's tricks after each lead, the best leads first."""
    from rich.text import Text

    from biritch.cli.deals import diagrams as diagram

    for lead in leads:
        declarer = seat_name(lead.declarer, look.language)
        leader = seat_name(lead.leader, look.language)
        heading = tell("solver-lead", look.language, declarer=declarer, leader=leader)
        yield diagram.strain(lead.strain, look).append(" " + heading, "default")
        for tricks, cards in _group_tricks(lead.tricks):
            text = Text("  " + tell("cli-tricks-won", look.language, tricks=tricks))
            for suit in reversed(Suit):
                if cards.length(suit):
                    text.append("  ").append_text(diagram.holding(cards, suit, look))
            yield text


def _group_tricks(tricks: Mapping[Card, int]) -> Iterator[tuple[int, Hand]]:
    for number in sorted(set(tricks.values())):
        yield number, Hand.of(card for card, won in tricks.items() if won == number)
