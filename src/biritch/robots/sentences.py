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
    """Return ``3NT``, ``4♠ doubled``, ``♥ trumps``, as each language writes it."""
    if not played.level:
        return Phrase.of(f"robot-trumps-{str(played.strain).lower()}")
    return Phrase.of(
        f"robot-contract-{played.multiplier}",
        level=played.level,
        strain=Phrase.of(f"robot-strain-{str(played.strain).lower()}"),
    )


def decimal(value: float) -> Phrase:
    """Return *value*, not negative, to one decimal place: 8.5, or 8,5."""
    whole, tenth = divmod(round(value * 10), 10)
    return Phrase.of("robot-decimal", whole=whole, tenth=tenth)


def dealt(worlds: int) -> Phrase:
    """Return "20 hands dealt"."""
    return Phrase.of("robot-dealt", worlds=worlds)


def call(bid_or_call: Call) -> Phrase:
    """Return ``4♥``, ``pass``, ``double``, as each language writes it."""
    if isinstance(bid_or_call, Bid):
        strain = Phrase.of(f"robot-strain-{str(bid_or_call.strain).lower()}")
        return Phrase.of("robot-contract-1", level=bid_or_call.level, strain=strain)
    return Phrase.of(f"robot-call-{bid_or_call.value.lower()}")
