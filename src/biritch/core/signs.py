"""What seats, strains, cards and calls are called in a sentence, in either language."""

from __future__ import annotations

from biritch.core.calls import Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat


def seat_sign(seat: Seat) -> Phrase:
    """Return the name of a seat: West.

    Example:
        >>> seat_sign(Seat.WEST).name
        'cli-seat-w'
    """
    return Phrase.of(f"cli-seat-{str(seat).lower()}")


def strain_sign(strain: Strain | Suit) -> Phrase:
    """Return the sign of *strain*: ♥, NT or SA.

    Example:
        >>> strain_sign(Suit.HEARTS).name, strain_sign(Strain.NOTRUMP).name
        ('robot-strain-h', 'robot-strain-n')
    """
    return Phrase.of(f"robot-strain-{str(strain).lower()}")


def card_sign(suit: Suit, rank: int) -> Phrase:
    """Return the sign of the card of *suit* with *rank* 2..14: ♥Q, or ♥D in French.

    Example:
        >>> from biritch.words.translation import say
        >>> say(card_sign(Suit.HEARTS, 12), "fr")
        '♥D'
    """
    rank_sign = Phrase.of(f"coach-rank-{rank}")
    return Phrase.of("coach-card", suit=strain_sign(suit), rank=rank_sign)


def call_sign(call: Call) -> Phrase:
    """Return ``4♥``, ``pass``, ``double``, as each language writes it.

    Example:
        >>> from biritch.core.calls import PASS
        >>> call_sign(PASS)
        Phrase(name='robot-call-p', arguments=(), joined=())
    """
    if isinstance(call, Bid):
        return Phrase.of("robot-contract-1", level=call.level, strain=strain_sign(call.strain))
    return Phrase.of(f"robot-call-{call.value.lower()}")
