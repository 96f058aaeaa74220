"""The sentences of the robots: the reasons for a card or a call, and parts of them."""

from __future__ import annotations

from biritch.core.calls import Bid, Call, Contract
from biritch.core.phrase import Phrase

ONLY = Phrase.of("robot-only-card")
EQUAL = Phrase.of("robot-equal-cards")
BY_RULE = Phrase.of("robot-by-rule")
ONLY_CALL = Phrase.of("robot-only-call")
FIRST = Phrase.of("robot-first-legal")


def contract(played: Contract) -> Phrase:
    """Return ``3NT``, ``4♠ doubled``, ``♥ trumps``, as each language writes it.

    Example:
        >>> from biritch.core.seats import Seat
        >>> from biritch.words.translation import say
        >>> say(contract(Contract.parse("3NTX", Seat.NORTH)), "fr")
        '3SA contré'
    """
    if not played.level:
        return Phrase.of(f"robot-trumps-{str(played.strain).lower()}")
    return Phrase.of(
        f"robot-contract-{played.multiplier}",
        level=played.level,
        strain=Phrase.of(f"robot-strain-{str(played.strain).lower()}"),
    )


def decimal(value: float) -> Phrase:
    """Return *value*, not negative, to one decimal place: 8.5, or 8,5.

    Example:
        >>> decimal(8.46)
        Phrase(name='robot-decimal', arguments=(('tenth', 5), ('whole', 8)), joined=())
    """
    whole, tenth = divmod(round(value * 10), 10)
    return Phrase.of("robot-decimal", whole=whole, tenth=tenth)


def dealt(worlds: int) -> Phrase:
    """Return "20 hands dealt".

    Example:
        >>> dealt(20)
        Phrase(name='robot-dealt', arguments=(('worlds', 20),), joined=())
    """
    return Phrase.of("robot-dealt", worlds=worlds)


def call(bid_or_call: Call) -> Phrase:
    """Return ``4♥``, ``pass``, ``double``, as each language writes it.

    Example:
        >>> from biritch.core.calls import PASS
        >>> call(PASS)
        Phrase(name='robot-call-p', arguments=(), joined=())
    """
    if isinstance(bid_or_call, Bid):
        strain = Phrase.of(f"robot-strain-{str(bid_or_call.strain).lower()}")
        return Phrase.of("robot-contract-1", level=bid_or_call.level, strain=strain)
    return Phrase.of(f"robot-call-{bid_or_call.value.lower()}")
