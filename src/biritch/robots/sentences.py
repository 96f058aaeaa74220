"""Sentences of the robots: reasons for a card or a call."""

from __future__ import annotations

from biritch.core.calls import Contract
from biritch.core.phrase import Phrase
from biritch.core.signs import strain_sign

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
        strain=strain_sign(played.strain),
    )


def decimal(value: float) -> Phrase:
    """Return *value*, not negative, to one decimal place: 8.5, or 8,5.

    Example:
        >>> decimal(8.46)
        Phrase(name='robot-decimal', arguments=(('tenth', 5), ('whole', 8)), joined=())
    """
    whole, tenth = divmod(round(value * 10), 10)
    return Phrase.of("robot-decimal", whole=whole, tenth=tenth)


def say_dealt(worlds: int) -> Phrase:
    """Return ``20 hands dealt``.

    Example:
        >>> say_dealt(20)
        Phrase(name='robot-dealt', arguments=(('worlds', 20),), joined=())
    """
    return Phrase.of("robot-dealt", worlds=worlds)
