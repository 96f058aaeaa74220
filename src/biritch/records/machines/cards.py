"""The pack as dealing machines store it: the owner of each card from the ace of spades down.

Layouts follow Big Deal (van Staveren), ``output.c``, which writes these files for clubs, and
files made by other programs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from biritch.core.cards import Suit
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.records.faults import BadText
from biritch.records.pbn.values import deal_of_bits, holding

GLYPHS = {Suit.SPADES: "\x06", Suit.HEARTS: "\x03", Suit.DIAMONDS: "\x04", Suit.CLUBS: "\x05"}
"""The suits of the old IBM character set."""
NUMBERS = 78
"""Characters of three hands as two-digit numbers."""
DRAWN = 68
"""Characters of four hands drawn with glyphs: 52 cards and 16 suits."""

_RANKS = "[2-9TJQKAtjqka]{0,13}"
_DRAWN = re.compile("".join(f"{sign}({_RANKS})" for sign in GLYPHS.values()) * 4)


def deal_of(bits: Sequence[int]) -> Deal:
    """Return the deal of four hands from North, each the bits of its cards.

    Raises:
        BadText: The hands are not thirteen cards each, or one card is held twice.

    Example:
        >>> deal_of([hand.bits for hand in Deal.from_rank(7).hands]) == Deal.from_rank(7)
        True
    """
    deal = deal_of_bits(list(bits))
    if not isinstance(deal, Deal):
        raise BadText("hand-size", seat=Seat.NORTH, cards=bits[0].bit_count(), want=13)
    return deal


def owners(deal: Deal) -> list[int]:
    """Return the owner of each card, 0 for North, from the ace of spades to the deuce of clubs.

    Example:
        >>> owners(Deal.from_rank(0))[:14]
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    """
    seats = [0] * 52
    for seat in Seat:
        for card in deal[seat]:
            seats[51 - card] = int(seat)
    return seats


def deal_of_owners(seats: Sequence[int]) -> Deal:
    """Return the deal with these owners of cards, from the ace of spades down.

    Example:
        >>> deal_of_owners(owners(Deal.from_rank(7))) == Deal.from_rank(7)
        True
    """
    bits = [0] * 4
    for place, seat in enumerate(seats):
        bits[seat] |= 1 << 51 - place
    return deal_of(bits)


def numbers(deal: Deal) -> str:
    """Return North's, East's and South's cards as numbers, 01 the ace of spades.

    Example:
        >>> numbers(Deal.from_rank(0))[:8]
        '01020304'
    """
    seats = Seat.NORTH, Seat.EAST, Seat.SOUTH
    return "".join(f"{52 - card:02}" for seat in seats for card in deal[seat])


def deal_of_numbers(text: str) -> Deal:
    """Return the deal of three hands of numbers; West has the rest.

    Raises:
        BadText: *text* is not 78 digits, or not three hands.

    Example:
        >>> deal_of_numbers(numbers(Deal.from_rank(7))) == Deal.from_rank(7)
        True
    """
    if not re.fullmatch("[0-9]{78}", text):
        raise BadText("bad-cards", text=text)
    bits, pack = [0] * 4, 0
    for place in range(39):
        number = int(text[2 * place : 2 * place + 2])
        if not 1 <= number <= 52:
            raise BadText("bad-cards", text=text[2 * place : 2 * place + 2])
        bits[place // 13] |= 1 << 52 - number
        pack |= 1 << 52 - number
    bits[3] = (1 << 52) - 1 & ~pack
    return deal_of(bits)


def draw_deal(deal: Deal) -> str:
    """Return the four hands with a glyph before each suit."""
    return "".join(
        GLYPHS[suit] + deal[seat].ranks(suit) for seat in Seat for suit in reversed(Suit)
    )


def read_drawn_deal(text: str) -> Deal:
    """Return the deal of four hands with glyphs.

    Raises:
        BadText: *text* is not four hands drawn with glyphs.

    Example:
        >>> read_drawn_deal(draw_deal(Deal.from_rank(7))) == Deal.from_rank(7)
        True
    """
    match = _DRAWN.fullmatch(text)
    if match is None:
        raise BadText("bad-cards", text=text)
    return of_suits(match.groups())


def of_suits(words: Iterable[str]) -> Deal:
    """Return the deal of sixteen holdings: North's four suits, spades first, then East's.

    Raises:
        BadText: A holding cannot be read, or the hands are no deal.

    Example:
        >>> of_suits(suits(Deal.from_rank(7))) == Deal.from_rank(7)
        True
    """
    bits = [0] * 4
    for place, word in enumerate(words):
        held = holding(word) if len(word) < 30 else -1
        if held < 0:
            raise BadText("bad-cards", text=word)
        # Spades are named first and have the highest bits.
        bits[place // 4] |= held << 13 * (3 - place % 4)
    return deal_of(bits)


def suits(deal: Deal) -> list[str]:
    """Return the sixteen holdings of *deal*, in the order of :func:`of_suits`.

    Example:
        >>> suits(Deal.from_rank(0))[:4]
        ['AKQJT98765432', '', '', '']
    """
    return [deal[seat].ranks(suit) for seat in Seat for suit in reversed(Suit)]


def pack_deal(deal: Deal, turned: int) -> str:
    r"""Return thirteen characters of a byte each, four cards of one rank in each.

    Ranks go from the aces down, suits from spades; seats are counted from *turned* on.

    Example:
        >>> pack_deal(Deal.from_rank(0), 0) == "\x1b" * 13
        True
    """
    seats = owners(deal)
    return "".join(
        chr(
            sum(((seats[13 * suit + rank] + turned) % 4) << 2 * (3 - suit) for suit in range(4))
        )
        for rank in range(13)
    )


def unpack_deal(text: str, turned: int) -> Deal:
    """Return the deal that :func:`pack_deal` made of thirteen characters.

    Example:
        >>> unpack_deal(pack_deal(Deal.from_rank(7), 1), 1) == Deal.from_rank(7)
        True
    """
    seats = [0] * 52
    for rank, sign in enumerate(text):
        for suit in range(4):
            seats[13 * suit + rank] = ((ord(sign) >> 2 * (3 - suit)) - turned) % 4
    return deal_of_owners(seats)
