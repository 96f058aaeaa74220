"""Hands, deals, auctions and contracts drawn on the terminal.

Suits have symbols; colour only helps, and only on a terminal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from biritch.cli.options import symbols_can_be_printed
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Contract
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.words.notation import SYMBOLS, Notation, write_rank, write_strain
from biritch.words.translation import seat_name, tell

if TYPE_CHECKING:
    from biritch.core.boards import Board
    from biritch.core.deals import Deal, PartialDeal
    from biritch.rules.auction import Auction
    from biritch.words.translation import Language

_STYLES = ("green", "dark_orange", "red", "blue", "bold")
_WIDTH = 20
"""Columns of one hand in a diagram: a thirteen-card suit takes more, and may."""


@dataclass(frozen=True, slots=True)
class DiagramStyle:
    """The style of drawings: language, notation, symbols or letters."""

    language: Language
    notation: Notation = "en"
    symbols: bool = True

    @classmethod
    def here(cls, language: str, notation: str = "en") -> DiagramStyle:
        """Return the style for this standard output."""
        card_notation: Notation = "fr" if notation == "fr" else "en"
        return cls(language, card_notation, symbols_can_be_printed())


def strain(named: Strain | Suit, look: DiagramStyle) -> Text:
    """Return ``♠``, or its letter; ``NT`` or ``SA``.

    Example:
        >>> strain(Suit.SPADES, DiagramStyle("en")).plain
        '♠'
    """
    if named == Strain.NOTRUMP:
        word = tell("cli-notrump", look.language)
    else:
        word = SYMBOLS[named] if look.symbols else write_strain(named, look.notation)
    return Text(word, _STYLES[named])


def call(made_call: Call, look: DiagramStyle) -> Text:
    """Return ``1♠``, ``3NT``, ``Pass``, ``X`` or ``XX``.

    Example:
        >>> call(PASS, DiagramStyle("fr")).plain
        'Passe'
    """
    if isinstance(made_call, Bid):
        return Text(str(made_call.level)).append_text(strain(made_call.strain, look))
    if made_call is PASS:
        return Text(tell("cli-pass", look.language), "dim")
    return Text({DOUBLE: "X", REDOUBLE: "XX"}[made_call], "bold")


def contract(played: Contract, look: DiagramStyle) -> Text:
    """Return ``4♥X by North``.

    Example:
        >>> from biritch.core.cards import Strain
        >>> contract(Contract(Strain.HEARTS, Seat.NORTH, 4, 2), DiagramStyle("en")).plain
        '4♥X by North'
    """
    doubles = "X" * (played.multiplier.bit_length() - 1)
    text = Text(str(played.level)).append_text(strain(played.strain, look)).append(doubles)
    declarer = seat_name(played.declarer, look.language)
    return text.append(" " + tell("cli-by", look.language, seat=declarer))


def holding(hand: Hand, suit: Suit, look: DiagramStyle) -> Text:
    """Return ``♠ A Q 10 4``; a void is a dash.

    Example:
        >>> holding(Hand.parse("AQT4.K.2.3"), Suit.SPADES, DiagramStyle("fr", "fr")).plain
        '♠ A D 10 4'
    """
    ranks = [write_rank(card.rank, look.notation) for card in hand.holding(suit)]
    rank_texts = ["10" if rank == "T" else rank for rank in ranks]
    return strain(suit, look).append(" " + (" ".join(rank_texts) or "—"), "default")


def hand(cards: Hand, look: DiagramStyle) -> Text:
    """Return the four suits of a hand, spades first, one a line.

    Example:
        >>> print(hand(Hand.parse("AQT4.K.2.3"), DiagramStyle("en")).plain.splitlines()[1])
        ♥ K
    """
    return Text("\n").join(holding(cards, suit, look) for suit in reversed(Suit))


def deal(dealt: Deal | PartialDeal, board: Board, look: DiagramStyle) -> Table:
    """Return the diagram of a deal: North above, the board at the top left, points below."""
    grid = Table.grid(padding=(0, 2))
    for _ in range(3):
        grid.add_column(min_width=_WIDTH, no_wrap=True)
    north, east, south, west = (_hand(dealt[seat], look) for seat in Seat)
    grid.add_row(_corner(board, look), north, "")
    grid.add_row(west, _compass(look), east)
    grid.add_row(_points(dealt, look), south, "")
    return grid


def _hand(cards: Hand, look: DiagramStyle) -> Text:
    return hand(cards, look) if cards else Text("?\n?\n?\n?", "dim")


def _corner(board: Board, look: DiagramStyle) -> Text:
    return Text("\n").join(
        [
            Text(tell("cli-board", look.language, number=str(board.number)), "bold"),
            Text(
                tell("cli-dealer", look.language, seat=seat_name(board.dealer, look.language))
            ),
            Text(vulnerable(board.vulnerability, look.language)),
        ]
    )


def _compass(look: DiagramStyle) -> Text:
    n, e, s, w = (seat_name(seat, look.language)[0] for seat in Seat)
    return Text(f"    {n}\n  {w}   {e}\n    {s}", "dim")


def _points(dealt: Deal | PartialDeal, look: DiagramStyle) -> Text:
    n, e, s, w = (str(dealt[seat].hcp) if dealt[seat] else "?" for seat in Seat)
    title = tell("cli-points", look.language)
    return Text(f"{title}\n{n:>5}\n{w:>3}{e:>4}\n{s:>5}", "dim")


def vulnerable(sides: Vulnerability, language: str) -> str:
    """Return ``North-South vulnerable``.

    Example:
        >>> vulnerable(Vulnerability.NS, "en")
        'North-South vulnerable'
    """
    return tell(f"cli-vulnerable-{sides}", language)


def auction(
    auction_so_far: Auction,
    look: DiagramStyle,
    vulnerability: Vulnerability = Vulnerability.NONE,
) -> Table:
    """Return the calls in four columns, West first; a vulnerable seat is underlined."""
    table = Table(show_edge=False, pad_edge=False, box=None, padding=(0, 3, 0, 0))
    columns = [Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH]
    for seat in columns:
        style = "bold underline" if seat in vulnerability else "bold"
        table.add_column(Text(seat_name(seat, look.language), style), no_wrap=True)
    cells = [Text("")] * columns.index(auction_so_far.dealer)
    cells += [call(made_call, look) for made_call in auction_so_far.calls]
    if not auction_so_far.over:
        cells.append(Text("?", "bold"))
    for first in range(0, len(cells), 4):
        table.add_row(*cells[first : first + 4])
    return table
