"""A deal as a short link code: board, hands, calls and cards.

A deal is written as its number (:attr:`Deal.rank`), in 96 bits; a call or a card takes six. A
check byte at the end detects links that were cut or mistyped.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from biritch.core.boards import Board
from biritch.core.calls import CALLS, Call
from biritch.core.cards import DECK, Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Vulnerability

LONGEST = 400
"""Letters of the longest code read."""
_VERSION = 1
_DEAL, _NUMBER, _CALLS, _SIX, _CHECK = 96, 17, 9, 6, 8


@dataclass(frozen=True, slots=True)
class LinkedDeal:
    """The content of a link: a board with its deal, calls and cards.

    Example:
        >>> linked = LinkedDeal(Board.from_number(7), Deal.random(seed=7))
        >>> read_link(link_code(linked)) == linked
        True
        >>> len(link_code(linked))
        24
    """

    board: Board
    deal: Deal
    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] = ()


def link_code(linked: LinkedDeal) -> str:
    """Return *linked* in letters, digits, ``-`` and ``_``; the inverse of :func:`read_link`.

    Raises:
        ValueError: The board's number is beyond 131071, or there are too many calls.

    Example:
        >>> link_code(LinkedDeal(Board.from_number(1), Deal.from_rank(0)))[:4]
        'EAAA'
    """
    board = linked.board
    if not 0 <= board.number < 1 << _NUMBER or len(linked.calls) >= 1 << _CALLS:
        raise ValueError(f"board {board.number} does not fit in a link")
    fields = [
        (_VERSION, 4),
        (board.dealer, 2),
        (board.vulnerability.value, 2),
        (board.number, _NUMBER),
        (linked.deal.rank, _DEAL),
        (len(linked.calls), _CALLS),
        *((CALLS.index(call), _SIX) for call in linked.calls),
        (len(linked.cards), _SIX),
        *((int(card), _SIX) for card in linked.cards),
    ]
    body = _pack_fields(fields)
    whole = body + bytes([_check(body)])
    return base64.urlsafe_b64encode(whole).decode().rstrip("=")


def read_link(code: str) -> LinkedDeal:
    """Return the deal in *code*.

    Raises:
        ValueError: It is no such code, or a letter of it was lost or changed.

    Example:
        >>> read_link("zzz")
        Traceback (most recent call last):
        ...
        ValueError: not the code of a deal: it is cut or mistyped
    """
    body = _body(code)
    bits = _Bits(int.from_bytes(body), 8 * len(body))
    try:
        if bits.take(4) != _VERSION:
            raise ValueError("not the code of a deal: it is of another version")
        dealer, vulnerability = Seat(bits.take(2)), Vulnerability(bits.take(2))
        board = Board(bits.take(_NUMBER), dealer, vulnerability)
        deal = Deal.from_rank(bits.take(_DEAL))
        calls = tuple(CALLS[bits.take(_SIX)] for _ in range(bits.take(_CALLS)))
        cards = tuple(DECK[bits.take(_SIX)] for _ in range(bits.take(_SIX)))
    except IndexError:
        raise ValueError("not the code of a deal: it is cut or mistyped") from None
    return LinkedDeal(board, deal, calls, cards)


def _body(code: str) -> bytes:
    word = code.strip()
    whole = b""
    if len(word) <= LONGEST and word.isascii():
        with suppress(ValueError, binascii.Error):
            whole = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
    if len(whole) < 2 or _check(whole[:-1]) != whole[-1]:
        raise ValueError("not the code of a deal: it is cut or mistyped")
    return whole[:-1]


def _pack_fields(fields: Iterable[tuple[int, int]]) -> bytes:
    total, length = 0, 0
    for value, bits in fields:
        total, length = total << bits | int(value), length + bits
    size = -(-length // 8)
    return (total << 8 * size - length).to_bytes(size)


def _check(body: Sequence[int]) -> int:
    return binascii.crc32(bytes(body)) & 0xFF


class _Bits:
    """The bits of a number, read from the front."""

    def __init__(self, number: int, length: int) -> None:
        self._number, self._left = number, length

    def take(self, bits: int) -> int:
        """Return the next *bits* bits as a number.

        Raises:
            IndexError: There are not that many left.
        """
        if bits > self._left:
            raise IndexError(bits)
        self._left -= bits
        return self._number >> self._left & (1 << bits) - 1
