"""A terminal table with lines typed in advance, and those who sit at it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.promises.points import hcp
from biritch.cli.terminal import game as terminal
from biritch.core.boards import Board
from biritch.core.calls import PASS, Bid, Call, parse_call
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.core.trick_table import TrickTable
from biritch.games.view import View
from biritch.robots.robot import Decision, Robot
from biritch.rules.auction import Auction
from biritch.solver.solver import Position
from biritch.words.notation import Notation
from biritch.words.translation import Language

WHY = Phrase.of("robot-any")


@dataclass(frozen=True)
class Passing:
    """Passes throughout, and plays the lowest card allowed."""

    name: str = "passing:none"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        del budget, rng
        return Decision(PASS if PASS in view.legal else view.legal[-1], WHY)


@dataclass(frozen=True)
class Calling:
    """Makes its calls in turn, then passes; plays the lowest card allowed."""

    calls: tuple[str, ...]
    name: str = "calling:none"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        del budget, rng
        if isinstance(view.legal[0], Card):
            return Decision(view.legal[-1], WHY)
        assert view.auction is not None
        made = sum(seat == view.seat for seat, _ in view.auction.calls_by_seat)
        word = self.calls[made] if made < len(self.calls) else "P"
        return Decision(parse_call(word), WHY)


class Saying:
    """A system in which every call says the same, and two clubs is alerted."""

    def explain(self, auction: Auction, vulnerability: Vulnerability) -> Sequence[Meaning]:
        del vulnerability
        return [
            Meaning(hcp(15, 17), WHY, alert=call == Bid(2, Strain.CLUBS))
            for call in auction.calls
        ]

    def menu(self, auction: Auction, vulnerability: Vulnerability) -> Mapping[Call, Meaning]:
        del vulnerability
        return {call: Meaning(hcp(15, 17), WHY) for call in auction.standing.legal()}


class Nine:
    """A solver that finds nine tricks everywhere."""

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        return [TrickTable(((9,) * 5,) * 4) for _ in deals]

    def leads(self, positions: Sequence[Position]) -> list[dict[Card, int]]:
        raise NotImplementedError


ROBOTS: dict[Seat, Robot] = {seat: Passing() for seat in Seat}


@dataclass
class TypedTable:
    """A table, what is typed at it, and what it says."""

    typed: list[str] = field(default_factory=list)
    robots: Mapping[Seat, Robot] = field(default_factory=lambda: ROBOTS)
    language: Language = "en"
    notation: Notation = "en"
    said: list[str] = field(default_factory=list)

    def hear(self) -> str | None:
        return self.typed.pop(0) + "\n" if self.typed else None

    def play(
        self,
        boards: int = 1,
        hear: Callable[[], str | None] | None = None,
        deals: Iterable[tuple[Board, Deal]] | None = None,
    ) -> int:
        numbered = (
            (Board.from_number(n), deal)
            for n, deal in enumerate(islice(seeded_deals(7), boards), 1)
        )
        return terminal.play(
            deals or numbered,
            language=self.language,
            notation=self.notation,
            seat=Seat.SOUTH,
            rng=random.Random(1),
            robots=self.robots,
            system=Saying(),
            solver=Nine,
            hear=hear or self.hear,
            say=self.said.append,
        )


def lowest(typed_table: TypedTable, calls: Sequence[str]) -> Iterator[str | None]:
    """Type *calls*, then the lowest card allowed, which the table tells when asked."""
    yield from calls
    while True:
        yield "legal\n"
        yield allowed(typed_table)[-1] + "\n"


def allowed(typed_table: TypedTable) -> list[str]:
    """Return what the table last said is allowed; the question was asked again since."""
    head, _, words = typed_table.said[-2].partition(": ")
    assert head.strip() in ("Allowed", "Permis")
    return words.split()


def whole(typed_table: TypedTable, *calls: str) -> TypedTable:
    """Play one board to its end."""
    lines = lowest(typed_table, calls)
    assert typed_table.play(1, lambda: next(lines)) == 1
    return typed_table
