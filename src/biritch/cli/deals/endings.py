"""Double dummy solutions of endings: a few cards each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from biritch.core.cards import Card, Strain
from biritch.core.deals import PartialDeal
from biritch.core.seats import Seat, Side
from biritch.core.trick_table import TrickTable
from biritch.records.record import Record
from biritch.rules.play import Trick
from biritch.solver.solver import BatchSolver, Position
from biritch.words.translation import seat_name, tell

if TYPE_CHECKING:
    from biritch.cli.deals.diagrams import DiagramStyle


def is_ending(record: Record) -> bool:
    """Return whether *record* is an ending, with equal numbers of cards.

    Example:
        >>> is_ending(Record(deal=PartialDeal.parse("N:.AK.. .Q2.. A..A. K..K.")))
        True
    """
    if not isinstance(record.deal, PartialDeal):
        return False
    sizes = {len(hand) for hand in record.deal.hands}
    return len(sizes) == 1 and 0 not in sizes


@dataclass(frozen=True, slots=True)
class SolvedEnding:
    """An ending, its table, and the result of each lead if trumps and leader are given.

    ``leads`` has the tricks of the leader's own side.
    """

    number: int
    record: Record
    table: TrickTable
    leader: Seat | None
    strain: Strain | None
    leads: dict[Card, int]

    @property
    def place(self) -> int:
        """Its position in the file, from 1."""
        return self.number

    @property
    def tricks(self) -> dict[str, int]:
        """Each side's tricks, if trumps and leader are given.

        Example:
            >>> table = TrickTable(((1,) * 5,) * 4)
            >>> card = Card.parse("HA")
            >>> deal = PartialDeal.parse("N:.A.. .2.. A... K...")
            >>> record, hearts = Record(deal=deal), Strain.HEARTS
            >>> SolvedEnding(1, record, table, Seat.NORTH, hearts, {card: 1}).tricks
            {'ns': 1, 'ew': 0}
        """
        assert self.leader is not None
        best = max(self.leads.values())
        left = len(self.record.deal[self.leader]) if self.record.deal is not None else 0
        ns = best if self.leader.side is Side.NS else left - best
        return {"ns": ns, "ew": left - ns}

    def document(self) -> dict[str, object]:
        """Return the ending as ``--json`` prints it."""
        rows = {
            str(seat): {str(strain): self.table.of(seat, strain) for strain in Strain}
            for seat in Seat
        }
        document: dict[str, object] = {"board": self.number, "table": rows}
        if self.leader is not None:
            document["ending"] = {
                "leader": str(self.leader),
                "strain": str(self.strain),
                "tricks": self.tricks,
                "leads": {str(card): tricks for card, tricks in self.leads.items()},
            }
        return document

    def show(self, look: DiagramStyle) -> None:
        """Print the tricks: of the leader's side, or of every declarer in every strain."""
        click.echo(str(self.record.deal))
        if self.leader is not None:
            leader = seat_name(self.leader, look.language)
            told = {name: str(many) for name, many in self.tricks.items()}
            click.echo(tell("solver-ending", look.language, leader=leader, **told))
            click.echo("  ".join(f"{card} {tricks}" for card, tricks in self.leads.items()))
        else:
            click.echo(str(self.table))
        click.echo()


def solve_endings(
    endings: Sequence[tuple[int, Record]], solver: BatchSolver
) -> Iterator[SolvedEnding]:
    """Yield the solution of each of *endings*, with its number.

    The table has declarer's tricks with the hand on declarer's left on lead (PBN 2.1, 3.10);
    with trumps and a leader in the file, each card of the leader is solved.
    """
    for number, record in endings:
        deal = record.deal
        assert deal is not None
        positions = [
            Position(deal.hands, strain, Trick(seat.after()))
            for seat in Seat
            for strain in Strain
        ]
        leader = None if record.play is None else record.play.leader
        leader = leader if leader is not None else _leader_in_tag(record)
        strain = record.strain
        if leader is not None and strain is not None:
            positions.append(Position(deal.hands, strain, Trick(leader)))
        answers = solver.leads(positions)
        left = len(deal[Seat.NORTH])
        tricks = [left - max(answer.values()) for answer in answers[:20]]
        told = len(answers) > 20
        yield SolvedEnding(
            number,
            record,
            TrickTable(tuple(tuple(tricks[5 * at : 5 * at + 5]) for at in range(4))),
            leader if told else None,
            strain if told else None,
            answers[20] if told else {},
        )


def _leader_in_tag(record: Record) -> Seat | None:
    """Return the leader in the tag ``Play`` of a game without cards."""
    word = record.tag("Play").strip().upper()
    return Seat.parse(word) if word in ("N", "E", "S", "W") else None
